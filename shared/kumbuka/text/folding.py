"""The form in which words are compared, whatever their case, accents and composition."""

from __future__ import annotations

import re
import unicodedata

# Letters of the scripts written without spaces between words (kana, Han), and Hangul, whose
# endings change too much for whole words to meet.
CJK_LETTERS = (
    "\u1100-\u11ff"  # Hangul jamo
    "\u3005-\u3007\u3021-\u3029"  # iteration mark, closing mark, zero, Hangzhou numerals
    "\u3041-\u3096\u3099\u309a\u309d-\u309f\u30a1-\u30fa\u30fc-\u30ff"  # kana
    "\u3105-\u312f\u3131-\u318e\u31a0-\u31bf\u31f0-\u31ff"  # bopomofo, jamo, small kana
    "\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff"  # Han
    "\uac00-\ud7a3\uff66-\uff9f"  # Hangul syllables, half-width kana
    "\U00020000-\U0003ffff"  # Han extensions
)
"""The inside of a regular expression's character class."""

_IS_CJK = re.compile(f"[{CJK_LETTERS}]")
_VOICING_MARKS = "\u3099\u309a"  # は, ば and ぱ are letters of their own, not accents


def is_cjk(char: str) -> bool:
    """Whether a character is a letter of a script that is searched by character."""
    return _IS_CJK.match(char) is not None


def fold(text: str) -> str:
    """NFKC, case folded, without accents: `fold("Café") == fold("CAFE\\u0301") == "cafe"`."""
    if text.isascii():
        return text.lower()
    lowered = unicodedata.normalize("NFKC", text).casefold()
    if lowered.isascii():
        return lowered
    return unicodedata.normalize("NFC", _without_marks(unicodedata.normalize("NFKD", lowered)))


def _without_marks(decomposed: str) -> str:
    category = unicodedata.category
    return "".join(
        char
        for char in decomposed
        if char.isascii() or category(char) != "Mn" or char in _VOICING_MARKS
    )
