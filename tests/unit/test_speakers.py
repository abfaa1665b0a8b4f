import time

import pytest
from kumbuka.adapters.store.rows import indexed_text
from kumbuka.memory.model import Memory, MemoryType, Place
from kumbuka.memory.speakers import meant

ROLES = ("user", "assistant")
PEOPLE = ("Ana María", "Bo", "李雷")


def passage(speaker: str) -> Memory:
    return Memory(
        "m", Place("o"), MemoryType.EPISODIC, "transcript:t/0", "The kiln is hot.",
        {"speaker": speaker}, 0, 0, 0, 0, thread=1,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("query", "who"),
    [
        ("What did Ana say about the kiln?", {"Ana María"}),
        ("what is MARIA's favourite glaze", {"Ana María"}),
        ("Did Bo and Ana meet?", {"Ana María", "Bo"}),
        ("Is the boat red?", set()),
        ("李雷喜欢什么茶？", {"李雷"}),
    ],
)
def test_a_question_means_the_people_it_names(query: str, who: set[str]) -> None:
    assert meant(query, PEOPLE) == who


@pytest.mark.parametrize(
    ("query", "who"),
    [
        ("What degree did I graduate with?", {"user"}),
        ("Which glaze is on my bowl?", {"user"}),
        ("¿Cómo se llama mi perra?", {"user"}),
        ("Wo arbeitet meine Schwester?", {"user"}),
        ("我的狗叫什么名字？", {"user"}),
        ("What did you suggest for my back?", {"assistant"}),
        ("Which of your recommendations was the cheapest?", {"assistant"}),
        ("What was that shop you mentioned?", {"assistant"}),
        ("Can you tell me what the kiln costs?", set()),
        ("Remind me of the kiln's price", set()),
        ("Is the kiln hot?", set()),
        ("Tell the user and the assistant apart", set()),
    ],
)
def test_of_the_roles_it_means_the_user_for_i_and_the_assistant_for_what_you_said(
    query: str, who: set[str]
) -> None:
    assert meant(query, ROLES) == who


def test_nobody_is_meant_who_said_nothing() -> None:
    assert meant("What did I tell Ana?", ("Bo", "assistant")) == frozenset()


def test_a_long_question_costs_little() -> None:
    started = time.process_time()
    assert meant("you have " * 200_000 + "What did Bo say?", PEOPLE) == {"Bo"}
    assert time.process_time() - started < 0.5


def test_a_name_is_searched_with_what_was_said_and_a_role_is_not() -> None:
    assert indexed_text(passage("Bo")) == "the kiln is hot. bo"
    assert indexed_text(passage("assistant")) == "the kiln is hot."
