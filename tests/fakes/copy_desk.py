"""An owner's memories, and the copy of their vectors in a double of Qdrant."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass

from kumbuka.memory.jobs import COPY_VECTORS, Job
from kumbuka.memory.qdrant import COLLECTION, QdrantSettings
from kumbuka.ports import Copied

from tests.fakes.managed import Managed, managed
from tests.fakes.qdrant import QdrantServer


@dataclass
class CopyDesk:
    api: Managed
    server: QdrantServer
    at: QdrantSettings

    @property
    def there(self) -> set[str]:
        """Ids of all points."""
        return self.server.ids(COLLECTION)

    async def choose(self, who: str, store: str) -> None:
        answer = await self.api.ask(who, "PUT", "/settings/memory", json={"vectorStore": store})
        assert answer.status_code == 200, answer.text

    async def job(self, owner: str = "ana", kind: str = COPY_VECTORS) -> None:
        await self.api.services.jobs.send(Job(kind, owner).to_json())
        await self.api.work()

    async def state(self, owner: str = "ana") -> Copied | None:
        return (await self.api.services.copies.state(self.at.store, owner)).copied

    async def later(self, seconds: float = 60) -> None:
        self.api.now[0] += round(seconds * 1000)
        await self.api.work()


@asynccontextmanager
async def copy_desk(storage: str) -> AsyncIterator[CopyDesk]:
    """The owner `ana` has chosen Qdrant."""
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(QdrantServer())
        at = QdrantSettings(enabled=True, url=server.url)
        api = await stack.enter_async_context(managed(storage=storage, qdrant=at))
        made = CopyDesk(api, server, at)
        await made.choose("ana", "qdrant")
        yield made
