"""How far owners' vectors are copied to a second store, and what is still to be copied.

An owner's facts stand in one partition; passages of transcripts have another and are not copied.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING

from kumbuka import ports
from kumbuka.adapters.store.filters import current_filter, unexpired_filter
from kumbuka.adapters.store.rows import WIDTH, columns, memory_from
from kumbuka.memory.model import Millis
from kumbuka.memory.scopes import partition
from kumbuka.ports import Statement

if TYPE_CHECKING:
    from kumbuka.ports import ChangedVector, Copied, CopyState, Database, Row, Value

_STATE = (
    "SELECT v.version, v.resets, c.version, c.resets FROM (SELECT ? AS owner_no) AS o"
    " LEFT JOIN vector_versions AS v ON v.owner_no = o.owner_no"
    " LEFT JOIN vector_copies AS c ON c.owner_no = o.owner_no AND c.store = ?"
)
_JOIN = "JOIN vectors AS v ON v.owner_no = m.owner_no AND v.memory_no = m.memory_no"
_FACT = "m.thread IS NULL"
_ALL = 2**62


class SqlCopyBook:
    """`ports.CopyBook` on a `Database`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def state(self, store: str, owner_id: str) -> CopyState:
        ((version, resets, copied, copied_resets),) = await self._rows(
            _STATE, partition(owner_id), store
        )
        held = None if copied is None else ports.Copied(copied, copied_resets)
        return ports.CopyState(version or 0, resets or 0, held)

    async def changed(
        self, owner_id: str, after: tuple[int, int], limit: int
    ) -> list[ChangedVector]:
        sql = (
            f"SELECT {columns()}, v.memory_no, v.version, v.signature, v.embedding"
            " FROM vectors AS v INDEXED BY vectors_version"
            " JOIN memories AS m ON m.memory_no = v.memory_no"
            " WHERE v.owner_no = ? AND (v.version, v.memory_no) > (?, ?)"
            " ORDER BY v.version, v.memory_no LIMIT ?"
        )
        rows = await self._rows(sql, partition(owner_id), *after, limit)
        return [ports.ChangedVector(memory_from(row), *row[WIDTH:]) for row in rows]

    async def kept(self, memory_ids: Sequence[str], owner_id: str | None, now: Millis) -> set[str]:
        live = current_filter() & unexpired_filter(now)
        owned = "" if owner_id is None else " AND m.owner_id = ?"
        sql = (
            "SELECT m.memory_id FROM json_each(?) AS j CROSS JOIN memories AS m"
            f" ON m.memory_id = j.value {_JOIN} WHERE {live.sql} AND {_FACT}{owned}"
        )
        args = () if owner_id is None else (owner_id,)
        rows = await self._rows(sql, json.dumps(list(memory_ids)), *live.args, *args)
        return {row[0] for row in rows}

    async def total(
        self,
        owner_id: str | None,
        signature: str,
        now: Millis,
        *,
        store: str = "",
        until: int | None = None,
    ) -> int:
        live = current_filter() & unexpired_filter(now)
        whose = "(SELECT owner_no FROM vector_copies WHERE store = ?)"
        arg: Value = store
        if owner_id is not None:
            whose, arg = "(?)", partition(owner_id)
        sql = (
            f"SELECT count(*) FROM memories AS m {_JOIN} WHERE v.owner_no IN {whose}"
            f" AND v.signature = ? AND v.version <= ? AND {live.sql} AND {_FACT}"
        )
        newest = _ALL if until is None else until
        rows = await self._rows(sql, arg, signature, newest, *live.args)
        return int(rows[0][0])

    async def record(self, store: str, owner_id: str, before: Copied | None, after: Copied) -> bool:
        row = (store, partition(owner_id), after.version, after.resets)
        if before is None:
            sql = "INSERT INTO vector_copies VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
            statement = Statement(sql, row)
        else:
            sql = (
                "UPDATE vector_copies SET version = ?, resets = ?"
                " WHERE store = ? AND owner_no = ? AND version = ? AND resets = ?"
            )
            held = (before.version, before.resets)
            statement = Statement(sql, (*row[2:], *row[:2], *held))
        (result,) = await self._database.write([statement])
        return result.changed == 1

    async def forget(self, store: str, owner_id: str) -> None:
        sql = "DELETE FROM vector_copies WHERE store = ? AND owner_no = ?"
        await self._database.write([Statement(sql, (store, partition(owner_id)))])

    async def owners(self, after: str, limit: int) -> list[str]:
        sql = "SELECT DISTINCT owner_id FROM memories WHERE owner_id > ? ORDER BY owner_id LIMIT ?"
        return [row[0] for row in await self._rows(sql, after, limit)]

    async def _rows(self, sql: str, *args: Value) -> Sequence[Row]:
        (found,) = await self._database.read([Statement(sql, args)])
        return found.rows
