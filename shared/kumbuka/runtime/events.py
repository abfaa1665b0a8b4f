"""Lambda's HTTP events as ASGI: Mangum reads the event, and nothing else of it is used.

What Mangum leaves out of a request is read here: each value of a repeated header, the path as the
client wrote it, and the path below which a domain of one's own has the API.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, MutableMapping
from typing import Any
from urllib.parse import quote, unquote

from mangum.handlers.api_gateway import APIGateway, HTTPGateway
from mangum.types import LambdaConfig

from kumbuka.runtime.context import LambdaContext
from kumbuka.runtime.failures import NoHttpEvent

READERS = (HTTPGateway, APIGateway)
CONFIG: LambdaConfig = {
    "api_gateway_base_path": "/",
    "text_mime_types": [],
    "exclude_headers": [],
}
NO_HEADERS: Mapping[str, Any] = {"headers": {}, "multiValueHeaders": {}, "cookies": []}
IN_PATHS = "%/:@!$&'()*+,;=~"
"""What a path may hold as it is: RFC 3986, section 3.3."""

_lone_percent = re.compile("%(?![0-9A-Fa-f]{2})")


def http_request(event: bytes, context: LambdaContext) -> tuple[dict[str, Any], bytes]:
    """The ASGI scope and the body of an event of a REST API, an HTTP API or a function URL.

    The scope has `aws.event` and `aws.context`. Raises NoHttpEvent for any other JSON, and where
    the event lacks what a request needs.
    """
    parsed = json.loads(event)
    # Mangum's type of a context asks for writable fields; it only passes the object on.
    given: Any = context
    for reader in READERS:
        if isinstance(parsed, dict) and reader.infer(parsed, given, CONFIG):
            # Mangum takes numbers out of headers, and a client may write there what is none.
            return _read(reader({**parsed, **NO_HEADERS}, given, CONFIG), parsed)
    raise NoHttpEvent("the event is not an HTTP request of API Gateway or of a function URL")


def complete(scope: MutableMapping[str, Any], event: Mapping[str, Any]) -> None:
    """Put into Mangum's scope what it leaves out of the event.

    Raises AttributeError, TypeError and ValueError where the event's parts have other shapes.
    """
    scope["headers"] = _headers(event)
    scope["root_path"] = _mapped_below(event)
    if "version" not in event:
        # A REST API hands the path on as it came; an HTTP API has decoded it.
        scope["raw_path"] = _encoded(event["path"] or "/")


def _read(
    request: APIGateway | HTTPGateway, event: Mapping[str, Any]
) -> tuple[dict[str, Any], bytes]:
    try:
        scope, body = dict(request.scope), request.body
        complete(scope, event)
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise NoHttpEvent(
            f"the event lacks what an HTTP request needs: {type(error).__name__}: {error}"
        ) from error
    scope |= {"aws.event": event, "scheme": "https", "server": None}
    scope["headers"] = _with_length(scope["headers"], len(body))
    return scope, body


def _headers(event: Mapping[str, Any]) -> list[tuple[bytes, bytes]]:
    values = {name.lower(): [value] for name, value in (event.get("headers") or {}).items()}
    repeated = event.get("multiValueHeaders") or {}
    values |= {name.lower(): found or [""] for name, found in repeated.items()}
    if cookies := event.get("cookies"):
        values["cookie"] = ["; ".join(cookies)]
    return [(name.encode(), value.encode()) for name, found in values.items() for value in found]


def _with_length(headers: list[tuple[bytes, bytes]], length: int) -> list[tuple[bytes, bytes]]:
    """A length that the client gave is the one of the body here: an event holds text, in which
    bytes that are no text have become others."""
    others = [header for header in headers if header[0] != b"content-length"]
    if len(others) == len(headers):
        return headers
    return [*others, (b"content-length", str(length).encode())]


def _mapped_below(event: Mapping[str, Any]) -> str:
    """`/memory` where a domain of one's own maps that path to the API: the event's path has it,
    and neither the resource nor what its placeholder stands for."""
    start, has_rest, _ = (event.get("resource") or "").partition("{proxy+}")
    rest = (event.get("pathParameters") or {}).get("proxy")
    path, below = unquote(event.get("path") or "").rstrip("/"), unquote(f"{start}{rest}")
    if not has_rest or rest is None or not path.endswith(below.rstrip("/")):
        return ""
    return path[: -len(below.rstrip("/"))].rstrip("/")


def _encoded(path: str) -> bytes:
    return quote(_lone_percent.sub("%25", path), safe=IN_PATHS).encode()
