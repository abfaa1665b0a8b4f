"""The management API over the real store in memory, with keys of two owners and a fixed clock."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Any

import httpx
from kumbuka.adapters.embeddings.sources import Deployment, EmbeddingSources
from kumbuka.adapters.store import schema
from kumbuka.adapters.store.copies import SqlCopyBook
from kumbuka.adapters.store.housekeeping import SqlHousekeeping
from kumbuka.adapters.store.injections import SqlInjectionRecords
from kumbuka.adapters.store.keys import SqlKeyStore
from kumbuka.adapters.store.memories import SqlMemoryStore
from kumbuka.adapters.store.outbox import SqlOutbox
from kumbuka.adapters.store.settings import SqlSettingsStore
from kumbuka.adapters.store.vectors import SqlVectorIndex
from kumbuka.adapters.urls import UrlPolicy
from kumbuka.adapters.vectors.qdrant import QdrantTier
from kumbuka.api.management import management_app
from kumbuka.memory.keys import Right
from kumbuka.memory.qdrant import QdrantSettings
from kumbuka.ports import Database, Services
from kumbuka.usecases.announce import Announcer
from kumbuka.usecases.authenticate import Authenticator
from kumbuka.usecases.cached_settings import CachedSettings
from kumbuka.usecases.jobs import JobWorker
from kumbuka.usecases.manage_keys import create_key

from tests.fakes.in_memory import World
from tests.fakes.queue import InMemoryQueue
from tests.fakes.scripted_upstream import ScriptedUpstream
from tests.fakes.stored import opened

NOON = 1_796_040_000_000
"""2026-11-30T12:00:00Z."""


@dataclass
class Managed:
    services: Services
    client: httpx.AsyncClient
    keys: dict[str, str]
    """Name (ana, ben, admin) → secret; each with an owner of that name."""
    now: list[int]
    database: Database
    announcer: Announcer
    jobs: JobWorker

    async def ask(self, who: str, method: str, path: str, **rest: Any) -> httpx.Response:
        headers = {"authorization": f"Bearer {self.keys[who]}"} if who else {}
        return await self.client.request(method, f"/api{path}", headers=headers, **rest)

    async def store(self, who: str, content: str, **fields: Any) -> dict[str, Any]:
        self.now[0] += 1
        answer = await self.ask(who, "POST", "/memory", json={"content": content, **fields})
        assert answer.status_code in (200, 201), answer.text
        memory: dict[str, Any] = answer.json()["memory"]
        return memory

    async def work(self) -> None:
        """Do the jobs that what happened so far leads to, and those that come of them."""
        await self.announcer.drain()
        while await self.jobs.step():
            await self.announcer.drain()


@asynccontextmanager
async def managed(
    auth: str = "keys",
    storage: str = ":memory:",
    qdrant: QdrantSettings | None = None,
    **parts: Any,
) -> AsyncIterator[Managed]:
    """`storage` is a path, `:memory:` or a URL; `qdrant` is what the environment says of it;
    `parts` take the place of members of `Services`."""
    database = opened(storage)
    now = [NOON]
    await schema.migrate(database, lambda: now[0])
    settings = CachedSettings(SqlSettingsStore(database), lambda: now[0])
    defaults = qdrant or QdrantSettings()
    jobs, copies = InMemoryQueue(lambda: now[0], 300), SqlCopyBook(database)
    announcer = Announcer(jobs, copies, settings.current, defaults)
    tier = QdrantTier("secret of the tests", UrlPolicy(frozenset({"127.0.0.1"})))
    services = replace(
        World(ScriptedUpstream()).services,
        memories=SqlMemoryStore(database, "secret of the tests", lambda: now[0], announcer.changed),
        vectors=SqlVectorIndex(database, announcer.changed),
        keys=SqlKeyStore(database),
        settings=settings,
        injections=SqlInjectionRecords(database),
        outbox=SqlOutbox(database),
        jobs=jobs,
        copies=copies,
        housekeeping=SqlHousekeeping(database, announcer.changed),
        tier=tier,
        qdrant_defaults=defaults,
        embeddings=EmbeddingSources(Deployment(), lambda: now[0]),
        clock=lambda: now[0],
        auth=auth,
    )
    services = replace(services, **parts)
    own = frozenset({Right.CHAT, Right.MEMORY})
    rights = {"ana": own, "ben": own, "admin": frozenset({Right.ADMIN})}
    keys = {
        name: (await create_key(services, name=name, rights=held, owner_id=name)).secret
        for name, held in rights.items()
    }
    authenticator = Authenticator(services)
    transport = httpx.ASGITransport(management_app(services, authenticator=authenticator))
    async with httpx.AsyncClient(transport=transport, base_url="http://kumbuka") as client:
        yield Managed(services, client, keys, now, database, announcer, JobWorker(services))
    await announcer.drain()
    await tier.close()
    await database.close()
