"""The assistant's words, read from the bytes of an answer while they pass by."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Iterator
from typing import Any

from kumbuka.memory.turns import MAX_TEXT_BYTES

MAX_LINE_BYTES = 1_000_000
"""A longer event is passed on like any other, but not read."""
MAX_BODY_BYTES = 8_000_000


class StreamedAnswer:
    """Collects the deltas of the first choice of an event stream; keeps the last 64 KiB or so."""

    def __init__(self) -> None:
        self._line = bytearray()
        self._skips_line = False
        self._pieces: deque[str] = deque()
        self._length = 0

    def saw(self, chunk: bytes) -> None:
        lines = chunk.replace(b"\r", b"\n").split(b"\n")
        for line in lines[:-1]:
            self._extend(line)
            self._end_line()
        self._extend(lines[-1])

    def text(self) -> str | None:
        self._end_line()
        return "".join(self._pieces) or None

    def _extend(self, piece: bytes) -> None:
        if len(self._line) + len(piece) > MAX_LINE_BYTES:
            self._skips_line = True
            self._line.clear()
        elif not self._skips_line:
            self._line += piece

    def _end_line(self) -> None:
        line, self._line = bytes(self._line), bytearray()
        skipped, self._skips_line = self._skips_line, False
        if line.startswith(b"data:") and not skipped:
            for piece in _texts(line[5:], "delta"):
                self._keep(piece)

    def _keep(self, piece: str) -> None:
        self._pieces.append(piece)
        self._length += len(piece)
        while self._length - len(self._pieces[0]) > MAX_TEXT_BYTES:
            self._length -= len(self._pieces.popleft())


class WholeAnswer:
    """The message of the first choice of an answer in one JSON body."""

    def __init__(self) -> None:
        self._body = bytearray()

    def saw(self, chunk: bytes) -> None:
        if len(self._body) <= MAX_BODY_BYTES:
            self._body += chunk

    def text(self) -> str | None:
        return "".join(_texts(bytes(self._body), "message")) or None


def _texts(data: bytes, field: str) -> Iterator[str]:
    try:
        answer = json.loads(data)
    except (ValueError, RecursionError):
        return
    choices = answer.get("choices") if isinstance(answer, dict) else None
    for choice in choices if isinstance(choices, list) else ():
        content = _content(choice, field)
        if isinstance(content, str):
            yield content


def _content(choice: Any, field: str) -> Any:
    if not isinstance(choice, dict) or choice.get("index", 0) != 0:
        return None
    message = choice.get(field)
    return message.get("content") if isinstance(message, dict) else None
