"""What was said, passage by passage, beside what was learned from it.

A passage is a row of `memories` with the number of its conversation; facts have none. It has a
partition of its own, so that neither the text index nor a scan for facts reads it. And how far
each partition's vectors were copied to another store.
"""

from __future__ import annotations

STATEMENTS = (
    "ALTER TABLE memories ADD COLUMN thread INTEGER",
    # A passage's neighbours: what was said before and after it in the same conversation.
    "CREATE INDEX memories_thread ON memories (thread, valid_from) WHERE thread IS NOT NULL",
    # Both ends tell whether the text index holds one partition only.
    "CREATE INDEX memories_partition ON memories (owner_no)",
    """
    CREATE TABLE vector_copies (
        store TEXT NOT NULL,
        owner_no INTEGER NOT NULL,
        version INTEGER NOT NULL,
        resets INTEGER NOT NULL,
        PRIMARY KEY (store, owner_no)
    ) WITHOUT ROWID
    """,
)
