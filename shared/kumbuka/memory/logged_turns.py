"""Which turn a logged message is, so that a log that is read again names the same turns.

A message with a time of its own is known by its words and that time. Any other is known by its
words and all that was said before it in its conversation: a log whose requests repeat the earlier
messages holds each of them once, and may grow at its end.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from kumbuka.memory.injection import without_blocks
from kumbuka.memory.message_logs import LoggedMessage
from kumbuka.memory.model import Millis, Place

MAX_CONVERSATIONS = 100_000
"""Conversations whose state is kept while a log is read; the one not heard of for longest goes."""


@dataclass(frozen=True, slots=True)
class LoggedTurn:
    turn_id: str
    conversation: str
    """What `memory.transcripts.thread_of` takes."""
    said_at: Millis | None
    """Its own time, or the last one known of its conversation."""


@dataclass(slots=True)
class _Conversation:
    digest: bytes = b""
    """Of all that was said in it."""
    first: str | None = None
    said_at: Millis | None = None


class LoggedTurns:
    """Names the messages of one log, in order."""

    def __init__(self, max_conversations: int = MAX_CONVERSATIONS) -> None:
        self._known: dict[Hashable, _Conversation] = {}
        self._list: tuple[int, _Conversation] = (-1, _Conversation())
        self._max_conversations = max_conversations

    def turn(self, message: LoggedMessage, place: Place) -> LoggedTurn:
        conversation = self._conversation(message, place)
        words = [message.role, message.name, " ".join(without_blocks(message.text).split())]
        conversation.digest = _digest(conversation.digest, words)
        conversation.first = conversation.first or conversation.digest.hex()
        if message.said_at is not None:
            conversation.said_at = message.said_at
        timed = message.said_at if message.has_own_time else None
        digest = conversation.digest if timed is None else _digest(b"", [*words, str(timed)])
        opening = message.opening
        return LoggedTurn(
            f"log_{digest.hex()[:32]}",
            conversation.first if opening is None else _digest(b"", [opening]).hex(),
            conversation.said_at,
        )

    def _conversation(self, message: LoggedMessage, place: Place) -> _Conversation:
        if message.conversation is None:
            return self._of_lines((place.user_id, place.session_id))
        if self._list[0] != message.conversation:
            self._list = (message.conversation, _Conversation())
        return self._list[1]

    def _of_lines(self, key: Hashable) -> _Conversation:
        found = self._known.pop(key, None) or _Conversation()
        self._known[key] = found
        if len(self._known) > self._max_conversations:
            del self._known[next(iter(self._known))]
        return found


def _digest(before: bytes, words: Sequence[str | None]) -> bytes:
    return hashlib.sha256(before + json.dumps(words, ensure_ascii=True).encode()).digest()
