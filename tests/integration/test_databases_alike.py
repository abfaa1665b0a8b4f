"""The same calls on the embedded and on the remote database, and the same answers."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import random
import shutil
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

import pytest
from kumbuka.adapters.database import sqlite
from kumbuka.adapters.database.sqlite import SqliteDatabase
from kumbuka.adapters.database.turso import TursoDatabase
from kumbuka.errors import StoreUnavailable
from kumbuka.memory.model import NewMemory, Place
from kumbuka.memory.scopes import Reach, Scope
from kumbuka.ports import Database, MemoryFilter, Result, Statement
from kumbuka.text import vector8
from kumbuka.usecases.forget import forget_matching
from kumbuka.usecases.remember import remember

from tests.fakes.sqld import running_sqld
from tests.fakes.stored import NOON, stored

T = TypeVar("T")

FLOAT32 = 4e-6
"""libSQL adds up a vector8's distance in float32, from sums that are some twenty times as large as
the distance; the embedded database does it in float64."""
WORDS = ["boat", "garden", "violin", "router", "contract", "river", "lamp", "tower", "cheese"]
VALUES = (
    (0, 1, -1, 2**31, 2**53 + 1, -(2**53) - 1, 2**63 - 1, -(2**63)),
    (0.0, -0.5, 1e-300, 1.7976931348623157e308, 0.1, 2.0**60),
    ("", "a\x00b", "\x00", "é😀漢", "\ud83d half \udc00", "'\"\\\n\r\t", "\u2028\x7f"),
    (b"", b"\x00", b"\x00\xff\xfe", bytes(range(256)), None, True),
    ("x" * 1_000_000, b"\x00y" * 500_000),
)
SCRIPT = (
    ("CREATE TABLE w (a INTEGER PRIMARY KEY, b TEXT UNIQUE)", ()),
    ("INSERT INTO w VALUES (1, 'one'), (2, 'two')", ()),
    ("INSERT INTO w VALUES (?, ?) RETURNING b, a", (3, "three")),
    ("INSERT INTO w VALUES (3, 'x') ON CONFLICT DO NOTHING", ()),
    ("UPDATE w SET b = b || '!' WHERE a > ?", (1,)),
    ("SELECT a, b, typeof(a), typeof(b) FROM w ORDER BY a", ()),
    ("DELETE FROM w WHERE a = 9", ()),
    ("DELETE FROM w WHERE a < 3", ()),
    ("INSERT OR REPLACE INTO w VALUES (3, 'again')", ()),
    ("SELECT count(*), sum(a), group_concat(b) FROM w", ()),
    ("SELECT * FROM w WHERE a = 77", ()),
    ("DROP TABLE w", ()),
)


class Both:
    """An embedded and a remote database that are asked the same."""

    def __init__(self, embedded: Database, remote: Database) -> None:
        self.embedded, self.remote = embedded, remote

    async def ask(self, call: Callable[[Database], Awaitable[T]]) -> T:
        here, there = await call(self.embedded), await call(self.remote)
        assert there == here
        return there

    async def read(self, sql: str, *args: Any) -> list[Result]:
        return await self.ask(lambda database: database.read([Statement(sql, args)]))


@pytest.fixture
async def both(tmp_path: Path, remote: str) -> AsyncIterator[Both]:
    made = Both(SqliteDatabase(str(tmp_path / "k.db")), TursoDatabase(remote))
    yield made
    await made.embedded.close()
    await made.remote.close()


@pytest.mark.parametrize("values", VALUES, ids=["whole", "real", "text", "bytes", "large"])
async def test_values_come_back_alike(both: Both, values: tuple[Any, ...]) -> None:
    marks = ", ".join("?" for _ in values)
    (read,) = await both.read(f"SELECT {marks}", *values)
    assert [type(value) for value in read.rows[0]] == [
        int if value is True else type(value) for value in values
    ]
    await both.read(f"SELECT {', '.join('typeof(?)' for _ in values)}", *values)
    await both.read(f"SELECT {', '.join('length(?)' for _ in values)}", *values)
    await both.ask(lambda database: _kept(database, values))


async def _kept(database: Database, values: tuple[Any, ...]) -> list[Result]:
    """The values through a table, written in two ways."""
    insert = [Statement("INSERT INTO kept VALUES (?)", (value,)) for value in values]
    await database.write([Statement("CREATE TABLE kept (v)"), *insert])
    async with database.transaction() as transaction:
        await transaction.batch(insert)
    return await database.read([Statement("SELECT v, typeof(v) FROM kept ORDER BY rowid")])


async def test_rows_and_counts_of_changes_are_alike(both: Both) -> None:
    statements = [Statement(sql, args) for sql, args in SCRIPT]
    await both.ask(lambda database: database.write(statements))

    async def one_by_one(database: Database) -> list[Result]:
        async with database.transaction() as transaction:
            return [await transaction.execute(statement) for statement in statements]

    await both.ask(one_by_one)


@pytest.mark.parametrize(
    "sql",
    ["SELECT", "SELECT * FROM nowhere", "SELECT 1; SELECT 2", "INSERT INTO one VALUES (NULL)"],
)
async def test_what_one_refuses_the_other_refuses(both: Both, sql: str) -> None:
    table = [Statement("CREATE TABLE one (a NOT NULL)")]
    await both.ask(lambda database: database.write(table))

    async def refused(database: Database) -> bool:
        try:
            await database.write([Statement(sql)])
        except (StoreUnavailable, sqlite3.Error):
            return True
        return False

    assert await both.ask(refused)


async def test_ten_thousand_rows_come_back_alike(both: Both) -> None:
    rows = json.dumps([[n, f"row {n} é", n / 7] for n in range(10_000)])
    part = "json_extract(value, '$[{}]')".format
    fill = Statement(
        f"INSERT INTO many SELECT {part(0)}, {part(1)}, {part(2)} FROM json_each(?)", (rows,)
    )
    made = [Statement("CREATE TABLE many (n INTEGER, t TEXT, r REAL)"), fill]
    await both.ask(lambda database: database.write(made))
    (read,) = await both.read("SELECT n, t, r, NULL FROM many ORDER BY n")
    assert len(read.rows) == 10_000


async def test_vector8_bytes_are_the_servers(both: Both) -> None:
    choose = random.Random(5)
    for size in (1, 2, 3, 4, 7, 256):
        values = [choose.uniform(-1, 1) for _ in range(size)]
        other = [choose.uniform(-1, 1) for _ in range(size)]
        (read,) = await both.remote.read([Statement("SELECT vector8(?)", (json.dumps(values),))])
        (theirs,) = read.rows[0]
        assert _defined(theirs, size) == _defined(vector8.encode(values), size)
        args = (vector8.encode(values), vector8.encode(other))
        for database in (both.embedded, both.remote):
            (told,) = await database.read([Statement("SELECT vector_distance_cos(?, ?)", args)])
            assert told.rows[0][0] == pytest.approx(1 - vector8.cosine(*args), abs=FLOAT32)


def _defined(blob: bytes, size: int) -> tuple[bytes, bytes]:
    """The codes and the ending; the padding between them may hold anything."""
    return blob[:size], blob[-11:]


@pytest.mark.parametrize("small", [10**9, 1], ids=["sql", "matrix"])
async def test_searches_find_alike_over_random_changes(
    tmp_path: Path, remote: str, small: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The embedded database's distances in SQL, and by the matrix."""
    monkeypatch.setattr(sqlite, "SMALL", small)
    choose = random.Random(11)
    async with stored(str(tmp_path / "k.db")) as here, stored(remote) as there:
        for step in range(12):
            user = choose.choice([None, "u1", "u2"])
            contents = [
                f"The {choose.choice(WORDS)} and the {choose.choice(WORDS)}, {step}.{n}."
                for n in range(30)
            ]
            expires_at = choose.choice([None, NOON + step])
            for store in (here, there):
                await store.keep(Place("ana", user), *contents, expires_at=expires_at)
            here.now[0] = there.now[0] = NOON + step // 2
            scope = Scope("ana", user, reach=choose.choice([Reach.USER, Reach.OWNER, Reach.GLOBAL]))
            text = f"the {choose.choice(WORDS)} by the {choose.choice(WORDS)}"
            for match in ({}, {"match": ""}, {"recent": 5}):
                found = [await store.found(scope, text, **match) for store in (here, there)]
                _same(*found)


def _same(here: Any, there: Any) -> None:
    """All but the ids, which are drawn."""
    assert [c.memory.content for c in here.candidates] == [
        c.memory.content for c in there.candidates
    ]
    for name in ("bm25", "cosine"):
        values = [[getattr(c, name) for c in found.candidates] for found in (here, there)]
        assert [v is None for v in values[0]] == [v is None for v in values[1]]
        assert [v or 0.0 for v in values[0]] == pytest.approx(
            [v or 0.0 for v in values[1]], abs=FLOAT32
        )
    assert here.statistics.rows == there.statistics.rows
    assert here.statistics.document_frequency == there.statistics.document_frequency
    assert here.statistics.cosine_mean == pytest.approx(there.statistics.cosine_mean, abs=FLOAT32)
    assert {m.content for m in here.profile} == {m.content for m in there.profile}


async def test_a_file_of_the_embedded_database_opens_on_a_server(tmp_path: Path) -> None:
    path, folder = tmp_path / "k.db", tmp_path / "server"
    async with stored(str(path)) as here:
        for n in range(40):
            await here.hear(f"I like {WORDS[n % 9]} number {n}.", at=NOON + n)
        await here.keep(Place("ben"), "Half \ud800 a character.", "a\x00b")
        await here.database.compact()
        found = await here.found(Scope("ana"), "boat or violin")
        rows = await here.rows()
    folder.mkdir()
    with running_sqld(folder) as server:
        server.kill()
        _given(path, server.file)
        server.start()
        async with stored(server.url) as there:
            _same(found, await there.found(Scope("ana"), "boat or violin"))
            assert await there.rows() == rows
            await there.hear("I no longer like boat number 0.", at=NOON + 100)
            assert len(await there.rows("ben")) == 2
            check = "INSERT INTO memories_fts (memories_fts, rank) VALUES ('integrity-check', 1)"
            await there.database.write([Statement(check)])


def _given(path: Path, place: Path) -> None:
    """Put a database in the place of the server's."""
    for left in place.parent.glob("data*"):
        left.unlink()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    shutil.copy(path, place)


def upsert_many(url: str, name: str) -> None:
    async def run() -> None:
        async with stored(url) as store:
            for n in range(20):
                new = NewMemory(f"{name} says {n}.", key="note:shared")
                await remember(store.services, Place("ana"), new)

    asyncio.run(run())


async def test_processes_that_upsert_one_key_of_a_server_leave_one_current_row(
    remote: str,
) -> None:
    context = multiprocessing.get_context("spawn")
    processes = [context.Process(target=upsert_many, args=(remote, name)) for name in ("a", "b")]
    for process in processes:
        process.start()
    for process in processes:
        await asyncio.to_thread(process.join, 60)
    assert [process.exitcode for process in processes] == [0, 0]
    async with stored(remote) as store:
        rows = await store.rows()
        assert len([row for row in rows if row.superseded_at is None]) == 1
        assert sum(row.times_confirmed for row in rows) == 40


async def test_readers_and_writers_of_a_server_at_once_all_succeed(tmp_path: Path) -> None:
    """As long as its log is short: sqld 0.24 can stop for good where it empties a log of 1,000
    pages while others read and write."""
    with running_sqld(tmp_path) as server:
        async with stored(server.url) as store:

            async def write(n: int) -> None:
                await remember(store.services, Place("ana"), NewMemory(f"Fact {n} about boats."))

            async def read() -> None:
                await store.contents(Scope("ana"), "boats")

            await asyncio.gather(*(write(n) for n in range(20)), *(read() for _ in range(20)))
            assert len(await store.rows()) == 20
            whole = Scope("ana", reach=Reach.OWNER)
            assert await forget_matching(store.services, whole, MemoryFilter()) == 20
