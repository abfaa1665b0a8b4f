"""The chat function under the emulator: streamed as it is deployed, buffered as `sam local` does.

Each of `events/chat` is answered by both; `chat_table.py` says with what.
"""

from __future__ import annotations

import base64
import json
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from typing import Any

import pytest
import pytest_asyncio
from kumbuka.runtime.prelude import DELIMITER

from tests.contract.chat_table import CHAT_ANSWERS, ChatAnswer
from tests.contract.emulator import Emulator
from tests.contract.stage import KNOWN, Stage, event, event_names
from tests.fakes.scripted_upstream import ReceivedRequest

pytestmark = pytest.mark.asyncio(loop_scope="module")

OF_ONE_ANSWER = {"x-kumbuka-request-id", "content-length"}
RECEIPT = {"x-kumbuka-memory", "x-kumbuka-memories", "x-kumbuka-memory-tokens"}


@dataclass(frozen=True)
class HttpAnswer:
    """What API Gateway would make of the function's response."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def stable_headers(self) -> dict[str, str]:
        return {name: v for name, v in self.headers.items() if name not in OF_ONE_ANSWER}


def streamed(response: bytes) -> HttpAnswer:
    head, delimiter, body = response.partition(DELIMITER)
    assert delimiter, response
    prelude = json.loads(head)
    assert set(prelude) == {"statusCode", "headers"}
    return HttpAnswer(prelude["statusCode"], prelude["headers"], body)


def buffered(response: bytes) -> HttpAnswer:
    answer = json.loads(response)
    assert not answer["multiValueHeaders"]
    body = answer["body"]
    raw = base64.b64decode(body) if answer["isBase64Encoded"] else body.encode()
    return HttpAnswer(answer["statusCode"], answer["headers"], raw)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def streaming(stage: Stage) -> AsyncIterator[Emulator]:
    yield await stage.streamed_chat()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def buffering(stage: Stage) -> AsyncIterator[Emulator]:
    yield await stage.buffered_chat()


async def answered(
    stage: Stage, emulator: Emulator, name: str, read: Callable[[bytes], HttpAnswer]
) -> HttpAnswer:
    """Invoke with the event and hold everything that comes of it against the table."""
    expected = CHAT_ANSWERS[name]
    before = len(stage.upstream.requests)
    answer = read(await emulator.invoke(event("chat", name, key=stage.key)))
    check_answer(answer, expected)
    check_model(stage.requests_since(before), expected)
    turns = [turn["user_text"] for turn in await stage.take_turns()]
    assert turns == list(expected.turns)
    return answer


def check_answer(answer: HttpAnswer, expected: ChatAnswer) -> None:
    assert answer.status == expected.status
    assert answer.headers["content-type"] == expected.content_type
    if expected.body is not None:
        assert answer.body == expected.body
    assert {n: answer.headers.get(n) for n in expected.headers} == dict(expected.headers)
    if expected.code is not None:
        check_error(json.loads(answer.body), expected.code)
    check_receipt(answer.headers, expected)


def check_error(body: Any, code: str) -> None:
    assert set(body) == {"error"}
    assert set(body["error"]) == {"message", "type", "param", "code"}
    assert body["error"]["code"] == code


def check_receipt(headers: dict[str, str], expected: ChatAnswer) -> None:
    if expected.memory is None:
        assert not RECEIPT & set(headers)
        return
    assert headers["x-kumbuka-request-id"].startswith("req_")
    assert headers["x-kumbuka-memory"] == expected.memory
    assert headers["x-kumbuka-memories"] == str(expected.memories)
    assert (int(headers["x-kumbuka-memory-tokens"]) > 0) == (expected.memories > 0)
    ids = [given for given in headers["x-kumbuka-memory-ids"].split(",") if given]
    assert len(ids) == expected.memories


def check_model(asked: list[ReceivedRequest], expected: ChatAnswer) -> None:
    assert [f"{r.method} {r.target}" for r in asked] == [t for t in [expected.asked] if t]
    for request in asked:
        assert (KNOWN.encode() in request.body) == (expected.memories > 0)
        if expected.asked_body is not None:
            assert request.body.startswith(expected.asked_body)
        names = {name for name, _ in request.headers}
        assert not {n for n in names if n.startswith(("x-kumbuka-", "x-forwarded-", "x-amzn-"))}
        assert "authorization" not in names


@pytest.mark.parametrize("name", event_names("chat"))
async def test_a_chat_event_is_answered_alike_streamed_and_in_one_piece(
    name: str,
    stage: Stage,
    streaming: Emulator,
    buffering: Emulator,
    record_property: Callable[[str, object], None],
) -> None:
    record_property("event", f"chat/{name}")
    assert name in CHAT_ANSWERS, "chat_table.py does not say what this event must give"
    one = await answered(stage, streaming, name, streamed)
    other = await answered(stage, buffering, name, buffered)
    assert other.body == one.body
    assert other.stable_headers == one.stable_headers


async def test_every_entry_of_the_chat_table_has_its_event() -> None:
    assert set(CHAT_ANSWERS) <= set(event_names("chat"))


async def test_the_secrets_and_the_key_stay_out_of_the_logs(
    stage: Stage, streaming: Emulator, buffering: Emulator
) -> None:
    for emulator in (streaming, buffering):
        await emulator.invoke(event("chat", "chat", key=stage.key))
        assert stage.key not in emulator.log
        assert "the value of ServerSecret" not in emulator.log
        assert KNOWN not in emulator.log
        assert "INIT REPORT" in emulator.log
    await stage.take_turns()


async def test_an_event_of_another_kind_is_an_error_and_the_next_chat_is_answered(
    stage: Stage, streaming: Emulator
) -> None:
    error = json.loads(await streaming.invoke({"Records": []}))
    assert error["errorType"].endswith("NoHttpEvent")
    answer = streamed(await streaming.invoke(event("chat", "health", key=stage.key)))
    assert answer.status == 200
