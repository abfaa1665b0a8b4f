"""English for who somebody is beyond a name: body and health, age, home, study, work, tongues."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.english_frames import AM, AM_NOW, OBJECT, OF_USER, frame
from kumbuka.memory.extraction.languages.english_things import PROPER
from kumbuka.memory.extraction.languages.english_words import HOW_BAD, LASTING
from kumbuka.memory.extraction.languages.english_work import WORK_FRAMES
from kumbuka.memory.extraction.table import Frame

_BE = rf"(?:(?:{AM_NOW}|(?:(?:have|has|['’]?ve|['’]s) )?been) )"
_AGED = (
    r"(?:\d{1,3}|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ](?:one|two|three"
    r"|four"
    r"|five|six|seven|eight|nine))?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve"
    r"|\w{3,5}teen)"
)
_IN_TIME = r"(?: (?:next|this|in|on|soon|tomorrow|today)\b.*)?"
_LENGTH = r"\d(?:[\d.,]*)(?: ?(?:m|cm|metres?|meters?|ft|feet)\b|['’′])(?: ?\d{1,2}[\"″”]?)?"
_TALL = rf"(?:{_LENGTH}(?: tall)?|(?:four|five|six|seven|\d) (?:foot|feet|ft)(?: \w+)?)"
_ILL_WITH = (
    r"(?:suffer from|live with|struggle with|diagnosed with|was diagnosed with|were diagnosed "
    r"with|got diagnosed"
    r" with|(?:['’]ve|have|has)(?: (?:just|recently|finally"
    r"|also))? been diagnosed with|am prone to|['’]m prone to|was born with"
    r"|get terrible|get bad|deal with chronic)"
)
_DIETS = (
    r"(?:vegan|veggie|vegetarian|pescatarian|kosher|halal|keto|paleo|gluten[- ]free|dairy[- ]free"
    r"|sugar[- ]free|plant[- ]based|low[- ]carb|teetotal|sober|flexitarian|carnivore)"
)
_FOOD_ILL = (
    r"(?:hives|a rash|an? (?:allergic )?reaction|migraines?|heartburn|bloated|sick|ill|itchy"
    r"|anaphyla\w+|eczema|cramps|stomach ?aches?)"
)
_TRANSIENT = (
    r"(?:bit|little|lot|mess|wreck|idiot|fool|genius|moron|dummy|goner|way|second|moment|sec"
    r"|minute|loss|rush|hurry|pickle|bind|roll|(?<!wheelchair )user|pirate|robot|character|wizard"
    r"|knight|king"
    r"|queen|loser|winner|joke|bug|problem|day|step|few|tad|touch|couple|good|bad|member|hundred"
    r"|fan|believer|failure|customer|nightmare|tip|hour|disaster|potato|zombie|vampire|ghost"
    r"|dinosaur|unicorn|\w+ (?:today|tonight|right now|rn|this"
    r" (?:morning|afternoon|evening|week))|noob|million|thousand|dozen"
    r"|level|version|year|position"
    r"|place|state|meeting|train|bus|plane|call|call with|break|stage|point)"
)
_TONGUE = (
    r"(?-i:[A-Z])[a-z]+(?:(?:,| and|, and)(?: some| a (?:bit|little)(?: of)?| basic| decent)?"
    r" (?-i:[A-Z])[a-z]+)*"
)

_BODY = (
    frame("'m am is 'll turn turns turning turned about", rf"(?:{AM_NOW} )?(?:about to turn|turning"
          rf"|turns?|(?:will|['’]ll) (?:be|turn)) (?P<object>{_AGED}){_IN_TIME}(?=$|[,.;!]| (?:and"
          r"|but|so|years)\b).*", "identity", attribute="age"),
    frame("turned has 's have 've", rf"(?:(?:has|have|['’]s"
          rf"|['’]?ve) )?(?:just )?turned (?P<object>{_AGED})\b.*",
          "identity", attribute="age"),
    frame("'m am is", rf"{AM_NOW} (?P<object>\d{{1,3}}) (?:now|next|this|in (?:january|february"
          rf"|march|april|may|june|july"
          r"|august|september|october|november|december|an? |two|three)|on the|tomorrow|soon)\b.*",
          "identity",
          attribute="age"),
    frame("", r"(?P<object>\d{1,3}) (?:years?|yrs?) old\b.*", "identity", attribute="age",
          needs=(" old",)),
    frame("'ll will", rf"(?:will|['’]ll) (?:be|turn) (?P<object>{_AGED}) (?:in|next|this|on|soon)"
          r"\b.*", "identity", attribute="age"),
    frame("'m am is in", rf"{AM_NOW} in (?:my|his|her) (?P<object>(?:early |mid |mid-"
          rf"|late )?(?:teens"
          r"|twenties|thirties|forties|fifties|sixties|seventies|eighties|\d0s))\b.*", "identity",
          attribute="age"),
    frame("'m am is", rf"{AM_NOW} (?:about |almost |nearly )?(?P<object>{_TALL})(?=$|[,.;!]| and\b"
          r"| tall| but\b).*", "identity", attribute="height"),
    frame("'m am is 've", rf"{_BE}(?:an? )?(?P<object>(?:type (?:1|2|one|two) )?diabetic|teetotal"
          r"|sober|celiac|coeliac|anaemic|anemic|epileptic|asthmatic|neurodivergent|hard of hearing"
          r"|partially sighted|long[- ]sighted|short[- ]sighted|near[- ]sighted|far[- ]sighted"
          r"|ambidextrous"
          r"|claustrophobic|bipolar|insomniac|night-blind|hypertensive|immunocompromised"
          r"|hypermobile|trans|non-?binary|gay|bi|lesbian|queer|religious"
          r"|catholic|muslim|jewish|buddhist|hindu|christian|hindu|sikh|atheist)\b.*", "identity",
          attribute="trait/"),
    frame("'m am is", rf"{AM_NOW} (?P<object>on the (?:autism |autistic )?spectrum|in (?:a"
          rf"|an) (?:[\w-]+"
          r" ){0,2}(?:relationship|marriage|partnership))\b.*", "identity", attribute="trait/"),
    frame("'m am", rf"{AM_NOW} (?:very |quite |really |fairly |totally "
          rf"|completely )*(?P<object>(?:self|home|left|right|double"
          r"|near|short|long|college|privately|tee|nut|egg|meat|dairy|alcohol|drug|smoke|cancer"
          r"|debt|mortgage|mixed|flat|child|sugar|gluten|car)-?[a-z]*-[a-z]+)(?=$|[,.;!]| (?:and|so"
          r"|but|since|for)\b).*", "identity", attribute="trait/", confidence=0.8, **OF_USER),
    frame("'m am is", rf"{AM_NOW} (?P<object>(?:\w+ )?(?:months?|weeks?) pregnant|pregnant)\b.*",
          "identity", attribute="pregnancy"),
    frame("'m am 're are expecting", rf"(?:{AM_NOW} )?expecting (?P<object>(?:(?:our|my|a (?=baby"
          rf"|boy|girl|child|son|daughter|little)|twins?"
          r"|triplets)\b)\S*.*)", "identity", attribute="expecting"),
    frame("suffer suffers live lives struggle was diagnosed were got 've have has am 'm get deal",
          rf"{_ILL_WITH} (?P<object>(?!(?:my|our|an?|two|three|the|this|it|that|him|her|them)\b"
          r"(?! (?:\w+ )?(?:pain|condition|disease|disorder|syndrome))|writing|math|getting"
          r"|the same)\S.*?)(?=$|[,.;!]| (?:since|in|last|at|when|as|and i|for)\b).*", "identity",
          attribute="health/"),
    frame("'m am is", rf"{AM_NOW} (?:recovering|still recovering|healing) from (?P<object>\S.*)",
          "identity", attribute="health/"),
    frame("'m am is react reacts sensitive", rf"(?:{AM} (?:\w+ )?(?:sensitive to|anaphylactic to)"
          rf"|reacts? (?:\w+ )?(?:badly|strongly|terribly|violently|severely) to) (?!this|that"
          rf"|it\b|your|the\b){OBJECT}",
          "identity", attribute="allergy/"),
    frame("get gets break breaks come comes", rf"(?:gets?|breaks? out in|comes? out in) {_FOOD_ILL}"
          r" (?:from|to|when i eat|if i eat|after eating) (?P<object>(?!this|that|reading|the code)"
          r"\S.*)", "identity", attribute="allergy/"),
    frame("allergic intolerant lactose gluten", r"(?P<object>lactose|gluten|fructose|histamine)"
          r"[- ]intolerant\b.*", "identity", attribute="allergy/"),
    frame("have has 've got", rf"(?:(?:have|has|['’]?ve)(?: got)?|got) "
          rf"an? {HOW_BAD}(?P<object>[a-z]"
          r"[\w -]{1,30}?) (?:allergy|allergies|intolerance)\b(?! to\b).*", "identity",
          attribute="allergy/"),
    frame("can't cannot can don't", r"(?:can['’]?t|cannot|am not allowed|['’]m not allowed)"
          r" (?:really |actually )?(?:to )?(?:have|eat|drink|tolerate|digest|stomach) (?:any )?"
          r"(?P<object>(?!(?:it|this|that|these|two|three|one|both|a|an|the|more|multiple|any"
          r"|my)\b)[\w -]+?)(?= or (?:i|it|my)\b| (?:because|since|so|and i|but)\b|$|[,.;!]).*",
          "preference", polarity="-"),
    frame("'m am is are 're 've have has been eat eats only keep keeps follow cook vegan"
          " vegetarian veggie pescatarian"
          " teetotal",
          rf"(?:{_BE}(?:now |strictly |mostly |fully )?|(?:only )?eats? (?:only )?(?:mostly "
          rf"|strictly"
          rf" )?|keeps? (?:an? )?|cook(?:s)? |follows? an? |(?:trying to )?(?:stay|be) |turned "
          rf")?(?P<object>{_DIETS})(?: diet| food)?(?=$|[,.;!]"
          r"| (?:here|and|but|so|because|since|for|too|at|with)\b).*", "identity",
          attribute="diet"),
    frame("wear wears walk walks use uses", r"(?P<object>(?:wears?|walks? with|uses?) (?:an? |my"
          r" )?(?:hearing aids?|canes?|prosthe\w+|wigs?|braces|insoles|orthotics|crutch(?:es)?"
          r"|wheelchairs?|walking (?:stick|frame)|zimmer frame|white cane|inhaler|cpap\b.*"
          r"|glass eye|retainer|night guard|insulin pump)\b.*)", "identity",
          attribute="aid/"),
    frame("have has 've 's", r"(?:have|has|['’]?ve|['’]s)(?: got)? (?:(?:really|very|quite"
          r"|pretty|fairly|such) )?(?P<object>(?:an? |two )?(?:(?:bad"
          r"|dodgy|weak|trick|gammy|slipped|fused|artificial|replaced|frozen|sensitive|fake|false) "
          r"(?:back|knees?|hips?|shoulders?|heart|ankles?|disc|bladder|stomach|hands?|wrists?"
          r"|neck|teeth"
          r"|skin|eyesight|hearing)|braces|invisalign|dentures|tinnitus|eczema|psoriasis|ibs"
          r"|crohn\S*|hay ?fever|osteoporosis|gout|scoliosis|autism|ptsd|ocd|pcos|endometriosis"
          r"|hypothyroidism"
          r"|lupus|ms|(?:type (?:1|2|one|two) )?diabetes|parkinson\S*|alzheimer\S*|cancer"
          r"|dementia|asthma|diabetes|adhd|epilepsy|dyslexia|dyspraxia|dyscalculia|anxiety"
          r"|depression|insomnia"
          r"|narcolepsy|vertigo|sciatica|coeliac|celiac|long covid|chronic fatigue|high (?:blood"
          r" pressure|cholesterol)|low (?:blood pressure|iron)|a stutter|a stammer|a lisp"
          r"|no sense of (?:smell|taste|direction)|one (?:leg|arm|eye|kidney|lung)"
          r"|a heart (?:condition|murmur)|a (?:hernia|slipped disc)|arthritis"
          r"|(?:[a-z]+ )?[a-z]{3,}(?:itis|osis|a?emia|algia|opathy|iatica|sclerosis)"
          r"|(?:[\w'’-]+ ){1,2}(?:syndrome|disease|disorder"
          r"|palsy|deficiency|intolerance)(?! to\b)|(?:chronic|severe|bad) (?:hay fever|(?!hay\b"
          r"|allerg|reaction|intoleran)[a-z]+)))\b(?! (?:feeling|news"
          r"|internet)).*", "identity",
          attribute="health/"),
    frame("'m am is", rf"{AM_NOW} (?:waiting (?:on|for)|having|due"
          rf"|booked in for) (?P<object>(?:an? |my )?(?:[\w-]+ )"
          r"{0,2}?(?:replacement|transplant|bypass|surgery|operation|c-section|hysterectomy|chemo"
          r"|dialysis)\b.*)",
          "identity", attribute="health/"),
    frame("'m am is", rf"{AM_NOW} (?P<object>(?:registered|partially|profoundly|completely"
          rf"|legally|slightly|severely|mildly|totally"
          r"|a bit|partly) (?:deaf|blind|sighted|disabled|autistic|dyslexic|colou?r[- ]blind"
          r"|diabetic|paralysed)(?: in .*)?)", "identity", attribute="trait/"),
    frame("swell blow break come puff itch throw", r"(?:swell|blow|break|come|puff|itch"
          r"|throw)(?: up| out)?\b.{0,40}?"
          r" (?:if|when|whenever) i (?:eat|have|drink|touch) (?P<object>(?!it\b|this|that"
          r"|too)\S.*)", "identity",
          attribute="allergy/"),
    frame("have has 've had 's", r"(?:(?:have|has|['’]?ve|['’]s) )?had (?P<object>(?:an? |my "
          r"|two )?(?:[\w-]+ )"
          r"{0,2}?(?:replacement|transplant|bypass|surgery|stroke|heart attack|operation|c-section"
          r"|hysterectomy|vasectomy|miscarriage|concussion|mastectomy|tonsils|appendix"
          r"|gallbladder)\b.*)",
          "identity", attribute="health/"),
    frame("get gets", r"gets? (?:really |very |quite |terrible |bad |awful )*(?P<object>migraines"
          r"|seasick"
          r"|carsick|travel sick|car sick|sea sick|air ?sick|motion sick\w*|hay fever|heartburn"
          r"|panic attacks|nosebleeds|headaches|cold"
          r" sores|vertigo|eczema|cramps|backache|sunburnt|sunburned)(?=$|[,.;!]| (?:so|and|but"
          r"|easily|often|from|on|in|when|if)\b).*", "identity", attribute="health/"),
    frame("'m am trying try tries", rf"(?:{AM} trying to|try to"
          rf"|tries to) (?P<object>(?:cut (?:down on"
          r"|out|back on)|avoid|eat (?:less|more)|quit|give up|limit|reduce|drink (?:less|more)"
          r"|lose"
          r"|stay off|go to bed|walk|spend less|read more|sleep) (?!this|that|it\b|the\b)\S.*)",
          "pattern", confidence=0.8),
    frame("shouldn't should mustn't must 'm am is not", rf"(?:shouldn['’]?t|should not"
          rf"|mustn['’]?t|must not"
          rf"|(?:{AM_NOW} )?not (?:supposed|allowed|meant) to) (?:have|eat|drink|take|be eating"
          rf"|be drinking)"
          r" (?:any )?(?P<object>(?!it\b|this|that|the\b|my\b|a\b)\S.*)", "preference", polarity=
          "-"),
    frame("'m am is", rf"{AM_NOW} off (?P<object>(?:all )?(?:alcohol|gluten|dairy|sugar|meat"
          rf"|caffeine|coffee|carbs"
          r"|wheat|red meat|booze|bread|fish|chocolate|the booze|cigarettes|nicotine|salt"
          r"|spice))\b.*",
          "preference", polarity="-"),
    frame("'m am is", rf"{AM_NOW} (?P<object>\w+ (?:days?|weeks?|months?|years?) (?:sober"
          rf"|clean))\b.*",
          "identity", attribute="trait/"),
    frame("'m am is", rf"{AM_NOW} (?:really |so |very |quite |pretty "
          rf"|absolutely )*(?P<object>(?:terrible|bad|good"
          r"|great|rubbish|hopeless|awful|useless|decent|brilliant|not great|no good|not good"
          r"|clumsy|shy)"
          r" (?:at|with) (?!this|that|it\b|the\b|you|him|her|them|all\b)\S.*)", "identity",
          attribute="trait/"),
    frame("'m am", rf"{AM_NOW} the (?P<object>(?:only|sole|lead|senior|main|head|youngest|oldest"
          rf"|new) (?!one\b|way"
          r"|person who|problem|issue|thing)[\w -]{2,40}? (?:at|in|of|on) (?:my|our|the|a)\b.*)",
          "identity",
          attribute="trait/"),
    frame("have has 've 's", r"(?:have|has|['’]?ve|['’]s)(?: got)? (?P<object>(?:really |very "
          r"|quite |naturally"
          r" )*(?!wet|cold|dirty|his|her|my|your)\w+(?: \w+)? (?:hair|skin|eyes|feet|vision"
          r"|eyesight|hearing|teeth"
          r"|nails))(?=$|[,.;!]| (?:in|so|and|but|that|which)\b).*", "identity", attribute="body/"),
    frame("take takes wear wears", r"(?:takes?|wears?) an? size (?P<object>\d\S*)\b.*", "identity",
          attribute="shoe_size"),
    frame("take takes wear wears", r"(?:takes?"
          r"|wears?) an? (?:size )?(?P<object>(?:extra )?(?:small|medium|large)"
          r"|x{0,3}[sml])(?=$|[,.;!]| (?:in|for)\b).*", "identity", attribute="size"),
    frame("get gets", r"gets? (?:really |very |quite |so )*(?P<object>(?:anxious|nervous|sick"
          r"|dizzy|overwhelmed|lonely"
          r"|bloated|itchy) (?:on|in|when|around|at|from|before) (?!this|that|it\b|i (?:see|run)"
          r"|the (?:code|error))\S.*)", "identity", attribute="trait/"),
    frame("carry carries", rf"carr(?:y|ies) (?P<object>(?:an? )?(?!value|number|digit|the one"
          rf"|it\b|over|on\b|out\b|them|this|that){LASTING}\S.*)", "possession"),
)  # fmt: skip

_PLACED = (
    frame("live lives", r"lives? (?P<object>(?:(?:about|around|just|only) )?(?:an? |\w+ "
          r"|\d+ )(?:minutes?|mins|miles?|km"
          r"|hours?|doors?|streets?|blocks?|stone['’]s throw|walk)(?: \w+)? (?:from|away"
          r"|down) ?\S.*)", "identity",
          attribute="lives_near"),
    frame("'m am is", rf"{AM_NOW} known as (?P<object>\S+)(?=$|[,.;!]| (?:at|to|by|in)\b).*",
          "identity",
          attribute="name"),
    frame("live lives living", r"liv(?:es?|ing) (?P<object>off[- ]grid|abroad|rurally"
          r"|in the (?:sticks|country"
          r"|countryside|suburbs|city)|up north|down south|out west|by the sea)\b.*", "identity",
          attribute="home"),
    frame("live lives living", r"liv(?:es?|ing) (?!(?:alone|by \w+self|on my own|together)"
          r" in (?-i:[A-Z]))(?P<object>alone|by (?:myself|himself|herself)"
          r"|on my"
          r" own|on (?:his|her) own|with (?:my|his|her|an?|two|three|four|some|friends|flatmates"
          r"|roommates|us|me|(?-i:[A-Z]))\b.*)", "identity", attribute="household"),
    frame("share shares", r"shares? (?P<object>(?:an?|the|my) (?:\w+ )?(?:flat|house|apartment"
          r"|room|place|home|studio|bungalow|cottage|office)(?: \S.*)?)", "identity",
          attribute="household"),
    frame("live lives living born based grew raised", r"(?:live|lives|living) (?:just |right |a bit"
          r" |still |now |currently )*(?:outside|in|near|by|next to|close to|opposite|off|above"
          r"|behind|around) (?P<object>(?!(?:fear|hope|the moment|the past|denial|constant|a world"
          r"|a society|this|my head)\b)\S.*?)(?= with (?:my|our)\b|,|$).*", "identity",
          attribute="home"),
    frame("based", r"based (?:in|at|near|out of) (?P<object>(?!the\b|a\b|this|what)\S.*)",
          "identity", attribute="home"),
    frame("'m am 're are 've been have", rf"(?:{AM} |(?:have|['’]?ve) been )(?:currently "
          rf"|now )?(?:in|staying in) (?P<object>(?!(?:HR|IT|PR|QA|AI)\b){PROPER})(?= (?:so|until"
          rf"|for (?:\w+ )?(?:years|months|ages)|since)\b"
          r"|,? these days|[.!]?$|,).*", "identity", attribute="location", confidence=0.7),
    frame("was were born", r"(?:(?:was|were) )?born (?:and raised |and bred )?(?:in|near)"
          r" (?P<object>(?!the (?:wrong)|love|.*\bis (?:an?|my|the)\b)[^\W\d].*?)"
          r"(?= on \w*\d|,|$| (?:but|and)\b).*",
          "identity", attribute="origin"),
    frame("born", r"born (?:on|in) (?P<object>.*\d.*)", "identity", attribute="birthday"),
    frame("grew raised was hail hails come comes are 're", rf"(?:{AM} (?:originally )?(?=from)"
          rf"|grew up"
          r"|(?:was )?raised|hails?|comes?) ?(?:in|near|on|around|from) (?P<object>(?!the (?:fact"
          r"|idea|internet|server|backend|api)\b)\S.*)", "identity", attribute="origin"),
    frame("grew was were", r"(?:grew up|(?:was|were) (?:raised|brought up)) (?:speaking|with"
          r"|bilingual"
          r" in) (?P<object>(?-i:[A-Z])[a-z]+(?: and (?-i:[A-Z])[a-z]+)?)\b.*", "identity",
          attribute="language/"),
    frame("moved have 've", r"(?:(?:have|['’]?ve) )?(?:just |recently )?moved (?:in)?to"
          r" (?P<object>\d{1,4}[a-z]? (?-i:[A-Z])\S.*)", "identity", attribute="address"),
    frame("moved have 've", r"(?:(?:have|['’]?ve) )?(?:just |recently )?moved into (?:an? |our "
          r"|my )?(?:new )?"
          r"(?P<object>(?!the (?:next|folder|file|new (?:branch|folder))|this|that)\S.*)",
          "identity",
          attribute="home"),
    frame("moved", r"moved (?:here|over|back) from (?P<object>(?-i:[A-Z])[\w'’ -]*?)(?=$"
          r"|[,.;!]| (?:\w+ years|in|when|last|as|for|at|with|two|ten|because)\b).*", "identity",
          attribute="origin"),
    frame("'m am is", rf"{AM_NOW} (?P<object>(?:half(?! ?-?(?:asleep|dead|done|way|awake"
          rf"|expecting|tempted|decent|serious"
          rf"|joking|convinced|hearted|blind|tempted))|part(?! of\b)"
          rf"|quarter)[- ][A-Za-z]+(?:,? (?:and )?half[- ]\w+)?)\b.*",
          "identity", attribute="nationality"),
)  # fmt: skip

_TONGUES = (
    frame("'m am is", rf"{AM_NOW} (?:bilingual|trilingual|conversational|proficient|fluent) in"
          r" (?P<object>(?-i:[A-Z])\S*.*)", "identity", attribute="language/"),
    frame("can know knows understand speak have read", rf"(?:can (?:also )?(?:read|speak|understand"
          r"|write)|knows?|understands?|speaks?) (?:some |a (?:bit|little) (?:of )?|basic |decent"
          rf" |fluent |conversational )?(?P<object>(?!I\b){_TONGUE})(?=$|[,.;!]| (?:and|but|at"
          r"|fluently|well|too|with|because|so)\b).*", "identity", attribute="language/",
          needs=("can ", "understand ", "speak", "some ", "a bit", "a little", "basic", "decent")),
    frame("don't do can't doesn't", r"(?:don['’]?t|do not|doesn['’]?t|can['’]?t) (?:really "
          r"|actually"
          r" )?(?:speak|understand|read) (?:any |much |a word of )?(?P<object>(?-i:[A-Z])[a-z]+)"
          r"(?=$|[,.;!]| (?:so|but|and|because|at all|very|well)\b).*", "identity", attribute=
          "language/",
          polarity="-"),
)  # fmt: skip

_SOMEBODY = (
    frame("'ve have 's been has", r"(?:(?:have|['’]?ve|has) )?been (?P<object>married|together"
          r"|single|divorced|widowed|engaged)\b(?! to (?:this|that|the|it|my)\b).*", "identity",
          attribute="marital_status"),
    frame("'m am", rf"{AM_NOW} (?P<object>an? (?:proud )?(?:mum|mom|dad|mother|father|parent"
          rf"|grandparent"
          r"|step-?dad|step-?mum|widow|widower|twin|carer)\b.*)", "identity", attribute="family/"),
    frame("have has 've", r"(?:have|has|['’]?ve(?: got)?) (?P<object>(?:twin|teenage|young|small"
          r"|little|grown-up"
          r"|identical|three|two|four)? ?(?:twins|twin (?:girls|boys)|girls|boys|kids|children"
          r"|sons|daughters"
          r"|triplets|grandchildren|grandkids|teenagers)\b.*)",
          "identity",
          attribute="children"),
    frame("'m am", rf"{AM_NOW} (?:one of (?=\w+ (?:siblings|brothers|sisters|kids"
          rf"|children)))?(?P<object>(?:two|three|four|five|six"
          r"|seven|eight|nine|ten) (?:siblings|brothers|sisters|kids|children)|the"
          r" (?:eldest|oldest|youngest|middle child|second|third)(?: of (?:two|three|four|five"
          r"|six|seven"
          r"|eight)\b| (?:child|sibling|daughter|son))?)(?=$|[,.;!]| (?:and|but|so|of)\b).*",
          "identity",
          attribute="family/", confidence=0.8),
    frame("'m am is", rf"{AM_NOW} due (?:in|on|at the end of"
          rf"|mid-?) ?(?P<object>(?:(?:the )?\d+(?:st|nd|rd|th)? (?:of )?)?(?:january|february"
          rf"|march|april|may"
          r"|june|july|august|september|october|november|december)\b.*)", "identity",
          attribute="expecting"),
    frame("'re are 'm am", r"(?:['’]re|are|['’]m|am) (?P<object>trying for (?:a baby|another"
          r"|our first))\b.*", "identity", attribute="expecting"),
    frame("split divide", r"(?:split|divide) my time between (?P<object>\S.*)", "identity",
          attribute="home"),
    frame("can't cannot", r"(?:can['’]?t|cannot|can not) (?:actually |really "
          r"|even )?(?P<object>drive|swim|cook"
          r"|dance|sing|whistle|ride a bike|ski|ice skate|type|read music|knit|sew|do (?:maths"
          r"|math))"
          r"(?=$|[,.;!]| (?:so|and|but|because|at all|to save my life|yet|for)\b).*", "identity",
          attribute="skill/", polarity="-"),
    frame("'re are 'm am 'll will", r"(?:['’]re|are|['’]m|am|['’]ll be"
          r"|will be) (?:getting married|getting hitched)"
          r" (?P<object>(?:on|in|at|next|this)\b.*)", "identity", attribute="wedding"),
    frame("'re are 'm am naming calling", r"(?:['’]re|are|['’]m|am) (?:naming|calling) (?:my|our"
          r"|the)"
          rf" (?P<thing>[a-z]+(?: [a-z]+)?) (?P<object>{PROPER})(?=$|[,.;!]).*", "identity"),
    frame("plan", r"plan to (?:name|call) (?:my|our|the) (?P<thing>[a-z]+(?: [a-z]+)?)"
          rf" (?P<object>{PROPER}).*", "identity"),
    frame("have has 've", r"(?:have|has|['’]?ve(?: got)?) (?P<object>no (?:siblings|kids|children"
          r"|pets|brothers|sisters|family|partner|car|oven|freezer|dishwasher|garden|balcony|lift"
          r"|degree|allergies|driving licen[cs]e|television|tv|microwave))\b.*", "identity",
          attribute="without/"),
    frame("sign", rf"sign (?:off )?(?:as|with) (?P<object>{PROPER}.*)", "identity",
          attribute="signature"),
    frame("go goes", r"goe?s? by (?:my \w+ name,? )?(?P<object>(?-i:[A-Z])\S*)\b.*", "identity",
          attribute="name"),
    frame("'d would", rf"(?:['’]d|would) (?:rather|prefer to|like to) (?:be called|go by)"
          rf" (?P<object>{PROPER}).*", "identity", attribute="name"),
    frame("proud", r"proud (?:owner|parent|mum|mom|dad) (?:of|to) (?:an? )?(?P<object>\S.*)",
          "possession"),
    frame("used", r"used to (?:be|work as) an? (?P<object>\S.*?)(?=,|$)", "identity",
          attribute="former_job", confidence=0.7, **OF_USER),
)  # fmt: skip

LIFE_FRAMES: tuple[Frame, ...] = _BODY + _PLACED + WORK_FRAMES + _TONGUES + _SOMEBODY
"""Of what follows a subject, or stands without one; they come before what is said of all things."""

A_KIND_OF_PERSON: tuple[Frame, ...] = (
    frame("'m am", rf"{AM_NOW} an? (?P<object>(?!(?:[\w'’-]+ ){{0,3}}?{_TRANSIENT}\b)[\w'’"
          rf" -]{{3,40}}?"
          r" (?:living|based|residing|working|studying|teaching) (?:in|near|at|for|out of)"
          r" (?-i:[A-Z])\S*.*)", "identity", attribute="trait/", confidence=0.8, **OF_USER),
    frame("'m am", rf"{AM_NOW} (?:actually |basically "
          rf"|just )?an? (?P<object>(?!(?:[\w'’-]+ ){{0,3}}?"
          rf"{_TRANSIENT}\b)[a-z\d][\w'’-]*(?: [\w'’-]+){{0,4}}?)(?=$|[,.;!]| (?:at|for|in|from"
          rf"|by|of"
          r"|with|living|working|based|who|and|but|so|because|since|on|through and through"
          r"|by nature)\b).*",
          "identity", attribute="trait/", confidence=0.7, **OF_USER),
)  # fmt: skip
"""Of "I", where nothing else is said."""
