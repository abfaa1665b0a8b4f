"""Dates in Chinese, where no spaces part the words."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from kumbuka.memory.calendar_spans import Calendar
from kumbuka.memory.date_range import DateRange
from kumbuka.memory.date_reading import Reading

ASKING = re.compile(
    "发生|说过|说|告诉|聊过|聊|谈过|谈|讨论|提到|提过|记得|做过|做|事情|事|总结|知道|记录|笔记|对话|新"
)
"""Words of questions that ask for whatever there is."""
PAST = re.compile("[了过]|说的")
"""What puts a sentence into the past."""

_DIGITS = {char: value for value, char in enumerate("零一二三四五六七八九")} | {"两": 2}
_UNITS = {"天": "d", "日": "d", "周": "w", "星期": "w", "礼拜": "w", "月": "m", "年": "y"}
_DAYS = {"今": 0, "昨": -1, "前": -2}
_NUMBER = "[0-9]{1,3}|[一二两三四五六七八九十]{1,3}"
_UNIT = "天|周|星期|礼拜|月|年"
_FORM = re.compile(
    rf"(?P<date>(?P<y>[0-9]{{4}})年(?:(?P<m>{_NUMBER})月(?:(?P<d>{_NUMBER})[日号])?)?)"
    rf"|(?P<days>(?P<nm>{_NUMBER})月(?P<n1>{_NUMBER})[日号]?[到至—~～-](?P<n2>{_NUMBER})[日号])"
    rf"|(?P<day_of_year>(?P<dm>{_NUMBER})月(?P<dd>{_NUMBER})[日号])"
    r"|(?P<figures>(?<![0-9])(?P<fy>[0-9]{4})[-/.](?P<fm>[0-9]{1,2})[-/.](?P<fd>[0-9]{1,2})(?![0-9]))"
    rf"|(?P<ago>(?P<an>{_NUMBER})个?(?P<au>{_UNIT})之?[以]?前)"
    rf"|(?P<lasting>(?:最近|过去)(?:的|这)?(?P<ln>{_NUMBER})个?(?P<lu>{_UNIT}))"
    r"|(?P<weekday>上个?(?:周|星期|礼拜)(?P<w>[一二三四五六日天]))"
    r"|(?P<last>上一?个?(?P<u>周末|周|星期|礼拜|月))"
    r"|(?P<year>[去前今]年)"
    r"|(?P<this>(?:这个?|本)(?P<tu>周|星期|礼拜|月))"
    r"|(?P<month>(?P<mm>1[0-2]|[1-9]|十[一二]?|[一二三四五六七八九])月份?(?![0-9一二三四五六七八九十]))"
    r"|(?P<day>(?P<dw>[今昨前])(?:天|日|晚|早))"
)


_TO = frozenset("到至-—~～")
_SINCE = re.compile("以来|至今|到现在|到今天|开始|起(?!来|床|初|码)")
_FLEETING = frozenset({"ago", "lasting", "weekday", "last", "year", "this", "day"})


def chinese_dates(text: str, calendar: Calendar) -> Reading:
    """The dates of a text; of those that mean another time each day, the pairs of letters."""
    ranges: list[DateRange] = []
    places: list[tuple[int, int]] = []
    fleeting: set[str] = set()
    for found in _FORM.finditer(text):
        made = _MADE[found.lastgroup or ""](calendar, found)
        start, end = found.span()
        if made is not None and places and text[places[-1][1] : start] in _TO:
            made, start = calendar.whole(ranges.pop(), made), places.pop()[0]
        if made is not None:
            since = _SINCE.match(text, end)
            ranges.append(calendar.up_to_now(made.start) if since else made)
            places.append((start, since.end() if since else end))
            if found.lastgroup in _FLEETING:
                start, end = found.span()
                fleeting |= {text[at : at + 2] for at in range(max(0, start - 1), end)}
    return Reading(ranges, places, frozenset(fleeting))


def _date(calendar: Calendar, found: re.Match[str]) -> DateRange | None:
    year = int(found["y"])
    if found["d"]:
        return calendar.day(year, _number(found["m"]), _number(found["d"]))
    return calendar.month(year, _number(found["m"])) if found["m"] else calendar.year(year)


def _days(calendar: Calendar, found: re.Match[str]) -> DateRange | None:
    """3月3日到10日."""
    month = _number(found["nm"])
    first = calendar.day_of_year(month, _number(found["n1"]))
    last = calendar.day_in_month_of(first, _number(found["n2"])) if first else None
    return calendar.whole(first, last) if first and last and first.start <= last.start else last


def _weekday(calendar: Calendar, found: re.Match[str]) -> DateRange | None:
    """Of the week before this one."""
    return calendar.day_of_last_week(min("一二三四五六日天".index(found["w"]), 6))


def _year(calendar: Calendar, found: re.Match[str]) -> DateRange | None:
    return calendar.year(calendar.today.year - "今去前".index(found.group()[0]))


_MADE: Mapping[str, Callable[[Calendar, re.Match[str]], DateRange | None]] = {
    "date": _date,
    "days": _days,
    "day_of_year": lambda c, f: c.day_of_year(_number(f["dm"]), _number(f["dd"])),
    "figures": lambda c, f: c.day(int(f["fy"]), int(f["fm"]), int(f["fd"])),
    "ago": lambda c, f: c.ago(_number(f["an"]), _UNITS[f["au"]]),
    "lasting": lambda c, f: c.lasting(_number(f["ln"]), _UNITS[f["lu"]]),
    "weekday": _weekday,
    "last": lambda c, f: c.last("e" if f["u"] == "周末" else _UNITS[f["u"]]),
    "year": _year,
    "this": lambda c, f: c.this(_UNITS[f["tu"]]),
    "month": lambda c, f: c.month_of_year(_number(f["mm"])),
    "day": lambda c, f: c.from_today(_DAYS[f["dw"]]),
}


def _number(text: str) -> int:
    """7, 七, 十, 十七, 二十七: up to 99."""
    if text.isdecimal():
        return int(text)
    tens, ten, ones = text.rpartition("十")
    if not ten:
        return _DIGITS.get(text, 0)
    return 10 * (_DIGITS.get(tens, 0) if tens else 1) + _DIGITS.get(ones, 0)
