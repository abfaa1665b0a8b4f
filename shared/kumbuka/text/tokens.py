"""How many tokens of a language model a text costs, counted without a model's vocabulary."""

from __future__ import annotations

from kumbuka.text.folding import CJK_LETTERS
from kumbuka.text.late_pattern import LatePattern

CHARACTERS_PER_TOKEN = 4
"""Never under-counted English against the o200k vocabulary in our measurements."""

# The full-width punctuation of these scripts costs a token each, as their letters do.
_ONE_TOKEN_EACH = LatePattern(f"[{CJK_LETTERS}\u3001-\u3020\uff01-\uff65]")


def count_tokens(text: str) -> int:
    """ceil(characters / 4), with each CJK character counted 1; an empty text costs 0."""
    if text.isascii():
        return -(-len(text) // CHARACTERS_PER_TOKEN)
    wide = len(_ONE_TOKEN_EACH.findall(text))
    return wide + -(-(len(text) - wide) // CHARACTERS_PER_TOKEN)
