"""What a schedule starts: a plan, which sends one job to every owner."""

from __future__ import annotations

import asyncio
from typing import Any

from kumbuka.api.message_batches import Step
from kumbuka.ports import Services
from kumbuka.usecases.plan import plan


class ScheduledPlan:
    """A Lambda handler, whatever event it is called with.

    A failure is raised, and Lambda calls again: owners who were sent their job get it twice, which
    does no harm.
    """

    def __init__(self, services: Services, kind: str, *, start: Step) -> None:
        """`start` runs once a process."""
        self._services = services
        self._kind = kind
        self._start = start
        self._started = False
        # The one loop of all events: connections belong to it.
        self._runner = asyncio.Runner()

    def __call__(self, event: object, context: object) -> dict[str, Any]:
        """`{"sent": jobs}`; owners past the most of one run are left to a job, and not counted.

        Raises StoreUnavailable and QueueUnavailable.
        """
        if not self._started:
            self._runner.run(self._start())
            self._started = True
        return {"sent": self._runner.run(plan(self._services, self._kind))}

    def close(self) -> None:
        self._runner.close()
