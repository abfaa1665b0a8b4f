"""After an erase no file holds a word of the owner or user: every table, the queue, the records."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
from kumbuka.bootstrap import Kumbuka, build
from kumbuka.config import Config
from kumbuka.memory.message_logs import LoggedMessage
from kumbuka.memory.model import NewMemory, Place
from kumbuka.memory.scopes import Scope
from kumbuka.memory.turns import Turn
from kumbuka.ports import Injection, MemoryFilter, Statement
from kumbuka.usecases.forget import erase, forget, forget_matching
from kumbuka.usecases.learn import learn
from kumbuka.usecases.remember import remember
from kumbuka.usecases.summarize import Asked, summarize
from kumbuka.usecases.transcripts import import_messages

SECRET = "xylophonist"
NOON = 1_796_040_000_000
DAY = 86_400_000


class Clock:
    now = NOON

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def kumbuka(tmp_path: Path, clock: Clock) -> AsyncIterator[Kumbuka]:
    made = build(Config(database_url=f"file:{tmp_path / 'k.db'}"), clock=clock)
    await made.start()
    yield made
    await made.close()


def turn(name: str, text: str, at: int, user: str | None) -> Turn:
    return Turn(name, "ana", user, "s", f"h-{name}", text, f"So you met a {SECRET}.", "m", at)


def injection(place: Place, memory_id: str) -> Injection:
    return Injection(
        request_id=f"req-{place.user_id}",
        place=place,
        messages_hash="h",
        at=NOON,
        status="on",
        tokens=9,
        block=f"- My neighbour is a {SECRET}.",
        block_memory_ids=[memory_id],
        memory_ids=[memory_id],
        has_profile=False,
        detail={"why": SECRET},
        keeps_block=True,
    )


async def filled(kumbuka: Kumbuka, clock: Clock, user: str | None) -> None:
    """Something that names the secret in every table and file that holds what is somebody's."""
    services, place = kumbuka.services, Place("ana", user)
    changes = {"deleteGraceDays": 30, "transcripts": {"enabled": True}}
    await services.settings.change("ana", changes, clock())
    for n in range(4):
        told = turn(f"t{n}-{user}", f"I like the {SECRET} of number {n}.", NOON + n, user)
        await learn(services, told)
    messages = [LoggedMessage("user", f"A {SECRET} plays at night.", said_at=NOON)]
    await import_messages(services, place, messages)
    made = await remember(services, place, NewMemory(f"The {SECRET} is gone.", key=SECRET))
    await remember(services, place, NewMemory(f"The {SECRET} is back.", key=SECRET))
    await services.injections.save(injection(place, made.memory.memory_id), count_chat=True)
    clock.now += 60 * DAY
    await summarize(services, Asked("ana", user))
    other = await remember(
        services, place, NewMemory(f"One more {SECRET}.", metadata={"a": SECRET})
    )
    await forget(services, Scope.whole_owner("ana"), other.memory.memory_id)
    await services.outbox.put(turn(f"out-{user}", f"I like my {SECRET}.", NOON, user))
    for name in ("waits", "dead"):
        await services.turns.send(
            turn(f"{name}-{user}", f"I use a {SECRET}.", NOON, user).to_json()
        )
    waiting, *_ = await services.turns.receive(1)
    await services.turns.bury(waiting, f"no {SECRET} can be learned")


def files_with(folder: Path, text: str) -> list[str]:
    return [file.name for file in folder.iterdir() if text.encode() in file.read_bytes()]


async def tables_with(kumbuka: Kumbuka, text: str) -> set[str]:
    names = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'memories_fts_*'"
    (found,) = await kumbuka.database.read([Statement(names)])
    tables = [name for (name,) in found.rows]
    read = await kumbuka.database.read([Statement(f"SELECT * FROM {name}") for name in tables])
    return {
        name
        for name, result in zip(tables, read, strict=True)
        if any(text in str(tuple(row)) for row in result.rows)
    }


async def test_every_table_that_holds_what_is_somebodys_is_in_this_test(
    kumbuka: Kumbuka, clock: Clock, tmp_path: Path
) -> None:
    await filled(kumbuka, clock, "eva")
    assert await tables_with(kumbuka, SECRET) == {
        "memories",
        "memories_fts",
        "deleted_memories",
        "injected_blocks",
        "injections",
        "outbox",
    }
    assert len([name for name in files_with(tmp_path, SECRET) if name.startswith("k-queue")]) >= 1


@pytest.mark.parametrize("user", [None, "eva"])
async def test_no_byte_is_left_of_an_erased_owner(
    kumbuka: Kumbuka, clock: Clock, tmp_path: Path, user: str | None
) -> None:
    await filled(kumbuka, clock, user)
    await remember(kumbuka.services, Place("ben"), NewMemory("Ben stays."))
    counts = await erase(kumbuka.services, "ana", None)
    assert all(
        counts[name] > 0
        for name in ("memories", "deletedMemories", "injectedBlocks", "injections", "settings")
    )
    assert (counts["waitingTurns"], counts["queuedTurns"]) == (1, 2)
    assert files_with(tmp_path, SECRET) == []
    assert files_with(tmp_path, "Ben stays.")


async def test_no_byte_is_left_of_an_erased_user_and_others_keep_theirs(
    kumbuka: Kumbuka, clock: Clock, tmp_path: Path
) -> None:
    await filled(kumbuka, clock, "eva")
    services = kumbuka.services
    await remember(services, Place("ana", "leo"), NewMemory("Leo stays."))
    leos = replace(turn("leo", "I like Leo's tea.", NOON, "leo"), assistant_text=None)
    await services.turns.send(leos.to_json())
    counts = await erase(services, "ana", "eva")
    assert (counts["waitingTurns"], counts["queuedTurns"]) == (1, 2)
    assert files_with(tmp_path, SECRET) == []
    (message,) = await services.turns.receive(10)
    assert Turn.from_json(message.body) == leos
    assert files_with(tmp_path, "Leo stays.")


async def test_a_turn_said_after_the_erase_stays_in_the_queue(
    kumbuka: Kumbuka, clock: Clock
) -> None:
    later = turn("later", "I like tea.", NOON + 1, None)
    await kumbuka.services.turns.send(later.to_json())
    assert (await erase(kumbuka.services, "ana", None))["queuedTurns"] == 0
    assert await kumbuka.services.turns.depth() == 1


async def test_no_byte_is_left_of_a_deleted_memory_nor_of_the_turn_that_told_it(
    kumbuka: Kumbuka, tmp_path: Path
) -> None:
    services = kumbuka.services
    told = replace(turn("told", f"I like a {SECRET}.", NOON, None), assistant_text=None)
    waits = replace(turn("waits", "I like tea.", NOON, None), assistant_text=None)
    await services.turns.send(told.to_json())
    for message in await services.turns.receive(10):
        await learn(services, Turn.from_json(message.body))
        await services.turns.done(message)
    await services.turns.send(waits.to_json())
    assert files_with(tmp_path, SECRET)
    assert await forget_matching(services, Scope.whole_owner("ana"), MemoryFilter()) == 1
    assert files_with(tmp_path, SECRET) == []
    assert await services.turns.depth() == 1
