from kumbuka.memory.gate import query_words
from kumbuka.memory.model import Memory, MemoryType, Place
from kumbuka.memory.ranking import Candidate, ScopeStatistics, TurnCandidate
from kumbuka.memory.turn_gate import judge_turns
from kumbuka.memory.turn_ranking import turn_features

QUERY = "Which glaze did I choose for the bowl?"


def turn(number: int, content: str, cosine: float | None) -> TurnCandidate:
    memory = Memory(
        f"m{number}", Place("o"), MemoryType.EPISODIC, f"transcript:{number}/0", content,
        {"speaker": "user"}, 0, 0, 0, 0, thread=1,
    )  # fmt: skip
    return TurnCandidate(Candidate(memory, None, cosine), number, number - 1, number + 1)


def passing(candidates: list[TurnCandidate], query: str = QUERY, counted: int = 3) -> list[bool]:
    terms = len(query_words(query).count_terms)
    statistics = ScopeStatistics(500, 0.05, 0.08, (counted,) * terms)
    features = turn_features(candidates, statistics, query)
    return [found.passes for found in judge_turns(candidates, statistics, query, features)]


ABOUT_IT = turn(10, "I choose the green glaze for the bowl.", 0.6)
NEAR_IT = turn(20, "The bowl is for my mother.", 0.3)
ELSEWHERE = turn(30, "The boat sails in May.", 0.1)


def test_what_holds_the_words_and_is_near_passes() -> None:
    assert passing([ABOUT_IT]) == [True]


def test_weak_evidence_passes_beside_strong_evidence_alone() -> None:
    assert passing([NEAR_IT, ELSEWHERE]) == [False, False]
    assert passing([ABOUT_IT, NEAR_IT, ELSEWHERE]) == [True, True, False]


def test_an_answer_passes_by_the_question_before_it() -> None:
    question = turn(40, "Which glaze do you choose for the bowl?", 0.7)
    answer = turn(41, "The green one.", 0.15)
    assert passing([answer, ELSEWHERE]) == [False, False]
    assert passing([question, answer, ELSEWHERE]) == [True, True, False]


def test_who_said_it_is_no_evidence() -> None:
    assert passing([ELSEWHERE], "Where do I live?") == [False]


def test_without_vectors_the_words_alone_decide() -> None:
    about_it = turn(10, "I choose the green glaze for the bowl.", None)
    elsewhere = turn(30, "The boat sails in May.", None)
    assert passing([about_it, elsewhere]) == [True, False]


def test_a_rare_exact_token_passes_alone() -> None:
    ticket = turn(10, "That was DEC-0054, I think.", 0.0)
    assert passing([ticket], "What came of DEC-0054 in the end, after all the talk?", 1) == [True]


def test_nothing_found_is_judged_as_nothing() -> None:
    assert passing([]) == []
