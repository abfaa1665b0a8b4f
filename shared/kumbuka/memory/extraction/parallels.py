"""Whether a statement repeats another but for its value, where there is room for one value only.

"We deploy on Tuesdays" says nothing of Fridays. But it has the words of "we deploy on Fridays", and
another day: two such statements, sent one after the other, are an old and a new one. Of what people
do, like or have several of, both hold.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import takewhile
from typing import NamedTuple

from kumbuka.memory.extraction.languages.english_parallels import (
    AS_ANSWERED,
    BEGINNINGS,
    CONTRACTED,
    EVERYBODY,
    FILLERS,
    HEADS,
    OF_MANY,
    OF_ONE_NAME,
    OF_ONE_TOPIC,
    ONE_AT_A_TIME,
    TIMED_TOO,
)
from kumbuka.memory.extraction.languages.english_slots import NUMBERS
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
    if bare[0].partition("'")[0] not in BEGINNINGS or any("," in word for word in words):
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
    return tuple(word for word in found if word.lower() not in FILLERS)


def _parted(ours: tuple[str, ...], theirs: tuple[str, ...]) -> _Parted | None:
    one, other = [w.lower() for w in ours], [w.lower() for w in theirs]
    begins = _shared(one, other)
    ends = _shared(one[begins:][::-1], other[begins:][::-1])
    mine, known = list(ours[begins : len(ours) - ends]), list(theirs[begins : len(theirs) - ends])
    if not all(1 <= len(value) <= MAX_VALUE for value in (mine, known)) or not begins:
        return None
    values = ({w.lower() for w in value} - _ARTICLES for value in (mine, known))
    if set.intersection(*values):
        return None
    return _Parted(one[:begins], mine, known, one[len(one) - ends :])


def _shared(left: list[str], right: list[str]) -> int:
    pairs = zip(left, right, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


def _leaves_no_room(parted: _Parted) -> bool:
    if parted.before[0] in AS_ANSWERED and parted.before[-1] in {"in", "as", "with"}:
        return not parted.after
    kind, other = (_kind(" ".join(value)) for value in (parted.ours, parted.theirs))
    if kind == other == "number":
        return _is_of_one_size(parted)
    if parted.frame & OF_MANY and kind != "day":
        return False
    if kind == other == "day":
        return parted.before[-1] == "on" and not parted.frame & TIMED_TOO
    if kind == other != "":
        return _is_of_one_topic(kind, parted)
    if " ".join(parted.before).endswith(OF_ONE_NAME) and not parted.after:
        return parted.ours[-1][:1].isupper() and parted.theirs[-1][:1].isupper()
    return _is_of_one_head(parted)


def _kind(value: str) -> str:
    if all(word.isdigit() or word.lower() in NUMBERS for word in value.split()):
        return "number"
    found = {each.kind for each in values_of(value)}
    if found == {"day"}:
        return "day"
    return topic_of_name(value)


def _is_of_one_size(parted: _Parted) -> bool:
    """Of what is measured or counted, where the statement says of what."""
    return bool(content_words(" ".join(parted.after))) and not parted.frame & {"had", "bought"}


def _is_of_one_topic(topic: str, parted: _Parted) -> bool:
    if topic in ALTERNATIVES or not parted.frame & OF_ONE_TOPIC:
        return False
    says_for_what = bool(content_words(" ".join([*parted.before[2:], *parted.after])))
    return says_for_what or topic in ONE_AT_A_TIME


def _is_of_one_head(parted: _Parted) -> bool:
    """Of `the payments team` and `the search team`."""
    is_at = bool({"on", "in"} & set(parted.before[-3:]))
    return is_at and bool(parted.after) and parted.after[0] in HEADS
