"""What a memory is.

A memory is one statement about an owner's user, with its history, or a passage of what was said.
Rows of one place and one key form a chain: one of them at most is current, the others keep their
text and the interval in which they held. Every time is an integer: milliseconds since 1970 in UTC.
"""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, Literal

Millis = int
"""Milliseconds since 1970-01-01T00:00:00Z."""

MAX_CONTENT_CHARACTERS = 10_000
MAX_KEY_CHARACTERS = 200
MAX_ID_CHARACTERS = 256
MAX_TIMES = 32

INSTEAD_OF = "insteadOf"
"""In a memory's metadata: the statement that ended as its content tells."""
SUMMARY_KEY = "summaryKey"
"""In the metadata of what was archived: the key of its summary."""

Polarity = Literal["+", "-"]


class MemoryType(StrEnum):
    FACTUAL = "factual"
    EPISODIC = "episodic"
    PROCEDURAL = "procedural"
    SEMANTIC = "semantic"


class Outcome(StrEnum):
    """What storing a statement did."""

    CREATED = "created"
    CONFIRMED = "confirmed"
    SUPERSEDED = "superseded"
    HISTORY = "history"
    """It is older than what is current, so it became a past interval."""
    DROPPED = "dropped"
    """It is older than a deletion, an erase or a retraction that covers it."""


@dataclass(frozen=True, slots=True)
class Place:
    """Whose memory it is. `None` means: belongs to the level above."""

    owner_id: str
    user_id: str | None = None
    session_id: str | None = None


@dataclass(frozen=True, slots=True)
class Fact:
    """One statement learned from a turn: everything about it but whose it is and when."""

    content: str
    """The whole statement, in the user's words."""
    type: MemoryType
    category: str
    """preference, decision, pattern, identity, favourite, note, procedure, instruction, …"""
    key: str
    """What the statement is about; one current memory per key and place."""
    polarity: Polarity
    subject: str
    """`user`, or the slug of whoever it is about (`sister_eva`)."""
    object: str
    """What it says of the subject, in the user's words."""
    language: str
    """ISO 639-1 code of the statement's language."""
    confidence: float
    replaces: bool = False
    """It says that something changed ("now", "from now on", "instead")."""
    source: str = "user_message"
    """Whose words: `user_message` or `assistant_message`."""


@dataclass(frozen=True, slots=True)
class Retraction:
    """The user ended something: rows about this subject and object are no longer current."""

    subject: str
    object: str
    """In the user's words; compared by slug, in every category. Empty where `key` says it all."""
    key: str | None = None
    """The one key it ends (`identity:home` for "I no longer live there"), where it names one."""

    @property
    def is_of_one_attribute(self) -> bool:
        """Whether it ends a value of that attribute alone: "not from Texas" leaves living there."""
        category, _, rest = (self.key or "").partition(":")
        attribute = rest.removeprefix(f"{self.subject}/")
        return bool(self.object) and category == "identity" and "/" not in attribute


@dataclass(frozen=True, slots=True)
class Memory:
    """One row of a chain, as `/api` shows it."""

    memory_id: str
    place: Place
    type: MemoryType
    key: str
    content: str
    metadata: Mapping[str, Any]
    created_at: Millis
    updated_at: Millis
    last_confirmed_at: Millis
    valid_from: Millis
    times_confirmed: int = 1
    expires_at: Millis | None = None
    superseded_at: Millis | None = None
    superseded_by: str | None = None
    archived_at: Millis | None = None
    pinned: bool = False
    shared: bool = False
    access_count: int = 0
    last_accessed_at: Millis | None = None
    said_at: tuple[Millis, ...] = ()
    """When it was said and confirmed, oldest first, where that was more than once: a statement
    that arrives late may fall between two of them. At most `MAX_TIMES`."""
    thread: int | None = None
    """Number of the conversation that a passage of a transcript was said in; None for a fact."""

    @property
    def times(self) -> tuple[Millis, ...]:
        return self.said_at or (self.valid_from,)

    def is_current(self, now: Millis) -> bool:
        return (
            self.superseded_at is None
            and self.archived_at is None
            and (self.expires_at is None or self.expires_at > now)
        )


def as_it_was(memory: Memory, as_of: Millis | None) -> Memory:
    """A row that was current at a time, without what ended it afterwards."""
    if as_of is None:
        return memory
    return replace(memory, superseded_at=None, superseded_by=None, archived_at=None)


@dataclass(frozen=True, slots=True)
class NewMemory:
    """What a caller wants remembered, before the store decides what that does."""

    content: str
    type: MemoryType = MemoryType.FACTUAL
    key: str | None = None
    metadata: Mapping[str, Any] = field(default_factory=dict)
    expires_at: Millis | None = None
    pinned: bool | None = None


def normalised(content: str) -> str:
    """The form in which two statements are compared: NFKC, one space, no end punctuation."""
    folded = " ".join(unicodedata.normalize("NFKC", content).split())
    return folded.rstrip(".!。！ ").casefold()


def note_key(content: str) -> str:
    """The key of a memory that was given none: equal texts share it."""
    return (
        "note:"
        + hashlib.sha256(normalised(content).encode("utf-8", "surrogatepass")).hexdigest()[:16]
    )
