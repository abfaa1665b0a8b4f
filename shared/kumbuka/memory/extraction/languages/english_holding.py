"""English for what somebody has, and for the tools they do something in, on or with."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.english_frames import AM, EPISODIC, frame
from kumbuka.memory.extraction.languages.english_things import PROPER
from kumbuka.memory.extraction.languages.english_topics import ANY_TOPIC
from kumbuka.memory.extraction.languages.english_words import LASTING
from kumbuka.memory.extraction.table import Frame

_OF_TODAY = (
    r"(?:questions?|problems?|issues?|troubles?|bugs?|errors?|warnings?|exceptions?|ideas?|doubts?"
    r"|guess|hunch|feelings?|lists?|arrays?|strings?|dicts?|dictionar(?:y|ies)|tuples?|loops?|maps?"
    r"|objects?|integers?|functions?|class|classes|methods?|variables?|vectors?|matrix|matrices"
    r"|data ?frames?|data|datasets?|tables?|columns?|rows?|files?|csvs?|json|xml|documents?"
    r"|texts?|paragraphs?|sentences?|essays?|stor(?:y|ies)|scripts?|snippets?|codes?|program"
    r"|quer(?:y|ies)|requests?|apis?|endpoints?|components?|forms?|buttons?|images?|pictures?"
    r"|photos?"
    r"|videos?|screenshots?|templates?|regex|models?|containers?|pods?|services?|branch|branches"
    r"|repo|commits?|tests?|tasks?|todos?|assignments?|homework|projects?|presentations?|slides?"
    r"|speech|reports?|spreadsheets?|sheets?|emails?|messages?|notes?|meetings?|calls?|interviews?"
    r"|exams?|quiz|deadlines?|appointments?|flights?|party|date|day|days|week|weeks|month|hours?"
    r"|minutes?|seconds?|times?|moment|while|lot|lots|bit|few|couple|ton|tons|bunch|handful|bug"
    r"|chance|choice|options?|plans?|points?|reason|way|ways|clue|say|look|go|try|break|blast|laugh"
    r"|chat|talk|word|think|headache|cold|fever|cough|flu|hangover|tummy ache|flat tyre|flat tire"
    r"|leak|crush|dream|nightmare|thought|thoughts|favou?r|suggestions?|recommendations?|tips?"
    r"|request"
    r"|thing|things|stuff|one|ones|numbers?|values?|points?|equations?|formula|set|sets|graph"
    r"|bag|noise|student|weekend|load|view|suspicion|budget|rectangle|triangle|circle|square|cube"
    r"|jar|basket|urn|deck|polygon|cylinder|sore|throat|train"
    r"|apples|oranges|coins|marbles|balls|dice|cards|boxes|sticks|situation|case|scenario|example"
    r"|setup|version|proposal|draft|claim|argument|opinion|preference|goal|great|good|bad|rough"
    r"|terrible|nice|lovely|hard|tough|really|very|busy|feedback|update|server running|result"
    r"|answer|concern|suspicion|confession|friend of mine|friend who|colleague who|customer|client"
    r"|user|users|patient|student who|spare|memory leak|race condition|deadlock|merge conflict"
    r"|tabs?|windows?|rash|lump|bruise|bump|blister|stomach|migraine|appetite|long|crisis"
    r"|emergency|surprise|visitor|visitors|guests?)"
)
_HAS = (
    r"(?:(?:have(?: got)?|has(?: got)?|['’]?ve(?: got)?|['’]s got)(?: myself| ourselves)?"
    r"|owns?)(?: (?:also|both|always had|currently|now))?"
)
_SOME = r"(?:an?|my own|our own|one|two|three|four|five|six|seven|eight|nine|ten|both an?)"
_TOOL_VERB = (
    r"(?:deploy|plan|write|code|develop|build|test|host|publish|draw|paint|game|shoot|record|edit"
    r"|mix|model|render|sketch|journal|blog|stream|podcast|bookkeep|budget|invoice|chat|communicate"
    r"|collaborate|track|monitor|log|back up|backup|compose|program|prototype"
    r"|navigate|pay|browse|search|sync|animate|design|debug)"
)
_NAMED = (
    r"(?!(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|(?:january|february|march|april|june|july"
    r"|august|september|october|november|december|christmas)\b)"
    r"(?P<object>(?:an? |the |my )?(?:(?:old|new|used|second-hand|\d{4}) )?(?-i:[A-Z])"
    r"[\w.+#'’&-]*(?: (?:and |& )?(?:(?-i:[A-Z\d]))[\w.+#'’&-]*){0,4})"
)
_FOR = r"(?: (?:for|because|so|since|and|but|with|at|now|these days)\b.*)?"

DONE_WITH: tuple[Frame, ...] = (
    frame("use think work measure cook", r"(?:(?:think|work|measure|cook) in"
          r"|use) (?P<object>metric|imperial"
          r"|fahrenheit|celsius|kilos|pounds and \w+|miles|grams|ounces|stone|the metric system"
          r"|the imperial system|us units|si units|24[- ]hour time)(?=$|[,.;!]| (?:not|so|and|units"
          r"|measurements)\b).*",
          "instruction", attribute="units"),
    frame("'m am 're are", rf"{AM} (?:in the (?:middle|process) of )?(?:migrating|moving"
          rf"|switching|porting) (?:over )?"
          r"(?:everything |our \w+ |my \w+ |all our \w+ )?to (?P<object>\S.*)", "decision",
          topics=ANY_TOPIC, **EPISODIC),
    frame("'m am 're are", rf"{AM} (?:moving|relocating|emigrating) (?:back "
          rf"|over )?to (?P<object>{PROPER})(?=$|[,.;!]"
          r"| (?:in|next|this|soon|with|for|at|on)\b).*", "decision", attribute="move", **EPISODIC),
    frame("do does", r"do(?:es)? (?:all|most|nearly all|almost all|the bulk) (?:of )?(?:my|our"
          r"|his|her)"
          r" (?P<attribute>coding|programming|writing|editing|drawing|development|design|planning"
          r"|gaming|painting|reading|cooking|baking|mixing|recording|modelling|hacking|scripting)"
          r" (?:in|on|with|using) (?P<object>\S.*)", "tool"),
)  # fmt: skip
"""They come before what is done with a thing."""

HOLDING_FRAMES: tuple[Frame, ...] = (
    frame("keep keeps", r"(?P<object>keeps? (?:an?|our) (?:[\w-]+ ){0,2}?(?:kitchen|house"
          r"|household|diary|journal"
          r"|garden|log|allotment|home|sketchbook|scrapbook|sourdough starter|first aid kit"
          r"|go bag|gratitude \w+)\b.*)", "pattern", of_user_only=True),
    frame("keep keeps breed breeds raise raises", r"(?:keep|breed|raise)s? (?P<object>(?:(?:an?"
          r"|some|two|three|four|five|six|seven|eight|nine|ten|a few|a couple of|\d+"
          r"|a dozen) )?(?:[\w-]+ )"
          r"{0,2}?(?:hens?|chickens?|bees|ducks?|geese|goats?|sheep|pigs?|cows?|cattle|alpacas?"
          r"|ponies"
          r"|pony|horses?|quails?|koi|fish|snakes?|geckos?|tarantulas?|rabbits?|pigeons?|budgies"
          r"|finches|llamas?|donkeys?|turkeys?|worms|stick insects|axolotls?|hedgehogs?|parrots?"
          r"|hamsters?|guinea pigs?|ferrets?|dogs?|cats?|tortoises?|turtles?|aquarium)\b.*)",
          "identity", attribute="pet/"),
    frame(_TOOL_VERB.replace("(?:", "").replace(")", "").replace("|", " "),
          rf"(?P<attribute>{_TOOL_VERB}) (?:everything |all |mostly |mainly )*(?:in|on|with|to|via"
          rf"|using|through|over) {_NAMED}{_FOR}(?=$|[,.;!])", "tool",
          confidence=0.8),
    frame("code program write", r"(?:code|program|write) (?:mostly |mainly "
          r"|only |primarily )?(?:in )?(?P<object>\S.*)",
          "tool", topics=frozenset({"programming_language"})),
    frame("adopted rescued fostered have 've got", r"(?:(?:have|['’]?ve) )?(?:just "
          r"|recently )?(?:adopted"
          r"|rescued) (?:an?|two|another) (?P<object>(?!new (?:policy|approach)|policy|approach"
          r"|style|different)\S.*)", "identity", attribute="pet/"),
    frame("have 've been", r"(?:(?:have|['’]?ve) )?been (?:on|using"
          r"|with) (?P<object>\S.*?)(?: for | since |$).*", "tool", topics=ANY_TOPIC),
    frame("have has 've got", rf"{_HAS} (?:everything|it all|all (?:our|my) \w+) (?:on|in|with"
          rf"|at) (?P<object>\S.*)",
          "tool", topics=ANY_TOPIC),
    frame("get", r"(?P<object>get (?:about|around|everywhere) (?:on|in|by|with) \S.*)", "pattern",
          attribute="getting_around"),
    frame("have 've gone went plumped booked", r"(?:(?:have|['’]?ve) )?(?:just "
          r"|finally )?(?:gone with|plumped for|gone for"
          r"|booked (?:onto|on to)|landed on) (?P<object>\S.*)", "decision", **EPISODIC),
    frame("standardised standardized have 've adopted", r"(?:(?:have"
          r"|['’]?ve) )?standardi[sz]ed on (?P<object>\S.*)",
          "decision", **EPISODIC),
    frame("take takes", r"takes? (?:all )?(?:my |our )?(?P<thing>notes|minutes|payments|photos"
          r"|bookings) (?:in|with|via|using|on) (?:an? )?(?P<object>(?-i:[A-Z])\S*.*)", "identity"),
    frame("rely relies depend", rf"(?:rel(?:y|ies)|depends?) on {_NAMED} (?:for \S.*)", "tool"),
    frame("game play plays", r"(?:game|plays?) on (?P<object>(?:an?|my) \S.*)", "possession"),
    frame("hold holds own owns", r"(?:holds?|owns?) (?P<object>(?!an?\b|the\b|my\b)[\w' ]{2,30}?"
          r" (?:shares|stocks?|bonds|etfs|crypto|bitcoin|funds))\b.*", "possession",
          attribute="holding/"),
    frame("get gets buy buys", r"(?:gets?|buys?) (?:my|our|all my|all our) (?P<thing>[a-z]+(?:"
          r" [a-z]+)?) (?:from|at) (?:an? |the )?(?P<object>\S.*)", "identity"),
    frame("have has", r"(?:have|has) (?P<object>an? (?:weekly|daily|monthly|fortnightly|biweekly"
          r"|standing|regular|quarterly|yearly|annual) (?!basis|error|report)[\w'-]+\b.*)",
          "pattern"),
    frame("have has get gets", r"(?:have|has|gets?) (?P<object>(?!an? (?:error"
          r"|warning))(?:an?|one|two|three|four|a few|some|\d) \S.{2,60}?"
          r" (?:every|each|once an?|twice an?|on"
          r" (?:mon|tues|wednes|thurs|fri|satur|sun)days)\b.*)", "pattern"),
    frame("get gets", r"gets? (?P<thing>paid|my salary|my pension|my wages|our wages) (?:on |at "
          r"|every"
          r" |by )*(?P<object>(?:the|mon|tues|wednes|thurs|fri|satur|sun|once|twice|month|week|\d"
          r"|in|every|each)\S*.*)", "identity"),
    frame("'m am 're are", rf"{AM} (?:an?|all|mostly|mainly) (?P<object>(?:all-)?(?-i:[A-Z])\S*)"
          r" (?:shop|house|office|household|company|family|person|user|team|guy|girl)\b.*", "tool"),
    frame("built rewrote wrote made", r"(?:built|rewrote|wrote|made) (?:my|our"
          r"|the) (?P<thing>[a-z]+"
          rf"(?: [a-z]+)?) (?:in|on|with|using) (?P<object>{PROPER})(?=$|[,.;!]).*", "identity",
          topics=ANY_TOPIC),
    frame("went", r"went for (?P<object>(?:the|an?) (?:cheap|expensive|small|big|large|blue|red"
          r"|green|black|white|classic|hybrid|electric|premium|basic|\w+er|\w+est)\S*(?: \w+)+)(?=$"
          r"|[,.;!]| (?:in|because|since|for|and|so)\b).*", "decision", **EPISODIC),
    frame("'re are 'm am 'll will", r"(?:['’]re|are|['’]m|am) gonna (?:use|go with|stick with|adopt"
          r"|switch to|stay with) (?P<object>\S.*)", "decision", **EPISODIC),
    frame("decided", r"decided on (?P<object>\S.*)", "decision", **EPISODIC),
    frame("have 've committed booked signed", r"(?:(?:have|['’]?ve) )?(?:finally "
          r"|just )?(?:committed"
          r" to|booked) (?P<object>(?:the|an?|our|my) (?!(?:appointment|meeting|call|table|taxi"
          r"|uber|room|flight)\b)\S.*)", "decision", **EPISODIC),
    frame("have 've decided", r"(?:(?:have|['’]?ve) )?(?:decided"
          r"|chosen) (?P<negated>against(?: using| having| getting| doing)?|not to"
          r" (?:have|get|do|take|renew|buy)|(?:that )?(?:i['’]m|i am|we['’]re"
          r"|we are) not (?:going to"
          r" |gonna )?)\s?(?:an? )?(?P<object>\S.*)", "decision", **EPISODIC),
    frame("picked chose", r"(?:picked|chose) an? (?P<object>(?!(?:number|card|random|file|color"
          r"|line)\b)\S.* for (?:the|our|my) \S.*)", "decision", **EPISODIC),
)  # fmt: skip
"""Of what follows a subject, before what is said of all things."""

ANYTHING_HELD: tuple[Frame, ...] = (
    frame("have has 've got", r"(?:have|has|['’]?ve got) (?P<object>(?!(?:mon|tues|wednes|thurs"
          r"|fri|satur|sun)day"
          r"|january|february|march|april|may|june|july|august|september|october|november"
          r"|december|covid|corona"
          r"|maths?\b|english|french|german|spanish|latin|history|physics|chemistry|biology"
          r"|geography|pe\b|christmas"
          r"|easter|i\b)(?-i:[A-Z])[\w.+'’&-]*(?: (?-i:[A-Z\d])[\w.+'’&-]*){0,3}(?: (?:at home"
          r"|subscription|premium"
          r"|account|membership))?)(?=[.!]*$|,? (?:and|but|so) (?:i|we|my)\b|, (?:so|but|and)\b).*",
          "possession", confidence=0.7, of_user_only=True),
    frame("got", r"got (?:my|our) (?:first|own|new|second|very own) (?P<object>(?!this|email"
          r"|question|job|period|errors?|warning|exception|back\b|wind|laugh|way|grade|rejection"
          r"|message)\S.*?)(?=$|[,.;!]| (?:last|this|yesterday|today|in|on|at|and|but|so|from|for"
          r"|when|recently)\b).*", "possession", confidence=0.8, of_user_only=True),
    frame("have has 've", rf"{_HAS} (?P<object>(?:[a-z-]+ )?[a-z]+s (?:and [a-z]+s? )?(?:in|on"
          rf"|at) (?:the|our|my)"
          r" (?:roof|house|garden|garage|kitchen|office|shed|attic|balcony|flat|farm|yard"
          r"|allotment|loft|bathroom|car)\b.*)", "possession", confidence=0.8),
    frame("have has 've 's own owns", rf"{_HAS} (?P<object>{_SOME} (?!(?:[\w'’-]+"
          rf" ){{0,3}}?{_OF_TODAY}"
          r"(?![\w-]))(?!.* to (?!my|the|our|an?\b|\d)[a-z]+)(?!.* (?:that|called ['\"`]"
          r"|like ['\"`])\b)"
          rf"{LASTING}[\w\ue000-].*)", "possession", confidence=0.8),
)  # fmt: skip
"""Of what follows a subject, where nothing else is said."""
