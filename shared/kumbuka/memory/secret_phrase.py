"""How a language tells a secret: the shape of a rule, and what the rules of all languages ask."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from kumbuka.text.late_pattern import LatePattern


@dataclass(frozen=True, slots=True)
class SecretPhrase:
    reason: str
    hints: tuple[str, ...]
    """Lower-case texts, one of which stands in any text that the pattern can match."""
    pattern: LatePattern
    """Groups `sign`, what joins the word to the secret, and `value`, the secret."""
    accepts: Callable[[re.Match[str]], bool]


def bare(match: re.Match[str]) -> str:
    """The value without the quotes and stops around it."""
    return match["value"].strip("\"'`“”«».,;!?()")


def is_mixed(value: str) -> bool:
    """Of digits and letters, as no word is."""
    return any(map(str.isdigit, value)) and any(map(str.isalpha, value))
