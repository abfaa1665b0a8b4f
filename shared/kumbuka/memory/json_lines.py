"""JSON Lines and nothing else: a value a line, so that what is broken costs its line alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from kumbuka.memory.json_values import BadLine, Value, parsed

MAX_LINE_BYTES = 1_000_000
"""Ten times the longest memory, every character of it escaped."""

_BOM = b"\xef\xbb\xbf"


def json_lines(
    chunks: Iterable[bytes], max_bytes: int = MAX_LINE_BYTES
) -> Iterator[Value | BadLine]:
    """Every line of UTF-8 bytes that come in pieces of any size, but blank ones. Linear in their
    number; holds one line and one piece."""
    for number, line in enumerate(_lines(chunks, max_bytes), 1):
        if len(line) > max_bytes:
            yield BadLine(number, f"is longer than {max_bytes:,} bytes")
            continue
        bare = (line.removeprefix(_BOM) if number == 1 else line).strip()
        if bare:
            yield parsed(number, bare)


def _lines(chunks: Iterable[bytes], max_bytes: int) -> Iterator[bytes]:
    """Lines without their ends; of one that is too long, a start that shows it."""
    held, length = list[bytes](), 0
    for chunk in chunks:
        *whole, rest = chunk.split(b"\n")
        for end in whole:
            yield b"".join([*held, end])
            held, length = [], 0
        if length <= max_bytes:
            held.append(rest)
            length += len(rest)
    yield b"".join(held)
