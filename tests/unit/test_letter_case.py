"""A pattern that ignores case finds the same in a text and in its lower case."""

import re

import pytest
from kumbuka.memory.extraction.letter_case import (
    LazyPattern,
    case_blind,
    is_for_lower_case,
    lowered,
)


@pytest.mark.parametrize("text", ["I LIVE in Köln", "ÉTÉ à Paris", "我住在北京", "“Quoted” – ÿŸ"])
def test_lower_case_keeps_every_position(text: str) -> None:
    lower = lowered(text)
    assert lower is not None
    assert len(lower) == len(text)


@pytest.mark.parametrize("text", ["İzmir", "ſet", "5 µg", "ΣΑΣ", "Москва"])
def test_letters_with_several_cases_are_left_as_they_are(text: str) -> None:
    assert lowered(text) is None


@pytest.mark.parametrize("source", [r"\bI am\b", r"(?-i:[A-Z])\w+", "µg", "[A-Z]"])
def test_a_pattern_that_tells_cases_apart_is_not_for_lower_case(source: str) -> None:
    assert not is_for_lower_case(source, re.I)


@pytest.mark.parametrize("source", [r"\bi am\s+(?P<object>\S.*)", r"\Aé\W\Z", "(?P<Name>a)"])
def test_escapes_and_names_of_groups_are_no_capitals(source: str) -> None:
    assert is_for_lower_case(source, re.I)


@pytest.mark.parametrize(("source", "flags"), [("a", 0), (r"(?-i:[A-Z])b", re.I)])
def test_a_pattern_that_tells_cases_apart_reads_the_text_itself(source: str, flags: int) -> None:
    exact = re.compile(source, flags)
    for text in ("a", "A", "Ab", "ab"):
        assert (case_blind(source, flags).search(text) is None) == (exact.search(text) is None)


@pytest.mark.parametrize("text", ["I AM here", "i am here", "İ: I AM HERE", "nothing"])
def test_both_forms_of_a_pattern_find_the_same_places(text: str) -> None:
    exact = re.compile(r"i am (?=here)", re.I)
    blind = case_blind(exact.pattern)
    assert [m.span() for m in blind.finditer(text)] == [m.span() for m in exact.finditer(text)]
    assert (blind.search(text) is None) == (exact.search(text) is None)
    assert (blind.match(text) is None) == (exact.match(text) is None)
    assert blind.sub("-", text) == exact.sub("-", text)
    lazy = LazyPattern(exact.pattern, re.I)
    found = [m.span() for m in lazy.find_all(text, lowered(text))]
    assert found == [m.span() for m in exact.finditer(text)]
