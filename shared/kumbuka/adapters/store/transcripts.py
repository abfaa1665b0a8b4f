"""The statements that find passages of transcripts, each with its neighbours in the conversation.

They run in the same round trip as those of `recall`, on the owner's transcript partition. What was
said right before or after a hit often holds the answer, so it is a candidate too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from kumbuka.adapters.store.branch_sql import COSINE, FREQUENCY_CAP, NOTHING, VECTOR, keyword_hits
from kumbuka.adapters.store.dated import within_filter
from kumbuka.adapters.store.filters import (
    Fragment,
    corpus_filter,
    held_at,
    matching,
    retention_filter,
    scope_filter,
    unexpired_filter,
)
from kumbuka.adapters.store.rows import WIDTH, columns, memory_from
from kumbuka.memory.ranking import Candidate, ScopeStatistics, TurnCandidate
from kumbuka.memory.scopes import Corpus, Reach, transcript_partition
from kumbuka.ports import Compared, Nearest, Statement, Value
from kumbuka.ports.stores import NOTHING_SEARCHED

if TYPE_CHECKING:
    from kumbuka.ports import RecallQuery, Result, Row, TurnSearch

_BEFORE = (
    "(SELECT p.memory_no FROM memories AS p WHERE p.thread = {0}.thread"
    " AND p.owner_id = {0}.owner_id"
    " AND (p.valid_from, p.memory_no) < ({0}.valid_from, {0}.memory_no)"
    " ORDER BY p.valid_from DESC, p.memory_no DESC LIMIT 1)"
)
_AFTER = (
    "(SELECT p.memory_no FROM memories AS p WHERE p.thread = {0}.thread"
    " AND p.owner_id = {0}.owner_id"
    " AND (p.valid_from, p.memory_no) > ({0}.valid_from, {0}.memory_no)"
    " ORDER BY p.valid_from, p.memory_no LIMIT 1)"
)
_AROUND = (
    "around AS (SELECT memory_no FROM best"
    f" UNION SELECT {_BEFORE.format('h')} FROM best JOIN memories AS h USING (memory_no)"
    f" UNION SELECT {_AFTER.format('h')} FROM best JOIN memories AS h USING (memory_no))"
)
"""The numbers in `best`, and of what stands beside them."""
_PASSAGE = f"{columns()}, m.memory_no, {_BEFORE.format('m')}, {_AFTER.format('m')}"
_PASSAGE_WIDTH = WIDTH + 3


@dataclass(frozen=True, slots=True)
class _Search:
    query: RecallQuery
    wanted: TurnSearch
    number: int
    lasting: Fragment
    visible: Fragment


def statements(query: RecallQuery) -> list[Statement]:
    """Keyword hits, frequencies, vectors; none where no passages are wanted."""
    if query.turns is None:
        return []
    search = _search(query, query.turns)
    return [_keywords(search), _frequencies(search), _vectors(search)]


def found(results: Sequence[Result]) -> tuple[list[TurnCandidate], ScopeStatistics, int]:
    """What `statements` were answered: passages, what they are relative to, and how many of the
    times named there are, up to a cap."""
    if not results:
        return [], NOTHING_SEARCHED, 0
    keywords, frequencies, vectors = (result.rows for result in results)
    candidates: dict[str, TurnCandidate] = {}
    for row in keywords:
        candidates[row[0]] = _candidate(row, row[_PASSAGE_WIDTH], row[_PASSAGE_WIDTH + 1])
    for row in vectors:
        if row[0] not in candidates:
            candidates[row[0]] = _candidate(row, None, row[_PASSAGE_WIDTH])
    rows, dated_rows, *counts = frequencies[0] if frequencies else (0, 0)
    return list(candidates.values()), _statistics(vectors, rows, counts), dated_rows


def _candidate(row: Row, bm25: float | None, cosine: float | None) -> TurnCandidate:
    number, before, after = row[WIDTH:_PASSAGE_WIDTH]
    return TurnCandidate(Candidate(memory_from(row), bm25, cosine), number, before, after)


def _statistics(vectors: Sequence[Row], rows: int, counts: Sequence[int]) -> ScopeStatistics:
    if not vectors:
        return ScopeStatistics(rows, 0.0, 0.0, tuple(counts))
    total, mean, squares = vectors[0][_PASSAGE_WIDTH + 1 : _PASSAGE_WIDTH + 4]
    deviation = max(squares - mean * mean, 0.0) ** 0.5
    return ScopeStatistics(max(total, rows), mean, deviation, tuple(counts))


def _search(query: RecallQuery, wanted: TurnSearch) -> _Search:
    scope = query.scope
    if scope.reach is Reach.GLOBAL:  # what somebody said is never shared
        scope = replace(scope, reach=Reach.USER)
    lasting = scope_filter(scope) & held_at(query.as_of) & corpus_filter(Corpus.TRANSCRIPTS)
    kept = retention_filter(query.now, query.retention_days, query.retention_types)
    return _Search(
        replace(query, scope=scope),
        wanted,
        transcript_partition(scope.owner_id),
        lasting,
        lasting & unexpired_filter(query.now) & kept,
    )


def _keywords(search: _Search) -> Statement:
    query, visible = search.query, search.visible
    if not query.match and not query.dates:
        return NOTHING
    best = _best(search)
    with_neighbours = f"WITH {best.sql}, {_AROUND}"
    rows = (
        "FROM around CROSS JOIN memories AS m ON m.memory_no = around.memory_no"
        " LEFT JOIN best ON best.memory_no = m.memory_no"
    )
    head = f"{with_neighbours} SELECT {_PASSAGE}, best.bm,"
    if query.embedding is None:
        return Statement(f"{head} NULL {rows} WHERE {visible.sql}", (*best.args, *visible.args))
    joined = f"{rows}{VECTOR} WHERE {visible.sql}"
    args = (*best.args, query.signature, *visible.args)
    return Compared(
        f"{head} {COSINE} {joined}",
        (*best.args, query.embedding, query.signature, *visible.args),
        Statement(f"{head} v.embedding {joined}", args),
        Statement(f"{head} m.memory_no {joined}", args),
        query.embedding,
        search.number,
    )


def _best(search: _Search) -> Fragment:
    """The best keyword hits; beside them those of the times that are named, and the newest there.

    Its columns: memory_no, and bm, which is NULL for what was found by its time alone.
    """
    query, limit = search.query, search.wanted.limit
    within = search.visible & within_filter(query.dates) if query.dates else None
    parts = [_matching(search, search.visible)] if query.match else []
    parts += [_matching(search, within)] if query.match and within else []
    if within:
        newest = (
            f"SELECT m.memory_no, NULL AS bm FROM memories AS m WHERE {within.sql}"
            " ORDER BY m.last_confirmed_at DESC, m.memory_no DESC LIMIT ?"
        )
        parts.append(Fragment(newest, (*within.args, limit)))
    union = " UNION ALL ".join(f"SELECT * FROM ({part.sql})" for part in parts)
    sql = (
        f"best AS MATERIALIZED (SELECT memory_no, max(bm) AS bm FROM ({union}) GROUP BY memory_no)"
    )
    return Fragment(sql, tuple(arg for part in parts for arg in part.args))


def _matching(search: _Search, visible: Fragment) -> Fragment:
    match = matching(search.query.match, search.number)
    return keyword_hits(match, visible, search.wanted.limit)


def _frequencies(search: _Search) -> Statement:
    """The number of passages in scope where no vector branch counts them, of those of the times
    named, then of those that hold each term; the latter counted to a bound."""
    query, lasting = search.query, search.lasting
    counts, args = ["0", "0"], list[Value]()
    if query.embedding is None:
        counts[0], args = (
            f"(SELECT count(*) FROM memories AS m WHERE {lasting.sql})",
            [*lasting.args],
        )
    if query.dates:
        within = search.visible & within_filter(query.dates)
        counts[1] = _counted(f"memories AS m WHERE {within.sql}")
        args += [*within.args, FREQUENCY_CAP]
    for term in query.count_terms:
        match = matching(term, search.number)
        counts.append(_counted(f"memories_fts WHERE {match.sql}"))
        args += [*match.args, FREQUENCY_CAP]
    return Statement(f"SELECT {', '.join(counts)}", tuple(args))


def _counted(rows: str) -> str:
    return f"(SELECT count(*) FROM (SELECT 1 FROM {rows} LIMIT ?))"


def _vectors(search: _Search) -> Statement:
    query, lasting, visible = search.query, search.lasting, search.visible
    if query.embedding is None:
        return NOTHING
    clustered = (
        "FROM vectors AS v CROSS JOIN memories AS m"
        " ON m.memory_no = v.memory_no AND m.owner_no = v.owner_no"
        " WHERE v.owner_no = ? AND v.signature = ?"
    )
    place = (search.number, query.signature)
    sql = (
        "WITH d AS MATERIALIZED (SELECT v.memory_no AS memory_no,"
        f" 1.0 - vector_distance_cos(v.embedding, ?) AS cosine {clustered} AND {visible.sql}),"
        " best AS (SELECT memory_no FROM d ORDER BY round(cosine, 6) DESC, memory_no LIMIT ?),"
        f" {_AROUND} SELECT {_PASSAGE}, {COSINE} AS cosine, (SELECT count(*) FROM d),"
        " (SELECT avg(cosine) FROM d), (SELECT avg(cosine * cosine) FROM d)"
        " FROM around CROSS JOIN memories AS m ON m.memory_no = around.memory_no"
        f"{VECTOR} WHERE {visible.sql} ORDER BY round(cosine, 6) DESC, m.memory_no"
    )
    hits = (query.embedding, *place, *visible.args, search.wanted.vector_limit)
    args = (*hits, query.embedding, query.signature, *visible.args)
    if query.as_of is not None:
        return Statement(sql, args)
    return Nearest(
        sql,
        args,
        owner_no=search.number,
        candidates=Statement(
            f"SELECT v.memory_no, v.embedding {clustered} AND {lasting.sql}",
            (*place, *lasting.args),
        ),
        changes=_changes(search),
        state=Statement(
            "SELECT version, resets FROM vector_versions WHERE owner_no = ?", (search.number,)
        ),
        excluded=_excluded(search),
        fetch=Statement(
            f"WITH best AS (SELECT value AS memory_no FROM json_each(?)), {_AROUND}"
            f" SELECT {_PASSAGE}, m.memory_no FROM around CROSS JOIN memories AS m"
            f" ON m.memory_no = around.memory_no WHERE {visible.sql}",
            visible.args,
        ),
        query=query.embedding,
        limit=search.wanted.vector_limit,
    )


def _changes(search: _Search) -> Statement:
    """The version is the first parameter, so it stands first in the statement too."""
    lasting = search.lasting
    sql = (
        "WITH since AS (SELECT ? AS version) SELECT v.memory_no, v.embedding, v.signature = ? AND"
        f" {lasting.sql} FROM vectors AS v INDEXED BY vectors_version"
        " JOIN memories AS m ON m.memory_no = v.memory_no JOIN since"
        " WHERE v.owner_no = ? AND v.version > since.version"
    )
    return Statement(sql, (search.query.signature, *lasting.args, search.number))


def _excluded(search: _Search) -> Statement:
    """What is current and in scope, yet too old to be found now."""
    query, lasting = search.query, search.lasting
    kept = retention_filter(query.now, query.retention_days, query.retention_types)
    seen = unexpired_filter(query.now) & kept
    return Statement(
        f"SELECT m.memory_no FROM memories AS m WHERE {lasting.sql} AND NOT ({seen.sql})",
        (*lasting.args, *seen.args),
    )
