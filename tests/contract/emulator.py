"""A function under AWS's Runtime Interface Emulator, which comes with the SAM CLI.

`make contract` installs the emulator, the client of the managed runtime in an environment that
holds nothing else, and the core layer for this machine. The emulator starts the function with the
first event, takes one event at a time, and answers a function's errors with HTTP 200.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import platform
import socket
from asyncio.subprocess import DEVNULL, Process
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
LAYER = ROOT / ".rie" / "layer"
OPTIONAL_LAYER = ROOT / ".rie" / "optional"
"""With every part there is."""
PYTHON = ROOT / ".rie" / "bin" / "python"
"""It finds the standard library and awslambdaric, and nothing else."""
WRAPPER = LAYER / "streaming-wrapper"
PLAIN_RUNTIME = (str(PYTHON), "-m", "awslambdaric", "app.handler")
STREAMING_RUNTIME = (str(WRAPPER), *PLAIN_RUNTIME)
"""Lambda calls a wrapper with the command of its own runtime."""
PROCESSORS = {"aarch64": "arm64", "arm64": "arm64", "x86_64": "x86_64", "AMD64": "x86_64"}
INVOCATIONS = "/2015-03-31/functions/function/invocations"
START_S, INVOKE_S = 10.0, 60.0


def emulator_binary() -> Path | None:
    """None where `make contract` has not installed the SAM CLI."""
    name = f"aws-lambda-rie-{PROCESSORS[platform.machine()]}"
    found = (ROOT / ".sam").glob(f"lib/python3*/site-packages/samcli/local/rapid/{name}")
    return next(found, None)


def missing_parts() -> list[str]:
    """What `make contract` would have to install first."""
    parts = {
        "the emulator": emulator_binary(),
        "the runtime's client": PYTHON,
        "the layer": WRAPPER,
        "the optional layer": OPTIONAL_LAYER / "python",
    }
    return [name for name, path in parts.items() if path is None or not path.exists()]


def package_files(folder: Path) -> dict[str, bytes]:
    """By path in the folder; without what Python compiled."""
    return {
        str(file.relative_to(folder)): file.read_bytes()
        for file in folder.rglob("*")
        if file.is_file() and file.suffix != ".pyc"
    }


def layer_is_current() -> bool:
    """Whether the built layer holds the source as it is, byte for byte."""
    return package_files(LAYER / "python" / "kumbuka") == package_files(ROOT / "shared" / "kumbuka")


@dataclass
class Emulator:
    process: Process
    port: int
    log_file: Path

    @property
    def log(self) -> str:
        """The emulator's own lines, and everything the function printed."""
        return self.log_file.read_text(encoding="utf-8", errors="replace")

    async def invoke(self, event: Any) -> bytes:
        """The bytes that the function posted as its response, or as its error."""
        return await asyncio.to_thread(self._invoke, json.dumps(event).encode())

    def function_process(self) -> int | None:
        """The process id of the function, once it has started."""
        return next(iter(_children(self.process.pid)), None)

    def _invoke(self, event: bytes) -> bytes:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=INVOKE_S)
        try:
            connection.request("POST", INVOCATIONS, event)
            response = connection.getresponse()
            body = response.read()
            assert response.status == 200, (response.status, body, self.log)
            return body
        finally:
            connection.close()


@asynccontextmanager
async def emulated(
    command: Sequence[str],
    *,
    folder: Path,
    env: Mapping[str, str],
    log_file: Path,
    api_port: int | None = None,
) -> AsyncIterator[Emulator]:
    """The function in `folder`, started by `command` when its first event comes.

    `env` is all that it sees beside what the emulator gives; `api_port` is the Runtime API's,
    a free one if none is given.
    """
    binary = emulator_binary()
    assert binary is not None, "`make contract` installs the emulator"
    port, other_port = free_ports()
    with log_file.open("wb") as log:
        process = await asyncio.create_subprocess_exec(
            *(str(binary), "--log-level", "info"),
            *("--runtime-interface-emulator-address", f"127.0.0.1:{port}"),
            *("--runtime-api-address", f"127.0.0.1:{api_port or other_port}"),
            *command,
            stdin=DEVNULL,
            stdout=log,
            stderr=log,
            cwd=folder,
            env={"LAMBDA_TASK_ROOT": str(folder), "_HANDLER": "app.handler", **env},
        )
    try:
        await _listening(port, process)
        yield Emulator(process, port, log_file)
    finally:
        await _ended(process)


async def _listening(port: int, process: Process) -> None:
    async with asyncio.timeout(START_S):
        while process.returncode is None:
            with suppress(ConnectionError):
                _, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.close()
                return
            await asyncio.sleep(0.01)
    raise AssertionError(f"the emulator ended with {process.returncode}")


async def _ended(process: Process) -> None:
    with suppress(ProcessLookupError):
        process.terminate()
    try:
        await asyncio.wait_for(process.wait(), 5)
    except TimeoutError:
        process.kill()
        await process.wait()


def free_ports() -> tuple[int, int]:
    """Two that nothing listened on a moment ago."""
    with socket.socket() as one, socket.socket() as other:
        one.bind(("127.0.0.1", 0))
        other.bind(("127.0.0.1", 0))
        return one.getsockname()[1], other.getsockname()[1]


def _children(parent: int) -> list[int]:
    """Of a process, by Linux's `/proc`."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            # The command's name is in parentheses and may hold spaces.
            fields = stat.read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
            if int(fields[1]) == parent:
                found.append(int(stat.parent.name))
    return found
