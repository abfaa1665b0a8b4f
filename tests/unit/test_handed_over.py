"""Text to work on says nothing of whoever sends it, whatever language it and the request are in."""

from __future__ import annotations

import time

import pytest
from kumbuka.memory.extraction import extract
from kumbuka.memory.extraction.handed_over import Handed, handed_over
from kumbuka.memory.model import Fact

TEXTS = (
    "I live in Berlin and I love pizza.",
    "Ich wohne in Berlin und liebe Pizza.",
    "Vivo en Madrid y me encanta el café.",
)
REQUESTS = (
    "Translate into German:",
    "correct my english:",
    "make this more formal:",
    "Can you proofread this?",
    "Korrigiere bitte diesen Text:",
    "Kannst du das korrigieren?",
    "Mach das formeller:",
    "Ins Englische bitte:",
    "Traduce al inglés:",
    "¿Puedes corregir esto?",
    "Hazlo más formal:",
    "Pode corrigir isto?",
    "Em inglês:",
    "Traduis en français :",
    "Tu peux corriger ça ?",
    "Rends ça plus formel :",
    "Terjemahkan ke bahasa Inggris:",
    "Bisa tolong koreksi ini?",
    "Nirekebishie grammar hapa:",
    "Kwa Kiingereza:",
    "翻译成中文：",
    "帮我翻译成英文",
    "用英文怎么说：",
)


@pytest.mark.parametrize("request_", REQUESTS)
@pytest.mark.parametrize("text", TEXTS)
def test_text_behind_a_request_for_work_teaches_nothing(request_: str, text: str) -> None:
    assert extract(f"{request_}\n\n{text}").statements == ()
    assert extract(f"{request_}\n{text}\n\n{text}").statements == ()


@pytest.mark.parametrize("request_", [each for each in REQUESTS if each != "帮我翻译成英文"])
@pytest.mark.parametrize("text", TEXTS)
def test_text_on_the_line_of_the_request_teaches_nothing(request_: str, text: str) -> None:
    assert extract(f"{request_} {text}").statements == ()


def test_what_stands_in_other_paragraphs_is_learned() -> None:
    said = extract("I work at Siemens.\n\nTranslate into German: I live in Rome.\n\nI have a dog.")
    assert [f.key for f in said.statements if isinstance(f, Fact)] == [
        "identity:employer",
        "identity:pet/dog",
    ]


@pytest.mark.parametrize(
    "text",
    [
        "Always answer in English: short and direct.",
        "Reply in German: I understand it well.",
        "I speak in German with one person: my son.",
        "My notes in English: too many.",
        "I translate this into German for a living.",
        "Can you help me? I live in Berlin.",
        "For context: I live in Berlin.",
        "What I like to eat: pizza.",
    ],
)
def test_what_only_speaks_of_languages_or_work_hands_nothing_over(text: str) -> None:
    assert handed_over(text) is None


def test_a_request_without_text_behind_it_hands_over_what_follows() -> None:
    assert handed_over("Can you proofread this?") is Handed.FOLLOWS
    assert handed_over("Auf Englisch bitte: Guten Tag.") is Handed.HERE


@pytest.mark.parametrize(
    "hostile",
    ["please " * 9_000, "can you, " * 7_000, "a" * 65_536 + ":", "in " * 20_000 + "english:"],
)
def test_the_time_is_linear(hostile: str) -> None:
    handed_over("please " * 90)
    started = time.process_time()
    handed_over(hostile)
    assert time.process_time() - started < 0.5
