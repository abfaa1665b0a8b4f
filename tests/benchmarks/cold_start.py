"""From the start of a process to its first answered byte: a chat beside an empty function.

The empty one is FastAPI and Mangum with a single route that answers one API Gateway event. All
are timed by the parent's clock from before the start, so the interpreter's own start is in each.
They find their modules compiled, as every start but the first does. The chat has its memories in
a file, or on an sqld that has a copy of it; they start by turns.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from pathlib import Path
from statistics import median

from kumbuka.memory.keys import Right
from kumbuka.usecases.manage_keys import create_key

from tests.benchmarks.facts import filled, invented_facts
from tests.benchmarks.processes import printed_by
from tests.benchmarks.remote import served_by_sqld
from tests.benchmarks.report import Figure, Report
from tests.benchmarks.upstream import running_upstream

MEMORIES = 50
ROUNDS = 11
OWNER = "bench"
RATIO_TARGETS = {"chat": 1.0, "chat_sqld": 1.25}


async def measure(folder: Path, report: Report) -> None:
    async with filled(folder, OWNER, MEMORIES) as kumbuka:
        rights = frozenset({Right.CHAT})
        key = await create_key(kumbuka.services, name="bench", rights=rights, owner_id=OWNER)
    question = invented_facts(MEMORIES)[0].question
    file = folder / "kumbuka.db"
    with served_by_sqld(folder / "sqld", file) as url:
        async with running_upstream() as upstream:
            rest = (upstream, key.secret, question)
            programs = {
                "chat": ("chat", f"file:{file}", *rest),
                "chat_sqld": ("chat", url, *rest),
                "empty_function": ("empty",),
            }
            times = await _times(folder, programs)
    medians = {name: median(own) for name, own in times.items()}
    for name, took in medians.items():
        report.add(Figure("cold_start", name, took, "ms"))
    for name, bound in RATIO_TARGETS.items():
        ratio = medians[name] / medians["empty_function"]
        label = "ratio" + name.removeprefix("chat")
        report.add(Figure("cold_start", label, ratio, "ratio", at_most=bound))


async def _times(
    folder: Path, programs: Mapping[str, tuple[str, ...]]
) -> Mapping[str, list[float]]:
    """Milliseconds to the first byte, by turns."""
    times: Mapping[str, list[float]] = {name: [] for name in programs}
    # The first round compiles, warms the machine's file cache and is not counted.
    for round_number in range(ROUNDS + 1):
        for name, arguments in programs.items():
            took, memories = await _took(folder, arguments)
            assert memories or arguments == ("empty",), "the chat was given no memory"
            if round_number:
                times[name].append(took)
    return times


async def _took(folder: Path, arguments: tuple[str, ...]) -> tuple[float, int]:
    """Milliseconds to the first byte, and how many memories the chat was given."""
    # Set to nothing, it counts as not set: this machine's own wish not to compile is overruled.
    own = {"PYTHONPYCACHEPREFIX": str(folder / "compiled"), "PYTHONDONTWRITEBYTECODE": ""}
    started = time.time_ns()
    printed = await printed_by(folder, "cold_process", *arguments, env=own)
    first_byte, memories = map(int, printed.split())
    return (first_byte - started) / 1e6, memories
