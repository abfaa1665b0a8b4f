"""How long recall takes in the process, on a file with so many memories of one owner."""

from __future__ import annotations

import random
import time
from pathlib import Path

from kumbuka.bootstrap import Kumbuka
from kumbuka.memory.scopes import Scope
from kumbuka.memory.settings import Settings
from kumbuka.usecases.recall import Question, recall

from tests.benchmarks.facts import filled, invented_facts
from tests.benchmarks.report import Figure, Report, percentile

OWNER = "bench"
QUESTIONS = 300
WARM_UP = 20
P50_TARGETS_MS = {1_000: 3.0, 10_000: 7.0}


async def measure(folder: Path, report: Report) -> None:
    for count, target in P50_TARGETS_MS.items():
        place = folder / f"recall-{count}"
        place.mkdir()
        async with filled(place, OWNER, count) as kumbuka:
            times = await _times(kumbuka, count)
        name = f"{count}_memories_recall"
        p50, p95 = percentile(times, 0.5), percentile(times, 0.95)
        report.add(Figure("recall", f"{name}_p50", p50, "ms", at_most=target))
        report.add(Figure("recall", f"{name}_p95", p95, "ms"))


async def _times(kumbuka: Kumbuka, count: int) -> list[float]:
    asked = random.Random(count).sample(invented_facts(count), QUESTIONS + WARM_UP)
    times: list[float] = []
    for fact in asked:
        question = Question(Scope(OWNER), fact.question, kumbuka.services.clock(), Settings())
        started = time.perf_counter()
        await recall(kumbuka.services, question)
        times.append((time.perf_counter() - started) * 1000)
    return times[WARM_UP:]
