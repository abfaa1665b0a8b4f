"""What a statement is about, whatever it is kept as: see `memory.extraction.same_slots`."""

from __future__ import annotations

import pytest
from kumbuka.memory.extraction.endings import ends, with_relation
from kumbuka.memory.extraction.same_slots import takes_the_slot, told_slots
from kumbuka.memory.extraction.tellings import tellings
from kumbuka.memory.model import Memory, MemoryType, Place


def learned(content: str, key: str, about: str, subject: str = "user") -> Memory:
    told = {"category": key.partition(":")[0], "polarity": "+", "subject": subject, "object": about}
    return Memory(key, Place("o"), MemoryType.FACTUAL, key, content, told, 0, 0, 0, 0)


RENT = learned("I rent from Mr Hale.", "pattern:rent_from_mr_hale", "rent from Mr Hale")
FLIES = learned("I fly with Lufthansa.", "pattern:fly_with_lufthansa", "fly with Lufthansa")
AVOIDS = learned("I avoid Lufthansa.", "pattern:avoid_lufthansa", "avoid Lufthansa")
MILK = learned("I drink oat milk.", "pattern:drink_oat_milk", "drink oat milk")
CAR = learned("I drive a red Mazda.", "possession:car", "red Mazda")
STUDENT = learned("I'm a student at Leeds.", "identity:job", "student at Leeds")
ANNA = learned(
    "My sister Anna lives in Oslo.", "identity:sister_anna/home", "Oslo", subject="sister_anna"
)


def _ends(said: str, memory: Memory) -> bool:
    return any(ends(telling, memory) for telling in tellings(said))


@pytest.mark.parametrize(
    ("text", "slot", "value"),
    [
        ("I rent my flat from Mrs Haddad.", "landlord", "Mrs Haddad"),
        ("Mrs Haddad is my new landlady.", "landlord", "Mrs Haddad"),
        ("I'm a student at Leeds.", "school", "Leeds"),
        ("We take the cat to Dr Patel now.", "vet", "Dr Patel"),
        ("I'm on the free plan.", "which_plan", "free"),
        ("I retrained as a teacher.", "job", "teacher"),
    ],
)
def test_a_slot_is_told_by_its_noun_and_by_what_is_done(text: str, slot: str, value: str) -> None:
    assert told_slots(text)[slot] == value


@pytest.mark.parametrize(
    "text", ["I'm at Starbucks now.", "I'm at Heathrow now.", "I rent a flat."]
)
def test_where_somebody_is_for_an_hour_fills_no_slot(text: str) -> None:
    assert not told_slots(text)


def test_who_studies_somewhere_is_employed_by_nobody_there() -> None:
    assert "employer" not in told_slots("I'm a student at Leeds.")


@pytest.mark.parametrize(
    ("said", "memory"),
    [
        ("My landlord is Mrs Haddad now.", RENT),
        ("I drink soy milk now.", MILK),
        ("I study at York now.", STUDENT),
        ("My car got stolen.", CAR),
        ("I no longer have a car.", CAR),
        ("I avoid Lufthansa these days.", FLIES),
        ("I fly with Lufthansa again.", AVOIDS),
        ("Anna moved to Bergen.", ANNA),
    ],
)
def test_what_fills_the_same_slot_ends_it_across_categories(said: str, memory: Memory) -> None:
    assert _ends(said, memory)


@pytest.mark.parametrize(
    ("said", "memory"),
    [
        ("My landlord is Mr Hale now.", RENT),
        ("My sister rents from Mrs Haddad now.", RENT),
        ("I drink green tea now.", MILK),
        ("My wife's car got stolen.", CAR),
        ("My boss avoids Lufthansa these days.", FLIES),
        ("I don't fly these days.", AVOIDS),
        ("My cousin Anna moved to Bergen.", ANNA),
    ],
)
def test_the_same_value_and_other_people_end_nothing(said: str, memory: Memory) -> None:
    assert not _ends(said, memory)


def test_a_value_at_greater_length_is_the_same() -> None:
    assert not takes_the_slot("I'm a student at Leeds University.", STUDENT)


def test_who_somebody_is_goes_with_what_is_told_of_them() -> None:
    assert with_relation("Anna moved.", ANNA) == "My sister Anna moved."
    assert with_relation("In May Anna moved.", ANNA) == "In May my sister Anna moved."
    assert with_relation("My sister Anna moved.", ANNA) == "My sister Anna moved."
    assert with_relation("I moved.", RENT) == "I moved."
