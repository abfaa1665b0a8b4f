"""The remote database: reads, writes, transactions, values, addresses."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from kumbuka.adapters.database.turso import TursoDatabase, http_address
from kumbuka.errors import InvalidConfiguration, StoreUnavailable
from kumbuka.ports import Statement

from tests.fakes.remote_proxy import RemoteProxy

ONE = [Statement("SELECT 1")]
COUNT = [Statement("SELECT count(*) FROM t")]
TOKEN = "a-token-nobody-may-see"


def put(number: int) -> Statement:
    return Statement("INSERT INTO t VALUES (?)", (number,))


async def counted(database: TursoDatabase) -> int:
    (found,) = await database.read(COUNT)
    return int(found.rows[0][0])


async def test_a_read_of_many_statements_is_one_snapshot_in_one_round_trip(
    turso: TursoDatabase, proxy: RemoteProxy
) -> None:
    results = await turso.read([*COUNT, *ONE, *COUNT])
    assert [result.rows for result in results] == [[(0,)], [(1,)], [(0,)]]
    (asked,) = proxy.statements
    assert asked == [
        "BEGIN TRANSACTION READONLY",
        *[s.sql for s in [*COUNT, *ONE, *COUNT]],
        "COMMIT",
    ]


async def test_a_write_is_all_or_none_in_one_round_trip(
    turso: TursoDatabase, proxy: RemoteProxy
) -> None:
    await turso.write([put(1), put(2)])
    with pytest.raises(StoreUnavailable, match="refused a row"):
        await turso.write([put(3), put(1), put(4)])
    assert len(proxy.asked) == 2
    assert await counted(turso) == 2


async def test_a_transaction_begins_with_its_first_step_and_ends_with_one_more(
    turso: TursoDatabase, proxy: RemoteProxy
) -> None:
    async with turso.transaction() as transaction:
        assert (await transaction.execute(COUNT[0])).rows == [(0,)]
        results = await transaction.batch([put(1), put(2), *COUNT])
        assert [result.changed for result in results] == [1, 1, 0]
        assert results[-1].rows == [(2,)]
    assert proxy.statements == [
        ["BEGIN IMMEDIATE", COUNT[0].sql],
        [put(1).sql, put(2).sql, COUNT[0].sql],
        ["COMMIT"],
    ]
    assert await counted(turso) == 2


async def test_nothing_is_asked_for_nothing(turso: TursoDatabase, proxy: RemoteProxy) -> None:
    assert await turso.read([]) == await turso.write([]) == []
    async with turso.transaction() as transaction:
        assert await transaction.batch([]) == []
    assert proxy.asked == []


async def test_an_error_in_the_block_rolls_back(turso: TursoDatabase) -> None:
    with pytest.raises(ZeroDivisionError):
        async with turso.transaction() as transaction:
            await transaction.execute(put(1))
            raise ZeroDivisionError
    assert await counted(turso) == 0
    await turso.write([put(1)])


async def test_a_refused_row_leaves_the_rest_of_the_transaction(turso: TursoDatabase) -> None:
    async with turso.transaction() as transaction:
        await transaction.execute(put(1))
        with pytest.raises(StoreUnavailable):
            await transaction.execute(put(1))
        await transaction.execute(put(2))
    assert await counted(turso) == 2


@pytest.mark.parametrize("step", [0, 1])
async def test_a_transaction_that_fails_in_the_middle_is_lost_as_a_whole(
    turso: TursoDatabase, step: int
) -> None:
    wrong = Statement("SELECT * FROM nowhere")
    with pytest.raises(StoreUnavailable):
        async with turso.transaction() as transaction:
            for statement in [wrong, put(1)] if step == 0 else [put(1), wrong]:
                try:
                    await transaction.execute(statement)
                except StoreUnavailable:
                    continue
    assert await counted(turso) == 0
    await turso.write([put(1)])


async def test_a_cancelled_transaction_frees_the_database_at_once(turso: TursoDatabase) -> None:
    inside = asyncio.Event()

    async def stuck() -> None:
        async with turso.transaction() as transaction:
            await transaction.execute(put(1))
            inside.set()
            await asyncio.Event().wait()

    task = asyncio.create_task(stuck())
    await inside.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    began = time.monotonic()
    await turso.write([put(1)])
    assert time.monotonic() - began < 3  # an open transaction would hold it for 5 seconds
    assert await counted(turso) == 1


async def test_a_transaction_cancelled_while_it_asks_frees_the_database_too(
    turso: TursoDatabase, proxy: RemoteProxy
) -> None:
    async def write() -> None:
        async with turso.transaction() as transaction:
            for number in range(1000):
                await transaction.execute(put(number))

    for wait in range(1, 6):
        proxy.asked.clear()
        task = asyncio.create_task(write())
        await proxy.until_asked(wait)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert proxy.statements[-1] == ["ROLLBACK"]
        assert await counted(turso) == 0


async def test_an_answer_over_the_databases_limit_is_a_clear_error(turso: TursoDatabase) -> None:
    many = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 20000)"
    wide = Statement(f"{many} SELECT x, hex(zeroblob(400)) FROM n")
    for asking in (turso.read([wide]), turso.write([put(1), wide])):
        with pytest.raises(StoreUnavailable, match="larger"):
            await asking
    assert await counted(turso) == 0


async def test_a_number_that_no_database_holds_is_refused(turso: TursoDatabase) -> None:
    for value in (2**63, -(2**63) - 1, float("inf")):
        with pytest.raises(StoreUnavailable):
            await turso.read([Statement("SELECT ?", (value,))])


def test_each_event_loop_has_connections_of_its_own(sqld: Any) -> None:
    database = TursoDatabase(sqld.url)

    async def ask() -> None:
        assert await database.read(ONE)
        await database.close()
        assert await database.read(ONE)
        await database.close()

    for _ in range(2):
        asyncio.run(ask())


@pytest.mark.parametrize(
    ("url", "address"),
    [
        ("libsql://kumbuka-ana.turso.io", "https://kumbuka-ana.turso.io"),
        ("libsql://127.0.0.1:8080?tls=0", "http://127.0.0.1:8080"),
        ("https://db.example/", "https://db.example"),
        ("https://db.example/one/two", "https://db.example/one/two"),
        ("http://[::1]:8080", "http://[::1]:8080"),
    ],
)
def test_the_address_of_a_url(url: str, address: str) -> None:
    assert http_address(url) == address


@pytest.mark.parametrize(
    "url", ["libsql://db.example?authToken=secret", "https:///secret", "ws://secret", "file:secret"]
)
def test_a_url_that_cannot_be_used_is_refused_without_being_quoted(url: str) -> None:
    with pytest.raises(InvalidConfiguration) as told:
        http_address(url)
    assert "secret" not in str(told.value)


@pytest.mark.parametrize("url", ["file:kumbuka.db", "libsql://db.example"])
def test_the_client_is_imported_when_it_is_first_used(tmp_path: Path, url: str) -> None:
    script = (
        "import sys; from kumbuka.bootstrap import build, load_config;"
        f"build(load_config({{'KUMBUKA_DATABASE_URL': {url!r}}}));"
        "print({'libsql_client', 'aiohttp'} & {name.partition('.')[0] for name in sys.modules})"
    )
    command = [sys.executable, "-c", script]
    assert subprocess.check_output(command, text=True, cwd=tmp_path) == "set()\n"
