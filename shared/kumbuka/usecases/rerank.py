"""Ask another model for the order of the best hits, where the settings want it.

Whatever goes wrong is told and changes nothing: the hits keep the order that they had.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from kumbuka.errors import RerankFailed
from kumbuka.memory.ranking import Hit, in_order
from kumbuka.memory.settings import Settings
from kumbuka.ports import Services

MAX_HITS = 100
"""As many as a search may be asked for, so that the order never depends on how many are."""
MAX_CHARACTERS = 2_000
"""Of a memory, or of a question, that is longer only the beginning is sent."""
WAIT_S = 5.0
RESERVE_S = 0.05
"""What is left of a chat's time for all that follows."""


@dataclass(frozen=True, slots=True)
class Reordered:
    hits: Sequence[Hit]
    applied: bool = False
    trouble: str | None = None
    """Why it was not, where it was to be."""


async def reranked(
    services: Services, settings: Settings, text: str, hits: Sequence[Hit], give_up_at: float | None
) -> Reordered:
    """By relevance, best first, each score replaced. `give_up_at` is of the event loop's clock."""
    if not settings.rerank_enabled or not hits:
        return Reordered(hits)
    if services.reranker is None:
        return Reordered(hits, trouble="rerank: KUMBUKA_RERANK_URL is not set")
    asked, left = hits[:MAX_HITS], hits[MAX_HITS:]
    try:
        scores = await services.reranker.rerank(
            text[:MAX_CHARACTERS],
            [hit.memory.content[:MAX_CHARACTERS] for hit in asked],
            model=settings.rerank_provider_model,
            wait_s=_wait_s(give_up_at),
        )
    except RerankFailed as error:
        return Reordered(hits, trouble=f"rerank: {error}")
    return Reordered([*_by_relevance(asked, shares(scores)), *_below(left)], applied=True)


def shares(scores: Sequence[float]) -> list[float]:
    """Each from 0 to 1, in the same order: some models give logits."""
    if all(0.0 <= score <= 1.0 for score in scores):
        return list(scores)
    return [0.5 * (1.0 + math.tanh(score / 2.0)) for score in scores]


def _wait_s(give_up_at: float | None) -> float:
    if give_up_at is None:
        return WAIT_S
    return min(WAIT_S, give_up_at - asyncio.get_running_loop().time() - RESERVE_S)


def _by_relevance(hits: Sequence[Hit], scores: Sequence[float]) -> list[Hit]:
    return in_order(
        replace(hit, score=score, rank_score=hit.score)
        for hit, score in zip(hits, scores, strict=True)
    )


def _below(hits: Sequence[Hit]) -> list[Hit]:
    """What was not asked about is worth less than all that was."""
    return [replace(hit, score=0.0, rank_score=hit.score) for hit in hits]
