"""Turns, and a memory store that only notes which of them were learned."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from kumbuka.memory.model import Millis, Place
from kumbuka.memory.ranking import ScopeStatistics
from kumbuka.memory.scopes import Scope
from kumbuka.memory.turns import Turn
from kumbuka.ports import Found, RecallQuery

from tests.fakes.in_memory import NOON


def turn(name: str) -> Turn:
    """One that states something: only that it was taken counts here."""
    return Turn(name, "owner-a", None, None, f"hash of {name}", "I like tea.", None, "m", NOON)


@dataclass
class Notes:
    """A memory store that only notes which turns were learned."""

    learned: list[str] = field(default_factory=list)
    repeated: list[str] = field(default_factory=list)
    troubles: list[Exception] = field(default_factory=list)
    """Raised by the next turns, one each."""

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Notes]:
        yield self

    async def claim_turn(self, turn: Turn, now: Millis) -> bool:
        if self.troubles:
            raise self.troubles.pop(0)
        kept = self.repeated if turn.turn_id in self.learned else self.learned
        kept.append(turn.turn_id)
        return kept is self.learned

    async def search(self, query: RecallQuery) -> Found:
        return Found([], ScopeStatistics(0, 0.0, 0.0, ()))

    async def is_any_later(self, scope: Scope, at: Millis) -> bool:
        return False

    async def erased_at(self, place: Place) -> Millis | None:
        return NOON  # so there is nothing to write
