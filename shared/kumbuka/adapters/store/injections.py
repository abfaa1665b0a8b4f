"""What was injected where: blocks to put back, and the answer to "why" for a request."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from kumbuka.adapters.store.filters import DAY_MS, scope_filter
from kumbuka.errors import NotFound
from kumbuka.memory.model import Millis
from kumbuka.ports import Statement

if TYPE_CHECKING:
    from kumbuka.memory.scopes import Scope
    from kumbuka.ports import Database, Injection

LIFE_MS = DAY_MS
"""How long a record is kept."""
SWEEP_MS = 60_000
"""How often a process looks for older ones."""
RATE_DAYS = 30


class SqlInjectionRecords:
    """`ports.InjectionRecords` on a `Database`."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._swept_at = 0

    async def save(self, injection: Injection, *, count_chat: bool) -> None:
        steps = [_request(injection), _block(injection)]
        if count_chat:
            steps.append(_counted(injection))
        await self._database.write(steps + self._sweep(injection.at))

    def _sweep(self, now: Millis) -> list[Statement]:
        """Remove what is older than a day, once in a while."""
        if abs(now - self._swept_at) < SWEEP_MS:
            return []
        self._swept_at = now
        old = (now - LIFE_MS,)
        return [
            Statement("DELETE FROM injected_blocks WHERE created_at < ?", old),
            Statement("DELETE FROM injections WHERE created_at < ?", old),
        ]

    async def count_access(self, injection: Injection) -> None:
        await self._database.write([_accessed(injection)])

    async def find(self, scope: Scope, request_id: str) -> dict[str, Any]:
        visible = scope_filter(scope, "i")
        sql = (
            "SELECT i.request_id, i.user_id, i.session_id, i.created_at, i.status, i.tokens,"
            " i.memory_ids, i.detail, b.block FROM injections AS i LEFT JOIN injected_blocks AS b"
            " ON b.owner_id = i.owner_id AND b.user_id = i.user_id"
            " AND b.session_id = i.session_id AND b.messages_hash = i.messages_hash"
            " AND b.created_at <= i.created_at"  # not what a later request of the turn was given
            f" WHERE i.request_id = ? AND {visible.sql}"
        )
        (found,) = await self._database.read([Statement(sql, (request_id, *visible.args))])
        if not found.rows:
            raise NotFound("no such request, or its record is older than a day")
        request, user, session, at, status, tokens, memory_ids, detail, block = found.rows[0]
        return {
            "request_id": request,
            "user_id": user or None,
            "session_id": session or None,
            "at": at,
            "status": status,
            "tokens": tokens,
            "memory_ids": json.loads(memory_ids),
            "block": block,
            "detail": json.loads(detail),
        }

    async def hit_rate(self, owner_id: str, now: Millis) -> float:
        sql = "SELECT sum(chats), sum(injected) FROM daily_chats WHERE owner_id = ? AND day > ?"
        since = now // DAY_MS - RATE_DAYS
        (found,) = await self._database.read([Statement(sql, (owner_id, since))])
        chats, injected = found.rows[0]
        return injected / chats if chats else 0.0


def _place(injection: Injection) -> tuple[str, str, str]:
    place = injection.place
    return place.owner_id, place.user_id or "", place.session_id or ""


_ALL_THERE = (
    "NOT EXISTS (SELECT 1 FROM json_each(?) AS j"
    " WHERE NOT EXISTS (SELECT 1 FROM memories AS m WHERE m.memory_id = j.value))"
)
"""A memory that was deleted while the model answered takes its record with it, as any deleted one
does; so does an erase."""


def _request(injection: Injection) -> Statement:
    ids = json.dumps(list(dict.fromkeys([*injection.memory_ids, *injection.block_memory_ids])))
    return Statement(
        f"INSERT OR REPLACE INTO injections SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ? WHERE {_ALL_THERE}",
        (
            injection.request_id,
            *_place(injection),
            injection.messages_hash,
            injection.at,
            injection.status,
            injection.tokens,
            json.dumps(list(injection.memory_ids)),
            json.dumps(injection.detail, ensure_ascii=True, separators=(",", ":")),
            ids,
        ),
    )


def _block(injection: Injection) -> Statement:
    """The block of the last user turn; one that was recorded for it before and is not now goes."""
    where = (*_place(injection), injection.messages_hash)
    if not injection.keeps_block:
        return Statement("SELECT 1")
    if not injection.block:
        return Statement(
            "DELETE FROM injected_blocks WHERE owner_id = ? AND user_id = ? AND session_id = ?"
            " AND messages_hash = ?",
            where,
        )
    memory_ids = json.dumps(list(injection.block_memory_ids))
    return Statement(
        f"INSERT OR REPLACE INTO injected_blocks SELECT ?, ?, ?, ?, ?, ?, ?, ? WHERE {_ALL_THERE}",
        (*where, injection.block, memory_ids, int(injection.has_profile), injection.at, memory_ids),
    )


def _accessed(injection: Injection) -> Statement:
    return Statement(
        "UPDATE memories SET access_count = access_count + 1, last_accessed_at = ?"
        " WHERE memory_id IN (SELECT value FROM json_each(?))",
        (injection.at, json.dumps(list(injection.block_memory_ids))),
    )


def _counted(injection: Injection) -> Statement:
    return Statement(
        "INSERT INTO daily_chats VALUES (?, ?, 1, ?) ON CONFLICT (owner_id, day)"
        " DO UPDATE SET chats = chats + 1, injected = injected + excluded.injected",
        (injection.place.owner_id, injection.at // DAY_MS, int(bool(injection.memory_ids))),
    )
