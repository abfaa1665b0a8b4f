"""One invocation, from its event to the end of its answer."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Mapping
from functools import partial
from typing import Any

from kumbuka.runtime.answer import Answer
from kumbuka.runtime.asgi import App, Scope
from kumbuka.runtime.context import Deadlines, lambda_context
from kumbuka.runtime.events import http_request
from kumbuka.runtime.failures import AnswerIncomplete, ApplicationExited, DeadlineReached
from kumbuka.runtime.records import begin_invocation
from kumbuka.runtime.runtime_api import Invocation, RuntimeApi

LOST_GRACE_S = 3.0
"""For an app to return after its answer's connection broke."""
CANCEL_GRACE_S = 0.1
"""For a cancelled app to return, where the deadline leaves it."""
MIN_ACCEPT_S = 0.05
MAX_ACCEPT_S = 900.0

log = logging.getLogger("kumbuka.runtime")


class Serving:
    """Calls the app for one event; whatever happens, Lambda hears of it and `run` returns."""

    def __init__(
        self,
        app: App,
        api: RuntimeApi,
        invocation: Invocation,
        *,
        environ: Mapping[str, str],
        state: Mapping[str, Any],
        lost_grace_s: float = LOST_GRACE_S,
    ) -> None:
        self._app = app
        self._api = api
        self._invocation = invocation
        self._environ = environ
        self._state = state
        self._lost_grace_s = lost_grace_s
        self._loop = asyncio.get_running_loop()
        self._deadlines = Deadlines.of(
            invocation.deadline_ms, loop_time=self._loop.time(), epoch_s=time.time()
        )
        self._cut = asyncio.Event()
        self._cut_error: BaseException | None = None

    async def run(self) -> None:
        begin_invocation(self._invocation)
        try:
            scope, answer = self._request()
        except Exception as error:
            await self._refuse(error)
            return
        await self._conclude(answer, await self._call(scope, answer))

    def cut(self, error: BaseException) -> None:
        """Cancel the app, and end its answer with the error unless the app ends it first."""
        self._cut_error = self._cut_error or error
        self._cut.set()

    def _request(self) -> tuple[Scope, Answer]:
        context = lambda_context(self._invocation, self._environ)
        scope, body = http_request(self._invocation.event, context)
        scope["state"] = dict(self._state)
        scope["extensions"] = {"kumbuka.deadline": {"at": self._deadlines.soft_at}}
        respond = partial(self._api.respond, self._invocation.request_id)
        return scope, Answer(body, respond, has_body=scope["method"] != "HEAD")

    async def _call(self, scope: Scope, answer: Answer) -> BaseException | None:
        """Run the app to its end, or to its cut; returns what it raised, or why it was cut."""
        app = self._loop.create_task(_called(self._app, scope, answer))
        timers = [
            self._loop.call_at(self._deadlines.cut_at, self.cut, DeadlineReached(self._too_late()))
        ]
        answer.on_lost(lambda: timers.append(self._loop.call_later(self._lost_grace_s, app.cancel)))
        await self._until_cut(app, answer)
        for timer in timers:
            timer.cancel()
        return self._cut_error or _error_of(app)

    async def _until_cut(self, app: asyncio.Task[None], answer: Answer) -> None:
        cut = self._loop.create_task(self._cut.wait())
        await asyncio.wait({app, cut}, return_when=asyncio.FIRST_COMPLETED)
        cut.cancel()
        if app.done():
            self._cut_error = None
            return
        app.cancel()
        await asyncio.wait({app}, timeout=CANCEL_GRACE_S)
        if not app.done():
            log.error("the application goes on after it was cancelled")

    async def _conclude(self, answer: Answer, error: BaseException | None) -> None:
        if answer.is_lost:
            log.info("the answer was not read to its end")
        elif answer.is_ended:
            _log_after_answer(error)
        else:
            await self._fail(answer, error or AnswerIncomplete(_missing(answer)))
        await answer.finish(self._time_to_accept())

    async def _fail(self, answer: Answer, error: BaseException) -> None:
        log.error("the invocation failed", exc_info=error)
        answer.leave()
        if answer.is_started:
            answer.break_off(error)
        else:
            await self._api.post_invocation_error(self._invocation.request_id, error)

    async def _refuse(self, error: Exception) -> None:
        log.error("the invocation was refused: %s", type(error).__name__)
        await self._api.post_invocation_error(self._invocation.request_id, error)

    def _time_to_accept(self) -> float:
        left_s = self._deadlines.real_at - self._loop.time()
        return min(MAX_ACCEPT_S, max(MIN_ACCEPT_S, left_s))

    def _too_late(self) -> str:
        left_s = self._deadlines.real_at - self._loop.time()
        return f"the application did not end within the {left_s:.1f} s it was given"


async def _called(app: App, scope: Scope, answer: Answer) -> None:
    try:
        await app(scope, answer.receive, answer.send)
    except (SystemExit, KeyboardInterrupt) as error:
        raise ApplicationExited("the application tried to end the process") from error


def _error_of(app: asyncio.Task[None]) -> BaseException | None:
    if not app.done() or app.cancelled():
        return asyncio.CancelledError("the application was cancelled")
    return app.exception()


def _missing(answer: Answer) -> str:
    what = "the end of its answer" if answer.is_started else "an answer"
    return f"the application returned without {what}"


def _log_after_answer(error: BaseException | None) -> None:
    if error is not None:
        log.error("the application failed after its answer", exc_info=error)
