"""What memory adds to a chat over HTTP, and how much memory the serving process takes.

Requests with memory and without it alternate, so that both see the same machine. After each one
the client rests a little: what a request leaves to be done must not be charged to the next.
"""

from __future__ import annotations

import asyncio
import json
import random
import signal
import time
from dataclasses import dataclass, field
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlsplit

from kumbuka.memory.keys import Right
from kumbuka.usecases.manage_keys import create_key

from tests.benchmarks.facts import PROFILE, filled, invented_facts
from tests.benchmarks.processes import peak_mb
from tests.benchmarks.report import Figure, Report, percentile
from tests.benchmarks.upstream import running_upstream
from tests.fakes.kumbuka_process import start_serving

OWNER = "bench"
COUNTS = (1_000, 10_000)
TARGETS_MS = {("p50", 10_000): 10.0, ("p95", 10_000): 25.0}
SHARES = {"p50": 0.5, "p95": 0.95}
PAIRS = 300
WARM_UP = 20
REST_S = 0.01
LEAST_INJECTED_SHARE = 0.9


@dataclass
class Times:
    with_memory: list[float] = field(default_factory=list)
    without: list[float] = field(default_factory=list)
    injected: int = 0
    """Chats that were given a memory which is not the profile's."""


async def measure(folder: Path, report: Report) -> None:
    async with running_upstream() as upstream:
        for count in COUNTS:
            place = folder / f"chat-{count}"
            place.mkdir()
            await _measure(place, upstream, count, report)


async def _measure(folder: Path, upstream: str, count: int, report: Report) -> None:
    async with filled(folder, OWNER, count) as kumbuka:
        rights = frozenset({Right.CHAT})
        key = await create_key(kumbuka.services, name="bench", rights=rights, owner_id=OWNER)
    served = await start_serving(folder, "--port", "0", env={"KUMBUKA_UPSTREAM_URL": upstream})
    try:
        times = await asyncio.to_thread(_chat, served.root, key.secret, count)
        peak = peak_mb(served.process.pid)
        await served.stop(signal.SIGTERM)
    finally:
        await served.kill()
    _report(times, peak, count, report)


def _chat(address: str, key: str, count: int) -> Times:
    parts = urlsplit(address)
    connection = HTTPConnection(parts.hostname or "", parts.port, timeout=30)
    asked = random.Random(count).sample(invented_facts(count), PAIRS + WARM_UP)
    times = Times()
    for fact in asked[:WARM_UP]:
        _asked(connection, key, fact.question, "on")
    for fact in asked[WARM_UP:]:
        took, memories = _asked(connection, key, fact.question, "on")
        times.with_memory.append(took)
        times.injected += memories > len(PROFILE)
        times.without.append(_asked(connection, key, fact.question, "off")[0])
    connection.close()
    return times


def _asked(connection: HTTPConnection, key: str, question: str, mode: str) -> tuple[float, int]:
    """Milliseconds until the whole answer was there, and how many memories it was given."""
    messages = [{"role": "user", "content": question}]
    body = json.dumps({"model": "bench", "stream": True, "messages": messages})
    headers = {
        "authorization": f"Bearer {key}",
        "content-type": "application/json",
        "x-kumbuka-memory": mode,
    }
    started = time.perf_counter()
    connection.request("POST", "/v1/chat/completions", body, headers)
    response = connection.getresponse()
    answer = response.read()
    took = (time.perf_counter() - started) * 1000
    assert response.status == 200, answer
    assert b"[DONE]" in answer
    assert response.headers["x-kumbuka-memory"] == mode, response.headers["x-kumbuka-memory"]
    time.sleep(REST_S)
    return took, int(response.headers["x-kumbuka-memories"])


def _report(times: Times, peak: float | None, count: int, report: Report) -> None:
    def add(
        name: str,
        value: float,
        unit: str,
        *,
        at_most: float | None = None,
        at_least: float | None = None,
    ) -> None:
        report.add(Figure("chat", f"{count}_memories_{name}", value, unit, at_most, at_least))

    add("injected_share", times.injected / PAIRS, "share", at_least=LEAST_INJECTED_SHARE)
    for name, share in SHARES.items():
        on, off = percentile(times.with_memory, share), percentile(times.without, share)
        add(f"on_{name}", on, "ms")
        add(f"off_{name}", off, "ms")
        add(f"added_{name}", on - off, "ms", at_most=TARGETS_MS.get((name, count)))
        add(f"ratio_{name}", on / off, "ratio")
    if peak is not None:
        add("serve_peak_memory", peak, "MB")
