"""Undo over `/api`: restore."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request

from kumbuka.api.management_door import GuardedRoute, owner_of
from kumbuka.api.wire import OfOwner
from kumbuka.memory.scopes import Scope
from kumbuka.memory.shown import memory_json
from kumbuka.ports import Services
from kumbuka.usecases.restore import restore


def housekeeping_routes(services: Services) -> APIRouter:
    routes = APIRouter(tags=["housekeeping"], route_class=GuardedRoute)

    @routes.post("/memory/{memory_id}/restore")
    async def restore_memory(
        request: Request, memory_id: str, asked: Annotated[OfOwner, Query()]
    ) -> dict[str, Any]:
        scope = Scope.whole_owner(owner_of(request, asked.api_key_id))
        return memory_json(await restore(services, scope, memory_id))

    return routes
