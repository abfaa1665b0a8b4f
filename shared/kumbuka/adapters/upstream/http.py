"""The upstream model over HTTP/1.1, whoever runs it."""

from __future__ import annotations

import ssl
import sys
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from urllib.parse import urlsplit

from kumbuka.adapters.tls import trusted
from kumbuka.errors import InvalidRequest, UpstreamTimeout, UpstreamUnreachable
from kumbuka.ports import UpstreamRequest

# Where click and rich are installed, httpx imports its command line with itself, which takes as
# long as all the rest of it. It does without where that cannot be imported.
sys.modules.setdefault("httpx._main", None)  # type: ignore[arg-type]

import httpx  # noqa: E402

if sys.modules["httpx._main"] is None:
    del sys.modules["httpx._main"]

MAX_CONNECTIONS = 1000
POOL_CONNECTIONS = 8
"""What httpcore spends on a request grows with the square of the connections in its pool."""
IDLE_CONNECTION_S = 30.0

_BROKEN_BEFORE_ANY_BYTE = (
    httpx.ConnectError,
    httpx.ReadError,
    httpx.WriteError,
    httpx.RemoteProtocolError,
)


def base_of(url: str) -> str:
    """The upstream's address with exactly one `/v1`, whether or not it was given with one."""
    bare = url.strip().rstrip("/")
    return bare if bare.endswith("/v1") else bare + "/v1"


class HttpUpstream:
    """Any endpoint that speaks the OpenAI wire. Follows no redirects and uses no proxy."""

    def __init__(
        self,
        base_url: str,
        api_key: str | None = None,
        *,
        connect_timeout_s: float = 5.0,
        first_byte_timeout_s: float = 120.0,
        idle_timeout_s: float = 120.0,
    ) -> None:
        self._base = base_of(base_url)
        self._authorization = f"Bearer {api_key}" if api_key else None
        self._connect_timeout_s = connect_timeout_s
        self._first_byte_timeout_s = first_byte_timeout_s
        self._idle_timeout_s = idle_timeout_s
        self._pools: list[_Pool] = []
        self._tls_context: ssl.SSLContext | None = None

    async def send(self, request: UpstreamRequest) -> HttpResponse:
        try:
            return await self._attempt(request)
        except _BROKEN_BEFORE_ANY_BYTE as error:
            if not _can_repeat(request, error):
                raise _translated(error) from error
        except httpx.HTTPError as error:
            raise _translated(error) from error
        try:
            return await self._attempt(request)
        except httpx.HTTPError as error:
            raise _translated(error) from error

    async def close(self) -> None:
        pools, self._pools = self._pools, []
        for pool in pools:
            await pool.client.aclose()

    async def _attempt(self, request: UpstreamRequest) -> HttpResponse:
        timeout = {
            "connect": self._connect_timeout_s,
            "pool": self._connect_timeout_s,
            "write": self._idle_timeout_s,
            "read": self._first_byte_timeout_s,
        }
        sent = httpx.Request(
            request.method,
            self._url(request),
            headers=self._headers(request),
            content=request.body or None,
            extensions={"timeout": timeout},
        )
        pool = self._free_pool()
        pool.requests += 1
        try:
            response = await pool.client.send(sent, stream=True, follow_redirects=False)
        except BaseException:
            pool.requests -= 1
            raise
        # The transport reads this mapping anew for the body.
        timeout["read"] = self._idle_timeout_s
        return HttpResponse(response, pool)

    def _url(self, request: UpstreamRequest) -> httpx.URL:
        try:
            return httpx.URL(
                self._base + request.path + (f"?{request.query}" if request.query else "")
            )
        except httpx.InvalidURL as error:
            raise InvalidRequest(
                "no upstream can be asked for a path or a query like this"
            ) from error

    def _headers(self, request: UpstreamRequest) -> list[tuple[bytes, bytes]]:
        authorization = request.authorization or self._authorization
        own = [("accept-encoding", "identity")]
        if authorization:
            own.append(("authorization", authorization))
        return [
            (name.encode("latin-1"), value.encode("latin-1"))
            for name, value in (*request.headers, *own)
        ]

    def _free_pool(self) -> _Pool:
        """The first with room, so that few connections are kept where few are needed."""
        for pool in self._pools:
            if pool.requests < POOL_CONNECTIONS:
                return pool
        if len(self._pools) * POOL_CONNECTIONS >= MAX_CONNECTIONS:
            return min(self._pools, key=lambda pool: pool.requests)
        self._pools.append(_Pool(self._client()))
        return self._pools[-1]

    def _client(self) -> httpx.AsyncClient:
        if self._tls_context is None:
            self._tls_context = self._tls()
        return httpx.AsyncClient(
            verify=self._tls_context,
            trust_env=False,
            follow_redirects=False,
            limits=httpx.Limits(
                max_connections=POOL_CONNECTIONS,
                max_keepalive_connections=POOL_CONNECTIONS,
                keepalive_expiry=IDLE_CONNECTION_S,
            ),
        )

    def _tls(self) -> ssl.SSLContext:
        if urlsplit(self._base).scheme == "https":
            return trusted()
        # Loading the certificate authorities takes tens of milliseconds of a cold start.
        return ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)


@dataclass(slots=True)
class _Pool:
    client: httpx.AsyncClient
    requests: int = 0
    """That are under way, their answers included."""


class HttpResponse:
    def __init__(self, response: httpx.Response, pool: _Pool) -> None:
        self._response = response
        self._pool: _Pool | None = pool
        self.status = response.status_code
        self.headers: Sequence[tuple[str, str]] = [
            (name.decode("latin-1"), value.decode("latin-1"))
            for name, value in response.headers.raw
        ]

    async def chunks(self) -> AsyncIterator[bytes]:
        try:
            async for chunk in self._response.aiter_raw():
                yield chunk
        except httpx.HTTPError as error:
            raise _translated(error) from error

    async def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.requests -= 1
        await self._response.aclose()


def _can_repeat(request: UpstreamRequest, error: Exception) -> bool:
    # A body that is streamed is gone once the connection stood.
    return isinstance(request.body, bytes) or isinstance(error, httpx.ConnectError)


def _translated(error: httpx.HTTPError) -> UpstreamUnreachable:
    if isinstance(error, httpx.TimeoutException):
        return UpstreamTimeout("the upstream did not answer in time")
    if isinstance(error, httpx.ConnectError):
        return UpstreamUnreachable("the upstream could not be reached")
    return UpstreamUnreachable("the upstream broke the connection")
