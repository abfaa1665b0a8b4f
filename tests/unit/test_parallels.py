"""Whether a statement repeats another but for a value of which there is one."""

from __future__ import annotations

import pytest

from tests.unit.test_references import is_ended


@pytest.mark.parametrize(
    ("known", "message"),
    [
        ("We deploy on Fridays.", "We deploy on Tuesdays."),
        ("I sleep six hours a night.", "I sleep eight hours a night."),
        ("We host everything on AWS.", "We host everything on Hetzner."),
        ("I use Jira for tickets.", "I use Linear for tickets."),
        ("I'm on the payments team.", "I am on the search team."),
        ("Answer me in bullet points.", "Answer me in full paragraphs."),
    ],
)
def test_the_same_words_with_another_value_end_the_older_statement(
    known: str, message: str
) -> None:
    assert is_ended(known, message)


@pytest.mark.parametrize(
    ("known", "message"),
    [
        ("I use tabs for indentation.", "I use spaces for indentation."),
        ("I like jazz.", "I like folk."),
        ("We use Slack for chat.", "We use Zoom for calls."),
        ("I work on Mondays.", "I work on Tuesdays."),
        ("I call my mum on Sundays.", "I call my dad on Sundays."),
        ("We deploy on Fridays.", "We plan on Fridays."),
    ],
)
def test_of_what_there_may_be_several_both_hold(known: str, message: str) -> None:
    assert not is_ended(known, message)
