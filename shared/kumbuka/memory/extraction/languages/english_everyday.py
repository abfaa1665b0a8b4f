"""English for everyday turns of phrase: the thing said first, the best of a kind, what one lives"
" by.

"The pen I like best is the Pilot" and "Oslo is where I live" put what is said of the user around
the thing, so they are whole clauses; the rest follows a subject.
"""

from __future__ import annotations

from kumbuka.memory.extraction.languages.english_frames import EPISODIC, OBJECT, OF_USER, frame
from kumbuka.memory.extraction.languages.english_topics import ANY_TOPIC
from kumbuka.memory.extraction.languages.english_words import LASTING
from kumbuka.memory.extraction.table import Frame

_NO = {"polarity": "-"}
_NAMED = r"(?:the )?(?-i:[A-Z])[\w'’.-]*(?:,? (?-i:[A-Z])[\w'’.-]*){0,3}"
_NOUN = (
    r"(?P<object>(?!(?:i|we|it|this|that|these|those|there|here|what|which|who|he|she|they|you|and"
    r"|but|so|if|when|nothing|none|one|some|the (?:code|app|bug|page|site|error|first|second|last))"
    r"\b)[\w][\w'’& -]{1,40}?)"
)
_KIND = (
    r"(?P<attribute>(?!(?:thing|one|part|bit|way|version|option|answer|idea|example|reason|person"
    r"|people|line|sentence|paragraph|design|solution|approach|draft|title|look|name|ending)s?\b)"
    r"[a-z][a-z'’ -]{1,30}?)"
)
_LIKE = r"(?:love|like|enjoy|adore|prefer|value|cherish|rate|treasure)"
_BEST = r"(?:(?:the )?(?:most|best|highest)(?: of all| of them all| of the lot| overall| by far)?)"
_IS = (
    r"(?:is|are|['’]s|(?:has|have)(?: got)? to be|must be|would(?: have to)? be|will always be"
    r"|remains?|has always been)(?: probably| definitely| still| easily| always| by far)*"
)
_FOR_ME = (
    r"(?:for (?:me|us)|in my (?:book|eyes|opinion|house)|if you ask me|imo|any ?day|hands down)"
)
_ENDS = (
    r"(?=$|[,.;!]| (?:and|but|so|because|since|tbh|lol|btw|these|at (?:the moment|work|home)"
    r"|for work)\b)"
)
_AT_REST = (
    r"(?:unwind|relax|switch off|de-?stress|decompress|recharge|wind down|chill|let off steam"
    r"|stay (?:sane|calm|fit)|clear my head)"
)
_LIFTS_ME = (
    r"(?:keeps? (?:me|us) (?:sane|going|grounded|happy|calm|young|fit)|makes? me (?:happy|smile)"
    r"|gets? me (?:going|through the (?:day|week)|out of bed)|brings? me (?:joy|peace|so much joy)"
    r"|i live for|i do (?:for fun|to (?:relax|unwind))|i enjoy (?:most|best|the most))"
)
_BED = (
    r"(?:bed(?:time)?|sleep(?:ing)?|going to (?:bed|sleep)|work|breakfast|lunch|dinner|school"
    r"|dawn|sunrise)"
)
_BEFORE_BED = (
    r"(?:read|write|meditate|stretch|pray|walk|run|swim|shower|journal|eat|snack|drink|knit|draw"
    r"|paint|cook|bake|train|exercise|lift|row|cycle|do (?:yoga|pilates|crosswords?|sudokus?)"
    r"|practi[sc]e|play|listen to|watch|have|check|study|nap|sketch|water|feed|ride)"
)
_BOUGHT = (
    r"(?:(?:last|this) (?:year|month|summer|winter|spring|autumn|fall)|in \d{4}"
    r"|in (?:january|february|march|april|may|june|july|august|september|october|november"
    r"|december)|(?:an?|two|three|four|five|a few|some|\d+) (?:years?|months?) (?:ago|back)"
    r"|for (?:my|our) (?:birthday|\d\dth|anniversary|new (?:house|flat|place|job))|recently)"
)
_NOT_KEPT = (
    r"(?!(?:[\w'’-]+ ){0,2}?(?:tickets?|coffee|cake|beer|wine|drinks?|sandwich|pizza|meals?|lunch"
    r"|dinner|present|gift|round|bunch|pack|packet|bottle|box|bag|loaf|card|flights?|lot|few|bit"
    r"|couple|ton|course|domain|subscription|pass|voucher|one|thing|things|pair of (?:jeans|shoes)"
    r"|house|home|flat|apartment|condo|place|plot)\b)"
)
_STARTS_WITH = r"(?:starts?|begins?|ends?|finish(?:es)?|kicks? off|wraps? up) (?:off )?with"
_A_DAY = r"(?:morning|day|evening|night|week|weekend|monday|friday|saturday|sunday|workday|meal)"
_TASTES_BAD = (
    r"(?:soap|cardboard|dirt|feet|mud|medicine|rubber|metal|grass|chalk|dust|toothpaste|vomit"
    r"|petrol|plastic|nothing|bin juice|sawdust)"
)

_PROGRAM = (
    r"(?:(?:note-taking|notes?|to-?do|mail|email|calendar|budgeting|banking|weather|fitness|habit"
    r"|maps?|messaging|chat|reading|podcast|photo|drawing|music|writing) (?:app|program|tool)"
    r"|(?:e-?mail|git|music|mail) client|music player|search engine|reference manager)"
)

EVERYDAY_CLAUSES: tuple[Frame, ...] = (
    frame("i we", r"(?:i|we) (?:only|mostly|mainly) eat (?P<object>halal|kosher|vegan|vegetarian"
          r"|plant[- ]based|gluten[- ]free|low[- ]carb)(?: food| meat)?(?=$|[,.;!]"
          r"| (?:and|but|so|at|because)\b).*", "identity", attribute="diet"),
    frame("", rf"(?P<object>{_NAMED}) (?:is|['’]s) (?:my|our) (?P<attribute>(?:[\w-]+ ){{0,2}}?"
          rf"{_PROGRAM})(?=$|[,.;!]| (?:and|but|so|these|at|for)\b).*", "tool",
          needs=(" my ", " our ")),
    frame("my our", rf"(?:my|our) (?:(?:main|usual|current|new) )?(?P<attribute>(?:[\w-]+ "
          rf"){{0,2}}?{_PROGRAM})(?: of choice)? (?:is|['’]s) (?P<object>{_NAMED})(?=$|[,.;!]"
          r"| (?:and|but|so|these|at|for|now)\b).*", "tool"),
    frame("the", rf"the {_KIND} (?:that |which )?(?:i|we) (?:really |absolutely |always )*{_LIKE}"
          rf" {_BEST} {_IS} {OBJECT}", "favourite"),
    frame("the", rf"the (?P<attribute>(?:football |soccer |rugby |hockey |cricket |basketball "
          rf"|baseball |nfl |nba )?(?:team|club|side)) (?:that )?(?:i|we) (?:support|follow"
          rf"|root for"
          rf"|cheer for|back) {_IS} {OBJECT}", "favourite"),
    frame("", rf"{_NOUN} {_IS} the {_KIND} (?:that |which )?(?:i|we) (?:really |always )*{_LIKE}"
          rf" {_BEST}{_ENDS}.*", "favourite", needs=(" most", " best", " highest")),
    frame("of out", rf"(?:out )?of all (?:the |my |types of |kinds of )?(?P<attribute>[a-z]+"
          rf"(?: [a-z]+)?),? (?:i|we) {_LIKE} (?P<object>(?!it\b|this|that)\S.{{0,40}}?) {_BEST}"
          rf"{_ENDS}.*", "favourite"),
    frame("no", r"no (?:other )?(?P<attribute>(?!one|way|amount|matter|idea|solution|option)[a-z]+"
          r"(?: [a-z]+)?) (?:(?:even )?comes? (?:close|near) to|beats|tops|compares to|is better"
          r" than|can beat|will ever (?:beat|top)|does it for me like) (?!this|that|it\b)"
          r"(?P<object>\S.*)", "favourite"),
    frame("", rf"{_NOUN} (?:(?:has|have)(?: got)? to be|must be|would(?: have to)? be|remains?"
          r"|will always be|has always been) (?:my|our) (?:(?:all-time|absolute|number one|new"
          r"|current|personal) )*fav(?:ou?rite|e)? (?P<attribute>(?!of\b|one\b|part\b|bit\b)"
          rf"\w[\w -]{{1,30}}?){_ENDS}.*", "favourite", needs=(" my fav", " our fav", "-time fav",
          " fav")),
    frame("", rf"(?P<object>{_NAMED}|[a-z]{{3,15}}) is where (?:i|we)(?: (?:now|currently|still"
          rf"|actually))* (?:live|reside|['’]?m based|am based|are based|['’]re based|settled"
          rf"|call home){_ENDS}.*", "identity", attribute="home", needs=(" is where ",)),
    frame("", rf"(?P<object>{_NAMED}|[a-z]{{3,15}}) is where (?:i|we) (?:grew up|was born|were"
          rf" born|come from|['’]?m from|am from|was raised|spent my childhood){_ENDS}.*",
          "identity", attribute="origin", needs=(" is where ",)),
    frame("", r"(?P<object>(?!i\b|was\b|i['’]|im\b|we\b"
          r"|not\b)[\w'’-]+(?: [\w'’-]+)?),? born (?:and|&|n|'n'?)"
          rf" (?:bred|raised){_ENDS}.*", "identity", attribute="origin",
          needs=(" bred", " raised"), confidence=0.8),
    frame("", rf"{_NOUN} (?:is|are) what {_LIFTS_ME}{_ENDS}.*", "preference",
          needs=(" what ",)),
    frame("", rf"{_NOUN} (?:is|are) how i {_AT_REST}{_ENDS}.*", "preference", needs=(" how i ",)),
    frame("", rf"{_NOUN} and (?:me|i) (?:really |just )*(?:don['’]?t|do not|never|will never)"
          rf" (?:get on|get along|mix|agree|go together|see eye to eye){_ENDS}.*", "preference",
          needs=(" and me ", " and i "), **_NO),
    frame("", rf"{_NOUN} tastes? like {_TASTES_BAD} to me{_ENDS}.*", "preference",
          needs=(" taste",), **_NO),
    frame("", rf"{_NOUN} ?> ?(?P<compared>[a-z][\w' -]{{1,30}}?),? {_FOR_ME}(?=$|[,.;!]).*",
          "preference", needs=(">",)),
    frame("there's there theres", r"there(?:['’]?s| is) (?:just |really )*something about"
          rf" (?P<object>\S.{{1,50}}?) (?:that )?i (?:just |really |absolutely )*{_LIKE}\b.*",
          "preference"),
    frame("it's it its", r"it(?:['’]?s| has)(?: got)? to be (?P<object>\S.{1,40}?) (?:for me"
          r"|every time|any ?day)(?=$|[,.;!]).*", "preference"),
    frame("", r"(?P<object>[\w.+#'’-]+(?: [\w.+#'’-]+){0,2}) it is(?:,? then)?[.!]*$", "decision",
          topics=ANY_TOPIC, needs=(" it is",), **EPISODIC),
    frame("every each my", rf"(?:(?:every|each) {_A_DAY}|(?:all )?my (?:(?:work(?:ing)? )?days?"
          rf"|mornings?|evenings?|weeks?|weekends?))(?: always| usually)? (?P<object>{_STARTS_WITH}"
          rf" (?!a (?:bug|bang|crash|headache)|the same|this|that)\S.*)", "pattern"),
    frame("", rf"{_NOUN} (?:is|are) (?:(?:simply|just|pure"
          rf"|literally) )*(?:(?P<negated>the (?:absolute )?worst"
          rf"|(?:my idea of (?:hell|torture|a nightmare)))|life|bliss|heaven|everything to me"
          rf"|the best thing ever"
          rf"|my idea of (?:a good time|a perfect \w+|heaven|fun|bliss|happiness))(?: thing ever)?"
          rf"(?=[.!]*$|,? (?:imo|tbh|for me|to me|lol|if you ask me)\b).*", "preference",
          needs=(" life", " worst", " bliss", " heaven", " everything to me", " best thing",
                 " idea of")),
    frame("my", r"my idea of (?:(?:a |pure |absolute )*(?P<negated>hell|torture|nightmare)"
          r"|(?:heaven|bliss|fun"
          r"|happiness|a (?:good|great|perfect) \w+(?: \w+)?)) is (?P<object>\S.*)", "preference"),
    frame("if", r"if there(?:['’]s| is) (?:one thing"
          r"|anything) (?:that )?i (?:really )?(?:(?P<negated>hate|can['’]?t"
          rf" (?:stand|bear|abide)|dislike|detest|loathe)|love|like|enjoy|adore),? it(?:['’]s| is"
          rf"|['’]d be) {OBJECT}",
          "preference"),
    frame("", rf"{_NOUN} makes? me want to (?:throw up|vomit|scream|run away|cry|be sick|gag|hide)"
          rf"{_ENDS}.*", "preference", needs=(" want to ",), **_NO),
    frame("", rf"{_NOUN} (?:beats|trumps|wins over"
          rf"|tops) (?P<compared>\S.{{1,40}}?),? {_FOR_ME}(?=$|[,.;!]).*",
          "preference", needs=(" beats ", " trumps ", " wins over ", " tops ")),
    frame("", rf"{_NOUN} ?> ?(?P<compared>[a-z][\w' -]{{1,30}}?),? (?:always|every time|tbh)[.!]*$",
          "preference", needs=(">",)),
    frame("best", rf"best (?P<attribute>(?!of|way|thing|practice|one"
          rf"|part)[a-z]+(?: [a-z]+)?)(?: ever)? (?:for me|to"
          rf" me|in my (?:book|opinion|view)|imo) {_IS} {OBJECT}", "favourite"),
    frame("", rf"{_NOUN} is what (?:i|we)(?:['’]ve)? (?:(?:always|mostly|mainly|currently|usually"
          rf"|now) )*(?:use|code in|write"
          rf"|write in|run|drive|ride|work (?:with|in)|work on){_ENDS}.*", "tool", needs=(" is"
          " what ",)),
    frame("everything all", r"(?:everything|all) (?:that )?(?:we|i)(?:['’]ve)? (?:have|build|own"
          r"|do|run|write|host|deploy|ship) (?:is|runs|lives"
          r"|sits|happens)(?: hosted)? (?:on|in|with) (?P<object>\S.*)", "tool", topics=ANY_TOPIC),
    frame("", r"(?P<object>(?-i:[A-Z])[\w'’-]*?)(?:['’]s| is) my (?:(?:first|real|full|birth"
          r"|given|middle) )?name\b.*",
          "identity", attribute="name", needs=(" my ",)),
    frame("people everyone everybody friends they folks", r"(?:people|every(?:one|body)|friends"
          r"|they|folks)(?: have|['’]ve| has)?"
          r" (?:always )?call(?:ed|s)? me (?P<object>(?-i:[A-Z])\S*)(?=$|[,.;!]| (?:since|because"
          r"|as|and|but|so)\b).*",
          "identity", attribute="name"),
    frame(" ".join(str(age) for age in range(13, 100)), r"(?P<object>\d\d) here(?=$|[,.;!]"
          r"| and\b).*", "identity",
          attribute="age"),
    frame("", rf"(?P<object>(?!plant|web|cloud|home|evidence|text|turn|rule|tree|unix|linux|value"
          rf"|game|browser)"
          rf"[\w'’]+(?: [\w'’]+)?)[ -]based here{_ENDS}.*", "identity", attribute="home",
          needs=("based here",)),
    frame("no", r"no (?P<object>[a-z][\w' -]{1,30}?) for (?:me|us)[,;]? (?:please,? )?(?:because "
          r"|since |as |cos )?(?:i['’]?m|i am|we['’]re)"
          r" (?:\w+ )?allergic\b.*", "identity", attribute="allergy/"),
    frame("my", r"(?P<object>my alarm (?:goes off|rings|is set|wakes me)(?: for| at"
          r"| up at)? \d\S*.*)", "pattern"),
    frame("the my our", r"(?:the|my|our) (?:old )?(?P<object>(?!(?:bug|issue|error|file|branch"
          r"|code|tests?|pr|ticket|order|package|parcel|meeting|feature|deal|item)\b)"
          r"[\w'’-]+?(?: [\w-]+){0,2}?)"
          r"(?:['’]s| has| have|['’]ve) (?:(?:now|just|finally|all|already) )*been (?:sold"
          r"|scrapped|stolen|rehomed|written off|given away|put down)"
          r"(?=$|[,.;!]| (?:last|in|and|so|this|for)\b).*", "end", effect="end"),
    frame("start begin end finish open close", r"(?P<object>(?:start|begin|end|finish|open"
          r"|close) (?:every|each|all|all your|your)"
          r" (?:answers?|replies|reply|responses?|messages?) (?:with|by) (?!this|that)\S.*)",
          "instruction"),
    frame("limit restrict cap", r"(?P<object>(?:limit|restrict|cap) (?:your|all|every"
          r"|the) (?:\w+ )?(?:answers?|replies|reply|responses?"
          r"|explanations?|summar(?:y|ies)) (?:to|at) \S.*)", "instruction",
          attribute="answer_length"),
    frame("ask check always", r"(?P<object>(?:ask"
          r"|check)(?: with)?(?: me)?(?: first)? before (?:you |making|changing|touching|deleting"
          r"|editing|running|installing|adding|assuming|starting|writing|using)"
          r"(?!.*\b(?:this|that)\b)\S*.*)", "instruction"),
    frame("", rf"{_NOUN} (?:is|are) the best (?P<attribute>[a-z]+(?: [a-z]+)?) (?:ever(?: made"
          r"| written)?|of all time|in the world),? (?:imo|for me|in my (?:opinion|book)"
          r"|if you ask me|tbh)[.!]*$", "favourite", needs=(" best ",)),
    frame("nobody no", rf"(?:nobody|no-?one|no one) (?:does it better than|beats|tops"
          rf"|comes close to"
          rf"|compares to) (?!this|that|it\b|me\b|him|her){OBJECT}", "preference"),
    frame("", r"(?P<object>[a-z][\w -]{1,30}? (?:once|twice|\w+ times) (?:an?|per) (?:day|week"
          r"|month)) for (?:me|us)[.!]*$", "pattern", needs=(" for me", " for us")),
)  # fmt: skip
"""Whole clauses, before all others."""

EVERYDAY_FRAMES: tuple[Frame, ...] = (
    frame("drive drives teach teaches write writes paint paints cook cooks fix fixes build builds"
          " sell sells clean cleans code make makes design designs cut cuts sew grow play plays"
          " sing"
          " dance act train groom walk translate edit photograph tattoo program farm fish fly"
          " repair mend install deliver draw bake brew",
          r"(?P<object>[a-z]+ (?!it\b|this|that)(?:[\w'’-]+ ){0,4}?)for (?:a|my) living\b.*",
          "identity", attribute="job"),
    frame("have 've been", rf"(?:(?:have|['’]?ve) )?been (?:here )?in (?P<object>{_NAMED})"
          r" (?:for |about |around |since |almost |nearly |over |just |roughly |like )*(?:\d+|an?"
          r"|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|most|many"
          r"|some|the last|my)\b(?! (?:minutes?|hours?|days?|weeks?|meetings?)).*", "identity",
          attribute="home", **OF_USER),
    frame("have 've been", rf"(?:(?:have|['’]?ve) )?been with (?P<object>(?!(?:my|our|the|a|an|him"
          rf"|her|them|you|this)\b){_NAMED})(?: (?:for|since|as an?)\b).*", "identity",
          attribute="employer", confidence=0.7, **OF_USER),
    frame("stay stays", r"stays? in (?P<object>(?-i:[A-Z])[\w'’-]*(?: (?-i:[A-Z])[\w'’-]*)*)"
          r"(?=[.!]*$|,| (?:with|and|near|now|but)\b).*", "identity", attribute="home"),
    frame("read reads", r"reads? (?P<object>law|english|history|classics|medicine|maths?|physics"
          r"|chemistry|biology|geography|economics|philosophy|theology|ppe|psychology|politics) at"
          r" (?-i:[A-Z])\S*.*", "identity", attribute="studies"),
    frame("majoring majored", r"major(?:ing|ed) in (?P<object>(?!it\b|this|that)\S.*?)(?= at\b|$"
          r"|[,.;!]| (?:and|but|so|with)\b).*", "identity", attribute="studies"),
    frame("went going", r"(?:went|going) to (?P<object>(?:the )?(?:University of \S+(?: \S+)?"
          r"|(?-i:[A-Z])\S*(?: (?-i:[A-Z])\S*)* (?:University|College|Uni|Institute|Academy)"
          r"|Oxford|Cambridge|Harvard|Yale|Stanford|MIT|UCLA|Berkeley|Princeton|Caltech))"
          r"(?=[.!]*$|,| (?:and|to study|in \d|as|for (?:undergrad|uni|college|my|an? (?:degree"
          r"|master)))"
          r"\b).*", "identity", attribute="studied_at",
          **OF_USER),
    frame("co founded cofounded", r"(?:co-?)?founded (?P<object>(?!on\b|in\b|by\b|it\b|this|that)"
          r"\S.*)", "identity", attribute="business/"),
    frame("get gets take takes", r"(?:gets?|takes?) (?:so much|a lot of|great|real|immense|such"
          r"|huge|a huge amount of|lots of)? ?(?:joy|pleasure|satisfaction|enjoyment|comfort"
          r"|happiness) (?:out of|from|in) (?P<object>(?!it\b|this|that|you\b)\S.*)", "preference"),
    frame("going", r"going with (?P<object>(?!it\b|this|that|my\b|him|her|them|you|friends"
          r"|(?-i:[A-Z])\w+ to\b|the flow)\S.*)", "decision", **OF_USER, **EPISODIC),
    frame("voted have 've", r"(?:(?:have|['’]?ve) )?(?:all |finally |unanimously )?voted to"
          r" (?P<object>(?!leave|remain)[a-z]+ (?!it\b|this|that)\S.*)", "decision", **OF_USER,
          **EPISODIC),
    frame("eat eats", r"eats? (?:only )?(?P<object>halal|kosher|vegan|vegetarian|plant[- ]based"
          r"|gluten[- ]free|dairy[- ]free|keto|low[- ]carb)(?: food| meat)?(?=$|[,.;!]"
          r"| (?:and|but|so|at|because)\b).*", "identity", attribute="diet"),
    frame("read write meditate stretch pray walk run swim shower journal eat snack drink knit draw"
          " paint cook bake train exercise lift row cycle do practise practice play listen watch"
          " have check study nap sketch water feed ride",
          rf"(?P<object>{_BEFORE_BED}\b (?!it\b|this|that|the (?:code|test|script)"
          rf"|(?:[\w'’-]+ ){{0,2}}?(?:meetings?|exams?|calls?|tests?|appointments?|interviews?"
          rf"|deadlines?"
          rf"|class|classes|time|minutes|hours?)\b)(?:[\w'’-]+"
          rf" ){{0,5}}?(?:before|after|over|during) (?:i (?:sleep|go to (?:bed|sleep|work))"
          rf"|{_BED}))"
          r"(?=$|[,.;!]| (?:and|but|so|because|every|most)\b).*", "pattern", **OF_USER),
    frame("start begin end finish kick", r"(?P<object>(?:start|begin|end|finish) (?:my|our|the"
          rf"|every|each) (?:work)?(?:day|days|morning|mornings|evening|evenings|week|weeks) (?:off"
          rf" )?(?:with|by) {LASTING}(?!this|that|a bug)\S.*)", "pattern", **OF_USER),
    frame("bought got have 've", r"(?:(?:have|['’]?ve) )?(?:bought|got|treated myself to|picked up)"
          rf" (?:myself |ourselves )?(?P<object>an? {_NOT_KEPT}(?!new (?:job|role))[a-z][\w'’-]*"
          rf"(?: (?!for\b)[\w'’-]+){{0,3}}?) {_BOUGHT}(?=$|[,.;!]| (?:and|but|so)\b).*",
          "possession", confidence=0.8, **OF_USER),
    frame("thrive", r"thrive (?:in|on|under) (?P<object>(?!this|that|it\b)\S.*)", "preference",
          **OF_USER),
    frame("'m am", r"(?:['’]?m|am) (?:nearly |almost |only |about )?(?P<object>(?:twenty|thirty"
          r"|forty|fifty|sixty|seventy|eighty"
          r"|ninety)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?|(?:thir|four|fif"
          r"|six|seven|eigh|nine)teen)"
          r"(?=[.!]*$|,| (?:years old|and|but|now)\b).*", "identity", attribute="age", **OF_USER),
    frame("'m am is 's", r"(?:['’]?m|am|is|['’]s) (?:currently |still |now )?(?:in"
          r"|at) (?P<object>(?:vet|vet's|veterinary|med|medical|law|business|grad"
          r"|graduate|art|drama|film|music|cookery|nursing|nursing|flight|high|middle|primary"
          r"|secondary|elementary|dental|design)"
          r" school)\b(?! musical).*", "identity", attribute="studies"),
    frame("'m am 're are", r"(?:['’]?m|am|['’]re|are) going (?P<object>(?:vegan|vegetarian"
          r"|part[- ]time|full[- ]time|freelance|solo|remote"
          r"|gluten[- ]free|dairy[- ]free|plant[- ]based|sober|keto|paperless|cash[- ]only"
          r"|self[- ]employed|electric)"
          r"(?=$|[,.;!]| (?:from|in|next|this|and|but|so|after|because|starting|as|on \w+day)\b)"
          r"(?! (?:in|on) (?:this|the|that)\b).*)",
          "decision", **OF_USER, **EPISODIC),
    frame("'re are 'm am", r"(?:['’]re|are|['’]?m|am) (?:getting|buying|hiring"
          r"|choosing|picking) (?:an?|our) (?P<object>(?!error|warning|bug)\S.*?) (?:instead of"
          r"|rather than|over) (?P<compared>\S.*)", "decision", **OF_USER, **EPISODIC),
    frame("ended", r"ended up (?P<object>(?:dropping|ditching|hiring|choosing|moving to"
          r"|switching to|adopting|selling|keeping|staying with)"
          r" (?!it\b|this|that|my (?:phone|keys|bag)|the (?:change|rest|ball|error)\b)\S.*)",
          "decision", **OF_USER,
          **EPISODIC),
    frame("booked have 've", r"(?:(?:have|['’]?ve) )?(?:finally "
          r"|just )?booked (?P<object>(?!\w+day\b)(?-i:[A-Z])[\w'’-]*(?: (?-i:[A-Z])[\w'’-]*)*"
          r" (?:for|in) \S.*)", "decision", **OF_USER, **EPISODIC),
    frame("take switch turn walk feed log clock eat", r"(?P<object>(?:take|switch|turn|walk|feed"
          r"|log|clock|eat) (?:my|the|our|off|on|in|out)\b(?! (?:\w+ )?break\b)(?:"
          r" [\w'’-]+){0,4}? at (?:about |around )?(?:\d|one|two|three|four|five|six|seven|eight"
          r"|nine|ten|eleven|twelve|noon|midnight"
          r"|dawn|dusk|sunset|sunrise)\S*)(?=[.!]*$|,? (?:sharp|every|most|and|so|but"
          r"|on \w+days)\b).*", "pattern", **OF_USER),
    frame("study revise learn practise practice studies teach", r"(?:study|revise|learn"
          r"|practi[sc]e|studies|teach) (?:mostly |mainly )?(?:with|using|on)"
          r" (?P<object>(?-i:[A-Z])[\w'’.-]*(?: (?-i:[A-Z\d])[\w'’.-]*)*)(?=$|[,.;!]| (?:every"
          r"|and|for|because|these)\b).*", "tool"),
    frame("test plans plan tracks writes manages does keeps organises organizes stores hosts runs"
          " builds deploys design",
          r"(?:tests?|plans?|tracks?|writes?|manages?|does|keeps?|organi[sz]es?|stores?|hosts?"
          r"|runs?|builds?|deploys?|designs?)"
          r" (?:everything|it all|(?:all )?(?:our|my|its|their|the) [a-z]+(?: [a-z]+)?) (?:in|on"
          r"|with|using|to|through)"
          r" (?P<object>\S.*)", "tool", topics=ANY_TOPIC),
    frame("speak speaks", r"speaks? (?P<object>(?:two|three|four|five|six|seven|eight"
          r"|\d+) languages)\b.*", "identity",
          attribute="language/"),
    frame("flies plays writes cooks drives codes reports sings fly play write cook drive report",
          r"(?:flies|plays|writes|cooks|drives|codes|reports|sings"
          r"|fly|play|write|cook|drive"
          r"|report) for (?P<object>(?:the )?(?-i:[A-Z])[\w'’&-]*(?: (?-i:[A-Z])[\w'’&-]*)*)"
          r"(?=$|[,.;!]| (?:and|but|in|as)\b).*", "identity", attribute="employer", confidence=0.8),
    frame("deleted closed deactivated have 've", r"(?:(?:have|['’]?ve) )?(?:just |finally "
          r"|recently )?(?:deleted|closed|deactivated|closed down)"
          r" (?:my|our) (?P<object>(?:[\w'’-]+ ){1,3}?(?:account|profile|subscription|membership"
          r"|channel|blog))(?=$|[,.;!]| (?:and|but|so"
          r"|last|this|in|because|after|when)\b).*", "end", effect="end", **OF_USER),
    frame("stopped have 've quit", r"(?:(?:have|['’]?ve) )?(?:stopped"
          r"|quit) being (?P<object>an? [a-z][\w-]*(?: [\w-]+)?|vegan|vegetarian|pescatarian"
          r"|religious|freelance"
          r"|catholic|kosher|self-employed)(?=$|[,.;!]| (?:and|but|last|in|when|because|after"
          r"|years|two"
          r"|a)\b).*", "end", effect="end", **OF_USER),
    frame("haven't have not havent 've", r"(?:haven['’]?t|(?:have|['’]?ve) not) (?:touched|smoked"
          r"|drunk|eaten|played|worn|owned) (?:any |an? |the "
          r"|a single )*(?P<object>[a-z][\w' -]{1,30}?)"
          r" (?:since (?!lunch|breakfast|this|yesterday|\w+day|last night)\S.*|(?:in"
          r"|for) (?:[\w-]+ ){0,2}(?:months|years|ages|decades)\b.*)", "end",
          effect="end", **OF_USER),
    frame("have 've cut sworn packed kicked", r"(?:(?:have|['’]?ve) )?(?:just |finally |recently "
          r"|completely )*(?:cut out|sworn off|swore off|packed in|kicked)"
          r" (?P<object>(?!(?:the|this|that|these|those|it|an?|my|our|all|some"
          r"|every)\b)[a-z][\w' -]{1,40}?)(?=$"
          r"|[,.;!]| (?:for|since|because|and|but|last|this|altogether"
          r"|completely|in|after|years|two)\b).*", "end", effect="end", **OF_USER),
    frame("practise practice", r"(?P<object>practi[sc]e (?-i:[A-Z])\S*)(?=$|[,.;!]| (?:and|but"
          r"|at)\b).*", "pattern", **OF_USER),
    frame("work", r"(?P<object>work (?:standing|sitting|barefoot|outside|outdoors|in silence|best"
          r" (?:in|at|with|under|alone))\b.*)", "pattern", **OF_USER),
    frame("don't do dont", r"(?!.*\bthis\b)(?:don['’]?t|do not) (?:ever )?(?P<object>(?:look at"
          r"|check|answer"
          r"|use|eat"
          r"|drink|work|read|open|reply to|take|touch|watch)\b(?: [\w'’-]+){0,4}? (?:after|before"
          r"|on"
          r"|past) (?:\d|six|seven|eight|nine|ten|eleven|noon|midnight|dinner|lunch|work|weekends"
          r"|bed|(?:mon|tues|wednes|thurs|fri|satur|sun)days)\b.*)", "pattern", **OF_USER, **_NO),
)  # fmt: skip
"""Of what follows a subject, before all others."""
