"""A circuit breaker: what failed a moment ago is not asked again by everyone at once."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from kumbuka.errors import VectorStoreUnavailable

FIRST_WAIT_S = 5.0
LONGEST_WAIT_S = 60.0


@dataclass
class _Open:
    failures: int
    until_s: float
    reason: str


class Breaker:
    """One for all stores of a process. While it is open nobody waits; when its time is over, one
    caller tries, and the others are refused until that one knows."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._open: dict[str, _Open] = {}

    def check(self, store: str) -> None:
        """Raises VectorStoreUnavailable while the store is not to be asked."""
        known = self._open.get(store)
        if known is None:
            return
        now = self._clock()
        if now < known.until_s:
            raise VectorStoreUnavailable(
                f"{known.reason}; not asked again for {known.until_s - now:.0f} s"
            )
        known.until_s = now + _wait_s(known.failures)

    def failed(self, store: str, reason: str) -> None:
        known = self._open.get(store)
        failures = known.failures + 1 if known else 1
        self._open[store] = _Open(failures, self._clock() + _wait_s(failures), reason)

    def worked(self, store: str) -> None:
        self._open.pop(store, None)


def _wait_s(failures: int) -> float:
    return float(min(FIRST_WAIT_S * 2 ** min(failures - 1, 10), LONGEST_WAIT_S))
