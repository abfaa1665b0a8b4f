"""Bring an owner's copy in the second vector store up to what the database holds.

The database counts an owner's changes (`version`) and deletions (`resets`), and keeps how many of
both the copy has. A run writes what changed since, in bounded batches, and where something was
deleted it compares all ids. It may be run twice, or end anywhere and be run again: the copy ends in
the same state, because what is recorded never runs ahead of what is there. Two runs for one owner
notice each other by what is recorded, and then the range that both touched is written anew.
"""

from __future__ import annotations

import asyncio
import logging
import uuid
from dataclasses import dataclass, replace

from kumbuka.errors import (
    EmbeddingFailed,
    StoreBusy,
    StoreUnavailable,
    VectorStoreUnavailable,
    WrongDimension,
)
from kumbuka.memory.jobs import COPY_VECTORS, Job
from kumbuka.memory.qdrant import QdrantSettings, dimensions_of, merged
from kumbuka.memory.settings import Settings, settings_from
from kumbuka.ports import UNSURE, ChangedVector, Copied, Point, Services, VectorTier
from kumbuka.text.vector8 import InvalidVector
from kumbuka.text.vectors import dimensions
from kumbuka.usecases.embedding_choice import choice_of
from kumbuka.usecases.tier import signature_of

BATCH = 100
PAUSE_S = 0.01
"""Between two batches: a chat that waits in the same process goes first."""
BATCHES = 40
"""After so many the job is sent again: none outlives the time of a function."""
PAGE = 1000
"""Ids that are compared at a time."""
ATTEMPTS = 5
_PAST_ALL = 2**62

log = logging.getLogger("kumbuka.copy")


async def copy_vectors(
    services: Services, owner_id: str, *, again: bool, counts: bool = False
) -> None:
    """`again` says that an earlier attempt may have ended anywhere. `counts` also compares how many
    points there are with how many there should be, for which all of the owner's rows are read.

    Raises StoreUnavailable, and VectorStoreUnavailable where the copy does not answer: the job
    comes again.
    """
    for _ in range(ATTEMPTS):
        try:
            await _attempt(services, owner_id, again, counts)
            return
        except _Overtaken:
            again = True
        except WrongDimension as error:
            # Trying again would not help: another collection is chosen, and then another job sent.
            log.warning("nothing can be copied: %s", error)
            return
    raise StoreBusy("other runs copy the same owner's vectors")


async def _attempt(services: Services, owner_id: str, again: bool, counts: bool) -> None:
    """With the settings as they are now: the other run may have begun after they changed."""
    settings = settings_from(*await services.settings.layers(owner_id))
    at = merged(services.qdrant_defaults, settings.qdrant)
    if services.tier is None or at.url is None:
        return
    run = Run(services, services.tier, at, owner_id, counts=counts)
    if settings.vector_store != "qdrant":
        await run.withdraw()
    elif signature := await _signature(services, settings):
        await run.bring_up(signature, again=again)


async def _signature(services: Services, settings: Settings) -> str:
    try:
        return await signature_of(services, choice_of(settings))
    except EmbeddingFailed as error:
        raise VectorStoreUnavailable(f"the embedding is not known: {error}") from error


@dataclass
class Run:
    services: Services
    tier: VectorTier
    at: QdrantSettings
    owner_id: str
    held: Copied | None = None
    """What was recorded when it was last read or written."""
    counts: bool = False
    """Whether points are to be counted in the end."""

    async def withdraw(self) -> None:
        """Leave nothing of an owner who does not want the copy any more."""
        book = self.services.copies
        if (await book.state(self.at.store, self.owner_id)).copied is None:
            return
        await self.tier.remove_owner(self.at, self.owner_id)
        await book.forget(self.at.store, self.owner_id)

    async def bring_up(self, signature: str, *, again: bool) -> None:
        """Vectors as long as the signature's are copied; others wait to be made anew."""
        try:
            await self._bring_up(signature, again)
        except (VectorStoreUnavailable, StoreUnavailable):
            await self._doubt()
            raise

    async def _bring_up(self, signature: str, again: bool) -> None:
        state = await self.services.copies.state(self.at.store, self.owner_id)
        self.held = state.copied
        if state.copied is None and not self.at.enabled:
            return
        start = state.copied or Copied(0, UNSURE)
        if again or state.copied is None:
            await self._record(replace(start, resets=UNSURE), start.version)
        wanted = dimensions_of(signature)
        if self.at.enabled and not await self._write_changes(wanted, state.version):
            await self._go_on_later()
            return
        await self._compare_ids()
        if self.at.enabled and start.version:
            await self._refill_if_short(signature)

    async def _write_changes(self, wanted: int, newest: int) -> bool:
        """False where more is left than one run takes."""
        started = version = self._held.version
        cursor = (version, _PAST_ALL)
        batches = 0
        while rows := await self.services.copies.changed(self.owner_id, cursor, BATCH):
            await self._write(rows, wanted)
            last = rows[-1]
            # The rows of one version may go on in the next batch.
            whole = last.version if len(rows) < BATCH else last.version - 1
            if whole > version:
                await self._record(replace(self._held, version=whole), started)
                version = whole
            cursor, batches = (last.version, last.number), batches + 1
            await asyncio.sleep(PAUSE_S)
            if batches >= BATCHES and version > started:
                return False
        if newest > version:
            await self._record(replace(self._held, version=newest), started)
        return True

    async def _write(self, rows: list[ChangedVector], wanted: int) -> None:
        rows = [row for row in rows if _has_point_id(row.memory.memory_id)]
        lasting = [row for row in rows if _is_point(row, wanted)]
        points = [Point(row.memory, row.embedding, row.signature) for row in lasting]
        kept = {point.memory.memory_id for point in points}
        gone = [row.memory.memory_id for row in rows if row.memory.memory_id not in kept]
        if points:
            # A collection that is made now lacks all that was copied before.
            self.counts |= await self.tier.put(self.at, points)
        if gone:
            await self.tier.remove(self.at, gone)

    async def _compare_ids(self) -> None:
        """Remove points of memories that are not there any more, if any was deleted."""
        book = self.services.copies
        state = await book.state(self.at.store, self.owner_id)
        if state.resets == self._held.resets:
            return
        after: str | None = None
        while True:
            ids, after = await self.tier.ids(self.at, self.owner_id, after, PAGE)
            kept = await book.kept(ids, self.owner_id, self.services.clock())
            if stale := [memory_id for memory_id in ids if memory_id not in kept]:
                await self.tier.remove(self.at, stale)
            if after is None:
                break
        await self._record(replace(self._held, resets=state.resets), self._held.version)

    async def _refill_if_short(self, signature: str) -> None:
        """A collection that was emptied or made anew by others is filled from the start."""
        there = await self.tier.count(self.at, self.owner_id, signature)
        if there and not self.counts:
            return
        now = self.services.clock()
        until = self._held.version
        if there < await self.services.copies.total(self.owner_id, signature, now, until=until):
            await self._record(Copied(0, UNSURE), 0)
            await self._go_on_later()

    async def _doubt(self) -> None:
        """A run that ends here may have written what was deleted meanwhile."""
        if self.held is None:
            return
        try:
            await self._record(replace(self.held, resets=UNSURE), self.held.version)
        except (_Overtaken, StoreUnavailable):
            log.info("what a failed run wrote is not noted")

    async def _go_on_later(self) -> None:
        await self.services.jobs.send(Job(COPY_VECTORS, self.owner_id).to_json())

    @property
    def _held(self) -> Copied:
        assert self.held is not None, "nothing is recorded yet"
        return self.held

    async def _record(self, after: Copied, touched_from: int) -> None:
        """Raises _Overtaken where another run recorded something: what this one wrote since
        `touched_from` may be older than what that one wrote, and is to be written anew."""
        book, store = self.services.copies, self.at.store
        if await book.record(store, self.owner_id, self.held, after):
            self.held = after
            return
        for _ in range(ATTEMPTS):
            found = (await book.state(store, self.owner_id)).copied
            back = Copied(min(touched_from, found.version if found else 0), UNSURE)
            if await book.record(store, self.owner_id, found, back):
                raise _Overtaken
        raise StoreBusy("other runs copy the same owner's vectors")


class _Overtaken(Exception):
    """Another run for the same owner recorded its progress meanwhile."""


def _has_point_id(memory_id: str) -> bool:
    """Points are known by UUIDs; a memory that came with another id stays in the database only."""
    try:
        return str(uuid.UUID(memory_id)) == memory_id
    except ValueError:
        return False


def _is_point(row: ChangedVector, wanted: int) -> bool:
    memory = row.memory
    if memory.superseded_at is not None or memory.archived_at is not None:
        return False
    try:
        return dimensions(row.embedding) == wanted
    except InvalidVector:
        return False  # its search says so, and reindexing mends it
