"""Programs of this package in processes of their own, and how much memory one took."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from tests.fakes.kumbuka_process import environment

ROOT = Path(__file__).parents[2]
PATIENCE_S = 120.0


async def printed_by(
    folder: Path, module: str, *arguments: str, env: Mapping[str, str] | None = None
) -> str:
    """What `python -m tests.benchmarks.MODULE` prints, run in the folder to its end."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", f"tests.benchmarks.{module}", *arguments),
        stdout=PIPE,
        cwd=folder,
        env=environment({"PYTHONPATH": str(ROOT), **(env or {})}),
    )
    try:
        out, _ = await asyncio.wait_for(process.communicate(), PATIENCE_S)
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
    assert process.returncode == 0, f"{module} ended with {process.returncode}"
    return out.decode()


def peak_mb(pid: int) -> float | None:
    """The most memory that the process held; only Linux tells."""
    status = Path("/proc", str(pid), "status")
    if os.name != "posix" or not status.exists():
        return None
    lines = status.read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmHWM:"))
