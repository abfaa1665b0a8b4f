"""The second vector store: a copy of what the database holds, never the truth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from kumbuka.memory.model import Memory, MemoryType, Millis

if TYPE_CHECKING:
    from kumbuka.memory.qdrant import QdrantSettings
    from kumbuka.memory.scopes import Scope


@dataclass(frozen=True, slots=True)
class Point:
    """A memory as the second store keeps it."""

    memory: Memory
    embedding: bytes
    """In `vector8()` form, or float32."""
    signature: str


@dataclass(frozen=True, slots=True)
class NearestPoints:
    """Which points are searched: the filters of `RecallQuery`."""

    scope: Scope
    now: Millis
    embedding: bytes
    """The query in the form of what is stored."""
    signature: str
    limit: int
    type: MemoryType | None = None
    retention_days: int = 0
    retention_types: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class Near:
    memory_id: str
    cosine: float


@dataclass(frozen=True, slots=True)
class CollectionState:
    dimensions: int | None
    """None: there is no collection yet."""
    points: int


class VectorTier(Protocol):
    """Every method raises VectorStoreUnavailable, and those that name a vector WrongDimension."""

    async def nearest(
        self, at: QdrantSettings, query: NearestPoints, timeout_s: float
    ) -> list[Near]:
        """Best first. A store that failed a moment ago is not asked."""
        ...

    async def put(self, at: QdrantSettings, points: Sequence[Point]) -> bool:
        """Write points of one length over what is there; True where the collection had to be
        made first."""
        ...

    async def remove(self, at: QdrantSettings, memory_ids: Sequence[str]) -> None:
        """Ids that are not there are ignored."""
        ...

    async def remove_owner(self, at: QdrantSettings, owner_id: str) -> None: ...

    async def ids(
        self, at: QdrantSettings, owner_id: str | None, after: str | None, limit: int
    ) -> tuple[list[str], str | None]:
        """Ids of an owner's points, or with None of everybody's, and where the next page starts."""
        ...

    async def count(
        self, at: QdrantSettings, owner_id: str | None, signature: str | None = None
    ) -> int: ...

    async def state(self, at: QdrantSettings) -> CollectionState: ...

    async def try_out(self, at: QdrantSettings, dimensions: int) -> None:
        """Write a point of its own kind, find it and remove it."""
        ...

    async def load(self) -> None:
        """Do now what the first call would take time for."""
        ...

    def seal(self, api_key: str) -> str:
        """An API key as it may be stored."""
        ...

    def url_problem(self, url: str) -> str | None:
        """What is wrong with a URL that somebody wants to set, as the end of a sentence."""
        ...

    async def close(self) -> None: ...


@dataclass(frozen=True, slots=True)
class Copied:
    """How far an owner's vectors are copied to a store."""

    version: int
    """Every change up to this one is there."""
    resets: int
    """Deletions up to this one are; `UNSURE` where that is not known."""


UNSURE = -1


@dataclass(frozen=True, slots=True)
class CopyState:
    version: int
    """Of the owner's vectors in the database: the newest change."""
    resets: int
    """Deletions so far."""
    copied: Copied | None
    """None: nothing was ever copied."""


@dataclass(frozen=True, slots=True)
class ChangedVector:
    memory: Memory
    number: int
    version: int
    signature: str
    embedding: bytes


class CopyBook(Protocol):
    """What is to be copied, and how far that has come; facts only, not passages of transcripts.

    Every method raises StoreUnavailable.
    """

    async def state(self, store: str, owner_id: str) -> CopyState: ...

    async def changed(
        self, owner_id: str, after: tuple[int, int], limit: int
    ) -> list[ChangedVector]:
        """Vectors past a version and a memory's number, in that order; past rows too."""
        ...

    async def kept(self, memory_ids: Sequence[str], owner_id: str | None, now: Millis) -> set[str]:
        """Those of the memories that are current, not expired, and have a vector."""
        ...

    async def total(
        self,
        owner_id: str | None,
        signature: str,
        now: Millis,
        *,
        store: str = "",
        until: int | None = None,
    ) -> int:
        """How many points an owner should have, of changes up to a version where one is given;
        with None everybody who has a copy in the store."""
        ...

    async def record(self, store: str, owner_id: str, before: Copied | None, after: Copied) -> bool:
        """False, and nothing is changed, where somebody else recorded something since `before`."""
        ...

    async def forget(self, store: str, owner_id: str) -> None:
        """As if nothing was ever copied."""
        ...

    async def owners(self, after: str, limit: int) -> list[str]:
        """Ids of owners with memories, in order, past one."""
        ...
