"""Whether a passage of a transcript has anything to do with a message.

As for facts, evidence is absolute: the raw cosine plus the coverage of the message's words. Of a
passage count also, for less, the words and the cosine of what stands beside it, because an answer
seldom repeats the words of its question. Who said it is no evidence. The figures come from
`tests/benchmarks/retrieval`: conversations of 400 to 700 turns, questions whose turns are known,
with the name of the person they are about replaced by "I", and generic requests to an assistant as
the other side. At these bounds 4 % of generic requests are given anything, and recall@10 falls
from .76 to .68.
"""

from __future__ import annotations

from collections.abc import Sequence

from kumbuka.memory.gate import Evidence, comparable_cosine, holds_rare_token, query_words
from kumbuka.memory.ranking import ScopeStatistics
from kumbuka.memory.turn_ranking import TurnCandidate, TurnFeatures, neighbours

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

    Cosine and coverage are its own, as those of a fact. `features` are those that `turn_features`
    gives for the same three.
    """
    found = strengths(candidates, statistics, features)
    rare = _hold_rare_tokens(candidates, statistics, query)
    passes = _passing(candidates, found, rare, TURN_BOUND, TURN_KEYWORD_BOUND)
    if any(passes):
        least = TURN_COMPANION_BOUND, TURN_KEYWORD_COMPANION_BOUND
        passes = _passing(candidates, found, rare, *least)
    cosines = (comparable_cosine(turn.candidate.cosine, statistics) for turn in candidates)
    return list(map(Evidence, cosines, features.coverage, rare, passes))


def strengths(
    candidates: Sequence[TurnCandidate], statistics: ScopeStatistics, features: TurnFeatures
) -> list[float]:
    """What the bounds are about: the evidence of each, and of what stands beside it for less."""
    cosines = [comparable_cosine(turn.candidate.cosine, statistics) for turn in candidates]
    near = [
        own + COSINE_BESIDE * max((cosines[place] for place in places), default=0.0)
        for own, places in zip(cosines, neighbours(candidates), strict=True)
    ]
    return [
        cosine + held + WORDS_BESIDE * beside
        for cosine, held, beside in zip(
            near, features.coverage, features.coverage_beside, strict=True
        )
    ]


def _passing(
    candidates: Sequence[TurnCandidate],
    found: Sequence[float],
    rare: Sequence[bool],
    bound: float,
    keyword_bound: float,
) -> list[bool]:
    bounds = (keyword_bound if t.candidate.cosine is None else bound for t in candidates)
    return [
        is_rare or strength >= least
        for strength, is_rare, least in zip(found, rare, bounds, strict=True)
    ]


def _hold_rare_tokens(
    candidates: Sequence[TurnCandidate], statistics: ScopeStatistics, query: str
) -> list[bool]:
    words = query_words(query)
    return [holds_rare_token(words, turn.candidate.memory, statistics) for turn in candidates]
