from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kumbuka.memory.decay import DAY_MS, decayed
from kumbuka.memory.diversity import diversified
from kumbuka.memory.model import Memory, MemoryType, Place
from kumbuka.memory.ranking import Hit

NOW = 1_000 * DAY_MS


def hit(content: str, score: float, days: float = 0, **fields: object) -> Hit:
    at = NOW - round(days * DAY_MS)
    memory = Memory(content, Place("o"), MemoryType.FACTUAL, content, content, {}, at, at, at, at)
    return Hit(replace(memory, **fields), score, "hybrid", None, None, 1)  # type: ignore[arg-type]


def order(hits: list[Hit]) -> list[str]:
    return [found.memory.content for found in hits]


def test_a_hit_loses_half_in_a_half_life() -> None:
    (found,) = decayed([hit("a", 1.0, days=30)], NOW, 30)
    assert found.score == pytest.approx(0.5)


def test_a_newer_hit_overtakes_an_older_one() -> None:
    assert order(decayed([hit("old", 1.0, days=60), hit("new", 0.6)], NOW, 30)) == ["new", "old"]


@pytest.mark.parametrize("fields", [{"pinned": True}, {"type": MemoryType.SEMANTIC}])
def test_what_is_to_stay_does_not_decay(fields: dict[str, object]) -> None:
    (found,) = decayed([hit("a", 1.0, days=900, **fields)], NOW, 30)
    assert found.score == 1.0


def test_what_is_named_exactly_keeps_its_score() -> None:
    (found,) = decayed([hit("DEC-0054", 1.0, days=900)], NOW, 30, {"DEC-0054"})
    assert found.score == 1.0


def test_a_memory_from_the_future_gains_nothing() -> None:
    (found,) = decayed([hit("a", 0.5, days=-10)], NOW, 30)
    assert found.score == 0.5


def test_the_second_hit_says_something_new() -> None:
    hits = [
        hit("The kitchen is painted green.", 1.0),
        hit("The kitchen was painted green again.", 0.95),
        hit("Robin plays the cello.", 0.9),
        hit("The train leaves at noon.", 0.2),
    ]
    assert order(diversified(hits, 0.7))[1] == "Robin plays the cello."


def test_a_balance_of_one_changes_nothing() -> None:
    hits = [hit(f"fact {number} of many", 1 - number / 10) for number in range(5)]
    assert diversified(hits, 1.0) == hits


def test_the_best_stays_first_whatever_the_balance() -> None:
    hits = [hit("tea with milk", 1.0), hit("tea", 0.1), hit("cello", 0.0)]
    assert diversified(hits, 0.0)[0] is hits[0]


@given(st.lists(st.sampled_from(["tea", "tea and milk", "cello", "", "猫"]), max_size=8))
def test_no_hit_is_lost_or_repeated(contents: list[str]) -> None:
    hits = [hit(content, 1 / (place + 1)) for place, content in enumerate(contents)]
    assert sorted(order(diversified(hits, 0.7))) == sorted(contents)
