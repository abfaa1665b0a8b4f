"""Dates in texts whose words part at spaces.

Each word becomes one letter for its kind (see `date_words`), and the forms of dates are patterns
over these letters, the same for every language.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from kumbuka.memory import date_words as kinds
from kumbuka.memory.calendar_spans import FIRST_YEAR, LAST_YEAR, Calendar
from kumbuka.memory.date_range import DateRange
from kumbuka.memory.date_words import (
    NAMES_OR_OTHER_WORDS,
    Lexicon,
    Meaning,
    is_told,
    lexicon,
)
from kumbuka.text.folding import fold

Place = tuple[int, int]
"""Where in the text a date stands: its start and its end."""

_TOKEN = re.compile(r"[0-9]+(?:[-./][0-9]+)+(?:T[0-9:.]+Z?)?|[^\W_]+|[,.;:!?\n¿¡]")
_YEAR_FIRST = re.compile(r"([0-9]{4})[-/.]([0-9]{1,2})[-/.]([0-9]{1,2})(?:T.*)?")
_YEAR_LAST = re.compile(r"([0-9]{1,2})([-/.])([0-9]{1,2})\2([0-9]{4})")
_MONTH = re.compile(r"([0-9]{4})-([0-9]{2})")
_NUMBER = re.compile(r"([0-9]{1,3})(?:st|nd|rd|th|er|ere|o|a)?")
_GLUE = frozenset("-_/\\@#:=.")
_VERSION = frozenset({"version", "release", "v", "ver", "build", "versao", "versi", "toleo"})
_MONTHS_OR_VERBS = frozenset({"may", "march", "mar"})
_TIME_WORDS = kinds.IN + kinds.SINCE + kinds.BEFORE + kinds.AFTER + kinds.BETWEEN + kinds.TO
_WITHIN = "(?<=[IOSBFETKAUJ])"
_FORM = re.compile(
    r"(?P<days_of_month>(?:NKN|X|(?<=E)NJN)O?M(?:[CO]?Y)?)"
    r"|(?P<figures>X)"
    r"|(?P<month_days>(?:MNKN|(?<=E)MNJN)(?![UNQ])(?:C?Y)?)"
    r"|(?P<day_of_month>(?:WC?)?NO?M(?:[CO]?Y)?)"
    r"|(?P<month_day>(?:WC?)?MN(?![UNQ])(?:C?Y)?)"
    r"|(?P<month_of_year>MC?O?Y)"
    r"|(?P<last_month>LM|ML)"
    rf"|(?P<month>{_WITHIN}M(?!N))"
    r"|(?P<year>(?<=[IOSBFETKAU])Y)"
    r"|(?P<ago>[NQ]UA|A[NQ]U|[NQ]UL|U[NQ]L)"
    r"|(?P<lasting>[LR][NQ]U|[NQ]RU|U[NQ]R|[NQ]UR|RU|UR)"
    r"|(?P<last>LU(?![OL])|UL|Z)"
    r"|(?P<this>TU|UT)"
    r"|(?P<weekend>(?<=I)U)"
    r"|(?P<last_weekday>[LR]W|WL)"
    r"|(?P<weekday>(?<=I)W)"
    r"|(?P<day>D)"
)


_DAYS = re.compile(r"([0-9]{1,2})-([0-9]{1,2})")
FIRST = "first"
"""Under this name, beside a form's last number, its first one."""
_FLEETING = frozenset({"ago", "lasting", "last", "this", "weekend", "day"})


@dataclass(frozen=True, slots=True)
class _Word:
    start: int
    end: int
    written: str
    kind: str
    value: str = ""


@dataclass(frozen=True, slots=True)
class _Match:
    ranges: tuple[DateRange, ...]
    first: int
    last: int
    """The words that make it, by their numbers."""
    is_fleeting: bool = False


Values = Mapping[str, str]
"""Of the words of one form, by their kind."""
Found = Sequence[DateRange | None]


@dataclass(frozen=True, slots=True)
class Tokens:
    """A text's words, its dates in figures, and the marks that part its sentences."""

    text: str
    found: Sequence[re.Match[str]]
    folded: Sequence[str]

    @classmethod
    def of(cls, text: str) -> Tokens:
        found = list(_TOKEN.finditer(text))
        return cls(text, found, [fold(token.group()) for token in found])


@dataclass(frozen=True, slots=True)
class Reading:
    """The dates of a text."""

    ranges: Sequence[DateRange] = ()
    places: Sequence[Place] = ()
    fleeting: frozenset[str] = frozenset()
    """Words, folded, of those that mean another time each day."""


def read(tokens: Tokens, language: str, calendar: Calendar, *, is_own: bool) -> Reading:
    """The dates that the tokens name in a language; `is_own` where the text is thought to be in
    it, so that figures and words that other languages have too may count."""
    has_figures = is_own and any(word[:1].isdecimal() for word in tokens.folded)
    if not has_figures and lexicon(language).anchors.isdisjoint(tokens.folded):
        return Reading()
    words = [word for word in _words(tokens, language, is_own) if word.kind]
    letters = _Letters(words, language, calendar)
    matches = letters.joined(letters.matches())
    return Reading(
        [found for match in matches for found in match.ranges],
        [(words[match.first].start, words[match.last].end) for match in matches],
        frozenset(fold(token) for match in matches for token in _fleeting(words, match)),
    )


def _fleeting(words: Sequence[_Word], match: _Match) -> list[str]:
    written = [word.written for word in words[match.first : match.last + 1] if match.is_fleeting]
    return [token for phrase in written for token in re.findall(r"[^\W_]+", phrase)]


def _words(tokens: Tokens, language: str, is_own: bool) -> Iterator[_Word]:
    """The text's words with their kinds, a phrase as one word."""
    known, text, folded = lexicon(language), tokens.text, tokens.folded
    at = 0
    while at < len(folded):
        length, meaning = _longest(known, folded, at)
        token, last = tokens.found[at], tokens.found[at + length - 1]
        if meaning is None or (length == 1 and not is_own and folded[at] in NAMES_OR_OTHER_WORDS):
            meaning = _unlisted(token, folded[at], text, folded[at - 1] if at else "")
        yield _Word(token.start(), last.end(), text[token.start() : last.end()], *meaning)
        at += length


def _longest(known: Lexicon, folded: Sequence[str], at: int) -> tuple[int, Meaning | None]:
    """The longest phrase that begins here, by its length and meaning."""
    for length in range(known.longest.get(folded[at], 0), 0, -1):
        meaning = known.meanings.get(tuple(folded[at : at + length]))
        if meaning is not None and at + length <= len(folded):
            return length, meaning
    return 1, None


def _unlisted(token: re.Match[str], folded: str, text: str, before: str) -> Meaning:
    """What a word is that no vocabulary holds: a number, a date in figures, a mark."""
    if not folded[:1].isalnum():
        return _mark(folded, before)
    if not folded[0].isdecimal() or not folded.isascii():
        return kinds.OTHER, ""
    if not _stands_free(token, text) or before in _VERSION:
        return kinds.OTHER, ""
    if not folded.isalnum():
        return kinds.LITERAL, token.group()
    if len(folded) == 4 and folded.isdecimal() and FIRST_YEAR <= int(folded) <= LAST_YEAR:
        return kinds.YEAR, folded
    number = _NUMBER.fullmatch(folded)
    return (kinds.NUMBER, number[1]) if number else (kinds.OTHER, "")


def _mark(mark: str, before: str) -> Meaning:
    """The point of "10. März" and of "Feb. 10" ends no sentence."""
    if mark == ",":
        return kinds.COMMA, ""
    if mark in "¿¡" or (mark == "." and (before.isdecimal() or len(before) < 4)):
        return "", ""
    return kinds.BREAK, ""


def _stands_free(token: re.Match[str], text: str) -> bool:
    """Not part of a path, an address or a name, such as `memory/2026-05-14.md`."""
    start, end = token.span()
    before, after = text[max(0, start - 1) : start], text[end : end + 2]
    if before in _GLUE and before:
        return False
    return not (after[:1] in _GLUE and (after[:1] not in ".:=" or after[1:].isalnum()))


class _Letters:
    """One text in one language, as letters."""

    def __init__(self, words: list[_Word], language: str, calendar: Calendar) -> None:
        self._words = words
        self._letters = "".join(word.kind for word in words)
        self._forms = _Forms(calendar, language, words)
        self._calendar = calendar

    def matches(self) -> Iterator[_Match]:
        for found in _FORM.finditer(self._letters):
            words = self._words[found.start() : found.end()]
            before = self._letters[max(0, found.start() - 1) : found.start()]
            if not _is_meant(words, before):
                continue
            ranges = self._forms.meaning(found.lastgroup or "", words)
            if ranges:
                is_fleeting = found.lastgroup in _FLEETING
                yield self._related(_Match(ranges, found.start(), found.end() - 1, is_fleeting))

    def joined(self, matches: Iterator[_Match]) -> list[_Match]:
        """From 3 March to 10 March is one stretch of time."""
        kept: list[_Match] = []
        for match in matches:
            if kept and self._goes_on(kept[-1], match):
                first = kept.pop()
                whole = self._calendar.whole(first.ranges[0], match.ranges[0])
                match = replace(match, ranges=(whole,), first=first.first)
            kept.append(match)
        return kept

    def _goes_on(self, first: _Match, second: _Match) -> bool:
        between = self._letters[first.last + 1 : second.first]
        before = self._letters[max(0, first.first - 1) : first.first]
        return between == kinds.TO or (between == kinds.AND and before == kinds.BETWEEN)

    def _related(self, match: _Match) -> _Match:
        """Since the time, before or after it; "vor" is "ago" too."""
        before = self._letters[max(0, match.first - 1) : match.first]
        (found, *_) = match.ranges
        if before == kinds.SINCE:
            related = self._calendar.up_to_now(found.start)
        elif before == kinds.AFTER:
            related = self._calendar.up_to_now(found.end)
        elif before in (kinds.BEFORE, kinds.AGO):
            related = DateRange(min(0, found.start), found.start)
        else:
            return match
        return replace(match, ranges=(related,), first=match.first - 1)


def _is_meant(words: Sequence[_Word], before: str) -> bool:
    """Not so for "you may 3" and "page 10 march": such a month is written large, has a year, or
    stands behind a word of time."""
    months = [word.written for word in words if word.kind == kinds.MONTH]
    if not months or months[0][0].isupper() or months[0] not in _MONTHS_OR_VERBS:
        return True
    is_placed = before in _TIME_WORDS and bool(before)
    return is_placed or any(word.kind in (kinds.YEAR, kinds.OF) for word in words)


class _Forms:
    """What each form of `_FORM` means."""

    def __init__(self, calendar: Calendar, language: str, words: list[_Word]) -> None:
        self._calendar = calendar
        self._day_first = language != "en"
        self._is_told = is_told((fold(word.written) for word in words), language)
        self._made: Mapping[str, Callable[[Values], Found]] = {
            "figures": lambda v: self._figures(v["X"]),
            "days_of_month": self._days_of_month,
            "month_days": self._days_of_month,
            "day_of_month": self._day_of_month,
            "month_day": self._day_of_month,
            "month_of_year": lambda v: [calendar.month(int(v["Y"]), int(v["M"]))],
            "last_month": lambda v: [calendar.month_of_year(int(v["M"]))],
            "month": lambda v: [calendar.month_of_year(int(v["M"]))],
            "year": lambda v: [calendar.year(int(v["Y"]))],
            "ago": lambda v: [calendar.ago(_count(v), v["U"])],
            "lasting": lambda v: [calendar.lasting(_count(v), v["U"])],
            "last": lambda v: [calendar.last(v.get("U") or v["Z"])],
            "this": lambda v: [self._this(v["U"])],
            "weekend": lambda v: [self._this("e")] if v["U"] == "e" and self._is_told else [],
            "last_weekday": lambda v: calendar.weekdays(int(v["W"])),
            "weekday": lambda v: calendar.weekdays(int(v["W"])) if self._is_told else (),
            "day": lambda v: [calendar.from_today(int(v["D"]))],
        }

    def meaning(self, form: str, words: Sequence[_Word]) -> tuple[DateRange, ...]:
        if form in ("month_day", "month_days") and self._day_first:
            return ()
        numbers = [word.value for word in words if word.kind == kinds.NUMBER]
        values = {word.kind: word.value for word in words} | {FIRST: numbers[0] if numbers else ""}
        found = self._made[form](values)
        return tuple(each for each in found if each is not None)

    def _this(self, unit: str) -> DateRange | None:
        """Who tells of this weekend on a Monday means the one that is over."""
        is_over = unit == "e" and self._is_told
        return self._calendar.weekend() if is_over else self._calendar.this(unit)

    def _day_of_month(self, values: Values) -> Found:
        month, day = int(values["M"]), int(values["N"])
        if "Y" in values:
            return [self._calendar.day(int(values["Y"]), month, day)]
        return [self._calendar.day_of_year(month, day)]

    def _days_of_month(self, values: Values) -> Found:
        """3 to 10 March, 3-10 March; up to now where the last of them is still to come."""
        first, last = values[FIRST], values.get("N", "")
        if "X" in values:
            if not (written := _DAYS.fullmatch(values["X"])):
                return self._figures(values["X"])
            first, last = written.groups()
        (start,) = self._day_of_month({**values, "N": first})
        (end,) = self._day_of_month({**values, "N": last})
        if start is None or end is None or int(first) > int(last):
            return [end]
        if start.start > end.start:
            return [self._calendar.up_to_now(start.start)]
        return [DateRange(start.start, end.end)]

    def _figures(self, written: str) -> Found:
        """2026-02-10, 10.2.2026; 2/10/2026 is both of its readings in English."""
        if found := _YEAR_FIRST.fullmatch(written):
            return [self._calendar.day(int(found[1]), int(found[2]), int(found[3]))]
        if found := _YEAR_LAST.fullmatch(written):
            first, second, year = int(found[1]), int(found[3]), int(found[4])
            day_first = self._calendar.day(year, second, first)
            if self._day_first or found[2] == ".":
                return [day_first]
            return [self._calendar.day(year, first, second), day_first]
        return []


def _count(values: Values) -> int:
    return int(values.get("N") or values.get("Q") or 1)
