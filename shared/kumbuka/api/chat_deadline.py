"""An answer that has to end before the platform ends the request.

A runtime that knows such a moment puts it into the scope: `extensions["kumbuka.deadline"]["at"]`,
in seconds of the event loop's clock. An error that the client can read then ends the answer.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import AsyncIterator, Sequence

from starlette.types import Scope

from kumbuka.errors import DeadlineExceeded
from kumbuka.ports import Upstream, UpstreamRequest, UpstreamResponse

EXTENSION = "kumbuka.deadline"
MESSAGE = "the answer took longer than a request may run here"


async def send_in_time(
    upstream: Upstream, request: UpstreamRequest, scope: Scope
) -> UpstreamResponse:
    """Raises DeadlineExceeded, and what the upstream raises."""
    deadline = _deadline(scope)
    if deadline is None:
        return await upstream.send(request)
    try:
        async with asyncio.timeout_at(deadline):
            response = await upstream.send(request)
    except TimeoutError as error:
        raise DeadlineExceeded(MESSAGE) from error
    return _InTime(response, deadline)


def _deadline(scope: Scope) -> float | None:
    at = scope.get("extensions", {}).get(EXTENSION, {}).get("at", math.inf)
    return at if math.isfinite(at) else None


class _InTime:
    """A response whose chunks stop with DeadlineExceeded."""

    def __init__(self, response: UpstreamResponse, deadline: float) -> None:
        self._response = response
        self._deadline = deadline

    @property
    def status(self) -> int:
        return self._response.status

    @property
    def headers(self) -> Sequence[tuple[str, str]]:
        return self._response.headers

    async def chunks(self) -> AsyncIterator[bytes]:
        chunks = self._response.chunks()
        while True:
            try:
                async with asyncio.timeout_at(self._deadline):
                    chunk = await anext(chunks, None)
            except TimeoutError as error:
                raise DeadlineExceeded(MESSAGE) from error
            if chunk is None:
                return
            yield chunk

    async def close(self) -> None:
        await self._response.close()
