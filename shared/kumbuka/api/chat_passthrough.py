"""Every other request to the upstream: no memory, any method, bodies and answers streamed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from uuid import uuid4

from starlette.types import Receive, Scope, Send

from kumbuka.api.chat_body import ClientGone, RequestBody, until_disconnect
from kumbuka.api.chat_door import Door
from kumbuka.api.chat_headers import RequestHeaders
from kumbuka.api.openai import send_error
from kumbuka.api.relay import NothingToCommit, relay

REPEATABLE_BYTES = 1_000_000
"""A body so long at most is read before it is sent, so that it can be sent a second time."""


class PassThrough:
    def __init__(self, door: Door) -> None:
        self._door = door

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = RequestHeaders(scope["headers"])
        body = self._door.body(receive, headers)
        await until_disconnect(self._exchange(scope, headers, body, send), body)

    async def _exchange(
        self, scope: Scope, headers: RequestHeaders, body: RequestBody, send: Send
    ) -> None:
        own = [("x-kumbuka-request-id", "req_" + uuid4().hex)]
        try:
            caller = await self._door.caller(headers)
            forwarded, content = await _sendable(headers, body)
            response = await self._door.forward(scope, forwarded, caller, content)
        except ClientGone:
            return
        except Exception as error:
            await send_error(send, error, own)
            return
        try:
            await relay(
                response,
                send,
                headers=own,
                ending=NothingToCommit(),
                keep_alive_s=self._door.keep_alive_s,
            )
        except Exception as error:
            await send_error(send, error, own)
        finally:
            await response.close()


async def _sendable(
    headers: RequestHeaders, body: RequestBody
) -> tuple[list[tuple[str, str]], bytes | AsyncIterator[bytes]]:
    forwarded, length = headers.forwarded(), headers.content_length
    if not headers.has_body or (length is not None and length <= REPEATABLE_BYTES):
        return forwarded, await body.read()
    body.check_length()
    if length is not None:
        forwarded.append(("content-length", str(length)))
    return forwarded, body.stream()
