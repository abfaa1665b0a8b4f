"""Summaries: what may be in one, what it says, and that it never costs more than its sources."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kumbuka.memory.model import Memory, MemoryType, Place
from kumbuka.memory.summaries import (
    SOURCE_IDS,
    SUMMARY_KEY,
    archived,
    condensed,
    groups,
    joined,
    may_be_summarised,
    rebuilt,
    summary_of,
    tokens_of,
)
from kumbuka.text.tokens import count_tokens

DAY = 86_400_000
NOW = 1000 * DAY
ANA = Place("ana")
numbers = itertools.count()


def new_id() -> str:
    return f"m{next(numbers)}"


def fact(content: str, *, place: Place = ANA, day: int = 0, **fields: Any) -> Memory:
    at = NOW - 100 * DAY + day * DAY
    row = Memory(
        memory_id=new_id(),
        place=place,
        type=MemoryType.FACTUAL,
        key=f"preference:{content}"[:200],
        content=content,
        metadata={"category": "preference", "subject": "user"},
        created_at=at,
        updated_at=at,
        last_confirmed_at=at,
        valid_from=at,
    )
    return replace(row, **fields)


def facts(*contents: str) -> list[Memory]:
    return [fact(content, day=n) for n, content in enumerate(contents)]


def contents(found: Sequence[Sequence[Memory]]) -> list[list[str]]:
    return [[memory.content for memory in group] for group in found]


def test_statements_that_begin_alike_share_their_beginning() -> None:
    told = ["I prefer black tea.", "I prefer rye bread.", "My sister Eva likes chess."]
    assert joined(told) == "I prefer: black tea; rye bread. My sister Eva likes chess."


def test_what_is_negated_stays_negated() -> None:
    assert joined(["I never use tabs.", "I never eat meat."]) == "I never: use tabs; eat meat."
    assert (
        joined(["I don't like Python.", "I like Python"]) == "I don't like Python. I like Python."
    )


def test_a_language_without_spaces_shares_its_letters() -> None:
    assert joined(["我喜欢喝乌龙茶。", "我喜欢喝白茶。"]) == "我喜欢喝：乌龙茶；白茶。"


def test_lines_stay_lines() -> None:
    told = ["To deploy:\n1. build\n2. push", "I prefer tea."]
    assert joined(told) == "To deploy:\n1. build\n2. push\nI prefer tea."


def test_nothing_is_left_out_where_that_is_short_enough() -> None:
    told = facts(*(f"I prefer the colour number {n}." for n in range(9)))
    summary = summary_of(told, new_id, NOW)
    assert summary is not None
    assert all(f" {n}" in summary.content for n in range(9))
    assert count_tokens(summary.content) < tokens_of(told)


def test_equal_statements_are_said_once() -> None:
    told = facts("I prefer tea in the morning.", "i prefer tea in the morning", "We use Postgres.")
    assert condensed(told) == "i prefer tea in the morning. We use Postgres."


def test_where_sentences_are_left_out_each_newer_statement_keeps_its_first() -> None:
    told = facts(
        "Alpha boats sail east. It rains there often, so take a coat along.",
        "Bravo trains run west. Their tickets are sold at the counter by the door.",
        "Charlie planes fly north. Nobody knows when they will be back from there.",
    )
    text = condensed(told)
    assert count_tokens(text) < tokens_of(told)
    for first in ("Alpha boats sail east", "Bravo trains run west", "Charlie planes fly north"):
        assert first in text


def test_no_statement_is_left_out_where_anything_else_saves_a_token() -> None:
    others = ["My cat is Tom.", "We moved the boxes in June.", "Ben lives by a lake with two dogs."]
    told = facts("The old red boats sail east on Monday.", "The old red trains", *others)
    text = condensed(told)
    assert text.startswith("The old red: boats sail east on Monday; trains. My cat is Tom.")
    assert all(other in text for other in others)
    assert tokens_of(told) * 0.9 < count_tokens(text) < tokens_of(told)


def test_of_statements_that_share_nothing_only_the_oldest_is_left_out() -> None:
    told = facts(
        *(f"{word} {word}s are {word}y things." for word in ("Jolt", "Mist", "Fern", "Oak"))
    )
    assert "Jolt" not in condensed(told)
    assert all(word in condensed(told) for word in ("Mist", "Fern", "Oak"))


def test_a_summary_says_what_it_was_made_of_and_when_that_was_said() -> None:
    told = facts(*(f"I prefer the colour number {n}." for n in range(4)))
    summary = summary_of(told, new_id, NOW)
    assert summary is not None
    assert summary.metadata == {
        "category": "preference",
        "subject": "user",
        "source": "summary",
        SOURCE_IDS: [memory.memory_id for memory in told],
    }
    assert summary.times == (*(memory.valid_from for memory in told), NOW)
    assert (summary.valid_from, summary.last_confirmed_at) == (NOW, NOW)
    source = archived(told[0], summary)
    assert (source.archived_at, source.metadata[SUMMARY_KEY]) == (NOW, summary.key)


def test_nothing_is_made_that_would_not_be_shorter() -> None:
    assert summary_of(facts("Tea.", "Rye."), new_id, NOW) is None
    assert summary_of([fact("x" * 3000)], new_id, NOW) is None


@pytest.mark.parametrize(
    "fields",
    [
        {"pinned": True},
        {"shared": True},
        {"thread": 7},
        {"expires_at": NOW + DAY},
        {"key": "identity:home"},
        {"key": "allergy:peanuts"},
        {"metadata": {"category": "identity"}},
        {"metadata": {"category": "allergy"}},
        {"metadata": {"category": "instruction"}},
        {"metadata": {"source": "summary"}},
    ],
)
def test_some_memories_are_never_summarised(fields: dict[str, Any]) -> None:
    assert may_be_summarised(fact("I prefer tea."))
    assert not may_be_summarised(fact("I prefer tea.", **fields))
    assert groups([fact("I prefer tea.", **fields), fact("I prefer rye.", **fields)]) == []


def test_no_group_mixes_owners_users_sessions_or_types() -> None:
    places = [Place("ana"), Place("ben"), Place("ana", "eva"), Place("ana", "eva", "s")]
    told = [
        fact(f"I prefer {n} of {place}.", place=place, type=kind)
        for place in places
        for kind in (MemoryType.FACTUAL, MemoryType.EPISODIC)
        for n in range(3)
    ]
    found = groups(told)
    assert len(found) == 8
    assert all(len({(m.place, m.type) for m in group}) == 1 for group in found)


def test_what_was_said_in_one_session_goes_together_and_the_rest_by_topic() -> None:
    session = {"metadata": {"category": "tool", "sessionId": "s1"}}
    lonely = {"metadata": {"category": "preference", "sessionId": "s2"}}
    told = [
        fact("We use Postgres.", **session),
        fact("We use Redis.", day=1, metadata={"category": "decision", "sessionId": "s1"}),
        fact("I prefer tea.", day=2, **lonely),
        fact("I prefer rye.", day=3),
        fact("My dog is old.", day=4, metadata={"category": "note"}),
        fact("Eva likes tea.", day=5, metadata={"category": "preference", "subject": "eva"}),
    ]
    assert contents(groups(told)) == [
        ["We use Postgres.", "We use Redis."],
        ["I prefer tea.", "I prefer rye."],
    ]


def test_a_long_memory_is_summarised_alone_and_a_large_group_in_parts() -> None:
    long = fact(" ".join(f"The boat number {n} is red." for n in range(60)), day=1)
    assert contents(groups([long])) == [[long.content]]
    many = [fact(f"I prefer the number {n}.", day=n) for n in range(60)]
    assert [len(group) for group in groups(many)] == [24, 24, 12]


def test_a_summary_made_anew_says_only_what_is_left() -> None:
    told = facts(*(f"I prefer the colour number {n}." for n in range(4)))
    summary = summary_of(told, new_id, NOW)
    assert summary is not None
    less = rebuilt(summary, told[1:], new_id, NOW + DAY)
    assert "number 0" not in less.content and "number: 0" not in less.content
    assert (less.key, less.metadata[SOURCE_IDS]) == (summary.key, [m.memory_id for m in told[1:]])
    assert rebuilt(summary, told[3:], new_id, NOW).content == "I prefer the colour number 3."


words = st.text(st.sampled_from("ab .!?\n我c'\"-"), min_size=1, max_size=60)


@settings(max_examples=300, deadline=None)
@given(st.lists(words.filter(str.strip), min_size=1, max_size=12))
def test_no_summary_costs_as_much_as_its_sources(told: list[str]) -> None:
    sources = facts(*told)
    summary = summary_of(sources, new_id, NOW)
    if summary is not None:
        assert count_tokens(summary.content) < tokens_of(sources)
        assert summary.content.strip()
    assert count_tokens(rebuilt_of(sources).content) <= tokens_of(sources)


def rebuilt_of(sources: Sequence[Memory]) -> Memory:
    return rebuilt(sources[0], sources, new_id, NOW)


@pytest.mark.parametrize(
    "text", ["a. " * 3333, "a b " * 2500, "我" * 9999, "'" * 9999, "\n" * 9999]
)
def test_hostile_texts_end(text: str) -> None:
    told = facts(*(f"{text[:9990]} {n}" for n in range(24)))
    assert count_tokens(condensed(told)) < tokens_of(told)
