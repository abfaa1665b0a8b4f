"""Patterns that are compiled when they are first used, and what spares a word all of them."""

from __future__ import annotations

import re
from itertools import product

import pytest
from kumbuka.text import language
from kumbuka.text.late_pattern import LatePattern
from kumbuka.text.stopwords import STOPWORDS
from kumbuka.text.telling_words import TELLING_WORDS


def test_a_late_pattern_is_compiled_when_it_is_first_used() -> None:
    pattern = LatePattern("[")  # no regular expression
    with pytest.raises(re.error):
        pattern.search("text")


@pytest.mark.parametrize(
    ("method", "arguments"),
    [
        ("match", ("a1b22", 1)),
        ("search", ("a1b22", 2)),
        ("fullmatch", ("22",)),
        ("findall", ("a1b22",)),
        ("split", ("a1b22c", 1)),
        ("sub", ("_", "a1b22", 1)),
    ],
)
def test_a_late_pattern_finds_what_a_pattern_finds(
    method: str, arguments: tuple[object, ...]
) -> None:
    def found(pattern: object) -> object:
        result = getattr(pattern, method)(*arguments)
        return result.span() if isinstance(result, re.Match) else result

    assert found(LatePattern(r"\d+")) == found(re.compile(r"\d+"))
    assert found(LatePattern(r"\d+")) is not None


SYLLABLES = ("ni", "na", "me", "a", "u", "wa", "hu", "ku", "si", "sija", "tu", "ha", "li", "i", "z")
ROOTS = ("pend", "penda", "soma", "le", "kul", "amk", "vuti", "ki", "end", "uza", "eleza", "toka")
WORDS = {
    *(word for words in STOPWORDS.values() for word in words),
    *(word for words in TELLING_WORDS.values() for word in words),
    *("".join(parts) for parts in product(SYLLABLES, SYLLABLES, ROOTS, ("", "a", "i", "ku"))),
    *("canciones", "ciudad", "haciendo", "trabalhei", "rapidamente", "vivimos", "fizemos"),
    *("senhas", "filhos", "coracao", "licoes", "rei", "lei", "haiku", "rumahku", "ando", "ados"),
}


@pytest.mark.parametrize("number", range(len(language._SHAPES)))
def test_no_word_of_a_shape_is_passed_over(number: int) -> None:
    is_possible, shape, *_ = language._SHAPES[number]
    found = [word for word in WORDS if shape.fullmatch(word)]
    assert found
    assert [word for word in found if not is_possible(word)] == []
