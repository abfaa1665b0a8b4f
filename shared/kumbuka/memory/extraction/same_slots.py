"""Whether a sentence that tells of a change fills the slot that a memory fills with something else.

A slot of a statement is what it is about, whatever category or key it is kept under: who rents
from somebody has them for a landlord.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from kumbuka.memory.extraction.endable import attribute
from kumbuka.memory.extraction.languages.english_fillings import FILLINGS, HINTS, NO_EMPLOYERS
from kumbuka.memory.extraction.matters import REMEMBERED
from kumbuka.memory.model import Memory
from kumbuka.memory.topics import topic_of_name
from kumbuka.text.folding import fold
from kumbuka.text.slugs import slug

MAX_CONTENT = 480
"""Characters of a memory that are read; what was learned of a sentence is shorter."""


def takes_the_slot(said: str, memory: Memory) -> bool:
    """Whether it names another value for a slot of the user's than the memory does."""
    if memory.metadata.get("subject", "user") != "user":
        return False
    told = told_slots(said)
    if not told:
        return False
    known = _slots_of(memory)
    return any(_is_other(value, known[slot]) for slot, value in told.items() if slot in known)


@lru_cache(maxsize=REMEMBERED)
def told_slots(text: str) -> Mapping[str, str]:
    """By slot, what a text says that fills it, in its words."""
    folded = text.lower()
    found = {
        slot: value
        for slot, hints in HINTS.items()
        if any(hint in folded for hint in hints) and (value := _value(slot, text))
    }
    if "school" in found:  # who studies at a place is employed by nobody there
        found.pop("employer", None)
    return found


def _value(slot: str, text: str) -> str:
    for pattern in FILLINGS[slot]:
        if match := pattern.search(text):
            return "" if _is_no_employer(slot, match["value"]) else match["value"]
    return ""


def _is_no_employer(slot: str, value: str) -> bool:
    if slot != "employer":
        return False
    return bool(topic_of_name(value)) or not NO_EMPLOYERS.isdisjoint(fold(value).split())


def _slots_of(memory: Memory) -> Mapping[str, str]:
    first = attribute(memory).partition("/")[0]
    about = str(memory.metadata.get("object", ""))
    told = dict(told_slots(memory.content[:MAX_CONTENT]))
    return {first: about} | told if first in FILLINGS and about else told


def _is_other(ours: str, theirs: str) -> bool:
    """Of `York University` and `York` one is part of the other."""
    one, other = (set(slug(value).split("_")) for value in (ours, theirs))
    return not (one <= other or other <= one)
