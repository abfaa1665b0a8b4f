"""Stretches of days that share a month, weekends, and Chinese dates beside other words, as said on
Monday 30 November 2026 at noon in UTC."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from kumbuka.memory.date_hints import may_name_a_date
from kumbuka.memory.dates import date_words
from kumbuka.memory.named_times import times_asked_about, words_with

NOON = 1_796_040_000_000
"""2026-11-30T12:00:00Z, a Monday."""
DAY = 86_400_000


def day_of(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat()


def days(text: str) -> list[tuple[str, str]]:
    """First and last day of each range."""
    found = date_words(text, NOON)
    assert found is None or may_name_a_date(text)
    return [(day_of(r.start), day_of(r.end - 1)) for r in found.ranges] if found else []


@pytest.mark.parametrize(
    "text",
    [
        "what did we buy between 3 and 10 March?",
        "what did we buy from the 3rd to the 10th of March?",
        "what did we buy between March 3rd and 10th?",
        "notes from March 3 to 10, 2026",
        "what did we buy on 3-10 March?",
        "¿qué compramos entre el 3 y el 10 de marzo?",
        "¿qué compramos del 3 al 10 de marzo?",
        "o que compramos de 3 a 10 de março?",
        "apa yang kita beli antara 3 dan 10 Maret?",
        "tulinunua nini kati ya tarehe 3 na 10 Machi?",
        "qu'avons-nous acheté du 3 au 10 mars ?",
        "was haben wir zwischen dem 3. und 10. März gekauft?",
        "was haben wir vom 3. bis 10. März gekauft?",
        "我们从3月3日到10日买了什么？",
        "我们3月3日到3月10日买了什么？",
    ],
)
def test_a_month_that_is_named_once_holds_for_both_days(text: str) -> None:
    assert days(text) == [("2026-03-03", "2026-03-10")]


def test_days_that_make_no_stretch_are_the_last_of_them_or_go_on_to_now() -> None:
    assert days("what did we buy from 10 to 3 March?") == [("2026-03-03", "2026-03-03")]
    assert days("the 2026-02-10 March notes") == [("2026-02-10", "2026-02-10")]
    assert days("what happened from 25 November to 5 December?") == [("2025-11-25", "2025-12-05")]
    assert days("and between 28 November and today?") == [("2026-11-28", "2026-11-30")]
    assert days("I read 3 to 10 pages in March") == [("2026-03-01", "2026-03-31")]
    on_the_29th = date_words("what did we do between 28 and 31 December?", NOON - 336 * DAY)
    assert on_the_29th is not None
    (held,) = on_the_29th.ranges
    assert (day_of(held.start), day_of(held.end - 1)) == ("2025-12-28", "2025-12-29")


@pytest.mark.parametrize("text", ["从11月10日以来我们买了什么？", "11月10日至今有什么变化？"])
def test_since_a_day_is_up_to_now_in_chinese(text: str) -> None:
    assert days(text) == [("2026-11-10", "2026-11-30")]


@pytest.mark.parametrize(
    "text",
    [
        "what did we do over the weekend?",
        "what did we do this weekend?",
        "was haben wir am Wochenende gemacht?",
        "qu'avons-nous fait ce week-end ?",
    ],
)
def test_a_weekend_that_is_told_of_is_the_one_that_is_over(text: str) -> None:
    assert days(text) == [("2026-11-28", "2026-11-29")]
    on_sunday = date_words(text, NOON - DAY)
    assert on_sunday is not None
    assert day_of(on_sunday.ranges[0].start) == "2026-11-28"


def test_a_weekend_to_come_is_not() -> None:
    assert days("what shall we cook this weekend?") == [("2026-12-05", "2026-12-06")]
    assert days("what did we plan for next weekend?") == []


def test_chinese_words_do_not_grow_together_with_a_date() -> None:
    text = "我们昨天买了什么？"
    dated = times_asked_about(text, NOON, "UTC")
    assert dated is not None
    assert words_with(dated, text).words == ("昨天", "买")
