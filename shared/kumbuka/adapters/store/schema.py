"""Bring a database to the newest schema: numbered steps, each in one transaction, each recorded.

Two processes may start at once: a step that another process applied first is not applied again,
because the version is read inside the transaction that changes it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kumbuka.adapters.store.migrations import (
    m001_first_tables,
    m002_merged_text_index,
    m003_transcripts,
    m004_housekeeping,
    m005_blocks_of_numbers,
)
from kumbuka.errors import StoreUnavailable
from kumbuka.ports import Statement

if TYPE_CHECKING:
    from kumbuka.ports import Clock, Database

MIGRATIONS: Sequence[tuple[int, Sequence[str]]] = (
    (1, m001_first_tables.STATEMENTS),
    (2, m002_merged_text_index.STATEMENTS),
    (3, m003_transcripts.STATEMENTS),
    (4, m004_housekeeping.STATEMENTS),
    (5, m005_blocks_of_numbers.STATEMENTS),
)
NEWEST = MIGRATIONS[-1][0]

_VERSIONS = "CREATE TABLE IF NOT EXISTS schema_versions (version INTEGER PRIMARY KEY, at INTEGER)"
_VERSION = Statement("SELECT coalesce(max(version), 0) FROM schema_versions")


async def migrate(database: Database, clock: Clock) -> int:
    """Apply what is missing; returns how many steps that were.

    Raises StoreUnavailable for a database of a newer Kumbuka, and leaves it as it is.
    """
    if await _version(database) == NEWEST:
        return 0
    applied = 0
    for version, statements in MIGRATIONS:
        async with database.transaction() as transaction:
            await transaction.execute(Statement(_VERSIONS))
            present = (await transaction.execute(_VERSION)).rows[0][0]
            _refuse_newer(present)
            if present >= version:
                continue
            done = Statement("INSERT INTO schema_versions VALUES (?, ?)", (version, clock()))
            await transaction.batch([*map(Statement, statements), done])
            applied += 1
    return applied


async def _version(database: Database) -> int:
    """One read of a database that has a schema; without one, the table is missing."""
    try:
        (version,) = await database.read([_VERSION])
    except StoreUnavailable:
        exists = "SELECT count(*) FROM sqlite_master WHERE name = 'schema_versions'"
        (found,) = await database.read([Statement(exists)])
        if not found.rows[0][0]:
            return 0
        # Another process may have made it between the two.
        (version,) = await database.read([_VERSION])
    _refuse_newer(version.rows[0][0])
    return int(version.rows[0][0])


def _refuse_newer(version: int) -> None:
    if version > NEWEST:
        raise StoreUnavailable(f"the database has schema {version}, this Kumbuka knows {NEWEST}")
