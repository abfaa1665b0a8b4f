"""The times that a message names: "yesterday", "last week", "on 10 February 2026", 上周.

What may or may not be a date is none: "may", "I read it 3 times", "version 1.2.2026". Nor is a
time to come, because no memory is from there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from kumbuka.memory.calendar_spans import Calendar
from kumbuka.memory.chinese_dates import ASKING as CHINESE_ASKING
from kumbuka.memory.chinese_dates import PAST as CHINESE_PAST
from kumbuka.memory.chinese_dates import chinese_dates
from kumbuka.memory.date_range import Dated
from kumbuka.memory.date_reading import Place, Reading, Tokens, read
from kumbuka.memory.date_words import VOCABULARIES, asking_words, is_told
from kumbuka.memory.model import Millis
from kumbuka.text.language import detect
from kumbuka.text.words import content_words, prepared

MAX_DATES = 4
"""A text that names more is a list or a log, and asks for none of them."""


def date_words(text: str, now: Millis, time_zone: str = "UTC") -> Dated | None:
    """The dates of a message that was written at `now` in a time zone; None where it names none.

    A date without a year is the last one up to today. Linear in the text, of which the tail that
    `prepared` gives is read.
    """
    text = prepared(text)
    language = detect(text)
    calendar = Calendar(now, time_zone)
    if language == "zh":
        found = _dated(text, language, chinese_dates(text, calendar))
        return found and _looking_back(found, now, CHINESE_PAST.search(text) is not None)
    tokens = Tokens.of(text)
    for tried in dict.fromkeys((language, *VOCABULARIES)):  # short texts are easily mistaken
        reading = read(tokens, tried, calendar, is_own=tried == language)
        if reading.ranges:
            found = _dated(text, tried, reading)
            return found and _looking_back(found, now, is_told(tokens.folded, tried))
    return None


def _looking_back(dated: Dated, now: Millis, is_told: bool) -> Dated:
    return replace(dated, looks_back=is_told or all(held.end <= now for held in dated.ranges))


def _dated(text: str, language: str, reading: Reading) -> Dated | None:
    if not reading.ranges or len(reading.places) > MAX_DATES:
        return None
    rest = _without(text, reading.places)
    content = _content(text, rest, language)
    about = [word for word in content if word not in asking_words(language)]
    asks = "?" in text or "？" in text or len(about) < len(content)
    ranges = tuple(dict.fromkeys(reading.ranges))
    parted = _parted(text, reading.places) if language == "zh" else text
    return Dated(ranges, rest, asks and not about, reading.fleeting, parted=parted)


def _content(text: str, rest: str, language: str) -> list[str]:
    """The content words of the rest, but those that only its being a rest makes one."""
    if language == "zh":
        return list(content_words(CHINESE_ASKING.sub(" ", rest)))
    known = set(content_words(text))
    return [word for word in content_words(rest) if word in known]


def _without(text: str, places: Sequence[Place]) -> str:
    kept, at = [], 0
    for start, end in sorted(places):
        kept.append(text[at:start])
        at = max(at, end)
    return " ".join([*kept, text[at:]])


def _parted(text: str, places: Sequence[Place]) -> str:
    """With a space on each side of a date, where words would grow together with it."""
    kept, at = [], 0
    for start, end in sorted(places):
        kept += [text[at:start], text[start:end]]
        at = end
    return " ".join([*kept, text[at:]])
