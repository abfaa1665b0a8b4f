"""What housekeeping asks of the database: who is there, and the removal of what is over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from kumbuka.memory.model import Memory, Millis


class OwnersRows(StrEnum):
    """What is removed of one owner."""

    EXPIRED = "expired"
    """Memories that expired by then."""
    SET_ASIDE = "setAside"
    """Deleted memories that could be restored until then."""
    ORPHANED_VECTORS = "orphanedVectors"
    """Vectors of memories that are not there, whenever they were made."""


class Records(StrEnum):
    """What is removed whoever it is about: what is older than a time."""

    INJECTED_BLOCKS = "injectedBlocks"
    INJECTIONS = "injections"
    PROCESSED_TURNS = "processedTurns"
    DAILY_CHATS = "dailyCounters"
    MARKS = "marks"
    """Of deletions and retractions; an erase is never forgotten."""
    LOST_VECTORS = "lostVectors"
    """Of owners who have no memory any more, whenever they were made."""


@dataclass(frozen=True, slots=True)
class OldMemories:
    """Which memories may be old enough for a summary."""

    owner_id: str
    user_id: str | None
    """None: every user's, and those without a user."""
    until: Millis
    """Of their last confirmation."""
    now: Millis
    retention_days: int = 0
    retention_types: Sequence[str] = ()


class Housekeeping(Protocol):
    """Every method raises StoreUnavailable."""

    async def owners(self, after: str, limit: int) -> list[str]:
        """Ids of owners with memories or deleted ones, in order, past one."""
        ...

    async def remove(self, what: OwnersRows, owner_id: str, until: Millis, limit: int) -> int:
        """Remove at most so many, all or none; how many that were."""
        ...

    async def remove_records(self, what: Records, until: Millis, limit: int) -> int:
        """The same for what is older than `until`."""
        ...

    async def old(self, wanted: OldMemories, limit: int) -> list[Memory]:
        """Current facts within retention that were not confirmed since, oldest first; neither
        pinned ones nor ones that are shared or expire."""
        ...

    async def contents(
        self, owner_id: str, user_id: str | None, now: Millis, after: int, limit: int
    ) -> list[tuple[int, str]]:
        """Numbers and texts of current facts past a number, in their order."""
        ...

    async def waiting_turns(self, until: Millis) -> int:
        """How many turns of the outbox are older than that."""
        ...

    async def planned_at(self, kind: str) -> Millis | None:
        """When jobs of this kind were last sent to everybody by this database's processes."""
        ...

    async def note_plan(self, kind: str, now: Millis) -> None: ...
