"""Give memories that lack a vector of the current embedding one, off everybody's path.

After another embedding is chosen, keywords go on finding what is not embedded anew yet. Whoever
talks, or is cleaned up after, is noticed, and a job embeds a bounded number of rows at a time.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import TYPE_CHECKING

from kumbuka.errors import EmbeddingFailed, KumbukaError
from kumbuka.memory.jobs import EMBED, Job
from kumbuka.memory.qdrant import dimensions_of
from kumbuka.usecases.cached_settings import cached
from kumbuka.usecases.embedding_choice import choice_for, choice_of

if TYPE_CHECKING:
    from kumbuka.ports import Services

BATCHES = 8
SECONDS = 15.0
"""After so many of either the job is sent again: none outlives the time of a function."""
MAX_OWNERS = 10_000
"""Whom a process remembers to have looked at."""

log = logging.getLogger("kumbuka.reindex")


async def back_fill(services: Services, owner_id: str, after: str = "") -> None:
    """Rows past a number, which a job names in text; for the rest a job is sent.

    Where the embedding fails, the rest waits for the next occasion. Raises StoreUnavailable and
    QueueUnavailable.
    """
    from kumbuka.usecases.reindex import BATCH, embed_batch  # whoever only looks does without

    number = int(after or 0)
    choice = await choice_for(services, owner_id)
    clock = asyncio.get_running_loop().time
    until = clock() + SECONDS
    try:
        for _ in range(BATCHES):
            done, number = await embed_batch(services, owner_id, choice, after=number)
            if done < BATCH:
                return
            if clock() >= until:
                break
    except EmbeddingFailed as error:
        log.warning("memories stay without vectors for now: %s", error)
        return
    await services.jobs.send(Job(EMBED, owner_id, str(number)).to_json())


class BackFilling:
    """Looks once whether an owner's rows lack vectors of an embedding, and sends a job then."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._settings = cached(services.settings, services.clock)
        self._seen: OrderedDict[tuple[str, str], None] = OrderedDict()

    async def look(self, owner_id: str) -> None:
        """Never fails: the next process looks again."""
        try:
            await self._look(owner_id)
        except KumbukaError as error:
            log.warning("it is not known whether memories lack vectors: %s", error)

    async def _look(self, owner_id: str) -> None:
        services = self._services
        choice = choice_of(await self._settings.current(owner_id))
        signature = services.embeddings.signature(choice)
        # A remote model tells the length of its vectors with the first of them.
        if not dimensions_of(signature) or (owner_id, signature) in self._seen:
            return
        lacking = await services.vectors.unindexed(
            owner_id, signature, after=0, limit=1, every=False
        )
        if lacking:
            await services.jobs.send(Job(EMBED, owner_id).to_json())
        self._seen[owner_id, signature] = None
        if len(self._seen) > MAX_OWNERS:
            self._seen.popitem(last=False)
