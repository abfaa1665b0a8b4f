"""Regular expressions that most messages do not need.

A process that has just started has somebody waiting, and compiling the hundreds that learning has
takes longer than everything else it does first.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cached_property


class LatePattern:
    """Compiled when it is first used; searches as `re.Pattern` does."""

    def __init__(self, source: str, flags: int = 0) -> None:
        self.pattern = source
        self._flags = flags

    @cached_property
    def regex(self) -> re.Pattern[str]:
        return re.compile(self.pattern, self._flags)

    @property
    def groupindex(self) -> Mapping[str, int]:
        return self.regex.groupindex

    def match(self, text: str, start: int = 0) -> re.Match[str] | None:
        return self.regex.match(text, start)

    def search(self, text: str, start: int = 0) -> re.Match[str] | None:
        return self.regex.search(text, start)

    def fullmatch(self, text: str) -> re.Match[str] | None:
        return self.regex.fullmatch(text)

    def finditer(self, text: str) -> Iterator[re.Match[str]]:
        return self.regex.finditer(text)
