"""Chat alone, for a platform that freezes the process between two requests."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace

from starlette.applications import Starlette
from starlette.types import ASGIApp, Receive, Scope, Send

from kumbuka.api.chat import Probe, chat_app
from kumbuka.ports import Services, Upstream, UpstreamRequest, UpstreamResponse
from kumbuka.usecases.answer import Answering
from kumbuka.usecases.background import BackgroundTasks

MAX_BODY_BYTES = 4_400_000
"""Lambda's events hold 6 MB, and a body may stand in one as base64."""

log = logging.getLogger("kumbuka.chat")

Step = Callable[[], Awaitable[None]]


def chat_function_app(
    services: Services, *, start: Step, warm: Step, probe: Probe, close: Step
) -> ASGIApp:
    """The chat app; its lifespan calls `start` and `close`.

    `warm` prepares what the end of a chat needs. It is called once, while the upstream thinks:
    before that it would keep the first answer back.
    """
    background = BackgroundTasks()
    services = replace(services, upstream=_Warming(services.upstream, background, warm))
    answering = Answering(services, background=background)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await start()
        yield
        await background.drain()
        await close()

    app = chat_app(
        services,
        probe=probe,
        answering=answering,
        max_body_bytes=MAX_BODY_BYTES,
        lifespan=lifespan,
    )
    return _Finishing(app, background)


class _Finishing:
    """Returns when the work of a request is done, not only its answer: after that the process
    may be frozen for hours."""

    def __init__(self, app: ASGIApp, background: BackgroundTasks) -> None:
        self._app = app
        self._background = background

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._app(scope, receive, send)
        if scope["type"] == "http":
            await self._background.drain()


class _Warming:
    """An upstream whose first request also starts `warm`."""

    def __init__(self, upstream: Upstream, background: BackgroundTasks, warm: Step) -> None:
        self._upstream = upstream
        self._background = background
        self._warm: Step | None = warm

    async def send(self, request: UpstreamRequest) -> UpstreamResponse:
        warm, self._warm = self._warm, None
        sending = asyncio.ensure_future(self._upstream.send(request))
        try:
            if warm is not None:
                await asyncio.sleep(0)  # the request goes first
                self._background.start(_tried(warm))
            return await sending
        except asyncio.CancelledError:
            sending.cancel()
            raise

    async def close(self) -> None:
        await self._upstream.close()


async def _tried(warm: Step) -> None:
    try:
        await warm()
    except Exception as error:
        log.warning("the queue could not be prepared: %s", type(error).__name__)
