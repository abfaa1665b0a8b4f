"""Delete for good: one memory, a set of them, a user, an owner."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence

from kumbuka.errors import PoisonMessage, QueueUnavailable
from kumbuka.memory.model import Millis
from kumbuka.memory.scopes import Scope
from kumbuka.memory.settings import settings_from
from kumbuka.memory.turns import Turn
from kumbuka.ports import MemoryFilter, MemoryWriter, Services
from kumbuka.usecases.sources import Chain, deletion_of

log = logging.getLogger("kumbuka.forget")


async def forget(services: Services, scope: Scope, memory_id: str) -> None:
    """Delete a memory with its history, or set it aside while `deleteGraceDays` lasts.

    Raises NotFound, also for one outside the scope.
    """
    now, keep = services.clock(), await _has_grace(services, scope.owner_id)
    async with services.memories.writing() as writer:
        memory = await writer.get(scope, memory_id)
        await _delete(writer, scope, [(memory.place, memory.key)], now, keep)
    await _wipe(services)


async def forget_matching(services: Services, scope: Scope, filter: MemoryFilter) -> int:
    """Delete every memory that the filter means, as one by one; returns how many current ones that
    were."""
    now, keep = services.clock(), await _has_grace(services, scope.owner_id)
    async with services.memories.writing() as writer:
        chains = await writer.matching(scope, filter)
        await _delete(writer, scope, [(place, key) for place, key, _ in chains], now, keep)
    if chains:
        await _wipe(services)
    return sum(1 for _, _, is_held in chains if is_held)


async def erase(services: Services, owner_id: str, user_id: str | None) -> Mapping[str, int]:
    """Remove all of an owner, or of one user; an older turn that still waits is dropped later."""
    now = services.clock()
    async with services.memories.writing() as writer:
        counts = await writer.erase(owner_id, user_id, now)
    services.settings.forget(owner_id)
    await services.memories.compact()

    def is_over(body: str) -> bool:
        try:
            turn = Turn.from_json(body)
        except PoisonMessage:
            return False
        is_meant = turn.owner_id == owner_id and user_id in (None, turn.user_id)
        return is_meant and turn.said_at <= now

    return {**counts, "queuedTurns": await _discard_turns(services, is_over)}


async def _wipe(services: Services) -> None:
    """Take deleted bytes out of the files: also the turn that told them, which was learned."""
    await services.memories.compact()
    await _discard_turns(services, lambda body: False)


async def _discard_turns(services: Services, is_over: Callable[[str], bool]) -> int:
    try:
        return await services.turns.discard(is_over)
    except QueueUnavailable as error:
        log.warning("turns of what was deleted are dropped when they are read: %s", error)
        return 0


async def _delete(
    writer: MemoryWriter, scope: Scope, chains: Sequence[Chain], now: Millis, keep: bool
) -> None:
    deletion = await deletion_of(writer, scope.owner_id, chains)
    await writer.delete_chains(deletion.chains, now, keep=keep)
    await writer.delete_chains(deletion.outdated, now)
    await writer.insert_many([(summary, None) for summary in deletion.anew], "")


async def _has_grace(services: Services, owner_id: str) -> bool:
    return settings_from(*await services.settings.layers(owner_id)).delete_grace_days > 0
