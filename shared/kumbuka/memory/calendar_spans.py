"""Stretches of a calendar in one time zone, counted from a day that is given as today."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta, tzinfo
from functools import cached_property

from kumbuka.memory.date_range import DateRange
from kumbuka.memory.model import Millis

FIRST_YEAR, LAST_YEAR = 1970, 2199
HOUR_MS = 3_600_000
DAYS = {"d": 1, "w": 7, "m": 30, "y": 365, "e": 7}
"""How many days an interval of so many units back is counted as."""


def zone(name: str) -> tzinfo:
    """UTC where this machine does not know the name."""
    if name == "UTC":
        return UTC
    from zoneinfo import ZoneInfo  # only for a message with a date in it: it costs the cold start

    try:
        return ZoneInfo(name)
    except (ValueError, OSError, KeyError):
        return UTC


class Calendar:
    """What a phrase means, as said at `now` in a time zone. Weeks begin on Monday.

    The zone is looked up when it is first needed.
    """

    def __init__(self, now: Millis, time_zone: str) -> None:
        self._now = now
        self._time_zone = time_zone

    @cached_property
    def _zone(self) -> tzinfo:
        return zone(self._time_zone)

    @cached_property
    def today(self) -> date:
        return datetime.fromtimestamp(self._now / 1000, self._zone).date()

    @property
    def _monday(self) -> date:
        return self.today - timedelta(days=self.today.weekday())

    def days(self, first: date, count: int = 1) -> DateRange:
        return DateRange(self._midnight(first), self._midnight(_later(first, count)))

    def from_today(self, days: int) -> DateRange:
        return self.days(_later(self.today, days))

    def day(self, year: int, month: int, day: int) -> DateRange | None:
        """None where there is no such day, or not in the years that are counted."""
        found = _date(year, month, day)
        return self.days(found) if found else None

    def day_of_year(self, month: int, day: int) -> DateRange | None:
        """The last one up to today: a 29 February may be years ago."""
        for year in range(self.today.year, self.today.year - 8, -1):
            found = _date(year, month, day)
            if found and found <= self.today:
                return self.days(found)
        return None

    def day_in_month_of(self, at: DateRange, day: int) -> DateRange | None:
        start = datetime.fromtimestamp(at.start / 1000, self._zone).date()
        return self.day(start.year, start.month, day)

    def month(self, year: int, month: int) -> DateRange | None:
        first = _date(year, month, 1)
        return self._between(first, _next_month(first)) if first else None

    def month_of_year(self, month: int, years_back: int = 0) -> DateRange | None:
        """The last one that has begun."""
        year = self.today.year - (month > self.today.month)
        return self.month(year - years_back, month)

    def year(self, year: int) -> DateRange | None:
        first = _date(year, 1, 1)
        return self._between(first, date(year + 1, 1, 1)) if first else None

    def this(self, unit: str) -> DateRange | None:
        today, monday = self.today, self._monday
        made: dict[str, Callable[[], DateRange | None]] = {
            "d": lambda: self.days(today),
            "w": lambda: self.days(monday, 7),
            "e": lambda: self.days(monday + timedelta(days=5), 2),
            "m": lambda: self.month(today.year, today.month),
            "y": lambda: self.year(today.year),
        }
        return made[unit]() if unit in made else None

    def weekend(self) -> DateRange:
        """The last one that has begun."""
        has_begun = self.today.weekday() >= 5
        return self.days(self._monday + timedelta(days=5 if has_begun else -2), 2)

    def last(self, unit: str) -> DateRange | None:
        """The whole week, weekend, month or year before this one; the day before today."""
        today, monday = self.today, self._monday
        before = today.replace(day=1) - timedelta(days=1)
        made: dict[str, Callable[[], DateRange | None]] = {
            "h": lambda: self.lasting(1, "h"),
            "d": lambda: self.days(today - timedelta(days=1)),
            "w": lambda: self.days(monday - timedelta(days=7), 7),
            "e": lambda: self.days(monday - timedelta(days=2), 2),
            "m": lambda: self.month(before.year, before.month),
            "y": lambda: self.year(today.year - 1),
        }
        return made[unit]()

    def lasting(self, count: int, unit: str) -> DateRange:
        """So many units up to now."""
        if unit == "h":
            return DateRange(self._now - count * HOUR_MS, self._now + 1)
        first = self._midnight(_earlier(self.today, count * DAYS[unit]))
        return DateRange(min(first, self._now), self._now + 1)

    def ago(self, count: int, unit: str) -> DateRange:
        """Around so many units back, half a unit to each side: people do not count exactly."""
        if unit == "h":
            return DateRange(self._now - 2 * count * HOUR_MS, self._now + 1)
        middle = _earlier(self.today, count * DAYS[unit])
        half = DAYS[unit] // 2
        return self.days(_earlier(middle, half), 2 * half + 1)

    def day_of_last_week(self, weekday: int) -> DateRange:
        return self.days(_later(self._monday, weekday - 7))

    def weekdays(self, weekday: int) -> tuple[DateRange, DateRange]:
        """The last such day before today, and the one a week before: both are meant by "last"."""
        back = (self.today.weekday() - weekday - 1) % 7 + 1
        found = self.today - timedelta(days=back)
        return self.days(found), self.days(found - timedelta(days=7))

    def up_to_now(self, start: Millis) -> DateRange:
        return DateRange(start, max(start, self._now) + 1)

    def whole(self, first: DateRange, last: DateRange) -> DateRange:
        """From one time to another; a first without a year is of the last one's."""
        start = datetime.fromtimestamp(first.start / 1000, self._zone).date()
        while self._midnight(start) >= last.end:
            start = start.replace(year=start.year - 1, day=min(start.day, 28))
        return DateRange(self._midnight(start), last.end)

    def _between(self, first: date, after: date) -> DateRange:
        return DateRange(self._midnight(first), self._midnight(after))

    def _midnight(self, day: date) -> Millis:
        moment = datetime(day.year, day.month, day.day, tzinfo=self._zone)
        return round(moment.timestamp() * 1000)


def _date(year: int, month: int, day: int) -> date | None:
    if not FIRST_YEAR <= year <= LAST_YEAR:
        return None
    try:
        return date(year, month, day)
    except ValueError:
        return None


def _earlier(day: date, days: int) -> date:
    first = date(FIRST_YEAR, 1, 1)
    return first if days >= (day - first).days else day - timedelta(days=days)


def _later(day: date, days: int) -> date:
    return day + timedelta(days=days)


def _next_month(first: date) -> date:
    return (first.replace(day=28) + timedelta(days=4)).replace(day=1)
