"""The settings of Qdrant over HTTP: tried out before they are kept, the key never shown."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest
from kumbuka.ports import Statement
from qdrant_client.models import Distance, VectorParams

from tests.fakes.managed import Managed, managed
from tests.fakes.qdrant import QdrantServer

KEY = "qd-key-that-nobody-may-see"


class Desk:
    def __init__(self, api: Managed, server: QdrantServer) -> None:
        self.api = api
        self.server = server

    async def put(self, who: str = "admin", **changes: Any) -> httpx.Response:
        return await self.api.ask(who, "PUT", "/settings/qdrant", json=changes)

    async def read(self) -> dict[str, Any]:
        answer = await self.api.ask("admin", "GET", "/settings/qdrant")
        assert answer.status_code == 200, answer.text
        shown: dict[str, Any] = answer.json()
        return shown

    async def enabled(self, **changes: Any) -> None:
        answer = await self.put(enabled=True, url=self.server.url, apiKey=KEY, **changes)
        assert answer.status_code == 200, answer.text
        await self.choose("ana")

    async def choose(self, who: str) -> None:
        await self.api.ask(who, "PUT", "/settings/memory", json={"vectorStore": "qdrant"})


@pytest.fixture
async def desk() -> AsyncIterator[Desk]:
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(QdrantServer(key=KEY))
        api = await stack.enter_async_context(managed(recall_deadline_s=20.0))
        yield Desk(api, server)


def fields(answer: httpx.Response) -> list[str]:
    assert answer.status_code == 400, answer.text
    return [detail["field"] for detail in answer.json()["error"]["details"]]


async def test_nothing_is_configured_at_first(desk: Desk) -> None:
    assert await desk.read() == {
        "enabled": False, "url": None, "host": None, "port": None,
        "collection": "kumbuka_memory", "embeddingModel": None, "quantization": "none",
        "topK": 20, "hasApiKey": False,
    }  # fmt: skip


async def test_enabling_writes_searches_and_removes_a_real_point_first(desk: Desk) -> None:
    answer = await desk.put(enabled=True, url=desk.server.url, apiKey=KEY, quantization="int8")
    assert answer.status_code == 200, answer.text
    assert {"PUT points", "POST points/query", "POST points/delete"} <= set(desk.server.paths)
    assert desk.server.ids("kumbuka_memory") == set()
    assert (await desk.read()) == answer.json()
    assert answer.json()["hasApiKey"]


async def test_the_key_is_kept_unreadable_and_shown_to_nobody(
    desk: Desk, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")
    answer = await desk.put(enabled=True, url=desk.server.url, apiKey=KEY)
    await desk.api.ask("admin", "GET", "/settings/qdrant/health")
    (found,) = await desk.api.database.read([Statement("SELECT changes FROM settings")])
    (settings,) = (row[0] for row in found.rows)
    shown = await desk.read()
    for text in (answer.text, settings, str(shown), caplog.text):
        assert KEY not in text
    assert '"qdrant"' in settings
    memory = (await desk.api.ask("admin", "GET", "/settings/memory")).json()
    assert "qdrant" not in memory


async def test_an_empty_key_takes_it_back(desk: Desk) -> None:
    await desk.enabled()
    answer = await desk.put(enabled=False, apiKey="")
    assert not answer.json()["hasApiKey"]


async def test_a_key_never_goes_to_another_server_than_it_was_given_for(desk: Desk) -> None:
    await desk.enabled()
    async with QdrantServer() as other:
        answer = await desk.put(url=other.url)
        assert answer.status_code == 200, answer.text
        assert not answer.json()["hasApiKey"]
        assert all("api-key" not in call.headers for call in other.calls)


@pytest.mark.parametrize(
    ("trouble", "field", "reason"),
    [
        ({"key": "another"}, "url", "the API key is refused"),
        ({"status": 500}, "url", "it answered with the status 500"),
        ({"hangs_up": True}, "url", "the connection broke"),
    ],
)
async def test_what_does_not_work_is_not_kept(
    desk: Desk, trouble: dict[str, Any], field: str, reason: str
) -> None:
    for name, value in trouble.items():
        setattr(desk.server, name, value)
    answer = await desk.put(enabled=True, url=desk.server.url, apiKey=KEY)
    assert fields(answer) == [field]
    assert reason in answer.json()["error"]["details"][0]["message"]
    assert (await desk.read())["url"] is None


async def test_a_collection_of_another_length_is_refused_with_a_name_for_a_new_one(
    desk: Desk,
) -> None:
    desk.server.local.create_collection(
        "mine", vectors_config=VectorParams(size=8, distance=Distance.COSINE)
    )
    answer = await desk.put(enabled=True, url=desk.server.url, apiKey=KEY, collection="mine")
    assert fields(answer) == ["collection"]
    assert "try mine_256" in answer.json()["error"]["details"][0]["message"]
    answer = await desk.put(enabled=True, url=desk.server.url, apiKey=KEY, collection="mine_256")
    assert answer.status_code == 200


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"url": "http://169.254.169.254/"}, "url"),
        ({"url": "http://10.0.0.1:6333"}, "url"),
        ({"url": "https://a:b@example.com"}, "url"),
        ({"url": "ftp://example.com"}, "url"),
        ({"host": "localhost"}, "host"),
        ({"url": "https://example.com", "host": "example.org"}, "host"),
        ({"url": "https://example.com:6333", "port": 6334}, "port"),
        ({"port": 0}, "port"),
        ({"port": True}, "port"),
        ({"collection": "a/b"}, "collection"),
        ({"collection": ".."}, "collection"),
        ({"quantization": "int4"}, "quantization"),
        ({"topK": 0}, "topK"),
        ({"topK": 51}, "topK"),
        ({"apiKey": "two words"}, "apiKey"),
        ({"enabled": 1}, "enabled"),
        ({"dimension": 3}, "dimension"),
        ({"enabled": True}, "url"),
    ],
)
async def test_a_wrong_value_is_refused_by_field(
    desk: Desk, changes: dict[str, Any], field: str
) -> None:
    assert fields(await desk.put(**changes)) == [field]
    assert desk.server.calls == []


@pytest.mark.parametrize(
    ("changes", "url"),
    [
        ({"host": "points.example.com"}, "https://points.example.com:6333"),
        ({"host": "points.example.com", "port": 443}, "https://points.example.com:443"),
        ({"url": "https://points.example.com/qdrant/"}, "https://points.example.com:6333/qdrant"),
        ({"url": "http://points.example.com:80"}, "http://points.example.com:80"),
        ({"host": "127.0.0.1", "port": 7000}, "http://127.0.0.1:7000"),
    ],
)
async def test_host_and_port_make_one_url(desk: Desk, changes: dict[str, Any], url: str) -> None:
    answer = await desk.put(**changes)
    assert answer.json()["url"] == url


async def test_a_port_alone_changes_the_url_that_is_there(desk: Desk) -> None:
    await desk.put(host="points.example.com")
    assert (await desk.put(port=443)).json()["url"] == "https://points.example.com:443"
    assert (await desk.put(url=None)).json()["url"] is None


async def test_only_an_admin_reads_and_changes_them(desk: Desk) -> None:
    assert (await desk.put("ana", enabled=False)).status_code == 403
    assert (await desk.api.ask("ana", "GET", "/settings/qdrant")).status_code == 403
    assert (await desk.api.ask("", "GET", "/settings/qdrant")).status_code == 401


async def test_the_embedding_model_is_that_of_all_vectors(desk: Desk) -> None:
    assert (await desk.put(embeddingModel="openai/text-embedding-3-small")).json()[
        "embeddingModel"
    ] == "openai/text-embedding-3-small"
    memory = (await desk.api.ask("admin", "GET", "/settings/memory")).json()
    assert memory["embeddingProviderModel"] == "openai/text-embedding-3-small"
    assert (await desk.put(embeddingModel=None)).json()["embeddingModel"] is None


async def test_what_was_there_before_is_copied_once_it_is_enabled(desk: Desk) -> None:
    await desk.choose("ana")
    memory = await desk.api.store("ana", "Tea is served at four.")
    await desk.api.work()
    await desk.enabled()
    await desk.api.work()
    assert desk.server.ids("kumbuka_memory") == {memory["id"]}


async def test_health_tells_what_works_and_how_far_the_copy_is(desk: Desk) -> None:
    answer = await desk.api.ask("ana", "GET", "/settings/qdrant/health")
    assert (answer.json()["working"], answer.json()["reason"]) == (False, "not configured")
    await desk.enabled()
    await desk.api.store("ana", "Tea is served at four.")
    assert (await desk.api.ask("ana", "GET", "/settings/qdrant/health")).json()["working"] is False
    await desk.api.work()
    for who in ("ana", "admin"):
        found = (await desk.api.ask(who, "GET", "/settings/qdrant/health")).json()
        assert found["working"], found
        assert (found["points"], found["rows"], found["dimensions"]) == (1, 1, 256)
        assert found["latencyMs"] > 0


async def test_search_shows_what_qdrant_alone_finds(desk: Desk) -> None:
    await desk.enabled()
    await desk.choose("ben")
    await desk.api.store("ana", "Tea is served at four.")
    await desk.api.store("ana", "The cat is called Miso.")
    await desk.api.store("ben", "Tea is served at noon.")
    await desk.api.work()
    asked = {"query": "When is tea served?", "limit": 1}
    answer = await desk.api.ask("ana", "POST", "/settings/qdrant/search", json=asked)
    (hit,) = answer.json()["results"]
    assert hit["content"] == "Tea is served at four."
    assert 0 < hit["score"] <= 1
    desk.server.status = 500
    answer = await desk.api.ask("ana", "POST", "/settings/qdrant/search", json=asked)
    assert (answer.status_code, answer.json()["error"]["code"]) == (503, "vector_store_unavailable")


async def test_cleanup_removes_what_should_not_be_there(desk: Desk) -> None:
    await desk.enabled()
    kept = await desk.api.store("ana", "Tea is served at four.")
    await desk.api.store("ana", "The parcel comes.", expiresAt="2026-11-30T13:00:00.000Z")
    lost = await desk.api.store("ana", "The cat is called Miso.")
    await desk.api.work()
    await desk.api.database.write(
        [Statement("DELETE FROM memories WHERE memory_id = ?", (lost["id"],))]
    )
    desk.api.now[0] += 2 * 3_600_000
    for who, expected in (("ben", 0), ("ana", 2), ("admin", 0)):
        answer = await desk.api.ask(who, "POST", "/settings/qdrant/cleanup")
        assert answer.json()["deleted"] == expected, who
    assert desk.server.ids("kumbuka_memory") == {kept["id"]}


async def test_without_qdrant_a_look_into_it_is_refused(desk: Desk) -> None:
    for path, body in (("search", {"query": "tea"}), ("cleanup", None)):
        answer = await desk.api.ask("ana", "POST", f"/settings/qdrant/{path}", json=body)
        assert answer.status_code == 400


async def test_reindexing_fills_a_copy_that_is_behind(desk: Desk) -> None:
    await desk.enabled()
    memory = await desk.api.store("ana", "Tea is served at four.")
    await desk.api.work()
    desk.server.local.delete_collection("kumbuka_memory")
    assert (await desk.api.ask("ana", "POST", "/memory/reindex")).json()["started"] is False
    await desk.api.work()
    assert desk.server.ids("kumbuka_memory") == {memory["id"]}


async def test_embedding_models_are_listed(desk: Desk) -> None:
    answer = await desk.api.ask("ana", "GET", "/settings/qdrant/embedding-models")
    assert answer.json() == {"data": []}
