"""Recall through Qdrant: the same answers as the database gives, and the database's own where
Qdrant does not answer. Each trouble is made, seen in the answer, the preview and engine-status, and
ended."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import Any

import httpx
import pytest
from kumbuka.adapters.upstream.demo import DemoUpstream
from kumbuka.adapters.vectors.breaker import FIRST_WAIT_S
from kumbuka.api.chat import chat_app
from kumbuka.memory.qdrant import QdrantSettings
from kumbuka.usecases.answer import Answering
from kumbuka.usecases.authenticate import Authenticator
from kumbuka.usecases.tier import PATIENCE
from qdrant_client.models import Distance, VectorParams

from tests.fakes.managed import Managed, managed
from tests.fakes.qdrant import QdrantServer

FACTS = (
    "Tea is served at four.",
    "The cat is called Miso.",
    "Coffee is served at five.",
    "The door code is in the blue book.",
    "Bread is baked on Fridays.",
)
QUERY = "When do we drink something warm?"


class Desk:
    def __init__(self, api: Managed, server: QdrantServer) -> None:
        self.api = api
        self.server = server

    async def fill(self, who: str = "ana", **fields: Any) -> list[dict[str, Any]]:
        made = [await self.api.store(who, fact, **fields) for fact in FACTS]
        await self.api.work()
        return made

    async def choose(self, who: str, store: str = "qdrant") -> None:
        answer = await self.api.ask(who, "PUT", "/settings/memory", json={"vectorStore": store})
        assert answer.status_code == 200, answer.text

    async def search(self, who: str = "ana", query: str = QUERY, **asked: Any) -> dict[str, Any]:
        answer = await self.api.ask(who, "POST", "/memory/search", json={"query": query, **asked})
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    async def preview(self, query: str = QUERY) -> dict[str, Any]:
        answer = await self.api.ask(
            "ana", "POST", "/memory/retrieve-preview", json={"query": query}
        )
        found: dict[str, Any] = answer.json()
        return found

    async def status(self) -> dict[str, Any]:
        answer = await self.api.ask("ana", "GET", "/memory/engine-status")
        found: dict[str, Any] = answer.json()
        return found

    async def chat(self, text: str) -> tuple[str, dict[str, Any]]:
        """The receipt's word on memory, and the record of what was injected and why."""
        answering = Answering(self.api.services)
        authenticator = Authenticator(self.api.services, answering.background)
        app = chat_app(
            self.api.services, probe=_up, authenticator=authenticator, answering=answering
        )
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://kumbuka") as client:
            answer = await client.post(
                "/v1/chat/completions",
                headers={"authorization": f"Bearer {self.api.keys['ana']}"},
                json={"model": "m", "messages": [{"role": "user", "content": text}]},
            )
        assert answer.status_code == 200, answer.text
        await answering.background.drain()
        request_id = answer.headers["x-kumbuka-request-id"]
        record = await self.api.ask("ana", "GET", f"/injections/{request_id}")
        return answer.headers["x-kumbuka-memory"], record.json()

    def asked(self) -> int:
        """How often Qdrant was searched."""
        return self.server.paths.count("POST points/query")


@pytest.fixture
async def desk(storage: str) -> AsyncIterator[Desk]:
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(QdrantServer())
        at = QdrantSettings(enabled=True, url=server.url)
        upstream = DemoUpstream(time.time)
        made = managed(storage=storage, qdrant=at, recall_deadline_s=20.0, upstream=upstream)
        desk = Desk(await stack.enter_async_context(made), server)
        await desk.choose("ana")
        await desk.api.services.tier.load()  # type: ignore[union-attr]
        yield desk


async def _up() -> bool:
    return True


def ranked(found: dict[str, Any]) -> list[tuple[str, float, float | None]]:
    return [
        (m["content"], m["score"], None if m["vecScore"] is None else round(m["vecScore"], 5))
        for m in found["memories"]
    ]


async def test_qdrant_answers_where_it_is_chosen_and_says_so(desk: Desk) -> None:
    await desk.fill()
    found = await desk.search()
    assert found["resolution"]["vectorStore"] == "qdrant"
    assert found["resolution"]["fallbackReason"] is None
    assert {memory["tier"] for memory in found["memories"]} == {"qdrant"}
    assert desk.asked() == 1


async def test_auto_never_asks_it(desk: Desk) -> None:
    await desk.fill()
    for store in ("auto", "libsql"):
        await desk.choose("ana", store)
        found = await desk.search()
        assert found["resolution"]["vectorStore"] == "libsql"
    assert desk.asked() == 0


@pytest.mark.parametrize("strategy", ["semantic", "hybrid"])
@pytest.mark.parametrize("query", [QUERY, "Who bakes the bread?"])
async def test_the_answer_is_the_databases_own(desk: Desk, strategy: str, query: str) -> None:
    await desk.fill()
    by_qdrant = await desk.search(query=query, strategy=strategy)
    await desk.choose("ana", "libsql")
    by_database = await desk.search(query=query, strategy=strategy)
    assert ranked(by_qdrant) == ranked(by_database)


async def test_what_is_not_copied_yet_is_found_all_the_same(desk: Desk) -> None:
    await desk.fill()
    new = await desk.api.store("ana", "Hot chocolate is served at six.")
    found = await desk.search()
    assert found["resolution"]["vectorStore"] == "qdrant"
    assert new["id"] in {memory["id"] for memory in found["memories"]}


async def test_a_point_that_the_database_does_not_show_never_appears(desk: Desk) -> None:
    facts = await desk.fill()
    await desk.api.ask("ana", "DELETE", f"/memory/{facts[0]['id']}")
    assert facts[0]["id"] in desk.server.ids("kumbuka_memory")
    found = await desk.search()
    assert facts[0]["id"] not in {memory["id"] for memory in found["memories"]}
    # Nor one whose payload says that it is somebody else's.
    others = await desk.api.store("ben", "Tea is what I drink when it is cold and warm.")
    desk.server.local.set_payload("kumbuka_memory", {"memoryId": "x"}, points=[facts[1]["id"]])
    point = desk.server.local.retrieve("kumbuka_memory", [facts[1]["id"]], with_vectors=True)[0]
    stolen = {**dict(point.payload or {}), "memoryId": others["id"]}
    from qdrant_client.models import PointStruct

    vector: Any = point.vector
    forged = PointStruct(id=others["id"], vector=vector, payload=stolen)
    desk.server.local.upsert("kumbuka_memory", [forged])
    found = await desk.search()
    assert others["id"] not in {memory["id"] for memory in found["memories"]}


async def test_each_user_is_answered_within_their_scope(desk: Desk) -> None:
    await desk.fill(userId="u1")
    await desk.api.store("ana", "Tea is served at noon.", userId="u2")
    await desk.choose("ben")
    await desk.fill("ben")
    await desk.api.work()
    found = await desk.search(userId="u1")
    assert {memory["userId"] for memory in found["memories"]} == {"u1"}
    assert {memory["apiKeyId"] for memory in found["memories"]} == {"ana"}
    assert (await desk.search())["memories"] == []


TROUBLES = {
    "refused": ("hangs_up", True, "the connection broke"),
    "500": ("status", 500, "it answered with the status 500"),
    "401": ("status", 401, "the API key is refused"),
    "slow": ("delay_s", 3.0, "no answer within"),
}


@pytest.mark.parametrize("trouble", TROUBLES)
async def test_trouble_with_qdrant_is_told_and_the_database_answers(
    desk: Desk, trouble: str
) -> None:
    await desk.fill()
    expected = ranked(await desk.search())
    attribute, value, reason = TROUBLES[trouble]
    setattr(desk.server, attribute, value)
    if trouble == "slow":
        object.__setattr__(desk.api.services, "recall_deadline_s", 1.0)
    found = await desk.search()
    assert ranked(found) == expected
    assert found["resolution"]["vectorStore"] == "libsql"
    assert found["resolution"]["fallbackReason"].startswith(f"qdrant: {reason}")
    assert {memory["tier"] for memory in found["memories"]} == {"vector"}
    shown = await desk.preview("Tea is served at four.")
    assert shown["resolution"]["fallbackReason"].startswith(f"qdrant: {reason}")
    receipt, record = await desk.chat("When is tea served?")
    assert receipt == "on"
    assert record["memoryIds"]
    assert record["detail"]["resolution"]["vector_store"] == "libsql"
    assert record["detail"]["resolution"]["fallback_reason"].startswith(f"qdrant: {reason}")
    status = (await desk.status())["qdrant"]
    assert (status["available"], status["points"], status["rows"]) == (False, 0, len(FACTS))
    desk.server.works()
    assert (await desk.status())["qdrant"]["available"]
    desk.api.services.tier._breaker._open.clear()  # type: ignore[union-attr]
    assert (await desk.search())["resolution"]["vectorStore"] == "qdrant"
    _, record = await desk.chat("When is tea served, again?")
    assert record["detail"]["resolution"]["vector_store"] == "qdrant"
    assert record["detail"]["resolution"]["fallback_reason"] is None


async def test_a_dead_qdrant_is_not_paid_for_by_every_request(desk: Desk) -> None:
    await desk.fill()
    desk.server.hangs_up = True
    await desk.search()
    asked = len(desk.server.calls)
    started = time.perf_counter()
    for _ in range(5):
        found = await desk.search()
        assert "not asked again for" in found["resolution"]["fallbackReason"]
    assert len(desk.server.calls) == asked
    assert time.perf_counter() - started < FIRST_WAIT_S
    # Whoever asks when the time is over finds out that it works again.
    breaker = desk.api.services.tier._breaker  # type: ignore[union-attr]
    desk.server.works()
    breaker._clock = lambda: time.monotonic() + 2 * FIRST_WAIT_S
    assert (await desk.search())["resolution"]["vectorStore"] == "qdrant"


async def test_an_empty_collection_is_told_and_the_database_answers(desk: Desk) -> None:
    await desk.fill()
    expected = ranked(await desk.search())
    desk.server.local.delete_collection("kumbuka_memory")
    found = await desk.search()
    assert ranked(found) == expected
    assert found["resolution"]["fallbackReason"] == "qdrant: nothing of this scope is there"
    status = (await desk.status())["qdrant"]
    assert (status["available"], status["points"], status["rows"]) == (False, 0, len(FACTS))


async def test_a_collection_of_another_length_is_told_with_a_name_for_a_new_one(
    desk: Desk,
) -> None:
    desk.server.local.create_collection(
        "kumbuka_other", vectors_config=VectorParams(size=8, distance=Distance.COSINE)
    )
    other = replace(desk.api.services.qdrant_defaults, collection="kumbuka_other")
    object.__setattr__(desk.api.services, "qdrant_defaults", other)
    await desk.fill()
    found = await desk.search()
    assert len(found["memories"]) == len(FACTS)
    reason = found["resolution"]["fallbackReason"]
    assert "kumbuka_other holds vectors of 8 dimensions, the embedding has 256" in reason
    status = (await desk.status())["qdrant"]
    assert (status["available"], status["dimensions"]) == (False, 8)
    assert status["suggestedCollection"] == "kumbuka_other_256"


async def test_without_an_embedding_keywords_answer_and_qdrant_is_not_asked(desk: Desk) -> None:
    await desk.fill()
    await desk.api.ask("ana", "PUT", "/settings/memory", json={"embeddingSource": "none"})
    found = await desk.search(query="Where is the door code?")
    assert found["resolution"]["strategyUsed"] == "keyword"
    assert found["memories"][0]["content"] == "The door code is in the blue book."
    assert desk.asked() == 0


async def test_engine_status_counts_what_is_copied(desk: Desk) -> None:
    await desk.fill()
    status = (await desk.status())["qdrant"]
    assert status["available"]
    assert (status["collection"], status["dimensions"]) == ("kumbuka_memory", 256)
    assert (status["points"], status["rows"]) == (len(FACTS), len(FACTS))
    await desk.api.store("ana", "One more.")
    status = (await desk.status())["qdrant"]
    assert (status["points"], status["rows"]) == (len(FACTS), len(FACTS) + 1)


def test_its_share_of_the_time_leaves_some_for_the_database() -> None:
    assert PATIENCE <= 0.25
