"""From the start of a function to its first body byte, under Lambda's own emulator.

The chat function (streaming, secrets from a double of the extension, a database file) and the
extract function (one turn) by turns with an empty FastAPI + Mangum function. All run on the same
interpreter and find their modules in the same compiled layer, and each start is a new process.
The clock starts when the emulator is given the event that makes it start the function.
"""

from __future__ import annotations

import logging
import sys
import time
from collections import defaultdict
from contextlib import AsyncExitStack, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from tests.benchmarks.emulator_functions import Contestant, contestants
from tests.benchmarks.emulator_tap import Tap
from tests.benchmarks.facts import invented_facts
from tests.benchmarks.report import Figure, Report
from tests.benchmarks.upstream import running_upstream
from tests.contract.emulator import (
    Emulator,
    emulated,
    free_ports,
    layer_is_current,
    missing_parts,
)
from tests.contract.stage import set_up

ROUNDS = 9
MEMORIES = 50
AT_MOST = {"chat": 1.05, "extract": 0.8}


@dataclass(frozen=True)
class ColdStart:
    init_ms: float
    """Until the function asks for its first event."""
    answer_ms: float
    """From there to the first body byte."""
    peak_mb: float
    """The most that the function's process had resident."""

    @property
    def total_ms(self) -> float:
        return self.init_ms + self.answer_ms


async def measure(folder: Path, report: Report) -> None:
    if missing := missing_parts():
        print(
            f"emulator: left out, {', '.join(missing)}: run `make contract` once", file=sys.stderr
        )
        return
    if not layer_is_current():
        print("emulator: the layer is older than the source: run `make contract`", file=sys.stderr)
    known = [fact.content for fact in invented_facts(MEMORIES)]
    starts: dict[str, list[ColdStart]] = defaultdict(list)
    # The servers beside the functions tell of each request they get.
    logging.getLogger("werkzeug").setLevel(logging.ERROR)
    async with AsyncExitStack() as stack:
        with redirect_stdout(sys.stderr):
            stage = await stack.enter_async_context(set_up(folder, known))
        upstream = await stack.enter_async_context(running_upstream())
        functions = await contestants(stage, upstream)
        # The first round warms the machine's file cache and is not counted.
        for round_number in range(ROUNDS + 1):
            for function in functions:
                start = await _cold_start(function, folder / f"{function.name}.log")
                if round_number:
                    starts[function.name].append(start)
    _report(starts, report)


async def _cold_start(function: Contestant, log_file: Path) -> ColdStart:
    api_port, _ = free_ports()
    async with Tap(f"127.0.0.1:{api_port}") as tap:
        tapped = ("/usr/bin/env", f"AWS_LAMBDA_RUNTIME_API={tap.address}", *function.command)
        async with emulated(
            tapped,
            folder=function.folder,
            env=function.env,
            log_file=log_file,
            api_port=api_port,
        ) as emulator:
            event = function.event()
            started = time.perf_counter()
            answer = await emulator.invoke(event)
            assert function.answer in answer, (function.name, answer, emulator.log)
            return ColdStart(
                (tap.initialised_at - started) * 1e3,
                (tap.first_byte_at - tap.initialised_at) * 1e3,
                _peak_mb(emulator),
            )


def _peak_mb(emulator: Emulator) -> float:
    process_id = emulator.function_process()
    assert process_id is not None, emulator.log
    status = Path(f"/proc/{process_id}/status").read_text(encoding="ascii")
    fields = dict(line.split(":", 1) for line in status.splitlines())
    return int(fields["VmHWM"].split()[0]) / 1024


def _report(starts: dict[str, list[ColdStart]], report: Report) -> None:
    for name, of in starts.items():
        report.add(Figure("emulator", name, median(s.total_ms for s in of), "ms"))
        report.add(Figure("emulator", f"{name}_init", median(s.init_ms for s in of), "ms"))
        report.add(Figure("emulator", f"{name}_answer", median(s.answer_ms for s in of), "ms"))
        report.add(Figure("emulator", f"{name}_peak_rss", max(s.peak_mb for s in of), "MB"))
    for name, most in AT_MOST.items():
        # Round by round: what slows the machine for a while slows both.
        rounds = zip(starts[name], starts["empty_function"], strict=True)
        ratio = median(ours.total_ms / empty.total_ms for ours, empty in rounds)
        report.add(Figure("emulator", f"{name}_ratio", ratio, "ratio", at_most=most))
