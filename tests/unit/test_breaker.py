"""The circuit breaker: one caller at a time finds out whether a store works again."""

from __future__ import annotations

import pytest
from kumbuka.adapters.vectors.breaker import FIRST_WAIT_S, LONGEST_WAIT_S, Breaker
from kumbuka.errors import VectorStoreUnavailable


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def is_open(breaker: Breaker, store: str = "s") -> bool:
    try:
        breaker.check(store)
    except VectorStoreUnavailable:
        return True
    return False


def test_a_store_that_never_failed_is_asked() -> None:
    assert not is_open(Breaker(Clock()))


def test_after_a_failure_nobody_asks_until_the_time_is_over() -> None:
    clock = Clock()
    breaker = Breaker(clock)
    breaker.failed("s", "it is down")
    with pytest.raises(VectorStoreUnavailable, match="it is down; not asked again for 5 s"):
        breaker.check("s")
    clock.now += FIRST_WAIT_S
    assert not is_open(breaker)


def test_when_the_time_is_over_one_caller_tries_and_the_others_wait() -> None:
    clock = Clock()
    breaker = Breaker(clock)
    breaker.failed("s", "down")
    clock.now += FIRST_WAIT_S
    assert [is_open(breaker) for _ in range(3)] == [False, True, True]


def test_waiting_doubles_with_each_failure_up_to_a_bound() -> None:
    clock = Clock()
    breaker = Breaker(clock)
    waits = []
    for _ in range(6):
        breaker.failed("s", "down")
        began = clock.now
        while is_open(breaker):
            clock.now += 1
        waits.append(clock.now - began)
    assert waits == [5, 10, 20, 40, LONGEST_WAIT_S, LONGEST_WAIT_S]


def test_success_ends_it_and_the_next_failure_waits_as_the_first() -> None:
    clock = Clock()
    breaker = Breaker(clock)
    for _ in range(4):
        breaker.failed("s", "down")
    breaker.worked("s")
    assert not is_open(breaker)
    breaker.failed("s", "down")
    clock.now += FIRST_WAIT_S
    assert not is_open(breaker)


def test_stores_do_not_hold_each_other_up() -> None:
    breaker = Breaker(Clock())
    breaker.failed("s", "down")
    assert not is_open(breaker, "t")
