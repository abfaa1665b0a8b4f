"""What each of `events/extract` must leave behind."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tests.contract.stage import Row


@dataclass(frozen=True)
class Extracted:
    rows: tuple[Row, ...] = ()
    """Every memory of the events' owner, by content."""
    failures: tuple[str, ...] = ()
    """The messages that are reported as failed."""
    reasons: tuple[str, ...] = ()
    """What the reason of each dead letter begins with."""


def _row(content: str, user: str = "", *, is_current: bool = True) -> Row:
    return Row(content, user, is_current, times_confirmed=1)


EXTRACTED: Mapping[str, Extracted] = {
    "a_turn_of_a_later_version": Extracted((_row("I work in Nairobi."),)),
    "a_turn_that_comes_again": Extracted((_row("I use Postgres for billing."),)),
    "a_turn_that_states_nothing": Extracted(),
    "a_turn_with_a_secret": Extracted(),
    "a_turn_without_an_owner": Extracted(
        failures=("dd4e9608-3f64-4061-abf7-1a5a76c130dd",),
        reasons=("not a turn: time, turn id or owner is missing",),
    ),
    "no_records": Extracted(),
    "one_turn": Extracted((_row("I prefer green tea."),)),
    "ten_turns_with_a_poison_one": Extracted(
        tuple(
            map(
                _row,
                (
                    "Eu prefiro café sem açúcar.",
                    "I always commit before pushing.",
                    "I am allergic to peanuts.",
                    "I live in Lisbon.",
                    "I prefer TypeScript.",
                    "My favorite editor is Helix.",
                    "My name is Ana.",
                    "Ninapendelea chai ya tangawizi.",
                    "我喜欢喝乌龙茶。",
                ),
            )
        ),
        failures=("5743abdd-ddfa-48c1-a3a9-9fdebc2e8f3f",),
        reasons=("not a turn: ",),
    ),
    "the_same_turn_twice": Extracted((_row("I don't like Python."),)),
    "turns_in_the_wrong_order": Extracted(
        (_row("I don't like Java."), _row("I like Java.", is_current=False))
    ),
    "turns_of_two_users": Extracted(
        (_row("I live in France.", "u1"), _row("I live in the USA.", "u2"))
    ),
}
