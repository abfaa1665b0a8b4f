"""Lambda's HTTP events as ASGI: Mangum reads the event, and nothing else of it is used."""

from __future__ import annotations

import json
from typing import Any

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
            return _read(reader(parsed, given, CONFIG))
    raise NoHttpEvent("the event is not an HTTP request of API Gateway or of a function URL")


def _read(request: APIGateway | HTTPGateway) -> tuple[dict[str, Any], bytes]:
    try:
        return dict(request.scope), request.body
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise NoHttpEvent(
            f"the event lacks what an HTTP request needs: {type(error).__name__}: {error}"
        ) from error
