"""Hits that say something new before hits that say the same again.

Maximal marginal relevance: Carbonell, Goldstein, "The use of MMR, diversity-based reranking for
reordering documents and producing summaries", SIGIR 1998.
"""

from __future__ import annotations

from collections.abc import Sequence

from kumbuka.memory.ranking import Hit
from kumbuka.text.stems import stem
from kumbuka.text.words import content_tokens


def diversified(hits: Sequence[Hit], balance: float) -> list[Hit]:
    """The same hits, each next the one with the most of
    `balance · score − (1 − balance) · likeness`: the score as a share of the way from the worst
    to the best, and the greatest likeness to a hit before it, Jaccard over stems. `balance` is 1
    for scores alone and 0 for difference alone; the first stays first.
    """
    words = [_stems(hit.memory.content) for hit in hits]
    worth = _shares([hit.score for hit in hits])
    likeness = [0.0] * len(hits)
    left, chosen = list(range(len(hits))), []
    while left:
        best = max(left, key=lambda i: (balance * worth[i] - (1 - balance) * likeness[i], -i))
        left.remove(best)
        chosen.append(hits[best])
        for i in left:
            likeness[i] = max(likeness[i], _jaccard(words[i], words[best]))
    return chosen


def _shares(scores: Sequence[float]) -> list[float]:
    worst, best = min(scores, default=0.0), max(scores, default=0.0)
    return [(score - worst) / (best - worst) if best > worst else 1.0 for score in scores]


def _stems(text: str) -> frozenset[str]:
    return frozenset(stem(token.folded) for token in content_tokens(text))


def _jaccard(left: frozenset[str], right: frozenset[str]) -> float:
    together = len(left | right)
    return len(left & right) / together if together else 0.0
