"""An HTTP client that connects only to addresses that a `UrlPolicy` has checked.

The check stands where connections are made: one look-up, every address of it judged, and the
socket opened to one of those. The URL keeps its name, so Host, SNI and the certificate's check are
those of the name. Redirects are not followed, and proxies of the environment are not used.
"""

from __future__ import annotations

import ssl
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import cast

import httpcore
import httpx

from kumbuka.adapters.tls import trusted
from kumbuka.adapters.urls import UrlPolicy

MAX_ADDRESSES = 3
"""Of one name, tried in turn until one answers."""
IDLE_CONNECTION_S = 30.0
MAX_CONNECTIONS = 200


def checked_client(policy: UrlPolicy, tls: ssl.SSLContext | None = None) -> httpx.AsyncClient:
    """Requests raise `UrlRefused` before a byte is sent to an address that is not allowed."""
    return httpx.AsyncClient(
        transport=CheckedTransport(policy, tls), trust_env=False, follow_redirects=False
    )


class CheckedBackend(httpcore.AsyncNetworkBackend):
    """Opens sockets by name through the policy; what it opens, it does not look up again."""

    def __init__(self, policy: UrlPolicy, sockets: httpcore.AsyncNetworkBackend | None) -> None:
        self._policy = policy
        self._sockets = sockets or httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        ends_at = monotonic() + timeout if timeout is not None else None
        failure: Exception = httpcore.ConnectError("no address answered")
        for address in (await self._addresses(host, port))[:MAX_ADDRESSES]:
            left = None if ends_at is None else max(0.001, ends_at - monotonic())
            try:
                return await self._sockets.connect_tcp(
                    address, port, left, local_address, socket_options
                )
            except (httpcore.ConnectError, httpcore.ConnectTimeout) as error:
                failure = error
        raise failure

    async def connect_unix_socket(
        self,
        path: str,
        timeout: float | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        raise httpcore.UnsupportedProtocol("only TCP is spoken here")

    async def sleep(self, seconds: float) -> None:
        await self._sockets.sleep(seconds)

    async def _addresses(self, host: str, port: int) -> list[str]:
        try:
            return await self._policy.addresses(host, port)
        except OSError as error:
            raise httpcore.ConnectError("the name has no address") from error


class CheckedTransport(httpx.AsyncBaseTransport):
    """Carries httpx's requests over a pool of checked connections."""

    def __init__(
        self,
        policy: UrlPolicy,
        tls: ssl.SSLContext | None = None,
        sockets: httpcore.AsyncNetworkBackend | None = None,
    ) -> None:
        self._backend = CheckedBackend(policy, sockets)
        self._tls = tls
        self._pools: dict[str, httpcore.AsyncConnectionPool] = {}

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        sent = httpcore.Request(
            request.method,
            httpcore.URL(
                scheme=request.url.raw_scheme,
                host=request.url.raw_host,
                port=request.url.port,
                target=request.url.raw_path,
            ),
            headers=request.headers.raw,
            content=cast(AsyncIterator[bytes], request.stream),
            extensions=request.extensions,
        )
        with _as_httpx(request):
            answer = await self._connections(request.url.scheme).handle_async_request(sent)
        return httpx.Response(
            answer.status,
            headers=answer.headers,
            stream=_Body(cast(AsyncIterator[bytes], answer.stream), request),
            extensions=answer.extensions,
        )

    async def aclose(self) -> None:
        pools, self._pools = self._pools, {}
        for pool in pools.values():
            await pool.aclose()

    def _connections(self, scheme: str) -> httpcore.AsyncConnectionPool:
        if scheme not in self._pools:
            # Loading the certificate authorities takes tens of milliseconds: only for TLS.
            tls = self._tls or trusted() if scheme == "https" else None
            self._pools[scheme] = httpcore.AsyncConnectionPool(
                ssl_context=tls,
                max_connections=MAX_CONNECTIONS,
                keepalive_expiry=IDLE_CONNECTION_S,
                network_backend=self._backend,
            )
        return self._pools[scheme]


class _Body(httpx.AsyncByteStream):
    def __init__(self, stream: AsyncIterator[bytes], request: httpx.Request) -> None:
        self._stream = stream
        self._request = request

    async def __aiter__(self) -> AsyncIterator[bytes]:
        with _as_httpx(self._request):
            async for chunk in self._stream:
                yield chunk

    async def aclose(self) -> None:
        if hasattr(self._stream, "aclose"):
            await self._stream.aclose()


_TRANSLATED = (
    httpcore.TimeoutException,
    httpcore.NetworkError,
    httpcore.ProtocolError,
    httpcore.UnsupportedProtocol,
)


@contextmanager
def _as_httpx(request: httpx.Request) -> Iterator[None]:
    """Both libraries give their exceptions the same names."""
    try:
        yield
    except _TRANSLATED as error:
        kind = getattr(httpx, type(error).__name__, httpx.TransportError)
        raise kind(str(error), request=request) from error
