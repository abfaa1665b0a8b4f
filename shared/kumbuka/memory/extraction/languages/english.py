"""English."""

from __future__ import annotations

import re
from typing import Any

from kumbuka.memory.extraction.languages.english_words import (
    ATTRIBUTE_NAMES,
    ATTRIBUTES,
    JOBS,
    NATIONALITIES,
    RELATION_NAMES,
    RELATIONS,
)
from kumbuka.memory.extraction.table import Frame, Language, by_head
from kumbuka.memory.model import MemoryType

_O = r"(?P<object>\S.*)"
_NOT = r"(?:don['’]?t|do not|doesn['’]?t|does not|didn['’]?t|can['’]?t|cannot|can not)"
_NO_LONGER = r"(?:no longer|don['’]?t|do not|doesn['’]?t|'m no longer|am no longer|not)"
_REALLY = r"(?:(?:really|very|also|particularly|especially|much|so|quite|absolutely|actually|even) )*"
_AM = r"(?:['’]?m|am|['’]re|are|is|['’]s|was)"
_NAME = r"(?P<object>[^\s,.!]+(?: (?-i:[A-Z])[\w'’-]+){0,3})"
_PLACE = r"(?P<object>(?!(?:a|an|the) (?:world|society|time|moment|past|future|country)\b)\S.*)"


def _re(pattern: str, flags: int = re.I) -> re.Pattern[str]:
    return re.compile(pattern, flags)


def _f(heads: str, pattern: str, category: str, **rest: Any) -> Frame:
    return Frame(tuple(heads.split()), _re(pattern), category, **rest)


_EPISODIC: dict[str, Any] = {"type": MemoryType.EPISODIC}
_NO: dict[str, Any] = {"polarity": "-"}
_OWN: dict[str, Any] = {"of_user_only": True}
_WANTS = r"(?:like|likes|love|loves|enjoy|enjoys|eat|eats|drink|drinks|want|wants|care for|need|prefer)"

_ENDINGS = (
    _f("no don't do doesn't not", rf"no longer {_WANTS} {_O}", "preference", **_NO),
    _f("don't do doesn't", rf"{_NOT} {_WANTS} (?P<object>\S.*?) any ?more\b", "preference", **_NO),
    _f("no", rf"no longer lives? in {_O}", "identity", attribute="home", effect="end_attribute"),
    _f("don't do doesn't", rf"{_NOT} live in (?P<object>\S.*?) any ?more", "identity",
       attribute="home", effect="end_attribute"),
    _f("no", rf"no longer works? (?:at|for) {_O}", "identity", attribute="employer",
       effect="end_attribute"),
    _f("don't do doesn't", rf"{_NOT} work (?:at|for) (?P<object>\S.*?) any ?more", "identity",
       attribute="employer", effect="end_attribute"),
    _f("'m am is not", rf"{_AM} (?:no longer (?:a |an )?(?P<object>vegan|vegetarian|pescatarian)"
       r"|not (?:a |an )?(?:vegan|vegetarian|pescatarian) any ?more)", "identity", attribute="diet",
       effect="end_attribute", fixed="diet"),
    _f("'m am is m", rf"{_AM} (?:no longer|not) allergic to (?P<object>\S.*?)(?: any ?more)?[.!]*$",
       "identity", attribute="allergy/", effect="end_attribute"),
    _f("no", rf"no longer (?:use|uses|using|have|has|own|do|does|play|plays|drive|drives|go to|study|wear"
       rf"|read|watch|run|take|speak|smoke)s? {_O}", "end", effect="end"),
    _f("don't do doesn't", rf"{_NOT} (?:use|have|own|do|play|drive|go to|study|wear|run|take) "
       r"(?P<object>\S.*?) any ?more\b", "end", effect="end"),
    _f("stopped quit gave have 've",
       r"(?:(?:have|['’]ve) )?(?:stopped|quit|gave up|given up) (?:(?:using|eating|drinking|playing"
       rf"|doing|smoking|watching|going to) )?(?P<object>(?!my job|working|trying|to )\S.*)", "end",
       effect="end"),
    _f("left quit", rf"(?:left|quit) my (?P<object>job)\b(?! at)", "identity", attribute="employer",
       effect="end_attribute"),
)

_CHANGES = (
    _f("switched migrated changed moved have 've converted", r"(?:(?:have|['’]ve) )?(?:recently |just )?"
       rf"(?:switched|migrated|changed|converted|moved over) from (?P<old>\S.*?) to {_O}", "tool"),
    _f("switched migrated have 've", r"(?:(?:have|['’]ve) )?(?:recently |just )?(?:switched|migrated)"
       rf"(?: over)? to {_O}", "tool"),
    _f("replaced", rf"replaced (?P<old>\S.*?) with {_O}", "tool"),
    _f("use uses 'm am using are 're", rf"(?:{_AM} )?(?:now )?(?:use|uses|using) (?P<object>\S.*?)"
       r",? (?:instead of|rather than|and not|not) (?P<old>\S.*)", "tool"),
    _f("prefer prefers like likes", r"(?:prefer|prefers|like|likes) (?P<object>\S.*?)"
       r"(?:, (?:and )?not| instead of| and not) (?P<old>(?!to\b|the other|that\b|only\b|just\b)\S.*)", "preference"),
    _f("'ll will", r"(?:will|['’]ll) (?:now )?(?:use|go with) (?P<object>\S.*?) instead of (?P<old>\S.*)",
       "decision", **_EPISODIC),
)

_PREFERENCES = (
    _f("prefer prefers", r"prefers? (?:that |if )?you (?:to )?(?P<negated>not |don['’]t |never )?"
       r"(?P<object>(?:always )?(?:answer|reply|respond|speak|talk|write|keep|use|call|be|explain|give|show"
       r"|format|address)\b.*)", "instruction", **_OWN),
    _f("'d would want like", r"(?:['’]d like|would like|want|like) you to always (?P<object>\S.*)", "instruction", **_OWN),
    _f("prefer prefers", r"prefers? (?P<object>(?:short|brief|concise|long|detailed|bullet[- ]point)\w* "
       r"(?:answers|replies|responses|explanations)\b.*)", "instruction", **_OWN),
    _f("prefer prefers", rf"prefers? (?P<negated>not )?(?:to )?(?P<object>\S.*?)(?= (?:over|to) |[!,;]|\.(?:\s|$)|$)(?:.*)",
       "preference"),
    _f("like likes love loves adore adores enjoy enjoys 'm", rf"(?:like|love|adore|enjoy)s? (?:to )?{_O}",
       "preference"),
    _f("hate hates dislike dislikes detest detests loathe despise despises", r"(?:hate|dislike|detest|loathe"
       rf"|despise)s? (?:to )?{_O}", "preference", **_NO),
    _f("don't do doesn't can't cannot can didn't", rf"{_NOT} {_REALLY}(?:like|love|enjoy|stand|eat|drink"
       rf"|care for|prefer|tolerate) (?:to )?{_O}", "preference", **_NO),
    _f("'m am is are m", rf"{_AM} (?P<negated>not )?{_REALLY}(?:a |an )?(?:(?:big|huge|great|massive|avid|real"
       rf"|lifelong) )?(?:fan of|into|fond of|keen on|in love with|crazy about|passionate about|addicted to"
       rf"|obsessed with|partial to|a lover of) {_O}", "preference"),
    _f("'d would", r"(?:would|['’]d) (?:much )?(?:rather|prefer(?: to)?|sooner) (?P<negated>not )?"
       r"(?P<object>(?!you\b|that\b|if\b|it\b)\S.*?)(?= than | to |[!,;]|\.(?:\s|$)|$)", "preference"),
)

_DECISIONS = (
    _f("'ll will 're are 'm am", r"(?:will|['’]ll|(?:are|['’]re|am|['’]m) going to)(?: be)? (?:use|using|go with|going with"
       rf"|stick with|switch to|adopt|standardi[sz]e on) {_O}", "decision", **_EPISODIC),
    _f("have 've decided chose picked settled agreed", r"(?:(?:have|['’]ve) )?(?:finally |just )?(?:decided "
       r"(?P<negated>not )?(?:to (?:use |go with |adopt |stick with )?|on |that (?:we|i) (?:will |would |should )?)"
       rf"|(?:chose|chosen|picked|settled on|opted for|agreed on|agreed to(?: use)?) (?:to (?:use )?)?){_O}", "decision", **_EPISODIC),
    _f("'re are 'm am", r"(?:are|['’]re|am|['’]m) (?:going|sticking|moving forward) (?:with|for) "
       rf"{_O}", "decision", **_EPISODIC),
    _f("went", rf"went with {_O}", "decision", **_EPISODIC),
)

_HABITS = (
    _f("always usually often typically normally generally sometimes tend",
       r"(?:always|usually|often|typically|normally|generally|tend to) (?P<object>\S.*)", "pattern"),
    _f("never rarely seldom", rf"(?:never|rarely|seldom) {_O}", "pattern", **_NO),
    _f("", r"(?P<object>(?!have to|need|want|get\b|got|see\b|'|can|could|would|will)[a-z]+ (?:.{1,80} )?(?:every (?:\w+ )?(?:day|morning|evening"
       r"|night|week|weekend|month|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?"
       r"|(?:once|twice|\w+ times) (?:a|per) (?:day|week|month|year)|on (?:mon|tues|wednes|thurs|fri|satur|sun)days"
       r"|daily|weekly))\b", "pattern", needs=("every", "once", "twice", "times", "days", "daily", "weekly")),
    _f("play plays", r"(?P<object>play (?:the |in )?\S.*)", "pattern", **_OWN),
    _f("work works", r"works? (?P<object>from home|remotely|night shifts?|nights|part[- ]time|full[- ]time"
       r"|freelance)\b", "identity", attribute="work_mode"),
)

_IDENTITY = (
    _f("'m am is live lives", r"(?:(?:currently |now |just )?lives?|reside|resides) (?:in|at|near|on|outside) "
       rf"{_PLACE}", "identity", attribute="home"),
    _f("moved relocated have 've", r"(?:(?:have|['’]ve) )?(?:just |recently )?(?:moved|relocated) "
       rf"(?:from (?:.{{1,60}}?) )?(?:back )?to (?!the next|another|a new)(?P<object>[^\s].*)", "identity", attribute="home"),
    _f("'m am is are m", rf"{_AM} (?:currently |now )?(?:based|living|located|residing) (?:in|at|near|out of) {_PLACE}",
       "identity", attribute="home"),
    _f("'m am is come comes grew", rf"(?:{_AM} (?:originally )?from|comes? from|grew up in) "
       r"(?P<object>(?!the (?:future|team|support)|a team)\S.*)", "identity", attribute="origin"),
    _f("was", r"was born (?:and raised )?in (?P<object>[^\W\d].*)", "identity", attribute="origin"),
    _f("was", r"was born (?:on|in) (?P<object>.*\d.*)", "identity", attribute="birthday"),
    _f("work works 'm am is", rf"(?:(?:currently |now )?works?|{_AM} (?:working|employed)) (?:at|for) "
       r"(?P<object>(?!home|night|the moment|myself|it\b|this|\d)\S.*?)(?= as an? |[!,;]|\.(?:\s|$)|$)", "identity",
       attribute="employer"),
    _f("work works 'm am is", rf"(?:works?|{_AM} (?:working|employed)) as (?:an? |the )?{_O}", "identity",
       attribute="job"),
    _f("work works", rf"works? in (?P<object>(?!progress|the (?:morning|evening|office)|parallel)\S.*)",
       "identity", attribute="industry"),
    _f("work works", rf"works? on (?P<object>the \w[\w ]* team)\b", "identity", attribute="team", **_OWN),
    _f("speak speaks", rf"speaks? (?:fluent |native )?(?P<object>(?-i:[A-Z]).*|(?:english|spanish|french|german|portuguese|chinese|swahili)\b.*)", "identity", attribute="language/"),
    _f("'m am is", rf"{_AM} (?:fluent in|a native speaker of) {_O}", "identity", attribute="language/"),
    _f("'m am is", rf"{_AM} a native (?P<object>[A-Z]\w+) speaker", "identity", attribute="language/"),
    _f("'m am is are allergic", rf"(?:{_AM} )?(?:\w+ly )?allergic to {_O}", "identity", attribute="allergy/"),
    _f("have has 've", r"(?:have|has) (?:an? )?(?:severe |bad |mild )?(?P<object>\w[\w -]{1,30}?) allerg(?:y|ies)\b",
       "identity", attribute="allergy/"),
    _f("have has", rf"(?:have|has) an? (?:\w+ )?(?:allergy|intolerance) to {_O}", "identity", attribute="allergy/"),
    _f("'m am is", rf"{_AM} (?P<object>lactose|gluten|fructose)[- ]intolerant", "identity", attribute="allergy/"),
    _f("'m am is have 've has", rf"(?:{_AM}|(?:have|['’]ve|has) been) (?:an? )?(?:strict |mostly )?(?P<object>vegan|vegetarian"
       r"|pescatarian|kosher|halal|gluten[- ]free|keto|flexitarian|omnivore)\b", "identity", attribute="diet"),
    _f("'m am is", rf"{_AM} (?P<object>\d{{1,3}})(?: years? old| y/?o)?(?=[!,]|\.(?:\s|$)|$| and\b)", "identity", attribute="age"),
    _f("'m am is", rf"{_AM} (?P<object>married|single|divorced|engaged|widowed)(?: to (?P<old>zzz))?(?=[!,]|\.(?:\s|$)|$)",
       "identity", attribute="marital_status"),
    _f("'m am is", rf"{_AM} (?:married|engaged) to {_O}", "identity", attribute="spouse"),
    _f("'m am is", rf"{_AM} (?:a |an )?(?P<object>{NATIONALITIES})(?=[!,]|\.(?:\s|$)|$| (?:and|by|citizen|national)\b)",
       "identity", attribute="nationality"),
    _f("'m am is", rf"{_AM} (?P<object>left[- ]handed|right[- ]handed|colou?r[- ]?blind|deaf|blind|dyslexic|diabetic"
       r"|autistic|celiac|coeliac|asthmatic|an? (?:\w+ )?(?:morning person|night owl|introvert|extrovert|early bird|beginner"
       r"|minimalist|perfectionist|atheist|runner|cyclist|gamer|vegetarian|homeowner|parent|only child))\b", "identity",
       attribute="trait/"),
    _f("'m am is", rf"{_AM} in (?:the )?(?P<object>\S.{{1,30}}) time ?zone", "identity", attribute="time_zone"),
    _f("'m am is are", rf"{_AM} (?:currently )?(?:learning|studying) (?P<object>(?!how|about|for|that|this)\S.*)",
       "identity", attribute="learning/"),
    _f("study studies studied", rf"(?:study|studies|studied) {_O}", "identity", attribute="studies"),
    _f("'m am is", rf"{_AM} (?P<object>an? (?:[\w-]+ ){{0,3}}(?:{JOBS})\b.*)", "identity", attribute="job"),
    _f("have has 've got", rf"(?:have|has|['’]ve got|own)s? (?:an?|one|\w+) (?P<attribute>{RELATION_NAMES})s? (?:named|called) "
       rf"{_NAME}", "identity"),
    _f("have has 've", r"(?:have|has|['’]ve got) (?P<object>(?:an?|no|one|two|three|four|five|six|\d+) (?:\w+ )?"
       r"(?:kids?|children|sons?|daughters?))\b", "identity", attribute="children"),
    _f("have has 've", r"(?:have|has|['’]ve got) (?P<object>(?:an?|one|two|three|four|five|\d+) (?:\w+ )?(?:dogs?|cats?"
       r"|parrots?|rabbits?|hamsters?|horses?|fish|pets?|puppy|kitten))\b(?! (?:named|called))", "identity",
       attribute="pets"),
    _f("have has", r"(?:have|has) (?P<object>(?:type \w+ )?(?:diabetes|asthma|adhd|dyslexia|epilepsy|celiac disease"
       r"|high blood pressure|arthritis|migraines|anxiety|insomnia|depression))\b", "identity", attribute="health/"),
    _f("own owns drive drives ride rides", r"(?:own|drive|ride)s? (?P<object>(?:an?|my|the|two|three) \S.*)",
       "possession"),
    _f("'m am is", r"(?:['’]m|am) (?P<object>(?-i:[A-Z][a-zà-ÿ]+(?: [A-Z][a-zà-ÿ]+)?))(?=[!,]|\.(?:\s|$)|$| (?:and|from)\b)",
       "identity", attribute="name", confidence=0.7, **_OWN),
    _f("'m am is go goes was", rf"(?:{_AM} (?:called|named)|goes? by) (?P<object>[^\W\d].*)", "identity",
       attribute="name"),
    _f("'m am use", rf"(?:use|go by) (?P<object>\w+/\w+(?:/\w+)?)(?: pronouns)?", "identity", attribute="pronouns"),
    _f("use uses 'm am are 're", rf"(?:{_AM} )?(?:now |currently |mainly |mostly )?(?:use|uses|using|run|running) "
       r"(?P<object>(?!the \w+ below|the following|a for|case)[^\s].*?)(?= as (?:my|our|an?|the|his|her)\b|[,;!]|$)(?:.*)",
       "tool"),
)  # fmt: skip

_IMPERATIVE = r"(?:answer|reply|respond|speak|talk|write)"
_ANSWERS = r"(?:answers?|replies|responses?|explanations?|messages)"
_CLAUSES = (
    _f("my", r"my favou?rite (?P<attribute>\w[\w -]{1,40}?) (?:is|are|was|would be|has always been) (?:now )?"
       rf"{_O}", "favourite"),
    Frame((), _re(r"(?P<object>(?!what|which|who|is\b|this|that|it\b|it's)[\w\ue000\"][^,;:]{0,60}?) (?:is|are) my (?:all-time )?"
                  r"favou?rite (?P<attribute>\w[\w -]{1,40}?)(?=[!,]|\.(?:\s|$)|$)"), "favourite", needs=("favorite", "favourite")),
    _f("my", rf"my (?:(?:first|full|last|real) )?name(?:['’]s| is) {_O}", "identity", attribute="name"),
    _f("call", r"call me (?P<object>(?!when|if|back|a\b|an\b|crazy|at\b|later|tomorrow)\S.*)", "identity", attribute="name"),
    _f("you", r"you (?:can|may|should) call me (?P<object>(?!when|if|back|at\b)\S.*)", "identity", attribute="name"),
    _f("my", rf"my (?P<attribute>{RELATION_NAMES})(?:['’]s name is| is (?:called|named)|['’]s called) {_NAME}", "identity"),
    _f("my", rf"my (?P<attribute>{ATTRIBUTE_NAMES})(?:['’]s| is| are) (?:now )?"
       r"(?P<object>(?!not\b|too\b|broken|slow|wrong|down\b|to\b|being|very\b|so\b|missing)\S.*)", "identity"),
    _f("let's let lets", rf"let(?:['’]?s| us) (?:use|go with|stick with|adopt) {_O}", "decision", **_EPISODIC),
    _f("we the", r"(?:we|the team|our team) (?:decided|agreed|chose|picked|settled)(?: (?P<negated>not))?(?: (?:to|on|for))?"
       rf"(?: (?:use|go with|adopt))? {_O}", "decision", **_EPISODIC),
    _f("every on", r"(?:every (?:\w+ )?(?:day|morning|evening|night|week|weekend|month|year|monday|tuesday|wednesday"
       r"|thursday|friday|saturday|sunday)|on (?:\w+day|weekday|weekend)s),? (?:i|we) (?P<object>\S.*)", "pattern"),
    _f("to", r"to (?P<attribute>[a-z][\w -]{1,50}?), (?P<object>(?:you )?(?:first\b|run\b|start\b|begin\b|open\b).*)",
       "procedure", type=MemoryType.PROCEDURAL),
    _f("always never from in going", r"(?:(?:from now on|in (?:the )?future|going forward),? )?(?:please )?(?:always|(?P<negated>never|don['’]t"
       r"|do not)) (?P<object>(?!mind|worry|i\b|been|had|the\b|a\b)[a-z]+ \S.*)", "instruction"),
    _f("from in going whenever", r"(?:from now on|in (?:the )?future|going forward|from here on)[,:]? (?:please )?"
       r"(?:you (?:should |can |must )?)?(?P<object>(?!i\b|we\b|my\b|you\b|the\b|it\b)[a-z]+ \S.*)", "instruction"),
    _f("answer reply respond speak talk write", rf"(?P<object>{_IMPERATIVE} (?:to me |me )?(?:only |always )?(?:in "
       r"(?:[A-Z]\w+|bullet points|plain \w+|short sentences|simple \w+|full sentences)|briefly|concisely|shortly|formally"
       r"|informally|in detail)\b.*)", "instruction"),
    _f("keep make", rf"(?P<object>(?:keep|make) (?:your |all |the )*{_ANSWERS} .*)", "instruction"),
    _f("be", r"(?P<object>be (?:more )?(?:brief|concise|direct|formal|informal|succinct|blunt|honest|detailed) .*"
       rf"(?:{_ANSWERS}|with me|always).*)", "instruction"),
    _f("use give prefer", rf"(?P<object>use (?:metric|imperial|celsius|fahrenheit|24[- ]hour|bullet points|simple language"
       rf"|british|american|plain english|formal|informal)\b.*)", "instruction"),
    _f("don't do no stop avoid", rf"(?:(?P<negated>don['’]t|do not|no|stop|avoid) (?:use |using )?)(?P<object>emojis?|bullet points|jargon"
       r"|markdown|small talk|em dashes|exclamation marks)\b.*", "instruction"),
)  # fmt: skip

ENGLISH = Language(
    code="en",
    marker=_re(r"\b(?:i|i['’]\w+|im|my|we|we['’]\w+|our|me|remember|forget|note|let['’]?s|always|never|please|answer|reply"
               r"|respond|speak|from now on|keep|use|to|prefers?|likes?|loves?|hates?|emojis?|every|going forward)\b"),
    abbreviations=frozenset("e.g i.e etc dr mr mrs ms st vs approx u.s u.k a.m p.m no prof sr jr inc ltd co cf fig al".split()),
    starters=frozenset("i i'm i've i'll i'd my we we're our the it but and also please so he she they this that".split()),
    opener=_re(r"(?:[\s\"(*_–—-]+|(?:(?:hi|hello|hey)(?: (?:there|all|everyone|team|again|claude|kumbuka|chat))?|thanks?(?: you)?|ok(?:ay)?|yes|yeah|no|sure|well"
               r"|actually|btw|by the way|fyi|honestly|personally|also|and|but|so|oh|ah|just|ps|p\.s|anyway|though|however"
               r"|correction|update|edit|plus|in fact|frankly|to be (?:honest|clear|fair)|tbh|for (?:the record|context|reference"
               r"|your information|future reference|what it['’]s worth|work|now)|as (?:i|we) (?:said|mentioned|told you)(?: (?:before|earlier))?"
               r"|like i (?:said|mentioned)|(?:just )?so you know|one more thing|these days|nowadays|lately|at (?:work|home)|in general"
               r"|generally|about me|(?:a )?(?:little|bit) about me|context|background|new topic|unfortunately|luckily|great|cool"
               r"|perfect|nice|awesome|right|alright|i hope you['’]re well|because|since|first|firstly|second|finally|then)(?:[,:!.;–—-]+\s*|\s+(?=(?:i|i['’]\w+|my|we|we['’]\w+"
               r"|please|actually|also|remember|call|forget|always|never)\b))"
               r"|(?:please|kindly|can you please|could you please)[, ]+|(?:i (?:already |have )?(?:told you|said|mentioned)(?: (?:before|earlier))?(?: that)? )"
               r"(?=(?:i|i['’]\w+|my|we)\b)|(?:i (?:think|guess|believe|suppose|know)|it turns out|turns out|i must (?:say|admit)|i have to say|fun fact:?)(?: that)?,? (?=(?:i|i['’]\w+|my|we)\b))"),
    blocked=_re(r"(?:if|unless|when(?:ever)?(?! i\b)|suppose|supposing|imagine|pretend|assum(?:e|ing)|let['’]?s (?:say|assume|pretend|imagine)"
                r"|say i\b|what if|in case|as if|even if|hypothetically|in theory|provided|would|could|should|can|do|does|did|is|are|am"
                r"|how|what|why|where|which|who|whom|whose|will|may|might|write|translate|rewrite|summari[sz]e|create|generate|draft|compose"
                r"|explain|tell me|give me|show me|make me|help me|fix|add|change|convert|i (?:might|may|could|wish|would (?!rather|prefer|sooner)|never said"
                r"|didn['’]t (?:say|mean)|don['’]t think|doubt|wonder|am not saying|hope(?! you)|want(?! you to always)|need|tried|was going|was thinking|am thinking)"
                r"|i['’]m not saying|i['’]d (?:like|love|want)(?! you to always)|it['’]?s not (?:true|that)|it is not (?:true|that)|not that)\b"),
    reported=_re(r"\b(?<!i )(?:said|says|saying|told (?!you)|tells|asked|claims|claimed|thinks|believes|believed|wrote|writes (?:that|in)"
                 r"|insists|replied|quoted?|lyrics?|sings?|singing|sang|according to|he goes|she goes|pretending|movie line)\b"),
    scene=_re(r"(?:let['’]?s (?:role-?\s?play|pretend|imagine|play a)|imagine|pretend|role-?\s?play|suppose|act (?:as|like)|you are (?:an?|the) "
              r"|write (?:me )?(?:an?|the|some) |compose an? |draft an? |in (?:the|my|this) (?:story|novel|scene|dialogue|game)|hypothetically|let['’]?s say)"),
    material=_re(r"\b(?:translate|proofread|paraphrase|rephrase|rewrite|reword|transliterate|spell-?check|grammar-?check)\b"
                 r"|\b(?:summari[sz]e|correct|edit|improve|analy[sz]e|review|explain|classify|check|fix|read|convert|parse|grade|complete|continue|debug"
                 r"|extract)\b.*[:：]\s*(?:\S.*)?$|\b(?:here(?:['’]s| is| are)|this is|below is)\b.{0,60}\b(?:text|email|e-mail|letter|article|story|essay|transcript|code"
                 r"|message|log|output|error|poem|lyrics|paragraph|document|what (?:he|she|they|my \w+) (?:said|wrote))\b.*[:：]\s*$"),
    clause_break=_re(r"\s*(?:;|[,—–]|\s-\s|,?\s(?:and|but|so|yet|also|then|although|though|while))\s*(?:(?:and|but|so|then|also|yet)\s+)?"
                     r"(?:(?=(?:i|we)\s+(?!said|told|mentioned|think|guess)\w|(?:i|we)['’]\w|my\s\w+(?:\s\w+){0,3}\s(?:is|are|likes?|loves?|hates?|prefers?|lives?|works?|uses?)\b"
                     r"|please\s|call me\b|remember\b|don['’]t forget\b|forget\b)"
                     r"|(?P<elided>(?<=and )(?=(?:allergic to|live|work|hate|love|prefer|speak|use|am|don['’]t like|can['’]t stand|own|drive)\s)"
                     r"|(?<=but )(?=(?:live|work|hate|love|prefer|like|don['’]t like|can['’]t stand|not)\s)))"),
    before_question=_re(r"(?:[,;.—–]|\s-\s)\s*(?:(?:and|so|but)\s+)?(?=(?:what|how|can|could|would|should|do you|does|is there|are there|which|who|where|when|why"
                        r"|will|any|have you|got any|please|suggest|is it|recommend)\b)|\s(?:and|so)\s(?=(?:what|how|can|could|which|where|is there)\b)"),
    remember=_re(r"(?:(?:please |always |also )?(?:remember|note|don['’]?t forget|do not forget|keep in mind|bear in mind|be aware|make a note|take note|memori[sz]e"
                 r"|save|store|know)\b(?:(?: this| for (?:later|next time|future reference|the future))?[:,]?(?: that)?\s+)(?!to\b|how\b|when\b|me\b|where\b|it\b|what\b|the time\b|last\b)"
                 r"|i (?:want|need|would like|['’]d like) you to (?:remember|know|note)(?: that)? |you should (?:know|remember)(?: that)? |for future reference[,:]? |(?:note to self|reminder)[:,] )"),
    forget=_re(r"forget (?:(?:about )?(?:what i (?:said|told you) (?:about |regarding )|everything (?:i (?:said|told you) )?about |that |about )|(?=i\b|i['’]m\b))"),
    forget_attribute=_re(r"(?:forget|delete|remove|erase)(?: about)? my (?:favou?rite (?P<favourite>\w[\w -]{0,40}?)|(?P<attribute>\w[\w -]{0,40}?)(?:['’]s name)?)[.!\s]*$"),
    subject=_re(r"(?:(?P<user>(?:i|we)(?=['’]|\s)|i(?=m\s))|(?:my|our) (?P<relation>" + RELATION_NAMES + r"|team|company|boss|manager|colleague|coworker)"
                r"(?:,? (?P<name>(?-i:[A-Z][\w'’-]+))(?=,?\s))?,?(?=['’]|\s))\s*"),
    adverbs=_re(r"(?:(?:really|also|still|just|actually|absolutely|personally|truly|definitely|honestly|simply|mostly|mainly|kinda|kind of|sort of|totally"
                r"|particularly|especially|currently|now|do(?= (?:like|love|prefer|enjoy))|generally(?= (?:like|prefer|enjoy|love))|usually(?= (?:like|prefer|enjoy|love))|always(?= (?:liked?|prefer|enjoy|loved?))|recently|both|all|only|as well|strongly|much)\s+)+"),
    clause_frames=by_head(_CLAUSES),
    verb_frames=by_head(_ENDINGS + _CHANGES + _PREFERENCES + _DECISIONS + _HABITS + _IDENTITY),
    object_end=_re(r"\s(?:over|rather than|instead of|because|since|although|though|even though|but|so that|so i|whereas|even if|if(?! possible)|unless|as long as"
                   r"|and (?:i|my|we|it|he|she|they|you|that)\b|which|who)(?=\s|['’])|\s[—–-]+\s|\s?[;(]|,\s?(?:and |but |so |which|because|by the way|btw|though|thanks|thank|please|not|too|as|"
                   r"nice|if|since|where|when|with|right|haha|lol|especially|what|how|can|could|i|my|we|actually|honestly|then|first)\b|:\s|[.!?]\s"),
    object_tail=_re(r"[\s,]+(?:a lot|very much|so much|the most|the best|now|these days|nowadays|any ?more|too|as well|though|best|better|currently|at the moment|right now"
                    r"|please|thanks|again|lately|already|instead|in general|btw|by the way|haha|lol|last (?:week|month|year|\w+day)|recently|(?:an?|\w+) (?:weeks?|months?|years?) ago"
                    r"|for (?:\w+ )?(?:years|months)|today|yesterday|than \S.*)$"),
    article=_re(r"(?:a|an|the)\s+(?=\S)"),
    not_objects=_re(r"(?:(?:it|this|that|them|these|those|him|her|you|me|us|one|some|stuff|things?|everything|anything|something|nothing|what|how|when|where|why|who|whether|if"
                    r"|to|of|not|your|yours|so|too|both|either|neither|here|there|he|she|they)(?=$|[\s,.'’])|an?$|the$)"),
    not_objects_of={
        "preference": _re(r"(?:(?:the )?(?:idea|answer|way|first|second|third|last|latter|former|look|sound|suggestion|approach|code|response|solution|result|version|output|option|other"
                          r"|fact|direction|design|new|previous|following|above|same)\b)"),
        "decision": _re(r"(?:the [\w-]+ tool\b|a (?:for|while|loop|list|dict|function|class|variable|regex|set|map)\b|the (?:same|first|second|other|above|following|function|code|latter|former)\b|option\b|plan [a-z]\b)"),
        "pattern": _re(r"(?:(?:have|has|had|gets?(?! up| dressed| home)|got|see|sees|been|knew|know|thought|think|wanted|said|end up|seems?|fails?|heard|saw|tried|liked|wondered|understood)\b)"),
        "tool": _re(r"(?:(?:the|a|an) (?:function|code|following|script|method|command|above|below|same|loop|class|api|library|formula|query|snippet|for|variable|regex)\b|to\b)"),
        "identity": _re(r"(?:the (?:same|office|moment|process|middle)|a (?:bit|little|lot|bug|problem|way|team of)|fear\b|sorry$|ok$|okay$|sure$|fine$|done$|good$|back$|ready$|here$|new$|tired$|confused$|stuck$|lost$|happy$|sad$)"),
    },
    negation=_re(r"\b(?:not|never|no longer)\b\s*|n['’]t\b"),
    attributes=ATTRIBUTES,
    relations=RELATIONS,
    instructions=(
        ("units", _re(r"\b(?:metric|imperial|celsius|fahrenheit|kilomet|miles)")),
        ("emojis", _re(r"\bemojis?\b")),
        ("bullet_points", _re(r"\bbullet[- ]points?\b")),
        ("answer_language", re.compile(r"(?i:\b(?:answer|reply|respond|speak|talk|write)\b.{0,40}\bin )(?:[A-Z]\w+|(?i:english|spanish|french|german|portuguese|italian|chinese|swahili|indonesian|japanese))\b")),
        ("answer_length", _re(r"\b(?:short|brief|briefly|concise|concisely|succinct|shorter|long|longer|detailed|in detail|one sentence|verbose)\b")),
        ("answer_tone", _re(r"\b(?:formal|informal|casual|friendly|polite|blunt|direct|formally|informally)\b")),
    ),
)  # fmt: skip
