"""What English says of a subject: one frame for each way to say it."""

from __future__ import annotations

import re
from typing import Any

from kumbuka.memory.extraction.languages.english_words import LASTING
from kumbuka.memory.extraction.letter_case import LazyPattern
from kumbuka.memory.extraction.table import Frame
from kumbuka.memory.model import MemoryType

OBJECT = r"(?P<object>\S.*)"
_NOT = r"(?:don['’]?t|do not|doesn['’]?t|does not|didn['’]?t|can['’]?t|cannot|can not)"
_REALLY = (
    r"(?:(?:really|very|also|particularly|especially|much|so|quite|absolutely|actually|even|weirdly"
    r"|strangely|oddly|terribly|incredibly|insanely|completely|totally|genuinely|rather|pretty) )*"
)
AM = (
    r"(?:['’]?m|am|['’]re|are|is|['’]s|was)"
    r"(?: (?:also|still|actually|definitely|currently|officially|technically))*"
)
AM_NOW = (
    rf"{AM}(?: (?:currently|now|still|also|just|originally|actually|nearly|almost|recently|newly"
    r"|happily|officially|technically|basically|already|about))*"
)
NAME = r"(?P<object>(?:(?:mr|mrs|ms|dr|prof)\.? )?[^\s,.!]+(?: (?-i:[A-Z])[\w'’-]+){0,3})"
PLACE = (
    r"(?P<object>(?!(?:(?:a|an|the) (?:world|society|time|moment|past|future|country)|hope|fear"
    r"|denial|peace|harmony|sin|luxury|dread|terror|poverty)\b)\S.*?)(?= with (?:my|our)\b|$)"
)


def pattern(source: str, flags: int = re.I) -> LazyPattern:
    return LazyPattern(source, flags)


def frame(heads: str, said: str, category: str, **rest: Any) -> Frame:
    return Frame(tuple(heads.split()), pattern(said), category, **rest)


EPISODIC: dict[str, Any] = {"type": MemoryType.EPISODIC}
_NO: dict[str, Any] = {"polarity": "-"}
OF_USER: dict[str, Any] = {"of_user_only": True}
_WANTS = r"(?:like|likes|love|loves|enjoy|enjoys|eat|eats|drink|drinks|want|wants|care for)"

_ENDINGS = (
    frame("no don't do doesn't not", rf"no longer {_WANTS} {OBJECT}", "preference", **_NO),
    frame(
        "don't do doesn't", rf"{_NOT} {_WANTS} (?P<object>\S.*?) any ?more\b", "preference", **_NO
    ),
    frame(
        "no", rf"no longer lives? in {OBJECT}", "identity", attribute="home", effect="end_attribute"
    ),
    frame(
        "don't do doesn't",
        rf"{_NOT} live in (?P<object>\S.*?) any ?more",
        "identity",
        attribute="home",
        effect="end_attribute",
    ),
    frame(
        "no",
        rf"no longer works? (?:at|for) {OBJECT}",
        "identity",
        attribute="employer",
        effect="end_attribute",
    ),
    frame(
        "don't do doesn't",
        rf"{_NOT} work (?:at|for) (?P<object>\S.*?) any ?more",
        "identity",
        attribute="employer",
        effect="end_attribute",
    ),
    frame(
        "'m am is not",
        rf"{AM} (?:no longer (?:a |an )?(?P<object>vegan|vegetarian|pescatarian)"
        r"|not (?:a |an )?(?:vegan|vegetarian|pescatarian) any ?more)",
        "identity",
        attribute="diet",
        effect="end_attribute",
        fixed="diet",
    ),
    frame(
        "'m am is m",
        rf"{AM} (?:no longer|not) allergic to (?P<object>[^,;]+?)(?: any ?more| after"
        rf" all)?(?=[.!]*$|[,;]| but\b)",
        "identity",
        attribute="allergy/",
        effect="end_attribute",
    ),
    frame(
        "no",
        rf"no longer (?:use|uses|using|have|has|own|do|does|play|plays|drive|drives|go to"
        rf"|study|wear|read|watch|run|take|speak|smoke)s? {OBJECT}",
        "end",
        effect="end",
    ),
    frame(
        "don't do doesn't",
        rf"{_NOT} (?:use|have|own|do|play|drive|go to|go(?= \w+ing\b)|study|wear|run|take|stock"
        rf"|sell|watch|read"
        rf"|listen"
        r" to|teach|coach|cook|buy|order|speak|ride|smoke|keep|grow|make|offer|serve|accept|collect"
        r"|visit|work (?:with|as|in|on)|live (?:with|at|near)|sing in|volunteer at|commute to"
        r"|pay for"
        r"|subscribe to|suffer from|need|share|date|believe in|follow|attend|bake|rent|farm|breed"
        r"|write|shop at|bank with) "
        r"(?P<object>\S.*?) any ?more\b",
        "end",
        effect="end",
    ),
    frame(
        "stopped quit gave have 've",
        r"(?:(?:have|['’]?ve) )?(?:(?:just |recently |finally |now )?stopped(?= (?:using|eating"
        r"|drinking"
        r"|playing|doing|taking|having|buying|wearing|selling|stocking|putting|ordering|teaching"
        r"|smoking|watching|going to)\b)|quit|gave up|given up) (?:(?:using|eating|drinking|playing"
        r"|doing|watching|going to|taking|having|buying|wearing|selling|stocking|ordering)"
        r" )?(?P<object>(?!my\b|working|trying|to |on\b|the\b|and\b|cold turkey|last\b|in \d"
        r"|when|after|because|(?:(?:an?|few|\d+|two|three|four|five|six|seven|eight|nine|ten"
        r"|couple of|many|over|about|nearly|almost|some) )*(?:years?|months?|weeks?|decades?)"
        r" (?:ago|later|back))\S.*?)"
        r"(?: for \S.*| in favou?r of \S.*|, (?:\w+ ){1,3}?(?:years?|months?|weeks?|days?)\b.*)?$",
        "end",
        effect="end",
    ),
    frame(
        "stopped have 've",
        r"(?:(?:have|['’]?ve) )?(?:just |recently |finally |now )?stopped (?P<object>(?!looking"
        r"|trying|laughing|crying|smiling|reading"
        r"|caring|believing|working|listening|talking|typing|thinking|worrying|paying|being|getting"
        r"|waiting|responding|loading|counting|reading here)[a-z]+ing)(?=[.!]*$| (?:after|because"
        r"|when|in"
        r" \d{4}|last|years|two|three|a few|since|altogether|completely|for good|due to)\b).*",
        "end",
        effect="end",
        of_user_only=True,
    ),
    frame(
        "left quit",
        r"(?:left|quit) my (?P<object>job)\b(?! at)",
        "identity",
        attribute="employer",
        effect="end_attribute",
    ),
)

_CHANGES = (
    frame(
        "switched migrated changed moved have 've converted",
        r"(?:(?:have|['’]?ve) )?(?:recently |just )?"
        rf"(?:switched|migrated|changed|converted|moved over) from (?P<old>\S.*?) to {OBJECT}",
        "tool",
    ),
    frame(
        "switched migrated have 've",
        r"(?:(?:have|['’]?ve) )?(?:recently |just )?(?:switched|migrated)"
        r"(?: over)? to (?P<object>(?!the\b|an?\b|my\b)\S.*)",
        "tool",
    ),
    frame(
        "replaced",
        rf"replaced (?P<old>(?!the\b|an?\b|this|that|it\b)\S.*?) with {OBJECT}",
        "tool",
    ),
    frame(
        "use uses 'm am using are 're",
        rf"(?:{AM} )?(?:now )?(?:use|uses|using) (?P<object>\S.*?)"
        r",? (?:instead of|rather than|and not|not) (?P<old>\S.*)",
        "tool",
    ),
    frame(
        "prefer prefers like likes",
        r"(?:prefer|prefers|like|likes) (?P<object>\S.*?)"
        r"(?:, (?:and )?not| instead of| and not) (?P<old>(?!to\b|the other|that\b|only\b"
        r"|just\b)\S.*)",
        "preference",
    ),
    frame(
        "'ll will",
        r"(?:will|['’]ll) (?:now )?(?:use|go with) (?P<object>\S.*?) instead of (?P<old>\S.*)",
        "decision",
        **EPISODIC,
    ),
)

_PREFERENCES = (
    frame("prefer prefers", rf"prefers? to be called {NAME}", "identity", attribute="name"),
    frame(
        "prefer prefers",
        r"prefers? (?:that |if )?you (?:to )?(?P<negated>not |don['’]?t |never )?"
        r"(?P<object>(?:always )?(?:answer|reply|respond|speak|talk|write|keep|use|call|be"
        r"|explain|give|show|format|address)\b.*)",
        "instruction",
        **OF_USER,
    ),
    frame(
        "'d would want like",
        r"(?:['’]d like|would like|want|like) you to always (?P<object>\S.*)",
        "instruction",
        **OF_USER,
    ),
    frame(
        "prefer prefers",
        r"prefers? (?P<object>(?:short|brief|concise|long|detailed|bullet[- ]point)\w* "
        r"(?:answers|replies|responses|explanations)\b.*)",
        "instruction",
        **OF_USER,
    ),
    frame(
        "prefer prefers",
        r"prefers? (?P<object>(?:answers|replies|responses) in (?-i:[A-Z])\w+)",
        "instruction",
        **OF_USER,
    ),
    frame(
        "prefer prefers",
        r"prefers? (?P<negated>not )?(?:to )?(?P<object>\S.*?)"
        r"(?: (?:over|to) (?P<compared>\S.*)|(?=[!,;]|\.?$).*)",
        "preference",
    ),
    frame(
        "like likes love loves adore adores enjoy enjoys 'm",
        rf"(?:like|love|adore|enjoy)s? (?:to )?{OBJECT}",
        "preference",
    ),
    frame(
        "hate hates dislike dislikes detest detests loathe despise despises",
        r"(?:hate|dislike|detest|loathe"
        rf"|despise)s? (?:to )?{OBJECT}",
        "preference",
        **_NO,
    ),
    frame(
        "don't do doesn't can't cannot can didn't",
        rf"{_NOT} {_REALLY}(?:like|love|enjoy|stand|eat|drink"
        rf"|care for|prefer|tolerate) (?:to )?(?!out\b|in\b|at\b|up\b|enough\b|well\b){OBJECT}",
        "preference",
        **_NO,
    ),
    frame(
        "'m am is are m",
        rf"{AM} (?P<negated>not )?{_REALLY}(?:a |an )?(?:(?:big|huge|great|massive|avid|real"
        rf"|lifelong) )?(?:fan of|into|fond of|keen on|in love with|crazy about|passionate about"
        rf"|addicted to|obsessed with|partial to|a lover of) {OBJECT}",
        "preference",
    ),
    frame(
        "'d would",
        r"(?:would|['’]?d) (?:much )?(?:rather|prefer(?: to)?|sooner) (?P<negated>not )?"
        r"(?P<object>(?!you\b|that\b|if\b|it\b)\S.*?)(?= than | to |[!,;]|\.?$)",
        "preference",
    ),
)

NOT_TONIGHT = (
    r"(?!.*\b(?:tonight|this (?:morning|evening|afternoon)|in (?:the|a|this) (?:quiz|game|test"
    r"|poll)|for (?:lunch|dinner|breakfast))\b)"
)
_DECISIONS = (
    frame(
        "'ll will 're are 'm am",
        r"(?:will|['’]ll|(?:are|['’]re|am|['’]m) going to)(?: be)? (?:use|using|go with|going with"
        rf"|stick with|switch to|adopt|standardi[sz]e on) {OBJECT}",
        "decision",
        **EPISODIC,
    ),
    frame(
        "have 've decided chose picked settled agreed",
        rf"{NOT_TONIGHT}(?:(?:have|['’]?ve) )?(?:finally |just"
        r" )?(?:decided "
        r"(?:(?P<negated>not (?=to )|against (?:using |going with |adopting )?)|(?=to |on |that ))"
        r"(?:to (?:use |go with |adopt |stick with )?|on |that (?:we|i)(?: will|['’]ll"
        r"| would|['’]d| should|(?= )) ?)?"
        rf"|(?:chose|chosen|picked|settled on|opted for|agreed on|agreed to(?! disagree)(?:"
        rf" use)?) (?:to (?:use )?)?){OBJECT}",
        "decision",
        **EPISODIC,
    ),
    frame(
        "have 've settled opted decided agreed going 're are 'm am went gone chosen",
        rf"{NOT_TONIGHT}(?:(?:have|['’]?ve|are|['’]re|am|['’]m) )?(?:finally |just )*(?:settled on"
        r"|opted for|decided on|agreed on|going with|gone with|gone for|chosen) an?"
        r" (?P<object>(?!random|whim|number|card|different|new|good|nice|few|couple|lot|friend"
        r"|name\b)(?:[\w'’-]+ )+?[\w'’-]+\b.*)",
        "decision",
        **EPISODIC,
    ),
    frame(
        "won't will",
        rf"{NOT_TONIGHT}(?:won['’]?t|will not) be (?:renewing|buying|using|going back to"
        rf"|extending|taking up"
        r"|replacing|having) (?P<object>(?!it\b|this|that|able)\S.*)",
        "decision",
        **_NO,
        **EPISODIC,
    ),
    frame(
        "'re are 'm am",
        rf"{NOT_TONIGHT}(?:are|['’]re|am|['’]m) (?:going|sticking|moving forward) (?:with|for) "
        rf"(?!\w+ to (?:the|a|see|visit)\b){OBJECT}",
        "decision",
        **EPISODIC,
    ),
    frame(
        "went",
        r"went with (?P<object>(?!my\b|a friend|friends|him|her|them|the (?:family|kids))\S.*)",
        "decision",
        **EPISODIC,
    ),
)

_HABITS = (
    frame(
        "always usually often typically normally generally sometimes tend",
        r"(?:always|usually|often|typically|normally|generally|tend to) "
        r"(?P<negated>(?:don['’]?t|do not|never) )?(?P<object>\S.*)",
        "pattern",
    ),
    frame("never rarely seldom", rf"(?:never|rarely|seldom) (?:ever )?{OBJECT}", "pattern", **_NO),
    frame(
        "",
        r"(?P<object>(?!opted|went|chose|decided|settled|picked|agreed|have to|need|want"
        r"|get\b(?! up)|.*\bthis\b|got|see\b|'|can|could|would"
        r"|will)[a-z]+ (?:.{1,80} )?(?:every (?:\w+ )?(?:day|morning|evening"
        r"|night|week|weekend|month|year|monday|tuesday|wednesday|thursday|friday|saturday"
        r"|sunday)s?"
        r"|(?:once|twice|\w+ times) (?:a|per) (?:day|week|month|year)|on (?:mon|tues|wednes|thurs"
        r"|fri|satur|sun)days(?: and (?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days)?"
        r"|daily|weekly))\b",
        "pattern",
        needs=("every", "once", "twice", "times", "days", "daily", "weekly"),
    ),
    frame(
        "play plays",
        rf"{LASTING}(?P<object>play (?!with (?:the|this|that|it)\b|this\b|that\b"
        rf"|these\b)(?!(?:an? |the )?(?:cards?"
        rf"|first|next|video|level|song|file|clip|audio|move|white|black|spell)\b)(?:the |in"
        r" )?\S.*)",
        "pattern",
        **OF_USER,
    ),
    frame(
        "work works working",
        r"work(?:s|ing)? (?:remotely |part[- ]time |full[- ]time |mostly |freelance |from home )*"
        r"(?:for|at) (?:an? )(?:[\w-]+ ){0,3}?(?:startup|start-up|company|firm|agency|studio"
        r"|charity|bank|school|hospital|bakery|ngo|non-?profit|consultancy|shop|lab)"
        r" (?:called|named) (?P<object>(?-i:[A-Z0-9])[\w&.'’-]*"
        r"(?: (?-i:[A-Z0-9&])[\w&.'’-]*){0,3}).*",
        "identity",
        attribute="employer",
        of_user_only=True,
    ),
    frame(
        "work works",
        r"works? (?P<object>from home|remotely|night shifts?|nights|part[- ]time|full[- ]time"
        r"|freelance)\b(?! as an? )",
        "identity",
        attribute="work_mode",
    ),
)

STATED_FRAMES: tuple[Frame, ...] = _ENDINGS + _CHANGES + _PREFERENCES + _DECISIONS + _HABITS
