"""The second vector store over `/api`: its settings, a look into it, and whether it works."""

from __future__ import annotations

import time
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

from fastapi import APIRouter, Body, Query, Request
from pydantic import Field, StrictBool

from kumbuka.api.management_door import (
    GuardedRoute,
    caller_of,
    named_once,
    owner_of,
    require_admin,
    scope_of,
)
from kumbuka.api.wire import Filled, Id, NoParameters, OfOwner, Strict
from kumbuka.memory.keys import Right
from kumbuka.memory.qdrant import MAX_TOP_K
from kumbuka.memory.shown import memory_json
from kumbuka.ports import Services
from kumbuka.usecases.configure_qdrant import Shown, configure_qdrant, qdrant_settings
from kumbuka.usecases.embedding_choice import choice_for
from kumbuka.usecases.points import Found, clean_points, search_points
from kumbuka.usecases.qdrant_state import QdrantState, qdrant_state

MAX_QUERY_CHARACTERS = 10_000
Name = Annotated[Filled, Field(max_length=2_000)]


class QdrantChanged(Strict):
    enabled: StrictBool | None = None
    url: Name | None = None
    host: Name | None = None
    port: Annotated[int, Field(ge=1, le=65_535, strict=True)] | None = None
    collection: Name | None = None
    embedding_model: Annotated[Filled, Field(max_length=300)] | None = None
    quantization: Literal["none", "int8", "binary"] | None = None
    top_k: Annotated[int, Field(ge=1, le=MAX_TOP_K, strict=True)] | None = None
    api_key: Annotated[str, Field(max_length=2_000, pattern=r"^[!-~]*$")] | None = None
    """Write-only; empty takes it back."""


CLEARABLE = {"url", "host", "embedding_model"}
"""Null means something in these: the environment's, or none."""


class PointsAsked(Strict):
    query: Annotated[Filled, Field(max_length=MAX_QUERY_CHARACTERS)]
    limit: Annotated[int, Field(ge=1, le=MAX_TOP_K, strict=True)] = 10
    api_key_id: Id | None = None
    user_id: Id | None = None
    session_id: Id | None = None


def qdrant_routes(services: Services) -> APIRouter:
    routes = APIRouter(tags=["qdrant"], route_class=GuardedRoute)

    @routes.get("/settings/qdrant")
    async def read_qdrant(request: Request, _: Annotated[NoParameters, Query()]) -> dict[str, Any]:
        require_admin(request, "reading the settings of qdrant")
        return _shown(await qdrant_settings(services))

    @routes.put("/settings/qdrant")
    async def change_qdrant(
        request: Request, asked: QdrantChanged, _: Annotated[NoParameters, Query()]
    ) -> dict[str, Any]:
        require_admin(request, "changing the settings of qdrant")
        given = asked.model_dump(exclude_unset=True)
        named = {n: value for n, value in given.items() if value is not None or n in CLEARABLE}
        return _shown(await configure_qdrant(services, named))

    @routes.get("/settings/qdrant/health")
    async def check_qdrant(request: Request, asked: Annotated[OfOwner, Query()]) -> dict[str, Any]:
        started = time.perf_counter()
        state = await qdrant_state(services, _whose(request, asked.api_key_id))
        return _state(state) | {"latencyMs": _milliseconds_since(started)}

    @routes.post("/settings/qdrant/search")
    async def search_qdrant(
        request: Request, asked: PointsAsked, owner: Annotated[OfOwner, Query()]
    ) -> dict[str, Any]:
        scope = scope_of(
            request,
            api_key_id=named_once(asked.api_key_id, owner.api_key_id),
            user_id=asked.user_id,
            session_id=asked.session_id,
        )
        started = time.perf_counter()
        found = await search_points(services, scope, asked.query, asked.limit)
        return {
            "results": [_point(point) for point in found],
            "latencyMs": _milliseconds_since(started),
        }

    @routes.post("/settings/qdrant/cleanup")
    async def clean_qdrant(
        request: Request,
        owner: Annotated[OfOwner, Query()],
        asked: Annotated[OfOwner | None, Body()] = None,
    ) -> dict[str, Any]:
        named = named_once(asked.api_key_id if asked else None, owner.api_key_id)
        cleaned = await clean_points(services, _whose(request, named))
        return {"checked": cleaned.checked, "deleted": cleaned.deleted}

    @routes.get("/settings/qdrant/embedding-models")
    async def list_models(request: Request, asked: Annotated[OfOwner, Query()]) -> dict[str, Any]:
        choice = await choice_for(services, _whose(request, asked.api_key_id) or "")
        listed = await services.embedding_providers(choice) if services.embedding_providers else []
        return {
            "data": [
                {
                    "source": found.name,
                    "model": found.model,
                    "dimensions": found.dimensions,
                    "available": found.available,
                }
                for found in listed
                if found.model is not None
            ]
        }

    return routes


def _whose(request: Request, api_key_id: str | None) -> str | None:
    """An admin who names no owner means everybody (None); anyone else their own owner."""
    if api_key_id is None and caller_of(request).may(Right.ADMIN):
        return None
    return owner_of(request, api_key_id)


def _shown(shown: Shown) -> dict[str, Any]:
    at = shown.at
    parts = urlsplit(at.url or "")
    return {
        "enabled": at.enabled,
        "url": at.url,
        "host": parts.hostname,
        "port": parts.port,
        "collection": at.collection,
        "embeddingModel": shown.embedding_model,
        "quantization": at.quantization,
        "topK": at.top_k,
        "hasApiKey": at.sealed_key is not None,
    }


def _state(state: QdrantState) -> dict[str, Any]:
    return {
        "working": state.reason is None,
        "reason": state.reason,
        "collection": state.at.collection,
        "dimensions": state.dimensions,
        "embeddingDimensions": state.wanted or None,
        "points": state.points,
        "rows": state.rows,
        "suggestedCollection": state.suggested_collection,
    }


def _point(found: Found) -> dict[str, Any]:
    return {**memory_json(found.memory), "score": round(found.cosine, 6), "tier": "qdrant"}


def _milliseconds_since(started: float) -> float:
    return round((time.perf_counter() - started) * 1000, 1)
