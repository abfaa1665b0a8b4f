"""Housekeeping: what is over goes, what is not stays, wherever a run ends."""

from __future__ import annotations

import tracemalloc
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from kumbuka.errors import StoreUnavailable
from kumbuka.memory.jobs import CLEAN_UP, Job
from kumbuka.memory.scopes import partition
from kumbuka.memory.times import iso
from kumbuka.memory.turns import Turn
from kumbuka.ports import OwnersRows, Services, Statement
from kumbuka.usecases import cleanup as cleaning
from kumbuka.usecases.cleanup import cleanup, cleanup_records
from kumbuka.usecases.jobs import JobWorker
from kumbuka.usecases.learn import learn
from kumbuka.usecases.plan import Timer, plan

from tests.fakes.managed import NOON, Managed, managed

DAY = 86_400_000
SECRET = "xylophonist"
INSERT_OWNER = (
    "INSERT INTO memories (memory_id, owner_no, owner_id, type, key, content, created_at,"
    " updated_at, last_confirmed_at, valid_from, expires_at)"
    " VALUES (?, 1, ?, 'factual', 'k', 'c', 1, 1, 1, 1, 2)"
)


@pytest.fixture
async def api(storage: str) -> AsyncIterator[Managed]:
    async with managed(storage=storage) as made:
        yield made


async def count(api: Managed, table: str) -> int:
    (found,) = await api.database.read([Statement(f"SELECT count(*) FROM {table}")])
    return int(found.rows[0][0])


async def contents(api: Managed, who: str = "ana", **parameters: Any) -> set[str]:
    answer = await api.ask(who, "GET", "/memory", params={"includeSuperseded": True, **parameters})
    return {memory["content"] for memory in answer.json()["data"]}


async def grace(api: Managed, days: int, who: str = "ana") -> None:
    await api.ask(who, "PUT", "/settings/memory", json={"deleteGraceDays": days})


async def test_expired_memories_go_with_all_that_was_made_from_them(
    api: Managed, tmp_path: Path
) -> None:
    until = iso(NOON + DAY)
    await api.store("ana", f"The {SECRET} is ill.", expiresAt=until)
    await api.store("ana", f"The {SECRET} was ill.", expiresAt=until, userId="eva")
    await api.store("ana", "Boats are red.", expiresAt=iso(NOON + 9 * DAY))
    await api.store("ben", f"Ben's {SECRET}.", expiresAt=until)
    api.now[0] = NOON + DAY
    assert await cleanup(api.services, "ana")
    assert await count(api, "memories") == 2
    assert await count(api, "vectors") == 2
    assert await contents(api) == {"Boats are red."}
    assert await contents(api, "ben") == {f"Ben's {SECRET}."}
    await cleanup(api.services, "ben")
    await cleanup_records(api.services)
    assert [f.name for f in tmp_path.iterdir() if SECRET.encode() in f.read_bytes()] == []


async def test_what_superseded_an_expired_memory_keeps_its_place(api: Managed) -> None:
    await api.store("ana", "The lift is broken.", key="note:lift", expiresAt=iso(NOON + DAY))
    await api.store("ana", "The lift works.", key="note:lift")
    api.now[0] = NOON + 2 * DAY
    await cleanup(api.services, "ana")
    assert await contents(api) == {"The lift works."}


async def test_deleted_memories_go_when_their_grace_is_over(api: Managed, tmp_path: Path) -> None:
    await grace(api, 7)
    first = await api.store("ana", f"The {SECRET} is here.")
    second = await api.store("ana", "Boats are red.")
    await api.ask("ana", "DELETE", f"/memory/{first['id']}")
    api.now[0] += DAY
    await api.ask("ana", "DELETE", f"/memory/{second['id']}")
    api.now[0] += 6 * DAY
    await cleanup(api.services, "ana")
    await cleanup_records(api.services)
    assert await count(api, "deleted_memories") == 1
    assert [f.name for f in tmp_path.iterdir() if SECRET.encode() in f.read_bytes()] == []
    restored = await api.ask("ana", "POST", f"/memory/{second['id']}/restore")
    assert restored.json()["content"] == "Boats are red."


async def test_an_owner_who_takes_the_grace_back_loses_what_waited(api: Managed) -> None:
    for who in ("ana", "ben"):
        await grace(api, 7, who)
        memory = await api.store(who, "Boats are red.")
        await api.ask(who, "DELETE", f"/memory/{memory['id']}")
    await grace(api, 0)
    for who in ("ana", "ben"):
        await cleanup(api.services, who)
    (left,) = await api.database.read([Statement("SELECT owner_id FROM deleted_memories")])
    assert [row[0] for row in left.rows] == ["ben"]


async def test_vectors_without_a_memory_go_and_no_others(api: Managed) -> None:
    await api.store("ana", "Boats are red.")
    await api.store("ben", "Ben is here.")
    strays = [(partition("ana"), 9001), (partition("ana"), 9002), (partition("gone"), 9003)]
    put = "INSERT INTO vectors SELECT ?, ?, signature, embedding, version FROM vectors LIMIT 1"
    await api.database.write([Statement(put, stray) for stray in strays])
    await cleanup(api.services, "ana")
    assert await count(api, "vectors") == 3
    await cleanup_records(api.services)
    assert await count(api, "vectors") == 2
    body = {"query": "boats", "strategy": "semantic"}
    found = await api.ask("ana", "POST", "/memory/search", json=body)
    assert [hit["content"] for hit in found.json()["memories"]] == ["Boats are red."]


async def test_old_records_go_and_an_erase_is_never_forgotten(api: Managed) -> None:
    said = Turn("t", "ana", None, None, "h", "I prefer tea.", None, "m", NOON)
    await learn(api.services, said)
    (memory,) = (await api.ask("ana", "GET", "/memory")).json()["data"]
    await api.ask("ana", "DELETE", f"/memory/{memory['id']}")
    await api.ask("admin", "DELETE", "/owners/ben")
    await api.services.outbox.put(said)
    rows = (
        "INSERT INTO injections VALUES ('r', 'ana', '', '', 'h', 1, 'on', 0, '[]', '{}')",
        "INSERT INTO injected_blocks VALUES ('ana', '', '', 'h', 'b', '[]', 0, 1)",
        "INSERT INTO daily_chats VALUES ('ana', 1, 1, 1)",
        f"INSERT INTO daily_chats VALUES ('ana', {NOON // DAY}, 1, 1)",
    )
    await api.database.write([Statement(row) for row in rows])
    await cleanup_records(api.services)
    assert await count(api, "processed_turns") == 1
    assert await count(api, "tombstones") == 2
    api.now[0] = NOON + 16 * DAY
    await cleanup_records(api.services)
    gone = ("processed_turns", "injections", "injected_blocks")
    assert [await count(api, table) for table in gone] == [0, 0, 0]
    assert await count(api, "daily_chats") == 1
    assert await count(api, "outbox") == 1
    (kinds,) = await api.database.read([Statement("SELECT kind FROM tombstones")])
    assert [row[0] for row in kinds.rows] == ["erased"]


async def test_a_large_removal_goes_on_in_jobs_of_its_own(
    api: Managed, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cleaning, "BATCH", 5)
    monkeypatch.setattr(cleaning, "BATCHES", 3)
    for n in range(32):
        await api.store("ana", f"Boat {n} is red.", expiresAt=iso(NOON + DAY))
    await api.store("ana", "Boats are red.")
    api.now[0] = NOON + DAY
    assert not await cleanup(api.services, "ana")
    assert await count(api, "memories") == 18
    await api.work()
    assert await contents(api) == {"Boats are red."}
    assert await count(api, "vectors") == 1


async def test_a_run_that_ends_anywhere_and_is_run_again_ends_alike(
    api: Managed, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cleaning, "BATCH", 2)
    await grace(api, 7)
    for n in range(6):
        memory = await api.store("ana", f"Boat {n} is red.", expiresAt=iso(NOON + DAY))
        if n % 2:
            await api.ask("ana", "DELETE", f"/memory/{memory['id']}")
    await api.store("ana", "Boats are red.")
    api.now[0] = NOON + 9 * DAY
    ended = 0
    while True:
        try:
            assert await cleanup(failing_after(api.services, 1 + ended % 3), "ana")
            break
        except StoreUnavailable:
            ended += 1
    assert ended
    assert await contents(api) == {"Boats are red."}
    assert (await count(api, "deleted_memories"), await count(api, "vectors")) == (0, 1)
    assert await cleanup(api.services, "ana")


def failing_after(services: Services, calls: int) -> Services:
    """A process that is killed after so many batches."""
    housekeeping = services.housekeeping
    left = [calls]

    class Failing:
        async def remove(self, what: OwnersRows, owner_id: str, until: int, limit: int) -> int:
            left[0] -= 1
            if left[0] < 0:
                raise StoreUnavailable("killed")
            return await housekeeping.remove(what, owner_id, until, limit)

    return replace(services, housekeeping=Failing())  # type: ignore[arg-type]


async def test_every_owner_gets_one_job_and_a_failing_one_stops_no_other(api: Managed) -> None:
    owners = [f"owner-{n:03}" for n in range(205)]
    await api.database.write([Statement(INSERT_OWNER, (owner, owner)) for owner in owners])
    assert await plan(api.services, CLEAN_UP) == 205

    settings = api.services.settings

    class Settings:
        """Of one owner they cannot be read."""

        async def layers(self, owner_id: str) -> tuple[dict[str, Any], dict[str, Any]]:
            if owner_id == "owner-100":
                raise RuntimeError("this owner's settings are broken")
            return await settings.layers(owner_id)

    worker = JobWorker(replace(api.services, settings=Settings()))  # type: ignore[arg-type]
    while await worker.step():
        pass
    (left,) = await api.database.read([Statement("SELECT owner_id FROM memories")])
    assert [row[0] for row in left.rows] == ["owner-100"]


async def peak_of_planning(api: Managed) -> int:
    """Bytes that sending to every owner takes at once, the jobs themselves apart."""
    sent: set[str] = set()

    class Sent:
        async def send(self, body: str) -> None:
            sent.add(body)

    services = replace(api.services, jobs=Sent())  # type: ignore[arg-type]
    await plan(services, CLEAN_UP)
    jobs = len(sent)
    sent.clear()
    tracemalloc.start()
    try:
        await plan(services, CLEAN_UP)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert len(sent) == jobs
    return peak


async def test_ten_thousand_owners_take_hardly_more_memory_than_a_hundred(api: Managed) -> None:
    sizes = []
    for first, last in ((0, 100), (100, 10_000)):
        rows = [Statement(INSERT_OWNER, (f"o{n}", f"o{n:05}")) for n in range(first, last)]
        for start in range(0, len(rows), 1000):
            await api.database.write(rows[start : start + 1000])
        sizes.append(await peak_of_planning(api))
    assert sizes[1] - sizes[0] < 20_000_000


async def test_planning_goes_on_where_one_run_ended(
    api: Managed, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kumbuka.usecases.plan.PAGE", 2)
    monkeypatch.setattr("kumbuka.usecases.plan.PAGES", 1)
    for who in ("ana", "ben"):
        await api.store(who, "The lift is broken.", expiresAt=iso(NOON + DAY))
    await api.store("admin", "The lift is broken.", expiresAt=iso(NOON + DAY))
    api.now[0] = NOON + DAY
    assert await plan(api.services, CLEAN_UP) == 2
    await api.work()
    assert await count(api, "memories") == 0


async def test_a_process_plans_once_a_day_and_after_a_restart_too(api: Managed) -> None:
    await api.store("ana", "The lift is broken.")
    sent: list[str] = []

    class Counted:
        async def send(self, body: str) -> None:
            sent.append(Job.from_json(body).kind)

    services = replace(api.services, jobs=Counted())  # type: ignore[arg-type]
    for _ in range(2):
        await Timer(services).look()
    assert sent.count(CLEAN_UP) == 1
    api.now[0] += DAY
    await Timer(services).look()
    assert sent.count(CLEAN_UP) == 2
