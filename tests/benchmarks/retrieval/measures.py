"""How good an order is, by the evidence turns among its first.

A place in the order is a turn: of several passages of one turn the first counts.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence


def recall_at(order: Sequence[str], evidence: Collection[str], k: int) -> float:
    """The share of the evidence that is among the first k."""
    return sum(turn in evidence for turn in order[:k]) / len(evidence)


def reciprocal_rank(order: Sequence[str], evidence: Collection[str]) -> float:
    """1 over the place of the first evidence, from 1; 0 where there is none."""
    return next((1 / at for at, turn in enumerate(order, start=1) if turn in evidence), 0.0)


def ndcg_at(order: Sequence[str], evidence: Collection[str], k: int) -> float:
    """Järvelin, Kekäläinen, "Cumulated gain-based evaluation of IR techniques", 2002; gain 1."""
    gained = sum(1 / math.log2(at + 2) for at, turn in enumerate(order[:k]) if turn in evidence)
    return gained / sum(1 / math.log2(at + 2) for at in range(min(k, len(evidence))))
