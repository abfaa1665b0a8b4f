"""Every measurement in one run: `make bench`, or `python -m tests.benchmarks.run [NAME …]`.

Each figure is a line of JSON on standard output, {"bench", "name", "value", "unit"}; a table with
the targets follows on standard error. A missed target does not fail the run: a busy machine
misses it too.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path

from tests.benchmarks import (
    chat_time,
    cold_start,
    crowd,
    emulator,
    learning,
    recall_time,
    storing,
    tenants,
)
from tests.benchmarks.report import Figure, Report

Measure = Callable[[Path, Report], Awaitable[None]]
MEASUREMENTS: Mapping[str, Measure] = {
    "chat": chat_time.measure,
    "recall": recall_time.measure,
    "tenants": tenants.measure,
    "storing": storing.measure,
    "learning": learning.measure,
    "cold_start": cold_start.measure,
    "emulator": emulator.measure,
    "crowd": crowd.measure,
}
MOST_SECONDS = 600


async def _run(names: Sequence[str]) -> None:
    report = Report()
    started = time.perf_counter()
    try:
        async with asyncio.timeout(MOST_SECONDS):
            for name in names:
                with tempfile.TemporaryDirectory(prefix="kumbuka-bench-") as folder:
                    await MEASUREMENTS[name](Path(folder), report)
    finally:
        seconds = time.perf_counter() - started
        report.add(Figure("run", "duration", seconds, "s", at_most=MOST_SECONDS))
        report.print_table()


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure speed and memory.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(MEASUREMENTS))
    names = parser.parse_args().names or list(MEASUREMENTS)
    if unknown := set(names) - set(MEASUREMENTS):
        parser.error(f"unknown: {', '.join(sorted(unknown))}")
    asyncio.run(_run(names))


if __name__ == "__main__":
    main()
