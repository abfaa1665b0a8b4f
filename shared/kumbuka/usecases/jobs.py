"""Do the jobs that wait: each kind by the use case that is named for it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping

from kumbuka.errors import PoisonMessage
from kumbuka.memory.jobs import (
    CHECK_COPY,
    CLEAN_UP,
    CLEAN_UP_RECORDS,
    COPY_EVERYONES,
    COPY_VECTORS,
    EMBED,
    PLANS,
    SUMMARIZE,
    Job,
)
from kumbuka.ports import QueueMessage, Services
from kumbuka.usecases.back_fill import back_fill
from kumbuka.usecases.cleanup import cleanup, cleanup_records
from kumbuka.usecases.copy_owners import copy_everyones
from kumbuka.usecases.copy_vectors import copy_vectors
from kumbuka.usecases.plan import plan
from kumbuka.usecases.settle import Settler
from kumbuka.usecases.summarize import summarize_if_wanted
from kumbuka.usecases.work import repeat, take


async def _clean_up(services: Services, owner_id: str) -> None:
    if await cleanup(services, owner_id):
        await back_fill(services, owner_id)


Do = Callable[[Services, Job, bool], Awaitable[object]]
"""With True where an earlier attempt may have ended anywhere."""

KINDS: Mapping[str, Do] = {
    COPY_VECTORS: lambda services, job, again: copy_vectors(services, job.owner_id, again=again),
    CHECK_COPY: lambda services, job, again: copy_vectors(
        services, job.owner_id, again=again, counts=True
    ),
    COPY_EVERYONES: lambda services, job, again: copy_everyones(services, job.after),
    EMBED: lambda services, job, again: back_fill(services, job.owner_id, job.after),
    CLEAN_UP: lambda services, job, again: _clean_up(services, job.owner_id),
    CLEAN_UP_RECORDS: lambda services, job, again: cleanup_records(services),
    SUMMARIZE: lambda services, job, again: summarize_if_wanted(services, job.owner_id),
    PLANS[SUMMARIZE]: lambda services, job, again: plan(services, SUMMARIZE, job.after),
    PLANS[CLEAN_UP]: lambda services, job, again: plan(services, CLEAN_UP, job.after),
}
"""Kind of a job → what does it. A job that comes twice must end in the same state."""


async def do(services: Services, message: QueueMessage) -> None:
    """Raises PoisonMessage for what is no job, or one of a kind that is not known."""
    job = Job.from_json(message.body)
    if job.kind not in KINDS:
        raise PoisonMessage(f"no job of the kind {job.kind[:40]!r} is known")
    await KINDS[job.kind](services, job, message.receives > 1)


class JobWorker:
    """Does what the queue of jobs holds."""

    def __init__(self, services: Services) -> None:
        self._queue = services.jobs
        self._settler = Settler(services.jobs, lambda message: do(services, message), "a job")

    async def is_done(self, message: QueueMessage) -> bool:
        """As `Settler.is_done`."""
        return await self._settler.is_done(message)

    async def run(self, stop: asyncio.Event) -> None:
        await repeat(self.step, self._queue, stop)

    async def step(self) -> bool:
        """Do what waits, once; whether there was anything."""
        return bool(await take(self._queue, self._settler.is_done))
