"""Vectors of the current embedding: which rows lack one, and putting them there.

A row keeps its old vector until the new one is written, and search reads vectors of one signature
only: it never mixes two, and never stops.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING

from kumbuka import ports
from kumbuka.adapters.store.filters import Fragment
from kumbuka.ports import Statement

if TYPE_CHECKING:
    from kumbuka.ports import Coverage, Database, Unindexed

_CURRENT = "m.superseded_at IS NULL AND m.archived_at IS NULL"
_JOIN = (
    "FROM memories AS m LEFT JOIN vectors AS v ON v.owner_no = m.owner_no"
    " AND v.memory_no = m.memory_no AND v.signature = ?"
)
_BUMP = (
    "INSERT INTO vector_versions (owner_no, version, resets) SELECT DISTINCT owner_no, 1, 0"
    " FROM memories WHERE memory_no IN (SELECT value FROM json_each(?))"
    " ON CONFLICT (owner_no) DO UPDATE SET version = version + 1"
)
# Only where the row still is, and still says what was embedded.
_PUT = (
    "INSERT INTO vectors (owner_no, memory_no, signature, embedding, version)"
    " SELECT m.owner_no, m.memory_no, ?, ?, (SELECT version FROM vector_versions"
    " WHERE owner_no = m.owner_no) FROM memories AS m WHERE m.memory_no = ? AND m.content = ?"
    " ON CONFLICT (owner_no, memory_no) DO UPDATE SET signature = excluded.signature,"
    " embedding = excluded.embedding, version = excluded.version"
)


class SqlVectorIndex:
    """`ports.VectorIndex` on a `Database`."""

    def __init__(
        self, database: Database, changed: Callable[[Collection[str]], None] | None = None
    ) -> None:
        """`changed` is told, once it is committed, whose vectors are others."""
        self._database = database
        self._changed = changed

    async def coverage(self, owner_id: str | None, signature: str) -> Coverage:
        of_owner = _of(owner_id)
        sql = f"SELECT count(*), count(v.memory_no) {_JOIN} WHERE {_CURRENT}{of_owner.sql}"
        (found,) = await self._database.read([Statement(sql, (signature, *of_owner.args))])
        rows, indexed = found.rows[0]
        return ports.Coverage(rows, indexed)

    async def unindexed(
        self, owner_id: str | None, signature: str, *, after: int, limit: int, every: bool
    ) -> list[Unindexed]:
        of_owner = _of(owner_id)
        lacking = "" if every else " AND v.memory_no IS NULL"
        sql = (
            f"SELECT m.memory_no, m.owner_id, m.content {_JOIN} WHERE {_CURRENT}{of_owner.sql}"
            f"{lacking} AND m.memory_no > ? ORDER BY m.memory_no LIMIT ?"
        )
        args = (signature, *of_owner.args, after, limit)
        (found,) = await self._database.read([Statement(sql, args)])
        return [ports.Unindexed(*row) for row in found.rows]

    async def put(self, rows: Sequence[tuple[Unindexed, bytes]], signature: str) -> None:
        steps = [Statement(_BUMP, (json.dumps([row.number for row, _ in rows]),))]
        steps += [
            Statement(_PUT, (signature, embedding, row.number, row.content))
            for row, embedding in rows
        ]
        await self._database.write(steps)
        if self._changed is not None:
            self._changed({row.owner_id for row, _ in rows})


def _of(owner_id: str | None) -> Fragment:
    """An owner's rows; with None everybody's, for the deployment's own work."""
    return Fragment("") if owner_id is None else Fragment(" AND m.owner_id = ?", (owner_id,))
