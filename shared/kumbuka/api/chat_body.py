"""The body of a request, within its limit, and the client's leaving."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from typing import Any

from starlette.types import Receive

from kumbuka.api.chat_headers import RequestHeaders
from kumbuka.errors import BodyTooLarge


class ClientGone(Exception):
    """The client left before its request was complete."""


class RequestBody:
    def __init__(self, receive: Receive, headers: RequestHeaders, max_bytes: int) -> None:
        self._receive = receive
        self._headers = headers
        self._max_bytes = max_bytes
        self._complete = asyncio.Event()

    def check_length(self) -> None:
        """Raises BodyTooLarge where the client says itself that the body is too long."""
        if (self._headers.content_length or 0) > self._max_bytes:
            raise self._too_large()

    async def read(self) -> bytes:
        """Raises BodyTooLarge, ClientGone."""
        return b"".join([piece async for piece in self.stream()])

    async def stream(self) -> AsyncIterator[bytes]:
        """The pieces as they arrive. Raises BodyTooLarge, ClientGone."""
        self.check_length()
        length = 0
        while True:
            message = await self._receive()
            if message["type"] == "http.disconnect":
                raise ClientGone
            piece = message.get("body", b"")
            length += len(piece)
            if length > self._max_bytes:
                raise self._too_large()
            if piece:
                yield piece
            if not message.get("more_body", False):
                self._complete.set()
                return

    async def disconnected(self) -> None:
        """Return when the client has left; not before its request is complete."""
        await self._complete.wait()
        while (await self._receive())["type"] != "http.disconnect":
            pass

    def _too_large(self) -> BodyTooLarge:
        return BodyTooLarge(f"the body is larger than {self._max_bytes} bytes")


async def until_disconnect(work: Coroutine[Any, Any, None], body: RequestBody) -> bool:
    """Run the work to its end, or cancel it when the client leaves; says whether it ended."""
    loop = asyncio.get_running_loop()
    task, watch = loop.create_task(work), loop.create_task(body.disconnected())
    try:
        await asyncio.wait({task, watch}, return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            await task
            return True
        return False
    finally:
        for unfinished in (task, watch):
            unfinished.cancel()
        await asyncio.gather(task, watch, return_exceptions=True)
