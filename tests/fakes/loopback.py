"""What every server of the tests shares: a free loopback port, and an end for all connections."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from typing import Self


class LoopbackServer(ABC):
    """Its class says in `serve` what becomes of one connection."""

    _server: asyncio.Server
    _serving: set[asyncio.Task[None]]
    _buffer_bytes = 1 << 16
    """What is read ahead of each connection."""

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def url(self) -> str:
        return f"http://{self.address}"

    @property
    def port(self) -> int:
        port: int = self._server.sockets[0].getsockname()[1]
        return port

    async def __aenter__(self) -> Self:
        self._serving = set()
        self._server = await asyncio.start_server(
            self._take, "127.0.0.1", 0, limit=self._buffer_bytes
        )
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        for task in self._serving:
            task.cancel()
        await asyncio.gather(*self._serving, return_exceptions=True)

    @abstractmethod
    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Returns when nothing more is to be said on the connection."""

    def dropped(self) -> None:
        """A connection broke; most servers do not mind."""
        return

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._serving.add(task)
        try:
            await self.serve(reader, writer)
            writer.close()
        except (ConnectionError, EOFError):
            self.dropped()
        except asyncio.CancelledError:
            # The test is over; a cancelled handler would be reported as a failure.
            return
        finally:
            if not writer.is_closing():
                writer.transport.abort()
            self._serving.discard(task)
