"""Keys and pass-through owners in SQL."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from kumbuka.adapters.store.settings import DEPLOYMENT, Layers, layers_from
from kumbuka.errors import NotFound
from kumbuka.memory.keys import Key, Right
from kumbuka.memory.model import Millis
from kumbuka.ports import Statement

if TYPE_CHECKING:
    from kumbuka.ports import Database, Row

SettingsReader = Callable[[], Callable[[str, Layers], object]]
"""Called before settings are read; what it returns is given the owner and both layers."""

_COLUMNS = "key_id, name, owner_id, rights, created_at, last_used_at, revoked_at"


class SqlKeyStore:
    """`ports.KeyStore` on a `Database`."""

    def __init__(self, database: Database, settings_reader: SettingsReader | None = None) -> None:
        """With `settings_reader`, a key's owner's settings are read along with the key: whoever is
        let in needs them next, and a remote database is far away."""
        self._database = database
        self._settings_reader = settings_reader

    async def find(self, hash: str) -> Key | None:
        sql = f"SELECT {_COLUMNS} FROM keys WHERE hash = ?"
        statements = [Statement(sql, (hash,))]
        if self._settings_reader is None:
            (found,) = await self._database.read(statements)
            return _key(found.rows[0]) if found.rows else None
        learn = self._settings_reader()
        found, settings = await self._database.read([*statements, _settings_of_owner(hash)])
        key = _key(found.rows[0]) if found.rows else None
        if key is not None:
            with suppress(ValueError, AttributeError):  # told to whoever asks for the settings
                learn(key.owner_id, layers_from(settings.rows, key.owner_id))
        return key

    async def create(self, key: Key, hash: str) -> None:
        rights = ",".join(right for right in Right if right in key.rights)
        sql = f"INSERT INTO keys ({_COLUMNS}, hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
        times = (key.created_at, key.last_used_at, key.revoked_at)
        args = (key.key_id, key.name, key.owner_id, rights, *times, hash)
        await self._database.write([Statement(sql, args)])

    async def list(self, owner_id: str | None = None) -> list[Key]:
        sql = f"SELECT {_COLUMNS} FROM keys WHERE ? IN ('', owner_id) ORDER BY created_at, key_id"
        (found,) = await self._database.read([Statement(sql, (owner_id or "",))])
        return [_key(row) for row in found.rows]

    async def revoke(self, key_id: str, now: Millis) -> Key:
        sql = (
            "UPDATE keys SET revoked_at = coalesce(revoked_at, ?) WHERE key_id = ?"
            f" RETURNING {_COLUMNS}"
        )
        (found,) = await self._database.write([Statement(sql, (now, key_id))])
        if not found.rows:
            raise NotFound(f"no key has the id {key_id}")
        return _key(found.rows[0])

    async def touch(self, key_id: str, now: Millis) -> None:
        sql = "UPDATE keys SET last_used_at = ? WHERE key_id = ?"
        await self._database.write([Statement(sql, (now, key_id))])

    async def is_known_owner(self, owner_id: str) -> bool:
        sql = "SELECT 1 FROM known_owners WHERE owner_id = ?"
        (found,) = await self._database.read([Statement(sql, (owner_id,))])
        return bool(found.rows)

    async def remember_owner(self, owner_id: str, now: Millis) -> None:
        sql = "INSERT INTO known_owners VALUES (?, ?) ON CONFLICT DO NOTHING"
        await self._database.write([Statement(sql, (owner_id, now))])


def _settings_of_owner(hash: str) -> Statement:
    sql = (
        "SELECT owner_id, changes FROM settings"
        " WHERE owner_id IN (?, (SELECT owner_id FROM keys WHERE hash = ?))"
    )
    return Statement(sql, (DEPLOYMENT, hash))


def _key(row: Row) -> Key:
    key_id, name, owner_id, rights, created_at, last_used_at, revoked_at = row
    held = frozenset(Right(name) for name in rights.split(",") if name)
    return Key(key_id, name, owner_id, held, created_at, last_used_at, revoked_at)
