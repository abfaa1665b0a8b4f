"""Number memories in blocks, one for each partition: see `adapters.store.numbers`.

Until here an owner was a column of the text index, whose search read the postings of everybody and
those of the owner's column. Now a search reads a stretch of the index, and the column is gone.
"""

from __future__ import annotations

STATEMENTS = (
    "CREATE TABLE memory_numbers (block INTEGER PRIMARY KEY, last_no INTEGER NOT NULL)",
    "CREATE TABLE renumbered (old_no INTEGER PRIMARY KEY, new_no INTEGER NOT NULL UNIQUE)",
    """
    INSERT INTO renumbered
        SELECT memory_no, ((owner_no >> 12) << 27)
            + row_number() OVER (PARTITION BY owner_no >> 12 ORDER BY memory_no)
        FROM memories
    """,
    "INSERT INTO memory_numbers SELECT new_no >> 27, max(new_no) FROM renumbered GROUP BY 1",
    """
    CREATE VIRTUAL TABLE renumbered_fts
        USING fts5(body, tokenize = 'porter unicode61 remove_diacritics 2')
    """,
    """
    INSERT INTO renumbered_fts (rowid, body)
        SELECT r.new_no, f.body FROM renumbered AS r JOIN memories_fts AS f ON f.rowid = r.old_no
        ORDER BY r.new_no
    """,
    "DROP TABLE memories_fts",
    "ALTER TABLE renumbered_fts RENAME TO memories_fts",
    "INSERT INTO memories_fts (memories_fts, rank) VALUES ('usermerge', 2)",
    "DELETE FROM vectors WHERE memory_no NOT IN (SELECT old_no FROM renumbered)",
    """
    UPDATE vectors
        SET memory_no = (SELECT new_no FROM renumbered WHERE old_no = vectors.memory_no)
    """,
    """
    UPDATE memories
        SET memory_no = (SELECT new_no FROM renumbered WHERE old_no = memories.memory_no)
    """,
    # Whoever holds vectors by the old numbers reads them anew.
    "UPDATE vector_versions SET version = version + 1, resets = resets + 1",
    "DROP TABLE renumbered",
    # It told whether the text index held one partition only.
    "DROP INDEX memories_partition",
)
