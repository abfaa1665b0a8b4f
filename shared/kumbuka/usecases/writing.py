"""Store one statement: the steps that learning, the API and a correction share."""

from __future__ import annotations

import uuid
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from kumbuka.errors import EmbeddingFailed
from kumbuka.memory.contrast import CATEGORIES, replacing_times, supplants
from kumbuka.memory.extraction.endable import may_end
from kumbuka.memory.model import Memory, MemoryType, Millis, Place
from kumbuka.memory.names import proper_names_of
from kumbuka.memory.truth import Plan, place_statement, retract
from kumbuka.text.slugs import slug
from kumbuka.usecases.sources import leave_summaries

if TYPE_CHECKING:
    from kumbuka.ports import Choice, MemoryWriter, Services


@dataclass(frozen=True, slots=True)
class Vectors:
    """Embeddings of some contents, made before the transaction that stores them."""

    signature: str
    by_content: Mapping[str, bytes | None]


NO_VECTORS = Vectors("", {})
"""For rows of the past: no search reads their vectors."""
STORED_AT_ONCE = 500
TOLD_OF = "told:"
"""In place of a subject, in the marks of what was told to have ended by its name."""


def new_id() -> str:
    return str(uuid.uuid4())


def new_memory(
    place: Place,
    *,
    type: MemoryType,
    key: str,
    content: str,
    metadata: Mapping[str, Any],
    said_at: Millis,
    now: Millis,
) -> Memory:
    return Memory(
        memory_id=new_id(),
        place=place,
        type=type,
        key=key,
        content=content,
        metadata=metadata,
        created_at=now,
        updated_at=now,
        last_confirmed_at=said_at,
        valid_from=said_at,
    )


async def embedded(services: Services, choice: Choice, contents: Sequence[str]) -> Vectors:
    """A text whose embedding fails is stored without one; keywords find it, reindex mends it."""
    if not contents:
        return Vectors("", {})
    try:
        made = await services.embeddings.embed(choice, contents)
    except EmbeddingFailed:
        return Vectors("", {})
    return Vectors(made.signature, dict(zip(contents, made.blobs, strict=True)))


async def state(writer: MemoryWriter, said: Memory, vectors: Vectors) -> Plan:
    """Place a statement in its chain and write what that changes."""
    place, at = said.place, said.valid_from
    subject, about = subject_and_object(said)
    others = await writer.contrasting(said) if category(said) in CATEGORIES else []
    ends = [await writer.retracted_after(place, subject, about, said.key, at)]
    names = proper_names_of(said) if may_end(said) else ()
    ends += [await writer.retracted_after(place, TOLD_OF, slug(n), "", at) for n in names]
    ends += [
        time for row in others if supplants(row, said) for time in replacing_times(row) if time > at
    ]
    plan = place_statement(
        await writer.chain(place, said.key),
        said,
        new_id,
        forgotten_at=await writer.deleted_at(place, said.key),
        retracted_at=min((end for end in ends if end is not None), default=None),
    )
    await apply(writer, plan, vectors)
    if plan.memory is not None and at in replacing_times(said):
        ended = [row for row in others if supplants(said, row)]
        await apply(writer, retract(ended, at, new_id, plan.memory.memory_id), NO_VECTORS)
    return plan


def category(memory: Memory) -> str:
    return str(memory.metadata.get("category", ""))


async def apply(writer: MemoryWriter, plan: Plan, vectors: Vectors) -> None:
    await writer.update_many(plan.updates)
    await insert(writer, plan.inserts, vectors)
    await leave_summaries(writer, plan.updates)


async def insert(writer: MemoryWriter, memories: Sequence[Memory], vectors: Vectors) -> None:
    rows = [(memory, vectors.by_content.get(memory.content)) for memory in memories]
    await writer.insert_many(rows, vectors.signature)


async def insert_all(services: Services, choice: Choice, memories: Sequence[Memory]) -> None:
    """Store many new rows as they are, embedded, some hundreds in a transaction: what is read
    meanwhile is read beside it, and where one fails, those before it are stored.

    Raises StoreUnavailable.
    """
    for start in range(0, len(memories), STORED_AT_ONCE):
        some = memories[start : start + STORED_AT_ONCE]
        vectors = await embedded(services, choice, [memory.content for memory in some])
        async with services.memories.writing() as writer:
            await insert(writer, some, vectors)


def subject_and_object(memory: Memory) -> tuple[str, str]:
    """Whom it is about, and the slug of what it says of them; empty where it names nothing."""
    subject, about = memory.metadata.get("subject"), memory.metadata.get("object")
    return (
        subject if isinstance(subject, str) and subject else "user",
        slug(about) if isinstance(about, str) and about else "",
    )
