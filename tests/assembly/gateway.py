"""What API Gateway does: routes of the template, events for functions, answers as they stream."""

from __future__ import annotations

import asyncio
import base64
import json
from contextlib import suppress
from dataclasses import dataclass
from typing import Any
from urllib.parse import parse_qsl, unquote, urlsplit

from tests.assembly.functions import Environment, Function, FunctionFailed
from tests.fakes.deployed_template import DeployedTemplate, Route
from tests.fakes.loopback import LoopbackServer
from tests.fakes.runtime_api import DELIMITER, Invocation

MAX_EVENT_BYTES = 6 * 1024 * 1024
"""Lambda's limit; above it the caller gets API Gateway's own answer."""
MAX_BODY_BYTES = 10 * 1024 * 1024


@dataclass
class Request:
    method: str
    target: str
    headers: list[tuple[str, str]]
    body: bytes

    @property
    def raw_path(self) -> str:
        return urlsplit(self.target).path

    @property
    def path(self) -> str:
        return unquote(self.raw_path)

    def header(self, name: str) -> str:
        return next((value for found, value in self.headers if found.lower() == name), "")


class Gateway(LoopbackServer):
    """An HTTP server on a free loopback port. A connection carries one request."""

    def __init__(self, template: DeployedTemplate, functions: dict[str, Function]) -> None:
        self._routes = template.routes()
        self._functions = functions
        apis = template.of_type("AWS::ApiGateway::RestApi").values()
        self._binary = {
            kind.replace("~1", "/") for api in apis for kind in api.get("BinaryMediaTypes", [])
        }

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self._answer(await _read(reader), reader, writer)

    async def _answer(
        self, request: Request, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        route = self._route(request)
        if route is None:
            _refuse(writer, 403, "Missing Authentication Token")
            return
        event = self._event(request, route)
        if len(request.body) > MAX_BODY_BYTES or len(json.dumps(event)) > MAX_EVENT_BYTES:
            _refuse(writer, 413, "Request Too Long")
            return
        function = self._functions[route.function]
        try:
            invocation, environment = await function.begin(event)
        except FunctionFailed:
            _refuse(writer, 502, "Internal server error")
            return
        await _Exchange(route, function, invocation, environment, reader, writer).run()

    def _route(self, request: Request) -> Route | None:
        """The most exact of the routes that match, as API Gateway chooses."""
        matching = [
            route
            for route in self._routes
            if route.method in ("ANY", request.method) and _matches(route.path, request.path)
        ]
        return max(matching, key=lambda route: len(route.path), default=None)

    def _event(self, request: Request, route: Route) -> dict[str, Any]:
        is_binary = request.header("content-type").partition(";")[0].strip() in self._binary
        body = base64.b64encode(request.body) if is_binary else request.body
        query = parse_qsl(urlsplit(request.target).query, keep_blank_values=True)
        multiple: dict[str, list[str]] = {}
        for name, value in query:
            multiple.setdefault(name, []).append(value)
        headers: dict[str, list[str]] = {}
        for name, value in request.headers:
            headers.setdefault(name, []).append(value)
        return {
            "resource": route.path,
            # A REST API hands it on as it came.
            "path": request.raw_path,
            "httpMethod": request.method,
            "headers": {name: values[-1] for name, values in headers.items()},
            "multiValueHeaders": headers,
            "queryStringParameters": dict(query) or None,
            "multiValueQueryStringParameters": multiple or None,
            "pathParameters": _placeholders(route.path, request.raw_path),
            "stageVariables": None,
            "requestContext": {
                "resourcePath": route.path,
                "httpMethod": request.method,
                "path": request.path,
                "stage": "live",
                "requestId": "assembly",
                "identity": {"sourceIp": "127.0.0.1"},
            },
            "body": body.decode("utf-8", "replace") if body else None,
            "isBase64Encoded": is_binary,
        }


class _Exchange:
    """One answer on its way from the function to the client."""

    def __init__(
        self,
        route: Route,
        function: Function,
        invocation: Invocation,
        environment: Environment,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
    ) -> None:
        self._route = route
        self._function = function
        self._invocation = invocation
        self._environment = environment
        self._reader = reader
        self._writer = writer
        self._sent = 0
        self._is_started = False

    async def run(self) -> None:
        settling = asyncio.create_task(self._settled())
        leaving = asyncio.create_task(self._watch_client())
        try:
            if self._route.streams:
                await self._stream(settling)
            elif await settling:
                self._pass_whole()
            is_whole = await settling and not self._has_trouble
            if not is_whole or (self._route.streams and not self._is_started):
                self._break_off()
        finally:
            leaving.cancel()
            await settling

    @property
    def _has_trouble(self) -> bool:
        return bool(self._invocation.trailers) or self._invocation.error is not None

    async def _settled(self) -> bool:
        try:
            await self._function.settle(self._invocation, self._environment)
        except FunctionFailed:
            return False
        return True

    async def _stream(self, settling: asyncio.Task[bool]) -> None:
        """Write what has come whenever something comes, until the answer is over."""
        while True:
            self._pass_on()
            await self._writer.drain()
            if self._invocation.is_over or settling.done():
                self._pass_on()
                break
            seen = len(self._invocation.chunks)
            api = self._environment.api
            more = asyncio.create_task(
                api.until(
                    lambda seen=seen: (
                        len(self._invocation.chunks) > seen or self._invocation.is_over
                    )
                )
            )
            await asyncio.wait({more, settling}, return_when=asyncio.FIRST_COMPLETED)
            more.cancel()
            await asyncio.gather(more, return_exceptions=True)
        if self._is_started and not self._has_trouble and self._invocation.is_over:
            self._writer.write(b"0\r\n\r\n")

    def _pass_on(self) -> None:
        raw = self._invocation.raw
        if not self._is_started:
            prelude, found, _ = raw.partition(DELIMITER)
            if not found:
                return
            self._is_started = True
            self._sent = len(prelude) + len(DELIMITER)
            _start(self._writer, json.loads(prelude))
        if piece := raw[self._sent :]:
            self._sent = len(raw)
            self._writer.write(b"%x\r\n%s\r\n" % (len(piece), piece))

    def _pass_whole(self) -> None:
        """What a route that does not stream makes of the answer: proxy JSON, or a failure."""
        try:
            answer = json.loads(self._invocation.raw)
            status, body = answer["statusCode"], answer["body"].encode()
        except (ValueError, KeyError, AttributeError):
            _refuse(self._writer, 502, "Internal server error")
            return
        _start(self._writer, {"statusCode": status, "headers": answer.get("headers", {})})
        self._writer.write(b"%x\r\n%s\r\n0\r\n\r\n" % (len(body), body))

    def _break_off(self) -> None:
        if self._is_started:
            self._writer.transport.abort()
        elif self._route.streams:
            _refuse(self._writer, 502, "Internal server error")

    async def _watch_client(self) -> None:
        """A client that leaves takes the function's answer with it."""
        with suppress(ConnectionError):
            if await self._reader.read(1):
                return
        if not self._invocation.is_over and self._invocation.writer is not None:
            self._invocation.break_off()
            self._invocation.trailers = {"left": "yes"}


def _matches(pattern: str, path: str) -> bool:
    start, greedy, _ = pattern.partition("{proxy+}")
    return path.startswith(start) and len(path) > len(start) if greedy else path == pattern


def _placeholders(pattern: str, path: str) -> dict[str, str] | None:
    start, greedy, _ = pattern.partition("{proxy+}")
    return {"proxy": path.removeprefix(start)} if greedy else None


def _start(writer: asyncio.StreamWriter, prelude: dict[str, Any]) -> None:
    lines = [f"HTTP/1.1 {prelude['statusCode']} Answer"]
    lines += [f"{name}: {value}" for name, value in prelude.get("headers", {}).items()]
    for name, values in prelude.get("multiValueHeaders", {}).items():
        lines += [f"{name}: {value}" for value in values]
    lines += [f"set-cookie: {cookie}" for cookie in prelude.get("cookies", [])]
    lines += ["transfer-encoding: chunked", "connection: close"]
    writer.write("\r\n".join(lines).encode("latin-1") + b"\r\n\r\n")


def _refuse(writer: asyncio.StreamWriter, status: int, message: str) -> None:
    body = json.dumps({"message": message}).encode()
    head = f"HTTP/1.1 {status} Refused\r\ncontent-type: application/json\r\n"
    writer.write(
        head.encode() + b"content-length: %d\r\nconnection: close\r\n\r\n" % len(body) + body
    )


async def _read(reader: asyncio.StreamReader) -> Request:
    line = await reader.readuntil(b"\r\n")
    method, target, _ = line.decode("latin-1").split(" ", 2)
    headers = []
    while (line := await reader.readuntil(b"\r\n")) != b"\r\n":
        name, _, value = line.decode("latin-1").partition(":")
        headers.append((name, value.strip()))
    request = Request(method, target, headers, b"")
    request.body = await reader.readexactly(int(request.header("content-length") or 0))
    return request
