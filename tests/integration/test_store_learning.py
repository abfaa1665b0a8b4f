"""What turns do to memory, in any order and however often they are delivered."""

from __future__ import annotations

import itertools

import pytest
from kumbuka.memory.scopes import Scope
from kumbuka.usecases.forget import erase, forget

from tests.fakes.stored import NOON, Stored

HOUR = 3_600_000


async def test_a_dislike_replaces_a_like_and_keeps_it_as_history(store: Stored) -> None:
    await store.hear("I like Python.", at=NOON)
    await store.hear("I don't like Python.", at=NOON + 1)
    assert await store.current() == ["I don't like Python."]
    (current,) = [row for row in await store.rows() if row.superseded_at is None]
    assert current.metadata["polarity"] == "-"
    history = await store.services.memories.history(Scope.whole_owner("ana"), current.memory_id)
    assert [row.content for row in history] == ["I don't like Python.", "I like Python."]


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
async def test_there_and_back_is_three_intervals_in_any_order(
    store: Stored, order: tuple[int, ...]
) -> None:
    turns = ["I like tea.", "I don't like tea.", "I like tea."]
    for n in order:
        await store.hear(turns[n], at=NOON + n * HOUR)
    rows = [row for row in await store.rows() if row.valid_from != row.superseded_at]
    assert [(row.content, row.valid_from) for row in rows] == [
        (text, NOON + n * HOUR) for n, text in enumerate(turns)
    ]
    assert await store.current() == ["I like tea."]


async def test_a_turn_delivered_twice_counts_once(store: Stored) -> None:
    for _ in range(2):
        await store.hear("I like tea.", turn="t1")
    (row,) = await store.rows()
    assert row.times_confirmed == 1


async def test_the_same_words_in_two_turns_count_twice(store: Stored) -> None:
    for n in range(9):
        await store.hear("I like tea.", at=NOON + n, turn=f"t{n}")
    (row,) = await store.rows()
    assert (row.times_confirmed, row.last_confirmed_at) == (9, NOON + 8)


async def test_a_request_that_says_it_repeats_counts_once_within_two_minutes(
    store: Stored,
) -> None:
    await store.hear("I like tea.", at=NOON, turn="t1")
    await store.hear("I like tea.", at=NOON + 100_000, turn="t2", is_retry=True)
    (row,) = await store.rows()
    assert row.times_confirmed == 1
    await store.hear("I like tea.", at=NOON + 300_000, turn="t3", is_retry=True)
    (row,) = await store.rows()
    assert row.times_confirmed == 2


async def test_a_deleted_fact_stays_deleted_when_its_turn_comes_again(store: Stored) -> None:
    await store.hear("I like tea.", at=NOON, turn="t1")
    (row,) = await store.rows()
    await forget(store.services, Scope.whole_owner("ana"), row.memory_id)
    await store.hear("I like tea.", at=NOON, turn="t1")
    await store.hear("I like tea.", at=NOON, turn="another delivery")
    assert await store.current() == []
    await store.hear("I like tea.", at=store.now[0] + 1, turn="t2")
    assert await store.current() == ["I like tea."]


async def test_after_an_erase_older_turns_are_dropped_and_newer_learned(store: Stored) -> None:
    await store.hear("I like tea.", user="u1")
    await erase(store.services, "ana", "u1")
    await store.hear("I like rum.", at=NOON + 1, user="u1")
    await store.hear("I like milk.", at=NOON + 1, user="u2")
    assert await store.current("u1") == []
    assert await store.current("u2") == ["I like milk."]
    await store.hear("I like juice.", at=store.now[0] + 1, user="u1")
    assert await store.current("u1") == ["I like juice."]


@pytest.mark.parametrize("order", list(itertools.permutations(range(2))))
async def test_a_switch_ends_the_old_tool_however_late_it_is_heard(
    store: Stored, order: tuple[int, ...]
) -> None:
    turns = ["I use Vim.", "I no longer use Vim; I switched to Helix."]
    for n in order:
        await store.hear(turns[n], at=NOON + n)
    assert await store.current() == ["I switched to Helix."]


async def test_a_restatement_after_a_retraction_holds_again(store: Stored) -> None:
    await store.hear("I use Vim.", at=NOON)
    await store.hear("I no longer use Vim.", at=NOON + 1)
    assert await store.current() == []
    await store.hear("I use Vim.", at=NOON + 2)
    assert await store.current() == ["I use Vim."]


async def test_there_is_one_home_and_one_favourite(store: Stored) -> None:
    for n, text in enumerate(
        [
            "I live in Lisbon.",
            "I moved to Porto.",
            "My favorite editor is Vim.",
            "My favorite editor is Helix.",
        ]
    ):
        await store.hear(text, at=NOON + n)
    assert set(await store.current()) == {"I moved to Porto.", "My favorite editor is Helix."}


async def test_a_switched_off_owner_is_not_learned_from(store: Stored) -> None:
    await store.services.settings.change("ana", {"enabled": False}, NOON)
    await store.hear("I like tea.")
    assert await store.rows() == []


async def test_half_a_character_does_not_stop_learning(store: Stored) -> None:
    await store.hear("I like \ud83d tea.")
    await store.hear("I like coffee.")
    assert "I like coffee." in await store.current()


async def test_a_value_that_arrives_late_does_not_win_over_the_one_said_since(
    store: Stored,
) -> None:
    await store.hear("Standup got pushed to 10:00.", at=NOON + 1)
    await store.hear("Our standup starts at 9:15.", at=NOON)
    assert await store.current() == ["Standup got pushed to 10:00."]


async def test_whether_anything_was_said_later_is_asked_of_the_own_and_current_rows(
    store: Stored,
) -> None:
    memories = store.services.memories
    await store.hear("I use Vim.", at=NOON)
    await store.hear("I no longer use Vim.", at=NOON + 5)
    await store.hear("I like coffee.", at=NOON + 2)
    ana, ben = Scope.whole_owner("ana"), Scope.whole_owner("ben")
    assert await memories.is_any_later(ana, NOON + 1)
    assert not await memories.is_any_later(ana, NOON + 2)
    assert not await memories.is_any_later(ben, NOON)


@pytest.mark.parametrize(
    ("source", "learned"),
    [("user", ["I like tea."]), ("both", ["I like tea.", "We decided to use Postgres."])],
)
async def test_answers_are_learned_from_only_where_both_sides_are_wanted(
    store: Stored, source: str, learned: list[str]
) -> None:
    await store.services.settings.change("ana", {"extractFrom": source}, NOON)
    answer = "I prefer rum. We decided to use Postgres."
    await store.hear("I like tea.", assistant_text=answer)
    assert sorted(await store.current()) == learned
    sources = {row.content: row.metadata["source"] for row in await store.rows()}
    assert sources["I like tea."] == "user_message"
    assert set(sources.values()) == {"user_message", "assistant_message"} or source == "user"
