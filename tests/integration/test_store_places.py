"""Whose rows a list, a history, a look-up by id, a delete and an erase may touch."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from kumbuka.errors import InvalidRequest, NotFound
from kumbuka.memory.model import Place
from kumbuka.memory.scopes import Reach, Scope
from kumbuka.ports import MemoryFilter, Page
from kumbuka.usecases.correct import Changes, correct
from kumbuka.usecases.forget import erase, forget, forget_matching

from tests.fakes.stored import Stored, stored

PLACES = {
    "of nobody": Place("ana"),
    "of u1": Place("ana", "u1"),
    "of u10": Place("ana", "u10"),
    "of u1 in s": Place("ana", "u1", "s"),
    "of u10 in s": Place("ana", "u10", "s"),
    "of ben's u1": Place("ben", "u1"),
    "of an owner alike": Place("ana1", "u1"),
}


@pytest.fixture
async def store(storage: str) -> AsyncIterator[Stored]:
    async with stored(storage) as made:
        for content, place in PLACES.items():
            await made.keep(place, content)
        yield made


async def page(store: Stored, scope: Scope, *, cursor: str | None = None, limit: int = 50) -> Page:
    return await store.services.memories.page(
        scope, MemoryFilter(), any_user=False, limit=limit, offset=0, cursor=cursor, now=10**13
    )


async def listed(store: Stored, scope: Scope) -> set[str]:
    return {memory.content for memory in (await page(store, scope)).memories}


async def id_of(store: Stored, content: str) -> str:
    rows = await store.rows(PLACES[content].owner_id)
    return next(row.memory_id for row in rows if row.content == content)


async def test_a_list_is_of_one_user_or_of_nobody(store: Stored) -> None:
    assert await listed(store, Scope("ana")) == {"of nobody"}
    assert await listed(store, Scope("ana", "u1")) == {"of u1", "of u1 in s"}
    assert await listed(store, Scope("ana", "u1", "s")) == {"of u1 in s"}
    assert await listed(store, Scope("ana", "u")) == set()


async def test_a_foreign_id_is_found_by_no_verb(store: Stored) -> None:
    foreign = await id_of(store, "of ben's u1")
    memories, scope = store.services.memories, Scope.whole_owner("ana")
    for asked in (
        memories.get(scope, foreign, 0),
        memories.history(scope, foreign),
        forget(store.services, scope, foreign),
        correct(store.services, scope, foreign, Changes(content="mine now")),
    ):
        with pytest.raises(NotFound):
            await asked
    assert [row.content for row in await store.rows("ben")] == ["of ben's u1"]


async def test_a_bulk_delete_takes_one_user_or_the_whole_owner(store: Stored) -> None:
    assert await forget_matching(store.services, Scope("ana", "u1"), MemoryFilter()) == 2
    assert {row.content for row in await store.rows()} == {"of nobody", "of u10", "of u10 in s"}
    whole = Scope("ana", reach=Reach.OWNER)
    assert await forget_matching(store.services, whole, MemoryFilter()) == 3
    assert len(await store.rows("ben")) == len(await store.rows("ana1")) == 1


async def test_an_erased_owner_takes_no_other_owner_along(store: Stored) -> None:
    assert (await erase(store.services, "ana", None))["memories"] == 5
    assert len(await store.rows("ben")) == len(await store.rows("ana1")) == 1


async def test_by_cursor_each_row_comes_once_while_rows_are_added(store: Stored) -> None:
    for n in range(7):
        await store.keep(Place("ana", "u3"), f"row {n}")
    seen: list[str] = []
    cursor: str | None = None
    for n in range(4):
        found = await page(store, Scope("ana", "u3"), cursor=cursor, limit=2)
        seen += [memory.content for memory in found.memories]
        cursor = found.next_cursor
        await store.keep(Place("ana", "u3"), f"added {n}")
    assert seen == [f"row {n}" for n in reversed(range(7))]
    assert cursor is None


@pytest.mark.parametrize("cursor", ["garbage", "bnVsbA==", "WzFd", "é", "W251bGwsIG51bGxd"])
async def test_a_cursor_that_is_not_ours_is_refused(store: Stored, cursor: str) -> None:
    with pytest.raises(InvalidRequest):
        await page(store, Scope("ana"), cursor=cursor)
