"""What the application sees of an event: as much of the client's request as the event holds."""

from __future__ import annotations

import json
from typing import Any

import pytest
from kumbuka.runtime.context import lambda_context
from kumbuka.runtime.events import http_request
from kumbuka.runtime.failures import NoHttpEvent
from kumbuka.runtime.function import AsgiFunction
from kumbuka.runtime.runtime_api import Invocation

CONTEXT = lambda_context(Invocation("r", b"", None, "", None, None, None), {})


def event(path: str = "/v1/models", **more: Any) -> dict[str, Any]:
    return {
        "resource": "/{proxy+}",
        "httpMethod": "GET",
        "path": path,
        "requestContext": {},
        "body": None,
        **more,
    }


def read(path: str = "/v1/models", **more: Any) -> tuple[dict[str, Any], bytes]:
    return http_request(json.dumps(event(path, **more)).encode(), CONTEXT)


def headers(**more: Any) -> list[tuple[bytes, bytes]]:
    found: list[tuple[bytes, bytes]] = read(**more)[0]["headers"]
    return found


def test_a_repeated_header_keeps_each_of_its_values() -> None:
    assert headers(
        headers={"X-One": "1", "X-Two": "b", "X-Only": "é"},
        multiValueHeaders={"X-One": ["1"], "X-Two": ["a", "b"], "X-None": None},
    ) == [
        (b"x-one", b"1"),
        (b"x-two", b"a"),
        (b"x-two", b"b"),
        (b"x-only", "é".encode()),
        (b"x-none", b""),
    ]


def test_no_headers_are_no_error() -> None:
    assert headers(headers=None, multiValueHeaders=None) == []


@pytest.mark.parametrize(
    ("name", "value"),
    [("X-Forwarded-Port", "80, 443"), ("X-Forwarded-Port", "none"), ("Host", "[2001:db8::1]:8")],
)
def test_a_header_that_a_client_made_up_refuses_nothing(name: str, value: str) -> None:
    assert headers(headers={name: value}) == [(name.lower().encode(), value.encode())]


def test_a_length_is_that_of_the_body_in_the_event() -> None:
    scope, body = read(body="\N{REPLACEMENT CHARACTER}", headers={"Content-Length": "1", "X": "1"})
    assert len(body) == 3
    assert scope["headers"] == [(b"x", b"1"), (b"content-length", b"3")]


@pytest.mark.parametrize(
    ("path", "decoded", "raw"),
    [
        ("/v1/models/org%2Fllama", "/v1/models/org/llama", b"/v1/models/org%2Fllama"),
        ("/v1/models/ft:a@b", "/v1/models/ft:a@b", b"/v1/models/ft:a@b"),
        ("/v1/models/100%25", "/v1/models/100%", b"/v1/models/100%25"),
        ("/v1/models/100%", "/v1/models/100%", b"/v1/models/100%25"),
        ("/v1/a b?/é", "/v1/a b?/é", b"/v1/a%20b%3F/%C3%A9"),
        ("", "/", b"/"),
        (None, "/", b"/"),
    ],
)
def test_a_path_stays_as_the_client_wrote_it(path: str, decoded: str, raw: bytes) -> None:
    scope, _ = read(path)
    assert (scope["path"], scope["raw_path"]) == (decoded, raw)


def test_a_path_that_was_decoded_on_its_way_has_no_raw_form() -> None:
    assert read(version="1.0")[0]["raw_path"] is None


@pytest.mark.parametrize(
    ("path", "resource", "rest", "root"),
    [
        ("/v1/models", "/v1/{proxy+}", "models", ""),
        ("/memory/v1/models", "/v1/{proxy+}", "models", "/memory"),
        ("/memory/v1/models/", "/v1/{proxy+}", "models", "/memory"),
        ("/a/b/v1/models/a%2Fb", "/v1/{proxy+}", "models/a%2Fb", "/a/b"),
        ("/memory/chat/completions", "/{proxy+}", "chat/completions", "/memory"),
        ("//v1//models", "/{proxy+}", "v1//models", ""),
        ("/other", "/{proxy+}", "models", ""),
        ("/", "/", None, ""),
        ("/memory", "/", None, ""),
        ("/v1/models", None, "models", ""),
    ],
)
def test_what_a_domain_maps_the_api_below_is_the_root(
    path: str, resource: str | None, rest: str | None, root: str
) -> None:
    scope, _ = read(path, resource=resource, pathParameters={"proxy": rest} if rest else None)
    assert scope["root_path"] == root


@pytest.mark.parametrize(
    "broken",
    [
        {"headers": "none"},
        {"headers": {"X": 1}},
        {"multiValueHeaders": {"X": [None]}},
        {"pathParameters": "none"},
        {"path": 7},
        {"body": 7},
        {"body": "a", "isBase64Encoded": True},
        {"requestContext": None},
        {"httpMethod": "GET", "path": "/\ud800"},
    ],
)
def test_an_event_of_another_shape_is_no_request(broken: dict[str, Any]) -> None:
    with pytest.raises(NoHttpEvent, match="lacks"):
        read(**{"path": "/x", **broken})


def test_the_plain_call_sees_the_same_request() -> None:
    seen: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            seen.append((scope["headers"], scope["raw_path"], scope["root_path"]))
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": b""})

    given: dict[str, Any] = {
        "path": "/memory/v1/a%2Fb",
        "resource": "/v1/{proxy+}",
        "pathParameters": {"proxy": "a%2Fb"},
        "multiValueHeaders": {"X": ["1", "2"]},
    }
    function = AsgiFunction(app)
    function(event(**given), None)
    function.close()
    scope, _ = read(**given)
    assert seen == [(scope["headers"], scope["raw_path"], scope["root_path"])]
    assert seen[0] == ([(b"x", b"1"), (b"x", b"2")], b"/memory/v1/a%2Fb", "/memory")
