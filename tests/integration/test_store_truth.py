"""What is stored of statements that arrive late, after the clock went back, or at once."""

from __future__ import annotations

import itertools

import pytest
from kumbuka.memory.model import NewMemory, Outcome, Place
from kumbuka.memory.scopes import Scope
from kumbuka.usecases.correct import Changes, correct
from kumbuka.usecases.forget import forget
from kumbuka.usecases.remember import remember

from tests.fakes.stored import NOON, Stored

HOUR = 3_600_000
WHOLE = Scope.whole_owner("ana")


async def intervals(store: Stored) -> list[tuple[str, int, int | None]]:
    """Hours after noon."""
    return [
        (
            row.content,
            (row.valid_from - NOON) // HOUR,
            None if row.superseded_at is None else (row.superseded_at - NOON) // HOUR,
        )
        for row in await store.rows()
        if row.valid_from != row.superseded_at
    ]


async def test_what_holds_now_is_found_by_its_vector_after_a_late_statement(store: Stored) -> None:
    await store.hear("I like tea.", at=NOON)
    await store.hear("I like tea.", at=NOON + 2 * HOUR)
    await store.hear("I don't like tea.", at=NOON + HOUR)
    found = await store.found(Scope("ana"), "hot drinks such as tea", match="")
    (candidate,) = found.candidates
    assert candidate.memory.content == "I like tea."
    assert candidate.cosine is not None


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
async def test_a_retraction_between_two_statements_leaves_a_gap_in_any_order(
    store: Stored, order: tuple[int, ...]
) -> None:
    turns = ["I use Vim.", "I no longer use Vim.", "I use Vim."]
    for n in order:
        await store.hear(turns[n], at=NOON + n * HOUR)
    assert await intervals(store) == [("I use Vim.", 0, 1), ("I use Vim.", 2, None)]


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
async def test_a_home_that_was_left_and_taken_again_is_three_intervals(
    store: Stored, order: tuple[int, ...]
) -> None:
    turns = ["I live in Lisbon.", "I moved to Porto.", "I live in Lisbon."]
    for n in order:
        await store.hear(turns[n], at=NOON + n * HOUR)
    assert [(start, end) for _, start, end in await intervals(store)] == [(0, 1), (1, 2), (2, None)]
    assert await store.current() == ["I live in Lisbon."]


async def test_two_subjects_and_three_languages_are_kept_apart(store: Stored) -> None:
    for n, text in enumerate(
        ["My sister Eva likes tea.", "I don't like tea.", "I prefer C.", "I prefer C++."]
    ):
        await store.hear(text, at=NOON + n)
    await store.hear("I prefer C#.", at=NOON + 9)
    assert len(await store.current()) == 5
    assert len({row.key for row in await store.rows()}) == 5


async def test_allowed_and_not_allowed_are_two_texts_of_one_key_or_two_keys(store: Stored) -> None:
    for n, text in enumerate(["Deployment is allowed.", "Deployment is not allowed."]):
        store.now[0] += n
        await remember(store.services, Place("ana"), NewMemory(text, key="rule:deployment"))
    assert await store.current() == ["Deployment is not allowed."]
    assert len(await store.rows()) == 2


async def test_a_memory_written_after_the_clock_went_back_is_current(store: Stored) -> None:
    for text, at in (("The port is 1.", NOON + HOUR), ("The port is 2.", NOON)):
        store.now[0] = at
        made = await remember(store.services, Place("ana"), NewMemory(text, key="note:port"))
    assert made.outcome is Outcome.SUPERSEDED
    assert await store.current() == ["The port is 2."]


async def test_a_memory_corrected_after_the_clock_went_back_is_current(store: Stored) -> None:
    new = NewMemory("The port is 1.", key="note:port")
    memory_id = (await remember(store.services, Place("ana"), new)).memory.memory_id
    store.now[0] = NOON
    await correct(store.services, WHOLE, memory_id, Changes(content="The port is 2."))
    assert await store.current() == ["The port is 2."]
    assert [row.content for row in await store.rows()] == ["The port is 1.", "The port is 2."]


async def test_a_corrected_memory_loses_a_delete_to_its_whole_chain(store: Stored) -> None:
    new = NewMemory("The port is 1.", key="note:port")
    first = (await remember(store.services, Place("ana"), new)).memory
    store.now[0] += 1
    second = await correct(store.services, WHOLE, first.memory_id, Changes(content="It is 2."))
    await forget(store.services, WHOLE, first.memory_id)
    assert await store.rows() == []
    assert second.memory_id != first.memory_id


async def test_an_expired_memory_is_superseded_by_the_same_words(store: Stored) -> None:
    new = NewMemory("The lift is broken.", key="note:lift", expires_at=NOON + 11 * HOUR)
    await remember(store.services, Place("ana"), new)
    store.now[0] = NOON + 12 * HOUR
    again = NewMemory("The lift is broken.", key="note:lift")
    assert (await remember(store.services, Place("ana"), again)).outcome is Outcome.SUPERSEDED
    assert await store.current() == ["The lift is broken."]


async def corrected(store: Stored, content: str) -> None:
    """What is current, an hour after noon."""
    (row,) = [row for row in await store.rows() if row.is_current(store.now[0])]
    store.now[0] = NOON + HOUR
    await correct(store.services, WHOLE, row.memory_id, Changes(content=content))


@pytest.mark.parametrize(
    ("said", "content", "later", "left"),
    [
        ("I live in Lisbon.", "I live in Porto.", "I no longer live in Lisbon.", True),
        ("I live in Lisbon.", "I live in Porto.", "I no longer live in Porto.", False),
        ("Vivo en Lisboa.", "Vivo en Oporto.", "Ya no vivo en Lisboa.", True),
        ("Vivo en Lisboa.", "Vivo en Oporto.", "Ya no vivo en Oporto.", False),
        ("I use Vim.", "I use Helix.", "I no longer use Vim.", True),
        ("I use Vim.", "I use Helix.", "I no longer use Helix.", False),
    ],
)
async def test_what_was_corrected_ends_by_what_it_says_now(
    store: Stored, said: str, content: str, later: str, left: bool
) -> None:
    await store.hear(said, at=NOON)
    await corrected(store, content)
    await store.hear(later, at=NOON + 2 * HOUR)
    assert (content in await store.current()) is left


async def test_a_correction_to_the_contrary_is_confirmed_by_saying_it(store: Stored) -> None:
    await store.hear("I like tea.", at=NOON)
    await corrected(store, "I don't like tea.")
    await store.hear("I don't like tea.", at=NOON + 2 * HOUR)
    assert [(row.content, row.times_confirmed) for row in await store.rows()] == [
        ("I like tea.", 1),
        ("I don't like tea.", 2),
    ]


async def test_a_correction_that_states_nothing_known_keeps_no_object_of_the_old_one(
    store: Stored,
) -> None:
    await store.hear("I live in Lisbon.", at=NOON)
    await corrected(store, "Somewhere by the sea")
    rows = await store.rows()
    assert ["object" in row.metadata for row in rows] == [True, False]
    assert rows[1].metadata["category"] == "identity"
