"""From what a store found to hits in order: ranking, age, difference, another model, time."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import cast

from kumbuka.memory.date_range import Dated, DateRange
from kumbuka.memory.decay import decayed
from kumbuka.memory.diversity import diversified
from kumbuka.memory.gate import Evidence, QueryWords, exactly_named, query_words
from kumbuka.memory.named_times import evidence_of_times, first
from kumbuka.memory.ranking import Candidate, Fusion, Hit, Strategy, rank
from kumbuka.ports import Found, Services
from kumbuka.usecases.question import Question, Resolution
from kumbuka.usecases.rerank import reranked


@dataclass(frozen=True, slots=True)
class Times:
    """The times that the question names, and the memories of these that have to do with it."""

    dates: tuple[DateRange, ...] = ()
    asks_for_all: bool = False
    evidence: Mapping[str, Evidence] = field(default_factory=dict)

    @property
    def is_all_that_is_asked(self) -> bool:
        return self.asks_for_all and bool(self.evidence)


def times_of(dated: Dated | None, words: QueryWords, found: Found) -> Times:
    if dated is None:
        return Times()
    known = {candidate.memory.memory_id: candidate for candidate in found.dated}
    known |= {candidate.memory.memory_id: candidate for candidate in found.candidates}
    proofs = evidence_of_times(dated, words, known.values(), found.statistics, found.dated_rows)
    return Times(dated.ranges, dated.asks_for_all, proofs)


@dataclass(frozen=True, slots=True)
class Answer:
    """What was found for a question, to be put in order."""

    question: Question
    found: Found
    times: Times
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


def ranked(services: Services, answer: Answer) -> list[Hit]:
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


async def finished(
    services: Services, answer: Answer, hits: Sequence[Hit], of_times: Collection[str]
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


def _good_enough(hits: Sequence[Hit], answer: Answer, is_reranked: bool) -> list[Hit]:
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
