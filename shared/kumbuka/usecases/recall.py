"""Find what is known that helps with a text: the gate's evidence, the ranking, the profile."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import cast

from kumbuka.errors import EmbeddingFailed
from kumbuka.memory.date_range import Dated, DateRange
from kumbuka.memory.decay import decayed
from kumbuka.memory.diversity import diversified
from kumbuka.memory.gate import Evidence, QueryWords, exactly_named, judge, query_words
from kumbuka.memory.model import Memory, MemoryType, Millis
from kumbuka.memory.named_times import evidence_of_times, first, times_asked_about
from kumbuka.memory.profile import profile
from kumbuka.memory.ranking import Candidate, Fusion, Hit, Strategy, rank
from kumbuka.memory.scopes import Corpus, Scope
from kumbuka.memory.settings import Settings
from kumbuka.ports import (
    Found,
    NamedVectors,
    RecallQuery,
    RecordedBlock,
    Services,
    source_and_model,
)
from kumbuka.text.fulltext import match_query
from kumbuka.usecases.recall_turns import merged, said, turns_wanted
from kumbuka.usecases.rerank import reranked
from kumbuka.usecases.tier import look
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
    give_up_at: float | None = None
    """Of the event loop's clock: when whoever asks no longer waits."""
    corpus: Corpus = Corpus.ALL
    """What is to be found; passages of transcripts only where the settings keep them."""


@dataclass(frozen=True, slots=True)
class Resolution:
    """Which parts answered: shown by the preview and kept in the record."""

    embedding_source: str
    embedding_model: str
    vector_store: str
    strategy_used: str
    rerank_applied: bool = False
    fallback_reason: str | None = None
    dates: tuple[DateRange, ...] = ()
    """The times that the question names."""
    dates_applied: bool = False
    """Memories of these times have to do with the question, and come first."""


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
    of_times: Collection[str] = ()
    """Ids of memories that come first because they are of a time that the question names."""


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
    dated = times_asked_about(question.text, question.now, settings.time_zone)
    wide = BLENDED_CANDIDATES * settings.candidate_multiplier
    is_wide = settings.fusion == "weighted"
    embedding = await _vector(services, question, wide if is_wide else None)
    query = _query(services, question, embedding, dated)
    query = replace(query, turns=turns_wanted(settings, question.corpus, None))
    if is_wide:
        query = replace(query, limit=wide, vector_limit=wide)
    found = await services.memories.search(
        replace(query, count_terms=words.count_terms, profile_keys=settings.profile.enabled)
    )
    times = _times(dated, words, found)
    judged = _evidence(words, found)
    evidence = {name: proof for name, proof in judged.items() if proof.passes}
    evidence = {**evidence, **times.evidence}
    answer = _Answer(question, found, times, _resolution(question, embedding, found), evidence)
    passages = said(found, words, question.text, dated, settings, services.rrf_k)
    of_times = frozenset(times.evidence) | passages.of_times
    hits = [*_ranked(services, answer), *passages.for_chat]
    hits, resolution = await _finished(services, answer, hits, of_times)
    about_anyone = profile(found.profile, question.now, settings.profile.max_tokens)
    return Recalled(
        hits,
        about_anyone if settings.profile.enabled else (),
        found.blocks,
        resolution,
        {**evidence, **passages.evidence},
        embedding.degraded or _damage(found),
        of_times,
    )


async def search(
    services: Services, question: Question, limit: int, type: MemoryType | None = None
) -> Recalled:
    """The same ranking without gate and budget, for applications. Raises StoreUnavailable."""
    settings = question.settings
    words = query_words(question.text)
    dated = times_asked_about(question.text, question.now, settings.time_zone)
    embedding = await _vector(services, question, SEARCH_CANDIDATES, type)
    turns = turns_wanted(settings, question.corpus, type)
    query = replace(
        _query(services, question, embedding, dated),
        turns=turns,
        count_terms=words.count_terms if dated or turns else (),
        limit=SEARCH_CANDIDATES,
        vector_limit=SEARCH_CANDIDATES,
        dated_limit=SEARCH_CANDIDATES,
        type=type,
    )
    if settings.strategy in RECENT:
        query = replace(query, match="", embedding=None, recent=limit)
    found = await services.memories.search(query)
    times = _times(dated, words, found)
    answer = _Answer(question, found, times, _resolution(question, embedding, found))
    passages = said(found, words, question.text, dated, settings, services.rrf_k)
    of_times = frozenset(times.evidence) | passages.of_times
    hits = _ranked(services, answer)
    if question.corpus is Corpus.TRANSCRIPTS:
        hits = list(passages.hits)
    elif passages.hits:
        proven = _evidence(words, found)
        hits = merged(hits, {**proven, **times.evidence}, passages)
    hits, resolution = await _finished(services, answer, hits, of_times)
    degraded = embedding.degraded or _damage(found)
    return Recalled(hits[:limit], (), {}, resolution, degraded=degraded, of_times=of_times)


def _evidence(words: QueryWords, found: Found) -> dict[str, Evidence]:
    """Of every fact that was found, by memory id."""
    judged = judge(words, found.candidates, found.statistics)
    ids = (candidate.memory.memory_id for candidate in found.candidates)
    return dict(zip(ids, judged, strict=True))


@dataclass(frozen=True, slots=True)
class _Times:
    """The times that the question names, and the memories of these that have to do with it."""

    dates: tuple[DateRange, ...] = ()
    asks_for_all: bool = False
    evidence: Mapping[str, Evidence] = field(default_factory=dict)

    @property
    def is_all_that_is_asked(self) -> bool:
        return self.asks_for_all and bool(self.evidence)


def _times(dated: Dated | None, words: QueryWords, found: Found) -> _Times:
    if dated is None:
        return _Times()
    known = {candidate.memory.memory_id: candidate for candidate in found.dated}
    known |= {candidate.memory.memory_id: candidate for candidate in found.candidates}
    proofs = evidence_of_times(dated, words, known.values(), found.statistics, found.dated_rows)
    return _Times(dated.ranges, dated.asks_for_all, proofs)


@dataclass(frozen=True, slots=True)
class _Answer:
    """What was found for a question, to be put in order."""

    question: Question
    found: Found
    times: _Times
    resolution: Resolution
    passing: Collection[str] | None = None
    """Ids of memories that may be hits; None for all."""

    @property
    def candidates(self) -> list[Candidate]:
        """Of the times that are named, only what has to do with the question."""
        times, candidates = self.times, list(self.found.candidates)
        if times.is_all_that_is_asked:
            return [c for c in self.found.dated if c.memory.memory_id in times.evidence]
        known = {candidate.memory.memory_id for candidate in candidates}
        fresh = times.evidence.keys() - known
        return candidates + [c for c in self.found.dated if c.memory.memory_id in fresh]

    @property
    def strategy(self) -> str:
        """Newest first where a question asks for all of a time."""
        is_recent = self.resolution.strategy_used == "recent" or self.times.is_all_that_is_asked
        return "recent" if is_recent else self.question.settings.strategy


RECENT = frozenset({"recent", "exact"})


def _query(
    services: Services, question: Question, embedding: _Embedding, dated: Dated | None
) -> RecallQuery:
    settings = question.settings
    return RecallQuery(
        scope=question.scope,
        now=question.now,
        match=match_query(question.text).expression,
        count_terms=(),
        embedding=embedding.blob,
        signature=embedding.signature,
        named=embedding.named,
        retention_days=settings.retention_days,
        retention_types=settings.retention_types,
        limit=CANDIDATES,
        vector_limit=services.vector_candidates,
        conversation=question.conversation,
        dates=dated.ranges if dated else (),
    )


@dataclass(frozen=True, slots=True)
class _Embedding:
    """The question's vector, or none and why."""

    blob: bytes | None = None
    signature: str = ""
    trouble: str | None = None
    named: NamedVectors | None = None
    """What is near to it, where another store was asked for that."""

    @property
    def degraded(self) -> str | None:
        """Not where the fallback stands in: vectors were had."""
        return "embedding" if self.trouble and self.blob is None else None


async def _vector(
    services: Services,
    question: Question,
    limit: int | None,
    type: MemoryType | None = None,
) -> _Embedding:
    """The question's vector, and what the second vector store says is near to it."""
    settings = question.settings
    made = await _embedding(services, settings, question.text)
    if made.blob is None or settings.strategy in RECENT:
        return made
    looked = await look(
        services,
        settings,
        question.scope,
        question.now,
        made.blob,
        made.signature,
        limit=limit,
        type=type,
    )
    reasons = "; ".join(filter(None, (made.trouble, looked.trouble)))
    return replace(made, named=looked.named, trouble=reasons or None)


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


def _ranked(services: Services, answer: _Answer) -> list[Hit]:
    """The facts, best first."""
    settings, candidates, strategy = answer.question.settings, answer.candidates, answer.strategy
    hits = rank(
        candidates,
        answer.found.statistics,
        strategy=cast(Strategy, strategy),
        fusion=cast(Fusion, settings.fusion),
        rrf_k=services.rrf_k,
        weights=settings.fusion_weights,
        passing=answer.passing,
    )
    if answer.resolution.vector_store == "qdrant":
        hits = [replace(hit, tier="qdrant") if hit.tier == "vector" else hit for hit in hits]
    return hits if strategy == "recent" else _reordered(answer.question, candidates, hits)


async def _finished(
    services: Services, answer: _Answer, hits: Sequence[Hit], of_times: Collection[str]
) -> tuple[list[Hit], Resolution]:
    """Facts and passages in their last order, and what became of the question on the way."""
    question, settings, times = answer.question, answer.question.settings, answer.times
    resolution = replace(
        answer.resolution,
        strategy_used="recent" if answer.strategy == "recent" else answer.resolution.strategy_used,
        dates=times.dates,
        dates_applied=bool(of_times),
    )
    if answer.strategy != "recent" and not (times.asks_for_all and of_times):
        asked = await reranked(services, settings, question.text, hits, question.give_up_at)
        hits, reasons = asked.hits, (resolution.fallback_reason, asked.trouble)
        resolution = replace(
            resolution,
            rerank_applied=asked.applied,
            fallback_reason="; ".join(filter(None, reasons)) or None,
        )
    return _good_enough(first(hits, of_times), answer, resolution.rerank_applied), resolution


def _good_enough(hits: Sequence[Hit], answer: _Answer, is_reranked: bool) -> list[Hit]:
    """`minScore` is meant for facts; those of passages compare with them once reranked."""
    least = answer.question.settings.min_score
    facts = {candidate.memory.memory_id for candidate in answer.candidates}
    return [
        hit
        for hit in hits
        if hit.score >= least or not (is_reranked or hit.memory.memory_id in facts)
    ]


def _reordered(question: Question, candidates: Sequence[Candidate], hits: list[Hit]) -> list[Hit]:
    """By age, then by difference from one another, as the settings want."""
    decay, mmr = question.settings.temporal_decay, question.settings.mmr
    if decay.enabled:
        exact = exactly_named(query_words(question.text), candidates)
        hits = decayed(hits, question.now, decay.half_life_days, exact)
    return diversified(hits, mmr.balance) if mmr.enabled else hits


def _resolution(question: Question, embedding: _Embedding, found: Found) -> Resolution:
    failed = found.failed
    source, model = source_and_model(embedding.signature)
    has_vector = embedding.blob is not None and "vector" not in failed
    reasons = [embedding.trouble, *(f"{part} failed: {why}" for part, why in failed.items())]
    return Resolution(
        embedding_source=source if has_vector else "none",
        embedding_model=model if has_vector else "",
        vector_store=_store(embedding) if has_vector else "none",
        strategy_used=_strategy_used(question.settings, has_vector, "keyword" not in failed),
        fallback_reason="; ".join(filter(None, reasons)) or None,
    )


def _store(embedding: _Embedding) -> str:
    return "libsql" if embedding.named is None else "qdrant"


def _strategy_used(settings: Settings, has_vector: bool, has_keyword: bool) -> str:
    if settings.strategy in RECENT:
        return "recent"
    if has_vector:
        return settings.strategy if has_keyword else "semantic"
    return "keyword" if has_keyword else "recent"
