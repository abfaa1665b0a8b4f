import unicodedata

from hypothesis import given
from hypothesis import strategies as st
from kumbuka.text.folding import fold, is_cjk


def test_case_accents_and_composition_do_not_matter() -> None:
    assert fold("Café") == fold(unicodedata.normalize("NFD", "CAFÉ")) == "cafe"
    assert fold("Straße") == "strasse"
    assert fold("ＡＢＣ") == "abc"


def test_letters_that_unicode_does_not_take_apart_are_plain_too() -> None:
    assert fold("Łódź") == "lodz"
    assert fold("Ærøskøbing") == "aeroskobing"
    assert fold("Đà Nẵng") == "da nang"


def test_vowel_signs_part_no_word() -> None:
    assert fold("पुणे").isalnum()
    assert fold("सोमवार").isalnum()


def test_letters_that_only_look_accented_are_kept_apart() -> None:
    assert fold("か") != fold("が")
    assert fold("한국") == "한국"


def test_cjk_letters_are_told_from_others() -> None:
    assert all(map(is_cjk, "漢字かなカナ한글กขเລກကក"))
    assert not any(map(is_cjk, "a1é。，!"))


@given(st.text(max_size=100))
def test_folding_composed_and_decomposed_text_is_the_same(text: str) -> None:
    assert fold(unicodedata.normalize("NFD", text)) == fold(unicodedata.normalize("NFC", text))
