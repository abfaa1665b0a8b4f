"""Functions as Lambda runs them: a process an environment, one event at a time in each.

The Runtime API is the fake of the runtime's own tests. A function whose variables name a wrapper
is started through it; the other ones by a plain runtime. Timeouts are the template's.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from asyncio.subprocess import DEVNULL, Process
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.assembly.aws import Aws
from tests.fakes.runtime_api import Invocation, ScriptedRuntimeApi

ROOT = Path(__file__).parents[2]
WRAPPERS = {"/opt/streaming-wrapper": ROOT / "layers" / "core" / "streaming-wrapper"}
PLAIN_RUNTIME = Path(__file__).with_name("plain_runtime.py")
MOST_ENVIRONMENTS = 5


class FunctionFailed(Exception):
    """The function answered an event with an error, or did not start."""


class TimedOut(FunctionFailed):
    """Lambda ended the environment at the function's timeout."""


@dataclass
class Environment:
    api: ScriptedRuntimeApi
    process: Process
    log: Path

    async def end(self) -> None:
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()
        await self.api.__aexit__()


class Function:
    def __init__(self, name: str, aws: Aws, folder: Path, env: dict[str, str]) -> None:
        """`env` stands over the template's variables."""
        self.name = name
        self._aws = aws
        self._folder = folder
        self._env = env
        self._properties = aws.template.properties(name)
        self._free: list[Environment] = []
        self._all: list[Environment] = []
        self._room = asyncio.Semaphore(MOST_ENVIRONMENTS)
        self._extension_port = ""

    @property
    def log(self) -> str:
        return "".join(environment.log.read_text() for environment in self._all)

    @property
    def timeout_s(self) -> float:
        return float(self._properties["Timeout"])

    async def __aenter__(self) -> Function:
        self._extension_port = await self._aws.extension(self.name)
        return self

    async def __aexit__(self, *_: object) -> None:
        for environment in self._all:
            await environment.end()

    async def begin(self, event: Any) -> tuple[Invocation, Environment]:
        """Hand the event to an environment; `settle` takes both back. Raises FunctionFailed."""
        await self._room.acquire()
        try:
            environment = self._free.pop() if self._free else await self._started()
        except BaseException:
            self._room.release()
            raise
        return environment.api.invoke(event, deadline_s=self.timeout_s), environment

    async def settle(self, invocation: Invocation, environment: Environment) -> None:
        """Return once the invocation is over. Raises TimedOut, FunctionFailed."""
        try:
            async with asyncio.timeout(self.timeout_s):
                await environment.api.until(lambda: _is_settled(invocation, environment))
        except TimeoutError as error:
            # Lambda's own words, where the process can no longer say anything.
            with environment.log.open("a") as log:
                log.write(f"Task timed out after {self.timeout_s:.2f} seconds\n")
            environment.process.kill()
            raise TimedOut(self.name) from error
        finally:
            if environment.process.returncode is None and invocation.is_over:
                self._free.append(environment)
            self._room.release()
        if invocation.error is not None:
            raise FunctionFailed(invocation.error["errorMessage"])

    async def invoke(self, event: Any) -> Any:
        """The answer of a handler that answers in one piece. Raises FunctionFailed."""
        invocation, environment = await self.begin(event)
        await self.settle(invocation, environment)
        return json.loads(invocation.raw)

    async def _started(self) -> Environment:
        api = await ScriptedRuntimeApi().__aenter__()
        log = self._folder / f"{self.name}-{len(self._all)}.log"
        variables = self._variables(api)
        wrapper = variables.get("AWS_LAMBDA_EXEC_WRAPPER")
        command = [sys.executable, str(PLAIN_RUNTIME)]
        if wrapper is not None:
            command = ["/bin/sh", str(WRAPPERS[wrapper]), *command]
        with log.open("ab") as errors:
            process = await asyncio.create_subprocess_exec(
                *command, stdin=DEVNULL, stdout=errors, stderr=errors, env=variables
            )
        environment = Environment(api, process, log)
        self._all.append(environment)
        ended = asyncio.ensure_future(process.wait())
        ready = asyncio.ensure_future(api.until(lambda: api.waiting))
        await asyncio.wait({ended, ready}, return_when=asyncio.FIRST_COMPLETED)
        for task in (ended, ready):
            task.cancel()
        if not api.waiting:
            raise FunctionFailed(f"{self.name} did not start: {api.init_error}")
        return environment

    def _variables(self, api: ScriptedRuntimeApi) -> dict[str, str]:
        code = ROOT / self._aws.template.code(self.name)
        return {
            "PATH": os.environ["PATH"],
            "PYTHONPATH": str(ROOT / "shared"),
            "AWS_LAMBDA_RUNTIME_API": api.address,
            "AWS_LAMBDA_FUNCTION_NAME": self.name,
            "LAMBDA_TASK_ROOT": str(code),
            "_HANDLER": self._properties["Handler"],
            "PARAMETERS_SECRETS_EXTENSION_HTTP_PORT": self._extension_port,
            **self._aws.access(self.name),
            **self._aws.template.environment(self.name, self._aws.physical),
            **self._env,
        }


def _is_settled(invocation: Invocation, environment: Environment) -> bool:
    """Over, and the environment asks for the next event: what it does after an answer is done."""
    is_free = environment.api.waiting > 0 and invocation.is_over
    return is_free or environment.process.returncode is not None
