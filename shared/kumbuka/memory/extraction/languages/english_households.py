"""English for a household: who is in it, what it keeps, and how people introduce themselves."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.english_frames import AM, frame
from kumbuka.memory.extraction.languages.english_words import AT_HAND, JOBS, LASTING
from kumbuka.memory.extraction.table import Frame

_NUMBER = (
    r"(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a dozen|twenty|thirty"
    r"|forty|fifty|sixty|seventy|eighty|ninety|(?:a|two|three) hundred|a couple of|a few|\d{1,4})"
)
_SEVERAL = _NUMBER.replace("an?|one|", "")
_KIN = (
    r"(?:dads?|mums?|moms?|mothers?|fathers?|parents?|grandma|grandad|granddad|grandpa|gran|nan"
    r"|nana|grandparents?|grandmother|grandfather|carer|guardian|widow|widower|uncle|auntie|aunt)"
)
_KIND_OF_KIN = (
    r"(?:(?:stay[- ]at[- ]home|single|working|full[- ]time|part[- ]time|first[- ]time|new|proud"
    r"|busy|solo|foster|divorced|married|widowed|retired|tired|older|young) )*"
)
_ONCE = (
    r"(?:(?:retired|former|semi[- ]retired|ex|trainee|student|junior|senior|newly qualified"
    r"|freelance|part[- ]time|full[- ]time|self-employed|night|agency|locum) )"
)
_CHILDREN = (
    r"(?:kids?|children|boys?|girls?|sons?|daughters?|teenagers?|toddlers?|twins?|triplets?"
    r"|grandchildren|grandkids|grandsons?|granddaughters?|bab(?:y|ies)|little ones)"
)
_ANIMALS = (
    r"(?:dogs?|cats?|hens?|chickens?|horses?|pon(?:y|ies)|goats?|sheep|cows?|cattle|pigs?|ducks?"
    r"|rabbits?|bunn(?:y|ies)|guinea pigs?|hamsters?|budgies?|parrots?|tortoises?|snakes?|geckos?"
    r"|rats?|ferrets?|donkeys?|alpacas?|bees|hives?|ewes?|lambs|calves|bulls?|collies|retrievers?"
    r"|labradors?|labs?|spaniels?|terriers?|sheepdogs?|greyhounds?|whippets?|poodles?|huskies"
    r"|pugs?|beagles?|kittens?|pupp(?:y|ies)|pups?|tabb(?:y|ies)|mutts?|jerseys|holsteins"
    r"|fish|koi|goldfish|geese|turkeys|llamas?|staffies|corgis?|dachshunds?|shepherds?)"
)
_ILL = (
    r"(?:hives|a (?:\w+ )?rash|spots|blisters|welts|bumps|a cold sweat|(?:my|an?) (?:asthma|eczema"
    r"|hay ?fever|migraines?|ibs|reflux|psoriasis|allergies|sinuses|skin|stomach|gout|rash|reaction"
    r"|asthma attack))"
)
_ALLERGEN = (
    r"(?P<object>(?!(?:it|this|that|they|these|those|there|what|he|she|which|everything|work"
    r"|the (?:code|bug|error))\b)[a-z][\w'’ -]{1,40}?)"
)
_LIVED = (
    r"(?:farmed|lived|worked|taught|coached|nursed|fished|rented|practi[sc]ed|volunteered|owned"
    r"|run|played|driven|sung|kept|bred|raced|served|competed|danced|painted|sewn|knitted|baked"
    r"|collected|grown|cycled|run|sailed|preached|managed|tutored|fostered|written|sold|cooked"
    r"|gone to|attended|smoked|skated|surfed|meditated|ridden|flown)"
)
_WORKS_WITH = (
    r"(?:milk|rear|lamb|shear|breed|roast|bottle|press|crop|harvest|farm|graze|butcher|cure"
    r"|smoke|distil|brew|forage|weld|nurse|stock|supply|import|cater for|insure|groom|train)"
)
_HAVE_NOT = r"(?:haven['’]?t|have not|['’]ve not)"

HOUSEHOLD_FRAMES: tuple[Frame, ...] = (
    frame("can't can cannot don't do am 'm avoid", r"(?:(?:can['’]?t|cannot|can not|don['’]?t|do"
          r" not)"
          r" (?:really |ever )?(?:eat|have|drink|touch|tolerate|take|go near|do|be (?:near|around))"
          r"|avoid) (?P<object>(?!it\b|that|this|them\b)[^,;.!?]{2,40}?),? (?:(?:because|since|as"
          r"|cos"
          r"|cuz) )?(?:i['’]?m|i am) (?:\w+ )?(?:allergic|intolerant)(?: to (?:it|them))?[.!]*$",
          "identity", attribute="allergy/", needs=("allergic", "intolerant"), of_user_only=True),
    frame("suffer suffers developed have 've has always found learned discovered just recently"
          " been",
          r"(?:(?:have|has|['’]?ve) )?(?:just |recently |always )*(?:(?:suffers? from|developed"
          r"|had) (?:an? )?"
          r"(?:\w+ )?allergy to|(?:found out|learned|learnt|discovered) (?:that )?(?:i['’]m|i am)"
          r" (?:\w+ly )?"
          r"allergic to|been (?:\w+ly )?allergic to) (?P<object>\S.*)", "identity",
          attribute="allergy/", needs=("allerg",)),
    frame("suffer suffers have has developed", r"(?:suffers? from|(?:have |has )?developed) "
          r"(?:an? )?(?:severe |bad |mild )?"
          r"(?P<object>\w[\w -]{1,30}?) allerg(?:y|ies)\b.*", "identity", attribute="allergy/",
          needs=(" allerg",)),
    frame("have 've", rf"(?:have|['’]?ve) had (?P<object>{_NUMBER} (?:[\w'’-]+ ){{0,2}}?{_ANIMALS})"
          r" (?:since|for)\b.*", "identity", attribute="pet/", of_user_only=True),
    frame("a an one two three four", rf"(?P<object>(?:an?|one|two|three|four) {_ANIMALS})[.!]*$",
          "identity", attribute="pet/", of_user_only=True),
    frame("'m am", rf"{AM} (?:the |a )?proud owner of (?P<object>{_NUMBER} (?:[\w'’-]+"
          rf" ){{0,2}}?{_ANIMALS})"
          r"(?=$|[,.;!]| (?:and|called|named)\b).*", "identity",
          attribute="pet/", of_user_only=True),
    frame("have 've", r"(?:have|['’]?ve(?: got)?) (?:a|the|this) (?:bad |good |terrible |nasty"
          r" )?habit of"
          rf" {LASTING}(?P<object>\w+ing\b.*)", "pattern", of_user_only=True),
    frame("haven't have 've not", rf"{_HAVE_NOT} smoked(?: (?:for|in|since) (?!an? (?:hour|day)"
          r"|this|today)\w.*)", "pattern", attribute="smoke", polarity="-", fixed="smoke",
          of_user_only=True),
    frame("haven't have 've not", rf"{_HAVE_NOT} vaped(?: (?:for|in|since) (?!an? (?:hour|day)"
          r"|this|today)\w.*)", "pattern", attribute="vape", polarity="-", fixed="vape",
          of_user_only=True),
    frame("started start have 've begun gone went 'm am", r"(?:(?:have|['’]?ve|['’]?m|am) )?"
          r"(?:just "
          r"|recently |finally |now )*(?:started|begun|gone back to|went back to|back to) (?:eating"
          rf"|drinking|having) {LASTING}{AT_HAND}(?!.* at \d)(?P<object>\S.*?)(?: again)?(?=$"
          rf"|[,.;!]| (?:again|and|but"
          rf"|so"
          r"|since|after|because|last|this)\b).*", "preference", of_user_only=True),
    frame("have 've", r"(?:have|['’]?ve) had (?:the same )?(?P<object>(?!the\b|to\b|no\b|enough"
          r"|this|that|it\b|some\b|any\b|many\b|the flu|\w*ed\b)(?:(?:an?|my|chronic|two|three"
          r"|four) )?(?!(?:\w+ )?(?:look|go|chat|think|word|read"
          r"|play|problem|issue|error|bug|cold|headache|feeling|few|lot|couple|bit|long|busy"
          r"|rough|hard"
          r"|tough|great|good|bad (?:day|week|feeling|time|night)))\S.*?)(?= (?:since|for"
          r" (?:[\w-]+ ){0,3}"
          r"(?:years|decades)|all my life|my whole life|from birth)\b)(?! since (?:\w+day"
          r"|yesterday|lunch|breakfast|this|last (?:night|week))).*", "identity",
          attribute="has/", of_user_only=True, confidence=0.8),
    frame("go", rf"(?P<object>go (?:swimming|running|cycling|climbing|hiking|bouldering|fishing"
          rf"|sailing"
          rf"|riding|dancing|skiing|surfing|walking|jogging|camping|birdwatching|bowling|kayaking"
          rf"|rowing|foraging|hunting|diving)\b{LASTING}(?! (?:if|when|and you)\b).*)", "pattern",
          of_user_only=True, confidence=0.8),
    frame("have 've", r"(?:have|['’]?ve) (?P<object>(?!tried|checked|read|looked|seen|been"
          r"|had)[a-z]+"
          r"(?:ed|en|ne|nt|ght) \S.*? (?:every|each) (?:(?:\w+ )?(?:day|week|month|year|summer"
          r"|winter"
          r"|spring|autumn|christmas|easter|season|morning|evening|night)|january|february|march"
          r"|april"
          r"|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri"
          r"|satur|sun)day)\b).*", "pattern", of_user_only=True, confidence=0.8),
    frame("'m am is are 're", rf"{AM} not (?:very |really |at all |that |particularly |even"
          rf" )*(?P<object>"
          r"(?:religious|political|sporty|musical|technical|tech-savvy|superstitious|outdoorsy"
          r"|arty|artistic"
          r"|sentimental|competitive|married|a native (?:\w+ )?speaker|a native|on (?:any"
          r" )?(?:social media"
          r"|facebook|instagram|tiktok|whatsapp)|good with (?:numbers|computers|my hands|money"
          r"|children|names|tech\w*)|squeamish|a drinker|a smoker|a gambler|from (?:here|around"
          r" here)))(?=$|[,.;!]| (?:but|and|so|at all)\b).*", "identity", attribute="trait/",
          polarity="-"),
    frame("got", r"got (?P<object>(?:braces|glasses|hearing aids|dentures|diagnosed with"
          r" \S.*?))(?=$|[,.;!]"
          r"| (?:last|this|in|so|and|when|at|on|for)\b).*", "identity", attribute="health/",
          of_user_only=True),
    frame("go goes", r"go(?:es)? to (?P<object>an? (?:[\w'’-]+ ){0,3}?(?:school|college|academy"
          r"|university"
          r"|uni|church|mosque|synagogue|gym))(?=$|[,.;!]| (?:in|near|and|but|so|with|for|on)\b).*",
          "identity", attribute="goes_to/", confidence=0.8),
    frame("'m am 're are is", rf"{AM} (?:currently |now |still )?(?:raising|bringing up"
          rf"|fostering|caring for"
          r"|looking after) (?P<object>(?:my|our|two|three|four|five|\d) (?!code|app|plants"
          r"|neighbou?r['’]s)"
          rf"{LASTING}\S.*)", "identity", attribute="household/", of_user_only=True),
    frame("'m am 're are", rf"{AM} trying (?:for|to have) (?P<object>(?:an? )?(?:(?:second|third"
          rf"|fourth"
          r"|little) )?(?:baby|child|kid)|children|kids)\b.*", "identity", attribute="expecting",
          of_user_only=True),
    frame("'m am is", rf"{AM} (?:mostly |now |usually )?in (?P<object>an? (?:\w+ )?wheelchair)\b.*",
          "identity", attribute="aid/"),
    frame("haven't have dont", r"(?:haven['’]?t|have not) got (?P<object>an? (?:car|licen[cs]e"
          r"|tv|telly|oven"
          r"|garden|dishwasher|smartphone|microwave|freezer|balcony|printer|credit card|passport"
          r"|bike|laptop|tumble dryer|computer|mobile|landline|dog|cat|pet|bath|shower|lift))\b.*",
          "possession",
          polarity="-", of_user_only=True),
    frame("lost", r"(?P<object>lost my (?:wife|husband|mum|mom|dad|mother|father|partner|brother"
          r"|sister|son"
          r"|daughter)) (?:in (?:the )?(?:spring|summer|autumn|winter|january|february|march"
          r"|april|may|june"
          r"|july|august|september|october|november|december|\d{4})|last (?:year|spring|summer"
          r"|autumn"
          r"|winter|month)|to (?:cancer|covid|a|suicide)|(?:\w+ )?years? ago|when i was|young)\b.*",
          "identity", attribute="bereaved/", of_user_only=True),
    frame("not", r"not (?:(?:really|rlly|rly|that|too|so|very|particularly|exactly|overly|much)"
          r" )*(?:keen on|into|big on|fond of|fussed about|bothered about) (?!it\b|this"
          r"|that\b)(?P<object>\S.*)",
          "preference", polarity="-", of_user_only=True),
    frame("support supports", r"supports? (?P<object>(?-i:[A-Z])[\w'’-]+(?:"
          r" (?-i:[A-Z])[\w'’-]*){0,2})"
          r"(?=$|[,.;!]| (?:and|but|so|lol|btw|since|because|till|forever)\b).*", "preference"),
    frame("not 'm am is are 're", rf"(?:{AM} )?not (?:really |much of |exactly |at all )*an?"
          rf" (?P<object>"
          r"[\w' ]{2,20}(?:drinker|person|eater|sleeper|reader|drinker|smoker))\b.*", "preference",
          polarity="-"),
    frame("'m am 're are", rf"{AM} (?P<object>an? family of \w+\b.*?|an?"
          rf" (?:\w+[- ]){{1,2}}(?:household|family))(?=$|[,.;!]).*", "identity",
          attribute="household", of_user_only=True),
    frame("got have has 've 's own owns", rf"(?:(?:have|has|['’]?ve|['’]s)(?: got)?|got|owns?)"
          rf" {LASTING}(?P<object>{_NUMBER}"
          rf" (?:[\w'’-]+ ){{0,3}}?{_ANIMALS}(?: (?:called|named) \S+(?: and \S+)?|, (?-i:[A-Z])\w+"
          r"(?:(?:, | and )(?-i:[A-Z])\w+)*)?)(?=$|[,.;!]| (?:and|but|so|that|which|who|at|in|on"
          r"|back|last|this|from|as|when|for|since|two|three|a few|with"
          r"|here|now)\b).*", "identity", attribute="pet/", of_user_only=True),
    frame("got have has 've 's", rf"(?:(?:have|has|['’]?ve|['’]s)(?: got)?|got)"
          rf" {LASTING}(?P<object>{_SEVERAL}"
          rf" (?:[\w'’-]+ ){{0,2}}?{_CHILDREN}(?: (?:called|named) \S+(?: and \S+)?|(?:,? aged?|"
          rf" of)"
          r" \w+(?: and \w+)?|,? (?:all )?(?:under|over) \w+)?)(?=$|[,.;!]| (?:and|but|so|that"
          r"|which|who|at|in|on|with|here|now|all)\b).*", "identity", attribute="children",
          of_user_only=True),
    frame("do does", r"(?P<object>do(?:es)? (?:the|all the|most of the|all our|all my|my|our)"
          r" (?:books|cooking"
          r"|cleaning|ironing|accounts|driving|shopping|laundry|gardening|school run|washing|bins"
          r"|night feeds|milking|deliveries|ordering|baking|counter|till|front of house|payroll)\b"
          r".*)", "pattern"),
    frame("got bought have 've just finally", r"(?:(?:have|['’]?ve) )?(?:just |finally |recently )?"
          r"(?:got|bought) (?P<object>an? (?:(?:electric|hybrid|old|new|little|big|second-hand|used"
          r"|vintage|battered"
          r"|trusty|\d{4}) ){0,2}(?-i:[A-Z])[\w'’-]+(?: (?:(?-i:[A-Z])\w+|\w*\d\w*))*"
          r"(?: and an? (?:old |new |little |big )?(?-i:[A-Z])[\w'’-]+)?)(?=$|[,.;!]| (?:and|but|so"
          r"|that|which|with|for|at|in)\b).*(?<!today)(?<!yesterday)", "possession",
          of_user_only=True, confidence=0.8),
    frame("have 've", rf"(?:have|['’]?ve) (?:always |mostly |only )?(?!lived (?:in|near|at)"
          rf" (?-i:[A-Z]"
          rf"|an? \w|the )|worked (?:(?:at|for) (?-i:[A-Z]|the )|as an? ))(?P<object>{_LIVED}"
          rf" {LASTING}"
          r"(?!it\b|that|to this|on (?:this|it|that)\b)\S.*?)(?= (?:for (?:[\w-]+ ){0,3}(?:years"
          r"|decades"
          r"|seasons|months)|since(?! (?:\d+ ?[ap]m|\d+:|this|yesterday|last night|lunch|breakfast"
          r"|(?:mon|tues|wednes|thurs|fri|satur|sun)day))|all my life|my whole life)\b).*",
          "pattern", of_user_only=True),
    frame("milk rear lamb shear breed roast bottle press crop harvest farm graze butcher cure"
          " smoke distil brew forage weld nurse stock supply import cater insure groom train",
          rf"(?P<object>{_WORKS_WITH} (?!(?:on|at|that|it|this|going|trying|getting|in|the"
          rf" (?:button|key))\b){AT_HAND}{LASTING}\S.*)", "pattern", of_user_only=True),
    frame("was were", rf"was (?P<object>(?:an? |the )?(?:[\w-]+ ){{0,3}}?(?:{JOBS}|headmistress"
          r"|headmaster|head ?teacher|sergeant|sailor|trucker|miner|butcher|typist|seamstress"
          r"|policeman|policewoman|fireman|matron|postmistress|postmaster|shopkeeper|civil servant"
          r"|vicar|priest|nun|monk|dancer|footballer|boxer|jockey))(?= (?:for (?:[\w-]+"
          r" ){1,3}(?:years"
          r"|decades)|all my (?:working )?life|until i retired|before i retired)\b).*", "identity",
          attribute="trait/", of_user_only=True),
)  # fmt: skip
"""Of what follows a subject, before what is said of all things."""

HOUSEHOLD_CLAUSES: tuple[Frame, ...] = (
    frame("my our", r"(?:my|our) (?P<thing>(?:head|assistant|senior|junior|chief|deputy|oldest"
          r"|youngest"
          r"|main|lead|local|newest) [a-z]+(?: [a-z]+)?)(?: is|['’]s|['’]s name is) (?:called "
          r"|named )(?P<object>(?-i:[A-Z])[\w'’-]+(?: (?-i:[A-Z])[\w'’-]+)?).*", "identity"),
    frame("stay single working full part first new proud busy solo foster divorced married widowed"
          " retired tired dad mum mom mother father parent grandma grandad granddad grandpa gran"
          " nan"
          " nana grandmother grandfather carer older young stay-at-home",
          rf"(?P<object>{_KIND_OF_KIN}{_KIN} (?:of|to) (?!be\b|me\b|the (?:bride|groom)|help|this"
          r"|that|pay)(?:[\w'’-]+ ?){1,5})(?=$|[,.;!]| (?:here|and|but|so)\b).*", "identity",
          attribute="trait/", confidence=0.8),
    frame("retired former semi ex trainee student junior senior newly freelance part full self"
          " night agency locum",
          rf"(?P<object>{_ONCE}+(?:[\w-]+ ){{0,2}}?(?:{JOBS}))(?: here\b|(?=[,.;!—–-]| from\b| in"
          r" (?-i:[A-Z])|$)).*", "identity", attribute="job", confidence=0.8),
    frame("", rf"{_ALLERGEN} (?:brings?|breaks?|makes?) me (?:come |break )?out in {_ILL}"
          r"(?=$|[,.;!]| (?:so|and|but|because)\b).*", "identity", attribute="allergy/",
          needs=(" me ",)),
    frame("", rf"{_ALLERGEN} (?:sets? off|triggers?|aggravates?|flares? up|gives? me|makes? my) "
          r"(?:(?:my|an?) )?(?:asthma|eczema|hay ?fever|migraines?|ibs|reflux|psoriasis|allergies"
          r"|sinuses|gout|hives|a rash|palpitations|skin)(?: attacks?| flare up| act up| worse)?"
          r"(?=$|[,.;!]| (?:so|and|but|because)\b).*", "identity", attribute="allergy/",
          needs=("set", "trigger", "aggravat", "flare", "give", "make")),
    frame("", r"(?P<object>(?:severe |bad |serious )?(?!an?\b|my|the|no\b|food\b|any\b)[a-z]+(?:"
          r"(?: and)? [a-z]+)? allerg(?:y|ies)) (?:in (?:the|our|my) (?:house|household|family"
          r"|home)"
          r"|here)(?=$|[,.;!]| (?:so|and|but)\b).*", "identity", attribute="allergy/",
          needs=(" allerg",)),
    frame("bedtime dinner tea lunch breakfast supper dinnertime teatime lights",
          r"(?P<thing>bedtime"
          r"|dinner|tea|lunch|breakfast|supper|dinnertime|teatime|lights out) (?:in (?:our|my)"
          r" house(?:hold)?|here|at ours|with us|for (?:us|me|the kids))(?: is|['’]s)"
          r"(?: always| usually)? (?:at |around |about )*(?P<object>(?!not\b|on me|late"
          r"|ready)\S.*)",
          "identity", confidence=0.8),
    frame("my our the", r"(?:my|our) (?P<thing>(?:[a-z]+ ){1,4}(?:run|round|shop|shift|session|slot"
          r"|service|market|delivery|visit|check-?in|catch-?up|game|reviews?|retros?|planning"
          r"|meetings?|stand-?ups?|swim|walk|ride|clinic|surgery"
          r"|lesson|collection|stall|shows?|bake))(?: is| are|['’]s)(?: always| usually)?"
          rf" {LASTING}(?:on )?(?P<object>(?:every|each|alternate|the (?:first|second|third"
          rf"|last)|(?:mon|tues"
          r"|wednes|thurs|fri|satur|sun)days?(?=s| (?:morning|afternoon|evening|night)s?\b|[.!]*$))"
          r"\S*.*)", "pattern"),
)  # fmt: skip
"""Whole clauses."""
