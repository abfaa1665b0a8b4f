"""What the use cases need from outside, as Protocols, and `Services`, which holds one of each."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from typing import Any, Protocol

from kumbuka.memory.keys import Key, Right
from kumbuka.memory.model import Memory, MemoryType, Millis, Place
from kumbuka.memory.ranking import Candidate, ScopeStatistics
from kumbuka.memory.scopes import Scope
from kumbuka.memory.settings import Settings
from kumbuka.memory.turns import Turn

Clock = Callable[[], Millis]


# --- the database

Value = None | int | float | str | bytes
Row = Sequence[Any]


@dataclass(frozen=True, slots=True)
class Statement:
    """One SQL statement with `?` parameters, as both SQLite and Turso run it."""

    sql: str
    args: Sequence[Value] = ()


@dataclass(frozen=True, slots=True)
class Nearest(Statement):
    """Rows whose vectors are nearest to a query, nearest first, ties by memory number.

    `sql` is the whole answer for a database that computes distances itself. One that keeps vectors
    in the process may answer from the other statements instead, with equal rows: the columns of
    `fetch` without the memory number, then cosine, and over every vector in scope their number,
    the mean of their cosines and the mean of the squares.
    """

    owner_no: int = 0
    candidates: Statement = Statement("")
    """Rows `(memory_no, embedding)` of every vector in scope, expired ones too."""
    changes: Statement = Statement("")
    """`(memory_no, embedding, in_scope)` of what changed since; the first parameter is the
    version. Empty where only a full read is right."""
    state: Statement = Statement("")
    """`(version, resets)`: equal values mean that no vector in scope changed."""
    excluded: Statement = Statement("")
    """`(memory_no)` in `candidates` that must not be found now: expired, past retention."""
    fetch: Statement = Statement("")
    """The rows of some memories, the memory number last; a JSON list is its first parameter."""
    query: bytes = b""
    """The query in `vector8()` form."""
    limit: int = 20


@dataclass(frozen=True, slots=True)
class Result:
    rows: Sequence[Row]
    changed: int = 0
    """Rows that an INSERT, UPDATE or DELETE touched."""


class Transaction(Protocol):
    async def execute(self, statement: Statement) -> Result: ...
    async def batch(self, statements: Sequence[Statement]) -> list[Result]: ...


class Database(Protocol):
    """Every method raises StoreUnavailable, or StoreBusy where a writer waited too long."""

    async def read(self, statements: Sequence[Statement]) -> list[Result]:
        """All statements on one snapshot, in one round trip."""
        ...

    async def write(self, statements: Sequence[Statement]) -> list[Result]:
        """All or none, in one round trip."""
        ...

    def transaction(self) -> AbstractAsyncContextManager[Transaction]:
        """Reads and writes that depend on each other; rolled back if the block raises."""
        ...

    async def compact(self) -> None:
        """Make what was deleted unreadable in the files too."""
        ...

    async def close(self) -> None: ...


# --- what is stored


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
    """The query in `vector8()` form; None searches no vectors."""
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


@dataclass(frozen=True, slots=True)
class MemoryFilter:
    """Which memories a list or a bulk delete means, inside its scope."""

    type: MemoryType | None = None
    created_before: Millis | None = None
    text: str = ""
    """FTS5 expression over the body."""
    include_superseded: bool = False


@dataclass(frozen=True, slots=True)
class Page:
    memories: Sequence[Memory]
    total: int
    by_type: Mapping[str, int]
    characters: int
    next_cursor: str | None


class MemoryWriter(Protocol):
    """Changes to memories inside one transaction; nothing is seen before it ends well."""

    async def chain(self, place: Place, key: str) -> list[Memory]:
        """Every row of the chain, oldest interval first."""
        ...

    async def get(self, scope: Scope, memory_id: str) -> Memory:
        """Raises NotFound."""
        ...

    async def rows_about(self, place: Place, subject: str, object_slug: str) -> list[Memory]:
        """Rows, past ones too, whose subject and object are these, in every category."""
        ...

    async def insert(self, memory: Memory, embedding: bytes | None, signature: str) -> None: ...

    async def update(self, memory: Memory) -> None:
        """Write every field but content and key, which a row keeps for good."""
        ...

    async def rekey(self, place: Place, key: str, new_key: str) -> None:
        """Give a whole chain another key."""
        ...

    async def delete_chains(self, chains: Sequence[tuple[Place, str]], now: Millis) -> None:
        """Rows, text index, vectors and injection records; leaves a mark against old turns."""
        ...

    async def matching(self, scope: Scope, filter: MemoryFilter) -> list[tuple[Place, str, bool]]:
        """`(place, key, has a row that is not history)` of the chains the filter means."""
        ...

    async def deleted_at(self, place: Place, key: str) -> Millis | None:
        """When the key was last deleted here, or its owner or user erased."""
        ...

    async def retracted_after(
        self, place: Place, subject: str, object_slug: str, key: str, at: Millis
    ) -> Millis | None:
        """The first retraction after `at` that covers such a statement."""
        ...

    async def mark_retracted(
        self, place: Place, subject: str, object_slug: str, key: str | None, at: Millis
    ) -> None: ...

    async def claim_turn(self, turn: Turn, now: Millis) -> bool:
        """Record the turn as processed; False if it was already, or repeats one it says it does."""
        ...

    async def erased_at(self, place: Place) -> Millis | None:
        """When the owner, or this user of it, was last erased."""
        ...

    async def erase(self, owner_id: str, user_id: str | None, now: Millis) -> Mapping[str, int]:
        """Remove everything of an owner, or of one user; counts by kind of what went."""
        ...


class MemoryStore(Protocol):
    async def search(self, query: RecallQuery) -> Found:
        """One round trip for all that an answer needs."""
        ...

    async def get(self, scope: Scope, memory_id: str, now: Millis) -> Memory:
        """Raises NotFound, also for a memory outside the scope."""
        ...

    async def history(self, scope: Scope, memory_id: str) -> list[Memory]:
        """The chain that a memory belongs to, newest interval first. Raises NotFound."""
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
        """The record, the access counts and the day's counters, in one round trip."""
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


# --- queues


@dataclass(frozen=True, slots=True)
class QueueMessage:
    receipt: str
    body: str
    receives: int
    """How often it was handed out, this time included."""


class TurnQueue(Protocol):
    """At least once, in no order. Every method raises QueueUnavailable."""

    async def send(self, body: str) -> None:
        """Returns when the message is durable."""
        ...

    async def receive(self, limit: int) -> list[QueueMessage]:
        """Messages that nobody else holds; each is held until settled or its time runs out."""
        ...

    async def done(self, message: QueueMessage) -> None: ...

    async def retry(self, message: QueueMessage, delay_s: float) -> None:
        """Hand it out again after a delay. It was not the message's fault: it is not counted."""
        ...

    async def bury(self, message: QueueMessage, reason: str) -> None:
        """Move it to the dead letters, with the reason."""
        ...

    def wait(self, timeout_s: float) -> Coroutine[Any, Any, bool]:
        """Sleep until a message may be there, at most so long; a receive that waits need not."""
        ...

    async def depth(self) -> int: ...
    async def close(self) -> None: ...


# --- models


class Embedder(Protocol):
    @property
    def signature(self) -> str:
        """`source:model:dimensions:int8`; vectors of two signatures are never compared."""
        ...

    async def embed(self, texts: Sequence[str]) -> list[bytes | None]:
        """Unit vectors in `vector8()` form, one a text; None where a text has no known word.

        Raises EmbeddingFailed.
        """
        ...


@dataclass(frozen=True, slots=True)
class UpstreamRequest:
    method: str
    path: str
    """Below the upstream's `/v1`, with a leading slash."""
    query: str
    headers: Sequence[tuple[str, str]]
    """Only what the upstream may see, without `authorization`."""
    body: bytes | AsyncIterator[bytes]
    authorization: str | None
    """The client's own, in pass-through mode; None uses the deployment's key."""


class UpstreamResponse(Protocol):
    @property
    def status(self) -> int: ...

    @property
    def headers(self) -> Sequence[tuple[str, str]]: ...

    def chunks(self) -> AsyncIterator[bytes]:
        """Bytes as they arrive. Raises UpstreamUnreachable or UpstreamTimeout."""
        ...

    async def close(self) -> None:
        """Ends the request upstream too, if it still runs."""
        ...


class Upstream(Protocol):
    async def send(self, request: UpstreamRequest) -> UpstreamResponse:
        """Returns with the response's headers. Raises UpstreamUnreachable or UpstreamTimeout."""
        ...

    async def close(self) -> None: ...


# --- all of it


@dataclass(frozen=True)
class Services:
    memories: MemoryStore
    keys: KeyStore
    settings: SettingsStore
    injections: InjectionRecords
    outbox: Outbox
    turns: TurnQueue
    embedder: Embedder | None
    upstream: Upstream
    clock: Clock
    server_secret: str
    auth: str
    """`keys` or `passthrough`."""
    recall_deadline_s: float
    rrf_k: int
    vector_candidates: int
    """Nearest vectors that a chat's recall looks at."""
    cache_statistics: Callable[[], Mapping[str, int]] = dict
    """Hits, misses and size of the embedding cache."""


__all__ = ["Key", "Right", "Settings"]
