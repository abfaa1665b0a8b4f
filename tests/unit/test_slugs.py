from __future__ import annotations

import unicodedata

import pytest
from kumbuka.text.slugs import slug


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("TypeScript", "typescript"),
        ("Postgres for this project", "postgres_for_this_project"),
        ("node.js", "node_js"),
        ("C", "c"),
        ("C++", "cplusplus"),
        ("C#", "csharp"),
        ("乌龙茶和普洱茶", "乌龙茶和普洱茶"),
        ("  café sem açúcar ", "café_sem_açúcar"),
        ("ﬁne", "fine"),
        ("हिन्दी", "हिन्दी"),
        ("don't", "don_t"),
        ("a — b", "a_b"),
        ("Crème brûlée, s'il te plaît!", "crème_brûlée_s_il_te_plaît"),
    ],
)
def test_a_slug_keeps_letters_marks_and_digits(text: str, expected: str) -> None:
    assert slug(text) == expected


def test_composed_and_decomposed_text_share_a_slug() -> None:
    assert slug(unicodedata.normalize("NFD", "Café")) == slug("café")


def test_the_three_languages_named_c_have_three_slugs() -> None:
    assert len({slug("C"), slug("C++"), slug("C#")}) == 3


@pytest.mark.parametrize("text", ["", "…", "🎉", "tea 🍵", "€5", "a" * 81, "漢" * 500])
def test_an_empty_lossy_or_long_slug_ends_in_a_hash(text: str) -> None:
    made = slug(text)
    assert 12 <= len(made) <= 80
    int(made[-12:], 16)


def test_texts_that_differ_past_the_limit_differ_in_slug() -> None:
    assert slug("a" * 100 + "b") != slug("a" * 100 + "c")
    assert slug("🎉") != slug("🎂")


def test_a_small_limit_is_kept() -> None:
    assert len(slug("a long sentence about nothing much", 20)) <= 20
    assert len(slug("🎉", 5)) == 5
