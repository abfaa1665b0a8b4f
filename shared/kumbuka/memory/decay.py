"""Older hits count less, where a deployment wants that."""

from __future__ import annotations

import math
from collections.abc import Container, Iterable
from dataclasses import replace

from kumbuka.memory.model import MemoryType, Millis
from kumbuka.memory.ranking import Hit, in_order

DAY_MS = 86_400_000


def decayed(
    hits: Iterable[Hit], now: Millis, half_life_days: float, exact: Container[str] = ()
) -> list[Hit]:
    """Each score times exp(−ln 2 / half-life · age), best first; the age counts from the last
    confirmation. Pinned and semantic memories keep theirs, and so do those in `exact`: ids of
    memories that have an exact token of the question. Whoever asks for `DEC-0054` means that one,
    however old.
    """
    return in_order(replace(hit, score=_kept(hit, now, half_life_days, exact)) for hit in hits)


def _kept(hit: Hit, now: Millis, half_life_days: float, exact: Container[str]) -> float:
    memory = hit.memory
    lasts = memory.pinned or memory.type is MemoryType.SEMANTIC or memory.memory_id in exact
    if lasts or hit.score <= 0:
        return hit.score
    age_days = max(0.0, (now - memory.last_confirmed_at) / DAY_MS)
    return hit.score * math.exp(-math.log(2) / half_life_days * age_days)
