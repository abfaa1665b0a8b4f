"""Move a memory from one owner to another: after a client's upstream key was rotated."""

from __future__ import annotations

from dataclasses import replace

from kumbuka.errors import FieldProblem, InvalidRequest
from kumbuka.memory.model import Memory
from kumbuka.memory.scopes import Scope
from kumbuka.ports import MemoryFilter, MemoryWriter, Services
from kumbuka.usecases.embedding_choice import choice_for
from kumbuka.usecases.writing import Vectors, embedded, new_id, state


async def merge_owners(services: Services, old: str, new: str) -> int:
    """Every row of `old`, history too, takes its place in what `new` knows; returns how many.

    Where both know something of one key, the later statement is current. Raises InvalidRequest.
    """
    if old == new or not new:
        raise InvalidRequest("the owners are one", FieldProblem("new", "must be another owner"))
    rows = await _rows(services, Scope.whole_owner(old))
    vectors = await embedded(
        services, await choice_for(services, new), [row.content for row in rows]
    )
    async with services.memories.writing() as writer:
        for row in rows:
            await _move(writer, row, new, vectors)
        chains = {(row.place, row.key) for row in rows}
        await writer.delete_chains(sorted(chains, key=str), services.clock())
    await services.keys.remember_owner(new, services.clock())
    if rows:
        await services.memories.compact()
    return len(rows)


async def _move(writer: MemoryWriter, row: Memory, new: str, vectors: Vectors) -> None:
    said = replace(
        row,
        memory_id=new_id(),
        place=replace(row.place, owner_id=new),
        superseded_at=None,
        superseded_by=None,
    )
    plan = await state(writer, said, vectors)
    moved = plan.memory
    # What ended without a successor was taken back: it ends for the new owner too.
    if moved and moved.superseded_at is None and row.superseded_at and not row.superseded_by:
        await writer.update(replace(moved, superseded_at=row.superseded_at))


async def _rows(services: Services, scope: Scope) -> list[Memory]:
    rows: list[Memory] = []
    cursor, now = None, services.clock()
    wanted = MemoryFilter(include_superseded=True)
    while True:
        page = await services.memories.page(
            scope, wanted, any_user=True, limit=200, offset=0, cursor=cursor, now=now
        )
        rows += page.memories
        cursor = page.next_cursor
        if cursor is None:
            return sorted(rows, key=lambda row: row.valid_from)
