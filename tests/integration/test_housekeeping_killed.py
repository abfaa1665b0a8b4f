"""A worker that is killed in the middle of housekeeping, again and again, ends where one ends that
was left alone."""

from __future__ import annotations

import asyncio
import shutil
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from kumbuka.bootstrap import build
from kumbuka.config import Config
from kumbuka.memory.jobs import CLEAN_UP, SUMMARIZE
from kumbuka.memory.model import NewMemory, Place
from kumbuka.usecases.plan import plan
from kumbuka.usecases.remember import remember

NOON = 1_796_040_000_000
DAY = 86_400_000
OWNERS = ("ana", "ben", "eva")
THINGS = ("tea", "rye", "figs", "owls", "maps", "rain", "jazz", "rust")
WORK = """
import asyncio, os, signal, sys
from kumbuka.adapters.database.sqlite import SqliteDatabase
from kumbuka.adapters.queue.local import LocalQueue
from kumbuka.bootstrap import build
from kumbuka.config import Config
from kumbuka.usecases import cleanup, summarize
from kumbuka.usecases.jobs import JobWorker

cleanup.BATCH, summarize.MAX_SUMMARIES = 2, 1  # so that a run is many steps

steps_left = int(sys.argv[3])

def dying(method):
    def called(*args):
        global steps_left
        steps_left -= 1
        if steps_left == 0:
            os.kill(os.getpid(), signal.SIGKILL)
        return method(*args)
    return called

# Before a change to the database, or between one and the message that led to it.
SqliteDatabase.transaction = dying(SqliteDatabase.transaction)
SqliteDatabase.write = dying(SqliteDatabase.write)
LocalQueue.done = dying(LocalQueue.done)
LocalQueue.send = dying(LocalQueue.send)

async def main():
    now = int(sys.argv[2])
    kumbuka = build(Config(database_url=f"file:{sys.argv[1]}"), clock=lambda: now)
    await kumbuka.start()
    worker = JobWorker(kumbuka.services)
    while await kumbuka.services.jobs.depth():
        if not await worker.step():
            now += 1000  # what several processes died with waits for its visibility
    await kumbuka.close()

asyncio.run(main())
"""


async def prepared(file: Path) -> None:
    """Three owners, each with expired memories, deleted ones, and old ones of three sessions."""
    now = [NOON]
    kumbuka = build(Config(database_url=f"file:{file}"), clock=lambda: now[0])
    await kumbuka.start()
    services = kumbuka.services
    changes = {"autoSummarize": True, "deleteGraceDays": 1}
    await services.settings.change(None, changes, NOON)
    for owner in OWNERS:
        for number, thing in enumerate(THINGS):
            place = Place(owner, None, f"session {number % 3}")
            await remember(services, place, NewMemory(f"I like the {thing} of the old town."))
            gone = NewMemory(f"The {thing} is on sale.", expires_at=NOON + DAY)
            await remember(services, place, gone)
            await remember(services, place, NewMemory(f"The {thing} is mine.", key=f"k:{thing}"))
        async with services.memories.writing() as writer:
            chains = [
                (Place(owner, None, f"session {n % 3}"), f"k:{t}") for n, t in enumerate(THINGS)
            ]
            await writer.delete_chains(chains, NOON, keep=True)
    now[0] = NOON + 40 * DAY
    await plan(services, CLEAN_UP)
    await plan(services, SUMMARIZE)
    await kumbuka.close()


def work(file: Path, *, dies_at_step: int = 0) -> int:
    """How the process ended."""
    arguments = [str(file), str(NOON + 40 * DAY), str(dies_at_step)]
    command = [sys.executable, "-c", WORK, *arguments]
    return subprocess.run(command, check=False, timeout=60).returncode


def end_state(file: Path) -> dict[str, list[tuple[object, ...]]]:
    queries = {
        "memories": "SELECT owner_id, session_id, content, archived_at IS NULL, superseded_at"
        " FROM memories ORDER BY 1, 2, 3, 4",
        "texts": "SELECT count(*) FROM memories_fts",
        "vectors": "SELECT count(*) FROM vectors JOIN memories USING (owner_no, memory_no)"
        " WHERE archived_at IS NULL",
        "set aside": "SELECT count(*) FROM deleted_memories",
    }
    with closing(sqlite3.connect(file)) as database:
        return {name: database.execute(sql).fetchall() for name, sql in queries.items()}


@pytest.mark.parametrize("steps", [(1, 2, 3), (5, 9, 4), (14, 23, 7), (31, 1, 40)], ids=str)
def test_a_worker_that_is_killed_ends_where_an_undisturbed_one_ends(
    tmp_path: Path, steps: tuple[int, ...]
) -> None:
    """A message that is taken five times and never settled would be a dead letter."""
    alone, killed = tmp_path / "alone", tmp_path / "killed"
    alone.mkdir()
    asyncio.run(prepared(alone / "k.db"))
    shutil.copytree(alone, killed)
    assert work(alone / "k.db") == 0
    for step in steps:
        assert work(killed / "k.db", dies_at_step=step) == -signal.SIGKILL
    assert work(killed / "k.db") == 0
    assert end_state(killed / "k.db") == end_state(alone / "k.db")
    state = end_state(alone / "k.db")
    assert len([row for row in state["memories"] if row[3]]) == len(OWNERS) * 3
    assert state["set aside"] == [(0,)]
