"""Which statement ends which, whatever words the two share."""

from __future__ import annotations

import pytest
from kumbuka.memory.contrast import supplants
from kumbuka.memory.extraction import extract
from kumbuka.memory.model import Fact, Memory, Place


def memory(message: str) -> Memory:
    (fact,) = (said for said in extract(message).statements if isinstance(said, Fact))
    about = {
        "category": fact.category,
        "polarity": fact.polarity,
        "subject": fact.subject,
        "object": fact.object,
    }
    return Memory(fact.key, Place("o"), fact.type, fact.key, fact.content, about, 0, 0, 0, 0)


@pytest.mark.parametrize(
    ("older", "newer"),
    [
        ("I use Jira.", "We're on Linear now."),
        ("I use Postgres for billing.", "We've moved everything to CockroachDB."),
        ("I use npm.", "We're all on pnpm now."),
        ("We use Zendesk for support.", "Support runs on Intercom now."),
        ("I take ibuprofen for my migraines.", "I take naproxen for my migraines now."),
        ("I prefer dark mode.", "I prefer light mode now."),
        ("I drink green tea in the morning.", "I have mate in the morning now."),
        ("I play the guitar.", "I switched from the guitar to the drums."),
    ],
)
def test_a_change_ends_what_is_of_its_topic(older: str, newer: str) -> None:
    assert supplants(memory(newer), memory(older))


@pytest.mark.parametrize(
    ("older", "newer"),
    [
        ("I use Docker.", "We're on Linear now."),
        ("I use Postgres for billing.", "I use MySQL for reports now."),
        ("We decided to use Postgres for billing.", "We decided to use MongoDB for logs."),
        ("My sister uses Vim.", "I'm on Helix now."),
        ("I drink green tea in the evening.", "I have mate in the morning now."),
        ("I like Python.", "I like Rust now."),
    ],
)
def test_what_is_for_something_else_stays(older: str, newer: str) -> None:
    assert not supplants(memory(newer), memory(older))
