"""Which of many texts a message can hold, told from its words one by one.

The rules for secrets and attacks wait for hundreds of texts ("ignore", "mot de passe"). To look for
each of them takes longer than all else; what a word holds is remembered, as people use the same
words over and over. Each text is one bit, so that what a message holds is one number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import reduce
from operator import or_

from kumbuka.text.remembered import Remembered

_REMEMBERED_WORDS = 4_096
_REMEMBERED_CHARACTERS = 32
_ANYWHERE = 1
"""The bit of white space, which every message holds."""


class Hints:
    """Texts to look for, each by its longest part without white space, in words as they are
    `spelled` for it."""

    def __init__(self, texts: Iterable[str], spelled: Callable[[str], str] = str.lower) -> None:
        parts = sorted({longest_part(text) for text in texts} - {""})
        self._bits = {"": _ANYWHERE} | {part: 2 << number for number, part in enumerate(parts)}
        self._spelled = spelled
        self._by_start: dict[str, list[str]] = {}
        for part in parts:
            self._by_start.setdefault(part[:2], []).append(part)
        self._known = Remembered(self._in_word, _REMEMBERED_WORDS, _REMEMBERED_CHARACTERS)

    def parts(self, texts: Iterable[str]) -> int:
        """The bits of which `found` has at least one for each message that holds one of them."""
        return reduce(or_, map(self.part, texts), 0)

    def part(self, text: str) -> int:
        """The bit that `found` has for each message that holds the text."""
        return self._bits[longest_part(text)]

    def found(self, message: str) -> int:
        """The bits of what the message holds. The time is linear in the message."""
        return self.found_in(message.split())

    def found_in(self, words: Iterable[str]) -> int:
        """As `found`, of the message between white space."""
        return reduce(or_, map(self._known.__getitem__, words), _ANYWHERE)

    def _in_word(self, written: str) -> int:
        word, found = self._spelled(written), 0
        for start in range(len(word)):
            for width in (1, 2):
                for part in self._by_start.get(word[start : start + width], ()):
                    if word.startswith(part, start):
                        found |= self._bits[part]
        return found


def longest_part(text: str) -> str:
    """What `Hints` looks for in the place of the text."""
    return text if text.isalnum() else max(text.split(), key=len, default="")
