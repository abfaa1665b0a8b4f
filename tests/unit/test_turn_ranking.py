import random
import time

import pytest
from kumbuka.memory.model import Memory, MemoryType, Place
from kumbuka.memory.ranking import Candidate, ScopeStatistics
from kumbuka.memory.turn_ranking import (
    FEATURES,
    TURN_WEIGHTS,
    TurnCandidate,
    TurnFeatures,
    rank_turns,
    turn_features,
)

STATISTICS = ScopeStatistics(500, 0.05, 0.08, (3, 3, 3, 3))
QUERY = "Which glaze did Ana choose for the bowl?"


def turn(
    number: int,
    content: str,
    bm25: float | None = None,
    cosine: float | None = 0.05,
    *,
    speaker: str = "Bo",
    thread: int = 1,
    beside: bool = True,
    at: int = 0,
) -> TurnCandidate:
    memory = Memory(
        f"m{number}", Place("o"), MemoryType.EPISODIC, f"transcript:{number}/0", content,
        {"speaker": speaker}, 0, 0, at, at, thread=thread,
    )  # fmt: skip
    previous, following = (number - 1, number + 1) if beside else (None, None)
    return TurnCandidate(Candidate(memory, bm25, cosine), number, previous, following)


def order(candidates: list[TurnCandidate], query: str = QUERY, **options: object) -> list[int]:
    hits = rank_turns(candidates, STATISTICS, query, **options)  # type: ignore[arg-type]
    return [int(hit.memory.memory_id[1:]) for hit in hits]


def features(candidates: list[TurnCandidate], query: str = QUERY) -> TurnFeatures:
    return turn_features(candidates, STATISTICS, query)


ASKED = turn(10, "Which glaze do you want on the bowl?", 9.0, 0.4, speaker="Bo")
ANSWER = turn(11, "The green one, it goes with the plates of my mother.", None, 0.1, speaker="Ana")
AFTER = turn(12, "Fine with me.", None, 0.06, speaker="Bo")
OTHER = turn(30, "My mother has a green boat that she sails in May.", None, 0.1, speaker="Ana")
TALK = [ASKED, ANSWER, AFTER, OTHER]


def test_an_answer_comes_before_what_is_as_near_and_answers_nothing() -> None:
    found = order(TALK)
    assert found.index(11) < found.index(30)


def test_of_two_answers_the_one_of_the_person_that_is_meant_comes_first() -> None:
    hers = turn(1, "The green glaze on the bowl.", 5.0, 0.3, speaker="Ana")
    his = turn(5, "The green glaze on the bowl.", 5.0, 0.3, speaker="Bo", at=9)
    assert order([his, hers]) == [1, 5]
    assert order([his, hers], with_speaker=False) == [5, 1]


def test_who_says_i_means_the_user_and_who_asks_what_you_said_the_assistant() -> None:
    said = [turn(1, "The bowl.", speaker="user"), turn(5, "The bowl.", speaker="assistant", at=9)]
    assert features(said, "Which bowl did I like?").speaker == [0.5, 0.0]
    assert features(said, "Which bowl did you suggest?").speaker == [0.0, 0.5]
    assert features(said, "Which bowl is red?").speaker == [0.0, 0.0]


def test_a_question_without_a_name_is_ranked_as_if_nobody_were_known() -> None:
    query = "Is the green glaze good?"
    assert order(TALK, query) == order(TALK, query, with_speaker=False)


@pytest.mark.parametrize("fusion", ["linear", "rrf", "weighted"])
def test_the_order_does_not_depend_on_the_order_of_candidates(fusion: str) -> None:
    shuffled = [*TALK, *(turn(n, f"The bowl {n}.", n / 7, n / 90) for n in range(40, 80))]
    expected = order(shuffled, fusion=fusion)
    for seed in range(3):
        random.Random(seed).shuffle(shuffled)
        assert order(shuffled, fusion=fusion) == expected


@pytest.mark.parametrize("fusion", ["linear", "rrf"])
def test_equal_scores_go_to_the_newest_then_by_id(fusion: str) -> None:
    tied = [
        turn(number, "Same.", None, None, thread=number, beside=False, at=at)
        for number, at in ((2, 1), (1, 1), (3, 2))
    ]
    assert order(tied, fusion=fusion) == [3, 1, 2]


def test_scores_are_from_0_to_1_whatever_was_found() -> None:
    extreme = [
        turn(n, "glaze bowl choose? " * 40, 90.0 / n, c, speaker="Ana", beside=n % 2 == 0)
        for n, c in enumerate([1.0, -1.0, None, 0.9, -0.9, 0.0] * 10, start=1)
    ]
    hits = rank_turns(extreme, STATISTICS, QUERY)
    assert all(0.0 <= hit.score <= 1.0 for hit in hits)
    assert len(hits) == len(extreme)


def test_the_coverage_leaves_the_speakers_names_out() -> None:
    found = features([turn(1, "Ana, the bowl!", speaker="Ana"), turn(5, "Ana", speaker="Ana")])
    assert found.coverage[0] > 0.0
    assert found.coverage[1] == 0.0


def test_words_that_stand_beside_are_counted_apart() -> None:
    found = features([turn(1, "Which glaze?"), turn(2, "For the bowl, green.", speaker="Ana")])
    glaze_of_three = pytest.approx(1 / 3, abs=0.01)
    assert found.coverage == [glaze_of_three, glaze_of_three]
    assert found.coverage_beside == [glaze_of_three, glaze_of_three]


def test_what_was_found_near_fades_and_stays_in_its_conversation() -> None:
    found = features(
        [
            turn(1, "a", 4.0, beside=False),
            turn(2, "b", beside=False),
            turn(3, "c", beside=False),
            turn(4, "d", thread=2, beside=False),
        ]
    )
    assert found.around == pytest.approx([0.0, 0.85, 0.85**2, 0.0])


def test_a_neighbour_that_was_not_found_counts_for_nothing() -> None:
    (vector_beside,) = features([turn(1, "The glaze.", 3.0, 0.4)]).vector_beside
    assert vector_beside == 0.0


def test_only_a_question_before_it_makes_a_passage_an_answer() -> None:
    found = features([turn(1, "Which glaze?", 4.0), turn(2, "Green."), turn(3, "Good.")])
    assert found.answers == [0.0, 1.0, 0.0]


def test_without_vectors_words_decide() -> None:
    plain = [turn(1, "The boat.", None, None), turn(5, "The glaze of the bowl.", 3.0, None)]
    assert order(plain) == [5, 1]


def test_every_feature_has_a_weight() -> None:
    assert set(TURN_WEIGHTS) == set(FEATURES)


def test_weights_replace_those_they_name() -> None:
    near, long = turn(1, "Green.", None, 0.5), turn(5, "The plates of my mother. " * 8, None, 0.0)
    nothing = dict.fromkeys(FEATURES, 0.0)
    assert order([near, long], weights=nothing | {"vector": 1.0}) == [1, 5]
    assert order([near, long], weights=nothing | {"length": 1.0}) == [5, 1]


def test_nothing_found_is_no_hit() -> None:
    assert order([]) == []
    assert order([turn(1, "The bowl.")], "") == [1]


def test_a_hostile_passage_costs_little() -> None:
    hostile = ["?." * 50_000, "." * 100_000, "glaz " * 20_000, "¿" * 100_000]
    started = time.process_time()
    order([turn(3 * n, text, 1.0) for n, text in enumerate(hostile, start=1)])
    assert time.process_time() - started < 1.0
