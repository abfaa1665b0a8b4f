"""Store a memory that a caller wrote: the API, the command line, tools."""

from __future__ import annotations

from dataclasses import dataclass, replace

from kumbuka.errors import StoreUnavailable
from kumbuka.memory.model import Memory, NewMemory, Outcome, Place, note_key
from kumbuka.ports import Services
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
    vectors = await embedded(services, [new.content])
    async with services.memories.writing() as writer:
        deleted_at = await writer.deleted_at(place, said.key)
        if deleted_at is not None and deleted_at >= now:
            # Deleted within this millisecond: the caller asks after that.
            said = replace(said, valid_from=deleted_at + 1, last_confirmed_at=deleted_at + 1)
        plan = await state(writer, said, vectors)
    if plan.memory is None:
        raise StoreUnavailable("the memory was deleted while it was written")
    return Remembered(plan.memory, plan.outcome)
