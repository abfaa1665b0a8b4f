"""A function called as a plain handler, and the lifespan of the app behind it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from kumbuka.runtime import snapshot
from kumbuka.runtime.asgi import App
from kumbuka.runtime.failures import HandlerUnusable, LifespanFailed
from kumbuka.runtime.function import AsgiFunction
from kumbuka.runtime.handler import function_of
from kumbuka.runtime.lifespan import Lifespan

EVENT = {
    "resource": "/{proxy+}",
    "httpMethod": "GET",
    "path": "/x",
    "headers": {},
    "requestContext": {},
    "body": None,
}


class Recorder:
    """An app that notes what happens to it, and on which loop."""

    def __init__(self) -> None:
        self.seen: list[str] = []
        self.loops: set[int] = set()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.loops.add(id(asyncio.get_running_loop()))
        if scope["type"] == "lifespan":
            await self.live(scope, receive, send)
            return
        self.seen.append(f"request {scope['state']}")
        scope["state"]["mine"] = True
        await send({"type": "http.response.start", "status": 201, "headers": []})
        await send({"type": "http.response.body", "body": b"answer"})

    async def live(self, scope: Any, receive: Any, send: Any) -> None:
        self.seen.append((await receive())["type"])
        scope["state"]["of"] = "lifespan"
        await send({"type": "lifespan.startup.complete"})
        self.seen.append((await receive())["type"])
        await send({"type": "lifespan.shutdown.complete"})


@pytest.fixture
def recorder() -> Recorder:
    return Recorder()


def test_a_plain_call_is_answered_in_one_piece_and_starts_the_app_once(recorder: Recorder) -> None:
    function = AsgiFunction(recorder)
    first, second = function(EVENT, None), function(EVENT, None)
    assert first == second
    assert (first["statusCode"], first["isBase64Encoded"]) == (201, True)
    function.close()
    request = "request {'of': 'lifespan'}"
    assert recorder.seen == ["lifespan.startup", request, request, "lifespan.shutdown"]
    assert len(recorder.loops) == 1


def test_making_a_function_starts_nothing(recorder: Recorder) -> None:
    function = AsgiFunction(recorder)
    function.close()
    assert function.app is recorder
    assert recorder.seen == []


def app_that(*told: str, error: Exception | None = None, asks: bool = True) -> App:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        if asks:
            await receive()
        for kind in told:
            await send({"type": f"lifespan.startup.{kind}", "message": "no store"})
        if error:
            raise error

    return app


@pytest.mark.parametrize(
    ("app", "expected"),
    [
        (app_that("failed"), LifespanFailed),
        (app_that("failed", error=KeyError("store")), KeyError),
        (app_that(error=KeyError("store")), KeyError),
    ],
)
def test_a_failed_start_raises_what_the_app_raised(app: App, expected: type[Exception]) -> None:
    with pytest.raises(expected, match="store"):
        AsgiFunction(app)(EVENT, None)


@pytest.mark.parametrize(
    "app", [app_that(asks=False, error=KeyError("type")), app_that(), app_that("complete")]
)
async def test_an_app_without_a_lifespan_starts_and_stops(app: App) -> None:
    lifespan = Lifespan(app)
    await lifespan.start()
    await lifespan.stop(1.0)


async def test_an_app_that_does_not_stop_is_left() -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "lifespan.startup.complete"})
        await asyncio.Event().wait()

    lifespan = Lifespan(app)
    await lifespan.start()
    async with asyncio.timeout(1):
        await lifespan.stop(0.01)


async def test_what_never_started_stops() -> None:
    await Lifespan(app_that()).stop(1.0)


@pytest.mark.parametrize("named", ["", "handler", "kumbuka.runtime.function.AsgiFunction"])
def test_a_handler_that_is_no_function_is_refused(named: str) -> None:
    with pytest.raises(HandlerUnusable):
        function_of({"_HANDLER": named})


@pytest.fixture
def registry(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(snapshot, "_before", [])
    monkeypatch.setattr(snapshot, "_after", [])
    yield


@pytest.mark.usefixtures("registry")
def test_hooks_run_backwards_before_the_snapshot_and_forwards_after_it() -> None:
    ran: list[str] = []
    for name in ("one", "two"):
        snapshot.before_snapshot(lambda name=name: ran.append(f"before {name}"))
        snapshot.after_restore(lambda name=name: ran.append(f"after {name}"))
    snapshot.run_before_snapshot()
    snapshot.run_after_restore()
    assert ran == ["before two", "before one", "after one", "after two"]
