"""A pattern that is looked for between words only finds what it found before."""

import re

import pytest
from kumbuka.memory.extraction.first_characters import quick_to_search
from kumbuka.memory.extraction.languages import tables_of
from kumbuka.memory.extraction.lower_sources import for_lower_case
from kumbuka.text.language import LANGUAGES

from tests.benchmarks.extraction.labels import read


@pytest.mark.parametrize(
    ("source", "signs"),
    [
        (r"(?<!monday)\s*(?:[,;]|\s-\s)", r"\s,;\s"),
        (r"(?P<end>[!?]+)|\s?:", r"!?\s:"),
        (r",(?=\s)", ","),
    ],
)
def test_the_signs_that_a_pattern_begins_with_stand_before_it(source: str, signs: str) -> None:
    assert quick_to_search(source) == f"(?=[{signs}])(?:{source})"


@pytest.mark.parametrize(
    "source",
    ["tea", r"\s*tea", r"\s*", r"(?=,)", "", ",|tea", r"[^,]", r"\d,", r".", r"(?i),", r"(?P=a),"],
)
def test_a_pattern_that_may_begin_with_a_letter_or_with_nothing_stays(source: str) -> None:
    assert quick_to_search(source) == source


@pytest.mark.parametrize(
    "source", ["[,&-]", "[-,]", "[,^]x", r"[\],]", "[&&,]", "],?", "-x", r"\[x"]
)
def test_a_sign_means_itself_beside_others(source: str) -> None:
    quick = re.compile(quick_to_search(f"(?:{source}|,y)"))
    for text in ("a,x", "a-x", "a&x", "a^x", "a]x", "a[x", "b,y", "bx"):
        found = re.search(f"(?:{source}|,y)", text)
        again = quick.search(text)
        assert (found and found.span()) == (again and again.span())


@pytest.mark.parametrize("table", tables_of(*LANGUAGES), ids=lambda table: table.code)
def test_clauses_and_objects_end_where_they_ended(table) -> None:
    texts = [message.text.lower() for message in read(table.code)[::7]]
    for pattern in (table.clause_break, table.object_end, table.object_tail, table.segment_break):
        source = for_lower_case(pattern.source, pattern.flags)
        if source is None:
            continue
        plain, quick = re.compile(source), re.compile(quick_to_search(source))
        for text in texts:
            assert [m.span() for m in quick.finditer(text)] == [
                m.span() for m in plain.finditer(text)
            ]


def test_a_long_pattern_is_read_in_linear_time() -> None:
    source = "(?:" * 300 + ",|;" + ")" * 300
    assert quick_to_search(source).startswith("(?=[,;])")
    assert quick_to_search("(?<!a)" * 20_000 + ",").startswith("(?=[,])")
