"""A rerank endpoint over real sockets."""

from __future__ import annotations

import asyncio
import time as clock
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from kumbuka.adapters.rerank.remote import Endpoint, RemoteReranker
from kumbuka.adapters.rerank.shapes import (
    ANY,
    COHERE,
    JINA,
    VOYAGE,
    UnexpectedAnswer,
    rerank_url,
    scores,
    shape_and_model,
)
from kumbuka.errors import RerankFailed
from kumbuka.ports import Reranker

from tests.fakes.embedding_server import Answer
from tests.fakes.rerank_server import RerankServer, ScriptedReranker

KEY = "sk-very-secret"
TEXTS = ["rain", "a boat", "tea"]
SCORES = {"boat": 0.9, "tea": 0.4}
BUSY = Answer(429, {"error": f"{KEY} is too fast"})
QUOTA = Answer(429, {"error": {"message": f"{KEY} is spent", "code": "insufficient_quota"}})


class Time:
    """Sleeping takes none, and is noted."""

    def __init__(self) -> None:
        self.now = 0.0
        self.slept: list[float] = []

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.now += seconds


@asynccontextmanager
async def reranking(
    server: RerankServer, path: str = "/v1", time: Time | None = None, key: str = KEY
) -> AsyncIterator[RemoteReranker]:
    time = time or Time()
    async with server:
        endpoint = Endpoint(server.url + path, key)
        made = RemoteReranker(endpoint, sleep=time.sleep, monotonic=time)
        yield made
        await made.close()


async def asked(
    reranker: Reranker, texts: list[str] = TEXTS, model: str | None = None, wait_s: float = 5.0
) -> list[float]:
    return await reranker.rerank("where is it?", texts, model=model, wait_s=wait_s)


async def failure(reranker: RemoteReranker, **fields: Any) -> str:
    """What the failure says; nothing in it or behind it holds the key."""
    with pytest.raises(RerankFailed) as caught:
        await asked(reranker, **fields)
    chain: list[BaseException] = [caught.value]
    while (cause := chain[-1].__cause__ or chain[-1].__context__) is not None:
        chain.append(cause)
    assert not [error for error in chain if KEY in repr(error) + str(error)]
    return str(caught.value)


@pytest.mark.parametrize("under", ["results", "data"])
async def test_the_endpoint_and_the_fake_give_one_score_a_document_in_order(under: str) -> None:
    async with reranking(RerankServer(scores=SCORES, under=under)) as reranker:
        found = await asked(reranker)
    assert found == await asked(ScriptedReranker(SCORES)) == [0.1, 0.9, 0.4]


async def test_each_vendor_is_asked_in_its_own_words() -> None:
    server = RerankServer()
    async with reranking(server) as reranker:
        for model in ("cohere/c", "jina/j", "voyage/v", "some/model", None):
            await asked(reranker, ["a", "b"], model)
    bodies = [call.body for call in server.calls]
    plain = {"query": "where is it?", "documents": ["a", "b"]}
    assert bodies == [
        {**plain, "model": "c", "top_n": 2},
        {**plain, "model": "j", "top_n": 2, "return_documents": False},
        {**plain, "model": "v", "top_k": 2, "return_documents": False},
        {**plain, "model": "some/model", "top_n": 2},
        {**plain, "top_n": 2},
    ]
    assert {call.path for call in server.calls} == {"/v1/rerank"}
    assert {call.headers["authorization"] for call in server.calls} == {f"Bearer {KEY}"}


def test_the_host_tells_the_vendor_and_its_usual_path_and_model() -> None:
    assert rerank_url("https://api.cohere.com") == "https://api.cohere.com/v2/rerank"
    assert rerank_url("https://api.voyageai.com/v1") == "https://api.voyageai.com/v1/rerank"
    assert rerank_url("http://127.0.0.1:9") == "http://127.0.0.1:9/v1/rerank"
    assert rerank_url("http://127.0.0.1:9/rerank") == "http://127.0.0.1:9/rerank"
    assert shape_and_model("https://api.jina.ai", None) == (JINA, JINA.model)
    assert shape_and_model("https://api.cohere.com", "x") == (COHERE, "x")
    assert shape_and_model("https://proxy.example", "voyage/x") == (VOYAGE, "x")
    assert shape_and_model("https://proxy.example", "org/x") == (ANY, "org/x")


async def test_no_document_is_no_call() -> None:
    server = RerankServer()
    async with reranking(server) as reranker:
        assert await asked(reranker, []) == []
    assert not server.calls


async def test_a_busy_endpoint_is_asked_again_after_the_time_it_names() -> None:
    time = Time()
    server = RerankServer(Answer(429, {}, {"retry-after": "2"}), BUSY, scores=SCORES)
    async with reranking(server, time=time) as reranker:
        assert await asked(reranker) == [0.1, 0.9, 0.4]
    assert time.slept == [2.0, 0.5]


async def test_a_wait_that_no_chat_has_is_not_waited() -> None:
    time = Time()
    server = RerankServer(Answer(429, {}, {"retry-after": "2"}))
    async with reranking(server, time=time) as reranker:
        assert "come back later" in await failure(reranker, wait_s=0.5)
        assert "come back later" in await failure(reranker)
        assert (time.slept, len(server.calls)) == ([], 1)
        time.now += 2.1
        assert await asked(reranker)


async def test_a_spent_quota_is_asked_once_and_then_for_minutes_not() -> None:
    time = Time()
    server = RerankServer(QUOTA)
    async with reranking(server, time=time) as reranker:
        assert "quota" in await failure(reranker)
        time.now += 200
        assert "quota" in await failure(reranker)
        assert len(server.calls) == 1
        time.now += 101
        assert await asked(reranker)


async def test_one_models_failure_leaves_the_others_alone() -> None:
    server = RerankServer(Answer(404, {"message": "no such model"}))
    async with reranking(server) as reranker:
        assert "failed (status 404)" in await failure(reranker, model="nope")
        assert "failed (status 404)" in await failure(reranker, model="nope")
        assert await asked(reranker, model="good")
    assert len(server.calls) == 2


async def test_texts_that_are_refused_say_nothing_of_others() -> None:
    server = RerankServer(Answer(422, {"message": "too long"}))
    async with reranking(server) as reranker:
        assert "refused the texts (status 422)" in await failure(reranker)
        assert await asked(reranker)


async def test_the_deployments_model_is_asked_where_a_call_names_none() -> None:
    async with RerankServer() as server:
        reranker = RemoteReranker(Endpoint(server.url + "/v1", KEY, "voyage/ours"))
        await asked(reranker, ["a"])
        await asked(reranker, ["a"], "theirs")
        assert (reranker.model(None), reranker.model("theirs")) == ("ours", "theirs")
        await reranker.close()
    first, second = [call.body for call in server.calls]
    assert (first["model"], first["top_k"]) == ("ours", 1)
    assert (second["model"], second["top_n"]) == ("theirs", 1)


async def test_a_slow_endpoint_costs_no_more_than_the_time_that_is_left() -> None:
    server = RerankServer(Answer(200, {}, after_s=3.0))
    async with reranking(server) as reranker:
        started = clock.perf_counter()
        assert "in time" in await failure(reranker, wait_s=0.1)
        assert clock.perf_counter() - started < 1
        assert "in time" in await failure(reranker, wait_s=5)
        assert clock.perf_counter() - started < 1
    nowhere = RemoteReranker(Endpoint("http://127.0.0.1:9/v1"))
    assert "no time was left" in await failure(nowhere, wait_s=0)


async def test_an_endpoint_that_is_not_there_is_no_more_than_a_reason() -> None:
    async with reranking(RerankServer()) as reranker:
        pass
    assert "could not be reached" in await failure(reranker)
    await reranker.close()


@pytest.mark.parametrize(
    "body",
    [
        b"<html>",
        b"[" * 100_000,
        {"results": "none"},
        {"results": [{"index": 0, "relevance_score": 1}]},
        {"results": [{"index": 0, "relevance_score": 1}] * 3},
        {"results": [{"index": n, "relevance_score": "1"} for n in range(3)]},
        {"results": [{"index": True, "relevance_score": 1} for n in range(3)]},
        {"results": [{"index": n - 1, "relevance_score": 1} for n in range(3)]},
        {"results": [{"index": n, "relevance_score": float("nan")} for n in range(3)]},
        {"results": [{"index": n, "relevance_score": 10**400} for n in range(3)]},
        {"results": [None] * 3},
        {"detail": KEY},
    ],
)
async def test_an_answer_of_another_form_is_refused(body: Any) -> None:
    async with reranking(RerankServer(Answer(200, body))) as reranker:
        assert "another form" in await failure(reranker)


async def test_more_bytes_than_were_asked_for_are_not_read() -> None:
    async with reranking(RerankServer(Answer(200, b" " * 1_000_000))) as reranker:
        assert "more than it was asked for" in await failure(reranker)


def test_a_list_alone_is_read_too() -> None:
    assert scores([{"index": 1, "score": 2}, {"index": 0, "score": -1.5}], 2) == [-1.5, 2.0]
    with pytest.raises(UnexpectedAnswer):
        scores({}, 0)


async def test_the_endpoints_host_may_be_private_and_no_other() -> None:
    async with RerankServer() as server:

        async def moved(host: str, port: int) -> list[str]:
            return ["169.254.169.254"]

        endpoint = Endpoint(f"http://rerank.example:{server.port}/v1", KEY)
        reranker = RemoteReranker(endpoint, moved)
        assert "special address" in await failure(reranker)
        await reranker.close()
    assert not server.calls


async def test_hostile_text_is_sent_in_utf_8() -> None:
    server = RerankServer()
    async with reranking(server) as reranker:
        assert await asked(reranker, ["half \ud83d pair", "nul \0"])
    assert server.calls[0].body["documents"] == ["half ? pair", "nul \0"]


async def test_a_key_that_no_header_holds_is_said_so() -> None:
    async with reranking(RerankServer(), key="two\nlines") as reranker:
        assert "cannot be sent" in await failure(reranker)


async def test_a_cancelled_question_leaves_the_reranker_whole() -> None:
    server = RerankServer(Answer(200, {}, after_s=2.0))
    async with reranking(server) as reranker:
        running = asyncio.create_task(asked(reranker))
        await asyncio.sleep(0.05)
        running.cancel()
        with pytest.raises(asyncio.CancelledError):
            await running
        assert await asked(reranker)
