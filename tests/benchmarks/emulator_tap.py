"""A tap in the line between a function and the emulator's Runtime API: when which bytes passed.

The emulator hands an answer on in one piece, so the first body byte is seen here alone.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

NEXT, RESPONSE = b"/runtime/invocation/next ", b"/response "
PRELUDE_END, HEAD_END = b"\0" * 8, b"\r\n\r\n"


class Tap:
    """Forwards to `target`; times are of `time.perf_counter`."""

    def __init__(self, target: str) -> None:
        self._host, _, port = target.rpartition(":")
        self._port = int(port)
        self._server: asyncio.Server | None = None
        self._running: set[asyncio.Task[None]] = set()
        self.initialised_at = 0.0
        """When the function first asked for an event."""
        self.first_byte_at = 0.0
        """When the first byte of the first answer's body left the function."""

    @property
    def address(self) -> str:
        assert self._server is not None
        return f"127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    async def __aenter__(self) -> Tap:
        self._server = await asyncio.start_server(self._join, "127.0.0.1", 0)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._running.add(task)
        try:
            back, forth = await asyncio.open_connection(self._host, self._port)
            with suppress(ConnectionError, asyncio.CancelledError):
                await asyncio.gather(self._watched(reader, forth), _forwarded(back, writer))
        finally:
            writer.transport.abort()
            self._running.discard(task)

    async def _watched(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Towards the emulator. A connection asks for events, or it answers one."""
        sent = b""
        while data := await reader.read(1 << 16):
            now = time.perf_counter()
            writer.write(data)
            await writer.drain()
            if not self.first_byte_at:
                sent += data
                self._note(sent, now)
        writer.close()

    def _note(self, sent: bytes, now: float) -> None:
        request = sent[sent.rfind(b"/2018-06-01") :]
        if NEXT in request.split(b"\r\n")[0] and not self.initialised_at:
            self.initialised_at = now
        if RESPONSE in request.split(b"\r\n")[0] and _has_body(request):
            self.first_byte_at = now


def _has_body(request: bytes) -> bool:
    """Whether a byte of the answer's body is there; of a streamed one, behind its prelude."""
    head, _, content = request.partition(HEAD_END)
    if b"streaming" in head:
        # What follows the delimiter in its chunk is CRLF, then the next chunk's length and CRLF.
        return content.partition(PRELUDE_END)[2].count(b"\r\n") >= 2
    return bool(content)


async def _forwarded(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(1 << 16):
        writer.write(data)
        await writer.drain()
    writer.close()
