"""A process that stores many memories as bulk does, for its speed and its memory.

    python -m tests.benchmarks.store_process OWNER COUNT DATABASE_URL

It has stored and recalled a little before, as a process that serves has. It prints JSON:
`memories_per_s`, embedding included, and `peak_mb`.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time

from kumbuka.bootstrap import build
from kumbuka.config import Config
from kumbuka.memory.scopes import Scope
from kumbuka.memory.settings import Settings
from kumbuka.usecases.question import Question
from kumbuka.usecases.recall import recall

from tests.benchmarks.facts import invented_facts, store
from tests.benchmarks.processes import peak_mb

FIRST = 500


async def _run(owner_id: str, count: int, url: str) -> None:
    facts = invented_facts(FIRST + count)
    kumbuka = build(Config(database_url=url, server_secret="bench"))
    await kumbuka.start()
    try:
        await store(kumbuka, owner_id, facts[:FIRST])
        now = kumbuka.services.clock()
        text = facts[0].question
        await recall(kumbuka.services, Question(Scope(owner_id), text, now, Settings()))
        started = time.perf_counter()
        await store(kumbuka, owner_id, facts[FIRST:], profile={})
        took_s = time.perf_counter() - started
    finally:
        await kumbuka.close()
    figures = {"memories_per_s": count / took_s, "peak_mb": peak_mb(os.getpid())}
    print(json.dumps(figures), flush=True)


if __name__ == "__main__":
    asyncio.run(_run(sys.argv[1], int(sys.argv[2]), sys.argv[3]))
