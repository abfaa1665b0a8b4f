r"""The parts of a regular expression's source: groups, classes, escapes, quantifiers, plain text.

A group of plain texts is one part: most of a pattern are lists of words.
"""

from __future__ import annotations

import re
from functools import cache

NOTHING = "(?!)"
"""The expression that nothing matches."""

_PLAIN = r"[^\\\[\](){}*+?|.^$]+"


def tokens_of(source: str) -> list[str]:
    """Its parts in order. The time is linear in the source."""
    found: list[str] = _token().findall(source)
    return found


def opening_of(group: str) -> str:
    """What of a part that begins a group says which kind of group it is: `(?:`, `(?P<name>`."""
    match = _opening().match(group)
    return str(match.group()) if match else group


def is_quantifier(part: str) -> bool:
    """Whether it says how often what stands before it comes."""
    return part[:1] in {"*", "+", "?"} or (part[:1] == "{" and len(part) > 1)


def may_be_left_out(quantifier: str) -> bool:
    """Whether what stands before it need not come."""
    return quantifier[:1] in {"*", "?"} or quantifier[:2] in {"{0", "{,"}


@cache
def _token() -> re.Pattern[str]:
    """Compiled when the first expression is read: many processes read none."""
    return re.compile(
        rf"\((?:\?(?:[a-z-]*:|P<\w+>|<?[=!]))?{_PLAIN}(?:\|{_PLAIN})*\)"
        r"|\(\?P<\w+>|\(\?P=\w+\)|\(\?[a-z-]*[:>]|\(\?<?[=!]|\(\?[a-z]+\)|\(\?\(|[()|]"
        r"|\[\^?\]?(?:\\.|[^\]\\])*\]"
        r"|\\(?:u[\da-fA-F]{4}|U[\da-fA-F]{8}|x[\da-fA-F]{2}|.)"
        r"|(?:[*+?]|\{(?:\d+(?:,\d*)?|,\d+)\})[+?]?"
        rf"|[.^$]|{_PLAIN}|.",
        re.S,
    )


@cache
def _opening() -> re.Pattern[str]:
    return re.compile(r"\((?:\?(?:[a-z-]*[:>]|P<\w+>|<?[=!]))?")
