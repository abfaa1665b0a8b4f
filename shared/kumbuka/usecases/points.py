"""Look into the second vector store: search it alone, and remove what should not be there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kumbuka.errors import EmbeddingFailed, InvalidRequest, VectorStoreUnavailable
from kumbuka.memory.model import Memory
from kumbuka.memory.qdrant import QdrantSettings, merged
from kumbuka.memory.scopes import Scope
from kumbuka.memory.settings import Settings, settings_from
from kumbuka.ports import NamedVectors, NearestPoints, RecallQuery, Services, VectorTier
from kumbuka.usecases.embedding_choice import choice_of

PATIENCE_S = 5.0
"""Whoever looks into the store waits longer than a chat does."""
PAGE = 1000


@dataclass(frozen=True, slots=True)
class Found:
    memory: Memory
    cosine: float
    """As the store computes it."""


@dataclass(frozen=True, slots=True)
class Cleaned:
    checked: int
    deleted: int


async def search_points(services: Services, scope: Scope, text: str, limit: int) -> Sequence[Found]:
    """What the store alone finds, without fallback, and the database shows; best first.

    Raises InvalidRequest where it is not configured, VectorStoreUnavailable, EmbeddingFailed.
    """
    tier, at, settings = await _place(services, scope.owner_id)
    made = await services.embeddings.embed(choice_of(settings), [text])
    embedding = made.blobs[0]
    if embedding is None:
        raise EmbeddingFailed("the text has no vector")
    now = services.clock()
    query = NearestPoints(scope, now, embedding, made.signature, limit)
    await tier.load()
    near = await tier.nearest(at, query, PATIENCE_S)
    if not near:
        return []
    rows = await services.memories.search(
        RecallQuery(
            scope=scope,
            now=now,
            match="",
            count_terms=(),
            embedding=embedding,
            signature=made.signature,
            vector_limit=limit,
            named=NamedVectors([found.memory_id for found in near], at.store),
        )
    )
    shown = {candidate.memory.memory_id: candidate.memory for candidate in rows.candidates}
    return [Found(shown[n.memory_id], n.cosine) for n in near if n.memory_id in shown]


async def clean_points(services: Services, owner_id: str | None) -> Cleaned:
    """Remove points of memories that ended, expired or are gone; with None, everybody's.

    Raises InvalidRequest where the store is not configured, VectorStoreUnavailable.
    """
    tier, at, _ = await _place(services, owner_id or "")
    checked = deleted = 0
    after: str | None = None
    while True:
        ids, after = await tier.ids(at, owner_id, after, PAGE)
        kept = await services.copies.kept(ids, owner_id, services.clock())
        if stale := [memory_id for memory_id in ids if memory_id not in kept]:
            await tier.remove(at, stale)
        checked, deleted = checked + len(ids), deleted + len(stale)
        if after is None:
            return Cleaned(checked, deleted)


async def _place(services: Services, owner_id: str) -> tuple[VectorTier, QdrantSettings, Settings]:
    settings = settings_from(*await services.settings.layers(owner_id))
    at = merged(services.qdrant_defaults, settings.qdrant)
    if services.tier is None or at.url is None:
        raise InvalidRequest("qdrant is not configured")
    if not at.enabled:
        raise VectorStoreUnavailable("qdrant is switched off")
    return services.tier, at, settings
