"""The statement that finds memories of the times a message names.

A memory is of a time when it was said or confirmed then. Of these the best keyword hits and the
newest are found, so that neither many memories of that time nor many better hits from another time
hide what is asked for.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kumbuka.adapters.store.branch_sql import COSINE, NOTHING, VECTOR
from kumbuka.adapters.store.filters import Fragment
from kumbuka.adapters.store.rows import WIDTH, columns, memory_from
from kumbuka.memory.ranking import Candidate
from kumbuka.memory.scopes import partition
from kumbuka.ports import Compared, Statement

if TYPE_CHECKING:
    from kumbuka.memory.date_range import DateRange
    from kumbuka.ports import RecallQuery, Row

ROWS_CAP = 500
"""The rows of these times are counted up to here, the newest ones."""


def statement(
    query: RecallQuery, visible: Fragment, wins: Fragment, match: Fragment | None
) -> Statement:
    """Rows with their bm25, the number of rows of these times, and their cosine."""
    if not query.dates:
        return NOTHING
    within = visible & within_filter(query.dates)
    inside = (
        f"inside AS MATERIALIZED (SELECT m.memory_no FROM memories AS m WHERE {within.sql}"
        " ORDER BY m.last_confirmed_at DESC, m.memory_no DESC LIMIT ?)"
    )
    hits = _hits(query, within, match)
    chosen = (
        "chosen AS (SELECT memory_no FROM hits UNION"
        " SELECT memory_no FROM (SELECT memory_no FROM inside LIMIT ?))"
    )
    rows = "FROM chosen CROSS JOIN memories AS m ON m.memory_no = chosen.memory_no"
    rows = f"{rows} LEFT JOIN hits ON hits.memory_no = m.memory_no"
    head = (
        f"WITH {inside}, {hits.sql}, {chosen} SELECT {columns()}, hits.bm,"
        " (SELECT count(*) FROM inside),"
    )
    first = (*within.args, ROWS_CAP, *hits.args, query.dated_limit)
    if query.embedding is None:
        return Statement(f"{head} NULL {rows} WHERE {wins.sql}", (*first, *wins.args))
    joined = f"{rows}{VECTOR} WHERE {wins.sql}"
    args = (*first, query.signature, *wins.args)
    return Compared(
        f"{head} {COSINE} {joined}",
        (*first, query.embedding, query.signature, *wins.args),
        Statement(f"{head} v.embedding {joined}", args),
        Statement(f"{head} m.memory_no {rows} WHERE {wins.sql}", (*first, *wins.args)),
        query.embedding,
        partition(query.scope.owner_id),
    )


def found(rows: Sequence[Row]) -> tuple[list[Candidate], int]:
    """The memories of these times, newest first, and how many there are, up to the cap."""
    candidates = [Candidate(memory_from(row), row[WIDTH], row[WIDTH + 2]) for row in rows]
    candidates.sort(key=lambda c: (-c.memory.last_confirmed_at, c.memory.memory_id))
    return candidates, rows[0][WIDTH + 1] if rows else 0


def _hits(query: RecallQuery, within: Fragment, match: Fragment | None) -> Fragment:
    if match is None:
        return Fragment("hits AS (SELECT 0 AS memory_no, 0.0 AS bm WHERE 0)")
    # The text index first: row by row of a long time, asking it takes a hundred times as long.
    sql = (
        "hits AS MATERIALIZED (SELECT m.memory_no AS memory_no,"
        " -bm25(memories_fts) AS bm"
        " FROM memories_fts CROSS JOIN memories AS m ON m.memory_no = memories_fts.rowid"
        f" WHERE {match.sql} AND {within.sql}"
        " ORDER BY bm DESC, m.memory_no LIMIT ?)"
    )
    return Fragment(sql, (*match.args, *within.args, query.limit))


def within_filter(dates: Sequence[DateRange]) -> Fragment:
    """Said or confirmed in one of the ranges; the first condition is for an index."""
    one = (
        "(m.valid_from >= ? AND m.valid_from < ?)"
        " OR (m.last_confirmed_at >= ? AND m.last_confirmed_at < ?)"
        " OR (m.said_at <> '' AND EXISTS (SELECT 1 FROM json_each('[' || m.said_at || ']') AS said"
        " WHERE said.value >= ? AND said.value < ?))"
    )
    earliest = min(dated.start for dated in dates)
    args = [bound for dated in dates for bound in (dated.start, dated.end) * 3]
    sql = " OR ".join([one] * len(dates))
    return Fragment(f"m.last_confirmed_at >= ? AND ({sql})", (earliest, *args))
