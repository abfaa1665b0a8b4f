"""Whether any of many phrases stands in a text.

One regular expression of hundreds of phrases takes long to compile and long to search with. Each
phrase begins with a word: so a text's words say which of them can stand in it, and only those are
compiled and looked for.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property

from kumbuka.text.late_pattern import LatePattern

_MARKS = re.compile(r"[()|]|\[[^]]*\]")
_TOKENS = re.compile(r"[^\W_]+")
_SIMPLE = re.compile(
    r"(?:(?P<stem>[a-z]+)(?P<last>[a-z]\?)?|\(\?:(?P<any>[a-z|]+)\))(?= (?!\?)|\Z)"
)
"""How a phrase begins of which the first word is known: `taken up`, `takes? over`,
`(?:come|came) to`."""


class Phrases:
    """Phrases of whole words, each an alternative of a regular expression. Case is ignored."""

    def __init__(self, source: str) -> None:
        """`source` is alternatives, parted by `|`."""
        self._source = source
        self._late: dict[str, LatePattern] = {}

    def stand_in(self, text: str) -> bool:
        """Whether one of them does."""
        beginnings, others = self._by_first_word
        for word in sorted(beginnings.keys() & set(_TOKENS.findall(text.lower()))):
            if self._regex(word, beginnings[word]).search(text) is not None:
                return True
        return bool(others) and self._regex("", others).search(text) is not None

    @cached_property
    def _by_first_word(self) -> tuple[dict[str, list[str]], list[str]]:
        """By first word the phrases that begin with it, and those of which it is not known."""
        beginnings: dict[str, list[str]] = {}
        others = []
        for phrase in _alternatives(self._source):
            words = _first_words(phrase)
            for word in words:
                beginnings.setdefault(word, []).append(phrase)
            if not words:
                others.append(phrase)
        return beginnings, others

    def _regex(self, word: str, phrases: list[str]) -> LatePattern:
        regex = self._late.get(word)
        if regex is None:
            regex = LatePattern(rf"\b(?:{'|'.join(phrases)})\b", re.IGNORECASE)
            self._late[word] = regex
        return regex


def _first_words(phrase: str) -> list[str]:
    begins = _SIMPLE.match(phrase)
    if begins is None:
        return []
    if begins["any"]:
        return begins["any"].split("|")
    last = begins["last"] or ""
    return [begins["stem"], begins["stem"] + last[:1]][: 2 if last else 1]


def _alternatives(source: str) -> Iterator[str]:
    """Those of the outermost level; in a set a bracket stands for itself."""
    depth, start = 0, 0
    for mark in _MARKS.finditer(source):
        depth += {"(": 1, ")": -1}.get(mark.group(), 0)
        if mark.group() == "|" and not depth:
            yield source[start : mark.start()]
            start = mark.end()
    yield source[start:]
