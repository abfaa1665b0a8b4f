"""Qdrant over HTTP, by its own client: a second vector store beside the database.

The client takes most of a second to import: that is done when it is first needed, in a thread, and
a search does not wait for it. The first one of a process is answered by the database.
"""

from __future__ import annotations

import asyncio
import importlib
import uuid
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from kumbuka import ports
from kumbuka.adapters.secrets.sealed import NotReadable, seal, unsealed
from kumbuka.adapters.urls import UrlPolicy, UrlRefused
from kumbuka.adapters.vectors import collections, points
from kumbuka.adapters.vectors.breaker import Breaker
from kumbuka.errors import VectorStoreUnavailable, WrongDimension
from kumbuka.memory.qdrant import PORT
from kumbuka.text.vectors import decode

if TYPE_CHECKING:
    from qdrant_client import AsyncQdrantClient, models

    from kumbuka.memory.qdrant import QdrantSettings
    from kumbuka.ports import CollectionState, Near, NearestPoints, Point

CALL_TIMEOUT_S = 10
"""Of everything but a search, which has a time of its own."""
DECIMALS = 7
MOST_CLIENTS = 4
MISSING, CONFLICT = 404, 409
OF_THE_POINTS = (400, 413, 422)
"""What is answered where trying again would not help."""


class QdrantTier:
    """Implements `ports.VectorTier`."""

    def __init__(
        self, server_secret: str, policy: UrlPolicy, breaker: Breaker | None = None
    ) -> None:
        self._secret = server_secret
        self._policy = policy
        self._breaker = breaker or Breaker()
        self._loading: asyncio.Future[Any] | None = None
        self._clients: dict[tuple[str | None, str | None], AsyncQdrantClient] = {}
        self._fitting: set[tuple[str, int, str]] = set()
        """Collections that were seen to be as they should: store, dimensions, quantisation."""

    async def nearest(
        self, at: QdrantSettings, query: NearestPoints, timeout_s: float
    ) -> list[Near]:
        self._breaker.check(at.store)
        if not self._begin_loading().done():
            raise VectorStoreUnavailable("its client is being loaded")
        try:
            async with asyncio.timeout(timeout_s):
                found = await self._nearest(at, query)
        except TimeoutError as error:
            reason = f"no answer within {timeout_s * 1000:.0f} ms"
            self._breaker.failed(at.store, reason)
            raise VectorStoreUnavailable(reason) from error
        except VectorStoreUnavailable as error:
            self._breaker.failed(at.store, str(error))
            raise
        self._breaker.worked(at.store)
        return found

    async def put(self, at: QdrantSettings, new: Sequence[Point]) -> bool:
        await self.load()
        from qdrant_client import models

        vectors = [_floats(point.embedding) for point in new]
        is_new = await self._fit(at, len(vectors[0]))
        made = [
            models.PointStruct(
                id=point.memory.memory_id,
                vector=vector,
                payload=points.payload(point.memory, point.signature),
            )
            for point, vector in zip(new, vectors, strict=True)
        ]
        try:
            await self._upsert(at, made)
        except CollectionMissing:
            # Somebody removed it since it was last seen.
            is_new = await self._fit(at, len(vectors[0]))
            await self._upsert(at, made)
        return is_new

    async def remove(self, at: QdrantSettings, memory_ids: Sequence[str]) -> None:
        await self.load()
        from qdrant_client import models

        await self._delete(at, models.PointIdsList(points=list(memory_ids)))

    async def remove_owner(self, at: QdrantSettings, owner_id: str) -> None:
        await self.load()
        from qdrant_client import models

        await self._delete(at, models.FilterSelector(filter=points.owner_filter(owner_id)))

    async def ids(
        self, at: QdrantSettings, owner_id: str | None, after: str | None, limit: int
    ) -> tuple[list[str], str | None]:
        try:
            async with self._calling(at) as client:
                found, following = await client.scroll(
                    at.collection,
                    scroll_filter=points.owner_filter(owner_id),
                    limit=limit,
                    offset=after,
                    with_payload=False,
                    with_vectors=False,
                )
        except CollectionMissing:
            return [], None
        return [str(record.id) for record in found], None if following is None else str(following)

    async def count(
        self, at: QdrantSettings, owner_id: str | None, signature: str | None = None
    ) -> int:
        try:
            async with self._calling(at) as client:
                counted = points.owner_filter(owner_id, signature)
                found = await client.count(at.collection, count_filter=counted, exact=True)
        except CollectionMissing:
            return 0
        return found.count

    async def state(self, at: QdrantSettings) -> CollectionState:
        try:
            info = await self._info(at)
        except CollectionMissing:
            return ports.CollectionState(None, 0)
        return ports.CollectionState(collections.size(info), info.points_count or 0)

    async def try_out(self, at: QdrantSettings, dimensions: int) -> None:
        await self.load()
        from qdrant_client import models

        self._fitting.clear()
        await self._fit(at, dimensions)
        point_id, vector = str(uuid.uuid4()), [1.0] + [0.0] * (dimensions - 1)
        point = models.PointStruct(id=point_id, vector=vector, payload={"kind": points.PROBE})
        async with self._calling(at) as client:
            await client.upsert(at.collection, [point], wait=True)
            answer = await client.query_points(
                at.collection, query=vector, query_filter=points.probe_filter(point_id), limit=1
            )
            chosen = models.PointIdsList(points=[point_id])
            await client.delete(at.collection, points_selector=chosen, wait=True)
        if [str(found.id) for found in answer.points] != [point_id]:
            raise VectorStoreUnavailable("what was written was not found again")
        self._breaker.worked(at.store)

    async def load(self) -> None:
        try:
            await asyncio.shield(self._begin_loading())
        except ImportError as error:
            self._loading = None
            reason = "its client is not installed: it is the extra kumbuka[qdrant]"
            raise VectorStoreUnavailable(reason) from error

    def seal(self, api_key: str) -> str:
        return seal(self._secret, api_key)

    def url_problem(self, url: str) -> str | None:
        try:
            self._policy.check(url)
        except UrlRefused as error:
            return str(error)
        return None

    async def close(self) -> None:
        clients, self._clients = self._clients, {}
        for client in clients.values():
            await client.close()

    async def _nearest(self, at: QdrantSettings, query: NearestPoints) -> list[Near]:
        vector = _floats(query.embedding)
        try:
            async with self._calling(at) as client:
                answer = await client.query_points(
                    at.collection,
                    query=vector,
                    query_filter=points.nearest_filter(query),
                    limit=query.limit,
                    with_payload=False,
                    search_params=collections.search_params(at),
                )
        except CollectionMissing:
            return []
        except Refused:
            # Its words differ by version; its own state tells whether the length was the reason.
            held = collections.size(await self._info(at))
            if held != len(vector):
                raise WrongDimension(at.collection, held, len(vector)) from None
            raise
        return [ports.Near(str(found.id), found.score) for found in answer.points]

    async def _upsert(self, at: QdrantSettings, made: list[models.PointStruct]) -> None:
        try:
            async with self._calling(at) as client:
                await client.upsert(at.collection, made, wait=True)
        except Refused as error:
            if error.status in OF_THE_POINTS:
                raise PointsRefused(f"Qdrant refuses points with {error.status}") from error
            raise

    async def _delete(self, at: QdrantSettings, selected: Any) -> None:
        try:
            async with self._calling(at) as client:
                await client.delete(at.collection, points_selector=selected, wait=True)
        except CollectionMissing:
            return

    async def _fit(self, at: QdrantSettings, dimensions: int) -> bool:
        """See that the collection is there, and as it should be; whether it had to be made.

        Raises WrongDimension.
        """
        key = (at.store, dimensions, at.quantization)
        if key in self._fitting:
            return False
        is_new = False
        try:
            info = await self._info(at)
        except CollectionMissing:
            is_new = True
            await self._create(at, dimensions)
            info = await self._info(at)
        if collections.size(info) != dimensions:
            raise WrongDimension(at.collection, collections.size(info), dimensions)
        if collections.quantization_of(info) != at.quantization:
            async with self._calling(at) as client:
                await client.update_collection(
                    at.collection, quantization_config=collections.quantization_change(at)
                )
        self._fitting.add(key)
        return is_new

    async def _create(self, at: QdrantSettings, dimensions: int) -> None:
        from qdrant_client import models

        made = models.VectorParams(size=dimensions, distance=models.Distance.COSINE)
        try:
            async with self._calling(at) as client:
                await client.create_collection(
                    at.collection,
                    vectors_config=made,
                    quantization_config=collections.quantization(at),
                )
        except Refused as error:
            if error.status != CONFLICT:  # another process was faster
                raise
        for field, kind in points.INDEXES.items():
            async with self._calling(at) as client:
                await client.create_payload_index(
                    at.collection, field, collections.index(field, kind)
                )

    async def _info(self, at: QdrantSettings) -> models.CollectionInfo:
        async with self._calling(at) as client:
            return await client.get_collection(at.collection)

    @asynccontextmanager
    async def _calling(self, at: QdrantSettings) -> AsyncIterator[AsyncQdrantClient]:
        """Raises CollectionMissing, Refused and VectorStoreUnavailable for the client's errors."""
        await self.load()
        from qdrant_client.common.client_exceptions import ResourceExhaustedResponse
        from qdrant_client.http.exceptions import ResponseHandlingException, UnexpectedResponse

        try:
            yield await self._client(at)
        except UnexpectedResponse as error:
            self._fitting.clear()
            if error.status_code == MISSING:
                raise CollectionMissing(f"there is no collection {at.collection}") from error
            raise Refused(error.status_code or 0) from error
        except ResponseHandlingException as error:
            self._fitting.clear()
            raise VectorStoreUnavailable(_reason(error.source)) from error
        except ResourceExhaustedResponse as error:
            raise VectorStoreUnavailable("it has too much to do") from error

    async def _client(self, at: QdrantSettings) -> AsyncQdrantClient:
        key = (at.url, at.sealed_key)
        if key not in self._clients:
            self._clients[key] = self._made(at)
            if len(self._clients) > MOST_CLIENTS:
                await self._clients.pop(next(iter(self._clients))).close()
        return self._clients[key]

    def _made(self, at: QdrantSettings) -> AsyncQdrantClient:
        from qdrant_client import AsyncQdrantClient

        from kumbuka.adapters.checked_http import CheckedTransport

        try:
            key = None if at.sealed_key is None else unsealed(self._secret, at.sealed_key)
        except NotReadable as error:
            raise VectorStoreUnavailable(
                "its API key was stored under another server secret: set it again"
            ) from error
        return AsyncQdrantClient(
            url=at.url,
            port=PORT,
            # As a header of ours: its own parameter warns of plain HTTP, which the URL policy
            # allows for named hosts only.
            headers={} if key is None else {"api-key": key},
            timeout=CALL_TIMEOUT_S,
            check_compatibility=False,
            transport=CheckedTransport(self._policy),
            trust_env=False,
        )

    def _begin_loading(self) -> asyncio.Future[Any]:
        if self._loading is None:
            task = asyncio.to_thread(importlib.import_module, "qdrant_client")
            self._loading = asyncio.ensure_future(task)
        return self._loading


class CollectionMissing(VectorStoreUnavailable):
    """The server answers; the collection was not made yet, or removed."""


class Refused(VectorStoreUnavailable):
    """The server answered that it will not."""

    def __init__(self, status: int) -> None:
        meaning = {401: "the API key is refused", 403: "the API key does not allow it"}
        super().__init__(meaning.get(status, f"it answered with the status {status}"))
        self.status = status


class PointsRefused(Exception):
    """It is not for the store that these points cannot be written."""


def _floats(embedding: bytes) -> list[float]:
    return [round(value, DECIMALS) for value in decode(embedding)]


def _reason(error: Exception | None) -> str:
    """Why no answer came, without the address and whatever else the error quotes."""
    import httpx

    if isinstance(error, UrlRefused):
        return f"its address {error}"
    if isinstance(error, httpx.TimeoutException):
        return "no answer in time"
    if isinstance(error, httpx.ConnectError):
        return "the connection was refused"
    if isinstance(error, httpx.TransportError):
        return "the connection broke"
    return "the answer could not be read"
