"""What a user has, by its name; and what only sounds like it."""

import pytest
from kumbuka.memory.extraction import extract
from kumbuka.memory.extraction.languages import LANGUAGES, tables_of
from kumbuka.memory.extraction.table import Language
from kumbuka.memory.model import Fact

STATED = [
    ("My office is in Berlin.", "identity:office", "Berlin"),
    ("My boss is Petra.", "identity:boss", "Petra"),
    ("My doctor is Dr. Weber.", "identity:doctor", "Dr. Weber"),
    ("My password manager is Bitwarden now.", "tool:password_manager", "Bitwarden"),
    ("Our staging server is on port 8080.", "identity:staging_server", "port 8080"),
    ("My laptop runs Ubuntu.", "tool:operating_system/laptop", "Ubuntu"),
    ("My team has five people.", "identity:team_size", "five people"),
    ("We host the site on Heroku.", "tool:cloud/website", "Heroku"),
    ("I take my coffee black now.", "preference:coffee", "black"),
    ("I usually have lunch at noon.", "pattern:lunch", "at noon"),
]
NOTHING = [
    "My question is: Does Python have tuples?",
    "My code is 200 lines long.",
    "My build is 20 minutes late.",
    "My problem is Docker.",
    "My password is Hunter2.",
    "My plan is Friday.",
    "My next step is Terraform.",
    "My function has two arguments.",
    "Is my office in Berlin?",
    "If my boss is Petra, what then?",
    "My server is slow today.",
    "I take my time.",
    "I take my coffee break at ten.",
]


@pytest.mark.parametrize(("text", "key", "about"), STATED)
def test_a_property_has_its_key_and_value(text: str, key: str, about: str) -> None:
    (fact,) = extract(text).statements
    assert isinstance(fact, Fact)
    assert (fact.key, fact.object) == (key, about)


@pytest.mark.parametrize("text", NOTHING)
def test_what_passes_is_no_property(text: str) -> None:
    assert extract(text).statements == ()


def test_a_thing_that_moved_ends_where_it_was() -> None:
    ended, fact = extract("We moved the site from Heroku to Fly.").statements
    assert (ended.object, fact.object) == ("Heroku", "Fly")


def test_what_was_sold_is_no_longer_had() -> None:
    (ended,) = extract("I sold the Renault Clio.").statements
    assert ended.object == "Renault Clio"


@pytest.mark.parametrize("table", tables_of(*LANGUAGES), ids=lambda table: table.code)
def test_every_pattern_of_a_table_compiles(table: Language) -> None:
    frames = [*table.clause_frames.values(), *table.verb_frames.values()]
    assert all(frame.pattern.regex for found in frames for frame in found)
