"""Undo: bring back a memory that was superseded, archived, or deleted a while ago."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace

from kumbuka.errors import Conflict, EmbeddingFailed, NotFound, StoreUnavailable
from kumbuka.memory.model import Memory, Millis, Outcome
from kumbuka.memory.restoring import after_all, cut, ended_by, restored, undeleted
from kumbuka.memory.scopes import Scope
from kumbuka.memory.settings import settings_from
from kumbuka.memory.summaries import is_summary, without_link
from kumbuka.memory.truth import Plan
from kumbuka.ports import Choice, MemoryWriter, Services
from kumbuka.usecases.embedding_choice import choice_of
from kumbuka.usecases.reindex import embed_batch
from kumbuka.usecases.sources import sources_of
from kumbuka.usecases.writing import NO_VECTORS, apply, new_id

DAY_MS = 86_400_000
MAX_SUCCESSORS = 100
"""Memories that are looked at for what holds in a memory's place by now."""

log = logging.getLogger("kumbuka.restore")


async def restore(services: Services, scope: Scope, memory_id: str) -> Memory:
    """The memory, current from now on; one that is current already stays as it is. Of a summary
    that is current, what it was made of is restored in its place.

    Raises NotFound, also for what was deleted longer ago than `deleteGraceDays`, and Conflict for
    a summary that was undone.
    """
    settings = settings_from(*await services.settings.layers(scope.owner_id))
    now = services.clock()
    since = now - settings.delete_grace_days * DAY_MS
    async with services.memories.writing() as writer:
        try:
            memory = await _restored(writer, scope, await writer.get(scope, memory_id), now)
        except NotFound:
            memory = await _undeleted(writer, scope, memory_id, since, now)
    await _embedded(services, choice_of(settings), memory.place.owner_id)
    return memory


async def _embedded(services: Services, choice: Choice, owner_id: str) -> None:
    """A row of the past may have no vector, or an old one. Without one keywords find it."""
    try:
        await embed_batch(services, owner_id, choice)
    except (EmbeddingFailed, StoreUnavailable) as error:
        log.warning("what was restored has no vector yet: %s", error)


async def _restored(writer: MemoryWriter, scope: Scope, wanted: Memory, now: Millis) -> Memory:
    if is_summary(wanted):
        if not wanted.is_current(now):
            raise Conflict("a summary that was undone is not restored: summarise again")
        return await _undone(writer, wanted, now)
    chain = await writer.chain(wanted.place, wanted.key)
    instead = await _instead(writer, scope, wanted)
    at = after_all([*chain, *instead], now)
    plan = restored(chain, wanted, at, new_id)
    return await _written(writer, plan, instead)


async def _undeleted(
    writer: MemoryWriter,
    scope: Scope,
    memory_id: str,
    since: Millis,
    now: Millis,
) -> Memory:
    found, deleted_at = await writer.deleted(scope, memory_id, since)
    wanted = next(row for row in found if row.memory_id == memory_id)
    deleted = [row for row in found if row.key == wanted.key]
    chain = await writer.chain(wanted.place, wanted.key)
    at = after_all([*chain, *deleted], max(now, deleted_at))
    plan = undeleted(chain, deleted, wanted, deleted_at, at, new_id)
    await writer.take_back(found, deleted_at)
    await _put_back(writer, [row for row in found if row.key != wanted.key], deleted_at)
    return await _written(writer, plan, [])


async def _put_back(writer: MemoryWriter, sources: Sequence[Memory], deleted_at: Millis) -> None:
    """What a deleted summary was made of, as it was, or past where it was said again since."""
    rows = await writer.rows_of([(source.place, source.key) for source in sources])
    said = {row.key for row in rows if row.superseded_at is None}
    put = [cut(row, deleted_at) if row.key in said else row for row in sources]
    await writer.insert_many([(row, None) for row in put], "")


async def _undone(writer: MemoryWriter, summary: Memory, now: Millis) -> Memory:
    """What a summary was made of is current again in its place."""
    sources = await sources_of(writer, summary)
    chains: dict[str, list[Memory]] = {source.key: [] for source in sources}
    for row in await writer.rows_of([(summary.place, key) for key in chains]):
        chains[row.key].append(row)
    at = after_all([summary, *sources], now)
    ended = replace(summary, superseded_at=at, updated_at=at)
    plans = [restored(chains[source.key], source, at, new_id) for source in sources]
    updates = [ended, *(row for plan in plans for row in plan.updates)]
    inserts = [row for plan in plans for row in plan.inserts]
    await apply(writer, Plan(Outcome.SUPERSEDED, ended, updates, inserts), NO_VECTORS)
    return ended


async def _written(writer: MemoryWriter, plan: Plan, instead: Sequence[Memory]) -> Memory:
    assert plan.memory is not None, "what is restored is there"
    ended = [ended_by(row, plan.memory) for row in instead if plan.updates]
    await apply(writer, replace(plan, updates=[*ended, *plan.updates]), NO_VECTORS)
    return without_link(plan.memory)


async def _instead(writer: MemoryWriter, scope: Scope, wanted: Memory) -> list[Memory]:
    """What holds in its place under another key, where that is what ended it."""
    row, seen = wanted, {wanted.memory_id}
    while row.superseded_by is not None and len(seen) < MAX_SUCCESSORS:
        try:
            row = await writer.get(scope, row.superseded_by)
        except NotFound:
            return []
        if row.memory_id in seen:
            return []
        seen.add(row.memory_id)
    own = (row.place, row.key) == (wanted.place, wanted.key)
    is_past = row.superseded_at is not None or row.archived_at is not None
    return [] if own or is_past else [row]
