"""Which times a message names, as said on Monday 30 November 2026 at noon in UTC."""

from __future__ import annotations

import time
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kumbuka.memory.date_hints import ANCHORS, may_name_a_date
from kumbuka.memory.date_words import VOCABULARIES, lexicon
from kumbuka.memory.dates import date_words

NOON = 1_796_040_000_000
"""2026-11-30T12:00:00Z, a Monday."""


def day_of(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat()


def days(text: str, time_zone: str = "UTC") -> list[tuple[str, str]]:
    """First and last day of each range."""
    found = date_words(text, NOON, time_zone)
    assert found is None or may_name_a_date(text)
    return [(day_of(r.start), day_of(r.end - 1)) for r in found.ranges] if found else []


def one_day(text: str) -> str | None:
    """The day that the text names, where it names one."""
    found = days(text)
    return found[0][0] if len(found) == 1 and found[0][0] == found[0][1] else None


@pytest.mark.parametrize(
    "text",
    [
        "what happened on 2026-02-10?",
        "What did I say on 2026/02/10",
        "what did we do on 10 February 2026?",
        "the meeting of the 10th of February, 2026",
        "Tuesday, February 10, 2026: who came?",
        "Feb. 10th, 2026",
        "what did I eat on Feb 10?",
        "what did i eat on feb 10",
        "notes from 10.2.2026",
        "notes from 2026-02-10T14:30:00Z",
        "¿qué hicimos el 10 de febrero de 2026?",
        "o que fizemos em 10 de fevereiro de 2026?",
        "apa yang terjadi pada tanggal 10 Februari 2026?",
        "nini kilitokea tarehe 10 Februari 2026?",
        "que s'est-il passé le 10 février 2026 ?",
        "was war am 10. Februar 2026?",
        "was war am 10.02.2026?",
        "2026年2月10日发生了什么？",
        "2月10日我们做了什么？",
    ],
)
def test_a_day_is_found_however_it_is_written(text: str) -> None:
    assert one_day(text) == "2026-02-10"


@pytest.mark.parametrize(
    "text",
    [
        "what happened yesterday?",
        "Yesterday's dinner, what was it?",
        "what did I watch last night?",
        "¿qué te dije ayer?",
        "o que eu disse ontem?",
        "apa yang saya katakan kemarin?",
        "nilikuambia nini jana?",
        "qu'est-ce que j'ai dit hier ?",
        "was habe ich gestern gesagt?",
        "我昨天说了什么？",
        "what did I say on Sunday?",
        "was habe ich am Sonntag gesagt?",
        "a day ago",
    ],
)
def test_yesterday_is_known_in_eight_languages(text: str) -> None:
    assert days(text)[0] == ("2026-11-29", "2026-11-29")


@pytest.mark.parametrize(
    "text",
    [
        "what did we discuss last week?",
        "the previous week's plan?",
        "¿qué pasó la semana pasada?",
        "o que aconteceu na semana passada?",
        "apa yang terjadi minggu lalu?",
        "nini kilitokea wiki iliyopita?",
        "que s'est-il passé la semaine dernière ?",
        "was ist letzte Woche passiert?",
        "上周发生了什么？",
        "上个星期我们谈了什么？",
    ],
)
def test_last_week_is_the_whole_week_before_this_one(text: str) -> None:
    assert days(text) == [("2026-11-23", "2026-11-29")]


@pytest.mark.parametrize(
    ("text", "first", "last"),
    [
        ("what changed this week?", "2026-11-30", "2026-12-06"),
        ("where did I go last weekend?", "2026-11-28", "2026-11-29"),
        ("what did I buy last month?", "2026-10-01", "2026-10-31"),
        ("was habe ich letzten Monat gekauft?", "2026-10-01", "2026-10-31"),
        ("o que aconteceu no mês passado?", "2026-10-01", "2026-10-31"),
        ("where did I travel last year?", "2025-01-01", "2025-12-31"),
        ("l'an dernier, où étais-je ?", "2025-01-01", "2025-12-31"),
        ("mwaka jana nilikuwa wapi?", "2025-01-01", "2025-12-31"),
        ("去年我去了哪里？", "2025-01-01", "2025-12-31"),
        ("what did I read in March?", "2026-03-01", "2026-03-31"),
        ("what did I read in December?", "2025-12-01", "2025-12-31"),
        ("what did I read in May?", "2026-05-01", "2026-05-31"),
        ("what did i say on march 3", "2026-03-03", "2026-03-03"),
        ("há 3 dias", "2026-11-27", "2026-11-27"),
        ("what did I read last March?", "2026-03-01", "2026-03-31"),
        ("en mars, qu'est-ce que j'ai lu ?", "2026-03-01", "2026-03-31"),
        ("was haben wir im März beschlossen?", "2026-03-01", "2026-03-31"),
        ("safari ya mwezi Machi ilikuwaje?", "2026-03-01", "2026-03-31"),
        ("apa yang terjadi di bulan Maret?", "2026-03-01", "2026-03-31"),
        ("三月份我读了什么？", "2026-03-01", "2026-03-31"),
        ("which projects did I do in 2024?", "2024-01-01", "2024-12-31"),
        ("what happened in June 2023?", "2023-06-01", "2023-06-30"),
        ("the last week of August 2023", "2023-08-01", "2023-08-31"),
        ("what did I decide 3 days ago?", "2026-11-27", "2026-11-27"),
        ("¿qué decidí hace 3 días?", "2026-11-27", "2026-11-27"),
        ("il y a trois jours, qu'ai-je dit ?", "2026-11-27", "2026-11-27"),
        ("was habe ich vor drei Tagen gesagt?", "2026-11-27", "2026-11-27"),
        ("apa yang saya bilang 3 hari yang lalu?", "2026-11-27", "2026-11-27"),
        ("nilisema nini siku 3 zilizopita?", "2026-11-27", "2026-11-27"),
        ("三天前我说了什么？", "2026-11-27", "2026-11-27"),
        ("where was I two weeks ago?", "2026-11-13", "2026-11-19"),
        ("what did I ask in the last 10 days?", "2026-11-20", "2026-11-30"),
        ("what did I ask over the past week?", "2026-11-23", "2026-11-30"),
        ("en los últimos 10 días, ¿qué pregunté?", "2026-11-20", "2026-11-30"),
        ("what did I say since last week?", "2026-11-23", "2026-11-30"),
        ("what has changed since 10 November?", "2026-11-10", "2026-11-30"),
        ("between 3 March and 10 March, what did I eat?", "2026-03-03", "2026-03-10"),
        ("from May to June 2025, where did I live?", "2025-05-01", "2025-06-30"),
        ("what did I tell you before 2026-02-10?", "1970-01-01", "2026-02-09"),
        ("上周三我们谈了什么？", "2026-11-25", "2026-11-25"),
    ],
)  # fmt: skip
def test_a_stretch_of_time_has_its_first_and_last_day(text: str, first: str, last: str) -> None:
    assert days(text) == [(first, last)]


def test_last_monday_may_be_either_of_two() -> None:
    assert days("what did I say last Wednesday?") == [
        ("2026-11-25", "2026-11-25"), ("2026-11-18", "2026-11-18"),
    ]  # fmt: skip


def test_a_date_in_figures_that_can_be_read_twice_is_both() -> None:
    assert days("what was on 2/10/2026?") == [
        ("2026-02-10", "2026-02-10"), ("2026-10-02", "2026-10-02"),
    ]  # fmt: skip
    assert one_day("what was on 2/20/2026?") == "2026-02-20"


@pytest.mark.parametrize(
    "text",
    [
        "may I ask something?",
        "you may 3 times refuse",
        "the other 3 may leave",
        "on page 10 march is spelled large",
        "we march on together",
        "I read it 3 times",
        "upgrade to version 1.2.2026",
        "release 2026.2.10",
        "open memory/2026-05-14.md",
        "see DEC-2026-02-10",
        "the id is 2026-02-10-a",
        "what happened on 2026-02-30?",
        "what is 1.0.21?",
        "call me tomorrow",
        "what will I do next week?",
        "let us meet on Monday",
        "a cron job that runs every Monday",
        "a study schedule for a week",
        "what's the last day of the course?",
        "Is Jana at home?",
        "Ich bin hier",
        "Windows 2019 and 1984",
        "how many days are in a week?",
        "mars is a planet",
        "je mange une pomme",
        "3 de copas",
        "",
        "1" * 50,
    ],
)
def test_what_only_looks_like_a_date_is_none(text: str) -> None:
    assert days(text) == []


@pytest.mark.parametrize(
    "text",
    [
        "what happened yesterday?",
        "What did I tell you last week?",
        "what did we talk about on 2026-02-10?",
        "Remind me what I said on 10 February 2026, please. What was said?",
        "and last week?",
        "what's new this week?",
        "summarize yesterday",
        "what did I say earlier today?",
        "¿qué te dije ayer?",
        "o que eu disse ontem?",
        "apa yang terjadi minggu lalu?",
        "nini kilitokea wiki iliyopita?",
        "que s'est-il passé la semaine dernière ?",
        "was habe ich gestern gesagt?",
        "我昨天说了什么？",
        "上周发生了什么？",
    ],
)
def test_a_question_of_date_words_alone_asks_for_all(text: str) -> None:
    found = date_words(text, NOON)
    assert found is not None
    assert found.asks_for_all


@pytest.mark.parametrize(
    "text",
    [
        "what did I eat yesterday?",
        "yesterday",
        "I did it yesterday.",
        "which car did I buy last year?",
        "was habe ich gestern gekauft?",
        "我昨天吃了什么？",
    ],
)
def test_a_message_about_something_else_too_does_not(text: str) -> None:
    found = date_words(text, NOON)
    assert found is not None
    assert not found.asks_for_all


@pytest.mark.parametrize(
    ("looks_back", "text"),
    [
        (True, "what did I eat today?"),
        (True, "the soup of yesterday"),
        (True, "¿qué comí hoy?"),
        (True, "今天我吃了什么？"),
        (False, "what should I eat today?"),
        (False, "write a poem for this week"),
        (False, "count the orders of the last 30 days"),
        (False, "今天吃什么？"),
    ],
)
def test_a_message_looks_back_or_says_what_is_to_be_done(looks_back: bool, text: str) -> None:
    found = date_words(text, NOON)
    assert found is not None
    assert found.looks_back == looks_back


def test_the_rest_of_a_message_is_what_it_says_besides_its_dates() -> None:
    found = date_words("What did I eat on the 10th of February, 2026 in Oslo?", NOON)
    assert found is not None
    assert found.rest.split() == ["What", "did", "I", "eat", "on", "the", "in", "Oslo?"]


def test_a_day_is_the_owners_own() -> None:
    midnight = date_words("what did I say today?", NOON, "Pacific/Auckland")
    assert midnight is not None
    start = datetime.fromtimestamp(midnight.ranges[0].start / 1000, UTC)
    assert start == datetime(2026, 11, 30, 11, tzinfo=UTC)
    assert midnight.ranges[0].end - midnight.ranges[0].start == 86_400_000
    unknown = date_words("what did I say today?", NOON, "Nowhere/Atall")
    assert unknown is not None
    assert day_of(unknown.ranges[0].start) == "2026-11-30"


def test_a_day_when_the_clocks_change_has_its_own_length() -> None:
    found = date_words("what did I say on 2026-10-25?", NOON, "Europe/Lisbon")
    assert found is not None
    (day,) = found.ranges
    assert timedelta(milliseconds=day.end - day.start) == timedelta(hours=25)


def test_a_log_asks_for_none_of_its_dates() -> None:
    log = "\n".join(f"2026-02-{day:02} failed" for day in range(1, 20))
    assert days(f"{log}\nwhy does it fail?") == []


@pytest.mark.parametrize(
    "text",
    ["yesterday " * 50_000, "10 " * 50_000, "年" * 100_000, "on May of " * 50_000, "1-" * 99_999],
)
def test_hostile_text_takes_no_time(text: str) -> None:
    started = time.perf_counter()
    date_words(text, NOON)
    assert time.perf_counter() - started < 1


@pytest.mark.parametrize(
    "text", ["999 years ago", "in 2199", "999 months ago", "since 1970", "0 days ago"]
)
def test_no_number_is_too_large(text: str) -> None:
    date_words(text, NOON)


def test_a_text_without_a_hint_of_a_date_is_not_read() -> None:
    assert not may_name_a_date("which car did the family buy, for 300 euros?")
    assert frozenset().union(*(lexicon(name).anchors for name in VOCABULARIES)) == ANCHORS


PHRASES = sorted({" ".join(phrase) for name in VOCABULARIES for phrase in lexicon(name).meanings})
FIGURES = [
    "0",
    "31",
    "999",
    "2026",
    "30.2.2026",
    "2/3/1970",
    "１２",
    "२०२६",
    "½",
    "昨天",
    "十个月前",
]


@given(
    st.lists(st.one_of(st.sampled_from(PHRASES), st.sampled_from(FIGURES), st.text(max_size=5))),
    st.sampled_from(["UTC", "Pacific/Kiritimati"]),
)
def test_any_words_are_a_time_or_none(words: list[str], time_zone: str) -> None:
    text = " ".join(words)
    found = date_words(text, NOON, time_zone)
    assert found is None or may_name_a_date(text)
    assert all(held.start <= held.end for held in (found.ranges if found else ()))
