"""The sentences that learning is measured with, and how it is compared with their labels."""

from __future__ import annotations

from collections import Counter

import pytest
from kumbuka.memory.model import Fact, MemoryType, Polarity, Retraction
from kumbuka.text.language import LANGUAGES

from tests.benchmarks.extraction.labels import HALVES, SERIES, Label, read
from tests.benchmarks.extraction.matching import content_words, judge

LIKES_TEA = Label(("preference",), frozenset("+"), ("user",), "green tea")
NO_TABS = Label(("pattern",), frozenset("-"), ("user",), "use tabs")
ENDS_VIM = Label(("retraction",), frozenset("+-"), ("user",), "Vim")


def fact(
    category: str, value: str, *, polarity: Polarity = "+", subject: str = "user", key: str = ""
) -> Fact:
    return Fact(value, MemoryType.FACTUAL, category, key, polarity, subject, value, "en", 0.9)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_enough_sentences_in_both_halves(language: str) -> None:
    halves = Counter(message.half for message in read(language))
    assert set(halves) == set(HALVES)
    assert halves.total() >= 64
    assert abs(halves["tune"] - halves["held"]) <= 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_third_of_each_half_teaches_nothing(language: str) -> None:
    for half in HALVES:
        messages = [message for message in read(language) if message.half == half]
        silent = [message for message in messages if not message.labels]
        assert 3 * len(silent) >= len(messages)


@pytest.mark.parametrize("series", SERIES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_stands_in_a_file_twice(language: str, series: str) -> None:
    texts = Counter(message.text for message in read(language, series))
    assert [text for text, times in texts.items() if times > 1] == []


@pytest.mark.parametrize("series", SERIES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_label_are_words_of_its_sentence(language: str, series: str) -> None:
    strangers = {
        label.object: message.text
        for message in read(language, series)
        for label in message.labels
        if not content_words(label.object, language) <= content_words(message.text, language)
        and not all(word in message.text for word in label.object.split())
    }
    assert strangers == {}


def as_labelled(label: Label) -> Fact | Retraction:
    if label.is_ending:
        return Retraction(label.subjects[0], label.object)
    polarity: Polarity = "+" if "+" in label.polarities else "-"
    return fact(label.categories[0], label.object, polarity=polarity, subject=label.subjects[0])


@pytest.mark.parametrize("series", SERIES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_learning_what_the_labels_say_is_perfect(language: str, series: str) -> None:
    for message in read(language, series):
        said = [as_labelled(label) for label in message.labels if not label.is_optional]
        score = judge(message.labels, said, language).score
        assert (score.missed, score.too_many) == (0, 0), message.line


def test_the_same_words_are_right() -> None:
    score = judge([LIKES_TEA], [fact("favourite", "the green tea")], "en").score
    assert (score.found, score.missed, score.right, score.too_many) == (1, 0, 1, 0)


@pytest.mark.parametrize(
    "said",
    [
        fact("preference", "green tea", polarity="-"),
        fact("identity", "green tea"),
        fact("preference", "green tea", subject="sister_eva"),
        fact("preference", "coffee"),
        fact("preference", "tea that grandmother brought from market yesterday morning"),
        Retraction("user", "green tea"),
    ],
)
def test_another_polarity_kind_subject_or_object_is_missed_and_one_too_many(
    said: Fact | Retraction,
) -> None:
    score = judge([LIKES_TEA], [said], "en").score
    assert (score.found, score.missed, score.right, score.too_many) == (0, 1, 0, 1)


def test_the_second_time_is_one_too_many() -> None:
    said = [fact("preference", "green tea"), fact("favourite", "tea")]
    score = judge([LIKES_TEA], said, "en").score
    assert (score.right, score.too_many) == (1, 1)


def test_a_list_may_come_as_several_statements() -> None:
    listed = Label(("tool",), frozenset("+"), ("user",), "Jira Confluence")
    said = [fact("tool", "Jira"), fact("tool", "Confluence")]
    score = judge([listed], said, "en").score
    assert (score.found, score.right, score.too_many) == (1, 2, 0)


def test_what_is_optional_counts_neither_way() -> None:
    optional = Label(("preference",), frozenset("-"), ("user",), "coffee", is_optional=True)
    coffee = fact("preference", "coffee", polarity="-")
    for said, right in (([], 0), ([coffee], 0)):
        score = judge([optional], said, "en").score
        assert (score.found, score.missed, score.right, score.too_many) == (0, 0, right, 0)


def test_a_denial_says_as_much_as_an_ending() -> None:
    denial = fact("tool", "Vim", polarity="-")
    assert judge([ENDS_VIM], [denial], "en").score.found == 1
    both = judge([ENDS_VIM], [Retraction("user", "Vim"), denial], "en").score
    assert (both.found, both.right, both.too_many) == (1, 1, 0)


def test_an_ending_without_an_object_needs_something_that_changed() -> None:
    ending = Retraction("user", "", "identity:home")
    assert judge([], [ending], "en").score.too_many == 1
    assert judge([LIKES_TEA], [ending], "en").score.too_many == 0
    assert judge([ENDS_VIM], [ending], "en").score.found == 1


def test_a_character_of_chinese_weighs_less_than_a_name_beside_it() -> None:
    decided = Label(("decision",), frozenset("+"), ("user",), "Django")
    said = fact("decision", "新项目用Django开发")
    assert judge([decided], [said], "zh").score.found == 1


def test_the_confusion_names_what_was_taken_for_what() -> None:
    said = [fact("preference", "tabs"), fact("identity", "tea", subject="sister")]
    verdict = judge([LIKES_TEA, NO_TABS], said, "en")
    assert verdict.score.confusion == {
        ("preference", "identity of another subject"): 1,
        ("pattern-", "preference"): 1,
    }
    assert verdict.missed == (LIKES_TEA, NO_TABS)
    assert verdict.too_many == tuple(said)
