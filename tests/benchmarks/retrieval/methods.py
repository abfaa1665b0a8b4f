"""The ways to order what was found, each as a list of turns, best first."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean

from kumbuka.memory.ranking import Hit, Weights, rank
from kumbuka.memory.turn_ranking import FEATURES, rank_turns

from tests.benchmarks.report import Figure, Report
from tests.benchmarks.retrieval.asking import Asked, TurnOf
from tests.benchmarks.retrieval.fit import left_out_fits
from tests.benchmarks.retrieval.measures import ndcg_at, recall_at, reciprocal_rank

Order = Sequence[str]
RECALL_AT = (5, 10, 20)
LEAST_RECALL_AT_10 = {"keywords": 0.60, "linear": 0.73, "left_out": 0.73}
LEAST_OVER_RRF = 0.12
WITHOUT_SPEAKER = tuple(name for name in FEATURES if name != "speaker")


def turns(hits: Iterable[Hit], turn_of: TurnOf) -> Order:
    return list(dict.fromkeys(turn_of[hit.memory.memory_id] for hit in hits))


def by_keywords(asked: Asked) -> Order:
    """bm25 alone: for what was asked without vectors."""
    found = [c for turn in asked.candidates if (c := turn.candidate).bm25 is not None]
    return turns(rank(found, asked.statistics, strategy="hybrid"), asked.turn_of)


def fused(asked: Asked, **options: object) -> Order:
    hits = rank_turns(asked.candidates, asked.statistics, asked.text, **options)  # type: ignore[arg-type]
    return turns(hits, asked.turn_of)


def left_out(asked: Sequence[Asked], names: Sequence[str]) -> list[Order]:
    """Each conversation ordered by the weights that the others give."""
    fits: Mapping[str, Weights] = left_out_fits(asked, names)
    with_speaker = "speaker" in names
    return [
        fused(each, weights=fits[each.conversation], with_speaker=with_speaker) for each in asked
    ]


def report_orders(
    report: Report, name: str, asked: Sequence[Asked], orders: Sequence[Order]
) -> float:
    """Every measure of a method; returns its recall@10."""
    judged = [(order, each.evidence) for order, each in zip(orders, asked, strict=True)]
    for k in RECALL_AT:
        least = LEAST_RECALL_AT_10.get(name) if k == 10 else None
        value = fmean(recall_at(order, evidence, k) for order, evidence in judged)
        report.add(Figure("retrieval", f"{name}_recall_at_{k}", value, "share", at_least=least))
    mrr = fmean(reciprocal_rank(order, evidence) for order, evidence in judged)
    report.add(Figure("retrieval", f"{name}_mrr", mrr, "share"))
    ndcg = fmean(ndcg_at(order, evidence, 10) for order, evidence in judged)
    report.add(Figure("retrieval", f"{name}_ndcg_at_10", ndcg, "share"))
    return fmean(recall_at(order, evidence, 10) for order, evidence in judged)


def report_over_rrf(report: Report, name: str, difference: float) -> None:
    figure = f"{name}_recall_at_10_over_rrf"
    report.add(Figure("retrieval", figure, difference, "share", at_least=LEAST_OVER_RRF))
