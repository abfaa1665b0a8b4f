"""The real OpenAI client against `kumbuka serve` in a process of its own."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
import openai
import pytest
from kumbuka.memory.injection import CLOSING, OPENING
from kumbuka.text.tokens import count_tokens
from openai import AsyncOpenAI, OpenAI

from tests.fakes.kumbuka_process import KumbukaProcess, serving, until_learned
from tests.fakes.scripted_upstream import (
    JSON,
    ReceivedRequest,
    Script,
    ScriptedServer,
)

ABOUT_ANA = "My name is Ana and I live in Lisbon. I prefer TypeScript."
QUESTION = "Which language should I use for the example?"
HEAD = {"id": "chatcmpl-1", "object": "chat.completion", "created": 1, "model": "m"}
USAGE = {"prompt_tokens": 1, "completion_tokens": 1, "total_tokens": 2}


def whole(content: str | None, **message: Any) -> Script:
    said = {"role": "assistant", "content": content, **message}
    choice = {"index": 0, "message": said, "finish_reason": "stop"}
    body = json.dumps({**HEAD, "choices": [choice], "usage": USAGE}).encode()
    return Script([body], headers=(JSON, ("content-length", str(len(body)))))


def streamed(*pieces: str) -> Script:
    def chunk(delta: dict[str, str]) -> bytes:
        choice = {"index": 0, "delta": delta, "finish_reason": None}
        kind = {**HEAD, "object": "chat.completion.chunk", "choices": [choice]}
        return b"data: " + json.dumps(kind).encode() + b"\n\n"

    return Script([*(chunk({"content": piece}) for piece in pieces), b"data: [DONE]\n\n"])


def refusal(status: int, *headers: tuple[str, str]) -> Script:
    body = json.dumps({"error": {"message": "slow down", "type": "x", "code": "busy"}}).encode()
    return Script([body], status, (JSON, ("content-length", str(len(body))), *headers))


class Conversation:
    """A served Kumbuka, the upstream behind it, and clients for it."""

    def __init__(self, folder: Path, served: KumbukaProcess, upstream: ScriptedServer) -> None:
        self.folder = folder
        self.served = served
        self.upstream = upstream
        self.key = served.values.get("KUMBUKA_CHAT_KEY", "")
        """Empty in pass-through mode."""

    def client(self, **options: Any) -> AsyncOpenAI:
        known = {"base_url": self.served.base_url, "api_key": self.key, "max_retries": 0}
        return AsyncOpenAI(**{**known, **options})

    def blocking_client(self) -> OpenAI:
        return OpenAI(base_url=self.served.base_url, api_key=self.key, max_retries=0)

    async def say(self, text: str, **more: Any) -> None:
        async with self.client() as client:
            messages = [{"role": "user", "content": text}]
            await client.chat.completions.create(model="m", messages=messages, **more)
        await self.learned()

    async def learned(self) -> None:
        """Return once no turn waits."""
        await until_learned(self.folder)

    def received(self, index: int = -1) -> list[dict[str, Any]]:
        return messages_of(self.upstream.requests[index])


def messages_of(request: ReceivedRequest) -> list[dict[str, Any]]:
    messages: list[dict[str, Any]] = json.loads(request.body)["messages"]
    return messages


@asynccontextmanager
async def conversing(folder: Path, *scripts: Script, **env: str) -> AsyncIterator[Conversation]:
    async with ScriptedServer(list(scripts) or [whole("Hello")]) as upstream:
        settings = {"KUMBUKA_UPSTREAM_URL": upstream.url, **env}
        async with serving(folder, env=settings) as served:
            yield Conversation(folder, served, upstream)


async def test_what_one_conversation_said_reaches_the_upstream_in_another_once(
    tmp_path: Path,
) -> None:
    async with conversing(tmp_path) as talk:
        await talk.say(ABOUT_ANA)
        asked = [{"role": "user", "content": QUESTION}]
        async with talk.client() as client:
            raw = await client.chat.completions.with_raw_response.create(model="m", messages=asked)
        said = talk.received()[-1]["content"]
        assert raw.parse().choices[0].message.content == "Hello"
    assert said.startswith(QUESTION)
    assert (said.count("TypeScript"), said.count("Ana"), said.count("Lisbon")) == (1, 1, 1)
    block = said[said.index(OPENING) : said.index(CLOSING) + len(CLOSING)]
    assert raw.headers["x-kumbuka-memory"] == "on"
    assert int(raw.headers["x-kumbuka-memories"]) == block.count("\n- ")
    assert len(raw.headers["x-kumbuka-memory-ids"].split(",")) == block.count("\n- ")
    assert count_tokens(block) <= int(raw.headers["x-kumbuka-memory-tokens"]) <= 2000
    assert raw.headers["x-kumbuka-request-id"].startswith("req_")


async def test_the_first_conversation_is_sent_as_the_client_wrote_it(tmp_path: Path) -> None:
    async with conversing(tmp_path) as talk:
        await talk.say(ABOUT_ANA)
        assert talk.received() == [{"role": "user", "content": ABOUT_ANA}]
        request = talk.upstream.requests[-1]
    assert request.header("authorization") is None
    assert not [name for name, _ in request.headers if name.startswith("x-kumbuka")]


async def test_a_stream_arrives_byte_for_byte_and_as_the_client_library_reads_it(
    tmp_path: Path,
) -> None:
    script = streamed("Use ", "Type", "Script ", "ÿ漢🙂.")
    async with conversing(tmp_path, script) as talk:
        body = {"model": "m", "stream": True, "messages": [{"role": "user", "content": QUESTION}]}
        key = {"authorization": f"Bearer {talk.key}"}
        async with httpx.AsyncClient(headers=key) as raw:
            url = f"{talk.served.base_url}/chat/completions"
            answer = await raw.post(url, json=body)
        async with talk.client() as client:
            stream = await client.chat.completions.create(**body)
            pieces = [chunk.choices[0].delta.content or "" async for chunk in stream]
    assert answer.content == b"".join(step for step in script.steps if isinstance(step, bytes))
    assert answer.headers["content-type"] == "text/event-stream"
    assert answer.headers["x-kumbuka-memory"] == "on"
    assert pieces == ["Use ", "Type", "Script ", "ÿ漢🙂."]


async def test_a_whole_answer_arrives_byte_for_byte(tmp_path: Path) -> None:
    body = b'{ "choices":[ ],"usage" :{"prompt_tokens_details":{"cached_tokens":0}} }\n'
    script = Script([body[:20], body[20:]], headers=(JSON, ("x-request-id", "up-1")))
    async with conversing(tmp_path, script) as talk, httpx.AsyncClient() as raw:
        answer = await raw.post(
            f"{talk.served.root}/chat/completions",
            headers={"authorization": f"Bearer {talk.key}"},
            json={"model": "m", "messages": [{"role": "user", "content": QUESTION}]},
        )
        assert talk.upstream.requests[-1].target == "/v1/chat/completions"
    assert answer.content == body
    assert answer.headers["x-request-id"] == "up-1"


def blocking_conversation(client: OpenAI) -> tuple[str | None, list[str]]:
    with client:
        asked: Any = [{"role": "user", "content": QUESTION}]
        answer = client.chat.completions.create(model="m", messages=asked)
        stream = client.chat.completions.create(model="m", messages=asked, stream=True)
        pieces = [chunk.choices[0].delta.content or "" for chunk in stream]
    return answer.choices[0].message.content, pieces


async def test_the_blocking_client_works_too(tmp_path: Path) -> None:
    async with conversing(tmp_path, whole("Hello"), streamed("Good ", "day")) as talk:
        heard = await asyncio.to_thread(blocking_conversation, talk.blocking_client())
    assert heard == ("Hello", ["Good ", "day"])


async def test_the_demo_model_shows_the_same_without_an_upstream(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        key = served.values["KUMBUKA_CHAT_KEY"]
        async with AsyncOpenAI(base_url=served.base_url, api_key=key) as client:
            models = [model.id async for model in await client.models.list()]
            assert (models, (await client.models.retrieve(models[0])).id) == (models, models[0])
            said: Any = [{"role": "user", "content": ABOUT_ANA}]
            await client.chat.completions.create(model=models[0], messages=said)
            await until_learned(tmp_path)
            asked: Any = [{"role": "user", "content": QUESTION}]
            answer = await client.chat.completions.create(model=models[0], messages=asked)
            stream = await client.chat.completions.create(
                model=models[0], messages=asked, stream=True, stream_options={"include_usage": True}
            )
            chunks = [chunk async for chunk in stream]
    text = answer.choices[0].message.content or ""
    assert models == ["kumbuka-demo"]
    assert text.count("TypeScript") == 1
    assert text.count("Ana") == 1
    assert "".join(c.choices[0].delta.content or "" for c in chunks if c.choices) == text
    assert chunks[-1].usage is not None


async def test_models_come_from_the_upstream(tmp_path: Path) -> None:
    card = {"id": "gpt-x", "object": "model", "created": 1, "owned_by": "x"}
    body = json.dumps({"object": "list", "data": [card]}).encode()
    async with conversing(tmp_path, Script([body], headers=(JSON,))) as talk:
        async with talk.client() as client:
            models = [model.id async for model in await client.models.list()]
        assert talk.upstream.requests[-1].target == "/v1/models"
    assert models == ["gpt-x"]


async def test_each_refusal_is_the_error_that_the_client_library_knows(tmp_path: Path) -> None:
    busy = refusal(429, ("retry-after", "7"))
    async with conversing(tmp_path, busy) as talk, talk.client() as client:
        create = client.chat.completions.create
        asked: Any = [{"role": "user", "content": QUESTION}]
        with pytest.raises(openai.RateLimitError) as limited:
            await create(model="m", messages=asked)
        with pytest.raises(openai.BadRequestError) as empty:
            await create(model="m", messages=[])
        stranger = client.with_options(api_key="kb_nobody")
        with pytest.raises(openai.AuthenticationError) as unknown:
            await stranger.chat.completions.create(model="m", messages=asked)
        assert len(talk.upstream.requests) == 1
    assert limited.value.response.headers["retry-after"] == "7"
    assert limited.value.code == "busy"
    assert limited.value.response.headers["x-kumbuka-request-id"]
    assert empty.value.param == "messages"
    assert unknown.value.code == "not_authenticated"


async def test_the_client_library_repeats_what_the_upstream_refused_and_it_counts_once(
    tmp_path: Path,
) -> None:
    busy = refusal(429, ("retry-after-ms", "1"))
    async with conversing(tmp_path, busy, busy, whole("Hello")) as talk:
        async with talk.client(max_retries=2) as client:
            said: Any = [{"role": "user", "content": "My favorite tea is Assam."}]
            await client.chat.completions.create(model="m", messages=said)
        await talk.learned()
        rows = await listed(talk)
        assert len(talk.upstream.requests) == 3
    assert [(row["content"], row["timesConfirmed"]) for row in rows] == [
        ("My favorite tea is Assam.", 1)
    ]


async def listed(talk: Conversation, **query: str) -> list[dict[str, Any]]:
    async with httpx.AsyncClient(headers={"authorization": f"Bearer {talk.key}"}) as client:
        answer = await client.get(f"{talk.served.root}/api/memory", params=query)
    rows: list[dict[str, Any]] = answer.raise_for_status().json()["data"]
    return rows


async def test_a_user_named_by_header_option_or_field_is_one_user(tmp_path: Path) -> None:
    async with conversing(tmp_path) as talk:
        ana = {"x-kumbuka-user-id": "ana"}
        async with talk.client(default_headers=ana) as client:
            said: Any = [{"role": "user", "content": "I prefer TypeScript."}]
            await client.chat.completions.create(model="m", messages=said)
        await talk.learned()
        await talk.say(QUESTION, user="ana")
        assert "TypeScript" in talk.received()[-1]["content"]
        await talk.say(QUESTION, extra_body={"safety_identifier": "ana"})
        assert "TypeScript" in talk.received()[-1]["content"]
        for stranger in ({"user": "an"}, {"user": "ana2"}, {}):
            await talk.say(QUESTION, **stranger)
            assert talk.received() == [{"role": "user", "content": QUESTION}]
        async with talk.client() as client:
            other = client.with_options(default_headers={"x-kumbuka-user-id": "bo"})
            await other.chat.completions.create(model="m", messages=said, user="ana")
        assert talk.received() == said


async def test_memory_off_adds_nothing_and_learns_nothing(tmp_path: Path) -> None:
    async with conversing(tmp_path) as talk:
        await talk.say(ABOUT_ANA)
        off = {"x-kumbuka-memory": "off"}
        await talk.say(QUESTION, extra_headers=off)
        assert talk.received() == [{"role": "user", "content": QUESTION}]
        await talk.say("I love chess.", extra_headers=off)
        contents = {row["content"] for row in await listed(talk)}
    assert contents
    assert not [content for content in contents if "chess" in content]


async def test_five_turns_only_ever_grow_at_their_end(tmp_path: Path) -> None:
    async with conversing(tmp_path) as talk:
        await talk.say(ABOUT_ANA)
        await talk.say("Please remember that the staging database is on port 6543.")
        said = [
            QUESTION,
            "On which port is the staging database?",
            "thanks!",
            "I prefer tabs over spaces.",
            "Write the example again.",
        ]
        history: list[Any] = []
        seen: list[list[Any]] = []
        async with talk.client() as client:
            for text in said:
                history.append({"role": "user", "content": text})
                answer = await client.chat.completions.create(model="m", messages=history)
                history.append({"role": "assistant", "content": answer.choices[0].message.content})
                seen.append(talk.received())
                await talk.learned()
    for before, after in pairwise(seen):
        assert after[: len(before)] == before
    last = json.dumps(seen[-1])
    assert last.count("I prefer TypeScript.") == 1
    assert last.count("6543") == 1
    assert seen[-1][4] == {"role": "user", "content": "thanks!"}


TOOL = {
    "type": "function",
    "function": {"name": "weather", "parameters": {"type": "object", "properties": {}}},
}
CALL = {"id": "c1", "type": "function", "function": {"name": "weather", "arguments": "{}"}}


async def test_a_tool_loop_keeps_its_block_and_its_messages(tmp_path: Path) -> None:
    async with conversing(tmp_path, whole("Hello"), whole(None, tool_calls=[CALL])) as talk:
        await talk.say("I live in Lisbon.")
        history: list[Any] = [{"role": "user", "content": "What is the weather at home today?"}]
        async with talk.client() as client:
            for step in range(5):
                create = client.chat.completions.create
                answer = await create(model="m", messages=history, tools=[TOOL])
                message = answer.choices[0].message
                assert message.tool_calls is not None
                history.append(message.model_dump(exclude_none=False, include={"role", "content"}))
                history[-1]["tool_calls"] = [CALL]
                result = {"role": "tool", "tool_call_id": "c1", "content": f"{step} degrees"}
                history.append(result)
        requests = [json.loads(request.body) for request in talk.upstream.requests[1:]]
        await talk.learned()
        (home,) = await listed(talk)
    assert "Lisbon" in requests[0]["messages"][0]["content"]
    for before, after in pairwise(requests):
        assert after["messages"][: len(before["messages"])] == before["messages"]
        assert after["tools"] == [TOOL]
    assert requests[-1]["messages"][1:] == history[1:-2]
    assert home["timesConfirmed"] == 1


async def test_passthrough_gives_each_upstream_key_its_own_memory(tmp_path: Path) -> None:
    async with conversing(tmp_path, KUMBUKA_AUTH="passthrough") as talk:
        talk.key = "sk-first"
        await talk.say("I prefer TypeScript.")
        assert talk.upstream.requests[-1].header("authorization") == "Bearer sk-first"
        await talk.say(QUESTION)
        assert "TypeScript" in talk.received()[-1]["content"]
        assert [row["content"] for row in await listed(talk)] == ["I prefer TypeScript."]
        talk.key = "sk-second"
        with pytest.raises(httpx.HTTPStatusError):
            await listed(talk)
        await talk.say(QUESTION)
        assert talk.received() == [{"role": "user", "content": QUESTION}]
        assert await listed(talk) == []
        talk.upstream.scripts[:] = [refusal(401)]
        talk.key = "sk-refused"
        with pytest.raises(openai.AuthenticationError):
            await talk.say("I prefer Elm.")
        with pytest.raises(httpx.HTTPStatusError):
            await listed(talk)
    assert b"sk-first" not in written_in(tmp_path)


def written_in(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.iterdir())
