"""Memories in SQL: deleting for good, or so that they may be brought back; the marks of both."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from kumbuka.adapters.store.filters import scope_filter
from kumbuka.adapters.store.rows import columns, memory_from, names
from kumbuka.errors import NotFound
from kumbuka.memory.model import SUMMARY_KEY, Memory, Millis, Place
from kumbuka.ports import Statement

if TYPE_CHECKING:
    from kumbuka.memory.scopes import Scope
    from kumbuka.ports import Row, Transaction, Value

CHUNK = 500
"""Chains that are deleted at a time."""

BUMP = (
    "INSERT INTO vector_versions (owner_no, version, resets) VALUES (?, 1, ?)"
    " ON CONFLICT (owner_no) DO UPDATE SET version = version + 1, resets = resets + excluded.resets"
)
IS_OF_CHAIN = (
    "m.owner_id = json_extract(j.value, '$[0]') AND m.key = json_extract(j.value, '$[3]')"
    " AND m.user_id = json_extract(j.value, '$[1]')"
    " AND m.session_id = json_extract(j.value, '$[2]')"
)
"""Where `j.value` is a JSON list of owner, user, session and key."""
LISTED = "IN (SELECT value FROM json_each(?))"
NUMBERED = "m.memory_no, m.memory_id, m.owner_id, m.owner_no"
"""The columns of what `removal` takes."""
_KEEP = (
    f"INSERT OR REPLACE INTO deleted_memories ({names()}, deleted_at)"
    f" SELECT {columns()}, ? FROM memories AS m WHERE m.memory_no {LISTED}"
)


def removal(rows: Sequence[Row]) -> list[Statement]:
    """Takes away rows of `NUMBERED` columns and all that was made from them."""
    numbers = json.dumps([row[0] for row in rows])
    ids = json.dumps([row[1] for row in rows])
    recorded = (
        f"owner_id = ? AND EXISTS (SELECT 1 FROM json_each(memory_ids) AS j WHERE j.value {LISTED})"
    )
    steps = [
        Statement(f"DELETE FROM memories WHERE memory_no {LISTED}", (numbers,)),
        Statement(f"DELETE FROM memories_fts WHERE rowid {LISTED}", (numbers,)),
    ]
    for number in sorted({row[3] for row in rows}):
        vectors = f"DELETE FROM vectors WHERE owner_no = ? AND memory_no {LISTED}"
        steps += [Statement(vectors, (number, numbers)), Statement(BUMP, (number, 1))]
    for owner in sorted({row[2] for row in rows}):
        steps += [
            Statement(f"DELETE FROM injected_blocks WHERE {recorded}", (owner, ids)),
            Statement(f"DELETE FROM injections WHERE {recorded}", (owner, ids)),
        ]
    return steps


class SqlDeletion:
    """The part of `ports.MemoryWriter` that deletes."""

    def __init__(self, transaction: Transaction, server_secret: str, now: Millis) -> None:
        self._transaction = transaction
        self._secret = server_secret.encode()
        self._now = now
        self.touched: set[str] = set()
        """Owners whose vectors may be others by now."""

    async def delete_chains(
        self, chains: Sequence[tuple[Place, str]], now: Millis, *, keep: bool = False
    ) -> None:
        for start in range(0, len(chains), CHUNK):
            await self._delete_some(chains[start : start + CHUNK], now, keep)

    async def _delete_some(
        self, chains: Sequence[tuple[Place, str]], now: Millis, keep: bool
    ) -> None:
        wanted = json.dumps([[*values_of(place), key] for place, key in chains])
        sql = f"SELECT {NUMBERED} FROM json_each(?) AS j JOIN memories AS m ON {IS_OF_CHAIN}"
        rows = await self._run(sql, wanted)
        if keep:
            await self._run(_KEEP, now, json.dumps([row[0] for row in rows]))
        await self._remove(rows)
        marks = json.dumps([self._mark_of(*values_of(place), key) for place, key in chains])
        await self._run(
            "INSERT INTO tombstones (kind, mark, at, made_at)"
            " SELECT 'deleted', j.value, ?, ? FROM json_each(?) AS j WHERE true"
            " ON CONFLICT DO NOTHING",
            *(now, self._now, marks),
        )

    async def _remove(self, rows: Sequence[Row]) -> None:
        """Rows of `NUMBERED` columns and all that was made from them."""
        self.touched |= {row[2] for row in rows}
        await self._transaction.batch(removal(rows))

    async def deleted(
        self, scope: Scope, memory_id: str, since: Millis
    ) -> tuple[list[Memory], Millis]:
        visible = scope_filter(scope, "one")
        sql = (
            f"SELECT {columns()}, m.deleted_at FROM deleted_memories AS one"
            " JOIN deleted_memories AS m ON m.owner_id = one.owner_id"
            " AND m.user_id = one.user_id AND m.session_id = one.session_id"
            " AND m.deleted_at = one.deleted_at AND"
            f" (m.key = one.key OR json_extract(m.metadata, '$.{SUMMARY_KEY}') = one.key)"
            f" WHERE one.memory_id = ? AND one.deleted_at > ? AND {visible.sql}"
            " ORDER BY m.valid_from"
        )
        rows = await self._run(sql, memory_id, since, *visible.args)
        if not rows:
            raise NotFound("no such memory")
        return [memory_from(row) for row in rows], rows[0][-1]

    async def take_back(self, deleted: Sequence[Memory], deleted_at: Millis) -> None:
        ids = json.dumps([memory.memory_id for memory in deleted])
        marks = [
            self._mark_of(*values_of(place), key)
            for place, key in {(memory.place, memory.key) for memory in deleted}
        ]
        sql = f"DELETE FROM tombstones WHERE kind = 'deleted' AND at = ? AND mark {LISTED}"
        await self._transaction.batch(
            [
                Statement(f"DELETE FROM deleted_memories WHERE memory_id {LISTED}", (ids,)),
                Statement(sql, (deleted_at, json.dumps(marks))),
            ]
        )

    async def erased_at(self, place: Place) -> Millis | None:
        marks = json.dumps([_erased(place.owner_id, None), _erased(place.owner_id, place.user_id)])
        sql = f"SELECT max(at) FROM tombstones WHERE kind = 'erased' AND mark {LISTED}"
        return number_in(await self._run(sql, marks))

    async def owners_of(self, memory_ids: Sequence[str]) -> dict[str, tuple[str, bool]]:
        sql = (
            f"SELECT memory_id, owner_id, 0 FROM memories WHERE memory_id {LISTED} UNION ALL"
            f" SELECT memory_id, owner_id, 1 FROM deleted_memories WHERE memory_id {LISTED}"
        )
        ids = json.dumps(list(memory_ids))
        return {row[0]: (row[1], bool(row[2])) for row in await self._run(sql, ids, ids)}

    async def forgotten_at(self, chains: Sequence[tuple[Place, str]]) -> list[Millis | None]:
        marks = [
            {
                self._mark_of(*values_of(place), key),
                _erased(place.owner_id, None),
                _erased(place.owner_id, place.user_id),
            }
            for place, key in chains
        ]
        found = await self._marked("kind IN ('deleted', 'erased')", marks)
        return [
            max((at for one in own for at in found.get(one, ())), default=None) for own in marks
        ]

    async def _marked(self, kind: str, marks: Sequence[set[str]]) -> dict[str, list[Millis]]:
        """The times of each mark that is there."""
        found: dict[str, list[Millis]] = {}
        wanted = json.dumps(sorted(set().union(*marks)))
        sql = f"SELECT mark, at FROM tombstones WHERE {kind} AND mark {LISTED}"
        for mark, at in await self._run(sql, wanted):
            found.setdefault(mark, []).append(at)
        return found

    async def erase(self, owner_id: str, user_id: str | None, now: Millis) -> Mapping[str, int]:
        where, args = "owner_id = ?", [owner_id]
        if user_id is not None:
            where, args = "owner_id = ? AND user_id = ?", [owner_id, user_id]
        sql = f"SELECT memory_no, memory_id, owner_id, owner_no FROM memories WHERE {where}"
        rows = await self._run(sql, *args)
        counts = {"memories": len(rows)}
        tables = ["deleted_memories", "injected_blocks", "injections", "outbox", "processed_turns"]
        if user_id is None:
            tables += ["settings", "daily_chats", "known_owners"]
        for table in tables:
            gone = await self._transaction.execute(
                Statement(f"DELETE FROM {table} WHERE {where}", tuple(args))
            )
            counts[_COUNTED.get(table, table)] = gone.changed
        await self._remove(rows)  # last: it would take records along uncounted
        await self._mark("erased", _erased(owner_id, user_id), now)
        return counts

    async def _mark(self, kind: str, mark: str, at: Millis) -> None:
        sql = "INSERT INTO tombstones (kind, mark, at, made_at) VALUES (?, ?, ?, ?)"
        await self._run(f"{sql} ON CONFLICT DO NOTHING", kind, mark, at, self._now)

    def _mark_of(self, *parts: str) -> str:
        """HMAC: whoever reads the table learns neither the key nor the statement."""
        message = json.dumps(parts, ensure_ascii=True).encode()
        return hmac.new(self._secret, message, hashlib.sha256).hexdigest()

    async def _run(self, sql: str, *args: Value) -> Sequence[Row]:
        result = await self._transaction.execute(Statement(sql, args))
        return result.rows

    async def _memories(self, sql: str, args: Sequence[Value]) -> list[Memory]:
        return [memory_from(row) for row in await self._run(sql, *args)]


_COUNTED = {
    "deleted_memories": "deletedMemories",
    "injected_blocks": "injectedBlocks",
    "processed_turns": "processedTurns",
    "daily_chats": "dailyCounters",
    "known_owners": "knownOwners",
    "outbox": "waitingTurns",
}
"""Table → its name in the answer of an erase."""


def values_of(place: Place) -> tuple[str, str, str]:
    return place.owner_id, place.user_id or "", place.session_id or ""


def number_in(rows: Sequence[Row]) -> Millis | None:
    return None if rows[0][0] is None else int(rows[0][0])


def _erased(owner_id: str, user_id: str | None) -> str:
    return json.dumps([owner_id, user_id or ""], ensure_ascii=True)
