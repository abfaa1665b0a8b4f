"""Whatever is said, taken back, corrected, deleted, restored and summarised, in whatever order:
of each key one row at most holds, and what was current at any time stays readable.

Each example is a list of steps on a store in memory, whose clock moves an hour a step. After each,
what is current is noted; only a step that speaks of an earlier time, or deletes, may change a note.
"""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace

from hypothesis import given, settings
from hypothesis import strategies as st
from kumbuka.errors import Conflict, NotFound
from kumbuka.memory.model import Memory, Outcome
from kumbuka.memory.scopes import Scope
from kumbuka.memory.turns import Turn
from kumbuka.ports import MemoryFilter, Statement
from kumbuka.text.tokens import count_tokens
from kumbuka.usecases.cleanup import cleanup
from kumbuka.usecases.correct import Changes, correct
from kumbuka.usecases.forget import erase, forget
from kumbuka.usecases.learn import learn
from kumbuka.usecases.restore import restore
from kumbuka.usecases.summarize import Asked, summarize

from tests.fakes.in_memory import NoEmbeddings
from tests.fakes.stored import NOON, Stored, stored

HOUR = 3_600_000
WHOLE = Scope.whole_owner("ana")
TEXTS = (
    "I like black tea.",
    "I don't like black tea.",
    "I like rye bread.",
    "I don't like rye bread.",
    "I like wooden boats.",
    "My favorite editor is Vim.",
    "My favorite editor is Helix.",
    "I no longer like rye bread.",
    "I no longer like black tea.",
    "We track bugs in Jira.",
    "We're on Linear now.",
)
USERS = (None, "eva")
OTHERS = (
    *("repeat", "correct", "delete", "cleanup", "erase"),
    *("restore", "undelete", "summarize") * 2,
)
DELETED = Statement("SELECT memory_id FROM deleted_memories ORDER BY deleted_at, memory_id")
State = dict[tuple[str | None, str], str]
"""By user and key, what is current."""


@dataclass(frozen=True)
class Step:
    kind: str
    number: int = 0
    """Which text, row or turn is meant, of however many there are."""
    hours_late: int = 0
    user: str | None = None


@dataclass
class Life:
    """A store, the turns that were sent to it, and notes of what was current."""

    store: Stored
    turns: list[Turn] = field(default_factory=list)
    notes: dict[int, State] = field(default_factory=dict)

    async def take(self, step: Step) -> None:
        self.store.now[0] += HOUR
        await getattr(self, f"_{step.kind}")(step)
        self.store.now[0] += 1000
        rows = await self.store.rows()
        check_chains(rows)
        check_summaries(rows)
        now = await self._current(None)
        assert now == await self._current(self.store.now[0])
        assert now == state_at(rows, self.store.now[0])
        self.notes[self.store.now[0]] = now
        for at, noted in self.notes.items():
            assert await self._current(at) == noted == state_at(rows, at)
        self.store.now[0] -= 1000

    async def _current(self, as_of: int | None) -> State:
        page = await self.store.services.memories.page(
            WHOLE,
            MemoryFilter(as_of=as_of),
            any_user=True,
            limit=200,
            offset=0,
            cursor=None,
            now=self.store.now[0],
        )
        return state_of(page.memories)

    async def _say(self, step: Step) -> None:
        at = self.store.now[0]
        if step.hours_late:
            # Between two steps, so that no two things are said at once.
            at -= step.hours_late * HOUR - HOUR // 2
            self._forget_notes(since=at)
        number = len(self.turns)
        text = TEXTS[step.number % len(TEXTS)]
        turn = Turn(f"t{number}", "ana", step.user, None, f"h{number}", text, None, "m", at)
        self.turns.append(turn)
        await learn(self.store.services, turn)

    async def _repeat(self, step: Step) -> None:
        if self.turns:
            turn = self.turns[step.number % len(self.turns)]
            learned = await learn(self.store.services, turn)
            # An erase forgets the turns too, and drops what was said before it.
            assert learned.repeated or learned.outcomes.keys() == {Outcome.DROPPED}

    async def _correct(self, step: Step) -> None:
        for memory in await self._chosen(step, "current"):
            changes = Changes(content=TEXTS[step.number % len(TEXTS)])
            try:
                await correct(self.store.services, WHOLE, memory.memory_id, changes)
            except Conflict:
                assert memory.metadata.get("source") == "summary"

    async def _restore(self, step: Step) -> None:
        for memory in await self._chosen(step, "all"):
            try:
                restored = await restore(self.store.services, WHOLE, memory.memory_id)
            except Conflict:
                assert memory.metadata.get("source") == "summary"
                continue
            is_undone = memory.metadata.get("source") == "summary"
            assert restored.is_current(restored.valid_from) is not is_undone

    async def _delete(self, step: Step) -> None:
        for memory in await self._chosen(step, "all"):
            await forget(self.store.services, WHOLE, memory.memory_id)
            self._forget_notes(since=0)

    async def _undelete(self, step: Step) -> None:
        if not self.turns:
            return
        (found,) = await self.store.database.read([DELETED])
        for row in found.rows[step.number % (len(found.rows) + 1) :][:1]:
            try:
                await restore(self.store.services, WHOLE, row[0])
            except (NotFound, Conflict):
                continue
            self._forget_notes(since=0)

    async def _erase(self, step: Step) -> None:
        await erase(self.store.services, "ana", "eva")
        self._forget_notes(since=0)

    async def _summarize(self, step: Step) -> None:
        await summarize(self.store.services, Asked("ana", older_than_days=0))

    async def _cleanup(self, step: Step) -> None:
        await cleanup(self.store.services, "ana")

    def _forget_notes(self, *, since: int) -> None:
        self.notes = {at: noted for at, noted in self.notes.items() if at < since}

    async def _chosen(self, step: Step, which: str) -> Sequence[Memory]:
        rows = await self.store.rows()
        if which == "current":
            rows = [row for row in rows if row.superseded_at is None and row.archived_at is None]
        rows = sorted(rows, key=lambda row: (row.valid_from, row.key, row.memory_id))
        return rows[step.number % (len(rows) + 1) :][:1]


def state_of(memories: Sequence[Memory]) -> State:
    state = {(memory.place.user_id, memory.key): memory.content for memory in memories}
    assert len(state) == len(memories), "two rows of one key are current"
    return state


def state_at(rows: Sequence[Memory], at: int) -> State:
    """What history says: each row holds from its beginning to its end."""
    return state_of(
        [
            row
            for row in rows
            if row.valid_from <= at
            and not any(
                end is not None and end <= at for end in (row.superseded_at, row.archived_at)
            )
        ]
    )


def check_chains(rows: Sequence[Memory]) -> None:
    ids = {row.memory_id for row in rows}
    chains: dict[tuple[object, str], list[Memory]] = {}
    for row in rows:
        chains.setdefault((row.place, row.key), []).append(row)
        assert row.superseded_at is None or row.superseded_at >= row.valid_from
    for chain in chains.values():
        lasting = [row for row in chain if row.superseded_at != row.valid_from]
        for earlier, later in itertools.pairwise(sorted(lasting, key=lambda r: r.valid_from)):
            assert earlier.superseded_at is not None, "a row goes on beside a later one"
            assert earlier.superseded_at <= later.valid_from
        assert sum(row.superseded_at is None for row in chain) <= 1
        assert all(row.superseded_by in ids for row in chain if follows_in_chain(row, chain))


def follows_in_chain(row: Memory, chain: Sequence[Memory]) -> bool:
    return row.superseded_by is not None and any(
        other.valid_from == row.superseded_at for other in chain if other is not row
    )


def check_summaries(rows: Sequence[Memory]) -> None:
    """A summary that is current is made of what is archived for it, and costs no more."""
    linked: dict[tuple[object, str], list[Memory]] = {}
    for row in rows:
        if row.archived_at is not None and row.superseded_at is None:
            linked.setdefault((row.place, row.metadata["summaryKey"]), []).append(row)
        else:
            assert row.superseded_at is not None or "summaryKey" not in row.metadata
    current = {
        (row.place, row.key): row
        for row in rows
        if row.metadata.get("source") == "summary" and row.superseded_at is None
    }
    assert current.keys() == linked.keys()
    for name, summary in current.items():
        sources = {row.memory_id for row in linked[name]}
        assert set(summary.metadata["sourceIds"]) == sources
        spent = sum(count_tokens(row.content) for row in linked[name])
        assert count_tokens(summary.content) <= spent


@asynccontextmanager
async def living(grace_days: int) -> AsyncIterator[Life]:
    async with stored() as store:
        store.now[0] = NOON
        store.services = replace(store.services, embeddings=NoEmbeddings())
        changes = {"deleteGraceDays": grace_days}
        await store.services.settings.change("ana", changes, NOON)
        yield Life(store)


async def lived(steps: Sequence[Step], grace_days: int) -> None:
    async with living(grace_days) as life:
        for step in steps:
            await life.take(step)


numbers = st.integers(0, 60)
users = st.sampled_from(USERS)
said = st.builds(Step, st.just("say"), numbers, st.just(0), users)
late = st.builds(Step, st.just("say"), numbers, st.integers(1, 6), users)
others = st.builds(
    Step,
    st.sampled_from(OTHERS),
    numbers,
)
steps = st.lists(st.one_of(said, said, late, others, others), max_size=16)


@settings(max_examples=120, deadline=None)
@given(steps, st.sampled_from([0, 7]))
def test_of_each_key_one_row_holds_and_no_past_is_rewritten(
    taken: list[Step], grace_days: int
) -> None:
    asyncio.run(lived(taken, grace_days))


@settings(max_examples=40, deadline=None)
@given(st.permutations(range(6)), st.integers(0, 6))
def test_summaries_in_between_change_nothing_of_what_statements_mean(
    order: list[int], summarised_after: int
) -> None:
    """Any order of delivery, with a summary made somewhere, ends where the order of saying ends."""

    async def told(numbers: Sequence[int]) -> State:
        texts = [TEXTS[0], TEXTS[2], TEXTS[4], TEXTS[1], TEXTS[7], TEXTS[0]]
        async with living(0) as life:
            life.store.now[0] = NOON + 10 * HOUR
            for place, number in enumerate(numbers):
                if place == summarised_after:
                    await summarize(life.store.services, Asked("ana", older_than_days=0))
                at = NOON + number * HOUR
                name = f"t{number}"
                turn = Turn(name, "ana", None, None, name, texts[number], None, "m", at)
                await learn(life.store.services, turn)
            rows = await life.store.rows()
            live = [row for row in rows if row.superseded_at is None]
            return state_of([row for row in live if row.metadata.get("source") != "summary"])

    assert asyncio.run(told(order)) == asyncio.run(told(range(6)))
