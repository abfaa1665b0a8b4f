"""English for what somebody likes and dislikes, beyond "I like" and "I hate"."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.english_frames import AM, OBJECT, frame
from kumbuka.memory.extraction.languages.english_words import LASTING
from kumbuka.memory.extraction.table import Frame

_VERY = (
    r"(?:(?:really|rly|very|so|such|quite|pretty|rather|absolutely|totally|just|always|that|exactly"
    r"|particularly|especially|a bit|a little|much|super) )*"
)
_SIZED = (
    r"(?:(?:an?|one|the) )?(?:(?:big|huge|massive|great|total|real|proper|complete|avid|keen"
    r"|lifelong|secret|bit of an?|absolute) )*"
)
_DRAWN_TO = (
    r"(?:suckers? for|fans? of|into|big on|big into|fond of|keen on|partial to|nuts about"
    r"|mad (?:about|on|for)|crazy (?:about|for)|hooked on|all about|all for|one for|a stickler for"
    r"|(?:lover|admirer|devotee|connoisseur) of|enthusiastic about|fascinated by|drawn to"
    r"|devoted to)"
)
_A_LIKING = (
    r"(?:soft spot|thing|weakness|passion|love|taste|sweet tooth|fondness|penchant|obsession)"
    r" (?:for|with|about)"
)
_NO_LIKING = r"(?:no (?:time|patience|love|interest)|zero (?:interest|patience)|a dislike)"
_PLEASANT = (
    r"(?:relaxing|fascinating|delicious|fun|soothing|calming|lovely|addictive|beautiful"
    r"|enjoyable|therapeutic|comforting|inspiring|hilarious|wonderful|amazing)"
)
_UNPLEASANT = (
    r"(?:exhausting|boring|annoying|tedious|disgusting|stressful|tiring|overrated|dull|gross"
    r"|pretentious|unbearable|infuriating|irritating|revolting|draining|depressing|horrible"
    r"|too (?:sweet|salty|spicy|loud|bitter))"
)
_ANY = (
    r"(?!(?:it|this|that|these|those|the (?!smell|taste|sound|feel|sea|news|gym|cold|heat|rain|dark"
    r"|outdoors|opera|beach|mountains|countryside)\w|your|you|my|our|his|her|their|what|how|when"
    r"|everything|nothing|something|anything|someone|somebody|everybody|everyone|nobody|there"
    r"|here|i|we|he|she|they|to|in|on|at|if|one)\b)"
)
_NOUN = rf"(?P<object>{_ANY}[\w\ue000\"][^,;:.!?]{{0,50}}?)"
_DRINK = r"(?P<attribute>coffee|tea|porridge|espresso|cereal|chai|gin|whisky|whiskey|toast|soup)"
_LIKED = r"(?:liked|loved|enjoyed|adored|preferred|been fond of)"
_DISLIKED = r"(?:hated|disliked|detested|loathed|despised)"
_NO = {"polarity": "-"}
_DOES_TO_ME = (
    r"(?:(?:ma(?:kes?|de)) me|(?:has|have) always made me) (?:feel )?(?:really |very |so |quite |a"
    r" bit |extremely |always )*"
)
_GOOD_FOR_ME = r"(?:happy|calm|relaxed|content|joyful|cosy|cozy|feel alive|giddy)"
_BAD_FOR_ME = (
    r"(?:gag|anxious|cringe|nervous|sad|angry|queasy|nauseous|uncomfortable|miserable|stressed"
    r"|tense|uneasy|shudder|heave|retch|squirm|furious|grumpy|claustrophobic|sleepy|dizzy)"
)
_WORKS_ON_ME = (
    r"(?:stress(?:es)? me out|freaks? me out|scares? me|terrif(?:y|ies) me|annoys? me|puts? me off"
    r"|irritates? me|wears? me out|weirds? me out|grates? on me|exhausts? me|overwhelms? me|bugs?"
    r" me|makes? my skin crawl|infuriates? me|depress(?:es)? me|drives? (?:me|us) (?:\w+ )?(?:mad"
    r"|crazy|nuts|insane|bonkers|up the wall|bananas|round the bend)|gets? on my nerves"
    r"|bores? me(?:"
    r" (?:to|stiff|silly).*)?|gross(?:es)? me out|creeps? me out|(?:does|do) nothing for me"
    r"|leaves? me cold|puts? me to sleep|turns? my stomach|gives? me the (?:creeps|ick))"
)
_CHEERS_ME = (
    r"(?:relaxes me|relax me|calms? me(?: down)?|cheers? me up|fascinates? me|helps? me unwind"
    r"|never gets? old|never get old|soothes? me|inspires? me|lifts? my mood)"
)
_IS_MINE = (
    r"(?:thing|jam|happy place|passion|weakness|guilty pleasure|comfort food|cup of tea"
    r"|kind of thing"
    r"|bag|vibe|(?:\w+ )?(?:hobby|pastime|sport|vice|escape|therapy|religion|side hustle|ritual)"
    r"|(?:weekend"
    r"|passion|pet) project|drink of choice|stress relief|(?:absolute |all[- ]time |personal "
    r"|number one )*fav(?:ou?rite|e)?s?)"
)
_TASTE_ENDS = (
    r"(?=$|[,.;!]| (?:and|but|so|tbh|lol|because|after|these|at|by far|of all time|ever)\b)"
)
_REFUSE = (
    r"(?:won['’]?t|will not|can['’]?t|cannot|don['’]?t|do not|refuse to|never|could never)"
    r" (?:ever )?(?:eat|drink|stand|touch|do|like|stomach|abide|wear|watch|listen to|get used to)"
)
_NOT_AS_A_CHILD = (
    r"(?!.*\b(?:as an? (?:kid|child|teen\w*|boy|girl|baby)|when i|back (?:then|when|in))\b)"
)
_SORT_OF_THING = r"(?!.*\b(?:here|this|that|your|you)\b)"

TASTE_FRAMES: tuple[Frame, ...] = (
    frame("'m am 're are is 's not no big huge massive total suckers sucker lifelong fan",
          rf"(?:{AM} )?(?P<negated>(?:not|no|never|hardly|n['’]t) )?{_VERY}{_SIZED}{_DRAWN_TO}"
          rf" (?!it\b|this|that\b|the idea){OBJECT}", "preference"),
    frame("'m am is 's not", rf"(?:{AM} )?not (?:really )?(?:much of|the biggest fan of|big on|one"
          rf" for|huge on|wild about) (?:an? )?{OBJECT}", "preference", **_NO),
    frame("'m am is 's", rf"{AM} {_VERY}(?:more|very much) (?:of )?an?"
          r" (?P<object>\S.*?)(?: (?:person|guy|girl|man|woman))?(?=$|[,.;!]| than\b| tbh\b"
          r"| really\b).*", "preference"),
    frame("have 've has 's got", rf"(?:(?:have|['’]?ve|has|['’]s)(?: got| always had| had)?|got)"
          rf" an? {_VERY}(?:(?:real|huge|big|bit of a|total|massive|strong|serious) )*{_A_LIKING}"
          rf" (?!this|that|you\b){OBJECT}", "preference"),
    frame("have 've has got", rf"(?:have|['’]?ve|has)(?: got)? {_NO_LIKING} (?:for|in|of)"
          rf" (?!this|that|it\b){OBJECT}", "preference", **_NO),
    frame("can't cannot can", rf"(?:can['’]?t|cannot|can never|could(?: no|n['’])t) get enough"
          rf" (?:of )?{OBJECT}", "preference"),
    frame("could", r"could (?:happily |easily )?(?:talk|listen|read|watch|go on)(?: about"
          r"| to)? (?P<object>(?!you|this"
          r"|that|it\b)\S.{1,50}?) (?:for hours|all day|for days|forever|all night)\b.*",
          "preference"),
    frame("'m am is 's",
          rf"{AM} (?P<negated>not )?{_VERY}an? {_VERY}(?:(?:big|huge|massive|lifelong|proper|total"
          rf"|die-?hard|keen|real"
          r"|bit of an?|self-confessed|complete) )*(?P<object>(?!big|huge|massive|bit|little"
          r"|lot)[\w'’&. -]{2,30}?)"
          r" (?:fan|nerd|enthusiast|addict|fanatic|geek|buff|lover|freak|junkie|nut|obsessive"
          r"|aficionado|snob)(?=$|[,.;!]| (?:and|but|so|who|since|here|tbh)\b).*", "preference"),
    frame("'d would", rf"(?:['’]d|would) (?:happily|gladly|quite happily) (?:eat|drink|watch|read"
          rf"|listen to|live on)"
          rf" {_NOUN} (?:all day|every \w+|forever|for (?:breakfast|lunch|dinner)|any ?day)\b.*",
          "preference"),
    frame("could", rf"could (?:happily |easily )?(?:eat|drink|watch|listen to|read|live on)"
          rf" {_NOUN} (?:all day|every day|every (?:single )?(?:night|day|week)|forever|for ever"
          r"|for (?:breakfast|lunch|dinner|hours|days)|24/7|non-?stop)\b.*", "preference"),
    frame("love like", rf"(?:love|like) me (?:some|an?) {OBJECT}", "preference"),
    frame("could can't couldn't", rf"(?:could never|can['’]?t|couldn['’]?t) (?:live|do|function"
          rf"|go|manage) without (?!it\b|this|that|you){OBJECT}", "preference"),
    frame("can't cannot don't", r"(?:can['’]?t|cannot|don['’]?t) (?:really )?(?:handle|touch"
          r"|take to)"
          r" (?!it\b|this|that|the\b|more|any ?more|him|her|them|you|your|my|such|large|null"
          r"|all){OBJECT}"
          .replace("{OBJECT}", OBJECT), "preference", **_NO),
    frame("get gets 'm am", rf"(?:gets?|{AM}) {_VERY}(?:easily )?(?:bored (?:by|of|with)|put off by"
          rf"|creeped out by|freaked out by|grossed out by|stressed by) {OBJECT}", "preference",
          **_NO),
    frame("couldn't could can't never", rf"(?:could(?:n['’]?t)? (?:really )?care less about"
          rf"|(?:can['’]?t|could(?:n['’]?t| never)|never could) (?:really )?get into"
          rf"|can['’]?t see the (?:appeal|point) of)"
          rf" (?!my\b|the\b|our\b|an?\b|to\b){OBJECT}", "preference", **_NO),
    frame("don't do doesn't dont", r"(?:don['’]?t|do not|doesn['’]?t) (?:really )?(?:do well"
          r"|get on|get along|sit well"
          rf"|cope(?: well)?|deal well) with {OBJECT}", "preference", **_NO),
    frame("used", rf"used to (?:really |absolutely )?(?:love|like|enjoy|adore|be into"
          rf"|be a (?:big )?fan"
          rf" of) {_NOT_AS_A_CHILD}{OBJECT}", "preference", **_NO, replaces=True, confidence=0.7),
    frame("used", rf"used to (?:really |absolutely )?(?:hate|dislike|detest|loathe|not like)"
          rf" {_NOT_AS_A_CHILD}{OBJECT}", "preference", replaces=True, confidence=0.7),
    frame("live", rf"live for (?!this|it\b|that|now|the day){OBJECT}", "preference"),
    frame("have 've has", rf"(?:have|['’]?ve|has) gone (?:right |completely )?off {OBJECT}",
          "preference", polarity="-", replaces=True),
    frame("never always", rf"(?:(?P<negated>never)|always) (?:really |ever |quite )*(?:liked"
          rf"|loved|enjoyed"
          rf"|got into|got on with|been into|been keen on|been (?:an? )?(?:big )?fan of"
          rf"|been one for) {OBJECT}", "preference"),
    frame("can't", rf"can['’]?t (?:really )?say (?:that )?i(?:['’]m| am)?(?: a| much of a"
          rf"| the biggest"
          rf"| really| very| too| ever| like| love| enjoy| enjoyed| liked)* (?:fan of |into "
          rf"|keen on |fond of )?{OBJECT}", "preference", **_NO),
    frame("'m am is not", rf"(?:{AM} )?not (?:really |exactly |much of "
          rf"|such )?an? (?P<object>(?!morning|evening"
          r"|night|people|nice|bad|good|patient|religious|very|big|happy|real|smart|young|tech)"
          r"[\w -]{2,30}?) (?:person|guy|girl|drinker|eater)\b.*", "preference", **_NO),
    frame("find finds", rf"finds? {_NOUN} {_VERY}{_PLEASANT}(?=$|[,.;!]| (?:and|but|so|because"
          r"|to)\b).*", "preference"),
    frame("find finds", rf"finds? {_NOUN} {_VERY}{_UNPLEASANT}(?=$|[,.;!]| (?:and|but|so|because"
          r"|to)\b).*", "preference", **_NO),
    frame("swear swears", rf"swears? by (?!this|that|it\b|my|nothing){OBJECT}", "preference"),
    frame("appreciate appreciates value values", r"(?:appreciate|value)s? (?!(?:it|this|that|the"
          r"|any|your|you|all|his|her|their|if|how|what|for|in|at|of|to)\b)(?P<object>\S.*)",
          "preference"),
    frame("dig crave", rf"(?:dig|crave) (?!into|in\b|up|deep|out|through|it\b|a hole)"
          rf"{OBJECT}", "preference"),
    frame("have 've has 's", rf"(?:have|['’]?ve|has|['’]s) (?:(?P<negated>never|not) )?(?:really |"
          rf"always |ever |actually )*(?:{_LIKED}|been {_VERY}{_SIZED}{_DRAWN_TO})"
          rf" (?:to )?{OBJECT}", "preference"),
    frame("have 've has 's", rf"(?:have|['’]?ve|has|['’]s) (?:always|never not|ever) {_DISLIKED}"
          rf" {OBJECT}", "preference", **_NO),
    frame("have 've always", rf"(?:have |['’]?ve )?(?:always )?(?:had|have) an? (?:aversion to"
          rf"|hatred of|dislike of) {OBJECT}", "preference", **_NO),
    frame("'ve have", rf"(?:have|['’]?ve) (?:grown|become|gotten|got) {_VERY}(?:fond of|keen on"
          rf"|into|partial to) {OBJECT}", "preference", replaces=True),
    frame("go", r"go for (?P<object>(?!a\b|the\b|it\b|an\b)\S.*?) (?:over|rather than) \S.*",
          "preference"),
    frame("'d would always", r"(?:['’]d|would|will|['’]ll)? ?(?:always |rather |much rather |gladly"
          r" )*(?:take|pick|choose|go for|have) (?P<object>\S.*?) (?:over"
          r"|rather than) (?!there)\S.*",
          "preference"),
    frame("'d would", r"(?:['’]d|would) always (?:take|pick|choose|go for"
          r"|opt for) (?P<object>\S.*)",
          "preference"),
    frame("like likes love loves enjoy", r"(?:like|love|enjoy|prefer)s? it (?:when|if)"
          r" (?P<object>(?!i run\b|it\b)\S.*)", "preference"),
    frame("hate hates dislike can't don't", r"(?:hates?|dislikes?|can['’]?t stand|don['’]?t like)"
          r" it (?:when|if) (?P<object>\S.*)", "preference", **_NO),
    frame("'m am", rf"{AM} (?:at my |my )?happiest (?:when )?(?P<object>\S.*)", "preference"),
    frame("can't cannot couldn't", r"(?:can['’]?t|cannot) (?:really |even |ever )?(?:bear|abide|be"
          r" doing with|be bothered with|be arsed with|be dealing with|do with|deal with)"
          rf" (?!it\b|this|that\b|the (?:bug|error|code)){OBJECT}", "preference", **_NO),
    frame("could", rf"could (?:really |happily )?(?:do|live) without {OBJECT}", "preference",
          **_NO),
    frame("steer stay shy keep", rf"(?:steer clear of|stay away from|shy away from|keep away from)"
          rf" {OBJECT}", "preference", **_NO),
    frame("wouldn't won't refuse refuses", rf"{LASTING}(?:w(?:ould|o)n['’]?t"
          rf"|refuses? to) (?:touch|go near"
          r"|eat|drink|wear) (?:anything )?(?P<object>(?!since|because|his\b|her\b|their|my\b"
          r"|until|on its)\S.*)",
          "preference", **_NO),
    frame("don't do doesn't", r"(?:don['’]?t|do not|doesn['’]?t) (?:really |usually |ever )?do"
          r" (?P<object>(?!(?:it|this|that|so|well|much|anything|any|the|my|what|not|a)\b)\S.*)",
          "preference", **_NO),
    frame("don't do doesn't", r"(?:don['’]?t|do not|doesn['’]?t) (?:really |actually |ever |even"
          r" )*(?P<object>(?P<attribute>drink|smoke|drive|cook|vape|swim|gamble))(?: at all"
          r"| any ?more| much)?(?=$|[.,;!]| (?:so|because|and|but)\b)", "pattern", **_NO),
)  # fmt: skip
"""Of what follows a subject, or stands without one."""

TASTE_CLAUSES: tuple[Frame, ...] = (
    frame("my our", rf"(?:my|our) (?:absolute |real |big |main |biggest |one |ultimate )*(?:thing"
          r"|jam|happy place|passion|weakness|guilty pleasure|comfort (?:food|show|movie|film|drink"
          r"|read)|cup of tea|poison of choice|kryptonite|obsession|idea of (?:fun|heaven|bliss)) "
          rf"(?:is|are|has always been) (?!broken|stuck|gone|down|out\b|not\b|too\b|so\b|that\b"
          rf"|how|why|what|showing|hurting|(?-i:[a-z])\w+ed\b|missing|late){LASTING}{OBJECT}",
          "preference"),
    frame("", rf"{_NOUN} (?:really |just |always |still |absolutely )*(?:{_WORKS_ON_ME}"
          rf"|{_DOES_TO_ME}{_BAD_FOR_ME}){_TASTE_ENDS}.*", "preference", **_NO,
          needs=(" me", " us ", " my nerves", " my stomach", " my skin")),
    frame("", rf"{_NOUN} (?:really |just |always |still )*(?:{_CHEERS_ME}"
          rf"|{_DOES_TO_ME}{_GOOD_FOR_ME})"
          rf"{_TASTE_ENDS}.*", "preference", needs=(" me", " old", " my mood")),
    frame("", rf"{_NOUN}(?:['’]s| is| are) (?:(?:totally|just|really|absolutely|so|way|more|much"
          rf"|definitely"
          rf"|very|probably|still|easily|hands down) )*(?:my|our) {_IS_MINE}{_TASTE_ENDS}.*",
          "preference",
          needs=(" my ", " our ")),
    frame("", rf"{_NOUN} (?:is|are) (?:probably |about )?the (?:one|only) (?:thing|food|vegetable"
          rf"|drink|genre|chore|sport)s? (?:that )?i (?:really |just |absolutely )*{_REFUSE}\b.*",
          "preference", **_NO, needs=(" thing", " food", " vegetable", " drink", " genre", " chore",
          " sport")),
    frame("the one only what", r"(?:(?:the |one )+(?:one |only |main |single )?thing (?:that )?"
          r"|what )i"
          r" (?:really |just |absolutely |simply )*(?:hate|dislike|can['’]?t stand|won['’]?t eat"
          rf"|never eat|loathe)(?: (?:the )?most)? (?:is|are) {_SORT_OF_THING}{OBJECT}",
          "preference", **_NO),
    frame("the one what", r"(?:(?:the |one )+thing (?:that )?|what )i (?:really |just )*(?:love"
          r"|like"
          rf"|enjoy|adore)(?: (?:the )?most)? (?:is|are) {_SORT_OF_THING}{OBJECT}", "preference"),
    frame("there there's", r"there(?:['’]?s| is) nothing worse than (?P<object>(?!this|that|when"
          r"|it\b)\S.*)", "preference", **_NO),
    frame("if", r"if i had to (?:pick|choose|name) (?:an?|one|my) fav(?:ou?rite|e)?"
          r" (?P<attribute>[a-z][a-z -]{1,30}?),? (?:it|that)(?:['’]d| would)(?: have to)? be"
          rf" {OBJECT}", "favourite"),
    frame("my", r"my (?:biggest |main |number one )?(?:pet hate|pet peeve|bugbear|pet hates"
          r"|pet peeves) (?:is|are) (?P<object>\S.*)", "preference", **_NO),
    frame("there there's", r"there(?:['’]s| is) nothing (?:(?:i|we) (?:like|love|enjoy)"
          r" )?(?:quite )?(?:more|better) than (?P<object>\S.*)", "preference"),
    frame("i i'd", r"i(?:['’]d| would) (?:pick|choose|say|name) (?P<object>\S.{1,60}?) (?:as|is"
          r"|for) my fav(?:ou?rite|e) (?P<attribute>[a-z][a-z -]*).*", "favourite"),
    frame("i", r"i get (?:a|such a) (?:real )?kick out of (?P<object>\S.*)", "preference"),
    frame("nothing", rf"nothing (?:else )?(?:beats|tops|compares to|comes close to|comes near"
          rf"|is better than|better than) (?!that|this|it\b){OBJECT}", "preference"),
    frame("you can't", rf"(?:you )?can['’]?t (?:beat|go wrong with) (?!that|this|it\b|the price)"
          rf"{OBJECT}", "preference"),
    frame("give", r"give me (?P<object>\S.{0,60}?)(?: (?:over|instead of) \S.{0,60}?)?,? any ?"
          r"(?:day|time)\b.*", "preference"),
    frame("", rf"{_NOUN} ?(?:is|are|was|['’]s)? ?(?:n['’]t|nt|not|never)(?: been)? (?:really "
          rf"|just |"
          r"exactly |quite |so much |at all )*(?:my (?:thing|jam|cup of tea|kind of thing|bag|vibe)"
          r"|for me)(?=$|[.,;!]| tbh| lol).*", "preference", **_NO,
          needs=("my thing", "my jam", "my cup", "my kind", "my bag", "my vibe", "for me")),
    frame("", rf"(?P<object>(?!i\b|we\b|he\b|she\b|they\b|my\b|with\b|and\b|put\b|is\b|are\b"
          rf"|there\b|pour\b|add\b)[\w-]"
          rf"[\w -]{{1,30}}? (?:in|on|with) my {_DRINK})(?:,? (?:always|please|usually|every time"
          r"|obviously|of course))?[.!]*$", "preference",
          needs=("in my ", "on my ", "with my ")),
    frame("", rf"{_NOUN} over (?P<compared>[^,;:.!?]{{2,40}}?),? (?:for me|any ?day|every time"
          rf"|always)"
          r"(?=$|[.,;!]).*", "preference", needs=(" over ",)),
)  # fmt: skip
"""Whole clauses."""
