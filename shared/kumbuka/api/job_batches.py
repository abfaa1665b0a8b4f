"""Batches of jobs: what the maintain function is called with."""

from __future__ import annotations

from kumbuka.api.message_batches import MessageBatches, Step
from kumbuka.ports import Services
from kumbuka.usecases.jobs import JobWorker

LEAST_TIME_MS = 30_000
"""What is left of the function's time when no further job is begun: one is bounded to less."""


def job_batches(services: Services, *, start: Step, finish: Step) -> MessageBatches:
    """The handler; `finish` runs after every batch."""
    is_done = JobWorker(services).is_done
    return MessageBatches(is_done, start=start, finish=finish, least_time_ms=LEAST_TIME_MS)
