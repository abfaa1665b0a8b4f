"""Regular expressions that most messages do not need.

A process that has just started has somebody waiting, and compiling the hundreds that learning has
takes longer than everything else it does first.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cached_property


class Late:
    """A regular expression that is compiled when it is first used."""

    def __init__(self, source: str, flags: int = 0) -> None:
        self.source = source
        self.flags = flags

    @cached_property
    def regex(self) -> re.Pattern[str]:
        return re.compile(self.source, self.flags)


class LatePattern(Late):
    """One that searches as `re.Pattern` does."""

    def match(self, text: str, start: int = 0) -> re.Match[str] | None:
        return self.regex.match(text, start)

    def search(self, text: str, start: int = 0) -> re.Match[str] | None:
        return self.regex.search(text, start)

    def fullmatch(self, text: str) -> re.Match[str] | None:
        return self.regex.fullmatch(text)

    def finditer(self, text: str) -> Iterator[re.Match[str]]:
        return self.regex.finditer(text)

    def findall(self, text: str) -> list[str]:
        return self.regex.findall(text)

    def split(self, text: str, maxsplit: int = 0) -> list[str]:
        return self.regex.split(text, maxsplit)

    def sub(
        self, replacement: str | Callable[[re.Match[str]], str], text: str, count: int = 0
    ) -> str:
        return self.regex.sub(replacement, text, count)
