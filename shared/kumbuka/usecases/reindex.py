"""Give every memory a vector of the current embedding, in small batches, beside everything else."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, replace

from kumbuka.errors import EmbeddingFailed, StoreUnavailable
from kumbuka.ports import Choice, Coverage, Services
from kumbuka.usecases.background import BackgroundTasks
from kumbuka.usecases.embedding_choice import choice_for
from kumbuka.usecases.tier import signature_of

BATCH = 64
PAUSE_S = 0.02
"""Between two batches: a chat that waits goes first."""
PATIENCE_S = 900.0
"""What a run waits for a busy endpoint at most, all in all; it is begun again by whoever asks."""
LEAST_WAIT_S = 1.0
OWNERS_AT_ONCE = 100
MAX_ROWS = 1_000_000

log = logging.getLogger("kumbuka.reindex")


@dataclass(frozen=True, slots=True)
class Started:
    started: bool
    """False where there is nothing to do, no embedding, or a run for the owner already."""
    pending: int
    """Memories that the run has before it; of a run that goes on, what is left of it."""


class Reindexing:
    """The runs of this process, one an owner at a time."""

    def __init__(
        self,
        services: Services,
        background: BackgroundTasks | None = None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._services = services
        self._background = background or BackgroundTasks()
        self._sleep = sleep
        self._pending: dict[str | None, int] = {}

    async def start(
        self, owner_id: str | None, *, force: bool = False, limit: int = MAX_ROWS
    ) -> Started:
        """`force` embeds every memory anew, not only those that lack a vector of the current
        embedding. With None as the owner it is everybody's, of each as their own settings want it,
        and what is before the run is counted by the deployment's. Raises StoreUnavailable.
        """
        if owner_id in self._pending:
            return Started(False, self._pending[owner_id])
        choice = await choice_for(self._services, owner_id or "")
        try:
            signature = await self._signature(choice)
        except EmbeddingFailed as error:
            log.warning("nothing to reindex with: %s", error)
            signature = ""
        if not signature:
            return Started(False, 0)
        coverage = await self._services.vectors.coverage(owner_id, signature)
        pending = min(coverage.rows if force else coverage.lacking, limit)
        if not pending or owner_id in self._pending:  # another call came first meanwhile
            return Started(False, self.pending(owner_id))
        self._pending[owner_id] = pending
        self._background.start(self._run(owner_id, every=force, limit=pending))
        return Started(True, pending)

    async def coverage(self, owner_id: str | None) -> Coverage:
        """How many rows have a vector of the current embedding. Raises StoreUnavailable."""
        choice = await choice_for(self._services, owner_id or "")
        try:
            signature = await self._signature(choice)
        except EmbeddingFailed:
            signature = ""
        return await self._services.vectors.coverage(owner_id, signature)

    async def _signature(self, choice: Choice) -> str:
        """With the vectors' length where the endpoint tells it now; a run may wait for that."""
        try:
            return await signature_of(self._services, replace(choice, fallback=None))
        except EmbeddingFailed:
            return self._services.embeddings.signature(choice)

    def pending(self, owner_id: str | None) -> int:
        """What a run has before it; 0 where none goes on."""
        return self._pending.get(owner_id, 0)

    async def _run(self, whose: str | None, *, every: bool, limit: int) -> None:
        patience = _Patience(self._sleep)
        try:
            async for owner_id in self._owners(whose):
                limit = await self._embed(whose, owner_id, patience, every=every, limit=limit)
                if limit <= 0:
                    break
        except StoreUnavailable as error:
            log.warning("reindexing stopped: %s", error)
        except Exception as error:
            log.error("reindexing failed: %s", type(error).__name__)
        finally:
            self._pending.pop(whose, None)

    async def _owners(self, whose: str | None) -> AsyncIterator[str]:
        if whose is not None:
            yield whose
            return
        after = ""
        while owners := await self._services.housekeeping.owners(after, OWNERS_AT_ONCE):
            for owner_id in owners:
                yield owner_id
            after = owners[-1]

    async def _embed(
        self, whose: str | None, owner_id: str, patience: _Patience, *, every: bool, limit: int
    ) -> int:
        """As the owner's settings want it; what is left of the limit."""
        choice = await choice_for(self._services, owner_id)
        after = 0
        while limit > 0:
            try:
                done, after = await embed_batch(
                    self._services,
                    owner_id,
                    choice,
                    after=after,
                    limit=min(BATCH, limit),
                    every=every,
                )
            except EmbeddingFailed as error:
                if await patience.has_waited(error):
                    continue
                log.warning("reindexing stopped: %s", error)
                break
            if not done:
                break
            limit -= done
            self._pending[whose] = limit
            await self._sleep(PAUSE_S)
        return limit


class _Patience:
    """What is left of it, of one run."""

    def __init__(self, sleep: Callable[[float], Awaitable[None]]) -> None:
        self._sleep = sleep
        self._left_s = PATIENCE_S

    async def has_waited(self, error: EmbeddingFailed) -> bool:
        """Until the same call may succeed; False at once where it never may, or not in time."""
        if error.again_in_s is None or error.again_in_s > self._left_s:
            return False
        wait_s = max(error.again_in_s, LEAST_WAIT_S)
        self._left_s -= wait_s
        await self._sleep(wait_s)
        return True


async def embed_batch(
    services: Services,
    owner_id: str | None,
    choice: Choice,
    *,
    after: int = 0,
    limit: int = BATCH,
    every: bool = False,
) -> tuple[int, int]:
    """Embed rows past a number; how many were taken, and the last of them.

    No fallback: its vectors would take the place of better ones, and be made anew soon after.
    Raises EmbeddingFailed and StoreUnavailable.
    """
    embeddings, vectors = services.embeddings, services.vectors
    choice = replace(choice, fallback=None)
    signature = await signature_of(services, choice)
    if not signature:
        return 0, after
    rows = await vectors.unindexed(owner_id, signature, after=after, limit=limit, every=every)
    if not rows:
        return 0, after
    made = await embeddings.embed(choice, [row.content for row in rows])
    found = [(row, blob) for row, blob in zip(rows, made.blobs, strict=True) if blob is not None]
    if found:
        await vectors.put(found, made.signature)
    return len(rows), rows[-1].number
