"""Find what is known that helps with a text: the gate's evidence, the ranking, the profile."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import cast

from kumbuka.errors import EmbeddingFailed
from kumbuka.memory.decay import decayed
from kumbuka.memory.diversity import diversified
from kumbuka.memory.gate import Evidence, exactly_named, judge, query_words
from kumbuka.memory.model import Memory, MemoryType, Millis
from kumbuka.memory.profile import profile
from kumbuka.memory.ranking import Fusion, Hit, Strategy, rank
from kumbuka.memory.scopes import Scope
from kumbuka.memory.settings import Settings
from kumbuka.ports import Found, RecallQuery, RecordedBlock, Services, source_and_model
from kumbuka.text.fulltext import match_query
from kumbuka.usecases.writing import choice_of


@dataclass(frozen=True, slots=True)
class Question:
    scope: Scope
    text: str
    """The last user turn's own words."""
    now: Millis
    settings: Settings
    conversation: Sequence[str] = ()
    """Hashes of the conversation's user turns up to now, oldest first."""


@dataclass(frozen=True, slots=True)
class Resolution:
    """Which parts answered: shown by the preview and kept in the record."""

    embedding_source: str
    embedding_model: str
    vector_store: str
    strategy_used: str
    rerank_applied: bool = False
    fallback_reason: str | None = None


@dataclass(frozen=True, slots=True)
class Recalled:
    hits: Sequence[Hit]
    """Best first; those that passed the gate, for a chat."""
    profile: Sequence[Memory]
    """What helps almost any answer to this person, within the profile's own budget."""
    blocks: Mapping[str, RecordedBlock]
    """What was injected into earlier turns of this conversation, by messages hash."""
    resolution: Resolution
    evidence: Mapping[str, Evidence] = field(default_factory=dict)
    """By memory id, for the record's explanation."""
    degraded: str | None = None
    """`embedding` where vectors were wanted and could not be had, `store` where a part of what is
    stored could not be read."""


CANDIDATES = 12
"""Keyword hits that a chat ranks: on short facts 12 find what 50 do, to .002 of recall@10."""
BLENDED_CANDIDATES = 10
"""A branch's hits for `weighted`, times `candidateMultiplier`."""
EMBEDDING_SHARE = 0.6
"""Of the recall's time that an embedding may take before the fallback is asked."""
SEARCH_CANDIDATES = 100
"""Hits a branch for a search, which may be asked for as many."""


async def recall(services: Services, question: Question) -> Recalled:
    """What a chat may be given: every hit has evidence. Raises StoreUnavailable."""
    settings = question.settings
    words = query_words(question.text)
    embedding = await _embedding(services, settings, question.text)
    query = _query(services, question, embedding)
    if settings.fusion == "weighted":
        wide = BLENDED_CANDIDATES * settings.candidate_multiplier
        query = replace(query, limit=wide, vector_limit=wide)
    found = await services.memories.search(
        replace(query, count_terms=words.count_terms, profile_keys=settings.profile.enabled)
    )
    judged = judge(words, found.candidates, found.statistics)
    evidence = {
        candidate.memory.memory_id: proof
        for candidate, proof in zip(found.candidates, judged, strict=True)
        if proof.passes
    }
    resolution = _resolution(question, embedding, found.failed)
    hits = _ranked(services, question, found, resolution, evidence)
    about_anyone = profile(found.profile, question.now, settings.profile.max_tokens)
    return Recalled(
        hits,
        about_anyone if settings.profile.enabled else (),
        found.blocks,
        resolution,
        evidence,
        embedding.degraded or _damage(found),
    )


async def search(
    services: Services, question: Question, limit: int, type: MemoryType | None = None
) -> Recalled:
    """The same ranking without gate and budget, for applications. Raises StoreUnavailable."""
    embedding = await _embedding(services, question.settings, question.text)
    query = replace(
        _query(services, question, embedding),
        limit=SEARCH_CANDIDATES,
        vector_limit=SEARCH_CANDIDATES,
        type=type,
    )
    if question.settings.strategy in RECENT:
        query = replace(query, match="", embedding=None, recent=limit)
    found = await services.memories.search(query)
    resolution = _resolution(question, embedding, found.failed)
    hits = _ranked(services, question, found, resolution)[:limit]
    degraded = embedding.degraded or _damage(found)
    return Recalled(hits, (), {}, resolution, degraded=degraded)


RECENT = frozenset({"recent", "exact"})


def _query(services: Services, question: Question, embedding: _Embedding) -> RecallQuery:
    settings = question.settings
    return RecallQuery(
        scope=question.scope,
        now=question.now,
        match=match_query(question.text).expression,
        count_terms=(),
        embedding=embedding.blob,
        signature=embedding.signature,
        retention_days=settings.retention_days,
        retention_types=settings.retention_types,
        limit=CANDIDATES,
        vector_limit=services.vector_candidates,
        conversation=question.conversation,
    )


@dataclass(frozen=True, slots=True)
class _Embedding:
    """The question's vector, or none and why."""

    blob: bytes | None = None
    signature: str = ""
    trouble: str | None = None

    @property
    def degraded(self) -> str | None:
        """Not where the fallback stands in: vectors were had."""
        return "embedding" if self.trouble and self.blob is None else None


async def _embedding(services: Services, settings: Settings, text: str) -> _Embedding:
    if not text.strip():
        return _Embedding()
    wait_s = services.recall_deadline_s * EMBEDDING_SHARE
    try:
        made = await services.embeddings.embed(choice_of(settings), [text], wait_s=wait_s)
    except EmbeddingFailed as error:
        return _Embedding(trouble=f"embedding failed: {error}")
    return _Embedding(made.blobs[0], made.signature, made.fallback_reason)


def _damage(found: Found) -> str | None:
    return "store" if found.failed else None


def _ranked(
    services: Services,
    question: Question,
    found: Found,
    resolution: Resolution,
    passing: Container[str] | None = None,
) -> list[Hit]:
    settings = question.settings
    is_recent = resolution.strategy_used == "recent"
    strategy = "recent" if is_recent else settings.strategy
    hits = rank(
        found.candidates,
        found.statistics,
        strategy=cast(Strategy, strategy),
        fusion=cast(Fusion, settings.fusion),
        rrf_k=services.rrf_k,
        weights=settings.fusion_weights,
        passing=passing,
    )
    if not is_recent:
        hits = _reordered(question, found, hits)
    return [hit for hit in hits if hit.score >= settings.min_score]


def _reordered(question: Question, found: Found, hits: list[Hit]) -> list[Hit]:
    """By age, then by difference from one another, as the settings want."""
    decay, mmr = question.settings.temporal_decay, question.settings.mmr
    if decay.enabled:
        exact = exactly_named(query_words(question.text), found.candidates)
        hits = decayed(hits, question.now, decay.half_life_days, exact)
    return diversified(hits, mmr.balance) if mmr.enabled else hits


def _resolution(question: Question, embedding: _Embedding, failed: Mapping[str, str]) -> Resolution:
    source, model = source_and_model(embedding.signature)
    has_vector = embedding.blob is not None and "vector" not in failed
    reasons = [embedding.trouble, *(f"{part} failed: {why}" for part, why in failed.items())]
    return Resolution(
        embedding_source=source if has_vector else "none",
        embedding_model=model if has_vector else "",
        vector_store="libsql" if has_vector else "none",
        strategy_used=_strategy_used(question.settings, has_vector, "keyword" not in failed),
        fallback_reason="; ".join(filter(None, reasons)) or None,
    )


def _strategy_used(settings: Settings, has_vector: bool, has_keyword: bool) -> str:
    if settings.strategy in RECENT:
        return "recent"
    if has_vector:
        return settings.strategy if has_keyword else "semantic"
    return "keyword" if has_keyword else "recent"
