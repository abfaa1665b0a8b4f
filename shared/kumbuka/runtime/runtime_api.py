"""The Lambda Runtime API, version 2018-06-01, seen from a runtime.

<https://docs.aws.amazon.com/lambda/latest/dg/runtimes-api.html>
"""

from __future__ import annotations

import asyncio
import json
import logging
from contextlib import suppress
from dataclasses import dataclass

from kumbuka.runtime.failures import ERROR_TYPE, Report, report
from kumbuka.runtime.response import StreamedResponse
from kumbuka.runtime.wire import Connection, Response, request_head

BASE = "/2018-06-01/runtime"
RECONNECT_DELAYS_S = (0.0, 0.05, 0.1, 0.2, 0.4, 0.8)
ERROR_TIMEOUT_S = 2.0

log = logging.getLogger("kumbuka.runtime")


class RuntimeApiRefused(Exception):
    """The Runtime API answered with an error: this environment is at its end."""


@dataclass(frozen=True)
class Invocation:
    """One event and what Lambda says about it."""

    request_id: str
    event: bytes
    """JSON."""
    deadline_ms: int | None
    """Milliseconds since 1970, when Lambda ends the invocation."""
    function_arn: str
    trace_id: str | None
    identity: str | None
    """JSON, as `client_context`."""
    client_context: str | None


class RuntimeApi:
    """Asks for events on one connection that is kept; errors and answers have their own."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._kept: Connection | None = None

    async def next_invocation(self) -> Invocation:
        """Wait for the next event, as long as it takes; a broken connection is made anew.

        Raises RuntimeApiRefused, and OSError where the Runtime API cannot be reached any more.
        """
        return _invocation(_accepted(await self._get("/invocation/next")))

    async def restored(self) -> None:
        """Return in an environment that was restored from the snapshot.

        Raises RuntimeApiRefused and OSError.
        """
        _accepted(await self._get("/restore/next"))
        # What was opened before the snapshot has another peer after it.
        self.close()

    async def respond(self, request_id: str, beginning: bytes) -> StreamedResponse:
        """Begin the invocation's streamed answer. Raises OSError."""
        path = f"{BASE}/invocation/{request_id}/response"
        return await StreamedResponse.begin(self._address, path, beginning)

    async def post_invocation_error(self, request_id: str, error: BaseException) -> None:
        await self._post_error(f"/invocation/{request_id}/error", error)

    async def post_init_error(self, error: BaseException) -> None:
        await self._post_error("/init/error", error)

    async def post_restore_error(self, error: BaseException) -> None:
        await self._post_error("/restore/error", error)

    def close(self) -> None:
        if self._kept is not None:
            self._kept.close()
            self._kept = None

    async def _get(self, path: str) -> Response:
        head = request_head("GET", BASE + path, self._address)
        for delay_s in RECONNECT_DELAYS_S:
            await asyncio.sleep(delay_s)
            with suppress(OSError):
                return await self._get_once(head)
        return await self._get_once(head)

    async def _get_once(self, head: bytes) -> Response:
        connection = self._kept or await Connection.open(self._address)
        self._kept = None
        try:
            response = await connection.exchange(head)
        except BaseException:
            connection.close()
            raise
        self._keep(connection, response)
        return response

    def _keep(self, connection: Connection, response: Response) -> None:
        if response.keeps_alive:
            self._kept = connection
        else:
            connection.close()

    async def _post_error(self, path: str, error: BaseException) -> None:
        """Never raises: there is nobody else to tell."""
        try:
            async with asyncio.timeout(ERROR_TIMEOUT_S):
                response = await self._post(path, report(error))
        except OSError as failure:
            log.error("%s was not taken: %s", path, type(failure).__name__)
            return
        if response.status >= 300:
            log.error("%s was answered %d", path, response.status)

    async def _post(self, path: str, told: Report) -> Response:
        body = json.dumps(told).encode()
        headers = [
            ("Content-Type", "application/json"),
            ("Content-Length", str(len(body))),
            (ERROR_TYPE, told["errorType"]),
        ]
        connection = await Connection.open(self._address)
        try:
            head = request_head("POST", BASE + path, self._address, headers)
            return await connection.exchange(head, body)
        finally:
            connection.close()


def _accepted(response: Response) -> Response:
    if response.status >= 300:
        raise RuntimeApiRefused(f"the Runtime API answered {response.status}")
    return response


def _invocation(response: Response) -> Invocation:
    headers = response.headers
    deadline = headers.get("lambda-runtime-deadline-ms", "")
    return Invocation(
        request_id=headers.get("lambda-runtime-aws-request-id", ""),
        event=response.body,
        deadline_ms=int(deadline) if deadline.isdecimal() else None,
        function_arn=headers.get("lambda-runtime-invoked-function-arn", ""),
        trace_id=headers.get("lambda-runtime-trace-id"),
        identity=headers.get("lambda-runtime-cognito-identity"),
        client_context=headers.get("lambda-runtime-client-context"),
    )
