"""How English says things: one frame for each way."""

from __future__ import annotations

import re
from typing import Any

from kumbuka.memory.extraction.languages.english_words import (
    ATTRIBUTE_NAMES,
    JOBS,
    NATIONALITIES,
    RELATION_NAMES,
)
from kumbuka.memory.extraction.table import Frame
from kumbuka.memory.model import MemoryType

_O = r"(?P<object>\S.*)"
_NOT = r"(?:don['’]?t|do not|doesn['’]?t|does not|didn['’]?t|can['’]?t|cannot|can not)"
_REALLY = (
    r"(?:(?:really|very|also|particularly|especially|much|so|quite|absolutely|actually|even) )*"
)
_AM = r"(?:['’]?m|am|['’]re|are|is|['’]s|was)"
_NAME = r"(?P<object>[^\s,.!]+(?: (?-i:[A-Z])[\w'’-]+){0,3})"
_PLACE = (
    r"(?P<object>(?!(?:a|an|the) (?:world|society|time|moment|past|future|country)\b)"
    r"\S.*?)(?= with (?:my|our)\b|$)"
)


def _re(pattern: str, flags: int = re.I) -> re.Pattern[str]:
    return re.compile(pattern, flags)


def _f(heads: str, pattern: str, category: str, **rest: Any) -> Frame:
    return Frame(tuple(heads.split()), _re(pattern), category, **rest)


_EPISODIC: dict[str, Any] = {"type": MemoryType.EPISODIC}
_NO: dict[str, Any] = {"polarity": "-"}
_OWN: dict[str, Any] = {"of_user_only": True}
_WANTS = r"(?:like|likes|love|loves|enjoy|enjoys|eat|eats|drink|drinks|want|wants|care for)"

_ENDINGS = (
    _f("no don't do doesn't not", rf"no longer {_WANTS} {_O}", "preference", **_NO),
    _f("don't do doesn't", rf"{_NOT} {_WANTS} (?P<object>\S.*?) any ?more\b", "preference", **_NO),
    _f("no", rf"no longer lives? in {_O}", "identity", attribute="home", effect="end_attribute"),
    _f(
        "don't do doesn't",
        rf"{_NOT} live in (?P<object>\S.*?) any ?more",
        "identity",
        attribute="home",
        effect="end_attribute",
    ),
    _f(
        "no",
        rf"no longer works? (?:at|for) {_O}",
        "identity",
        attribute="employer",
        effect="end_attribute",
    ),
    _f(
        "don't do doesn't",
        rf"{_NOT} work (?:at|for) (?P<object>\S.*?) any ?more",
        "identity",
        attribute="employer",
        effect="end_attribute",
    ),
    _f(
        "'m am is not",
        rf"{_AM} (?:no longer (?:a |an )?(?P<object>vegan|vegetarian|pescatarian)"
        r"|not (?:a |an )?(?:vegan|vegetarian|pescatarian) any ?more)",
        "identity",
        attribute="diet",
        effect="end_attribute",
        fixed="diet",
    ),
    _f(
        "'m am is m",
        rf"{_AM} (?:no longer|not) allergic to (?P<object>\S.*?)(?: any ?more)?[.!]*$",
        "identity",
        attribute="allergy/",
        effect="end_attribute",
    ),
    _f(
        "no",
        rf"no longer (?:use|uses|using|have|has|own|do|does|play|plays|drive|drives|go to"
        rf"|study|wear"
        rf"|read|watch|run|take|speak|smoke)s? {_O}",
        "end",
        effect="end",
    ),
    _f(
        "don't do doesn't",
        rf"{_NOT} (?:use|have|own|do|play|drive|go to|study|wear|run|take) "
        r"(?P<object>\S.*?) any ?more\b",
        "end",
        effect="end",
    ),
    _f(
        "stopped quit gave have 've",
        r"(?:(?:have|['’]ve) )?(?:stopped(?= (?:using|eating|drinking|playing|doing"
        r"|smoking|watching|going to)\b)|quit|gave up|given up) (?:(?:using|eating|drinking|playing"
        r"|doing|watching|going to) )?(?P<object>(?!my\b|working|trying|to |on\b|the\b|and\b)\S.*)",
        "end",
        effect="end",
    ),
    _f(
        "left quit",
        r"(?:left|quit) my (?P<object>job)\b(?! at)",
        "identity",
        attribute="employer",
        effect="end_attribute",
    ),
)

_CHANGES = (
    _f(
        "switched migrated changed moved have 've converted",
        r"(?:(?:have|['’]ve) )?(?:recently "
        r"|just )?"
        rf"(?:switched|migrated|changed|converted|moved over) from (?P<old>\S.*?) to {_O}",
        "tool",
    ),
    _f(
        "switched migrated have 've",
        r"(?:(?:have|['’]ve) )?(?:recently |just )?(?:switched"
        r"|migrated)"
        r"(?: over)? to (?P<object>(?!the\b|an?\b|my\b)\S.*)",
        "tool",
    ),
    _f("replaced", rf"replaced (?P<old>\S.*?) with {_O}", "tool"),
    _f(
        "use uses 'm am using are 're",
        rf"(?:{_AM} )?(?:now )?(?:use|uses|using) (?P<object>\S.*?)"
        r",? (?:instead of|rather than|and not|not) (?P<old>\S.*)",
        "tool",
    ),
    _f(
        "prefer prefers like likes",
        r"(?:prefer|prefers|like|likes) (?P<object>\S.*?)"
        r"(?:, (?:and )?not| instead of| and not) (?P<old>(?!to\b|the other|that\b|only\b"
        r"|just\b)\S.*)",
        "preference",
    ),
    _f(
        "'ll will",
        r"(?:will|['’]ll) (?:now )?(?:use|go with) (?P<object>\S.*?) instead of"
        r" (?P<old>\S.*)",
        "decision",
        **_EPISODIC,
    ),
)

_PREFERENCES = (
    _f("prefer prefers", rf"prefers? to be called {_NAME}", "identity", attribute="name"),
    _f(
        "prefer prefers",
        r"prefers? (?:that |if )?you (?:to )?(?P<negated>not |don['’]t |never )?"
        r"(?P<object>(?:always )?(?:answer|reply|respond|speak|talk|write|keep|use|call|be"
        r"|explain|give|show"
        r"|format|address)\b.*)",
        "instruction",
        **_OWN,
    ),
    _f(
        "'d would want like",
        r"(?:['’]d like|would like|want|like) you to always (?P<object>\S.*)",
        "instruction",
        **_OWN,
    ),
    _f(
        "prefer prefers",
        r"prefers? (?P<object>(?:short|brief|concise|long|detailed|bullet[-"
        r" ]point)\w* "
        r"(?:answers|replies|responses|explanations)\b.*)",
        "instruction",
        **_OWN,
    ),
    _f(
        "prefer prefers",
        r"prefers? (?P<negated>not )?(?:to )?(?P<object>\S.*?)(?= (?:over|to) "
        r"|[!,;]|\.(?:\s|$)|$)(?:.*)",
        "preference",
    ),
    _f(
        "like likes love loves adore adores enjoy enjoys 'm",
        rf"(?:like|love|adore|enjoy)s?"
        rf" (?:to )?{_O}",
        "preference",
    ),
    _f(
        "hate hates dislike dislikes detest detests loathe despise despises",
        r"(?:hate|dislike"
        r"|detest|loathe"
        rf"|despise)s? (?:to )?{_O}",
        "preference",
        **_NO,
    ),
    _f(
        "don't do doesn't can't cannot can didn't",
        rf"{_NOT} {_REALLY}(?:like|love|enjoy|stand"
        rf"|eat|drink"
        rf"|care for|prefer|tolerate) (?:to )?{_O}",
        "preference",
        **_NO,
    ),
    _f(
        "'m am is are m",
        rf"{_AM} (?P<negated>not )?{_REALLY}(?:a |an )?(?:(?:big|huge|great"
        rf"|massive|avid|real"
        rf"|lifelong) )?(?:fan of|into|fond of|keen on|in love with|crazy about|passionate about"
        rf"|addicted to"
        rf"|obsessed with|partial to|a lover of) {_O}",
        "preference",
    ),
    _f(
        "'d would",
        r"(?:would|['’]d) (?:much )?(?:rather|prefer(?: to)?|sooner) (?P<negated>not )?"
        r"(?P<object>(?!you\b|that\b|if\b|it\b)\S.*?)(?= than | to |[!,;]|\.(?:\s|$)|$)",
        "preference",
    ),
)

_DECISIONS = (
    _f(
        "'ll will 're are 'm am",
        r"(?:will|['’]ll|(?:are|['’]re|am|['’]m) going to)(?: be)?"
        r" (?:use|using|go with|going with"
        rf"|stick with|switch to|adopt|standardi[sz]e on) {_O}",
        "decision",
        **_EPISODIC,
    ),
    _f(
        "have 've decided chose picked settled agreed",
        r"(?:(?:have|['’]ve) )?(?:finally |just"
        r" )?(?:decided "
        r"(?P<negated>not )?(?:to (?:use |go with |adopt |stick with )?|on |that (?:we|i) (?:will"
        r" |would |should )?)"
        rf"|(?:chose|chosen|picked|settled on|opted for|agreed on|agreed to(?: use)?) (?:to"
        rf" (?:use )?)?){_O}",
        "decision",
        **_EPISODIC,
    ),
    _f(
        "'re are 'm am",
        r"(?:are|['’]re|am|['’]m) (?:going|sticking|moving forward) (?:with|for) "
        rf"{_O}",
        "decision",
        **_EPISODIC,
    ),
    _f("went", r"went with (?P<object>(?!my\b|a friend|friends|him|her|them|the (?:family"
       r"|kids))\S.*)", "decision", **_EPISODIC),
)

_HABITS = (
    _f(
        "always usually often typically normally generally sometimes tend",
        r"(?:always|usually|often|typically|normally|generally|tend to) (?P<object>\S.*)",
        "pattern",
    ),
    _f("never rarely seldom", rf"(?:never|rarely|seldom) {_O}", "pattern", **_NO),
    _f(
        "",
        r"(?P<object>(?!have to|need|want|get\b(?! up)|.*\bthis\b|got|see\b|'|can|could|would"
        r"|will)[a-z]+"
        r" (?:.{1,80} )?(?:every (?:\w+ )?(?:day|morning|evening"
        r"|night|week|weekend|month|year|monday|tuesday|wednesday|thursday|friday|saturday"
        r"|sunday)s?"
        r"|(?:once|twice|\w+ times) (?:a|per) (?:day|week|month|year)|on (?:mon|tues|wednes|thurs"
        r"|fri|satur|sun)days"
        r"|daily|weekly))\b",
        "pattern",
        needs=("every", "once", "twice", "times", "days", "daily", "weekly"),
    ),
    _f("play plays", r"(?P<object>play (?:the |in )?\S.*)", "pattern", **_OWN),
    _f(
        "work works",
        r"works? (?P<object>from home|remotely|night shifts?|nights|part[- ]time"
        r"|full[- ]time"
        r"|freelance)\b",
        "identity",
        attribute="work_mode",
    ),
)

_IDENTITY = (
    _f("'m am is live lives", r"(?:(?:currently |now |just )?lives?|reside|resides) (?:in|at"
       r"|near|on|outside) "
       rf"{_PLACE}", "identity", attribute="home"),
    _f("moved relocated have 've", r"(?:(?:have|['’]ve) )?(?:just |recently )?(?:moved|relocated) "
       r"(?:from (?:.{1,60}?) )?(?:back )?to (?!the next|another|a new)(?P<object>[^\s].*)",
       "identity", attribute="home"),
    _f("'m am is are m", rf"{_AM} (?:currently |now )?(?:based|living|located|residing) (?:in|at"
       rf"|near|out of) {_PLACE}",
       "identity", attribute="home"),
    _f("'m am is come comes grew", rf"(?:{_AM} (?:originally )?from|comes? from|grew up in) "
       r"(?P<object>(?!the (?:future|team|support)|a team)\S.*)", "identity", attribute="origin"),
    _f("was", r"was born (?:and raised )?in (?P<object>[^\W\d].*)", "identity", attribute="origin"),
    _f("was", r"was born (?:on|in) (?P<object>.*\d.*)", "identity", attribute="birthday"),
    _f("work works 'm am is", rf"(?:(?:currently |now )?works?|{_AM} (?:working|employed)) (?:at"
       rf"|for) "
       r"(?P<object>(?!home|night|the moment|myself|it\b|this|\d)\S.*?)(?= as an? |[!,;]|\.(?:\s"
       r"|$)|$)", "identity",
       attribute="employer"),
    _f("work works 'm am is", rf"(?:works?|{_AM} (?:working|employed)) as (?:an? |the )?{_O}",
       "identity",
       attribute="job"),
    _f("work works", r"works? in (?P<object>(?!progress|the (?:morning|evening|office)"
       r"|parallel)\S.*)",
       "identity", attribute="industry"),
    _f("work works", r"works? on (?P<object>the \w[\w ]* team)\b", "identity", attribute="team",
       **_OWN),
    _f("speak speaks", r"speaks? (?:fluent |native )?(?P<object>(?-i:[A-Z]).*|(?:english"
       r"|spanish|french|german|portuguese|chinese|swahili)\b.*)", "identity",
       attribute="language/"),
    _f("'m am is", rf"{_AM} (?:fluent in|a native speaker of) {_O}", "identity",
       attribute="language/"),
    _f("'m am is", rf"{_AM} a native (?P<object>[A-Z]\w+) speaker", "identity",
       attribute="language/"),
    _f("'m am is are allergic", rf"(?:{_AM} )?(?:\w+ly )?allergic to {_O}", "identity",
       attribute="allergy/"),
    _f("have has 've", r"(?:have|has) (?:an? )?(?:severe |bad |mild )?(?P<object>\w[\w"
       r" -]{1,30}?) allerg(?:y|ies)\b",
       "identity", attribute="allergy/"),
    _f("have has", rf"(?:have|has) an? (?:\w+ )?(?:allergy|intolerance) to {_O}", "identity",
       attribute="allergy/"),
    _f("'m am is", rf"{_AM} (?P<object>lactose|gluten|fructose)[- ]intolerant", "identity",
       attribute="allergy/"),
    _f("'m am is have 've has", rf"(?:{_AM}|(?:have|['’]ve|has) been) (?:an? )?(?:strict |mostly"
       rf" )?(?P<object>vegan|vegetarian"
       r"|pescatarian|kosher|halal|gluten[- ]free|keto|flexitarian|omnivore)\b", "identity",
       attribute="diet"),
    _f("'m am is", rf"{_AM} (?P<object>\d{{1,3}})(?: years? old| y/?o)?(?=[!,]|\.(?:\s|$)|$|"
       rf" and\b)", "identity", attribute="age"),
    _f("'m am is", rf"{_AM} (?P<object>married|single|divorced|engaged|widowed)"
       r"(?=[!,]|\.(?:\s|$)|$| with\b)",
       "identity", attribute="marital_status"),
    _f("'m am is", rf"{_AM} (?:married|engaged) to {_O}", "identity", attribute="spouse"),
    _f("'m am is", rf"{_AM} (?:a |an )?(?P<object>{NATIONALITIES})(?=[!,]|\.(?:\s|$)|$| (?:and"
       rf"|by|citizen|national)\b)",
       "identity", attribute="nationality"),
    _f("'m am is", rf"{_AM} (?P<negated>not )?(?P<object>left[- ]handed|right[- ]handed"
       rf"|colou?r[- ]?blind|deaf"
       rf"|blind|dyslexic|diabetic"
       r"|autistic|celiac|coeliac|asthmatic|an? (?:\w+ )?(?:morning person|night owl|introvert"
       r"|extrovert|early bird|beginner"
       r"|minimalist|perfectionist|atheist|runner|cyclist|gamer|vegetarian|homeowner|parent|only"
       r" child))\b", "identity",
       attribute="trait/"),
    _f("'m am is", rf"{_AM} (?:on|in) (?P<object>(?:GMT|UTC|CET|CEST|EST|PST|EAT|IST|BST)\b\S*)",
       "identity",
       attribute="time_zone"),
    _f("turned", r"(?:just )?turned (?P<object>\d{1,3})\b", "identity", attribute="age"),
    _f("'m am is", rf"{_AM} (?:really |very )?(?:scared|afraid|terrified) of {_O}", "identity",
       attribute="fear/"),
    _f("have 've", r"(?:have|['’]ve) been working (?:as (?:an? )?)(?P<object>\S.*)", "identity",
       attribute="job"),
    _f("have 've", r"(?:have|['’]ve) been working (?:at|for) (?P<object>[^\W\d].*)", "identity",
       attribute="employer"),
    _f("code program write", r"(?:code|program|write code) (?:mostly |mainly |primarily )?in "
       r"(?P<object>\S.*)", "tool"),
    _f("'m am is", rf"{_AM} in (?:the )?(?P<object>\S.{{1,30}}) time ?zone", "identity",
       attribute="time_zone"),
    _f("'m am is are", rf"{_AM} (?:currently )?(?:learning|studying) (?P<object>(?!how|about|for"
       rf"|that|this)\S.*)",
       "identity", attribute="learning/"),
    _f("study studies studied", rf"(?:study|studies|studied) {_O}", "identity",
       attribute="studies"),
    _f("'m am is", rf"{_AM} (?P<object>an? (?:[\w-]+ ){{0,3}}(?:{JOBS})\b.*)", "identity",
       attribute="job"),
    _f("have has 've got", rf"(?:have|has|['’]ve got|own)s? (?:an?|one|\w+)"
       rf" (?:[\w-]+ ){{0,4}}?(?P<attribute>{RELATION_NAMES})s? (?:named|called) "
       rf"{_NAME}", "identity"),
    _f("have has 've", r"(?:have|has|['’]ve got) (?P<object>(?:an?|no|one|two|three|four|five"
       r"|six|\d+) (?:\w+ )?"
       r"(?:kids?|children|sons?|daughters?))\b", "identity", attribute="children"),
    _f("have has 've", r"(?:have|has|['’]ve got) (?P<object>(?:an?|one|two|three|four|five|\d+)"
       r" (?:\w+ )?(?:dogs?|cats?"
       r"|parrots?|rabbits?|hamsters?|horses?|fish|pets?|puppy|kitten))\b(?! (?:named|called))",
       "identity",
       attribute="pets"),
    _f("have has", r"(?:have|has) (?P<object>(?:type \w+ )?(?:diabetes|asthma|adhd|dyslexia"
       r"|epilepsy|celiac disease"
       r"|high blood pressure|arthritis|migraines|anxiety|insomnia|depression))\b", "identity",
       attribute="health/"),
    _f("own owns drive drives ride rides", r"(?:own|drive|ride)s? (?P<object>(?:an?|two|three)"
       r" \S.*)",
       "possession"),
    _f("'m am is", r"(?:['’]m|am) (?P<object>(?-i:[A-Z][a-zà-ÿ]+(?: [A-Z][a-zà-ÿ]+)?))(?=[!,]"
       r"|\.(?:\s|$)|$| (?:and|from)\b)",
       "identity", attribute="name", confidence=0.7, **_OWN),
    _f("'m am is go goes was", rf"(?:{_AM} (?:called|named)|goes? by) (?P<object>[^\W\d].*)",
       "identity",
       attribute="name"),
    _f("'m am use", r"(?:use|go by) (?P<object>\w+/\w+(?:/\w+)?)(?: pronouns)?", "identity",
       attribute="pronouns"),
    _f("use uses 'm am are 're", rf"(?:{_AM} )?(?:now |currently |mainly |mostly )?(?:use|uses"
       rf"|using|run|running) "
       r"(?P<object>(?!the \w+ below|the following|a for|case)[^\s].*?)(?= as (?:my|our|an?|the"
       r"|his|her)\b|[,;!]|$)(?:.*)",
       "tool"),
)  # fmt: skip

_IMPERATIVE = r"(?:answer|reply|respond|speak|talk|write)"
_ANSWERS = r"(?:answers?|replies|responses?|explanations?|messages)"
CLAUSE_FRAMES: tuple[Frame, ...] = (
    _f("my", r"my favou?rite (?P<attribute>\w[\w -]{1,40}?) (?:is|are|was|would be|has always"
       r" been) (?:now )?"
       rf"{_O}", "favourite"),
    Frame((), _re(r"(?P<object>(?!what|which|who|is\b|this|that|it\b"
       r"|it's)[\w\ue000\"][^,;:]{0,60}?) (?:is|are) my (?:all-time )?"
                  r"favou?rite (?P<attribute>\w[\w -]{1,40}?)(?=[!,]|\.(?:\s|$)|$)"), "favourite",
                  needs=("favorite", "favourite")),
    _f("my", rf"my (?:(?:first|full|last|real) )?name(?:['’]s| is) {_O}", "identity",
       attribute="name"),
    _f("call", r"call me (?P<object>(?!when|if|back|a\b|an\b|crazy|at\b|later|tomorrow)\S.*)",
       "identity", attribute="name"),
    _f("you", r"you (?:can|may|should) call me (?P<object>(?!when|if|back|at\b)\S.*)", "identity",
       attribute="name"),
    _f("my", rf"my (?P<attribute>{RELATION_NAMES})(?:['’]?s name is| is (?:called|named)|['’]s"
       rf" called) {_NAME}", "identity"),
    _f("my", rf"my (?P<attribute>{ATTRIBUTE_NAMES})(?:['’]s| is| are) (?:now )?(?:on |in )?"
       r"(?P<object>(?!not\b|too\b|broken|slow|wrong|down\b|to\b|being|very\b|so\b|missing)\S.*)",
       "identity"),
    _f("let's let lets", rf"let(?:['’]?s| us) (?:use|go with|stick with|adopt) {_O}", "decision",
       **_EPISODIC),
    _f("we the", r"(?:we|the team|our team) (?:decided|agreed|chose|picked|settled)(?:"
       r" (?P<negated>not))?(?: (?:to|on|for))?"
       rf"(?: (?:use|go with|adopt))? {_O}", "decision", **_EPISODIC),
    _f("every on", r"(?:every (?:\w+ )?(?:day|morning|evening|night|week|weekend|month|year"
       r"|monday|tuesday|wednesday"
       r"|thursday|friday|saturday|sunday)|on (?:\w+day|weekday|weekend)s),? (?:i|we)"
       r" (?P<object>\S.*)", "pattern"),
    _f("my", r"my (?:main |biggest |big )?goal is (?:to )?(?P<object>\S.*)", "identity",
       attribute="goal"),
    _f("remember", r"remember to (?:always|(?P<negated>never)) (?P<object>\S.*)", "instruction"),
    _f("to", r"to (?P<attribute>(?!.{0,50}\b(?:this|that|it|the (?:error|bug|issue|problem))\b)"
       r"[a-z][\w -]{1,50}?), (?P<object>(?:(?:you )?(?:first\b|run\b|start\b|begin\b|open\b)"
       r"|[a-z]+ .*\bthen\b).*)",
       "procedure", type=MemoryType.PROCEDURAL),
    _f("always never from in going", r"(?:(?:from now on|in (?:the )?future|going forward),?"
       r" )?(?:please )?(?:always|(?P<negated>never|don['’]t"
       r"|do not)) (?P<object>(?!mind|worry|heard|seen|said|got|been|done|i\b|been|had|the\b"
       r"|a\b)[a-z]+ \S.*)", "instruction"),
    _f("from in going whenever", r"(?:from now on|in (?:the )?future|going forward|from here"
       r" on)[,:]? (?:please )?"
       r"(?:you (?:should |can |must )?)?(?P<object>(?!i\b|we\b|my\b|you\b|the\b|it\b)[a-z]+"
       r" \S.*)", "instruction"),
    _f("answer reply respond speak talk write", rf"(?P<object>{_IMPERATIVE} (?:to me |me"
       rf" )?(?:only |always )?(?:in "
       r"(?:(?!json|yaml|xml|csv|html|sql|markdown|one\b|the\b|this)[A-Z]\w+|bullet points|plain"
       r" \w+|short sentences|simple \w+|full sentences)|briefly"
       r"|concisely|shortly|formally"
       r"|informally|in detail)\b.*)", "instruction"),
    _f("keep make", rf"(?P<object>(?:keep|make) (?:your |all |the )*{_ANSWERS} .*)", "instruction"),
    _f("be", r"(?P<object>be (?:more )?(?:brief|concise|direct|formal|informal|succinct|blunt"
       r"|honest|detailed) .*"
       rf"(?:{_ANSWERS}|with me|always).*)", "instruction"),
    _f("use give prefer", r"(?P<object>use (?:metric|imperial|celsius|fahrenheit|24[- ]hour"
       r"|bullet points|simple language"
       r"|british|american|plain english|formal|informal)\b.*)", "instruction"),
    _f("don't do no stop avoid", r"(?:(?P<negated>don['’]t|do not|no|stop|avoid) (?:use |using"
       r" )?)(?P<object>emojis?|bullet points|jargon"
       r"|markdown|small talk|em dashes|exclamation marks)\b.*", "instruction"),
)  # fmt: skip

VERB_FRAMES: tuple[Frame, ...] = (
    _ENDINGS + _CHANGES + _PREFERENCES + _DECISIONS + _HABITS + _IDENTITY
)
