"""The filters that stand inside every query.

`scope_filter` is the only place that decides whose rows a reader sees. Each filter is a piece of
SQL over an alias of `memories` (or of a table with the same place columns) and its parameters.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kumbuka.adapters.store.numbers import range_of
from kumbuka.memory.model import Millis
from kumbuka.memory.scopes import Corpus, Reach, partition, transcript_partition

if TYPE_CHECKING:
    from kumbuka.memory.scopes import Scope
    from kumbuka.ports import MemoryFilter, Value

DAY_MS = 86_400_000


@dataclass(frozen=True, slots=True)
class Fragment:
    sql: str
    args: tuple[Value, ...] = ()

    def __and__(self, other: Fragment) -> Fragment:
        return Fragment(f"{self.sql} AND {other.sql}", self.args + other.args)


def scope_filter(scope: Scope, alias: str = "m") -> Fragment:
    """Rows that the scope may see. Ids match exactly; '' stands for "no user" or "no session"."""
    owner = Fragment(f"{alias}.owner_id = ?", (scope.owner_id,))
    user, session = scope.user_id or "", scope.session_id or ""
    if scope.reach is Reach.OWNER:
        return owner
    if scope.reach is Reach.SESSION:
        exact = Fragment(f"{alias}.user_id = ? AND {alias}.session_id = ?", (user, session))
        return owner & exact
    own = owner & Fragment(f"{alias}.user_id IN ('', ?)", (user,))
    if scope.reach is Reach.GLOBAL:
        return Fragment(f"(({own.sql}) OR {alias}.shared = 1)", own.args)
    return own


def one_user_filter(scope: Scope, alias: str = "m") -> Fragment:
    """Rows of exactly the scope's user, or exactly those without one: for lists and deletes."""
    exact = Fragment(f"{alias}.user_id = ?", (scope.user_id or "",))
    return scope_filter(scope, alias) & exact


def corpus_filter(corpus: Corpus, alias: str = "m") -> Fragment:
    """Facts, or passages of transcripts: a search means one of the two."""
    return Fragment(f"{alias}.thread IS {'NULL' if corpus is Corpus.FACTS else 'NOT NULL'}")


def matching(terms: str, partition: int | None) -> Fragment:
    """Rows of `memories_fts` with any of the terms, an FTS5 expression; None: of whoever it is.

    The range only makes it quick: two partitions may share a block.
    """
    if partition is None:
        return Fragment("memories_fts MATCH ?", (terms,))
    sql = "memories_fts MATCH ? AND memories_fts.rowid BETWEEN ? AND ?"
    return Fragment(sql, (terms, *range_of(partition)))


def partitions(owner_id: str, corpus: Corpus) -> list[int]:
    """Where the text index and the vectors hold the owner's rows of a corpus."""
    facts, transcripts = partition(owner_id), transcript_partition(owner_id)
    return {
        Corpus.FACTS: [facts],
        Corpus.TRANSCRIPTS: [transcripts],
        Corpus.ALL: [facts, transcripts],
    }[corpus]


def current_filter(alias: str = "m") -> Fragment:
    """Neither superseded nor archived. Time plays no part: see `unexpired_filter`."""
    return Fragment(f"{alias}.superseded_at IS NULL AND {alias}.archived_at IS NULL")


def held_at(as_of: Millis | None, alias: str = "m") -> Fragment:
    """What is current, or with a time what was current then; expiry is `unexpired_filter`'s."""
    if as_of is None:
        return current_filter(alias)
    sql = (
        f"{alias}.valid_from <= ? AND ({alias}.superseded_at IS NULL OR {alias}.superseded_at > ?)"
        f" AND ({alias}.archived_at IS NULL OR {alias}.archived_at > ?)"
    )
    return Fragment(sql, (as_of, as_of, as_of))


def unexpired_filter(now: Millis, alias: str = "m") -> Fragment:
    return Fragment(f"({alias}.expires_at IS NULL OR {alias}.expires_at > ?)", (now,))


def retention_filter(now: Millis, days: int, types: Sequence[str], alias: str = "m") -> Fragment:
    """Rows that are pinned, of a type that is kept for good, or confirmed within `days`."""
    if days == 0 or not types:
        return Fragment("1 = 1")
    marks = ", ".join("?" for _ in types)
    sql = f"({alias}.pinned = 1 OR {alias}.type NOT IN ({marks}) OR {alias}.last_confirmed_at >= ?)"
    return Fragment(sql, (*types, now - days * DAY_MS))


def nearest_wins_filter(
    scope: Scope, seen: Callable[[str], Fragment], as_of: Millis | None = None, alias: str = "m"
) -> Fragment:
    """Leaves one row of each key: of those in scope and `seen` the nearest, as `_nearness` counts;
    of several as near the one confirmed last, then the one with the higher number.

    `seen` says, given an alias, what a row must pass besides scope and `held_at`: one that is not
    found itself hides no other.
    """
    one_place = scope.reach is Reach.SESSION and as_of is None
    if one_place or scope.reach is Reach.OWNER:
        return Fragment("1 = 1")
    best = _at_place(scope, alias) if as_of is None else Fragment("0")
    visible = scope_filter(scope, "nearer") & held_at(as_of, "nearer") & seen("nearer")
    near, far = _nearness(scope, "nearer"), _nearness(scope, alias)
    sql = (
        f"({best.sql} OR NOT EXISTS (SELECT 1 FROM memories AS nearer"
        f" WHERE nearer.key = {alias}.key AND {visible.sql}"
        f" AND ({near.sql}, {alias}.last_confirmed_at, {alias}.memory_no)"
        f" < ({far.sql}, nearer.last_confirmed_at, nearer.memory_no)))"
    )
    return Fragment(sql, (*best.args, *visible.args, *near.args, *far.args))


def _at_place(scope: Scope, alias: str) -> Fragment:
    """Rows that nothing hides, for which nothing need be looked up: no place is nearer, and at one
    place a key has one current row; only of the past it may have had two."""
    sql = f"{alias}.owner_id = ? AND {alias}.user_id = ? AND {alias}.session_id = ?"
    return Fragment(sql, (scope.owner_id, scope.user_id or "", scope.session_id or ""))


def _nearness(scope: Scope, alias: str) -> Fragment:
    """From 1, the asker's session, to 8, what is seen only because it is shared.

    The session comes before the user, the user before the owner; within each, the row of another
    session comes after the one without a session, which was not meant for one conversation.
    """
    user, session = scope.user_id or "", scope.session_id or ""
    sql = (
        f"CASE WHEN {alias}.owner_id <> ? OR {alias}.user_id NOT IN ('', ?) THEN 8"
        f" ELSE 4 * ({alias}.session_id = '' OR {alias}.session_id <> ?)"
        f" + 2 * ({alias}.user_id <> ?) + ({alias}.session_id <> '') END"
    )
    return Fragment(sql, (scope.owner_id, user, session, user))


def _of_time(filter: MemoryFilter, now: Millis) -> Fragment:
    if not filter.include_superseded:
        at = now if filter.as_of is None else filter.as_of
        return held_at(filter.as_of) & unexpired_filter(at)
    if filter.as_of is not None:
        return Fragment("m.valid_from <= ?", (filter.as_of,))
    return Fragment("1 = 1")


def listed_filter(scope: Scope, filter: MemoryFilter, now: Millis, *, any_user: bool) -> Fragment:
    """The rows that a list or a bulk delete means."""
    wanted = scope_filter(scope) if any_user else one_user_filter(scope)
    if scope.session_id is not None:
        wanted = wanted & Fragment("m.session_id = ?", (scope.session_id,))
    wanted = wanted & _of_time(filter, now)
    if filter.type is not None:
        wanted = wanted & Fragment("m.type = ?", (str(filter.type),))
    if filter.created_before is not None:
        wanted = wanted & Fragment("m.created_at < ?", (filter.created_before,))
    if filter.corpus is not Corpus.ALL:
        wanted = wanted & corpus_filter(filter.corpus)
    if filter.text:
        own = [matching(filter.text, one) for one in partitions(scope.owner_id, filter.corpus)]
        rows = " UNION ALL ".join(f"SELECT rowid FROM memories_fts WHERE {m.sql}" for m in own)
        args = tuple(arg for match in own for arg in match.args)
        wanted = wanted & Fragment(f"m.memory_no IN ({rows})", args)
    return wanted
