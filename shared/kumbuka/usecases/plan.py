"""Send housekeeping to everybody: one job an owner, whose number no function's time bounds."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping

from kumbuka.errors import KumbukaError
from kumbuka.memory.jobs import CLEAN_UP, CLEAN_UP_RECORDS, EVERYONE, PLANS, SUMMARIZE, Job
from kumbuka.ports import Services

PAGE = 100
"""Owners that are read at a time."""
PAGES = 50
"""After so many the rest is left to a job of its own."""
SENT_AT_ONCE = 10
DAY_MS = 86_400_000
EVERY_MS: Mapping[str, int] = {CLEAN_UP: DAY_MS, SUMMARIZE: 7 * DAY_MS}
"""Kind of a job → how often a process without a schedule of its platform's sends it."""
LOOK_S = 300.0

log = logging.getLogger("kumbuka.plan")


async def plan(services: Services, kind: str, after: str = "") -> int:
    """Send a job of the kind to every owner past one; returns how many were sent now.

    Sent twice it does no harm, so it may be run again wherever it ended. Raises StoreUnavailable
    and QueueUnavailable.
    """
    sent = 0
    for _ in range(PAGES):
        owners = await services.housekeeping.owners(after, PAGE)
        for start in range(0, len(owners), SENT_AT_ONCE):
            some = owners[start : start + SENT_AT_ONCE]
            jobs = (services.jobs.send(Job(kind, owner_id).to_json()) for owner_id in some)
            await asyncio.gather(*jobs)
        sent += len(owners)
        if len(owners) < PAGE:
            await _end(services, kind)
            return sent
        after = owners[-1]
    await services.jobs.send(Job(PLANS[kind], EVERYONE, after).to_json())
    return sent


async def _end(services: Services, kind: str) -> None:
    if kind == CLEAN_UP:
        await services.jobs.send(Job(CLEAN_UP_RECORDS, EVERYONE).to_json())


class Timer:
    """Plans each kind when its time has come, also over restarts: the database knows the last."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def run(self, stop: asyncio.Event) -> None:
        while not stop.is_set():
            waiting = asyncio.ensure_future(stop.wait())
            await asyncio.wait({waiting}, timeout=LOOK_S)
            if not stop.is_set():
                await self.look()
            waiting.cancel()

    async def look(self) -> None:
        """A failure is logged, and the next look tries again."""
        for kind, every_ms in EVERY_MS.items():
            try:
                await self._plan_if_due(kind, every_ms)
            except KumbukaError as error:
                log.warning("%s is not planned: %s", kind, error)
            except Exception:
                log.exception("%s could not be planned", kind)

    async def _plan_if_due(self, kind: str, every_ms: int) -> None:
        now = self._services.clock()
        last = await self._services.housekeeping.planned_at(kind)
        # A clock that was put back must not stop housekeeping for years.
        if last is not None and 0 <= now - last < every_ms:
            return
        await plan(self._services, kind)
        await self._services.housekeeping.note_plan(kind, now)
