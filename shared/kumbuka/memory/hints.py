"""Which of many texts a message can hold, told from its words one by one.

The rules for secrets and attacks wait for hundreds of texts ("ignore", "mot de passe"). To look for
each of them takes longer than all else; what a word holds is remembered, as people use the same
words over and over.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from kumbuka.text.remembered import Remembered

_REMEMBERED_WORDS = 4_096
_REMEMBERED_CHARACTERS = 32


class Hints:
    """Texts to look for, each by its longest part without white space."""

    def __init__(self, texts: Iterable[str]) -> None:
        parts = sorted({longest_part(text) for text in texts})
        self._letters = frozenset(part for part in parts if len(part) == 1)
        self._by_start: dict[str, list[str]] = {}
        for part in parts:
            if len(part) > 1:
                self._by_start.setdefault(part[:2], []).append(part)
        self._known = Remembered(self._in_word, _REMEMBERED_WORDS, _REMEMBERED_CHARACTERS)

    def parts(self, texts: Iterable[str]) -> frozenset[str]:
        """What `found` has at least one of for each message that holds one of the texts."""
        return frozenset(map(longest_part, texts))

    def found(self, message: str) -> set[str]:
        """The parts of texts that the message holds. The time is linear in the message."""
        return self.found_in(set(message.split()))

    def found_in(self, words: Iterable[str]) -> set[str]:
        """As `found`, of a message's distinct words."""
        return {"", *chain.from_iterable(map(self._known.__getitem__, words))}  # "" of white space

    def _in_word(self, word: str) -> frozenset[str]:
        found = set(self._letters.intersection(word))
        for start in range(len(word) - 1):
            for part in self._by_start.get(word[start : start + 2], ()):
                if word.startswith(part, start):
                    found.add(part)
        return frozenset(found)


def longest_part(text: str) -> str:
    """What `Hints.found` has for each message that holds the text."""
    return text if text.isalnum() else max(text.split(), key=len, default="")
