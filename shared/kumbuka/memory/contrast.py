"""Whether a statement that says "now" takes the place of an older one under another key.

"I use tabs for indentation" and "I use spaces for indentation now" have different objects, hence
different keys. What tells that the second ends the first is that they differ in one place only, and
share what they are about: the indentation.

Others share no word at all: "We're on Linear now" ends "We track bugs in Jira". Both are of one
topic, which their keys name (`tool:ticket_system/linear`) or which is known of the names. What is
for something else stays: Kotlin for the backend ends no Bash for the scripts.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import takewhile

from kumbuka.memory.model import INSTEAD_OF, Memory, Millis
from kumbuka.memory.topics import (
    ALTERNATIVES,
    TOPICS,
    names_of_topic,
    sphere_of,
    topic_of_name,
)
from kumbuka.text.folding import fold
from kumbuka.text.late_pattern import LatePattern
from kumbuka.text.slugs import slug
from kumbuka.text.words import content_words

REPLACES = "replaces"
"""In a memory's metadata: when it was said that this holds in place of something else."""
CATEGORIES = frozenset({"preference", "tool", "decision", "pattern", "possession", "identity"})
_KEYED_BY_TOPIC = frozenset({"tool", "possession", "identity"})
MAX_SLOT = 4
"""Words that may differ: a name, a day, a time."""
_CHINESE_TIMES = LatePattern(
    r"(?:每(?:天|日|周[一二三四五六日天末]?|個?月|个?月))?"
    r"(?:早上|早晨|上午|中午|下午|傍晚|晚上|睡前|[饭飯][后後])|每(?:晚|早|[周週][一二三四五六日天末])"
)
"""Chinese says when something is kept in front of it; "every day" alone leaves room for others."""
_EVERYBODY = frozenset({"whole", "entire", "company", "team", "firm", "office", "everything"})
_VERB_AND_NAME = 2
_OF_MANY = frozenset(
    [
        *("play", "speak", "read", "watch", "collect", "learn", "learning", "teach", "visit"),
        *("paint", "cook", "bake", "grow", "practise", "practice", "sing", "coach", "follow"),
    ]
)
"""Verbs of which people do more than one thing."""
_MACHINES = frozenset({"laptop", "computer", "machine", "pc", "desktop"})
"""Whatever runs on it is what somebody works with."""
_OWN_PURPOSE: Mapping[str, frozenset[str]] = {
    "supermarket": frozenset({"groceries", "food", "shopping"}),
    "bank": frozenset({"banking", "account"}),
    "editor": frozenset({"coding", "code", "programming"}),
    "music_service": frozenset({"music"}),
    "airline": frozenset({"flights", "flying"}),
}
"""What is bought, done or kept with any of a kind says nothing of one."""
_MODIFIERS = frozenset(
    [
        *("brown", "white", "black", "red", "green", "fresh", "raw", "cold", "hot", "warm"),
        *("whole", "organic", "frozen", "dark", "light", "plain", "sweet", "salted", "good"),
        "local",
    ]
)
"""Brown bread is no other brown rice."""
_STRONGLY = LatePattern(r"\b(?:instead|switched|swapped|changed|replaced|no longer)\b", re.I)
_BESIDE = LatePattern(
    r"\b(?:also|as well|another|a (?:second|third|fourth)(?! time\b)|one more|too(?=\W*\Z))\b",
    re.IGNORECASE,
)
_LIGHT_VERBS = frozenset({"have", "drink", "eat", "take", "go", "hit", "do"})
_WORD = LatePattern(r"[^\W_]+(?:[.'’+#-]+[^\W_]+|[+#]+)*")
_PURPOSE = LatePattern(r"\s(?:for|in|on|at|with|as|to)\s.*")
_TIME = LatePattern(
    r"(?:on|every|each|in the|at night|at noon|hours?|minutes|times|km|miles|pages)\b"
)

_PURPOSES: Mapping[str, LatePattern] = {
    "es": LatePattern(r"\s(?:para|por|en|con|como|a)\s.*"),
    "pt": LatePattern(r"\s(?:para|pra|por|em|no|na|nos|nas|com|como)\s.*"),
    "id": LatePattern(r"\s(?:untuk|buat|di|pada|dengan|sebagai)\s.*"),
    "sw": LatePattern(r"\s(?:kwa|katika|kwenye|kama)\s.*"),
}
_TIMES: Mapping[str, LatePattern] = {
    "es": LatePattern(r"(?:los|el|cada|todos|todas|por la|por las|de noche|entre semana|a la)\b"),
    "pt": LatePattern(r"(?:as|aos|nas|nos|no|na|cada|todos?|todas?|de manha|de noite|pela|a)\b"),
    "id": LatePattern(r"(?:setiap|tiap|hari|pagi|siang|sore|malam|jam|pukul|kali)\b"),
    "sw": LatePattern(r"(?:kila|saa|mara|asubuhi|jioni|usiku|mchana|wakati)\b"),
}
"""By language, where the words of the others would say something else."""
_PREFERS = LatePattern(r"\b(?:prefer|prefier|prefir|bevorzug|lebih suka|\w*pendelea)")
"""Whoever prefers something of a kind, in one of the languages, prefers it to the others of it."""


def replacing_times(memory: Memory) -> Sequence[Millis]:
    found = memory.metadata.get(REPLACES)
    return [at for at in found if isinstance(at, int)] if isinstance(found, list) else ()


def supplants(newer: Memory, older: Memory) -> bool:
    """Whether one takes the place of the other at the times it was said to replace something."""
    if newer.key == older.key:
        return False
    told, before = newer.metadata, older.metadata
    category = told.get("category")
    if category not in CATEGORIES or before.get("category") not in CATEGORIES:
        return False
    if told.get("subject") != before.get("subject") or _are_of_two_spheres(newer, older):
        return False
    if INSTEAD_OF in before or category != before.get("category"):
        return told.get("polarity") == "+" and _across_categories(newer, older)
    if told.get("polarity") != before.get("polarity"):
        return False
    if _BESIDE.search(newer.content) or _is_one_of_many(newer, older):
        return False
    if _attribute(newer).startswith("learning/") and not _STRONGLY.search(newer.content):
        return False
    by_topic = _of_one_topic(newer, older)
    if by_topic is not None or category == "identity":
        return bool(by_topic)
    time = _TIMES.get(str(told.get("language")), _TIME) if category == "pattern" else None
    return _differ_in_one_place(_done(newer), _done(older), time)


def _are_of_two_spheres(newer: Memory, older: Memory) -> bool:
    """Of Linux on the home PC beside Windows on the work laptop."""
    ours, theirs = sphere_of(newer.content), sphere_of(older.content)
    return bool(ours and theirs) and ours != theirs


def _of_one_topic(newer: Memory, older: Memory) -> bool | None:
    """None where the topic of one is not known."""
    new, old = _topics(newer), _topics(older)
    if not (new and old):
        return None
    ours, theirs = _purpose(newer), _purpose(older)
    if ours == theirs and ours:
        return bool(new & old) or _thing(newer) == _thing(older) != ""
    # Whoever chooses something for one purpose has said nothing of the others.
    is_for_all = not ours and newer.metadata.get("category") != "decision"
    return bool(new & old) and (is_for_all or ours == theirs)


def _is_one_of_many(newer: Memory, older: Memory) -> bool:
    """Whoever plays chess now may play tennis still; only another sport is one in its place."""
    ours, theirs = (_WORD.findall(fold(str(m.metadata.get("object", "")))) for m in (newer, older))
    if newer.metadata.get("category") != "pattern" or min(len(ours), len(theirs)) < _VERB_AND_NAME:
        return False
    is_plain = len(ours) == len(theirs) == _VERB_AND_NAME and ours[0] == theirs[0]
    return is_plain and ours[0] in _OF_MANY and _STRONGLY.search(newer.content) is None


def _across_categories(newer: Memory, older: Memory) -> bool:
    """Whether what was decided, used, had or preferred of a topic has been replaced, whatever it
    was told as: "we're on Buildkite now" ends "we decided to use Jenkins"."""
    if not known_topics(newer) & known_topics(older):
        return False
    if INSTEAD_OF not in older.metadata and older.metadata.get("polarity") != "+":
        return False
    ours, theirs = _known_purpose(newer), _known_purpose(older)
    if ours and theirs:
        return any(one in other or other in one for one in ours for other in theirs)
    is_for_all = newer.metadata.get("category") not in {"decision", "preference"}
    is_of_thing = bool(_thing_of_identity(older))
    return not ours and (not theirs or (is_for_all and not is_of_thing))


def known_topics(memory: Memory) -> set[str]:
    """Topics of which the memory names one: an editor that is used, decided on, or preferred."""
    about = str(memory.metadata.get("object", ""))
    category = memory.metadata.get("category")
    if category == "preference" and _PREFERS.search(fold(memory.content)) is None:
        return {topic_of_name(about)} & ALTERNATIVES
    if category == "pattern" and len(_WORD.findall(about)) > _VERB_AND_NAME:
        return set()  # whoever commits in Vim may do so still, whatever else they moved to
    first = _attribute(memory).partition("/")[0]
    return ({topic_of_name(about)} | {first}) & TOPICS


def _known_purpose(memory: Memory) -> set[str]:
    """What it is for, where its key says so too: `identity:emergency_fund`."""
    return _purpose(memory) | _thing_of_identity(memory)


def _thing_of_identity(memory: Memory) -> set[str]:
    first = _attribute(memory).partition("/")[0]
    if memory.metadata.get("category") != "identity" or first in TOPICS:
        return set()
    return set(content_words(first.replace("_", " "))) - _EVERYBODY


def rivals(memory: Memory) -> tuple[str, ...]:
    """Names of all that is known of the memory's topics, in lower case: whatever it may end, or be
    ended by, names one of them or stands under a key of the topic."""
    topics = sorted(known_topics(memory))
    named = (name for topic in topics for name in names_of_topic(topic))
    return (*(topic.replace("_", " ") for topic in topics), *named)


def _topics(memory: Memory) -> set[str]:
    category = memory.metadata.get("category")
    named = topic_of_name(str(memory.metadata.get("object", "")))
    if category == "decision":
        return {named} - {""}
    if category == "preference":
        ranks = _PREFERS.search(fold(memory.content)) is not None
        return {named} - {""} if ranks else {named} & ALTERNATIVES
    if category not in _KEYED_BY_TOPIC:
        return set()
    first, _, rest = _attribute(memory).partition("/")
    if category == "identity":
        return {first}
    return {first, named} - {""} if rest or first in TOPICS else {named} - {""}


def _attribute(memory: Memory) -> str:
    """The key without its category and subject."""
    subject = str(memory.metadata.get("subject") or "user")
    return memory.key.partition(":")[2].removeprefix(f"{subject}/")


def _thing(memory: Memory) -> str:
    """What it is kept for, where the key names that in place of the object."""
    thing = _attribute(memory).partition("/")[2]
    if memory.key.startswith("tool:operating_system/") and thing in _MACHINES:
        return ""
    return "" if thing in slug(str(memory.metadata.get("object", ""))) else thing


def _purpose(memory: Memory) -> set[str]:
    pattern = _PURPOSES.get(str(memory.metadata.get("language")), _PURPOSE)
    about = str(memory.metadata.get("object", ""))
    purpose = pattern.search(about)
    told = purpose.group() if purpose else ""
    own = _OWN_PURPOSE.get(topic_of_name(about), frozenset())
    return {*content_words(f"{told} {_thing(memory).replace('_', ' ')}")} - own


def _done(memory: Memory) -> list[str]:
    """The object's words; whether tea is had or drunk in the morning is one."""
    words = _WORD.findall(fold(str(memory.metadata.get("object", ""))))
    if memory.metadata.get("category") != "pattern":
        return words
    if words[:1] and words[0] in _LIGHT_VERBS:
        return words[1:]
    return [*_CHINESE_TIMES.findall(memory.content), *words]


def _differ_in_one_place(new: Sequence[str], old: Sequence[str], time: LatePattern | None) -> bool:
    """`time` is how a habit says when it is kept; None for what is no habit."""
    begins = _shared(new, old)
    ends = _shared(new[begins:][::-1], old[begins:][::-1])
    slots = new[begins : len(new) - ends], old[begins : len(old) - ends]
    if not all(1 <= len(slot) <= MAX_SLOT for slot in slots) or {*slots[0]} & {*slots[1]}:
        return False
    tail = " ".join(old[len(old) - ends :])
    is_which = ends == 1 and len(slots[0]) == len(slots[1]) == 1  # `oat` and `soy`, of milk
    if time is not None and tail and not time.match(tail) and not is_which:
        return False  # whoever eats dinner at home may eat breakfast there too
    if time is not None and begins == 1 and not tail and len(slots[0]) == len(slots[1]) == 1:
        return old[0] not in _MODIFIERS
    return bool(content_words(" ".join([*old[:begins], tail])))


def _shared(left: Sequence[str], right: Sequence[str]) -> int:
    """How many words two lists begin with in common."""
    return sum(
        1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(left, right, strict=False))
    )
