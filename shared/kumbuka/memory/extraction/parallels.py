"""Whether a statement repeats another but for its value, where there is room for one value only.

"We deploy on Tuesdays" says nothing of Fridays. But it has the words of "we deploy on Fridays", and
another day: two such statements, sent one after the other, are an old and a new one. Of what people
do, like or have several of, both hold.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import takewhile
from typing import NamedTuple

from kumbuka.memory.extraction.languages.english_matters import PERSONS
from kumbuka.memory.extraction.languages.english_parallels import (
    AS_ANSWERED,
    BEGINNINGS,
    CONTRACTED,
    DEFINITE,
    EVERYBODY,
    FILLERS,
    GIVES_ONE,
    HEADS,
    IS,
    OF_CLOCK,
    OF_MANY,
    OF_ONE_NAME,
    OF_ONE_PLACE,
    OF_ONE_TOPIC,
    OF_POSTURE,
    OFTEN,
    ONE_AT_A_TIME,
    PARTS_OF_DAY,
    SCALES,
    SHARED_VERBS,
    TIMED_TOO,
)
from kumbuka.memory.extraction.languages.english_slots import NUMBERS, SLOTS_OF_MANY
from kumbuka.memory.extraction.values import values_of
from kumbuka.memory.model import Memory
from kumbuka.memory.topics import ALTERNATIVES, names_of_topic, topic_of_name
from kumbuka.text.folding import fold
from kumbuka.text.words import content_words

MAX_WORDS = 16
MAX_VALUE = 4
MAX_CHARACTERS = 160
_EDGES = ".,;:!?…\"'“”‘’()"
_ARTICLES = frozenset({"a", "an", "the", "my", "our"})
_PERSONS = frozenset(PERSONS) | SLOTS_OF_MANY


class _Parted(NamedTuple):
    """Two statements that differ in one place."""

    before: list[str]
    """Words that both begin with."""
    ours: list[str]
    theirs: list[str]
    after: list[str]

    @property
    def frame(self) -> set[str]:
        return {*self.before, *self.after}


def is_for_everybody(said: str, memory: Memory) -> bool:
    """Whether it names what all use, of the topic of which the memory names another: "the whole
    company works out of Linear"."""
    if EVERYBODY.isdisjoint(word.strip(_EDGES) for word in said.lower().split()):
        return False
    topic = topic_of_name(said)
    if not topic or topic in ALTERNATIVES or memory.metadata.get("polarity") != "+":
        return False
    if memory.metadata.get("category") not in {"tool", "decision", "pattern"}:
        return False
    names = {fold(name) for name in names_of_topic(topic)}
    ours, theirs = (names.intersection(_words(text)) for text in (said, memory.content))
    return topic_of_name(memory.content) == topic and ours.isdisjoint(theirs)


def _words(text: str) -> set[str]:
    return {fold(word.strip(_EDGES)) for word in text.split()}


def may_be_parallel(said: str) -> bool:
    """Whether it may repeat another statement; cheap, and true of few sentences."""
    words = said.split(maxsplit=MAX_WORDS)
    if not 3 <= len(words) <= MAX_WORDS or len(said) > MAX_CHARACTERS:
        return False
    bare = [word.lower().replace("’", "'").strip(_EDGES) for word in words]
    if any("," in word for word in words):
        return False
    if words[0][:1].isupper() and bare[1].endswith("s") and bare[1] not in SHARED_VERBS:
        return bool(DEFINITE.intersection(bare[2:4]))
    if bare[0].partition("'")[0] not in BEGINNINGS:
        return False
    return OF_MANY.isdisjoint(bare) or any(map(_may_be_of_one, bare))


def _may_be_of_one(word: str) -> bool:
    """Whether it may count, or name a day, of what is done, which there may be one of."""
    return word[:1].isdigit() or word in NUMBERS or "day" in word


def is_parallel(said: str, memory: Memory) -> bool:
    """Whether it has the memory's words, with another value where there is but one."""
    known = memory.content
    if memory.metadata.get("polarity") != "+" or not may_be_parallel(said):
        return False
    if len(known) > MAX_CHARACTERS:
        return False
    parted = _parted(_plain_words(said), _plain_words(known))
    return parted is not None and _leaves_no_room(parted)


@lru_cache(maxsize=1_000)
def _plain_words(text: str) -> tuple[str, ...]:
    """As they were written, without what says nothing of the statement."""
    found: list[str] = []
    for word in text.replace("’", "'").split():
        bare = word.strip(_EDGES)
        found += CONTRACTED.get(bare.lower(), bare).split()
    kept = [word for word in found if word.lower() not in FILLERS]
    if kept and kept[0].lower() in DEFINITE:
        kept[0] = "the"  # whoever says "our logo" first says "the logo" then
    return tuple(kept)


def _parted(ours: tuple[str, ...], theirs: tuple[str, ...]) -> _Parted | None:
    one, other = [w.lower() for w in ours], [w.lower() for w in theirs]
    begins = _shared(one, other)
    ends = _shared(one[begins:][::-1], other[begins:][::-1])
    mine, known = list(ours[begins : len(ours) - ends]), list(theirs[begins : len(theirs) - ends])
    if not all(1 <= len(value) <= MAX_VALUE for value in (mine, known)) or begins + ends < 2:
        return None
    values = ({w.lower() for w in value} - _ARTICLES for value in (mine, known))
    if set.intersection(*values):
        return None
    return _Parted(one[:begins], mine, known, one[len(one) - ends :])


def _shared(left: list[str], right: list[str]) -> int:
    pairs = zip(left, right, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


def _leaves_no_room(parted: _Parted) -> bool:
    if not parted.before:
        return _is_done_by_one(parted)
    if parted.before[0] in AS_ANSWERED and parted.before[-1] in {"in", "as", "with"}:
        return not parted.after
    kind, other = (_kind(" ".join(value)) for value in (parted.ours, parted.theirs))
    if kind == other == "number":
        return _is_of_one_size(parted)
    if "often" in (kind, other) and {kind, other} <= {"often", "day"}:
        return not parted.after and not parted.frame & TIMED_TOO
    if parted.frame & OF_MANY and kind != "day":
        return False
    if kind == other == "day":
        return parted.before[-1] == "on" and not parted.frame & TIMED_TOO
    if _is_of_a_thing(parted) or _is_at_one_place(parted):
        return True
    if kind == other != "":
        return _is_of_one_topic(kind, parted)
    if " ".join(parted.before).endswith(OF_ONE_NAME) and not parted.after:
        return parted.ours[-1][:1].isupper() and parted.theirs[-1][:1].isupper()
    return _is_of_one_head(parted)


def _kind(value: str) -> str:
    words = value.lower().split()
    if all(word[:1].isdigit() or word in NUMBERS or word in OF_CLOCK for word in words[:1]):
        return "number" if len(words) < MAX_VALUE else ""
    if words[0] in OFTEN or {"on", "and"} <= {words[0], *words}:
        return "often"
    found = {each.kind for each in values_of(value)}
    if found == {"day"}:
        return "day"
    return topic_of_name(value)


def _is_of_one_size(parted: _Parted) -> bool:
    """Of what is measured or counted, where the statement says of what."""
    says_of_what = bool(content_words(" ".join(parted.after))) or parted.before[-1] == "at"
    return says_of_what and not parted.frame & {"had", "bought"}


def _is_done_by_one(parted: _Parted) -> bool:
    """Of "Bruno walks the dog" and "Nina walks the dog"."""
    if not all(
        value[0][:1].isupper() and len(value) == 1 for value in (parted.ours, parted.theirs)
    ):
        return False
    verb, *rest = parted.after
    is_definite = bool(rest) and rest[0] in DEFINITE and _PERSONS.isdisjoint(rest)
    return is_definite and verb.endswith("s") and verb not in SHARED_VERBS


def _is_of_a_thing(parted: _Parted) -> bool:
    """Of "our mascot is a fox" and "the mascot is an owl", or "the key is on the fridge" and "the
    key is on the router": of a thing, not of a person or an animal, which is much at once."""
    before = parted.before
    if before[0] != "the" or parted.after or not _PERSONS.isdisjoint(before):
        return False
    if before[-1] in _ARTICLES:
        return before[-2] in IS or before[-2] in OF_ONE_PLACE
    if before[-1] in OF_ONE_PLACE:
        return not {*parted.ours, *parted.theirs} & PARTS_OF_DAY
    if before[-1] in GIVES_ONE:
        return True
    if before[-1] not in IS:
        return False
    return _are_of_one_make(parted) or _are_of_one_scale(parted)


def _are_of_one_make(parted: _Parted) -> bool:
    return {parted.ours[0], parted.theirs[0]} <= {"a", "an"}


def _are_of_one_scale(parted: _Parted) -> bool:
    ours, theirs = parted.ours[-1].lower(), parted.theirs[-1].lower()
    return any(ours in scale and theirs in scale for scale in SCALES)


def _is_at_one_place(parted: _Parted) -> bool:
    """Of "we keep the backups on tape" and "in a vault": the one thing is done at one place; and of
    who sits next to whom."""
    before, ours, theirs = parted.before, parted.ours[0], parted.theirs[0]
    if before[0] not in {"i", "we"} or parted.after:
        return False
    if {*parted.ours, *parted.theirs} & PARTS_OF_DAY or not _PERSONS.isdisjoint(before):
        return False
    is_placed = before[-1] in OF_ONE_PLACE or {ours, theirs} <= OF_ONE_PLACE
    is_placed = is_placed or (before[-1] in _ARTICLES and before[-2] in OF_ONE_PLACE)
    if not is_placed or (before[-1] == "to" and ours in _ARTICLES) != (theirs in _ARTICLES):
        return False
    return before[1] in OF_POSTURE or bool(DEFINITE.intersection(before[2:3]))


def _is_of_one_topic(topic: str, parted: _Parted) -> bool:
    if topic in ALTERNATIVES or not parted.frame & OF_ONE_TOPIC:
        return False
    says_for_what = bool(content_words(" ".join([*parted.before[2:], *parted.after])))
    return says_for_what or topic in ONE_AT_A_TIME


def _is_of_one_head(parted: _Parted) -> bool:
    """Of `the payments team` and `the search team`."""
    is_at = bool({"on", "in"} & set(parted.before[-3:]))
    return is_at and bool(parted.after) and parted.after[0] in HEADS
