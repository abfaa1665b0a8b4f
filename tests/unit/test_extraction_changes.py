"""Ways to say that something changed, and whom it changed for."""

from __future__ import annotations

import pytest
from kumbuka.memory.extraction import extract
from kumbuka.memory.model import Fact, Retraction

Expected = tuple[str, ...]


def learned(message: str) -> Expected:
    """Keys, with `-` before a negated one and `~object` for what ended."""
    return tuple(map(_short, extract(message).statements))


def _short(said: Fact | Retraction) -> str:
    if isinstance(said, Retraction):
        return f"~{said.object}"
    return f"-{said.key}" if said.polarity == "-" else said.key


CHANGES: tuple[tuple[str, Expected], ...] = (
    ("I ditched Vim for Helix.", ("~Vim", "tool:editor/helix")),
    ("I dropped Vim in favor of Helix.", ("~Vim", "tool:editor/helix")),
    ("I swapped Docker for Podman.", ("~Docker", "tool:containers/podman")),
    ("I moved from Vim to Helix.", ("~Vim", "tool:editor/helix")),
    ("We've moved over to Postgres.", ("tool:database/postgres",)),
    ("I moved from Lisbon to Porto.", ("identity:home",)),
    ("Instead of Vim I now use Helix.", ("~Vim", "tool:editor/helix")),
    ("Instead of coffee I drink tea.", ("~coffee", "preference:tea")),
    ("I switched back to Vim.", ("tool:editor/vim",)),
    ("I'm back to using Vim.", ("tool:editor/vim",)),
    ("I am done with Vim.", ("~Vim",)),
    ("I'm done with the report.", ()),
    ("I never use Vim anymore.", ("~Vim", "-pattern:use_vim")),
    ("I am no longer a student.", ("~student",)),
    ("I'm not a student anymore.", ("~student",)),
    ("I'm no longer into jazz.", ("-preference:jazz",)),
    ("I stopped liking jazz.", ("-preference:jazz",)),
    ("I left Google.", ("~Google",)),
    ("I left Google for Stripe.", ("~Google",)),
    ("I left the office.", ()),
    ("I quit my job at Google.", ("~Google",)),
    ("I don't live in Lisbon.", ("~Lisbon",)),
    ("I don't work at Google.", ("~Google",)),
    ("I changed my mind: I like tea.", ("preference:tea",)),
    ("I changed my name to Kim.", ("identity:name",)),
    ("My name is not Ana, it's Anna.", ("~Ana", "identity:name")),
    ("My preferred name is Kim.", ("identity:name",)),
    ("My preferred editor is Helix.", ("favourite:editor",)),
    ("My go-to editor is Helix.", ("favourite:editor",)),
    ("My editor of choice is Helix.", ("favourite:editor",)),
    ("Helix is my go-to editor.", ("favourite:editor",)),
    ("My favorite editor is no longer Vim.", ("~Vim",)),
    ("My favorite editor isn't Vim, it's Helix.", ("~Vim", "favourite:editor")),
    ("My favorite editor used to be Vim, now it's Helix.", ("~Vim", "favourite:editor")),
    ("I changed my favorite editor to Helix.", ("favourite:editor",)),
    (
        "We decided to go with MySQL instead of Postgres for billing.",
        ("~Postgres for billing", "decision:mysql"),
    ),
)


@pytest.mark.parametrize(("message", "expected"), CHANGES)
def test_a_change_ends_what_it_replaces(message: str, expected: Expected) -> None:
    assert learned(message) == expected


@pytest.mark.parametrize(
    ("message", "expected"),
    [
        ("I never, ever use tabs.", "-pattern:use_tabs"),
        ("I don't ever use tabs.", "-pattern:use_tabs"),
        ("I almost never use tabs.", "-pattern:use_tabs"),
        ("I don't usually use tabs.", "-pattern:use_tabs"),
        ("I hardly ever use tabs.", "-pattern:use_tabs"),
    ],
)
def test_a_habit_denied_in_other_words_is_the_same_habit(message: str, expected: str) -> None:
    assert learned(message)[-1:] == (expected,)


@pytest.mark.parametrize(
    "message",
    [
        "I never told you I like Ruby.",
        "I never claimed that I like Ruby.",
        "I never mentioned that I live in Rome.",
        "I never wrote that I hate Java.",
    ],
)
def test_a_denied_report_is_no_habit(message: str) -> None:
    assert learned(message) == ()


@pytest.mark.parametrize(
    ("message", "expected"),
    [
        ("My dad's favorite color is green.", "favourite:father/colour"),
        ("My wife's birthday is on June 2.", "identity:wife/birthday"),
        ("My brother-in-law likes rum.", "preference:brother_in_law/rum"),
        ("My favorite number is 7.", "favourite:number"),
        ("My favorite city is Paris.", "favourite:city"),
        ("My phone number is 555-0199.", "identity:phone"),
        (
            "My team reviews system prompt designs.",
            "identity:work/reviews_system_prompt_designs",
        ),
        ("I work on prompt injection defenses.", "identity:work/prompt_injection_defenses"),
        ("I prefer version 3.11.2 over 3.10", "preference:version_3_11_2"),
    ],
)
def test_whose_and_which_is_kept_apart(message: str, expected: str) -> None:
    assert learned(message) == (expected,)


@pytest.mark.parametrize("name", [".NET", ".env files"])
def test_a_leading_dot_belongs_to_the_name(name: str) -> None:
    (fact,) = extract(f"I prefer {name}.").statements
    assert isinstance(fact, Fact)
    assert fact.object == name
