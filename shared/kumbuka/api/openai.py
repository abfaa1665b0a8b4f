"""Errors in the shape that OpenAI clients expect, and the status of each."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable, Mapping

from starlette.types import Send

from kumbuka import errors

STATUS: Mapping[type[Exception], int] = {
    errors.KumbukaError: 500,
    errors.InvalidRequest: 400,
    errors.BodyTooLarge: 413,
    errors.NotAvailable: 400,
    errors.Conflict: 409,
    errors.NotAuthenticated: 401,
    errors.NotAllowed: 403,
    errors.NotFound: 404,
    errors.AuthUnavailable: 503,
    errors.StoreUnavailable: 503,
    errors.StoreBusy: 503,
    errors.StoreDamaged: 503,
    errors.VectorStoreUnavailable: 503,
    errors.WrongDimension: 503,
    errors.QueueUnavailable: 503,
    errors.EmbeddingFailed: 502,
    errors.RerankFailed: 502,
    errors.UpstreamUnreachable: 502,
    errors.UpstreamTimeout: 504,
    errors.DeadlineExceeded: 504,
    errors.PoisonMessage: 500,
    errors.InvalidConfiguration: 500,
}

TYPE = {
    400: "invalid_request_error",
    401: "authentication_error",
    403: "permission_error",
    404: "invalid_request_error",
    405: "invalid_request_error",
    409: "invalid_request_error",
    413: "invalid_request_error",
}
"""Of a status; everything else is a `server_error`."""

INTERNAL = "Something went wrong on our side; the request id helps to find out what."

log = logging.getLogger("kumbuka.chat")

Headers = Iterable[tuple[str, str]]


def status_of(error: Exception) -> int:
    return next((STATUS[kind] for kind in type(error).__mro__ if kind in STATUS), 500)


def error_json(error: Exception) -> bytes:
    """`{"error":{"message","type","param","code"}}`, without internals."""
    status = status_of(error)
    if status == 500:
        return error_body(status, INTERNAL, code="internal_error")
    code = error.code if isinstance(error, errors.KumbukaError) else "internal_error"
    details = error.details if isinstance(error, errors.InvalidRequest) else ()
    return error_body(status, str(error), param=details[0].field if details else None, code=code)


def error_body(status: int, message: str, *, param: str | None = None, code: str) -> bytes:
    kind = TYPE.get(status, "server_error")
    error = {"message": message, "type": kind, "param": param, "code": code}
    return json.dumps({"error": error}).encode()


async def send_error(send: Send, error: Exception, headers: Headers = ()) -> int:
    """Answer with an error of ours; returns its status."""
    status = status_of(error)
    if status == 500:
        log.error("unexpected: %s", type(error).__name__, exc_info=_without_message(error))
    await send_json(send, status, error_json(error), headers)
    return status


def _without_message(error: Exception) -> Exception:
    """The same place in the code; what the error quotes may be somebody's words."""
    return RuntimeError(type(error).__name__).with_traceback(error.__traceback__)


async def send_json(send: Send, status: int, body: bytes, headers: Headers = ()) -> None:
    fields = [("content-type", "application/json"), ("content-length", str(len(body))), *headers]
    await send({"type": "http.response.start", "status": status, "headers": encoded(fields)})
    await send({"type": "http.response.body", "body": body})


def encoded(headers: Headers) -> list[tuple[bytes, bytes]]:
    return [(name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in headers]
