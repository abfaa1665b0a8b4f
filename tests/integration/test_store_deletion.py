"""Deleted means deleted: rows, text index, vectors, records, and bytes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from kumbuka.memory.model import NewMemory, Place
from kumbuka.memory.scopes import Reach, Scope
from kumbuka.ports import Injection, MemoryFilter, Statement
from kumbuka.usecases.correct import Changes, correct
from kumbuka.usecases.forget import erase, forget, forget_matching
from kumbuka.usecases.remember import remember

from tests.fakes.stored import NOON, Stored, stored

SECRET = "xylophonist"


@pytest.fixture
async def store(storage: str) -> AsyncIterator[Stored]:
    async with stored(storage) as made:
        yield made


def bytes_hold(folder: Path, text: str) -> list[str]:
    """The files of the database; there are none of one in memory, or of a server's."""
    return [file.name for file in folder.iterdir() if text.encode() in file.read_bytes()]


def record_of(memory_id: str) -> Injection:
    return Injection(
        request_id="req_1",
        place=Place("ana"),
        messages_hash="h",
        at=NOON,
        status="on",
        tokens=9,
        block=f"- My neighbour is a {SECRET}.",
        block_memory_ids=[memory_id],
        memory_ids=[memory_id],
        has_profile=False,
        detail={},
        keeps_block=True,
    )


async def count(store: Stored, table: str) -> int:
    (result,) = await store.database.read([Statement(f"SELECT count(*) FROM {table}")])
    return int(result.rows[0][0])


async def remembered(store: Stored, content: str, key: str | None = None) -> str:
    new = NewMemory(content, key=key)
    return (await remember(store.services, Place("ana"), new)).memory.memory_id


async def test_a_deleted_memory_leaves_no_row_no_record_and_no_byte(
    store: Stored, tmp_path: Path
) -> None:
    await remembered(store, f"My neighbour was a {SECRET}.", "note:neighbour")
    store.now[0] += 1
    memory_id = await remembered(store, f"My neighbour is a {SECRET}.", "note:neighbour")
    await store.services.injections.save(record_of(memory_id), count_chat=True)
    await store.keep(Place("ana"), *(f"Another note about place {n}." for n in range(300)))
    assert bool(bytes_hold(tmp_path, SECRET)) == (tmp_path / "k.db").exists()
    await forget(store.services, Scope.whole_owner("ana"), memory_id)
    assert bytes_hold(tmp_path, SECRET) == []
    assert bytes_hold(tmp_path, memory_id) == []
    assert await store.contents(Scope("ana"), f"neighbour {SECRET}", vector_limit=400) == {
        f"Another note about place {n}." for n in range(300)
    }
    assert await count(store, "injected_blocks") == 0
    check = "INSERT INTO memories_fts (memories_fts, rank) VALUES ('integrity-check', 1)"
    await store.database.write([Statement(check)])


async def test_a_new_memory_never_inherits_an_old_ones_vector(store: Stored) -> None:
    await store.keep(Place("ana"), *(f"Fact number {n} about cars." for n in range(120)))
    scope = Scope("ana", reach=Reach.OWNER)
    assert await forget_matching(store.services, scope, MemoryFilter()) == 120
    assert await count(store, "vectors") == await count(store, "memories_fts") == 0
    await store.keep(Place("ana"), "A poem about rain.")
    (candidate,) = (await store.found(Scope("ana"), "Fact about cars", match="")).candidates
    assert candidate.memory.content == "A poem about rain."
    assert candidate.cosine is not None
    assert candidate.cosine < 0.3


async def test_a_pair_of_user_and_session_is_deleted_alone(store: Stored) -> None:
    for user, session in (("u1", "s1"), ("u1", "s2"), ("u2", "s1")):
        await store.keep(Place("ana", user, session), f"Of {user} in {session}.")
    scope = Scope("ana", "u1", "s1")
    assert await forget_matching(store.services, scope, MemoryFilter()) == 1
    assert {row.content for row in await store.rows()} == {"Of u2 in s1.", "Of u1 in s2."}


async def test_an_erase_leaves_nothing_of_an_owner_but_the_mark(
    store: Stored, tmp_path: Path
) -> None:
    await store.hear(f"My neighbour is a {SECRET}, please remember that I owe him.")
    await store.hear(f"I like every {SECRET}.")
    await remembered(store, f"The {SECRET} lives next door.")
    await store.keep(Place("ben"), "Ben stays.")
    rows = len(await store.rows())
    counts = await erase(store.services, "ana", None)
    assert counts["memories"] == rows > 0
    assert counts["processedTurns"] == 2
    assert await store.rows() == []
    assert bytes_hold(tmp_path, SECRET) == []
    assert len(await store.rows("ben")) == 1


async def test_an_erased_user_takes_no_other_user_along(store: Stored) -> None:
    await store.keep(Place("ana", "u1"), "Of u1.")
    await store.keep(Place("ana", "u10"), "Of u10.")
    await store.keep(Place("ana"), "Of nobody.")
    assert (await erase(store.services, "ana", "u1"))["memories"] == 1
    assert {row.content for row in await store.rows()} == {"Of u10.", "Of nobody."}


async def test_a_memory_that_is_deleted_while_a_chat_uses_it_leaves_no_record(
    store: Stored, tmp_path: Path
) -> None:
    memory_id = await remembered(store, f"My neighbour is a {SECRET}.")
    used = record_of(memory_id)
    await forget(store.services, Scope.whole_owner("ana"), memory_id)
    await store.services.injections.save(used, count_chat=True)
    assert await count(store, "injected_blocks") == await count(store, "injections") == 0
    assert bytes_hold(tmp_path, SECRET) == []


async def test_words_of_metadata_are_found_while_they_stand_there(
    store: Stored, tmp_path: Path
) -> None:
    new = NewMemory("Something opaque.", key="note:kestrel", metadata={"tag": SECRET})
    memory_id = (await remember(store.services, Place("ana"), new)).memory.memory_id
    scope = Scope("ana")
    merged = NewMemory("Something opaque.", key="note:kestrel", metadata={"more": "chartreuse"})
    await remember(store.services, Place("ana"), merged)
    for word in (SECRET, "chartreuse"):
        (found,) = (await store.found(scope, word)).candidates
        assert found.bm25 is not None, word
    changes = Changes(metadata={"tag": "xylophony"})
    await correct(store.services, Scope.whole_owner("ana"), memory_id, changes)
    (found,) = (await store.found(scope, "xylophony")).candidates
    assert found.bm25 is not None
    (found,) = (await store.found(scope, SECRET)).candidates
    assert found.bm25 is None
