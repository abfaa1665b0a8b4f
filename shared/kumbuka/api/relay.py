"""Bytes from the upstream to the client, as they come.

Nothing is read ahead and nothing is re-serialised: a chunk is written before the next one is
asked for. What a chat leaves behind is committed before the end of its answer is released: before
`[DONE]` of an event stream, before the first byte of anything else.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from typing import Protocol

from starlette.types import Message, Send

from kumbuka.api.chat_headers import content_type, returned
from kumbuka.api.chat_sse import DoneFinder, EventBoundary
from kumbuka.api.openai import encoded, error_json
from kumbuka.errors import KumbukaError
from kumbuka.ports import UpstreamResponse

KEEP_ALIVE = b": keep-alive\n\n"
MAX_HELD_BYTES = 8_000_000
"""Of an answer in one piece whose text is needed before it may go."""

log = logging.getLogger("kumbuka.chat")


class Ending(Protocol):
    """What has to happen before an answer ends."""

    @property
    def wants_answer(self) -> bool:
        """Whether the whole answer must be seen before `commit`."""
        ...

    def saw(self, chunk: bytes) -> None: ...

    async def commit(self) -> None:
        """Never raises, and ends within seconds."""
        ...


class NothingToCommit:
    wants_answer = False

    def saw(self, chunk: bytes) -> None:
        pass

    async def commit(self) -> None:
        pass


async def relay(
    response: UpstreamResponse,
    send: Send,
    *,
    headers: Sequence[tuple[str, str]],
    ending: Ending,
    keep_alive_s: float,
) -> None:
    """Answer with the upstream's response and `headers` of ours.

    Raises UpstreamUnreachable where the response breaks before anything was sent; where it breaks
    later and cannot say so, the response is left without an end, for the server to cut.
    """
    streams = content_type(response.headers) == "text/event-stream"
    start: Message = {
        "type": "http.response.start",
        "status": response.status,
        "headers": encoded([*returned(response.headers, streams=streams), *headers]),
    }
    if streams:
        await send(start)
        await _EventStream(response, send, ending, keep_alive_s).run()
    else:
        await _relay_in_one_piece(response, send, start, ending)


async def _relay_in_one_piece(
    response: UpstreamResponse, send: Send, start: Message, ending: Ending
) -> None:
    chunks = response.chunks()
    first = await _first_piece(chunks, ending)
    await ending.commit()
    await send(start)
    if first:
        await send(_body(first, more=True))
    try:
        async for chunk in chunks:
            await send(_body(chunk, more=True))
    except KumbukaError as error:
        log.warning("a response broke off: %s", type(error).__name__)
        return
    await send(_body(b"", more=False))


async def _first_piece(chunks: AsyncIterator[bytes], ending: Ending) -> bytes:
    """The first chunk, or all of them where the ending needs the answer."""
    held = bytearray()
    async for chunk in chunks:
        ending.saw(chunk)
        held += chunk
        if held and (not ending.wants_answer or len(held) > MAX_HELD_BYTES):
            break
    return bytes(held)


def _body(data: bytes, *, more: bool) -> Message:
    return {"type": "http.response.body", "body": data, "more_body": more}


class _EventStream:
    def __init__(
        self, response: UpstreamResponse, send: Send, ending: Ending, keep_alive_s: float
    ) -> None:
        self._response = response
        self._send = send
        self._ending = ending
        self._keep_alive_s = keep_alive_s
        self._boundary = EventBoundary()
        self._clock = asyncio.get_running_loop().time
        self._written_at = self._clock()
        self._writing = asyncio.Lock()
        self._committed = False

    async def run(self) -> None:
        comments = asyncio.get_running_loop().create_task(self._comment_on_silence())
        try:
            await self._end(await self._pump())
        finally:
            comments.cancel()

    async def _pump(self) -> bytes:
        """Write the stream; returns what is to be written at its end."""
        finder = DoneFinder()
        try:
            async for chunk in self._response.chunks():
                await self._pass_on(finder, chunk)
        except Exception as error:
            return await self._failure(error)
        await self._commit()
        return finder.rest()

    async def _pass_on(self, finder: DoneFinder, chunk: bytes) -> None:
        if self._committed:
            await self._write(chunk)
            return
        self._ending.saw(chunk)
        ready, rest = finder.feed(chunk)
        if ready:
            await self._write(ready)
        if rest is not None:
            await self._commit()
            await self._write(rest)

    async def _commit(self) -> None:
        if not self._committed:
            await self._ending.commit()
            self._committed = True

    async def _failure(self, error: Exception) -> bytes:
        log.warning("a stream broke off: %s", type(error).__name__)
        if self._committed:
            return b""
        await self._commit()
        return self._boundary.closing() + b"data: " + error_json(error) + b"\n\n"

    async def _write(self, data: bytes) -> None:
        async with self._writing:
            self._boundary.saw(data)
            await self._send(_body(data, more=True))
            self._written_at = self._clock()

    async def _end(self, data: bytes) -> None:
        async with self._writing:
            await self._send(_body(data, more=False))
            # A comment that waits for its turn must not follow the end.
            self._keep_alive_s = float("inf")

    async def _comment_on_silence(self) -> None:
        while True:
            silence = self._clock() - self._written_at
            if silence >= self._keep_alive_s and self._may_comment():
                await self._write(KEEP_ALIVE)
                silence = 0.0
            left = self._keep_alive_s - silence
            await asyncio.sleep(left if left > 0 else self._keep_alive_s)

    def _may_comment(self) -> bool:
        return self._boundary.is_between_events and not self._writing.locked()
