"""A stretch of a sentence, and which patterns are worth trying on it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from kumbuka.memory.extraction.letter_case import BothForms
from kumbuka.memory.extraction.word_index import ANYTHING, Known, WordIndex
from kumbuka.text.lower_case import lowered

_NOTHING_KNOWN = WordIndex().known()


class Clause(NamedTuple):
    """`content` is what a fact from it keeps."""

    text: str
    masked: str
    content: str
    lower: str | None = None
    """`masked` in lower case, None where a character has no such thing or nobody looked."""
    words: int = ANYTHING
    """What its words hold of what patterns need, and perhaps more."""
    bits: int = ANYTHING
    """That, and how it begins."""
    known: Known = _NOTHING_KNOWN
    content_words: int = ANYTHING
    """As `words`, of the content."""

    def after(self, position: int) -> Clause:
        masked, lower, words = self.masked, self.lower, self.words
        if lower is None:
            return self._replace(text=self.text[position:], masked=masked[position:])
        lower = lower[position:]
        if parts_a_word(masked, position):
            words = self.known.words(lower)
        bits = words | self.known.start(lower)
        text = self.text[position:]
        known, kept = self.known, self.content_words
        return _made((text, masked[position:], self.content, lower, words, bits, known, kept))

    def may_begin(self, pattern: BothForms) -> bool:
        """Whether it may begin with a match."""
        mask = self.known.begun.get(pattern)
        if mask is None:
            return self.lower is None or self.known.index.may_begin(pattern, self.lower)
        return mask & self.bits == mask

    def match(self, pattern: BothForms) -> re.Match[str] | None:
        """The match that it begins with."""
        mask = self.known.begun.get(pattern)
        if mask is None:
            if not self.may_begin(pattern):
                return None
        elif mask & self.bits != mask:
            return None
        return pattern.begin(self.masked, self.lower)

    def may_hold(self, pattern: BothForms) -> bool:
        """Whether it, or a part of it between two words, may hold a match."""
        mask = self.known.searched.get(pattern)
        if mask is None:
            return self.lower is None or self.known.index.may_search(pattern, self.lower)
        return mask & self.words == mask

    def search(self, pattern: BothForms) -> re.Match[str] | None:
        mask = self.known.searched.get(pattern)
        if mask is None:
            if not self.may_hold(pattern):
                return None
        elif mask & self.words != mask:
            return None
        return pattern.find(self.masked, self.lower)

    def content_may_hold(self, pattern: BothForms) -> bool:
        mask = self.known.searched.get(pattern)
        if mask is None:
            self.known.index.meet(pattern)
            return True
        return mask & self.content_words == mask

    def finditer(self, pattern: BothForms) -> Iterator[re.Match[str]]:
        if not self.may_hold(pattern):
            return iter(())
        return pattern.find_all(self.masked, self.lower)

    def rest_may_hold(self, pattern: BothForms, start: int, end: int) -> bool:
        """As `may_hold`, of a part that may begin or end within a word."""
        if self.may_hold(pattern):
            return True
        return parts_a_word(self.masked, start) or parts_a_word(self.masked, end)


def clause_of(text: str, masked: str, content: str, known: Known) -> Clause:
    """A clause that is no part of another."""
    lower = lowered(masked)
    if lower is None:
        return Clause(text, masked, content, None, ANYTHING, ANYTHING, known)
    words = known.words(lower)
    kept = words if content == masked else ANYTHING
    bits = words | known.start(lower)
    return _made((text, masked, content, lower, words, bits, known, kept))


def part_of(whole: Clause, start: int, end: int, content: str) -> Clause:
    """A part of a clause, read by itself. Its content is part of the whole one's."""
    text, masked = whole.text[start:end], whole.masked[start:end]
    if whole.lower is None or parts_a_word(whole.masked, start) or parts_a_word(whole.masked, end):
        return clause_of(text, masked, content, whole.known)
    lower = whole.lower[start:end]
    bits = whole.words | whole.known.start(lower)
    kept = whole.content_words
    return _made((text, masked, content, lower, whole.words, bits, whole.known, kept))


def _made(of: tuple[str, str, str, str, int, int, Known, int]) -> Clause:
    """As `Clause`, without a look at what is left out."""
    return tuple.__new__(Clause, of)


def parts_a_word(text: str, position: int) -> bool:
    """Whether a word is cut in two there, which is none as a whole any more."""
    if not 0 < position < len(text):
        return False
    before, after = text[position - 1], text[position]
    if before == " " or not (before.isalnum() or before == "_"):
        return False
    return after.isalnum() or after == "_"
