"""Cases 27, 28, 36 and 37: what the client gets back, byte for byte and in time."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from tests.cases.conversing import Conversing
from tests.fakes.scripted_upstream import EVENT_STREAM, JSON, Gate, Script, delta, events

CHAT = "/v1/chat/completions"
TEA = "I like green tea."
DONE = b"data: [DONE]\n\n"
USAGE = (
    b'data: {"choices":[],"usage":{"prompt_tokens":5,"completion_tokens":0,"total_tokens":5,'
    b'"prompt_tokens_details":{"cached_tokens": 0}}}\n\n'
)
EMPTY = b'data: {"id":"c","choices":[],"x_filter":{"hate":false}}\n\n'


def ask(text: str = "Which tea should I buy?", **more: Any) -> dict[str, Any]:
    return {"model": "m", "messages": [{"role": "user", "content": text}], **more}


def stream(kumbuka: Conversing, body: dict[str, Any]) -> Any:
    return kumbuka.client.stream("POST", CHAT, json=body | {"stream": True})


async def streamed(kumbuka: Conversing, steps: list[bytes], **more: Any) -> bytes:
    """What the client gets where the upstream streams these."""
    kumbuka.upstream.scripts[:] = [Script(steps)]
    async with stream(kumbuka, ask(**more)) as response:
        assert response.status_code == 200
        body: bytes = await response.aread()
    return body


async def until_known(kumbuka: Conversing, content: str) -> None:
    for _ in range(500):
        if content in await kumbuka.contents():
            return
        await asyncio.sleep(0.01)
    raise AssertionError(f"not learned: {content}")


@pytest.mark.case(27)
async def test_the_usage_chunk_is_followed_by_done_alone(kumbuka: Conversing) -> None:
    steps = [delta("Sencha"), USAGE, DONE]
    body = await streamed(kumbuka, steps, stream_options={"include_usage": True})
    assert body == b"".join(steps)
    assert kumbuka.received()["stream_options"] == {"include_usage": True}


@pytest.mark.case(27)
@pytest.mark.parametrize("extract_from", ["user", "both"])
async def test_empty_choices_in_mid_stream_pass_whoever_is_learned_from(
    kumbuka: Conversing, extract_from: str
) -> None:
    await kumbuka.api("PUT", "/settings/memory", json={"extractFrom": extract_from})
    steps = [EMPTY, delta("Sen"), EMPTY, delta("cha"), USAGE, DONE]
    assert await streamed(kumbuka, steps, text=TEA) == b"".join(steps)
    await kumbuka.learned()
    assert await kumbuka.contents() == {TEA}


@pytest.mark.case(27)
async def test_a_zero_of_cached_tokens_is_kept_in_one_piece_too(kumbuka: Conversing) -> None:
    body = b'{"choices": [], "usage":{"prompt_tokens_details":{"cached_tokens":0}}}'
    kumbuka.upstream.scripts[:] = [Script([body], headers=(JSON,))]
    assert (await kumbuka.client.post(CHAT, json=ask())).content == body


@pytest.mark.case(28)
async def test_two_choices_arrive_as_the_upstream_interleaves_them(kumbuka: Conversing) -> None:
    chunks = [
        b'data: {"choices":[{"index":%d,"delta":{"content":"%d"}}]}\n\n' % (at % 2, at)
        for at in range(6)
    ]
    body = await streamed(kumbuka, [*chunks, DONE], n=2)
    assert body == b"".join([*chunks, DONE])
    assert kumbuka.received()["n"] == 2


@pytest.mark.case(28)
async def test_the_client_has_the_first_event_before_the_second_is_written(
    kumbuka: Conversing,
) -> None:
    gate = Gate()
    kumbuka.upstream.scripts[:] = [Script([delta("a"), gate, *events("b")])]
    async with stream(kumbuka, ask(n=2)) as response:
        chunks = response.aiter_raw()
        assert await anext(chunks) == delta("a")
        await asyncio.wait_for(gate.reached.wait(), 5)
        assert kumbuka.upstream.sent == [delta("a")]
        gate.open()
        assert b"".join([chunk async for chunk in chunks]) == delta("b") + DONE


@pytest.mark.case(36)
@pytest.mark.parametrize(
    ("status", "kind", "body"),
    [
        (429, "application/json", b'{"error" : {"code":"rate_limit_exceeded"}}'),
        (429, "text/html", b"<html>slow down</html>"),
        (500, "application/json", b'{"error": not json'),
        (503, "text/plain", b""),
        (200, "text/plain", b"not JSON, \xff not even text"),
    ],
)
async def test_what_the_upstream_refuses_passes_as_it_is(
    kumbuka: Conversing, status: int, kind: str, body: bytes
) -> None:
    headers = (("content-type", kind), ("retry-after", "7"), ("x-ratelimit-remaining", "0"))
    kumbuka.upstream.scripts[:] = [Script([body] if body else [], status, headers)]
    for streams in (True, False):
        kumbuka.upstream.requests.clear()
        answer = await kumbuka.client.post(CHAT, json=ask(stream=streams))
        assert (answer.status_code, answer.content) == (status, body)
        assert {name: answer.headers[name] for name, _ in headers} == dict(headers)
        assert len(kumbuka.upstream.requests) == 1


@pytest.mark.case(36)
async def test_a_refused_turn_is_not_learned_and_counts_once_it_is_taken(
    kumbuka: Conversing,
) -> None:
    refused = Script([b"{}"], 429, (JSON, ("retry-after", "1")))
    kumbuka.upstream.scripts[:] = [refused, Script(events("Noted."))]
    assert (await kumbuka.chat(TEA)).status_code == 429
    await kumbuka.learned()
    assert await kumbuka.memories() == []
    await kumbuka.say(TEA)
    assert await kumbuka.contents() == {TEA}


@pytest.mark.case(36)
async def test_an_error_event_in_the_stream_passes(kumbuka: Conversing) -> None:
    error = b'data: {"error":{"message":"overloaded","code":"server_error"}}\n\n'
    assert await streamed(kumbuka, [delta("a"), error]) == delta("a") + error


@pytest.mark.case(37)
@pytest.mark.parametrize("extract_from", ["user", "both"])
async def test_a_client_that_leaves_cancels_the_upstream_and_is_learned_from(
    kumbuka: Conversing, extract_from: str
) -> None:
    await kumbuka.api("PUT", "/settings/memory", json={"extractFrom": extract_from})
    kumbuka.upstream.scripts[:] = [Script([delta("Noted"), Gate(), *events("never sent")])]
    async with stream(kumbuka, ask(TEA)) as response:
        await anext(response.aiter_raw())
    await asyncio.wait_for(kumbuka.upstream.client_left.wait(), 5)
    await until_known(kumbuka, TEA)
    assert kumbuka.upstream.sent == [delta("Noted")]


@pytest.mark.case(37)
async def test_what_a_client_was_given_before_it_left_is_put_back(kumbuka: Conversing) -> None:
    await kumbuka.say(TEA)
    kumbuka.upstream.requests.clear()
    kumbuka.upstream.scripts[:] = [Script([delta("Sencha"), Gate()]), Script(events("Yes"))]
    body = ask()
    async with stream(kumbuka, body) as response:
        request_id = response.headers["x-kumbuka-request-id"]
        await anext(response.aiter_raw())
    await asyncio.wait_for(kumbuka.upstream.client_left.wait(), 5)
    assert (await kumbuka.api("GET", f"/injections/{request_id}"))["memoryIds"]
    more = [{"role": "assistant", "content": "Sen"}, {"role": "user", "content": "go on"}]
    await kumbuka.chat([*body["messages"], *more])
    first, second = (json.loads(request.body) for request in kumbuka.upstream.requests)
    assert TEA in first["messages"][0]["content"]
    assert second["messages"][0] == first["messages"][0]


@pytest.mark.case(37)
async def test_a_client_that_leaves_before_the_headers_cancels_the_upstream(
    kumbuka: Conversing,
) -> None:
    gate = Gate()
    kumbuka.upstream.scripts[:] = [Script(before_headers=[gate], headers=(EVENT_STREAM,))]
    asking = asyncio.ensure_future(kumbuka.chat(TEA))
    await asyncio.wait_for(gate.reached.wait(), 5)
    asking.cancel()
    await asyncio.wait_for(kumbuka.upstream.client_left.wait(), 5)
    assert kumbuka.upstream.sent == []
