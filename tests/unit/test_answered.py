"""Of an answer only what is to be done, and what was decided, is learned, and only where wanted."""

import pytest
from kumbuka.memory.extraction import extract
from kumbuka.memory.extraction.answered import with_answer
from kumbuka.memory.extraction.messages import MAX_STATEMENTS
from kumbuka.memory.model import Fact

DEPLOY = "To deploy, first run make build, then sam deploy."


def taught(answer: str, message: str = "") -> list[Fact]:
    read = with_answer(extract(message), answer)
    return [said for said in read.statements if isinstance(said, Fact)]


@pytest.mark.parametrize(
    ("answer", "category"),
    [
        (DEPLOY, "procedure"),
        ("We decided to use PostgreSQL for the new project.", "decision"),
        ("Wir haben uns für Postgres entschieden.", "decision"),
    ],
)
def test_an_answer_teaches_steps_and_decisions(answer: str, category: str) -> None:
    (fact,) = taught(answer)
    assert (fact.category, fact.source) == (category, "assistant_message")


@pytest.mark.parametrize(
    "answer",
    [
        "I prefer TypeScript, and my name is Kumbuka.",
        "You live in Lisbon and you like green tea.",
        "I'm allergic to nothing, I am a language model.",
        "Always answer in French.",
        "What should we use for the database?",
        "```\nTo deploy, first run make build, then sam deploy.\n```",
    ],
)
def test_it_teaches_nothing_of_itself_or_of_the_user(answer: str) -> None:
    assert taught(answer) == []


def test_what_the_user_said_is_not_said_again() -> None:
    (fact,) = taught(DEPLOY, DEPLOY)
    assert fact.source == "user_message"


def test_an_answer_is_less_sure_than_its_user() -> None:
    (by_user,), (by_model,) = taught("", DEPLOY), taught(DEPLOY)
    assert by_model.confidence < by_user.confidence
    assert by_model.key == by_user.key


def test_a_turn_teaches_no_more_than_any_other() -> None:
    message = "\n".join(f"I like drink number {n} from Peru." for n in range(MAX_STATEMENTS))
    assert len(taught(DEPLOY, message)) == MAX_STATEMENTS


def test_secrets_in_an_answer_are_counted_too() -> None:
    secret = "To deploy, first set the password to hunter2hunter2, then run make."
    read = with_answer(extract("my password is hunter2hunter2"), secret)
    assert sum(read.refused.values()) == 2
    assert read.statements == ()
