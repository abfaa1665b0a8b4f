"""The first schema. What must always be true of memories is a constraint here, not a habit."""

from __future__ import annotations

STATEMENTS = (
    # AUTOINCREMENT: a number is never used again, so no row inherits another's vector or text.
    """
    CREATE TABLE memories (
        memory_no INTEGER PRIMARY KEY AUTOINCREMENT,
        memory_id TEXT NOT NULL UNIQUE,
        owner_no INTEGER NOT NULL,
        owner_id TEXT NOT NULL CHECK (owner_id <> ''),
        user_id TEXT NOT NULL DEFAULT '',
        session_id TEXT NOT NULL DEFAULT '',
        type TEXT NOT NULL CHECK (type IN ('factual', 'episodic', 'procedural', 'semantic')),
        key TEXT NOT NULL CHECK (key <> ''),
        content TEXT NOT NULL CHECK (content <> ''),
        metadata TEXT NOT NULL DEFAULT '{}',
        category TEXT NOT NULL DEFAULT '',
        subject TEXT NOT NULL DEFAULT 'user',
        object_slug TEXT NOT NULL DEFAULT '',
        created_at INTEGER NOT NULL,
        updated_at INTEGER NOT NULL,
        last_confirmed_at INTEGER NOT NULL,
        times_confirmed INTEGER NOT NULL DEFAULT 1 CHECK (times_confirmed >= 1),
        expires_at INTEGER,
        valid_from INTEGER NOT NULL,
        superseded_at INTEGER CHECK (superseded_at IS NULL OR superseded_at >= valid_from),
        superseded_by TEXT CHECK (superseded_by IS NULL OR superseded_at IS NOT NULL),
        archived_at INTEGER,
        pinned INTEGER NOT NULL DEFAULT 0 CHECK (pinned IN (0, 1)),
        shared INTEGER NOT NULL DEFAULT 0 CHECK (shared IN (0, 1)),
        access_count INTEGER NOT NULL DEFAULT 0,
        last_accessed_at INTEGER,
        said_at TEXT NOT NULL DEFAULT ''
    )
    """,
    """
    CREATE UNIQUE INDEX memories_one_current ON memories (owner_id, user_id, session_id, key)
        WHERE superseded_at IS NULL AND archived_at IS NULL
    """,
    "CREATE INDEX memories_chain ON memories (owner_id, key, user_id, session_id, valid_from)",
    "CREATE INDEX memories_newest ON memories (owner_id, created_at, memory_no)",
    """
    CREATE INDEX memories_confirmed ON memories (owner_id, last_confirmed_at)
        WHERE superseded_at IS NULL AND archived_at IS NULL
    """,
    "CREATE INDEX memories_object ON memories (owner_id, object_slug)",
    """
    CREATE INDEX memories_profile
        ON memories (owner_id, user_id, category, times_confirmed, last_confirmed_at)
        WHERE superseded_at IS NULL AND archived_at IS NULL
    """,
    """
    CREATE INDEX memories_pinned ON memories (owner_id, user_id, last_confirmed_at)
        WHERE pinned = 1 AND superseded_at IS NULL AND archived_at IS NULL
    """,
    """
    CREATE INDEX memories_expiring ON memories (owner_id, expires_at) WHERE expires_at IS NOT NULL
    """,
    "CREATE INDEX memories_shared ON memories (shared) WHERE shared = 1",
    # The owner is a column of the index, as digits, so a search reads one owner's postings only.
    """
    CREATE VIRTUAL TABLE memories_fts
        USING fts5(owner, body, tokenize = 'porter unicode61 remove_diacritics 2')
    """,
    # Clustered by owner: a scan of one owner's vectors reads neighbouring pages.
    """
    CREATE TABLE vectors (
        owner_no INTEGER NOT NULL,
        memory_no INTEGER NOT NULL,
        signature TEXT NOT NULL CHECK (signature <> ''),
        embedding BLOB NOT NULL CHECK (length(embedding) > 0),
        version INTEGER NOT NULL,
        PRIMARY KEY (owner_no, memory_no)
    ) WITHOUT ROWID
    """,
    "CREATE INDEX vectors_version ON vectors (owner_no, version)",
    # What a process that holds an owner's vectors compares: see ports.Nearest.
    """
    CREATE TABLE vector_versions (
        owner_no INTEGER PRIMARY KEY,
        version INTEGER NOT NULL,
        resets INTEGER NOT NULL
    )
    """,
    """
    CREATE TABLE keys (
        key_id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        owner_id TEXT NOT NULL,
        rights TEXT NOT NULL,
        hash TEXT NOT NULL UNIQUE,
        created_at INTEGER NOT NULL,
        last_used_at INTEGER,
        revoked_at INTEGER
    )
    """,
    "CREATE TABLE known_owners (owner_id TEXT PRIMARY KEY, first_seen_at INTEGER NOT NULL)",
    """
    CREATE TABLE settings (
        owner_id TEXT PRIMARY KEY,
        changes TEXT NOT NULL,
        updated_at INTEGER NOT NULL
    )
    """,
    # Blocks to be put back, by the messages they belong to.
    """
    CREATE TABLE injected_blocks (
        owner_id TEXT NOT NULL,
        user_id TEXT NOT NULL,
        session_id TEXT NOT NULL,
        messages_hash TEXT NOT NULL,
        block TEXT NOT NULL,
        memory_ids TEXT NOT NULL,
        has_profile INTEGER NOT NULL,
        created_at INTEGER NOT NULL,
        PRIMARY KEY (owner_id, user_id, session_id, messages_hash)
    ) WITHOUT ROWID
    """,
    "CREATE INDEX injected_blocks_age ON injected_blocks (created_at)",
    # What a request was given, and why: ids and scores, never texts.
    """
    CREATE TABLE injections (
        request_id TEXT PRIMARY KEY,
        owner_id TEXT NOT NULL,
        user_id TEXT NOT NULL,
        session_id TEXT NOT NULL,
        messages_hash TEXT NOT NULL,
        created_at INTEGER NOT NULL,
        status TEXT NOT NULL,
        tokens INTEGER NOT NULL,
        memory_ids TEXT NOT NULL,
        detail TEXT NOT NULL
    )
    """,
    "CREATE INDEX injections_owner ON injections (owner_id, created_at)",
    "CREATE INDEX injections_age ON injections (created_at)",
    """
    CREATE TABLE daily_chats (
        owner_id TEXT NOT NULL,
        day INTEGER NOT NULL,
        chats INTEGER NOT NULL,
        injected INTEGER NOT NULL,
        PRIMARY KEY (owner_id, day)
    ) WITHOUT ROWID
    """,
    # Turns that were learned, so that a second delivery changes nothing.
    """
    CREATE TABLE processed_turns (
        turn_id TEXT PRIMARY KEY,
        owner_id TEXT NOT NULL,
        user_id TEXT NOT NULL,
        messages_hash TEXT NOT NULL,
        said_at INTEGER NOT NULL,
        processed_at INTEGER NOT NULL
    )
    """,
    "CREATE INDEX processed_turns_hash ON processed_turns (owner_id, messages_hash, said_at)",
    "CREATE INDEX processed_turns_age ON processed_turns (processed_at)",
    # Marks that outlive what they are about: kind is deleted, retracted or erased.
    """
    CREATE TABLE tombstones (
        kind TEXT NOT NULL CHECK (kind IN ('deleted', 'retracted', 'erased')),
        mark TEXT NOT NULL,
        at INTEGER NOT NULL,
        made_at INTEGER NOT NULL,
        PRIMARY KEY (kind, mark, at)
    ) WITHOUT ROWID
    """,
    "CREATE INDEX tombstones_age ON tombstones (made_at)",
    """
    CREATE TABLE outbox (
        turn_id TEXT PRIMARY KEY,
        owner_id TEXT NOT NULL,
        user_id TEXT NOT NULL,
        body TEXT NOT NULL,
        created_at INTEGER NOT NULL
    )
    """,
)
