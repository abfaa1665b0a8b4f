"""The chat endpoint over real sockets: a real server in front, a scripted upstream behind."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from itertools import pairwise
from typing import Any

import httpx
import pytest
from kumbuka.adapters.upstream.http import HttpUpstream
from kumbuka.api.chat import chat_app
from kumbuka.memory.injection import render
from kumbuka.memory.keys import Right
from kumbuka.usecases.answer import Answering

from tests.fakes.in_memory import World, memory_of
from tests.fakes.scripted_upstream import (
    EVENT_STREAM,
    JSON,
    Break,
    Gate,
    Pause,
    Script,
    ScriptedServer,
    Step,
    completion,
    delta,
    events,
)
from tests.fakes.served_process import served

TEA = memory_of("I like tea.")
ASK = {"model": "m", "messages": [{"role": "user", "content": "Which tea should I buy?"}]}
KEY = {"authorization": "Bearer kb_chat"}
CHAT = "/v1/chat/completions"
DONE = b"data: [DONE]\n\n"
ODD = (
    b": warming up\r\n\r\n"
    b'data: {"choices":[{"index":0,"delta":{"role":"assistant","content":""}}]}\r\n\r\n'
    b'data: {"choices":[{"index":1,"delta":{"content":"two \\u00e9 [DONE]"}}]}\n\n'
    b'data: {"choices":[]}\n\n'
    b'data: {"choices":[{"index":0,"delta":{"tool_calls":[{"index":0,"id":"c"}]}}]}\n\n'
    b'data: {"choices":[],"usage":{"prompt_tokens_details":{"cached_tokens": 0}}}\n\n' + DONE
)


class Wire:
    def __init__(self, server: ScriptedServer, world: World, client: httpx.AsyncClient) -> None:
        self.upstream = server
        self.world = world
        self.client = client

    async def post(self, body: Any = ASK, path: str = CHAT) -> httpx.Response:
        return await self.client.post(path, json=body, headers=KEY)

    def stream(self, body: Any = ASK) -> Any:
        return self.client.stream("POST", CHAT, json=body | {"stream": True}, headers=KEY)


@asynccontextmanager
async def wire(
    *scripts: Script, keep_alive_s: float = 15.0, **timeouts: float
) -> AsyncIterator[Wire]:
    async with ScriptedServer(list(scripts)) as server:
        upstream = HttpUpstream(server.url, "sk-ours", **timeouts)
        world = World(upstream)
        world.keys.add("kb_chat", "owner-a", Right.CHAT)
        answering = Answering(world.services, recall=world.recall)

        async def probe() -> bool:
            return True

        app = chat_app(world.services, probe=probe, answering=answering, keep_alive_s=keep_alive_s)
        async with served(app) as url, httpx.AsyncClient(base_url=url, timeout=10) as client:
            yield Wire(server, world, client)
        await upstream.close()


def in_pieces(data: bytes, size: int) -> list[Step]:
    return [data[at : at + size] for at in range(0, len(data), size)]


async def test_the_first_event_arrives_before_the_upstream_writes_the_second() -> None:
    gate = Gate()
    async with wire(Script([delta("a"), gate, *events("b")])) as w, w.stream() as response:
        chunks = response.aiter_raw()
        assert await anext(chunks) == delta("a")
        assert w.upstream.sent == [delta("a")]
        assert len(w.world.turns.bodies) == 1
        gate.open()
        assert b"".join([chunk async for chunk in chunks]) == delta("b") + DONE


async def test_headers_arrive_before_the_first_event() -> None:
    gate = Gate()
    async with wire(Script([gate, *events("a")])) as w, w.stream() as response:
        assert response.headers["x-kumbuka-memory"] == "on"
        assert w.upstream.sent == []
        gate.open()
        assert await response.aread() == delta("a") + DONE


@pytest.mark.parametrize("size", [1, 3, 7, 50, 10_000])
async def test_odd_streams_arrive_byte_for_byte(size: int) -> None:
    async with wire(Script(in_pieces(ODD, size))) as w, w.stream() as response:
        assert await response.aread() == ODD


@pytest.mark.parametrize("cut", range(1, len(DONE)))
async def test_done_is_withheld_until_the_turn_is_queued_wherever_it_is_cut(cut: int) -> None:
    async with wire(Script([delta("a"), DONE[:cut], DONE[cut:]])) as w:
        w.world.turns.trouble.hangs_s = 0.1
        got = b""
        async with w.stream() as response:
            async for chunk in response.aiter_raw():
                got += chunk
                assert len(w.world.turns.bodies) == int(b"data: [" in got)
        assert got == delta("a") + DONE


async def test_an_answer_in_one_piece_waits_for_the_turn_too() -> None:
    async with wire(completion("Hello")) as w:
        w.world.turns.trouble.hangs_s = 0.1
        response = await w.post()
        assert len(w.world.turns.bodies) == 1
        assert response.content == completion("Hello").steps[0]
        assert response.headers["content-length"] == str(len(response.content))


async def test_silence_is_broken_by_comments_between_events_only() -> None:
    steps = [Pause(0.15), b"data: {", Pause(0.15), b'"choices":[]}\n\n', Pause(0.15), DONE]
    async with wire(Script(steps), keep_alive_s=0.05) as w, w.stream() as response:
        body = await response.aread()
        comment = b": keep-alive\n\n"
        assert body.startswith(comment)
        assert body.replace(comment, b"") == b'data: {"choices":[]}\n\n' + DONE
        assert b'data: {"choices":[]}\n\n' + comment in body


async def test_a_stream_that_breaks_ends_with_an_error_and_no_done() -> None:
    async with wire(Script([delta("a"), b'data: {"cho', Pause(0.02), Break()])) as w:
        async with w.stream() as response:
            body = await response.aread()
        assert body.startswith(delta("a") + b'data: {"cho\n\ndata: {"error": {')
        assert b"[DONE]" not in body
        assert len(w.world.turns.bodies) == 1


async def test_an_answer_in_one_piece_that_breaks_is_cut_for_the_client_too() -> None:
    headers = (JSON, ("content-length", "100"))
    async with wire(Script([b'{"a":', Pause(0.02), Break()], headers=headers)) as w:
        with pytest.raises(httpx.RemoteProtocolError):
            await w.post()


async def test_a_client_that_leaves_mid_stream_cancels_the_upstream_and_is_learned_from() -> None:
    gate = Gate()
    async with wire(Script([delta("a"), gate])) as w:
        async with w.stream() as response:
            await anext(response.aiter_raw())
        await asyncio.wait_for(w.upstream.client_left.wait(), 2)
        assert len(w.world.turns.bodies) == 1


async def test_a_client_that_leaves_before_the_headers_cancels_the_upstream() -> None:
    gate = Gate()
    async with wire(Script(before_headers=[gate])) as w:
        asking = asyncio.ensure_future(w.post())
        await asyncio.wait_for(gate.reached.wait(), 2)
        asking.cancel()
        await asyncio.wait_for(w.upstream.client_left.wait(), 2)
        assert w.world.turns.bodies == []


async def test_a_slow_client_holds_the_upstream_back() -> None:
    big = b"data: " + b"x" * 200_000 + b"\n\n"
    async with wire(Script([big] * 200)) as w, w.stream() as response:
        chunks = response.aiter_raw()
        await anext(chunks)
        await asyncio.sleep(0.3)
        assert len(w.upstream.sent) < 150
        assert len(b"".join([chunk async for chunk in chunks])) > 190 * len(big)


@pytest.mark.parametrize(
    ("script", "timeouts", "status"),
    [
        (Script(before_headers=[Pause(5)]), {"first_byte_timeout_s": 0.1}, 504),
        (Script(before_headers=[Break()]), {}, 502),
    ],
)
async def test_an_upstream_that_fails_is_told_in_the_openai_shape(
    script: Script, timeouts: dict[str, float], status: int
) -> None:
    async with wire(script, **timeouts) as w:
        response = await w.post()
        assert response.status_code == status
        assert set(response.json()["error"]) == {"message", "type", "param", "code"}


async def test_a_reset_before_any_byte_is_not_seen_by_the_client() -> None:
    async with wire(Script(before_headers=[Break()]), completion("Hello")) as w:
        assert (await w.post()).status_code == 200
        assert len(w.world.turns.bodies) == 1


@pytest.mark.parametrize(
    ("status", "content_type", "body"),
    [(429, "application/json", b'{"error":{}}'), (503, "text/html", b"<html>busy</html>")],
)
async def test_the_upstreams_errors_pass_with_retry_after(
    status: int, content_type: str, body: bytes
) -> None:
    headers = (("content-type", content_type), ("retry-after", "7"))
    async with wire(Script([body], status, headers)) as w:
        response = await w.post()
        assert (response.status_code, response.content) == (status, body)
        assert response.headers["retry-after"] == "7"
        assert response.headers["content-type"] == content_type


async def test_a_conversation_only_grows_at_its_end_byte_for_byte() -> None:
    async with wire(completion("Green.")) as w:
        w.world.recall.hits = [TEA]
        messages: list[dict[str, Any]] = [
            {"role": "system", "content": [{"type": "text", "text": "S é"}]},
            {"role": "user", "content": "Which tea should I buy?"},
        ]
        await w.post({"messages": messages})
        for step in range(5):
            call = {"id": f"c{step}", "type": "function", "function": {"name": "f"}}
            messages += [
                {"role": "assistant", "content": None, "tool_calls": [call]},
                {"role": "tool", "tool_call_id": f"c{step}", "content": "42"},
            ]
            await w.post({"messages": messages})
        messages += [
            {"role": "assistant", "content": "Green."},
            {"role": "user", "content": [{"type": "text", "text": "And which cup?"}]},
        ]
        await w.post({"messages": messages})
        bodies = [request.body for request in w.upstream.requests]
        for before, after in pairwise(bodies):
            assert after.startswith(before.removesuffix(b"]}"))
        last = json.loads(bodies[-1])["messages"]
        assert last[0] == messages[0]
        assert last[1]["content"].endswith(render([TEA]))
        assert last[2:] == messages[2:]
        assert len(w.world.turns.bodies) == 2


async def test_a_request_that_gets_nothing_is_forwarded_byte_for_byte() -> None:
    body = b'{ "messages" :[{"content":"hi","role":"user"}],\n"seed":1e3, "x":"\\u00e9" }'
    async with wire(completion("Hello")) as w:
        await w.client.post(CHAT, content=body, headers=KEY)
        (request,) = w.upstream.requests
        assert request.body == body
        assert request.header("authorization") == "Bearer sk-ours"


async def test_other_routes_pass_through_in_both_directions() -> None:
    gate = Gate()

    async def upload() -> AsyncIterator[bytes]:
        for _ in range(3):
            yield b"part"

    steps: Sequence[Step] = [b"\x00\x01", gate, b"\x02"]
    script = Script(steps, headers=(("content-type", "audio/mpeg"),))
    async with wire(script) as w:
        stream = w.client.stream("POST", "/v1/audio/x?y=1", content=upload(), headers=KEY)
        async with stream as response:
            chunks = response.aiter_raw()
            assert await anext(chunks) == b"\x00\x01"
            gate.open()
            assert await anext(chunks) == b"\x02"
        assert w.upstream.requests[0].target == "/v1/audio/x?y=1"
        assert w.upstream.requests[0].body == b"part" * 3


async def test_other_routes_that_stream_events_pass_at_once() -> None:
    gate = Gate()
    async with wire(Script([b"event: a\ndata: 1\n\n", gate], headers=(EVENT_STREAM,))) as w:
        stream = w.client.stream("POST", "/v1/responses", json={}, headers=KEY)
        async with stream as response:
            assert await anext(response.aiter_raw()) == b"event: a\ndata: 1\n\n"
        await asyncio.wait_for(w.upstream.client_left.wait(), 2)
