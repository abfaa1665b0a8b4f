"""How long recall takes on a file and on a real sqld with the same rows, and in how much memory."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.benchmarks.facts import filled, invented_facts
from tests.benchmarks.processes import printed_by
from tests.benchmarks.remote import served_by_sqld
from tests.benchmarks.report import Figure, Report, percentile

OWNER = "bench"
QUESTIONS = 320
P50_TARGETS_MS = {1_000: 3.0, 10_000: 7.0, 100_000: 50.0}


@dataclass(frozen=True)
class Recalls:
    times_ms: Sequence[Sequence[float]]
    """By database."""
    peak_mb: float | None


async def measure(folder: Path, report: Report) -> None:
    for count, target in P50_TARGETS_MS.items():
        place = folder / f"recall-{count}"
        place.mkdir()
        async with filled(place, OWNER, count):
            pass
        file = place / "kumbuka.db"
        recalls = await asked(place, OWNER, count, [f"file:{file}"])
        name = f"{count}_memories"
        report_times("recall", f"{name}_recall", recalls.times_ms[0], report, target)
        if recalls.peak_mb is not None:
            report.add(Figure("recall", f"{name}_peak_memory", recalls.peak_mb, "MB"))
        with served_by_sqld(place / "sqld", file) as url:
            remote = await asked(place, OWNER, count, [url])
        report_times("recall", f"{name}_sqld_recall", remote.times_ms[0], report)


async def asked(folder: Path, owner_id: str, count: int, urls: Sequence[str]) -> Recalls:
    """Each database, that has so many invented facts of the owner, asked for some of them."""
    questions = folder / f"questions-{count}.json"
    facts = random.Random(count).sample(invented_facts(count), QUESTIONS)
    questions.write_text(json.dumps([fact.question for fact in facts]), encoding="utf-8")
    printed = await printed_by(folder, "recall_process", owner_id, str(questions), *urls)
    return Recalls(**json.loads(printed))


def report_times(
    bench: str, name: str, times_ms: Sequence[float], report: Report, target: float | None = None
) -> None:
    report.add(Figure(bench, f"{name}_p50", percentile(times_ms, 0.5), "ms", at_most=target))
    report.add(Figure(bench, f"{name}_p95", percentile(times_ms, 0.95), "ms"))
