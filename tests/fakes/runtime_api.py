"""Lambda's Runtime API on a free loopback port, which does what a test says.

Events wait in a queue; each invocation keeps the chunks of its answer with the time they came.
A test may hold up the reading of an answer, break its connection, or answer it early.
"""

from __future__ import annotations

import asyncio
import base64
import json
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from tests.fakes.loopback import LoopbackServer

BASE = "/2018-06-01/runtime"
DELIMITER = b"\0" * 8
WAIT_S = 15.0


@dataclass
class Received:
    """One request of the runtime, its body apart."""

    method: str
    path: str
    headers: dict[str, str]


@dataclass
class Invocation:
    request_id: str
    event: Any
    headers: dict[str, str]
    """What comes with the event."""
    head: Received | None = None
    """Of the answer."""
    chunks: list[tuple[float, bytes]] = field(default_factory=list)
    trailers: dict[str, str] | None = None
    """None until the answer has ended."""
    error: dict[str, Any] | None = None
    error_type: str = ""
    reading: asyncio.Event = field(default_factory=asyncio.Event)
    """Clear it to leave the answer unread."""
    pace_s: float = 0.0
    """Between two reads of the answer."""
    writer: asyncio.StreamWriter | None = None

    @property
    def raw(self) -> bytes:
        return b"".join(chunk for _, chunk in self.chunks)

    @property
    def prelude(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.raw.partition(DELIMITER)[0])
        return found

    @property
    def body(self) -> bytes:
        return self.raw.partition(DELIMITER)[2]

    @property
    def told(self) -> dict[str, Any]:
        """The error in the trailers."""
        assert self.trailers is not None
        encoded = self.trailers["lambda-runtime-function-error-body"]
        found: dict[str, Any] = json.loads(base64.b64decode(encoded, validate=True))
        return found

    @property
    def is_over(self) -> bool:
        return self.trailers is not None or self.error is not None

    def break_off(self) -> None:
        assert self.writer is not None
        self.writer.transport.abort()

    def answer_early(self, status: int) -> None:
        assert self.writer is not None
        self.writer.write(b"HTTP/1.1 %d Early\r\nContent-Length: 0\r\n\r\n" % status)


class ScriptedRuntimeApi(LoopbackServer):
    def __init__(self) -> None:
        self.invocations: dict[str, Invocation] = {}
        self.requests: list[Received] = []
        self.init_error: dict[str, Any] | None = None
        self.restore_error: dict[str, Any] | None = None
        self.connections = 0
        self.waiting = 0
        """How many requests for an event wait now."""
        self.restored = asyncio.Event()
        self.drops_next = 0
        """So many requests for an event are answered by closing the connection."""
        self._events: asyncio.Queue[Invocation] = asyncio.Queue()
        self._changed = asyncio.Condition()

    def invoke(
        self,
        event: Any,
        *,
        deadline_s: float = 60.0,
        headers: dict[str, str] | None = None,
        is_read: bool = True,
        pace_s: float = 0.0,
    ) -> Invocation:
        """Queue an event; the invocation fills as the runtime answers."""
        request_id = f"request-{len(self.invocations) + 1}"
        deadline_ms = int((time.time() + deadline_s) * 1000)
        given = {
            "Lambda-Runtime-Aws-Request-Id": request_id,
            "Lambda-Runtime-Deadline-Ms": str(deadline_ms),
            "Lambda-Runtime-Invoked-Function-Arn": "arn:aws:lambda:eu-west-1:1:function:chat",
            **(headers or {}),
        }
        invocation = Invocation(request_id, event, given, pace_s=pace_s)
        if is_read:
            invocation.reading.set()
        self.invocations[request_id] = invocation
        self._events.put_nowait(invocation)
        return invocation

    async def until(self, holds: Callable[[], object]) -> None:
        """Return once the condition holds; it is looked at after whatever the runtime sends."""
        async with asyncio.timeout(WAIT_S), self._changed:
            await self._changed.wait_for(lambda: bool(holds()))

    async def over(self, invocation: Invocation) -> Invocation:
        await self.until(lambda: invocation.is_over)
        return invocation

    async def _notify(self) -> None:
        async with self._changed:
            self._changed.notify_all()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        while (received := await _read_head(reader)) is not None:
            self.requests.append(received)
            await self._handle(received, reader, writer)
            await self._notify()

    async def _handle(
        self, received: Received, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        path = received.path.removeprefix(BASE)
        if path == "/invocation/next":
            await self._give_event(reader, writer)
        elif path == "/restore/next":
            await self._notify()
            await self.restored.wait()
            _respond(writer, 200)
        elif path.endswith("/response"):
            await self._read_answer(self.invocations[path.split("/")[2]], received, reader, writer)
        else:
            body = await reader.readexactly(int(received.headers["content-length"]))
            self._take_error(path, received, json.loads(body))
            _respond(writer, 202)

    async def _give_event(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.drops_next:
            self.drops_next -= 1
            raise ConnectionAbortedError
        self.waiting += 1
        await self._notify()
        asking = asyncio.ensure_future(self._events.get())
        gone = asyncio.ensure_future(reader.read(1))
        try:
            await asyncio.wait({asking, gone}, return_when=asyncio.FIRST_COMPLETED)
            if not asking.done():
                raise ConnectionAbortedError
        finally:
            self.waiting -= 1
            for task in (asking, gone):
                task.cancel()
            with suppress(asyncio.CancelledError):
                await gone
        invocation = asking.result()
        _respond(writer, 200, json.dumps(invocation.event).encode(), invocation.headers)

    async def _read_answer(
        self,
        invocation: Invocation,
        received: Received,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
    ) -> None:
        invocation.head, invocation.writer = received, writer
        await self._notify()
        while True:
            await invocation.reading.wait()
            await asyncio.sleep(invocation.pace_s)
            length = int(await reader.readuntil(b"\r\n"), 16)
            if not length:
                break
            chunk = (await reader.readexactly(length + 2))[:-2]
            invocation.chunks.append((time.perf_counter(), chunk))
            await self._notify()
        invocation.trailers = await _read_headers(reader)
        _respond(writer, 202)

    def _take_error(self, path: str, received: Received, body: dict[str, Any]) -> None:
        error_type = received.headers["lambda-runtime-function-error-type"]
        if path == "/init/error":
            self.init_error = body
        elif path == "/restore/error":
            self.restore_error = body
        else:
            invocation = self.invocations[path.split("/")[2]]
            invocation.error, invocation.error_type = body, error_type


def _respond(
    writer: asyncio.StreamWriter,
    status: int,
    body: bytes = b"",
    headers: dict[str, str] | None = None,
) -> None:
    lines = [f"HTTP/1.1 {status} Scripted", f"Content-Length: {len(body)}"]
    lines += [f"{name}: {value}" for name, value in (headers or {}).items()]
    writer.write("\r\n".join(lines).encode("latin-1") + b"\r\n\r\n" + body)


async def _read_head(reader: asyncio.StreamReader) -> Received | None:
    line = await reader.readline()
    if not line:
        return None
    method, path, _ = line.decode("latin-1").split(" ", 2)
    return Received(method, path, await _read_headers(reader))


async def _read_headers(reader: asyncio.StreamReader) -> dict[str, str]:
    headers: dict[str, str] = {}
    while (line := await reader.readline()) not in (b"\r\n", b""):
        name, _, value = line.decode("latin-1").partition(":")
        headers[name.strip().lower()] = value.strip()
    return headers
