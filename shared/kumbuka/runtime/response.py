"""The streamed answer of one invocation: one chunked POST that is watched while it is written."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping

from kumbuka.runtime.failures import ERROR_BODY, ERROR_TYPE, error_trailers
from kumbuka.runtime.prelude import CONTENT_TYPE
from kumbuka.runtime.wire import LAST_CHUNK, Connection, Response, chunk_frame, request_head

HEADERS = (
    ("Lambda-Runtime-Function-Response-Mode", "streaming"),
    ("Content-Type", CONTENT_TYPE),
    ("Transfer-Encoding", "chunked"),
    ("Trailer", f"{ERROR_TYPE}, {ERROR_BODY}"),
)
MAX_CHUNK_BYTES = 1 << 18
"""A longer piece is written in several, so that a slow reader bounds what is held of it."""

log = logging.getLogger("kumbuka.runtime")


class StreamedResponse:
    """Writes wait for a slow reader; a broken connection sets `broken` and swallows what follows.

    The Runtime API says nothing before the response has ended. Whatever it says earlier, the end
    of the connection included, means that nobody reads any more.
    """

    def __init__(self, connection: Connection) -> None:
        self.broken = asyncio.Event()
        self._connection = connection
        self._is_ended = False
        self._answer = asyncio.ensure_future(self._watch())

    @classmethod
    async def begin(cls, address: str, path: str, beginning: bytes) -> StreamedResponse:
        """Send the request's head and its first chunk. Raises OSError."""
        connection = await Connection.open(address)
        connection.write(request_head("POST", path, address, HEADERS), *_chunk(beginning))
        return cls(connection)

    @property
    def is_ended(self) -> bool:
        return self._is_ended

    async def write(self, data: bytes) -> None:
        """Send one piece of the body; an empty one sends nothing."""
        view = memoryview(data)
        for at in range(0, len(view), MAX_CHUNK_BYTES):
            await self._send(*_chunk(view[at : at + MAX_CHUNK_BYTES]))

    async def end(self, data: bytes = b"") -> None:
        """Send the last piece and the end in one write, as far as the piece's length allows."""
        rest = len(data) % MAX_CHUNK_BYTES
        await self.write(data[: len(data) - rest])
        self._is_ended = True
        last = _chunk(data[len(data) - rest :]) if rest else ()
        await self._send(*last, LAST_CHUNK, b"\r\n")

    def break_off(self, error: BaseException) -> None:
        """End the response with the trailers that tell the error; waits for no reader."""
        self._is_ended = True
        if not self.broken.is_set():
            self._connection.write(LAST_CHUNK, _trailer_lines(error_trailers(error)), b"\r\n")

    async def accepted(self, timeout_s: float) -> None:
        """Wait until the Runtime API took the whole response; closes the connection."""
        try:
            async with asyncio.timeout(timeout_s):
                _log_refusal(await asyncio.shield(self._answer))
        except TimeoutError:
            log.warning("the response was not read to its end in time")
        finally:
            self.close()

    def close(self) -> None:
        self._answer.cancel()
        self._connection.close()

    async def _send(self, *pieces: bytes | memoryview) -> None:
        if not self.broken.is_set():
            self._connection.write(*pieces)
            try:
                await self._connection.drained()
            except OSError:
                self._break_unless_ended()
        # An application that never waits for anything else must not hold up the loop.
        await asyncio.sleep(0)

    async def _watch(self) -> Response | None:
        try:
            response = await self._connection.response()
        except OSError:
            response = None
        self._break_unless_ended()
        return response

    def _break_unless_ended(self) -> None:
        if not self._is_ended:
            self.broken.set()


def _chunk(data: bytes | memoryview) -> tuple[bytes | memoryview, ...]:
    return (chunk_frame(len(data)), data, b"\r\n")


def _trailer_lines(trailers: Mapping[str, str]) -> bytes:
    return "".join(f"{name}: {value}\r\n" for name, value in trailers.items()).encode("ascii")


def _log_refusal(response: Response | None) -> None:
    if response is None:
        log.warning("the connection broke before the response was taken")
    elif response.status >= 300:
        log.error("the response was answered %d", response.status)
