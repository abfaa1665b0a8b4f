"""BERT's uncased WordPiece tokenizer, as its models were trained with it.

Text is decomposed (NFD); accents and control characters vanish; it is lower-cased and split at
white space, around punctuation and around every CJK ideograph. Each word is then the fewest of
the vocabulary's pieces that a greedy search from the left finds.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

MAX_WORD_CHARACTERS = 100
"""A longer word is unknown; this bounds the work on a text without spaces."""
MAX_REMEMBERED_CHARACTERS = 8192
ASCII_PUNCTUATION = frozenset("!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~")
VANISHING = frozenset({"Mn", "Cc", "Cf", "Co", "Cs"})
"""Accents and controls, but not unassigned code points: to a newer Unicode they are letters."""
LAYOUT = frozenset("\t\n\r")
IDEOGRAPHS = (
    (0x4E00, 0x9FFF),
    (0x3400, 0x4DBF),
    (0xF900, 0xFAFF),
    (0x20000, 0x2A6DF),
    (0x2A700, 0x2B81F),
    (0x2B920, 0x2CEAF),
    (0x2F800, 0x2FA1F),
)


class WordPiece:
    """Turns text into the ids of a vocabulary whose ids are its tokens' positions."""

    def __init__(self, vocabulary: Sequence[str]) -> None:
        self._ids = dict(zip(vocabulary, range(len(vocabulary)), strict=True))
        self._longest = max(map(len, vocabulary), default=0)
        self._spelling = _Spelling()

    def ids(self, text: str) -> list[int]:
        """Token ids in order. A word that cannot be spelled by the vocabulary is left out."""
        found: list[int] = []
        known = self._ids
        for word in unicodedata.normalize("NFD", text).translate(self._spelling).split():
            whole = known.get(word)
            if whole is None:
                found += self._pieces(word)
            else:
                found.append(whole)
        return found

    def _pieces(self, word: str) -> list[int]:
        if len(word) > MAX_WORD_CHARACTERS:
            return []
        pieces: list[int] = []
        start = 0
        while start < len(word):
            piece_id, start = self._longest_piece(word, start)
            if piece_id is None:
                return []
            pieces.append(piece_id)
        return pieces

    def _longest_piece(self, word: str, start: int) -> tuple[int | None, int]:
        prefix = "##" if start else ""
        for end in range(min(len(word), start + self._longest), start, -1):
            piece_id = self._ids.get(prefix + word[start:end])
            if piece_id is not None:
                return piece_id, end
        return None, start


class _Spelling(dict[int, str]):
    """What becomes of each character, for `str.translate`; filled as characters are met."""

    def __missing__(self, code: int) -> str:
        if len(self) >= MAX_REMEMBERED_CHARACTERS:
            self.clear()
        spelled = self[code] = _spelled(chr(code))
        return spelled


def _spelled(character: str) -> str:
    category = unicodedata.category(character)
    if character in LAYOUT or category.startswith("Z"):
        return " "
    if category in VANISHING or character == "\ufffd":
        return ""
    if character in ASCII_PUNCTUATION or category.startswith("P") or _is_ideograph(character):
        return f" {character} "
    return character.lower()


def _is_ideograph(character: str) -> bool:
    code = ord(character)
    return any(first <= code <= last for first, last in IDEOGRAPHS)
