"""Several processes that begin at the same moment, on a new database and on one that is in use."""

from __future__ import annotations

import asyncio
import multiprocessing
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from multiprocessing.queues import Queue
from multiprocessing.synchronize import Barrier
from pathlib import Path
from typing import Any

from kumbuka.adapters.queue.local import LocalQueue
from kumbuka.adapters.store import schema
from kumbuka.bootstrap import build
from kumbuka.config import Config
from kumbuka.errors import KumbukaError
from kumbuka.memory.model import NewMemory, Place
from kumbuka.memory.scopes import Scope
from kumbuka.ports import Statement
from kumbuka.usecases.remember import remember

from tests.fakes.sqld import running_sqld
from tests.fakes.stored import Stored, opened, stored

PROCESSES = 4
ROUNDS = 12
WRITES = 8
ANA = Place("ana")
WAIT_S = 120

Round = Callable[[str, int], Any]
"""`(place, number of the process)` → what it saw. A place is a folder, or a database's URL."""


def migrate(place: str, number: int) -> int:
    async def run() -> int:
        database = opened(_database(place))
        try:
            return await schema.migrate(database, lambda: 1)
        finally:
            await database.close()

    return asyncio.run(run())


def _database(place: str) -> str:
    return place if place.startswith("http") else f"{place}/k.db"


def upsert_and_read(place: str, number: int) -> int:
    """In a database that nobody made before; the number of times it was told that all went well."""

    async def run() -> int:
        async with stored(_database(place)) as store:
            steps = [*(_upsert(store, number, n) for n in range(WRITES)), *_reads(store)]
            return len(await asyncio.gather(*steps))

    return asyncio.run(run())


def upsert_in_turn(place: str, number: int) -> int:
    """One after the other, and what was stored is read in between."""

    async def run() -> int:
        async with stored(_database(place)) as store:
            for n in range(WRITES):
                await _upsert(store, number, n)
                assert await store.contents(Scope("ana"), "says")
            return WRITES

    return asyncio.run(run())


async def _upsert(store: Stored, number: int, n: int) -> None:
    await remember(store.services, ANA, NewMemory(f"{number} says {n}.", key="note:shared"))


def _reads(store: Stored) -> list[Any]:
    return [store.contents(Scope("ana"), "says"), store.rows()] * WRITES


def send_and_receive(folder: str, number: int) -> list[str]:
    """What it received of what all of them sent."""

    async def run() -> list[str]:
        queue = LocalQueue(Path(folder) / "queue.db", lambda: 1_000)
        try:
            await asyncio.gather(*(queue.send(f"{number}:{n}") for n in range(WRITES)))
            received = []
            while messages := await queue.receive(3):
                received += [message.body for message in messages]
                await asyncio.gather(*(queue.done(message) for message in messages))
            return received
        finally:
            await queue.close()

    return asyncio.run(run())


def start_everything(folder: str, number: int) -> str:
    """As `kumbuka serve` starts: the secret, the schema, the queue."""

    async def run() -> str:
        kumbuka = build(Config(database_url=f"file:{folder}/k.db"))
        await kumbuka.start()
        await kumbuka.services.turns.warm()
        await kumbuka.close()
        return kumbuka.services.server_secret

    return asyncio.run(run())


def _rounds(
    work: Round, places: Sequence[str], number: int, gate: Barrier, told: Queue[Any]
) -> None:
    for place in places:
        gate.wait(WAIT_S)
        try:
            told.put((place, work(place, number)))
        except KumbukaError as error:
            told.put((place, error))


def folders(path: Path, rounds: int = ROUNDS) -> list[str]:
    made = [path / str(number) for number in range(rounds)]
    for folder in made:
        folder.mkdir()
    return list(map(str, made))


def at_once(work: Round, places: Sequence[str]) -> dict[str, list[Any]]:
    """Place of the round → what each process saw there."""
    context = multiprocessing.get_context("spawn")
    gate, told = context.Barrier(PROCESSES), context.Queue()
    processes = [
        context.Process(target=_rounds, args=(work, places, number, gate, told))
        for number in range(PROCESSES)
    ]
    for process in processes:
        process.start()
    seen: dict[str, list[Any]] = {place: [] for place in places}
    for _ in range(PROCESSES * len(places)):
        place, saw = told.get(timeout=WAIT_S)
        seen[place].append(saw)
    for process in processes:
        process.join(WAIT_S)
    assert [process.exitcode for process in processes] == [0] * PROCESSES
    return seen


def test_processes_that_open_a_new_file_at_once_migrate_it_once(tmp_path: Path) -> None:
    for folder, applied in at_once(migrate, folders(tmp_path)).items():
        assert sum(applied) == schema.NEWEST, applied
        with closing(sqlite3.connect(f"{folder}/k.db")) as connection:
            rows = connection.execute("SELECT version FROM schema_versions").fetchall()
            assert [version for (version,) in rows] == list(range(1, schema.NEWEST + 1))
            assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_processes_that_upsert_one_key_of_a_new_file_leave_one_current_row(
    tmp_path: Path,
) -> None:
    for folder, done in at_once(upsert_and_read, folders(tmp_path, 4)).items():
        assert done == [3 * WRITES] * PROCESSES
        with closing(sqlite3.connect(f"{folder}/k.db")) as connection:
            current = "SELECT count(*) FROM memories WHERE superseded_at IS NULL"
            assert connection.execute(current).fetchone() == (1,)
            times = "SELECT sum(times_confirmed) FROM memories"
            assert connection.execute(times).fetchone() == (PROCESSES * WRITES,)
            connection.execute(
                "INSERT INTO memories_fts (memories_fts, rank) VALUES ('integrity-check', 1)"
            )
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_processes_that_find_a_server_empty_migrate_it_once_and_share_it(tmp_path: Path) -> None:
    with running_sqld(tmp_path) as server:
        (done,) = at_once(upsert_in_turn, [server.url]).values()
        assert done == [WRITES] * PROCESSES
        applied, current, times = asyncio.run(_counts(server.url))
        assert (applied, current, times) == (schema.NEWEST, 1, PROCESSES * WRITES)


async def _counts(url: str) -> tuple[int, int, int]:
    """Steps of the schema, rows of the key that are current, and how often it was confirmed."""
    async with stored(url) as store:
        rows = await store.rows()
        sql = Statement("SELECT count(*) FROM schema_versions")
        (steps,) = await store.database.read([sql])
    current = [row for row in rows if row.superseded_at is None]
    return steps.rows[0][0], len(current), sum(row.times_confirmed for row in rows)


def test_processes_that_open_a_new_queue_at_once_lose_and_repeat_nothing(tmp_path: Path) -> None:
    sent = sorted(f"{number}:{n}" for number in range(PROCESSES) for n in range(WRITES))
    for received in at_once(send_and_receive, folders(tmp_path)).values():
        assert sorted(body for some in received for body in some) == sent


def test_processes_that_start_at_once_share_one_secret(tmp_path: Path) -> None:
    for secrets in at_once(start_everything, folders(tmp_path)).values():
        assert len(set(secrets)) == 1
        assert len(secrets[0]) == 64
