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
from typing import TYPE_CHECKING

from kumbuka.text.late_pattern import Late

if TYPE_CHECKING:
    from kumbuka.memory.extraction.pattern_needs import Needs

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


class BothForms(Late):
    """A pattern as it was written, and for lower case; each is compiled when it is first used."""

    @cached_property
    def needs(self) -> Needs:
        """What it needs of a text in lower case."""
        from kumbuka.memory.extraction.pattern_needs import Needs, needs_of

        return Needs() if _UNEVEN.search(self.source) else needs_of(self.source, self.flags)

    @cached_property
    def lower(self) -> re.Pattern[str] | None:
        """None where it would not mean the same."""
        if is_for_lower_case(self.source, self.flags):
            return re.compile(self.source, self.flags & ~re.I)
        return None

    def begin(self, text: str, lower: str | None) -> re.Match[str] | None:
        """The match at the text's beginning, found in its lower case where that is given."""
        if lower is not None and self.lower is not None:
            return self.lower.match(lower)
        return self.regex.match(text)

    def find(self, text: str, lower: str | None) -> re.Match[str] | None:
        """The first match, likewise."""
        if lower is not None and self.lower is not None:
            return self.lower.search(lower)
        return self.regex.search(text)

    def find_all(self, text: str, lower: str | None) -> Iterator[re.Match[str]]:
        """Every match, likewise."""
        if lower is not None and self.lower is not None:
            return self.lower.finditer(lower)
        return self.regex.finditer(text)


class CaseBlind(BothForms):
    """A pattern with the methods of `re.Pattern` that tables are read with."""

    def _form(self, text: str) -> tuple[re.Pattern[str], str]:
        """What finds its matches, and in what."""
        if self.lower is not None and (text.isascii() or _UNEVEN.search(text) is None):
            return self.lower, text.lower()
        return self.regex, text

    def match(self, text: str, start: int = 0, end: int = sys.maxsize) -> re.Match[str] | None:
        pattern, read = self._form(text)
        return pattern.match(read, start, end)

    def search(self, text: str, start: int = 0, end: int = sys.maxsize) -> re.Match[str] | None:
        pattern, read = self._form(text)
        return pattern.search(read, start, end)

    def finditer(
        self, text: str, start: int = 0, end: int = sys.maxsize
    ) -> Iterator[re.Match[str]]:
        pattern, read = self._form(text)
        return pattern.finditer(read, start, end)

    def sub(self, replacement: str, text: str) -> str:
        return self.regex.sub(replacement, text)


def case_blind(source: str, flags: int = re.I) -> CaseBlind:
    return CaseBlind(source, flags)


class LazyPattern(BothForms):
    """A frame's pattern: a message needs a few of the hundreds."""
