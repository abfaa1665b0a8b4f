"""What a text has to hold for a regular expression to match it, read off the expression.

Most patterns match few sentences, and most of those that do not match lack a word that the pattern
cannot do without. To see which words a text has is much quicker than to try hundreds of patterns.

A piece is a run of letters, digits and underscores in lower case. A space on either side says that
the run ends there: ` in ` is a word, `leb` a part of one. Whatever is not understood needs nothing.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from enum import Enum
from typing import NamedTuple

from kumbuka.text.folding import is_cjk
from kumbuka.text.pattern_tokens import (
    NOTHING,
    is_quantifier,
    may_be_left_out,
    opening_of,
    tokens_of,
)

Pieces = frozenset[str]

MAX_PIECE = 15
_MAX_GROUPS = 4
_MAX_PIECES = 600


class Needs(NamedTuple):
    """What a pattern needs of a text."""

    groups: tuple[Pieces, ...] = ()
    """Every text with a match in it holds a piece of each group."""
    beginnings: Pieces | None = None
    """A text that begins with a match begins with one of these, or with no letter or digit.
    None: it may begin with anything."""


class _Mark(Enum):
    GAP = "gap"
    """Any text, or none."""
    EDGE = "edge"
    """No text, between a word and what is none."""
    SPACE = "space"
    """Text without letters and digits."""


class _Choice:
    __slots__ = ("branches", "is_behind", "is_look", "is_optional")

    def __init__(
        self,
        branches: list[_Sequence],
        is_optional: bool = False,
        is_look: bool = False,  # it takes no text
        is_behind: bool = False,
    ) -> None:
        self.branches = branches
        self.is_optional = is_optional
        self.is_look = is_look
        self.is_behind = is_behind


_Item = str | _Mark | _Choice
_Sequence = list[_Item]

_PLAIN_CLASS = re.compile(r"(?:\w(?!-)|[^\w\\^-](?!-)|\\[s\W](?!-))+")
_NOT_OF_WORDS = re.compile(r"\W")
_FIRST_RUN = re.compile(r"\w+")
_EDGES = frozenset({r"\b", r"\A", r"\Z", "^", "$"})


class _Unreadable(Exception):
    """The pattern uses what is not understood here."""


def needs_of(source: str, flags: int = 0) -> Needs:
    """What a pattern needs. The time is linear in the pattern."""
    if source == NOTHING:
        return Needs((Pieces(),))  # no text holds a piece of no pieces
    if flags & re.X:
        return Needs()
    try:
        branches = _Parser(tokens_of(source)).branches()
    except _Unreadable:
        return Needs()
    groups = _groups_of(_Choice(branches), "", "")
    best = sorted(dict.fromkeys(groups), key=_worth, reverse=True)[:_MAX_GROUPS]
    return Needs(tuple(best), _beginnings(branches))


class _Parser:
    def __init__(self, tokens: Sequence[str]) -> None:
        self._tokens = iter(tokens)
        self._depth = 0

    def branches(self) -> list[_Sequence]:
        """The alternatives up to the end of the group."""
        self._depth += 1
        found: list[_Sequence] = [[]]
        for each in self._tokens:
            if each == "|":
                found.append([])
            elif each == ")":
                if self._depth == 1:
                    raise _Unreadable
                break
            elif each[0] == "(":
                self._add_group(each, found[-1])
            elif is_quantifier(each):
                _repeat(found[-1], each)
            else:
                found[-1].append(_item(each))
        self._depth -= 1
        return found

    def _pass_over(self) -> None:
        """Read to the end of the group."""
        depth = 1
        for each in self._tokens:
            if each == ")":
                depth -= 1
                if not depth:
                    return
            elif each[0] == "(" and each[-1] != ")":
                depth += 1

    def _add_group(self, token: str, sequence: _Sequence) -> None:
        if token.startswith("(?P="):
            sequence.append(_Mark.GAP)
            return
        opening = opening_of(token)
        if opening[-1] == ":" and "x" in opening:
            raise _Unreadable
        if len(token) == len(opening):
            if opening[-1] == "!":
                self._pass_over()
                return
            inner = self.branches()
        elif opening == "(" and token[1] == "?":
            if "x" in token:
                raise _Unreadable
            return  # flags
        else:
            inner = [[text] for text in token[len(opening) : -1].lower().split("|")]
        if opening[-1] != "!":
            is_look = opening[-1] == "="
            sequence.append(_Choice(inner, is_look=is_look, is_behind=opening == "(?<="))


def _item(part: str) -> _Item:
    if part in _EDGES:
        return _Mark.EDGE
    if part == r"\s":
        return _Mark.SPACE
    if part[0] == "[":
        return _class(part)
    if part == "." or (part[0] == "\\" and part[1].isalnum()):
        return _Mark.GAP
    return part[-1] if part[0] == "\\" else part.lower()


def _class(token: str) -> _Item:
    inside = token[1:-1].removesuffix("-")
    if _PLAIN_CLASS.fullmatch(inside) is None:
        return _Mark.GAP
    letters = _NOT_OF_WORDS.sub(" ", inside.replace(r"\s", " ").lower())
    return _Choice([[letter] for letter in dict.fromkeys(letters)])


def _repeat(sequence: _Sequence, quantifier: str) -> None:
    """Apply a quantifier to what stands before it."""
    if not sequence:
        raise _Unreadable
    last = sequence.pop()
    if isinstance(last, str):
        if last[:-1]:
            sequence.append(last[:-1])
        last = _Choice([[last[-1]]])
    if may_be_left_out(quantifier):
        choice = last if isinstance(last, _Choice) else _Choice([[last]])
        sequence.append(_Choice(choice.branches, is_optional=True))
    else:
        sequence += [last, _Mark.GAP]


# --- groups of pieces -----------------------------------------------------------------------------


def _groups_of(choice: _Choice, before: str, after: str) -> list[Pieces]:
    """What one of the branches needs. `before` and `after` are a space where a word ends there."""
    if len(choice.branches) == 1:
        return _groups(choice.branches[0], before, after)
    union: set[str] = set()
    for branch in choice.branches:
        if len(branch) == 1 and isinstance(branch[0], str):
            best = _best_piece(before + branch[0] + after)
        else:
            groups = _groups(branch, before, after)
            best = max(groups, key=_worth) if groups else frozenset[str]()
        if not best:
            return []
        union.update(best)
    return [frozenset(union)] if len(union) <= _MAX_PIECES else []


def _best_piece(text: str) -> Pieces:
    """The longest word of a text."""
    run = _NOT_OF_WORDS.sub(" ", text)
    if len(run) > 1 and run.isascii() and " " not in run[1:-1] and not run.isspace():
        return frozenset({run})
    return max(_pieces(run), key=_worth, default=frozenset[str]())


def _groups(sequence: _Sequence, before: str, after: str) -> list[Pieces]:
    found: list[Pieces] = []
    run = before
    for position, item in enumerate(sequence):
        if isinstance(item, str):
            run += _NOT_OF_WORDS.sub(" ", item)
        elif item is _Mark.GAP:
            found += _pieces(run)
            run = ""
        elif isinstance(item, _Mark):
            run += " "
        elif item.is_look:
            before = " " if run.endswith(" ") and not item.is_behind else ""
            found += _groups_of(item, before, "")
        else:
            following = sequence[position + 1 :]
            edge = (" " if _begins_with_edge(following[0]) else "") if following else after
            if not item.is_optional:
                found += _groups_of(item, " " if run.endswith(" ") else "", edge)
            found += _pieces(run)
            run = ""
    return [*found, *_pieces(run + after)]


def _begins_with_edge(item: _Item) -> bool:
    if isinstance(item, str):
        return _NOT_OF_WORDS.match(item) is not None
    return item is _Mark.EDGE or item is _Mark.SPACE


def _pieces(run: str) -> Iterator[Pieces]:
    """The words of a run of text, each a group of its own."""
    words = run.split(" ")
    for position, word in enumerate(words):
        if word:
            left = " " if position and not is_cjk(word[0]) else ""
            right = " " if position < len(words) - 1 and not is_cjk(word[-1]) else ""
            piece = left + word + right
            if len(piece) > 1 or not word.isascii():
                yield frozenset({piece})


def _worth(pieces: Collection[str]) -> tuple[float, int]:
    """The longer the shortest piece, the rarer a text that holds one."""
    return min(map(_weight, pieces)), -len(pieces)


def _weight(piece: str) -> float:
    weight = len(piece.strip()) + 0.7 * piece.count(" ")
    return weight if piece.isascii() else 2 * weight


# --- beginnings -----------------------------------------------------------------------------------


def _beginnings(branches: list[_Sequence]) -> Pieces | None:
    found: set[str] = set()
    for branch in branches:
        begun, is_passed = _beginnings_of(branch)
        if begun is None or is_passed:
            return None
        found |= begun
    return frozenset(found)


def _beginnings_of(sequence: _Sequence) -> tuple[set[str] | None, bool]:
    """How a sequence begins, and whether it may be empty."""
    found: set[str] = set()
    for position, item in enumerate(sequence):
        if isinstance(item, str):
            return found | _first_piece(item, sequence[position + 1 :]), False
        if item is _Mark.SPACE:
            return found, False
        if item is _Mark.GAP:
            return None, False
        if isinstance(item, _Mark) or item.is_look:
            continue
        is_passed = item.is_optional
        for branch in item.branches:
            begun, is_empty = _beginnings_of(branch)
            if begun is None:
                return None, False
            found |= begun
            is_passed = is_passed or is_empty
        if not is_passed:
            return found, False
    return found, True


def _first_piece(text: str, following: _Sequence) -> set[str]:
    first = _FIRST_RUN.match(text)
    if first is None:
        return set()
    word = first.group()
    if len(word) > MAX_PIECE:
        return {word[:MAX_PIECE]}
    is_whole = len(word) < len(text) or (bool(following) and _begins_with_edge(following[0]))
    return {word + " "} if is_whole else {word}
