"""Everything in one process: chat, management, and learning beside them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kumbuka.api.chat import chat_app
from kumbuka.ports import Services
from kumbuka.usecases.answer import Answering
from kumbuka.usecases.authenticate import Authenticator
from kumbuka.usecases.jobs import JobWorker
from kumbuka.usecases.plan import Timer
from kumbuka.usecases.work import Worker

Step = Callable[[], Awaitable[None]]


def served_app(
    services: Services, *, start: Step, probe: Callable[[], Awaitable[bool]], close: Step
) -> ASGIApp:
    """`/api/*` goes to management, the rest to chat. The lifespan starts and stops learning."""
    answering = Answering(services)
    authenticator = Authenticator(services, answering.background)
    chat = chat_app(services, probe=probe, authenticator=authenticator, answering=answering)
    management = _Management(services, authenticator)
    return _Served(chat, management, _Life(services, answering, start, close))


class _Management:
    """Made at its first request: its imports take longer than all that chat needs to start."""

    def __init__(self, services: Services, authenticator: Authenticator) -> None:
        self._services = services
        self._authenticator = authenticator
        self._app: ASGIApp | None = None
        self._making = asyncio.Lock()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async with self._making:
            if self._app is None:
                self._app = await asyncio.to_thread(self._made)
        await self._app(scope, receive, send)

    def _made(self) -> ASGIApp:
        from kumbuka.api.management import management_app

        return management_app(self._services, authenticator=self._authenticator)


class _Served:
    def __init__(self, chat: ASGIApp, management: ASGIApp, life: _Life) -> None:
        self._chat = chat
        self._management = management
        self._life = life

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._life.run(receive, send)
        elif scope["type"] == "http" and _is_management(scope["path"]):
            await self._management(scope, receive, send)
        else:
            await self._chat(scope, receive, send)


def _is_management(path: str) -> bool:
    return path == "/api" or path.startswith("/api/")


class _Life:
    """Start: migrate, then learn. Stop: let requests finish, then learning, then close."""

    def __init__(self, services: Services, answering: Answering, start: Step, close: Step) -> None:
        self._workers = (Worker(services), JobWorker(services), Timer(services))
        self._answering = answering
        self._start = start
        self._close = close
        self._stop = asyncio.Event()

    async def run(self, receive: Receive, send: Send) -> None:
        await receive()
        try:
            await self._start()
        except Exception as error:
            await send(_message("lifespan.startup.failed", str(error)))
            return
        working = [asyncio.create_task(w.run(self._stop)) for w in self._workers]
        await send(_message("lifespan.startup.complete"))
        await receive()
        await self._answering.background.drain()
        self._stop.set()
        await asyncio.gather(*working)
        await self._close()
        await send(_message("lifespan.shutdown.complete"))


def _message(kind: str, text: str | None = None) -> Message:
    return {"type": kind} if text is None else {"type": kind, "message": text}
