"""Store a memory that a caller wrote: the API, the command line, tools."""

from __future__ import annotations

from dataclasses import dataclass, replace

from kumbuka.errors import StoreUnavailable
from kumbuka.memory.model import Memory, Millis, NewMemory, Outcome, Place, note_key
from kumbuka.ports import MemoryWriter, Services
from kumbuka.usecases.embedding_choice import choice_for
from kumbuka.usecases.writing import embedded, new_memory, state


@dataclass(frozen=True, slots=True)
class Remembered:
    memory: Memory
    outcome: Outcome


async def remember(services: Services, place: Place, new: NewMemory) -> Remembered:
    """Save one memory now. Saving the same text again confirms it. Raises StoreUnavailable."""
    now = services.clock()
    said = new_memory(
        place,
        type=new.type,
        key=new.key or note_key(new.content),
        content=new.content,
        metadata=new.metadata,
        said_at=now,
        now=now,
    )
    said = replace(said, expires_at=new.expires_at, pinned=bool(new.pinned))
    vectors = await embedded(services, await choice_for(services, place.owner_id), [new.content])
    async with services.memories.writing() as writer:
        at = await _after_all(writer, place, said.key, now)
        said = replace(said, valid_from=at, last_confirmed_at=at)
        plan = await state(writer, said, vectors)
    if plan.memory is None:
        raise StoreUnavailable("the memory was deleted while it was written")
    return Remembered(plan.memory, plan.outcome)


async def _after_all(writer: MemoryWriter, place: Place, key: str, now: Millis) -> Millis:
    """Now, or what follows everything stored of the key: the caller writes after that, even where
    another machine's clock is ahead."""
    times = [now]
    for row in await writer.chain(place, key):
        times += [row.last_confirmed_at, row.superseded_at or 0]
    deleted_at = await writer.deleted_at(place, key)
    return max(*times, now if deleted_at is None else deleted_at + 1)
