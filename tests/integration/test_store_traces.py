"""What is left behind where something else reads, replaces the file, or asks at the same time."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from pathlib import Path

import pytest
from kumbuka.errors import StoreUnavailable
from kumbuka.memory.model import NewMemory, Place
from kumbuka.memory.scopes import Scope
from kumbuka.ports import MemoryFilter, Statement
from kumbuka.usecases.forget import forget, forget_matching
from kumbuka.usecases.remember import remember

from tests.fakes.stored import Stored, stored

SECRET = "xylophonist"
WHOLE = Scope.whole_owner("ana")


def files_with(folder: Path, text: str) -> list[str]:
    return [file.name for file in folder.iterdir() if text.encode() in file.read_bytes()]


async def sizes(store: Stored) -> list[int]:
    counted = [
        Statement("SELECT sum(length(block)) FROM memories_fts_data"),
        Statement("PRAGMA page_count"),
    ]
    return [int(result.rows[0][0]) for result in await store.database.read(counted)]


async def test_a_reader_that_holds_the_wal_delays_the_last_byte_to_the_next_write(
    tmp_path: Path,
) -> None:
    path = str(tmp_path / "k.db")
    async with stored(path, busy_timeout_s=0.05) as store:
        made = await remember(store.services, Place("ana"), NewMemory(f"He is a {SECRET}."))
        reader = sqlite3.connect(path, isolation_level=None)
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM memories").fetchall()
        await forget(store.services, WHOLE, made.memory.memory_id)
        assert await store.rows() == []
        await remember(store.services, Place("ana"), NewMemory("Written meanwhile."))
        reader.close()
        await remember(store.services, Place("ana"), NewMemory("Written afterwards."))
        assert files_with(tmp_path, SECRET) == []


async def test_a_bulk_delete_leaves_no_byte_and_a_sound_text_index(
    storage: str, tmp_path: Path
) -> None:
    async with stored(storage) as store:
        await store.keep(Place("ana"), *(f"The {SECRET} number {n}." for n in range(120)))
        await store.keep(Place("ben"), "Ben stays.")
        assert await forget_matching(store.services, WHOLE, MemoryFilter()) == 120
        assert files_with(tmp_path, SECRET) == []
        check = "INSERT INTO memories_fts (memories_fts, rank) VALUES ('integrity-check', 1)"
        await store.database.write([Statement(check)])
        assert len(await store.rows("ben")) == 1


async def test_a_transaction_never_continues_in_a_file_that_took_its_place(
    tmp_path: Path,
) -> None:
    path, other = tmp_path / "k.db", tmp_path / "other.db"
    async with stored(str(other)) as aside:
        await aside.database.compact()
    insert = "INSERT INTO known_owners VALUES (?, 1)"
    async with stored(str(path)) as store:
        await store.database.compact()
        with pytest.raises(StoreUnavailable):
            async with store.database.transaction() as transaction:
                await transaction.execute(Statement(insert, ("one",)))
                os.replace(other, path)
                await transaction.execute(Statement(insert, ("two",)))
        (owners,) = await store.database.read([Statement("SELECT * FROM known_owners")])
        assert owners.rows == []


async def test_five_hundred_reads_leave_the_file_and_its_text_index_as_they_were(
    storage: str,
) -> None:
    async with stored(storage) as store:
        await store.keep(Place("ana"), *(f"Boat {n} is at pier {n}." for n in range(50)))
        before = await sizes(store)
        for n in range(500):
            await store.found(Scope("ana"), f"pier {n}")
        assert await sizes(store) == before


async def test_deletes_at_once_all_take_effect(storage: str, tmp_path: Path) -> None:
    async with stored(storage) as store:
        await store.keep(Place("ana"), *(f"The {SECRET} number {n}." for n in range(10)))
        rows = await store.rows()
        await asyncio.gather(*(forget(store.services, WHOLE, row.memory_id) for row in rows))
        assert await store.rows() == []
        assert files_with(tmp_path, SECRET) == []
