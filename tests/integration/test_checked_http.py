"""The client that connects to checked addresses only, over real sockets and real TLS."""

from __future__ import annotations

import asyncio
import datetime
import ssl
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from kumbuka.adapters.checked_http import checked_client
from kumbuka.adapters.urls import UrlPolicy, UrlRefused

from tests.fakes.embedding_server import Answer, EmbeddingServer

NAME = "embeddings.example"
BODY = b'{"input":["tea"]}'


class Names:
    """Each look-up takes the next answer; the last one stays."""

    def __init__(self, *answers: Sequence[str]) -> None:
        self.answers = list(answers)
        self.asked = 0

    async def __call__(self, host: str, port: int) -> Sequence[str]:
        self.asked += 1
        return self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]


def policy(names: Names, *allowed: str) -> UrlPolicy:
    return UrlPolicy(frozenset(allowed), names)


@pytest.fixture
async def server() -> AsyncIterator[EmbeddingServer]:
    async with EmbeddingServer() as server:
        yield server


async def test_the_name_stays_in_host_while_the_checked_address_is_called(server) -> None:
    async with checked_client(policy(Names(["127.0.0.1"]), NAME)) as client:
        response = await client.post(f"http://{NAME}:{server.port}/embeddings", content=BODY)
    assert response.status_code == 200 and response.json()["data"]
    assert server.calls[0].headers["host"] == f"{NAME}:{server.port}"


async def test_an_answer_of_the_name_service_that_changes_reaches_nothing_private(server) -> None:
    # What is checked is what is connected to: a second look-up, if there were one, would be
    # answered with the address of a server that takes everything.
    names = Names(["192.0.2.1"], ["127.0.0.1"])
    async with checked_client(policy(names, "127.0.0.2")) as client:
        for _ in range(3):
            with pytest.raises(UrlRefused):
                await client.post(f"http://{NAME}:{server.port}/embeddings", content=BODY)
    assert server.connections == 0


async def test_a_name_is_looked_up_once_a_connection(server) -> None:
    names = Names(["127.0.0.1"], ["10.0.0.1"])
    async with checked_client(policy(names, "127.0.0.1")) as client:
        for _ in range(3):
            await client.post(f"http://{NAME}:{server.port}/embeddings", content=BODY)
    assert (names.asked, server.connections) == (1, 1)


@pytest.mark.parametrize("target", ["http://127.0.0.1:{port}/", "http://169.254.169.254/latest"])
async def test_a_redirect_is_not_followed(target: str) -> None:
    async with EmbeddingServer() as private:
        moved = Answer(307, {}, {"location": target.format(port=private.port)})
        async with (
            EmbeddingServer(moved) as server,
            checked_client(policy(Names(["127.0.0.1"]), NAME)) as client,
        ):
            url = f"http://{NAME}:{server.port}/embeddings"
            response = await client.post(url, content=BODY)
            assert response.status_code == 307
            with pytest.raises(UrlRefused):
                # Even a caller that follows by itself meets the check again.
                server.script.append(moved)
                await client.post(url, content=BODY, follow_redirects=True)
    assert private.connections == 0


async def test_an_address_that_does_not_answer_is_passed_over(server) -> None:
    names = Names(["127.0.0.9", "127.0.0.1"])
    async with checked_client(policy(names, NAME)) as client:
        response = await client.post(f"http://{NAME}:{server.port}/embeddings", content=BODY)
    assert response.status_code == 200


async def test_failures_are_httpx_exceptions(server) -> None:
    async with checked_client(policy(Names(["127.0.0.9"]), NAME)) as client:
        with pytest.raises(httpx.ConnectError):
            await client.get(f"http://{NAME}:{server.port}/")
    async with checked_client(policy(Names([]), NAME)) as client:
        with pytest.raises(httpx.ConnectError):
            await client.get(f"http://{NAME}:{server.port}/")


async def test_proxies_of_the_environment_are_not_used(server, monkeypatch) -> None:
    monkeypatch.setenv("HTTP_PROXY", "http://127.0.0.1:9")
    async with checked_client(policy(Names(["127.0.0.1"]), NAME)) as client:
        url = f"http://{NAME}:{server.port}/embeddings"
        assert (await client.post(url, content=BODY)).status_code == 200


def certificate_for(name: str, folder: Path) -> Path:
    """A key and a certificate that it signs itself, in one file."""
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    now = datetime.datetime.now(datetime.UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(subject)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .sign(key, hashes.SHA256())
    )
    file = folder / f"{name}.pem"
    form = serialization.PrivateFormat.PKCS8
    pem = serialization.Encoding.PEM
    file.write_bytes(
        key.private_bytes(pem, form, serialization.NoEncryption()) + certificate.public_bytes(pem)
    )
    return file


async def test_tls_is_spoken_with_the_name_and_the_certificate_checked_against_it(tmp_path) -> None:
    file = certificate_for(NAME, tmp_path)
    asked: list[str | None] = []
    serving = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    serving.load_cert_chain(file)
    serving.sni_callback = lambda connection, name, context: asked.append(name)

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{}")
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0, ssl=serving)
    port = server.sockets[0].getsockname()[1]
    trusting = ssl.create_default_context(cafile=str(file))
    names = Names(["127.0.0.1"])
    async with server, checked_client(policy(names, "127.0.0.1"), trusting) as client:
        assert (await client.get(f"https://{NAME}:{port}/")).json() == {}
        with pytest.raises(httpx.ConnectError):
            await client.get(f"https://other.example:{port}/")
    assert asked == [NAME, "other.example"]
