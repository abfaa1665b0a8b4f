"""Export and import over `/api`: all of a memory as JSON Lines, and back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from kumbuka.api.management_door import GuardedRoute, caller_of, owner_of, scope_of
from kumbuka.api.wire import Id, OfOwner, Strict
from kumbuka.errors import BodyTooLarge, FieldProblem, InvalidRequest
from kumbuka.memory.json_lines import json_lines
from kumbuka.memory.keys import Right
from kumbuka.memory.scopes import Corpus, Reach
from kumbuka.ports import Services
from kumbuka.usecases.export_memories import export_page
from kumbuka.usecases.import_memories import TakenIn, import_memories

MAX_IMPORT_BYTES = 4_000_000
ANY_USER = "*"
JSON_LINES = "application/x-ndjson"
NEXT = "x-kumbuka-next"

_EXPORT: dict[int | str, dict[str, Any]] = {
    200: {
        "description": "A row a line; with `x-kumbuka-next`, the cursor of the rest",
        "content": {JSON_LINES: {"schema": {"type": "string"}}},
        "headers": {NEXT: {"schema": {"type": "string"}}},
    }
}
_IMPORT = {
    "requestBody": {"required": True, "content": {JSON_LINES: {"schema": {"type": "string"}}}}
}


class ExportAsked(Strict):
    api_key_id: Id | None = None
    user_id: Id | None = None
    corpus: Corpus = Corpus.ALL
    cursor: str | None = None


def portability_routes(services: Services) -> APIRouter:
    routes = APIRouter(tags=["memories"], route_class=GuardedRoute)

    @routes.get("/memory/export", response_class=Response, responses=_EXPORT)
    async def export_memories(request: Request, asked: Annotated[ExportAsked, Query()]) -> Response:
        if asked.user_id == "":
            problem = FieldProblem("userId", "must not be empty; leave it out for every user")
            raise InvalidRequest("no user is named", problem)
        any_user = asked.user_id in (None, ANY_USER)
        scope = scope_of(
            request,
            api_key_id=asked.api_key_id,
            user_id=None if any_user else asked.user_id,
            session_id=None,
            reach=Reach.OWNER if any_user else Reach.USER,
        )
        page = await export_page(services, scope, asked.corpus, cursor=asked.cursor)
        headers = {} if page.next_cursor is None else {NEXT: page.next_cursor}
        return Response(page.lines, headers=headers, media_type=JSON_LINES)

    @routes.post("/memory/import", openapi_extra=_IMPORT)
    async def import_exported(
        request: Request, owner: Annotated[OfOwner, Query()]
    ) -> dict[str, Any]:
        owner_id = owner_of(request, owner.api_key_id)
        lines = json_lines([await _body(request)])
        may_share = caller_of(request).may(Right.ADMIN)
        taken = import_memories(services, lines, owner_id=owner_id, may_share=may_share)
        return _reported([one async for one in taken])

    return routes


async def _body(request: Request) -> bytes:
    body = bytearray()
    async for piece in request.stream():
        body += piece
        if len(body) > MAX_IMPORT_BYTES:
            raise BodyTooLarge(
                f"an import is larger than {MAX_IMPORT_BYTES} bytes: send it in parts"
            )
    return bytes(body)


def _reported(taken: Sequence[TakenIn]) -> dict[str, Any]:
    return {
        "counts": dict(Counter(one.outcome for one in taken)),
        "lines": [
            {
                "line": one.line,
                "outcome": one.outcome,
                "id": one.memory_id,
                "errors": [{"field": p.field, "message": p.message} for p in one.problems],
            }
            for one in taken
        ],
    }
