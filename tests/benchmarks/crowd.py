"""Chat time where many clients ask at once, with memory and without, of one served process."""

from __future__ import annotations

import asyncio
import json
import random
import signal
import time
from collections.abc import Sequence
from pathlib import Path
from urllib.parse import urlsplit

from kumbuka.memory.keys import Right
from kumbuka.usecases.manage_keys import create_key

from tests.benchmarks.facts import InventedFact, filled, invented_facts
from tests.benchmarks.report import Figure, Report, percentile
from tests.benchmarks.upstream import running_upstream
from tests.fakes.kumbuka_process import start_serving

OWNER = "bench"
MEMORIES = 1_000
CLIENTS = 50
CHATS = 12
"""By each client in each mode; the first two are not counted."""
UNCOUNTED = 2
PATIENCE_S = 60


async def measure(folder: Path, report: Report) -> None:
    async with filled(folder, OWNER, MEMORIES) as kumbuka:
        rights = frozenset({Right.CHAT})
        key = await create_key(kumbuka.services, name="bench", rights=rights, owner_id=OWNER)
    async with running_upstream() as upstream:
        served = await start_serving(folder, "--port", "0", env={"KUMBUKA_UPSTREAM_URL": upstream})
        try:
            for mode in ("off", "on"):
                await _measure(served.root, key.secret, mode, report)
            await served.stop(signal.SIGTERM)
        finally:
            await served.kill()


async def _measure(address: str, key: str, mode: str, report: Report) -> None:
    facts = invented_facts(MEMORIES)
    started = time.perf_counter()
    async with asyncio.timeout(PATIENCE_S):
        clients = [_client(address, key, mode, facts, number) for number in range(CLIENTS)]
        chats = [chat for client in await asyncio.gather(*clients) for chat in client]
    seconds = time.perf_counter() - started
    times = [took for took, _ in chats]
    whole = sum(not degraded for _, degraded in chats) / len(chats)
    name = f"{CLIENTS}_clients_{mode}"
    report.add(Figure("crowd", f"{name}_p50", percentile(times, 0.5), "ms"))
    report.add(Figure("crowd", f"{name}_p95", percentile(times, 0.95), "ms"))
    report.add(Figure("crowd", f"{name}_undegraded_share", whole, "share"))
    report.add(Figure("crowd", f"{name}_throughput", CLIENTS * CHATS / seconds, "chats/s"))


async def _client(
    address: str, key: str, mode: str, facts: Sequence[InventedFact], number: int
) -> list[tuple[float, bool]]:
    asked = random.Random(number).sample(facts, CHATS)
    chats = [await _asked(address, key, mode, fact.question) for fact in asked]
    return chats[UNCOUNTED:]


async def _asked(address: str, key: str, mode: str, question: str) -> tuple[float, bool]:
    """Milliseconds from the connection's opening until the whole answer was there, and whether
    it had to go without memory.
    """
    place = urlsplit(address)
    messages = [{"role": "user", "content": question}]
    body = json.dumps({"model": "bench", "stream": True, "messages": messages}).encode()
    head = (
        f"POST /v1/chat/completions HTTP/1.1\r\nhost: {place.netloc}\r\nconnection: close\r\n"
        f"authorization: Bearer {key}\r\ncontent-type: application/json\r\n"
        f"x-kumbuka-memory: {mode}\r\ncontent-length: {len(body)}\r\n\r\n"
    )
    started = time.perf_counter()
    reader, writer = await asyncio.open_connection(place.hostname, place.port)
    try:
        writer.write(head.encode() + body)
        answer = await reader.read()
    finally:
        writer.close()
    took = (time.perf_counter() - started) * 1000
    assert answer.startswith(b"HTTP/1.1 200"), answer[:500]
    assert b"[DONE]" in answer
    return took, b"x-kumbuka-memory: degraded" in answer.lower()
