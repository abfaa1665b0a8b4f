"""What is over, removed in bounded batches; each is one transaction and may be the last."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping
from typing import TYPE_CHECKING

from kumbuka.adapters.store.deletion import BUMP, LISTED, NUMBERED, removal
from kumbuka.adapters.store.filters import (
    DAY_MS,
    Fragment,
    corpus_filter,
    current_filter,
    one_user_filter,
    retention_filter,
    scope_filter,
    unexpired_filter,
)
from kumbuka.adapters.store.rows import columns, memory_from
from kumbuka.memory.model import Memory, Millis
from kumbuka.memory.scopes import Corpus, Scope, partition, transcript_partition
from kumbuka.ports import OwnersRows, Records, Statement

if TYPE_CHECKING:
    from kumbuka.ports import Database, OldMemories, Transaction


def _owners_of(table: str) -> str:
    """From one owner to the next by an index: no row between them is read."""
    return (
        f"SELECT owner_id FROM (WITH RECURSIVE found (owner_id) AS ("
        f"SELECT min(owner_id) FROM {table} WHERE owner_id > ? UNION ALL"
        f" SELECT (SELECT min(t.owner_id) FROM {table} AS t WHERE t.owner_id > found.owner_id)"
        " FROM found WHERE found.owner_id IS NOT NULL LIMIT ?)"
        " SELECT owner_id FROM found WHERE owner_id IS NOT NULL)"
    )


_OWNERS = (
    f"{_owners_of('memories')} UNION {_owners_of('deleted_memories')} ORDER BY owner_id LIMIT ?"
)
_ORPHANS = (
    "SELECT v.memory_no FROM vectors AS v WHERE v.owner_no = ? AND NOT EXISTS"
    " (SELECT 1 FROM memories AS m WHERE m.memory_no = v.memory_no) LIMIT ?"
)
_LOST = (
    "WITH RECURSIVE found (owner_no) AS (SELECT min(owner_no) FROM vectors UNION ALL"
    " SELECT (SELECT min(v.owner_no) FROM vectors AS v WHERE v.owner_no > found.owner_no)"
    " FROM found WHERE found.owner_no IS NOT NULL)"
    " SELECT owner_no FROM found WHERE owner_no IS NOT NULL AND NOT EXISTS"
    " (SELECT 1 FROM vectors AS v JOIN memories AS m ON m.memory_no = v.memory_no"
    " WHERE v.owner_no = found.owner_no) LIMIT 1"
)


def _aged(table: str, key: str, at: str, where: str = "1 = 1") -> str:
    return (
        f"DELETE FROM {table} WHERE ({key}) IN"
        f" (SELECT {key} FROM {table} WHERE {at} < ? AND {where} LIMIT ?)"
    )


_RECORDS: Mapping[Records, str] = {
    Records.INJECTED_BLOCKS: _aged(
        "injected_blocks", "owner_id, user_id, session_id, messages_hash", "created_at"
    ),
    Records.INJECTIONS: _aged("injections", "request_id", "created_at"),
    Records.PROCESSED_TURNS: _aged("processed_turns", "turn_id", "processed_at"),
    Records.DAILY_CHATS: _aged("daily_chats", "owner_id, day", f"day * {DAY_MS}"),
    Records.MARKS: _aged("tombstones", "kind, mark, at", "made_at", "kind <> 'erased'"),
}


class SqlHousekeeping:
    """`ports.Housekeeping` on a `Database`."""

    def __init__(
        self, database: Database, changed: Callable[[Collection[str]], None] | None = None
    ) -> None:
        """`changed` is told, once it is committed, whose vectors may be others."""
        self._database = database
        self._changed = changed

    async def owners(self, after: str, limit: int) -> list[str]:
        found = Statement(_OWNERS, (after, limit, after, limit, limit))
        (result,) = await self._database.read([found])
        return [row[0] for row in result.rows]

    async def remove(self, what: OwnersRows, owner_id: str, until: Millis, limit: int) -> int:
        async with self._database.transaction() as transaction:
            removed = await _OF_OWNER[what](transaction, owner_id, until, limit)
        if removed and self._changed is not None and what is not OwnersRows.SET_ASIDE:
            self._changed({owner_id})
        return removed

    async def remove_records(self, what: Records, until: Millis, limit: int) -> int:
        if what is Records.LOST_VECTORS:
            async with self._database.transaction() as transaction:
                return await _lost(transaction, limit)
        (result,) = await self._database.write([Statement(_RECORDS[what], (until, limit))])
        return result.changed

    async def old(self, wanted: OldMemories, limit: int) -> list[Memory]:
        kept = retention_filter(wanted.now, wanted.retention_days, wanted.retention_types)
        of_age = Fragment(
            "m.last_confirmed_at <= ? AND m.pinned = 0 AND m.shared = 0 AND m.expires_at IS NULL",
            (wanted.until,),
        )
        where = _facts_of(wanted.owner_id, wanted.user_id) & current_filter() & of_age & kept
        sql = (
            f"SELECT {columns()} FROM memories AS m WHERE {where.sql}"
            " ORDER BY m.last_confirmed_at, m.memory_no LIMIT ?"
        )
        (result,) = await self._database.read([Statement(sql, (*where.args, limit))])
        return [memory_from(row) for row in result.rows]

    async def contents(
        self, owner_id: str, user_id: str | None, now: Millis, after: int, limit: int
    ) -> list[tuple[int, str]]:
        where = _facts_of(owner_id, user_id) & current_filter() & unexpired_filter(now)
        sql = (
            f"SELECT m.memory_no, m.content FROM memories AS m WHERE {where.sql}"
            " AND m.memory_no > ? ORDER BY m.memory_no LIMIT ?"
        )
        (result,) = await self._database.read([Statement(sql, (*where.args, after, limit))])
        return [(row[0], row[1]) for row in result.rows]

    async def waiting_turns(self, until: Millis) -> int:
        sql = "SELECT count(*) FROM outbox WHERE created_at < ?"
        (result,) = await self._database.read([Statement(sql, (until,))])
        return int(result.rows[0][0])

    async def planned_at(self, kind: str) -> Millis | None:
        sql = "SELECT planned_at FROM housekeeping_runs WHERE kind = ?"
        (result,) = await self._database.read([Statement(sql, (kind,))])
        return int(result.rows[0][0]) if result.rows else None

    async def note_plan(self, kind: str, now: Millis) -> None:
        sql = "INSERT OR REPLACE INTO housekeeping_runs VALUES (?, ?)"
        await self._database.write([Statement(sql, (kind, now))])


def _facts_of(owner_id: str, user_id: str | None) -> Fragment:
    """Of the owner, or of exactly this user of it."""
    if user_id is None:
        whose = scope_filter(Scope.whole_owner(owner_id))
    else:
        whose = one_user_filter(Scope(owner_id, user_id))
    return whose & corpus_filter(Corpus.FACTS)


async def _expired(transaction: Transaction, owner_id: str, until: Millis, limit: int) -> int:
    sql = (
        f"SELECT {NUMBERED} FROM memories AS m"
        " WHERE m.owner_id = ? AND m.expires_at IS NOT NULL AND m.expires_at <= ? LIMIT ?"
    )
    found = await transaction.execute(Statement(sql, (owner_id, until, limit)))
    if found.rows:
        await transaction.batch(removal(found.rows))
    return len(found.rows)


async def _set_aside(transaction: Transaction, owner_id: str, until: Millis, limit: int) -> int:
    sql = (
        "DELETE FROM deleted_memories WHERE memory_id IN (SELECT memory_id FROM deleted_memories"
        " WHERE owner_id = ? AND deleted_at <= ? LIMIT ?)"
    )
    return (await transaction.execute(Statement(sql, (owner_id, until, limit)))).changed


async def _orphans(transaction: Transaction, owner_id: str, _: Millis, limit: int) -> int:
    removed = 0
    for number in (partition(owner_id), transcript_partition(owner_id)):
        removed += await _without_memory(transaction, number, limit - removed)
    return removed


async def _lost(transaction: Transaction, limit: int) -> int:
    found = (await transaction.execute(Statement(_LOST))).rows
    return await _without_memory(transaction, found[0][0], limit) if found else 0


async def _without_memory(transaction: Transaction, owner_no: int, limit: int) -> int:
    found = (await transaction.execute(Statement(_ORPHANS, (owner_no, limit)))).rows
    if not found:
        return 0
    numbers = json.dumps([row[0] for row in found])
    sql = f"DELETE FROM vectors WHERE owner_no = ? AND memory_no {LISTED}"
    gone = Statement(sql, (owner_no, numbers))
    await transaction.batch([gone, Statement(BUMP, (owner_no, 1))])
    return len(found)


_OF_OWNER = {
    OwnersRows.EXPIRED: _expired,
    OwnersRows.SET_ASIDE: _set_aside,
    OwnersRows.ORPHANED_VECTORS: _orphans,
}
