"""What a chat leaves behind once the upstream has taken it: the turn, and the injection record."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace

from kumbuka.memory.turns import Turn, tail
from kumbuka.ports import Injection, Services
from kumbuka.usecases.background import BackgroundTasks

QUEUE_PATIENCE_S = 0.25
"""How long the queue may take before the turn goes to the outbox as well."""
COMMIT_TIMEOUT_S = 5.0
"""How long the end of an answer is withheld at most."""

log = logging.getLogger("kumbuka.chat")


class Commit:
    """Runs while the answer streams, and goes on when the client has left."""

    def __init__(
        self,
        services: Services,
        background: BackgroundTasks,
        *,
        turn: Turn | None = None,
        waits_for_answer: bool = False,
        injection: Injection | None = None,
        counts_as_chat: bool = False,
        new_owner: str | None = None,
        timeout_s: float = COMMIT_TIMEOUT_S,
    ) -> None:
        self._services = services
        self._background = background
        self._turn = turn
        self._waits_for_answer = waits_for_answer and turn is not None
        self._injection = injection
        self._counts_as_chat = counts_as_chat
        self._new_owner = new_owner
        self._timeout_s = timeout_s
        self._tasks: list[asyncio.Task[None]] = []
        self._is_over = asyncio.Event()

    @property
    def wants_answer(self) -> bool:
        return self._waits_for_answer

    def start(self) -> None:
        """Send what can be sent before the answer is there."""
        if self._new_owner is not None:
            self._tasks.append(self._background.start(self._remember_owner(self._new_owner)))
        if self._injection is not None:
            self._tasks.append(self._background.start(self._record(self._injection)))
        if not self._waits_for_answer:
            self._queue(None)

    def abandon(self, answer: str | None = None) -> None:
        """The answer ended early: learn from what there is, without waiting for it."""
        self._is_over.set()
        if self._waits_for_answer:
            self._queue(answer)

    async def finish(self, answer: str | None = None) -> None:
        """Return when everything is durable, when it has failed, or after the time limit."""
        if self._waits_for_answer:
            self._queue(answer)
        running = [task for task in self._tasks if not task.done()]
        if running:
            _, pending = await asyncio.wait(running, timeout=self._timeout_s)
            if pending:
                log.error("an answer was released before its turn and record were committed")
        self._is_over.set()

    def _queue(self, answer: str | None) -> None:
        turn, self._turn, self._waits_for_answer = self._turn, None, False
        if turn is None:
            return
        if answer is not None:
            turn = replace(turn, assistant_text=tail(answer))
        self._tasks.append(
            self._background.start(queue_turn(self._services, self._background, turn))
        )

    async def _remember_owner(self, owner_id: str) -> None:
        try:
            await self._services.keys.remember_owner(owner_id, self._services.clock())
        except Exception as error:
            log.warning("an owner was not remembered: %s", type(error).__name__)

    async def _record(self, injection: Injection) -> None:
        try:
            await self._services.injections.save(injection, count_chat=self._counts_as_chat)
        except Exception as error:
            log.warning("an injection was not recorded: %s", type(error).__name__)
            return
        if injection.block_memory_ids:
            # Not among the tasks that the answer's end waits for: this writes to many rows.
            self._background.start(self._count_access(injection))

    async def _count_access(self, injection: Injection) -> None:
        await self._is_over.wait()
        try:
            await self._services.injections.count_access(injection)
        except Exception as error:
            log.warning("the use of memories was not counted: %s", type(error).__name__)


async def queue_turn(services: Services, background: BackgroundTasks, turn: Turn) -> None:
    """Make the turn durable: in the queue, else in the outbox. It is lost only if both fail."""
    sending = asyncio.ensure_future(services.turns.send(turn.to_json()))
    await asyncio.wait({sending}, timeout=QUEUE_PATIENCE_S)
    if sending.done() and sending.exception() is None:
        return
    if await _put(services, turn):
        background.start(_moved(services, turn, sending))
        return
    try:
        await sending
    except Exception as error:
        log.error("a turn was lost: the queue failed too: %s", type(error).__name__)


async def _put(services: Services, turn: Turn) -> bool:
    try:
        await services.outbox.put(turn)
    except Exception as error:
        log.warning("the outbox did not take a turn: %s", type(error).__name__)
        return False
    return True


async def _moved(services: Services, turn: Turn, sending: asyncio.Future[None]) -> None:
    """Take a turn out of the outbox once a slow queue has it: nobody may look there for long."""
    try:
        await sending
        await services.outbox.remove(turn.turn_id)
    except Exception as error:
        log.warning("a turn waits in the outbox: %s", type(error).__name__)
