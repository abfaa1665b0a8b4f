"""A turn: what one finished chat request leaves to learn from, and its form on the queue."""

from __future__ import annotations

import json
from dataclasses import MISSING, asdict, dataclass, fields
from typing import Any

from kumbuka.errors import PoisonMessage
from kumbuka.memory.model import Millis, Place

MAX_TEXT_BYTES = 64 * 1024
END_OF_TIME: Millis = 253_402_300_800_000
"""The year 10000, which no calendar here can write."""


@dataclass(frozen=True, slots=True)
class Turn:
    """One user message that was answered. The same object travels the queue, as ASCII JSON."""

    turn_id: str
    owner_id: str
    user_id: str | None
    session_id: str | None
    messages_hash: str
    user_text: str
    assistant_text: str | None
    model: str
    said_at: Millis
    is_retry: bool = False
    """The request itself said that it repeats an earlier one."""
    conversation_hash: str | None = None
    """The messages hash of the conversation's first user turn."""

    @property
    def place(self) -> Place:
        return Place(self.owner_id, self.user_id, self.session_id)

    def to_json(self) -> str:
        return json.dumps(asdict(self), ensure_ascii=True, separators=(",", ":"))

    @classmethod
    def from_json(cls, body: str) -> Turn:
        """Raises PoisonMessage for a body that is not a turn; ignores fields it does not know."""
        raw = _object(body)
        known = fields(cls)
        absent = [f.name for f in known if f.default is MISSING and f.name not in raw]
        if absent:
            raise PoisonMessage(f"not a turn: without {', '.join(absent)}")
        turn = cls(**{f.name: raw[f.name] for f in known if f.name in raw})
        _check(turn)
        return turn


def _object(body: str) -> dict[str, Any]:
    try:
        raw = json.loads(body)
    except (ValueError, RecursionError) as error:
        raise PoisonMessage(f"not a turn: {error}") from error
    if not isinstance(raw, dict):
        raise PoisonMessage("not a turn: no JSON object")
    return raw


def _check(turn: Turn) -> None:
    texts = (turn.turn_id, turn.owner_id, turn.messages_hash, turn.user_text, turn.model)
    optional = (turn.user_id, turn.session_id, turn.assistant_text, turn.conversation_hash)
    if not all(isinstance(text, str) for text in texts):
        raise PoisonMessage("not a turn: a text field holds something else")
    if not all(text is None or isinstance(text, str) for text in optional):
        raise PoisonMessage("not a turn: an optional text field holds something else")
    if type(turn.said_at) is not int or not turn.turn_id or not turn.owner_id:
        raise PoisonMessage("not a turn: time, turn id or owner is missing")
    if not 0 <= turn.said_at < END_OF_TIME:
        raise PoisonMessage("not a turn: the time is none of a message")


def tail(text: str, max_bytes: int = MAX_TEXT_BYTES) -> str:
    """The last `max_bytes` of a text, cut at a character: what people ask stands at the end."""
    raw = text.encode("utf-8", "surrogatepass")
    if len(raw) <= max_bytes:
        return text
    return raw[-max_bytes:].decode("utf-8", "ignore")
