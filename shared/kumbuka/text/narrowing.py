"""Regular expressions without what one text cannot match.

To compile an expression of a hundred alternatives takes longer than to read a message, and of most
of them the message has not a word. What is left without these finds in that text, and in each part
of it, what the whole expression finds.
"""

from __future__ import annotations

from collections.abc import Iterator

from kumbuka.text.pattern_tokens import (
    NOTHING,
    is_quantifier,
    may_be_left_out,
    opening_of,
    tokens_of,
)

_FLAGS_TO_READ = "(?i:", "(?-i:"
_UNREADABLE = ("(?P=", "(?>", "(?(")
_REFUSES = frozenset({"(?!", "(?<!"})


class _Unreadable(Exception):
    """The expression uses what is not understood here."""


def narrowed(source: str, text: str) -> str | None:
    """What finds in a text in lower case, and in each part of it, what the expression finds
    there; None where that cannot be told. A group that is left out is known, and never takes part.

    The time is linear in the expression.
    """
    try:
        kept = _Reader(source, text).alternatives()
    except _Unreadable:
        return None
    if not kept:
        return NOTHING
    left = "|".join(kept)
    lost = (name for name in _names(source) if f"(?P<{name}>" not in left)
    return "|".join([left, *(f"(?P<{name}>{NOTHING})" for name in lost)])


def _names(source: str) -> Iterator[str]:
    for part in source.split("(?P<")[1:]:
        yield part[: part.index(">")]


class _Reader:
    def __init__(self, source: str, text: str) -> None:
        self._parts = iter([*tokens_of(source), ")", ""])
        self._part = next(self._parts)
        self._text = text

    def alternatives(self) -> list[str]:
        """Those that the text may match, up to the end of the group."""
        kept: list[str] = []
        written: list[str] = []
        is_possible = True
        while True:
            part = self._next()
            if part in {")", "|"}:
                if is_possible:
                    kept.append("".join(written))
                if part == ")":
                    return kept
                written, is_possible = [], True
            elif part[0] == "(":
                group = self._group(part)
                if group is None:
                    is_possible = False
                else:
                    written.append(group)
            else:
                written.append(part)
                is_possible = is_possible and self._may_hold(part)

    def _next(self) -> str:
        part = self._part
        if not part:
            raise _Unreadable
        self._part = next(self._parts)
        return part

    def _may_hold(self, part: str) -> bool:
        if part[0] in "\\[.^$" or is_quantifier(part):
            return True
        # What follows is of the last character alone.
        needed = part[:-1] if is_quantifier(self._part) else part
        return needed.lower() in self._text

    def _group(self, part: str) -> str | None:
        """The group without what the text cannot match; None where nothing is left of one that has
        to match."""
        opening = self._opened(part)
        if len(part) == len(opening):
            inner = self.alternatives()
        else:
            inner = [word for word in part[len(opening) : -1].split("|") if self._holds(word)]
        quantifier = self._next() if is_quantifier(self._part) else ""
        if inner:
            return f"{opening}{'|'.join(inner)}){quantifier}"
        return "" if opening in _REFUSES or may_be_left_out(quantifier) else None

    def _holds(self, word: str) -> bool:
        return word.lower() in self._text

    def _opened(self, part: str) -> str:
        if part.startswith(_UNREADABLE):
            raise _Unreadable
        opening = opening_of(part)
        is_numbered = opening == "("
        if is_numbered or (opening[-1] == ":" and opening not in {"(?:", *_FLAGS_TO_READ}):
            raise _Unreadable
        return opening
