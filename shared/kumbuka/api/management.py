"""The management API: `/api/*`."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

from fastapi import Depends, FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.security import HTTPBearer
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kumbuka.api import management_errors
from kumbuka.api.engine import engine_routes
from kumbuka.api.erasure import erasure_routes
from kumbuka.api.housekeeping import housekeeping_routes
from kumbuka.api.management_door import BodyLimit
from kumbuka.api.memories import memory_routes
from kumbuka.api.portability import portability_routes
from kumbuka.api.qdrant import qdrant_routes
from kumbuka.api.recalls import recall_routes
from kumbuka.api.settings import settings_routes
from kumbuka.errors import KumbukaError
from kumbuka.ports import Services
from kumbuka.usecases.authenticate import Authenticator

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": management_errors.Refusal, "description": meaning}
    for status, meaning in (
        (400, "The request is not valid; `details` names the fields"),
        (401, "No key, or one that is not known"),
        (403, "The key lacks the right, or names another owner"),
        (404, "No such thing in the caller's scope"),
        (503, "The database did not answer; trying later may help"),
        ("default", "Any other error"),
    )
}


def management_app(services: Services, *, authenticator: Authenticator) -> FastAPI:
    """Share the chat's authenticator, so that a revoked key is forgotten in one place."""
    app = FastAPI(
        title="Kumbuka",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        exception_handlers={
            KumbukaError: management_errors.deliberate,
            RequestValidationError: management_errors.not_valid,
            HTTPException: management_errors.refused_by_the_framework,
        },
    )
    app.state.authenticator = authenticator
    # Says in the description how to send a key; `GuardedRoute` checks it.
    described = Depends(HTTPBearer(auto_error=False, description="A key with the right `memory`"))
    for routes in (
        recall_routes,
        engine_routes,
        portability_routes,  # before the routes by id, of which `export` is none
        memory_routes,
        housekeeping_routes,
        settings_routes,
        qdrant_routes,
        erasure_routes,
    ):
        app.include_router(
            routes(services), prefix="/api", dependencies=[described], responses=REFUSALS
        )
    app.add_middleware(BodyLimit)
    app.add_middleware(Labelled)
    return app


class Labelled:
    """Every answer says which request it is to, that to a failure of ours included."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request_id = "req_" + uuid4().hex
        scope.setdefault("state", {})["request_id"] = request_id

        started = False

        async def labelled(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                MutableHeaders(scope=message)["x-kumbuka-request-id"] = request_id
            await send(message)

        try:
            await self._app(scope, receive, labelled)
        except Exception as error:
            if started:
                raise
            answer = await management_errors.unexpected(Request(scope), error)
            await answer(scope, receive, labelled)
