"""A process that recalls, for its times and its memory; it has done nothing else.

    python -m tests.benchmarks.recall_process OWNER QUESTIONS.json DATABASE_URL [DATABASE_URL …]

Every database is asked the same question before any is asked the next, so that all see the same
machine. It prints JSON: `times_ms`, a list a database, and `peak_mb`.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from kumbuka.bootstrap import Kumbuka, build
from kumbuka.config import Config
from kumbuka.memory.scopes import Scope
from kumbuka.memory.settings import Settings
from kumbuka.usecases.question import Question
from kumbuka.usecases.recall import recall

from tests.benchmarks.processes import peak_mb

WARM_UP = 20
MOST_S = 12.0
"""Of asking that is counted, whatever is left of the questions."""
LEAST_FOUND_SHARE = 0.9


async def _asked(kumbuka: Kumbuka, owner_id: str, text: str) -> tuple[float, bool]:
    """Milliseconds, and whether anything was found."""
    question = Question(Scope(owner_id), text, kumbuka.services.clock(), Settings())
    started = time.perf_counter()
    recalled = await recall(kumbuka.services, question)
    return (time.perf_counter() - started) * 1000, bool(recalled.hits)


async def _times(opened: Sequence[Kumbuka], owner_id: str, questions: Sequence[str]) -> None:
    for text in questions[:WARM_UP]:
        for kumbuka in opened:
            await _asked(kumbuka, owner_id, text)
    times: list[list[float]] = [[] for _ in opened]
    found: list[bool] = []
    ends_at = time.monotonic() + MOST_S
    for text in questions[WARM_UP:]:
        for kumbuka, own in zip(opened, times, strict=True):
            took, has_found = await _asked(kumbuka, owner_id, text)
            own.append(took)
            found.append(has_found)
        if time.monotonic() > ends_at:
            break
    assert sum(found) / len(found) >= LEAST_FOUND_SHARE, "recall finds too little"
    print(json.dumps({"times_ms": times, "peak_mb": peak_mb(os.getpid())}), flush=True)


async def _run(owner_id: str, questions: Path, urls: Sequence[str]) -> None:
    opened = [build(Config(database_url=url, server_secret="bench")) for url in urls]
    try:
        for kumbuka in opened:
            await kumbuka.start()
        await _times(opened, owner_id, json.loads(questions.read_text(encoding="utf-8")))
    finally:
        for kumbuka in opened:
            await kumbuka.close()


if __name__ == "__main__":
    asyncio.run(_run(sys.argv[1], Path(sys.argv[2]), sys.argv[3:]))
