"""What a denial does to memory: it ends what says the opposite, and nothing beside it."""

from __future__ import annotations

import pytest

from tests.fakes.stored import NOON, Stored

HOUR = 3_600_000
OPPOSED = [
    ("I live in Paris.", "I don't live in Paris."),
    ("I'm allergic to penicillin.", "I have no penicillin allergy after all."),
    ("My son is allergic to nuts.", "My son has no nut allergy."),
    ("Tengo un perro.", "No tengo perro."),
    ("Soy alérgica a la penicilina.", "No soy alérgica a la penicilina."),
    ("Sou enfermeira.", "Não sou enfermeira."),
    ("J'habite à Lyon.", "Je n'habite pas à Lyon."),
    ("Ich bin gegen Penicillin allergisch.", "Ich bin nicht gegen Penicillin allergisch."),
    ("Ich habe eine Penicillinallergie.", "Ich bin nicht allergisch gegen Penicillin."),
    ("Saya tinggal di Jakarta.", "Saya tidak tinggal di Jakarta."),
    ("Ninaishi Nairobi.", "Siishi Nairobi."),
    ("我住在北京。", "我不住在北京。"),
]


@pytest.mark.parametrize(("stated", "denial"), OPPOSED)
async def test_a_denial_ends_what_says_the_opposite(
    store: Stored, stated: str, denial: str
) -> None:
    await store.hear(stated, at=NOON)
    await store.hear(denial, at=NOON + HOUR)
    assert stated not in await store.current()


@pytest.mark.parametrize(("stated", "denial"), OPPOSED)
async def test_what_was_said_before_a_denial_and_arrives_late_is_past(
    store: Stored, stated: str, denial: str
) -> None:
    await store.hear(denial, at=NOON + HOUR)
    await store.hear(stated, at=NOON)
    assert stated not in await store.current()


@pytest.mark.parametrize(
    ("stated", "denial"),
    [
        ("I live in Lyon.", "I don't live in Paris."),
        ("I'm allergic to nuts.", "I'm not allergic to penicillin."),
        ("Vivo en Sevilla.", "No vivo en Madrid."),
        ("Ich wohne in Hamburg.", "Ich wohne nicht in Berlin."),
        ("My sister lives in Paris.", "I don't live in Paris."),
        ("我住在上海。", "我不住在北京。"),
    ],
)
async def test_a_denial_leaves_in_force_what_it_does_not_name(
    store: Stored, stated: str, denial: str
) -> None:
    await store.hear(stated, at=NOON)
    await store.hear(denial, at=NOON + HOUR)
    assert any(content.startswith(stated) for content in await store.current())


LIKE_VALUES = [
    ("I live in Texas.", "I'm not from Texas."),
    ("I grew up in Lyon.", "I no longer live in Lyon."),
    ("I'm from Paris.", "I don't live in Paris any more."),
    ("My sister works at Siemens.", "I no longer work at Siemens."),
    ("Ich komme aus Berlin.", "Ich wohne nicht mehr in Berlin."),
    ("Soy de Sevilla.", "Ya no vivo en Sevilla."),
]


@pytest.mark.parametrize(("stated", "denial"), LIKE_VALUES)
async def test_the_same_value_of_another_attribute_stays(
    store: Stored, stated: str, denial: str
) -> None:
    await store.hear(stated, at=NOON)
    await store.hear(denial, at=NOON + HOUR)
    assert any(content.startswith(stated) for content in await store.current())


@pytest.mark.parametrize(
    ("stated", "denial"), [pair for pair in LIKE_VALUES if pair[0].startswith(("I", "Soy"))]
)
async def test_the_same_value_of_another_attribute_stays_where_it_arrives_late(
    store: Stored, stated: str, denial: str
) -> None:
    await store.hear(denial, at=NOON + HOUR)
    await store.hear(stated, at=NOON)
    assert any(content.startswith(stated) for content in await store.current())
