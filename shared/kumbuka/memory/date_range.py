"""A stretch of time, and the memories that are of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kumbuka.memory.model import Memory, Millis


@dataclass(frozen=True, slots=True)
class DateRange:
    start: Millis
    end: Millis
    """Not part of it."""

    def holds(self, at: Millis) -> bool:
        return self.start <= at < self.end


def is_of(memory: Memory, ranges: Sequence[DateRange]) -> bool:
    """Whether the memory was said or confirmed in one of the ranges."""
    times = {memory.valid_from, memory.last_confirmed_at, *memory.said_at}
    return any(held.holds(at) for held in ranges for at in times)


@dataclass(frozen=True, slots=True)
class Dated:
    """What a message says of time."""

    ranges: tuple[DateRange, ...]
    rest: str
    """The message without the words that name its dates."""
    asks_for_all: bool
    """It asks about nothing but these dates: what happened yesterday?"""
    fleeting: frozenset[str] = frozenset()
    """Words of its dates that mean another time each day: last, week, yesterday."""
    parted: str = ""
    """The message, its dates parted from its other words: Chinese puts no space between."""
    looks_back: bool = True
    """It is about what was: a day that is over, or what somebody did; not "write a poem today"."""
