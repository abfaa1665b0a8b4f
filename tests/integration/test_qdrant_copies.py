"""The copy of vectors: what is written is there, what is gone is gone, on each database."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest
from kumbuka.adapters.embeddings.choices import Remote
from kumbuka.adapters.embeddings.sources import Deployment, EmbeddingSources
from kumbuka.memory.qdrant import COLLECTION, QdrantSettings

from tests.fakes.copy_desk import CopyDesk, copy_desk
from tests.fakes.embedding_server import EmbeddingServer
from tests.fakes.managed import managed
from tests.fakes.qdrant import QdrantServer


@pytest.fixture
async def desk(storage: str) -> AsyncIterator[CopyDesk]:
    async with copy_desk(storage) as made:
        yield made


async def test_what_is_stored_becomes_a_point_with_its_payload(desk: CopyDesk) -> None:
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


async def test_an_owner_who_does_not_want_it_has_no_points(desk: CopyDesk) -> None:
    await desk.api.store("ben", "Coffee is served at five.")
    await desk.api.work()
    assert desk.there == set()
    assert "PUT points" not in desk.server.paths


async def test_existing_memories_are_copied_when_the_owner_chooses_it(desk: CopyDesk) -> None:
    kept = {(await desk.api.store("ben", f"Fact number {n}."))["id"] for n in range(7)}
    await desk.choose("ben", "qdrant")
    await desk.api.work()
    assert desk.there == kept


@pytest.mark.parametrize("way", ["one", "bulk", "user", "owner"])
async def test_what_is_deleted_is_gone_from_the_copy(desk: CopyDesk, way: str) -> None:
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


async def test_a_superseded_memory_leaves_its_place_to_the_new_one(desk: CopyDesk) -> None:
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


async def test_a_change_that_keeps_the_text_changes_the_payload(desk: CopyDesk) -> None:
    memory = await desk.api.store("ana", "Tea is served at four.")
    await desk.api.work()
    await desk.api.ask("ana", "PUT", f"/memory/{memory['id']}", json={"pinned": True})
    await desk.api.work()
    (payload,) = desk.server.payloads(COLLECTION)
    assert payload["pinned"] is True


async def test_a_job_that_comes_twice_changes_nothing(desk: CopyDesk) -> None:
    await desk.api.store("ana", "Tea is served at four.")
    await desk.api.work()
    before, calls = desk.there, len(desk.server.calls)
    await desk.job()
    assert desk.there == before
    assert desk.server.paths[calls:] == ["POST points/count"]


async def test_an_owner_who_does_not_want_it_any_more_leaves_nothing(desk: CopyDesk) -> None:
    await desk.api.store("ana", "Tea is served at four.")
    await desk.api.work()
    await desk.choose("ana", "libsql")
    await desk.api.work()
    assert desk.there == set()
    assert await desk.state() is None


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
        desk = CopyDesk(api, server, at)
        model = {"embeddingSource": "remote", "embeddingProviderModel": "of-our-own"}
        await api.ask("ana", "PUT", "/settings/memory", json=model)
        await desk.choose("ana", "qdrant")
        memory = await api.store("ana", "Tea is served at four.")
        # As another process does the job, which has embedded nothing yet.
        object.__setattr__(api.services, "embeddings", second)
        await api.work()
        assert desk.there == {memory["id"]}


async def test_an_expired_point_goes_when_ids_are_compared(desk: CopyDesk) -> None:
    await desk.api.store("ana", "The parcel comes today.", expiresAt="2026-11-30T13:00:00.000Z")
    kept = await desk.api.store("ana", "Tea is served at four.")
    gone = await desk.api.store("ana", "The cat is called Miso.")
    await desk.api.work()
    assert len(desk.there) == 3
    desk.api.now[0] += 3 * 3_600_000
    await desk.api.ask("ana", "DELETE", f"/memory/{gone['id']}")
    await desk.api.work()
    assert desk.there == {kept["id"]}
