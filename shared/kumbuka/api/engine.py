"""The engine over `/api`: what it can do now, and vectors made anew."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Body, Query, Request
from pydantic import Field

from kumbuka.api.management_door import GuardedRoute, caller_of, named_once, owner_of
from kumbuka.api.wire import Id, OfOwner, Strict
from kumbuka.memory.keys import Right
from kumbuka.ports import EmbeddingProvider, Services
from kumbuka.usecases.copy_owners import copy_soon
from kumbuka.usecases.embedding_choice import choice_for
from kumbuka.usecases.engine_status import Part, engine_status
from kumbuka.usecases.reindex import MAX_ROWS, Reindexing


class ReindexAsked(Strict):
    force: Annotated[bool, Field(strict=True)] = False
    limit: Annotated[int, Field(ge=1, le=MAX_ROWS, strict=True)] = MAX_ROWS
    api_key_id: Id | None = None


def engine_routes(services: Services) -> APIRouter:
    routes = APIRouter(tags=["engine"], route_class=GuardedRoute)
    reindexing = Reindexing(services)

    @routes.get("/memory/engine-status")
    async def read_status(request: Request, asked: Annotated[OfOwner, Query()]) -> dict[str, Any]:
        owner_id = _whose(request, asked.api_key_id)
        parts = await engine_status(services, owner_id)
        shown = {name: _shown(part) for name, part in parts.items()}
        shown["vectorStore"]["reindexPending"] = reindexing.pending(owner_id)
        return shown

    @routes.get("/memory/embedding-providers")
    async def list_providers(
        request: Request, asked: Annotated[OfOwner, Query()]
    ) -> dict[str, Any]:
        owner_id = _whose(request, asked.api_key_id)
        choice = await choice_for(services, owner_id or "")
        listed = services.embedding_providers
        return {"data": [_provider(found) for found in await listed(choice)] if listed else []}

    @routes.post("/memory/reindex")
    async def start_reindexing(
        request: Request,
        owner: Annotated[OfOwner, Query()],
        asked: Annotated[ReindexAsked | None, Body()] = None,
    ) -> dict[str, Any]:
        asked = asked or ReindexAsked()
        named = named_once(asked.api_key_id, owner.api_key_id)
        owner_id = _whose(request, named)
        run = await reindexing.start(owner_id, force=asked.force, limit=asked.limit)
        await copy_soon(services, owner_id)
        return {"started": run.started, "pending": run.pending}

    return routes


def _whose(request: Request, api_key_id: str | None) -> str | None:
    """An admin who names no owner means everybody (None); anyone else their own owner."""
    if api_key_id is None and caller_of(request).may(Right.ADMIN):
        return None
    return owner_of(request, api_key_id)


def _provider(found: EmbeddingProvider) -> dict[str, Any]:
    return {
        "name": found.name,
        "available": found.available,
        "configured": found.configured,
        "model": found.model,
        "dimensions": found.dimensions,
        "hasApiKey": found.has_key,
        "reason": found.reason,
    }


def _shown(part: Part) -> dict[str, Any]:
    return {"available": part.available, **part.detail, "reason": part.reason}
