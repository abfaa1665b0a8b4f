"""The order of passages of transcripts that a search found.

A passage seldom says by itself what it is about: the question before it does, or the talk around
it. So beside its own words and vector count its neighbours, what else of the conversation was
found, who said it, and how it was said. `tests/benchmarks/retrieval` fits the weights to
conversations of two people, and judges them by conversations that were left out of the fit.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache
from itertools import pairwise
from operator import mul

from kumbuka.memory.gate import holds, query_words, rarity
from kumbuka.memory.ranking import (
    DEVIATIONS_OF_A_BEST_MATCH,
    RECIPROCAL_RANK_K,
    Fusion,
    Hit,
    ScopeStatistics,
    TurnCandidate,
    Weights,
    as_hit,
    in_order,
    rank,
)
from kumbuka.memory.speakers import ROLES, meant, speaker
from kumbuka.text.folding import fold
from kumbuka.text.words import parts

TURN_WEIGHTS: Weights = {
    "keyword": 1.5,
    "vector": 3.0,
    "vector_beside": 0.9,
    "coverage": 3.9,
    "coverage_beside": 3.7,
    "around": 0.54,
    "speaker": 2.75,
    "answers": 1.4,
    "opens": 1.1,
    "asks": -1.65,
    "length": 2.6,
}
"""Of each feature, for `linear`."""
LONG_ENOUGH = 200
"""Characters from which the length of a passage says nothing more of it."""
FADING = 0.85
"""What is left of a candidate's worth for the next one of the conversation."""
VECTOR_WORTH = 0.5
"""What a vector is worth there beside a keyword share of 1."""
A_ROLE_IS_MEANT = 0.5
"""Who says "I" asks for what either side said, if more often for what the user did: half of the
weight brings nine tenths of what all of it brings where the user always said it."""

_SENTENCE_END = re.compile(r"[.!?…。！？]+")


Column = Sequence[float]
"""One number a candidate, in their order."""


@dataclass(frozen=True, slots=True)
class TurnFeatures:
    """What is known of the candidates for one question."""

    keyword: Column
    """bm25 as a share of the best hit's, 0 to 1."""
    vector: Column
    """A quarter of the deviations by which the cosine exceeds the scope's mean, -1 to 2; 0 without
    a cosine."""
    vector_beside: Column
    """By how much that of the better of its neighbours is above its own; 0 without neighbours."""
    coverage: Column
    """Share of the question's content words that it holds, rare words weighing more; 0 to 1. The
    speakers' names do not count."""
    coverage_beside: Column
    """How much more of them it holds together with its neighbours."""
    around: Column
    """The worth of the other candidates of its conversation, each faded by its distance: keyword
    share and half the vector, if that is above 0."""
    speaker: Column
    """1 where the question names who said it, `A_ROLE_IS_MEANT` where it means that role."""
    answers: Column
    """The keyword share of the passage before it, if that ends with a question."""
    opens: Column
    """1 where a conversation begins with it."""
    asks: Column
    """Share of its sentences that are questions."""
    length: Column
    """A fifth of ln(1 + characters), of `LONG_ENOUGH` characters at most."""


FEATURES = tuple(field.name for field in fields(TurnFeatures))
_BOUNDS: Mapping[str, tuple[float, float]] = {
    "vector": (-1.0, 2.0),
    "vector_beside": (-3.0, 3.0),
    "around": (0.0, 6.0),
    "length": (0.0, math.log1p(LONG_ENOUGH) / 5),
}
"""Where they are not 0 and 1."""


def rank_turns(
    candidates: Sequence[TurnCandidate],
    statistics: ScopeStatistics,
    query: str,
    *,
    fusion: Fusion = "linear",
    rrf_k: int = RECIPROCAL_RANK_K,
    weights: Weights | None = None,
    with_speaker: bool = True,
    features: TurnFeatures | None = None,
) -> list[Hit]:
    """Best first; equal scores by time, newest first, then by id.

    The statistics hold the document frequencies of `gate.query_words(query).count_terms`. `linear`
    weighs `TurnFeatures` and scores from 0 to 1; `weights` replaces the weights that it names, and
    without `with_speaker` the speaker has none. `rrf` and `weighted` order passages as facts.
    `features` are what `turn_features` gives for the same three, where they are known already.
    """
    found = [turn.candidate for turn in candidates]
    if fusion != "linear":
        return rank(
            found, statistics, strategy="hybrid", fusion=fusion, rrf_k=rrf_k, weights=weights
        )
    weighing = {**TURN_WEIGHTS, **(weights or {})}
    if not with_speaker:
        weighing["speaker"] = 0.0
    features = features or turn_features(candidates, statistics, query)
    scores = linear_scores(features, weighing)
    return in_order(map(as_hit, found, scores))


def linear_scores(features: TurnFeatures, weights: Weights) -> list[float]:
    """Σ weight · feature, moved and scaled so that 0 is the least there can be, and 1 the most."""
    weighing = [weights.get(name, 0.0) for name in FEATURES]
    ends = [
        (weight * low, weight * high)
        for weight, (low, high) in zip(weighing, map(_bounds, FEATURES), strict=True)
    ]
    least, most = sum(map(min, ends)), sum(map(max, ends))
    spread = (most - least) or 1.0
    rows = zip(*(getattr(features, name) for name in FEATURES), strict=True)
    return [(sum(map(mul, weighing, row)) - least) / spread for row in rows]


def _bounds(name: str) -> tuple[float, float]:
    return _BOUNDS.get(name, (0.0, 1.0))


def turn_features(
    candidates: Sequence[TurnCandidate], statistics: ScopeStatistics, query: str
) -> TurnFeatures:
    """Nothing in them depends on the order of the candidates, nor on how many hits are wanted."""
    beside = neighbours(candidates)
    keyword = _keyword_shares(candidates)
    vector = _deviations(candidates, statistics)
    alone, together = _coverages(candidates, statistics, query, beside)
    contents = [turn.candidate.memory.content for turn in candidates]
    return TurnFeatures(
        keyword=keyword,
        vector=vector,
        vector_beside=_best_beside(vector, beside),
        coverage=alone,
        coverage_beside=[both - own for both, own in zip(together, alone, strict=True)],
        around=_around(candidates, keyword, vector),
        speaker=_is_meant(candidates, query),
        answers=_answers(candidates, keyword),
        opens=[float(turn.previous is None) for turn in candidates],
        asks=[_share_of_questions(content) for content in contents],
        length=[math.log1p(min(len(content), LONG_ENOUGH)) / 5 for content in contents],
    )


def neighbours(candidates: Sequence[TurnCandidate]) -> list[list[int]]:
    """Where among the candidates those stand that come right before and after each."""
    places = {turn.number: place for place, turn in enumerate(candidates)}
    return [
        [places[number] for number in (turn.previous, turn.next) if number in places]
        for turn in candidates
    ]


def _keyword_shares(candidates: Sequence[TurnCandidate]) -> list[float]:
    bm25 = [turn.candidate.bm25 or 0.0 for turn in candidates]
    best = max(bm25, default=0.0)
    return [value / best if best > 0 else 0.0 for value in bm25]


def _deviations(candidates: Sequence[TurnCandidate], statistics: ScopeStatistics) -> list[float]:
    spread = statistics.cosine_deviation * DEVIATIONS_OF_A_BEST_MATCH
    low, high = _bounds("vector")
    cosines = [turn.candidate.cosine for turn in candidates]
    return [
        0.0
        if cosine is None or spread <= 0
        else min(max((cosine - statistics.cosine_mean) / spread, low), high)
        for cosine in cosines
    ]


def _best_beside(column: Column, beside: Sequence[Sequence[int]]) -> list[float]:
    return [
        max(column[place] for place in places) - own if places else 0.0
        for own, places in zip(column, beside, strict=True)
    ]


def _coverages(
    candidates: Sequence[TurnCandidate],
    statistics: ScopeStatistics,
    query: str,
    beside: Sequence[Sequence[int]],
) -> tuple[list[float], list[float]]:
    """Of each passage alone, and of it with its neighbours."""
    words, weights = _words_asked(candidates, statistics, query)
    texts = (fold(turn.candidate.memory.content) for turn in candidates)
    held = [frozenset(word for word in words if holds(text, word)) for text in texts]

    @cache
    def covered(found: frozenset[str]) -> float:
        return sum(weight for word, weight in zip(words, weights, strict=True) if word in found)

    together = [
        own.union(*(held[place] for place in places))
        for own, places in zip(held, beside, strict=True)
    ]
    return [covered(own) for own in held], [covered(found) for found in together]


def _words_asked(
    candidates: Sequence[TurnCandidate], statistics: ScopeStatistics, query: str
) -> tuple[list[str], list[float]]:
    """The question's words without speakers' names, and the share of all that each weighs."""
    words = query_words(query).words
    names = {part for name in _speakers(candidates) for part in parts(fold(name))}
    rarities = rarity(len(words), statistics.rows, statistics.document_frequency)
    asked = [
        (word, weight) for word, weight in zip(words, rarities, strict=True) if word not in names
    ]
    total = sum(weight for _, weight in asked)
    return [word for word, _ in asked], [weight / total for _, weight in asked]


def _speakers(candidates: Iterable[TurnCandidate]) -> set[str]:
    return {speaker(turn.candidate.memory) for turn in candidates}


def _is_meant(candidates: Sequence[TurnCandidate], query: str) -> list[float]:
    who = meant(query, _speakers(candidates))
    worth = {name: A_ROLE_IS_MEANT if name in ROLES else 1.0 for name in who}
    return [worth.get(speaker(turn.candidate.memory), 0.0) for turn in candidates]


def _around(candidates: Sequence[TurnCandidate], keyword: Column, vector: Column) -> list[float]:
    worth = [
        words + VECTOR_WORTH * max(0.0, near) for words, near in zip(keyword, vector, strict=True)
    ]
    order = sorted(range(len(candidates)), key=lambda place: _position(candidates[place]))
    found = [0.0] * len(candidates)
    for walk in (order, order[::-1]):
        coming = 0.0
        for here, there in pairwise(walk):
            same = (
                candidates[here].candidate.memory.thread
                == candidates[there].candidate.memory.thread
            )
            coming = FADING * (coming + worth[here]) if same else 0.0
            found[there] += coming
    most = _bounds("around")[1]
    return [min(value, most) for value in found]


def _position(turn: TurnCandidate) -> tuple[int, int, int]:
    """Where it stands among all passages: a conversation's are together, in their order."""
    memory = turn.candidate.memory
    return memory.thread or 0, memory.valid_from, turn.number


def _answers(candidates: Sequence[TurnCandidate], keyword: Column) -> list[float]:
    asked = {
        turn.number: share
        for turn, share in zip(candidates, keyword, strict=True)
        if _ends_with_question(turn.candidate.memory.content)
    }
    return [0.0 if turn.previous is None else asked.get(turn.previous, 0.0) for turn in candidates]


def _ends_with_question(content: str) -> bool:
    return content.rstrip().endswith(("?", "？"))


def _share_of_questions(content: str) -> float:
    ends = _SENTENCE_END.findall(content)
    questions = sum("?" in end or "？" in end for end in ends)
    return questions / len(ends) if ends else 0.0
