"""`python -m kumbuka.runtime` where something goes wrong: every failure is told, none ends it."""

from __future__ import annotations

import pytest

from tests.fakes.runtime_api import ScriptedRuntimeApi
from tests.fakes.runtime_process import RuntimeProcess, rest_event, running

MAX_TRAILERS_BYTES = 3_000


async def still_answers(runtime: RuntimeProcess) -> None:
    invocation = await runtime.api.over(runtime.api.invoke(rest_event("/x")))
    assert invocation.trailers == {}


async def test_an_error_before_the_start_is_an_invocation_error() -> None:
    async with running() as runtime:
        failed = await runtime.api.over(runtime.api.invoke(rest_event("/fail/before")))
        assert failed.head is None
        assert failed.error is not None
        assert failed.error["errorType"] == failed.error_type == "ValueError"
        assert failed.error["errorMessage"] == "it went wrong"
        assert any("in fail" in frame for frame in failed.error["stackTrace"])
        await still_answers(runtime)


@pytest.mark.parametrize(
    ("path", "error_type", "message"),
    [
        ("/fail/after", "ValueError", "it went wrong"),
        ("/fail/silent", "AnswerIncomplete", "the end of its answer"),
        ("/fail/exit", "ApplicationExited", "end the process"),
        ("/fail/long", "ValueError", "\N{GRINNING FACE}"),
    ],
)
async def test_an_error_after_the_start_is_told_in_bounded_trailers(
    path: str, error_type: str, message: str
) -> None:
    async with running() as runtime:
        failed = await runtime.api.over(runtime.api.invoke(rest_event(path)))
        assert failed.body == b"one"
        assert failed.trailers is not None
        assert failed.trailers["lambda-runtime-function-error-type"] == error_type
        assert failed.told["errorType"] == error_type
        assert message in failed.told["errorMessage"]
        lines = [f"{name}: {value}\r\n" for name, value in failed.trailers.items()]
        assert len("".join(lines)) < MAX_TRAILERS_BYTES
        await still_answers(runtime)


async def test_what_is_no_http_event_is_refused_in_clear_words() -> None:
    async with running() as runtime:
        for event in ({}, [], None, "text", {"Records": []}, {"version": "2.0"}):
            refused = await runtime.api.over(runtime.api.invoke(event))
            assert refused.error is not None
            assert refused.error_type == "NoHttpEvent"
            assert "not an HTTP request" in refused.error["errorMessage"]
        await still_answers(runtime)


async def test_an_http_event_that_lacks_its_parts_is_refused() -> None:
    async with running() as runtime:
        event = {"resource": "/", "requestContext": {}}
        refused = await runtime.api.over(runtime.api.invoke(event))
        assert refused.error is not None
        assert "httpMethod" in refused.error["errorMessage"]
        await still_answers(runtime)


async def test_a_broken_response_is_a_disconnect_for_the_app() -> None:
    async with running() as runtime:
        invocation = runtime.api.invoke(rest_event("/listen"))
        await runtime.api.until(lambda: invocation.body == b"one")
        assert "http.disconnect" not in runtime.steps.seen
        invocation.break_off()
        await runtime.steps.at("http.disconnect")
        await still_answers(runtime)


async def test_an_early_answer_of_the_runtime_api_is_a_disconnect_for_the_app() -> None:
    async with running() as runtime:
        invocation = runtime.api.invoke(rest_event("/listen"))
        await runtime.api.until(lambda: invocation.body == b"one")
        invocation.answer_early(413)
        await runtime.steps.at("http.disconnect")
        await still_answers(runtime)


async def test_an_app_that_only_writes_holds_up_neither_loss_nor_deadline() -> None:
    async with running() as runtime:
        lost = runtime.api.invoke(rest_event("/spin"), deadline_s=0.5)
        await runtime.api.until(lambda: lost.body)
        lost.break_off()
        cut = runtime.api.invoke(rest_event("/spin"), deadline_s=1.0)
        await runtime.api.over(cut)
        assert cut.told["errorType"] == "DeadlineReached"
        await still_answers(runtime)


@pytest.mark.parametrize("path", ["/linger/started", "/linger"])
async def test_an_app_that_runs_into_the_deadline_is_cut_before_it(path: str) -> None:
    async with running() as runtime:
        invocation = runtime.api.invoke(rest_event(path), deadline_s=0.8)
        await runtime.api.over(invocation)
        told = invocation.error or invocation.told
        assert told["errorType"] == "DeadlineReached"
        assert invocation.body == (b"one" if path.endswith("started") else b"")
        await runtime.steps.at("cancelled")
        await still_answers(runtime)


async def test_an_app_may_end_its_answer_itself_when_it_is_cut() -> None:
    async with running() as runtime:
        invocation = runtime.api.invoke(rest_event("/finish"), deadline_s=0.8)
        await runtime.api.over(invocation)
        assert invocation.body == b"cut short"
        assert invocation.trailers == {}


async def test_sigterm_lets_the_running_invocation_finish_and_stops_the_app() -> None:
    async with running() as runtime:
        invocation = runtime.api.invoke(rest_event("/stream"))
        unasked = runtime.api.invoke(rest_event("/x"))
        await runtime.steps.at("one")
        runtime.terminate()
        for step in ("one", "two", "after"):
            await runtime.steps.pass_on(step)
        assert await runtime.ended() == 0
        assert invocation.body.endswith(b"[DONE]\n\n")
        assert unasked.head is None
        assert "stopped" in runtime.steps.seen


async def test_sigterm_cuts_an_invocation_that_does_not_end() -> None:
    async with running() as runtime:
        invocation = runtime.api.invoke(rest_event("/linger/started"))
        await runtime.steps.at("lingering")
        runtime.terminate()
        assert await runtime.ended() == 0
        assert invocation.told["errorType"] == "ShuttingDown"
        assert "stopped" in runtime.steps.seen


@pytest.mark.parametrize(
    ("handler", "error_type", "message"),
    [
        ("nowhere.handler", "ModuleNotFoundError", "nowhere"),
        ("steps.absent", "HandlerUnusable", "steps.absent"),
        ("steps.plain", "HandlerUnusable", "AsgiFunction"),
        ("handler", "HandlerUnusable", "module.attribute"),
        ("steps.broken", "LifespanFailed", "the store is not there"),
    ],
)
async def test_a_function_that_cannot_start_is_an_init_error(
    handler: str, error_type: str, message: str
) -> None:
    async with running(handler) as runtime:
        assert await runtime.ended() == 1
    api: ScriptedRuntimeApi = runtime.api
    assert api.init_error is not None
    assert api.init_error["errorType"] == error_type
    assert message in api.init_error["errorMessage"]
    assert isinstance(api.init_error["stackTrace"], list)
    assert [received.path for received in api.requests] == ["/2018-06-01/runtime/init/error"]
    assert api.requests[0].headers["lambda-runtime-function-error-type"] == error_type
