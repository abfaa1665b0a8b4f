"""How fast memories are stored in bulk, embedding included, and what a thousand of them take."""

from __future__ import annotations

import json
from pathlib import Path
from statistics import median
from typing import Any

from tests.benchmarks.processes import printed_by
from tests.benchmarks.report import Figure, Report
from tests.benchmarks.store_process import FIRST
from tests.fakes.sqld import running_sqld

OWNER = "bench"
COUNT = 10_000
ROUNDS = 3
LEAST_PER_S = 2_000.0


async def measure(folder: Path, report: Report) -> None:
    stored = []
    for round_number in range(ROUNDS):
        place = folder / f"storing-{round_number}"
        place.mkdir()
        stored.append(await _stored(place, f"file:{place / 'kumbuka.db'}"))
    _report("throughput", median(run["memories_per_s"] for run in stored), report, LEAST_PER_S)
    size_mb = (place / "kumbuka.db").stat().st_size / 1e6
    size_per_1000 = size_mb / (FIRST + COUNT) * 1000
    report.add(Figure("storing", "file_size_per_1000", size_per_1000, "MB"))
    if stored[0]["peak_mb"] is not None:
        peak_mb = median(run["peak_mb"] for run in stored)
        report.add(Figure("storing", "peak_memory", peak_mb, "MB"))
    server = folder / "sqld"
    server.mkdir()
    with running_sqld(server) as sqld:
        remote = await _stored(folder, sqld.url)
    _report("sqld_throughput", remote["memories_per_s"], report)


async def _stored(folder: Path, url: str) -> dict[str, Any]:
    printed = await printed_by(folder, "store_process", OWNER, str(COUNT), url)
    figures: dict[str, Any] = json.loads(printed)
    return figures


def _report(name: str, per_s: float, report: Report, at_least: float | None = None) -> None:
    figure = Figure("storing", f"{COUNT}_{name}", per_s, "memories/s", at_least=at_least)
    report.add(figure)
