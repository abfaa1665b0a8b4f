"""Memories over `/api`: list, create, read, change, delete, history."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi.responses import JSONResponse
from pydantic import Field, StrictBool, field_validator

from kumbuka.api.management_door import (
    GuardedRoute,
    named_once,
    owner_of,
    require_admin,
    scope_of,
)
from kumbuka.api.wire import Filled, Id, Instant, Metadata, OfOwner, OfOwnerAt, Strict
from kumbuka.errors import FieldProblem, InvalidRequest
from kumbuka.memory.model import (
    MAX_CONTENT_CHARACTERS,
    MAX_KEY_CHARACTERS,
    MemoryType,
    NewMemory,
    Outcome,
    Place,
)
from kumbuka.memory.scopes import Corpus, Reach, Scope
from kumbuka.memory.shown import memory_json
from kumbuka.ports import MemoryFilter, Page, Services
from kumbuka.text.fulltext import match_query
from kumbuka.usecases.correct import Changes, correct
from kumbuka.usecases.forget import forget, forget_matching
from kumbuka.usecases.remember import remember

ANY_USER = "*"
CHARACTERS_A_TOKEN = 4


Content = Annotated[Filled, Field(min_length=1, max_length=MAX_CONTENT_CHARACTERS)]
KeyName = Annotated[Filled, Field(min_length=1, max_length=MAX_KEY_CHARACTERS)]


class Listing(Strict):
    api_key_id: Id | None = None
    user_id: Id | None = None
    session_id: Id | None = None
    type: MemoryType | None = None
    q: str | None = None
    corpus: Corpus = Corpus.FACTS
    include_superseded: bool = False
    as_of: Instant = None
    limit: int = Field(50, ge=1, le=200)
    page: int = Field(1, ge=1, le=1_000_000)
    offset: int | None = Field(None, ge=0, le=1_000_000_000)
    cursor: str | None = None


class Created(Strict):
    content: Content
    key: KeyName | None = None
    type: MemoryType = MemoryType.FACTUAL
    api_key_id: Id | None = None
    user_id: Id | None = None
    session_id: Id | None = None
    metadata: Metadata = Field(default_factory=dict)
    expires_at: Instant = None
    pinned: StrictBool | None = None


class Changed(Strict):
    content: Content | None = None
    key: KeyName | None = None
    type: MemoryType | None = None
    metadata: Metadata | None = None
    expires_at: Instant = None
    pinned: StrictBool | None = None
    shared: StrictBool | None = None

    @field_validator("content", "key", "type", "metadata", "pinned", "shared", mode="before")
    @classmethod
    def _given(cls, value: Any) -> Any:
        """A field that is left out stays as it is; only the expiry can be taken away."""
        if value is None:
            raise ValueError("must not be null; leave it out to keep it as it is")
        return value


class Deleted(Strict):
    api_key_id: Id | None = None
    type: MemoryType | None = None
    user_id: Id | None = None
    session_id: Id | None = None
    older_than: Instant = None
    corpus: Corpus = Corpus.ALL
    all: bool = False


def memory_routes(services: Services) -> APIRouter:
    routes = APIRouter(tags=["memories"], route_class=GuardedRoute)

    @routes.get("/memory")
    async def list_memories(request: Request, asked: Annotated[Listing, Query()]) -> dict[str, Any]:
        any_user = asked.user_id == ANY_USER
        scope = scope_of(
            request,
            api_key_id=asked.api_key_id,
            user_id=None if any_user else asked.user_id,
            session_id=asked.session_id,
            reach=Reach.OWNER if any_user else Reach.USER,
        )
        # A query without anything to search for filters nothing, as an empty one.
        text = match_query(asked.q).expression if asked.q else ""
        offset = asked.offset if asked.offset is not None else (asked.page - 1) * asked.limit
        now = services.clock()
        page = await services.memories.page(
            scope,
            MemoryFilter(
                asked.type, None, text, asked.include_superseded, asked.corpus, asked.as_of
            ),
            any_user=any_user,
            limit=asked.limit,
            offset=offset,
            cursor=asked.cursor,
            now=now,
        )
        hit_rate = await services.injections.hit_rate(scope.owner_id, now)
        cache = dict(services.cache_statistics())
        return _listed(page, asked, offset, hit_rate, cache)

    @routes.post("/memory", status_code=201)
    async def create_memory(
        request: Request, asked: Created, owner: Annotated[OfOwner, Query()]
    ) -> JSONResponse:
        scope = scope_of(
            request,
            api_key_id=named_once(asked.api_key_id, owner.api_key_id),
            user_id=asked.user_id,
            session_id=asked.session_id,
        )
        new = NewMemory(
            asked.content, asked.type, asked.key, asked.metadata, asked.expires_at, asked.pinned
        )
        place = Place(scope.owner_id, scope.user_id, scope.session_id)
        made = await remember(services, place, new)
        status = 201 if made.outcome is Outcome.CREATED else 200
        body = {"memory": memory_json(made.memory), "outcome": str(made.outcome)}
        return JSONResponse(body, status)

    @routes.get("/memory/{memory_id}")
    async def read_memory(
        request: Request, memory_id: str, asked: Annotated[OfOwnerAt, Query()]
    ) -> dict[str, Any]:
        scope = Scope.whole_owner(owner_of(request, asked.api_key_id))
        now = services.clock()
        return memory_json(await services.memories.get(scope, memory_id, now, asked.as_of))

    @routes.put("/memory/{memory_id}")
    async def change_memory(
        request: Request, memory_id: str, asked: Changed, owner: Annotated[OfOwner, Query()]
    ) -> dict[str, Any]:
        if asked.shared is not None:
            require_admin(request, "shared")
        scope = Scope.whole_owner(owner_of(request, owner.api_key_id))
        changes = Changes(
            type=asked.type,
            key=asked.key,
            content=asked.content,
            metadata=asked.metadata,
            expires_at=asked.expires_at,
            clears_expiry="expires_at" in asked.model_fields_set and asked.expires_at is None,
            pinned=asked.pinned,
            shared=asked.shared,
        )
        return memory_json(await correct(services, scope, memory_id, changes))

    @routes.delete("/memory/{memory_id}")
    async def delete_memory(
        request: Request, memory_id: str, asked: Annotated[OfOwner, Query()]
    ) -> dict[str, Any]:
        scope = Scope.whole_owner(owner_of(request, asked.api_key_id))
        await forget(services, scope, memory_id)
        return {"deleted": True}

    @routes.delete("/memory")
    async def delete_memories(
        request: Request, asked: Annotated[Deleted, Query()]
    ) -> dict[str, Any]:
        scope, wanted = _meant(request, asked)
        return {"deleted": await forget_matching(services, scope, wanted)}

    @routes.get("/memory/{memory_id}/history")
    async def read_history(
        request: Request, memory_id: str, asked: Annotated[OfOwnerAt, Query()]
    ) -> dict[str, Any]:
        scope = Scope.whole_owner(owner_of(request, asked.api_key_id))
        rows = await services.memories.history(scope, memory_id, asked.as_of)
        return {"data": [memory_json(row) for row in rows]}

    return routes


def _meant(request: Request, asked: Deleted) -> tuple[Scope, MemoryFilter]:
    """What a bulk delete is about: the rows that a list with the same parameters shows.

    Where it is about a place and not about some rows in it, past and expired ones go too.
    """
    corpus = None if asked.corpus is Corpus.ALL else asked.corpus
    narrows = (asked.type, asked.user_id, asked.session_id, asked.older_than, corpus)
    if not asked.all and not any(value is not None and value != "" for value in narrows):
        problem = FieldProblem("all", "must be true where no filter is given")
        raise InvalidRequest("a bulk delete needs a filter, or all=true", problem)
    any_user = asked.user_id == ANY_USER or (asked.all and asked.user_id is None)
    scope = scope_of(
        request,
        api_key_id=asked.api_key_id,
        user_id=None if any_user else asked.user_id,
        session_id=asked.session_id,
        reach=Reach.OWNER if any_user else Reach.USER,
    )
    whole = asked.type is None and asked.older_than is None
    wanted = MemoryFilter(
        asked.type, asked.older_than, include_superseded=whole, corpus=asked.corpus
    )
    return scope, wanted


def _listed(
    page: Page, asked: Listing, offset: int, hit_rate: float, cache: dict[str, int]
) -> dict[str, Any]:
    return {
        "data": [memory_json(memory) for memory in page.memories],
        "total": page.total,
        "page": offset // asked.limit + 1,
        "limit": asked.limit,
        "totalPages": -(-page.total // asked.limit),
        "nextCursor": page.next_cursor,
        "stats": {
            "total": page.total,
            "byType": {str(name): page.by_type.get(name, 0) for name in MemoryType},
            "tokensUsed": -(-page.characters // CHARACTERS_A_TOKEN),
            "hitRate": round(hit_rate, 4),
            "cacheStats": cache,
        },
    }
