"""What the engine can do now, tried and not assumed."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from kumbuka.errors import EmbeddingFailed, KumbukaError, RerankFailed, StoreUnavailable
from kumbuka.memory.scopes import Reach, Scope
from kumbuka.memory.settings import Settings, settings_from
from kumbuka.ports import Choice, RecallQuery, Services, source_and_model
from kumbuka.usecases.embedding_choice import choice_of
from kumbuka.usecases.qdrant_state import qdrant_state
from kumbuka.usecases.rerank import WAIT_S

PROBE = "A short sentence to try the embedding with."


@dataclass(frozen=True, slots=True)
class Part:
    """One part of the engine."""

    available: bool
    detail: dict[str, Any] = field(default_factory=dict)
    reason: str | None = None
    """Why it is not available."""


async def engine_status(services: Services, owner_id: str | None) -> dict[str, Part]:
    """Each part by name; counts are of an owner's memories, or with None of everybody's.

    Where the settings cannot be read, each part is tried as it is without any.
    """
    try:
        settings = settings_from(*await services.settings.layers(owner_id or ""))
    except StoreUnavailable:
        settings = Settings()
    choice = choice_of(settings)
    return {
        "keyword": await _tried(lambda: _keyword(services, owner_id)),
        "embedding": await _tried(lambda: _embedding(services, choice)),
        "vectorStore": await _tried(lambda: _vectors(services, owner_id, choice)),
        "qdrant": await _tried(lambda: _qdrant(services, owner_id)),
        "rerank": await _tried(lambda: _rerank(services, settings)),
        "queue": await _tried(lambda: _queue(services)),
    }


async def _tried(probe: Callable[[], Awaitable[Part]]) -> Part:
    started = time.perf_counter()
    try:
        part = await probe()
    except KumbukaError as error:
        return Part(False, reason=str(error))
    except Exception as error:
        return Part(False, reason=f"{type(error).__name__}: {error}")
    latency_ms = round((time.perf_counter() - started) * 1000, 1)
    return Part(part.available, {**part.detail, "latencyMs": latency_ms}, part.reason)


async def _keyword(services: Services, owner_id: str | None) -> Part:
    trouble = (await _failed(services, owner_id, match='"kumbuka"')).get("keyword")
    return Part(trouble is None, reason=trouble)


async def _failed(services: Services, owner_id: str | None, **branches: Any) -> Mapping[str, str]:
    query = RecallQuery(
        scope=Scope(owner_id or "", reach=Reach.OWNER),
        now=services.clock(),
        match="",
        count_terms=(),
        embedding=None,
        signature="",
        limit=1,
        vector_limit=1,
    )
    return (await services.memories.search(replace(query, **branches))).failed


async def _embedding(services: Services, choice: Choice) -> Part:
    # Not twice the same text: an answer from the cache proves nothing.
    made = await services.embeddings.embed(choice, [f"{PROBE} {time.time_ns()}"])
    if not made.signature:
        return Part(False, reason="switched off")
    source, model = source_and_model(made.signature)
    detail = {"source": source, "model": model}
    return Part(made.blobs[0] is not None, detail, made.fallback_reason)


async def _vectors(services: Services, owner_id: str | None, choice: Choice) -> Part:
    signature = services.embeddings.signature(choice)
    coverage = await services.vectors.coverage(owner_id, signature)
    detail = {
        "store": "libsql",
        "rows": coverage.rows,
        "indexed": coverage.indexed,
        "needsReindex": coverage.lacking if signature else 0,
    }
    trouble = await _vector_trouble(services, owner_id, choice) if signature else "no embedding"
    return Part(trouble is None, detail, trouble)


async def _vector_trouble(services: Services, owner_id: str | None, choice: Choice) -> str | None:
    """Why the vectors cannot be compared with one; without an embedding there is none to try."""
    try:
        made = await services.embeddings.embed(choice, [PROBE])
    except EmbeddingFailed:
        return None
    vector = {"embedding": made.blobs[0], "signature": made.signature}
    return (await _failed(services, owner_id, **vector)).get("vector")


async def _rerank(services: Services, settings: Settings) -> Part:
    """Tried whether or not the settings use it."""
    detail: dict[str, Any] = {"enabled": settings.rerank_enabled}
    if services.reranker is None:
        return Part(False, detail, "not configured")
    model = settings.rerank_provider_model
    detail["model"] = services.reranker.model(model)
    try:
        await services.reranker.rerank(PROBE, [PROBE, "Rain."], model=model, wait_s=WAIT_S)
    except RerankFailed as error:
        return Part(False, detail, str(error))
    return Part(True, detail)


async def _qdrant(services: Services, owner_id: str | None) -> Part:
    state = await qdrant_state(services, owner_id)
    if state.at.url is None:
        return Part(False, reason=state.reason)
    detail = {
        "collection": state.at.collection,
        "dimensions": state.dimensions,
        "quantization": state.at.quantization,
        "points": state.points,
        "rows": state.rows,
        "suggestedCollection": state.suggested_collection,
    }
    return Part(state.reason is None, detail, state.reason)


async def _queue(services: Services) -> Part:
    waiting = {
        "waitingTurns": await services.turns.depth(),
        "waitingJobs": await services.jobs.depth(),
    }
    return Part(True, waiting)
