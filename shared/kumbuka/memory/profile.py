"""What helps almost any answer to this person, chosen within a small budget.

The profile needs no evidence in the message: "what should I cook tonight?" shares no word with an
allergy to peanuts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kumbuka.memory.model import Memory, Millis
from kumbuka.text.tokens import count_tokens

_DATED_LINE = "- YYYY-MM-DD: "  # as injected; every date is as long

# From the kind that matters most; within identity, what an answer needs before what it may use.
_PINNED, _INSTRUCTION, _NAMED, _CLOSE, _IDENTITY, _TASTE, _HABIT, _USE = range(8)
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
NAMED_ATTRIBUTES = (
    *("name", "pronouns", "allergy", "home", "language", "native_language", "diet", "time_zone"),
    *("employer", "job", "medication", "health"),
)
"""Of identity, in their order: what any answer may need to know, however much else is known."""
CLOSE = 0.2
"""Cosine, on the scale of the shipped embedding, from which a memory has to do with a message."""
_IDENTITY_PREFIXES = ("identity:", "allergy:")


def belongs(memory: Memory) -> bool:
    """Whether a memory is of a kind the profile draws from: pinned, or about the user's own
    instructions, identity, tastes, habits and what they use."""
    return _rank(memory) is not None


def profile(
    memories: Sequence[Memory],
    now: Millis,
    max_tokens: int,
    closeness: Mapping[str, float] = {},
) -> list[Memory]:
    """The memories for the profile, most important first, in at most `max_tokens` tokens.

    Each costs its line `- YYYY-MM-DD: content`; one that does not fit is skipped, and smaller ones
    may follow. What is pinned, instructions and the named attributes come first, whatever the
    message; then what is close to it by `closeness`, a cosine by memory id; the rest by kind, the
    more often confirmed first, then the newer. What is not current at `now` is left out.
    """
    current = {m.memory_id: m for m in memories if m.is_current(now) and belongs(m)}
    chosen: list[Memory] = []
    left = max_tokens
    for memory in sorted(current.values(), key=lambda m: _order(m, closeness)):
        cost = count_tokens(_DATED_LINE + memory.content)
        if cost <= left:
            chosen.append(memory)
            left -= cost
    return chosen


def _order(memory: Memory, closeness: Mapping[str, float]) -> tuple[int, int, float, int, int, str]:
    rank, near = _rank(memory), closeness.get(memory.memory_id, 0.0)
    position = _identity_position(memory) if rank == _IDENTITY else 0
    if rank == _IDENTITY and position < len(NAMED_ATTRIBUTES):
        rank, near = _NAMED, 0.0
    elif rank is None or rank <= _INSTRUCTION or near < CLOSE:
        near = 0.0
    else:
        rank, position = _CLOSE, 0
    return (
        _USE + 1 if rank is None else rank,
        position,
        -near,
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
    first = named.partition("/")[0]
    if first == "languages":
        first = "language"
    is_known = first in NAMED_ATTRIBUTES
    return NAMED_ATTRIBUTES.index(first) if is_known else len(NAMED_ATTRIBUTES)
