"""Recall over `/api`: what a chat would be given, search, and what a chat was given."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request
from pydantic import Field

from kumbuka.api.management_door import GuardedRoute, named_once, owner_of, scope_of
from kumbuka.api.wire import Id, Instant, OfOwner, Strict, Text
from kumbuka.memory.gate import Evidence
from kumbuka.memory.model import Memory, MemoryType
from kumbuka.memory.ranking import Hit
from kumbuka.memory.scopes import REACH_OF_SETTING, Corpus, Scope
from kumbuka.memory.settings import Settings, check_changes, settings_from
from kumbuka.memory.shown import memory_json
from kumbuka.memory.times import iso
from kumbuka.ports import Services
from kumbuka.text.tokens import count_tokens
from kumbuka.usecases.preview import preview
from kumbuka.usecases.question import Question, Resolution
from kumbuka.usecases.recall import search

MAX_QUERY_CHARACTERS = 200_000


class Asked(Strict):
    query: Annotated[Text, Field(max_length=MAX_QUERY_CHARACTERS)]
    strategy: Literal["recent", "exact", "semantic", "hybrid"] | None = None
    fusion: Literal["linear", "rrf", "weighted"] | None = None
    scope: Literal["session", "user", "apiKey", "global"] | None = None
    limit: int = Field(20, ge=1, le=100, strict=True)
    api_key_id: Id | None = None
    user_id: Id | None = None
    session_id: Id | None = None
    as_of: Instant = None


class PreviewAsked(Asked):
    max_tokens: int | None = Field(None, ge=0, le=16_000, strict=True)


class SearchAsked(Asked):
    type: MemoryType | None = None
    corpus: Corpus = Corpus.ALL


def recall_routes(services: Services) -> APIRouter:
    routes = APIRouter(tags=["recall"], route_class=GuardedRoute)

    @routes.post("/memory/retrieve-preview")
    async def retrieve_preview(
        request: Request, asked: PreviewAsked, owner: Annotated[OfOwner, Query()]
    ) -> dict[str, Any]:
        named = named_once(asked.api_key_id, owner.api_key_id)
        question = await _question(services, request, asked, named)
        settings = question.settings
        if asked.max_tokens is not None:
            settings = replace(settings, max_tokens=asked.max_tokens)
        shown = await preview(services, replace(question, settings=settings), asked.limit)
        return {
            "memories": [
                _explained(memory, shown.hits.get(memory.memory_id), shown.of_times)
                | _why(shown.evidence.get(memory.memory_id), memory.memory_id in shown.of_times)
                for memory in shown.memories
            ],
            "resolution": _resolution(shown.resolution),
            "totalTokensUsed": shown.composition.tokens,
            "budgetMaxTokens": settings.budget,
            "block": shown.composition.new_block,
        }

    @routes.post("/memory/search")
    async def search_memories(
        request: Request, asked: SearchAsked, owner: Annotated[OfOwner, Query()]
    ) -> dict[str, Any]:
        named = named_once(asked.api_key_id, owner.api_key_id)
        question = await _question(services, request, asked, named)
        question = replace(question, corpus=asked.corpus)
        found = await search(services, question, asked.limit, asked.type)
        return {
            "memories": [_explained(hit.memory, hit, found.of_times) for hit in found.hits],
            "resolution": _resolution(found.resolution),
        }

    @routes.get("/injections/{request_id}")
    async def read_injection(
        request: Request, request_id: str, asked: Annotated[OfOwner, Query()]
    ) -> dict[str, Any]:
        scope = Scope.whole_owner(owner_of(request, asked.api_key_id))
        found = await services.injections.find(scope, request_id)
        return {
            "requestId": found["request_id"],
            "userId": found["user_id"],
            "sessionId": found["session_id"],
            "at": iso(found["at"]),
            "status": found["status"],
            "tokens": found["tokens"],
            "memoryIds": found["memory_ids"],
            "block": found["block"],
            "detail": found["detail"],
        }

    return routes


async def _question(
    services: Services, request: Request, asked: Asked, api_key_id: str | None
) -> Question:
    owner_id = owner_of(request, api_key_id)
    settings = _settings(settings_from(*await services.settings.layers(owner_id)), asked)
    scope = scope_of(
        request,
        api_key_id=api_key_id,
        user_id=asked.user_id,
        session_id=asked.session_id,
        reach=REACH_OF_SETTING[settings.scope],
    )
    now = services.clock() if asked.as_of is None else asked.as_of
    return Question(scope, asked.query, now, settings, as_of=asked.as_of)


def _settings(settings: Settings, asked: Asked) -> Settings:
    wanted = {"strategy": asked.strategy, "fusion": asked.fusion, "scope": asked.scope}
    changes = {name: value for name, value in wanted.items() if value is not None}
    return replace(settings, **check_changes(changes))


def _explained(memory: Memory, hit: Hit | None, of_times: Collection[str]) -> dict[str, Any]:
    is_reranked = hit is not None and hit.rank_score is not None
    return {
        **memory_json(memory),
        "score": _rounded(hit.score) if hit else 0.0,
        "rankScore": _rounded(hit.rank_score if is_reranked else hit.score) if hit else 0.0,
        "rerankScore": _rounded(hit.score) if hit and is_reranked else None,
        "tier": hit.tier if hit else "profile",
        "vecScore": hit.vec_score if hit else None,
        "ftsScore": hit.fts_score if hit else None,
        "tokens": hit.tokens if hit else count_tokens(memory.content),
        "inDates": memory.memory_id in of_times,
    }


def _rounded(score: float | None) -> float | None:
    return None if score is None else round(score, 6)


def _why(evidence: Evidence | None, is_of_times: bool) -> dict[str, Any]:
    """What let a memory in: the profile, what it shares with the text, or its time."""
    if evidence is None:
        return {"why": "profile", "evidence": None}
    proof = {"cosine": evidence.cosine, "coverage": evidence.coverage}
    why = "date" if is_of_times else "evidence"
    return {"why": why, "evidence": {**proof, "rareToken": evidence.rare_token}}


def _resolution(resolution: Resolution) -> dict[str, Any]:
    return {
        "embeddingSource": resolution.embedding_source,
        "embeddingModel": resolution.embedding_model,
        "vectorStore": resolution.vector_store,
        "strategyUsed": resolution.strategy_used,
        "rerankApplied": resolution.rerank_applied,
        "fallbackReason": resolution.fallback_reason,
        "dates": [{"from": iso(held.start), "to": iso(held.end)} for held in resolution.dates],
        "datesApplied": resolution.dates_applied,
    }
