"""libsql-client, speaking `/v2/pipeline`: the endpoint that Turso documents.

The client's own `/v1/*` is not there any more. It has no time limits either, and lets the errors
of its HTTP library through; here every failure is a StoreUnavailable without address or token.
"""

from __future__ import annotations

import io
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from kumbuka.adapters.database.hrana import Request, Unanswered, UnreadableAnswer
from kumbuka.adapters.tls import certificates_unread, trusted
from kumbuka.errors import StoreUnavailable

with certificates_unread():
    import aiohttp
    from libsql_client.http import HttpClient

PATH = "/v2/pipeline"
LARGE_BYTES = 1 << 20
"""From here on a body is sent in parts: the event loop goes on meanwhile."""
KEEP_ALIVE_S = 30.0
"""Below what servers keep an idle connection for: one that they closed looks like a lost answer."""
TEMPORARY = frozenset({429, 502, 503, 504})
REFUSALS = {
    401: "the database refused the token",
    403: "the database refused the token",
    404: "there is no such database",
}
NOT_SENT = (
    aiohttp.ClientConnectorError,
    aiohttp.ConnectionTimeoutError,
    aiohttp.InvalidURL,
)


@dataclass(frozen=True, slots=True)
class Stream:
    """An open connection of the database, and where it is continued."""

    baton: str
    base_url: str


class PipelineClient(HttpClient):
    """For one event loop. `address` is `http(s)://host[:port][/path]`."""

    def __init__(self, address: str, token: str | None, *, connect_timeout_s: float) -> None:
        # Not the parent's: without a token it sends `Bearer None`, and it waits for minutes.
        self._url = address
        self._session = aiohttp.ClientSession(
            headers={"authorization": f"Bearer {token}"} if token else {},
            timeout=aiohttp.ClientTimeout(total=None, connect=connect_timeout_s),
            connector=aiohttp.TCPConnector(
                ssl=trusted() if urlsplit(address).scheme == "https" else True,
                keepalive_timeout=KEEP_ALIVE_S,
            ),
            cookie_jar=aiohttp.DummyCookieJar(),
        )

    async def pipeline(
        self, requests: Sequence[Request], stream: Stream | None = None
    ) -> tuple[Mapping[str, Any], Stream | None]:
        """The answer, and the stream where it stays open.

        Raises Unanswered, UnreadableAnswer, or StoreUnavailable for a refusal.
        """
        body = {"baton": stream.baton if stream else None, "requests": requests}
        base = stream.base_url if stream else self._url
        answer = _object(await self._posted(base + PATH, json.dumps(body).encode()))
        baton = answer.get("baton")
        return answer, Stream(baton, self._continued(answer, base)) if baton else None

    async def _posted(self, url: str, body: bytes) -> bytes:
        headers = {"content-type": "application/json"}
        data = io.BytesIO(body) if len(body) >= LARGE_BYTES else body
        try:
            async with self._session.post(
                url, data=data, headers=headers, allow_redirects=False
            ) as response:
                content = await response.read()
        except NOT_SENT as error:
            raise Unanswered(_reason(error), was_sent=False) from error
        except (aiohttp.ClientError, OSError) as error:
            raise Unanswered(_reason(error), was_sent=True) from error
        if response.status != 200:
            raise _refused(response.status)
        return content

    def _continued(self, answer: Mapping[str, Any], base: str) -> str:
        """The server may name another host for the rest of a stream; the token goes there too."""
        named = answer.get("base_url")
        if isinstance(named, str) and urlsplit(named).scheme == urlsplit(self._url).scheme:
            return named.rstrip("/")
        return base


def _object(content: bytes) -> Mapping[str, Any]:
    try:
        answer = json.loads(content)
    except (ValueError, RecursionError) as error:
        raise UnreadableAnswer("the database sent what cannot be read") from error
    if not isinstance(answer, dict):
        raise UnreadableAnswer("the database sent what cannot be read")
    return answer


def _refused(status: int) -> StoreUnavailable:
    if status in TEMPORARY:
        return Unanswered(f"the database did not answer: HTTP {status}", was_sent=True)
    return StoreUnavailable(REFUSALS.get(status, f"the database refused a request: HTTP {status}"))


def _reason(error: Exception) -> str:
    # Its text may hold the address, and what stands in there.
    return f"the database did not answer: {type(error).__name__}"
