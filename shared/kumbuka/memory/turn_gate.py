"""Whether a passage of a transcript has anything to do with a message.

As for facts, evidence is absolute: the raw cosine plus the coverage of the message's words. Of a
passage count also, for less, the words and the cosine of what stands beside it, because an answer
seldom repeats the words of its question. Who said it is no evidence. The figures come from
`tests/benchmarks/retrieval`: conversations of 400 to 700 turns, questions whose turns are known,
with the name of the person they are about replaced by "I", and generic requests to an assistant as
the other side. At these bounds 4 % of generic requests are given anything, and recall@10 falls
from .77 to .68.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from kumbuka.memory.gate import Evidence, comparable_cosine, holds_rare_token, query_words
from kumbuka.memory.ranking import ScopeStatistics, TurnCandidate
from kumbuka.memory.turn_ranking import TurnFeatures, neighbours

TURN_BOUND = 0.86
"""Evidence from which a passage passes alone."""
TURN_COMPANION_BOUND = 0.56
"""Enough where another passes: the message is then about this conversation. It adds .07 to
recall@10, and takes what a generic request is given from 0.1 passages to 0.3."""
TURN_KEYWORD_BOUND = 0.46
TURN_KEYWORD_COMPANION_BOUND = 0.16
"""The same for a passage without a vector."""
WORDS_BESIDE = 0.8
COSINE_BESIDE = 0.3


def judge_turns(
    candidates: Sequence[TurnCandidate],
    statistics: ScopeStatistics,
    query: str,
    features: TurnFeatures,
) -> list[Evidence]:
    """The evidence of each candidate, in order. One that passes lowers the bound for the others.

    Cosine and coverage are those of a fact, with what stands beside the passage added.
    `features` are those that `turn_features` gives for the same three.
    """
    cosines = [comparable_cosine(turn.candidate.cosine, statistics) for turn in candidates]
    alone = [
        Evidence(cosine + COSINE_BESIDE * beside, held + WORDS_BESIDE * held_beside, rare, False)
        for cosine, beside, held, held_beside, rare in zip(
            cosines,
            _best_beside(candidates, cosines),
            features.coverage,
            features.coverage_beside,
            _hold_rare_tokens(candidates, statistics, query),
            strict=True,
        )
    ]
    strong = _passing(alone, candidates, TURN_BOUND, TURN_KEYWORD_BOUND)
    if not any(found.passes for found in strong):
        return strong
    return _passing(alone, candidates, TURN_COMPANION_BOUND, TURN_KEYWORD_COMPANION_BOUND)


def strength(found: Evidence) -> float:
    """What the bounds are about."""
    return found.cosine + found.coverage


def _passing(
    alone: Sequence[Evidence],
    candidates: Sequence[TurnCandidate],
    bound: float,
    keyword_bound: float,
) -> list[Evidence]:
    bounds = [keyword_bound if t.candidate.cosine is None else bound for t in candidates]
    return [
        replace(found, passes=found.rare_token or strength(found) >= least)
        for found, least in zip(alone, bounds, strict=True)
    ]


def _best_beside(candidates: Sequence[TurnCandidate], cosines: Sequence[float]) -> list[float]:
    return [
        max((cosines[place] for place in places), default=0.0) for places in neighbours(candidates)
    ]


def _hold_rare_tokens(
    candidates: Sequence[TurnCandidate], statistics: ScopeStatistics, query: str
) -> list[bool]:
    words = query_words(query)
    return [holds_rare_token(words, turn.candidate.memory, statistics) for turn in candidates]
