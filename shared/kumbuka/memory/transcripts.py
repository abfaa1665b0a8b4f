"""Transcripts: what both sides of a conversation said, as passages that recall can find.

A passage is a memory row like any other, with the number of its conversation in `thread`. Within
a thread rows stand by the time they were said, then by the order of insertion.
"""

from __future__ import annotations

import hashlib
import json
import uuid
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from kumbuka.memory.injection import without_blocks
from kumbuka.memory.model import Memory, MemoryType, Millis, Place
from kumbuka.memory.passages import split, without_attacks
from kumbuka.memory.poison import is_instruction_to_model
from kumbuka.memory.secrets import find_secret, redacted
from kumbuka.memory.smalltalk import is_pleasantry
from kumbuka.memory.spoken import spoken
from kumbuka.memory.turns import Turn

CATEGORY = "transcript"
KEY_PREFIX = "transcript:"
USER, ASSISTANT = "user", "assistant"
MAX_SPEAKER_CHARACTERS = 64
TELLING_ANSWER_CHARACTERS = 300
"""What answers "thanks" is short and about nothing; what answers "go on" is neither."""
SMALL_TALK = "small_talk"

_IDS = uuid.UUID("5f0b9a52-7f0e-4b1c-9d57-3b8f0f3e6c11")


@dataclass(frozen=True, slots=True)
class Passages:
    """What of a text is stored, in order."""

    texts: tuple[str, ...] = ()
    refused: Mapping[str, int] = field(default_factory=dict)
    """How often something was taken out, by reason: `secret:openai_key`, `instruction`."""


@dataclass(frozen=True, slots=True)
class Transcript:
    """The rows of a turn, or of one message."""

    rows: tuple[Memory, ...] = ()
    refused: Mapping[str, int] = field(default_factory=dict)


def passages(text: str, *, is_users: bool) -> Passages:
    """The passages of a message, each as long as `memory.passages` makes them. Linear in the text.

    Recalled memory, what a client inserted, quoted lines and long code are left out, secrets are
    replaced by their kind, and sentences that command the model are dropped. Of a greeting, thanks
    or assent nothing is left.
    """
    said = spoken(without_blocks(text), is_users=is_users)
    if is_pleasantry(said):
        return Passages()
    hidden = redacted(said)
    harmless, attacks = without_attacks(hidden.text)
    refused = Counter(f"secret:{reason}" for reason in hidden.reasons)
    if attacks:
        refused["instruction"] = attacks
    return Passages(tuple(split(harmless)), dict(refused))


def of_turn(turn: Turn, now: Millis) -> Transcript:
    """The user's passages, then the assistant's. Nothing of a turn that is small talk."""
    asked = passages(turn.user_text, is_users=True)
    answered = passages(turn.assistant_text or "", is_users=False)
    if not asked.texts and not asked.refused and _says_little(answered.texts):
        return Transcript((), answered.refused)
    spoken = [(USER, text) for text in asked.texts]
    spoken += [(ASSISTANT, text) for text in answered.texts]
    conversation = turn.conversation_hash or turn.messages_hash
    rows = passage_rows(
        turn.place,
        turn.turn_id,
        spoken,
        thread=thread_of(turn.place, conversation),
        said_at=turn.said_at,
        now=now,
    )
    return Transcript(tuple(rows), dict(Counter(asked.refused) + Counter(answered.refused)))


def _says_little(texts: Sequence[str]) -> bool:
    return sum(map(len, texts)) < TELLING_ANSWER_CHARACTERS


def passage_rows(
    place: Place,
    turn_id: str,
    spoken: Sequence[tuple[str, str]],
    *,
    thread: int,
    said_at: Millis,
    now: Millis,
) -> Iterator[Memory]:
    """One row for each `(speaker, passage)`. The same turn has the same keys and ids each time."""
    for part, (speaker, text) in enumerate(spoken):
        key = f"{KEY_PREFIX}{turn_id}/{part}"
        yield Memory(
            memory_id=memory_id(place, key),
            place=place,
            type=MemoryType.EPISODIC,
            key=key,
            content=text,
            metadata=_metadata(place, turn_id, speaker, part),
            created_at=now,
            updated_at=now,
            last_confirmed_at=said_at,
            valid_from=said_at,
            thread=thread,
        )


def _metadata(place: Place, turn_id: str, speaker: str, part: int) -> dict[str, Any]:
    metadata = {"category": CATEGORY, "speaker": speaker, "turnId": turn_id, "part": part}
    if place.session_id is not None:
        metadata["sessionId"] = place.session_id
    return metadata


def memory_id(place: Place, key: str) -> str:
    """The same for the same place and key: a name-based UUID (RFC 9562, version 5)."""
    return str(uuid.uuid5(_IDS, _json([place.owner_id, place.user_id, place.session_id, key])))


def thread_of(place: Place, conversation: str) -> int:
    """48 bits that stand for a conversation: a session, or what starts with the same words.

    `conversation` is the hash of its first user turn, which counts where there is no session.
    """
    named = None if place.session_id is not None else conversation
    whole = _json([place.owner_id, place.user_id, place.session_id, named])
    return int.from_bytes(hashlib.sha256(whole.encode()).digest()[:6])


@lru_cache(maxsize=1024)  # a log names few people many times
def speaker_of(role: str, name: str | None) -> str:
    """Who a passage is shown as said by: the name on one line, else the role.

    It is shown to a model beside what was said, so a name that holds a secret or a command is none.
    """
    shown = " ".join((name or "").split())[:MAX_SPEAKER_CHARACTERS]
    is_role = shown.casefold() in ("", USER, ASSISTANT, "system", "developer", "tool")
    return role if is_role or find_secret(shown) or is_instruction_to_model(shown) else shown


def _json(parts: Sequence[str | None]) -> str:
    return json.dumps(parts, ensure_ascii=True, separators=(",", ":"))
