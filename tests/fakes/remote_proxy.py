"""Stands before a remote database: keeps what it was asked, and fails as a test wants it to."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import httpx

from tests.fakes.loopback import LoopbackServer


class RemoteProxy(LoopbackServer):
    """`fails` holds how the next requests end, one each: `lost` (nothing is passed on),
    `unanswered` (the database does it, and nobody is told), `silent`, or an HTTP status."""

    def __init__(self, target: str = "") -> None:
        self._target = target
        self.asked: list[dict[str, Any]] = []
        self.headers: list[bytes] = []
        self.fails: list[str | int] = []
        self.answer: bytes | None = None
        """Given to everyone instead of the database's."""
        self.closes = False
        """Whether a connection ends with each answer, without a word."""
        self._more = asyncio.Event()

    @property
    def statements(self) -> list[list[str]]:
        """The SQL of each request, in order."""
        return [list(_sql_of(asked)) for asked in self.asked]

    async def until_asked(self, times: int) -> None:
        while len(self.asked) < times:
            self._more.clear()
            await self._more.wait()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while head := await _head(reader):
            body = await reader.readexactly(_length(head))
            self.headers.append(head)
            self.asked.append(json.loads(body))
            self._more.set()
            fails = self.fails.pop(0) if self.fails else None
            if fails == "silent":
                await asyncio.Event().wait()
            if fails == "lost":
                return
            status, content = await self._answered(head, body, fails)
            if fails == "unanswered":
                return
            writer.write(b"HTTP/1.1 %d x\r\ncontent-length: %d\r\n\r\n" % (status, len(content)))
            writer.write(content)
            await writer.drain()
            if self.closes:
                return

    async def _answered(
        self, head: bytes, body: bytes, fails: str | int | None
    ) -> tuple[int, bytes]:
        if isinstance(fails, int):
            return fails, b"Bearer of bad news"
        if self.answer is not None:
            return 200, self.answer
        path = head.split(b" ", 2)[1].decode()
        async with httpx.AsyncClient() as client:
            response = await client.post(self._target + path, content=body, timeout=30)
        return response.status_code, response.content


async def _head(reader: asyncio.StreamReader) -> bytes:
    """Empty where the connection ended between two requests."""
    try:
        return await reader.readuntil(b"\r\n\r\n")
    except asyncio.IncompleteReadError:
        return b""


def _length(head: bytes) -> int:
    lines = head.lower().split(b"\r\n")
    return int(next(line for line in lines if line.startswith(b"content-length:"))[15:])


def _sql_of(asked: dict[str, Any]) -> Iterator[str]:
    for request in asked["requests"]:
        for step in request.get("batch", {}).get("steps", ()):
            yield step["stmt"]["sql"]
