"""Bringing back a past row: what holds, what ended, and what the past still says."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from kumbuka.memory.model import Memory, MemoryType, Outcome, Place
from kumbuka.memory.restoring import after_all, restored, standing, undeleted
from kumbuka.memory.truth import Plan, place_statement

NOW = 1000


def row(memory_id: str, content: str, at: int, until: int | None = None, **fields: Any) -> Memory:
    made = Memory(
        memory_id=memory_id,
        place=Place("ana"),
        type=MemoryType.FACTUAL,
        key="identity:home",
        content=content,
        metadata={},
        created_at=at,
        updated_at=at,
        last_confirmed_at=at,
        valid_from=at,
        superseded_at=until,
    )
    return replace(made, **fields)


def ids() -> Any:
    numbers = itertools.count(1)
    return lambda: f"new{next(numbers)}"


def applied(chain: Sequence[Memory], plan: Plan) -> list[Memory]:
    rows = {memory.memory_id: memory for memory in chain}
    rows |= {memory.memory_id: memory for memory in (*plan.updates, *plan.inserts)}
    return sorted(rows.values(), key=lambda memory: memory.valid_from)


def told(rows: Sequence[Memory]) -> list[tuple[str, int, int | None]]:
    return [(memory.content, memory.valid_from, memory.superseded_at) for memory in rows]


LISBON = row("a", "Lisbon", 1, 5, superseded_by="b", times_confirmed=3)
PORTO = row("b", "Porto", 5)


def test_a_superseded_row_takes_the_place_of_the_current_one() -> None:
    plan = restored([LISBON, PORTO], LISBON, NOW, ids())
    assert plan.outcome is Outcome.SUPERSEDED
    rows = applied([LISBON, PORTO], plan)
    assert told(rows) == [("Lisbon", 1, 5), ("Porto", 5, NOW), ("Lisbon", NOW, None)]
    assert [memory.memory_id for memory in rows] == ["new1", "b", "a"]
    assert [memory.superseded_by for memory in rows] == ["b", "a", None]
    assert rows[-1].times_confirmed == 3


def test_what_led_to_a_row_leads_to_its_past() -> None:
    faro = row("z", "Faro", 0, 1, superseded_by="a")
    chain = [faro, LISBON, PORTO]
    rows = applied(chain, restored(chain, LISBON, NOW, ids()))
    assert [memory.superseded_by for memory in rows] == ["new1", "b", "a", None]


def test_a_current_row_stays_as_it_is() -> None:
    assert restored([LISBON, PORTO], PORTO, NOW, ids()) == Plan(Outcome.CONFIRMED, PORTO)


def test_an_archived_row_ends_no_other_and_its_archive_stays_past() -> None:
    kept = row("a", "Lisbon", 1, archived_at=7)
    rows = applied([kept], restored([kept], kept, NOW, ids()))
    assert told(rows) == [("Lisbon", 1, NOW), ("Lisbon", NOW, None)]
    assert [memory.archived_at for memory in rows] == [7, None]


def test_an_archived_row_ends_where_an_older_one_is_restored() -> None:
    kept = replace(PORTO, archived_at=7)
    rows = applied([LISBON, kept], restored([LISBON, kept], LISBON, NOW, ids()))
    assert told(rows) == [("Lisbon", 1, 5), ("Porto", 5, NOW), ("Lisbon", NOW, None)]


def test_an_expiry_that_is_over_is_taken_off_and_one_to_come_stays() -> None:
    for expires_at, left in ((9, None), (NOW + 9, NOW + 9)):
        past = replace(LISBON, expires_at=expires_at)
        plan = restored([past, PORTO], past, NOW, ids())
        assert plan.memory is not None
        assert plan.memory.expires_at == left


def test_a_deleted_chain_comes_back_with_a_gap() -> None:
    plan = undeleted([], [LISBON, PORTO], LISBON, 100, NOW, ids())
    assert told(applied([], plan)) == [("Lisbon", 1, 5), ("Porto", 5, 100), ("Porto", NOW, None)]
    assert plan.memory is not None
    assert plan.memory.memory_id == "b"


def test_a_deleted_chain_takes_the_place_of_what_was_said_since() -> None:
    since = row("c", "Faro", 200)
    plan = undeleted([since], [PORTO], PORTO, 100, NOW, ids())
    rows = applied([since], plan)
    assert told(rows) == [("Porto", 5, 100), ("Faro", 200, NOW), ("Porto", NOW, None)]
    assert standing(rows) == plan.memory


def test_of_a_deleted_chain_without_a_current_row_the_named_one_comes_back() -> None:
    past = [LISBON, replace(PORTO, superseded_at=9)]
    plan = undeleted([], past, LISBON, 100, NOW, ids())
    assert plan.memory is not None
    assert plan.memory.content == "Lisbon"


def test_a_restore_comes_after_everything_that_was_told() -> None:
    assert after_all([LISBON, PORTO], 3) == 6
    assert after_all([LISBON, PORTO], NOW) == NOW


def test_what_is_said_again_leaves_the_archive_and_what_is_said_late_does_not() -> None:
    kept = row("a", "Lisbon", 1, archived_at=7)
    again = place_statement([kept], row("n", "Lisbon", 20), ids())
    assert told(applied([kept], again)) == [("Lisbon", 1, 20), ("Lisbon", 20, None)]
    assert again.outcome is Outcome.CONFIRMED
    late = place_statement([kept], row("n", "Lisbon", 5), ids())
    (confirmed,) = applied([kept], late)
    assert (confirmed.archived_at, confirmed.times) == (7, (1, 5))


def test_an_archived_row_is_ended_by_a_later_statement_and_not_by_an_older_one() -> None:
    kept = row("a", "Lisbon", 3, archived_at=7)
    later = place_statement([kept], row("n", "Porto", 20), ids())
    assert told(applied([kept], later)) == [("Lisbon", 3, 20), ("Porto", 20, None)]
    older = place_statement([kept], row("n", "Porto", 1), ids())
    assert older.outcome is Outcome.HISTORY
    assert told(applied([kept], older)) == [("Porto", 1, 3), ("Lisbon", 3, None)]
