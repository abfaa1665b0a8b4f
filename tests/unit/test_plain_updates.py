"""Plain statements that end an older one, or are kept though no pattern reads them."""

from __future__ import annotations

import pytest
from kumbuka.memory.extraction.lasting import states_what_holds
from kumbuka.memory.extraction.tellings import tellings

from tests.unit.test_references import is_ended


@pytest.mark.parametrize(
    ("known", "message"),
    [
        ("We close at 6.", "We stay open till 8."),
        ("I take my coffee black.", "I put oat milk in my coffee."),
        ("I live by myself.", "My sister moved in."),
        ("I live at 5 Station Road.", "We moved into 77 Garden Avenue."),
        ("I'm allergic to penicillin.", "I'm not allergic to penicillin."),
        ("We track everything in Jira.", "The whole company works out of Linear."),
        ("Explain stuff like I'm five.", "Stop dumbing it down, I'm in second year."),
        ("Don't use medical jargon in your answers.", "It's fine to use medical jargon."),
    ],
)
def test_what_contradicts_a_memory_ends_it_without_a_word_of_change(
    known: str, message: str
) -> None:
    assert is_ended(known, message)


@pytest.mark.parametrize(
    ("known", "message"),
    [
        ("My sister Jo lives in Toronto.", "My other sister has moved to Perth."),
        ("My boss is Ingrid.", "Ingrid's own boss left and Paul took over from him."),
        ("We use Slack.", "Everybody uses Jira."),
        ("Please don't use emojis.", "It's fine to use the lift."),
        ("I take my coffee black.", "My sister takes milk in her coffee."),
    ],
)
def test_what_is_of_another_person_or_thing_contradicts_nothing(known: str, message: str) -> None:
    assert not is_ended(known, message)


@pytest.mark.parametrize(
    "message",
    [
        "Free plan has 5 seats.",
        "Home delivery is 4 pounds.",
        "The auth service listens on 8080.",
        "essay is due on the 15th",
    ],
)
def test_what_a_message_states_of_its_writers_world_is_kept(message: str) -> None:
    assert any(states_what_holds(telling) for telling in tellings(message))


@pytest.mark.parametrize(
    "message",
    [
        "Free plan has 5 seats. Is that enough?",
        "The error is on line 40.",
        "The answer is 42.",
        "The function takes 3 seconds.",
        "The Eiffel Tower is in Paris.",
        "Berlin is the capital of Germany.",
        "Water boils at 100 degrees.",
        "An apple has about 95 calories.",
        "Python lists are mutable.",
        "All swans are white.",
        "The patient has a fever and takes paracetamol.",
        "The kitchen scene has a lot of tension.",
        "The meeting notes are in the attachment.",
        "React is a library by Meta.",
    ],
)
def test_what_is_asked_about_worked_at_or_true_of_the_world_is_not(message: str) -> None:
    assert not any(states_what_holds(telling) for telling in tellings(message))


@pytest.mark.parametrize(
    "message",
    [
        "The cat sleeps in the kitchen.",
        "We record the podcast in my kitchen.",
        "The car is insured with Axa.",
        "I sit next to Marta.",
    ],
)
def test_what_is_so_is_kept_though_it_names_no_value(message: str) -> None:
    assert any(states_what_holds(telling) for telling in tellings(message))


@pytest.mark.parametrize(
    ("known", "message"),
    [
        ("My blood pressure is high.", "My blood pressure is normal."),
        ("The spare key is on the fridge.", "The spare key is on the router."),
        ("We publish on Mondays and Thursdays.", "We publish every day."),
        ("I sleep on my back.", "I sleep on my side."),
    ],
)
def test_a_thing_is_one_thing_and_at_one_place(known: str, message: str) -> None:
    assert is_ended(known, message)


@pytest.mark.parametrize(
    ("known", "message"),
    [
        ("My dog is a beagle.", "My dog is a menace."),
        ("We ship to France.", "We ship to Spain."),
        ("We have an office in Berlin.", "We have an office in Madrid."),
        ("I walk the dog in the morning.", "I walk the dog in the evening."),
    ],
)
def test_an_animal_is_many_things_and_a_thing_is_done_at_several_times(
    known: str, message: str
) -> None:
    assert not is_ended(known, message)
