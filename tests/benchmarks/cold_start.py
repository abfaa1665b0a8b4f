"""From the start of a process to its first answered byte: a chat beside an empty function.

The empty one is FastAPI and Mangum with a single route that answers one API Gateway event. Both
are timed by the parent's clock from before the start, so the interpreter's own start is in both.
Both find their modules compiled, as every start but the first does.
"""

from __future__ import annotations

import asyncio
import sys
import time
from asyncio.subprocess import PIPE
from contextlib import suppress
from pathlib import Path
from statistics import median

from kumbuka.memory.keys import Right
from kumbuka.usecases.manage_keys import create_key

from tests.benchmarks.facts import filled, invented_facts
from tests.benchmarks.report import Figure, Report
from tests.benchmarks.upstream import running_upstream
from tests.fakes.kumbuka_process import environment

MEMORIES = 50
ROUNDS = 11
OWNER = "bench"


async def measure(folder: Path, report: Report) -> None:
    async with filled(folder, OWNER, MEMORIES) as kumbuka:
        rights = frozenset({Right.CHAT})
        key = await create_key(kumbuka.services, name="bench", rights=rights, owner_id=OWNER)
    question = invented_facts(MEMORIES)[0].question
    chats: list[float] = []
    empties: list[float] = []
    compiled = folder / "compiled"
    async with running_upstream() as upstream:
        database = f"file:{folder / 'kumbuka.db'}"
        # The first round compiles, warms the machine's file cache and is not counted.
        for round_number in range(ROUNDS + 1):
            took, memories = await _took(compiled, "chat", database, upstream, key.secret, question)
            assert memories, "the chat was given no memory"
            empty, _ = await _took(compiled, "empty")
            if round_number:
                chats.append(took)
                empties.append(empty)
    chat, empty = median(chats), median(empties)
    report.add(Figure("cold_start", "chat", chat, "ms"))
    report.add(Figure("cold_start", "empty_function", empty, "ms"))
    report.add(Figure("cold_start", "ratio", chat / empty, "ratio", at_most=1.0))


async def _took(compiled: Path, *arguments: str) -> tuple[float, int]:
    """Milliseconds to the first byte, and how many memories the chat was given."""
    # Set to nothing, it counts as not set: this machine's own wish not to compile is overruled.
    own = {"PYTHONPYCACHEPREFIX": str(compiled), "PYTHONDONTWRITEBYTECODE": ""}
    started = time.time_ns()
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.benchmarks.cold_process", *arguments),
        stdout=PIPE,
        env=environment(own),
    )
    try:
        out, _ = await asyncio.wait_for(process.communicate(), 60)
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
    first_byte, memories = map(int, out.split())
    return (first_byte - started) / 1e6, memories
