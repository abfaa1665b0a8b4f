"""What an imported row does to a chain, for histories of every shape."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from itertools import count

import pytest
from kumbuka.memory.model import Memory, MemoryType, Millis, Outcome, Place
from kumbuka.memory.taking_in import id_instead, moved, taken_in
from kumbuka.memory.transcripts import memory_id, passage_rows
from kumbuka.memory.truth import Plan, place_statement, retract

HOMES = ["I live in Lisbon.", "I live in Porto.", "I live in Faro."]
_numbers = count()


def new_id() -> str:
    return f"row {next(_numbers)}"


def said(content: str, at: Millis) -> Memory:
    return Memory(
        memory_id=new_id(),
        place=Place("ana"),
        type=MemoryType.FACTUAL,
        key="identity:home",
        content=content,
        metadata={},
        created_at=at,
        updated_at=at,
        last_confirmed_at=at,
        valid_from=at,
    )


def followed(chain: Sequence[Memory], plan: Plan) -> list[Memory]:
    rows = {row.memory_id: row for row in [*chain, *plan.updates, *plan.inserts]}
    return sorted(rows.values(), key=lambda row: row.valid_from)


def history(chance: random.Random) -> list[Memory]:
    chain: list[Memory] = []
    for _ in range(chance.randrange(7)):
        at = 1 + chance.randrange(40)
        if chance.random() < 0.2:
            plan = retract(chain, at, new_id)
        else:
            new = said(chance.choice(HOMES), at)
            expires_at = at + chance.randrange(9) if chance.random() < 0.2 else None
            plan = place_statement(chain, replace(new, expires_at=expires_at), new_id)
        chain = followed(chain, plan)
    if chain and chain[-1].superseded_at is None and chance.random() < 0.3:
        chain[-1] = replace(chain[-1], archived_at=42)
    return chain


def imported(chain: list[Memory], lines: Sequence[Memory]) -> list[Memory]:
    for line in lines:
        if line.memory_id not in {row.memory_id for row in chain}:
            chain = followed(chain, taken_in(chain, line, new_id))
    return chain


def held_at(chain: Sequence[Memory], at: Millis) -> list[str]:
    begun = [row for row in chain if row.valid_from <= at]
    return [row.content for row in begun if row.superseded_at is None or at < row.superseded_at]


def is_told_apart(chain: Sequence[Memory]) -> bool:
    return all(len(held_at(chain, at)) <= 1 for at in range(43))


@pytest.mark.parametrize("seed", range(300))
def test_a_history_comes_back_whole_in_any_order_of_its_lines(seed: int) -> None:
    chance = random.Random(seed)
    chain = history(chance)
    assert is_told_apart(chain)
    lines = chance.sample(chain, len(chain))
    again = imported([], lines)
    assert {row.memory_id: row for row in again} == {row.memory_id: row for row in chain}


@pytest.mark.parametrize("seed", range(300))
def test_two_histories_become_one_that_a_second_import_leaves_alone(seed: int) -> None:
    chance = random.Random(seed)
    here, there = history(chance), history(chance)
    merged = imported(here, there)
    ends = [(row.valid_from, row.superseded_at) for row in merged]
    assert all(end is None or begun <= end for begun, end in ends)
    assert [end for _, end in ends].count(None) <= 1
    assert is_told_apart(merged)
    assert imported(merged, there) == merged
    assert {row.content for row in merged} >= {row.content for row in [*here, *there]}


def test_a_retraction_ends_what_was_said_before_it() -> None:
    row = said(HOMES[0], 10)
    plan = taken_in([], row, new_id, retracted_at=20)
    assert [kept.superseded_at for kept in plan.inserts] == [20]


def test_of_a_passage_the_key_decides() -> None:
    (row,) = passage_rows(Place("ana"), "t", [("user", "Hi there.")], thread=7, said_at=1, now=2)
    known = replace(row, memory_id="other", content="Hello there.")
    assert taken_in([known], row, new_id) == Plan(Outcome.CONFIRMED, known)
    there = moved(row, "ben")
    assert there.memory_id == memory_id(Place("ben"), row.key) != row.memory_id
    assert there.thread == row.thread


def test_an_id_in_place_of_anothers_is_the_same_each_time_and_the_owners_own() -> None:
    given = {id_instead("secret", owner, "x") for owner in ("ana", "ben", "ana")}
    assert len(given) == 2
    assert id_instead("another secret", "ana", "x") not in given
