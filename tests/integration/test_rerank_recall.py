"""What a reranker makes of the order of hits, over the API and in a chat's time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from kumbuka.bootstrap import build, load_config
from kumbuka.config import Config
from kumbuka.errors import InvalidConfiguration
from kumbuka.memory.ranking import Hit
from kumbuka.memory.scopes import Scope
from kumbuka.memory.settings import Settings
from kumbuka.memory.turns import Turn
from kumbuka.usecases.learn import learn
from kumbuka.usecases.question import Question
from kumbuka.usecases.recall import recall
from kumbuka.usecases.rerank import RESERVE_S, shares
from kumbuka.usecases.rerank import reranked as ordered

from tests.fakes.embedding_server import Answer
from tests.fakes.in_memory import World, memory_of
from tests.fakes.managed import Managed, managed
from tests.fakes.rerank_server import RerankServer, ScriptedReranker
from tests.fakes.scripted_upstream import ScriptedUpstream

TEA = [
    "Tea is served at four in the garden.",
    "Tea is served at five in the office.",
    "The tea of the office comes from Assam.",
]
QUERY = "Where is tea served in the garden?"


@asynccontextmanager
async def reranked(reranker: Any = None, **settings: Any) -> AsyncIterator[Managed]:
    async with managed(reranker=reranker) as api:
        for content in TEA:
            await api.store("ana", content)
        wanted = {"rerankEnabled": True, **settings}
        answer = await api.ask("ana", "PUT", "/settings/memory", json=wanted)
        assert answer.status_code == 200, answer.text
        yield api


async def search(api: Managed, **fields: Any) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    answer = await api.ask("ana", "POST", "/memory/search", json={"query": QUERY, **fields})
    assert answer.status_code == 200, answer.text
    return answer.json()["memories"], answer.json()["resolution"]


async def preview(api: Managed, **fields: Any) -> dict[str, Any]:
    asked = {"query": QUERY, **fields}
    answer = await api.ask("ana", "POST", "/memory/retrieve-preview", json=asked)
    shown: dict[str, Any] = answer.json()
    return shown


def contents(memories: list[dict[str, Any]]) -> list[str]:
    return [memory["content"] for memory in memories]


async def test_the_hits_are_ordered_by_relevance() -> None:
    reranker = ScriptedReranker({"Assam": 0.9, "five": 0.5})
    async with reranked(reranker) as api:
        memories, resolution = await search(api)
    assert contents(memories) == [TEA[2], TEA[1], TEA[0]]
    assert [memory["score"] for memory in memories] == [0.9, 0.5, 0.1]
    assert [memory["rerankScore"] for memory in memories] == [0.9, 0.5, 0.1]
    ranks = {memory["content"]: memory["rankScore"] for memory in memories}
    assert ranks[TEA[0]] == max(ranks.values())
    assert (resolution["rerankApplied"], resolution["fallbackReason"]) == (True, None)
    assert reranker.asked[0] == (QUERY, sorted(TEA, key=ranks.__getitem__, reverse=True))


async def test_without_the_setting_nothing_is_asked() -> None:
    reranker = ScriptedReranker({"Assam": 0.9})
    async with reranked(reranker, rerankEnabled=False) as api:
        memories, resolution = await search(api)
    assert contents(memories)[0] == TEA[0]
    assert not resolution["rerankApplied"]
    assert {memory["rerankScore"] for memory in memories} == {None}
    assert not reranker.asked


async def test_the_first_hit_does_not_depend_on_how_many_are_wanted() -> None:
    async with reranked(ScriptedReranker({"Assam": 0.9})) as api:
        one, _ = await search(api, limit=1)
        many, _ = await search(api, limit=20)
    assert one == many[:1]


async def test_min_score_cuts_by_relevance() -> None:
    async with reranked(ScriptedReranker({"Assam": 0.9, "five": 0.5}), minScore=0.6) as api:
        assert contents((await search(api))[0]) == [TEA[2]]


async def test_logits_are_brought_between_nothing_and_one() -> None:
    assert shares([0.0, 0.5, 1.0]) == [0.0, 0.5, 1.0]
    assert shares([-1e9, 0.0, 1e9]) == [0.0, 0.5, 1.0]
    async with reranked(ScriptedReranker({"Assam": -0.5, "five": -3.0, "four": -9.0})) as api:
        assert contents((await search(api))[0]) == [TEA[2], TEA[1], TEA[0]]


async def test_a_failure_is_told_and_the_order_stays() -> None:
    async with reranked(ScriptedReranker({"Assam": 0.9}, trouble="has no quota left")) as api:
        memories, resolution = await search(api)
        shown = await preview(api)
    assert contents(memories)[0] == TEA[0]
    for told in (resolution, shown["resolution"]):
        assert not told["rerankApplied"]
        assert told["fallbackReason"] == "rerank: has no quota left"
    assert shown["memories"][0]["content"] == TEA[0]


async def test_where_no_endpoint_is_configured_the_answer_says_so() -> None:
    async with reranked() as api:
        memories, resolution = await search(api)
    assert contents(memories)[0] == TEA[0]
    assert resolution["fallbackReason"] == "rerank: KUMBUKA_RERANK_URL is not set"


async def test_a_chat_is_given_what_has_evidence_in_the_order_of_relevance() -> None:
    reranker = ScriptedReranker({"five": 0.9})
    async with reranked(reranker) as api:
        shown = await preview(api)
        nothing = await preview(api, query="Write a bash script that renames files")
    assert shown["resolution"]["rerankApplied"]
    assert shown["memories"][0]["content"] == TEA[1]
    assert not nothing["memories"] and len(reranker.asked) == 1


async def test_what_is_too_much_to_ask_about_follows_in_its_order() -> None:
    hits = [Hit(memory_of(f"tea {n:03}"), 1 - n / 200, "fts5", None, 1.0, 2) for n in range(120)]
    reranker = ScriptedReranker({"tea 099": 0.9})
    services = replace(World(ScriptedUpstream()).services, reranker=reranker)
    found = await ordered(services, Settings(rerank_enabled=True), QUERY, hits, None)
    assert len(reranker.asked[0][1]) == 100
    names = [hit.memory.content for hit in found.hits]
    assert names[0] == "tea 099"
    assert names[100:] == [hit.memory.content for hit in hits[100:]]
    assert sorted(hit.score for hit in found.hits) == [hit.score for hit in found.hits][::-1]


async def test_facts_and_passages_are_ordered_together() -> None:
    said = "I would serve the tea of the garden on the terrace."
    reranker = ScriptedReranker({"terrace": 0.9, "five": 0.5})
    async with reranked(reranker, transcripts={"enabled": True}) as api:
        turn = Turn("t1", "ana", None, None, "h", "Any advice?", said, "m", api.now[0])
        await learn(api.services, turn)
        memories, _ = await search(api)
        shown = await preview(api)
    assert contents(memories)[:2] == [said, TEA[1]]
    assert [memory["rerankScore"] for memory in memories[:2]] == [0.9, 0.5]
    assert shown["memories"][0]["content"] == said


async def test_the_newest_first_are_never_reordered() -> None:
    reranker = ScriptedReranker({"four": 0.9})
    async with reranked(reranker) as api:
        memories, _ = await search(api, strategy="recent")
    assert contents(memories) == TEA[::-1]
    assert not reranker.asked


async def test_a_chat_waits_no_longer_than_its_own_deadline() -> None:
    reranker = ScriptedReranker()
    async with reranked(reranker) as api:
        loop = asyncio.get_running_loop()
        settings = Settings(rerank_enabled=True)
        question = Question(Scope("ana"), QUERY, api.now[0], settings)
        await recall(api.services, replace(question, give_up_at=loop.time() + 0.3))
        await recall(api.services, question)
        await preview(api)
    in_chat, at_ease, previewed = reranker.waits_s
    assert in_chat <= 0.3 - RESERVE_S
    assert at_ease == 5.0
    assert previewed <= api.services.recall_deadline_s - RESERVE_S


async def test_engine_status_tries_the_endpoint() -> None:
    async with reranked(ScriptedReranker()) as api:
        part = (await api.ask("ana", "GET", "/memory/engine-status")).json()["rerank"]
        assert (part["available"], part["enabled"], part["model"]) == (True, True, "scripted")
    async with reranked(ScriptedReranker(trouble="failed"), rerankProviderModel="m") as api:
        part = (await api.ask("ana", "GET", "/memory/engine-status")).json()["rerank"]
        assert (part["available"], part["reason"], part["model"]) == (False, "failed", "m")
    async with reranked() as api:
        part = (await api.ask("ana", "GET", "/memory/engine-status")).json()["rerank"]
        assert (part["available"], part["reason"]) == (False, "not configured")


async def test_what_is_configured_is_asked_over_the_wire(tmp_path: Path) -> None:
    async with RerankServer(Answer(500, {}), scores={"Assam": 0.9}) as server:
        kumbuka = build(
            Config(
                database_url=f"file:{tmp_path / 'k.db'}",
                rerank_url=server.url,
                rerank_api_key="a key",
            )
        )
        reranker = kumbuka.services.reranker
        async with reranked(reranker) as api:
            _, first = await search(api)
            assert first["fallbackReason"] == "rerank: the rerank endpoint failed (status 500)"
            _, second = await search(api)
            assert second == first
        assert len(server.calls) == 1  # it rests
        await kumbuka.close()
    assert server.calls[0].headers["authorization"] == "Bearer a key"


@pytest.mark.parametrize(
    ("env", "problem"),
    [
        ({"KUMBUKA_RERANK_URL": "https://rerank.example/v1?key=x"}, "KUMBUKA_RERANK_URL must not"),
        ({"KUMBUKA_RERANK_URL": "http://127.0.0.1:9/rerank"}, None),
    ],
)
def test_a_url_that_could_not_be_called_is_refused_at_start(
    env: Mapping[str, str], problem: str | None
) -> None:
    if problem is None:
        assert load_config(env).rerank_url == env["KUMBUKA_RERANK_URL"]
        return
    with pytest.raises(InvalidConfiguration) as refused:
        load_config(env)
    assert any(told.startswith(problem) for told in refused.value.problems)
