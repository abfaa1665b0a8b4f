import math

import pytest

from tests.benchmarks.retrieval.conversations import AskedQuestion, conversations
from tests.benchmarks.retrieval.measures import ndcg_at, recall_at, reciprocal_rank

ORDER = ["t1", "t2", "t3", "t4"]


def test_recall_is_the_share_of_the_evidence_among_the_first() -> None:
    assert recall_at(ORDER, {"t2", "t9"}, 3) == 0.5
    assert recall_at(ORDER, {"t4"}, 3) == 0.0
    assert recall_at([], {"t4"}, 3) == 0.0


def test_the_reciprocal_rank_is_of_the_first_evidence() -> None:
    assert reciprocal_rank(ORDER, {"t3", "t2"}) == 0.5
    assert reciprocal_rank(ORDER, {"t9"}) == 0.0


def test_ndcg_is_1_where_all_evidence_comes_first() -> None:
    assert ndcg_at(ORDER, {"t1", "t2"}, 3) == pytest.approx(1.0)
    assert ndcg_at(ORDER, {"t2"}, 3) == pytest.approx(1 / math.log2(3))
    assert ndcg_at(ORDER, {"t1", *map(str, range(9))}, 1) == 1.0


TALK = {
    "conversation": {
        "speaker_a": "Ana",
        "speaker_b": "Bo",
        "session_10": [{"speaker": "Bo", "dia_id": "D10:1", "text": "Green."}],
        "session_2": [
            {"speaker": "Ana", "dia_id": "D2:1", "text": "Which one?"},
            {"speaker": "Bo", "dia_id": "D2:2", "text": "The red one."},
        ],
        "session_2_date_time": "1:56 pm on 8 May, 2023",
        "session_11_date_time": "a day without a session",
    },
    "qa": [
        {"question": "q1", "evidence": ["D2:02; D:10:1", "D"], "category": 1, "answer": "a"},
        {"question": "q2", "evidence": ["D2:1"], "category": 5},
        {"question": "q3", "evidence": ["D9:1"], "category": 1},
        {"question": "q4", "evidence": [], "category": 1},
    ],
}


def test_turns_come_in_the_order_of_their_sessions() -> None:
    (read,) = conversations([TALK])
    assert [turn.turn_id for turn in read.turns] == ["D2:1", "D2:2", "D10:1"]
    assert read.turns[0].said_at == 1_683_554_160_000
    assert read.turns[1].said_at > read.turns[0].said_at


def test_a_question_counts_where_its_evidence_was_said() -> None:
    (read,) = conversations([TALK])
    assert read.questions == [AskedQuestion("q1", frozenset({"D2:2", "D10:1"}))]
