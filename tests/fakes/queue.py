"""A queue in memory, held to the claims that the real ones are held to."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import dataclass

from kumbuka.errors import QueueUnavailable
from kumbuka.ports import Clock, QueueMessage


@dataclass
class Waiting:
    body: str
    visible_at: int
    receives: int = 0
    holds: int = 0


class InMemoryQueue:
    """Set `is_down` to make every method raise QueueUnavailable."""

    def __init__(self, clock: Clock, visibility_s: float = 30, max_receives: int = 5) -> None:
        self._clock = clock
        self._visibility_ms = round(visibility_s * 1000)
        self._max_receives = max_receives
        self._numbers = itertools.count(1)
        self._waiting: dict[int, Waiting] = {}
        self.dead_letters: list[tuple[str, str]] = []
        self.is_down = False

    async def send(self, body: str) -> None:
        self._refuse_when_down()
        self._waiting[next(self._numbers)] = Waiting(body, self._clock())

    async def receive(self, limit: int) -> list[QueueMessage]:
        self._refuse_when_down()
        visible = [n for n, kept in self._waiting.items() if kept.visible_at <= self._clock()]
        for number in [n for n in visible if self._waiting[n].receives >= self._max_receives]:
            visible.remove(number)
            kept = self._waiting.pop(number)
            reason = f"received {kept.receives} times and never settled"
            self.dead_letters.append((kept.body, reason))
        return [self._hand_out(number) for number in visible[:limit]]

    async def done(self, message: QueueMessage) -> None:
        self._refuse_when_down()
        self._waiting.pop(_number(message), None)

    async def retry(self, message: QueueMessage, delay_s: float) -> None:
        self._refuse_when_down()
        kept = self._waiting.get(_number(message))
        if kept and message.receipt.endswith(f":{kept.holds}"):
            kept.receives -= 1
            kept.visible_at = self._clock() + round(delay_s * 1000)

    async def discard(self, is_over: Callable[[str], bool]) -> int:
        self._refuse_when_down()
        over = [number for number, kept in self._waiting.items() if is_over(kept.body)]
        for number in over:
            del self._waiting[number]
        buried = [letter for letter in self.dead_letters if is_over(letter[0])]
        self.dead_letters = [letter for letter in self.dead_letters if letter not in buried]
        return len(over) + len(buried)

    async def bury(self, message: QueueMessage, reason: str) -> None:
        self._refuse_when_down()
        if self._waiting.pop(_number(message), None):
            self.dead_letters.append((message.body, reason))

    async def warm(self) -> None:
        pass

    async def depth(self) -> int:
        self._refuse_when_down()
        return len(self._waiting)

    async def dead(self) -> list[tuple[str, str]]:
        self._refuse_when_down()
        return list(self.dead_letters)

    async def wait(self, timeout_s: float) -> bool:
        """Whether a message can be received; never sleeps."""
        self._refuse_when_down()
        return any(kept.visible_at <= self._clock() for kept in self._waiting.values())

    async def close(self) -> None:
        return None

    def _hand_out(self, number: int) -> QueueMessage:
        kept = self._waiting[number]
        kept.receives += 1
        kept.holds += 1
        kept.visible_at = self._clock() + self._visibility_ms
        return QueueMessage(f"{number}:{kept.holds}", kept.body, kept.receives)

    def _refuse_when_down(self) -> None:
        if self.is_down:
            raise QueueUnavailable("the queue was made to fail")


def _number(message: QueueMessage) -> int:
    return int(message.receipt.partition(":")[0])
