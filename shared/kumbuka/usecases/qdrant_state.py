"""What the second vector store can do now for an owner, tried and not assumed."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from kumbuka.errors import EmbeddingFailed, VectorStoreUnavailable, WrongDimension
from kumbuka.memory.qdrant import QdrantSettings, dimensions_of, merged, other_collection
from kumbuka.memory.settings import Settings, settings_from
from kumbuka.ports import CollectionState, Services
from kumbuka.usecases.embedding_choice import choice_of
from kumbuka.usecases.tier import PATIENCE, signature_of


@dataclass(frozen=True, slots=True)
class QdrantState:
    reason: str | None
    """Why a recall is not answered from it; None where it is."""
    at: QdrantSettings
    dimensions: int | None = None
    """Of the collection; None where there is none, or it is not known."""
    wanted: int = 0
    """Of the embedding; 0 where there is none."""
    points: int = 0
    """Of the owner, or of everybody, made by the current embedding."""
    rows: int = 0
    """How many there should be."""

    @property
    def suggested_collection(self) -> str | None:
        """A name for another collection, where this one cannot hold the embedding's vectors."""
        if self.dimensions is None or not self.wanted or self.dimensions == self.wanted:
            return None
        return other_collection(self.at.collection, self.wanted)


async def qdrant_state(services: Services, owner_id: str | None) -> QdrantState:
    """With None, of everybody who has a copy. Raises StoreUnavailable."""
    settings = settings_from(*await services.settings.layers(owner_id or ""))
    at = merged(services.qdrant_defaults, settings.qdrant)
    if services.tier is None or at.url is None:
        return QdrantState("not configured", at)
    if not at.enabled:
        return QdrantState("switched off", at)
    signature = await _signature(services, settings)
    rows = await services.copies.total(owner_id, signature, services.clock(), store=at.store)
    try:
        return await _tried(services, at, owner_id, signature, rows)
    except VectorStoreUnavailable as error:
        return QdrantState(str(error), at, wanted=dimensions_of(signature), rows=rows)


async def _tried(
    services: Services, at: QdrantSettings, owner_id: str | None, signature: str, rows: int
) -> QdrantState:
    assert services.tier is not None
    wanted = dimensions_of(signature)
    held = await _in_time(services, at)
    if held.dimensions is not None and wanted and held.dimensions != wanted:
        problem = WrongDimension(at.collection, held.dimensions, wanted)
        return QdrantState(str(problem), at, held.dimensions, wanted, 0, rows)
    points = await services.tier.count(at, owner_id, signature) if held.dimensions else 0
    reason = None if points or not rows else "nothing is copied yet"
    return QdrantState(reason, at, held.dimensions, wanted, points, rows)


async def _in_time(services: Services, at: QdrantSettings) -> CollectionState:
    """Within what a recall would wait, once the client is loaded."""
    assert services.tier is not None
    patience_s = services.recall_deadline_s * PATIENCE
    await services.tier.load()
    try:
        async with asyncio.timeout(patience_s):
            return await services.tier.state(at)
    except TimeoutError as error:
        reason = f"no answer within {patience_s * 1000:.0f} ms"
        raise VectorStoreUnavailable(reason) from error


async def _signature(services: Services, settings: Settings) -> str:
    try:
        return await signature_of(services, choice_of(settings))
    except EmbeddingFailed:
        return ""
