"""What fills a slot of somebody's life later ends what filled it first, however both are said."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

import pytest

from tests.fakes.stored import NOON, Stored
from tests.integration.beside_statements import BESIDE, PAIRS
from tests.integration.update_slots import SLOTS

HOUR = 3_600_000
MANY = [(kind, *said) for kind, said in BESIDE.items()]
Said = tuple[str, str]


@pytest.fixture(params=["memory"])
def storage() -> str:
    return ":memory:"


async def _current(store: Stored, user: str, *said: tuple[str, int]) -> list[str]:
    """What holds after a user of their own has said this, in the order in which it arrives."""
    for text, at in said:
        await store.hear(text, at=at, user=user, turn=f"{user}-{at}")
    return await store.current(user)


async def _both(store: Stored, user: str, pair: Said, *, late: bool = False) -> list[str]:
    first, second = (pair[0], NOON), (pair[1], NOON + HOUR)
    return await _current(store, user, *((second, first) if late else (first, second)))


async def _stale(store: Stored, pairs: Sequence[Said], *, late: bool = False) -> list[Said]:
    """The pairs of which the first still holds by itself, or of which nothing says the second."""
    found = []
    for number, pair in enumerate(pairs):
        held = await _both(store, f"user-{number}", pair, late=late)
        if pair[0] in held or not (held == [] or any(_tells(pair[1], each) for each in held)):
            found.append(pair)
    return found


def _tells(said: str, content: str) -> bool:
    """By its last words; who somebody is may have been put before a name."""
    return said.rstrip(".!").rpartition(",")[2].strip()[-8:] in content


@pytest.mark.parametrize("slot", SLOTS)
async def test_what_fills_a_slot_later_ends_what_filled_it(store: Stored, slot: str) -> None:
    olds, news = SLOTS[slot].said(old=True), SLOTS[slot].said(old=False)
    assert await _stale(store, list(itertools.product(olds, news))) == []


@pytest.mark.parametrize("slot", SLOTS)
async def test_what_arrives_late_is_ended_by_what_was_said_later(store: Stored, slot: str) -> None:
    olds, news = SLOTS[slot].said(old=True), SLOTS[slot].said(old=False)
    pairs = list(zip(itertools.cycle(olds), news, strict=False))
    assert await _stale(store, pairs, late=True) == []


@pytest.mark.parametrize(("kind", "first", "later"), MANY, ids=list(BESIDE))
async def test_what_fills_no_slot_of_another_ends_nothing(
    store: Stored, kind: str, first: str, later: str
) -> None:
    pairs = list(itertools.product(first.split(" | "), later.split(" | ")))
    assert await _lost(store, pairs) == []


async def test_what_is_of_another_thing_or_person_ends_nothing(store: Stored) -> None:
    assert await _lost(store, PAIRS) == []


async def _lost(store: Stored, pairs: Sequence[Said]) -> list[Said]:
    """The pairs after which no memory holds the first any more."""
    found = []
    for number, pair in enumerate(pairs):
        held = await _both(store, f"user-{number}", pair)
        if not any(pair[0].rstrip(".") in content for content in held):
            found.append(pair)
    return found


async def test_who_somebody_is_stays_said_where_what_is_known_of_them_changes(
    store: Stored,
) -> None:
    held = await _both(store, "ana", ("My sister Anna lives in Oslo.", "Anna moved to Bergen."))
    assert held == ["My sister Anna moved to Bergen."]
