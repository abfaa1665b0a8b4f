"""Slugs: the part of a memory's key that says what the memory is about."""

from __future__ import annotations

import hashlib
import re
import unicodedata

from kumbuka.text.late_pattern import LatePattern

_NAMED = str.maketrans({"+": "plus", "#": "sharp", "♯": "sharp"})
_INVISIBLE = frozenset("\u200b\u200c\u200d\u2060\ufeff\u00ad\ufe0e\ufe0f")
_WORD_CATEGORIES = frozenset("LMN")
_MEANINGFUL_SYMBOLS = frozenset({"So", "Sm", "Sc"})
HASH_CHARACTERS = 12
_ASCII_WORD = re.compile(r"[a-z0-9]+")
_ASCII_SYMBOL = re.compile(r"[+#$<=>|~]")
_LETTERS = "a-z0-9à-öø-ÿœ\u4e00-\u9fff"
_WORD = LatePattern(f"[{_LETTERS}]+")
_OF_PLAIN_WORDS = LatePattern(f"[{_LETTERS} \\-.,;:!?'\"()/&@*%_’、。]*")
"""In lower case and NFKC, with no sign that a slug names, loses or joins words over."""


def slug(text: str, limit: int = 80) -> str:
    """NFKC, lower case, letters, marks and digits of every script, with `_` between.

    `+` becomes `plus` and `#` becomes `sharp`, so C, C++ and C# differ. A slug that is empty,
    that lost a symbol (an emoji, a currency) or that would be longer than `limit` characters
    ends in a hash of the text. Equal texts have equal slugs.
    """
    if text.isascii() and _ASCII_SYMBOL.search(text) is None:
        whole = "_".join(_ASCII_WORD.findall(text.lower()))
        if whole and len(whole) <= limit:
            return whole
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).lower()).strip()
    if _OF_PLAIN_WORDS.fullmatch(folded):
        whole = "_".join(_WORD.findall(folded))
        return whole if whole and len(whole) <= limit else _with_hash(whole, folded, limit)
    named = folded.translate(_NAMED)
    whole = named if _is_plain(named) else _joined(named)
    if whole and len(whole) <= limit and not _loses_a_symbol(named):
        return whole
    return _with_hash(whole, folded, limit)


def _is_plain(text: str) -> bool:
    return text.isascii() and text.isalnum()


def _joined(text: str) -> str:
    kept = (c if _is_wordlike(c) else " " for c in text if c not in _INVISIBLE)
    return "_".join("".join(kept).split())


def _is_wordlike(character: str) -> bool:
    return unicodedata.category(character)[0] in _WORD_CATEGORIES


def _loses_a_symbol(text: str) -> bool:
    return any(unicodedata.category(c) in _MEANINGFUL_SYMBOLS for c in text)


def _with_hash(whole: str, folded: str, limit: int) -> str:
    tail = hashlib.sha256(folded.encode("utf-8", "surrogatepass")).hexdigest()[:HASH_CHARACTERS]
    head = whole[: max(0, limit - HASH_CHARACTERS - 1)].rstrip("_")
    return f"{head}_{tail}" if head else tail[:limit]


TAILS = (
    *("for", "in", "at", "on", "with", "over", "as", "to", "from"),
    *("en", "para", "no", "na", "pour", "sur", "dans", "au", "für", "im", "auf", "bei"),
    *("untuk", "di", "kwa", "kwenye"),
)
"""Words after which a slug says what its object is for, or where."""


def heads(slugged: str, *, with_verb: bool) -> list[str]:
    """What a slug is about: itself, and itself without a tail and, `with_verb`, without its verb:
    `postgres_for_billing`, `postgres`; `use_vim`, `vim`."""
    wholes = [slugged, slugged.partition("_")[2]] if with_verb else [slugged]
    cut = [whole.partition(f"_{tail}_")[0] for whole in wholes for tail in TAILS]
    return list(filter(None, dict.fromkeys([*wholes, *cut])))
