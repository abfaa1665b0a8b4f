"""English for what a user has and uses, and for what took its place.

Most of these verbs also say what somebody did to a file an hour ago. So the object has to be of a
known topic, or a name, a number or a day of a thing that has one at a time.
"""

from __future__ import annotations

from typing import Any

from kumbuka.memory.extraction.languages.english_frames import AM, EPISODIC, OBJECT, frame
from kumbuka.memory.extraction.languages.english_topics import ANY_TOPIC, OWNED
from kumbuka.memory.extraction.languages.english_words import JOBS, RELATION_NAMES
from kumbuka.memory.extraction.table import Frame

DID = (
    r"(?:(?:have|has|['’]ve|['’]s|had) )?"
    r"(?:(?:recently|just|finally|now|already|actually|since|basically|all|both|been|got) )*"
)
NOW = r"(?:(?:now|currently|back|all|only|over|still|mostly|both|permanently|fully) )*"
_DAY = r"(?:mon|tues|wednes|thurs|fri|satur|sun)days?"
NUMBER = r"(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)"
VALUE = (
    r"(?P<object>(?:the |an? |about |around |every )?"
    r"(?:(?-i:[A-Z])[\w.&'’+#-]*(?: [\w.&'’+#-]+){0,4}?"
    r"|[$€£]?\d[\w.,:%/€$-]*(?: (?!today\b|tonight\b|tomorrow\b)[\w/]+){0,3}?"
    rf"|{_DAY}(?: \w+){{0,3}}?|(?:first|second|third|fourth|last) \w+day(?: \w+){{0,3}}?"
    rf"|{NUMBER}(?: \w+){{0,2}}?|daily|weekly|monthly|yearly|quarterly|fortnightly|biweekly"
    r"|noon|midnight|half past \w+|quarter (?:to|past) \w+))"
)
END = (
    r"(?=(?: for (?:me|us))?(?: (?:now|these days|nowadays|from now on|instead|for good|at last"
    r"|in the end|already|starting \S.*|as of \S.*))?\.?(?:[,;!]|$))"
)
PASSING = (
    r"(?:question|problem|issue|guess|point|idea|code|program|error|request|prompt|message"
    r"|answer|understanding|suggestion|concern|assumption|opinion|bug|build|script|query"
    r"|password|passphrase|pin|secret|token|key|next|last|first|second|previous"
    r"|current|other|new|best|worst|only|dear|god|life|turn|fault|bad|friend|test|input|output"
    r"|function|class|variable|file|text|essay|story|character|draft|version|favou?rite"
    r"|protagonist|hero|heroine|villain|narrator|novel|dummy|mock|matrix|vector|dataset|fever"
    r"|loan|player|model|head|image|container"
    r"|choice|order|thing|stuff|names|way|mood|hope|thought|thoughts|response|example"
    r"|article|method|loop|line|lines|list|value|values|plan|plans|column|row|page|parameter"
    r"|argument|branch"
    r"|my|our|the|all|your|his|her|their|an?|this|that|these|those|it|they|he|she|there|what"
    r"|which|i|you|we|here|how|commit|folder"
    r"|from|to|into|in|on|at|onto|over|back|directory|string|array|table|cell|cursor|import"
    r"|imports|section|paragraph|sentence|result"
    r"|ive|weve|im|id|port|timeout|path|url|flag|option|options|setting|settings|config"
    r"|configuration|endpoint"
    r"|header|threshold|index|counter|id|schema|field|property|width|margin|padding|seed|offset"
    r"|delay|interval|container|pod|node|regex|pixel|image|button|label|font|logic|approach)"
)
_SEEN = (
    r"(?:dentist|doctor|gp|vet|hairdresser|barber|therapist|accountant|lawyer|physio|optician|tutor"
    r"|coach|trainer|mechanic|cleaner)"
)
"""Where they are is not who they are."""
THING = (
    rf"(?P<thing>(?!{PASSING}\b|(?:\w+ )?(?:don|doesn|isn|aren|won|can|didn|hasn|haven)['’]?t\b"
    rf"|(?:\w+ )?favou?rite|{_SEEN}(?:['’]s| is) (?:in|at|on|near|from)\b"
    rf"|(?:{RELATION_NAMES})['’]s\b)[a-z][\w'’-]*(?: (?!is\b|are\b|to\b|from\b|in\b|on\b|and\b"
    rf"|not\b)"
    r"[a-z][\w'’-]*){0,2}?)"
)
OWN = r"(?:(?:my|our|the|all (?:of )?(?:my|our|the)) )"
SHIFTED = (
    r"(?:moved|switched|migrated|changed|transferred|upgraded|downgraded|converted|shifted|jumped"
    r"|defected|bumped|gone|went|come|came|rebranded|moving|switching|migrating|shifted)"
)
ADJUSTED = (
    r"(?:moved|moving|switched|switching|migrated|migrating|changed|transferred|ported|pushed"
    r"|bumped|upped|raised|lowered|cut|increased|reduced|renamed|rebranded|rewrote|rewritten"
    r"|rewriting|redid|redone|redoing|rebuilt|rebuilding|rescheduled|postponed|delayed|extended"
    r"|updated|shifted|set|dropped|doubled|trimmed|slashed|doing|did|do)"
)
WAY = r"(?: (?:over|back|across|up|down|out|forward|fully|all|completely|around|entirely))*"
OTHERS = (
    r"(?:they|hr|work|(?:my|our|the) (?:doctor|gp|psychiatrist|boss|manager|company|office|team"
    r"|school|bank|landlord|airline|client|firm|employer|vet|dentist)|some(?:body|one)"
    r"|management)(?:['’]ve| have| has)?(?: just| finally| recently)?"
)
PROPER = r"(?:(?-i:[A-Z])[\w.'’-]*(?: (?-i:[A-Z])[\w.'’-]*){0,2})"
ANY: dict[str, Any] = {"topics": ANY_TOPIC, "replaces": True}

THING_FRAMES: tuple[Frame, ...] = (
    frame("'m am 're are is", rf"{AM} {NOW}an? (?P<object>(?!(?:[\w-]+ )?(?:truck"
          r"|bus|taxi|cab|van|lorry|train|tram|ambulance) driver\b)\S.*?) (?:person|user|guy|girl"
          r"|convert"
          r"|customer|subscriber|driver|owner)\b.*", "tool", topics=ANY_TOPIC),
    frame("'re are", rf"{AM} {NOW}(?P<object>{NUMBER}|\d+) (?:people )?(?:on|in) (?:the|our)"
           rf" team\b.*",
          "identity", attribute="team_size"),
    frame("'m am is are 're m",
          rf"{AM} {NOW}(?:on|with|at|over to|over on|using|running) (?!(?:the|my|a) (?:phone"
          rf"|computer|laptop|bus|train|bike|screen|desk|couch|monitor)\b)(?:an? |the )?{OBJECT}",
          "tool", topics=ANY_TOPIC),
    frame("'m am is are 're", rf"{AM} {NOW}an? (?P<object>\S.*?) (?:shop|house|household|company"
          r"|family|place)\b", "tool", topics=ANY_TOPIC),
    frame("run runs have has 've got own keep keeps use wear wears been",
          rf"(?:have been using|['’]ve been using|(?:have|has|['’]ve) got|runs?|have|has|own|keeps?"
          rf"|wears?) (?:(?:an?|the|my|our|some|two|three) )?{OBJECT}", "tool",
          topics=OWNED - {"pet"}),
    frame("keep keeps have has", rf"(?:keeps?|(?:have|has) (?=.*\b(?:now|instead)\b)) ?(?:(?:an?"
          rf"|some) )?{OBJECT}", "tool", topics=frozenset({"pet"})),
    frame("have has had", rf"(?:have|has) (?:our |the |my )?(?:daily |weekly )?(?P<thing>standup"
          r"|stand-up|retro|sprint planning|planning|band practice|choir practice|training"
          r"|rehearsal"
          rf"|therapy|book club|team meeting|all-hands|office hours) (?:at|on) {VALUE}{END}",
          "identity"),
    frame("'m am 're are", rf"{AM} {NOW}a (?:family|household|team|band|group|company) of"
          r" (?P<object>\w+)", "identity", attribute="household_size"),
    frame("retired have 've", rf"{DID}(?P<object>retired)(?! the\b| my\b| an?\b| our\b).*",
          "identity", attribute="job"),
    frame("have been 've", r"(?:have|['’]ve) been playing (?:the )?(?P<object>\S.*?)"
          r"(?= (?:since|for)\b|$)", "identity", topics=frozenset({"instrument", "sport"})),
    frame("ended", rf"ended up (?:choosing|picking|going with|using|buying) {OBJECT}", "decision",
          **EPISODIC),
    frame("track store keep save write build make manage host deploy run develop design log file"
          " organize organise plan stream edit test monitor do tracks stores keeps writes builds"
          " hosts deploys runs listen",
          r"(?:track|store|keep|save|write|build|make|manage|host|deploy|run|develop|design|log"
          r"|file|organi[sz]e|plan|stream|edit|test|monitor|do|listen to)s? (?:all )?"
          rf"(?!(?:losing|winning|failing|getting|looking|working|falling|coming|going|typing"
          rf"|clicking)\b){OWN}?{THING} (?:in|with|on|at|through|via|using) {OBJECT}", "identity",
          topics=ANY_TOPIC - frozenset({"shift", "time_zone", "team", "pet"})),
    frame("keep host store keeps hosts", rf"(?:keep|host|store)s? (?:all )?(?:my|our|the)"
           rf" (?P<thing>code"
          rf"|source code|repos|repositories) (?:on|in|at|with) {OBJECT}", "identity",
          topics=frozenset({"code_host"})),
    frame("code program write work mostly mainly",
          r"(?:(?:mostly|mainly|primarily) )?(?:code|program|write code|work) (?:mostly |mainly"
          r" |primarily )?in (?P<object>\S.*)", "tool",
          topics=frozenset({"programming_language", "editor"})),
    frame("'m am doing", rf"{AM} {NOW}doing (?:an? |my )?{OBJECT}", "identity",
          topics=frozenset({"degree", "sport", "diet"})),
    frame("eat eats can have drink drinks", r"(?:can )?(?:eat|have|drink)s? (?=(?P<old>\S.*?)"
           r" again)(?P<object>(?!an?\b|the\b|to\b)\S.*?) again\b.*", "preference",
          ends=("identity:diet",)),
    frame("have has", r"(?:have|has) (?!an?\b|the\b|to\b|my\b|been\b|had\b|\w*ed\b)(?P<object>\S.*?"
          r" (?:in the (?:morning|evening|afternoon)s?|for (?:breakfast|lunch|dinner))\b.*)",
          "pattern"),
    frame("drink drinks eat eats read reads do walk run practise practice",
          r"(?P<object>(?:drinks?|eats?|reads?|do(?! the\b)|walk|run"
          r"|practi[sc]e) \S.*? (?:in the (?:morning|evening|afternoon)s?|at night|at noon"
          r"|(?:after|before) (?:work|lunch|dinner|bed|breakfast|school)|for (?:breakfast|lunch"
          r"|dinner))\b.*)", "pattern"),
    frame("like likes want prefer love", r"(?:like|want|love)s? (?P<object>(?:short|brief|concise"
          r"|long|detailed|thorough)\w* (?:answers|replies|responses|explanations)\b.*)",
          "instruction"),
    frame("have has got adopted bought 've own",
          rf"{DID}(?:adopted|bought|got) (?!another)an? (?!second |third )(?:[\w-]+"
          rf" ){{0,3}}?(?P<attribute>dog|cat"
          rf"|rabbit|puppy|kitten|parrot|horse|hamster) (?:named|called) (?P<object>{PROPER})",
          "identity"),
    frame("use uses 'm am using", rf"(?:{AM} )?{NOW}(?:use|uses|using) (?P<object>\S.*?) as"
           rf" (?:my|our)"
          rf" (?:main |primary |new )?{THING}(?: now| these days|[.!,]|$).*", "identity"),
    frame("drive drives", r"drives? (?P<object>(?:an? |(?=(?-i:[A-Z])))\S.*)", "possession",
          attribute="car"),
    frame("'m am 're are", rf"{AM} {NOW}driving (?P<object>(?:an? |(?=(?-i:[A-Z])))\S.*)",
          "possession",
          topics=frozenset({"car"}), replaces=True),
    frame("always usually only mostly normally", rf"(?:always|usually|only|mostly|normally) use"
          rf" {OBJECT}",
          "tool", topics=ANY_TOPIC),
    frame("bank banks", rf"banks? (?:with|at) {OBJECT}", "tool", attribute="bank"),
    frame("invest invests", rf"invests? (?:through|with|via|at) (?P<object>{PROPER})", "tool",
          attribute="broker"),
    frame("shop buy get do", r"(?:shops?|(?:buy|get|do) (?:all )?(?:my|our) (?:groceries|food"
          r" shopping|grocery shopping|weekly shop|shopping|food)) (?:at|from|in|with)"
          rf" (?P<object>{PROPER})", "tool", attribute="supermarket"),
    frame("joined signed work train 'm am 're are have 've",
          rf"(?:{DID})?(?:joined|signed up (?:with|at|for)|works? out at|trains? at|{AM} an? member"
          rf" (?:of|at)) {OBJECT}", "tool", topics=frozenset({"gym"}), replaces=True),
    frame("changed switched have 've",
          rf"{DID}(?:changed|switched) (?P<thing>(?!to\b|from\b|over\b|the\b)[a-z]+(?:"
          rf" [a-z]+)?)s(?:,"
          rf"| and| so| -)*(?: (?:now|it['’]?s|i['’]?m|we['’]?re|i|we|am|are|at|with|go|to|on"
          rf"|the))+ (?P<object>{PROPER}){END}", "identity", replaces=True),
    frame("get gets buy buys order orders", rf"(?:gets?|buys?|orders?) (?:my|our) {THING}"
           rf" (?:from|at|through|via) (?:the )?(?P<object>{PROPER})", "identity"),
    frame("read reads watch watches", r"(?:reads?|watch(?:es)?) (?P<object>\S.*)", "tool",
          topics=frozenset({"newspaper", "streaming"})),
    frame("subscribe subscribed pay have 'm am watch listen read",
          r"(?:subscribes? to|pays? for|(?:have|has) an? (?:subscription|account) (?:to|with|at"
          r"|for)"
          rf"|{AM} subscribed to|watch (?:everything|all my shows|most things|stuff) on) {OBJECT}",
          "tool", topics=ANY_TOPIC),
    frame("study studies studied", rf"stud(?:y|ies) at (?P<object>{PROPER})", "identity",
          attribute="school"),
    frame("transferred have 've", rf"{DID}transferred to (?P<object>{PROPER})", "identity",
          attribute="school"),
    frame("go goes study transferred attend attends moved have 've",
          rf"(?:{DID}transferred to|goe?s? to|stud(?:y|ies) at|attends?)"
          rf" (?P<object>(?:the )?{PROPER}(?: (?:high|school|college|university|academy"
          rf"|elementary|primary))*)(?<!Saturday)(?<!Sunday)(?<!Monday){END}", "identity",
          attribute="school", needs=("High", "School", "school", "College", "college", "Univers",
          "univers", "Academy", "academy", "Elementary", "Primary", "primary", "ETH", "MIT", "UC",
          "transferred")),
    frame("pay pays", rf"pays? (?P<object>[$€£]?\d[\w.,]*(?: \w+){{0,3}}?) (?:in|for|of) (?:the |my"
          rf" |our )?{THING}{END}", "identity"),
    frame("have has", rf"(?:have|has) an? {THING} of {VALUE}(?: for (?:the |my |our )?"
          rf"(?P<of>[a-z]\w+))?{END}", "identity"),
    frame("launch launches release ship graduate fly leave go", rf"(?P<thing>launch|release|ship"
          rf"|graduate|fly|leave|go live)(?:es)? (?:on|in|at) {VALUE}{END}", "identity"),
    frame("weigh weighs 'm am", rf"(?:weighs?|{AM} (?:down to|up to|at|now)) (?:about |around )?"
          r"(?P<object>\d[\d.,]* ?(?:kg|kgs|kilos?|pounds|lbs?|stone)\b)", "identity",
          attribute="weight"),
    frame("wear wears take takes", r"(?:wears?|takes?) (?:an? )?(?:size )?"
          r"(?P<object>\d\d?(?:[.,½]\d?)?)(?: in)?(?: shoes?)\b", "identity",
          attribute="shoe_size"),
    frame("wear wears", r"wears? (?:an? )?size (?P<object>\w+)\b", "identity", attribute="size"),
    frame("take takes", r"takes? (?P<object>\S.*)", "identity",
          topics=frozenset({"medication"})),
    frame("play plays", r"plays? (?:the )?(?P<object>\S.*)", "identity",
          topics=frozenset({"instrument"})),
    frame("do does practise practice", r"(?:do|does|practi[sc]es?) (?P<object>\S.*)", "identity",
          topics=frozenset({"sport", "diet"})),
    frame("became become been got made 'm am have 've",
          rf"(?:{DID})?(?:become|became|promoted to|hired as|made|(?:{AM} )?now) (?:an? |the )?"
          rf"(?P<object>(?:[\w-]+ ){{0,3}}(?:{JOBS})\b.*)", "identity", attribute="job"),
    frame("work works 'm am is 're",
          rf"(?:works?|{AM} {NOW}(?:on|working)) (?:the )?(?P<object>nights?(?: shifts?)?|days"
          r"|(?:early|late|day|evening|morning|night|rotating|swing|graveyard) shifts?)\b",
          "identity", attribute="shift"),
    frame("'m am is 're", rf"{AM} {NOW}(?P<object>in the office|working from home"
          r"|remote|fully remote|hybrid) (?:now|full[- ]time|again|for good|every day|permanently"
          r"|these days|from now on)\b.*", "identity", attribute="work_mode"),
    frame("'m am reading", rf"{AM} {NOW}reading (?P<object>(?:the )?{PROPER}.*?)"
          rf"{END}", "identity", attribute="reading"),
    frame("support supports", rf"supports? (?P<object>{PROPER}){END}", "identity",
          attribute="sports_team"),
    frame("'m am", rf"{AM} {NOW}an? (?P<object>{PROPER}) (?:fan|supporter){END}", "identity",
          attribute="sports_team", ends=("favourite:team",), if_changed=True),
    frame("'m am dating seeing have 've", rf"(?:{AM} |(?:have|['’]ve) been )?{NOW}(?:dating"
           rf"|seeing|going out with|together with)"
          rf" (?P<object>{PROPER}){END}", "identity", attribute="partner",
          ends=("identity:girlfriend", "identity:boyfriend", "identity:marital_status")),
    frame("got 'm am 've have", rf"(?:{DID})?(?:got|{AM})? ?(?:engaged|married) to"
          rf" (?P<object>{PROPER})", "identity", attribute="spouse",
          ends=("identity:marital_status",)),
    frame("broke split divorced have 've",
          rf"{DID}(?:broke|broken|split) up with (?P<object>{PROPER}).*", "end", effect="end"),
    frame("take takes have has",
          rf"(?:takes?|has|have) (?P<object>{_DAY}) off\b.*", "identity", attribute="day_off"),
    frame("'m am 're are", r"(?:['’]m|am|['’]re|are) (?:now )?going to (?P<object>"
          rf"{PROPER})(?: instead| now)?(?: (?:this|next|for|on|in) (?:the |my |our )?(?:summer"
          r"|winter|spring|autumn|fall|holidays?|vacation|easter|christmas|year|honeymoon|january"
          r"|february|march|april|may|june|july|august|september|october|november|december)\b.*)",
          "decision", attribute="trip", **EPISODIC),
    frame("'m am 're are", r"(?:['’]m|am|['’]re|are) (?:now )?going to (?P<object>"
          rf"{PROPER}){END}", "decision", attribute="trip", if_changed=True, **EPISODIC),
    frame("teach teaches", r"teach(?:es)? at (?P<object>\S.*)", "identity", attribute="employer"),
    frame("live lives", rf"lives? {NOW}at (?P<object>\d\S* .*)", "identity", attribute="address"),
)  # fmt: skip
"""What follows "I" or "we"."""
