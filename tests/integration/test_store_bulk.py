"""Many rows stored at once are what they would be one by one, in each database."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence

import pytest
from kumbuka.adapters.store import writer
from kumbuka.errors import StoreUnavailable
from kumbuka.memory.model import Memory, MemoryType, Place, note_key
from kumbuka.memory.scopes import Scope
from kumbuka.ports import Choice, Statement
from kumbuka.usecases import writing
from kumbuka.usecases.writing import insert_all, new_memory

from tests.fakes.stored import NOON, Stored, stored

ANA, BEN = Place("ana"), Place("ben")
CHECK = Statement("INSERT INTO memories_fts (memories_fts, rank) VALUES ('integrity-check', 1)")
SEGMENTS = Statement("SELECT count(DISTINCT segid) FROM memories_fts_idx")


@pytest.fixture
async def store(storage: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Stored]:
    monkeypatch.setattr(writer, "INSERTED_AT_ONCE", 20)
    monkeypatch.setattr(writing, "STORED_AT_ONCE", 50)
    async with stored(storage) as made:
        yield made


def notes(place: Place, contents: Sequence[str]) -> list[Memory]:
    return [
        new_memory(
            place,
            type=MemoryType.FACTUAL,
            key=note_key(content),
            content=content,
            metadata={},
            said_at=NOON,
            now=NOON,
        )
        for content in contents
    ]


async def test_many_rows_are_found_by_words_and_by_vectors(store: Stored) -> None:
    boats = [f"The boat number {n} lies in harbour {n % 7}." for n in range(120)]
    await insert_all(store.services, Choice(), notes(ANA, boats))
    found = await store.found(Scope("ana"), "boat number 77", vector_limit=200)
    assert "The boat number 77 lies in harbour 0." in {c.memory.content for c in found.candidates}
    assert found.statistics.rows == 120
    assert {c.memory.content for c in found.candidates} == set(boats)
    await store.database.write([CHECK])


async def test_rows_of_several_owners_stored_at_once_stay_with_their_owners(store: Stored) -> None:
    mixed = [
        *notes(ANA, ["I sail a boat."]),
        *notes(BEN, ["I row a boat."]),
        *notes(ANA, ["I paint the boat."]),
    ]
    await insert_all(store.services, Choice(), mixed)
    assert await store.contents(Scope("ana"), "boat") == {"I sail a boat.", "I paint the boat."}
    assert await store.contents(Scope("ben"), "boat") == {"I row a boat."}


async def test_what_is_stored_at_once_is_seen_by_who_holds_vectors_already(store: Stored) -> None:
    await insert_all(store.services, Choice(), notes(ANA, [f"Tree {n}" for n in range(210)]))
    await store.contents(Scope("ana"), "a tree")
    await insert_all(store.services, Choice(), notes(ANA, ["My dentist is Dr. Okafor."]))
    assert "My dentist is Dr. Okafor." in await store.contents(Scope("ana"), "teeth", match="")


async def test_a_row_without_an_embedding_is_found_by_words(store: Stored) -> None:
    async with store.services.memories.writing() as many:
        await many.insert_many([(row, None) for row in notes(ANA, ["A boat.", "A tent."])], "")
    assert await store.contents(Scope("ana"), "tent") == {"A tent."}


async def test_of_a_transaction_with_a_row_that_is_refused_nothing_is_stored(
    store: Stored,
) -> None:
    twins = notes(ANA, [f"Boat {n}" for n in range(30)]) + notes(ANA, ["Boat 3"])
    with pytest.raises(StoreUnavailable):
        await insert_all(store.services, Choice(), twins)
    assert await store.rows() == []


async def test_the_text_index_of_many_rows_has_few_segments(store: Stored) -> None:
    await insert_all(
        store.services, Choice(), notes(ANA, [f"Boat {n} of {n % 9}" for n in range(400)])
    )
    (result,) = await store.database.read([SEGMENTS])
    assert result.rows[0][0] <= 4
