"""A statement that says that something changed ends an older one under another key."""

from __future__ import annotations

import itertools

import pytest

from tests.fakes.stored import NOON, Stored

HOUR = 3_600_000
CHANGES = [
    ("I use tabs for indentation.", "I use spaces for indentation now."),
    ("I prefer meetings on Mondays.", "I prefer meetings on Thursdays now."),
    ("I prefer window seats.", "These days I prefer aisle seats."),
    ("I always run in the evening.", "I always run in the morning now."),
    ("I play tennis on Saturdays.", "I play padel on Saturdays now."),
    ("I decided to use React for the shop.", "I decided to use Svelte for the shop."),
    ("I prefer TypeScript.", "I prefer Rust over TypeScript now."),
    ("I prefer answers in English.", "Please answer in Portuguese from now on."),
    ("My daughter is called Mia.", "Sorry, I meant my daughter is called Mila."),
]
BOTH_HOLD = [
    ("I use tabs for indentation.", "I use spaces for tables now."),
    ("I use tabs for indentation.", "I use spaces for indentation."),
    ("I like tea.", "I like jazz now."),
    ("I always eat breakfast at home.", "I always eat dinner at home now."),
    ("My sister likes tea with milk.", "I like coffee with milk now."),
    ("I play tennis on Saturdays.", "I play chess on Sundays now."),
]


@pytest.mark.parametrize(("old", "new"), CHANGES)
@pytest.mark.parametrize("late", [False, True])
async def test_what_changed_supersedes_in_either_order_of_delivery(
    store: Stored, old: str, new: str, late: bool
) -> None:
    said = [(old, NOON), (new, NOON + HOUR)]
    for text, at in reversed(said) if late else said:
        await store.hear(text, at=at)
    (current,) = await store.current()
    assert current != old
    (past,) = [row for row in await store.rows() if row.content == old]
    assert past.superseded_at == NOON + HOUR


@pytest.mark.parametrize(("one", "other"), BOTH_HOLD)
async def test_what_has_not_changed_holds_beside_it(store: Stored, one: str, other: str) -> None:
    await store.hear(one, at=NOON)
    await store.hear(other, at=NOON + HOUR)
    assert len(await store.current()) == 2


async def test_the_ended_row_names_its_successor(store: Stored) -> None:
    await store.hear("I use tabs for indentation.", at=NOON)
    await store.hear("I use spaces for indentation now.", at=NOON + HOUR)
    past, current = await store.rows()
    assert past.superseded_by == current.memory_id


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
async def test_there_and_back_ends_alike_in_any_order(
    store: Stored, order: tuple[int, ...]
) -> None:
    turns = [
        "I use tabs for indentation.",
        "I use spaces for indentation now.",
        "I use tabs for indentation now.",
    ]
    for n in order:
        await store.hear(turns[n], at=NOON + n * HOUR)
    rows = [row for row in await store.rows() if row.valid_from != row.superseded_at]
    held = [(row.key.partition(":")[2][:6], row.valid_from, row.superseded_at) for row in rows]
    assert held == [
        ("tabs_f", NOON, NOON + HOUR),
        ("spaces", NOON + HOUR, NOON + 2 * HOUR),
        ("tabs_f", NOON + 2 * HOUR, None),
    ]


async def test_another_users_statement_ends_nothing(store: Stored) -> None:
    await store.hear("I use tabs for indentation.", at=NOON, user="eva")
    await store.hear("I use spaces for indentation now.", at=NOON + HOUR, user="tom")
    assert await store.current("eva") == ["I use tabs for indentation."]


TOLD = [
    (
        "I own a beagle called Biscuit.",
        "The apartment got too small for a dog. Biscuit went to live with my sister.",
    ),
    ("I drive a Honda Civic.", "The Civic failed its inspection. We picked up a used Skoda."),
    ("My accountant is Felix Brandt.", "I fired Felix after the audit. Sunita does the books."),
    ("I work as a nurse at St. Mary's.", "I handed in my notice at St. Mary's in March."),
    (
        "I keep my savings at ING.",
        "ING cut the interest again. I put my savings elsewhere, at Wise.",
    ),
    ("We decided to use Jenkins.", "Our builds moved. We're not on Jenkins anymore."),
]
NOT_TOLD = [
    ("I own a beagle called Biscuit.", "Should I let Biscuit live with my sister?"),
    ("I own a beagle called Biscuit.", "If Biscuit died I would be lost."),
    ("I own a beagle called Biscuit.", "My sister said Biscuit went to live on a farm."),
    ("I drive a Honda Civic.", "My neighbour sold his Civic."),
    ("My boss is Helena.", "Helena fired two people in Berlin."),
    ("I live in Lisbon.", "My friend moved from Lisbon to Porto."),
    ("I use Postgres for billing.", "Postgres ran out of memory. I added an index."),
]


@pytest.mark.parametrize(("old", "new"), TOLD)
async def test_what_is_told_of_a_thing_by_its_name_takes_the_place_of_what_was_known(
    store: Stored, old: str, new: str
) -> None:
    await store.hear(old, at=NOON)
    await store.hear(new, at=NOON + HOUR)
    past = next(row for row in await store.rows() if row.content == old)
    assert past.superseded_at == NOON + HOUR
    assert old not in await store.current()


@pytest.mark.parametrize(("old", "other"), NOT_TOLD)
async def test_neither_a_question_nor_somebody_elses_story_ends_what_is_known(
    store: Stored, old: str, other: str
) -> None:
    await store.hear(old, at=NOON)
    await store.hear(other, at=NOON + HOUR)
    assert old in await store.current()


async def test_what_was_told_to_have_ended_stays_ended_when_its_statement_arrives_late(
    store: Stored,
) -> None:
    await store.hear("Biscuit went to live with my sister.", at=NOON + HOUR)
    await store.hear("I own a beagle called Biscuit.", at=NOON)
    (past,) = await store.rows()
    assert (past.valid_from, past.superseded_at) == (NOON, NOON + HOUR)


async def test_what_is_stated_again_after_it_was_told_to_have_ended_holds(store: Stored) -> None:
    await store.hear("I own a beagle called Biscuit.", at=NOON)
    await store.hear("Biscuit went to live with my sister.", at=NOON + HOUR)
    await store.hear("I own a beagle called Biscuit.", at=NOON + 2 * HOUR)
    assert await store.current() == ["I own a beagle called Biscuit."]


@pytest.mark.parametrize("late", [False, True])
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("We decided to use Jenkins.", "We're on Buildkite now."),
        ("I prefer Vim.", "I'm on Helix now."),
        ("We host our site on Heroku.", "I moved the whole site over to a Hetzner box."),
    ],
)
async def test_a_change_of_topic_ends_what_is_kept_in_another_category(
    store: Stored, old: str, new: str, late: bool
) -> None:
    said = [(old, NOON), (new, NOON + HOUR)]
    for text, at in reversed(said) if late else said:
        await store.hear(text, at=at)
    assert await store.current() == [new]
