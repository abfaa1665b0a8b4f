"""Undo and summaries over `/api`."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Body, Query, Request
from pydantic import Field, StrictBool

from kumbuka.api.management_door import GuardedRoute, named_once, owner_of
from kumbuka.api.wire import Id, OfOwner, Strict
from kumbuka.memory.keys import check_id
from kumbuka.memory.scopes import Scope
from kumbuka.memory.shown import memory_json
from kumbuka.ports import Services
from kumbuka.usecases.restore import restore
from kumbuka.usecases.summarize import Asked, summarize


class SummarizeAsked(Strict):
    older_than_days: Annotated[int | None, Field(ge=0, le=36_500, strict=True)] = None
    max_tokens: Annotated[int | None, Field(ge=0, le=1_000_000_000, strict=True)] = None
    api_key_id: Id | None = None
    user_id: Id | None = None
    dry_run: StrictBool = False


def housekeeping_routes(services: Services) -> APIRouter:
    routes = APIRouter(tags=["housekeeping"], route_class=GuardedRoute)

    @routes.post("/memory/{memory_id}/restore")
    async def restore_memory(
        request: Request, memory_id: str, asked: Annotated[OfOwner, Query()]
    ) -> dict[str, Any]:
        scope = Scope.whole_owner(owner_of(request, asked.api_key_id))
        return memory_json(await restore(services, scope, memory_id))

    @routes.post("/memory/summarize")
    async def summarize_memories(
        request: Request,
        owner: Annotated[OfOwner, Query()],
        asked: Annotated[SummarizeAsked | None, Body()] = None,
    ) -> dict[str, Any]:
        asked = asked or SummarizeAsked()
        named = named_once(asked.api_key_id, owner.api_key_id)
        wanted = Asked(
            owner_of(request, named),
            check_id(asked.user_id, "userId"),
            asked.older_than_days,
            asked.max_tokens,
            asked.dry_run,
        )
        done = await summarize(services, wanted)
        return {
            "candidates": len(done.candidate_ids),
            "candidateIds": list(done.candidate_ids),
            "totalTokens": done.total_tokens,
            "tokensSaved": done.tokens_saved,
            "summaryIds": list(done.summary_ids),
            "dryRun": asked.dry_run,
            "more": done.is_cut,
        }

    return routes
