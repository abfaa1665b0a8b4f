"""Remove what is over: of one owner, and the records that are nobody's.

Each batch is committed alone and asks anew what is left, so a run may end anywhere and be run
again, twice or beside another: it ends in the same state.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace

from kumbuka.errors import EmbeddingFailed
from kumbuka.memory.jobs import CLEAN_UP, CLEAN_UP_RECORDS, COPY_VECTORS, EVERYONE, Job
from kumbuka.memory.model import Millis
from kumbuka.memory.qdrant import merged
from kumbuka.memory.settings import Settings, settings_from
from kumbuka.ports import UNSURE, OwnersRows, Records, Services
from kumbuka.usecases.embedding_choice import choice_of
from kumbuka.usecases.reindex import embed_batch

DAY_MS = 86_400_000
BATCH = 500
BATCHES = 20
"""After so many the job is sent again: none outlives the time of a function."""
LIFE_DAYS = {
    Records.INJECTED_BLOCKS: 1,
    Records.INJECTIONS: 1,
    Records.PROCESSED_TURNS: 15,
    Records.MARKS: 15,
    Records.DAILY_CHATS: 31,
    Records.LOST_VECTORS: 0,
}
"""Queues keep a message for 14 days, and the hit rate counts 30."""

log = logging.getLogger("kumbuka.cleanup")


async def cleanup(services: Services, owner_id: str) -> bool:
    """Whether all of the owner's was looked at; where not, a job for the rest is sent.

    Raises StoreUnavailable and QueueUnavailable.
    """
    settings = settings_from(*await services.settings.layers(owner_id))
    now = services.clock()
    until = {
        OwnersRows.EXPIRED: now,
        OwnersRows.SET_ASIDE: now - settings.delete_grace_days * DAY_MS,
        OwnersRows.ORPHANED_VECTORS: now,
    }
    run = Run()
    for what, at in until.items():
        await run.drain(what, _removing(services, what, owner_id, at))
    if run.is_out:
        await services.jobs.send(Job(CLEAN_UP, owner_id).to_json())
        return False
    await _compare_copy(services, settings, owner_id)
    await _embed_some(services, settings, owner_id)
    run.report()
    return True


async def cleanup_records(services: Services) -> bool:
    """The same for old records, whoever they are about; then deleted bytes leave the files."""
    now = services.clock()
    run = Run()
    for what, days in LIFE_DAYS.items():
        await run.drain(what, _removing_records(services, what, now - days * DAY_MS))
    if run.is_out:
        await services.jobs.send(Job(CLEAN_UP_RECORDS, EVERYONE).to_json())
        return False
    await services.memories.compact()
    if waiting := await services.housekeeping.waiting_turns(now - DAY_MS):
        log.warning("%d turns wait in the outbox for more than a day", waiting)
    run.report()
    return True


class Run:
    """What one job removed, and how many batches it may still take."""

    def __init__(self) -> None:
        self._left = BATCHES
        self._removed: dict[str, int] = {}

    @property
    def is_out(self) -> bool:
        return self._left <= 0

    async def drain(self, what: str, remove: Callable[[], Awaitable[int]]) -> None:
        while not self.is_out:
            self._left -= 1
            removed = await remove()
            self._removed[what] = self._removed.get(what, 0) + removed
            if removed < BATCH:
                self._left += 1  # it was the last one of its kind
                break

    def report(self) -> None:
        if removed := {what: count for what, count in self._removed.items() if count}:
            log.info("cleaned up", extra={"removed": removed})


def _removing(
    services: Services, what: OwnersRows, owner_id: str, until: Millis
) -> Callable[[], Awaitable[int]]:
    return lambda: services.housekeeping.remove(what, owner_id, until, BATCH)


def _removing_records(
    services: Services, what: Records, until: Millis
) -> Callable[[], Awaitable[int]]:
    return lambda: services.housekeeping.remove_records(what, until, BATCH)


async def _compare_copy(services: Services, settings: Settings, owner_id: str) -> None:
    """Have all points of the second vector store compared: one may have been left behind."""
    at = merged(services.qdrant_defaults, settings.qdrant)
    if services.tier is None or at.url is None:
        return
    copied = (await services.copies.state(at.store, owner_id)).copied
    if copied is None:
        return
    # Where a run for the owner goes on, its own end is recorded and this is left to the next time.
    await services.copies.record(at.store, owner_id, copied, replace(copied, resets=UNSURE))
    await services.jobs.send(Job(COPY_VECTORS, owner_id).to_json())


async def _embed_some(services: Services, settings: Settings, owner_id: str) -> None:
    """Vectors that could not be made when they were wanted."""
    try:
        await embed_batch(services, owner_id, choice_of(settings))
    except EmbeddingFailed as error:
        log.warning("memories stay without vectors: %s", error)
