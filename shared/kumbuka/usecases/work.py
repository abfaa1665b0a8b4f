"""Take turns from the queue and the outbox and learn from them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable

from kumbuka.errors import KumbukaError, PoisonMessage, StoreUnavailable
from kumbuka.memory.turns import Turn
from kumbuka.ports import QueueMessage, Services
from kumbuka.usecases.learn import learn

BATCH = 10
IDLE_S = 1.0
"""How long to sleep where there is nothing to do; a turn that is sent ends the sleep at once."""
COURTESY_S = 0.05
"""A turn arrives while its answer is on its way: the client's last byte goes first."""
MAX_BACKOFF_S = 60.0
MAX_RECEIVES = 5
"""A message that failed so often for a reason of its own goes to the dead letters."""

log = logging.getLogger("kumbuka.learn")


class Learner:
    """Learns messages one at a time: each is learned, buried with a reason, or comes again."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._failures = 0

    async def is_learned(self, message: QueueMessage) -> bool:
        """False where it was buried or will come again; the caller settles what was learned.

        Raises QueueUnavailable where that could not be arranged: an unsettled message comes again.
        """
        try:
            await learn(self._services, Turn.from_json(message.body))
        except PoisonMessage as error:
            await self._services.turns.bury(message, str(error))
        except StoreUnavailable as error:
            # Not the message's fault, so it waits and is not counted, however long that takes.
            self._failures += 1
            delay_s = min(2.0 ** min(self._failures, 6), MAX_BACKOFF_S)
            log.warning("a turn waits %.0f s: %s", delay_s, error)
            await self._services.turns.retry(message, delay_s)
        except Exception as error:
            log.exception("a turn could not be learned")
            if message.receives >= MAX_RECEIVES:
                reason = f"{type(error).__name__} on receive {message.receives}"
                await self._services.turns.bury(message, reason)
        else:
            self._failures = 0
            return True
        return False

    async def drain_outbox(self) -> int:
        """Learn what the queue did not take in time; returns how many turns that was."""
        try:
            waiting = await self._services.outbox.take(BATCH)
            for turn in waiting:
                await self._learn_or_queue(turn)
                await self._services.outbox.remove(turn.turn_id)
        except StoreUnavailable:
            return 0  # the outbox is in the store: it waits there
        except PoisonMessage as error:
            log.error("the outbox holds what is not a turn: %s", error)
            return 0
        return len(waiting)

    async def _learn_or_queue(self, turn: Turn) -> None:
        """A turn that fails for its own reason must not hold up the others: the queue counts."""
        try:
            await learn(self._services, turn)
        except StoreUnavailable:
            raise
        except Exception:
            log.exception("a turn of the outbox could not be learned")
            await self._services.turns.send(turn.to_json())


class Worker:
    """One loop a process. It never ends because of a message, the queue or the store."""

    def __init__(self, services: Services) -> None:
        self._turns = services.turns
        self._learner = Learner(services)

    async def run(self, stop: asyncio.Event) -> None:
        while not stop.is_set():
            try:
                busy = await self.step()
                if not busy and await self._woken(stop):
                    await _first(stop.wait(), asyncio.sleep(COURTESY_S))
            except KumbukaError as error:
                log.warning("cannot learn now: %s", error)
                await _first(stop.wait(), asyncio.sleep(IDLE_S))
            except Exception:
                log.exception("learning failed")
                await _first(stop.wait(), asyncio.sleep(IDLE_S))

    async def _woken(self, stop: asyncio.Event) -> bool:
        """Sleep until there may be a message, or for `IDLE_S`; whether there may be one."""
        waiting = asyncio.ensure_future(self._turns.wait(IDLE_S))
        await _first(stop.wait(), waiting)
        return waiting.done() and not waiting.cancelled() and waiting.result()

    async def step(self) -> bool:
        """Learn what waits, once; whether there was anything."""
        messages = await self._turns.receive(BATCH)
        for message in messages:
            if await self._learner.is_learned(message):
                await self._turns.done(message)
        return bool(await self._learner.drain_outbox() or messages)


async def _first(*sleeps: Awaitable[object]) -> None:
    """Until one of them ends; its error, if it has one, is raised."""
    tasks = [asyncio.ensure_future(sleep) for sleep in sleeps]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            if task.done():
                task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
