"""Lower case of the same length, in which positions are those of the text."""

from __future__ import annotations

import re
from functools import cache

UNEVEN_CHARACTERS = (
    "[µİıſŉ\u0180-\u1fff\u2100-\u214f\u2160-\u2188\u24b6-\u24e9\u2c00-\u2dff\ua640-\ua7ff"
    "\uab30-\uabbf\ufb00-\ufb17\uff21-\uff5a\U00010400-\U0001efff]"
)
"""What may have several lower cases, another number of characters there, or a match beside it;
all scripts with cases but Latin."""


def lowered(text: str) -> str | None:
    """The text in lower case, character by character; None where a character has no such thing."""
    return text.lower() if has_lower_case(text) else None


def has_lower_case(text: str) -> bool:
    return text.isascii() or not is_uneven(text)


def is_uneven(text: str) -> bool:
    """Whether there is a character in it that has no lower case of its own."""
    return _uneven().search(text) is not None


@cache
def _uneven() -> re.Pattern[str]:
    """Compiled when it is first needed: most texts are of plain letters."""
    return re.compile(UNEVEN_CHARACTERS)
