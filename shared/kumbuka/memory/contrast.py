"""Whether a statement that says "now" takes the place of an older one under another key.

"I use tabs for indentation" and "I use spaces for indentation now" have different objects, hence
different keys. What tells that the second ends the first is that they differ in one place only, and
share what they are about: the indentation.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import takewhile

from kumbuka.memory.model import Memory, Millis
from kumbuka.text.folding import fold
from kumbuka.text.words import content_words

REPLACES = "replaces"
"""In a memory's metadata: when it was said that this holds in place of something else."""
CATEGORIES = frozenset({"preference", "tool", "decision", "pattern", "possession"})
MAX_SLOT = 4
"""Words that may differ: a name, a day, a time."""
_WORD = re.compile(r"[^\W_]+(?:[.'’+#-]+[^\W_]+|[+#]+)*")
_TIME = re.compile(r"(?:on|every|each|in the|at night|at noon)\b")


def replacing_times(memory: Memory) -> Sequence[Millis]:
    found = memory.metadata.get(REPLACES)
    return [at for at in found if isinstance(at, int)] if isinstance(found, list) else ()


def supplants(newer: Memory, older: Memory) -> bool:
    """Whether one takes the place of the other at the times it was said to replace something."""
    if newer.key == older.key:
        return False
    told, before = newer.metadata, older.metadata
    if told.get("category") not in CATEGORIES:
        return False
    same = ("category", "subject", "polarity")
    if any(told.get(name) != before.get(name) for name in same):
        return False
    return _differ_in_one_place(_object(newer), _object(older), told.get("category") == "pattern")


def _object(memory: Memory) -> list[str]:
    return _WORD.findall(fold(str(memory.metadata.get("object", ""))))


def _differ_in_one_place(new: Sequence[str], old: Sequence[str], is_habit: bool) -> bool:
    begins = _shared(new, old)
    ends = _shared(new[begins:][::-1], old[begins:][::-1])
    slots = new[begins : len(new) - ends], old[begins : len(old) - ends]
    if not all(1 <= len(slot) <= MAX_SLOT for slot in slots) or {*slots[0]} & {*slots[1]}:
        return False
    tail = " ".join(old[len(old) - ends :])
    if is_habit and tail and not _TIME.match(tail):
        return False  # whoever eats dinner at home may eat breakfast there too
    return bool(content_words(" ".join([*old[:begins], tail])))


def _shared(left: Sequence[str], right: Sequence[str]) -> int:
    """How many words two lists begin with in common."""
    return sum(
        1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(left, right, strict=False))
    )
