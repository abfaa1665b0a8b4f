r"""Patterns that begin between words, and are looked for nowhere else.

A pattern that begins with what may not stand before it (`(?<!monday)(?<!today)\s*[,;]`) is tried in
full at each letter of a text. With the signs that it may begin with in front of it, one look at a
letter is enough.
"""

from __future__ import annotations

import re
from itertools import chain

_TOKEN = re.compile(
    r"\\(?:u[\da-fA-F]{4}|U[\da-fA-F]{8}|x[\da-fA-F]{2}|.)|\[\^?\]?(?:\\.|[^\]\\])*\]"
    r"|\(\?P<\w+>|\(\?P=\w+\)|\(\?<?[=!]|\(\?:|\(\?|[*+?][+?]?|\{\d*,?\d*\}[+?]?"
    r"|[^\\\[(){}*+?|.^$]+|.",
    re.S,
)
_PART = re.Match.group
_NO_CHARACTER = frozenset({r"\b", r"\A", r"\Z", "^", "$"})
_LOOKS = ("(?=", "(?!", "(?<")
_QUANTIFIER = re.compile(r"[*+?]|\{.")
_MAY_BE_LEFT_OUT = re.compile(r"[*?]|\{0?[,}]")
_NO_LETTER = re.compile(r"\\[sntrf\W]|[^\w\\^[\]&~|-]")
_NO_LETTERS = re.compile(rf"(?:{_NO_LETTER.pattern})+")


class _Open(Exception):
    """It may begin with a letter, or is not understood here."""


def quick_to_search(source: str) -> str:
    """What matches where the pattern does. The time is linear in the pattern."""
    try:
        first, may_be_empty = _Reader(source).alternatives()
    except _Open:
        return source
    if may_be_empty or not first:
        return source
    return f"(?=[{first}])(?:{source})"


class _Reader:
    def __init__(self, source: str) -> None:
        self._parts = chain(map(_PART, _TOKEN.finditer(source)), ")")
        self._part = next(self._parts)

    def alternatives(self) -> tuple[str, bool]:
        """The characters that what follows up to the end of the group may begin with, as they
        stand in a class, and whether it may be empty."""
        first, may_be_empty, is_at_start = "", False, True
        while self._part != ")":
            if self._part == "|":
                may_be_empty, is_at_start = may_be_empty or is_at_start, True
                self._part = next(self._parts)
            elif is_at_start:
                characters, is_at_start = self._element()
                first += characters
            else:
                self._pass_over()
        return first, may_be_empty or is_at_start

    def _element(self) -> tuple[str, bool]:
        """As `alternatives`, of one character or group."""
        part = self._part
        if part in _NO_CHARACTER or part.startswith(_LOOKS):
            self._pass_over()
            return "", True
        self._part = next(self._parts)
        if part in {"(", "(?:"} or part.startswith("(?P<"):
            characters, may_be_empty = self.alternatives()
            self._part = next(self._parts)
        else:
            characters, may_be_empty = _in_class(part), False
        following = self._part
        if _QUANTIFIER.match(following) is None:
            return characters, may_be_empty
        self._part = next(self._parts)
        is_last = part[0] in "(\\[" or len(part) == 1
        return characters, may_be_empty or (
            is_last and _MAY_BE_LEFT_OUT.match(following) is not None
        )

    def _pass_over(self) -> None:
        """Read on to the end of a part, or of the group that it begins."""
        depth = (self._part[0] == "(") - self._part.startswith("(?P=")
        for part in self._parts:
            if not depth:
                self._part = part
                return
            if part == ")":
                depth -= 1
            elif part[0] == "(" and part[-1] != ")":
                depth += 1


def _in_class(part: str) -> str:
    """One character, or a class of them, as it stands in a class."""
    if part[0] == "\\" and _NO_LETTER.fullmatch(part):
        return part
    if part[0] not in "\\[(." and _NO_LETTER.match(part):
        return part[0]
    if part[0] == "[" and _NO_LETTERS.fullmatch(part, 1, len(part) - 1):
        return part[1:-1]
    raise _Open
