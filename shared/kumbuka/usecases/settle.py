"""What becomes of a message that was taken from a queue."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from kumbuka.errors import PoisonMessage, StoreUnavailable, VectorStoreUnavailable
from kumbuka.ports import QueueMessage

if TYPE_CHECKING:
    from kumbuka.ports import MessageQueue

MAX_BACKOFF_S = 60.0
MAX_RECEIVES = 5
"""A message that failed so often for a reason of its own goes to the dead letters."""

log = logging.getLogger("kumbuka.queue")

Handle = Callable[[QueueMessage], Awaitable[object]]


class Settler:
    """Handles messages one at a time: each is done, buried with a reason, or comes again."""

    def __init__(self, queue: MessageQueue, handle: Handle, what: str) -> None:
        """`what` names a message in the log, as "a turn". `handle` raises PoisonMessage for one
        that it can never do."""
        self._queue = queue
        self._handle = handle
        self._what = what
        self._failures = 0

    async def is_done(self, message: QueueMessage) -> bool:
        """False where it was buried or will come again; the caller settles what was done.

        Raises QueueUnavailable where that could not be arranged: an unsettled message comes again.
        """
        try:
            await self._handle(message)
        except PoisonMessage as error:
            await self._queue.bury(message, str(error))
        except (StoreUnavailable, VectorStoreUnavailable) as error:
            # Not the message's fault, so it waits and is not counted, however long that takes.
            self._failures += 1
            delay_s = min(2.0 ** min(self._failures, 6), MAX_BACKOFF_S)
            log.warning("%s waits %.0f s: %s", self._what, delay_s, error)
            await self._queue.retry(message, delay_s)
        except Exception as error:
            log.exception("%s could not be handled", self._what)
            if message.receives >= MAX_RECEIVES:
                reason = f"{type(error).__name__} on receive {message.receives}"
                await self._queue.bury(message, reason)
        else:
            self._failures = 0
            return True
        return False
