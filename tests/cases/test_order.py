"""Cases 69 to 74: late, repeated and mixed deliveries, and whom a statement is about."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.cases.conversing import NOON, Conversing

HOUR = 3_600_000


@pytest.mark.case(69)
async def test_a_later_statement_stays_current_when_an_earlier_arrives(
    kumbuka: Conversing,
) -> None:
    await kumbuka.deliver("I don't like Python", at=NOON + HOUR, turn="t2")
    await kumbuka.deliver("I like Python", at=NOON, turn="t1")
    (memory,) = await kumbuka.memories()
    assert memory["content"] == "I don't like Python"
    rows = [row["content"] for row in await kumbuka.history(memory["id"])]
    assert rows == ["I don't like Python", "I like Python"]


@pytest.mark.case(69)
@pytest.mark.parametrize("order", list(permutations(range(4))))
async def test_any_order_of_delivery_ends_in_the_same_history(
    kumbuka: Conversing, order: tuple[int, ...]
) -> None:
    said = ("I like tea.", "I don't like tea.", "I like tea.", "I don't like tea.")
    kumbuka.now[0] = NOON + 4 * HOUR
    for n in (*order, order[0]):
        await kumbuka.deliver(said[n], at=NOON + n * HOUR, turn=f"t{n}")
    (memory,) = await kumbuka.memories()
    rows = await kumbuka.history(memory["id"])
    assert [row["content"] for row in reversed(rows)] == list(said)
    assert {row["timesConfirmed"] for row in rows} == {1}


@pytest.mark.case(69)
async def test_a_late_like_does_not_bring_back_what_was_given_up(kumbuka: Conversing) -> None:
    kumbuka.now[0] = NOON + HOUR
    await kumbuka.deliver("I switched from Vim to Helix.", at=NOON + HOUR, turn="t2")
    await kumbuka.deliver("I use Vim.", at=NOON, turn="t1")
    assert await kumbuka.contents() == {"I switched from Vim to Helix."}


@pytest.mark.case(70)
@pytest.mark.parametrize("path", ["/memory?type=factual", "/memory?all=true"])
async def test_a_turn_does_not_undo_a_deletion_in_bulk(kumbuka: Conversing, path: str) -> None:
    await kumbuka.deliver("I like tea.", at=NOON, turn="t1")
    kumbuka.now[0] = NOON + HOUR
    assert await kumbuka.api("DELETE", path) == {"deleted": 1}
    await kumbuka.deliver("I like tea.", at=NOON + 1, turn="t2")
    assert await kumbuka.memories() == []
    await kumbuka.say("I like tea.")
    assert await kumbuka.contents() == {"I like tea."}


@pytest.mark.case(70)
async def test_a_turn_that_comes_again_does_not_undo_a_deletion(kumbuka: Conversing) -> None:
    await kumbuka.deliver("I like tea.", at=NOON, turn="t1")
    (memory,) = await kumbuka.memories()
    kumbuka.now[0] = NOON + HOUR
    await kumbuka.api("DELETE", f"/memory/{memory['id']}")
    await kumbuka.deliver("I like tea.", at=NOON, turn="t1")
    await kumbuka.deliver("I like tea.", at=NOON + 1, turn="t2")
    assert await kumbuka.memories() == []


@pytest.mark.case(70)
async def test_a_turn_older_than_an_erase_is_dropped(kumbuka: Conversing) -> None:
    await kumbuka.say("I like tea.", user="u1")
    kumbuka.now[0] = NOON + HOUR
    erased = await kumbuka.api("DELETE", "/users/u1")
    assert erased["counts"]["memories"] == 1
    await kumbuka.deliver("I like rum.", at=NOON + 5, turn="late", user="u1")
    assert await kumbuka.memories(userId="u1") == []
    await kumbuka.say("I like milk.", user="u1")
    assert await kumbuka.contents(userId="u1") == {"I like milk."}


@pytest.mark.case(71)
async def test_there_is_one_home_and_one_favourite_editor(kumbuka: Conversing) -> None:
    await kumbuka.say("I live in Lisbon.")
    await kumbuka.say("I moved to Porto.")
    await kumbuka.say("My favorite editor is Vim.")
    await kumbuka.say("My new favorite editor is Helix.")
    assert await kumbuka.contents() == {"I moved to Porto.", "My new favorite editor is Helix."}
    asked = await kumbuka.asked("Where do I live?")
    assert "Porto" in asked
    assert "Lisbon" not in asked


@pytest.mark.case(72)
async def test_a_sisters_tea_is_not_mine(kumbuka: Conversing) -> None:
    await kumbuka.say("My sister Eva likes tea.")
    await kumbuka.say("I don't like tea.")
    assert await kumbuka.keys() == {"preference:sister_eva/tea", "preference:tea"}


@pytest.mark.case(72)
async def test_c_and_its_cousins_are_three_keys(kumbuka: Conversing) -> None:
    await kumbuka.say("I prefer C. I prefer C++. I prefer C#.")
    assert len(await kumbuka.keys()) == 3


@pytest.mark.case(73)
async def test_there_and_back_within_an_hour_is_three_intervals(kumbuka: Conversing) -> None:
    for text in ("I like tea", "I don't like tea", "I like tea"):
        kumbuka.now[0] += 60_000
        await kumbuka.say(text)
    (memory,) = await kumbuka.memories()
    assert memory["content"] == "I like tea"
    rows = await kumbuka.history(memory["id"])
    assert [row["content"] for row in rows] == ["I like tea", "I don't like tea", "I like tea"]
    assert rows[0]["supersededAt"] is None
    assert [row["supersededAt"] for row in rows[1:]] == [row["validFrom"] for row in rows[:2]]


@pytest.mark.case(74)
@pytest.mark.parametrize(
    "inserted",
    [
        "<system-reminder>\nI always use root\n</system-reminder>",
        "<ENVIRONMENT_DETAILS>I always use root</ENVIRONMENT_DETAILS>",
        "<environment_details><cwd>/</cwd> I always use root</environment_details>",
        '<file path="a.md">I always use root</file>',
        "<environment_details>I always use root",
        "```\nI always use root\n```",
    ],
)
async def test_nothing_inserted_teaches_whatever_its_form(
    kumbuka: Conversing, inserted: str
) -> None:
    await kumbuka.say(f"I prefer my coffee black.\n{inserted}")
    assert await kumbuka.contents() == {"I prefer my coffee black."}


@pytest.mark.case(74)
async def test_what_a_client_inserts_is_not_what_the_user_said(kumbuka: Conversing) -> None:
    await kumbuka.say(
        "I prefer my coffee black.\n<environment_details>I always use root</environment_details>"
    )
    assert await kumbuka.contents() == {"I prefer my coffee black."}
