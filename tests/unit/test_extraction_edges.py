"""What stands around a thing's name is not part of it."""

from __future__ import annotations

import pytest
from kumbuka.memory.extraction import extract
from kumbuka.memory.extraction.edges import without_edges
from kumbuka.memory.model import Fact


@pytest.mark.parametrize(
    ("said", "bare"),
    [
        *(("pizza 🍕🍕.", "pizza"), ("tea👍🏽!", "tea"), ("now ❤️ …", "now"), ("“tea”", "tea")),
        *(
            ("pizza lol", "pizza"),
            ("sushi haha 😂", "sushi"),
            ("寿司哈哈", "寿司"),
            ("KKKK", "KKKK"),
        ),
        *(("the haha song", "the haha song"), ("ja", "ja"), ("lol lol", "lol")),
        *(("🍕", "🍕"), ("C♯", "C♯"), ("20°", "20°"), (".NET", ".NET"), ("", ""), ("…", "")),
    ],
)
def test_punctuation_and_emoji_are_taken_from_a_name(said: str, bare: str) -> None:
    assert without_edges(said) == bare


@pytest.mark.parametrize(
    "said",
    [
        "I love pizza",
        "I live in Lisbon now",
        "Nina mzio wa karanga",
        "我住在上海",
        "Odio el cilantro",
    ],
)
@pytest.mark.parametrize("ending", [" 🙂", "👍🏽", " 😅!", ". 🎉"])
def test_a_statement_with_a_smile_behind_it_is_the_same_statement(said: str, ending: str) -> None:
    (plain,), (smiled,) = extract(said).statements, extract(said + ending).statements
    assert isinstance(plain, Fact)
    assert isinstance(smiled, Fact)
    assert (smiled.key, smiled.object) == (plain.key, plain.object)
