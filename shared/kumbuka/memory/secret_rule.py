"""How one kind of secret is told, and which texts cannot hold any of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from dataclasses import dataclass

from kumbuka.text.late_pattern import LatePattern


@dataclass(frozen=True, slots=True)
class Rule:
    reason: str
    hints: tuple[str, ...]
    """Lower-case texts, one of which stands in any text that the pattern can match."""
    pattern: LatePattern
    """Its group `value`, or all of it, is the secret."""
    accepts: Callable[[re.Match[str]], bool] = lambda match: True
    least_width: int = 0
    """Characters without white space between them that every secret of the rule has."""
    least_digits: int = 0
    is_random: bool = False
    """Every secret of the rule passes `looks_random`."""

    def may_find(self, look: Look) -> bool:
        return (
            look.width >= self.least_width
            and look.digits >= self.least_digits
            and (look.may_be_random or not self.is_random)
        )


@dataclass(frozen=True, slots=True)
class Look:
    """What one glance shows of a text: most rules need more than an ordinary one has."""

    width: int
    """Characters of the longest stretch without white space."""
    digits: int
    may_be_random: bool


def look_at(text: str, words: Collection[str]) -> Look:
    """A look at a text and what stands between its white space."""
    width = max(map(len, words), default=0)
    digits = _digits_in(text)
    may_be_random = width >= 8 and (digits > 0 or width >= 24 or not text.isascii())
    return Look(width, digits, may_be_random)


def _digits_in(text: str) -> int:
    return sum(map(text.count, "0123456789")) if text.isascii() else len(_DIGIT.findall(text))


_DIGIT = LatePattern(r"\d")


def looks_random(value: str) -> bool:
    """Whether a word reads like a generated key: digits among letters, or long and mixed."""
    body = value.strip("\"'`.,;…")
    digits = sum(c.isdigit() for c in body)
    letters = sum(c.isalpha() for c in body)
    if not letters:
        return digits >= 16
    mixed = body.lower() != body != body.upper()
    return len(body) >= 8 and (
        digits >= 2 or (digits == 1 and mixed) or (len(body) >= 24 and mixed)
    )
