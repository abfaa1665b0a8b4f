"""Patterns that ignore case, matched against lower case.

A regular expression that ignores case looks at each letter in turn; one that does not passes over
all that cannot begin a match. So a pattern for both cases is compiled once more, for lower case
alone, and is given the text in lower case. Positions are the same in both; whoever wants the words
of a match takes them from the text itself.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from functools import cached_property

_UNEVEN = re.compile(
    "[µİıſŉ\u0180-\u1fff\u2100-\u214f\u2160-\u2188\u24b6-\u24e9\u2c00-\u2dff\ua640-\ua7ff"
    "\uab30-\uabbf\ufb00-\ufb17\uff21-\uff5a\U00010400-\U0001efff]"
)
"""What may have several lower cases, another number of characters there, or a match beside it;
all scripts with cases but Latin are left to the pattern as it was written."""
_NOT_LETTERS = re.compile(r"\\.|\(\?P<\w+>|\(\?P=\w+\)", re.S)


def lowered(text: str) -> str | None:
    """The text in lower case, character by character; None where a character has no such thing."""
    if text.isascii() or _UNEVEN.search(text) is None:
        return text.lower()
    return None


def is_for_lower_case(source: str, flags: int) -> bool:
    """Whether a pattern means the same for a text and, without its flag, for its lower case."""
    if not flags & re.I or "(?-i" in source or _UNEVEN.search(source):
        return False
    letters = _NOT_LETTERS.sub("", source)
    return letters == letters.lower()


class CaseBlind:
    """A pattern with the methods of `re.Pattern` that tables are read with. Each of its two forms
    is compiled when it is first used."""

    def __init__(self, source: str, flags: int) -> None:
        self._source = source
        self._flags = flags

    @cached_property
    def _has_lower(self) -> bool:
        return is_for_lower_case(self._source, self._flags)

    @cached_property
    def exact(self) -> re.Pattern[str]:
        return re.compile(self._source, self._flags)

    @cached_property
    def _lower(self) -> re.Pattern[str]:
        return re.compile(self._source, self._flags & ~re.I)

    def _reads_lower(self, text: str) -> bool:
        return self._has_lower and (text.isascii() or _UNEVEN.search(text) is None)

    def match(self, text: str, start: int = 0, end: int = sys.maxsize) -> re.Match[str] | None:
        if self._reads_lower(text):
            return self._lower.match(text.lower(), start, end)
        return self.exact.match(text, start, end)

    def search(self, text: str, start: int = 0, end: int = sys.maxsize) -> re.Match[str] | None:
        if self._reads_lower(text):
            return self._lower.search(text.lower(), start, end)
        return self.exact.search(text, start, end)

    def finditer(
        self, text: str, start: int = 0, end: int = sys.maxsize
    ) -> Iterator[re.Match[str]]:
        if self._reads_lower(text):
            return self._lower.finditer(text.lower(), start, end)
        return self.exact.finditer(text, start, end)

    def sub(self, replacement: str, text: str) -> str:
        return self.exact.sub(replacement, text)


Pattern = re.Pattern[str] | CaseBlind


def case_blind(source: str, flags: int = re.I) -> CaseBlind:
    return CaseBlind(source, flags)


class LazyPattern:
    """A regular expression that is compiled when it is first used: a message needs a few of the
    hundreds, and a process that has just started has somebody waiting."""

    def __init__(self, source: str, flags: int) -> None:
        self._source = source
        self._flags = flags

    @cached_property
    def regex(self) -> re.Pattern[str]:
        return re.compile(self._source, self._flags)

    @cached_property
    def _lower(self) -> re.Pattern[str] | None:
        if is_for_lower_case(self._source, self._flags):
            return re.compile(self._source, self._flags & ~re.I)
        return None

    def match(self, text: str, lower: str | None) -> re.Match[str] | None:
        """The match at the text's beginning, found in its lower case where that is given."""
        if lower is not None and self._lower is not None:
            return self._lower.match(lower)
        return self.regex.match(text)

    def finditer(self, text: str, lower: str | None) -> Iterator[re.Match[str]]:
        """As `match`, anywhere in the text."""
        if lower is not None and self._lower is not None:
            return self._lower.finditer(lower)
        return self.regex.finditer(text)
