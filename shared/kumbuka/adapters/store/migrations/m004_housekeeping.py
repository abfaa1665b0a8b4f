"""Deleted memories that may still be brought back, and when housekeeping was last planned.

They stand in a table of their own, so that nothing that reads memories can find them.
"""

from __future__ import annotations

STATEMENTS = (
    """
    CREATE TABLE deleted_memories (
        memory_id TEXT PRIMARY KEY,
        owner_id TEXT NOT NULL CHECK (owner_id <> ''),
        user_id TEXT NOT NULL,
        session_id TEXT NOT NULL,
        type TEXT NOT NULL,
        key TEXT NOT NULL,
        content TEXT NOT NULL,
        metadata TEXT NOT NULL,
        created_at INTEGER NOT NULL,
        updated_at INTEGER NOT NULL,
        last_confirmed_at INTEGER NOT NULL,
        times_confirmed INTEGER NOT NULL,
        expires_at INTEGER,
        valid_from INTEGER NOT NULL,
        superseded_at INTEGER,
        superseded_by TEXT,
        archived_at INTEGER,
        pinned INTEGER NOT NULL,
        shared INTEGER NOT NULL,
        access_count INTEGER NOT NULL,
        last_accessed_at INTEGER,
        said_at TEXT NOT NULL,
        thread INTEGER,
        deleted_at INTEGER NOT NULL
    )
    """,
    "CREATE INDEX deleted_memories_age ON deleted_memories (owner_id, deleted_at)",
    # What a summary was made of; most owners have none.
    "CREATE INDEX memories_archived ON memories (owner_id) WHERE archived_at IS NOT NULL",
    "CREATE TABLE housekeeping_runs (kind TEXT PRIMARY KEY, planned_at INTEGER NOT NULL)",
)
