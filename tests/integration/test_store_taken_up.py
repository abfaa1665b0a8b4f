"""What was kept as it was said, and what is said of the same thing later, are one memory."""

from __future__ import annotations

import pytest

from tests.fakes.stored import NOON, Stored

HOUR = 3_600_000


@pytest.mark.parametrize(
    ("first", "later"),
    [
        ("We store timestamps in local time.", "All our stored timestamps are UTC."),
        ("A loaf costs 3.20.", "Loaves went up to 3.60."),
        ("The cat sleeps in the kitchen.", "The cat sleeps on my bed."),
    ],
)
async def test_what_is_said_of_a_thing_later_stands_after_what_was_said_of_it(
    store: Stored, first: str, later: str
) -> None:
    await store.hear(first, at=NOON)
    await store.hear(later, at=NOON + HOUR)
    current = await store.current()
    assert first not in current
    assert any(content.startswith(first) and content.endswith(later) for content in current)


@pytest.mark.parametrize(
    ("first", "later"),
    [
        ("The cat sleeps in the kitchen.", "We painted the kitchen blue."),
        ("The cat sleeps in the kitchen.", "The dog sleeps in the kitchen."),
        ("I like jazz.", "I like folk."),
        ("I'm allergic to peanuts.", "I'm allergic to cats."),
    ],
)
async def test_what_is_of_something_else_or_was_read_stands_alone(
    store: Stored, first: str, later: str
) -> None:
    await store.hear(first, at=NOON)
    await store.hear(later, at=NOON + HOUR)
    assert first in await store.current()


@pytest.mark.parametrize(
    ("first", "later"),
    [
        ("Our mascot is a fox.", "The mascot is an owl."),
        ("Our API returns XML.", "The API returns JSON."),
        ("The spare key is on the fridge.", "The spare key is on the router."),
    ],
)
async def test_of_what_is_one_thing_at_a_time_the_later_stands_alone(
    store: Stored, first: str, later: str
) -> None:
    await store.hear(first, at=NOON)
    await store.hear(later, at=NOON + HOUR)
    assert await store.current() == [later]
