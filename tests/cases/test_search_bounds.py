"""Cases 47 to 50: what is never found, what is found together, pages, and reads that only read."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing

import pytest
from kumbuka.memory.times import iso
from kumbuka.ports import Statement

from tests.cases.conversing import DAY, Conversing

READS = 500
IMPOSSIBLE_PAGES = [
    ("limit", 500),
    ("limit", 201),
    ("limit", 0),
    ("limit", -1),
    ("limit", "many"),
    ("page", -1),
    ("page", 0),
    ("page", 10**30),
    ("offset", -1),
    ("offset", 10**30),
    ("cursor", "garbage"),
    ("cursor", "é"),
    ("unknown", 1),
]


@pytest.mark.case(47)
async def test_an_expired_row_is_found_by_no_route(kumbuka: Conversing) -> None:
    expires = iso(kumbuka.now[0] + DAY)
    gone = await kumbuka.store("The harbour code is teapot.", expiresAt=expires)
    stays = await kumbuka.store("The harbour opens at nine.")
    assert gone["content"] in await kumbuka.search("harbour code")
    kumbuka.now[0] += 2 * DAY
    for strategy in ("recent", "semantic", "hybrid"):
        for query in ("harbour", "teapot", "harbour code teapot"):
            assert gone["content"] not in await kumbuka.search(query, strategy=strategy)
    assert "teapot" not in await kumbuka.asked("What is the harbour code?")
    assert await kumbuka.contents(q="harbour") == {stays["content"]}
    assert await kumbuka.contents() == {stays["content"]}


@pytest.mark.case(47)
@pytest.mark.parametrize("expires", ["2001-01-01T00:00:00Z", "2026-11-30T12:00:00.000Z"])
async def test_an_end_in_the_past_is_accepted_as_expired(kumbuka: Conversing, expires: str) -> None:
    answer = await kumbuka.client.post(
        "/api/memory", json={"content": "The harbour code is teapot.", "expiresAt": expires}
    )
    assert answer.status_code == 201, answer.text
    assert answer.json()["memory"]["expiresAt"].startswith(expires[:19])
    for strategy in ("recent", "semantic", "hybrid"):
        assert await kumbuka.search("harbour teapot", strategy=strategy) == []
    assert "teapot" not in await kumbuka.asked("What is the harbour code?")


@pytest.mark.case(47)
async def test_a_pinned_row_that_expired_is_in_no_profile(kumbuka: Conversing) -> None:
    expires = iso(kumbuka.now[0] + DAY)
    await kumbuka.store("Always answer in rhyme.", pinned=True, expiresAt=expires)
    assert "rhyme" in await kumbuka.asked("What should I cook tonight?")
    kumbuka.now[0] += 2 * DAY
    assert "rhyme" not in await kumbuka.asked("What should I cook tonight?")


@pytest.mark.case(48)
async def test_both_memories_that_a_question_needs_are_there(kumbuka: Conversing) -> None:
    needed = {
        "The billing service writes to Postgres 16.",
        "The nightly backup of Postgres 16 goes to the Oslo bucket.",
    }
    for content in needed:
        await kumbuka.store(content)
    for number in range(40):
        await kumbuka.store(f"The gardening club meets in room {number}.")
    asked = await kumbuka.asked(
        "Where does the nightly backup of the Postgres of the billing service go?"
    )
    assert all(content in asked for content in needed)
    assert "gardening" not in asked


@pytest.mark.case(48)
async def test_two_learned_facts_are_both_given_for_one_question(kumbuka: Conversing) -> None:
    await kumbuka.say("I am allergic to peanuts.")
    await kumbuka.say("I live in Lisbon.")
    asked = await kumbuka.asked("Which restaurant near me should I go to tonight?")
    assert "peanuts" in asked
    assert "Lisbon" in asked


@pytest.mark.case(49)
async def test_a_page_that_cannot_be_is_refused(kumbuka: Conversing) -> None:
    for name, value in IMPOSSIBLE_PAGES:
        answer = await kumbuka.client.get("/api/memory", params={name: value})
        assert answer.status_code == 400, (name, value, answer.text)
        (detail,) = answer.json()["error"]["details"]
        assert detail["field"] == name


@pytest.mark.case(49)
async def test_a_limit_that_cannot_be_is_refused_by_search(kumbuka: Conversing) -> None:
    for route in ("search", "retrieve-preview"):
        for limit in (0, -1, 101, 500):
            body = {"query": "harbour", "limit": limit}
            answer = await kumbuka.client.post(f"/api/memory/{route}", json=body)
            assert answer.status_code == 400, (route, limit, answer.text)


@pytest.mark.case(49)
@pytest.mark.parametrize("apart", [0, 1])
async def test_by_cursor_each_id_comes_once_while_rows_are_added(
    kumbuka: Conversing, apart: int
) -> None:
    there = set()
    for number in range(45):
        there.add((await kumbuka.store(f"Note {number}"))["id"])
        kumbuka.now[0] -= 1 - apart  # rows of one millisecond need an order too
    seen: list[str] = []
    cursor: str | None = None
    while True:
        params = {"limit": 10} | ({"cursor": cursor} if cursor else {})
        page = await kumbuka.api("GET", "/memory", params=params)
        seen += [memory["id"] for memory in page["data"]]
        cursor = page["nextCursor"]
        if cursor is None:
            break
        await kumbuka.store(f"Added after {len(seen)}")
    assert len(seen) == len(set(seen))
    assert there <= set(seen)


@pytest.mark.case(50)
async def test_reads_leave_the_file_and_the_index_as_they_were(kumbuka: Conversing) -> None:
    for number in range(20):
        await kumbuka.store(f"The harbour has boat number {number}.")
    with closing(sqlite3.connect(f"file:{kumbuka.database}?mode=ro", uri=True)) as beside:
        before = await settled(kumbuka, beside)
        await read_often(kumbuka)
        assert await settled(kumbuka, beside) == before


async def read_often(kumbuka: Conversing) -> None:
    for number in range(READS // 4):
        query = f"boat number {number % 20} in the harbour"
        await kumbuka.search(query)
        await kumbuka.api("POST", "/memory/retrieve-preview", json={"query": query})
        await kumbuka.memories(q=query)
        await kumbuka.memories(limit=5)


async def settled(kumbuka: Conversing, beside: sqlite3.Connection) -> dict[str, int]:
    """The state, once nothing of what was asked before is still being written."""
    state = await state_of(kumbuka, beside)
    for _ in range(50):
        await asyncio.sleep(0.2)
        before, state = state, await state_of(kumbuka, beside)
        if state == before:
            break
    return state


async def state_of(kumbuka: Conversing, beside: sqlite3.Connection) -> dict[str, int]:
    """Rows of every table, the index's own among them, and a number that each commit to the file
    changes, whoever made it, and no checkpoint does."""
    database = kumbuka.kumbuka.database
    named = Statement("SELECT name FROM sqlite_master WHERE type = 'table'")
    names = [name for (name,) in (await database.read([named]))[0].rows]
    counts = await database.read([Statement(f'SELECT count(*) FROM "{name}"') for name in names])
    rows = {name: count.rows[0][0] for name, count in zip(names, counts, strict=True)}
    (commits,) = beside.execute("PRAGMA data_version").fetchone()
    return {"commits": commits, **rows}
