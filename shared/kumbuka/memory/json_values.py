"""JSON values out of a stream of bytes, one after the other, in bounded memory.

A file holds a value a line, or is one value over many lines. Of a list over many lines, or one
too long to be held, the elements are read one by one. What cannot be read is told by its line,
and what follows it is read all the same.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

MAX_VALUE_BYTES = 32 * 1024 * 1024
"""Of one line or element: enough for a request with a few images."""

_BOM = b"\xef\xbb\xbf"
_SPACE = b" \t\r\n"
# One that nothing closes is matched to its end too, so that no place is read twice.
_STRING = re.compile(rb'"[^"\\]*+(?:\\.[^"\\]*+)*+("?)')
_IN_STRING = re.compile(rb'["\\\n]').search
_OUT_OF_STRING = re.compile(rb'["{}\[\],]').search


@dataclass(frozen=True, slots=True)
class Value:
    line: int
    """Where it starts, from 1."""
    value: Any
    is_element: bool = False
    """It is one of a list that is the whole file."""


@dataclass(frozen=True, slots=True)
class BadLine:
    line: int
    reason: str
    """Names what is wrong, and quotes nothing."""


def json_values(
    chunks: Iterable[bytes], max_bytes: int = MAX_VALUE_BYTES
) -> Iterator[Value | BadLine]:
    """Every value of UTF-8 bytes that come in pieces of any size. Linear in their number."""
    source = _Source(chunks, max_bytes)
    line = _first_line(source)
    if line is None:
        return
    if line.startswith(b"[") and not _is_whole(line):
        source.put_back(line)
        yield from _elements(source)
    elif _is_open(line) and not _begins_object(source):
        source.put_back(line)
        yield from _documents(source)
    else:
        source.put_back(line)
    yield from _lines(source)


class _Source:
    """Bytes by lines or by pieces, and the number of the line that they are in."""

    def __init__(self, chunks: Iterable[bytes], max_bytes: int) -> None:
        self._chunks = iter(chunks)
        self._held = b""
        self._at = 0
        """Where in `_held` the unread part starts: cutting it off each time would copy it."""
        self.max_bytes = max_bytes
        self.line = 1

    def piece(self) -> bytes:
        """What comes next, empty at the end. The caller counts its lines."""
        if not self._fill():
            return b""
        at, self._at = self._at, len(self._held)
        return self._held[at:]

    def put_back(self, piece: bytes) -> None:
        self._held, self._at = piece + self._held[self._at :], 0

    def until_newline(self) -> tuple[bytes, bool]:
        """A line with its end, and whether it is whole: of one that is too long, the start."""
        parts: list[bytes] = []
        length = 0
        while self._fill():
            at, end = self._at, self._held.find(b"\n", self._at) + 1
            self._at = end or len(self._held)
            parts.append(self._held[at : self._at])
            length += len(parts[-1])
            if end or length > self.max_bytes:
                break
        return b"".join(parts), length <= self.max_bytes

    def skip_line(self) -> None:
        while self._fill():
            end = self._held.find(b"\n", self._at) + 1
            self._at = end or len(self._held)
            if end:
                return

    def _fill(self) -> bool:
        while self._at >= len(self._held):
            chunk = next(self._chunks, None)
            if chunk is None:
                return False
            self._held, self._at = chunk, 0
        return True


def _first_line(source: _Source) -> bytes | None:
    """The first line that is not blank, without what stands before its value; or its start."""
    is_start = True
    while True:
        line, _ = source.until_newline()
        if not line:
            return None
        line = line.removeprefix(_BOM) if is_start else line
        is_start = False
        if line.strip(_SPACE):
            return line.lstrip(_SPACE)
        source.line += 1


def _is_whole(line: bytes) -> bool:
    return isinstance(parsed(1, line), Value)


def _is_open(line: bytes) -> bool:
    """Whether a whole line ends inside an object, and outside a string."""
    is_inside = any(not string[1] for string in _STRING.finditer(line))
    return line[:1] == b"{" and line[-1:] == b"\n" and not is_inside and _depth(line) > 0


def _depth(line: bytes) -> int:
    """How many more brackets a line opens than it closes."""
    bare = _STRING.sub(b"", line)
    return bare.count(b"{") + bare.count(b"[") - bare.count(b"}") - bare.count(b"]")


def _begins_object(source: _Source) -> bool:
    """Whether the next line does: then the one before it is broken, not continued."""
    following, _ = source.until_newline()
    source.put_back(following)
    return following.lstrip(_SPACE).startswith(b"{")


def parsed(line: int, data: bytes, *, is_element: bool = False) -> Value | BadLine:
    """The one value of some bytes, which start in this line."""
    try:
        return Value(line, json.loads(data.decode("utf-8")), is_element)
    except UnicodeDecodeError:
        return BadLine(line, "is not UTF-8")
    except json.JSONDecodeError as error:
        return BadLine(line, f"is not JSON: {error.msg} (character {error.pos + 1})")
    except ValueError:
        return BadLine(line, "is not JSON: a number has too many digits")
    except RecursionError:
        return BadLine(line, "is nested too deeply")


def _too_long(source: _Source, line: int) -> BadLine:
    return BadLine(line, f"is longer than {source.max_bytes:,} bytes")


def _lines(source: _Source) -> Iterator[Value | BadLine]:
    while True:
        line, is_whole = source.until_newline()
        if not line:
            return
        if not is_whole:
            yield _too_long(source, source.line)
            if not line.endswith(b"\n"):
                source.skip_line()
        elif line.strip(_SPACE):
            yield parsed(source.line, line)
        source.line += 1


def _documents(source: _Source) -> Iterator[Value | BadLine]:
    """Values over many lines, for as long as they follow one another."""
    lines: list[bytes] = []
    length, depth, start = 0, 0, source.line
    while True:
        line, is_whole = source.until_newline()
        if not line:
            break
        if not lines and line.strip(_SPACE):
            start = source.line
        source.line += 1
        lines.append(line)
        length += len(line)
        depth += _depth(line)
        if not is_whole or length > source.max_bytes:
            yield _too_long(source, start)
            return
        if depth <= 0 and line.strip(_SPACE):
            yield parsed(start, b"".join(lines))
            lines, length, depth = [], 0, 0
    if b"".join(lines).strip(_SPACE):
        yield parsed(start, b"".join(lines))


# --- a list, element by element -------------------------------------------------------------------


def _elements(source: _Source) -> Iterator[Value | BadLine]:
    """The elements of the list that comes next; what follows its end stays in the source."""
    element = _Element(source)
    marks = _Marks()
    depth = 0
    while piece := source.piece():
        start = 0
        for mark, at in marks.of(piece):
            depth += (mark in b"{[") - (mark in b"}]")
            is_opening = depth == 1 and mark == b"["
            if not is_opening and depth > (mark == b","):
                continue
            element.add(piece[start : at - 1])
            if is_opening:
                element.drop()
            yield from element.finished()
            start = at
            if depth == 0:
                source.put_back(piece[at:])
                return
        element.add(piece[start:])
    yield from element.finished()
    yield BadLine(source.line, "the list is not closed")


class _Marks:
    """Brackets and commas outside strings, in pieces that may be cut anywhere."""

    def __init__(self) -> None:
        self._in_string = False
        self._skips = 0
        """Characters at the start of the next piece that a backslash took."""

    def of(self, piece: bytes) -> Iterator[tuple[bytes, int]]:
        """Each mark, and where it ends."""
        at, self._skips = self._skips, 0
        while found := (_IN_STRING if self._in_string else _OUT_OF_STRING)(piece, at):
            mark, at = found.group(), found.end()
            if mark == b"\\":
                at += 1
                self._skips = max(0, at - len(piece))
            elif mark in b'"\n':
                # No string runs over the end of a line: one that nothing closes spoils no more.
                self._in_string = not self._in_string
            else:
                yield mark, at


class _Element:
    """The bytes of the element that is being read; none where they are too many."""

    def __init__(self, source: _Source) -> None:
        self._source = source
        self._parts: list[bytes] = []
        self._length = 0
        self._line: int | None = None

    def add(self, part: bytes) -> None:
        bare = part.lstrip(_SPACE) if self._line is None else part
        if bare and self._line is None:
            self._line = self._source.line + part[: len(part) - len(bare)].count(b"\n")
        self._source.line += part.count(b"\n")
        self._length += len(bare)
        if self._length > self._source.max_bytes:
            self._parts = []
        elif bare:
            self._parts.append(bare)

    def drop(self) -> None:
        self._parts, self._length, self._line = [], 0, None

    def finished(self) -> Iterator[Value | BadLine]:
        if self._line is not None:
            if self._length > self._source.max_bytes:
                yield _too_long(self._source, self._line)
            else:
                yield parsed(self._line, b"".join(self._parts), is_element=True)
        self.drop()
