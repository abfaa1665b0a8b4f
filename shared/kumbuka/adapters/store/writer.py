"""Memories in SQL: changing, inside one transaction."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from kumbuka.adapters.store.deletion import (
    BUMP,
    CHUNK,
    IS_OF_CHAIN,
    SqlDeletion,
    number_in,
    values_of,
)
from kumbuka.adapters.store.filters import listed_filter, matching, scope_filter
from kumbuka.adapters.store.numbers import reserved
from kumbuka.adapters.store.rows import (
    INSERT,
    UPDATE,
    category_of,
    columns,
    indexed_text,
    insert_values,
    partition_of,
    update_values,
)
from kumbuka.errors import NotFound
from kumbuka.memory.contrast import REPLACES, rivals
from kumbuka.memory.model import SUMMARY_KEY, Memory, Millis, Place
from kumbuka.memory.scopes import Reach
from kumbuka.memory.summaries import SOURCE as SUMMARY
from kumbuka.ports import Statement
from kumbuka.text.folding import fold
from kumbuka.text.slugs import TAILS, heads
from kumbuka.text.words import parts

if TYPE_CHECKING:
    from kumbuka.memory.scopes import Scope
    from kumbuka.memory.turns import Turn
    from kumbuka.ports import MemoryFilter

RETRY_WINDOW_MS = 120_000
"""An equal message within this time is the same one, if the request says that it repeats."""
MARK_LIFE_MS = 15 * 86_400_000
"""How long processed turns, deletions and retractions are remembered; queues keep 14 days."""
MAX_RIVALS = 200
"""Rows that name something of a topic, of which one may end another."""
INSERTED_AT_ONCE = 200
"""Rows that go to the database together: of the longest contents some 2 MB."""
MERGED_PAGES = 16
"""A row makes a segment of the text index; up to so many pages of them are merged for each by the
writer, who has time, and not read one by one in every chat."""

# "I always use Vim" is about Vim: a habit of one verb and the object.
_HABIT = (
    "(m.key GLOB 'pattern:*' AND m.object_slug GLOB ?"
    " AND instr(m.object_slug, '_') = length(m.object_slug) - ?"
    " AND json_extract(m.metadata, '$.polarity') = '+')"
)

_VERSION = "(SELECT version FROM vector_versions WHERE owner_no = ?)"
_PUT = f"INSERT INTO vectors VALUES (?, ?, ?, ?, {_VERSION})"
# The past is searched too: what was said again has its vector at another row of the chain.
_COPY = (
    f"INSERT INTO vectors SELECT m.owner_no, m.memory_no, v.signature, v.embedding, {_VERSION}"
    " FROM memories AS m JOIN memories AS o ON o.owner_id = m.owner_id AND o.key = m.key"
    " AND o.user_id = m.user_id AND o.session_id = m.session_id AND o.content = m.content"
    " JOIN vectors AS v ON v.owner_no = o.owner_no AND v.memory_no = o.memory_no"
    " WHERE m.memory_no = ? LIMIT 1"
)
_MOVED = (
    f"UPDATE vectors SET version = {_VERSION} WHERE owner_no = ? AND memory_no ="
    " (SELECT memory_no FROM memories WHERE memory_id = ?)"
)
_INDEX = "INSERT INTO memories_fts (rowid, body) VALUES (?, ?)"
# Where its metadata say something else now; to write the same anew would only make the index grow.
_REINDEX = (
    "UPDATE memories_fts SET body = ? WHERE rowid ="
    " (SELECT memory_no FROM memories WHERE memory_id = ?) AND body <> ?"
)
_MERGE = "INSERT INTO memories_fts (memories_fts, rank) VALUES ('merge', ?)"
_CHAIN = "m.owner_id = ? AND m.user_id = ? AND m.session_id = ? AND m.key = ?"


class SqlMemoryWriter(SqlDeletion):
    """`ports.MemoryWriter` on a `Transaction`."""

    async def chain(self, place: Place, key: str) -> list[Memory]:
        sql = f"{_selected(_CHAIN)} ORDER BY m.valid_from, m.memory_no"
        return await self._memories(sql, (*values_of(place), key))

    async def get(self, scope: Scope, memory_id: str) -> Memory:
        visible = scope_filter(scope)
        sql = _selected(f"m.memory_id = ? AND {visible.sql}")
        found = await self._memories(sql, (memory_id, *visible.args))
        if not found:
            raise NotFound("no such memory")
        return found[0]

    async def by_ids(self, owner_id: str, memory_ids: Sequence[str]) -> list[Memory]:
        where = "m.owner_id = ? AND m.memory_id IN (SELECT value FROM json_each(?))"
        return await self._memories(_selected(where), (owner_id, json.dumps(list(memory_ids))))

    async def has_archived(self, owner_id: str) -> bool:
        sql = "SELECT 1 FROM memories WHERE owner_id = ? AND archived_at IS NOT NULL LIMIT 1"
        return bool(await self._run(sql, owner_id))

    async def rows_of(self, chains: Sequence[tuple[Place, str]]) -> list[Memory]:
        wanted = json.dumps([[*values_of(place), key] for place, key in chains])
        sql = f"SELECT {columns()} FROM json_each(?) AS j JOIN memories AS m ON {IS_OF_CHAIN}"
        return await self._memories(f"{sql} ORDER BY m.valid_from, m.memory_no", (wanted,))

    async def sources_of(self, owner_id: str, summary_keys: Sequence[str]) -> list[Memory]:
        where = (
            "m.owner_id = ? AND m.archived_at IS NOT NULL AND m.superseded_at IS NULL"
            f" AND json_extract(m.metadata, '$.{SUMMARY_KEY}')"
            " IN (SELECT value FROM json_each(?)) ORDER BY m.valid_from, m.memory_no"
        )
        return await self._memories(_selected(where), (owner_id, json.dumps(list(summary_keys))))

    async def summarised_in(self, chains: Sequence[tuple[Place, str]]) -> list[Memory]:
        wanted = json.dumps([[*values_of(place), key] for place, key in chains])
        sql = (
            f"SELECT {columns()} FROM json_each(?) AS j JOIN memories AS m ON {IS_OF_CHAIN}"
            " WHERE m.archived_at IS NOT NULL OR json_extract(m.metadata, '$.source') = ?"
        )
        return await self._memories(sql, (wanted, SUMMARY))

    async def rows_about(self, place: Place, subject: str, object_slug: str) -> list[Memory]:
        # `Postgres for billing` is about Postgres too, so what follows a preposition may differ.
        about = " OR ".join("m.object_slug GLOB ?" for _ in TAILS)
        where = (
            "m.owner_id = ? AND m.user_id = ? AND m.session_id IN ('', ?) AND m.subject = ?"
            f" AND (m.object_slug = ? OR {about} OR {_HABIT}) ORDER BY m.valid_from, m.memory_no"
        )
        tails = [f"{object_slug}_{tail}_*" for tail in TAILS]
        habit = (f"*_{object_slug}", len(object_slug))
        return await self._memories(
            _selected(where), (*values_of(place), subject, object_slug, *tails, *habit)
        )

    async def contrasting(self, memory: Memory) -> list[Memory]:
        category = category_of(memory)
        said_so = f"json_extract(m.metadata, '$.{REPLACES}')"
        before = "m.valid_from <= ?" if memory.metadata.get(REPLACES) else "? < 0"
        where = (
            "m.owner_id = ? AND m.user_id = ? AND m.session_id = ? AND m.key <> ?"
            " AND m.key >= ? AND m.key < ? AND m.subject = ?"
            f" AND ({before} OR {said_so} IS NOT NULL)"
            " ORDER BY m.valid_from, m.memory_no"
        )
        at = memory.valid_from
        names = (memory.key, f"{category}:", f"{category};")
        subject = str(memory.metadata.get("subject") or "user")
        args = (*values_of(memory.place), *names, subject, at)
        found = await self._memories(_selected(where), args)
        held = {row.memory_id for row in found}
        others = await self._rivals(memory, subject, before, at)
        found += [row for row in others if row.memory_id not in held]
        return sorted(found, key=lambda row: row.valid_from)

    async def _rivals(self, memory: Memory, subject: str, before: str, at: Millis) -> list[Memory]:
        """Rows of other categories that name something of the memory's topics, the newest of them:
        the text index finds them, however many rows the owner has."""
        terms = " OR ".join(f'"{" ".join(parts(fold(name)))}"' for name in rivals(memory))
        if not terms:
            return []
        named = matching(terms, partition_of(memory))
        where = (
            f"m.memory_no IN (SELECT rowid FROM memories_fts WHERE {named.sql}"
            " ORDER BY rowid DESC LIMIT ?) AND m.owner_id = ? AND m.user_id = ?"
            " AND m.session_id = ? AND m.key <> ? AND m.subject = ? AND m.thread IS NULL"
            f" AND ({before} OR json_extract(m.metadata, '$.{REPLACES}') IS NOT NULL)"
        )
        args = (*named.args, MAX_RIVALS, *values_of(memory.place), memory.key, subject, at)
        return await self._memories(_selected(where), args)

    async def insert(self, memory: Memory, embedding: bytes | None, signature: str) -> None:
        await self.insert_many([(memory, embedding)], signature)

    async def insert_many(
        self, rows: Sequence[tuple[Memory, bytes | None]], signature: str
    ) -> None:
        for start in range(0, len(rows), INSERTED_AT_ONCE):
            await self._insert_some(rows[start : start + INSERTED_AT_ONCE], signature)

    async def _insert_some(
        self, rows: Sequence[tuple[Memory, bytes | None]], signature: str
    ) -> None:
        self.touched |= {memory.place.owner_id for memory, _ in rows}
        numbers = await self._inserted([memory for memory, _ in rows])
        numbered = [(number, *row) for number, row in zip(numbers, rows, strict=True)]
        texts = [_indexed(number, memory) for number, memory, _ in numbered]
        vectors = [
            Statement(_PUT, (partition_of(memory), number, signature, blob, partition_of(memory)))
            for number, memory, blob in numbered
            if blob is not None
        ]
        vectors += [
            Statement(_COPY, (partition_of(memory), number))
            for number, memory, blob in numbered
            if blob is None and memory.superseded_at is not None
        ]
        owners = dict.fromkeys(statement.args[0] for statement in vectors)
        bumps = [Statement(BUMP, (owner, 0)) for owner in owners]
        merge = Statement(_MERGE, (MERGED_PAGES * len(rows),))
        await self._transaction.batch([*texts, merge, *bumps, *vectors])

    async def _inserted(self, memories: Sequence[Memory]) -> list[int]:
        """Returns their numbers, which rise in the order given."""
        left = Counter(map(partition_of, memories))
        reserve = [reserved(partition, count) for partition, count in left.items()]
        made: list[Statement] = []
        for memory in memories:
            left[partition_of(memory)] -= 1
            made.append(Statement(INSERT, insert_values(memory, left[partition_of(memory)])))
        results = await self._transaction.batch([*reserve, *made])
        return [int(result.rows[0][0]) for result in results[len(reserve) :]]

    async def update(self, memory: Memory) -> None:
        await self.update_many([memory])

    async def update_many(self, memories: Sequence[Memory]) -> None:
        self.touched |= {memory.place.owner_id for memory in memories}
        steps = [statement for memory in memories for statement in _updated(memory)]
        if steps:
            await self._transaction.batch(steps)

    async def rekey(self, place: Place, key: str, new_key: str) -> None:
        for memory in await self.chain(place, key):
            body = indexed_text(replace(memory, key=new_key))
            number = "(SELECT memory_no FROM memories WHERE memory_id = ?)"
            await self._transaction.batch(
                [
                    Statement(
                        "UPDATE memories SET key = ?, updated_at = ? WHERE memory_id = ?",
                        (new_key, self._now, memory.memory_id),
                    ),
                    Statement(
                        f"UPDATE memories_fts SET body = ? WHERE rowid = {number}",
                        (body, memory.memory_id),
                    ),
                ]
            )

    async def matching(self, scope: Scope, filter: MemoryFilter) -> list[tuple[Place, str, bool]]:
        wanted = listed_filter(scope, filter, self._now, any_user=scope.reach is Reach.OWNER)
        sql = (
            "SELECT m.owner_id, m.user_id, m.session_id, m.key,"
            " max(m.superseded_at IS NULL AND m.archived_at IS NULL)"
            f" FROM memories AS m WHERE {wanted.sql} GROUP BY 1, 2, 3, 4"
        )
        rows = await self._run(sql, *wanted.args)
        return [(Place(o, u or None, s or None), key, bool(kept)) for o, u, s, key, kept in rows]

    async def absent(self, memories: Sequence[Memory]) -> list[Memory]:
        found: list[Memory] = []
        for start in range(0, len(memories), CHUNK):
            found += await self._absent(memories[start : start + CHUNK])
        return found

    async def _absent(self, memories: Sequence[Memory]) -> list[Memory]:
        chains = [(*values_of(memory.place), memory.key) for memory in memories]
        marks = [self._mark_of(*chain) for chain in chains]
        held = f"SELECT DISTINCT j.key FROM json_each(?) AS j JOIN memories AS m ON {IS_OF_CHAIN}"
        deleted = (
            "SELECT j.key, max(t.at) FROM json_each(?) AS j"
            " JOIN tombstones AS t ON t.kind = 'deleted' AND t.mark = j.value GROUP BY j.key"
        )
        statements = [
            Statement(held, (json.dumps(chains),)),
            Statement(deleted, (json.dumps(marks),)),
        ]
        present, gone = await self._transaction.batch(statements)
        numbers = {row[0] for row in present.rows}
        numbers |= {n for n, at in gone.rows if at >= memories[n].valid_from}
        return [memory for n, memory in enumerate(memories) if n not in numbers]

    async def deleted_at(self, place: Place, key: str) -> Millis | None:
        sql = "SELECT max(at) FROM tombstones WHERE kind = 'deleted' AND mark = ?"
        return number_in(await self._run(sql, self._mark_of(*values_of(place), key)))

    async def retracted_after(
        self, place: Place, subject: str, object_slug: str, key: str, at: Millis
    ) -> Millis | None:
        marks = self._retraction_marks(place, subject, object_slug, key)
        sql = (
            "SELECT min(at) FROM tombstones WHERE kind = 'retracted' AND at > ?"
            " AND mark IN (SELECT value FROM json_each(?))"
        )
        return number_in(await self._run(sql, at, json.dumps(marks)))

    async def retractions(
        self, statements: Sequence[tuple[Place, str, str, str, Millis]]
    ) -> list[Millis | None]:
        marks = [
            set(self._retraction_marks(place, subject, object_slug, key))
            for place, subject, object_slug, key, _ in statements
        ]
        found = await self._marked("kind = 'retracted'", marks)
        times = [[at for mark in own for at in found.get(mark, ())] for own in marks]
        return [
            min((at for at in own if at > said[-1]), default=None)
            for own, said in zip(times, statements, strict=True)
        ]

    def _retraction_marks(
        self, place: Place, subject: str, object_slug: str, key: str
    ) -> list[str]:
        marks = [self._mark_of(*values_of(place), "key", key)]
        for about in heads(object_slug, with_verb=key.startswith("pattern:")):
            marks.append(self._mark_of(*values_of(place), "about", subject, about))
            marks.append(self._mark_of(*values_of(place), "value", key, about))
        return marks

    async def mark_retracted(
        self, place: Place, subject: str, object_slug: str, key: str | None, at: Millis
    ) -> None:
        if key is not None:
            of = ("value", key, object_slug) if object_slug else ("key", key)
        elif object_slug:
            of = ("about", subject, object_slug)
        else:
            return
        await self._mark("retracted", self._mark_of(*values_of(place), *of), at)

    async def claim_turn(self, turn: Turn, now: Millis) -> bool:
        old = (now - MARK_LIFE_MS,)
        await self._transaction.batch(
            [
                Statement("DELETE FROM processed_turns WHERE processed_at < ?", old),
                Statement("DELETE FROM tombstones WHERE made_at < ? AND kind <> 'erased'", old),
            ]
        )
        twin = (
            "SELECT count(*) FROM processed_turns WHERE owner_id = ? AND user_id = ?"
            " AND messages_hash = ? AND said_at BETWEEN ? AND ?"
        )
        around = (turn.said_at - RETRY_WINDOW_MS, turn.said_at + RETRY_WINDOW_MS)
        about = (turn.owner_id, turn.user_id or "", turn.messages_hash)
        repeated = turn.is_retry and (await self._run(twin, *about, *around))[0][0] > 0
        insert = (
            "INSERT INTO processed_turns (turn_id, owner_id, user_id, messages_hash, said_at,"
            " processed_at) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
        )
        claimed = await self._transaction.execute(
            Statement(insert, (turn.turn_id, *about, turn.said_at, now))
        )
        return claimed.changed == 1 and not repeated


def _updated(memory: Memory) -> list[Statement]:
    owner_no, body = partition_of(memory), indexed_text(memory)
    return [
        Statement(UPDATE, update_values(memory)),
        Statement(_REINDEX, (body, memory.memory_id, body)),
        Statement(BUMP, (owner_no, 0)),
        Statement(_MOVED, (owner_no, owner_no, memory.memory_id)),
    ]


def _indexed(number: int, memory: Memory) -> Statement:
    return Statement(_INDEX, (number, indexed_text(memory)))


def _selected(where: str) -> str:
    return f"SELECT {columns()} FROM memories AS m WHERE {where}"
