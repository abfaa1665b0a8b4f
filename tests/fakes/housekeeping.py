"""Housekeeping without a database: owners by name, and how many rows of each kind are over."""

from __future__ import annotations

import bisect
from collections import Counter
from dataclasses import dataclass, field

from kumbuka.memory.model import Memory, Millis
from kumbuka.ports import OldMemories, OwnersRows, Records


@dataclass
class InMemoryHousekeeping:
    names: list[str] = field(default_factory=list)
    """In order."""
    over: Counter[tuple[str, str]] = field(default_factory=Counter)
    """By kind and owner; of records by kind and ''."""
    plans: dict[str, Millis] = field(default_factory=dict)

    async def owners(self, after: str, limit: int) -> list[str]:
        start = bisect.bisect_right(self.names, after)
        return self.names[start : start + limit]

    async def remove(self, what: OwnersRows, owner_id: str, until: Millis, limit: int) -> int:
        return self._remove((what, owner_id), limit)

    async def remove_records(self, what: Records, until: Millis, limit: int) -> int:
        return self._remove((what, ""), limit)

    def _remove(self, which: tuple[str, str], limit: int) -> int:
        removed = min(self.over[which], limit)
        self.over[which] -= removed
        return removed

    async def old(self, wanted: OldMemories, limit: int) -> list[Memory]:
        return []

    async def contents(
        self, owner_id: str, user_id: str | None, now: Millis, after: int, limit: int
    ) -> list[tuple[int, str]]:
        return []

    async def waiting_turns(self, until: Millis) -> int:
        return 0

    async def planned_at(self, kind: str) -> Millis | None:
        return self.plans.get(kind)

    async def note_plan(self, kind: str, now: Millis) -> None:
        self.plans[kind] = now
