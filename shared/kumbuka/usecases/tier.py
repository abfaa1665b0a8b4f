"""Ask the second vector store for what is near to a text, where the owner has chosen it."""

from __future__ import annotations

from dataclasses import dataclass

from kumbuka.errors import EmbeddingFailed, VectorStoreUnavailable
from kumbuka.memory.model import MemoryType, Millis
from kumbuka.memory.qdrant import MAX_TOP_K, dimensions_of, merged
from kumbuka.memory.scopes import Scope
from kumbuka.memory.settings import Settings
from kumbuka.ports import Choice, NamedVectors, NearestPoints, Services

PATIENCE = 0.25
"""Of the recall's time: the database's own vectors still have to be compared if it is over."""


PROBE = "A short sentence whose vector has the length of all others."


async def signature_of(services: Services, choice: Choice) -> str:
    """Of the first source, with the vectors' length, for which an endpoint may have to be asked;
    empty where none is wanted. Raises EmbeddingFailed."""
    signature = services.embeddings.signature(choice)
    if not signature or dimensions_of(signature):
        return signature
    made = await services.embeddings.embed(choice, [PROBE])
    if made.fallback_reason is not None:
        raise EmbeddingFailed(made.fallback_reason)
    return made.signature


@dataclass(frozen=True, slots=True)
class Looked:
    named: NamedVectors | None = None
    """What was found; None: the database is to compare its own vectors."""
    trouble: str | None = None
    """Why the store that was chosen did not answer."""


async def look(
    services: Services,
    settings: Settings,
    scope: Scope,
    now: Millis,
    embedding: bytes,
    signature: str,
    *,
    limit: int | None = None,
    type: MemoryType | None = None,
) -> Looked:
    """`limit` is the settings' own where it is None. Never fails: it says why instead."""
    if settings.vector_store != "qdrant":
        return Looked()
    at = merged(services.qdrant_defaults, settings.qdrant)
    if services.tier is None or not at.is_used:
        return Looked(trouble="qdrant: it is not configured, or switched off")
    query = NearestPoints(
        scope,
        now,
        embedding,
        signature,
        min(limit or at.top_k, MAX_TOP_K),
        type,
        settings.retention_days,
        settings.retention_types,
    )
    try:
        near = await services.tier.nearest(at, query, services.recall_deadline_s * PATIENCE)
    except VectorStoreUnavailable as error:
        return Looked(trouble=f"qdrant: {error}")
    if not near:
        return Looked(trouble="qdrant: nothing of this scope is there")
    return Looked(NamedVectors([found.memory_id for found in near], at.store))
