"""What is stored: memories, keys, settings, records of injections, and the outbox."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from kumbuka.memory.model import Memory, MemoryType, Millis, Place
from kumbuka.memory.ranking import ScopeStatistics

if TYPE_CHECKING:
    from kumbuka.memory.date_range import DateRange
    from kumbuka.memory.keys import Key
    from kumbuka.memory.ranking import Candidate, TurnCandidate
    from kumbuka.memory.scopes import Corpus, Scope
    from kumbuka.memory.turns import Turn
    from kumbuka.ports.memory_writer import MemoryFilter, MemoryWriter

NOTHING_SEARCHED = ScopeStatistics(0, 0.0, 0.0, ())


@dataclass(frozen=True, slots=True)
class TurnSearch:
    """How many passages of transcripts each branch finds; the neighbours of each come with it."""

    limit: int
    """Of the keyword branch."""
    vector_limit: int


@dataclass(frozen=True, slots=True)
class NamedVectors:
    """What another store found to be nearest."""

    memory_ids: Sequence[str]
    store: str
    """Under which the book of copies keeps how far it goes."""


@dataclass(frozen=True, slots=True)
class RecallQuery:
    """One question to the store: what its branches search for, and within which rows."""

    scope: Scope
    now: Millis
    match: str
    """FTS5 expression over the body; empty searches no keywords."""
    count_terms: Sequence[str]
    """FTS5 expressions whose document frequency in scope is wanted."""
    embedding: bytes | None
    """The query in the form of what is stored; None searches no vectors."""
    signature: str
    type: MemoryType | None = None
    """Only rows of this type, where it is given."""
    retention_days: int = 0
    retention_types: Sequence[str] = ()
    limit: int = 50
    """Candidates of the keyword branch."""
    vector_limit: int = 20
    """Candidates of the vector branch."""
    recent: int = 0
    """Newest rows wanted besides, whatever they say."""
    profile_keys: bool = False
    """Also read what a profile may draw from."""
    conversation: Sequence[str] = ()
    """Hashes of the conversation's user turns: their recorded blocks are wanted."""
    turns: TurnSearch | None = None
    """Also search the transcripts."""
    dates: Sequence[DateRange] = ()
    """Times that the question names: rows of these are wanted besides."""
    dated_limit: int = 50
    """Of them, the newest; besides the best keyword hits among them."""
    named: NamedVectors | None = None
    """The vector branch fetches these, and what their store lacks, and compares no others."""
    as_of: Millis | None = None
    """Search what was current then in place of what is; `now` is that time too."""


@dataclass(frozen=True, slots=True)
class RecordedBlock:
    """What was appended to one user turn, byte for byte."""

    messages_hash: str
    block: str
    memory_ids: Sequence[str]
    has_profile: bool
    is_current: bool
    """Every memory in it is current and unexpired."""


@dataclass(frozen=True, slots=True)
class Found:
    candidates: Sequence[Candidate]
    statistics: ScopeStatistics
    profile: Sequence[Memory] = ()
    blocks: Mapping[str, RecordedBlock] = field(default_factory=dict)
    turns: Sequence[TurnCandidate] = ()
    turn_statistics: ScopeStatistics = NOTHING_SEARCHED
    """What the passages' scores are relative to."""
    turn_dated_rows: int = 0
    """How many passages of the times named there are, up to a cap."""
    dated: Sequence[Candidate] = ()
    """Of the times that the question names, newest first."""
    dated_rows: int = 0
    """How many rows are of these times, at most 500."""
    failed: Mapping[str, str] = field(default_factory=dict)
    """Parts that could not be read, and why: `keyword`, `vector`, `memories`, `blocks`. Where there
    was neither keyword nor vector, the newest rows are among the candidates."""


@dataclass(frozen=True, slots=True)
class Page:
    memories: Sequence[Memory]
    total: int
    by_type: Mapping[str, int]
    characters: int
    next_cursor: str | None


@dataclass(frozen=True, slots=True)
class Coverage:
    """How far the current embedding reaches."""

    rows: int
    indexed: int
    """Of them, those with a vector of the current signature."""

    @property
    def lacking(self) -> int:
        return self.rows - self.indexed


@dataclass(frozen=True, slots=True)
class Unindexed:
    """A row that is to be embedded."""

    number: int
    owner_id: str
    content: str


class VectorIndex(Protocol):
    async def coverage(self, owner_id: str | None, signature: str) -> Coverage:
        """Of the current rows of an owner, or with None of everybody."""
        ...

    async def unindexed(
        self, owner_id: str | None, signature: str, *, after: int, limit: int, every: bool
    ) -> list[Unindexed]:
        """Current rows past a number, by number, that lack a vector of the signature, or `every`
        one."""
        ...

    async def put(self, rows: Sequence[tuple[Unindexed, bytes]], signature: str) -> None:
        """All or none; a row that went, or says something else by now, is left alone."""
        ...


class MemoryStore(Protocol):
    async def search(self, query: RecallQuery) -> Found:
        """One round trip for all that an answer needs, and more where a part is damaged: what the
        other parts know is found then."""
        ...

    async def get(
        self, scope: Scope, memory_id: str, now: Millis, as_of: Millis | None = None
    ) -> Memory:
        """The memory, or with `as_of` the row of its chain that was current then. Raises NotFound,
        also for a memory outside the scope."""
        ...

    async def history(
        self, scope: Scope, memory_id: str, as_of: Millis | None = None
    ) -> list[Memory]:
        """The chain that a memory belongs to, newest interval first, or what of it had begun by
        then. Raises NotFound."""
        ...

    async def page(
        self,
        scope: Scope,
        filter: MemoryFilter,
        *,
        any_user: bool,
        limit: int,
        offset: int,
        cursor: str | None,
        now: Millis,
    ) -> Page:
        """Newest first. Raises InvalidRequest for a cursor that is not one of ours."""
        ...

    async def written(
        self, scope: Scope, corpus: Corpus, *, after: str | None, limit: int
    ) -> list[tuple[Memory, str]]:
        """Rows past a cursor, each with the cursor behind it, in the order in which they were
        created: past, archived and expired ones too, of the whole owner or of exactly the scope's
        user. What is written meanwhile moves none. Raises InvalidRequest for a cursor that is not
        one of ours."""
        ...

    async def is_any_later(self, scope: Scope, at: Millis) -> bool:
        """Whether any current row in scope was said after `at`."""
        ...

    def writing(self) -> AbstractAsyncContextManager[MemoryWriter]: ...

    async def compact(self) -> None: ...


class KeyStore(Protocol):
    async def find(self, hash: str) -> Key | None: ...
    async def create(self, key: Key, hash: str) -> None: ...
    async def list(self, owner_id: str | None = None) -> list[Key]: ...
    async def revoke(self, key_id: str, now: Millis) -> Key:
        """Raises NotFound."""
        ...

    async def touch(self, key_id: str, now: Millis) -> None: ...
    async def is_known_owner(self, owner_id: str) -> bool:
        """Whether a pass-through owner was answered by the upstream before."""
        ...

    async def remember_owner(self, owner_id: str, now: Millis) -> None: ...


class SettingsStore(Protocol):
    async def layers(self, owner_id: str) -> tuple[dict[str, Any], dict[str, Any]]:
        """The stored JSON of the deployment and of the owner, as accepted."""
        ...

    async def change(self, owner_id: str | None, changes: Mapping[str, Any], now: Millis) -> None:
        """Merge into the owner's layer, or the deployment's."""
        ...

    def forget(self, owner_id: str | None) -> None:
        """Keep nothing of what was read of this owner, or of anyone."""
        ...


@dataclass(frozen=True, slots=True)
class Injection:
    """What one request was given, and why; written while the upstream works."""

    request_id: str
    place: Place
    messages_hash: str
    at: Millis
    status: str
    tokens: int
    block: str
    """What was appended to the last user turn; empty if nothing was."""
    block_memory_ids: Sequence[str]
    """Memories in the new block."""
    memory_ids: Sequence[str]
    """Memories in all blocks of the request."""
    has_profile: bool
    detail: Mapping[str, Any]
    """Query-free explanation: strategy, tiers, scores by memory id, reasons."""
    keeps_block: bool
    """Whether the block belongs to the request's last user turn and may be put back later."""


class InjectionRecords(Protocol):
    async def save(self, injection: Injection, *, count_chat: bool) -> None:
        """The record and the day's counters, in one round trip."""
        ...

    async def count_access(self, injection: Injection) -> None:
        """Note with each memory of the new block that it was used. No answer waits for it."""
        ...

    async def find(self, scope: Scope, request_id: str) -> dict[str, Any]:
        """Raises NotFound."""
        ...

    async def hit_rate(self, owner_id: str, now: Millis) -> float:
        """Share of the owner's chats in 30 days that were given a memory, 0..1."""
        ...


class Outbox(Protocol):
    """Turns that the queue did not take in time; learning drains it."""

    async def put(self, turn: Turn) -> None: ...
    async def take(self, limit: int) -> list[Turn]:
        """Oldest first; they stay until removed."""
        ...

    async def remove(self, turn_id: str) -> None: ...
