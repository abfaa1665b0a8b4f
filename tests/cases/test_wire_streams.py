"""Cases 27, 28 and 34 to 37: budgets, small talk, streams as they were, errors, and leaving."""

from __future__ import annotations

import asyncio
import json

import pytest

from tests.cases.conversing import BLOCK, Conversing
from tests.fakes.scripted_upstream import JSON, Gate, Script

FIRST = b'data: {"choices":[{"index":0,"delta":{"content":"Hel"}}]}\n\n'
DONE = b"data: [DONE]\n\n"
QUESTION = [{"role": "user", "content": "I prefer window seats."}]


async def streamed(kumbuka: Conversing, *steps: bytes) -> bytes:
    kumbuka.upstream.scripts[:] = [Script(list(steps))]
    answer = await kumbuka.chat(QUESTION, stream=True)
    assert answer.status_code == 200
    return answer.content


@pytest.mark.case(27)
@pytest.mark.parametrize(
    "chunk",
    [
        b'data: {"choices":[],"usage":{"prompt_tokens":3,"completion_tokens":1,'
        b'"prompt_tokens_details":{"cached_tokens":0}}}\n\n',
        b'data: {"choices":[]}\n\n',
        b": a comment\r\n\r\n",
        b'data: {"choices":[{"index":0,"delta":{"tool_calls":[{"index":0,"id":"c"}]}}]}\r\n\r\n',
    ],
)
async def test_every_event_survives_byte_for_byte(kumbuka: Conversing, chunk: bytes) -> None:
    assert await streamed(kumbuka, FIRST, chunk, FIRST, DONE) == FIRST + chunk + FIRST + DONE


@pytest.mark.case(28)
async def test_both_choices_of_two_arrive(kumbuka: Conversing) -> None:
    second = FIRST.replace(b'"index":0', b'"index":1')
    assert await streamed(kumbuka, FIRST, second, DONE) == FIRST + second + DONE


@pytest.mark.case(28)
async def test_the_first_event_arrives_before_the_second_is_written(kumbuka: Conversing) -> None:
    gate = Gate()
    kumbuka.upstream.scripts[:] = [Script([FIRST, gate, DONE])]
    body = {"model": "m", "messages": QUESTION, "stream": True}
    async with (
        asyncio.timeout(10),
        kumbuka.client.stream("POST", "/v1/chat/completions", json=body) as answer,
    ):
        pieces = answer.aiter_raw()
        assert await anext(pieces) == FIRST
        gate.open()
        assert b"".join([piece async for piece in pieces]) == DONE


@pytest.mark.case(34)
async def test_a_memory_over_the_budget_is_never_given(kumbuka: Conversing) -> None:
    await kumbuka.store("The zeppelin manual says: " + "hydrogen valve " * 640)
    await kumbuka.store("The zeppelin is moored in hangar 4.")
    await kumbuka.api("PUT", "/settings/memory", json={"maxTokens": 100})
    answer = await kumbuka.chat("Where is the zeppelin moored and what does its manual say?")
    assert 0 < int(answer.headers["x-kumbuka-memory-tokens"]) <= 100
    content = kumbuka.received()["messages"][-1]["content"]
    assert "hangar 4" in content
    assert "hydrogen" not in content


@pytest.mark.case(35)
@pytest.mark.parametrize("text", ["hi", "thanks!", "ok", "hola", "asante", "谢谢", "merci"])
async def test_small_talk_is_given_nothing(kumbuka: Conversing, text: str) -> None:
    await kumbuka.say("I am allergic to peanuts. I like jazz. My name is Ana.")
    for n in range(20):
        await kumbuka.store(f"Ok, thanks was said {n} times to the hi-fi shop.")
    answer = await kumbuka.chat(text)
    assert answer.headers["x-kumbuka-memories"] == "0"
    assert kumbuka.received()["messages"] == [{"role": "user", "content": text}]


@pytest.mark.case(35)
async def test_an_allergy_comes_with_any_question_about_food(kumbuka: Conversing) -> None:
    await kumbuka.say("I am allergic to peanuts.")
    assert "peanuts" in await kumbuka.asked("what should I cook tonight?")


@pytest.mark.case(36)
async def test_an_upstreams_error_passes_through_and_teaches_nothing(kumbuka: Conversing) -> None:
    error = b'{"error":{"message":"slow down","type":"rate_limit"}}'
    kumbuka.upstream.scripts[:] = [Script([error], 429, (JSON, ("retry-after", "7")))]
    answer = await kumbuka.chat(QUESTION)
    assert (answer.status_code, answer.headers["retry-after"]) == (429, "7")
    assert answer.content == error
    await kumbuka.learned()
    assert await kumbuka.memories() == []


@pytest.mark.case(36)
async def test_a_body_that_is_not_json_passes_through(kumbuka: Conversing) -> None:
    page = b"<html>bad gateway</html>"
    kumbuka.upstream.scripts[:] = [Script([page], 502, (("content-type", "text/html"),))]
    answer = await kumbuka.chat(QUESTION)
    assert (answer.status_code, answer.content) == (502, page)
    assert answer.headers["content-type"] == "text/html"


@pytest.mark.case(37)
async def test_a_client_that_leaves_cancels_the_upstream_and_is_still_learned_from(
    kumbuka: Conversing,
) -> None:
    kumbuka.upstream.scripts[:] = [Script([FIRST, Gate(), DONE])]
    body = json.dumps({"model": "m", "messages": QUESTION, "stream": True})
    url = "/v1/chat/completions"
    async with asyncio.timeout(10):
        async with kumbuka.client.stream("POST", url, content=body) as answer:
            assert await anext(answer.aiter_raw()) == FIRST
        await kumbuka.upstream.client_left.wait()
    await kumbuka.learned()
    assert await kumbuka.contents() == {"I prefer window seats."}


@pytest.mark.case(34)
async def test_no_budget_means_no_block(kumbuka: Conversing) -> None:
    await kumbuka.say("I am allergic to peanuts.")
    await kumbuka.api("PUT", "/settings/memory", json={"maxTokens": 0})
    assert BLOCK not in await kumbuka.asked("What should I cook tonight?")
