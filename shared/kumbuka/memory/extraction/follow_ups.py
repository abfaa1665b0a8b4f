"""Which memory a sentence that tells of a change goes on with, where none of them is seen to end.

"The kids have rooms of their own since the conversion" may end "My son shares a room with his
sister", or may not. It says that something holds from now on, and shares what is rare in what is
known of the person; so both are kept as one memory, in the order in which they were said, and
whoever reads them sees what holds.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence

from kumbuka.memory.extraction.languages.english_signs import (
    BESIDE,
    FROM_NOW_ON,
    PLAN,
)
from kumbuka.memory.extraction.languages.english_slots import COME_OR_GONE, PEOPLE, SOME_OF_THEM
from kumbuka.memory.extraction.lasting import CONFIDENCE
from kumbuka.memory.extraction.matters import matter_of, matters
from kumbuka.memory.extraction.references import is_of_another_person, passes
from kumbuka.memory.extraction.slots import counts
from kumbuka.memory.model import Memory
from kumbuka.memory.names import proper_names
from kumbuka.text.folding import fold
from kumbuka.text.stems import stem

_PRONOUN = re.compile(r"\W*(?:he|she|they)\b", re.IGNORECASE)
_PEOPLE = frozenset(map(stem, PEOPLE))
RARE = 2
HALF, THIRD = 1 / 2, 1 / 3
BEGINNING = 7
"""Words of a statement, among which its subject is."""
_DETERMINERS = frozenset({"the", "my", "our", "all", "every", "each", "a", "an", "of"})
_THE_USER = frozenset({"i", "we", "i'm", "we're", "i’m", "we’re", "i've", "we've"})
_OF_PLURAL = frozenset({"are", "have", "were", "need", "cost", "take"})
"""Memories that may share a word without its being common."""
LEAST_SHARED = 2
"""Matters, beside names, that a sentence has to share which does not say that it holds now."""
MIN_STEM = 5
MAX_FOLLOWED = 480
"""Characters of the two together."""
CATEGORIES = frozenset(
    {"preference", "favourite", "tool", "decision", "pattern", "possession", "identity"}
    | {"instruction"}
)


def rarity_of(known: Sequence[Memory]) -> Mapping[str, int]:
    """How many of the memories speak of each matter."""
    return Counter(matter for memory in known for matter in matters(memory.content))


def followed(
    said: str,
    content: str,
    known: Sequence[Memory],
    common: Mapping[str, int],
    *,
    lasts: bool = False,
) -> Memory | None:
    """The memory that a sentence goes on with: the one that shares most of what is rare.

    `lasts` says that it tells of a change by itself, in whatever words.
    """
    for memory in known:
        if can_be_followed(said, content, memory) and changes_the_number(said, memory):
            return memory
    if not lasts and FROM_NOW_ON.search(said) is None:
        return None
    if not holds_in_place(said):
        return None
    spoken = matters(said)
    is_from_now = FROM_NOW_ON.search(said) is not None
    shared = {
        memory.memory_id: _shared(spoken, memory, common, is_from_now)
        for memory in known
        if can_be_followed(said, content, memory)
    }
    best = max(shared.values(), default=0)
    if best < (1 if is_from_now else LEAST_SHARED):
        return None
    return next(memory for memory in known if shared.get(memory.memory_id) == best)


def taken_up(
    said: str,
    content: str,
    known: Sequence[Memory],
    common: Mapping[str, int],
    *,
    is_read: bool,
    changes: bool,
) -> Memory | None:
    """The memory of the thing of which a plain sentence says something else, where no pattern has
    read one of the two: what neither says of it is lost. `is_read` tells that of the sentence, and
    `changes` that it tells of a change, which a name in common is enough for."""
    if not holds_in_place(said):
        return None
    spoken = matters(said)
    found = {
        memory.memory_id: shared
        for memory in known
        if (not is_read or is_unread(memory))
        and can_be_followed(said, content, memory)
        and (shared := _shared(spoken, memory, common, changes and is_unread(memory)))
        and shared >= _least_shared(spoken, memory)
        and _is_of_one_subject(said, memory.content)
    }
    best = max(found.values(), default=0)
    return next((memory for memory in known if best and found.get(memory.memory_id) == best), None)


def _least_shared(spoken: frozenset[str], memory: Memory) -> float:
    """Half of what the one says that says less; a third, where the memory begins with it."""
    share = THIRD if matters(subject_of(memory.content)) & spoken else HALF
    return share * min(len(spoken), len(_unnamed(memory)))


def _is_of_one_subject(said: str, known: str) -> bool:
    """Whether one of them speaks of what the other begins with; of what the user does, anywhere."""
    subjects = matters(subject_of(said)), matters(subject_of(known))
    if not all(subjects):
        return True
    return bool(subjects[0] & matters(known) or subjects[1] & matters(said))


def says_alike_of_another(said: str, known: str) -> bool:
    """Whether the two say the same of different things: the cat, and the dog, sleep in the
    kitchen."""
    spoken, about = matters(said), matters(known)
    is_alike = len(spoken & about) >= max(2, HALF * min(len(spoken), len(about)))
    return is_alike and not _is_of_one_subject(said, known)


def subject_of(text: str) -> str:
    """What a statement begins with, up to its verb: `spare key` of "the spare key is on the
    fridge". Empty where it is the user."""
    words = [word.strip(".,;:!?").lower() for word in text.split()[:BEGINNING]]
    while words and words[0] in _DETERMINERS:
        words.pop(0)
    if not words or words[0] in _THE_USER:
        return ""
    end = next((n for n, word in enumerate(words) if n and word.endswith("s")), len(words))
    is_plural = end + 1 < len(words) and words[end + 1] in _OF_PLURAL
    return " ".join(words[: end + is_plural])


def is_unread(memory: Memory) -> bool:
    """Whether it was kept as it was said, read by no pattern."""
    about = memory.metadata
    return about.get("category") == "identity" and about.get("confidence") == CONFIDENCE


def changes_the_number(said: str, memory: Memory) -> bool:
    """Whether some of those that the memory counts have come or gone: "a fox took both hens"."""
    if PLAN.search(said) or memory.metadata.get("polarity") != "+":
        return False
    gone = {stem(fold(match["what"])) for match in SOME_OF_THEM.finditer(said)}
    if not gone or COME_OR_GONE.search(said) is None:
        return False
    counted = {value.kind.partition(":")[2] for value in counts(memory.content)}
    if any(what in counted for what in gone):
        return True
    return bool(gone & _PEOPLE and counted & _PEOPLE) and bool(
        "us" in counted or matters(said) & matters(memory.content)
    )


def holds_in_place(said: str) -> bool:
    """Whether it is neither planned, nor beside what holds, nor for a while."""
    return not (PLAN.search(said) or BESIDE.search(said) or passes(said))


def can_be_followed(said: str, content: str, memory: Memory) -> bool:
    """Whether the two may be kept as one memory."""
    return (
        memory.metadata.get("category") in CATEGORIES
        and (not is_of_another_person(said, memory) or _goes_on_about(said, memory))
        and len(memory.content) + len(content) < MAX_FOLLOWED
    )


def _goes_on_about(said: str, memory: Memory) -> bool:
    """Whether "she" is whom the memory is about, by what else the two speak of."""
    if memory.metadata.get("subject", "user") == "user" or _PRONOUN.match(said) is None:
        return False
    return len(matters(said) & matters(memory.content)) > LEAST_SHARED


def _shared(
    spoken: frozenset[str], memory: Memory, common: Mapping[str, int], with_names: bool
) -> int:
    about = matters(memory.content) if with_names else _unnamed(memory)
    return sum(
        1
        for matter in about
        if common.get(matter, 0) <= RARE and any(_is_same(matter, other) for other in spoken)
    )


def _unnamed(memory: Memory) -> frozenset[str]:
    """What it speaks of, but for names."""
    names = proper_names(memory.content)
    return matters(memory.content) - {matter_of(word) for name in names for word in name.split()}


def _is_same(one: str, other: str) -> bool:
    """`therapist` and `therapy`, `smoke` and `smoker`."""
    shorter = min(len(one), len(other))
    return one == other or (shorter >= MIN_STEM - 1 and one[:MIN_STEM] == other[:MIN_STEM])
