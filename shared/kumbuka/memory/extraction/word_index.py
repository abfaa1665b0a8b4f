"""Which of a language's patterns a sentence may match, told from its words one by one.

Each group of pieces that a pattern needs is one bit. What a word holds is remembered, as people use
the same words over and over, so a sentence's bits are those of its words put together, and a
pattern whose bits are not all among them is neither tried nor compiled.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import reduce
from itertools import count
from operator import itemgetter, or_
from threading import Lock
from typing import Any, Generic, Protocol, TypeVar

from kumbuka.memory.extraction.letter_case import BothForms
from kumbuka.text.lower_case import lowered
from kumbuka.text.remembered import Remembered

ANYTHING = -1
"""The bits of a text that is not looked at: it may match every pattern."""

_WORD = re.compile(r"\w+")
_REMEMBERED_WORDS = 8_192
_REMEMBERED_CHARACTERS = 32
FIRST_SENTENCES = 16
_KEY_LENGTH = 16
"""Longer than any piece that a text has to begin with."""
_MET_AT_ONCE = 8
"""Patterns that a table tries after those that match, which no sentence may ask for."""
Pieces = frozenset[str]


class Tried(Protocol):
    """What is tried with a pattern, kept as long as its table."""

    @property
    def pattern(self) -> BothForms: ...


T = TypeVar("T", bound=Tried)


class Known:
    """The patterns met so far, and what words hold of what they need. It is not added to, so that
    a sentence's bits and the patterns that it is compared with belong together."""

    def __init__(self, index: WordIndex, before: Known | None = None) -> None:
        self.index = index
        self.searched: dict[BothForms, int] = dict(before.searched) if before else {}
        """The bits that a text with a match has."""
        self.begun: dict[BothForms, int] = dict(before.begun) if before else {}
        """The bits that a text has which begins with a match."""
        self.beginnings: dict[BothForms, int] = dict(before.beginnings) if before else {}
        """The bit of how such a text begins, 0 for anyhow."""
        self._words = _remembered(index.in_words.held_by_words_of)
        self._starts = _remembered(index.at_start.begun_by)
        self._orders: dict[int, Order[Any]] = {}

    def words(self, lower: str) -> int:
        """The bits of a text in lower case, wherever its words stand."""
        return reduce(or_, map(self._words.__getitem__, lower.split()), 0)

    def order_of(self, tried: tuple[T, ...]) -> Order[T] | None:
        """What a table tries in turn, by the bits that a text has which begins with it; None while
        one of it is not known."""
        if kept := self._orders.get(id(tried)):
            return kept
        unknown = [each.pattern for each in tried if each.pattern not in self.begun]
        if unknown:
            for pattern in unknown[:_MET_AT_ONCE]:
                self.index.meet(pattern)
            return None
        order = self._orders[id(tried)] = Order(tried, self)
        return order

    def rarest(self, pattern: BothForms) -> int:
        """Of the bits that a text has which begins with a match, the one that fewest have."""
        first = next(iter(pattern.needs.groups), None)
        return self.index.in_words.bit(first) if first is not None else self.beginnings[pattern]

    def start(self, lower: str) -> int:
        """The bits of how a text in lower case begins."""
        return self._starts[lower[:_KEY_LENGTH].partition(" ")[0]]

    def beginning_of(self, text: str) -> Beginning:
        """What any text begins with."""
        return Beginning(self, text)


class Beginning:
    """How a text begins."""

    def __init__(self, known: Known, text: str) -> None:
        self._known, self._text, self._lower = known, text, lowered(text)
        self._bits = ANYTHING if self._lower is None else known.start(self._lower)

    def match(self, pattern: BothForms) -> re.Match[str] | None:
        """The match that it begins with."""
        bit = self._known.beginnings.get(pattern)
        if bit is None:
            self._known.index.meet(pattern)
        elif bit and not bit & self._bits:
            return None
        return pattern.begin(self._text, self._lower)


class Order(Generic[T]):
    """What a table tries in turn, by one bit that a text has which begins with it."""

    def __init__(self, tried: tuple[T, ...], known: Known) -> None:
        self.tried = tried  # as long as it is kept, no other has its identity
        self._always: list[tuple[int, T]] = []
        self._by_bit: dict[int, tuple[int, list[tuple[int, int, T]]]] = {}
        """By its place the bit, and what needs it: its own place, its other bits and itself."""
        self._bits = 0
        for position, each in enumerate(tried):
            if bit := known.rarest(each.pattern):
                self._bits |= bit
                _, of_bit = self._by_bit.setdefault(bit.bit_length(), (bit, []))
                of_bit.append((position, known.begun[each.pattern] ^ bit, each))
            else:
                self._always.append((position, each))

    def worth_trying(self, bits: int) -> list[tuple[int, T]]:
        """What a text with these bits may begin with, in turn, each with its place."""
        found, left = self._always.copy(), self._bits & bits
        while left:
            bit, of_bit = self._by_bit[left.bit_length()]
            left ^= bit
            for position, others, each in of_bit:
                if not others or others & bits == others:
                    found.append((position, each))
        if len(found) > 1:
            found.sort(key=_POSITION)
        return found


_POSITION = itemgetter(0)


def _remembered(look_at: Callable[[str], int]) -> Remembered[int]:
    return Remembered(look_at, _REMEMBERED_WORDS, _REMEMBERED_CHARACTERS)


class _PieceTable:
    """Pieces by how they begin, and the bits of the groups that they are in."""

    def __init__(self, counter: Iterator[int]) -> None:
        self._counter = counter
        self._groups: dict[Pieces, int] = {}
        self._bits: dict[str, int] = {}
        self._by_start: dict[str, tuple[str, ...]] = {}
        self._all = 0

    def add(self, pieces: Pieces) -> int:
        """The bit of a group."""
        bit = self._groups.get(pieces)
        if bit is None:
            bit = self._groups[pieces] = 1 << next(self._counter)
            self._all |= bit
            for piece in pieces:
                if piece not in self._bits:
                    start = piece[:2]
                    self._by_start[start] = (*self._by_start.get(start, ()), piece)
                self._bits[piece] = self._bits.get(piece, 0) | bit
        return bit

    def bit(self, pieces: Pieces) -> int:
        return self._groups[pieces]

    def held_by_words_of(self, chunk: str) -> int:
        """The bits of the pieces in the words of a text."""
        found = 0
        for word in _WORD.findall(chunk):
            found |= self._held_by(f" {word} ")
        return found

    def _held_by(self, padded: str) -> int:
        found, by_start, bits = 0, self._by_start, self._bits
        for start in range(len(padded)):
            for width in (1, 2):
                for piece in by_start.get(padded[start : start + width], ()):
                    if padded.startswith(piece, start):
                        found |= bits.get(piece, 0)
        return found

    def begun_by(self, key: str) -> int:
        """The bits of the pieces that a text begins with, of which the key is the beginning."""
        first = _WORD.match(key)
        if first is None or not key[0].isalnum():
            return self._all
        run = first.group()
        is_cut = len(run) == _KEY_LENGTH
        padded = f"{run} "
        found = 0
        for width in (1, 2):
            for piece in self._by_start.get(padded[:width], ()):
                if padded.startswith(piece.strip() if is_cut else piece):
                    found |= self._bits.get(piece, 0)
        return found


class WordIndex:
    """The patterns of a table, each entered when a sentence first asks for it."""

    def __init__(self) -> None:
        counter = count()
        self.in_words, self.at_start = _PieceTable(counter), _PieceTable(counter)
        self._known = Known(self)
        self._met: dict[BothForms, None] = {}
        self._sentences = 0
        self._lock = Lock()

    def known(self) -> Known:
        """What is known now; it does not change while a sentence is read."""
        self._sentences += 1
        if self._met:
            with self._lock:
                known = Known(self, self._known)
                while self._met:
                    self._enter(self._met.popitem()[0], known)
                self._known = known
        return self._known

    def _enter(self, pattern: BothForms, known: Known) -> None:
        needs, mask = pattern.needs, 0
        for group in needs.groups:
            mask |= self.in_words.add(group)
        known.searched[pattern] = mask
        beginning = 0 if needs.beginnings is None else self.at_start.add(needs.beginnings)
        known.begun[pattern] = mask | beginning
        known.beginnings[pattern] = beginning

    def meet(self, pattern: BothForms) -> bool:
        """Know a pattern from the next sentence on; not yet where a process has just started, to
        which somebody's first message is more urgent than the ones after it."""
        if self._sentences <= FIRST_SENTENCES:
            return False
        self._met[pattern] = None
        return True

    def may_search(self, pattern: BothForms, lower: str) -> bool:
        """Whether a text may hold a match of a pattern that is not yet known."""
        if not self.meet(pattern):
            return True
        padded = " ".join(["", *_WORD.findall(lower), ""])
        return all(any(map(padded.__contains__, group)) for group in pattern.needs.groups)

    def may_begin(self, pattern: BothForms, lower: str) -> bool:
        """Whether a text may begin with one."""
        if not self.may_search(pattern, lower):
            return False
        if pattern not in self._met:
            return True
        beginnings = pattern.needs.beginnings
        first = _WORD.match(lower)
        if beginnings is None or first is None or not lower[0].isalnum():
            return True
        return f"{first.group()} ".startswith(tuple(beginnings))
