"""The copy of an owner's vectors whatever happens on the way: outages, deaths, two runs at once."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
from kumbuka.memory.jobs import CHECK_COPY
from kumbuka.memory.qdrant import COLLECTION, QdrantSettings
from kumbuka.ports import UNSURE, Copied, Statement
from kumbuka.usecases import copy_vectors as copying
from kumbuka.usecases.settle import MAX_RECEIVES
from qdrant_client.models import Distance, PointIdsList, VectorParams

from tests.fakes.copy_desk import CopyDesk, copy_desk
from tests.fakes.qdrant import QdrantServer


@pytest.fixture
async def desk(storage: str) -> AsyncIterator[CopyDesk]:
    async with copy_desk(storage) as made:
        yield made


async def test_an_outage_delays_what_is_copied_and_loses_nothing(desk: CopyDesk) -> None:
    kept = await desk.api.store("ana", "Tea is served at four.")
    gone = await desk.api.store("ana", "The cat is called Miso.")
    await desk.api.work()
    desk.server.status = 500
    new = await desk.api.store("ana", "Coffee is served at five.")
    await desk.api.ask("ana", "DELETE", f"/memory/{gone['id']}")
    await desk.api.work()
    assert desk.there == {kept["id"], gone["id"]}
    desk.server.works()
    await desk.later()
    assert desk.there == {kept["id"], new["id"]}


@pytest.mark.parametrize("broken_at", range(1, 12))
async def test_a_run_that_ends_anywhere_is_finished_by_the_next(
    desk: CopyDesk, monkeypatch: pytest.MonkeyPatch, broken_at: int
) -> None:
    monkeypatch.setattr(copying, "BATCH", 3)
    monkeypatch.setattr(copying, "PAGE", 2)
    stored = [await desk.api.store("ana", f"Fact number {n}.") for n in range(8)]
    await desk.api.work()
    for memory in stored[:3]:
        await desk.api.ask("ana", "DELETE", f"/memory/{memory['id']}")
    stored += [await desk.api.store("ana", f"Fact number {n}.") for n in range(8, 16)]
    _break_at(desk.server, broken_at)
    await desk.api.work()
    desk.server.hangs_up = False
    await desk.later()
    assert desk.there == {memory["id"] for memory in stored[3:]}


def _break_at(server: QdrantServer, count: int) -> None:
    """The connection breaks from the so many-th call on, after that call was done."""
    answer, done = server._answer, 0

    def counted(call: Any) -> Any:
        nonlocal done
        done += 1
        server.hangs_up = server.hangs_up or done == count
        return answer(call)

    server._answer = counted  # type: ignore[method-assign]


async def test_more_than_one_run_takes_is_copied_by_the_next_ones(
    desk: CopyDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copying, "BATCH", 2)
    monkeypatch.setattr(copying, "BATCHES", 2)
    ids = {(await desk.api.store("ben", f"Fact number {n}."))["id"] for n in range(11)}
    await desk.choose("ben", "qdrant")
    await desk.api.work()
    assert desk.there == ids


async def test_many_rows_of_one_version_are_copied_too(
    desk: CopyDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copying, "BATCH", 2)
    monkeypatch.setattr(copying, "BATCHES", 2)
    ids = {(await desk.api.store("ana", f"Fact number {n}."))["id"] for n in range(11)}
    await desk.api.database.write([Statement("UPDATE vectors SET version = 1")])
    await desk.api.work()
    assert desk.there == ids


async def test_a_run_that_another_overtakes_writes_its_range_anew(
    desk: CopyDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    memory = await desk.api.store("ana", "Tea is served at four.")
    services, overtaken = desk.api.services, False
    put = services.tier.put  # type: ignore[union-attr]

    async def slow_put(at: QdrantSettings, points: Any) -> bool:
        nonlocal overtaken
        if not overtaken:
            overtaken = True
            await desk.api.ask("ana", "DELETE", f"/memory/{memory['id']}")
            await copying.copy_vectors(services, "ana", again=False)
        return bool(await put(at, points))

    monkeypatch.setattr(services.tier, "put", slow_put)
    await desk.api.work()
    assert overtaken
    assert desk.there == set()


async def test_a_run_that_the_owner_no_longer_wants_leaves_nothing(
    desk: CopyDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    await desk.api.store("ana", "Tea is served at four.")
    services = desk.api.services
    put = services.tier.put  # type: ignore[union-attr]

    async def late_put(at: QdrantSettings, points: Any) -> bool:
        await desk.choose("ana", "libsql")
        await copying.copy_vectors(services, "ana", again=False)
        return bool(await put(at, points))

    monkeypatch.setattr(services.tier, "put", late_put)
    await desk.api.work()
    assert desk.there == set()
    assert await desk.state() is None


async def test_a_run_that_was_killed_leaves_nothing_that_was_deleted_meanwhile(
    desk: CopyDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    memory = await desk.api.store("ana", "Tea is served at four.")
    services = desk.api.services
    put = services.tier.put  # type: ignore[union-attr]

    async def last_put(at: QdrantSettings, points: Any) -> None:
        await desk.api.ask("ana", "DELETE", f"/memory/{memory['id']}")
        await copying.copy_vectors(services, "ana", again=False)
        await put(at, points)
        raise Killed

    with monkeypatch.context() as patched:
        patched.setattr(services.tier, "put", last_put)
        with pytest.raises(Killed):
            await copying.copy_vectors(services, "ana", again=False)
    assert desk.there == {memory["id"]}
    await copying.copy_vectors(services, "ana", again=True)
    assert desk.there == set()


class Killed(BaseException):
    """The process ends here."""


async def test_a_collection_that_somebody_removed_is_filled_again(desk: CopyDesk) -> None:
    ids = {(await desk.api.store("ana", f"Fact number {n}."))["id"] for n in range(3)}
    await desk.api.work()
    desk.server.local.delete_collection(COLLECTION)
    ids.add((await desk.api.store("ana", "One more."))["id"])
    await desk.api.work()
    assert desk.there == ids


async def test_points_that_somebody_removed_are_put_back_when_they_are_counted(
    desk: CopyDesk,
) -> None:
    ids = [(await desk.api.store("ana", f"Fact number {n}."))["id"] for n in range(3)]
    await desk.api.work()
    desk.server.local.delete(COLLECTION, PointIdsList(points=ids[:1]))
    await desk.job()
    assert desk.there == set(ids[1:])
    await desk.job(kind=CHECK_COPY)
    assert desk.there == set(ids)


async def test_a_change_while_points_are_counted_is_no_reason_to_copy_all_anew(
    desk: CopyDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    await desk.api.store("ana", "Tea is served at four.")
    await desk.api.work()
    count, written = desk.api.services.tier.count, 0  # type: ignore[union-attr]

    async def slow_count(*asked: Any) -> int:
        nonlocal written
        written += 1
        if written <= 3:
            await desk.api.store("ana", f"Fact number {written}.")
        return await count(*asked)

    monkeypatch.setattr(desk.api.services.tier, "count", slow_count)
    before = await desk.state()
    await desk.job(kind=CHECK_COPY)
    after = await desk.state()
    assert before is not None and after is not None
    assert after.version > before.version
    put = [len(call.body["points"]) for call in desk.server.calls if call.method == "PUT"
           and call.path.endswith("/points")]  # fmt: skip
    assert put == [1, 1, 1, 1]
    assert len(desk.there) == 4


async def test_a_vector_that_cannot_be_read_is_left_out(desk: CopyDesk) -> None:
    await desk.api.store("ana", "Tea is served at four.")
    whole = await desk.api.store("ana", "The cat is called Miso.")
    await desk.api.database.write(
        [
            Statement(
                "UPDATE vectors SET embedding = x'00' WHERE memory_no ="
                " (SELECT min(memory_no) FROM vectors)"
            )
        ]
    )
    await desk.api.work()
    assert desk.there == {whole["id"]}


async def test_a_memory_whose_id_no_point_can_have_holds_up_no_other(desk: CopyDesk) -> None:
    await desk.api.store("ana", "Tea is served at four.")
    await desk.api.database.write([Statement("UPDATE memories SET memory_id = 'imported-1'")])
    other = await desk.api.store("ana", "The cat is called Miso.")
    await desk.api.work()
    assert desk.there == {other["id"]}


async def test_points_that_are_refused_end_among_the_dead_letters(desk: CopyDesk) -> None:
    await desk.api.store("ana", "Tea is served at four.")
    desk.server.refuses_points = True
    await desk.api.work()
    for _ in range(MAX_RECEIVES):
        await desk.later(301)
    buried = await desk.api.services.jobs.dead()  # type: ignore[attr-defined]
    assert {reason for _, reason in buried} == {f"PointsRefused on receive {MAX_RECEIVES}"}


async def test_vectors_of_another_length_wait_for_another_collection(desk: CopyDesk) -> None:
    desk.server.local.create_collection(
        COLLECTION,
        vectors_config=VectorParams(size=8, distance=Distance.COSINE),
    )
    await desk.api.store("ana", "Tea is served at four.")
    await desk.api.work()
    assert await desk.api.services.jobs.depth() == 0
    assert desk.there == set()
    assert await desk.state() == Copied(0, UNSURE)
