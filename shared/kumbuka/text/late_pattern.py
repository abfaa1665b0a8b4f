"""Regular expressions that most messages do not need.

A process that has just started has somebody waiting, and compiling the hundreds that learning has
takes longer than everything else it does first. So each is compiled when it is first used, and for
the first texts only what of it they can match.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cached_property
from typing import ClassVar, NamedTuple

from kumbuka.text.lower_case import has_lower_case, lowered

TEXTS_BEFORE_WHOLE = 2
"""For how many texts a pattern is cut down before all of it is compiled."""
_LONGEST_TEXT = 4_096
"""Characters of a text that is searched for each word of a pattern faster than that is compiled."""
_NOTHING = re.compile("(?!)")
_WORTH_CUTTING = 40
"""Characters of a pattern that takes no longer to compile than to cut down."""


class _Read(NamedTuple):
    """A text whose parts are searched one after another."""

    number: int
    text: str
    """In lower case; empty where it has none."""


class Late:
    """A regular expression that is compiled when it is first used."""

    _read: ClassVar[_Read] = _Read(1, "")
    _texts = 0
    """How many it was cut down for."""
    _cut: tuple[int, re.Pattern[str]] = (0, _NOTHING)
    """The number of the text that it was cut down for, and what is left of it."""

    def __init__(self, source: str, flags: int = 0) -> None:
        self.source = source
        self.flags = flags
        self.is_new = True
        """Whether it is cut down for the next text."""

    @staticmethod
    def read_parts_of(text: str) -> None:
        """Cut patterns down for this text from now on, rather than for each of its parts."""
        lower = lowered(text) if len(text) <= _LONGEST_TEXT else None
        Late._read = _Read(Late._read.number + 1, lower or "")

    @cached_property
    def regex(self) -> re.Pattern[str]:
        """The whole pattern."""
        return re.compile(self.source, self.flags)

    def regex_for(self, text: str) -> re.Pattern[str]:
        """What finds in the text what the whole pattern does."""
        return (self.cut_for(text) if self.is_new else None) or self.regex

    def cut_for(self, text: str) -> re.Pattern[str] | None:
        """What finds in the text what the whole pattern does; None where that is to be used."""
        lower = lowered(text) if len(text) <= _LONGEST_TEXT else None
        if lower is None or not has_lower_case(self.source):
            return None
        read = Late._read
        is_part = lower in read.text
        number, cut = self._cut
        if is_part and number == read.number:
            return cut
        if self._texts == TEXTS_BEFORE_WHOLE:
            self.is_new = False
            return None
        self._texts += 1
        cut = self._without_what_is_not_in(read.text if is_part else lower)
        if is_part:
            self._cut = (read.number, cut)
        return cut

    def _without_what_is_not_in(self, lower: str) -> re.Pattern[str]:
        if len(self.source) <= _WORTH_CUTTING:
            return self.regex
        from kumbuka.text.narrowing import narrowed
        from kumbuka.text.pattern_tokens import NOTHING

        source = narrowed(self.source, lower)
        if source == NOTHING:
            return _NOTHING
        return self.regex if source is None else re.compile(source, self.flags)


class LatePattern(Late):
    """One that searches as `re.Pattern` does."""

    def match(self, text: str, *span: int) -> re.Match[str] | None:
        return self._settled_for(text).match(text, *span)

    def search(self, text: str, *span: int) -> re.Match[str] | None:
        return self._settled_for(text).search(text, *span)

    def finditer(self, text: str, *span: int) -> Iterator[re.Match[str]]:
        return self._settled_for(text).finditer(text, *span)

    def fullmatch(self, text: str) -> re.Match[str] | None:
        return self._settled_for(text).fullmatch(text)

    def findall(self, text: str) -> list[str]:
        return self.regex.findall(text)

    def split(self, text: str, maxsplit: int = 0) -> list[str]:
        return self.regex.split(text, maxsplit)

    def sub(
        self, replacement: str | Callable[[re.Match[str]], str], text: str, count: int = 0
    ) -> str:
        return self.regex.sub(replacement, text, count)

    def _settled_for(self, text: str) -> re.Pattern[str]:
        if not self.is_new:
            # All of it is compiled: from now on it is asked itself.
            whole, names = self.regex, ("match", "search", "finditer", "fullmatch")
            vars(self).update({name: getattr(whole, name) for name in names})
            return whole
        return self.regex_for(text)
