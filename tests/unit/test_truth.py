"""Any order of delivery ends in the same intervals, and never in two current rows."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from hypothesis import given, settings
from hypothesis import strategies as st
from kumbuka.memory.model import Memory, MemoryType, Outcome, Place
from kumbuka.memory.truth import Plan, place_statement, retract

PLACE = Place("owner")


class Chain:
    """The rows of one key, as a store would hold them."""

    def __init__(self) -> None:
        self.rows: dict[str, Memory] = {}
        self.numbers = itertools.count(1)

    def new_id(self) -> str:
        return f"m{next(self.numbers)}"

    def ordered(self) -> list[Memory]:
        return sorted(self.rows.values(), key=lambda row: row.valid_from)

    def say(
        self,
        content: str,
        at: int,
        *,
        forgotten_at: int | None = None,
        retracted_at: int | None = None,
        expires_at: int | None = None,
    ) -> Outcome:
        said = Memory(
            memory_id=self.new_id(),
            place=PLACE,
            type=MemoryType.FACTUAL,
            key="preference:tea",
            content=content,
            metadata={},
            created_at=at,
            updated_at=at,
            last_confirmed_at=at,
            valid_from=at,
            expires_at=expires_at,
        )
        plan = place_statement(
            self.ordered(),
            said,
            self.new_id,
            forgotten_at=forgotten_at,
            retracted_at=retracted_at,
        )
        self.apply(plan)
        return plan.outcome

    def apply(self, plan: Plan) -> None:
        for row in (*plan.updates, *plan.inserts):
            self.rows[row.memory_id] = row

    def end(self, at: int) -> None:
        self.apply(retract(self.ordered(), at, self.new_id))

    def current(self) -> list[str]:
        return [row.content for row in self.ordered() if row.superseded_at is None]

    def held_at(self, at: int) -> list[str]:
        return [
            row.content
            for row in self.ordered()
            if row.valid_from <= at < (row.superseded_at or 10**12)
        ]

    def intervals(self) -> list[tuple[str, int, int | None]]:
        return [
            (row.content, row.valid_from, row.superseded_at)
            for row in self.ordered()
            if row.valid_from != row.superseded_at
        ]


def told(statements: Sequence[tuple[str, int]]) -> Chain:
    chain = Chain()
    for content, at in statements:
        chain.say(content, at)
    return chain


statements = st.lists(
    st.tuples(st.sampled_from(["likes", "dislikes", "adores"]), st.integers(1, 1000)),
    min_size=1,
    max_size=7,
    unique_by=lambda said: said[1],
)


@given(statements)
def test_at_most_one_row_is_current_and_intervals_never_overlap(
    said: list[tuple[str, int]],
) -> None:
    chain = told(said)
    assert len(chain.current()) == 1
    rows = chain.ordered()
    for earlier, later in itertools.pairwise(rows):
        assert earlier.superseded_at is not None
        assert earlier.superseded_at <= later.valid_from


@settings(max_examples=200)
@given(statements, st.randoms(use_true_random=False))
def test_what_is_current_does_not_depend_on_the_order_of_delivery(
    said: list[tuple[str, int]], random: object
) -> None:
    shuffled = list(said)
    random.shuffle(shuffled)  # type: ignore[attr-defined]
    assert told(shuffled).current() == [max(said, key=lambda one: one[1])[0]]


@given(st.permutations([("likes", 1), ("dislikes", 2), ("likes", 3)]))
def test_there_and_back_is_three_intervals_in_any_order(said: list[tuple[str, int]]) -> None:
    assert told(said).intervals() == [("likes", 1, 2), ("dislikes", 2, 3), ("likes", 3, None)]


@given(statements)
def test_a_statement_delivered_twice_changes_counts_only(said: list[tuple[str, int]]) -> None:
    once, twice = told(said), told([*said, *said])
    assert once.intervals() == twice.intervals()


def test_the_same_words_confirm_and_keep_the_first_time() -> None:
    chain = told([("likes", 5), ("likes", 9)])
    (row,) = chain.ordered()
    assert (row.valid_from, row.last_confirmed_at, row.times_confirmed) == (5, 9, 2)


def test_an_older_statement_becomes_history() -> None:
    chain = told([("dislikes", 9)])
    assert chain.say("likes", 5) is Outcome.HISTORY
    assert chain.intervals() == [("likes", 5, 9), ("dislikes", 9, None)]
    assert chain.held_at(7) == ["likes"]


def test_a_statement_older_than_a_deletion_is_dropped_and_a_newer_one_is_not() -> None:
    chain = Chain()
    assert chain.say("likes", 5, forgotten_at=5) is Outcome.DROPPED
    assert chain.say("likes", 6, forgotten_at=5) is Outcome.CREATED


def test_a_retraction_ends_what_held_and_a_restatement_begins_anew() -> None:
    chain = told([("likes", 1)])
    chain.end(5)
    assert chain.current() == []
    assert chain.say("likes", 9) is Outcome.CREATED
    assert chain.intervals() == [("likes", 1, 5), ("likes", 9, None)]


def test_a_statement_that_arrives_after_its_retraction_is_past() -> None:
    chain = Chain()
    assert chain.say("likes", 1, retracted_at=5) is Outcome.HISTORY
    assert chain.intervals() == [("likes", 1, 5)]


def test_a_retraction_older_than_the_last_confirmation_ends_nothing() -> None:
    chain = told([("likes", 1), ("likes", 9)])
    chain.end(5)
    assert chain.current() == ["likes"]


def test_what_arrives_late_does_not_say_how_long_the_newest_statement_holds() -> None:
    chain = told([("likes", 9)])
    chain.say("likes", 5, expires_at=7)
    (row,) = chain.ordered()
    assert (row.valid_from, row.expires_at) == (5, None)
