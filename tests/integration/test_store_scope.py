"""Whose rows a search may see, in each database: by keywords, by vectors in SQL, by the matrix."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from kumbuka.adapters.database import sqlite
from kumbuka.memory.model import Place
from kumbuka.memory.scopes import Reach, Scope

from tests.fakes.stored import NOON, Stored, stored


@pytest.fixture(params=["sql", "matrix"])
async def store(
    request: pytest.FixtureRequest, storage: str, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Stored]:
    """A remote database has the way in SQL only."""
    monkeypatch.setattr(sqlite, "SMALL", 1 if request.param == "matrix" else 10**9)
    async with stored(storage) as made:
        yield made


async def test_an_owner_finds_its_one_memory_among_another_owners_nearer_ones(
    store: Stored,
) -> None:
    await store.keep(Place("ben"), *(f"The blue boat is moored at pier {n}." for n in range(150)))
    await store.keep(Place("ana"), "My grandmother keeps a sailing vessel.")
    question = "Where is the blue boat moored?"
    found = await store.contents(Scope("ana"), question)
    assert found == {"My grandmother keeps a sailing vessel."}
    assert await store.contents(Scope("ben"), question, match="", vector_limit=200) >= {
        f"The blue boat is moored at pier {n}." for n in range(150)
    }


async def test_ids_match_exactly(store: Stored) -> None:
    await store.keep(Place("ana", "u1"), "u1 lives in France.")
    await store.keep(Place("ana", "u10"), "u10 lives in Spain.")
    await store.keep(Place("ana"), "Nobody lives on the moon.")
    await store.keep(Place("ana1", "u1"), "Someone else lives in Peru.")
    question = "Who lives where?"
    both = {"u1 lives in France.", "Nobody lives on the moon."}
    assert await store.contents(Scope("ana", "u1"), question) == both
    assert await store.contents(Scope("ana"), question) == {"Nobody lives on the moon."}
    assert await store.contents(Scope("ana", "u"), question) == {"Nobody lives on the moon."}


async def test_a_session_sees_its_own_rows_of_its_own_user(store: Stored) -> None:
    await store.keep(Place("ana", "u1", "s"), "u1 said hello in the session.")
    await store.keep(Place("ana", "u2", "s"), "u2 said hello in the session.")
    await store.keep(Place("ana", "u1"), "u1 said hello anywhere.")
    scope = Scope("ana", "u1", "s", Reach.SESSION)
    assert await store.contents(scope, "hello session") == {"u1 said hello in the session."}


async def test_shared_rows_reach_other_owners_only_when_asked_for(store: Stored) -> None:
    await store.keep(Place("ben"), "The canteen opens at noon.", shared=True)
    await store.keep(Place("ben"), "Ben's canteen card is empty.")
    question = "When does the canteen open?"
    assert await store.contents(Scope("ana"), question) == set()
    scope = Scope("ana", reach=Reach.GLOBAL)
    assert await store.contents(scope, question) == {"The canteen opens at noon."}
    assert await store.contents(scope, question, match="") == {"The canteen opens at noon."}


async def test_for_one_key_the_nearest_row_wins(store: Stored) -> None:
    for place, content in (
        (Place("ana"), "The house answers in English."),
        (Place("ana", "u1"), "u1 wants answers in French."),
        (Place("ana", "u1", "s"), "In this session answers come in Dutch."),
    ):
        await store.keep(place, content, key="instruction:answer_language")
    question = "answers language"
    assert await store.contents(Scope("ana"), question) == {"The house answers in English."}
    assert "The house answers in English." not in await store.contents(Scope("ana", "u1"), question)
    assert await store.contents(Scope("ana", "u1", "s"), question) == {
        "In this session answers come in Dutch."
    }


async def test_expired_and_retired_rows_are_found_by_no_branch(store: Stored) -> None:
    await store.keep(Place("ana"), "The lift is out of order.", expires_at=NOON)
    await store.keep(Place("ana"), "The lift is in the east wing.", expires_at=NOON + 1)
    await store.keep(Place("ana"), "The old lift was red.", superseded_at=NOON)
    question = "lift"
    for match in ({}, {"match": ""}, {"embedding": None}):
        assert await store.contents(Scope("ana"), question, **match) == {
            "The lift is in the east wing."
        }
    store.now[0] = NOON + 1
    assert await store.contents(Scope("ana"), question) == set()


async def test_the_profile_holds_the_scopes_rows_only(store: Stored) -> None:
    await store.keep(Place("ana", "u1"), "My name is Una.", key="identity:name")
    await store.keep(Place("ben", "u1"), "My name is Ben.", key="identity:name")
    await store.keep(Place("ana", "u2"), "Pinned for u2.", pinned=True)
    await store.keep(Place("ana"), "Pinned for all.", pinned=True)
    found = await store.found(Scope("ana", "u1"), "anything")
    assert {memory.content for memory in found.profile} == {"My name is Una.", "Pinned for all."}
