"""A real uvicorn on a free loopback port, inside the test's own event loop."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import FrameType

import uvicorn
from starlette.types import ASGIApp


class _Server(uvicorn.Server):
    """Told to end by an event: uvicorn itself looks ten times a second whether it should."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.end = asyncio.Event()

    async def main_loop(self) -> None:
        await self.end.wait()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        super().handle_exit(sig, frame)
        self.end.set()


@asynccontextmanager
async def served(app: ASGIApp) -> AsyncIterator[str]:
    """The address at which the app answers."""
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.bind(("127.0.0.1", 0))
    config = uvicorn.Config(
        app, log_level="error", lifespan="on", server_header=False, date_header=False
    )
    server = _Server(config)
    task = asyncio.ensure_future(server.serve([listener]))
    try:
        while not server.started:  # noqa: ASYNC110 - uvicorn has no event for it
            await asyncio.sleep(0.005)
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    finally:
        server.end.set()
        await task
        listener.close()
