"""The embedded database: many at once, broken files, and the schema."""

from __future__ import annotations

import asyncio
import multiprocessing
import sqlite3
from pathlib import Path

import pytest
from kumbuka.adapters.database.sqlite import SqliteDatabase
from kumbuka.adapters.store import schema
from kumbuka.errors import StoreBusy, StoreUnavailable
from kumbuka.memory.model import NewMemory, Place
from kumbuka.memory.scopes import Scope
from kumbuka.ports import Statement
from kumbuka.usecases.remember import remember

from tests.fakes.stored import stored

ONE = [Statement("SELECT 1")]


def clock() -> int:
    return 1


def upsert_many(path: str, name: str) -> None:
    async def run() -> None:
        async with stored(path) as store:
            for n in range(20):
                new = NewMemory(f"{name} says {n}.", key="note:shared")
                await remember(store.services, Place("ana"), new)

    asyncio.run(run())


def migrate_once(path: str) -> None:
    async def run() -> None:
        database = SqliteDatabase(path)
        await schema.migrate(database, clock)
        await database.close()

    asyncio.run(run())


def together(target: object, *arguments: tuple[str, ...]) -> None:
    context = multiprocessing.get_context("spawn")
    processes = [context.Process(target=target, args=a) for a in arguments]  # type: ignore[arg-type]
    for process in processes:
        process.start()
    for process in processes:
        process.join(60)
    assert [process.exitcode for process in processes] == [0] * len(processes)


async def test_two_processes_that_upsert_one_key_leave_one_current_row(tmp_path: Path) -> None:
    path = str(tmp_path / "k.db")
    await asyncio.to_thread(together, migrate_once, (path,))
    await asyncio.to_thread(together, upsert_many, (path, "one"), (path, "two"))
    async with stored(path) as store:
        rows = await store.rows()
        assert len([row for row in rows if row.superseded_at is None]) == 1
        assert sum(row.times_confirmed for row in rows) == 40


async def test_two_processes_that_start_at_once_migrate_once(tmp_path: Path) -> None:
    path = str(tmp_path / "k.db")
    await asyncio.to_thread(together, migrate_once, (path,), (path,), (path,))
    database = SqliteDatabase(path)
    (versions,) = await database.read([Statement("SELECT count(*) FROM schema_versions")])
    assert versions.rows[0][0] == len(schema.MIGRATIONS)
    await database.close()


async def test_a_newer_schema_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = str(tmp_path / "k.db")
    database = SqliteDatabase(path)
    assert await schema.migrate(database, clock) == len(schema.MIGRATIONS)
    assert await schema.migrate(database, clock) == 0
    await database.write([Statement("INSERT INTO schema_versions VALUES (99, 1)")])
    with pytest.raises(StoreUnavailable, match="99"):
        await schema.migrate(database, clock)
    await database.close()


async def test_readers_and_writers_never_see_a_locked_database(tmp_path: Path) -> None:
    async with stored(str(tmp_path / "k.db")) as store:

        async def write(n: int) -> None:
            await remember(store.services, Place("ana"), NewMemory(f"Fact {n} about boats."))

        async def read() -> None:
            await store.contents(Scope("ana"), "boats")

        await asyncio.gather(*(write(n) for n in range(100)), *(read() for _ in range(100)))
        assert len(await store.rows()) == 100


async def test_a_cancelled_transaction_leaves_the_writer_usable(tmp_path: Path) -> None:
    async with stored(str(tmp_path / "k.db")) as store:
        inside = asyncio.Event()

        async def stuck() -> None:
            async with store.database.transaction() as transaction:
                await transaction.execute(Statement("DELETE FROM keys"))
                inside.set()
                await asyncio.Event().wait()

        task = asyncio.create_task(stuck())
        await inside.wait()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        await remember(store.services, Place("ana"), NewMemory("It goes on."))
        assert await store.current() == ["It goes on."]


async def test_a_failed_statement_changes_nothing(tmp_path: Path) -> None:
    database = SqliteDatabase(str(tmp_path / "k.db"))
    await database.write([Statement("CREATE TABLE t (a INTEGER UNIQUE)")])
    twice = [Statement("INSERT INTO t VALUES (1)")] * 2
    with pytest.raises(StoreUnavailable):
        await database.write(twice)
    (left,) = await database.read([Statement("SELECT count(*) FROM t")])
    assert left.rows == [(0,)]
    await database.close()


@pytest.mark.parametrize("damage", ["moved", "garbage", "folder"])
async def test_a_lost_file_is_unavailable_and_heals_when_it_is_back(
    tmp_path: Path, damage: str
) -> None:
    path, aside = tmp_path / "k.db", tmp_path / "aside.db"
    async with stored(str(path)) as store:
        await remember(store.services, Place("ana"), NewMemory("Before."))
        await store.database.compact()
        path.rename(aside)
        if damage == "garbage":
            path.write_bytes(b"not a database at all" * 500)
        if damage == "folder":
            path.mkdir()
        with pytest.raises(StoreUnavailable):
            await store.rows()
        with pytest.raises(StoreUnavailable):
            await remember(store.services, Place("ana"), NewMemory("During."))
        if path.exists():
            path.rmdir() if damage == "folder" else path.unlink()
        for left in tmp_path.glob("k.db-*"):
            left.unlink()
        aside.rename(path)
        await remember(store.services, Place("ana"), NewMemory("After."))
        assert set(await store.current()) == {"Before.", "After."}


async def test_another_process_that_holds_the_file_makes_it_busy_then_free(
    tmp_path: Path,
) -> None:
    path = str(tmp_path / "k.db")
    async with stored(path, busy_timeout_s=0.1) as store:
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreBusy):
            await remember(store.services, Place("ana"), NewMemory("Too soon."))
        assert await store.rows() == []
        other.execute("ROLLBACK")
        other.close()
        await remember(store.services, Place("ana"), NewMemory("Now."))
        assert await store.current() == ["Now."]


async def test_large_whole_and_odd_values_come_back_as_they_were(tmp_path: Path) -> None:
    database = SqliteDatabase(str(tmp_path / "k.db"))
    values = (2**53 + 1, "a\x00b", "x" * 1_000_000, b"\x00\xff", 1.5, None)
    (row,) = await database.read([Statement("SELECT ?, ?, ?, ?, ?, ?", values)])
    assert row.rows == [values]
    await database.close()


async def test_the_loop_runs_while_the_database_works(tmp_path: Path) -> None:
    database = SqliteDatabase(str(tmp_path / "k.db"))
    slow = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 3000000)"
    reading = asyncio.create_task(database.read([Statement(f"{slow} SELECT count(*) FROM n")]))
    turns = 0
    while not reading.done():
        turns += 1
        await asyncio.sleep(0.001)
    assert turns > 5
    assert await database.read(ONE)
    await database.close()
