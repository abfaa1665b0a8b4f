"""The upstream over a real socket, and the promises that every upstream keeps."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from kumbuka.adapters.upstream.demo import DemoUpstream
from kumbuka.adapters.upstream.http import HttpUpstream
from kumbuka.errors import BodyTooLarge, InvalidRequest, UpstreamTimeout, UpstreamUnreachable
from kumbuka.ports import Upstream, UpstreamRequest, UpstreamResponse

from tests.fakes.scripted_upstream import (
    JSON,
    Break,
    Gate,
    Pause,
    Script,
    ScriptedServer,
    ScriptedUpstream,
    delta,
    events,
)

CHAT = b'{"messages":[{"role":"user","content":"Hello"}]}'


def request(method: str = "POST", path: str = "/chat/completions", **more: Any) -> UpstreamRequest:
    fields: dict[str, Any] = {"query": "", "headers": [JSON], "body": CHAT, "authorization": None}
    return UpstreamRequest(method, path, **(fields | more))


@asynccontextmanager
async def connected(
    *scripts: Script, suffix: str = "", **options: Any
) -> AsyncIterator[tuple[ScriptedServer, HttpUpstream]]:
    async with ScriptedServer(list(scripts) or [Script(events("Hello"))]) as server:
        upstream = HttpUpstream(server.url + suffix, **options)
        try:
            yield server, upstream
        finally:
            await upstream.close()


async def body_of(response: UpstreamResponse) -> bytes:
    try:
        return b"".join([chunk async for chunk in response.chunks()])
    finally:
        await response.close()


@pytest.mark.parametrize("kind", ["http", "demo", "scripted"])
async def test_every_upstream_answers_with_status_headers_and_chunks(kind: str) -> None:
    async with connected() as (_, http):
        upstreams: dict[str, Upstream] = {
            "http": http,
            "demo": DemoUpstream(lambda: 0.0),
            "scripted": ScriptedUpstream(),
        }
        streamed = b'{"stream":true,' + CHAT[1:]
        response = await upstreams[kind].send(request(body=streamed))
        assert response.status == 200
        assert dict(response.headers)["content-type"].startswith("text/event-stream")
        assert (await body_of(response)).endswith(b"data: [DONE]\n\n")
        await response.close()
        await upstreams[kind].close()


@pytest.mark.parametrize("suffix", ["", "/", "/v1", "/v1/", "/v1//"])
async def test_the_address_has_exactly_one_v1(suffix: str) -> None:
    async with connected(suffix=suffix) as (server, upstream):
        await body_of(await upstream.send(request()))
        assert server.requests[0].target == "/v1/chat/completions"


async def test_a_path_before_v1_is_kept() -> None:
    async with connected(suffix="/openai/v1") as (server, upstream):
        await body_of(await upstream.send(request(query="a=%20b&c", path="/models/a%2Fb")))
        assert server.requests[0].target == "/openai/v1/models/a%2Fb?a=%20b&c"


async def test_only_the_given_headers_and_our_key_are_sent() -> None:
    async with connected(api_key="sk-ours") as (server, upstream):
        await body_of(await upstream.send(request(headers=[JSON, ("x-custom", "é")])))
        (received,) = server.requests
        assert received.body == CHAT
        assert {name for name, _ in received.headers} == {
            *("host", "content-type", "x-custom", "accept-encoding", "authorization"),
            "content-length",
        }
        assert received.header("accept-encoding") == "identity"
        assert received.header("authorization") == "Bearer sk-ours"


async def test_a_clients_own_key_is_sent_instead_of_ours() -> None:
    async with connected(api_key="sk-ours") as (server, upstream):
        await body_of(await upstream.send(request(authorization="Bearer sk-own")))
        authorizations = [v for name, v in server.requests[0].headers if name == "authorization"]
        assert authorizations == ["Bearer sk-own"]


@pytest.mark.parametrize(
    "odd",
    [{"path": "/models/" + "x" * 70_000}, {"query": "after=" + "x" * 70_000}, {"path": "/\x01"}],
)
async def test_what_no_url_can_hold_is_the_requests_error(odd: dict[str, str]) -> None:
    async with connected() as (server, upstream):
        with pytest.raises(InvalidRequest):
            await upstream.send(request(**odd))
        assert server.requests == []


async def test_without_a_key_none_is_sent() -> None:
    async with connected() as (server, upstream):
        await body_of(await upstream.send(request()))
        assert server.requests[0].header("authorization") is None


async def test_a_chunk_arrives_before_the_next_is_written() -> None:
    gate = Gate()
    async with connected(Script([delta("a"), gate, delta("b")])) as (server, upstream):
        response = await upstream.send(request())
        chunks = response.chunks()
        assert await anext(chunks) == delta("a")
        assert server.sent == [delta("a")]
        gate.open()
        assert await anext(chunks) == delta("b")
        await response.close()


async def test_redirects_are_answers_like_any_other() -> None:
    script = Script([], 302, (("location", "http://127.0.0.1:1/"), ("content-length", "0")))
    async with connected(script) as (_, upstream):
        response = await upstream.send(request())
        assert response.status == 302
        await response.close()


async def test_compressed_bytes_are_left_compressed() -> None:
    script = Script([b"\x1f\x8bnot really"], headers=(JSON, ("content-encoding", "gzip")))
    async with connected(script) as (_, upstream):
        assert await body_of(await upstream.send(request())) == b"\x1f\x8bnot really"


async def test_closing_ends_the_request_upstream() -> None:
    gate = Gate()
    async with connected(Script([delta("a"), gate])) as (server, upstream):
        response = await upstream.send(request())
        await anext(response.chunks())
        await response.close()
        await asyncio.wait_for(server.client_left.wait(), 2)


async def test_cancelling_before_the_headers_ends_the_request_upstream() -> None:
    gate = Gate()
    async with connected(Script(before_headers=[gate])) as (server, upstream):
        sending = asyncio.ensure_future(upstream.send(request()))
        await asyncio.wait_for(gate.reached.wait(), 2)
        sending.cancel()
        await asyncio.wait_for(server.client_left.wait(), 2)


async def test_a_reset_before_any_byte_is_tried_once_more() -> None:
    async with connected(Script(before_headers=[Break()]), Script(events("a"))) as (server, up):
        assert (await body_of(await up.send(request()))).startswith(delta("a"))
        assert len(server.requests) == 2


async def test_a_second_reset_is_told() -> None:
    async with connected(Script(before_headers=[Break()])) as (server, upstream):
        with pytest.raises(UpstreamUnreachable):
            await upstream.send(request())
        assert len(server.requests) == 2


async def test_a_streamed_body_is_not_sent_twice() -> None:
    async def pieces() -> AsyncIterator[bytes]:
        yield b"a"
        yield b"b"

    async with connected(Script(before_headers=[Break()])) as (server, upstream):
        with pytest.raises(UpstreamUnreachable):
            await upstream.send(request(body=pieces()))
        assert [received.body for received in server.requests] == [b"ab"]


async def test_a_streamed_body_keeps_a_length_it_was_given() -> None:
    async def pieces() -> AsyncIterator[bytes]:
        yield b"ab"

    async with connected() as (server, upstream):
        await body_of(
            await upstream.send(request(headers=[("content-length", "2")], body=pieces()))
        )
        assert server.requests[0].header("content-length") == "2"
        assert server.requests[0].header("transfer-encoding") is None


async def test_a_body_that_breaks_off_tells_its_own_reason() -> None:
    async def pieces() -> AsyncIterator[bytes]:
        yield b"a"
        raise BodyTooLarge("too large")

    async with connected() as (_, upstream):
        with pytest.raises(BodyTooLarge):
            await upstream.send(request(body=pieces()))


async def test_an_upstream_that_refuses_is_unreachable() -> None:
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        upstream = HttpUpstream(f"http://127.0.0.1:{unused.getsockname()[1]}")
        with pytest.raises(UpstreamUnreachable) as caught:
            await upstream.send(request())
        assert not isinstance(caught.value, UpstreamTimeout)
        await upstream.close()


async def test_a_late_first_byte_is_a_timeout_and_not_tried_again() -> None:
    async with connected(Script(before_headers=[Pause(5)]), first_byte_timeout_s=0.05) as (s, up):
        with pytest.raises(UpstreamTimeout):
            await up.send(request())
        assert len(s.requests) == 1


async def test_silence_in_a_stream_has_a_limit_of_its_own() -> None:
    script = Script([delta("a"), Pause(5)], before_headers=[Pause(0.2)])
    async with connected(script, first_byte_timeout_s=5, idle_timeout_s=0.05) as (_, upstream):
        response = await upstream.send(request())
        chunks = response.chunks()
        assert await anext(chunks) == delta("a")
        with pytest.raises(UpstreamTimeout):
            await anext(chunks)
        await response.close()


async def test_a_stream_that_breaks_is_told() -> None:
    async with connected(Script([delta("a"), Pause(0.02), Break()])) as (_, upstream):
        response = await upstream.send(request())
        with pytest.raises(UpstreamUnreachable):
            await body_of(response)


async def test_proxies_of_the_environment_are_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HTTP_PROXY", "http_proxy", "ALL_PROXY"):
        monkeypatch.setenv(name, "http://127.0.0.1:1")
    async with connected() as (server, upstream):
        await body_of(await upstream.send(request()))
        assert len(server.requests) == 1


async def test_connections_are_used_again() -> None:
    async with connected() as (server, upstream):
        for _ in range(3):
            await body_of(await upstream.send(request()))
        assert (len(server.requests), server.connections) == (3, 1)
