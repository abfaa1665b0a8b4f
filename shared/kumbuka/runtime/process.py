"""The life of one execution environment: initialise, answer one event after another, shut down."""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import Callable, Mapping

from kumbuka.runtime import snapshot
from kumbuka.runtime.asgi import App
from kumbuka.runtime.failures import ShuttingDown
from kumbuka.runtime.handler import function_of
from kumbuka.runtime.lifespan import Lifespan
from kumbuka.runtime.records import name_invocations
from kumbuka.runtime.runtime_api import Invocation, RuntimeApi, RuntimeApiRefused
from kumbuka.runtime.serving import Serving

TRACE_VARIABLE = "_X_AMZN_TRACE_ID"
FINISH_S = 1.0
"""For a running invocation after SIGTERM; Lambda kills the process at most two seconds later."""
CUT_S = 0.3
STOP_S = 0.5

SetVariable = Callable[[str, str | None], None]
"""Sets a variable of the environment; None removes it."""

log = logging.getLogger("kumbuka.runtime")


def run(environ: Mapping[str, str], set_variable: SetVariable) -> int:
    """Serve the function that the environment names until SIGTERM; returns the exit code.

    Each stage tells its failure to Lambda by itself and ends the process with 1.
    """
    name_invocations()
    api = RuntimeApi(environ["AWS_LAMBDA_RUNTIME_API"])
    is_snapshotted = environ.get("AWS_LAMBDA_INITIALIZATION_TYPE") == "snap-start"
    with asyncio.Runner() as runner:
        post_error = api.post_init_error
        try:
            # Outside the running loop: modules and hooks may run loops of their own.
            app = function_of(environ).app
            if is_snapshotted:
                snapshot.run_before_snapshot()
                runner.run(api.restored())
                post_error = api.post_restore_error
                snapshot.run_after_restore()
            # Not before the snapshot: connections that the app opens do not live through it.
            lifespan = Lifespan(app)
            runner.run(lifespan.start())
        except BaseException as error:
            log.critical("the function could not be initialised", exc_info=error)
            runner.run(post_error(error))
            return 1
        return runner.run(Process(app, api, lifespan, environ, set_variable).serve())


class Process:
    """Serves one event after another."""

    def __init__(
        self,
        app: App,
        api: RuntimeApi,
        lifespan: Lifespan,
        environ: Mapping[str, str],
        set_variable: SetVariable,
    ) -> None:
        self._app = app
        self._api = api
        self._lifespan = lifespan
        self._environ = environ
        self._set_variable = set_variable
        self._stop = asyncio.Event()

    async def serve(self) -> int:
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, self._stop.set)
        try:
            while (invocation := await self._next()) is not None:
                await self._answer(invocation)
        except (OSError, RuntimeApiRefused) as error:
            log.critical("no more events can be asked for: %s", error)
            return 1
        finally:
            await self._lifespan.stop(STOP_S)
            self._api.close()
        return 0

    async def _next(self) -> Invocation | None:
        """The next event, or None once the process is to stop. An event that came is answered."""
        if self._stop.is_set():
            return None
        asking = asyncio.create_task(self._api.next_invocation())
        await self._first_of(asking)
        if asking.done():
            return asking.result()
        asking.cancel()
        return None

    async def _answer(self, invocation: Invocation) -> None:
        self._set_variable(TRACE_VARIABLE, invocation.trace_id)
        serving = Serving(
            self._app,
            self._api,
            invocation,
            environ=self._environ,
            state=self._lifespan.state,
        )
        running = asyncio.create_task(serving.run())
        await self._first_of(running)
        if not running.done():
            await self._end_soon(serving, running)
        if running.done() and (error := running.exception()):
            log.error("the invocation could not be answered", exc_info=error)
            await self._api.post_invocation_error(invocation.request_id, error)

    async def _end_soon(self, serving: Serving, running: asyncio.Task[None]) -> None:
        await asyncio.wait({running}, timeout=FINISH_S)
        serving.cut(ShuttingDown("the execution environment is shut down"))
        await asyncio.wait({running}, timeout=CUT_S)

    async def _first_of(self, task: asyncio.Task[Invocation] | asyncio.Task[None]) -> None:
        """Return when the task is done or the process is to stop."""
        stopping = asyncio.create_task(self._stop.wait())
        await asyncio.wait({task, stopping}, return_when=asyncio.FIRST_COMPLETED)
        stopping.cancel()
