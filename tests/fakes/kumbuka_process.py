"""`kumbuka` as a person runs it: a process of its own, known by what it prints."""

from __future__ import annotations

import asyncio
import os
import shlex
import signal
import sqlite3
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, closing, suppress
from dataclasses import dataclass, field
from pathlib import Path

FOREIGN = ("KUMBUKA_", "MEMORY_", "OPENAI_", "AWS_")
"""What the developer's own environment may hold, and no test may see."""
LAST_LINES = ("curl ", "Manage keys", "Send your upstream")
"""How the last line of a greeting may begin; a first start ends with the command to paste."""


def environment(more: Mapping[str, str] | None = None) -> dict[str, str]:
    own = {name: value for name, value in os.environ.items() if not name.startswith(FOREIGN)}
    return {**own, **(more or {})}


@dataclass
class KumbukaProcess:
    process: Process
    log: Path
    """Its standard error."""
    printed: list[str] = field(default_factory=list)

    @property
    def values(self) -> dict[str, str]:
        """The `NAME=value` lines."""
        pairs = [line.partition("=") for line in self.printed if line.startswith("KUMBUKA_")]
        return {name: value for name, _, value in pairs}

    @property
    def base_url(self) -> str:
        return self.values["KUMBUKA_BASE_URL"]

    @property
    def root(self) -> str:
        return self.base_url.removesuffix("/v1")

    @property
    def curl(self) -> str:
        return next(line for line in self.printed if line.startswith("curl "))

    async def read_greeting(self) -> None:
        assert self.process.stdout is not None
        while line := (await self.process.stdout.readline()).decode().rstrip("\n"):
            self.printed.append(line)
            if _ends(line, self.printed):
                return
        raise AssertionError(f"it did not start: {self.log.read_text()}")

    async def stop(self, number: signal.Signals = signal.SIGTERM) -> int:
        """Ask it to end; its exit code."""
        if self.process.returncode is None:
            self.process.send_signal(number)
        await asyncio.wait_for(self.process.communicate(), 30)
        return await self.process.wait()

    async def kill(self) -> None:
        """At once, wherever it is."""
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.process.communicate()


def _ends(line: str, printed: Sequence[str]) -> bool:
    is_first_start = any(known.startswith("Keys are shown once") for known in printed)
    return line.startswith(LAST_LINES[:1] if is_first_start else LAST_LINES)


async def start_serving(
    folder: Path, *options: str, env: Mapping[str, str] | None = None
) -> KumbukaProcess:
    """`kumbuka serve` on a free port, with the folder's `kumbuka.db`; returns once it greets."""
    command = [sys.executable, "-m", "kumbuka.cli", "serve", *(options or ("--port", "0"))]
    log = folder / "serve.log"
    with log.open("ab") as errors:
        process = await asyncio.create_subprocess_exec(
            *command, stdin=DEVNULL, stdout=PIPE, stderr=errors, cwd=folder, env=environment(env)
        )
    served = KumbukaProcess(process, log)
    try:
        await asyncio.wait_for(served.read_greeting(), 60)
    except BaseException:
        await served.kill()
        raise
    return served


@asynccontextmanager
async def serving(
    folder: Path, *options: str, env: Mapping[str, str] | None = None
) -> AsyncIterator[KumbukaProcess]:
    served = await start_serving(folder, *options, env=env)
    try:
        yield served
    finally:
        await served.kill()


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


async def run(folder: Path, command: str, *, env: Mapping[str, str] | None = None) -> Ran:
    """`run(folder, "keys list --json")`, to its end."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "kumbuka.cli",
        *shlex.split(command),
        stdin=DEVNULL,
        stdout=PIPE,
        stderr=PIPE,
        cwd=folder,
        env=environment(env),
    )
    out, err = await asyncio.wait_for(process.communicate(), 60)
    return Ran(await process.wait(), out.decode(), err.decode())


async def until_learned(folder: Path) -> None:
    """Return once no turn waits in the queue beside the folder's database."""
    with closing(sqlite3.connect(folder / "kumbuka-queue.db", timeout=5)) as queue:
        for _ in range(5000):
            if queue.execute("SELECT count(*) FROM messages").fetchone() == (0,):
                return
            await asyncio.sleep(0.01)
    raise AssertionError("the turns were not learned")
