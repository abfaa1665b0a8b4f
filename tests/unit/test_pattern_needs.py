"""What a pattern needs stands in every text that it matches."""

import re
from typing import NamedTuple

import pytest
from kumbuka.memory.extraction.languages import LANGUAGES, tables_of
from kumbuka.memory.extraction.letter_case import LazyPattern, case_blind
from kumbuka.memory.extraction.pattern_needs import needs_of
from kumbuka.memory.extraction.table import Language
from kumbuka.memory.extraction.word_index import ANYTHING, FIRST_SENTENCES, WordIndex
from kumbuka.text.lower_case import lowered

from tests.benchmarks.extraction.labels import read


@pytest.mark.parametrize(
    ("source", "groups"),
    [
        (r"lives? in (?P<object>\S.*)", [{" in "}, {"live"}]),
        (r"\b(?:so|therefore)\b", [{" so ", " therefore "}]),
        (r"(?:tea|coffee)(?: please)?", [{"tea", "coffee"}]),
        (r"(?:tea|)", []),
        (r"a?b*", []),
        (r"(?!tea)coffee", [{"coffee"}]),
        (r"(?!)", [set()]),
        (r"(?=.*milk)coffee", [{"coffee"}, {"milk"}]),
        (r"(?<=my )cat", [{"cat"}, {"my "}]),
        (r"(?:ab){2,}", [{"ab"}]),
        (r"[Tt]ea\.js", [{" js"}, {"ea "}]),
        (r"\w+", []),
        (r"喜欢(?:喝|吃)", [{"喜欢"}, {"喝", "吃"}]),
    ],
)
def test_what_every_match_holds_is_needed(source: str, groups: list[set[str]]) -> None:
    assert sorted(map(sorted, needs_of(source).groups)) == sorted(map(sorted, groups))


@pytest.mark.parametrize(
    ("source", "beginnings"),
    [
        (r"lives? in", {"live"}),
        (r"(?:really )?lik(?:e|es)\b", {"really ", "lik"}),
        (r"[\s\"(]*(?:so|and)\s", {"so", "and"}),
        (r"\s+because", set()),
        (r"(?:tea)?", None),
        (r"\w+ tea", None),
    ],
)
def test_a_match_begins_with_one_of_its_beginnings(
    source: str, beginnings: set[str] | None
) -> None:
    assert needs_of(source).beginnings == beginnings


@pytest.mark.parametrize("source", ["(tea)(?(1)a|b)", "te a # verbose"])
def test_what_is_not_understood_needs_nothing(source: str) -> None:
    flags = re.X if "#" in source else 0
    needs = needs_of(source, flags)
    assert (needs.groups, needs.beginnings) == ((), None)


def test_a_letter_with_two_lower_cases_is_not_understood() -> None:
    assert case_blind("tıp").needs.groups == ()


def _warm_index() -> WordIndex:
    """Of a process that has read some sentences, and looks at what patterns need from now on."""
    index = WordIndex()
    for _ in range(FIRST_SENTENCES + 1):
        index.known()
    return index


def _patterns(table: Language) -> list[LazyPattern]:
    frames = {
        id(frame.pattern): frame.pattern
        for index in (table.clause_frames, table.verb_frames)
        for found in index.values()
        for frame in found
    }
    return list(frames.values())


@pytest.mark.parametrize("table", tables_of(*LANGUAGES), ids=lambda table: table.code)
def test_no_frame_that_matches_is_passed_over(table: Language) -> None:
    index, patterns = _warm_index(), _patterns(table)
    for message in read(table.code)[::9]:
        lower = lowered(message.text)
        if lower is None:
            continue
        known = index.known()
        for start in [0, *(match.end() for match in re.finditer(r"[\s,'’]+", lower))][:4]:
            rest = lower[start:]
            bits = known.words(rest) | known.start(rest)
            for pattern in patterns:
                mask = known.begun.get(pattern)
                allowed = index.may_begin(pattern, rest) if mask is None else not mask & ~bits
                assert allowed or pattern.begin(rest, rest) is None


def test_bits_that_nobody_looked_for_allow_every_pattern() -> None:
    index, pattern = _warm_index(), case_blind("tea")
    assert not index.may_search(pattern, "coffee")
    mask = index.known().searched[pattern]
    assert mask
    assert mask & ANYTHING == mask


def test_what_is_known_does_not_change_while_a_sentence_is_read() -> None:
    index = _warm_index()
    known = index.known()
    index.may_search(case_blind("tea"), "tea")
    assert known.searched == {}
    assert index.known() is not known
    assert index.known() is index.known()


def test_a_process_that_has_just_started_tries_every_pattern() -> None:
    index, pattern = WordIndex(), case_blind("tea")
    assert index.may_search(pattern, "coffee")
    assert index.may_begin(pattern, "coffee")
    assert "needs" not in vars(pattern)


def test_what_is_worth_trying_is_tried_in_turn() -> None:
    index, tried = _warm_index(), [_Tried(LazyPattern(f"(?:i )?{word}", re.I)) for word in _WORDS]
    assert index.known().order_of(tuple(tried)) is None
    order = None
    while order is None:
        known, every = index.known(), tuple(tried)
        order = known.order_of(every)
    for text in ("i like green tea", "tea", "nothing", "green and i like it"):
        bits = known.words(text) | known.start(text)
        worth = [each for each in tried if not known.begun[each.pattern] & ~bits]
        assert [each for _, each in order.worth_trying(bits)] == worth
    assert order.worth_trying(ANYTHING) == list(enumerate(tried))


_WORDS = ("like green", "like", "tea", "\\w+", "green", "(?:like|tea) it", ",")


class _Tried(NamedTuple):
    pattern: LazyPattern
