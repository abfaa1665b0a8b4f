"""What client and log see when something goes wrong: on Lambda, and served at home."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest

from tests.assembly.chats import DONE, chat, event, streamed
from tests.assembly.deployment import deployed
from tests.fakes.kumbuka_process import serving
from tests.fakes.scripted_upstream import Break, Gate, Script, ScriptedServer

LAMBDA_TIMEOUT_S = 5


@dataclass
class Place:
    """Where Kumbuka runs, as a client sees it."""

    root: str
    key: str
    log: Callable[[], str]

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.key}"}

    async def post(self, text: str, path: str = "/v1/chat/completions") -> httpx.Response:
        async with httpx.AsyncClient(timeout=30) as client:
            return await client.post(self.root + path, json=chat(text), headers=self.headers)

    async def logged(self, *words: str) -> None:
        """Return once one line of the log holds them all."""
        for _ in range(400):
            if any(all(word in line for word in words) for line in self.log().splitlines()):
                return
            await asyncio.sleep(0.025)
        raise AssertionError(f"{words} are not in the log: {self.log()}")


Opened = Callable[[Path, str], AbstractAsyncContextManager[Place]]


@asynccontextmanager
async def on_lambda(folder: Path, upstream: str) -> AsyncIterator[Place]:
    parameters = {"ChatTimeoutS": str(LAMBDA_TIMEOUT_S)}
    async with deployed(folder, upstream, parameters=parameters) as deployment:
        yield Place(deployment.gateway.url, deployment.key, lambda: deployment.log)


@asynccontextmanager
async def at_home(folder: Path, upstream: str) -> AsyncIterator[Place]:
    async with serving(folder, env={"KUMBUKA_UPSTREAM_URL": upstream}) as served:
        key = served.values["KUMBUKA_CHAT_KEY"]
        yield Place(served.root, key, served.log.read_text)


@pytest.fixture(params=[on_lambda, at_home])
def opened(request: pytest.FixtureRequest) -> Opened:
    found: Opened = request.param
    return found


async def test_an_upstream_that_breaks_in_the_middle_ends_the_stream_with_an_error(
    tmp_path: Path, opened: Opened
) -> None:
    script = Script([event("Hel"), Break()])
    async with (
        ScriptedServer([script]) as upstream,
        opened(tmp_path, upstream.url) as place,
    ):
        answer = await place.post("Say hello, please.")
        assert answer.status_code == 200
        first, error, end = answer.text.split("\n\n")
        assert f"{first}\n\n".encode() == event("Hel")
        told = json.loads(error.removeprefix("data: "))["error"]
        assert told["code"] == "upstream_unreachable"
        assert end == ""
        await place.logged("WARNING", "a stream broke off", "UpstreamUnreachable")


async def test_a_client_that_leaves_takes_the_upstreams_request_with_it(
    tmp_path: Path, opened: Opened
) -> None:
    script = Script([event("Hel"), Gate()])
    async with (
        ScriptedServer([script]) as upstream,
        opened(tmp_path, upstream.url) as place,
    ):
        async with (
            httpx.AsyncClient(timeout=30) as client,
            client.stream(
                "POST",
                f"{place.root}/v1/chat/completions",
                json=chat("I like tea."),
                headers=place.headers,
            ) as answer,
        ):
            await anext(answer.aiter_bytes())
        await asyncio.wait_for(upstream.client_left.wait(), 20)
        await place.logged('"message": "chat"', '"client_left": true')


async def test_a_body_of_5_mb(tmp_path: Path, opened: Opened) -> None:
    async with (
        ScriptedServer([streamed("Long.")]) as upstream,
        opened(tmp_path, upstream.url) as place,
    ):
        answer = await place.post("long " * 1_000_000)
        if opened is at_home:
            assert (answer.status_code, upstream.requests[0].method) == (200, "POST")
        else:
            assert answer.status_code == 413
            assert answer.json()["error"]["code"] == "body_too_large"
            assert not upstream.requests
        await place.logged('"message": "chat"', f'"status": {answer.status_code}')


async def test_a_body_that_no_event_holds(tmp_path: Path, opened: Opened) -> None:
    async with (
        ScriptedServer([streamed("Long.")]) as upstream,
        opened(tmp_path, upstream.url) as place,
    ):
        assert (await place.post("long " * 1_400_000)).status_code == 413
        assert not upstream.requests


async def test_a_path_and_headers_reach_the_upstream_as_the_client_sent_them(
    tmp_path: Path, opened: Opened
) -> None:
    target = "/v1/models/org%2Fllama:7b"
    script = Script([b"{}"], 200, [("content-type", "application/json"), ("content-length", "2")])
    async with (
        ScriptedServer([script]) as upstream,
        opened(tmp_path, upstream.url) as place,
    ):
        async with httpx.AsyncClient(timeout=30) as client:
            sent = [*place.headers.items(), ("x-two", "1"), ("x-two", "2")]
            answer = await client.get(place.root + target, headers=sent)
        assert answer.status_code == 200
        (request,) = upstream.requests
        assert request.target == target
        assert [value for name, value in request.headers if name.lower() == "x-two"] == ["1", "2"]


async def test_an_unknown_route_is_the_upstreams_to_refuse(tmp_path: Path, opened: Opened) -> None:
    body = b'{"error":{"message":"unknown url","type":"x","param":null,"code":null}}'
    script = Script(
        [body], 404, [("content-type", "application/json"), ("content-length", str(len(body)))]
    )
    async with (
        ScriptedServer([script]) as upstream,
        opened(tmp_path, upstream.url) as place,
    ):
        answer = await place.post("hi", "/v1/no/such/route")
        assert (answer.status_code, answer.content) == (404, body)
        assert upstream.requests[0].target == "/v1/no/such/route"


async def test_a_route_beside_the_wire_is_refused_in_its_form(
    tmp_path: Path, opened: Opened
) -> None:
    async with (
        ScriptedServer([streamed("Hello")]) as upstream,
        opened(tmp_path, upstream.url) as place,
    ):
        async with httpx.AsyncClient(timeout=30) as client:
            answer = await client.get(f"{place.root}/", headers=place.headers)
        assert answer.status_code == 404
        assert answer.json()["error"]["type"] == "invalid_request_error"
        assert not upstream.requests


async def test_a_stream_that_reaches_the_functions_deadline_ends_with_an_error(
    tmp_path: Path,
) -> None:
    script = Script([event("Hel"), Gate()])
    async with (
        ScriptedServer([script]) as upstream,
        on_lambda(tmp_path, upstream.url) as place,
    ):
        answer = await place.post("I like tea.")
        assert '"deadline_exceeded"' in answer.text
        assert DONE.decode() not in answer.text
        await place.logged("WARNING", "a stream broke off", "DeadlineExceeded")
        assert "Task timed out" not in place.log()
        # The function goes on: the next request finds it warm.
        upstream.scripts[:] = [streamed("Hello")]
        assert "Hello" in (await place.post("Say hello, please.")).text


async def test_a_queue_that_is_down_costs_the_client_nothing(tmp_path: Path) -> None:
    async with (
        ScriptedServer([streamed("Noted.")]) as upstream,
        deployed(tmp_path, upstream.url) as deployment,
    ):
        deployment.aws.is_down = True
        place = Place(deployment.gateway.url, deployment.key, lambda: deployment.log)
        answer = await place.post("I like tea.")
        assert answer.status_code == 200
        assert answer.content == event("Noted.") + DONE
        await place.logged("WARNING", "a turn waits in the outbox", "QueueUnavailable")


async def test_a_local_queue_that_is_down_costs_the_client_nothing(tmp_path: Path) -> None:
    (tmp_path / "kumbuka-queue.db").mkdir()
    async with (
        ScriptedServer([streamed("Noted.")]) as upstream,
        at_home(tmp_path, upstream.url) as place,
    ):
        answer = await place.post("I like tea.")
        assert answer.content == event("Noted.") + DONE
        await place.logged("WARNING", "a turn waits in the outbox", "QueueUnavailable")
