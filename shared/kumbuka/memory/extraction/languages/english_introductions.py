"""English for how people introduce themselves in a list: name, age, where from, what they do.

"hi im jonas, 34, from Bergen" leaves out the verb of all but its first part. Its parts are read as
clauses of their own, each with the subject of the first.
"""

from __future__ import annotations

import re

from kumbuka.memory.extraction.languages.english_frames import EPISODIC, OF_USER, frame
from kumbuka.memory.extraction.languages.english_words import JOBS, LASTING, TONGUES
from kumbuka.memory.extraction.table import Frame

_LONGEST_NAME = 12
_SAYS_A_NAME = (r"i['’]m", r"\bim", "i am", "my name is", "my name['’]s", "my names")
_SAYS_AN_AGE = _SAYS_A_NAME[:3]


def _after_a_name(behind: str = "") -> str:
    """Where a name that was said just now ends ("I'm …, ", "my name is …, "), and this behind it.
    Only the name's length tells which of many looks backward can succeed."""
    of_length = (
        rf"(?<= \w{{{n}}}, {behind})(?:"
        + "|".join(rf"(?<={said} \w{{{n}}}, {behind})" for said in _SAYS_A_NAME)
        + ")"
        for n in range(2, _LONGEST_NAME)
    )
    return rf"(?<=, {behind})(?:{'|'.join(of_length)})"


_AGE = r"\d\d(?:(?: ?(?:m|f|yo|y/o|yrs?|years?)(?: old)?)?)"
_TRADE = rf"(?:an? )?(?:[\w-]+ ){{0,2}}?(?:{JOBS})\b"
_KINDS_OF_TRADE = (
    "senior junior lead trainee freelance retired former full part self software web data hardware"
    " civil mechanical electrical network security product project primary secondary school high"
    " english maths music science history art truck lorry bus taxi train delivery graphic ux ui"
    " interior fashion social care staff registered veterinary dental medical phd law police prison"
    " hotel restaurant pastry head night shift warehouse factory fitness yoga personal estate"
)
_GOES_ON = (
    r"(?:(?:originally |and |now |currently )?(?:from|living|live|based|working|work"
    rf"|in (?-i:[A-Z])\w)|{_TRADE}|married|single|divorced|male|female|(?:mum|mom|dad|mother"
    r"|father) of)\b"
)
_ASKS_OR_ADDS = (
    r"(?:and )?(?:i\b|i['’]|(?:my|can|could|please|pls|need|looking|any|how|what|help|trying"
    r"|should)\b)"
)
AGE_LISTED = rf"(?=\d)(?={_AGE}(?:,? {_GOES_ON}|, {_ASKS_OR_ADDS}|[.!]*$)){_after_a_name()}"
"""Begins the part of an introduction that is an age; the name before it keeps its comma."""
_AFTER_AN_AGE = (
    r"(?<=, )(?:(?:(?<=\d, )|(?<=\d[mf], )|(?<=old, ))(?:"
    + "|".join(
        rf"(?<={said} \d\d{old}, )" for said in _SAYS_AN_AGE for old in ("", "[mf]", " years old")
    )
    + "|"
    + _after_a_name(r"\d\d, ")
    + "|"
    + _after_a_name(r"\d\d years old, ")
    + "))"
)
PART_LISTED = (
    _AFTER_AN_AGE
    + r"(?=(?:(?:originally |now |currently )?(?:from|in|living in|based in) (?:the )?\w"
    rf"|work(?:ing)? (?:as|at|for|in) |{_TRADE}"
    r"|(?:happily )?(?:married|single|divorced|widowed)(?=$|[,.;!]| (?:to|with|and)\b)))"
    rf"|{_after_a_name()}(?=(?:originally )?from (?-i:[A-Z])[\w'’-]*(?: (?-i:[A-Z])[\w'’-]*)*"
    rf"(?=$|[,.;!]| (?:and|here|originally)\b)|{_TRADE}(?= (?:from|in|at|based)\b|[,.]|$))"
)
"""Begins one of its further parts."""

_JOB_WORDS = (
    "marketing",
    "sales",
    "finance",
    "logistics",
    "research",
    "hr",
    "it",
    *JOBS.split("|"),
)
_WIDTHS: dict[int, list[str]] = {}
for _word in _JOB_WORDS:
    if _word.replace(" ", "").isalpha():
        _WIDTHS.setdefault(len(_word), []).append(_word)
A_JOB_BEFORE = (
    "(?:"
    + "|".join(rf"(?<=(?:{'|'.join(words)}) )" for words in _WIDTHS.values())
    + r"|(?<=(?:ologist|grapher) )|(?<=(?:ician|smith) )|(?<=neer )|(?<=keeper ))"
)
"""Where the name of a trade ends."""
A_TRADE_BEHIND = (
    rf"as an? (?:[\w-]+ ){{0,2}}?(?!student)(?:{JOBS})"
    r"(?=$|[,.;!]| (?:in|for|since|and|but|on|of|now|at|with)\b)"
)
TRADE_BEHIND = (
    rf"(?={A_TRADE_BEHIND})(?:"
    + "|".join(
        rf"(?<= (?:at|by) (?-i:[A-Z])\w{{{n}}} )|(?<= for (?-i:[A-Z])\w{{{n}}} )"
        for n in range(1, 13)
    )
    + ")"
)
"""Begins what somebody is at the employer before it: "I work at Siemens as a nurse"."""

_MANY = r"(?:an?|one|two|three|four|five|\d|twin|my|our)"
_CHILDREN = (
    r"(?:kids?|children|sons?|daughters?|boys?|girls?|twins|toddlers?|bab(?:y|ies)|teenagers?)"
)
_SUBJECT = (
    r"(?:law|english|history|classics|medicine|maths?|mathematics|physics|chemistry|biology"
    r"|geography|economics|philosophy|theology|ppe|engineering|psychology|politics|modern languages"
    r"|computer science|natural sciences|natsci|music)\b"
)
_PLACE = (
    r"(?P<object>(?:the )?\w[\w'’-]*(?: [\w'’-]+){0,3}?)(?=$|[,.;!]| (?:and|here|but|so|btw)\b).*"
)

INTRODUCTION_FRAMES: tuple[Frame, ...] = (
    frame("'m am m", r"(?:['’]?m|am) (?P<object>(?!(?:\w+(?:ed|ing)|here|back|new|sorry|lost|stuck"
          r"|sure|not|ok|okay|fine|sick|ill|late)\b)[^\W\d_]{2,}(?:[ -][^\W\d_]{2,})?), $",
          "identity", attribute="name", confidence=0.8, **OF_USER),
    frame(" ".join(f"{age} {age}m {age}f {age}yo" for age in range(13, 100)),
          r"(?P<object>\d\d)(?=[mf]?(?:$|[,.!;]| from\b)| ?(?:yo|y/o|yrs?|years?)\b).*", "identity",
          attribute="age", **OF_USER),
    frame("as", rf"as (?P<object>{_TRADE}(?: (?:in|of|on) \S.*)?)(?=$|[,.;!]| (?:and|for"
          rf"|since)\b).*",
          "identity", attribute="job", **OF_USER),
    frame("for", r"for (?P<object>(?-i:[A-Z])[\w'’&.-]*(?: (?-i:[A-Z])[\w'’&.-]*)*)(?=$|[,.;!]| "
          r"(?:for"
          r"|since|and|in|now)\b).*", "identity", attribute="employer", **OF_USER),
    frame("have 've been", rf"(?:(?:have|['’]?ve) )?been (?P<object>{_TRADE})[.!]*$", "identity",
          attribute="job", **OF_USER),
    frame("started start have 've just", rf"(?:(?:have|['’]?ve) )?(?:just |recently "
          rf")*start(?:ed)?(?: working)?"
          rf"(?: out)? as (?P<object>{_TRADE}(?: (?:in|of|for) \S.*)?)(?=$|[,.;!]| (?:and|at"
          rf"|last|this|in)\b).*",
          "identity", attribute="job", **OF_USER),
    frame("from originally", rf"(?:originally )?from (?!home|the (?:office|start)\b"
          rf"|here\b){_PLACE}",
          "identity", attribute="origin", **OF_USER),
    frame("in", r"in (?P<object>(?-i:[A-Z])[\w'’-]*(?: "
          r"(?-i:[A-Z])[\w'’-]*)*)(?=[.!]*$)", "identity",
          attribute="home", confidence=0.8, **OF_USER),
    frame(f"a an {_KINDS_OF_TRADE} {' '.join(re.findall(r'(?<![^|])[a-z]+(?![^|])', JOBS))}",
          r"(?!(?:cook|guard|coach|model|guide|judge|host|farm)s? (?:with"
          rf"|for|in|at|my|the|an?)\b)(?P<object>{_TRADE}(?: (?:for|in|at|with|of) \S.*)?)"
          r"(?=$|[,.;!]| (?:and|from|here"
          r"|living|based)\b).*", "identity", attribute="job", **OF_USER),
    frame("studying reading 'm am started begun have 've", rf"(?:(?:['’]?m|am) (?:currently "
          rf"|now )?reading"
          rf"(?= {_SUBJECT})|(?:(?:have|['’]?ve) )?(?:started|begun|began) (?:studying|reading"
          rf"(?= {_SUBJECT}))|studying) (?P<object>(?!how\b|about|for\b|that\b|this|to\b|it\b"
          rf"|the\b|my\b|your"
          r"|with\b|hard|again|abroad|late|at\b|in\b)[a-z]\S*.*?)(?=$|[,;!]|\.?$| (?:and i|last"
          r"|this|in (?:autumn|fall"
          r"|spring|summer|september|october|january"
          r"|\d))\b).*", "identity", attribute="studies", **OF_USER),
    frame("left right colour colourblind color colorblind dyslexic diabetic "
          "autistic", r"(?P<object>(?:left"
          r"|right)[- ]handed|colou?r[- ]?blind|dyslexic|diabetic|autistic)(?=$|[,.!;]| (?:here"
          r"|btw|and|so|if)\b).*",
          "identity", attribute="trait/", **OF_USER),
    frame("up in awake at out", rf"(?P<object>(?:up|in bed|awake|out of (?:bed|the house)|at "
          rf"(?:my|the) [a-z]+) "
          rf"(?:at|by|before|until|from|around) {LASTING}(?:\d|half|noon|midnight|dawn|six|seven"
          rf"|five|eight)\S*.*)",
          "pattern", **OF_USER),
    frame("got bought treated just picked have 've lease", r"(?:(?:have|['’]?ve) )?(?:just "
          r")?(?:got (?:myself|us)|bought"
          r" (?:myself|us)|treated myself to|picked up|lease) (?P<object>an? (?:[\w-]+ "
          r"){0,3}?(?-i:[A-Z\d])[\w'’-]*"
          r"(?: (?:(?-i:[A-Z])\w*|\w*\d\w*))*)(?=$|[,.;!]| (?:and|but|so|for|last|this|from|in"
          r"|with|at|yesterday)\b).*",
          "possession", **OF_USER),
    frame("driving riding", r"(?:driving|riding) (?P<object>an? \S.*?)(?= (?:now|these days|at "
          r"the moment)\b"
          r"|$|[,.;!]).*", "possession", **OF_USER),
    frame("got have 've has own bought", r"(?:(?:got|have(?: got)?|['’]?ve(?: "
          r"got)?|has|owns?|bought) )(?:an? |my |the )(?P<object>(?:(?:new|old"
          r"|used|refurbished|google|samsung"
          r"|apple) ){0,2}(?:iphone|pixel|galaxy|oneplus|xiaomi|redmi|fairphone|nokia|huawei"
          r"|motorola|moto)(?! (?:charger|case|cover|cable|adapter|app|problem|screen)s?\b)"
          r"(?: (?:\w*\d\w*|pro|max|mini|plus|ultra|note|fold|flip|se|fe|[a-z]))*)(?=$|[,.;!]| "
          r"(?:here|and|but|so|for|that"
          r"|which|btw|with|since|at|in|running)\b).*", "possession", attribute="phone", **OF_USER),
    frame("write edit", r"(?:write|edit) (?:all(?: of)? |most of )?my code in (?P<object>(?!an? "
          r"(?:loop|single|file)|one\b|the (?:morning"
          r"|evening))\S.*)", "tool", **OF_USER),
    frame("gave given have 've", r"(?:(?:have|['’]?ve) )?(?:gave|given) up (?:my|our|the) "
          r"(?P<object>(?:[\w'’-]+ ){0,2}?"
          r"(?:membership|subscription|season ticket|allotment|licen[cs]e|car|landline|lessons"
          r"|classes"
          r"|paper round|studio|lease|tenancy|job))(?=$|[,.;!]| (?:and|but|so|last|this|in"
          r"|because|after|when)\b).*",
          "end", effect="end", **OF_USER),
    frame("nearly almost pretty", r"(?:nearly|almost|pretty much|just about) (?:always|never "
          r"miss) (?P<object>\S.*)",
          "pattern", **OF_USER),
    frame("worked have 've", r"(?:have|['’]?ve) worked (?:at|for) (?P<object>(?!this|that|it\b"
          r"|me\b|hours|him|her|\w+ hours)"
          r"\S.{1,50}?) (?:since \d{4}|for (?:[\w-]+ ){1,3}(?:years|decades))(?=$|[,.;!]| "
          r"now\b).*", "identity",
          attribute="employer", **OF_USER),
    frame("have 've 'm", r"(?:have|['’]?ve(?: got)?) (?:an? )(?:new |part[- ]time |full[- ]time "
          r"|summer |weekend )*job (?:at|with)"
          r" (?P<object>(?=an? |the |(?-i:[A-Z]))(?!a (?:time|loss)"
          r"|risk)\S.*)", "identity", attribute="employer", **OF_USER),
    frame("'m am", r"(?:['’]?m|am) on the payroll (?:of|at) "
          r"(?P<object>\S.*)", "identity", attribute="employer", **OF_USER),
    frame("'m am", r"(?:['’]?m|am) (?P<object>\d\d) ?[mf]\b(?=$|[,.!]| "
          r"and\b).*", "identity", attribute="age", **OF_USER),
    frame("raising bringing 'm am got", rf"(?:(?:['’]?m|am) )?(?:raising|bringing up|got)"
          rf" (?P<object>(?:{_MANY} (?:\w+ )?{_CHILDREN}|twins))(?: at home| on my own| alone| "
          rf"by myself| here)(?=$|[,.;!]| (?:and"
          r"|so|but)\b).*", "identity", attribute="children", **OF_USER),
    frame("'m am know understand speak", rf"(?:['’]?m|am) (?:bilingual|trilingual)(?: in)?[,:]? "
          rf"(?P<object>(?:{TONGUES})\b.*)",
          "identity", attribute="language/", **OF_USER),
    frame("been working", rf"(?:been )?working as (?P<object>{_TRADE}) (?:since"
          rf"|for)\b.*", "identity", attribute="job", **OF_USER),
    frame("been living", r"(?:been )?living in (?P<object>\S.{1,40}?) (?:since"
          r"|for)\b.*", "identity", attribute="home", **OF_USER),
    frame("grew spent", r"(?:spent my (?:childhood|youth|teens|early years)) in "
          r"(?P<object>(?!front|hospital|bed|care\b)\S.*)",
          "identity", attribute="origin", **OF_USER),
    frame("made have 've", r"(?:(?:have|['’]?ve) )?(?:finally )?(?:made up my mind|decided) to "
          r"(?P<object>(?!.*\b(?:it|here|sleep|bed|this|that|over)[.!]*$)(?:study|move|become"
          r"|retire"
          r"|learn|train|emigrate|quit|leave|go (?:vegan|freelance|back)|adopt|marry|sell|buy"
          r"|stop|start) \S.*)", "decision",
          **OF_USER, **EPISODIC),
    frame("got have 've has", r"(?!.*\b(?:named|called)\b)(?:(?:have|['’]?ve|has)(?: got)?|got) "
          r"(?P<object>(?:an?|two"
          r"|three) (?:\d+|one|two|three|four|five"
          r"|six|seven|eight|nine|ten|eleven|twelve)[- ](?:year|month|week)s?[- ]olds?)(?=$"
          r"|[,.;!]| (?:and|who|that|at|with|so|but"
          r"|here|son|daughter|boy|girl|baby|toddler|kid"
          r"|child)\b).*", "identity", attribute="children", **OF_USER),
    frame("can't cannot cant", r"(?:can['’]?t|cannot) (?:really )?do (?P<object>(?:spicy|hot|raw"
          r"|fried|greasy|rich|sweet|cold|dairy"
          r"|gluten|early|late|heights|crowds|mornings|needles|mushrooms|seafood|cilantro|olives"
          r"|horror)\b(?: [a-z]+)?)(?=$|[,.;!]| (?:so"
          r"|and|but|because|at all)\b).*", "preference", polarity="-", **OF_USER),
    frame("have has 've got", r"(?:have|has|['’]?ve got|got) (?P<object>(?:one|two|three|four"
          r"|five|six"
          r"|seven|eight|\d) siblings?)(?=$|[,.;!]| (?:and|but|so|who|in)\b).*", "identity",
          attribute="siblings", **OF_USER),
    frame("have has 've got", r"(?:have|has|['’]?ve got|got) (?P<object>(?:two|three|four|five|six"
          r"|seven|eight|\d) (?:(?:older|younger|big|little|half|twin|step|elder)[ -]?)?"
          r"(?:brothers|sisters)\b.*)", "identity", attribute="siblings/", **OF_USER),
    frame("married single divorced widowed happily", r"(?:happily )?(?P<object>married|single"
          r"|divorced|widowed)(?=[.!]*$|,| with\b).*", "identity", attribute="marital_status",
          **OF_USER),
)  # fmt: skip
"""Of what follows the subject that was left out."""
