"""Settings over `/api`: the deployment's, and over them an owner's."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Body, Query, Request

from kumbuka.api.management_door import GuardedRoute, caller_of, owner_of
from kumbuka.api.wire import OfOwner
from kumbuka.errors import FieldProblem, InvalidRequest
from kumbuka.memory.keys import Right
from kumbuka.memory.settings import as_json, check_changes, settings_from
from kumbuka.ports import Services
from kumbuka.usecases.copy_owners import copy_soon


def settings_routes(services: Services) -> APIRouter:
    routes = APIRouter(tags=["settings"], route_class=GuardedRoute)

    async def effective(owner_id: str | None) -> dict[str, Any]:
        deployment, owner = await services.settings.layers(owner_id or "")
        return as_json(settings_from(deployment, owner if owner_id else {}))

    @routes.get("/settings/memory")
    async def read_settings(request: Request, asked: Annotated[OfOwner, Query()]) -> dict[str, Any]:
        return await effective(_layer(request, asked.api_key_id))

    @routes.put("/settings/memory")
    async def change_settings(
        request: Request,
        asked: Annotated[OfOwner, Query()],
        changes: Annotated[dict[str, Any], Body()],
    ) -> dict[str, Any]:
        layer = _layer(request, asked.api_key_id)
        accepted = check_changes(changes)
        if url := accepted.get("custom_base_url"):
            _refuse_unsafe(services, url)
        await services.settings.change(layer, changes, services.clock())
        if "vector_store" in accepted:
            await copy_soon(services, layer)
        return await effective(layer)

    return routes


def _refuse_unsafe(services: Services, url: str) -> None:
    if problem := services.embeddings.url_problem(url):
        raise InvalidRequest("some settings are not valid", FieldProblem("customBaseUrl", problem))


def _layer(request: Request, api_key_id: str | None) -> str | None:
    """An admin who names no owner means the deployment (None); anyone else their own owner."""
    if api_key_id is None and caller_of(request).may(Right.ADMIN):
        return None
    return owner_of(request, api_key_id)
