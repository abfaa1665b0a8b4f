"""What becomes of a call to the remote database that goes wrong."""

from __future__ import annotations

import asyncio
import logging
import time
from pathlib import Path

import pytest
from kumbuka.adapters.database.turso import TursoDatabase
from kumbuka.errors import StoreBusy, StoreUnavailable
from kumbuka.ports import Statement

from tests.fakes.remote_proxy import RemoteProxy
from tests.fakes.sqld import running_sqld

ONE = [Statement("SELECT 1")]
COUNT = [Statement("SELECT count(*) FROM t")]
TOKEN = "a-token-nobody-may-see"


def put(number: int) -> Statement:
    return Statement("INSERT INTO t VALUES (?)", (number,))


async def counted(database: TursoDatabase) -> int:
    (found,) = await database.read(COUNT)
    return int(found.rows[0][0])


@pytest.mark.parametrize("fails", ["lost", "unanswered", 503])
async def test_a_read_without_an_answer_is_asked_once_more(
    turso: TursoDatabase, proxy: RemoteProxy, fails: str | int
) -> None:
    proxy.fails = [fails]
    assert await counted(turso) == 0
    proxy.fails = [fails, fails]
    with pytest.raises(StoreUnavailable):
        await counted(turso)
    assert len(proxy.asked) == 4


@pytest.mark.parametrize("fails", ["lost", "unanswered", 503])
async def test_a_write_that_may_have_been_applied_is_never_repeated(
    turso: TursoDatabase, proxy: RemoteProxy, fails: str | int
) -> None:
    proxy.fails = [fails]
    with pytest.raises(StoreUnavailable):
        await turso.write([put(1)])
    assert len(proxy.asked) == 1
    assert await counted(turso) == (fails == "unanswered")


@pytest.mark.parametrize(
    "sql",
    [
        "DELETE FROM t WHERE a = 1",
        "INSERT OR REPLACE INTO t VALUES (1)",
        "INSERT INTO t VALUES (?) ON CONFLICT DO NOTHING",
    ],
)
async def test_a_write_that_changes_nothing_the_second_time_is_repeated(
    turso: TursoDatabase, proxy: RemoteProxy, sql: str
) -> None:
    proxy.fails = ["unanswered"]
    await turso.write([Statement(sql, (1,) if "?" in sql else ())])
    assert await counted(turso) == ("INSERT" in sql)
    assert len(proxy.asked) == 3


@pytest.mark.parametrize(
    "sql",
    ["UPDATE t SET a = a + 1", "INSERT INTO t VALUES (1)", "DELETE FROM t RETURNING a"],
)
async def test_one_that_may_not_be_repeated_keeps_the_others_from_it(
    turso: TursoDatabase, proxy: RemoteProxy, sql: str
) -> None:
    proxy.fails = ["unanswered"]
    with pytest.raises(StoreUnavailable):
        await turso.write([Statement("DELETE FROM t"), Statement(sql)])
    assert len(proxy.asked) == 1


async def test_the_begin_of_a_transaction_is_repeated_and_its_end_is_not(
    turso: TursoDatabase, proxy: RemoteProxy
) -> None:
    proxy.fails = ["lost"]
    async with turso.transaction() as transaction:
        await transaction.execute(put(1))
    assert await counted(turso) == 1
    with pytest.raises(StoreUnavailable):
        async with turso.transaction() as transaction:
            await transaction.execute(put(2))
            proxy.fails = ["unanswered"]
    assert proxy.statements[-1] == ["COMMIT"]
    assert await counted(turso) == 2


async def test_a_database_that_is_busy_says_so(turso: TursoDatabase, proxy: RemoteProxy) -> None:
    busy = b'{"results":[{"type":"error","error":{"message":"x","code":"SQLITE_BUSY"}}]}'
    proxy.answer = busy
    for asking in (turso.read(ONE), turso.write([put(1)])):
        with pytest.raises(StoreBusy):
            await asking
    assert len(proxy.asked) == 4


async def test_no_answer_is_told_within_the_total_time(proxy: RemoteProxy) -> None:
    database = TursoDatabase(proxy.url, total_timeout_s=0.3)
    for asking in (database.read, database.write):
        proxy.fails = ["silent"]
        began = time.monotonic()
        with pytest.raises(StoreUnavailable, match="in time"):
            await asking(ONE)
        assert time.monotonic() - began < 2
    await database.close()


async def test_a_refused_connection_is_unavailable_and_was_tried_twice(
    caplog: pytest.LogCaptureFixture,
) -> None:
    database = TursoDatabase("http://127.0.0.1:1", TOKEN)
    caplog.set_level(logging.INFO, "kumbuka.database")
    for asking in (database.read(ONE), database.write([put(1)])):
        with pytest.raises(StoreUnavailable):
            await asking
    assert len(caplog.records) == 2
    await database.close()


@pytest.mark.parametrize(
    "answer",
    [
        b"",
        b"<html>",
        b"[]",
        b"{}",
        b'{"results":[]}',
        b'{"results":[{"type":"ok","response":{"type":"batch","result":null}}]}',
        b'{"results":[{"type":"error","error":{}}]}',
        b'{"results":[{"type":"ok","response":{"result":{"step_errors":[null],"step_results":'
        b'[{"rows":[[{"type":"float","value":null}]],"affected_row_count":0}]}}}]}',
        b'{"results":[{"type":"ok","response":{"result":{"step_errors":[],"step_results":[null]}}}]}',
        b"[" * 100_000,
    ],
)
async def test_what_is_no_answer_is_unavailable(
    turso: TursoDatabase, proxy: RemoteProxy, answer: bytes
) -> None:
    proxy.answer = answer
    for asking in (turso.read(ONE), turso.write([put(1)])):
        with pytest.raises(StoreUnavailable):
            await asking


@pytest.mark.parametrize("status", [302, 400, 401, 403, 404, 429, 500, 503])
async def test_no_error_holds_the_token_or_what_the_server_wrote(
    turso: TursoDatabase, proxy: RemoteProxy, status: int
) -> None:
    proxy.fails = [status] * 4
    with pytest.raises(StoreUnavailable) as told:
        await turso.read(ONE)
    seen: BaseException | None = told.value
    while seen is not None:
        assert TOKEN not in f"{seen!r} {seen}"
        assert "bad news" not in str(seen)
        seen = seen.__cause__
    assert TOKEN.encode() in proxy.headers[0]


async def test_without_a_token_none_is_sent(proxy: RemoteProxy) -> None:
    database = TursoDatabase(proxy.url)
    await database.read(ONE)
    await database.close()
    assert b"authorization" not in proxy.headers[0].lower()


async def test_a_server_killed_and_restarted_has_all_that_it_acknowledged(tmp_path: Path) -> None:
    with running_sqld(tmp_path) as server:
        database = TursoDatabase(server.url, connect_timeout_s=1, total_timeout_s=5)
        await database.write([Statement("CREATE TABLE t (a INTEGER UNIQUE)")])
        acknowledged: list[int] = []
        enough = asyncio.Event()

        async def write_on() -> None:
            for number in range(100_000):
                await database.write([put(number)])
                acknowledged.append(number)
                if number == 50:
                    enough.set()

        writing = asyncio.create_task(write_on())
        await enough.wait()
        server.kill()
        with pytest.raises(StoreUnavailable):
            await writing
        server.start()
        (found,) = await database.read([Statement("SELECT a FROM t ORDER BY a")])
        kept = [row[0] for row in found.rows]
        assert kept[: len(acknowledged)] == acknowledged
        assert len(kept) <= len(acknowledged) + 1  # the last one was not answered
        await database.write([put(-1)])
        await database.close()


async def test_a_connection_that_the_server_closed_is_not_written_to(
    turso: TursoDatabase, proxy: RemoteProxy
) -> None:
    proxy.closes = True
    for number in range(3):
        await turso.write([put(number)])
        await asyncio.sleep(0.05)
    assert len(proxy.asked) == 3
    assert await counted(turso) == 3


async def test_a_transaction_that_the_server_ended_is_applied_in_no_part(
    turso: TursoDatabase,
) -> None:
    """It held the database for 5 seconds while another waited."""
    with pytest.raises(StoreUnavailable, match="longer than"):
        async with turso.transaction() as slow:
            await slow.execute(put(1))
            await turso.write([put(2)])
            await slow.execute(put(3))
    (found,) = await turso.read([Statement("SELECT a FROM t")])
    assert found.rows == [(2,)]
