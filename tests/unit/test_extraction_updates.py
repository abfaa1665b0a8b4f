"""What everyday English says of things that changed: what it learns, and what it ends."""

from __future__ import annotations

import pytest
from kumbuka.memory.extraction import extract
from kumbuka.memory.model import Fact, Retraction


def learned(message: str) -> tuple[str, ...]:
    """Keys, `!` after what replaces something, `~` before what ends."""
    return tuple(map(_short, extract(message).statements))


def _short(said: Fact | Retraction) -> str:
    if isinstance(said, Retraction):
        return f"~{said.object or said.key}"
    return said.key + ("!" if said.replaces else "")


BY_TOPIC = (
    ("We're on Linear now.", ("tool:ticket_system/linear!",)),
    ("I upgraded to an iPhone 15.", ("possession:phone!",)),
    ("I gave in and got a OnePlus.", ("possession:phone!",)),
    ("We moved everything to CockroachDB.", ("tool:database/cockroachdb!",)),
    ("I'm on the day shift now.", ("identity:shift!",)),
    ("I've gone vegan.", ("identity:diet!",)),
    ("I take metformin.", ("identity:medication/metformin",)),
    ("They upped my lisinopril to 40 mg.", ("identity:medication/lisinopril!",)),
    ("I also use Firefox.", ("tool:browser/firefox",)),
    ("My bank's Wells Fargo now.", ("tool:bank!",)),
    ("I'm a member at McFit.", ("tool:gym!",)),
    ("Finally replaced the Corolla with a Prius.", ("~Corolla", "possession:car!")),
    ("I traded the Civic in for a Kia Niro.", ("~Civic", "possession:car!")),
    ("I got rid of LastPass, now it's Bitwarden.",
     ("~LastPass", "tool:password_manager/bitwarden!")),
    ("I cancelled Netflix and joined McFit.", ("~Netflix", "tool:gym!")),
    ("I left Siemens, I'm with Bosch now.", ("~Siemens", "identity:employer!")),
    ("I gave up the guitar and play the drums now.", ("~guitar", "identity:instrument/drums!")),
    ("My doctor switched me to insulin.", ("identity:medication/insulin!",)),
)  # fmt: skip
BY_NAME = (
    ("The deadline moved to April 20.", ("identity:deadline!",)),
    ("We moved standup to 9:45.", ("identity:standup!",)),
    ("The budget got cut to 30k.", ("identity:budget!",)),
    ("We upped the trip budget to $3,500.", ("identity:trip_budget!",)),
    ("We have a budget of $2,000 for the trip.", ("identity:trip_budget",)),
    ("We renamed the project to Osprey.", ("identity:project_name!",)),
    ("Our rent went up to 1,050.", ("identity:rent!",)),
    ("Sprints are three weeks now.", ("identity:sprints!",)),
    ("I changed my username to moonriver.", ("identity:username!",)),
    ("I report to Hannah now.", ("identity:boss!",)),
    ("I changed doctors, it's Dr. Singh now.", ("identity:doctor!",)),
    ("I bought a condo in Hoboken.", ("identity:home",)),
    ("Sara and I broke up.", ("~Sara",)),
    ("I commute by train these days.", ("pattern:commute!",)),
    ("I stopped smoking.", ("~smoking", "~pattern:smoke")),
)  # fmt: skip
IN_A_STORY = (
    ("My Pixel died in the bath so I caved and bought an iPhone.", "possession:phone!"),
    ("We finally packed everything up and settled in Aberdeen.", "identity:home"),
    ("I wiped the laptop over the holidays and put Fedora on it.", "tool:operating_system!"),
    ("Management made us move to GitLab over the summer.", "tool:code_host/gitlab!"),
    ("Felix passed on, and we've adopted a greyhound puppy.", "identity:pet/greyhound_puppy"),
)


@pytest.mark.parametrize(("message", "expected"), BY_TOPIC)
def test_what_is_of_a_known_topic_is_kept_by_it(message: str, expected: tuple[str, ...]) -> None:
    assert learned(message) == expected


@pytest.mark.parametrize(("message", "expected"), BY_NAME)
def test_what_has_one_value_is_kept_by_its_name(message: str, expected: tuple[str, ...]) -> None:
    assert learned(message) == expected


@pytest.mark.parametrize(("message", "key"), IN_A_STORY)
def test_a_story_teaches_what_it_ends_in(message: str, key: str) -> None:
    assert key in learned(message)


@pytest.mark.parametrize(
    "message",
    [
        "He switched to Linux last year.",
        "My friend told me to move to Linux.",
        "She said I'm on Linear now.",
        "If I switched to Linux, would it be faster?",
        "Imagine I sold my car and bought a Tesla.",
        "Did we move the deadline to Friday?",
        "I deployed to Heroku and now I get an H10 error.",
        "I moved the button to the left.",
        "The build now takes ten minutes.",
    ],
)
def test_others_questions_and_the_work_at_hand_change_nothing(message: str) -> None:
    assert learned(message) == ()
