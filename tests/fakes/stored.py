"""A store on a database, with the verbs that its tests speak in."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Any

from kumbuka.adapters.database.sqlite import SqliteDatabase
from kumbuka.adapters.database.turso import TursoDatabase
from kumbuka.adapters.embeddings.sources import Deployment, EmbeddingSources
from kumbuka.adapters.store import schema
from kumbuka.adapters.store.housekeeping import SqlHousekeeping
from kumbuka.adapters.store.injections import SqlInjectionRecords
from kumbuka.adapters.store.keys import SqlKeyStore
from kumbuka.adapters.store.memories import SqlMemoryStore
from kumbuka.adapters.store.outbox import SqlOutbox
from kumbuka.adapters.store.settings import SqlSettingsStore
from kumbuka.adapters.store.vectors import SqlVectorIndex
from kumbuka.memory.gate import query_words
from kumbuka.memory.model import Memory, MemoryType, Place, note_key
from kumbuka.memory.scopes import Scope
from kumbuka.memory.turns import Turn
from kumbuka.ports import Choice, Database, Found, MemoryFilter, RecallQuery, Services
from kumbuka.text.fulltext import match_query
from kumbuka.usecases.learn import learn
from kumbuka.usecases.writing import embedded, new_memory

from tests.fakes.in_memory import World
from tests.fakes.scripted_upstream import ScriptedUpstream

NOON = 1_796_040_000_000
"""2026-11-30T12:00:00Z."""


@dataclass
class Stored:
    database: Database
    services: Services
    now: list[int]

    async def keep(self, place: Place, *contents: str, **fields: Any) -> None:
        """Insert rows as they are, each under a key of its own."""
        vectors = await embedded(self.services, Choice(), contents)
        async with self.services.memories.writing() as writer:
            for content in contents:
                memory = new_memory(
                    place,
                    type=MemoryType.FACTUAL,
                    key=fields.get("key", note_key(content)),
                    content=content,
                    metadata={},
                    said_at=self.now[0],
                    now=self.now[0],
                )
                memory = replace(memory, **{k: v for k, v in fields.items() if k != "key"})
                embedding = vectors.by_content[content]
                await writer.insert(memory, embedding, vectors.signature)

    async def hear(
        self, text: str, *, at: int = NOON, user: str | None = None, turn: str = "", **rest: Any
    ) -> None:
        """Learn from a turn said at this time."""
        said = Turn(turn or f"turn-{text}-{at}", "ana", user, None, text, text, None, "m", at)
        await learn(self.services, replace(said, **rest))

    async def found(self, scope: Scope, text: str, **fields: Any) -> Found:
        made = await self.services.embeddings.embed(Choice(), [text])
        query = RecallQuery(
            scope=scope,
            now=self.now[0],
            match=match_query(text).expression,
            count_terms=query_words(text).count_terms,
            embedding=made.blobs[0],
            signature=made.signature,
            profile_keys=True,
        )
        return await self.services.memories.search(replace(query, **fields))

    async def contents(self, scope: Scope, text: str, **fields: Any) -> set[str]:
        found = await self.found(scope, text, **fields)
        return {candidate.memory.content for candidate in found.candidates}

    async def current(self, user: str | None = None, owner: str = "ana") -> list[str]:
        rows = await self.rows(owner)
        return [m.content for m in rows if m.is_current(self.now[0]) and m.place.user_id == user]

    async def rows(self, owner: str = "ana") -> Sequence[Memory]:
        page = await self.services.memories.page(
            Scope.whole_owner(owner),
            MemoryFilter(include_superseded=True),
            any_user=True,
            limit=200,
            offset=0,
            cursor=None,
            now=self.now[0],
        )
        return sorted(page.memories, key=lambda memory: memory.valid_from)


def opened(place: str, **options: Any) -> Database:
    """A path, `:memory:`, or the URL of a remote database."""
    if place.startswith("http"):
        return TursoDatabase(place, **options)
    return SqliteDatabase(place, **options)


@asynccontextmanager
async def stored(place: str = ":memory:", **options: Any) -> AsyncIterator[Stored]:
    database = opened(place, **options)
    now = [NOON]
    await schema.migrate(database, lambda: now[0])
    services = replace(
        World(ScriptedUpstream()).services,
        memories=SqlMemoryStore(database, "secret of the tests", lambda: now[0]),
        vectors=SqlVectorIndex(database),
        keys=SqlKeyStore(database),
        settings=SqlSettingsStore(database),
        injections=SqlInjectionRecords(database),
        outbox=SqlOutbox(database),
        housekeeping=SqlHousekeeping(database),
        embeddings=EmbeddingSources(Deployment(), lambda: now[0]),
        clock=lambda: now[0],
    )
    yield Stored(database, services, now)
    await database.close()
