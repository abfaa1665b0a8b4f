"""What plain statements do to memory that fill one slot, in any order and however often."""

from __future__ import annotations

import pytest

from tests.fakes.stored import NOON, Stored

HOUR = 3_600_000
PAIRS = [
    ("I close on Mondays.", "Sunday is my closing day."),
    ("My shop opens at nine.", "I'm opening at half past seven for the commuters."),
    ("Our release day is Thursday.", "Our releases go out on Mondays."),
    ("I get up at 10.", "My alarm rings at 6:15."),
]


@pytest.mark.parametrize(("before", "after"), PAIRS)
@pytest.mark.parametrize("is_late", [False, True])
async def test_the_later_statement_holds_in_any_order(
    store: Stored, before: str, after: str, is_late: bool
) -> None:
    turns = [(before, NOON), (after, NOON + HOUR)]
    for text, at in reversed(turns) if is_late else turns:
        await store.hear(text, at=at)
    assert await store.current() == [after]


@pytest.mark.parametrize(("before", "after"), PAIRS)
async def test_a_repeated_delivery_changes_nothing(store: Stored, before: str, after: str) -> None:
    for _ in range(2):
        await store.hear(before, at=NOON, turn="first")
        await store.hear(after, at=NOON + HOUR, turn="second")
    assert await store.current() == [after]
    assert {row.times_confirmed for row in await store.rows()} == {1}


async def test_what_is_plainly_said_of_a_thing_is_kept_where_nothing_was_known(
    store: Stored,
) -> None:
    await store.hear("Our releases go out on Mondays.")
    assert await store.current() == ["Our releases go out on Mondays."]
