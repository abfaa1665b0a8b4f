"""The application's side of one invocation: ASGI's `receive` and `send`."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Protocol

from kumbuka.runtime.asgi import Message
from kumbuka.runtime.prelude import prelude
from kumbuka.runtime.response import StreamedResponse

log = logging.getLogger("kumbuka.runtime")


class ResponseOpener(Protocol):
    async def __call__(self, beginning: bytes) -> StreamedResponse:
        """Begin the response with its first bytes. Raises OSError."""
        ...


class Answer:
    """Messages of the app become the streamed response; its loss becomes `http.disconnect`.

    The app hears of a disconnect when the response's connection broke or the invocation is over,
    not when its answer ended: it may have work to do after that.
    """

    def __init__(
        self, body: bytes, open_response: ResponseOpener, *, has_body: bool = True
    ) -> None:
        """`has_body` is false for HEAD: what the app sends of a body stays here, as servers do."""
        self._body: bytes | None = body
        self._open = open_response
        self._has_body = has_body
        self._response: StreamedResponse | None = None
        self._is_started = False
        self._is_lost = False
        self._gone = asyncio.Event()
        self._on_lost: Callable[[], None] = lambda: None
        self._watch: asyncio.Task[None] | None = None

    @property
    def is_started(self) -> bool:
        return self._is_started

    @property
    def is_ended(self) -> bool:
        return self._response is not None and self._response.is_ended

    @property
    def is_lost(self) -> bool:
        """Whether the connection broke before the answer had ended."""
        return self._is_lost

    def on_lost(self, callback: Callable[[], None]) -> None:
        """Call `callback`, once, when the answer is lost."""
        self._on_lost = callback

    async def receive(self) -> Message:
        if self._body is not None:
            body, self._body = self._body, None
            return {"type": "http.request", "body": body, "more_body": False}
        await self._gone.wait()
        return {"type": "http.disconnect"}

    async def send(self, message: Message) -> None:
        """Return once the message is written, at the reader's pace; at once after a loss.

        Raises RuntimeError for a message that is out of order.
        """
        if message["type"] == "http.response.start" and not self._is_started:
            await self._start(message)
        elif message["type"] == "http.response.body" and self._is_started and not self.is_ended:
            await self._continue(message)
        else:
            raise RuntimeError(f"{message['type']} is out of order")

    def break_off(self, error: BaseException) -> None:
        """End a started answer with its error; the trailers tell it."""
        if self._response is not None:
            self._response.break_off(error)

    async def finish(self, timeout_s: float) -> None:
        """Wait until an answer that ended was taken, and leave no connection behind."""
        self.leave()
        if self._response is not None and self.is_ended and not self._is_lost:
            await self._response.accepted(timeout_s)
        elif self._response is not None:
            self._response.close()

    def leave(self) -> None:
        """Tell the app, and whatever it left running, that the invocation is over."""
        self._gone.set()
        if self._watch is not None:
            self._watch.cancel()

    async def _start(self, message: Message) -> None:
        beginning = prelude(message["status"], message.get("headers", ()))
        self._is_started = True
        if self._gone.is_set():
            # The invocation was answered with an error while the app went on.
            return
        try:
            self._response = await self._open(beginning)
        except OSError as error:
            log.error("the response could not be begun: %s", type(error).__name__)
            self._lose()
            return
        self._watch = asyncio.create_task(self._wait_for_loss(self._response))

    async def _continue(self, message: Message) -> None:
        body = message.get("body", b"") if self._has_body else b""
        more = message.get("more_body", False)
        if self._response is None:
            # As a write to a broken response does, so that the loop goes on.
            await asyncio.sleep(0)
        elif more:
            await self._response.write(body)
        else:
            await self._response.end(body)

    async def _wait_for_loss(self, response: StreamedResponse) -> None:
        await response.broken.wait()
        self._lose()

    def _lose(self) -> None:
        self._is_lost = True
        self._gone.set()
        self._on_lost()
