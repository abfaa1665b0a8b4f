"""Which source answers for which settings, over real sockets where one is remote."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from kumbuka.adapters.embeddings.choices import Remote
from kumbuka.adapters.embeddings.providers import embedding_providers
from kumbuka.adapters.embeddings.sources import Deployment, EmbeddingSources
from kumbuka.bootstrap import build, load_config
from kumbuka.config import Config
from kumbuka.errors import EmbeddingFailed, InvalidConfiguration
from kumbuka.ports import Choice, EmbeddingProvider

from tests.fakes.embedding_server import Answer, EmbeddingServer

KEY = "sk-very-secret"
STATIC = "static:potion-base-8M:256:int8"
REMOTE = "remote:some-model:8:int8"
CHOSEN = Choice("remote", provider_model="some-model")
PUBLIC_NAME = "embeddings.example"


async def resolve(host: str, port: int) -> Sequence[str]:
    return ["127.0.0.1"]


@asynccontextmanager
async def sources(url: str | None = None, **fields: Any) -> AsyncIterator[EmbeddingSources]:
    key = fields.pop("api_key", KEY)
    made = EmbeddingSources(
        Deployment(Remote(url, key if url else None), **fields), lambda: 0, resolve
    )
    try:
        yield made
    finally:
        await made.close()


@pytest.fixture
async def server() -> AsyncIterator[EmbeddingServer]:
    async with EmbeddingServer() as server:
        yield server


async def test_without_an_endpoint_auto_is_static() -> None:
    async with sources() as made:
        embedded = await made.embed(Choice(), ["green tea"])
        assert (embedded.signature, embedded.fallback_reason) == (STATIC, None)
        assert embedded.blobs[0] is not None
        assert made.signature(Choice()) == STATIC


async def test_auto_is_remote_where_that_has_a_key_and_a_model(server) -> None:
    auto = Choice(provider_model="some-model")
    async with sources(server.url) as made:
        assert (await made.embed(auto, ["tea"])).signature == REMOTE
        assert (await made.embed(Choice(), ["tea"])).signature == STATIC
    async with sources(server.url, api_key=None) as made:
        assert (await made.embed(auto, ["tea"])).signature == STATIC
        assert (await made.embed(CHOSEN, ["tea"])).signature == REMOTE


async def test_the_deployments_model_is_used_where_the_settings_name_none(server) -> None:
    async with EmbeddingServer() as other:
        allowed = frozenset({"127.0.0.1"})
        fixed = Remote(server.url, KEY, model="cohere/some-model")
        made = EmbeddingSources(Deployment(fixed, allowed), lambda: 0, resolve)
        assert (await made.embed(Choice(), ["tea"])).signature == REMOTE
        named = Choice(provider_model="openai/named")
        assert (await made.embed(named, ["tea"])).signature == "remote:named:8:int8"
        assert [call.path.rpartition("/")[2] for call in server.calls] == ["embed", "embeddings"]
        # It is the configured endpoint's, and no other's.
        with pytest.raises(EmbeddingFailed, match="no model is named"):
            await made.embed(Choice("remote", custom_base_url=other.url), ["tea"])
        await made.close()


async def test_with_static_switched_off_auto_is_nothing() -> None:
    async with sources() as made:
        embedded = await made.embed(Choice(static_enabled=False), ["a", "b"])
        assert (embedded.blobs, embedded.signature) == ([None, None], "")
        assert made.embedder(Choice("none")) is None
        assert made.signature(Choice("none")) == ""


async def test_a_source_that_cannot_be_had_says_why() -> None:
    async with sources() as made:
        for choice, reason in [
            (Choice("remote"), "KUMBUKA_EMBEDDINGS_URL is not set"),
            (Choice("static", static_enabled=False), "switched off by staticEnabled"),
            (Choice("transformers"), "switched off by transformersEnabled"),
            (Choice("remote", custom_base_url="https://a.example"), "no model is named"),
            (Choice("remote", custom_base_url="ftp://a.example"), "must start with https"),
            (Choice("other"), "no such source"),
        ]:
            with pytest.raises(EmbeddingFailed, match=reason):
                await made.embed(choice, ["tea"])
            with pytest.raises(EmbeddingFailed, match=reason):
                made.embedder(choice)
    async with sources(static_folder=Path("nowhere")) as made:
        with pytest.raises(EmbeddingFailed, match="no static model"):
            await made.embed(Choice("static"), ["tea"])


async def test_the_fallback_answers_under_its_own_signature_while_the_first_fails() -> None:
    choice = Choice("remote", "static", provider_model="some-model")
    async with EmbeddingServer(Answer(500, {})) as server, sources(server.url) as made:
        embedded = await made.embed(choice, ["green tea"])
        assert embedded.signature == STATIC and embedded.blobs[0] is not None
        assert embedded.fallback_reason == (
            "remote: the embedding model 'some-model' failed (status 500)"
        )
    async with EmbeddingServer() as server, sources(server.url) as made:
        embedded = await made.embed(choice, ["green tea"])
        assert (embedded.signature, embedded.fallback_reason) == (REMOTE, None)


async def test_where_the_fallback_fails_too_both_reasons_are_given() -> None:
    async with sources() as made:
        with pytest.raises(EmbeddingFailed, match=r"remote: .*; static: .*"):
            await made.embed(Choice("remote", "static", static_enabled=False), ["tea"])


async def test_a_source_that_is_too_slow_is_passed_over_and_cached_for_later() -> None:
    choice = Choice("remote", "static", provider_model="some-model")
    slow = EmbeddingServer(
        Answer(body={"data": [{"index": 0, "embedding": [1.0] * 8}]}, after_s=0.2)
    )
    async with slow, sources(slow.url) as made:
        embedded = await made.embed(choice, ["tea"], wait_s=0.05)
        assert embedded.signature == STATIC
        assert "did not answer in time" in (embedded.fallback_reason or "")
        await asyncio.sleep(0.3)
        # The first answer taught the signature; entries made under the unknown one are not found.
        assert made.signature(choice) == REMOTE


async def test_a_users_url_is_asked_without_the_deployments_key(server) -> None:
    choice = Choice(
        "remote",
        custom_base_url=f"http://{PUBLIC_NAME}:{server.port}",
        custom_model_id="openai/anything",
    )
    allowed = frozenset({PUBLIC_NAME})
    async with sources("https://api.openai.com/v1", allowed_hosts=allowed) as made:
        embedded = await made.embed(choice, ["tea"])
    assert embedded.signature == "remote:openai/anything:8:int8"
    (call,) = server.calls
    assert call.path == "/v1/embeddings" and call.body["model"] == "openai/anything"
    assert KEY not in str(call.headers)


async def test_a_user_may_name_another_path_of_the_deployments_endpoint_with_its_key(server):
    url = f"http://{PUBLIC_NAME}:{server.port}"
    choice = Choice("remote", custom_base_url=f"{url}/other/embeddings", custom_model_id="m")
    async with sources(f"{url}/v1", allowed_hosts=frozenset({PUBLIC_NAME})) as made:
        await made.embed(choice, ["tea"])
    assert server.calls[0].path == "/other/embeddings"
    assert server.calls[0].headers["authorization"] == f"Bearer {KEY}"


async def test_a_users_url_may_not_be_private_though_the_deployments_is(server) -> None:
    choice = Choice("remote", custom_base_url=server.url + "/v1", custom_model_id="m")
    named = Choice("remote", custom_base_url="http://rebound.example", custom_model_id="m")
    async with sources(server.url) as made:
        assert (await made.embed(CHOSEN, ["tea"])).signature == REMOTE
        for hostile in (choice, named):
            with pytest.raises(EmbeddingFailed, match="leads to a private address"):
                await made.embed(hostile, ["tea"])
        assert made.url_problem("http://10.0.0.1/v1") == (
            "leads to a private address, which is not allowed"
        )
        assert made.url_problem("https://api.example.com/v1") is None
    assert len(server.calls) == 1


async def test_of_many_endpoints_those_that_were_used_last_are_kept(monkeypatch, server) -> None:
    monkeypatch.setattr("kumbuka.adapters.embeddings.sources.MAX_SOURCES", 2)
    async with sources(server.url) as made:
        for model in ("a", "b", "a", "c", "a"):
            await made.embed(Choice("remote", provider_model=model), [f"tea of {model}"])
        # What a learned is under its full signature from its second answer on.
        assert [call.body["model"] for call in server.calls] == ["a", "b", "a", "c"]
        assert made.statistics()["size"] == 3


async def test_providers_are_tried_and_say_what_they_are(server) -> None:
    async with sources(server.url) as made:
        remote, static, transformers = await embedding_providers(made, CHOSEN)
        assert remote == EmbeddingProvider("remote", True, True, "some-model", 8, has_key=True)
        assert static == EmbeddingProvider("static", True, True, "potion-base-8M", 256)
        assert (transformers.name, transformers.configured) == ("transformers", False)
        assert "transformersEnabled" in (transformers.reason or "")
        server.script.append(Answer(401, {"error": {"message": KEY}}))
        remote, static, _ = await embedding_providers(
            made, Choice(static_enabled=False, provider_model="some-model")
        )
        assert (remote.available, remote.configured) == (False, True)
        assert remote.reason == "the embedding model 'some-model' failed (status 401)"
        assert (static.available, static.configured) == (True, False)
    async with sources() as made:
        remote, *_ = await embedding_providers(made, Choice())
        assert (remote.available, remote.configured, remote.has_key) == (False, False, False)


def test_nothing_shows_the_key() -> None:
    deployment = Deployment(Remote("https://x.example", KEY, (("a", KEY),)))
    assert KEY not in repr(deployment)


async def test_a_configured_endpoint_embeds_for_the_whole_deployment(tmp_path, server) -> None:
    file = f"file:{tmp_path}/k.db"
    remote = {"embeddings_url": "https://api.voyageai.com", "embeddings_api_key": KEY}
    for config, signature in [
        (Config(database_url=file), STATIC),
        (Config(database_url=file, **remote), "remote:voyage-3.5:1024:int8"),
    ]:
        kumbuka = build(config)
        assert kumbuka.services.embeddings.signature(Choice()) == signature
        assert kumbuka.services.cache_statistics() == {"hits": 0, "misses": 0, "size": 0}
        await kumbuka.close()


@pytest.mark.parametrize(
    ("url", "problem"),
    [
        ("https://api.example.com/v1?key=secret", "must not have a query or a fragment"),
        ("http://2130706433/v1", "must write an IPv4 address as four decimal numbers"),
    ],
)
def test_a_configured_url_that_could_not_be_called_is_refused_at_start(url, problem) -> None:
    with pytest.raises(InvalidConfiguration) as caught:
        load_config({"KUMBUKA_EMBEDDINGS_URL": url})
    assert f"KUMBUKA_EMBEDDINGS_URL {problem}" in caught.value.problems
    assert "secret" not in str(caught.value)


def test_a_configured_url_may_be_private() -> None:
    url = "http://127.0.0.1:11434/v1"
    assert load_config({"KUMBUKA_EMBEDDINGS_URL": url}).embeddings_url == url
