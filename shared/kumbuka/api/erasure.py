"""Erase over `/api`: everything of a user, or of an owner."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request

from kumbuka.api.management_door import GuardedRoute, owner_of, require_admin
from kumbuka.api.wire import NoParameters, OfOwner
from kumbuka.errors import FieldProblem, InvalidRequest
from kumbuka.memory.keys import check_id
from kumbuka.ports import Services
from kumbuka.usecases.forget import erase


def erasure_routes(services: Services) -> APIRouter:
    routes = APIRouter(tags=["erasure"], route_class=GuardedRoute)

    @routes.delete("/owners/{owner_id:path}")
    async def erase_owner(
        request: Request, owner_id: str, _: Annotated[NoParameters, Query()]
    ) -> dict[str, Any]:
        require_admin(request, "erasing an owner")
        checked = _checked(owner_id, "id")
        return {"erased": True, "counts": dict(await erase(services, checked, None))}

    @routes.delete("/users/{user_id:path}")
    async def erase_user(
        request: Request, user_id: str, asked: Annotated[OfOwner, Query()]
    ) -> dict[str, Any]:
        owner_id = owner_of(request, asked.api_key_id)
        checked = _checked(user_id, "id")
        return {"erased": True, "counts": dict(await erase(services, owner_id, checked))}

    return routes


def _checked(value: str, field: str) -> str:
    checked = check_id(value, field)
    if checked is None:
        raise InvalidRequest("the id is empty", FieldProblem(field, "must not be empty"))
    return checked
