"""SQL that the branches of a recall share."""

from __future__ import annotations

from kumbuka.adapters.store.filters import Fragment
from kumbuka.ports import Statement

NOTHING = Statement("SELECT 1 WHERE 0")
"""In place of a branch that is not asked."""
FREQUENCY_CAP = 500
"""Document frequencies are counted up to here: a word in more rows is no evidence anyway."""
COSINE = (
    "CASE WHEN v.embedding IS NULL THEN NULL ELSE 1.0 - vector_distance_cos(v.embedding, ?) END"
)
"""Its parameter is the query in the form of what is stored."""
VECTOR = (
    " LEFT JOIN vectors AS v ON v.owner_no = m.owner_no AND v.memory_no = m.memory_no"
    " AND v.signature = ?"
)
"""To the rows of `m`, those of their vectors that the question is compared with."""


def keyword_hits(match: Fragment, visible: Fragment, limit: int) -> Fragment:
    """Rows `(memory_no, bm)` of the best visible hits; larger is better.

    Sorted before any row is looked up: of thousands that share a word, the first dozen that are
    visible are wanted. The inner limit keeps SQLite from dropping the order of a subquery.
    """
    ordered = (
        "SELECT rowid AS memory_no, -bm25(memories_fts) AS bm FROM memories_fts"
        f" WHERE {match.sql} ORDER BY bm DESC, rowid LIMIT -1"
    )
    sql = (
        f"SELECT o.memory_no, o.bm FROM ({ordered}) AS o CROSS JOIN memories AS m"
        f" ON m.memory_no = o.memory_no WHERE {visible.sql} LIMIT ?"
    )
    return Fragment(sql, (*match.args, *visible.args, limit))
