"""Export and import of memories, on each database: rows, history, transcripts, and scopes."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import pytest
from kumbuka.memory.model import Memory, MemoryType, Place
from kumbuka.memory.scopes import Scope
from kumbuka.memory.times import iso
from kumbuka.memory.transcripts import memory_id, passage_rows, thread_of
from kumbuka.memory.turns import Turn
from kumbuka.ports import Choice
from kumbuka.usecases.export_memories import export_page, exported
from kumbuka.usecases.learn import learn
from kumbuka.usecases.writing import insert_all, new_memory

from tests.fakes.managed import NOON, Managed, managed

DAY = 86_400_000


@pytest.fixture
async def api(storage: str) -> AsyncIterator[Managed]:
    async with managed(storage=storage) as made:
        yield made


async def hear(api: Managed, text: str, at: int, user: str | None = None) -> None:
    api.now[0] = max(api.now[0], at)
    turn = Turn(f"turn-{text}-{at}", "ana", user, None, f"{text}{at}", text, None, "m", at)
    await learn(api.services, turn)


async def export(api: Managed, who: str, **query: Any) -> list[dict[str, Any]]:
    lines: list[dict[str, Any]] = []
    while True:
        answer = await api.ask(who, "GET", "/memory/export", params=query)
        assert answer.status_code == 200, answer.text
        assert len(answer.content) <= 4_000_000
        lines += map(json.loads, answer.text.split("\n")[:-1])
        if "x-kumbuka-next" not in answer.headers:
            return lines
        query["cursor"] = answer.headers["x-kumbuka-next"]


async def import_(api: Managed, who: str, lines: list[Any], **query: Any) -> dict[str, Any]:
    body = "\n".join(one if isinstance(one, str) else json.dumps(one) for one in lines)
    answer = await api.ask(who, "POST", "/memory/import", content=body, params=query)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def of_owner(lines: list[dict[str, Any]], owner: str) -> list[dict[str, Any]]:
    return [{**line, "apiKeyId": owner} for line in lines]


async def listed(api: Managed, who: str, **query: Any) -> list[str]:
    answer = await api.ask(who, "GET", "/memory", params=query)
    return [memory["content"] for memory in answer.json()["data"]]


async def transcripts_on(api: Managed) -> None:
    settings = {"transcripts": {"enabled": True}}
    assert (await api.ask("admin", "PUT", "/settings/memory", json=settings)).status_code == 200
    for who in ("ana", "ben"):
        await api.ask(who, "PUT", "/settings/memory", json=settings)


async def found(api: Managed, who: str, query: str, **fields: Any) -> list[str]:
    answer = await api.ask(who, "POST", "/memory/search", json={"query": query, **fields})
    return [memory["content"] for memory in answer.json()["memories"]]


async def lives(api: Managed) -> None:
    await hear(api, "I live in Lisbon.", NOON)
    await hear(api, "I like green tea.", NOON + 1, "u1")
    await hear(api, "I moved to Porto.", NOON + DAY)
    await hear(api, "I like green tea.", NOON + 2 * DAY, "u1")
    await api.store("ana", "The staging DB is on 6543.", pinned=True, metadata={"a": [1.5, "é"]},
                    expiresAt="9998-12-31T23:59:59.999Z")  # fmt: skip


async def test_another_database_gets_the_same_rows_and_answers_alike(
    api: Managed,
) -> None:
    await lives(api)
    before = await export(api, "ana")
    async with managed() as other:
        other.now[0] = api.now[0]
        told = await import_(other, "ana", before)
        assert told["counts"] == {"created": len(before)}
        assert await export(other, "ana") == before
        again = await import_(other, "ana", before)
        assert again["counts"] == {"confirmed": len(before)}
        assert [one["id"] for one in again["lines"]] == [line["id"] for line in before]
        assert await export(other, "ana") == before
        assert (await found(other, "ana", "staging"))[0] == "The staging DB is on 6543."
        for at in (NOON, NOON + DAY - 1, NOON + DAY, NOON + 3 * DAY):
            query = {"asOf": iso(at)}
            assert await listed(other, "ana", **query) == await listed(api, "ana", **query)
            asked = "Where do I live?"
            assert await found(other, "ana", asked, **query) == await found(
                api, "ana", asked, **query
            )


async def test_another_owners_ids_are_left_to_it(api: Managed) -> None:
    await lives(api)
    before = await export(api, "ana")
    first = await import_(api, "ben", before)
    assert first["counts"] == {"created": len(before)}
    assert await export(api, "ana") == before
    bens = await export(api, "ben")
    assert not {line["id"] for line in bens} & {line["id"] for line in before}
    ended = {line["id"]: line["supersededBy"] for line in bens if line["supersededBy"]}
    assert len(ended) == 1 and set(ended.values()) <= {line["id"] for line in bens}
    again = await import_(api, "ben", before)
    assert again["counts"] == {"confirmed": len(before)}
    assert await export(api, "ben") == bens
    assert (await found(api, "ben", "Where do I live?"))[0] == "I moved to Porto."


async def test_what_was_deleted_or_erased_is_not_brought_back(api: Managed) -> None:
    await lives(api)
    before = await export(api, "ana")
    home = next(line for line in before if line["content"] == "I moved to Porto.")
    api.now[0] += 1
    await api.ask("ana", "DELETE", f"/memory/{home['id']}")
    await api.ask("ana", "DELETE", "/users/u1")
    told = await import_(api, "ana", before)
    assert told["counts"] == {"dropped": 3, "confirmed": 1}
    assert await listed(api, "ana", userId="*") == ["The staging DB is on 6543."]
    await api.ask("admin", "DELETE", "/owners/ana")
    assert (await import_(api, "ana", before))["counts"] == {"dropped": 4}
    assert await export(api, "ana") == []


async def test_what_is_set_aside_is_not_brought_back_but_by_restore(api: Managed) -> None:
    await api.ask("admin", "PUT", "/settings/memory", json={"deleteGraceDays": 30})
    await hear(api, "I live in Lisbon.", NOON)
    (line,) = await export(api, "ana")
    api.now[0] += 1
    await api.ask("ana", "DELETE", f"/memory/{line['id']}")
    assert (await import_(api, "ana", [line]))["counts"] == {"dropped": 1}
    other = {**line, "apiKeyId": "ben", "key": "x"}
    told = await import_(api, "ben", [other])
    assert told["lines"][0]["id"] != line["id"]
    assert (await api.ask("ana", "POST", f"/memory/{line['id']}/restore")).status_code == 200


async def test_a_retraction_ends_what_is_imported_from_before_it(api: Managed) -> None:
    await hear(api, "I like green tea.", NOON)
    lines = await export(api, "ana")
    async with managed() as other:
        await hear(other, "Forget that I like green tea.", NOON + DAY)
        await import_(other, "ana", lines)
        assert await listed(other, "ana") == []
        (row,) = await export(other, "ana")
        assert row["supersededAt"] == iso(NOON + DAY)


async def test_two_histories_of_one_key_become_one_by_the_times_they_tell(api: Managed) -> None:
    await hear(api, "I live in Lisbon.", NOON)
    await hear(api, "I moved to Porto.", NOON + 10 * DAY)
    lines = await export(api, "ana")
    async with managed() as other:
        await hear(other, "I live in Madrid.", NOON + 5 * DAY)
        for _ in range(2):
            await import_(other, "ana", lines)
            for day, home in ((0, "I live in Lisbon."), (5, "I live in Madrid."),
                              (9, "I live in Madrid."), (10, "I moved to Porto.")):  # fmt: skip
                assert await listed(other, "ana", asOf=iso(NOON + day * DAY)) == [home]
            assert len(await export(other, "ana")) == 3


async def test_a_bad_line_is_told_with_its_number_and_field_and_costs_only_itself(
    api: Managed,
) -> None:
    await hear(api, "I live in Lisbon.", NOON)
    (line,) = await export(api, "ana")
    bad: list[Any] = [
        "{",
        [1],
        {**line, "content": "x" * 10_001, "type": "opinion"},
        {**line, "validFrom": "soon"},
        {**line, "supersededAt": iso(NOON - 1)},
        {**line, "id": "1"},
        {**line, "pinned": 1},
        {**line, "contents": "x"},
        {**line, "metadata": {"a": float("nan")}},
        {**line, "userId": ""},
        {**line, "thread": -1},
        {name: value for name, value in line.items() if name != "key"},
        {**line, "shared": True, "id": "00000000-0000-4000-8000-000000000000", "key": "k"},
        {**line, "content": "Another text under this id."},
    ]
    fields = ["line", "line", "type content", "validFrom", "supersededAt", "id", "pinned",
              "contents", "metadata", "userId", "thread", "key", "shared", "id"]  # fmt: skip
    told = await import_(api, "ana", [*bad, line])
    assert [" ".join(e["field"] for e in one["errors"]) for one in told["lines"]] == [*fields, ""]
    assert [one["line"] for one in told["lines"]] == list(range(1, len(bad) + 2))
    assert told["counts"] == {"refused": len(bad), "confirmed": 1}
    assert (await import_(api, "admin", [bad[12]], apiKeyId="ana"))["counts"] == {"created": 1}
    assert {row["shared"] for row in await export(api, "ana")} == {True, False}


async def test_routes_refuse_as_the_others_do(api: Managed) -> None:
    for path, field in (("export?cursor=!!", "cursor"), ("export?userId=", "userId"),
                        ("export?x=1", "x")):  # fmt: skip
        answer = await api.ask("ana", "GET", f"/memory/{path}")
        assert answer.status_code == 400
        assert [detail["field"] for detail in answer.json()["error"]["details"]] == [field]
    large = await api.ask("ana", "POST", "/memory/import", content=b"x" * 4_000_001)
    assert (large.status_code, large.json()["error"]["code"]) == (413, "body_too_large")
    assert (await api.ask("", "GET", "/memory/export")).status_code == 401
    assert (await api.ask("ana", "GET", "/memory/export?apiKeyId=ben")).status_code == 403
    theirs = await api.ask("ana", "POST", "/memory/import?apiKeyId=ben", content=b"")
    assert theirs.status_code == 403
    empty = await import_(api, "ana", [])
    assert empty == {"counts": {}, "lines": []}


async def test_a_user_is_exported_alone(api: Managed) -> None:
    await lives(api)
    assert {line["userId"] for line in await export(api, "ana", userId="u1")} == {"u1"}
    assert {line["userId"] for line in await export(api, "ana", userId="*")} == {"u1", None}
    assert await export(api, "ben") == []


async def test_pages_hold_each_row_once_while_rows_are_written(api: Managed) -> None:
    for n in range(20):
        await api.store("ana", f"note {n}")
    ids: list[str] = []
    cursor, scope = None, Scope.whole_owner("ana")
    while True:
        page = await export_page(api.services, scope, cursor=cursor, max_bytes=1500)
        assert len(page.lines) <= 1500
        ids += [json.loads(line)["id"] for line in page.lines.splitlines()]
        if len(ids) < 20:
            await api.store("ana", f"note {len(ids)} again", key=f"k{len(ids)}")
            await api.store("ana", "note 0")
        cursor = page.next_cursor
        if cursor is None:
            break
    assert len(ids) == len(set(ids)) > 20


def _row(n: int, at: int, **fields: Any) -> Memory:
    place = Place("ana", f"u{n % 3}" if n % 3 else None, "s" if n % 7 == 0 else None)
    said = new_memory(
        place,
        type=MemoryType.SEMANTIC,
        key=f"note:{n}",
        content=f"{n} " + "wé " * 400,
        metadata={"n": n},
        said_at=at,
        now=at + 3,
    )
    return replace(said, **fields)


def _many(count: int) -> list[Memory]:
    rows: list[Memory] = []
    for n in range(count // 4):
        at = NOON + n * 1001
        new = _row(
            n,
            at + 500,
            pinned=n % 5 == 0,
            access_count=n,
            last_accessed_at=at + n,
            times_confirmed=3,
            said_at=(at + 500, at + 501, at + 777),
            last_confirmed_at=at + 777,
            archived_at=at + 900 if n % 11 == 0 else None,
        )
        old = _row(n, at, superseded_at=at + 500, superseded_by=new.memory_id)
        spoken = [("user", f"What of {n}?"), ("Eva", f"It is {n * n}.")]
        thread = thread_of(new.place, f"c{n // 9}")
        told = passage_rows(new.place, f"turn{n}", spoken, thread=thread, said_at=at, now=at + 5)
        rows += [old, new, *told]
    return rows


async def _all(api: Managed, owner: str) -> list[bytes]:
    pages = [page async for page in exported(api.services, Scope.whole_owner(owner))]
    return b"".join(pages).splitlines()


async def test_five_thousand_rows_come_back_as_they_were(api: Managed) -> None:
    await insert_all(api.services, Choice(), _many(5000))
    await transcripts_on(api)
    before = await export(api, "ana")
    assert len(before) == 5000
    async with managed() as other:
        other.now[0] = api.now[0]
        for start in range(0, 5000, 1000):
            told = await import_(other, "ana", before[start : start + 1000])
            assert told["counts"] == {"created": 1000}
        assert await _all(other, "ana") == await _all(api, "ana")
        await transcripts_on(other)
        asked = {"corpus": "transcripts", "userId": "u1"}
        hits = await found(other, "ana", "What of 49?", **asked)
        assert "It is 2401." in hits
        assert hits == await found(api, "ana", "What of 49?", **asked)
    told = await import_(api, "ben", before[:1000])
    assert told["counts"] == {"created": 1000}
    assert (await import_(api, "ben", before[:1000]))["counts"] == {"confirmed": 1000}
    assert await export(api, "ana") == before


async def test_passages_keep_their_neighbours_beside_another_owners_of_the_same_number(
    api: Managed,
) -> None:
    await transcripts_on(api)
    spoken = [("user", "Where did the zebra go?"), ("Eva", "It went behind the barn.")]
    for n, (speaker, text) in enumerate(spoken):
        rows = passage_rows(
            Place("ana"), f"t{n}", [(speaker, text)], thread=7, said_at=NOON + n * 10, now=NOON
        )
        await insert_all(api.services, Choice(), list(rows))
    lines = await export(api, "ana")
    shifted = [{**line, "validFrom": iso(NOON + 5)} for line in of_owner(lines, "ben")]
    assert (await import_(api, "ben", shifted))["counts"] == {"created": 2}
    for who in ("ana", "ben"):
        hits = await found(api, who, "zebra", corpus="transcripts")
        assert set(hits) == {text for _, text in spoken}


async def test_an_id_that_anothers_passage_will_have_is_left_free(api: Managed) -> None:
    (row,) = passage_rows(
        Place("ben"), "t", [("user", "What of the zebra?")], thread=7, said_at=NOON, now=NOON
    )
    await hear(api, "I live in Lisbon.", NOON)
    (line,) = await export(api, "ana")
    told = await import_(api, "ana", [{**line, "id": memory_id(row.place, row.key), "key": "k"}])
    assert told["counts"] == {"created": 1}
    await insert_all(api.services, Choice(), [row])
    assert [line["id"] for line in await export(api, "ben")] == [row.memory_id]
