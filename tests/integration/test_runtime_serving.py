"""One invocation in the test's own process, its answer over loopback."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator

import pytest
from kumbuka.runtime.asgi import App
from kumbuka.runtime.failures import error_trailers
from kumbuka.runtime.runtime_api import Invocation, RuntimeApi, RuntimeApiRefused
from kumbuka.runtime.serving import Serving
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import StreamingResponse
from starlette.routing import Route

from tests.fakes import runtime_api
from tests.fakes.runtime_api import ScriptedRuntimeApi
from tests.fakes.runtime_process import rest_event


@pytest.fixture
async def scripted() -> AsyncIterator[ScriptedRuntimeApi]:
    async with ScriptedRuntimeApi() as api:
        yield api


async def taken(
    scripted: ScriptedRuntimeApi, path: str, deadline_s: float = 30.0, **options: object
) -> tuple[RuntimeApi, Invocation, runtime_api.Invocation]:
    """The event as the runtime got it, and what becomes of it."""
    expected = scripted.invoke(rest_event(path), deadline_s=deadline_s, **options)
    api = RuntimeApi(scripted.address)
    invocation = await api.next_invocation()
    api.close()
    return api, invocation, expected


def serving(app: App, api: RuntimeApi, invocation: Invocation, **options: float) -> Serving:
    return Serving(app, api, invocation, environ={}, state={}, **options)


async def test_an_app_that_stays_after_a_loss_is_cancelled(scripted: ScriptedRuntimeApi) -> None:
    cancelled = asyncio.Event()

    async def app(scope, receive, send):
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await scripted.until(lambda: expected.writer)
        expected.break_off()
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            cancelled.set()
            raise

    api, invocation, expected = await taken(scripted, "/x")
    await serving(app, api, invocation, lost_grace_s=0.01).run()
    assert cancelled.is_set()


async def test_an_app_that_ignores_its_cancellation_delays_nothing(
    scripted: ScriptedRuntimeApi,
) -> None:
    end = asyncio.Event()
    heard: asyncio.Queue[str] = asyncio.Queue()

    async def app(scope, receive, send):
        while not end.is_set():
            try:
                await end.wait()
            except asyncio.CancelledError:
                continue
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"too late"})
        await receive()
        heard.put_nowait((await receive())["type"])

    api, invocation, expected = await taken(scripted, "/x", deadline_s=0.4)
    await serving(app, api, invocation).run()
    assert time.time() * 1000 < int(expected.headers["Lambda-Runtime-Deadline-Ms"]) + 200
    assert expected.error is not None
    assert expected.error["errorType"] == "DeadlineReached"
    end.set()
    async with asyncio.timeout(5):
        assert await heard.get() == "http.disconnect"
    assert expected.head is None


async def test_an_unread_answer_does_not_outlast_the_deadline(
    scripted: ScriptedRuntimeApi,
) -> None:
    async def app(scope, receive, send):
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"x" * 20_000_000})

    api, invocation, _ = await taken(scripted, "/x", deadline_s=0.4, is_read=False)
    async with asyncio.timeout(2):
        await serving(app, api, invocation).run()


async def test_messages_out_of_order_are_the_apps_error(scripted: ScriptedRuntimeApi) -> None:
    async def app(scope, receive, send):
        await send({"type": "http.response.body", "body": b"x"})

    api, invocation, expected = await taken(scripted, "/x")
    await serving(app, api, invocation).run()
    assert expected.error is not None
    assert "http.response.body is out of order" in expected.error["errorMessage"]


async def test_a_large_piece_arrives_whole(scripted: ScriptedRuntimeApi) -> None:
    data = bytes(range(256)) * 4096 + b"tail"

    async def app(scope, receive, send):
        await send({"type": "http.response.start", "status": 200})
        await send({"type": "http.response.body", "body": data, "more_body": True})
        await send({"type": "http.response.body", "body": data})

    api, invocation, expected = await taken(scripted, "/x")
    await serving(app, api, invocation).run()
    assert expected.body == data + data


async def test_starlette_streams_and_learns_of_no_early_disconnect(
    scripted: ScriptedRuntimeApi,
) -> None:
    async def pieces() -> AsyncIterator[bytes]:
        for number in range(3):
            yield b"%d" % number
            await scripted.until(lambda seen=number: len(expected.chunks) == seen + 2)

    async def stream(request: Request) -> StreamingResponse:
        return StreamingResponse(pieces(), media_type="text/plain")

    app = Starlette(routes=[Route("/x", stream, methods=["POST"])])
    api, invocation, expected = await taken(scripted, "/x")
    await serving(app, api, invocation).run()
    assert [chunk for _, chunk in expected.chunks][1:] == [b"0", b"1", b"2"]
    assert expected.trailers == {}


async def test_a_refusal_of_the_runtime_api_is_no_event() -> None:
    async def refuse(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 403 Forbidden\r\nContent-Length: 2\r\n\r\n{}")
        await writer.drain()
        writer.close()

    async with await asyncio.start_server(refuse, "127.0.0.1", 0) as server:
        host, port = server.sockets[0].getsockname()
        api = RuntimeApi(f"{host}:{port}")
        with pytest.raises(RuntimeApiRefused):
            await api.next_invocation()
        api.close()


async def test_an_event_may_come_in_chunks() -> None:
    async def give(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        head = b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n"
        writer.write(head + b"3;x=y\r\n{}a\r\n2\r\nbc\r\n0\r\n\r\n")
        await writer.drain()
        writer.close()

    async with await asyncio.start_server(give, "127.0.0.1", 0) as server:
        host, port = server.sockets[0].getsockname()
        invocation = await RuntimeApi(f"{host}:{port}").next_invocation()
    assert invocation.event == b"{}abc"
    assert invocation.deadline_ms is None


def test_trailers_name_their_error_in_plain_ascii() -> None:
    kind = type("Fehler\r\nGroß", (Exception,), {})
    trailers = error_trailers(kind("a\r\nb"))
    assert trailers["Lambda-Runtime-Function-Error-Type"] == "Fehler__Gro_"
    assert all(value.isascii() and "\n" not in value for value in trailers.values())
