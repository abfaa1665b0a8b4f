"""Whatever order statements, retractions and deletions arrive in, the same was true at each time.

The right answer is told by a few lines that walk through the events in the order of their times.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass

from hypothesis import given, settings
from hypothesis import strategies as st
from kumbuka.memory.model import Memory, MemoryType, Outcome, Place
from kumbuka.memory.truth import Plan, place_statement, retract

ALL = ""
"""What a retraction names that covers every statement of the key."""
Interval = tuple[str, int, int | None]


@dataclass(frozen=True)
class Event:
    at: int
    kind: str
    about: str


def covers(retracted: str, content: str) -> bool:
    return retracted in (ALL, content)


class Chain:
    """The rows of one key and the marks beside them, as a store would hold them."""

    def __init__(self) -> None:
        self.rows: dict[str, Memory] = {}
        self.retractions: list[Event] = []
        self.deleted_at: int | None = None
        self._numbers = itertools.count(1)

    def new_id(self) -> str:
        return f"m{next(self._numbers)}"

    def ordered(self) -> list[Memory]:
        return sorted(self.rows.values(), key=lambda row: row.valid_from)

    def hear(self, event: Event) -> None:
        if event.kind == "delete":
            self.rows, self.deleted_at = {}, event.at
        elif event.kind == "retract":
            covered = [row for row in self.ordered() if covers(event.about, row.content)]
            self._apply(retract(covered, event.at, self.new_id))
            self.retractions.append(event)
        else:
            self._say(event)
        self.check()

    def _say(self, event: Event) -> None:
        at = event.at
        later = [r.at for r in self.retractions if r.at > at and covers(r.about, event.about)]
        self._apply(
            place_statement(
                self.ordered(),
                said(self.new_id(), event.about, at),
                self.new_id,
                forgotten_at=self.deleted_at,
                retracted_at=min(later, default=None),
            )
        )

    def _apply(self, plan: Plan) -> None:
        assert all(row.memory_id in self.rows for row in plan.updates)
        assert not any(row.memory_id in self.rows for row in plan.inserts)
        for row in (*plan.updates, *plan.inserts):
            self.rows[row.memory_id] = row

    def check(self) -> None:
        rows = self.ordered()
        assert sum(row.superseded_at is None for row in rows) <= 1
        assert all(row.superseded_at is None or row.superseded_at >= row.valid_from for row in rows)
        assert all(row.superseded_by is None or row.superseded_at is not None for row in rows)
        for earlier, later in itertools.pairwise(rows):
            assert earlier.superseded_at is not None
            assert earlier.superseded_at <= later.valid_from

    def texts(self) -> list[Interval]:
        return joined([(row.content, row.valid_from, row.superseded_at) for row in self.ordered()])


def said(memory_id: str, content: str, at: int) -> Memory:
    return Memory(
        memory_id=memory_id,
        place=Place("owner"),
        type=MemoryType.FACTUAL,
        key="identity:home",
        content=content,
        metadata={},
        created_at=at,
        updated_at=at,
        last_confirmed_at=at,
        valid_from=at,
    )


def joined(intervals: Sequence[Interval]) -> list[Interval]:
    """Without empty ones, and those of one text that meet made one."""
    whole: list[Interval] = []
    for content, start, end in intervals:
        if start == end:
            continue
        if whole and whole[-1][0] == content and whole[-1][2] == start:
            whole[-1] = (content, whole[-1][1], end)
        else:
            whole.append((content, start, end))
    return whole


def what_was_true(events: Sequence[Event]) -> list[Interval]:
    past: list[Interval] = []
    held: tuple[str, int] | None = None
    for event in sorted(events, key=lambda event: event.at):
        if event.kind == "delete":
            past, held = [], None
        elif held is not None and (event.kind == "say" or covers(event.about, held[0])):
            past.append((*held, event.at))
            held = None
        if event.kind == "say":
            held = (event.about, event.at)
    return joined([*past, *([(*held, None)] if held else [])])


def told(delivery: Sequence[Event]) -> Chain:
    chain = Chain()
    for event in delivery:
        chain.hear(event)
    return chain


texts = st.sampled_from(["Lisbon", "Porto", "Faro"])
kinds_and_texts = st.one_of(
    st.tuples(st.just("say"), texts),
    st.tuples(st.just("say"), texts),
    st.tuples(st.just("retract"), st.one_of(texts, st.just(ALL))),
)


@st.composite
def deliveries(draw: st.DrawFn) -> list[Event]:
    """Events in the order they arrive: at any time, some twice, but a deletion when it happens."""
    times = draw(st.lists(st.integers(1, 40), min_size=1, max_size=8, unique=True))
    events = [Event(at, *draw(kinds_and_texts)) for at in times]
    again = [event for event in events if event.kind == "say" and draw(st.booleans())]
    delivery = draw(st.permutations([*events, *again]))
    if not draw(st.booleans()):
        return delivery
    deleted = Event(draw(st.integers(1, 40).filter(lambda at: at not in times)), "delete", ALL)
    before = draw(st.integers(0, len(delivery)))
    arrived = [event for event in delivery[:before] if event.at < deleted.at]
    others = [event for event in delivery if event not in arrived]
    return [*arrived, deleted, *others]


@settings(max_examples=600, deadline=None)
@given(deliveries())
def test_what_was_true_does_not_depend_on_the_order_of_arrival(delivery: list[Event]) -> None:
    assert told(delivery).texts() == what_was_true(delivery)


def test_a_late_retraction_ends_what_held_before_it_was_said_again() -> None:
    chain = told([Event(1, "say", "Porto"), Event(9, "say", "Porto"), Event(5, "retract", ALL)])
    assert chain.texts() == [("Porto", 1, 5), ("Porto", 9, None)]


def test_the_current_row_stays_the_same_row_when_an_older_statement_parts_it() -> None:
    chain = told([Event(1, "say", "Porto"), Event(9, "say", "Porto")])
    (before,) = chain.ordered()
    chain.hear(Event(5, "say", "Lisbon"))
    (current,) = [row for row in chain.ordered() if row.superseded_at is None]
    assert current.memory_id == before.memory_id
    assert (current.valid_from, current.times_confirmed) == (9, 1)
    assert [row.content for row in chain.ordered()] == ["Porto", "Lisbon", "Porto"]


def test_the_rows_of_a_parted_interval_name_their_successors() -> None:
    chain = told([Event(at, "say", home) for at, home in ((1, "Faro"), (2, "Porto"), (9, "Porto"))])
    chain.hear(Event(5, "say", "Lisbon"))
    rows = chain.ordered()
    assert [row.superseded_by for row in rows] == [row.memory_id for row in rows[1:]] + [None]


def test_a_late_statement_that_a_retraction_covers_does_not_replace_another() -> None:
    chain = Chain()
    for event in (Event(1, "say", "Porto"), Event(5, "retract", "Lisbon")):
        chain.hear(event)
    plan = place_statement(chain.ordered(), said("x", "Lisbon", 3), chain.new_id, retracted_at=5)
    assert plan.outcome is Outcome.HISTORY
    assert plan.memory is not None
    assert (plan.memory.superseded_at, plan.memory.superseded_by) == (5, None)
