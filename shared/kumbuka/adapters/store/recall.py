"""The statements of one recall: all that an answer needs, in one round trip.

Each branch carries every filter inside itself, so a row that may not be seen never takes the
place of one that may.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import TYPE_CHECKING

from kumbuka.adapters.store import dated, named, transcripts
from kumbuka.adapters.store.branch_sql import COSINE, FREQUENCY_CAP, NOTHING, VECTOR, keyword_hits
from kumbuka.adapters.store.filters import (
    Fragment,
    corpus_filter,
    held_at,
    matching,
    nearest_wins_filter,
    retention_filter,
    scope_filter,
    unexpired_filter,
)
from kumbuka.adapters.store.rows import WIDTH, columns, memory_from
from kumbuka.memory.profile import NAMED_ATTRIBUTES
from kumbuka.memory.ranking import Candidate, ScopeStatistics
from kumbuka.memory.scopes import Corpus, Reach, partition
from kumbuka.ports import Compared, Found, Nearest, RecordedBlock, Statement

if TYPE_CHECKING:
    from kumbuka.ports import RecallQuery, Result, Row, Value

FIXED = 7
"""Statements of every recall; those for transcripts follow."""
PROFILE_LIMITS = {
    "instruction": 12,
    "identity": 24,
    "allergy": 12,
    "favourite": 10,
    "preference": 12,
    "pattern": 10,
    "decision": 6,
    "tool": 6,
    "possession": 4,
}
"""Rows of each category that a profile of some hundred tokens could hold."""
PINNED_LIMIT = 20
NAMED_KEYS = tuple(f"identity:{name}" for name in NAMED_ATTRIBUTES)
NAMED_LIMIT = 24
"""Rows of the attributes that come first, however many others of identity there are."""


def statements(query: RecallQuery) -> list[Statement]:
    """Blocks, profile, keyword hits, frequencies, vectors, newest, of the times named, passages:
    in this order."""
    filters = _filters(query)
    return [
        _blocks(query),
        _profile(query, filters),
        _keywords(query, filters),
        _frequencies(query),
        _vectors(query, filters),
        _recent(query, filters),
        dated.statement(query, filters.visible, filters.wins, _match(query)),
        *transcripts.statements(query),
    ]


def found(results: Sequence[Result]) -> Found:
    blocks, profile, keywords, frequencies, vectors, recent, of_times = (
        result.rows for result in results[:FIXED]
    )
    candidates: dict[str, Candidate] = {}
    for row in keywords:
        candidates[row[0]] = Candidate(memory_from(row), row[WIDTH], row[WIDTH + 1])
    for row in vectors:
        if row[0] not in candidates:
            candidates[row[0]] = Candidate(memory_from(row), None, row[WIDTH])
    for row in recent:
        if row[0] not in candidates:
            candidates[row[0]] = Candidate(memory_from(row), None, None)
    dated_candidates, dated_rows = dated.found(of_times)
    return Found(
        list(candidates.values()),
        _statistics(vectors, frequencies),
        [memory_from(row) for row in profile],
        {row[0]: _block(row) for row in blocks},
        *transcripts.found(results[FIXED:]),
        dated=dated_candidates,
        dated_rows=dated_rows,
    )


def _statistics(vectors: Sequence[Row], frequencies: Sequence[Row]) -> ScopeStatistics:
    rows, *counts = frequencies[0] if frequencies else (0,)
    if not vectors:
        return ScopeStatistics(rows, 0.0, 0.0, tuple(counts))
    total, mean, squares = vectors[0][WIDTH + 1 : WIDTH + 4]
    deviation = max(squares - mean * mean, 0.0) ** 0.5
    return ScopeStatistics(max(total, rows), mean, deviation, tuple(counts))


def _block(row: Row) -> RecordedBlock:
    messages_hash, block, memory_ids, has_profile, stale = row
    ids: list[str] = json.loads(memory_ids)
    return RecordedBlock(messages_hash, block, ids, bool(has_profile), not stale)


def _blocks(query: RecallQuery) -> Statement:
    """Recorded blocks of the conversation, each with the number of its facts that ended."""
    if not query.conversation:
        return NOTHING
    scope = query.scope
    live = scope_filter(scope) & held_at(query.as_of) & unexpired_filter(query.now)
    sql = (
        "SELECT b.messages_hash, b.block, b.memory_ids, b.has_profile, (SELECT count(*)"
        " FROM json_each(b.memory_ids) AS j WHERE NOT EXISTS (SELECT 1 FROM memories AS m"
        f" WHERE m.memory_id = j.value AND {live.sql}))"
        " FROM injected_blocks AS b WHERE b.owner_id = ? AND b.user_id = ? AND b.session_id = ?"
        " AND b.messages_hash IN (SELECT value FROM json_each(?))"
    )
    place = (scope.owner_id, scope.user_id or "", scope.session_id or "")
    return Statement(sql, (*live.args, *place, json.dumps(list(query.conversation))))


@dataclass(frozen=True, slots=True)
class _Filters:
    lasting: Fragment
    """What is in scope whatever the time: the rows whose vectors a process may keep."""
    visible: Fragment
    wins: Fragment
    """Asked of the best rows of a branch only: it costs a look-up for each."""


def _filters(query: RecallQuery) -> _Filters:
    lasting = scope_filter(query.scope) & held_at(query.as_of) & corpus_filter(Corpus.FACTS)
    if query.type is not None:
        lasting = lasting & Fragment("m.type = ?", (str(query.type),))
    return _Filters(
        lasting,
        lasting & _seen(query, "m"),
        nearest_wins_filter(query.scope, partial(_seen, query), query.as_of),
    )


def _seen(query: RecallQuery, alias: str) -> Fragment:
    """Neither expired nor past its retention."""
    kept = retention_filter(query.now, query.retention_days, query.retention_types, alias)
    return unexpired_filter(query.now, alias) & kept


def _profile(query: RecallQuery, filters: _Filters) -> Statement:
    """A few rows of each category, most confirmed first, of the user and of nobody."""
    if not query.profile_keys:
        return NOTHING
    visible = filters.visible & filters.wins
    users = dict.fromkeys((query.scope.user_id or "", ""))
    args: list[Value] = []
    for user in users:
        own = (query.scope.owner_id, user)
        args += [*own, *visible.args, PINNED_LIMIT]
        args += [*own, json.dumps(NAMED_KEYS), *visible.args, NAMED_LIMIT]
        for category, limit in PROFILE_LIMITS.items():
            args += [*own, category, *visible.args, limit]
    return Statement(_profile_sql(visible.sql, len(users)), tuple(args))


@lru_cache(maxsize=64)
def _profile_sql(visible: str, users: int) -> str:
    own = f"SELECT {columns()} FROM memories AS m WHERE m.owner_id = ? AND m.user_id = ?"
    pinned = f"{own} AND m.pinned = 1 AND {visible} ORDER BY m.last_confirmed_at DESC LIMIT ?"
    of_category = (
        f"{own} AND m.category = ? AND {visible}"
        " ORDER BY m.times_confirmed DESC, m.last_confirmed_at DESC LIMIT ?"
    )
    attribute = (
        "CASE instr(m.key, '/') WHEN 0 THEN m.key ELSE substr(m.key, 1, instr(m.key, '/') - 1)"
    )
    attributes = (
        f"{own} AND m.category = 'identity' AND {attribute} END IN (SELECT value FROM json_each(?))"
        # The plus keeps SQLite from reading all of the owner's rows in that order.
        f" AND m.subject = 'user' AND {visible} ORDER BY +m.last_confirmed_at DESC LIMIT ?"
    )
    parts = [pinned, attributes, *[of_category] * len(PROFILE_LIMITS)] * users
    return " UNION ".join(f"SELECT * FROM ({part})" for part in parts)


def _matching(query: RecallQuery, terms: str) -> Fragment:
    """Shared rows stand among those of other owners."""
    is_global = query.scope.reach is Reach.GLOBAL
    return matching(terms, None if is_global else partition(query.scope.owner_id))


def _match(query: RecallQuery) -> Fragment | None:
    """The question's own words; None where it has none."""
    return _matching(query, query.match) if query.match else None


def _keywords(query: RecallQuery, filters: _Filters) -> Statement:
    if not query.match:
        return NOTHING
    # Hits are looked up best first, so one that a nearer row hides costs no other its place.
    best = keyword_hits(_matching(query, query.match), filters.visible & filters.wins, query.limit)
    rows = f"FROM ({best.sql}) AS best JOIN memories AS m ON m.memory_no = best.memory_no"
    joined = f"{rows}{VECTOR}"
    args = (*best.args, query.signature)
    head = f"SELECT {columns()}, best.bm,"
    if query.embedding is None:
        return Statement(f"{head} NULL {rows}", best.args)
    number = partition(query.scope.owner_id)
    return Compared(
        f"{head} {COSINE} {joined}",
        (query.embedding, *args),
        Statement(f"{head} v.embedding {joined}", args),
        Statement(f"{head} m.memory_no {rows}", best.args),
        query.embedding,
        number,
    )


def _frequencies(query: RecallQuery) -> Statement:
    """The number of rows in scope, then of those that hold each term; both counted to a bound."""
    scope = scope_filter(query.scope) & held_at(query.as_of) & corpus_filter(Corpus.FACTS)
    args: list[Value] = []
    total = "0"  # the vector branch counts them
    if query.embedding is None:
        total = f"(SELECT count(*) FROM memories AS m WHERE {scope.sql})"
        args += scope.args
    counts = []
    for term in query.count_terms:
        match = _matching(query, term)
        counts.append(
            f"(SELECT count(*) FROM (SELECT 1 FROM memories_fts WHERE {match.sql} LIMIT ?))"
        )
        args += [*match.args, FREQUENCY_CAP]
    return Statement(f"SELECT {', '.join([total, *counts])}", tuple(args))


def _vectors(query: RecallQuery, filters: _Filters) -> Statement:
    if query.embedding is None:
        return NOTHING
    scope, number = query.scope, partition(query.scope.owner_id)
    is_global = scope.reach is Reach.GLOBAL
    lasting, visible, wins = filters.lasting, filters.visible, filters.wins
    if query.named is not None:
        return named.statement(query, query.named, lasting, visible, wins)
    joined = (
        "FROM vectors AS v CROSS JOIN memories AS m"  # in this order: the vectors stand together
        " ON m.memory_no = v.memory_no AND m.owner_no = v.owner_no"
    )
    cluster = "" if is_global else "v.owner_no = ? AND "
    own: tuple[int, ...] = () if is_global else (number,)
    distances = (
        f"SELECT v.memory_no AS memory_no, 1.0 - vector_distance_cos(v.embedding, ?) AS cosine"
        f" {joined} WHERE {cluster}v.signature = ? AND {visible.sql}"
    )
    sql = (
        f"WITH d AS MATERIALIZED ({distances}),"
        " best AS (SELECT * FROM d ORDER BY round(cosine, 6) DESC, memory_no LIMIT ?)"
        f" SELECT {columns()}, best.cosine, (SELECT count(*) FROM d),"
        " (SELECT avg(cosine) FROM d), (SELECT avg(cosine * cosine) FROM d)"
        f" FROM best JOIN memories AS m ON m.memory_no = best.memory_no WHERE {wins.sql}"
        " ORDER BY round(best.cosine, 6) DESC, m.memory_no"
    )
    args = (query.embedding, *own, query.signature, *visible.args, query.vector_limit, *wins.args)
    if query.as_of is not None:  # a process need not keep the vectors of one moment
        return Statement(sql, args)
    in_scope = Fragment(
        f"{cluster}v.signature = ? AND {lasting.sql}", (*own, query.signature, *lasting.args)
    )
    hidden = _hidden(query)
    return Nearest(
        sql,
        args,
        owner_no=number,
        candidates=Statement(
            f"SELECT v.memory_no, v.embedding {joined} WHERE {in_scope.sql}", in_scope.args
        ),
        changes=Statement("") if is_global else _changes(query, lasting),
        state=_state(number, is_global),
        excluded=Statement(
            f"SELECT m.memory_no FROM memories AS m WHERE {lasting.sql} AND {hidden.sql}",
            (*lasting.args, *hidden.args),
        ),
        # From the numbers to their rows: left to itself, SQLite may read all of the owner's.
        fetch=Statement(
            f"SELECT {columns()}, m.memory_no FROM json_each(?) AS j CROSS JOIN memories AS m"
            f" ON m.memory_no = j.value WHERE {lasting.sql} AND {wins.sql}",
            (*lasting.args, *wins.args),
        ),
        query=query.embedding,
        limit=query.vector_limit,
    )


def _changes(query: RecallQuery, lasting: Fragment) -> Statement:
    """The version is the first parameter, so it stands first in the statement too."""
    sql = (
        "SELECT v.memory_no, v.embedding, v.signature = ? AND"
        f" {lasting.sql} FROM vectors AS v INDEXED BY vectors_version"
        " JOIN memories AS m ON m.memory_no = v.memory_no"
    )
    ahead = f"WITH since AS (SELECT ? AS version) {sql} JOIN since"
    sql = f"{ahead} WHERE v.owner_no = ? AND v.version > since.version"
    args = (query.signature, *lasting.args, partition(query.scope.owner_id))
    return Statement(sql, args)


def _state(number: int, is_global: bool) -> Statement:
    if is_global:
        return Statement("SELECT sum(version), sum(resets) FROM vector_versions")
    return Statement("SELECT version, resets FROM vector_versions WHERE owner_no = ?", (number,))


def _hidden(query: RecallQuery) -> Fragment:
    """What is current and in scope, yet must not be found now."""
    expired = Fragment("(m.expires_at IS NOT NULL AND m.expires_at <= ?)", (query.now,))
    parts = [expired]
    if query.retention_days and query.retention_types:
        kept = retention_filter(query.now, query.retention_days, query.retention_types)
        parts.append(Fragment(f"NOT {kept.sql}", kept.args))
    joined = " OR ".join(part.sql for part in parts)
    return Fragment(f"({joined})", tuple(arg for part in parts for arg in part.args))


def _recent(query: RecallQuery, filters: _Filters) -> Statement:
    if not query.recent:
        return NOTHING
    visible = filters.visible & filters.wins
    sql = (
        f"SELECT {columns()} FROM memories AS m WHERE {visible.sql}"
        " ORDER BY m.last_confirmed_at DESC, m.memory_no DESC LIMIT ?"
    )
    return Statement(sql, (*visible.args, query.recent))
