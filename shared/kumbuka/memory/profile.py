"""What helps almost any answer to this person, chosen within a small budget.

The profile needs no evidence in the message: "what should I cook tonight?" shares no word with an
allergy to peanuts.
"""

from __future__ import annotations

from collections.abc import Sequence

from kumbuka.memory.model import Memory, Millis
from kumbuka.text.tokens import count_tokens

_DATED_LINE = "- YYYY-MM-DD: "  # as injected; every date is as long

# From the kind that matters most; within identity, what an answer needs before what it may use.
_PINNED, _INSTRUCTION, _IDENTITY, _TASTE, _HABIT, _USE = range(6)
_CATEGORY_RANK = {
    "instruction": _INSTRUCTION,
    "identity": _IDENTITY,
    "preference": _TASTE,
    "favourite": _TASTE,
    "pattern": _HABIT,
    "decision": _USE,
    "tool": _USE,
    "possession": _USE,
}
_IDENTITY_ORDER = (
    *("name", "pronouns", "allergy", "home", "language"),
    *("diet", "medication", "health", "time_zone", "job", "employer"),
)
_IDENTITY_PREFIXES = ("identity:", "allergy:")


def belongs(memory: Memory) -> bool:
    """Whether a memory is of a kind the profile draws from: pinned, or about the user's own
    instructions, identity, tastes, habits and what they use."""
    return _rank(memory) is not None


def profile(memories: Sequence[Memory], now: Millis, max_tokens: int) -> list[Memory]:
    """The memories for the profile, most important first, in at most `max_tokens` tokens.

    Each costs its line `- YYYY-MM-DD: content`; one that does not fit is skipped, and smaller ones
    may follow. Within a kind the more often confirmed come first, then the newer. What is not
    current at `now` is left out.
    """
    current = [m for m in memories if m.is_current(now) and belongs(m)]
    chosen: list[Memory] = []
    left = max_tokens
    for memory in sorted(current, key=_order):
        cost = count_tokens(_DATED_LINE + memory.content)
        if cost <= left:
            chosen.append(memory)
            left -= cost
    return chosen


def _order(memory: Memory) -> tuple[int, int, int, int, str]:
    rank = _rank(memory)
    return (
        _USE + 1 if rank is None else rank,
        _identity_position(memory) if rank == _IDENTITY else 0,
        -memory.times_confirmed,
        -memory.last_confirmed_at,
        memory.memory_id,
    )


def _rank(memory: Memory) -> int | None:
    if memory.pinned:
        return _PINNED
    if memory.metadata.get("subject", "user") != "user":
        return None
    category = memory.metadata.get("category")
    if memory.key.startswith(_IDENTITY_PREFIXES):
        return _IDENTITY
    return _CATEGORY_RANK.get(category) if isinstance(category, str) else None


def _identity_position(memory: Memory) -> int:
    """Where the attribute in the key stands among those that are named, or after them."""
    kind, _, rest = memory.key.partition(":")
    named = "allergy" if kind == "allergy" else rest
    found = (i for i, attribute in enumerate(_IDENTITY_ORDER) if named.startswith(attribute))
    return next(found, len(_IDENTITY_ORDER))
