"""Batches of finished turns: what the extract function is called with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kumbuka.api.message_batches import MessageBatches, Step
from kumbuka.usecases.work import Learner

if TYPE_CHECKING:
    from kumbuka.ports import Services

LEAST_TIME_MS = 5_000
"""What is left of the function's time when no further turn is begun."""


class TurnBatches(MessageBatches):
    """Learns a batch, then what waits in the outbox."""

    def __init__(self, services: Services, *, start: Step, finish: Step | None = None) -> None:
        learner = Learner(services)

        async def finished() -> None:
            try:
                await learner.drain_outbox()
                await learner.look_after_owners()
            finally:
                if finish is not None:
                    await finish()

        super().__init__(
            learner.is_learned, start=start, finish=finished, least_time_ms=LEAST_TIME_MS
        )
