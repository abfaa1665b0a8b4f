"""A pattern that ignores case finds the same in a text and in its lower case."""

import re

import pytest
from kumbuka.memory.extraction.letter_case import (
    TRIED_BEFORE,
    LazyPattern,
    case_blind,
)
from kumbuka.memory.extraction.lower_sources import for_lower_case, looser_for_lower_case
from kumbuka.text.lower_case import lowered


@pytest.mark.parametrize("text", ["I LIVE in Köln", "ÉTÉ à Paris", "我住在北京", "“Quoted” – ÿŸ"])
def test_lower_case_keeps_every_position(text: str) -> None:
    lower = lowered(text)
    assert lower is not None
    assert len(lower) == len(text)


@pytest.mark.parametrize("text", ["İzmir", "ſet", "5 µg", "ΣΑΣ", "Москва"])
def test_letters_with_several_cases_are_left_as_they_are(text: str) -> None:
    assert lowered(text) is None


@pytest.mark.parametrize(
    "source", [r"(?-i:[A-Z])\w+", "µg", "[À-ß]", r"[\u00c0-\u00d6]", r"\u00c9t\u00e9", "[A-_]"]
)
def test_a_pattern_that_tells_cases_apart_is_not_for_lower_case(source: str) -> None:
    assert for_lower_case(source, re.I) is None


@pytest.mark.parametrize("source", [r"\bi am\s+(?P<object>\S.*)", r"\Aé\W\Z", "(?P<Name>a)"])
def test_escapes_and_names_of_groups_are_no_capitals(source: str) -> None:
    assert for_lower_case(source, re.I) == source


def test_capitals_mean_their_lower_case_where_case_is_ignored() -> None:
    source = r"(?P<Name>Im Moment|[A-ZÄÖÜ]\W)[\U0001F300-\U0001FAFF]?(?P=Name)"
    expected = r"(?P<Name>im moment|[a-zäöü]\W)[\U0001F300-\U0001FAFF]?(?P=Name)"
    assert for_lower_case(source, re.I) == expected


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        (r"To (?-i:[A-Z])\w+", r"to (?:[a-z])\w+"),
        (r"a(?!(?-i:B)|c)d", "ad"),
        (r"a(?-i:(?!B)\w)", r"a(?:\w)"),
        (r"(?<!to )a(?-i:B)", r"(?<!to )a(?:b)"),
    ],
)
def test_a_looser_pattern_refuses_what_is_refused_in_every_case(source: str, expected: str) -> None:
    assert looser_for_lower_case(source, re.I) == expected


@pytest.mark.parametrize("source", [r"a(?-i:[^B])", r"a++(?-i:B)", r"(?>a)(?-i:B)", "µ(?-i:B)"])
def test_a_pattern_whose_looser_form_may_miss_a_match_has_none(source: str) -> None:
    assert looser_for_lower_case(source, re.I) is None


def test_a_pattern_that_tells_cases_apart_finds_the_same_however_often_it_is_tried() -> None:
    pattern = LazyPattern(r"to (?-i:[A-Z])\w+", re.I)
    for text in ("moved to Lyon", "moved to bed", "to Rome", "nothing") * (TRIED_BEFORE + 1):
        exact, lower = pattern.regex, lowered(text)
        assert (pattern.find(text, lower) is None) == (exact.search(text) is None)
        assert (pattern.begin(text, lower) is None) == (exact.match(text) is None)
        assert len(list(pattern.find_all(text, lower))) == len(exact.findall(text))


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
