"""English for how somebody makes a living, what they hold, and what they cannot do.

Shops and schools open, doctors advise, clients are of a kind: it is said in the simple present, as
what a program does is. So the nouns are those of people's lives.
"""

from __future__ import annotations

from kumbuka.memory.extraction.languages.english_frames import AM, frame
from kumbuka.memory.extraction.languages.english_things import PROPER
from kumbuka.memory.extraction.languages.english_topics import ANY_TOPIC
from kumbuka.memory.extraction.languages.english_words import AT_HAND, LASTING
from kumbuka.memory.extraction.table import Frame

_WOULD = r"(?:['’]d|would)"
_AT_TIMES = (
    r"(?:at|from|by|on|until|till|around) (?:about |around )?(?:\d|half|quarter|noon|midnight|six"
    r"|seven|eight|nine|ten|eleven|twelve|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends)"
)
_HEALER = (
    r"(?:doctor|gp|cardiologist|dentist|vet|physio\w*|psychiatrist|nutritionist|dietician|dietitian"
    r"|consultant|specialist|neurologist|dermatologist|nurse|midwife|therapist|optician|surgeon)"
)
_CIRCLE = (
    r"(?:clients|customers|students|pupils|patients|friends|colleagues|neighbou?rs|regulars|tenants"
    r"|relatives|family|readers|suppliers|workmates|teammates|classmates)"
)
_PLACES = r"(?:school|work|college|uni|church|choir|nursery|practice|training|rehearsal|term)"
_SUBJECTS = (
    r"(?:subjects|options|a-?levels|majors|minors|interests|hobbies|instruments|languages|triggers"
    r"|specialities|specialties|strengths|weaknesses|sports|skills|pastimes|passions)"
)

TRADE_FRAMES: tuple[Frame, ...] = (
    frame("make earn", r"(?:make|earn) (?:a|my) living (?:as (?:an? )?|by |from |with |off )"
          r"(?P<object>\S.*)", "identity", attribute="job", of_user_only=True),
    frame("left quit gave stopped have 've", r"(?:(?:have|['’]?ve) )?(?:just |recently )?(?:left"
          r"|quit"
          r"|gave up|given up|stopped) (?:my |the )?(?P<old>(?:[a-z-]+ )?(?:job|career|position"
          r"|[a-z]+ing"
          r"|law|medicine|finance|academia|tech|school|uni|university|college|corporate \w+"
          r"|the \w+ industry)|(?-i:[A-Z])\w+) to (?:become|be(?= an?\b)|work as|train as"
          r"|retrain as)"
          r" (?:an? )?(?P<object>\S.*)", "identity", attribute="job", of_user_only=True),
    frame("'m am is 're are 've was were got been have", rf"(?:{AM} |(?:have|['’]?ve) )?(?:just "
          rf"|been |got |recently )*(?P<object>laid off|made redundant|let go|fired"
          r"|sacked)(?=$|[,.;!]| (?:last"
          r"|this|in|from|so|and|after|two|a|three|by)\b).*", "identity", attribute="employment",
          ends=("identity:employer",), of_user_only=True),
    frame("have has 've", r"(?:have|has|['’]?ve(?: got)?) (?P<object>(?:\w+ )?(?:trouble|difficulty"
          r"|difficulties|problems) (?:with )?(?:sleeping|hearing|walking|breathing|swallowing"
          r"|focusing"
          r"|concentrating|standing|falling asleep|staying asleep|remembering names|my (?:back"
          r"|knees?|hips?|eyes|stomach|heart|sleep|memory|hearing))\b.*)",
          "identity", attribute="health/"),
    frame("make bake grow brew sew roast build cut do mend cure mill spin raise",
          r"(?P<object>(?:make|bake|grow|brew|sew|roast|build|cut|do|mend|cure|mill|spin|raise)"
          r" (?:most of |all )?(?:my|our) own (?!thing\b|research|work|way|decision|mistakes"
          r"|luck)\S.*)",
          "pattern", of_user_only=True),
    frame("pay", r"(?P<object>pay (?:for )?(?:everything|most things|nearly everything|always"
          r"|all my"
          r" bills) (?:in|by|with|on|using) (?!the next)\S.*)", "pattern", of_user_only=True),
    frame("don't do dont", r"(?:don['’]?t|do not) (?:really |actually |even )*(?P<object>(?:use"
          r"|have|do"
          r"|own|trust) (?:(?:any )?(?:social media|smartphones?|cash|credit cards|plastic|a car"
          r"|the internet|streaming|a phone|a smartphone|a tv|a microwave)"
          r"|(?:an? )?(?-i:[A-Z][a-z]\w+)(?: account)?))(?=$|[,.;!]| (?:and|so|because|at all"
          r"|either|but)\b).*", "pattern", polarity="-", of_user_only=True),
    frame("started begun taken took have 've", r"(?:(?:have|['’]?ve) )?(?:just |recently "
          r"|finally )?"
          r"(?:started|begun|began|taken up|took up) (?P<object>(?:taking|doing|going to|playing"
          r"|learning(?! (?-i:[A-Z]))"
          rf"|seeing an?|volunteering|attending|having) {AT_HAND}{LASTING}(?!the (?!piano|guitar"
          rf"|drums|violin|cello|flute|sax\w*|trumpet|ukulele|banjo|gym|pill)\b)\S.*)",
          "pattern", of_user_only=True),
    frame("cancelled canceled ended dropped closed terminated have 've", r"(?:(?:have"
          r"|['’]?ve) )?(?:just"
          r" |recently |finally )?(?:cancell?ed|ended|dropped|closed|terminated) (?:my|our|the)"
          rf" {LASTING}(?P<object>(?:[\w'’-]+ ){{0,3}}(?:membership|subscription|contract|plan"
          rf"|lease|policy"
          r"|account"
          r"|insurance|wedding|lessons|trial|gym|netflix|spotify))(?=$|[,.;!]| (?:last|this|in|at"
          r"|because|so|and|but|with|after|when|since|yesterday|with)\b).*", "end", effect="end",
          of_user_only=True),
    frame("broke split separated called have 've are 're", r"(?:(?:have|['’]?ve|are"
          r"|['’]re) )?(?:just |recently "
          r"|finally |now )*(?:broke up|broken up|split up|split|separated|separating"
          r"|called off the"
          r" (?:engagement|wedding))(?=[.!]*$|,|;| (?:last|in|after|two|a few|this|but|and"
          r"|so)\b).*", "identity",
          attribute="marital_status", fixed="separated", of_user_only=True,
          ends=("identity:partner", "identity:girlfriend", "identity:boyfriend")),
    frame("closed sold shut have 've", r"(?:(?:have|['’]?ve) )?(?:just |recently "
          r"|finally )*(?:closed|shut|sold)(?: down)?"
          r" (?:my|our|the) (?P<object>(?:\w+ )?(?:shop|business|caf[eé]|restaurant|bakery|studio"
          r"|salon|practice|company"
          r"|farm|stall|pub|store|gallery|house|flat|boat|caravan))(?=[.!]*$|[,;]| (?:last"
          r"|in(?! (?-i:M)onopoly| the game)"
          r"|this|after|because|so|and|but)\b).*", "end", effect="end", of_user_only=True),
    frame("gave given have 've", r"(?:(?:have|['’]?ve) )?(?:finally |just )?(?:gave up|given up) on"
          r" (?:the |my |our )?(?P<object>(?!it\b|this|that|trying|you\b|him\b|her\b|them\b"
          r"|\w+ing (?:the|this|it)\b)\S.*)", "end", effect="end", of_user_only=True),
    frame("can't can cannot", r"(?:can['’]?t|cannot|can no longer) (?:really |actually |even )*"
          r"(?P<object>(?:walk|run|lift|bend|kneel|climb|stand(?= (?:for|up|(?:very |too"
          r" )?long(?=[.!]*$|,| (?:enough|without|because|at|periods)\b)))|sit(?= (?:for"
          r"|still"
          r"|long))|hear|read(?= (?:small|fine|without))|see(?= (?:well|far|much|colou?rs|out))"
          r"|drive|swim|cook|sing|dance|smell|digest)\b(?!.*\b(?:the (?:audio|video|sound|picture"
          r"|screen|link|page|code|file|image|error|output|text)"
          rf"|this|it)\b){LASTING}.*?)(?=$|[,.;!]| (?:because|since|due|so|and|but|these days|any"
          r" ?more|after)\b).*", "identity", attribute="ability/", polarity="-"),
    frame("like likes want wants prefer", r"(?:like|prefer|want)s? to be (?:called|known as"
          r"|addressed as|referred to as) (?P<object>(?!an?\b|the\b)\S.*)", "identity",
          attribute="name", of_user_only=True),
    frame("wanna want", r"(?:wanna|want to) (?:be|become) (?:an? )?(?P<object>(?!able|sure|in|there"
          r"|left|clear|the\b)[\w' -]{3,40}?)(?: when i.{0,30}| one day| some ?day| eventually|"
          r" after (?:school|uni|college).*)(?=$|[,.;!]).*", "identity", attribute="goal",
          of_user_only=True),
    frame("ship deliver export cater specialise specialize operate sell", r"(?P<object>(?:ship"
          r"|deliver"
          r"|export|sell) (?:only )?(?:to|across|within|all over|throughout) (?!me\b|you\b|my\b"
          r"|your\b"
          rf"|the next){LASTING}\S.*|cater (?:for|to) (?!no\b){LASTING}\S.*|speciali[sz]e in \S.*"
          rf"|operate"
          r" (?:in|out of|across) \S.*)", "pattern", of_user_only=True),
    frame("can't cannot can", r"(?:can['’]?t|cannot|could never) (?:live|function|start (?:the"
          r"|my) day"
          r"|get through (?:the|a|my) (?:day|week|morning)|do|survive|sleep|cope|work|go a day)"
          rf" without {AT_HAND}(?P<object>\S.*)", "preference"),
    frame("got get", r"(?:just )?got (?:in)?to (?P<object>(?-i:[A-Z])[\w'’-]+(?:"
          r" (?-i:[A-Z])[\w'’-]+)?"
          r"|(?:oxford|cambridge|harvard|uni|university|med(?:ical)? school|law school|art"
          r" school|college"
          r"|drama school|sixth form)\b)(?=$|[,.;!]| (?:for|to (?:do|study|read)|this|next)\b).*",
          "identity", attribute="studies_at", of_user_only=True, confidence=0.8,
          needs=("got into",)),
    frame("don't doesn't won't do does", r"(?:doesn['’]?t|don['’]?t|won['’]?t|does not) (?:allow"
          r"|permit"
          r"|accept|tolerate) (?P<object>(?!me to|us to|it\b|that|this|the\b)\S.*)", "pattern",
          polarity="-"),
    frame("'m am 're are", rf"{AM} with (?P<object>{PROPER}) for (?:my |our"
          rf" )?(?P<thing>electricity|gas"
          r"|broadband|internet|banking|insurance|energy|mobile|phone|water|mortgage|pension"
          r"|payroll|hosting)\b.*", "identity", of_user_only=True),
    frame("'m am 're are work", rf"(?:{AM}|work) (?:now |currently |based )*(?:in|at|out of) the"
          rf" (?P<object>"
          rf"{PROPER} (?:office|branch|campus|depot|team|plant|site|warehouse))\b.*", "identity",
          attribute="workplace", of_user_only=True),
    frame("read eat drink wear watch buy ride", r"(?P<object>(?:read|eat|drink|wear|watch|buy"
          r"|ride) "
          rf"{AT_HAND}(?:[\w'’-]+ ){{1,4}}(?:only|exclusively))(?=$|[,.;!]).*", "pattern",
          of_user_only=True),
    frame("drive deliver ride freelance fly dance write cook clean guard", r"(?:drive|deliver|ride"
          rf"|freelance|fly|dance|write|cook|clean|guard) for (?P<object>{PROPER})(?=$|[,.;!]|"
          rf" (?:and|but"
          r"|so|in|on|at|as|full|part)\b).*", "identity", attribute="employer", of_user_only=True,
          confidence=0.8),
    frame("maintain contribute", r"(?P<object>(?:maintain|contribute to) (?:an?|some|several|two"
          r"|three|a few|a couple of|the) (?!state|list|copy|record|order|count)\S.*)", "pattern",
          of_user_only=True, confidence=0.8),
    frame("'d would", rf"{_WOULD} (?:always |still )?(?:go for|go with|choose|pick|take)"
          r" (?P<object>(?!it\b|that|this|one)\S.*?) (?:every time|any ?day|any ?time)\b.*",
          "preference", of_user_only=True),
    frame("'m am 're are", rf"{AM} (?:dropping|ditching|replacing|leaving|abandoning|phasing out"
          r"|retiring|binning|swapping|trading) (?P<old>\S.*?) (?:in favou?r of|with|for)"
          r" (?P<object>\S.*)", "tool", topics=ANY_TOPIC, replaces=True, of_user_only=True),
    frame("accept take only", r"(?P<object>(?:only )?(?:accept|take) (?:only )?(?:cash|cards?"
          r"|cheques|card payments|walk-ins|bookings|commissions)\b.*)", "pattern",
          of_user_only=True),
    frame("open close shut trade finish start", rf"(?P<object>(?:open|close|shut|trade|knock off)"
          rf" {_AT_TIMES}\b{LASTING}.*)", "pattern", of_user_only=True),
    frame("'d would consider call see describe", rf"(?:{_WOULD} )?(?:(?:describe|see|regard"
          rf"|think of)"
          r" myself as|(?:consider|call) myself)(?: an?| to be an?)? (?P<object>(?!lucky|fortunate"
          r"|warned|sorted|back|later|in\b|at\b)\S.*)", "identity", attribute="trait/",
          of_user_only=True),
    frame("spent did served", r"(?:spent|did|served) (?P<object>(?:[\w-]+ ){1,3}(?:years|decades)"
          r" (?:in|as|at|with|working|teaching|nursing|living|running) (?!this|that|it\b|the"
          r" (?:code|queue))\S.*)", "identity", attribute="trait/", of_user_only=True),
    frame("hold holds have has 've", r"(?:hold|have|['’]?ve|has)s?(?: got)?(?: both)?"
          r" (?P<object>(?:an?"
          r" )?(?!expired)[\w',. -]{2,40}? (?:passports?|citizenships?|nationality|nationalities"
          r"|driving licen[cs]e|pilot['’]?s licen[cs]e|black belt|green card|work permit"
          r"|residency))\b.*", "identity", attribute="holds/", of_user_only=True),
    frame("settled", rf"settled (?:down )?(?:in|near) (?P<object>(?:the )?{PROPER})\b.*",
          "identity",
          attribute="home", of_user_only=True),
    frame("don't do dont rarely", r"(?:don['’]?t|do not) (?:really |actually )?(?P<object>(?:eat"
          r" out"
          r"|go out|dine out|travel|socialise|socialize|exercise|cook|drink|read|bake|fly|gamble"
          r"|sleep) (?:very )?(?:much|often|a lot|well|at all))\b.*", "pattern", polarity="-",
          of_user_only=True),
    frame("'m am 're are trying teaching", rf"{AM} (?:trying to learn|teaching myself|brushing"
          rf" up on|picking up|relearning) (?P<object>(?:some )?{PROPER})(?=$|[,.;!]| (?:and|but|so"
          rf"|with|on"
          r"|at|for|again|because)\b).*", "identity", attribute="learning/", of_user_only=True),
    frame("have 've cut", r"(?:(?:have|['’]?ve) )?(?:just |recently |completely |totally |now )?"
          rf"(?P<object>cut (?:out|down on|back on) {AT_HAND}(?!the\b|of\b|for\b){LASTING}\S.*)",
          "pattern", of_user_only=True),
)  # fmt: skip
"""Of what follows a subject."""

TRADE_CLAUSES: tuple[Frame, ...] = (
    frame("my our", r"(?:my|our) (?P<thing>job|work|role|course|training|sport"
          r"|condition) (?:involves|requires|includes"
          r"|means) (?:(?:a lot|lots|plenty|loads) of )?(?P<object>(?!i\b|that|this|you|it\b"
          r"|nothing)\S.*)", "identity"),
    frame("my our", rf"(?:my|our) (?:car|bike|van|boat|caravan|truck|motorbike|phone|laptop|tv"
          rf"|oven|kitchen"
          rf"|flat|house|apartment|bathroom|garden|balcony|studio|office|building|room|shed"
          rf"|garage|cabin) (?:has|have|comes with|(?P<negated>doesn['’]?t have|does not have"
          rf"|has no)) {LASTING}(?P<object>(?:an?|two|three|four|five"
          r"|six|gas|central|solar|built-in|underfloor|air|any) (?!(?:\w+ )?(?:cracked|broken"
          r"|dead|scratched|dented|faulty|flat(?! (?:roof|screen|bed))|puncture|leak|problem"
          r"|issue|dent|scratch|crack|noise|smell|virus|bug|error|fault|signal|charge|hole|mess"
          r"|warning|question)\b)\S.*)", "possession"),
    frame("my our allergies allergy", r"(?:(?:my|our) (?:food )?allerg(?:y|ies) (?:is|are"
          r"|include) (?:to )?|(?:(?:my|our) )?(?:food )?allerg(?:y|ies): )(?P<object>(?!not\b|so\b"
          r"|really|very|bad|terrible|awful|worse|better|gone|acting|killing|\w+ing\b|back|mild"
          r"|severe|under|out)\S.*)",
          "identity", attribute="allergy/"),
    frame("my our", r"(?:my|our) (?P<thing>diet|handwriting|(?:biggest|worst|greatest"
          r"|main) (?:fear|phobia|flaw|strength"
          r"|dream|regret|inspiration|distraction)|(?:life(?:long)?|big) dream|dream"
          r"|usual (?:order|drink|breakfast|lunch"
          r"|route|size)|sleep schedule|typing speed|singing voice|accent|posture|memory"
          r"|taste in \w+|cooking style"
          r"|management style|learning style|parenting style|work style|writing style"
          r"|ideal \w+) (?:is|are)(?: mostly"
          r"| pretty| quite| very| really)* (?:to )?(?P<object>(?!not\b|so\b|too\b|that\b"
          r"|an? \w+ one\b|ruined|over\b|full|gone|\w+ing (?:me|the)\b)\S.*)", "identity"),
    frame("my", r"my (?:main |day |current )?(?:job|work|trade|profession|role)(?: is|['’]s"
          r"| involves"
          r"| mostly involves)(?: basically| mostly)? (?P<object>(?!killing|stressing|getting"
          r"|failing|running|hanging|crashing|pending"
          r"|being|throwing|timing|taking too|using too|waiting|driving me"
          r"|making me|going|being (?:cut|outsourced)|ending|moving|hiring)[a-z]+ing \S.*)",
          "identity",
          attribute="job"),
    frame("my", r"my new (?:job|role|position|post|gig|workplace)(?: is|['’]s) (?!in the (?:queue"
          r"|pipeline|cluster))(?:(?:at|with|in|as)"
          rf" )+{AT_HAND}(?:an? )?(?P<object>\S.*)", "identity", attribute="job"),
    frame("for", r"for (?:a living|work|my (?:day )?job),? (?:i|we) (?:mostly |mainly |usually )?"
          rf"(?P<object>(?!am\b|need|have to|want|use\b|must|got)[a-z]+ {AT_HAND}\S.*)", "identity",
          attribute="job"),
    frame("whenever when", r"when(?:ever)? (?:i|we) (?:travel|fly|cook|bake|drive|commute|eat out"
          r"|go (?:out|away|hiking|camping|running|shopping|on holiday|to bed)|can['’]?t sleep"
          r"|get home|wake up|get up|finish work|have a day off|feel (?:low|stressed|anxious|down)"
          r"|am (?:stressed|sad|ill|low)|['’]m (?:stressed|sad|ill|low))(?: \w+){0,4}?,? (?:i|we)"
          r" (?:(?:usually|always|mostly|normally|like to|tend to) )*"
          rf"(?P<object>(?!get\b|see\b|feel|am\b|can\b|have to|need|want|find|just\b"
          rf"|was\b)[a-z]+ {LASTING}"
          r"\S.*)", "pattern"),
    frame("you", r"you(?:['’]ll| will| can) (?:usually |often |always |mostly "
          r"|normally )*find (?:me"
          rf"|us) (?=(?:at|in|on|by|with|out|under|behind|\w+ing)\b)(?!on the (?:first|second"
          rf"|third|last|left|right)){LASTING}(?P<object>\S.*)", "pattern"),
    frame("my the our", rf"(?:my|the|our) {_HEALER}(?:['’]s| has)? (?:told|advised|asked|warned"
          rf"|wants) (?:me|us) (?P<negated>not |off )?(?:to )?(?:not )?(?P<object>(?!that\b|about\b"
          r"|how|what|he\b|she\b|come|call|wait|ring|go back)[a-z]\S*.*)", "pattern"),
    frame("my", rf"my (?P<thing>(?:[\w-]+ ){{0,2}}{_SUBJECTS}) (?:are|include) (?P<object>(?!not\b"
          r"|too\b|very)\S.*)", "identity"),
    frame("school work college uni church choir nursery practice training rehearsal term my our",
          rf"(?:my |our )?(?P<thing>{_PLACES}) (?P<object>(?P<of>starts|finishes|ends|begins|opens"
          rf"|closes) {_AT_TIMES}\b{LASTING}.*)", "identity", confidence=0.8),
    frame("most all many half my our", rf"(?:(?:most|all|many|nearly all|half) (?:of )?)?(?:my|our)"
          rf" (?P<thing>{_CIRCLE}) (?:are|is|live|speak|come from|work)(?: mostly| mainly| all"
          rf"| usually)* (?:in |at"
          rf" )?(?P<object>(?!mad|angry|happy|unhappy|confused|great|lovely|nice|wrong|right|lost"
          rf"|stuck|upset|tired"
          rf"|bored|late|not\b|so\b|too\b|very|really|like|\w+ing\b|my\b|your|the (?:best|worst)"
          rf"|here|asleep|waiting|gone|away|coming|saying|asking){LASTING}\S.*)", "identity",
          confidence=0.8),
    frame("anything everything food", r"(?:anything|everything|food|dishes) (?:with|containing|made"
          r" (?:with|of|from)) (?P<object>[^,;]{2,40}?)(?: is|['’]s| are) (?:an? (?:hard |big"
          r" |definite )?no(?:-go)?|out|off limits|off the menu|not for me|a dealbreaker)\b.*",
          "preference", polarity="-"),
    frame("the", r"the (?P<attribute>cat|dog|puppy|kitten|baby|horse|pony|rabbit|parrot|hamster"
          r"|tortoise)(?:(?:['’]s| is) (?:called|named)|['’]s name is)"
          r" (?P<object>(?-i:[A-Z])[\w'’-]+)(?=$|[,.;!]| (?:and|but)\b).*",
          "identity"),
    frame("broadband internet wifi electricity gas insurance mortgage mobile pension energy my"
          " our the",
          r"(?:(?:my|our|the) )?(?P<thing>broadband|internet|wifi|electricity|gas|insurance"
          r"|mortgage|mobile"
          r"|pension|energy)(?: here| at home)?(?: is|['’]s) (?:with|through|from) (?P<object>"
          rf"{PROPER})(?=$|[,.;!]| (?:and|but|so)\b).*", "identity"),
    frame("my", r"my (?P<thing>knees?|back|hips?|hands?|eyes|eyesight|hearing|memory|heart"
          r"|shoulders?|neck"
          r"|balance|legs?|feet|ankles?|wrists?|lungs|joints|cholesterol|blood pressure"
          r"|blood sugar|iron|thyroid|vision"
          r"|sense of (?:smell|taste|direction|humou?r|balance)|immune system|circulation|stomach"
          r"|skin|teeth|gums|bones|kidneys|liver) (?P<object>(?:(?:is|are|isn['’]?t|aren['’]?t)"
          r" (?:(?:really|very|quite|pretty|a bit|not|so|always|too) )*(?:high|low|sensitive"
          r"|delicate|bad|weak|poor|dodgy|gone|shot|terrible"
          r"|failing|shaky|stiff|wonky|worn out|what (?:it|they) (?:was|were|used to be)|great|good"
          rf"|arthritic)|shakes?|swells?|locks? up|gives? out)){LASTING}(?=$|[,.;!]| (?:so|and|but"
          r"|because|these days|now|when|after|since)\b).*", "identity"),
    frame("", r"(?P<object>(?!it\b|this|that|what|all\b|here)[\w][\w' -]{1,40}?) (?:is|are)(?:"
          r" pretty much|"
          r" basically)? (?:what|how) (?:i|we) (?:do to |do for |)(?:unwind|relax|switch off"
          r"|decompress|fun"
          r"|a living|keep fit|stay sane|keep sane|make (?:my|our) living|earn (?:my|our)"
          r" living)\b.*",
          "pattern", needs=("what i", "what we", "how i", "how we", "what I", "how I")),
    frame("you", r"you (?P<negated>needn['’]?t|don['’]?t (?:need|have) to|do not (?:need|have) to)"
          r" (?P<object>(?:always |keep )?(?:repeat|repeating|apologi[sz]e|remind|introduce"
          r"|thank|greet|sugar-?coat|be polite|ask|add a|summari[sz]e|warn)\b.*)", "instruction"),
    frame("i", r"i (?:want|need|prefer|like) (?P<object>(?:your |all |my )?(?:answers|replies"
          r"|responses"
          r"|explanations) (?:without|with|in|that|to be) (?!the code|this)\S.*)", "instruction"),
    frame("explain", r"(?P<object>explain (?:things |everything |stuff )?(?:like|as if|as"
          r" though) i['’]?m [^,:;?]{2,40}?)(?=[.!]*$|,? (?:please|because)\b).*", "instruction"),
    frame("i we", r"(?:i|we) still (?P<object>(?:write|make|bake|sew|mend|iron|pay|coach|teach"
          r"|dance|swim"
          r"|cycle|grow|collect|go to|listen to|read|knit|repair|sing|fish|send|post|hand-?\w+) "
          rf"{AT_HAND}{LASTING}\S.*)", "pattern", confidence=0.8),
    frame("cite include give list link show", r"(?P<object>(?:cite|include|give|list|link)"
          r" (?:your |all |the )?sources\b(?!.*\b(?:for|in|of|below|here)\b).*|show your (?:working"
          r"|workings|reasoning)(?=[.!]*$|,? (?:please|always)).*)", "instruction"),
    frame("don't do dont", r"(?P<negated>don['’]?t|do not) bother (?P<object>(?:explaining|telling"
          r"|giving|apologi[sz]ing|asking|adding|repeating|introducing|summari[sz]ing|greeting"
          r"|listing"
          r"|showing|including|warning|reminding)\b(?! (?:this|that|it|the)\b).*)", "instruction"),
)  # fmt: skip
"""Whole clauses."""
