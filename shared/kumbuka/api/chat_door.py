"""What every request to the upstream shares, with memory or without."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence

from starlette.types import Receive, Scope

from kumbuka.api.chat_body import RequestBody
from kumbuka.api.chat_deadline import send_in_time
from kumbuka.api.chat_headers import RequestHeaders
from kumbuka.api.chat_paths import upstream_path
from kumbuka.memory.keys import Right
from kumbuka.ports import Services, UpstreamRequest, UpstreamResponse
from kumbuka.usecases.authenticate import Authenticator, Caller


class Door:
    def __init__(
        self,
        services: Services,
        authenticator: Authenticator,
        *,
        max_body_bytes: int,
        keep_alive_s: float,
    ) -> None:
        self.keep_alive_s = keep_alive_s
        self._upstream = services.upstream
        self._authenticator = authenticator
        self._max_body_bytes = max_body_bytes

    def body(self, receive: Receive, headers: RequestHeaders) -> RequestBody:
        return RequestBody(receive, headers, self._max_body_bytes)

    async def caller(self, headers: RequestHeaders) -> Caller:
        """Raises NotAuthenticated, NotAllowed, AuthUnavailable."""
        return await self._authenticator.caller(headers.text("authorization"), Right.CHAT)

    async def forward(
        self,
        scope: Scope,
        headers: Sequence[tuple[str, str]],
        caller: Caller,
        body: bytes | AsyncIterator[bytes],
    ) -> UpstreamResponse:
        """Raises UpstreamUnreachable, UpstreamTimeout, DeadlineExceeded."""
        request = UpstreamRequest(
            method=scope["method"],
            path=upstream_path(scope),
            query=scope.get("query_string", b"").decode("latin-1"),
            headers=headers,
            body=body,
            authorization=caller.authorization,
        )
        return await send_in_time(self._upstream, request, scope)
