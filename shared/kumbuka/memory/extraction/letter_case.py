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

from kumbuka.memory.extraction.lower_sources import (
    UNEVEN,
    for_lower_case,
    looser_for_lower_case,
)
from kumbuka.text.late_pattern import Late

if TYPE_CHECKING:
    from kumbuka.memory.extraction.pattern_needs import Needs

TRIED_BEFORE = 64
"""Texts that a pattern is tried on before it is known whether it rarely matches."""


def lowered(text: str) -> str | None:
    """The text in lower case, character by character; None where a character has no such thing."""
    if text.isascii() or UNEVEN.search(text) is None:
        return text.lower()
    return None


class BothForms(Late):
    """A pattern as it was written, and for lower case; each is compiled when it is first used."""

    @cached_property
    def needs(self) -> Needs:
        """What it needs of a text in lower case."""
        from kumbuka.memory.extraction.pattern_needs import Needs, needs_of

        return Needs() if UNEVEN.search(self.source) else needs_of(self.source, self.flags)

    @cached_property
    def lower(self) -> re.Pattern[str] | None:
        """None where it would not mean the same."""
        source = for_lower_case(self.source, self.flags)
        return None if source is None else re.compile(source, self.flags & ~re.I)

    @cached_property
    def looser(self) -> re.Pattern[str] | None:
        """For lower case, what tells quickly that a pattern which tells cases apart does not match;
        None where it often does."""
        if 2 * self._matched > TRIED_BEFORE:
            return None
        source = looser_for_lower_case(self.source, self.flags)
        return None if source is None else re.compile(source, self.flags & ~re.I)

    def begin(self, text: str, lower: str | None) -> re.Match[str] | None:
        """The match at the text's beginning, found in its lower case where that is given."""
        if lower is not None:
            if self.lower is not None:
                return self.lower.match(lower)
            if self._tried == TRIED_BEFORE and self.looser and not self.looser.match(lower):
                return None
        match = self.regex.match(text)
        self._count(match is not None)
        return match

    def find(self, text: str, lower: str | None) -> re.Match[str] | None:
        """The first match, likewise."""
        if lower is not None:
            if self.lower is not None:
                return self.lower.search(lower)
            if self._tried == TRIED_BEFORE and self.looser and not self.looser.search(lower):
                return None
        match = self.regex.search(text)
        self._count(match is not None)
        return match

    def find_all(self, text: str, lower: str | None) -> Iterator[re.Match[str]]:
        """Every match, likewise."""
        if lower is not None:
            if self.lower is not None:
                return self.lower.finditer(lower)
            if self._tried == TRIED_BEFORE and self.looser and not self.looser.search(lower):
                return iter(())
        matches = tuple(self.regex.finditer(text))
        self._count(bool(matches))
        return iter(matches)

    _tried = _matched = 0

    def _count(self, is_match: bool) -> None:
        if self._tried < TRIED_BEFORE:
            self._tried, self._matched = self._tried + 1, self._matched + is_match


class CaseBlind(BothForms):
    """A pattern with the methods of `re.Pattern` that tables are read with."""

    def _form(self, text: str) -> tuple[re.Pattern[str], str]:
        """What finds its matches, and in what."""
        if self.lower is not None and (text.isascii() or UNEVEN.search(text) is None):
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
