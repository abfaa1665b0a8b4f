"""The lifespan of an ASGI app: started once, stopped once."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

from kumbuka.runtime.asgi import App, Message
from kumbuka.runtime.failures import LifespanFailed

ENDING_TIMEOUT_S = 1.0
"""For the app to return, or raise, after it said that it could not start."""

log = logging.getLogger("kumbuka.runtime")


class Lifespan:
    """An app that ends before it asks for the first message has no lifespan, which is no error."""

    def __init__(self, app: App) -> None:
        self.state: dict[str, Any] = {}
        """What the app keeps for its requests; each gets a copy."""
        self._app = app
        self._stop = asyncio.Event()
        self._told: asyncio.Queue[Message] = asyncio.Queue()
        self._received = 0
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Raises what the app raised, or LifespanFailed with the app's words."""
        self._task = asyncio.create_task(self._run())
        message = await self._next_told()
        if message is None:
            self._raise_unless_unsupported(self._task)
        if message is not None and message["type"] == "lifespan.startup.failed":
            await asyncio.wait({self._task}, timeout=ENDING_TIMEOUT_S)
            raise self._error() or LifespanFailed(message.get("message", ""))

    async def stop(self, timeout_s: float) -> None:
        """Never raises: an error of the app's ending is logged."""
        if self._task is None:
            return
        self._stop.set()
        await asyncio.wait({self._task}, timeout=timeout_s)
        if error := self._error():
            log.error("the application ended with an error", exc_info=error)
        elif not self._task.done():
            log.error("the application did not end in %g s", timeout_s)
        self._task.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await self._task

    def _raise_unless_unsupported(self, ended: asyncio.Task[None]) -> None:
        error = ended.exception()
        if error is not None and self._received:
            raise error

    async def _run(self) -> None:
        scope = {
            "type": "lifespan",
            "asgi": {"version": "3.0", "spec_version": "2.0"},
            "state": self.state,
        }
        await self._app(scope, self._receive, self._told.put)

    async def _next_told(self) -> Message | None:
        """The app's next message, or None where it ended without one."""
        assert self._task is not None
        told = asyncio.create_task(self._told.get())
        await asyncio.wait({told, self._task}, return_when=asyncio.FIRST_COMPLETED)
        if told.done():
            return told.result()
        told.cancel()
        return None if self._told.empty() else self._told.get_nowait()

    async def _receive(self) -> Message:
        self._received += 1
        if self._received == 1:
            return {"type": "lifespan.startup"}
        await self._stop.wait()
        return {"type": "lifespan.shutdown"}

    def _error(self) -> BaseException | None:
        """What the app raised, where it has something to end."""
        task = self._task
        if task is None or not task.done() or task.cancelled() or not self._received:
            return None
        return task.exception()
