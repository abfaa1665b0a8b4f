"""`python -m kumbuka.runtime` against a Runtime API on loopback: answers as they stream."""

from __future__ import annotations

import asyncio
import base64
import json

from tests.fakes.runtime_api import WAIT_S
from tests.fakes.runtime_process import RuntimeProcess, rest_event, running

HTTP_API_EVENT = {
    "version": "2.0",
    "rawPath": "/v1/models",
    "rawQueryString": "tag=a%20b&tag=c%26d&empty=",
    "headers": {"host": "api.test"},
    "cookies": ["one=1", "two=2"],
    "requestContext": {
        "http": {"method": "GET", "path": "/v1/models", "sourceIp": "192.0.2.1"},
    },
    "isBase64Encoded": False,
}


async def echoed(runtime: RuntimeProcess, event: object, **options: object) -> dict:
    invocation = await runtime.api.over(runtime.api.invoke(event, **options))
    assert invocation.error is None
    return json.loads(invocation.body)


async def test_a_chunk_is_seen_before_the_app_writes_its_next() -> None:
    async with running() as runtime:
        invocation = runtime.api.invoke(rest_event("/stream"))
        await runtime.api.until(lambda: invocation.body == b"data: one\n\n")
        await runtime.steps.pass_on("one")
        await runtime.api.until(lambda: invocation.body.endswith(b"\xff\x00"))
        assert not invocation.is_over
        await runtime.steps.pass_on("two")
        await runtime.api.over(invocation)
    chunks = [chunk for _, chunk in invocation.chunks]
    assert chunks[1:] == [b"data: one\n\n", b"data: two\r\n\r\n\xff\x00", b"data: [DONE]\n\n"]
    assert invocation.prelude == {
        "statusCode": 200,
        "headers": {"content-type": "text/event-stream"},
    }
    assert invocation.trailers == {}


async def test_the_answer_ends_at_once_and_the_next_event_waits_for_the_work_after_it() -> None:
    async with running() as runtime:
        first = runtime.api.invoke(rest_event("/stream"))
        second = runtime.api.invoke(rest_event("/second"))
        await runtime.steps.pass_on("one")
        await runtime.steps.pass_on("two")
        await runtime.api.over(first)
        await runtime.steps.at("after")
        assert second.head is None
        assert runtime.api.waiting == 0
        await runtime.steps.pass_on("after")
        await runtime.api.over(second)
        assert "done" in runtime.steps.seen


async def test_the_request_to_the_runtime_api_is_what_lambda_asks_for() -> None:
    async with running() as runtime:
        invocation = await runtime.api.over(runtime.api.invoke(rest_event("/x")))
    assert invocation.head is not None
    headers = invocation.head.headers
    assert headers["lambda-runtime-function-response-mode"] == "streaming"
    assert headers["content-type"] == "application/vnd.awslambda.http-integration-response"
    assert headers["transfer-encoding"] == "chunked"
    assert {name.strip() for name in headers["trailer"].split(",")} == {
        "Lambda-Runtime-Function-Error-Type",
        "Lambda-Runtime-Function-Error-Body",
    }


async def test_repeated_headers_and_cookies_survive_and_hop_by_hop_ones_do_not() -> None:
    async with running() as runtime:
        invocation = await runtime.api.over(runtime.api.invoke(rest_event("/x")))
    assert invocation.prelude == {
        "statusCode": 200,
        "headers": {"content-type": "application/json"},
        "multiValueHeaders": {"x-many": ["1", "2"]},
        "cookies": ["a=1", "b=2"],
    }


async def test_one_process_starts_its_app_once_and_answers_every_kind_of_event() -> None:
    binary = bytes(range(256))
    async with running() as runtime:
        posted = await echoed(
            runtime,
            rest_event(
                "/v1/a%20b",
                body=base64.b64encode(binary).decode(),
                isBase64Encoded=True,
                multiValueQueryStringParameters={"tag": ["a b", "c&d"], "é": ["1"]},
            ),
        )
        assert bytes.fromhex(posted["body"]) == binary
        assert posted["more_body"] is False
        assert posted["path"] == "/v1/a b"
        assert posted["query"] == "tag=a+b&tag=c%26d&%C3%A9=1"
        got = await echoed(runtime, HTTP_API_EVENT)
        assert (got["method"], got["path"]) == ("GET", "/v1/models")
        assert got["query"] == "tag=a%20b&tag=c%26d&empty="
        assert ["cookie", "one=1; two=2"] in got["headers"]
        assert got["event"] == HTTP_API_EVENT
        assert posted["state"] == got["state"] == {"from": "lifespan"}
        assert runtime.steps.seen == ["started"]
        assert await runtime.stop() == 0
    asked = [received for received in runtime.api.requests if received.method == "GET"]
    assert len(asked) == 3


async def test_head_is_answered_without_a_body() -> None:
    async with running() as runtime:
        event = rest_event("/x", httpMethod="HEAD")
        invocation = await runtime.api.over(runtime.api.invoke(event))
    assert invocation.prelude["headers"] == {"content-type": "application/json"}
    assert (invocation.body, invocation.trailers) == (b"", {})


async def test_the_app_knows_its_invocation() -> None:
    headers = {
        "Lambda-Runtime-Trace-Id": "Root=1-2",
        "Lambda-Runtime-Cognito-Identity": '{"cognitoIdentityId": "i"}',
        "Lambda-Runtime-Client-Context": '{"env": {}}',
    }
    async with running() as runtime:
        known = await echoed(runtime, rest_event("/x"), deadline_s=30, headers=headers)
        later = await echoed(runtime, rest_event("/x"), deadline_s=5)
        await runtime.stop()
    assert (known["request_id"], known["function"]) == ("request-1", "chat")
    assert known["arn"] == "arn:aws:lambda:eu-west-1:1:function:chat"
    assert known["identity"] == {"cognitoIdentityId": "i"}
    assert known["client_context"] == {"env": {}}
    assert 20_000 < known["remaining_ms"] <= 30_000
    assert 20 < known["soft_s"] <= 29
    assert later["soft_s"] <= 4.5
    assert (known["trace"], later["trace"]) == ("Root=1-2", None)
    assert [json.loads(line) for line in runtime.log] == [
        {"message": "echoed /x", "aws_request_id": "request-1", "trace_id": "Root=1-2"},
        {"message": "echoed /x", "aws_request_id": "request-2", "trace_id": None},
    ]


async def test_a_printed_line_leaves_at_once() -> None:
    async with running() as runtime:
        runtime.api.invoke(rest_event("/say"))
        await runtime.steps.at("said")
        assert runtime.process.stdout is not None
        async with asyncio.timeout(WAIT_S):
            assert await runtime.process.stdout.readline() == b"a line\n"


async def test_a_slow_reader_holds_the_app_back_and_nothing_piles_up() -> None:
    async with running() as runtime:
        invocation = runtime.api.invoke(rest_event("/big"), pace_s=0.002)
        await runtime.api.over(invocation)
    pieces, _, peak_bytes = invocation.body.rpartition(b"\n")
    assert pieces == b"".join(bytes([number]) * 50_000 for number in range(200))
    assert int(peak_bytes) < 1_000_000


async def test_a_connection_that_was_dropped_while_waiting_is_made_anew() -> None:
    async with running() as runtime:
        runtime.api.drops_next = 2
        assert (await echoed(runtime, rest_event("/x")))["path"] == "/x"
        assert await runtime.stop() == 0


async def test_the_runtime_gives_up_where_the_runtime_api_is_gone() -> None:
    async with running() as runtime:
        runtime.api.drops_next = 1000
        await echoed(runtime, rest_event("/x")) if runtime.api.waiting else None
        assert await runtime.ended() == 1
        assert "stopped" in runtime.steps.seen
