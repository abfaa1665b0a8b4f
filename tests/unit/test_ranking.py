import random

import pytest
from kumbuka.memory.model import Memory, MemoryType, Place
from kumbuka.memory.ranking import Candidate, ScopeStatistics, rank

STATISTICS = ScopeStatistics(100, 0.05, 0.08, ())


def memory(memory_id: str, confirmed_at: int = 0) -> Memory:
    return Memory(
        memory_id, Place("o"), MemoryType.FACTUAL, memory_id, "I like tea.", {},
        0, 0, confirmed_at, 0,
    )  # fmt: skip


def order(candidates: list[Candidate], **options: object) -> list[str]:
    hits = rank(candidates, STATISTICS, **({"strategy": "hybrid"} | options))  # type: ignore[arg-type]
    return [hit.memory.memory_id for hit in hits]


BOTH = Candidate(memory("both"), 5.0, 0.5)
WORDS = Candidate(memory("words"), 6.0, 0.02)
NEAR = Candidate(memory("near"), None, 0.55)
NEITHER = Candidate(memory("neither"), None, None)
ALL = [NEITHER, NEAR, WORDS, BOTH]


def test_words_and_nearness_together_win_the_linear_score() -> None:
    assert order(ALL)[0] == "both"


@pytest.mark.parametrize("fusion", ["linear", "rrf", "weighted"])
def test_the_order_does_not_depend_on_the_order_of_candidates(fusion: str) -> None:
    shuffled = ALL.copy()
    random.Random(1).shuffle(shuffled)
    assert order(ALL, fusion=fusion) == order(shuffled, fusion=fusion)


@pytest.mark.parametrize("fusion", ["linear", "rrf", "weighted"])
def test_equal_scores_go_to_the_newest_then_by_id(fusion: str) -> None:
    tied = [Candidate(memory(name, at), 0.0, 0.5) for name, at in (("b", 1), ("a", 1), ("c", 2))]
    if fusion == "linear":
        assert order(tied, fusion=fusion) == ["c", "a", "b"]
    assert order(tied, fusion=fusion) == order(tied[::-1], fusion=fusion)


def test_a_score_below_the_precision_of_databases_is_a_tie() -> None:
    older = Candidate(memory("a", 1), None, 0.5000002)
    newer = Candidate(memory("b", 2), None, 0.5)
    assert order([older, newer], strategy="semantic") == ["b", "a"]


def test_recent_is_newest_first() -> None:
    assert order([Candidate(memory("a", 1), 9.0, 0.9), Candidate(memory("b", 2), None, None)],
                 strategy="recent") == ["b", "a"]  # fmt: skip


def test_semantic_goes_by_cosine_and_falls_to_keywords() -> None:
    assert order(ALL, strategy="semantic")[:2] == ["near", "both"]
    worded = [Candidate(memory(str(n)), float(n), None) for n in range(3)]
    assert order(worded, strategy="semantic") == ["2", "1", "0"]


def test_reciprocal_ranks_are_summed() -> None:
    hit = rank([BOTH], STATISTICS, strategy="hybrid", fusion="rrf", rrf_k=60)[0]
    assert hit.score == pytest.approx(2 / 61)


def test_keyword_weight_alone_keeps_keyword_hits() -> None:
    weights = {"keyword": 1.0, "vector": 0.0}
    hits = rank(ALL, STATISTICS, strategy="hybrid", fusion="weighted", weights=weights)
    assert [h.memory.memory_id for h in hits if h.score > 0] == ["words", "both"]


def test_hits_explain_themselves() -> None:
    tiers = {h.memory.memory_id: h.tier for h in rank(ALL, STATISTICS, strategy="hybrid")}
    assert tiers == {"both": "hybrid", "words": "hybrid", "near": "vector", "neither": "recent"}
    hit = rank([BOTH], STATISTICS, strategy="hybrid")[0]
    assert (hit.vec_score, hit.fts_score, hit.tokens) == (0.5, 5.0, 3)


def test_no_candidate_and_no_spread_are_no_error() -> None:
    assert rank([], STATISTICS, strategy="hybrid") == []
    one = ScopeStatistics(1, 0.5, 0.0, ())
    assert rank([BOTH], one, strategy="hybrid", weights={"keyword": 0, "vector": 0})[0].score == 0
