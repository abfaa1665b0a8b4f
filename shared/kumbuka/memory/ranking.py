"""The order of what was found. It is relative: it crowns a best memory even where none helps.

Whether a memory may be injected is decided apart, by `gate`. The order depends on the candidates
and the scope alone, never on how many hits the caller wants.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from kumbuka.memory.model import Memory
from kumbuka.text.tokens import count_tokens

Strategy = Literal["recent", "semantic", "hybrid"]
Fusion = Literal["linear", "rrf", "weighted"]
Weights = Mapping[str, float]
"""How much each branch counts: `{"vector": …, "keyword": …}`."""

LINEAR_WEIGHTS: Weights = {"keyword": 3.5, "vector": 3.0}
"""Keyword counts the bm25 as a share of the query's best, vector a quarter of the cosine's z-score.

The ratio is fitted by `tests/benchmarks/gate.py` on short facts, whose one sentence holds fewer of
a question's words than a chat turn does; on chat turns 3.5 to 1.6 was best. Recall is flat around
it: from 2.0 to 4.0 for the vector it moves by .004.
"""
NOISE = 4e-5
"""Four deviations of cosines that are equal but for their rounding."""
DEVIATIONS_OF_A_BEST_MATCH = 4.0
"""A cosine this many deviations above the scope's mean counts as much as the best bm25."""
BLEND_WEIGHTS: Weights = {"keyword": 0.3, "vector": 0.7}
RECIPROCAL_RANK_K = 60
"""Cormack, Clarke, Büttcher: "Reciprocal rank fusion", SIGIR 2009."""
_SCORE_DECIMALS = 6  # databases differ by 2e-7 in a cosine; closer scores are ties


@dataclass(frozen=True, slots=True)
class Candidate:
    """A memory that a branch of the search found."""

    memory: Memory
    bm25: float | None
    """Larger is better; None where no term matched."""
    cosine: float | None
    """-1 to 1; None where the memory has no vector of the current signature."""
    matched_terms: frozenset[int] = frozenset()
    """Indexes of the query's terms it holds, where the store knows them."""


@dataclass(frozen=True, slots=True)
class TurnCandidate:
    """A passage that a branch of the search found, or a neighbour of one."""

    candidate: Candidate
    number: int
    previous: int | None
    """Number of the passage before it in the conversation, which may not be a candidate."""
    next: int | None


@dataclass(frozen=True, slots=True)
class ScopeStatistics:
    """What the scores are relative to: the rows that were searched."""

    rows: int
    cosine_mean: float
    cosine_deviation: float
    document_frequency: tuple[int, ...]
    """Rows that hold each of the query's `count_terms`, at most 500."""


@dataclass(frozen=True, slots=True)
class Hit:
    """A ranked memory that explains itself."""

    memory: Memory
    score: float
    """Never negative, but for a negative cosine; comparable within one strategy and fusion only."""
    tier: str
    """The branch that found it: fts5, vector, hybrid (both) or recent (neither)."""
    vec_score: float | None
    """Raw cosine."""
    fts_score: float | None
    """Raw bm25, larger is better."""
    tokens: int
    rank_score: float | None = None
    """The score that it had before a reranker gave it another; None where none did."""


Scores = list[float]


def rank(
    candidates: Sequence[Candidate],
    statistics: ScopeStatistics,
    *,
    strategy: Strategy,
    fusion: Fusion = "linear",
    rrf_k: int = RECIPROCAL_RANK_K,
    weights: Weights | None = None,
    passing: Container[str] | None = None,
) -> list[Hit]:
    """Best first; equal scores by last confirmation, newest first, then by id.

    Every candidate counts for the scores, and becomes a hit if its id is in `passing`, or if that
    is None. `weights` replaces the fusion's own for the branches it names.
    """
    if strategy == "recent":
        scores = [float(c.memory.last_confirmed_at) for c in candidates]
    elif strategy == "semantic":
        scores = _semantic(candidates)
    else:
        scores = _fused(candidates, statistics, fusion, rrf_k, weights or {})
    return in_order(
        as_hit(candidate, score, strategy)
        for candidate, score in zip(candidates, scores, strict=True)
        if passing is None or candidate.memory.memory_id in passing
    )


def as_hit(candidate: Candidate, score: float, strategy: Strategy = "hybrid") -> Hit:
    """What a search answers for a candidate of this score."""
    memory = candidate.memory
    tier, tokens = _tier(candidate, strategy), count_tokens(memory.content)
    return Hit(memory, score, tier, candidate.cosine, candidate.bm25, tokens)


def in_order(hits: Iterable[Hit]) -> list[Hit]:
    """Best first; equal scores by last confirmation, newest first, then by id."""
    return sorted(
        hits,
        key=lambda hit: (
            -round(hit.score, _SCORE_DECIMALS),
            -hit.memory.last_confirmed_at,
            hit.memory.memory_id,
        ),
    )


def _tier(candidate: Candidate, strategy: Strategy) -> str:
    has_word, has_vector = candidate.bm25 is not None, candidate.cosine is not None
    if strategy == "recent" or not (has_word or has_vector or strategy == "semantic"):
        return "recent"
    if not has_vector:
        return "fts5"
    return "hybrid" if has_word and strategy == "hybrid" else "vector"


def _fused(
    candidates: Sequence[Candidate],
    statistics: ScopeStatistics,
    fusion: Fusion,
    rrf_k: int,
    weights: Weights,
) -> Scores:
    if fusion == "rrf":
        return _reciprocal_ranks(candidates, rrf_k, weights)
    if fusion == "weighted":
        return _blended(candidates, {**BLEND_WEIGHTS, **weights})
    return _linear(candidates, statistics, {**LINEAR_WEIGHTS, **weights})


def _linear(
    candidates: Sequence[Candidate], statistics: ScopeStatistics, weights: Weights
) -> Scores:
    """0 for a cosine 4 deviations below the mean and no word, 1 for 4 above and the best bm25."""
    keyword, vector = weights["keyword"], weights["vector"]
    mean, spread = statistics.cosine_mean, statistics.cosine_deviation * DEVIATIONS_OF_A_BEST_MATCH
    full = keyword + 2 * vector

    def closeness(cosine: float | None) -> float:
        return 1.0 if cosine is None or spread <= NOISE else max(0.0, 1 + (cosine - mean) / spread)

    return [
        (keyword * share + vector * closeness(c.cosine)) / full if full else 0.0
        for c, share in zip(candidates, _keyword_shares(candidates), strict=True)
    ]


def _reciprocal_ranks(candidates: Sequence[Candidate], k: int, weights: Weights) -> Scores:
    keyword, vector = weights.get("keyword", 1.0), weights.get("vector", 1.0)
    by_keyword = _ranks(candidates, lambda c: c.bm25)
    by_vector = _ranks(candidates, lambda c: c.cosine)
    return [
        (keyword / (k + by_keyword[i]) if i in by_keyword else 0.0)
        + (vector / (k + by_vector[i]) if i in by_vector else 0.0)
        for i in range(len(candidates))
    ]


def _blended(candidates: Sequence[Candidate], weights: Weights) -> Scores:
    """The blend of Markdown memories: cosine, and 1 / (1 + rank) of the keywords from rank 0."""
    total = (weights["keyword"] + weights["vector"]) or 1.0
    keyword, vector = weights["keyword"] / total, weights["vector"] / total
    ranks = _ranks(candidates, lambda c: c.bm25)
    return [
        vector * max(0.0, c.cosine or 0.0) + (keyword / ranks[i] if i in ranks else 0.0)
        for i, c in enumerate(candidates)
    ]


def _semantic(candidates: Sequence[Candidate]) -> Scores:
    """The cosine; what has none yet follows by keyword, and alone if nothing has one."""
    cosines = [c.cosine for c in candidates if c.cosine is not None]
    ceiling = max(0.0, min(cosines)) if cosines else 1.0
    return [
        c.cosine if c.cosine is not None else ceiling * share
        for c, share in zip(candidates, _keyword_shares(candidates), strict=True)
    ]


def _keyword_shares(candidates: Sequence[Candidate]) -> Scores:
    """bm25 as a share of the query's best, 0 to 1."""
    best = max((c.bm25 for c in candidates if c.bm25 is not None), default=0.0)
    return [(c.bm25 or 0.0) / best if best > 0 else 0.0 for c in candidates]


def _ranks(
    candidates: Sequence[Candidate], score: Callable[[Candidate], float | None]
) -> dict[int, int]:
    """Position in `candidates` to rank from 1, for those the branch found."""
    scored = [
        (-round(value, _SCORE_DECIMALS), candidate.memory.memory_id, position)
        for position, candidate in enumerate(candidates)
        if (value := score(candidate)) is not None
    ]
    return {position: rank for rank, (_, _, position) in enumerate(sorted(scored), start=1)}
