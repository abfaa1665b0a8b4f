"""Remote embeddings over real sockets."""

from __future__ import annotations

import asyncio
import json
import math
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import pytest
from kumbuka.adapters.checked_http import checked_client
from kumbuka.adapters.embeddings.cache import CachedEmbedder
from kumbuka.adapters.embeddings.remote import IN_CHAT, Endpoint, Patience, RemoteEmbedder
from kumbuka.adapters.embeddings.shapes import COHERE, GEMINI, OPENAI, SHAPES, VOYAGE
from kumbuka.adapters.urls import UrlPolicy
from kumbuka.errors import EmbeddingFailed
from kumbuka.text import vector8

from tests.fakes.embedding_server import Answer, EmbeddingServer, vector_of

KEY = "sk-very-secret"
LOOPBACK = UrlPolicy(frozenset({"127.0.0.1"}))
QUOTA = Answer(429, {"error": {"message": f"{KEY} is spent", "code": "insufficient_quota"}})
DOWN = Answer(500, {"error": {"message": f"{KEY} broke it"}})


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
async def embedding(
    server: EmbeddingServer,
    *,
    policy: UrlPolicy = LOOPBACK,
    time: Time | None = None,
    patience: Patience = IN_CHAT,
    **fields: Any,
) -> AsyncIterator[RemoteEmbedder]:
    time = time or Time()
    async with server, checked_client(policy) as client:
        known: dict[str, Any] = {"model": "some-model", "shape": OPENAI, "api_key": KEY}
        endpoint = Endpoint(server.url + "/v1", **(known | fields))
        yield RemoteEmbedder(
            endpoint, lambda: client, patience=patience, sleep=time.sleep, monotonic=time
        )


def expected(texts: Sequence[str], dimensions: int = 8) -> list[bytes]:
    vectors = [vector_of(text, dimensions) for text in texts]
    return [vector8.encode([x / math.hypot(*vector) for x in vector]) for vector in vectors]


async def failure(embedder: RemoteEmbedder, texts: Sequence[str] = ("tea",)) -> str:
    """What the failure says; it names the model and nothing in it or behind it holds the key."""
    with pytest.raises(EmbeddingFailed) as caught:
        await embedder.embed(texts)
    chain: list[BaseException] = [caught.value]
    while (cause := chain[-1].__cause__ or chain[-1].__context__) is not None:
        chain.append(cause)
    assert not [error for error in chain if KEY in repr(error) + str(error)]
    assert "'some-model'" in str(caught.value)
    return str(caught.value)


@pytest.mark.parametrize("shape", SHAPES.values(), ids=SHAPES)
async def test_every_form_gives_unit_vectors_in_the_order_of_the_texts(shape) -> None:
    server = EmbeddingServer()
    async with embedding(server, shape=shape) as embedder:
        assert await embedder.embed(["tea", "milk"]) == expected(["tea", "milk"])
        assert embedder.signature == "remote:some-model:8:int8"


async def test_each_form_is_asked_in_its_own_words() -> None:
    async with EmbeddingServer() as server, checked_client(LOOPBACK) as client:
        for shape in (OPENAI, VOYAGE, COHERE, GEMINI):
            endpoint = Endpoint(server.url, "m", shape, KEY, dimensions=8)
            await RemoteEmbedder(endpoint, lambda: client).embed(["tea"])
    openai, voyage, cohere, gemini = server.calls
    assert (openai.path, openai.body) == (
        "/embeddings",
        {"model": "m", "input": ["tea"], "dimensions": 8},
    )
    assert (voyage.path, voyage.body) == (
        "/embeddings",
        {"model": "m", "input": ["tea"], "output_dimension": 8},
    )
    assert cohere.path == "/embed"
    assert cohere.body["texts"] == ["tea"] and cohere.body["embedding_types"] == ["float"]
    assert cohere.headers["authorization"] == f"Bearer {KEY}"
    assert gemini.path == "/models/m:batchEmbedContents"
    assert gemini.body["requests"][0]["model"] == "models/m"
    assert gemini.headers["x-goog-api-key"] == KEY and "authorization" not in gemini.headers


async def test_custom_headers_are_sent_and_may_replace_the_keys() -> None:
    server = EmbeddingServer()
    headers = (("Authorization", "Token other"), ("x-tenant", "t1"))
    async with embedding(server, headers=headers) as embedder:
        await embedder.embed(["tea"])
    assert server.calls[0].headers["authorization"] == "Token other"
    assert server.calls[0].headers["x-tenant"] == "t1"


async def test_vectors_are_put_in_order_by_their_index() -> None:
    async with embedding(EmbeddingServer(backwards=True)) as embedder:
        assert await embedder.embed(["a", "b", "c"]) == expected(["a", "b", "c"])


@pytest.mark.parametrize("scale", [12.0, 1e-30, 1e200])
async def test_vectors_of_any_length_are_made_unit_vectors(scale: float) -> None:
    async with embedding(EmbeddingServer(scale=scale)) as embedder:
        (blob,) = await embedder.embed(["tea"])
    assert math.hypot(*vector8.decode(blob or b"")) == pytest.approx(1, abs=0.01)


async def test_a_blank_text_has_no_vector_and_is_not_sent() -> None:
    server = EmbeddingServer()
    async with embedding(server) as embedder:
        assert await embedder.embed(["", " \n", "tea"]) == [None, None, *expected(["tea"])]
        assert await embedder.embed([]) == []
    assert [call.texts for call in server.calls] == [["tea"]]


async def test_hostile_text_is_sent_in_bounds_and_in_utf_8() -> None:
    server = EmbeddingServer()
    async with embedding(server) as embedder:
        blobs = await embedder.embed(["x" * 1_000_000, "half \ud83d pair", "nul \0"])
    assert all(blobs)
    assert max(map(len, server.calls[0].texts)) < 10_000
    assert server.calls[0].texts[1] == "half ? pair"


async def test_more_texts_than_a_call_may_hold_go_in_several() -> None:
    server = EmbeddingServer()
    texts = [f"text {n}" for n in range(200)]
    async with embedding(server, shape=COHERE) as embedder:
        assert await embedder.embed(texts) == expected(texts)
    assert [len(call.texts) for call in server.calls] == [64, 64, 64, 8]


async def test_more_bytes_than_a_call_may_hold_go_in_several() -> None:
    server = EmbeddingServer()
    async with embedding(server, shape=VOYAGE) as embedder:
        await embedder.embed([f"{n}" + "茶" * 5000 for n in range(20)])
    sizes = [sum(len(text.encode()) for text in call.texts) for call in server.calls]
    assert len(sizes) > 1 and max(sizes) <= VOYAGE.max_bytes


async def test_a_batch_that_is_too_large_is_split_until_it_fits() -> None:
    server = EmbeddingServer(max_texts=3)
    texts = [f"text {n}" for n in range(10)]
    async with embedding(server) as embedder:
        assert await embedder.embed(texts) == expected(texts)


async def test_a_text_that_is_refused_does_not_take_the_others_with_it(caplog) -> None:
    server = EmbeddingServer(refused=["bad"])
    async with embedding(server) as embedder:
        a, b, bad, c = await embedder.embed(["a", "b", "bad", "c"])
        assert [a, b, c] == expected(["a", "b", "c"]) and bad is None
        assert "'some-model' refused the text (status 400) for 1 of 4 texts" in caplog.text
        assert "refused the text" in await failure(embedder, ["bad"])
        assert await embedder.embed(["a"]) == expected(["a"])


async def test_refused_texts_in_front_of_all_others_keep_none_of_them_from_a_vector() -> None:
    refused = [f"too long {n}" for n in range(5)]
    server = EmbeddingServer(refused=refused)
    async with embedding(server) as embedder:
        blobs = await embedder.embed([*refused, "tea", "milk"])
        assert [blob is not None for blob in blobs] == [False] * 5 + [True] * 2
        assert await embedder.embed(refused) == [None] * 5


async def test_an_endpoint_that_refuses_everything_is_not_asked_for_each_text() -> None:
    server = EmbeddingServer(max_texts=0)
    async with embedding(server) as embedder:
        await failure(embedder, [f"text {n}" for n in range(200)])
    assert len(server.calls) < 20


@pytest.mark.parametrize("status", [429, 503])
async def test_a_busy_endpoint_is_asked_again_when_it_says(status: int) -> None:
    time = Time()
    server = EmbeddingServer(Answer(status, {}, {"retry-after": "3"}))
    async with embedding(server, time=time) as embedder:
        assert await embedder.embed(["tea"]) == expected(["tea"])
    assert time.slept == [3.0]


async def test_a_busy_endpoint_that_names_no_time_is_asked_twice_more() -> None:
    time = Time()
    server = EmbeddingServer(*[Answer(429, {})] * 9)
    async with embedding(server, time=time) as embedder:
        assert "asks to come back later" in await failure(embedder)
    assert time.slept == [0.5, 1.0] and len(server.calls) == 3


async def test_more_patience_than_there_is_is_not_begun() -> None:
    time = Time()
    server = EmbeddingServer(Answer(429, {}, {"retry-after": "30"}))
    async with embedding(server, time=time) as embedder:
        await failure(embedder)
        assert time.slept == []
        time.now = 29.0
        await failure(embedder)
        time.now = 30.0
        assert await embedder.embed(["tea"]) == expected(["tea"])
    assert len(server.calls) == 2


async def test_waits_add_up_over_all_batches_of_a_call() -> None:
    time = Time()
    server = EmbeddingServer(*[Answer(429, {}, {"retry-after": "3"})] * 2)
    async with embedding(server, time=time) as embedder:
        await failure(embedder, [f"text {n}" for n in range(100)])
    assert time.slept == [3.0] and len(server.calls) == 2


async def test_without_quota_there_is_one_attempt_and_none_soon_after() -> None:
    time = Time()
    server = EmbeddingServer(QUOTA)
    async with embedding(server, time=time) as embedder:
        assert "has no quota left" in await failure(embedder)
        assert "has no quota left" in await failure(embedder)
    assert len(server.calls) == 1 and time.slept == []


async def test_after_a_failure_the_endpoint_rests_a_while() -> None:
    time = Time()
    server = EmbeddingServer(DOWN)
    async with embedding(server, time=time) as embedder:
        assert "failed (status 500)" in await failure(embedder)
        await failure(embedder)
        time.now = 5.0
        assert await embedder.embed(["tea"]) == expected(["tea"])
    assert len(server.calls) == 2


def _openai(*vectors: Any) -> Answer:
    return Answer(body={"data": [{"index": i, "embedding": v} for i, v in enumerate(vectors)]})


@pytest.mark.parametrize(
    "answer",
    [
        _openai([0.0, 0.0]),
        _openai([1.0, math.nan]),
        _openai([1.0, math.inf]),
        _openai(["a", "b"]),
        _openai([None, 1]),
        _openai([[1.0], [2.0]]),
        _openai([]),
        _openai(None),
        _openai("base64=="),
        _openai(),
        _openai([1.0, 2.0], [1.0, 2.0]),
        Answer(body={"data": [{"index": 1, "embedding": [1.0]}]}),
        Answer(body={"data": [{"index": 0}]}),
        Answer(body={"data": ["x"]}),
        Answer(body=[]),
        Answer(body=b""),
        Answer(body=b"<html>"),
        Answer(body=b'{"data":[{"embedding":[' + b"9" * 5000 + b"]}]}"),
        Answer(body=b'{"data":[{"embedding":[' + b"9" * 400 + b"]}]}"),
        Answer(body=b"[" * 100_000),
        Answer(body=b"\xff\xfe\x00"),
        Answer(302, {}, {"location": "http://169.254.169.254/"}),
        Answer(401, {"error": {"message": f"Incorrect API key provided: {KEY}"}}),
        Answer(404, {}),
    ],
)
async def test_an_answer_without_a_usable_vector_is_a_failure(answer: Answer) -> None:
    server = EmbeddingServer(answer)
    async with embedding(server) as embedder:
        await failure(embedder)
    assert len(server.calls) == 1


async def test_one_useless_vector_leaves_the_others_of_its_batch() -> None:
    server = EmbeddingServer(_openai([3.0, 4.0], [0.0, 0.0]))
    async with embedding(server) as embedder:
        assert await embedder.embed(["a", "b"]) == [vector8.encode([0.6, 0.8]), None]


async def test_a_vector_of_another_size_is_a_failure() -> None:
    server = EmbeddingServer(_openai([1.0, 2.0]), _openai([1.0, 2.0, 3.0]))
    async with embedding(server) as embedder:
        await embedder.embed(["a"])
        assert "gave a vector of 3 numbers, not 2" in await failure(embedder)
    async with embedding(EmbeddingServer(), dimensions=4) as embedder:
        assert embedder.signature == "remote:some-model:4:int8"
        assert "gave a vector of 8 numbers, not 4" in await failure(embedder)
    async with embedding(EmbeddingServer(_openai([1.0], [1.0, 2.0]))) as embedder:
        await failure(embedder, ["a", "b"])


async def test_before_the_first_answer_the_signature_is_no_stored_vectors() -> None:
    async with embedding(EmbeddingServer(), model="unheard-of") as embedder:
        assert embedder.signature == "remote:unheard-of:0:int8"
        await embedder.embed([" "])
        assert embedder.signature == "remote:unheard-of:0:int8"
        await embedder.embed(["tea"])
        assert embedder.signature == "remote:unheard-of:8:int8"
    async with embedding(EmbeddingServer(), model="voyage-3.5") as embedder:
        assert embedder.signature == "remote:voyage-3.5:1024:int8"
        await embedder.embed(["tea"])
        assert embedder.signature == "remote:voyage-3.5:8:int8"


async def test_a_slow_endpoint_is_a_failure() -> None:
    server = EmbeddingServer(Answer(after_s=5))
    patience = Patience(retries=0, wait_s=0, call_s=0.05)
    async with embedding(server, patience=patience) as embedder:
        assert "did not answer in time" in await failure(embedder)


async def test_an_endpoint_that_is_gone_is_a_failure() -> None:
    server = EmbeddingServer()
    async with embedding(server) as embedder:
        await server.__aexit__()
        assert "could not be reached" in await failure(embedder)


async def test_an_endless_answer_is_cut_off(monkeypatch) -> None:
    monkeypatch.setattr("kumbuka.adapters.embeddings.remote.MAX_ANSWER_BYTES_A_TEXT", 1000)
    async with embedding(EmbeddingServer(Answer(body=b"x" * 1_000_000))) as embedder:
        assert "more than it was asked for" in await failure(embedder)


@pytest.mark.parametrize("key", [f"{KEY}\r\nx: y", f"{KEY}é", f"{KEY}\0"])
async def test_a_key_that_no_header_can_hold_is_not_shown(key: str) -> None:
    async with embedding(EmbeddingServer(), api_key=key) as embedder:
        assert "cannot be sent" in await failure(embedder)
    assert KEY not in repr(Endpoint("http://x", "m", OPENAI, key, (("a", key),)))


async def test_a_private_address_is_refused_before_anything_is_sent() -> None:
    server = EmbeddingServer()
    async with embedding(server, policy=UrlPolicy()) as embedder:
        assert "leads to a private address" in await failure(embedder)
    assert server.connections == 0


async def test_the_cache_works_around_a_remote_source() -> None:
    server = EmbeddingServer()
    async with embedding(server) as embedder:
        cached = CachedEmbedder(embedder, 10, 1000, lambda: 0)
        first = await cached.embed(["tea", "milk"])
        # The first answer taught the dimensions, and so the signature that entries stand under.
        await cached.embed(["tea", "milk"])
        assert await cached.embed(["milk", "tea"]) == first[::-1]
    assert len(server.calls) == 2


async def test_the_answers_json_is_read_whatever_its_layout() -> None:
    body = json.dumps({"data": [{"embedding": [3, 4]}, {"embedding": [4, 3]}]}, indent=2).encode()
    async with embedding(EmbeddingServer(Answer(body=body))) as embedder:
        blobs = await embedder.embed(["a", "b"])
    assert blobs == [vector8.encode([0.6, 0.8]), vector8.encode([0.8, 0.6])]


async def test_one_endpoint_gets_so_many_calls_at_once_and_no_more(monkeypatch) -> None:
    monkeypatch.setattr("kumbuka.adapters.embeddings.remote.MAX_CALLS", 3)
    server = EmbeddingServer()
    async with embedding(server) as embedder:
        texts = [f"text {n}" for n in range(20)]
        blobs = await asyncio.gather(*(embedder.embed([text]) for text in texts))
    assert [blob for (blob,) in blobs] == expected(texts)
    assert server.connections <= 3
