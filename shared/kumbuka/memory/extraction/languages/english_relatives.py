"""English for what somebody says of their family, friends and colleagues."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.english_frames import frame
from kumbuka.memory.extraction.languages.english_words import AT_HAND, LASTING, RELATION_NAMES
from kumbuka.memory.extraction.table import Frame

_TRANSIENTLY = (
    r"(?!(?:(?:not|very|so|too|really|quite|pretty|still|just|now|all|always|a bit|a little|back"
    r"|being|currently) )*(?:sick|ill|angry|mad|asleep|awake|here|there|away|late|early|happy|upset"
    r"|sad|right|wrong|home|busy|tired|fine|ok|okay|dead|over|done|good|great|nice|annoying|bored"
    r"|annoyed|ready|sure|out|off|up|down|in (?:the|town|a|bed|hospital)|at (?:work|home|school"
    r"|the|my|his|her|it)|on (?:holiday|vacation|leave|his|her|the|my|a|it)|with me|behind"
    r"|a (?:nightmare|mess|tip|pain|joke|bit|star|legend)|next"
    r"|cool|funny|nuts|crazy|worried|scared|hungry|going|gone|the (?:best|worst|one|same|only)"
    r"|like|about|to|that|what|why|how|proud|jealous|convinced|afraid|quiet|loud|better|worse"
    r"|not|hovering|the|at an?|enough|under|so|too|amazing|awesome|wonderful|(?!learning|studying"
    r"|training|getting married|expecting|retiring|applying (?:to|for)"
    r"|moving to|starting (?:school|uni|college|nursery|university|at)|doing (?:an?|her"
    r"|his) (?:[\w-]+ )?(?:phd|degree|masters?|a-levels|gcses|apprenticeship|course|residency"
    r"|internship)"
    r"|working (?:as|at|for|in)|living (?:in|with)|writing (?:an?|her|his) (?:\w+ )?(?:novel|book"
    r"|thesis)|teaching|dating|pursuing)\w+ing)\b)"
)
_SPEAKS = (
    r"(?!(?:says|thinks|wants|needs|called|asks|tells|knows|feels|keeps|is|comes|was|has|does|this"
    r"|always|reckons|believes|claims|insists|hopes|wonders|seems|looks|sounds|gets|means|likes"
    r"|loves|hates|prefers|suggests|agrees|guesses|expects|wishes|suspects|sends|calls|texts|just"
    r"|recommends|swears|argues|disagrees|complains|fails|crashes|gives|returns"
    r"|sees|shows|finds|helps|tries|starts|stops|lets|remembers|understands|messages|his|its"
    r"|us|as|perhaps|sometimes|focus|besides|nowadays|afterwards|writes|worries|hovers|barks"
    r"|snores|cries|laughs)\b)"
)
_NAMES_THEM = (
    r"(?:,? (?:who is |that is |who['’]s |that['’]s )?(?:called|named|by the name of)"
    r"|[,;]? (?:and )?(?:whose|his|her|its|their) name(?:['’]?s| is)"
    r"|[,;]? (?:and )?(?:we|i)(?:['’]?ve| have)? (?:named|called|call) (?:him|her|it|them)"
    r"|[,;]? (?:and )?(?:he|she|it)(?:['’]s| is) (?:called|named)|,(?! i\b))"
)
_NAME = (
    r"(?P<object>(?-i:[A-ZÀ-Þ])[\w'’-]*(?: (?-i:[A-ZÀ-Þ])[\w'’-]*){0,2})(?=$|[,.;!]"
    r"| (?:and|but|so|who|which|that|now|btw|lol|in|from|at|last|this|yesterday)\b).*"
)
_ONE = rf"(?P<attribute>(?!(?:team|company|family)\b)(?:{RELATION_NAMES}))"
_BEAST = (
    r"(?:(?:rescue|rescued|old|young|little|lovely|new|elderly) )*(?P<attribute>(?:[a-z-]+ "
    r")?(?:retriever|labrador|lab|spaniel|terrier|collie|sheepdog"
    r"|greyhound|whippet|poodle|husky|pug|beagle|corgi|dachshund|shepherd|bunny|guinea pig|goat"
    r"|donkey|alpaca|snake|lizard|turtle|goldfish|duck|hen|pig|cow|canary|hedgehog|chinchilla"
    r"|labradoodle|cockapoo|boxer|bulldog|rottweiler|pitbull|chihuahua|siamese|ragdoll|tabby))"
)
_GOT = (
    r"(?:(?:(?:have|has|['’]?ve|['’]s)(?: just| recently| also)?(?: got| adopted| rescued)?"
    r"|(?:just |recently |also )*(?:got|own|adopted|rescued|bought)) "
    r"(?:an?|one|my) (?!(?:second|third|fourth|fifth|other)\b)(?:[\w'’-]+ ){0,3}?)"
)
"""Whoever gets another one has the first still."""
_GOT_HEADS = "have has 've 's got own adopted rescued bought just recently"
_HAD = (
    r"(?:(?:have|['’]?ve) )?(?:just |recently |finally )*had (?:an?|our|my|another)"
    r"(?: (?:first|second|third|fourth|fifth|new|little|healthy|beautiful|baby))*"
)

_BUSINESS = (
    r"(?:shop|bakery|caf[eé]|restaurant|business|company|firm|farm|studio|salon|garage|pub|bar"
    r"|agency|store|practice|consultancy|start-?up|gallery|brewery|gym|clinic|hotel|guesthouse|b&b"
    r"|bookshop|winery|vineyard|food truck|market stall|workshop|charity|nursery)"
)

NAMED_FRAMES: tuple[Frame, ...] = (
    frame("work works", r"works? (?:nights|days|shifts|weekends|evenings|part[- ]time|full[- ]time)"
          r" as (?:an? )?(?P<object>(?!possible|usual|needed)\S.*)", "identity", attribute="job"),
    frame("run runs own owns manage manages", rf"(?P<object>(?:run|own|manage)s? an? (?:[\w'’-]+"
          rf" ){{0,3}}?{_BUSINESS}\b.*)", "identity", attribute="job", confidence=0.8),
    frame("drives serves designs builds repairs sells breeds coaches restores imports farms flies"
          " teaches", r"(?P<object>(?:drives (?:an? )?(?:trucks?|bus(?:es)?|taxis?|cabs?|lorr(?:y"
          r"|ies)"
          r"|trains?|trams?|vans?|ambulances?|forklifts?)|serves in the \S+|(?:designs|builds"
          r"|repairs"
          r"|sells|breeds|coaches|restores|imports|farms|flies) (?!me\b|us\b|my\b|our\b|it\b|this"
          r"|that|home\b|back\b|away\b|over\b|tomorrow|today|him\b|her\b|them\b|the\b|off\b|out\b"
          r"|to\b|with\b|up\b|on\b)[a-z]\S*)\b.*)",
          "identity", attribute="job", confidence=0.8),
    frame("goes", r"goes to (?P<object>(?-i:[A-Z])[\w'’-]*(?: (?-i:[A-Z])[\w'’-]*)*)(?=[.!]*$|, )",
          "identity", attribute="school", confidence=0.7),
    frame("start starts started", r"start(?:s|ed)? (?P<object>(?:kindergarten|nursery|preschool"
          r"|reception|primary school|secondary school|high school|middle school|first grade|school"
          r"|university|uni|college)(?= (?:in|this|next|last|on)\b|[.!]*$|,).*)", "identity",
          attribute="school"),
    frame(_GOT_HEADS, rf"{_GOT}{_ONE}{_NAMES_THEM} {LASTING}{_NAME}", "identity",
          of_user_only=True),
    frame(_GOT_HEADS, rf"{_GOT}{_BEAST}{_NAMES_THEM} {LASTING}{_NAME}", "identity",
          of_user_only=True),
    frame("with", rf"with (?:my|our) (?:\w+ )?{_ONE},? {_NAME}", "identity", of_user_only=True),
    frame("had just have 've recently finally", rf"{_HAD} (?P<attribute>son|daughter)"
          rf"(?:,|{_NAMES_THEM}) {_NAME}", "identity", of_user_only=True),
    frame("had just have 've recently finally", rf"{_HAD} (?:baby|girl|boy|child|kid)"
          rf"(?: (?:boy|girl))?(?:,(?: baby| little)?|{_NAMES_THEM}) {_NAME}", "identity",
          attribute="child", of_user_only=True),
    frame("had just have 've recently finally", r"(?:(?:have|['’]?ve) )?(?:just |recently |finally"
          r" )*had (?:an?|our) (?:first|second|third|fourth|fifth|sixth)(?: one)?(?:,(?: a)?(?:"
          r" baby"
          rf"| little)?(?: boy| girl)?,?|{_NAMES_THEM}) {_NAME}", "identity", attribute="child",
          of_user_only=True),
)  # fmt: skip
"""Of what follows "I" or "we": somebody of the user's and their name."""

NAMED_CLAUSES: tuple[Frame, ...] = (
    frame("my our", rf"(?:my|our) (?:(?:new|little|baby|first|second|third|youngest) )*{_ONE}(?:"
          r" (?:was|is|has been|has|arrived|came)|['’]s) [^;.!?]{3,60}?[,;]? (?:and )?(?:we|i)"
          rf"(?:['’]?ve| have)? (?:named|called|call) (?:him|her|it|them) {_NAME}", "identity"),
)  # fmt: skip
"""Whole clauses that tell of somebody and then name them."""

RELATIVE_FRAMES: tuple[Frame, ...] = (
    frame("had has just recently", r"(?:has )?(?:just |recently )*had (?P<object>(?:an? (?:baby"
          r"|boy|girl|son"
          r"|daughter|stroke|heart attack|hip replacement)|twins|(?:her|his|their) (?:first"
          r"|second|third) (?:baby|child)|surgery on \S+)\b.*)", "identity", attribute="has/"),
    frame("raised brought", r"(?P<object>(?:raised|brought up) (?:me|us)(?=[.!]*$|[,;]| (?:in|on"
          r"|after|with|as|when|alone|until|and)\b).*)", "identity", attribute="trait/"),
    frame("wants expects insists", r"(?:wants|expects|insists on) (?:me to "
          r"|us to )?(?P<object>(?!me\b|us\b|you\b"
          r"|it\b|this|that|to\b)\S.{2,60}? (?:(?:on|by|every|each) (?:(?:mon|tues|wednes|thurs"
          r"|fri|satur|sun)days"
          r"|week|month|day|morning)|in (?:writing|person|bullet points|advance))\b.*)",
          "preference"),
    frame("snores talks smokes drinks drives sings stutters vapes bites sheds travels cooks bakes"
          " knits"
          " paints dances surfs swims gambles limps", r"(?P<object>(?:snores|talks|smokes|drinks"
          r"|drives|sings|stutters"
          r"|vapes|bites|sheds|travels|cooks|bakes|knits|paints|dances|surfs|swims|gambles"
          r"|limps)(?: (?:a lot"
          r"|heavily|constantly|loudly|too much|all the time))?)(?=[.!]*$|,)", "pattern"),
    frame("isn't is not aren't are", rf"(?:isn['’]?t|aren['’]?t|is not"
          rf"|are not) {_TRANSIENTLY}{LASTING}"
          r"(?P<object>(?!sure|getting|working|responding|coming|able|going|in\b|at\b|well\b"
          r"|really\b|here|speaking|talking|answering|picking|helping|listening)\w.*)",
          "identity", attribute="trait/", polarity="-",
          confidence=0.8),
    frame("died passed has is 's", r"(?:has |['’]s )?(?:sadly |recently "
          r"|just )*(?P<object>(?:died|passed away|passed on)"
          r"\b(?! laughing| of boredom| for me).*)", "identity", attribute="trait/"),
    frame("has 's started starts", r"(?:has |['’]s )?(?:just "
          r"|recently )?start(?:ed|s) (?P<object>(?:(?:primary|secondary|high|big) )?"
          r"(?:school|nursery|reception|uni|university|college|kindergarten|playgroup"
          r"|year \d+)\b.*)", "identity",
          attribute="school"),
    frame("has have", r"has (?P<object>(?:the kids|custody)\b.*)", "pattern"),
    frame("was", r"was (?P<object>(?:an? (?!bit|little|mess|joke|nightmare|disaster|surprise|pain"
          r"|while)"
          r"(?:[\w-]+ ){0,2}?\w+(?:er|or|ist|ian|ant|ent|yst|man|woman|eer|nurse|vet|pilot|cook"
          r"|chef)|raised|born(?! (?:to|for|ready)\b))\b.*)", "identity", attribute="trait/",
          confidence=0.8, needs=("was a",
          "was raised", "was born")),
    frame("has", rf"has {LASTING}(?!(?:an? )?(?:\w+ )?(?:fever|test|exam|diarrh\w+|temperature"
          rf"|rash|deadline|game|match"
          r"|cough|call|party|interview|my \w+|recital|play|birthday|date)\b)(?!(?:to|been|had|not"
          r"|never|just|no idea|my|your|the|this|that"
          r"|asked|told|an? (?:question|problem|idea|point|meeting|cold|fever|headache|bug))\b)"
          r"(?P<object>(?:an? )?(?!\w+ed\b)[\w'’-]+.*?)(?=$|[,.;!]| (?:and|but|so|because|who"
          r"|since)\b).*", "identity", attribute="has/"),
    frame("can't cannot", r"(?:can['’]?t|cannot) (?:have|eat|drink) (?P<object>(?!it\b|this|that"
          r"|two|one|more|both|a\b|an\b|the\b)[\w ]+).*", "preference", polarity="-"),
    frame("wants hopes", r"(?:wants|hopes) to (?:be|become) (?:an? )?(?P<object>(?!left|the one"
          r"|able|sure|alone|in\b|here|there)\S.*)", "identity", attribute="wants_to_be"),
    frame("emigrated immigrated moved came", r"(?:emigrated|immigrated|moved|came) (?:over "
          r"|here )?from (?P<object>(?-i:[A-Z])\S*.*)", "identity", attribute="origin"),
    frame("'s", rf"['’]s {_TRANSIENTLY}(?P<object>(?:getting married|expecting|an? |from "
          rf"|in (?:year|grade"
          r"|form) )\S.*|\w+(?=$|[,.;!]| (?:and|but|so)\b))"
          r"(?<!ing).*", "identity", attribute="trait/", confidence=0.8),
    frame("is", rf"is (?:now )?{_TRANSIENTLY}{LASTING}(?P<object>\w.*)", "identity",
          attribute="trait/", confidence=0.8),
    frame("are 're", r"(?:are|['’]re) (?:now )?(?P<object>\d.*)", "identity", attribute="age"),
    frame("are 're", rf"(?:are|['’]re) (?:now )?{_TRANSIENTLY}{LASTING}(?P<object>\w.*)",
    "identity",
          attribute="trait/", confidence=0.8),
    frame("", rf"(?P<object>{_SPEAKS}[a-z]+(?<!s)s (?!me\b|you\b|that\b|it\b|this\b|if\b){AT_HAND}"
          rf"{LASTING}\S.*)", "pattern", confidence=0.8),
)  # fmt: skip
"""Of what follows "my sister" and the like, where nothing else is said."""
