"""Fits the weights of the linear score, and judges a fit by conversations it has not seen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from kumbuka.memory.turn_ranking import FEATURES, turn_features
from numpy.typing import NDArray

from tests.benchmarks.retrieval.asking import Asked

RIDGE = 1e-3
"""Keeps the weights of features that say the same from growing against one another."""
STEPS = 30

Numbers = NDArray[np.float64]


@dataclass(frozen=True)
class Lists:
    """The candidates of many questions, one below the other."""

    features: Numbers
    """Candidates by features."""
    starts: NDArray[np.int64]
    """Where each question's candidates begin."""
    question: NDArray[np.int64]
    """Number of each candidate's question."""
    share: Numbers
    """1 over the number of evidence passages of its question, where it is one; else 0."""


def fitted(asked: Sequence[Asked], names: Sequence[str] = FEATURES) -> Mapping[str, float]:
    """Weights of the least listwise softmax loss: the mean over questions of
    −ln p(evidence passage), p being the softmax of the scores over the question's candidates.

    Cao, Qin, Liu, Tsai, Li, "Learning to rank: from pairwise approach to listwise approach", ICML
    2007. The loss is convex; Newton's steps are halved until it falls. Questions without evidence
    among the candidates teach nothing.
    """
    lists = _lists(asked, names)
    weights = np.zeros(len(names))
    wanted = lists.share @ lists.features / len(lists.starts)
    loss, chances = _loss(lists, weights, wanted)
    for _ in range(STEPS):
        slope, bend = _derivatives(lists, chances, wanted, weights)
        step, before = np.linalg.solve(bend, slope), loss
        for _ in range(10):
            loss, chances = _loss(lists, weights - step, wanted)
            if loss <= before:
                break
            step /= 2
        weights = weights - step
        if before - loss < 1e-7:
            break
    return dict(zip(names, weights.tolist(), strict=True))


def left_out_fits(
    asked: Sequence[Asked], names: Sequence[str] = FEATURES
) -> Mapping[str, Mapping[str, float]]:
    """For each conversation, the weights that all others give."""
    return {
        name: fitted([each for each in asked if each.conversation != name], names)
        for name in dict.fromkeys(each.conversation for each in asked)
    }


def is_evidence(asked: Asked) -> list[bool]:
    ids = (turn.candidate.memory.memory_id for turn in asked.candidates)
    return [asked.turn_of[memory_id] in asked.evidence for memory_id in ids]


def _lists(asked: Sequence[Asked], names: Sequence[str]) -> Lists:
    features, shares, sizes = [], [], []
    for each in asked:
        found = np.array(is_evidence(each), float)
        if not found.any():
            continue
        columns = turn_features(each.candidates, each.statistics, each.text)
        features.append(np.array([getattr(columns, name) for name in names], float).T)
        shares.append(found / found.sum())
        sizes.append(len(found))
    starts = np.concatenate([[0], np.cumsum(sizes)[:-1]]).astype(np.int64)
    question = np.repeat(np.arange(len(sizes)), sizes)
    return Lists(np.concatenate(features), starts, question, np.concatenate(shares))


def _loss(lists: Lists, weights: Numbers, wanted: Numbers) -> tuple[float, Numbers]:
    """And the softmax of every candidate."""
    scores = lists.features @ weights
    best = np.maximum.reduceat(scores, lists.starts)
    powers = np.exp(scores - best[lists.question])
    totals = np.add.reduceat(powers, lists.starts)
    mean = (np.log(totals) + best).mean() - wanted @ weights
    return float(mean + RIDGE / 2 * weights @ weights), powers / totals[lists.question]


def _derivatives(
    lists: Lists, chances: Numbers, wanted: Numbers, weights: Numbers
) -> tuple[Numbers, Numbers]:
    """Of the loss: the slope, and the curvature."""
    count = len(lists.starts)
    weighted = chances[:, None] * lists.features
    means = np.add.reduceat(weighted, lists.starts, axis=0)
    slope = weighted.sum(axis=0) / count - wanted + RIDGE * weights
    bend = (lists.features.T @ weighted - means.T @ means) / count
    return slope, bend + RIDGE * np.eye(len(weights))
