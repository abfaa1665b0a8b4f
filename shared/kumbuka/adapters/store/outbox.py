"""Turns that the queue did not take in time, kept beside the memories until they are learned."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kumbuka.memory.turns import Turn
from kumbuka.ports import Statement

if TYPE_CHECKING:
    from kumbuka.ports import Database


class SqlOutbox:
    """`ports.Outbox` on a `Database`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def put(self, turn: Turn) -> None:
        sql = "INSERT INTO outbox VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
        args = (turn.turn_id, turn.owner_id, turn.user_id or "", turn.to_json(), turn.said_at)
        await self._database.write([Statement(sql, args)])

    async def take(self, limit: int) -> list[Turn]:
        sql = "SELECT body FROM outbox ORDER BY created_at, turn_id LIMIT ?"
        (found,) = await self._database.read([Statement(sql, (limit,))])
        return [Turn.from_json(row[0]) for row in found.rows]

    async def remove(self, turn_id: str) -> None:
        await self._database.write([Statement("DELETE FROM outbox WHERE turn_id = ?", (turn_id,))])
