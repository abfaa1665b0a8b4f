"""Stores under load and after the death of their server: nothing is lost, nothing is half there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from kumbuka.errors import StoreUnavailable
from kumbuka.memory.model import Memory, MemoryType, NewMemory, Outcome, Place, note_key
from kumbuka.memory.scopes import Reach, Scope
from kumbuka.ports import Choice, MemoryFilter, Statement
from kumbuka.usecases.remember import remember
from kumbuka.usecases.writing import insert_all, new_memory

from tests.fakes.sqld import Sqld, running_sqld
from tests.fakes.stored import NOON, Stored, stored

ANA = Place("ana")
WHOLE = Scope("ana", reach=Reach.OWNER)
CHECK = Statement("INSERT INTO memories_fts (memories_fts, rank) VALUES ('integrity-check', 1)")
PARTS = (
    "SELECT memory_no FROM memories ORDER BY 1",
    "SELECT rowid FROM memories_fts ORDER BY 1",
    "SELECT memory_no FROM vectors ORDER BY 1",
)
WRITERS = 4


@pytest.fixture(params=["file", "remote"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Stored]:
    """A server of its own: what is proven here fills its log."""
    if request.param == "file":
        async with stored(str(tmp_path / "k.db")) as made:
            yield made
    else:
        with running_sqld(tmp_path) as server:
            async with stored(server.url) as made:
                yield made


async def are_whole(store: Stored) -> list[int]:
    """The numbers of all memories, once each has its words and its vector."""
    memories, words, vectors = await store.database.read([Statement(sql) for sql in PARTS])
    assert memories.rows == words.rows == vectors.rows
    await store.database.write([CHECK])
    return [number for (number,) in memories.rows]


async def test_writers_of_one_key_at_once_make_one_chain(store: Stored) -> None:
    async def write(name: int) -> list[Outcome]:
        return [
            (
                await remember(
                    store.services, ANA, NewMemory(f"{name} says {n % 3}.", key="note:shared")
                )
            ).outcome
            for n in range(9)
        ]

    outcomes = await asyncio.gather(*(write(name) for name in range(WRITERS)))
    rows = await store.rows()
    assert [row.superseded_at for row in rows].count(None) == 1
    assert sum(row.times_confirmed for row in rows) == WRITERS * 9
    told = [outcome for some in outcomes for outcome in some]
    assert told.count(Outcome.CREATED) == 1
    assert told.count(Outcome.SUPERSEDED) == len(rows) - 1
    assert len(await are_whole(store)) == len(rows)


async def test_a_megabyte_of_text_is_stored_found_and_forgotten(store: Stored) -> None:
    large = "zanzibar \x00 é漢 " * 70_000
    assert len(large.encode()) > 2**20
    await store.keep(ANA, large, "The boat is red.", expires_at=2**53 + 1)
    found = await store.found(WHOLE, "zanzibar")
    held = found.candidates[0].memory
    assert (held.content, held.expires_at) == (large, 2**53 + 1)
    async with store.services.memories.writing() as writer:
        await writer.delete_chains([(held.place, held.key)], NOON)
    assert await store.contents(WHOLE, "zanzibar") == {"The boat is red."}
    assert len(await are_whole(store)) == 1


def boat(number: int) -> Memory:
    content = f"The boat number {number} lies in harbour {number % 77}."
    return new_memory(
        ANA,
        type=MemoryType.FACTUAL,
        key=note_key(content),
        content=content,
        metadata={},
        said_at=NOON,
        now=NOON,
    )


async def test_of_ten_thousand_rows_each_is_found_and_some_are_forgotten(store: Stored) -> None:
    await insert_all(store.services, Choice(), [boat(n) for n in range(10_000)])
    for n in (0, 4_999, 9_999):
        best = (await store.found(WHOLE, f"boat number {n}", limit=5)).candidates[0]
        assert best.memory.content == boat(n).content
    found = await store.found(WHOLE, "harbour", vector_limit=20)
    assert found.statistics.rows == 10_000
    wanted = MemoryFilter()
    page = await store.services.memories.page(
        WHOLE, wanted, any_user=True, limit=5, offset=9_990, cursor=None, now=NOON
    )
    assert (page.total, len(page.memories)) == (10_000, 5)
    async with store.services.memories.writing() as writer:
        chains = await writer.matching(WHOLE, wanted)
        assert len(chains) == 10_000
        await writer.delete_chains([(place, key) for place, key, _ in chains[:500]], NOON)
    assert len(await are_whole(store)) == 9_500


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Sqld]:
    with running_sqld(tmp_path) as made:
        yield made


async def test_a_server_that_is_killed_again_and_again_keeps_what_it_acknowledged(
    server: Sqld,
) -> None:
    async with stored(server.url, connect_timeout_s=1, total_timeout_s=5) as store:
        acknowledged: set[str] = set()

        async def write(name: int, life: int, enough: asyncio.Event) -> None:
            for n in range(100_000):
                said = f"Writer {name} of life {life} says {n}."
                await remember(store.services, ANA, NewMemory(said))
                acknowledged.add(said)
                if len(acknowledged) % 25 == 0:
                    enough.set()

        for life in range(3):
            enough = asyncio.Event()
            writing = [asyncio.create_task(write(name, life, enough)) for name in range(WRITERS)]
            await asyncio.wait_for(enough.wait(), 60)
            server.kill()
            ended = await asyncio.gather(*writing, return_exceptions=True)
            assert all(isinstance(error, StoreUnavailable) for error in ended), ended
            with pytest.raises(StoreUnavailable):
                await store.rows()
            server.start()
            numbers = await are_whole(store)  # the adapter goes on by itself
            (found,) = await store.database.read([Statement("SELECT content FROM memories")])
            kept = {content for (content,) in found.rows}
            assert acknowledged <= kept
            assert len(numbers) == len(kept) <= len(acknowledged) + WRITERS * (life + 1)
            some = next(iter(acknowledged))
            assert some in await store.contents(WHOLE, some)
