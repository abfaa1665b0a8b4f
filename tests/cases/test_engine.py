"""Cases 2, 51, 52, 53, 59 and 68: whose vectors are searched, and what they are worth."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from kumbuka.memory.model import MemoryType, Place, note_key
from kumbuka.ports import Choice, Statement
from kumbuka.usecases.manage_keys import create_key
from kumbuka.usecases.writing import insert_all, new_memory

from tests.cases.conversing import DAY, NOON, RIGHTS, Conversing, conversing
from tests.fakes.embedding_server import Answer, EmbeddingServer
from tests.fakes.kumbuka_process import serving as process_of
from tests.fakes.sqld import Sqld

MONTH = 30 * DAY
QUOTA = Answer(429, {"error": {"message": "spent", "code": "insufficient_quota"}})
FUSIONS = ("linear", "rrf", "weighted")
NOTES = [f"Note {n}: boat {n % 5} lies in harbour {n % 3}." for n in range(20)]


async def status(kumbuka: Conversing) -> dict[str, Any]:
    found: dict[str, Any] = await kumbuka.api("GET", "/memory/engine-status")
    return found


async def lacking(kumbuka: Conversing) -> int:
    needs: int = (await status(kumbuka))["vectorStore"]["needsReindex"]
    return needs


async def reindex(kumbuka: Conversing, **asked: Any) -> None:
    """Until the run has ended; one before it may still be about to."""

    async def has_started() -> bool:
        started: bool = (await kumbuka.api("POST", "/memory/reindex", json=asked))["started"]
        return started

    async def has_ended() -> bool:
        return (await status(kumbuka))["vectorStore"]["reindexPending"] == 0

    await until(has_started)
    await until(has_ended)


async def until(holds: Callable[[], Awaitable[bool]]) -> None:
    for _ in range(2000):
        if await holds():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it does not come")


async def explained(kumbuka: Conversing, query: str, **asked: Any) -> dict[str, Any]:
    found: dict[str, Any] = await kumbuka.api(
        "POST", "/memory/search", json={"query": query, "limit": 100, **asked}
    )
    return found


@pytest.mark.case(2)
async def test_one_memory_is_found_beside_150_nearer_ones_of_another_owner(
    kumbuka: Conversing,
) -> None:
    made = await create_key(kumbuka.kumbuka.services, name="other", rights=RIGHTS)
    nearer = [f"The blue boat is moored at pier {n}." for n in range(150)]
    headers = {"authorization": f"Bearer {made.secret}"}
    for content in nearer:
        answer = await kumbuka.client.post(
            "/api/memory", json={"content": content}, headers=headers
        )
        assert answer.status_code == 201
    mine = "My grandmother keeps a sailing vessel in Oslo."
    await kumbuka.store(mine)
    question = "Where is the blue boat moored?"
    for strategy in ("hybrid", "semantic", "recent"):
        for fusion in FUSIONS:
            assert await kumbuka.search(question, strategy=strategy, fusion=fusion) == [mine]
    asked = await kumbuka.asked("Where does my grandmother keep her sailing vessel?")
    assert mine in asked
    assert "pier" not in asked


@pytest.fixture
async def endpoint() -> AsyncIterator[EmbeddingServer]:
    async with EmbeddingServer(dimensions=64) as made:
        yield made


@pytest.fixture
async def remote_kumbuka(
    database_server: Sqld | None, tmp_path: Path, endpoint: EmbeddingServer
) -> AsyncIterator[Conversing]:
    """Embeds with the endpoint; what is embedded once is embedded anew the next time."""
    async with conversing(
        tmp_path,
        database_server,
        allowed_private_hosts=frozenset({"127.0.0.1"}),
        embedding_cache_max=0,
    ) as made:
        await choose(made, endpoint)
        yield made


async def choose(kumbuka: Conversing, endpoint: EmbeddingServer, model: str = "a") -> None:
    chosen = {
        "embeddingSource": "remote",
        "customBaseUrl": endpoint.url,
        "customModelId": model,
    }
    await kumbuka.api("PUT", "/settings/memory", json=chosen)


@pytest.mark.case(51)
async def test_vectors_that_are_twelve_times_as_long_rank_the_same(
    remote_kumbuka: Conversing,
) -> None:
    for content in NOTES:
        await remote_kumbuka.store(content)
    queries = ("boat 3", "harbour", "note 17", "where")
    asked = [(query, strategy) for query in queries for strategy in ("semantic", "hybrid")]
    short = [await explained(remote_kumbuka, q, strategy=s) for q, s in asked]
    async with EmbeddingServer(dimensions=64, scale=12.0) as longer:
        await choose(remote_kumbuka, longer)
        await reindex(remote_kumbuka, force=True)
        long = [await explained(remote_kumbuka, q, strategy=s) for q, s in asked]
        assert longer.calls
    for before, after in zip(short, long, strict=True):
        ids = [[memory["id"] for memory in found["memories"]] for found in (before, after)]
        assert ids[0] == ids[1]
        cosines = [[memory["vecScore"] for memory in f["memories"]] for f in (before, after)]
        assert cosines[0] == pytest.approx(cosines[1], abs=1e-5)
        assert ids[0]


@pytest.mark.case(51)
@pytest.mark.parametrize("dimensions", [64, 8], ids=["same size", "another size"])
async def test_vectors_of_two_models_are_never_mixed(
    remote_kumbuka: Conversing, dimensions: int
) -> None:
    for content in NOTES:
        await remote_kumbuka.store(content)
    assert await lacking(remote_kumbuka) == 0
    async with EmbeddingServer(dimensions=dimensions) as other:
        await choose(remote_kumbuka, other, model="b")
        assert await lacking(remote_kumbuka) == len(NOTES)
        for strategy in ("hybrid", "semantic"):
            found = await explained(remote_kumbuka, "note 17", strategy=strategy)
            assert found["memories"][0]["content"].startswith("Note 17:")
            assert {memory["vecScore"] for memory in found["memories"]} == {None}
        await reindex(remote_kumbuka, limit=6)
        assert await lacking(remote_kumbuka) == len(NOTES) - 6
        found = await explained(remote_kumbuka, "note")
        assert sum(memory["vecScore"] is not None for memory in found["memories"]) == 6
        assert "Note 17:" in await remote_kumbuka.asked("What does note 17 say of boat 2?")

        async def is_embedded() -> bool:
            return await lacking(remote_kumbuka) == 0

        await until(is_embedded)  # whoever talks is noticed: nobody need ask for it
        found = await explained(remote_kumbuka, "note")
        assert all(memory["vecScore"] is not None for memory in found["memories"])


@pytest.mark.case(52)
async def test_a_text_that_is_refused_keeps_no_other_from_its_vector(
    remote_kumbuka: Conversing,
) -> None:
    for content in NOTES:
        await remote_kumbuka.store(content)
    refused = NOTES[7]
    async with EmbeddingServer(dimensions=64, max_texts=4, refused=[refused]) as strict:
        await choose(remote_kumbuka, strict, model="strict")
        await reindex(remote_kumbuka)
        assert await lacking(remote_kumbuka) == 1
        answered = [call for call in strict.calls if len(call.texts) <= 4]
        assert len(answered) < len(strict.calls)  # the first was too large, and was split
        found = await explained(remote_kumbuka, "note 7", strategy="hybrid")
        without = [m["content"] for m in found["memories"] if m["vecScore"] is None]
        assert without == [refused]
        late = await remote_kumbuka.store("A note that comes late.")
        found = await explained(remote_kumbuka, "comes late")
        assert found["memories"][0]["id"] == late["id"]


@pytest.mark.case(52)
async def test_without_quota_one_call_is_made_and_keywords_answer(
    remote_kumbuka: Conversing,
) -> None:
    for content in NOTES:
        await remote_kumbuka.store(content)
    async with EmbeddingServer(*[QUOTA] * 50, dimensions=64) as spent:
        await choose(remote_kumbuka, spent)
        for _ in range(3):
            found = await explained(remote_kumbuka, "note 17")
            assert found["memories"][0]["content"].startswith("Note 17:")
            assert found["resolution"]["strategyUsed"] == "keyword"
            assert "no quota left" in found["resolution"]["fallbackReason"]
        answer = await remote_kumbuka.chat("What does note 17 say of boat 2?")
        assert answer.headers["x-kumbuka-memory"] == "degraded:embedding"
        assert answer.headers["x-kumbuka-memories"] != "0"
        part = (await status(remote_kumbuka))["embedding"]
        assert not part["available"]
        assert "no quota left" in part["reason"]
        assert len(spent.calls) == 1


@pytest.mark.case(53)
@pytest.mark.parametrize("fusion", FUSIONS)
async def test_an_old_note_is_first_for_its_own_id(kumbuka: Conversing, fusion: str) -> None:
    decay = {"temporalDecay": {"enabled": True, "halfLifeDays": 30}, "fusion": fusion}
    await kumbuka.api("PUT", "/settings/memory", json=decay)
    old = "ZX0001: the pump in hall 4 was replaced."
    await kumbuka.store(old)
    kumbuka.now[0] += 17 * MONTH
    for n in range(2, 12):
        await kumbuka.store(f"ZX{n:04}: the pump in hall {n} was replaced.")
    assert (await kumbuka.search("ZX0001"))[0] == old
    assert (await kumbuka.search("What was replaced, as ZX0001 says?"))[0] == old
    assert old in await kumbuka.asked("What happened in ZX0001?")


@pytest.mark.case(68)
@pytest.mark.parametrize("fusion", FUSIONS)
async def test_with_all_weight_on_the_words_their_hits_are_returned(
    kumbuka: Conversing, fusion: str
) -> None:
    weights = {"fusionWeights": {"keyword": 1, "vector": 0}, "fusion": fusion}
    await kumbuka.api("PUT", "/settings/memory", json=weights)
    hits = [f"The harbour has {word} boats." for word in ("red", "blue", "green")]
    for content in (*hits, "A sonnet about rain.", "The violin is out of tune."):
        await kumbuka.store(content)
    found = await kumbuka.search("harbour")
    assert set(found[:3]) == set(hits)
    assert (await kumbuka.search("blue harbour"))[0] == hits[1]
    assert hits[1] in await kumbuka.asked("How many blue boats has the harbour?")


@pytest.mark.case(59)
async def test_a_run_that_was_killed_is_finished_by_the_next(
    kumbuka: Conversing, tmp_path: Path
) -> None:
    services, rows = kumbuka.kumbuka.services, 1_000
    contents = [f"Boat {n} lies in harbour {n % 7}." for n in range(rows)]
    place = Place(kumbuka.owner)
    fields = {"type": MemoryType.FACTUAL, "metadata": {}, "said_at": NOON, "now": NOON}
    memories = [new_memory(place, key=note_key(c), content=c, **fields) for c in contents]
    await insert_all(services, Choice(), memories)
    older = "UPDATE vectors SET signature = 'static:older:256:int8'"
    await kumbuka.kumbuka.database.write([Statement(older)])

    async def is_under_way() -> bool:
        assert (await kumbuka.search("boat 77", limit=1)) == [contents[77]]
        return await lacking(kumbuka) < rows

    folder = tmp_path / "other"
    folder.mkdir()
    url, headers = (
        kumbuka.kumbuka.config.database_url,
        {"authorization": f"Bearer {kumbuka.key}"},
    )
    async with (
        process_of(folder, "--database", url, "--port", "0") as other,
        httpx.AsyncClient(base_url=other.root, headers=headers, timeout=60) as client,
    ):
        assert (await client.post("/api/memory/reindex")).json()["started"]
        await until(is_under_way)
        await other.kill()
    left = await lacking(kumbuka)
    assert 0 < left < rows
    assert (await kumbuka.search("boat 77", limit=1)) == [contents[77]]
    await reindex(kumbuka)
    assert await lacking(kumbuka) == 0
    found = await explained(kumbuka, "boat 77")
    assert all(memory["vecScore"] is not None for memory in found["memories"])
