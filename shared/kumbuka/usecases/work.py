"""Take what waits: turns from their queue and the outbox, and learn from them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from kumbuka.errors import KumbukaError, PoisonMessage, StoreUnavailable
from kumbuka.memory.turns import Turn
from kumbuka.usecases.back_fill import BackFilling
from kumbuka.usecases.learn import learn
from kumbuka.usecases.settle import Settler

if TYPE_CHECKING:
    from kumbuka.ports import MessageQueue, QueueMessage, Services

BATCH = 10
IDLE_S = 1.0
"""How long to sleep where there is nothing to do; a turn that is sent ends the sleep at once."""
COURTESY_S = 0.05
"""A turn arrives while its answer is on its way: the client's last byte goes first."""

log = logging.getLogger("kumbuka.learn")


class Learner:
    """Learns messages one at a time: each is learned, buried with a reason, or comes again."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._back_filling = BackFilling(services)
        self._talked: dict[str, None] = {}
        self._settler = Settler(services.turns, self._learn, "a turn")

    async def is_learned(self, message: QueueMessage) -> bool:
        """As `Settler.is_done`."""
        return await self._settler.is_done(message)

    async def _learn(self, message: QueueMessage) -> None:
        turn = Turn.from_json(message.body)
        await learn(self._services, turn)
        self._talked[turn.owner_id] = None

    async def look_after_owners(self) -> None:
        """Notice whose memories lack vectors, of those who talked: when no turn waits for it."""
        while self._talked:
            await self._back_filling.look(self._talked.popitem()[0])

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
    """Learns what the queue and the outbox hold."""

    def __init__(self, services: Services) -> None:
        self._turns = services.turns
        self._learner = Learner(services)

    async def run(self, stop: asyncio.Event) -> None:
        await repeat(self.step, self._turns, stop)

    async def step(self) -> bool:
        """Learn what waits, once; whether there was anything."""
        found = await take(self._turns, self._learner.is_learned)
        if await self._learner.drain_outbox() or found:
            return True
        await self._learner.look_after_owners()
        return False


async def take(queue: MessageQueue, is_done: Callable[[QueueMessage], Awaitable[bool]]) -> int:
    """Settle what a queue hands out; returns how many messages that was."""
    messages = await queue.receive(BATCH)
    for message in messages:
        if await is_done(message):
            await queue.done(message)
    return len(messages)


async def repeat(
    step: Callable[[], Awaitable[bool]], queue: MessageQueue, stop: asyncio.Event
) -> None:
    """One loop a process. It never ends because of a message, the queue or the store."""
    while not stop.is_set():
        try:
            if not await step() and await _woken(queue, stop):
                await _first(stop.wait(), asyncio.sleep(COURTESY_S))
        except KumbukaError as error:
            log.warning("cannot go on now: %s", error)
            await _first(stop.wait(), asyncio.sleep(IDLE_S))
        except Exception:
            log.exception("what waits could not be taken")
            await _first(stop.wait(), asyncio.sleep(IDLE_S))


async def _woken(queue: MessageQueue, stop: asyncio.Event) -> bool:
    """Sleep until there may be a message, or for `IDLE_S`; whether there may be one."""
    waiting = asyncio.ensure_future(queue.wait(IDLE_S))
    await _first(stop.wait(), waiting)
    return waiting.done() and not waiting.cancelled() and waiting.result()


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
