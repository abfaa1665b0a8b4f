"""The first bytes of a streamed HTTP answer: status and headers as JSON, then eight NULs.

The format is the one of `application/vnd.awslambda.http-integration-response`:
<https://docs.aws.amazon.com/apigateway/latest/developerguide/response-transfer-mode-lambda.html>
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

CONTENT_TYPE = "application/vnd.awslambda.http-integration-response"
DELIMITER = b"\0" * 8
DROPPED = frozenset(
    {
        "connection",
        "content-length",
        "keep-alive",
        "proxy-authenticate",
        "proxy-authorization",
        "proxy-connection",
        "te",
        "trailer",
        "transfer-encoding",
        "upgrade",
    }
)
"""Hop-by-hop headers; and the length, which is the gateway's to say of a stream."""


def prelude(status: int, headers: Iterable[tuple[bytes, bytes]]) -> bytes:
    """`headers` as in ASGI's `http.response.start`: a repeated one keeps all its values."""
    values: dict[str, list[str]] = {}
    for name, value in headers:
        values.setdefault(name.decode("latin-1").lower(), []).append(value.decode("latin-1"))
    cookies = values.pop("set-cookie", [])
    kept = {name: found for name, found in values.items() if name not in DROPPED}
    single = {name: found[0] for name, found in kept.items() if len(found) == 1}
    repeated = {name: found for name, found in kept.items() if len(found) > 1}
    fields: dict[str, Any] = {"statusCode": status, "headers": single}
    fields |= {"multiValueHeaders": repeated} if repeated else {}
    fields |= {"cookies": cookies} if cookies else {}
    return json.dumps(fields).encode("ascii") + DELIMITER
