"""What ends by the words of others: of a shop, of a team, of whoever took a thing away."""

from __future__ import annotations

import pytest
from kumbuka.memory.extraction.languages.english_worlds import states_of_others
from kumbuka.memory.extraction.values import values_of
from kumbuka.memory.topics import sphere_of

from tests.fakes.told import is_ended


@pytest.mark.parametrize(
    ("known", "message"),
    [
        ("I've got a big old Transit.", "Some chap bought the Transit off me."),
        ("I don't eat meat.", "I'm having beef and chicken again for my iron."),
        ("I live in a dorm.", "got my own apartment!!"),
        ("I run every morning.", "I can't run since the operation, so I row."),
        ("I report to Denise.", "They've put me under Prakash."),
        ("I cite in APA.", "The journal insists on Chicago, so that is the style to follow."),
        ("I live with my parents.", "I've got a studio near the station."),
        ("Our cat goes by Schwa.", "We renamed the cat; she answers to Umlaut."),
    ],
)
def test_who_took_a_thing_away_need_not_be_the_user(known: str, message: str) -> None:
    assert is_ended(known, message)


@pytest.mark.parametrize(
    ("known", "message"),
    [
        ("I have a degree in chemistry.", "I've left chemistry behind and sell insurance."),
        ("my girlfriend is called Amaya", "my ex Jess got engaged lol"),
        ("My car insurance is with Axa.", "House insurance went over to Allianz."),
        ("Our office is on the third floor.", "The canteen moved to the seventh floor."),
        ("We use Slack inside the team.", "Clients reach us on Teams, no longer by email."),
    ],
)
def test_what_others_do_and_what_is_had_for_good_ends_nothing(known: str, message: str) -> None:
    assert not is_ended(known, message)


@pytest.mark.parametrize(
    "said",
    [
        "GPA update: 3.4",
        "Break's at half past two.",
        "Sprints got shortened to one week.",
        "Nothing here sells.",
    ],
)
def test_what_begins_with_something_else_than_the_user_states_something(said: str) -> None:
    assert states_of_others(said)


@pytest.mark.parametrize(
    "said",
    ["Make the button red.", "Fix what is broken here.", "Thanks, that was it", "I like tea."],
)
def test_a_request_or_what_the_user_says_of_themselves_is_no_statement_of_others(said: str) -> None:
    assert not states_of_others(said)


def test_a_machine_of_work_is_told_from_one_at_home() -> None:
    assert sphere_of("My work laptop runs Windows.") == "work"
    assert sphere_of("I put Linux on my home PC.") == "home"
    assert sphere_of("I work from home on a laptop.") == ""


def test_what_somebody_answers_to_is_what_they_are_called() -> None:
    (named,) = values_of("The cat answers to Umlaut.")
    assert (named.text, named.before) == ("umlaut", "called")
