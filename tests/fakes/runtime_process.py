"""`python -m kumbuka.runtime` as a process of its own, and the steps its functions take."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.fakes.loopback import LoopbackServer
from tests.fakes.runtime_api import WAIT_S, ScriptedRuntimeApi

FUNCTIONS = Path(__file__).parent / "runtime_functions"
PACKAGE = Path(__file__).parents[2] / "shared"
COMMAND = (sys.executable, "-m", "kumbuka.runtime")


class Steps(LoopbackServer):
    """What the functions have reached; one that waits goes on when the test says so."""

    def __init__(self) -> None:
        self.seen: list[str] = []
        self._waiting: dict[str, asyncio.StreamWriter] = {}
        self._changed = asyncio.Condition()

    async def at(self, name: str) -> None:
        """Return once a function is there."""
        async with asyncio.timeout(WAIT_S), self._changed:
            await self._changed.wait_for(lambda: name in self.seen)

    async def pass_on(self, name: str) -> None:
        """Let the function that is there go on."""
        await self.at(name)
        self.seen.remove(name)
        self._waiting.pop(name).write(b"\n")

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        name = (await reader.readline()).decode().rstrip("\n")
        self._waiting[name] = writer
        async with self._changed:
            self.seen.append(name)
            self._changed.notify_all()
        await reader.read()


@dataclass
class RuntimeProcess:
    api: ScriptedRuntimeApi
    steps: Steps
    process: Process
    _reading: asyncio.Task[bytes]
    log: list[str] = field(default_factory=list)
    """Standard error; complete once the process has ended."""

    def terminate(self) -> None:
        self.process.send_signal(signal.SIGTERM)

    async def ended(self) -> int:
        """Its exit code."""
        async with asyncio.timeout(WAIT_S):
            self.log[:] = (await self._reading).decode().splitlines()
            return await self.process.wait()

    async def stop(self) -> int:
        """Ask it to end, once it waits for an event."""
        await self.api.until(lambda: self.api.waiting)
        self.terminate()
        return await self.ended()


@asynccontextmanager
async def running(
    handler: str = "steps.handler",
    *,
    env: dict[str, str] | None = None,
    command: Sequence[str] = COMMAND,
) -> AsyncIterator[RuntimeProcess]:
    async with AsyncExitStack() as stack:
        api = await stack.enter_async_context(ScriptedRuntimeApi())
        steps = await stack.enter_async_context(Steps())
        process = await asyncio.create_subprocess_exec(
            *command,
            stdin=DEVNULL,
            stdout=PIPE,
            stderr=PIPE,
            env=_environment(api, steps, handler) | (env or {}),
        )
        assert process.stdout is not None
        assert process.stderr is not None
        reading = asyncio.ensure_future(process.stderr.read())
        try:
            yield RuntimeProcess(api, steps, process, reading)
        finally:
            with suppress(ProcessLookupError):
                process.kill()
            await asyncio.gather(reading, process.stdout.read())
            await process.wait()


def _environment(api: ScriptedRuntimeApi, steps: Steps, handler: str) -> dict[str, str]:
    return {
        "PATH": os.environ["PATH"],
        "PYTHONPATH": str(PACKAGE),
        "AWS_LAMBDA_RUNTIME_API": api.address,
        "AWS_LAMBDA_FUNCTION_NAME": "chat",
        "LAMBDA_TASK_ROOT": str(FUNCTIONS),
        "_HANDLER": handler,
        "STEPS_PORT": str(steps.port),
    }


def rest_event(path: str = "/v1/models", **more: Any) -> dict[str, Any]:
    """A REST API's event, as API Gateway sends it."""
    return {
        "resource": "/{proxy+}",
        "httpMethod": "POST",
        "path": path,
        "headers": {"Host": "api.test", "X-One": "1"},
        "multiValueHeaders": {"Host": ["api.test"], "X-One": ["1"]},
        "queryStringParameters": None,
        "multiValueQueryStringParameters": None,
        "requestContext": {"identity": {"sourceIp": "192.0.2.1"}, "stage": "Prod"},
        "body": None,
        "isBase64Encoded": False,
        **more,
    }
