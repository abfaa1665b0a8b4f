"""Chat as a function answers it: work after the answer, preparation beside it, deadlines."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
from kumbuka.api.chat_deadline import EXTENSION
from kumbuka.api.chat_function import MAX_BODY_BYTES, chat_function_app
from kumbuka.memory.keys import Right

from tests.fakes.in_memory import World
from tests.fakes.scripted_upstream import Gate, Script, ScriptedUpstream, completion, delta
from tests.fakes.served_chat import ASK, KEY, error_of


class Function:
    """The app of a function, its deadline `seconds` away."""

    def __init__(self, *scripts: Script | Exception, seconds: float | None = None) -> None:
        self.upstream = ScriptedUpstream(*(scripts or (completion("Hello"),)))
        self.world = World(self.upstream)
        self.world.keys.add("kb_chat", "owner-a", Right.CHAT)
        self.calls: list[str] = []
        self._seconds = seconds
        self._app = chat_function_app(
            self.world.services,
            start=self._step("start"),
            warm=self._step("warm"),
            probe=self._probe,
            close=self._step("close"),
        )

    def _step(self, name: str) -> Any:
        async def step() -> None:
            self.calls.append(name)

        return step

    async def _probe(self) -> bool:
        return True

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if self._seconds is not None:
            at = asyncio.get_running_loop().time() + self._seconds
            scope["extensions"] = {EXTENSION: {"at": at}}
        await self._app(scope, receive, send)

    async def post(self, path: str = "/v1/chat/completions", **more: Any) -> httpx.Response:
        more.setdefault("json", ASK)
        transport = httpx.ASGITransport(app=self)
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
            return await client.post(path, headers=KEY, **more)


async def test_a_stream_that_reaches_the_deadline_ends_with_an_error_and_no_done() -> None:
    function = Function(Script([delta("Hel"), Gate()]), seconds=0.2)
    answer = await function.post()
    assert answer.status_code == 200
    first, error, end = answer.text.split("\n\n")
    assert (first + "\n\n").encode() == delta("Hel")
    assert '"deadline_exceeded"' in error
    assert end == ""
    assert len(function.world.turns.bodies) == 1


async def test_an_upstream_that_does_not_begin_before_the_deadline_is_a_504() -> None:
    function = Function(Script(before_headers=[Gate()]), seconds=0.1)
    answer = await function.post()
    assert answer.status_code == 504
    assert error_of(answer)["code"] == "deadline_exceeded"
    assert function.upstream.cancelled == 1


async def test_other_routes_meet_the_deadline_too() -> None:
    function = Function(Script(before_headers=[Gate()]), seconds=0.1)
    answer = await function.post("/v1/embeddings")
    assert (answer.status_code, error_of(answer)["code"]) == (504, "deadline_exceeded")


async def test_a_deadline_far_away_changes_nothing() -> None:
    plain, timed = await Function().post(), await Function(seconds=60).post()
    assert plain.content == timed.content


async def test_the_first_request_prepares_the_queue_and_no_other_does() -> None:
    function = Function()
    await function.post()
    await function.post()
    assert function.calls == ["warm"]


async def test_a_request_is_over_when_the_work_after_its_answer_is() -> None:
    function = Function()
    written = asyncio.Event()

    async def remove(turn_id: str) -> None:
        written.set()

    # A queue slower than its patience leaves work for after the answer.
    function.world.turns.trouble.hangs_s = 0.4
    function.world.outbox.remove = remove  # type: ignore[method-assign]
    await function.post()
    assert written.is_set()


async def test_a_body_beyond_what_an_event_holds_is_refused() -> None:
    function = Function()
    answer = await function.post(json=None, content=b"{" + b" " * MAX_BODY_BYTES)
    assert (answer.status_code, error_of(answer)["code"]) == (413, "body_too_large")
