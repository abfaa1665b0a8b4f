"""HTTP/1.1 as far as the Lambda Runtime API needs it, over asyncio's streams.

asyncio sets TCP_NODELAY on every socket of its streams, so a chunk leaves when it is written.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

READ_AHEAD_BYTES = 1 << 20
LAST_CHUNK = b"0\r\n"

Headers = Sequence[tuple[str, str]]


class WireBroken(ConnectionError):
    """The peer closed, or sent what is no HTTP response."""


@dataclass(frozen=True)
class Response:
    status: int
    headers: Mapping[str, str]
    """Names in lower case."""
    body: bytes

    @property
    def keeps_alive(self) -> bool:
        return self.headers.get("connection", "").lower() != "close"


class Connection:
    """One socket to `host:port`. Every method raises OSError where the socket breaks."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    @classmethod
    async def open(cls, address: str) -> Connection:
        host, _, port = address.rpartition(":")
        host, port = (host, port) if host else (port, "80")
        return cls(*await asyncio.open_connection(host, int(port), limit=READ_AHEAD_BYTES))

    async def exchange(self, head: bytes, body: bytes = b"") -> Response:
        self.write(head, body)
        await self.drained()
        return await self.response()

    def write(self, *pieces: bytes | memoryview) -> None:
        self._writer.writelines(pieces)

    async def drained(self) -> None:
        """Return once the peer has read enough for more to be written."""
        await self._writer.drain()

    async def response(self) -> Response:
        """The peer's next response. Raises WireBroken."""
        try:
            return await _read_response(self._reader)
        except (EOFError, ValueError) as error:
            raise WireBroken("no complete HTTP response came") from error

    def close(self) -> None:
        self._writer.close()


def request_head(method: str, path: str, host: str, headers: Headers = ()) -> bytes:
    lines = [f"{method} {path} HTTP/1.1", f"Host: {host}"]
    lines += [f"{name}: {value}" for name, value in headers]
    return ("\r\n".join(lines) + "\r\n\r\n").encode("latin-1")


def chunk_frame(length: int) -> bytes:
    """What stands before a chunk of `length` bytes; CRLF stands behind it."""
    return b"%x\r\n" % length


async def _read_response(reader: asyncio.StreamReader) -> Response:
    version, _, rest = (await _line(reader)).partition(" ")
    if not version.startswith("HTTP/1."):
        raise ValueError(version)
    headers = await _read_headers(reader)
    return Response(int(rest[:3]), headers, await _read_body(reader, headers))


async def _read_headers(reader: asyncio.StreamReader) -> dict[str, str]:
    headers: dict[str, str] = {}
    while line := await _line(reader):
        name, _, value = line.partition(":")
        headers[name.strip().lower()] = value.strip()
    return headers


async def _read_body(reader: asyncio.StreamReader, headers: Mapping[str, str]) -> bytes:
    if headers.get("transfer-encoding", "").lower() == "chunked":
        return await _read_chunks(reader)
    return await reader.readexactly(int(headers.get("content-length", "0")))


async def _read_chunks(reader: asyncio.StreamReader) -> bytes:
    pieces = []
    while length := int((await _line(reader)).partition(";")[0], 16):
        pieces.append(await reader.readexactly(length))
        await _line(reader)
    await _read_headers(reader)
    return b"".join(pieces)


async def _line(reader: asyncio.StreamReader) -> str:
    line = await reader.readline()
    if not line.endswith(b"\n"):
        raise EOFError
    return line.decode("latin-1").rstrip("\r\n")
