"""Queues: turns that wait to be learned, and jobs that wait to be done."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Protocol


@dataclass(frozen=True, slots=True)
class QueueMessage:
    receipt: str
    body: str
    receives: int
    """How often it was handed out, this time included."""


class MessageQueue(Protocol):
    """At least once, in no order. Every method raises QueueUnavailable."""

    async def send(self, body: str) -> None:
        """Returns when the message is durable."""
        ...

    async def receive(self, limit: int) -> list[QueueMessage]:
        """Messages that nobody else holds; each is held until settled or its time runs out."""
        ...

    async def done(self, message: QueueMessage) -> None: ...

    async def retry(self, message: QueueMessage, delay_s: float) -> None:
        """Hand it out again after a delay. It was not the message's fault: it is not counted."""
        ...

    async def bury(self, message: QueueMessage, reason: str) -> None:
        """Move it to the dead letters, with the reason."""
        ...

    def wait(self, timeout_s: float) -> Coroutine[Any, Any, bool]:
        """Sleep until a message may be there, at most so long; a receive that waits need not."""
        ...

    async def discard(self, is_over: Callable[[str], bool]) -> int:
        """Remove what waits or is buried and whose body this is true of; returns how many went.
        Nothing of it, nor of what was settled before, stays readable. A queue that cannot be looked
        through removes nothing: its messages are dropped when read."""
        ...

    async def warm(self) -> None:
        """Do now what the first call would take time for."""
        ...

    async def depth(self) -> int: ...
    async def close(self) -> None: ...
