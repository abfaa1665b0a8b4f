"""What people of many trades and ages say of themselves, and what only sounds like it."""

from __future__ import annotations

import pytest
from kumbuka.memory.extraction import extract
from kumbuka.memory.model import Fact, Retraction


def learned(message: str) -> list[str]:
    """`preference olives`, `pattern- eat out`, `~Volvo` for an ending."""
    return [
        f"~{said.object}"
        if isinstance(said, Retraction)
        else f"{said.category}{said.polarity.replace('+', '')} {said.object}"
        for said in extract(message).statements
    ]


@pytest.mark.parametrize(
    ("message", "expected"),
    [
        ("I do all my ledgers in Xero.", ["tool Xero"]),
        ("I keep it all in a paper diary.", ["tool paper diary"]),
        ("We run everything on bare metal in Oslo.", ["tool bare metal in Oslo"]),
        ("helix is my daily driver", ["tool helix"]),
        ("i'm on a pixel 8 btw, where is that setting?", ["tool pixel 8"]),
        ("I've switched us all over to oat milk.", ["decision oat milk"]),
        (
            "I've made up my mind: the stall will close on Mondays.",
            ["decision stall will close on Mondays"],
        ),
    ],
)
def test_the_means_of_all_work_of_a_kind_are_learned(message: str, expected: list[str]) -> None:
    assert learned(message) == expected


@pytest.mark.parametrize(
    ("message", "expected"),
    [
        ("Got three ponies and a field.", ["identity three ponies"]),
        ("Stay-at-home dad of twin girls.", ["identity Stay-at-home dad of twin girls"]),
        ("Retired physics teacher here.", ["identity Retired physics teacher"]),
        ("Wool brings me out in a rash.", ["identity Wool"]),
        ("I've taught here for over twenty years.", ["pattern taught here"]),
        ("We're raising our niece.", ["identity our niece"]),
        ("I haven't got a car.", ["possession- car"]),
        ("The wife does the books.", ["pattern does the books"]),
    ],
)
def test_who_is_in_a_household_is_learned(message: str, expected: list[str]) -> None:
    assert learned(message) == expected


@pytest.mark.parametrize(
    ("message", "expected"),
    [
        ("I can't kneel because of my hip.", ["identity- kneel"]),
        ("My doctor has told me to cut out salt.", ["pattern cut out salt"]),
        ("I spent ten years in the navy.", ["identity ten years in the navy"]),
        ("We open at 9 every day.", ["pattern open at 9 every day"]),
        ("Most of my clients are pensioners.", ["identity pensioners"]),
        ("We don't eat out much.", ["pattern- eat out much"]),
        ("I'd go for Postgres every time.", ["preference Postgres"]),
        ("Don't bother explaining basic git.", ["instruction- explaining basic git"]),
        ("If you're not sure, say so.", ["instruction say so"]),
    ],
)
def test_how_a_living_is_made_and_what_cannot_be_done_is_learned(
    message: str, expected: list[str]
) -> None:
    assert learned(message) == expected


@pytest.mark.parametrize(
    ("message", "expected"),
    [
        (
            "I own an EpiPen because I'm allergic to wasps.",
            ["possession EpiPen", "identity wasps"],
        ),
        ("I drive for Bolt and study law.", 2),
        ("born and raised in Galway, moved over to Boston in 2009", 2),
    ],
)
def test_what_shares_a_subject_or_gives_a_reason_is_learned_too(
    message: str, expected: list[str] | int
) -> None:
    said = learned(message)
    assert (len(said) if isinstance(expected, int) else said) == expected


@pytest.mark.parametrize(
    "message",
    [
        "i literally cant stand olives",
        "I quit two years ago.",
        "I do everything in one function here, is that bad?",
    ],
)
def test_spelling_and_time_are_not_taken_for_the_object(message: str) -> None:
    assert [said for said in learned(message) if said != "preference- olives"] == []


@pytest.mark.parametrize(
    "message",
    [
        "I didn't leave because I hate the place, I left for the money.",
        "I live in hope.",
        "I got into trouble at school today.",
        "We agreed to disagree.",
        "I decided to check the logs first.",
        "I got married in the game and then my horse died.",
        "Got an error when I ran the script.",
        "I can't see the image you posted.",
        "I can't sleep tonight.",
        "There's no way I'm going back to Homebrew.",
        "My colleague asked whether I still work at Tesco.",
        "Anything with a battery is banned on that flight.",
        "I was about to buy a Prius but didn't.",
        "I'm raising an exception in line 4.",
        "I keep losing at chess.",
    ],
)
def test_what_only_sounds_like_a_life_teaches_nothing(message: str) -> None:
    assert not [said for said in extract(message).statements if isinstance(said, Fact)]


def test_a_row_of_reasons_takes_time_in_proportion() -> None:
    assert learned("because I " * 5000) == []
