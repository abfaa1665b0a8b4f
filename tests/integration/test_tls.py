"""Whom a remote database's connection trusts."""

from __future__ import annotations

import asyncio
import ssl
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from kumbuka.adapters.database.hrana import Unanswered, UnreadableAnswer
from kumbuka.adapters.database.turso import TursoDatabase
from kumbuka.adapters.tls import trusted
from kumbuka.ports import Statement

from tests.integration.test_checked_http import certificate_for

ANSWER = b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\nconnection: close\r\n\r\n[]"


@pytest.fixture
def certificate(tmp_path: Path) -> Iterator[Path]:
    trusted.cache_clear()
    yield certificate_for("localhost", tmp_path)
    trusted.cache_clear()


async def asked(certificate: Path) -> None:
    serving = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    serving.load_cert_chain(certificate)

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(ANSWER)
        await writer.drain()
        writer.close()

    async with await asyncio.start_server(serve, "127.0.0.1", 0, ssl=serving) as server:
        port = server.sockets[0].getsockname()[1]
        database = TursoDatabase(f"https://localhost:{port}")
        try:
            await database.read([Statement("SELECT 1")])
        finally:
            await database.close()


async def test_a_database_with_a_certificate_of_a_trusted_authority_is_asked(
    certificate: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    with pytest.raises(UnreadableAnswer):
        await asked(certificate)


async def test_a_database_with_any_other_certificate_is_not(certificate: Path) -> None:
    with pytest.raises(Unanswered):
        await asked(certificate)


def test_a_database_without_tls_reads_no_authorities() -> None:
    code = (
        "import kumbuka.adapters.database.pipeline, ssl\n"
        "from aiohttp import connector\n"
        "assert connector._SSL_CONTEXT_VERIFIED.verify_mode is ssl.CERT_REQUIRED\n"
        "assert not connector._SSL_CONTEXT_VERIFIED.get_ca_certs()\n"
        "assert ssl.create_default_context().get_ca_certs() is not None\n"
        "assert ssl.create_default_context.__module__ == 'ssl'\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)
