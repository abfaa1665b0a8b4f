"""The form in which words are compared, whatever their case, accents and composition."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping

from kumbuka.text.late_pattern import LatePattern

# Letters of the scripts written without spaces between words (kana, Han, Thai, Lao, Burmese,
# Khmer), and Hangul, whose endings change too much for whole words to meet.
CJK_LETTERS = (
    "\u0e01-\u0e30\u0e32\u0e33\u0e40-\u0e46"  # Thai
    "\u0e81-\u0eb0\u0eb2\u0eb3\u0ebd-\u0ec6\u0edc-\u0edf"  # Lao
    "\u1000-\u102a\u103f\u1050-\u1055"  # Burmese
    "\u1780-\u17b3"  # Khmer
    "\u1100-\u11ff"  # Hangul jamo
    "\u3005-\u3007\u3021-\u3029"  # iteration mark, closing mark, zero, Hangzhou numerals
    "\u3041-\u3096\u3099\u309a\u309d-\u309f\u30a1-\u30fa\u30fc-\u30ff"  # kana
    "\u3105-\u312f\u3131-\u318e\u31a0-\u31bf\u31f0-\u31ff"  # bopomofo, jamo, small kana
    "\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff"  # Han
    "\uac00-\ud7a3\uff66-\uff9f"  # Hangul syllables, half-width kana
    "\U00020000-\U0003ffff"  # Han extensions
)
"""The inside of a regular expression's character class."""

_MARKS = frozenset({"Mn", "Mc"})
_IS_CJK = LatePattern(f"[{CJK_LETTERS}]")
_VOICING_MARKS = "\u3099\u309a"  # は, ば and ぱ are letters of their own, not accents
# Letters with a stroke or a hook that Unicode does not take apart, as people type them without.
_PLAIN_LETTERS = {
    "ł": "l",
    "ø": "o",
    "đ": "d",
    "ð": "d",
    "ħ": "h",
    "ŧ": "t",
    "ı": "i",
    "ŀ": "l",
} | {"æ": "ae", "œ": "oe", "þ": "th", "ŋ": "n", "ƒ": "f", "ɓ": "b", "ɗ": "d", "ƙ": "k"}

_ACCENTED_LETTERS = dict(
    zip("àáâãäåçèéêëìíîïñòóôõöùúûüýÿ", "aaaaaaceeeeiiiinooooouuuuyy", strict=True)
)  # the letters of Western Europe, which need not be taken apart one by one


_MARKLESS = LatePattern(
    "[\x00-\x7f¡§«°·»¿×æðø÷þđħıłŋœŧ\u2010-\u2027\u20a0-\u20bf\u3001-\u3029\u4e00-\u9fff]*"
)
"""Texts of nothing but letters, signs and Han characters that nothing combines with."""


def is_cjk(char: str) -> bool:
    """Whether a character is a letter of a script that is searched by character."""
    return not char.isascii() and _IS_CJK.match(char) is not None


def fold(text: str) -> str:
    """NFKC, case folded, without accents: `fold("Café") == fold("CAFE\\u0301") == "cafe"`.

    The vowel signs of Indic scripts count as accents: a full-text index takes them for spaces.
    """
    if text.isascii():
        return text.lower()
    lowered = unicodedata.normalize("NFKC", text).casefold()
    lowered = _replaced(lowered, _ACCENTED_LETTERS)
    if lowered.isascii():
        return lowered
    if _MARKLESS.fullmatch(lowered):
        return _replaced(lowered, _PLAIN_LETTERS)
    return _replaced(without_marks(lowered), _PLAIN_LETTERS)


def _replaced(text: str, letters: Mapping[str, str]) -> str:
    """As `str.translate`, quicker where a few of the letters stand in the text."""
    for letter in letters.keys() & set(text):
        text = text.replace(letter, letters[letter])
    return text


def without_marks(text: str) -> str:
    """The text's letters in NFC, without the accents and vowel signs that combine with them."""
    category = unicodedata.category
    kept = (
        char
        for char in unicodedata.normalize("NFKD", text)
        if char.isascii() or category(char) not in _MARKS or char in _VOICING_MARKS
    )
    return unicodedata.normalize("NFC", "".join(kept))
