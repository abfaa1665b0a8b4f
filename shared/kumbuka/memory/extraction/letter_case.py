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
from kumbuka.text.lower_case import has_lower_case, is_uneven

if TYPE_CHECKING:
    from kumbuka.memory.extraction.pattern_needs import Needs

TRIED_BEFORE = 64
"""Texts that a pattern is tried on before it is known whether it rarely matches."""


class BothForms(Late):
    """A pattern as it was written, and for lower case; each is compiled when it is first used."""

    @cached_property
    def needs(self) -> Needs:
        """What it needs of a text in lower case."""
        from kumbuka.memory.extraction.pattern_needs import Needs, needs_of

        return Needs() if is_uneven(self.source) else needs_of(self.source, self.flags)

    @cached_property
    def lower(self) -> re.Pattern[str] | None:
        """None where it would not mean the same."""
        from kumbuka.memory.extraction.lower_sources import for_lower_case

        source = for_lower_case(self.source, self.flags)
        return None if source is None else re.compile(source, self.flags & ~re.I)

    @cached_property
    def sought(self) -> re.Pattern[str] | None:
        """As `lower`, to search with."""
        from kumbuka.memory.extraction.lower_sources import for_lower_case

        return self._to_search(for_lower_case(self.source, self.flags))

    @cached_property
    def looser(self) -> re.Pattern[str] | None:
        """For lower case, what tells quickly that a pattern which tells cases apart does not match;
        None where it often does."""
        if 2 * self._matched > TRIED_BEFORE:
            return None
        from kumbuka.memory.extraction.lower_sources import looser_for_lower_case

        return self._to_search(looser_for_lower_case(self.source, self.flags))

    def _to_search(self, source: str | None) -> re.Pattern[str] | None:
        from kumbuka.memory.extraction.first_characters import quick_to_search

        return None if source is None else re.compile(quick_to_search(source), self.flags & ~re.I)

    def begin(self, text: str, lower: str | None) -> re.Match[str] | None:
        """The match at the text's beginning, found in its lower case where that is given."""
        if self.is_new and (cut := self.cut_for(text)):
            return cut.match(text)
        if lower is not None:
            if self.lower is not None:
                return self.lower.match(lower)
            if self._tried == TRIED_BEFORE and self.looser and not self.looser.match(lower):
                return None
        match = self.regex.match(text)
        self._count(match is not None)
        return match

    def find(self, text: str, lower: str | None, start: int = 0) -> re.Match[str] | None:
        """The first match, likewise."""
        if self.is_new and (cut := self.cut_for(text)):
            return cut.search(text, start)
        if lower is not None:
            if self.sought is not None:
                return self.sought.search(lower, start)
            if self._tried == TRIED_BEFORE and self.looser:
                first = self.looser.search(lower, start)
                if first is None:
                    return None
                start = first.start()
        match = self.regex.search(text, start)
        self._count(match is not None)
        return match

    def find_all(self, text: str, lower: str | None) -> Iterator[re.Match[str]]:
        """Every match, likewise."""
        if self.is_new and (cut := self.cut_for(text)):
            return cut.finditer(text)
        if lower is not None:
            if self.sought is not None:
                return self.sought.finditer(lower)
            if self._tried == TRIED_BEFORE and self.looser:
                return _verified(self.looser, lower, self.regex, text)
        matches = tuple(self.regex.finditer(text))
        self._count(bool(matches))
        return iter(matches)

    _tried = _matched = 0

    def _count(self, is_match: bool) -> None:
        if self._tried < TRIED_BEFORE:
            self._tried, self._matched = self._tried + 1, self._matched + is_match


def _verified(
    looser: re.Pattern[str], lower: str, pattern: re.Pattern[str], text: str
) -> Iterator[re.Match[str]]:
    """Every match of the pattern, each of which stands where the looser one has one."""
    start = 0
    while place := looser.search(lower, start):
        match = pattern.match(text, place.start())
        if match is None:
            start = place.start() + 1
        else:
            yield match
            start = max(match.end(), match.start() + 1)


class CaseBlind(BothForms):
    """A pattern with the methods of `re.Pattern` that tables are read with."""

    def match(self, text: str, start: int = 0, end: int = sys.maxsize) -> re.Match[str] | None:
        if self.is_new and (cut := self.cut_for(text)):
            return cut.match(text, start, end)
        if self.lower is not None and has_lower_case(text):
            return self.lower.match(text.lower(), start, end)
        return self.regex.match(text, start, end)

    def search(self, text: str, start: int = 0, end: int = sys.maxsize) -> re.Match[str] | None:
        if self.is_new and (cut := self.cut_for(text)):
            return cut.search(text, start, end)
        if self.sought is not None and has_lower_case(text):
            return self.sought.search(text.lower(), start, end)
        return self.regex.search(text, start, end)

    def finditer(
        self, text: str, start: int = 0, end: int = sys.maxsize
    ) -> Iterator[re.Match[str]]:
        if self.is_new and (cut := self.cut_for(text)):
            return cut.finditer(text, start, end)
        if self.sought is not None and has_lower_case(text):
            return self.sought.finditer(text.lower(), start, end)
        return self.regex.finditer(text, start, end)

    def sub(self, replacement: str, text: str) -> str:
        return self.regex.sub(replacement, text)


def case_blind(source: str, flags: int = re.I) -> CaseBlind:
    return CaseBlind(source, flags)


class LazyPattern(BothForms):
    """A frame's pattern: a message needs a few of the hundreds."""
