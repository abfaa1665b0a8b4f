"""Leave it to the jobs to bring copies up to the database: an owner's, or everybody's."""

from __future__ import annotations

import logging

from kumbuka.errors import QueueUnavailable
from kumbuka.memory.jobs import CHECK_COPY, COPY_EVERYONES, EVERYONE, Job
from kumbuka.memory.qdrant import merged
from kumbuka.ports import Services

OWNERS_AT_ONCE = 100

log = logging.getLogger("kumbuka.copy")


async def copy_soon(services: Services, owner_id: str | None) -> None:
    """With None, everybody's. A job that cannot be sent is logged: the owner's next change sends
    another. Raises StoreUnavailable."""
    deployment, _ = await services.settings.layers(owner_id or "")
    if merged(services.qdrant_defaults, deployment.get("qdrant", {})).url is None:
        return
    job = Job(COPY_EVERYONES, EVERYONE) if owner_id is None else Job(CHECK_COPY, owner_id)
    try:
        await services.jobs.send(job.to_json())
    except QueueUnavailable as error:
        log.warning("no copy was begun: %s", error)


async def copy_everyones(services: Services, after: str) -> None:
    """One job an owner, some of them now and the rest by a job of its own."""
    owners = await services.copies.owners(after, OWNERS_AT_ONCE)
    for owner_id in owners:
        await services.jobs.send(Job(CHECK_COPY, owner_id).to_json())
    if len(owners) == OWNERS_AT_ONCE:
        await services.jobs.send(Job(COPY_EVERYONES, EVERYONE, owners[-1]).to_json())
