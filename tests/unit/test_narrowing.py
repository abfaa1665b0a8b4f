"""What is left of a pattern for one text finds in it what the whole pattern does."""

import re

import pytest
from kumbuka.memory.extraction.languages import LANGUAGES, tables_of
from kumbuka.memory.extraction.letter_case import CaseBlind
from kumbuka.text.late_pattern import TEXTS_BEFORE_WHOLE, Late, LatePattern
from kumbuka.text.lower_case import lowered
from kumbuka.text.narrowing import narrowed
from kumbuka.text.pattern_tokens import NOTHING

from tests.benchmarks.extraction.labels import read

Found = list[tuple[tuple[int, int], dict[str, str | None]]]


def found(pattern: re.Pattern[str], text: str) -> Found:
    return [(match.span(), match.groupdict()) for match in pattern.finditer(text)]


@pytest.mark.parametrize(
    ("source", "text", "left"),
    [
        ("i (?:like|love) tea", "i love tea", "i (?:love) tea"),
        ("coffee|tea", "i love tea", "tea"),
        ("(?:really )?love", "i love tea", "love"),
        ("lov(?:e|ed|ing)? tea", "i love tea", "lov(?:e)? tea"),
        ("teas?", "i love tea", "teas?"),
        ("love(?! coffee| milk)", "i love tea", "love"),
        ("(?<=we )love|love", "i love tea", "love"),
        ("love (?=coffee|tea)", "i love tea", "love (?=tea)"),
        (r"[a-z]+ \w+ (?:tea|milk)", "i love tea", r"[a-z]+ \w+ (?:tea)"),
        ("coffee|milk", "i love tea", NOTHING),
        ("(?P<drink>coffee|tea)|(?P<meal>lunch)", "tea", "(?P<drink>tea)|(?P<meal>(?!))"),
        ("a{2}b", "ab", "a{2}b"),
        ("LOVE", "i love tea", "LOVE"),
    ],
)
def test_only_what_the_text_may_hold_is_left(source: str, text: str, left: str) -> None:
    assert narrowed(source, text) == left


@pytest.mark.parametrize("source", [r"(a|b)\1", "(?P<x>a)(?P=x)", "(?>ab|a)b", "(?x: a )", "(a"])
def test_what_is_not_understood_is_left_alone(source: str) -> None:
    assert narrowed(source, "ab") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_patterns_of_a_language_find_the_same(language: str) -> None:
    (table, *_) = tables_of(language)
    named = ("marker", "opener", "blocked", "subject", "clause_break", "object_end", "reported")
    patterns = [getattr(table, name) for name in named]
    frames = {frame.pattern.source: frame.pattern for frame in table.verb_frames[""]}
    patterns += list(frames.values())[::5]
    texts = [message.text for message in read(language)][:12]
    for pattern in patterns:
        whole = re.compile(pattern.source, pattern.flags)
        for text in texts:
            lower = lowered(text)
            left = None if lower is None else narrowed(pattern.source, lower)
            if left is not None:
                assert found(re.compile(left, pattern.flags), text) == found(whole, text)


def test_long_patterns_are_read_in_linear_time() -> None:
    words = "|".join(f"word{number} (?:x{number}|y)?" for number in range(20_000))
    assert narrowed(f"(?:{words})", "word7 y") == "(?:word7 (?:y)?)"


def of_a_message(text: str, source: str) -> LatePattern:
    Late.read_parts_of(text)
    return LatePattern(source, re.IGNORECASE)


LONG = "i (?:like|love|adore|enjoy|cherish) (?P<object>tea|coffee|cocoa|juice)"


def test_the_whole_pattern_is_not_compiled_for_the_first_texts() -> None:
    pattern = of_a_message("I love tea. I like it.", LONG)
    assert pattern.search("I love tea.")
    assert pattern.match("I like it.") is None
    assert "regex" not in vars(pattern)


def test_it_is_compiled_when_texts_keep_coming() -> None:
    pattern = LatePattern(LONG, re.IGNORECASE)
    for number in range(TEXTS_BEFORE_WHOLE + 1):
        Late.read_parts_of(f"message {number}: I love tea.")
        match = pattern.search("I love tea.")
        assert match
        assert match["object"] == "tea"
    assert "regex" in vars(pattern)
    assert pattern.fullmatch("i enjoy juice")


def test_a_text_that_is_no_part_of_the_message_is_read_by_itself() -> None:
    pattern = of_a_message("I love tea.", LONG)
    assert pattern.search("I love tea.")
    assert pattern.search("I enjoy juice.")
    assert pattern.search("I cherish cocoa.")


def test_letters_without_a_lower_case_of_their_own_are_found_too() -> None:
    text = "I adore Kelvin K: \u212aiwi juice"
    Late.read_parts_of(text)
    pattern = CaseBlind("(?:kiwi|lemon|orange|cherry|banana|tomato) juice", re.IGNORECASE)
    assert pattern.search(text)
    assert pattern.search("lemon juice")
