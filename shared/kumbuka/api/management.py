"""The management API: `/api/*`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from uuid import uuid4

from fastapi import Depends, FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kumbuka.api import management_errors
from kumbuka.api.erasure import erasure_routes
from kumbuka.api.management_door import BodyLimit, Door
from kumbuka.api.memories import memory_routes
from kumbuka.api.recalls import recall_routes
from kumbuka.api.settings import settings_routes
from kumbuka.errors import KumbukaError
from kumbuka.ports import Services
from kumbuka.usecases.authenticate import Authenticator

Handler = Callable[[Request, Exception], Awaitable[Response]]


def management_app(services: Services, *, authenticator: Authenticator) -> FastAPI:
    """Share the chat's authenticator, so that a revoked key is forgotten in one place."""
    app = FastAPI(
        title="Kumbuka",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        exception_handlers={
            KumbukaError: management_errors.deliberate,
            RequestValidationError: management_errors.not_valid,
            HTTPException: management_errors.refused_by_the_framework,
            Exception: management_errors.unexpected,
        },
    )
    door = Depends(Door(authenticator).memory)
    for routes in (recall_routes, memory_routes, settings_routes, erasure_routes):
        app.include_router(routes(services), prefix="/api", dependencies=[door])
    app.add_middleware(BodyLimit)
    app.add_middleware(RequestIds)
    return app


class RequestIds:
    """Every answer says which request it is to, errors included."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request_id = "req_" + uuid4().hex
        scope.setdefault("state", {})["request_id"] = request_id

        async def labelled(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message)["x-kumbuka-request-id"] = request_id
            await send(message)

        await self._app(scope, receive, labelled)
