"""Patterns written anew for a text in lower case.

Where a pattern ignores case throughout, its own lower case means the same there. Where a part of it
tells the cases apart, that part is lost: what is left matches wherever the pattern does, and in
other places too, so it can say no.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from kumbuka.text.lower_case import is_uneven

_CODE = r"\\(?:u[\da-fA-F]{4}|U[\da-fA-F]{8}|x[\da-fA-F]{2})"
_NOT_LETTERS = re.compile(rf"{_CODE}|\\.|\(\?P<\w+>|\(\?P=\w+\)", re.S)
_TOKEN = re.compile(
    rf"{_CODE}|\\.|\[\^?\]?(?:\\.|[^\]\\])*\]|\(\?P<\w+>|\(\?P=\w+\)|\(\?<?[=!]|\(\?[a-zA-Z-]*:"
    r"|[()]|[^\\\[()]+|.",
    re.S,
)
_IN_CLASS = re.compile(rf"{_CODE}|\\.|[^\\]+", re.S)
_PLAIN_RANGES = re.compile(r"A-Z|a-z|\d-\d")
_UNDECIDED = re.compile(r"\(\?(?:[>(]|[a-zA-Z]+\))|[*+?}]\+")
"""Whose inside looks only once, or where flags begin: less inside may be more outside."""
_STRICT = "(?-i:"


class _Unlike(Exception):
    """It would not mean the same."""


def for_lower_case(source: str, flags: int) -> str | None:
    """What means the same for a text's lower case, without the flag; None if there is no such
    thing. The time is linear in the pattern."""
    if not flags & re.I or _STRICT in source or is_uneven(source):
        return None
    letters = _NOT_LETTERS.sub("", source)
    if letters == letters.lower() and "\\x" not in source and "\\u00" not in source:
        return source
    try:
        return "".join(map(_lowered, _TOKEN.findall(source)))
    except _Unlike:
        return None


def looser_for_lower_case(source: str, flags: int) -> str | None:
    """What matches the lower case of every text that the pattern matches, at the same place."""
    if not flags & re.I or is_uneven(source) or _UNDECIDED.search(source):
        return None
    try:
        return "".join(_looser(_TOKEN.findall(source)))
    except _Unlike:
        return None


def _looser(tokens: list[str], tells_cases_apart: bool = False) -> Iterator[str]:
    """What is refused is only what is refused in every case."""
    position = 0
    while position < len(tokens):
        token = tokens[position]
        end = _end_of_group(tokens, position) if token in _LOOKED_INTO else position + 1
        if token == _STRICT:
            yield from ("(?:", *_looser(tokens[position + 1 : end], True))
        elif token[:2] == "[^" and tells_cases_apart:
            raise _Unlike
        elif token not in _LOOKED_INTO or not (
            tells_cases_apart or _STRICT in tokens[position:end]
        ):
            yield from map(_lowered, tokens[position:end])
        position = end


_LOOKED_INTO = frozenset({_STRICT, "(?!", "(?<!"})


def _end_of_group(tokens: list[str], start: int) -> int:
    depth = 0
    for position in range(start, len(tokens)):
        if tokens[position] == ")":
            depth -= 1
            if not depth:
                return position + 1
        elif tokens[position][0] == "(" and tokens[position][-1] != ")":
            depth += 1
    raise _Unlike


def _lowered(token: str) -> str:
    if token[0] == "[" and len(token) > 1:
        return _lowered_class(token)
    if token[0] == "\\":
        return _checked(token)
    return token if token.startswith("(?") else token.lower()


def _lowered_class(token: str) -> str:
    """Between two letters of a range may stand what is not between their lower cases."""
    has_ranges = "-" in _PLAIN_RANGES.sub("", token)[1:-1].strip("^-")
    if has_ranges and token != token.lower() and _has_capitals(token):
        raise _Unlike
    return "".join(_checked(p) if p[0] == "\\" else p.lower() for p in _IN_CLASS.findall(token))


def _has_capitals(token: str) -> bool:
    letters = _NOT_LETTERS.sub("", token)
    return letters != letters.lower()


def _checked(escape: str) -> str:
    """A character by its number, if it has no case; every other escape as it is."""
    if escape[1] in "uUx" and len(escape) > 2:
        character = chr(int(escape[2:], 16))
        if character.lower() != character.upper() or is_uneven(character):
            raise _Unlike
        if character < "\u2000":
            raise _Unlike
    return escape
