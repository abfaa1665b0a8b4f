"""The copy of an owner's vectors: what is written is there, what is gone is gone, on each database,
whatever happens on the way."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import dataclass
from typing import Any

import pytest
from kumbuka.adapters.embeddings.choices import Remote
from kumbuka.adapters.embeddings.sources import Deployment, EmbeddingSources
from kumbuka.memory.jobs import CHECK_COPY, COPY_VECTORS, Job
from kumbuka.memory.qdrant import QdrantSettings
from kumbuka.ports import UNSURE, Copied, Statement
from kumbuka.usecases import copy_vectors as copying
from qdrant_client.models import Distance, PointIdsList, VectorParams

from tests.fakes.embedding_server import EmbeddingServer
from tests.fakes.managed import Managed, managed
from tests.fakes.qdrant import QdrantServer

COLLECTION = "kumbuka_memory"


@dataclass
class Desk:
    api: Managed
    server: QdrantServer
    at: QdrantSettings

    @property
    def there(self) -> set[str]:
        """Ids of all points."""
        return self.server.ids(self.at.collection)

    async def choose(self, who: str, store: str) -> None:
        answer = await self.api.ask(who, "PUT", "/settings/memory", json={"vectorStore": store})
        assert answer.status_code == 200, answer.text

    async def job(self, owner: str = "ana", kind: str = COPY_VECTORS) -> None:
        await self.api.services.jobs.send(Job(kind, owner).to_json())
        await self.api.work()

    async def state(self, owner: str = "ana") -> Copied | None:
        return (await self.api.services.copies.state(self.at.store, owner)).copied

    async def later(self, seconds: float = 60) -> None:
        self.api.now[0] += round(seconds * 1000)
        await self.api.work()


@pytest.fixture
async def desk(storage: str) -> AsyncIterator[Desk]:
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(QdrantServer())
        at = QdrantSettings(enabled=True, url=server.url)
        api = await stack.enter_async_context(managed(storage=storage, qdrant=at))
        made = Desk(api, server, at)
        await made.choose("ana", "qdrant")
        yield made


async def test_what_is_stored_becomes_a_point_with_its_payload(desk: Desk) -> None:
    memory = await desk.api.store("ana", "Tea is served at four.", userId="u1", key="tea")
    await desk.api.work()
    assert desk.there == {memory["id"]}
    (payload,) = desk.server.payloads(COLLECTION)
    assert {name: payload[name] for name in ("kind", "memoryId", "apiKeyId", "userId")} == {
        "kind": "kumbuka_memory",
        "memoryId": memory["id"],
        "apiKeyId": "ana",
        "userId": "u1",
    }
    assert (payload["key"], payload["content"]) == ("tea", "Tea is served at four.")
    assert payload["signature"].startswith("static:")
    assert payload["createdAtUnix"] == pytest.approx(desk.api.now[0] / 1000)


async def test_an_owner_who_does_not_want_it_has_no_points(desk: Desk) -> None:
    await desk.api.store("ben", "Coffee is served at five.")
    await desk.api.work()
    assert desk.there == set()
    assert "PUT points" not in desk.server.paths


async def test_existing_memories_are_copied_when_the_owner_chooses_it(desk: Desk) -> None:
    kept = {(await desk.api.store("ben", f"Fact number {n}."))["id"] for n in range(7)}
    await desk.choose("ben", "qdrant")
    await desk.api.work()
    assert desk.there == kept


@pytest.mark.parametrize("way", ["one", "bulk", "user", "owner"])
async def test_what_is_deleted_is_gone_from_the_copy(desk: Desk, way: str) -> None:
    going = await desk.api.store("ana", "Tea is served at four.", userId="u1")
    staying = await desk.api.store("ana", "The door code is in the book.", userId="u2")
    other = await desk.choose("ben", "qdrant") or await desk.api.store("ben", "I like tea.")
    await desk.api.work()
    assert desk.there == {going["id"], staying["id"], other["id"]}
    path, who = {
        "one": (f"/memory/{going['id']}", "ana"),
        "bulk": ("/memory?userId=u1", "ana"),
        "user": ("/users/u1", "ana"),
        "owner": ("/owners/ana", "admin"),
    }[way]
    answer = await desk.api.ask(who, "DELETE", path)
    assert answer.status_code == 200, answer.text
    await desk.api.work()
    expected = {other["id"]} if way == "owner" else {staying["id"], other["id"]}
    assert desk.there == expected


async def test_a_superseded_memory_leaves_its_place_to_the_new_one(desk: Desk) -> None:
    old = await desk.api.store("ana", "Tea is served at four.", key="tea")
    new = await desk.api.store("ana", "Tea is served at five.", key="tea")
    await desk.api.work()
    assert desk.there == {new["id"]}
    answer = await desk.api.ask(
        "ana", "PUT", f"/memory/{new['id']}", json={"content": "Tea is served at six."}
    )
    await desk.api.work()
    assert desk.there == {answer.json()["id"]}
    assert old["id"] not in desk.there


async def test_a_change_that_keeps_the_text_changes_the_payload(desk: Desk) -> None:
    memory = await desk.api.store("ana", "Tea is served at four.")
    await desk.api.work()
    await desk.api.ask("ana", "PUT", f"/memory/{memory['id']}", json={"pinned": True})
    await desk.api.work()
    (payload,) = desk.server.payloads(COLLECTION)
    assert payload["pinned"] is True


async def test_a_job_that_comes_twice_changes_nothing(desk: Desk) -> None:
    await desk.api.store("ana", "Tea is served at four.")
    await desk.api.work()
    before, calls = desk.there, len(desk.server.calls)
    await desk.job()
    assert desk.there == before
    assert desk.server.paths[calls:] == ["POST points/count"]


async def test_an_outage_delays_what_is_copied_and_loses_nothing(desk: Desk) -> None:
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
    desk: Desk, monkeypatch: pytest.MonkeyPatch, broken_at: int
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
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copying, "BATCH", 2)
    monkeypatch.setattr(copying, "BATCHES", 2)
    ids = {(await desk.api.store("ben", f"Fact number {n}."))["id"] for n in range(11)}
    await desk.choose("ben", "qdrant")
    await desk.api.work()
    assert desk.there == ids


async def test_many_rows_of_one_version_are_copied_too(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copying, "BATCH", 2)
    monkeypatch.setattr(copying, "BATCHES", 2)
    ids = {(await desk.api.store("ana", f"Fact number {n}."))["id"] for n in range(11)}
    await desk.api.database.write([Statement("UPDATE vectors SET version = 1")])
    await desk.api.work()
    assert desk.there == ids


async def test_a_run_that_another_overtakes_writes_its_range_anew(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
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
    desk: Desk, monkeypatch: pytest.MonkeyPatch
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
    desk: Desk, monkeypatch: pytest.MonkeyPatch
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


async def test_an_owner_who_does_not_want_it_any_more_leaves_nothing(desk: Desk) -> None:
    await desk.api.store("ana", "Tea is served at four.")
    await desk.api.work()
    await desk.choose("ana", "libsql")
    await desk.api.work()
    assert desk.there == set()
    assert await desk.state() is None


async def test_a_collection_that_somebody_removed_is_filled_again(desk: Desk) -> None:
    ids = {(await desk.api.store("ana", f"Fact number {n}."))["id"] for n in range(3)}
    await desk.api.work()
    desk.server.local.delete_collection(COLLECTION)
    ids.add((await desk.api.store("ana", "One more."))["id"])
    await desk.api.work()
    assert desk.there == ids


async def test_points_that_somebody_removed_are_put_back_when_they_are_counted(
    desk: Desk,
) -> None:
    ids = [(await desk.api.store("ana", f"Fact number {n}."))["id"] for n in range(3)]
    await desk.api.work()
    desk.server.local.delete(COLLECTION, PointIdsList(points=ids[:1]))
    await desk.job()
    assert desk.there == set(ids[1:])
    await desk.job(kind=CHECK_COPY)
    assert desk.there == set(ids)


async def test_a_change_while_points_are_counted_is_no_reason_to_copy_all_anew(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
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


async def test_a_vector_that_cannot_be_read_is_left_out(desk: Desk) -> None:
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


async def test_vectors_of_another_length_wait_for_another_collection(desk: Desk) -> None:
    desk.server.local.create_collection(
        COLLECTION,
        vectors_config=VectorParams(size=8, distance=Distance.COSINE),
    )
    await desk.api.store("ana", "Tea is served at four.")
    await desk.api.work()
    assert await desk.api.services.jobs.depth() == 0
    assert desk.there == set()
    assert await desk.state() == Copied(0, UNSURE)


async def test_the_length_of_an_endpoints_vectors_is_asked_for_where_no_one_knows_it() -> None:
    async with AsyncExitStack() as stack:
        endpoint = await stack.enter_async_context(EmbeddingServer())
        server = await stack.enter_async_context(QdrantServer())
        at = QdrantSettings(enabled=True, url=server.url)

        def sources() -> EmbeddingSources:
            remote, allowed = Remote(endpoint.url, "key"), frozenset({"127.0.0.1"})
            return EmbeddingSources(Deployment(remote, allowed), lambda: 0)

        first, second = sources(), sources()
        stack.push_async_callback(first.close)
        stack.push_async_callback(second.close)
        api = await stack.enter_async_context(managed(qdrant=at, embeddings=first))
        desk = Desk(api, server, at)
        model = {"embeddingSource": "remote", "embeddingProviderModel": "of-our-own"}
        await api.ask("ana", "PUT", "/settings/memory", json=model)
        await desk.choose("ana", "qdrant")
        memory = await api.store("ana", "Tea is served at four.")
        # As another process does the job, which has embedded nothing yet.
        object.__setattr__(api.services, "embeddings", second)
        await api.work()
        assert desk.there == {memory["id"]}


async def test_an_expired_point_goes_when_ids_are_compared(desk: Desk) -> None:
    await desk.api.store("ana", "The parcel comes today.", expiresAt="2026-11-30T13:00:00.000Z")
    kept = await desk.api.store("ana", "Tea is served at four.")
    gone = await desk.api.store("ana", "The cat is called Miso.")
    await desk.api.work()
    assert len(desk.there) == 3
    desk.api.now[0] += 3 * 3_600_000
    await desk.api.ask("ana", "DELETE", f"/memory/{gone['id']}")
    await desk.api.work()
    assert desk.there == {kept["id"]}
