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
_NOW = r"(?:(?:now|currently|back|all|only|over|still|mostly|both|permanently|fully) )*"
_DAY = r"(?:mon|tues|wednes|thurs|fri|satur|sun)days?"
NUMBER = r"(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)"
VALUE = (
    r"(?P<object>(?:the |an? |about |around |every )?"
    r"(?:(?-i:[A-Z])[\w.&'’+#-]*(?: [\w.&'’+#-]+){0,4}?"
    r"|[$€£]?\d[\w.,:%/€$-]*(?: [\w/]+){0,3}?"
    rf"|{_DAY}(?: \w+){{0,3}}?|(?:first|second|third|fourth|last) \w+day(?: \w+){{0,3}}?"
    rf"|{NUMBER}(?: \w+){{0,2}}?|daily|weekly|monthly|yearly|quarterly|fortnightly|biweekly"
    r"|noon|midnight|half past \w+|quarter (?:to|past) \w+))"
)
END = (
    r"(?=(?: for (?:me|us))?(?: (?:now|these days|nowadays|from now on|instead|for good|at last"
    r"|in the end|already"
    r"|starting \S.*|as of \S.*))?\.?(?:[,;!]|$))"
)
PASSING = (
    r"(?:question|problem|issue|guess|point|idea|code|program|error|request|prompt|message"
    r"|answer|understanding|suggestion|concern|assumption|opinion|bug|build|script|query"
    r"|password|passphrase|pin|secret|token|key|next|last|first|second|previous"
    r"|current|other|new|best|worst|only|dear|god|life|turn|fault|bad|friend|test|input|output"
    r"|function|class|variable|file|text|essay|story|character|draft|version|favou?rite"
    r"|choice|order|thing|stuff|names|way|mood|hope|thought|thoughts|response|example"
    r"|article|method|loop|line|lines|list|value|values|plan|plans|column|row|page|parameter"
    r"|argument|branch"
    r"|this|that|these|those|it|they|he|she|there|what|which|i|you|we|here|how|commit|folder"
    r"|from|to|into|in|on|at|onto|over|back|directory|string|array|table|cell|cursor|import"
    r"|imports|section|paragraph|sentence|result)"
)
THING = (
    rf"(?P<thing>(?!{PASSING}\b|(?:\w+ )?favou?rite"
    rf"|(?:{RELATION_NAMES})['’]s\b)[a-z][\w'’-]*(?: (?!is\b|are\b|to\b|from\b|in\b|on\b|and\b"
    rf"|not\b)"
    r"[a-z][\w'’-]*){0,2}?)"
)
_OWN = r"(?:(?:my|our|the|all (?:of )?(?:my|our|the)) )"
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
_EVERYTHING = r"(?: (?:everything|it all|it|all of it|us all|us|(?:all )?(?:my|our) stuff))?"
OTHERS = (
    r"(?:they|hr|work|(?:my|our|the) (?:doctor|gp|psychiatrist|boss|manager|company|office|team"
    r"|school|bank|landlord|airline|client|firm|employer|vet|dentist)|some(?:body|one)"
    r"|management)(?:['’]ve| have| has)?(?: just| finally| recently)?"
)
_DWELLING = (
    r"(?:house|flat|apartment|condo|place|studio|room|loft|cottage|townhouse|duplex|bungalow|home)"
)
_PERSON = (
    r"(?:dentist|doctor|gp|therapist|psychiatrist|boss|manager|supervisor|trainer|coach|tutor"
    r"|accountant|lawyer|landlord|hairdresser|barber|mentor|vet|nanny|cleaner|physio"
    r"|physiotherapist|teacher|piano teacher|babysitter|roommate|flatmate|assistant)"
)
PROPER = r"(?:(?-i:[A-Z])[\w.'’-]*(?: (?-i:[A-Z])[\w.'’-]*){0,2})"
_TAKES = (
    rf"{DID}(?:taken up|took up|started|begun|picked up|do|play|take|have|see|eat|drink|wear"
    r"|read|watch|ride|drive|use)(?: doing| playing| with)?(?: an?| the)?"
)
ANY: dict[str, Any] = {"topics": ANY_TOPIC, "replaces": True}

_LEFT_FOR = (
    r"(?:got rid of|ditched|dumped|dropped|cancell?ed|quit|gave up(?: on)?|given up(?: on)?"
    r"|closed|handed back|stopped (?:using|playing|doing|eating|drinking|watching|reading)"
    r"|moved away from|moved off|left|sold|traded in|scrapped|retired|abandoned"
    r"|got (?:tired|sick) of|(?:['’]m|am|['’]re|are) (?:done with|off|over))"
)
_IS_NOW = (
    r"(?:,|;| -| —| –)? ?(?:(?:and|so|but|now) )*(?:it['’]?s|it is|everything['’]?s|everything is"
    r"|all|just|only|now)(?: (?:all|now|in|on|only|just))*"
)
_AND_TOOK = (
    r",? (?:and|so|but)(?: (?:i|we))?(?:['’](?:m|ve|re))?(?: (?:now|then|just|am|are))*"
    r" (?:joined|bought|got|play|ride|drive|do|use|using|vape|run|running|wear|started|started with"
    r"|signed up (?:for|with|at)|switched to|moved to|went (?:with|for)|took up|have|eat|drink|on)"
)
_ENDED_FOR_GOOD = (
    r"(?:got rid of|ditched|dumped|cancell?ed|gave up(?: on)?|given up(?: on)?|got (?:tired"
    r"|sick) of"
    r"|moved away from|moved off|scrapped|dropped)"
)
_NO_MORE = r"(?!.* (?:for|in favou?r of) )"

THING_FRAMES: tuple[Frame, ...] = (
    frame("got ditched dumped dropped canceled cancelled quit gave given stopped moved left sold"
          " traded scrapped retired abandoned closed handed 'm am 're are have 've",
          rf"{DID}{_LEFT_FOR} (?P<old>[^,;]{{1,60}}?)(?:{_AND_TOOK}|{_IS_NOW}) {OBJECT}", "tool",
          **ANY),
    frame("got ditched dumped dropped canceled cancelled quit gave given stopped moved left sold"
          " traded scrapped retired abandoned closed handed 'm am 're are have 've",
          rf"{DID}{_LEFT_FOR} (?P<old>[^,;]{{1,60}}?){_IS_NOW} {OBJECT}", "tool", replaces=True),
    frame("got ditched dumped dropped canceled cancelled gave given moved scrapped have 've",
          rf"{DID}{_ENDED_FOR_GOOD} (?:the |my |our"
          rf" )?{_NO_MORE}(?P<object>(?-i:[A-Z])\S*.*)", "end",
          effect="end"),
    frame("got ditched dumped canceled cancelled gave given dropped have 've",
          rf"{DID}{_ENDED_FOR_GOOD} {_NO_MORE}{OBJECT}", "end", effect="end",
          topics=ANY_TOPIC - OWNED),
    frame("got ditched scrapped have 've", rf"{DID}(?:got rid of|ditched|scrapped) {_NO_MORE}"
          rf"{OBJECT}", "end", effect="end", topics=OWNED),
    frame("gave have 've", rf"{DID}(?:gave|given) (?:my|our|the) (?P<object>\S.*?) away\b.*", "end",
          effect="end"),
    frame("don't do not 'm am 're are",
          r"(?:(?:don['’]?t|do not) (?:drink|eat|have) )(?P<old>[^,;]{1,40}?) any ?more[,;]"
          rf" (?:(?:it['’]?s|just|only|now) )+{OBJECT}", "preference"),
    frame("'m am 're are", rf"{AM} (?:not|no longer) (?:learning|studying)"
          rf" (?P<old>[^,;]{{1,40}}?)(?: any ?more)?[,;] (?:but )?(?:it['’]?s|now|just) {OBJECT}",
          "identity", attribute="learning/"),
    frame("left quit have 've",
          rf"{DID}(?:left|quit) (?P<old>{PROPER}),? (?:and |so |now )?(?:i|we)?(?:['’]m|['’]re"
          rf"| am| are)? ?{_NOW}(?:with|at|over at|joined|started at|went to|work for|work at)"
          rf" (?P<object>{PROPER})", "identity", attribute="employer"),
    frame("took taken started begun picked have 've do play take see eat drink wear read watch",
          rf"{_TAKES} (?P<object>\S.*?)(?: now)?,? (?:instead of|rather than)"
          rf" (?P<old>\S.*)", "pattern",
          **ANY),
    frame("took taken started begun picked have 've do play take see eat drink wear read watch",
          rf"{_TAKES} (?P<object>\S.*?)(?: now)?,? (?:instead of|rather than)"
          rf" (?P<old>\S.*)", "pattern",
          replaces=True),
    frame("traded swapped part-exchanged have 've",
          rf"{DID}(?:traded|swapped|exchanged|part-exchanged) (?P<old>\S.*?)(?: in| out)?"
          rf"(?: for| against) {OBJECT}", "tool", replaces=True),
    frame("switched moved migrated changed transferred upgraded downgraded converted shifted jumped"
          " defected bumped gone went come came been got rebranded have 've has switching moving"
          " migrating",
          rf"{DID}{SHIFTED}{_EVERYTHING}{WAY}(?: ship)?(?: from (?P<old>\S.*?))?"
          rf"(?: to| with| for)(?: using)? {OBJECT}", "tool", **ANY),
    frame("gone went going",
          rf"(?:{DID})?(?:gone|went) {OBJECT}", "tool", topics=frozenset({"diet"}), replaces=True),
    frame("renamed have 've", rf"{DID}renamed (?P<old>{PROPER}) (?:to|as) (?P<object>{PROPER})",
          "identity", attribute="called/"),
    frame("quit stopped finished dropped have 've",
          rf"{DID}(?:quit|stopped|finished|dropped(?: out of)?) (?:my|the|doing|playing) {OBJECT}",
          "end", effect="end", topics=frozenset({"degree", "sport", "instrument", "diet", "hobby",
          "medication", "gym"})),
    frame("use uses", rf"uses? (?:an? |the |my )?{OBJECT}", "identity",
          topics=frozenset({"medication"})),
    frame("take takes catch", r"(?:takes?|catch) the (?P<object>\d\d?[:.]\d\d)"
          r" (?P<thing>train|bus|flight|ferry|tram)\b.*", "identity"),
    frame("rebranded renamed have 've",
          rf"{DID}(?:rebranded|renamed ourselves|renamed the company)(?: from (?P<old>\S.*?))?"
          rf"(?: to| as) (?P<object>{PROPER})", "identity", attribute="company_name",
          replaces=True),
    frame("renamed named have 've",
          rf"{DID}(?:renamed|named) (?:my|our|the) {THING} (?P<object>{PROPER}){END}", "identity",
          replaces=True),
    frame("put sent moved enrolled enroled",
          rf"{DID}(?:put|sent|moved|enroll?ed) (?:my|our|the) (?:kids?|son|daughter|children)"
          r" (?:in|into|to|at) (?P<object>(?:an? )?\S.*?(?:school|kindergarten|daycare|academy"
          r"|nursery)\b.*)", "identity", attribute="children_school"),
    frame("'m am studying", rf"(?:{AM} )?{_NOW}studying {OBJECT}", "identity",
          attribute="learning/", topics=frozenset({"language_learning"})),
    frame("'m am studying", rf"{AM} {_NOW}studying (?P<object>(?!how|about|for\b|that|this|the\b)"
          r"\S.*)", "identity", attribute="studies"),
    frame("changed switched moved",
          rf"{DID}(?:changed|switched) my (?P<thing>major|username|handle|job|degree|course|studies"
          r"|diet|plan|job title|title)(?: from (?P<old>\S.*?))? to (?P<object>\S.*)", "identity",
          replaces=True),
    frame("changed renamed switched moved migrated transferred ported pushed bumped upped raised"
          " lowered cut increased reduced rebranded rewrote rewritten rewriting redid redone"
          " redoing"
          " rebuilt rebuilding rescheduled postponed delayed extended updated shifted set dropped"
          " doubled trimmed slashed moving switching migrating doing did do have 've 're are 'm am",
          rf"{DID}(?:{AM} )?{ADJUSTED} {_OWN}?{THING}{WAY}(?: from (?P<old>\S.*?))?"
          rf" (?:to|in|into|onto|until|as|on|with) {VALUE}{END}", "identity", replaces=True),
    frame("changed switched renamed have 've",
          rf"{DID}(?:changed|switched|renamed) (?:my|our) (?!(?:approach|setup|config|settings"
          rf"|implementation|logic|schema|style|mind|code\w*)\b){THING}(?: from (?P<old>\S.*?))? to"
          rf" (?P<object>(?!an?\b|the\b|be\b|use\b|something|make\b|see\b|avoid\b)\S.*)",
          "identity",
          replaces=True),
    frame("found got hired have see 'm am",
          rf"{DID}(?:found|got|hired|have|see|{AM} seeing) a new (?P<attribute>{_PERSON}),?"
          rf"(?: called| named)?,? (?P<object>{PROPER})", "identity"),
    frame("report reports work", r"(?:reports? (?:directly )?to|work under)"
          rf" (?P<object>{PROPER})", "identity", attribute="boss"),
    frame("got bought purchased found rent rented own have 've renting 'm am 're are",
          rf"(?:{DID}|{AM} )(?:got|bought|purchased|found|rent|rented|renting|own|have)"
          rf" (?:an? |the |our |my )(?:[\w-]+ )?{_DWELLING} in (?P<object>{PROPER})", "identity",
          attribute="home"),
    frame("'m am 're are renting settled",
          rf"(?:{AM} )?{_NOW}(?:renting|settled|staying permanently) in (?P<object>{PROPER})",
          "identity", attribute="home"),
    frame("got gave bought purchased picked ordered leased inherited installed adopted replaced"
          " have 've treated",
          rf"{DID}(?:gave in and )?(?:got|gotten|bought|purchased|picked up|ordered|leased"
          r"|inherited|installed|treated myself to)(?: myself| ourselves)? (?!rid\b|tired\b"
          r"|sick\b)(?:an?"
          r"|the|my|our|some"
          rf"|two)? ?{OBJECT}", "tool", topics=OWNED),
    frame("ended settled stuck sticking landed went gone have 've 'm am 're are",
          rf"(?:{DID}|{AM} )(?:ended up|settled|landed|sticking|stuck|went) (?:with|on|at"
          rf"|using|for|in) {OBJECT}", "tool", **ANY),
    frame("replaced have 've", rf"{DID}replaced (?P<old>\S.*?) (?:with|by) {OBJECT}", "tool",
          **ANY),
    frame("'m am is are 're m",
          rf"{AM} {_NOW}(?:on|with|at|over to|over on|using|running) (?:an? |the )?{OBJECT}",
          "tool", topics=ANY_TOPIC),
    frame("'m am is are 're", rf"{AM} {_NOW}an? (?P<object>\S.*?) (?:shop|house|household|company"
          r"|family|place)\b", "tool", topics=ANY_TOPIC),
    frame("run runs have has 've got own keep keeps use wear wears been",
          rf"(?:have been using|['’]ve been using|(?:have|has|['’]ve) got|runs?|have|has|own|keeps?"
          rf"|wears?) (?:an?|the|my|our|some|two|three)? ?{OBJECT}", "tool",
          topics=OWNED - {"pet"}),
    frame("keep keeps have has", rf"(?:keeps?|(?:have|has) (?=.*\b(?:now|instead)\b)) ?(?:an?"
          rf"|some)? ?{OBJECT}", "tool", topics=frozenset({"pet"})),
    frame("have has had", rf"(?:have|has) (?:our |the |my )?(?:daily |weekly )?(?P<thing>standup"
          r"|stand-up|retro|sprint planning|planning|band practice|choir practice|training"
          r"|rehearsal"
          rf"|therapy|book club|team meeting|all-hands|office hours) (?:at|on) {VALUE}{END}",
          "identity"),
    frame("'m am 're are", rf"{AM} {_NOW}a (?:family|household|team|band|group|company) of"
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
          r"|file"
          r"|organi[sz]e|plan|stream|edit|test|monitor|do|listen to)s? (?:all )?"
          rf"{_OWN}?{THING} (?:in|with|on|at|through|via|using) {OBJECT}", "identity",
          topics=ANY_TOPIC - frozenset({"shift", "time_zone", "team", "pet"})),
    frame("code program write work mostly mainly",
          r"(?:(?:mostly|mainly|primarily) )?(?:code|program|write code|work) (?:mostly |mainly"
          r" |primarily )?in (?P<object>\S.*)", "tool",
          topics=frozenset({"programming_language", "editor"})),
    frame("'m am doing", rf"{AM} {_NOW}doing (?:an? |my )?{OBJECT}", "identity",
          topics=frozenset({"degree", "sport", "diet"})),
    frame("eat eats can have drink drinks", r"(?:can )?(?:eat|have|drink)s? (?=(?P<old>\S.*?)"
           r" again)"
          r"(?P<object>(?!an?\b|the\b|to\b)\S.*?) again\b.*", "preference"),
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
          rf"{DID}(?:adopted|bought|got) (?:an?|another) (?:[\w-]+ ){{0,3}}?(?P<attribute>dog|cat"
          rf"|rabbit|puppy|kitten|parrot|horse|hamster) (?:named|called) (?P<object>{PROPER})",
          "identity"),
    frame("use uses 'm am using", rf"(?:{AM} )?{_NOW}(?:use|uses|using) (?P<object>\S.*?) as"
           rf" (?:my|our)"
          rf" (?:main |primary |new )?{THING}(?: now| these days|[.!,]|$).*", "identity"),
    frame("drive drives", r"drives? (?P<object>(?:an? |(?=(?-i:[A-Z])))\S.*)", "possession",
          attribute="car"),
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
          rf"|the))+"
          rf" (?P<object>{PROPER}){END}", "identity", replaces=True),
    frame("get gets buy buys order orders", rf"(?:gets?|buys?|orders?) (?:my|our) {THING}"
           rf" (?:from|at"
          rf"|through|via) (?:the )?(?P<object>{PROPER})", "identity"),
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
          rf"(?:works?|{AM} {_NOW}(?:on|working)) (?:the )?(?P<object>nights?(?: shifts?)?|days"
          r"|(?:early|late|day|evening|morning|night|rotating|swing|graveyard) shifts?)\b",
          "identity", attribute="shift"),
    frame("'m am is 're", rf"{AM} {_NOW}(?P<object>in the office|working from home"
          r"|remote|fully remote|hybrid) (?:now|full[- ]time|again|for good|every day|permanently"
          r"|these days|from now on)\b.*", "identity", attribute="work_mode"),
    frame("'m am reading", rf"{AM} {_NOW}reading (?P<object>(?:the )?{PROPER}.*?)"
          rf"{END}", "identity", attribute="reading"),
    frame("support supports", rf"supports? (?P<object>{PROPER}){END}", "identity",
          attribute="sports_team"),
    frame("'m am", rf"{AM} {_NOW}an? (?P<object>{PROPER}) (?:fan|supporter){END}", "identity",
          attribute="sports_team", ends=("favourite:team",), if_changed=True),
    frame("'m am dating seeing", rf"(?:{AM} )?{_NOW}(?:dating|seeing|going out with|together with)"
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
    frame("live lives", rf"lives? {_NOW}at (?P<object>\d\S* .*)", "identity", attribute="address"),
)  # fmt: skip
"""What follows "I" or "we"."""
