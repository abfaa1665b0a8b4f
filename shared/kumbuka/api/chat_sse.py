"""Where a stream of server-sent events stands, read from its bytes without changing them."""

from __future__ import annotations

import re

DONE = b"[DONE]"

_done_starts = re.compile(rb"(?:\A|[\r\n])data: ?(?=\[)").search
_LONGEST_PREFIX = len(b"data: ")
_BLANK_LINES = (b"\n\n", b"\r\r", b"\n\r\n", b"\r\r\n")


class EventBoundary:
    """Whether the bytes so far end between two events; LF, CRLF and CR end lines."""

    def __init__(self) -> None:
        self._tail = b"\n\n"

    def saw(self, sent: bytes) -> None:
        self._tail = (self._tail + sent)[-4:] if len(sent) < 4 else sent[-4:]

    @property
    def is_between_events(self) -> bool:
        return self._tail.endswith(_BLANK_LINES)

    def closing(self) -> bytes:
        """What ends the event that is open, if one is."""
        if self.is_between_events:
            return b""
        return b"\n" if self._tail.endswith((b"\n", b"\r")) else b"\n\n"


class DoneFinder:
    """Splits a stream at the `[` of its `data: [DONE]` line.

    Bytes are held back only from a `[` on that may still become `[DONE]`.
    """

    def __init__(self) -> None:
        self._line = b""
        """The current line as far as it was let go; empty once it cannot become `data: [DONE]`."""
        self._can_match = True
        """Whether the current line still can."""
        self._held = b""

    def feed(self, chunk: bytes) -> tuple[bytes, bytes | None]:
        """What may go to the client now, and the rest from `[DONE]` on once it is found."""
        line = self._line
        text = line + self._held + chunk
        self._held = b""
        at = self._find(text)
        if at is not None and len(text) - at >= len(DONE):
            return text[len(line) : at], text[at:]
        if at is not None:
            self._line, self._held = self._line_before(text, at), text[at:]
            return text[len(line) : at], None
        self._keep_line(text)
        return text[len(line) :], None

    def rest(self) -> bytes:
        """What is still held when the stream ends."""
        held, self._held = self._held, b""
        return held

    def _find(self, text: bytes) -> int | None:
        """Where a `[DONE]`, or what may become one, starts."""
        at = 0
        while (found := _done_starts(text, at)) is not None:
            start = found.end()
            if DONE.startswith(text[start : start + len(DONE)]) and self._is_line_start(found):
                return start
            at = start
        return None

    def _is_line_start(self, found: re.Match[bytes]) -> bool:
        return self._can_match or found.start() > 0 or found.group()[:1] in (b"\r", b"\n")

    def _line_before(self, text: bytes, at: int) -> bytes:
        start = max(text.rfind(b"\n", 0, at), text.rfind(b"\r", 0, at)) + 1
        self._can_match = True
        return text[start:at]

    def _keep_line(self, text: bytes) -> None:
        newline = max(text.rfind(b"\n"), text.rfind(b"\r"))
        line = text[newline + 1 :]
        self._can_match = (newline >= 0 or self._can_match) and len(line) <= _LONGEST_PREFIX
        self._line = line if self._can_match else b""
