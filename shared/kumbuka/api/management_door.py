"""Who asks on `/api`, for which owner; and how large a body may be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any

from fastapi import Request
from fastapi.routing import APIRoute
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kumbuka.errors import BodyTooLarge, FieldProblem, InvalidRequest, NotAllowed
from kumbuka.memory.keys import Right, check_id
from kumbuka.memory.scopes import Reach
from kumbuka.memory.scopes import Scope as MemoryScope
from kumbuka.usecases.authenticate import Caller

MAX_BODY_BYTES = 6_000_000


class GuardedRoute(APIRoute):
    """A route that knows its caller before it reads the body: a stranger learns nothing.

    The authenticator is `app.state.authenticator`.
    """

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()

        async def guarded(request: Request) -> Response:
            authorization = request.headers.get("authorization")
            authenticator = request.app.state.authenticator
            request.state.caller = await authenticator.caller(authorization, Right.MEMORY)
            _refuse_repeated(request)
            return await handle(request)

        return guarded


def _refuse_repeated(request: Request) -> None:
    """Of two values of a parameter one would be left out unseen: of two users to delete, one."""
    given = Counter(name for name, _ in request.query_params.multi_items())
    repeated = [name for name, count in given.items() if count > 1]
    if repeated:
        problems = (FieldProblem(name, "is given more than once") for name in repeated)
        raise InvalidRequest("a parameter is given more than once", *problems)


def caller_of(request: Request) -> Caller:
    caller: Caller = request.state.caller
    return caller


def named_once(in_body: str | None, in_query: str | None) -> str | None:
    """The `apiKeyId` of a POST, which may stand in the body or in the query."""
    if in_body is not None and in_query is not None and in_body != in_query:
        problem = FieldProblem("apiKeyId", "differs between the body and the query")
        raise InvalidRequest("two owners are named", problem)
    return in_body if in_body is not None else in_query


def owner_of(request: Request, api_key_id: str | None) -> str:
    """The caller's owner, or for an admin the one that is named. Raises NotAllowed, and
    InvalidRequest for an empty name: an unset variable must not mean the admin's own."""
    caller = caller_of(request)
    if api_key_id == "":
        raise InvalidRequest("no owner is named", FieldProblem("apiKeyId", "must not be empty"))
    if api_key_id is None or api_key_id == caller.owner_id:
        return caller.owner_id
    if not caller.may(Right.ADMIN):
        raise NotAllowed("this key sees its own owner only; apiKeyId needs the right 'admin'")
    return check_id(api_key_id, "apiKeyId") or caller.owner_id


def require_admin(request: Request, what: str) -> None:
    if not caller_of(request).may(Right.ADMIN):
        raise NotAllowed(f"{what} needs the right 'admin'")


def scope_of(
    request: Request,
    *,
    api_key_id: str | None,
    user_id: str | None,
    session_id: str | None,
    reach: Reach = Reach.USER,
) -> MemoryScope:
    return MemoryScope(
        owner_of(request, api_key_id),
        check_id(user_id, "userId"),
        check_id(session_id, "sessionId"),
        reach,
    )


class BodyLimit:
    """Stops reading a body at the limit, whatever length its header promised."""

    def __init__(self, app: ASGIApp, max_bytes: int = MAX_BODY_BYTES) -> None:
        self._app = app
        self._max_bytes = max_bytes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        read = 0

        async def counted() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > self._max_bytes:
                raise BodyTooLarge(f"the body is larger than {self._max_bytes} bytes")
            return message

        await self._app(scope, counted, send)
