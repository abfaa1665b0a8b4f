"""The vector branch where another store has found the nearest: its ids are fetched as rows.

The rows pass the same filters and their cosines are computed here, so that what another store holds
or says decides neither who sees a row nor its rank. Rows that were not copied yet are compared too.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from kumbuka.adapters.store.filters import Fragment
from kumbuka.adapters.store.rows import columns
from kumbuka.memory.scopes import Reach, partition
from kumbuka.ports import Statement

if TYPE_CHECKING:
    from kumbuka.ports import NamedVectors, RecallQuery, Value

UNCOPIED = 1000
"""Changes that the copy may be behind: the newest are looked at, older ones wait for it."""
SAMPLE = 1024
"""Vectors that stand for all of the owner's where the mean of their cosines is wanted."""
COUNTED = 20_000
"""Rows in scope are counted up to here."""

_COSINE = "1.0 - vector_distance_cos(v.embedding, ?)"


def statement(
    query: RecallQuery, named: NamedVectors, lasting: Fragment, visible: Fragment, wins: Fragment
) -> Statement:
    """Rows as of the vector branch: columns, cosine, rows in scope, mean of the cosines, of their
    squares."""
    number = partition(query.scope.owner_id)
    wanted = _wanted(query, named, number)
    near = Fragment(
        f"SELECT v.memory_no AS memory_no, {_COSINE} AS cosine FROM wanted"
        " CROSS JOIN memories AS m ON m.memory_no = wanted.memory_no CROSS JOIN vectors AS v"
        f" ON v.owner_no = m.owner_no AND v.memory_no = m.memory_no WHERE v.signature = ?"
        f" AND {visible.sql}",
        (query.embedding, query.signature, *visible.args),
    )
    sample = Fragment(
        f"SELECT {_COSINE} AS cosine FROM (SELECT * FROM vectors WHERE owner_no = ?"
        " AND signature = ? LIMIT ?) AS v CROSS JOIN memories AS m ON m.memory_no = v.memory_no"
        f" WHERE {lasting.sql}",
        (query.embedding, number, query.signature, SAMPLE, *lasting.args),
    )
    mean = "coalesce((SELECT avg({0}) FROM sample), (SELECT avg({0}) FROM near))".format
    sql = (
        f"WITH wanted AS ({wanted.sql}), near AS MATERIALIZED ({near.sql}),"
        f" sample AS MATERIALIZED ({sample.sql}),"
        " best AS (SELECT * FROM near ORDER BY round(cosine, 6) DESC, memory_no LIMIT ?)"
        f" SELECT {columns()}, best.cosine,"
        f" (SELECT count(*) FROM (SELECT 1 FROM memories AS m WHERE {lasting.sql} LIMIT ?)),"
        f" {mean('cosine')}, {mean('cosine * cosine')}"
        f" FROM best JOIN memories AS m ON m.memory_no = best.memory_no WHERE {wins.sql}"
        " ORDER BY round(best.cosine, 6) DESC, m.memory_no"
    )
    args: tuple[Value, ...] = (*wanted.args, *near.args, *sample.args, query.vector_limit)
    return Statement(sql, (*args, *lasting.args, COUNTED, *wins.args))


def _wanted(query: RecallQuery, named: NamedVectors, number: int) -> Fragment:
    """Memory numbers: of the ids, of what is not copied yet, and of what others share."""
    ids = Fragment(
        "SELECT m.memory_no FROM json_each(?) AS j CROSS JOIN memories AS m"
        " ON m.memory_id = j.value",
        (json.dumps(list(named.memory_ids)),),
    )
    uncopied = Fragment(
        "SELECT memory_no FROM (SELECT v.memory_no FROM vectors AS v INDEXED BY vectors_version"
        " WHERE v.owner_no = ? AND v.version > coalesce((SELECT version FROM vector_copies"
        " WHERE store = ? AND owner_no = ?), 0) ORDER BY v.version DESC LIMIT ?)",
        (number, named.store, number, UNCOPIED),
    )
    shared = Fragment("SELECT memory_no FROM memories WHERE shared = 1")
    parts = [ids, uncopied, shared] if query.scope.reach is Reach.GLOBAL else [ids, uncopied]
    sql = " UNION ".join(part.sql for part in parts)
    return Fragment(sql, tuple(arg for part in parts for arg in part.args))
