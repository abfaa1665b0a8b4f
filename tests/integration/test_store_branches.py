"""A search where a part of what is stored is damaged: the other parts are found, the part named."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from kumbuka.adapters.database import sqlite
from kumbuka.errors import StoreDamaged
from kumbuka.memory.date_range import DateRange
from kumbuka.memory.model import MemoryType, Place
from kumbuka.memory.scopes import Scope
from kumbuka.ports import Found, Statement, TurnSearch

from tests.fakes.stored import NOON, Stored, stored

ANA, SCOPE = Place("ana"), Scope("ana")
BOAT, VAULT = "The boat Wanda is moored at pier 9.", "The vault code word is marzipan."
SAID = ("Where is the boat Wanda?", "At pier 9, as always.")
QUESTION = "Where is the boat Wanda moored?"
WIDE = {
    "turns": TurnSearch(5, 5),
    "dates": [DateRange(NOON - 1_000, NOON + 1_000)],
    "conversation": ["hash"],
}


@pytest.fixture(params=["sql", "matrix"])
async def store(
    request: pytest.FixtureRequest, storage: str, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Stored]:
    """Facts, and passages of a transcript; a remote database has the way in SQL only."""
    monkeypatch.setattr(sqlite, "SMALL", 1 if request.param == "matrix" else 10**9)
    async with stored(storage) as made:
        await made.keep(ANA, VAULT, BOAT)
        for n, text in enumerate(SAID):
            fields = {"type": MemoryType.EPISODIC, "thread": 7, "valid_from": NOON + n}
            await made.keep(ANA, text, key=f"transcript:7/{n}", **fields)
        whole = await made.found(SCOPE, QUESTION, **WIDE)
        assert whole.failed == {}
        assert passages(whole) == set(SAID)
        yield made


def passages(found: Found) -> set[str]:
    return {turn.candidate.memory.content for turn in found.turns}


def contents(found: Found) -> list[str]:
    return [candidate.memory.content for candidate in found.candidates]


async def run(store: Stored, sql: str) -> None:
    await store.database.write([Statement(sql)])


async def test_without_the_text_index_facts_and_passages_are_found_by_vectors(
    store: Stored,
) -> None:
    await run(store, "ALTER TABLE memories_fts RENAME TO aside")
    found = await store.found(SCOPE, QUESTION, **WIDE)
    assert list(found.failed) == ["keyword"]
    assert "memories_fts" in found.failed["keyword"]
    assert contents(found)[0] == BOAT
    assert {candidate.bm25 for candidate in found.candidates} == {None}
    assert all(candidate.cosine is not None for candidate in found.candidates)
    assert found.statistics.rows == 2
    assert passages(found) == set(SAID)
    assert {candidate.memory.content for candidate in found.dated} >= {BOAT, VAULT}
    await run(store, "ALTER TABLE aside RENAME TO memories_fts")
    assert (await store.found(SCOPE, QUESTION, **WIDE)).failed == {}


async def test_a_vector_of_another_form_leaves_what_words_find(store: Stored) -> None:
    await run(store, "UPDATE vectors SET embedding = zeroblob(267) WHERE memory_no % 2 = 0")
    found = await store.found(SCOPE, QUESTION, **WIDE)
    assert contents(found)[0] == BOAT
    assert set(found.failed) <= {"vector"}
    assert passages(found) == set(SAID)


async def test_without_vectors_or_words_the_newest_are_found(store: Stored) -> None:
    await run(store, "ALTER TABLE memories_fts RENAME TO aside")
    await run(store, "UPDATE vectors SET embedding = x'00'")
    for embedding in ({}, {"embedding": None}):
        found = await store.found(SCOPE, QUESTION, limit=1, **embedding)
        assert "keyword" in found.failed
        if found.failed.keys() == {"keyword", "vector"} or embedding:
            assert contents(found) == [BOAT]
    await run(store, "ALTER TABLE aside RENAME TO memories_fts")


async def test_without_recorded_blocks_the_rest_is_found(store: Stored) -> None:
    await run(store, "ALTER TABLE injected_blocks RENAME TO aside")
    found = await store.found(SCOPE, QUESTION, **WIDE)
    assert list(found.failed) == ["blocks"]
    assert contents(found)[0] == BOAT
    assert found.candidates[0].bm25 is not None
    assert found.candidates[0].cosine is not None


async def test_without_memories_nothing_is_found_and_it_is_an_error(store: Stored) -> None:
    await run(store, "ALTER TABLE memories RENAME TO aside")
    with pytest.raises(StoreDamaged, match="no such table: memories"):
        await store.found(SCOPE, QUESTION, **WIDE)
    await run(store, "ALTER TABLE aside RENAME TO memories")
    assert (await store.found(SCOPE, QUESTION)).failed == {}
