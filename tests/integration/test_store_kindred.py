"""A change is kept with the memory that means nearly the same, where no word tells which it is."""

from __future__ import annotations

import pytest

from tests.fakes.stored import NOON, Stored

HOUR = 3_600_000


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("My accountant does my books in Excel.", "The accounting got moved to Xero."),
        ("I drink Monster when I game.", "No more energy drinks for me, it's water at the desk."),
    ],
)
async def test_what_changed_is_told_after_what_it_changed(
    store: Stored, before: str, after: str
) -> None:
    await store.hear("My sister Eva lives in Oslo.", at=NOON)
    await store.hear(before, at=NOON + HOUR)
    await store.hear(after, at=NOON + 2 * HOUR)
    current = await store.current()
    assert not [content for content in current if content == before]
    assert [content for content in current if after in content]
    assert "My sister Eva lives in Oslo." in current


async def test_nothing_is_kept_with_what_means_something_else(store: Stored) -> None:
    await store.hear("My sister Eva lives in Oslo.", at=NOON)
    await store.hear("I changed to a dynamic electricity tariff.", at=NOON + HOUR)
    assert "My sister Eva lives in Oslo." in await store.current()


async def test_what_is_planned_or_holds_beside_it_is_kept_apart(store: Stored) -> None:
    await store.hear("I drink Monster when I game.", at=NOON)
    await store.hear("I might drop energy drinks when gaming.", at=NOON + HOUR)
    await store.hear("I also started drinking Red Bull when I game.", at=NOON + 2 * HOUR)
    assert "I drink Monster when I game." in await store.current()


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("My break is at one.", "Break's at half past two."),
        ("Rent is 1,200 a month.", "Landlord's put me up to 1,350."),
        ("We run two-week sprints.", "Sprints got shortened to one week."),
    ],
)
async def test_what_is_stated_of_the_same_does_not_leave_the_old_statement_alone(
    store: Stored, before: str, after: str
) -> None:
    await store.hear("My sister Eva lives in Oslo.", at=NOON)
    await store.hear(before, at=NOON + HOUR)
    await store.hear(after, at=NOON + 2 * HOUR)
    current = await store.current()
    assert before not in current
    assert any(after in content for content in current)


async def test_a_request_goes_on_with_nothing_that_is_known(store: Stored) -> None:
    await store.hear("My favourite colour is green.", at=NOON)
    await store.hear("Make the button in my favourite colour green.", at=NOON + HOUR)
    await store.hear("The colour green is nice. What is its hex code?", at=NOON + 2 * HOUR)
    assert await store.current() == ["My favourite colour is green."]


@pytest.mark.parametrize(
    ("known", "said"),
    [
        ("I'm allergic to nuts.", "Nuts are rich in protein."),
        ("I live in Berlin.", "The train to Berlin was late."),
        ("Our office has a coffee machine.", "Coffee is bad for the heart."),
        ("My dog is called Rex.", "Tom's dog is a beagle."),
        ("My car is a Volvo.", "Volvo is a Swedish company."),
        ("I work as a nurse.", "Nurses wear blue in that film."),
        ("I'm allergic to nuts.", "I baked a nut cake."),
        ("I like jazz.", "I walked past a jazz club."),
        ("My dog is called Rex.", "I saw a man with a dog."),
        ("I get up at 7.", "The train leaves at 9."),
    ],
)
async def test_what_is_true_of_the_world_is_not_kept_with_what_is_of_the_user(
    store: Stored, known: str, said: str
) -> None:
    await store.hear(known, at=NOON)
    await store.hear(said, at=NOON + HOUR)
    assert any(content.startswith(known.rstrip(".")) for content in await store.current())
    assert not any(content.endswith(said) and content != said for content in await store.current())
