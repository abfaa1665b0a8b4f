"""Settings in SQL: the changes of the deployment and of each owner, as JSON."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from kumbuka.memory.model import Millis
from kumbuka.ports import Statement

if TYPE_CHECKING:
    from kumbuka.ports import Database, Row

DEPLOYMENT = ""
"""The owner id under which the deployment's own layer is stored."""
Layers = tuple[dict[str, Any], dict[str, Any]]
"""Of the deployment, and of an owner."""


class SqlSettingsStore:
    """`ports.SettingsStore` on a `Database`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def layers(self, owner_id: str) -> Layers:
        sql = "SELECT owner_id, changes FROM settings WHERE owner_id IN (?, ?)"
        (found,) = await self._database.read([Statement(sql, (DEPLOYMENT, owner_id))])
        return layers_from(found.rows, owner_id)

    async def change(self, owner_id: str | None, changes: Mapping[str, Any], now: Millis) -> None:
        layer = owner_id or DEPLOYMENT
        async with self._database.transaction() as transaction:
            sql = "SELECT changes FROM settings WHERE owner_id = ?"
            found = await transaction.execute(Statement(sql, (layer,)))
            held = json.loads(found.rows[0][0]) if found.rows else {}
            merged = json.dumps(_merged(held, changes), ensure_ascii=True)
            sql = (
                "INSERT INTO settings VALUES (?, ?, ?) ON CONFLICT (owner_id)"
                " DO UPDATE SET changes = excluded.changes, updated_at = excluded.updated_at"
            )
            await transaction.execute(Statement(sql, (layer, merged, now)))

    def forget(self, owner_id: str | None) -> None:
        """Nothing is kept: every call reads the database."""


def layers_from(rows: Sequence[Row], owner_id: str) -> Layers:
    """Of rows `(owner_id, changes)`. Raises ValueError where one is not JSON."""
    held = {row[0]: json.loads(row[1]) for row in rows}
    return held.get(DEPLOYMENT, {}), held.get(owner_id, {})


def _merged(held: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """A field that is an object changes in part, as the whole does."""
    merged = dict(held)
    for name, value in changes.items():
        before = held.get(name)
        both = isinstance(before, dict) and isinstance(value, dict)
        merged[name] = {**before, **value} if both and before else value
    return merged
