"""Changes to memories, and which memories a list or a deletion means."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from kumbuka.memory.model import Memory, MemoryType, Millis, Place
from kumbuka.memory.scopes import Corpus

if TYPE_CHECKING:
    from kumbuka.memory.scopes import Scope
    from kumbuka.memory.turns import Turn


@dataclass(frozen=True, slots=True)
class MemoryFilter:
    """Which memories a list or a bulk delete means, inside its scope."""

    type: MemoryType | None = None
    created_before: Millis | None = None
    text: str = ""
    """FTS5 expression over the body."""
    include_superseded: bool = False
    corpus: Corpus = Corpus.ALL
    as_of: Millis | None = None
    """Rows that were current then; with `include_superseded` all that had begun by then."""


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

    async def contrasting(self, memory: Memory) -> list[Memory]:
        """Rows, past ones too, that may end the memory or be ended by it: of its place, subject and
        category, under other keys, one of the two saying that something changed."""
        ...

    async def insert(self, memory: Memory, embedding: bytes | None, signature: str) -> None: ...

    async def insert_many(
        self, rows: Sequence[tuple[Memory, bytes | None]], signature: str
    ) -> None:
        """The same for memories and their embeddings, in few round trips."""
        ...

    async def update(self, memory: Memory) -> None:
        """Write every field but content and key, which a row keeps for good."""
        ...

    async def update_many(self, memories: Sequence[Memory]) -> None:
        """The same for memories in their order, in one round trip."""
        ...

    async def rekey(self, place: Place, key: str, new_key: str) -> None:
        """Give a whole chain another key."""
        ...

    async def delete_chains(
        self, chains: Sequence[tuple[Place, str]], now: Millis, *, keep: bool = False
    ) -> None:
        """Rows, text index, vectors and injection records; leaves a mark against old turns. With
        `keep` the rows are set aside, where nothing but `deleted` finds them."""
        ...

    async def deleted(
        self, scope: Scope, memory_id: str, since: Millis
    ) -> tuple[list[Memory], Millis]:
        """The chain that was set aside with a memory after `since`, oldest interval first, of a
        summary what it was made of too, and when. Raises NotFound."""
        ...

    async def by_ids(self, owner_id: str, memory_ids: Sequence[str]) -> list[Memory]:
        """The owner's rows of these ids, in no order; ids that are not there are left out."""
        ...

    async def has_archived(self, owner_id: str) -> bool:
        """Whether anything of the owner's was ever summarised."""
        ...

    async def rows_of(self, chains: Sequence[tuple[Place, str]]) -> list[Memory]:
        """Every row of the chains, oldest interval first."""
        ...

    async def sources_of(self, owner_id: str, summary_keys: Sequence[str]) -> list[Memory]:
        """What is archived for summaries of these keys, of any user, and did not end; oldest
        first."""
        ...

    async def summarised_in(self, chains: Sequence[tuple[Place, str]]) -> list[Memory]:
        """Rows of the chains that are summaries, or were archived for one, past ones too."""
        ...

    async def take_back(self, deleted: Sequence[Memory], deleted_at: Millis) -> None:
        """Forget that these rows were set aside, and the mark of that."""
        ...

    async def matching(self, scope: Scope, filter: MemoryFilter) -> list[tuple[Place, str, bool]]:
        """`(place, key, has a row that is not history)` of the chains the filter means."""
        ...

    async def absent(self, memories: Sequence[Memory]) -> list[Memory]:
        """Those of whose key no row is here, and which were said after it was deleted, if it was;
        an erase of the owner or user is another question."""
        ...

    async def deleted_at(self, place: Place, key: str) -> Millis | None:
        """When the key was last deleted here, or its owner or user erased."""
        ...

    async def owners_of(self, memory_ids: Sequence[str]) -> dict[str, tuple[str, bool]]:
        """By id, of those that are taken: whose row has it, and whether it is set aside."""
        ...

    async def forgotten_at(self, chains: Sequence[tuple[Place, str]]) -> list[Millis | None]:
        """When each was last deleted, or its owner or user erased; in the order given."""
        ...

    async def retractions(
        self, statements: Sequence[tuple[Place, str, str, str, Millis]]
    ) -> list[Millis | None]:
        """`retracted_after` for many: place, subject, slug of the object, key, time."""
        ...

    async def retracted_after(
        self, place: Place, subject: str, object_slug: str, key: str, at: Millis
    ) -> Millis | None:
        """The first retraction after `at` that covers such a statement."""
        ...

    async def mark_retracted(
        self, place: Place, subject: str, object_slug: str, key: str | None, at: Millis
    ) -> None:
        """Remember for what arrives late that the object was taken back: under the key alone where
        one is given, whatever the object where that is empty."""
        ...

    async def claim_turn(self, turn: Turn, now: Millis) -> bool:
        """Record the turn as processed; False if it was already, or repeats one it says it does."""
        ...

    async def erased_at(self, place: Place) -> Millis | None:
        """When the owner, or this user of it, was last erased."""
        ...

    async def erase(self, owner_id: str, user_id: str | None, now: Millis) -> Mapping[str, int]:
        """Remove everything of an owner, or of one user; counts by kind of what went."""
        ...
