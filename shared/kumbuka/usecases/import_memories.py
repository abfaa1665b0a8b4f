"""Take in what was exported: rows as they were, history included, beside what is known already."""

from __future__ import annotations

import uuid
from collections.abc import AsyncIterator, Iterable, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice

from kumbuka.errors import FieldProblem, InvalidRequest
from kumbuka.memory.export_lines import memory_of_line
from kumbuka.memory.json_values import BadLine, Value
from kumbuka.memory.model import Memory, Millis, Outcome, Place
from kumbuka.memory.taking_in import id_instead, moved, taken_in
from kumbuka.memory.transcripts import memory_id as passage_id
from kumbuka.memory.truth import Plan
from kumbuka.ports import MemoryWriter, Services
from kumbuka.usecases.embedding_choice import choice_for
from kumbuka.usecases.sources import Chain, leave_summaries
from kumbuka.usecases.writing import Vectors, embedded, insert, new_id, subject_and_object

LINES_AT_ONCE = 256
"""Lines a transaction: what an import that is stopped has stored stays, and it may be run again."""
REFUSED = "refused"


@dataclass(frozen=True, slots=True)
class TakenIn:
    """What became of one line."""

    line: int
    outcome: str
    """An `Outcome`, or REFUSED."""
    memory_id: str | None = None
    """Of the row that says it now; None where there is none."""
    problems: tuple[FieldProblem, ...] = ()


async def import_memories(
    services: Services,
    lines: Iterable[Value | BadLine],
    *,
    owner_id: str | None = None,
    may_share: bool = False,
) -> AsyncIterator[TakenIn]:
    """What became of each line, in their order, some hundreds at a time as they are stored.

    Every row becomes one of `owner_id`, or with None one of the owner that its line names. Doing it
    again changes nothing. `may_share` lets rows in that everybody sees. Raises StoreUnavailable;
    what was told until then is stored.
    """
    rest = iter(lines)
    while some := list(islice(rest, LINES_AT_ONCE)):
        told, owners = _read(some, owner_id)
        for owner, rows in owners.items():
            told += await _OwnersLines(services, owner, rows, may_share).stored()
        for one in sorted(told, key=lambda one: one.line):
            yield one


Numbered = tuple[int, Memory]


def _read(
    lines: Sequence[Value | BadLine], owner_id: str | None
) -> tuple[list[TakenIn], dict[str, list[Numbered]]]:
    """What is wrong with lines, and by owner the rows of the others."""
    told: list[TakenIn] = []
    owners: dict[str, list[Numbered]] = {}
    for found in lines:
        try:
            memory = _memory(found, owner_id)
        except InvalidRequest as error:
            told.append(TakenIn(found.line, REFUSED, problems=error.details))
        else:
            owners.setdefault(memory.place.owner_id, []).append((found.line, memory))
    return told, owners


def _memory(found: Value | BadLine, owner_id: str | None) -> Memory:
    if isinstance(found, BadLine):
        raise InvalidRequest("the line cannot be read", FieldProblem("line", found.reason))
    memory = memory_of_line(found.value)
    owner = owner_id or memory.place.owner_id
    if not owner:
        raise InvalidRequest("no owner is named", FieldProblem("apiKeyId", "is missing"))
    return moved(memory, owner)


@dataclass
class _OwnersLines:
    services: Services
    owner_id: str
    rows: Sequence[Numbered]
    may_share: bool

    async def stored(self) -> list[TakenIn]:
        # Asked beforehand: what is stored already must not be embedded, and paid for, again.
        async with self.services.memories.writing() as writer:
            meant = await self._placed(writer)
        if not meant.has_changes:
            return meant.told
        contents = list(dict.fromkeys(row.content for row in meant.inserts))
        choice = await choice_for(self.services, self.owner_id)
        vectors = await embedded(self.services, choice, contents)
        async with self.services.memories.writing() as writer:
            placing = await self._placed(writer)
            await placing.write(writer, vectors)
        return placing.told

    async def _placed(self, writer: MemoryWriter) -> _Placing:
        rows = await self._under_own_ids(writer)
        memories = [row for _, row in rows]
        chains = [(row.place, row.key) for row in memories]
        placing = _Placing(self.may_share)
        placing.hold(await writer.rows_of(list(dict.fromkeys(chains))))
        placing.by_id = {
            row.memory_id: row
            for row in await writer.by_ids(self.owner_id, [row.memory_id for row in memories])
        }
        taken = await writer.owners_of([row.memory_id for row in memories])
        forgotten = await writer.forgotten_at(chains)
        retracted = await writer.retractions(list(map(_statement, memories)))
        for (line, row), forgotten_at, ended_at in zip(rows, forgotten, retracted, strict=True):
            _, is_set_aside = taken.get(row.memory_id, ("", False))
            is_gone = is_set_aside or (forgotten_at is not None and forgotten_at >= row.valid_from)
            placing.take(line, row, is_gone, ended_at if row.thread is None else None)
        return placing

    async def _under_own_ids(self, writer: MemoryWriter) -> list[Numbered]:
        """The rows, and what ended them, under other ids where those are another owner's."""
        rows = [row for _, row in self.rows]
        ids = {row.memory_id for row in rows} | {row.superseded_by or "" for row in rows}
        taken = await writer.owners_of(sorted(ids))

        def own(memory_id: str) -> str:
            owner, _ = taken.get(memory_id, (self.owner_id, False))
            if owner == self.owner_id:
                return memory_id
            return id_instead(self.services.server_secret, self.owner_id, memory_id)

        def renamed(row: Memory) -> Memory:
            memory_id = own(row.memory_id)
            if _is_of_another_passage(row):
                memory_id = id_instead(self.services.server_secret, self.owner_id, row.memory_id)
            ended_by = row.superseded_by and own(row.superseded_by)
            return replace(row, memory_id=memory_id, superseded_by=ended_by)

        return [(line, renamed(row)) for line, row in self.rows]


def _is_of_another_passage(row: Memory) -> bool:
    """Ids that are made from a place and a key are kept for the passage that will have them."""
    is_named = uuid.UUID(row.memory_id).version == 5
    return is_named and row.memory_id != passage_id(row.place, row.key)


def _statement(row: Memory) -> tuple[Place, str, str, str, Millis]:
    return (row.place, *subject_and_object(row), row.key, row.times[-1])


@dataclass
class _Placing:
    """The chains as they are to be, and what of them is new or changed."""

    may_share: bool
    chains: dict[Chain, list[Memory]] = field(default_factory=dict)
    by_id: dict[str, Memory] = field(default_factory=dict)
    """Rows of the owner under the ids of the lines, and those that were placed."""
    new: set[str] = field(default_factory=set)
    changed: set[str] = field(default_factory=set)
    told: list[TakenIn] = field(default_factory=list)

    @property
    def has_changes(self) -> bool:
        return bool(self.new or self.changed)

    @property
    def inserts(self) -> list[Memory]:
        return [row for row in self._rows() if row.memory_id in self.new]

    def _rows(self) -> Iterable[Memory]:
        return (row for chain in self.chains.values() for row in chain)

    def hold(self, rows: Iterable[Memory]) -> None:
        for row in rows:
            self.chains.setdefault((row.place, row.key), []).append(row)

    def take(self, line: int, row: Memory, is_gone: bool, retracted_at: Millis | None) -> None:
        held = self.by_id.get(row.memory_id)
        if held is not None:
            self.told.append(_of_same_id(line, held, row))
            return
        if is_gone:
            self.told.append(TakenIn(line, str(Outcome.DROPPED)))
            return
        chain = self.chains.setdefault((row.place, row.key), [])
        plan = taken_in(chain, row, new_id, retracted_at)
        if row.shared and not self.may_share and plan.outcome is not Outcome.CONFIRMED:
            problem = FieldProblem("shared", "needs the right 'admin'")
            self.told.append(TakenIn(line, REFUSED, problems=(problem,)))
            return
        self._follow(plan, chain)
        memory_id = plan.memory.memory_id if plan.memory else None
        self.told.append(TakenIn(line, str(plan.outcome), memory_id))

    def _follow(self, plan: Plan, chain: list[Memory]) -> None:
        numbers = {row.memory_id: number for number, row in enumerate(chain)}
        for row in plan.updates:
            chain[numbers[row.memory_id]] = row
        chain += plan.inserts
        chain.sort(key=lambda row: row.valid_from)
        self.by_id |= {row.memory_id: row for row in (*plan.updates, *plan.inserts)}
        self.new |= {row.memory_id for row in plan.inserts}
        self.changed |= {row.memory_id for row in plan.updates}

    async def write(self, writer: MemoryWriter, vectors: Vectors) -> None:
        """Updates first: they free the place that an insert takes."""
        changed = self.changed - self.new
        updates = [row for row in self._rows() if row.memory_id in changed]
        # In the order of their lines, which is that of their numbers where they come from.
        inserts = [self.by_id[memory_id] for memory_id in self.by_id if memory_id in self.new]
        await writer.update_many(updates)
        await insert(writer, inserts, vectors)
        await leave_summaries(writer, updates)


def _of_same_id(line: int, held: Memory, row: Memory) -> TakenIn:
    if held.content == row.content:
        return TakenIn(line, str(Outcome.CONFIRMED), held.memory_id)
    problem = FieldProblem("id", "is another memory of this owner")
    return TakenIn(line, REFUSED, problems=(problem,))
