"""Tell the queue of jobs whose vectors changed, off the path of whoever changed them."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Collection
from typing import TYPE_CHECKING

from kumbuka.errors import KumbukaError
from kumbuka.memory.jobs import COPY_VECTORS, Job
from kumbuka.memory.qdrant import merged
from kumbuka.memory.settings import Settings
from kumbuka.usecases.background import BackgroundTasks

if TYPE_CHECKING:
    from kumbuka.memory.qdrant import QdrantSettings
    from kumbuka.ports import CopyBook, MessageQueue

log = logging.getLogger("kumbuka.copy")


class Announcer:
    """A job that is lost is made good by the owner's next one, or by reindexing."""

    def __init__(
        self,
        jobs: MessageQueue,
        copies: CopyBook,
        settings: Callable[[str], Awaitable[Settings]],
        defaults: QdrantSettings,
    ) -> None:
        self._jobs = jobs
        self._copies = copies
        self._settings = settings
        self._defaults = defaults
        self._background = BackgroundTasks()
        self._waiting: set[str] = set()

    def changed(self, owner_ids: Collection[str]) -> None:
        """To be called after the change is committed; returns at once."""
        for owner_id in owner_ids:
            # One that has not read anything yet tells of this change too.
            if owner_id not in self._waiting:
                self._waiting.add(owner_id)
                self._background.start(self._tell(owner_id))

    async def drain(self) -> None:
        """Return when all is told, or after some seconds."""
        await self._background.drain()

    async def _tell(self, owner_id: str) -> None:
        self._waiting.discard(owner_id)
        try:
            if await self._has_copy(owner_id):
                await self._jobs.send(Job(COPY_VECTORS, owner_id).to_json())
        except KumbukaError as error:
            log.warning("a change is not told: %s", error)

    async def _has_copy(self, owner_id: str) -> bool:
        """Wants one, or had one that must lose what was deleted."""
        settings = await self._settings(owner_id)
        at = merged(self._defaults, settings.qdrant)
        if at.url is None:
            return False
        if at.enabled and settings.vector_store == "qdrant":
            return True
        return (await self._copies.state(at.store, owner_id)).copied is not None
