"""Of the rows of one key that a search may see, one is found: by each branch, in each database."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from typing import Any

import pytest
from kumbuka.adapters.database import sqlite
from kumbuka.memory.date_range import DateRange
from kumbuka.memory.model import Memory, MemoryType, Place
from kumbuka.memory.scopes import Reach, Scope
from kumbuka.ports import NamedVectors

from tests.fakes.stored import NOON, Stored, stored

DAY = 86_400_000
KEY = "identity:home"
QUESTION = "Which home is it?"
OTTERS = {
    (None, None): "home of nobody",
    (None, "s1"): "home of nobody in s1",
    ("u1", None): "home of u1",
    ("u1", "s1"): "home of u1 in s1",
    ("u1", "s2"): "home of u1 in s2",
}
RETAINED = {"retention_days": 30, "retention_types": [MemoryType.EPISODIC]}


@pytest.fixture(params=["sql", "matrix"])
async def store(
    request: pytest.FixtureRequest, storage: str, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Stored]:
    monkeypatch.setattr(sqlite, "SMALL", 1 if request.param == "matrix" else 10**9)
    async with stored(storage) as made:
        yield made


async def keep(store: Stored, *places: tuple[str | None, str | None], **fields: Any) -> None:
    for place in places:
        await store.keep(Place("ana", *place), OTTERS[place], key=KEY, **fields)


async def seen(store: Stored, scope: Scope, **fields: Any) -> set[str]:
    """What all branches find, the profile included; fails where one differs from another."""
    ids = [row.memory_id for owner in ("ana", "ben") for row in await store.rows(owner)]
    of_time = {"dates": [DateRange(0, NOON + DAY)], "match": "", "embedding": None}
    branches: list[dict[str, Any]] = [
        {"embedding": None},
        {"match": ""},
        {"match": "", "named": NamedVectors(ids, "copy")},
        {"match": "", "embedding": None, "recent": 50},
        {},
    ]
    found = [await store.contents(scope, QUESTION, **fields | branch) for branch in branches]
    dated = await store.found(scope, QUESTION, **fields | of_time)
    found.append({candidate.memory.content for candidate in dated.dated})
    if scope.reach is not Reach.GLOBAL:  # a profile is of what its owner holds
        found.append({memory.content for memory in dated.profile})
    assert all(contents == found[0] for contents in found), found
    return found[0]


@pytest.mark.parametrize("session", [None, "s3"])
async def test_rows_of_other_sessions_stand_behind_the_one_without_a_session(
    store: Stored, session: str | None
) -> None:
    await keep(store, (None, "s1"), (None, None))
    await store.keep(Place("ana", None, "s2"), "home of nobody in s2", key=KEY)
    assert await seen(store, Scope("ana", None, session)) == {"home of nobody"}
    assert await seen(store, Scope("ana", None, "s2")) == {"home of nobody in s2"}


@pytest.mark.parametrize(
    ("user", "session", "nearest"),
    [
        ("u1", None, "home of u1"),
        ("u1", "s1", "home of u1 in s1"),
        ("u1", "s2", "home of u1 in s2"),
        ("u1", "s3", "home of u1"),
        ("u2", None, "home of nobody"),
        ("u2", "s2", "home of nobody"),
        ("u2", "s1", "home of nobody in s1"),
        (None, "s1", "home of nobody in s1"),
        (None, "s2", "home of nobody"),
    ],
)
@pytest.mark.parametrize("reach", [Reach.USER, Reach.GLOBAL])
async def test_session_then_user_then_owner(
    store: Stored, user: str | None, session: str | None, nearest: str, reach: Reach
) -> None:
    await keep(store, *OTTERS)
    assert await seen(store, Scope("ana", user, session, reach)) == {nearest}


async def test_without_a_nearer_row_that_of_another_session_is_found(store: Stored) -> None:
    await keep(store, ("u1", "s1"))
    assert await seen(store, Scope("ana", "u1")) == {"home of u1 in s1"}
    await keep(store, (None, None))
    assert await seen(store, Scope("ana", "u1", "s3")) == {"home of u1 in s1"}
    assert await seen(store, Scope("ana", "u2")) == {"home of nobody"}


async def test_of_several_other_sessions_the_last_confirmed_wins_then_the_newest(
    store: Stored,
) -> None:
    await keep(store, ("u1", "s2"), last_confirmed_at=NOON - DAY)
    await keep(store, ("u1", "s1"), last_confirmed_at=NOON - 2 * DAY)
    assert await seen(store, Scope("ana", "u1")) == {"home of u1 in s2"}
    await store.keep(
        Place("ana", "u1", "s4"), "home of u1 in s4", key=KEY, last_confirmed_at=NOON - DAY
    )
    assert await seen(store, Scope("ana", "u1")) == {"home of u1 in s4"}


async def test_many_sessions_do_not_crowd_out_the_keyword_hit_that_wins(store: Stored) -> None:
    for n in range(60):
        place, at = Place("ana", "u1", f"s{n}"), NOON - DAY + n
        await store.keep(place, f"My home is boat {n}.", key=KEY, last_confirmed_at=at)
    await store.keep(Place("ana", "u1"), "My home is on the third canal by the old mill.", key=KEY)
    found = await store.contents(Scope("ana", "u1"), "boat home", embedding=None)
    assert found == {"My home is on the third canal by the old mill."}


async def test_what_others_share_stands_last_and_alike(store: Stored) -> None:
    scope = Scope("ana", "u1", "s1", Reach.GLOBAL)
    for place, at in ((Place("ben", "u1", "s1"), NOON - 1), (Place("ana", "u9"), NOON)):
        content = f"home shared by {place.owner_id}"
        await store.keep(place, content, key=KEY, shared=True, last_confirmed_at=at)
    assert await seen(store, scope) == {"home shared by ana"}
    await store.keep(Place("ana", None, "s2"), "home of the owner", key=KEY)
    assert await seen(store, scope) == {"home of the owner"}


@pytest.mark.parametrize(
    "gone", [{"type": MemoryType.EPISODIC, "last_confirmed_at": NOON - 40 * DAY}, {"expires_at": 1}]
)
async def test_a_nearest_row_that_is_not_found_itself_hides_no_other(
    store: Stored, gone: dict[str, Any]
) -> None:
    await keep(store, (None, None))
    await keep(store, ("u1", None), **gone)
    assert await seen(store, Scope("ana", "u1"), **RETAINED) == {"home of nobody"}


async def test_a_pinned_row_past_its_retention_still_wins(store: Stored) -> None:
    await keep(store, (None, None))
    old = {"type": MemoryType.EPISODIC, "last_confirmed_at": NOON - 40 * DAY}
    await keep(store, ("u1", None), pinned=True, **old)
    assert await seen(store, Scope("ana", "u1"), **RETAINED) == {"home of u1"}


async def test_a_past_moment_has_its_own_nearest_row(store: Stored) -> None:
    await keep(store, ("u1", "s2"))
    past = {"valid_from": NOON - 9 * DAY, "last_confirmed_at": NOON - 9 * DAY}
    await keep(store, ("u1", None), superseded_at=NOON - DAY, **past)
    scope, then = Scope("ana", "u1"), NOON - 2 * DAY
    fields = {"as_of": then, "now": then}
    assert await store.contents(scope, QUESTION, **fields) == {"home of u1"}
    assert await store.contents(scope, QUESTION) == {"home of u1 in s2"}


@pytest.mark.parametrize("reach", [Reach.USER, Reach.SESSION])
async def test_of_two_rows_that_one_place_had_in_the_past_one_is_found(
    store: Stored, reach: Reach
) -> None:
    """What was said earlier arrived after the row of its key had been archived."""
    then = NOON - 2 * DAY
    archived = {"archived_at": NOON - DAY, "last_confirmed_at": NOON - 9 * DAY}
    await keep(store, ("u1", "s1"), valid_from=NOON - 9 * DAY, **archived)
    place = Place("ana", "u1", "s1")
    await store.keep(place, "home said before", key=KEY, valid_from=NOON - 8 * DAY)
    scope = Scope("ana", "u1", "s1", reach)
    found = await store.contents(scope, QUESTION, as_of=then, now=then)
    assert found == {"home said before"}


async def test_one_row_of_each_key_is_found_whatever_is_stored(store: Stored) -> None:
    made = random.Random(7)
    users, sessions = (None, "u1", "u2"), (None, "s1", "s2")
    for key, user, session in ((k, u, s) for k in range(4) for u in users for s in sessions):
        if made.random() < 0.6:
            at = NOON - made.randrange(10**9)
            content = f"home {key} of {user} in {session}"
            place = Place("ana", user, session)
            await store.keep(place, content, key=f"{KEY}/{key}", last_confirmed_at=at)
    rows = await store.rows()
    for user, session in ((u, s) for u in users for s in (*sessions, "s3")):
        nearest: dict[str, Memory] = {}
        for row in (row for row in rows if row.place.user_id in (None, user)):
            held = nearest.setdefault(row.key, row)
            nearest[row.key] = max(held, row, key=lambda row: _order(row, user, session))
        expected = {row.content for row in nearest.values()}
        assert await store.contents(Scope("ana", user, session), QUESTION) == expected


def _order(row: Memory, user: str | None, session: str | None) -> tuple[bool, bool, bool, int]:
    """Session, then user, then owner; in each, without another session before with one."""
    place = row.place
    of_session = session is not None and place.session_id == session
    return of_session, place.user_id == user, not place.session_id, row.last_confirmed_at
