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
class Example:
    """The candidates of one question."""

    conversation: str
    features: Numbers
    """Candidates by features."""
    is_evidence: Numbers


@dataclass(frozen=True)
class Lists:
    """The candidates of many questions, one below the other."""

    features: Numbers
    starts: NDArray[np.int64]
    """Where each question's candidates begin."""
    question: NDArray[np.int64]
    """Number of each candidate's question."""
    share: Numbers
    """1 over the number of evidence passages of its question, where it is one; else 0."""


def examples(asked: Sequence[Asked], names: Sequence[str] = FEATURES) -> list[Example]:
    """Of the questions that have evidence among the candidates; others teach nothing."""
    found = (_example(each, names) for each in asked)
    return [example for example in found if example.is_evidence.any()]


def fitted(taught: Sequence[Example], names: Sequence[str] = FEATURES) -> Mapping[str, float]:
    """Weights of the least listwise softmax loss: the mean over questions of
    −ln p(evidence passage), p being the softmax of the scores over the question's candidates.

    Cao, Qin, Liu, Tsai, Li, "Learning to rank: from pairwise approach to listwise approach", ICML
    2007. The loss is convex; Newton's steps are halved until it falls.
    """
    lists = _lists(taught)
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
    taught = examples(asked, names)
    return {
        name: fitted([each for each in taught if each.conversation != name], names)
        for name in dict.fromkeys(each.conversation for each in asked)
    }


def _example(asked: Asked, names: Sequence[str]) -> Example:
    columns = turn_features(asked.candidates, asked.statistics, asked.text)
    features = np.array([getattr(columns, name) for name in names], float).T
    ids = (turn.candidate.memory.memory_id for turn in asked.candidates)
    is_evidence = np.array([asked.turn_of[found] in asked.evidence for found in ids], float)
    return Example(asked.conversation, features, is_evidence)


def _lists(taught: Sequence[Example]) -> Lists:
    sizes = [len(each.is_evidence) for each in taught]
    return Lists(
        np.concatenate([each.features for each in taught]),
        np.concatenate([[0], np.cumsum(sizes)[:-1]]).astype(np.int64),
        np.repeat(np.arange(len(sizes)), sizes),
        np.concatenate([each.is_evidence / each.is_evidence.sum() for each in taught]),
    )


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
