"""Change a memory: its text by superseding, everything else in place."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from kumbuka.errors import Conflict, FieldProblem
from kumbuka.memory.model import Fact, Memory, MemoryType, Millis, Outcome
from kumbuka.memory.scopes import Scope
from kumbuka.memory.summaries import is_summary
from kumbuka.memory.truth import Plan
from kumbuka.ports import MemoryWriter, Services
from kumbuka.usecases.embedding_choice import choice_for
from kumbuka.usecases.writing import apply, embedded, new_id

_OF_CONTENT = frozenset({"polarity", "object", "language"})
"""In the metadata of what was learned: what describes its content alone."""


@dataclass(frozen=True, slots=True)
class Changes:
    """What is to change; None leaves a field as it is."""

    type: MemoryType | None = None
    key: str | None = None
    content: str | None = None
    metadata: Mapping[str, Any] | None = None
    expires_at: Millis | None = None
    clears_expiry: bool = False
    pinned: bool | None = None
    shared: bool | None = None


async def correct(services: Services, scope: Scope, memory_id: str, changes: Changes) -> Memory:
    """The memory as it is afterwards: a new row if its text changed.

    Raises NotFound, and Conflict where another memory holds the key, the row is history, or more
    than pins and shares of a summary is to change.
    """
    now = services.clock()
    vectors = await embedded(
        services,
        await choice_for(services, scope.owner_id),
        [changes.content] if changes.content else [],
    )
    async with services.memories.writing() as writer:
        held = await writer.get(scope, memory_id)
        if held.superseded_at is not None or held.archived_at is not None:
            problem = FieldProblem("id", "names a past row; change the current one, or restore it")
            raise Conflict("the memory was superseded or archived", problem)
        if is_summary(held) and _rewrites(changes):
            problem = FieldProblem("id", "names a summary; restore it, and change what it says")
            raise Conflict("a summary says what it was made of", problem)
        held = await _rekeyed(writer, held, changes.key)
        changed = _changed(held, changes, now)
        if changes.content is None or changes.content == held.content:
            await writer.update(changed)
            return changed
        at = max(now, held.last_confirmed_at)  # said by a machine whose clock is ahead
        new = replace(
            changed,
            memory_id=new_id(),
            content=changes.content,
            metadata=_told_by(changes, held),
            created_at=now,
            valid_from=at,
            last_confirmed_at=at,
            times_confirmed=1,
            said_at=(),
            access_count=0,
            last_accessed_at=None,
        )
        ended = replace(held, superseded_at=at, superseded_by=new.memory_id, updated_at=now)
        await apply(writer, Plan(Outcome.SUPERSEDED, new, [ended], [new]), vectors)
        return new


def _told_by(changes: Changes, held: Memory) -> Mapping[str, Any]:
    """What the new content says of whom. Of a learned memory the old says what holds no more, and
    a later "I no longer live in Lisbon" would end the Porto that it was corrected to."""
    if changes.metadata is not None or changes.content is None or "object" not in held.metadata:
        return held.metadata if changes.metadata is None else changes.metadata
    from kumbuka.memory.extraction import extract  # few requests change what was learned

    facts = [said for said in extract(changes.content).statements if isinstance(said, Fact)]
    if len(facts) != 1:
        return {name: told for name, told in held.metadata.items() if name not in _OF_CONTENT}
    (fact,) = facts
    told = {"polarity": fact.polarity, "subject": fact.subject, "object": fact.object}
    return {**held.metadata, **told, "language": fact.language}


def _rewrites(changes: Changes) -> bool:
    """Whether more than pins and shares is asked for."""
    asked = (changes.type, changes.key, changes.content, changes.metadata, changes.expires_at)
    return changes.clears_expiry or any(value is not None for value in asked)


async def _rekeyed(writer: MemoryWriter, held: Memory, key: str | None) -> Memory:
    if key is None or key == held.key:
        return held
    if await writer.chain(held.place, key):
        problem = FieldProblem("key", "another memory has it")
        raise Conflict("the key is taken", problem)
    await writer.rekey(held.place, held.key, key)
    return replace(held, key=key)


def _changed(held: Memory, changes: Changes, now: Millis) -> Memory:
    expires_at = changes.expires_at if changes.expires_at is not None else held.expires_at
    return replace(
        held,
        type=changes.type or held.type,
        metadata=held.metadata if changes.metadata is None else changes.metadata,
        expires_at=None if changes.clears_expiry else expires_at,
        pinned=held.pinned if changes.pinned is None else changes.pinned,
        shared=held.shared if changes.shared is None else changes.shared,
        updated_at=now,
    )
