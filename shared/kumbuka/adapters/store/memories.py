"""Memories in SQL: reading. `writer.py` holds what changes them."""

from __future__ import annotations

import base64
import binascii
import json
import struct
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from kumbuka import ports
from kumbuka.adapters.store.filters import (
    Fragment,
    current_filter,
    held_at,
    listed_filter,
    scope_filter,
    unexpired_filter,
)
from kumbuka.adapters.store.rows import WIDTH, columns, memory_from
from kumbuka.errors import FieldProblem, InvalidRequest, NotFound
from kumbuka.memory.model import Memory, Millis
from kumbuka.memory.scopes import Reach
from kumbuka.ports import Statement

if TYPE_CHECKING:
    from kumbuka.adapters.store.writer import SqlMemoryWriter
    from kumbuka.memory.scopes import Corpus, Scope
    from kumbuka.ports import Clock, Database, Found, MemoryFilter, Page, RecallQuery


class SqlMemoryStore:
    """`ports.MemoryStore` on a `Database`."""

    def __init__(
        self,
        database: Database,
        server_secret: str,
        clock: Clock,
        changed: Callable[[Collection[str]], None] | None = None,
    ) -> None:
        """`changed` is told, once it is committed, whose vectors may be others."""
        self._changed = changed
        self._database = database
        self._server_secret = server_secret
        self._clock = clock

    async def search(self, query: RecallQuery) -> Found:
        from kumbuka.adapters.store import branches  # most turns are learned without

        return await branches.search(self._database, query)

    async def get(
        self, scope: Scope, memory_id: str, now: Millis, as_of: Millis | None = None
    ) -> Memory:
        if as_of is not None:
            # Of two that begin at once, the later.
            return (await self._chain(scope, memory_id, held_at(as_of) & unexpired_filter(as_of)))[
                0
            ]
        visible = scope_filter(scope) & unexpired_filter(now)
        sql = f"SELECT {columns()} FROM memories AS m WHERE m.memory_id = ? AND {visible.sql}"
        (result,) = await self._database.read([Statement(sql, (memory_id, *visible.args))])
        if not result.rows:
            raise NotFound("no such memory")
        return memory_from(result.rows[0])

    async def history(
        self, scope: Scope, memory_id: str, as_of: Millis | None = None
    ) -> list[Memory]:
        begun = Fragment("1 = 1") if as_of is None else Fragment("m.valid_from <= ?", (as_of,))
        return await self._chain(scope, memory_id, begun)

    async def _chain(self, scope: Scope, memory_id: str, wanted: Fragment) -> list[Memory]:
        visible = scope_filter(scope) & wanted
        chain = scope_filter(scope, "one")
        sql = (
            f"SELECT {columns()} FROM memories AS m JOIN memories AS one ON one.memory_id = ?"
            f" AND {chain.sql} WHERE m.owner_id = one.owner_id AND m.user_id = one.user_id"
            f" AND m.session_id = one.session_id AND m.key = one.key AND {visible.sql}"
            " ORDER BY m.valid_from DESC, m.memory_no DESC"
        )
        args = (memory_id, *chain.args, *visible.args)
        (result,) = await self._database.read([Statement(sql, args)])
        if not result.rows:
            raise NotFound("no such memory")
        return [memory_from(row) for row in result.rows]

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
        wanted = listed_filter(scope, filter, now, any_user=any_user)
        where, args = wanted.sql, wanted.args
        after = _after(cursor) if cursor else None
        # One row more than asked tells whether there is a next page.
        rows = Statement(
            f"SELECT {columns()}, m.memory_no FROM memories AS m WHERE {where}"
            + (" AND (m.created_at, m.memory_no) < (?, ?)" if after else "")
            + " ORDER BY m.created_at DESC, m.memory_no DESC LIMIT ? OFFSET ?",
            (*args, *(after or ()), limit + 1, 0 if after else offset),
        )
        counts = Statement(
            "SELECT m.type, count(*), sum(length(m.content)) FROM memories AS m"
            f" WHERE {where} GROUP BY m.type",
            args,
        )
        page, totals = await self._database.read([rows, counts])
        by_type = {row[0]: row[1] for row in totals.rows}
        last = page.rows[limit - 1] if len(page.rows) > limit else None
        return ports.Page(
            [memory_from(row) for row in page.rows[:limit]],
            sum(by_type.values()),
            by_type,
            sum(row[2] for row in totals.rows),
            _cursor(memory_from(last).created_at, last[WIDTH]) if last is not None else None,
        )

    async def written(
        self, scope: Scope, corpus: Corpus, *, after: str | None, limit: int
    ) -> list[tuple[Memory, str]]:
        every = ports.MemoryFilter(include_superseded=True, corpus=corpus)
        wanted = listed_filter(scope, every, 0, any_user=scope.reach is Reach.OWNER)
        sql = (
            f"SELECT {columns()}, m.memory_no FROM memories AS m WHERE {wanted.sql}"
            + (" AND (m.created_at, m.memory_no) > (?, ?)" if after else "")
            + " ORDER BY m.created_at, m.memory_no LIMIT ?"
        )
        args = (*wanted.args, *(_after(after) if after else ()), limit)
        (result,) = await self._database.read([Statement(sql, args)])
        memories = [(memory_from(row), row[WIDTH]) for row in result.rows]
        return [(memory, _cursor(memory.created_at, number)) for memory, number in memories]

    async def is_any_later(self, scope: Scope, at: Millis) -> bool:
        visible = scope_filter(scope) & current_filter()
        sql = (
            f"SELECT EXISTS (SELECT 1 FROM memories AS m WHERE {visible.sql}"
            " AND m.last_confirmed_at > ?)"
        )
        (result,) = await self._database.read([Statement(sql, (*visible.args, at))])
        return bool(result.rows[0][0])

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[SqlMemoryWriter]:
        # Where somebody writes: a chat does not, and does not wait for it.
        from kumbuka.adapters.store.writer import SqlMemoryWriter

        async with self._database.transaction() as transaction:
            writer = SqlMemoryWriter(transaction, self._server_secret, self._clock())
            yield writer
        if self._changed is not None and writer.touched:
            self._changed(writer.touched)

    async def compact(self) -> None:
        await self._database.compact()


def _cursor(created_at: Millis, memory_no: int) -> str:
    return base64.urlsafe_b64encode(json.dumps([created_at, memory_no]).encode()).decode()


def _after(cursor: str) -> tuple[int, int]:
    try:
        created_at, memory_no = json.loads(base64.urlsafe_b64decode(cursor.encode()))
        struct.pack("<qq", created_at, memory_no)  # whole numbers that a database holds
        return created_at, memory_no
    except (ValueError, TypeError, RecursionError, binascii.Error, struct.error) as error:
        problem = FieldProblem("cursor", "must be a nextCursor of an earlier answer")
        raise InvalidRequest("the cursor is not valid", problem) from error
