"""Two upstreams that do what a script says: one behind the port, one on a loopback socket.

A script is a list of steps. Bytes are sent as they stand; `Pause` waits; `Gate` waits until the
test opens it; `Break` ends the connection, or the response, without an end.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from kumbuka.errors import UpstreamUnreachable
from kumbuka.ports import UpstreamRequest

from tests.fakes.loopback import LoopbackServer

EVENT_STREAM = ("content-type", "text/event-stream")
JSON = ("content-type", "application/json")


@dataclass(frozen=True)
class Pause:
    seconds: float


class Gate:
    """A step that lasts until the test opens it."""

    def __init__(self) -> None:
        self._open = asyncio.Event()
        self.reached = asyncio.Event()

    def open(self) -> None:
        self._open.set()

    async def wait(self) -> None:
        self.reached.set()
        await self._open.wait()


@dataclass(frozen=True)
class Break:
    """The connection ends here."""


Step = bytes | Pause | Gate | Break


@dataclass
class Script:
    """One response."""

    steps: Sequence[Step] = ()
    status: int = 200
    headers: Sequence[tuple[str, str]] = (EVENT_STREAM,)
    before_headers: Sequence[Step] = ()


def events(*pieces: str) -> list[Step]:
    """One event a piece, then `[DONE]`, as a model streams them."""
    return [*(delta(piece) for piece in pieces), b"data: [DONE]\n\n"]


def delta(text: str) -> bytes:
    chunk = {"choices": [{"index": 0, "delta": {"content": text}}]}
    return b"data: " + json.dumps(chunk).encode() + b"\n\n"


def completion(text: str) -> Script:
    message = {"role": "assistant", "content": text}
    body = json.dumps({"choices": [{"index": 0, "message": message}]}).encode()
    return Script([body], headers=(JSON, ("content-length", str(len(body)))))


async def _wait(step: Step) -> None:
    if isinstance(step, Pause):
        await asyncio.sleep(step.seconds)
    elif isinstance(step, Gate):
        await step.wait()


class ScriptedUpstream:
    """The port's fake: answers with its scripts in turn, the last one for ever."""

    def __init__(self, *scripts: Script | Exception) -> None:
        self.scripts = list(scripts) or [Script(events("Hello"))]
        self.requests: list[UpstreamRequest] = []
        self.bodies: list[bytes] = []
        self.responses: list[ScriptedResponse] = []
        self.cancelled = 0

    async def send(self, request: UpstreamRequest) -> ScriptedResponse:
        body = request.body
        if not isinstance(body, bytes):
            body = b"".join([piece async for piece in body])
        self.requests.append(request)
        self.bodies.append(body)
        script = self.scripts.pop(0) if len(self.scripts) > 1 else self.scripts[0]
        if isinstance(script, Exception):
            raise script
        try:
            for step in script.before_headers:
                await _wait(step)
        except asyncio.CancelledError:
            self.cancelled += 1
            raise
        response = ScriptedResponse(script)
        self.responses.append(response)
        return response

    async def close(self) -> None:
        return None

    def messages(self, index: int = -1) -> list[Any]:
        messages: list[Any] = json.loads(self.bodies[index])["messages"]
        return messages


class ScriptedResponse:
    def __init__(self, script: Script) -> None:
        self.status = script.status
        self.headers = script.headers
        self.is_closed = False
        self.sent: list[bytes] = []
        self._steps = script.steps

    async def chunks(self) -> AsyncIterator[bytes]:
        for step in self._steps:
            if isinstance(step, Break):
                raise UpstreamUnreachable("the upstream broke the connection")
            if isinstance(step, bytes):
                self.sent.append(step)
                yield step
            else:
                await _wait(step)

    async def close(self) -> None:
        self.is_closed = True


@dataclass
class ReceivedRequest:
    method: str
    target: str
    headers: list[tuple[str, str]]
    body: bytes

    def header(self, name: str) -> str | None:
        return next((value for found, value in self.headers if found == name), None)


@dataclass
class ScriptedServer(LoopbackServer):
    """An HTTP/1.1 server on a free loopback port; every response is sent as the script says."""

    scripts: list[Script]
    respond: Callable[[ReceivedRequest], Script] | None = None
    """Makes the script of each request, where a list of scripts cannot."""
    requests: list[ReceivedRequest] = field(default_factory=list)
    connections: int = 0
    client_left: asyncio.Event = field(default_factory=asyncio.Event)
    sent: list[bytes] = field(default_factory=list)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        ahead, goes_on = b"", True
        while goes_on and (request := await self._read(reader, ahead)) is not None:
            self.requests.append(request)
            script = self._script(request)
            goes_on, ahead = await self._answer_while_connected(script, reader, writer)

    def dropped(self) -> None:
        self.client_left.set()

    def _script(self, request: ReceivedRequest) -> Script:
        if self.respond is not None:
            return self.respond(request)
        return self.scripts.pop(0) if len(self.scripts) > 1 else self.scripts[0]

    async def _read(self, reader: asyncio.StreamReader, ahead: bytes) -> ReceivedRequest | None:
        line = ahead + await reader.readline()
        if not line:
            return None
        method, target, _ = line.decode().split(" ", 2)
        headers = []
        while (line := await reader.readline()) not in (b"\r\n", b""):
            name, _, value = line.decode("latin-1").partition(":")
            headers.append((name.lower(), value.strip()))
        request = ReceivedRequest(method, target, headers, b"")
        if request.header("transfer-encoding") == "chunked":
            request.body = await _read_chunks(reader)
        else:
            request.body = await reader.readexactly(int(request.header("content-length") or 0))
        return request

    async def _answer_while_connected(
        self, script: Script, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> tuple[bool, bytes]:
        """Whether the connection goes on, and what came of its next request meanwhile."""
        answer = asyncio.ensure_future(self._answer(script, writer))
        coming = asyncio.ensure_future(reader.read(1))
        await asyncio.wait({answer, coming}, return_when=asyncio.FIRST_COMPLETED)
        left = coming.done() and not coming.exception() and not coming.result()
        if coming.done() and not left and not coming.exception():
            await asyncio.wait({answer})
        if not answer.done():
            self.client_left.set()
        for task in (answer, coming):
            task.cancel()
        results = await asyncio.gather(answer, coming, return_exceptions=True)
        ahead = results[1] if isinstance(results[1], bytes) else b""
        return results[0] is True and not left, ahead

    async def _answer(self, script: Script, writer: asyncio.StreamWriter) -> bool:
        for step in script.before_headers:
            if isinstance(step, Break):
                writer.transport.abort()
                return False
            await _wait(step)
        names = {name for name, _ in script.headers}
        chunked = "content-length" not in names
        head = [f"HTTP/1.1 {script.status} Scripted"]
        head += [f"{name}: {value}" for name, value in script.headers]
        head += ["transfer-encoding: chunked"] if chunked else []
        writer.write(("\r\n".join(head) + "\r\n\r\n").encode("latin-1"))
        for step in script.steps:
            if isinstance(step, Break):
                writer.transport.abort()
                return False
            if not isinstance(step, bytes):
                await _wait(step)
                continue
            self.sent.append(step)
            writer.write(b"%x\r\n%s\r\n" % (len(step), step) if chunked else step)
            await writer.drain()
            # Lets each piece travel alone.
            await asyncio.sleep(0.002)
        if chunked:
            writer.write(b"0\r\n\r\n")
            await writer.drain()
        return True


async def _read_chunks(reader: asyncio.StreamReader) -> bytes:
    body = b""
    while length := int(await reader.readline(), 16):
        body += await reader.readexactly(length)
        await reader.readline()
    await reader.readline()
    return body
