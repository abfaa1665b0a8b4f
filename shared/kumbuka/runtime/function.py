"""What a function's `handler` is: an ASGI app that the runtime streams, and Lambda can call."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from kumbuka.runtime.asgi import App, Receive, Scope, Send
from kumbuka.runtime.lifespan import Lifespan

CLOSING_TIMEOUT_S = 5.0


class AsgiFunction:
    """The streaming runtime serves `app`; called as a plain handler it answers in one piece.

    The plain call is for `sam local`, which knows nothing of streamed answers.
    """

    def __init__(self, app: App) -> None:
        self.app = app
        self._buffered: _Buffered | None = None

    def __call__(self, event: Any, context: Any) -> dict[str, Any]:
        """The answer in API Gateway's proxy format. Raises what the app's start raises."""
        if self._buffered is None:
            self._buffered = _Buffered(self.app)
        return self._buffered(event, context)

    def close(self) -> None:
        """End what plain calls have started."""
        if self._buffered is not None:
            self._buffered.close()
            self._buffered = None


class _Buffered:
    """One event loop for all calls: what the app opened at its start belongs to it."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._loop = asyncio.new_event_loop()
        self._lifespan = Lifespan(app)
        try:
            self._loop.run_until_complete(self._lifespan.start())
        except BaseException:
            self._loop.close()
            raise
        self._handle = self._mangum()

    def __call__(self, event: Any, context: Any) -> dict[str, Any]:
        # Mangum runs on the thread's current loop, whichever it is.
        asyncio.set_event_loop(self._loop)
        try:
            return self._handle(event, context)
        finally:
            asyncio.set_event_loop(None)

    def close(self) -> None:
        self._loop.run_until_complete(self._lifespan.stop(CLOSING_TIMEOUT_S))
        self._loop.run_until_complete(self._loop.shutdown_asyncgens())
        self._loop.close()

    def _mangum(self) -> Callable[[Any, Any], dict[str, Any]]:
        from mangum import Mangum

        from kumbuka.runtime.events import complete

        self._complete = complete
        asyncio.set_event_loop(self._loop)
        # Its own lifespan starts and stops the app at every call.
        return Mangum(self._with_state, lifespan="off")

    async def _with_state(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._complete(scope, scope["aws.event"])
        scope["state"] = dict(self._lifespan.state)
        await self._app(scope, receive, send)
