"""What the engine says of itself, and vectors that are made anew."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from kumbuka.api.management import management_app
from kumbuka.bootstrap import build
from kumbuka.config import Config
from kumbuka.memory.keys import Right
from kumbuka.ports import Statement
from kumbuka.usecases.authenticate import Authenticator
from kumbuka.usecases.manage_keys import create_key

from tests.fakes.managed import Managed, managed


@pytest.fixture
async def api() -> AsyncIterator[Managed]:
    async with managed() as made:
        yield made


async def status(api: Managed, who: str = "ana", **query: Any) -> dict[str, Any]:
    answer = await api.ask(who, "GET", "/memory/engine-status", params=query)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def outdate(api: Managed, owner: str) -> None:
    """As if the owner's memories had been embedded by another model."""
    sql = (
        "UPDATE vectors SET signature = 'static:older:256:int8' WHERE memory_no IN"
        " (SELECT memory_no FROM memories WHERE owner_id = ?)"
    )
    await api.database.write([Statement(sql, (owner,))])


async def until_reindexed(api: Managed) -> None:
    for _ in range(500):
        if (await status(api))["vectorStore"]["reindexPending"] == 0:
            return
        await asyncio.sleep(0.01)
    raise AssertionError("the run does not end")


async def test_every_part_says_what_it_can_do(api: Managed) -> None:
    await api.store("ana", "Tea is served at four.")
    found = await status(api)
    assert {name for name, part in found.items() if part["available"]} == {
        "keyword", "embedding", "vectorStore", "queue",
    }  # fmt: skip
    assert (found["embedding"]["source"], found["embedding"]["model"]) == (
        "static", "potion-base-8M",
    )  # fmt: skip
    vectors = found["vectorStore"]
    assert (vectors["rows"], vectors["indexed"], vectors["needsReindex"]) == (1, 1, 0)
    assert found["qdrant"]["reason"] == "not configured"


async def test_a_part_that_is_broken_says_why_and_the_others_go_on(api: Managed) -> None:
    await api.database.write([Statement("DROP TABLE memories_fts")])
    found = await status(api)
    assert not found["keyword"]["available"]
    assert "memories_fts" in found["keyword"]["reason"]
    assert found["embedding"]["available"]


async def test_an_owner_sees_its_own_counts_and_an_admin_everybodys(api: Managed) -> None:
    await api.store("ana", "Tea is served at four.")
    await api.store("ben", "Coffee is served at five.")
    assert (await status(api))["vectorStore"]["rows"] == 1
    assert (await status(api, "admin"))["vectorStore"]["rows"] == 2
    assert (await status(api, "admin", apiKeyId="ben"))["vectorStore"]["rows"] == 1
    answer = await api.ask("ben", "POST", "/memory/reindex", json={"apiKeyId": "ana"})
    assert answer.status_code == 403


async def test_reindexing_gives_what_lacks_it_a_vector(api: Managed) -> None:
    for number in range(130):
        await api.store("ana", f"Tea number {number} is served at four.")
    await api.store("ben", "Coffee is served at five.")
    await outdate(api, "ana")
    assert (await status(api))["vectorStore"]["needsReindex"] == 130
    answer = await api.ask("ana", "POST", "/memory/reindex")
    assert answer.json() == {"started": True, "pending": 130}
    # Keywords go on finding them meanwhile.
    found = await api.ask("ana", "POST", "/memory/search", json={"query": "tea number 7"})
    assert found.json()["memories"][0]["content"] == "Tea number 7 is served at four."
    await until_reindexed(api)
    assert (await status(api))["vectorStore"]["needsReindex"] == 0
    found = await api.ask("ana", "POST", "/memory/search", json={"query": "tea number 7"})
    assert found.json()["memories"][0]["vecScore"] is not None


async def test_with_nothing_to_do_nothing_is_started(api: Managed) -> None:
    await api.store("ana", "Tea is served at four.")
    assert (await api.ask("ana", "POST", "/memory/reindex")).json() == {
        "started": False, "pending": 0,
    }  # fmt: skip


async def test_force_embeds_everything_anew_and_limit_bounds_it(api: Managed) -> None:
    for number in range(5):
        await api.store("ana", f"Tea number {number} is served at four.")
    answer = await api.ask("ana", "POST", "/memory/reindex", json={"force": True, "limit": 3})
    assert answer.json() == {"started": True, "pending": 3}
    await until_reindexed(api)


@pytest.mark.parametrize("body", [{"force": 1}, {"limit": 0}, {"limit": True}, {"depth": 1}])
async def test_a_wrong_body_is_refused_by_field(api: Managed, body: dict[str, Any]) -> None:
    answer = await api.ask("ana", "POST", "/memory/reindex", json=body)
    assert answer.status_code == 400
    assert [detail["field"] for detail in answer.json()["error"]["details"]] == list(body)


async def test_a_memory_that_is_deleted_meanwhile_gets_no_vector(api: Managed) -> None:
    memory = await api.store("ana", "Tea is served at four.")
    await outdate(api, "ana")
    answer = await api.ask("ana", "POST", "/memory/reindex")
    assert answer.json()["started"]
    assert (await api.ask("ana", "DELETE", f"/memory/{memory['id']}")).status_code == 200
    await until_reindexed(api)
    (found,) = await api.database.read([Statement("SELECT count(*) FROM vectors")])
    assert found.rows[0][0] == 0


async def test_the_fallback_embeds_while_the_first_source_cannot(api: Managed) -> None:
    await api.store("ana", "Tea is served at four.")
    settings = {"embeddingSource": "remote", "embeddingFallback": "static"}
    assert (await api.ask("ana", "PUT", "/settings/memory", json=settings)).status_code == 200
    await api.store("ana", "Coffee is served at five.")
    answer = await api.ask("ana", "POST", "/memory/search", json={"query": "When is coffee?"})
    resolution = answer.json()["resolution"]
    assert (resolution["embeddingSource"], resolution["embeddingModel"]) == (
        "static", "potion-base-8M",
    )  # fmt: skip
    assert resolution["fallbackReason"].startswith("remote:")
    assert {memory["vecScore"] is not None for memory in answer.json()["memories"]} == {True}


async def test_without_any_source_keywords_answer_and_the_reason_is_told(api: Managed) -> None:
    await api.store("ana", "Tea is served at four.")
    settings = {"embeddingSource": "remote"}
    assert (await api.ask("ana", "PUT", "/settings/memory", json=settings)).status_code == 200
    answer = await api.ask("ana", "POST", "/memory/search", json={"query": "When is tea?"})
    resolution = answer.json()["resolution"]
    assert (resolution["strategyUsed"], resolution["embeddingSource"]) == ("keyword", "none")
    assert "remote" in resolution["fallbackReason"]
    found = await status(api)
    assert not found["embedding"]["available"]


async def test_a_text_without_a_known_word_says_why_keywords_answer_alone(api: Managed) -> None:
    await api.store("ana", "谢谢你的茶。")
    answer = await api.ask("ana", "POST", "/memory/search", json={"query": "谢谢"})
    resolution = answer.json()["resolution"]
    assert resolution["strategyUsed"] == "keyword"
    assert resolution["fallbackReason"] == "embedding: it knows no word of the text"
    assert len(answer.json()["memories"]) == 1


@pytest.mark.parametrize(
    "url",
    ["http://127.0.0.1:9/v1", "http://169.254.169.254/", "https://a:b@example.com", "ftp://x"],
)
async def test_an_endpoint_that_must_not_be_called_is_refused(api: Managed, url: str) -> None:
    answer = await api.ask("ana", "PUT", "/settings/memory", json={"customBaseUrl": url})
    assert answer.status_code == 400
    assert [detail["field"] for detail in answer.json()["error"]["details"]] == ["customBaseUrl"]
    shown = (await api.ask("ana", "GET", "/settings/memory")).json()
    assert shown["customBaseUrl"] is None


async def test_the_sources_are_listed_as_they_are(tmp_path: Path) -> None:
    kumbuka = build(Config(database_url=f"file:{tmp_path / 'k.db'}"))
    await kumbuka.start()
    key = await create_key(
        kumbuka.services, name="ana", rights=frozenset({Right.MEMORY}), owner_id="ana"
    )
    app = management_app(kumbuka.services, authenticator=Authenticator(kumbuka.services))
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://kumbuka") as client:
        headers = {"authorization": f"Bearer {key.secret}"}
        answer = await client.get("/api/memory/embedding-providers", headers=headers)
    await kumbuka.close()
    listed = {provider["name"]: provider for provider in answer.json()["data"]}
    static = listed["static"]
    assert (static["available"], static["configured"], static["dimensions"]) == (True, True, 256)
    assert not listed["remote"]["configured"]
    assert listed["remote"]["reason"]
