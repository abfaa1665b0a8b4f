"""Which memories a time that a message names lets in, and in which order."""

from __future__ import annotations

from kumbuka.memory.date_range import Dated
from kumbuka.memory.gate import evidence, query_words
from kumbuka.memory.model import Memory
from kumbuka.memory.named_times import (
    evidence_of_times,
    first,
    lasting_words,
    times_asked_about,
)
from kumbuka.memory.ranking import Candidate, Hit, ScopeStatistics

from tests.fakes.in_memory import NOON, memory_of

FEW, MANY = 2, 120
STATISTICS = ScopeStatistics(130, 0.05, 0.08, (1, 1, 1, 1, 1, 1))


def asked(text: str) -> Dated:
    found = times_asked_about(text, NOON, "UTC")
    assert found is not None
    return found


def let_in(text: str, *memories: Memory, rows: int = FEW, cosine: float = 0.1) -> set[str]:
    candidates = [Candidate(memory, 1.0, cosine) for memory in memories]
    proofs = evidence_of_times(asked(text), query_words(text), candidates, STATISTICS, rows)
    return set(proofs)


YESTERDAY = memory_of("Soup with bread", memory_id="yesterday", day=-1)
EARLIER = memory_of("Soup with rice", memory_id="earlier", day=-9)
OTHER = memory_of("The tyre is flat", memory_id="other", day=-1)


def test_a_word_and_the_time_together_are_evidence_that_neither_is_alone() -> None:
    text = "Which soup was there at lunch yesterday?"
    assert let_in(text, YESTERDAY, EARLIER, OTHER) == {"yesterday"}
    alone = evidence(query_words("Which soup was there at lunch?"), Candidate(YESTERDAY, 1.0, 0.1),
                     STATISTICS)  # fmt: skip
    assert not alone.passes


def test_a_time_that_most_memories_are_of_is_little_evidence() -> None:
    text = "Which soup was there at lunch in the canteen yesterday?"
    assert let_in(text, YESTERDAY, rows=FEW) == {"yesterday"}
    assert let_in(text, YESTERDAY, rows=MANY) == set()


def test_what_is_to_be_done_today_is_no_question_about_today() -> None:
    today = memory_of("Soup with beans", memory_id="today")
    assert let_in("Find a soup for lunch today", today) == set()
    assert let_in("Which soup did I have for lunch today?", today) == {"today"}


def test_a_question_of_date_words_alone_lets_in_all_of_that_time() -> None:
    assert let_in("What happened yesterday?", YESTERDAY, EARLIER, OTHER) == {"yesterday", "other"}


def test_a_memory_that_was_confirmed_then_is_of_that_time() -> None:
    said = memory_of("Soup with beans", memory_id="said", day=0)
    times = (NOON - 9 * 86_400_000, NOON - 86_400_000, NOON)
    confirmed = Memory(
        said.memory_id, said.place, said.type, said.key, said.content, said.metadata,
        times[0], NOON, NOON, times[0], said_at=times,
    )  # fmt: skip
    assert let_in("What happened yesterday?", confirmed) == {"said"}
    assert let_in("What happened on Friday?", confirmed) == set()


def test_words_that_mean_another_time_each_day_are_in_no_memory() -> None:
    for text in ("Which soup was there last week?", "上周喝了什么汤？"):
        words, counted = lasting_words(asked(text), query_words(text), STATISTICS)
        assert not {"last", "week", "上周"} & set(words.words)
        assert len(counted.document_frequency) == len(words.words) > 0
    text = "Which soup was there on 10 February 2026?"
    assert lasting_words(asked(text), query_words(text), STATISTICS) == (
        query_words(text), STATISTICS,
    )  # fmt: skip


def test_a_word_beside_a_time_of_most_memories_stands_alone() -> None:
    text = "Which soup was there yesterday?"
    assert let_in(text, YESTERDAY, rows=FEW) == {"yesterday"}
    assert let_in(text, YESTERDAY, rows=MANY, cosine=-0.1) == set()


def test_telling_of_a_time_asks_for_nothing() -> None:
    assert times_asked_about("Yesterday.", NOON, "UTC") is None
    assert times_asked_about("I did it yesterday", NOON, "UTC") is None
    assert times_asked_about("what should I cook?", NOON, "UTC") is None


def test_what_is_of_the_time_comes_first_and_the_rest_keeps_its_order() -> None:
    hits = [Hit(memory_of(name, memory_id=name), 1.0, "fts5", None, 1.0, 1) for name in "abcd"]
    assert [hit.memory.memory_id for hit in first(hits, {"c", "b"})] == ["b", "c", "a", "d"]
    assert first(hits, ()) == hits
