"""The database that stores run on: statements in, rows out."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Any, Protocol

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
    """The rows of some memories, and of what belongs beside them, the memory number last; a JSON
    list is its first parameter."""
    query: bytes = b""
    """The query in the form of what is stored: `vector8()`, or float32."""
    limit: int = 20


@dataclass(frozen=True, slots=True)
class Compared(Statement):
    """Rows whose last column is the cosine of a vector to a query, NULL where there is none.

    `sql` is the whole answer for a database that computes distances itself. `vectors` gives the
    same rows with the vector in that column, to be compared all at once; `numbers` with the
    memory's number there, for one that has compared all vectors in scope for a `Nearest` already.
    """

    vectors: Statement = Statement("")
    numbers: Statement = Statement("")
    query: bytes = b""
    """The query in the form of what is stored: `vector8()`, or float32."""
    owner_no: int = 0
    """Of the `Nearest` whose vectors these are among."""


@dataclass(frozen=True, slots=True)
class Result:
    rows: Sequence[Row]
    changed: int = 0
    """Rows that an INSERT, UPDATE or DELETE touched."""


class Transaction(Protocol):
    async def execute(self, statement: Statement) -> Result: ...
    async def batch(self, statements: Sequence[Statement]) -> list[Result]: ...


class Database(Protocol):
    """Every method raises StoreUnavailable: StoreBusy where a writer waited too long, StoreDamaged
    where the database answers and a statement cannot be run on what it holds."""

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
