"""The book of copies in memory, where a test has no vectors to copy."""

from __future__ import annotations

from collections.abc import Sequence

from kumbuka.memory.model import Millis
from kumbuka.ports import ChangedVector, Copied, CopyState


class InMemoryCopies:
    def __init__(self) -> None:
        self.held: dict[tuple[str, str], Copied] = {}

    async def state(self, store: str, owner_id: str) -> CopyState:
        return CopyState(0, 0, self.held.get((store, owner_id)))

    async def changed(
        self, owner_id: str, after: tuple[int, int], limit: int
    ) -> list[ChangedVector]:
        return []

    async def kept(self, memory_ids: Sequence[str], owner_id: str | None, now: Millis) -> set[str]:
        return set()

    async def total(
        self,
        owner_id: str | None,
        signature: str,
        now: Millis,
        *,
        store: str = "",
        until: int | None = None,
    ) -> int:
        return 0

    async def record(self, store: str, owner_id: str, before: Copied | None, after: Copied) -> bool:
        if self.held.get((store, owner_id)) != before:
            return False
        self.held[(store, owner_id)] = after
        return True

    async def forget(self, store: str, owner_id: str) -> None:
        self.held.pop((store, owner_id), None)

    async def owners(self, after: str, limit: int) -> list[str]:
        return []
