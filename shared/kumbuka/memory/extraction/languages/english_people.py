"""English clauses that name somebody, or say what somebody or something does for the user."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.english_frames import frame
from kumbuka.memory.extraction.languages.english_things import PROPER
from kumbuka.memory.extraction.languages.english_words import (
    JOBS,
    LASTING,
    RELATION_NAMES,
    TONGUES,
)
from kumbuka.memory.extraction.table import Frame

_END = r"(?=$|[,;!]|\.?$)"
_FULL = rf"(?:(?:dr|mrs?|ms|prof|professor|aunt|uncle)\.? )?{PROPER}"
_FIRST = r"(?-i:(?:[A-Z]['’])?[A-ZÀ-Þ][a-zà-ÿ]+(?:-[A-ZÀ-Þ][a-zà-ÿ]+)?)"
_NOT_A_NAME = (
    r"(?!(?:never|once|same|try|yet|always|almost|anyone|anybody|everybody|working|works|guess"
    r"|well|please"
    r"|yes|no|yeah|originally|from|based|living|born|also|long|student|same|me|right|over|up|down"
    r"|out"
    r"|look|click|come|stop|still|back|nothing|everyone|nobody"
    r"|something|someone|not|see|got|stuck|lost|new|newbie|beginner|i|we|you|it|python|here|now"
    r"|vegan|vegetarian|only|just|help|paste|put|add|enter|start|and|but|ok|okay|hello|hi|hey|hot"
    r"|cold|raining|sunny|total|error|everything|nobody|this|that|what|who|code|my|our|the|name"
    r"|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b)"
)
_CALLED = r"(?:called|named|known as)"
_NOT_OURS = (
    r"(?!(?:code|function|variable|program|script|question|problem|prompt|query|app|page|story"
    r"|character|essay|error|input|output|button|text|data|list|array|loop|time"
    r"|way|answer|life|day|mind|head|heart|nerves|attention|eye|fancy|leg|point|bug|document|name"
    r"|email|mail|messages?|order|homework|request|file|files|images?|form|screen)s?\b)"
)
_ROOMS = r"(?:flat|house|home|apartment|place)"
"""Whoever cleans it is not where somebody lives."""
_OURS = (
    rf"(?:my|our) (?P<thing>{_NOT_OURS}(?!head in|[\w-]+['’]s |{_ROOMS}(?=$|[,.;!]| (?:and|for"
    r"|on|at|every|since)\b))[a-z][\w'’-]*"
    r"(?: (?!and\b|but\b|so\b|for\b|in\b|at\b|on\b|every\b|with\b|before\b|from\b|then\b|when\b)"
    r"[\w'’-]+){0,2})"
)
_SERVES = (
    r"(?:looks after|does|handles|runs|manages|supplies|provides|teaches|coaches|trains|cuts|cleans"
    r"|minds|walks|hosts|owns|leads|powers|maintains|insures|delivers|covers|takes care of"
    r"|is in charge of|is responsible for|oversees|designs|services|cares for|babysits|treats"
    r"|keeps|stores|organi[sz]es|supervises|heads|tutors|monitors|builds)"
)
_UNOWNED = (
    "wife|husband|boyfriend|girlfriend|fiance|boss|flatmate|roommate|housemate|son|daughter"
    "|brother|sister|partner|hubby|manager|landlord|dog|cat|puppy|kitten|company"
)
_PLACED_BY = r"(?: (?:now|currently|always|usually|here|also|mostly))?"

PEOPLE_CLAUSES: tuple[Frame, ...] = (
    frame("", rf"(?P<object>{_NOT_A_NAME}(?!(?:[\w-]+ )?(?:{JOBS}) (?:from"
          rf"|here)\b){PROPER})(?:,? from"
          rf" [\w ]{{2,30}}?|,)? (?:here|speaking"
          rf"|again)"
          r"(?=$|[,.!;]| again\b| from\b).*", "identity", attribute="name", confidence=0.8,
          needs=(" here", " speaking", " again")),
    frame("it's its it", rf"it(?:['’]?s| is) (?:me,? )?(?P<object>{_NOT_A_NAME}{_FIRST})"
          r"(?: from [\w ]{2,30}?)? (?:again|here)(?=$|[,.!;]).*", "identity", attribute="name"),
    frame("this", rf"this is (?P<object>{_NOT_A_NAME}{_FIRST}(?: {_FIRST})?)"
          r"(?=[.!,]?$|,? (?:again|here|from)\b).*", "identity", attribute="name",
          confidence=0.6),
    frame("it's it its", rf"it(?:['’]?s| is) (?P<object>{_NOT_A_NAME}{_FIRST}) (?:again"
          r"|here|by the way|btw|from (?:accounts|work|the office|down the road))\b.*", "identity",
          attribute="name"),
    frame("the name name's names my", r"(?:the |my )?name(?:['’]?s| is)"
          r" (?P<object>(?!(?:not|spelled"
          r"|spelt)\b)(?-i:[A-Z])[\w'’-]*"
          r"(?: (?-i:[A-Z])[\w'’-]*)?)(?=$|[,.;!]| (?:btw|by the way|and)\b).*", "identity",
          attribute="name"),
    frame("everyone everybody people friends my they most folks", r"(?:every(?:one|body)|(?:most"
          r" )?(?:people|folks|friends)(?: (?:round|around) here| at work)?|my (?:friends|mates"
          r"|family|colleagues|kids|children|grandkids|grandchildren|students|patients|wife"
          r"|husband|mum|mom)|they)(?: all| just"
          r"| usually)? calls? me (?P<object>(?!a\b|an\b|crazy|the\b|when|back|out|names|mad|lazy"
          r"|stupid|later|all\b|every|if\b|on\b|at\b|to\b|in\b|from|up\b)\S+(?: (?-i:[A-Z])\S+)?)"
          r"(?=$|[,.;!]| (?:btw|and|so|but|because|by)\b).*", "identity", attribute="name"),
    frame(" ".join(f"{own} {own}'s" for own in _UNOWNED.split("|")),
          rf"(?P<attribute>{_UNOWNED})(?:['’]s| is) (?:called|named) "
          rf"(?P<object>{_NOT_A_NAME}\S+)(?=$|[,.;!]"
          r"| (?:and|but|so|btw)\b).*", "identity"),
    frame("address refer", r"(?:please )?(?:address|refer to) me (?:as|by) (?P<object>\S.*)",
          "identity", attribute="name"),
    frame("born dob", r"(?:born (?:on )?|dob:? )(?:the )?(?P<object>(?=.{0,14}\d)(?:\d"
          r"|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d).*)", "identity",
          attribute="birthday"),
    frame("i we", r"(?:i|we) (?:celebrate|have) (?:my|our) (?:birthday|bday)s? (?:on|in)"
          r" (?:the )?(?P<object>.*\S)", "identity", attribute="birthday"),
    frame("", r"(?:the )?(?P<object>(?:\d[\w/. -]*|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov"
          r"|dec)[a-z]* \d\w*)(?: of \w+)?) is my (?:birthday|bday)(?=$|[,.;!]| and\b).*",
          "identity", attribute="birthday", needs=(" is my b",)),
    frame("being", r"being (?:\w+ly )?allergic to (?P<object>\S.*)", "identity",
          attribute="allergy/"),
    frame(" ".join(f"{age} {age}m {age}f {age}yo" for age in range(13, 100)),
          r"(?P<object>\d\d)(?:(?: ?y/?o)? ?[mf](?: here)?| ?(?:yo|y/o|years? old|yrs? old)"
          r"(?: here)?)(?=$|[,.!]).*", "identity", attribute="age"),
    frame("it's it its", r"it(?:['’]?s| is) my birthday (?:on|in) (?P<object>\S.*)", "identity",
          attribute="birthday"),
    frame("my", r"my (?:birthday|bday) (?:falls on|is on|lands on|is|['’]s)(?: the)?"
          r" (?P<object>(?!not|soon|coming|today|tomorrow|next|over)\S.*)", "identity",
          attribute="birthday"),
    frame("my our", rf"(?:my|our) (?P<attribute>{RELATION_NAMES})(?:['’]?s| is| are|['’]s name is"
          rf"|['’]s name['’]s) {_CALLED} (?P<object>\S+?)(?=$|[,.;!]| (?:and|but|so|who)\b).*",
          "identity"),
    frame("my our me", rf"(?:my|our) (?P<attribute>{RELATION_NAMES}),? (?P<object>(?-i:[A-Z])"
          r"[a-z'’-]+)(?:['’]s| is| are| was)(?! (?:allergic|vegan)) (?:[a-z]\S*ing|here|visiting"
          r"|away|ill|sick|coming|asleep|off)\b.*", "identity", confidence=0.8),
    frame("", rf"(?P<object>{_NOT_A_NAME}{_FULL})(?:,| is|['’]s|, who is|, that['’]s) (?:my|our)"
          rf" (?P<attribute>{RELATION_NAMES})(?=$|[,.;!]| (?:is|was|and|but|who|in|has)\b).*",
          "identity", needs=(" my ", " our ")),
    frame("", rf"{LASTING}(?P<object>{_NOT_A_NAME}{_FULL}) (?:is|['’]s) (?:my"
          rf"|our) (?P<thing>{_NOT_OURS}(?!test\b|variable|username|user\b|branch)[a-z]+"
          r"(?:[ -][a-z]+){0,2})(?=$|[.,;!]|,? and\b).*", "identity", needs=("my ", "our "),
          confidence=0.8),
    frame("", rf"(?P<object>{_NOT_A_NAME}{_FULL}) {_SERVES} (?:all )?{_OURS}{LASTING}(?=$|[,.;!]"
          r"| (?:and|but|so|for|in|at|on|every|with|before|from)\b).*", "identity",
          needs=(" my ", " our "), confidence=0.8),
    frame("", rf"(?P<object>{_NOT_A_NAME}{_FULL} (?:lives|stays|boards|lodges) with (?:us|me)\b.*)",
          "identity", attribute="household/", needs=("with us", "with me")),
    frame("", rf"(?P<object>{_NOT_A_NAME}{_FULL}) does (?:our|my) (?P<thing>[\w-]+(?: [\w-]+)?)"
          r"(?=$|[,.;!]| and\b).*", "identity", needs=(" does ",)),
    frame("me", rf"me and (?:my \w+ )?(?P<object>{PROPER}) (?:share|live|rent|work|run|are"
          r" (?:married|engaged|together|flatmates|roommates))\b.*", "identity",
          attribute="household/"),
    frame("", r"(?P<object>[a-z][a-z -]{2,30} (?:pills?|tablets?|meds|medication|insulin"
          r"|injections?"
          r"|inhaler|drops|vitamins) (?:at|in the|before|after|with|every|twice|once) \S.*)",
          "identity",
          attribute="medication/", confidence=0.7,
          needs=("pill", "tablet", "meds", "medication", "insulin", "inject", "inhaler", "drops",
                 "vitamins")),
    frame("the my our", r"(?:the|my|our) (?:\w+ )?(?:doctor|gp|cardiologist|dentist|vet|physio\w*"
          r"|psychiatrist|nutritionist|dietician|dietitian|trainer|coach|consultant|specialist"
          r"|neurologist|dermatologist|nurse|midwife)(?:['’]s| has| have| keeps)?(?: got"
          r"| put)? (?:me|us) on (?P<object>\S.*)", "identity", attribute="regimen"),
    frame("mum mom dad hubby grandma grandpa gran nan mum's mom's dad's", r"(?P<of>mum|mom"
          r"|dad|hubby|grandma|grandpa|gran|nan)['’]s (?P<thing>number|birthday|name|address|phone)"
          r" (?:is|ends in|['’]s)(?: on)? (?P<object>\S.*)", "identity", attribute=""),
    frame("", r"(?P<object>(?!this\b|that\b|it\b|here\b|which\b|what\b|there\b|the (?:code"
          r"|problem|issue|file|line|part|bit|point|place|only)|he\b|she\b|they\b|i\b|we\b"
          r"|\w+ing\b)[\w][\w.'’& -]{1,40}?) is where (?:i|we)"
          r" (?:(?:now|always|usually|mostly|still|all) )*(?:hang out|shop|bank|train|live|work"
          r"|host|deploy|keep|store"
          r"|buy|get (?:my|our)|read|listen|watch|eat|drink|play|sleep|unwind|study|post"
          r"|go(?= (?:for|to|on|every|when"
          r"|on))|grew up|do (?:my|our|all)|spend)\b.*", "pattern", needs=(" is where ",)),
    frame("the", r"the (?P<object>dog|cat|rabbit|hamster|horse|goldfish|parrot|puppy"
          r"|kitten) (?:sadly |just )*(?:died"
          r"|passed away|is no longer with us|was put (?:down|to sleep))(?=[.!]*$|[,;]| (?:last"
          r"|in|this|a|two|yesterday|after|so|and|but)\b).*", "end", effect="end"),
    frame("everything all", r"(?:everything|all) (?:in|at) (?:our"
          r"|my) (?P<thing>[a-z]+(?: [a-z]+)?) (?:is|runs on|comes"
          rf" from) {LASTING}(?P<object>(?!broken|dirty|wet|gone|fine|in\b|on fire)\S.*)",
          "identity",
          confidence=0.8),
    frame("in at", r"(?:in|at) (?:our|my) (?:house|home|family|household|place|office|company"
          r"|team|flat|school|country),?"
          r" (?P<thing>[a-z]+(?: [a-z]+)?) (?:is|are|['’]s)(?: always| usually)? (?P<object>(?:at"
          r"|on|in|before|after)"
          rf" {LASTING}\S.*)", "identity", confidence=0.8, needs=(" our ", " my ")),
    frame("home", r"home(?: for me| for us)? (?:is|['’]s) (?P<object>(?-i:[A-Z])[\w'’-]*"
          r"(?: (?-i:[A-Z])[\w'’-]*)*)(?=$|[,.;!]).*", "identity", attribute="home"),
    frame("here", r"here in (?P<object>(?-i:[A-Z])[\w'’-]*(?: (?-i:[A-Z])[\w'’-]*)?)(?=,? (?:we|it"
          r"|i|the|people|everyone|my|our)\b|['’]?$)", "identity", attribute="location",
          confidence=0.7),
    frame("as speaking", r"(?:speaking )?as (?:someone|somebody) (?:who(?:['’]s| is| has"
          r"| lives in| works (?:as|in))|with|from) (?:an? )?"
          r"(?P<object>[a-z][\w'’ -]{2,40}?)(?=,|$| (?:i|my)\b)", "identity", attribute="trait/",
          confidence=0.8),
    frame("being", r"being an? (?P<object>(?!good|bad|better|bit|little|part|member"
          r"|user)[a-z][\w'’-]*(?: (?!i\b|my\b)"
          r"[\w'’-]+){0,3}?)(?=,|$| (?:i|my)\b)", "identity", attribute="trait/", confidence=0.8),
    frame("as speaking", r"(?:speaking )?as an? (?:fellow |proud |busy |lifelong "
          r"|former )?(?P<object>(?!(?:user|first"
          r"|second|last|next|result|matter|rule|side|whole|start|test|workaround|quick|joke"
          r"|pirate|bonus|reminder|follow|general|final|consequence|customer|guest|starting|kid"
          r"|child|teen\w*|student i (?:was|used)|way|means|function|string|list|table|number"
          r"|percentage|developer i want|family|team|group|player|visitor|member|treat|gift"
          r"|present|precaution|beginner step|human|bot|company|language|country|city|whole|group"
          r"|society|species|rule|side note|language model|ai)\b)[a-z\d][\w'’-]*"
          r"(?: (?!i\b|my\b)[\w'’-]+){0,3}?)(?=,|$| (?:i|my)\b)", "identity", attribute="trait/",
          confidence=0.8),
    frame("", rf"(?P<object>(?-i:[A-Z])[a-z]+|{TONGUES}) "
          r"(?:is|['’]s|(?P<negated>isn['’]?t|is not)) my (?:first|native|mother|second|third"
          r"|main) (?:language|tongue)\b.*", "identity", attribute="language/",
          needs=(" my first", " my native", " my mother", " my second", " my third", " my main")),
    frame("my", r"my (?P<object>(?:English|French|Spanish|German|Italian|Portuguese|Dutch|Polish"
          r"|Russian|Japanese|Chinese|Mandarin|Korean|Arabic|Swedish|Welsh|Irish|Turkish|Hindi"
          r"|Greek|Danish|Norwegian|Finnish|Swahili)) ?(?:is|['’]s) (?!teacher|tutor|class|book"
          r"|exam|homework|essay|lesson)\S.*", "identity", attribute="language/"),
    frame("", r"(?P<object>(?!(?:it|this|that|they|these|those|there|what|he|she|the (?:heat|bug"
          r"|code))\b)[a-z][a-z -]{1,40}?) (?:(?:is|are) (?:a )?(?:no[- ]go|off[- ]limits|off the"
          r" table|out) for (?:me|us)|(?:gives?|causes?|triggers?) me (?:hives|a rash|an? (?:\w+"
          r" )?allergic reaction|an allergy|migraines?|heartburn"
          r"|(?:stomach )?cramps|stomach ?aches?)|makes? me (?:really |very |so |quite "
          r"|violently )?(?:ill|sick|sneeze|throw up|itch|itchy|bloated|break out)"
          r"|makes? my (?:mouth|throat|skin|tongue|eyes|lips|face|nose|chest) (?:itch|swell"
          r"|tingle|burn|water)"
          r"|(?:don['’]?t|doesn['’]?t|do not|does not) agree with me|(?:could|would|can|will) kill"
          r" me|(?:upsets?|bothers?|wrecks?|kills?|(?:plays?|wreaks?|play|wreak) havoc with"
          r"|messes? with"
          r"|mess with|inflames?) my (?:stomach|tummy|gut|digestion|skin|ibs))(?=$|[,.;!]| (?:so"
          r"|and|but|because)\b).*", "identity",
          attribute="allergy/", needs=(" me", " my ", "for us")),
    frame("no", r"no (?!luck|change|idea|problem|need|way|time|more|rush|reply|answer|news"
          r"|difference|big|point|good|use|room)(?P<object>"
          r"[a-z][a-z ]{1,30}?) for (?:me|us)(?=$|[,.;!]).*", "preference",
          polarity="-"),
    frame("allergies allergy diet medication meds insurance car home mortgage blood shoe trousers"
          " birthday pronouns location timezone time job occupation hobbies hometown favorite"
          " favourite wifi dentist doctor gp vet landlord name age stack our my profession role"
                " employer"
          " address home nationality height phone mobile number email e language native first"
                " city new",
          r"(?:(?:my|our) )?(?:new )?(?P<attribute>(?:(?:car|home|health|pet|travel|life)"
          r" insurance|mortgage"
          r"(?: rate)?|allerg(?:y|ies)|diet|medications?|meds|blood type|shoe size|birthday"
          r"|pronouns|location|time ?zone|job|occupation|hobbies|hometown|wifi|dentist|doctor|gp"
          r"|vet|landlord|age|(?:tech )?stack|profession|role|employer|address|home town"
          r"|nationality|height"
          r"|(?:phone |mobile )?number|e?-?mail(?: address)?|(?:native |first )?language|city)):"
          r" (?P<object>(?!string|int\b|none|null|str\b)\S.*)",
          "identity", confidence=0.8, needs=(":",)),
    frame("there there's", r"there(?:['’]s| is) (?P<object>(?:an?|my) \S.{2,50}?) (?:in|on"
          r"|at) (?:my|our)"
          r" (?:driveway|garage|drive|desk|kitchen|living room|garden|shed|house|home|flat|cellar"
          r"|basement|study|attic|wrist)(?=$|[,.;!]).*", "possession"),
    frame("the", r"the (?P<attribute>[a-z][a-z-]*(?: [a-z][a-z-]*){0,2}) (?:here|at (?:ours|our"
          r" (?:place|house|office)|my place|home)) (?:is|['’]s|are) (?:called |named |on |from "
          r"|at |with )?(?P<object>(?!not\b|down|too\b|so\b|very|really|slow|broken|great|nice|bad"
          r"|terrible|\w+ing\b)\S.*)", "identity"),
    frame("", r"(?P<thing>(?!(?:my|our|the|a|an|this|that|it)\b)[a-z]+(?:[ -][a-z]+)? (?:day|club"
          r"|night|practice|rehearsals?|class|lessons?|duty|training|group|meeting|call))(?: here)?"
          r" (?:is|are|meets?|starts?|runs?|happens?|takes place)(?: always)? (?:on |at |in |every"
          r" )*(?P<object>(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|\d|the (?:first|second"
          r"|third|last)|noon|every)\S*.*)", "identity", confidence=0.8,
          needs=("day", ":", "pm", "am", "noon", "every")),
    frame("production staging prod", r"(?P<thing>production|prod|staging)(?: runs| is|['’]s| lives"
          r"| sits)(?: hosted)?(?: on| in| with) (?P<object>(?-i:[A-Z])\S*.*)", "identity"),
    frame("my our the", rf"(?:(?:my|our) (?-i:[a-z]+(?: [a-z]+)?)|the [a-z]+ (?:team|squad|guild"
          rf"|department)){_PLACED_BY} (?P<attribute>builds|chats|talks|codes|works|deploys|plans"
          r"|writes|develops|collaborates|tracks (?:bugs|tickets|issues|work)|communicates"
          r"|ships) (?:in|on|with|over|via|through|to) (?P<object>(?-i:[A-Z])"
          r"[\w.+#'’&-]*(?: [\w.+#'’&-]+){0,2}?)(?=$|[,.;!]| (?:and|but|so|for|because)\b).*",
          "tool"),
    frame("work everything", rf"work(?:['’]s| is)(?: all| mostly)? (?P<object>{PROPER}){_END}.*",
          "tool", attribute="work_stack", confidence=0.7),
)  # fmt: skip
"""They come after what is said of things."""
