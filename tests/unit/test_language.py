import pytest
from kumbuka.text.folding import fold
from kumbuka.text.language import LANGUAGES, detect, likely
from kumbuka.text.stopwords import STOPWORDS


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Where do I live?", "en"),
        ("Prefiero el té verde.", "es"),
        ("¿Dónde vivo?", "es"),
        ("que debo cocinar hoy?", "es"),
        ("Eu prefiro café sem açúcar.", "pt"),
        ("Me chamo Ana e moro em Lisboa", "pt"),
        ("Saya lebih suka teh hijau.", "id"),
        ("di mana saya tinggal", "id"),
        ("Ninapendelea chai ya tangawizi.", "sw"),
        ("nini nipike leo?", "sw"),
        ("Je préfère le thé vert", "fr"),
        ("où est-ce que j'habite", "fr"),
        ("Ich mag keinen Kaffee", "de"),
        ("wo wohne ich", "de"),
        ("我喜欢喝乌龙茶。", "zh"),
        ("使用 Postgres 数据库", "zh"),
    ],
)
def test_a_short_sentence_tells_its_language(text: str, language: str) -> None:
    assert detect(text) == language


@pytest.mark.parametrize(
    "text", ["", "postgres?", "car", "son", "die hard war movie", "c++", "123"]
)
def test_text_that_says_nothing_counts_as_english(text: str) -> None:
    assert detect(text) == "en"


def test_every_language_has_folded_stop_words() -> None:
    assert set(STOPWORDS) == set(LANGUAGES)
    assert all(word == fold(word) for words in STOPWORDS.values() for word in words)
    assert all(len(words) >= 80 for words in STOPWORDS.values())


def test_only_languages_that_have_them_stop_common_english_nouns() -> None:
    assert not STOPWORDS["en"] & {"car", "son", "war", "die"}
    assert {"car", "son"} <= STOPWORDS["fr"]


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Me he comprado una Thermomix", "es"),
        ("Me interesa la astronomía", "es"),
        ("No bebo café", "es"),
        ("Sikosi swala ya Ijumaa", "sw"),
        ("On a un chat", "fr"),
    ],
)
def test_where_little_speaks_a_language_that_nearly_as_much_speaks_for_is_likely(
    text: str, language: str
) -> None:
    assert language in likely(text)


@pytest.mark.parametrize(
    "text", ["Call me Ana", "I live in Lisbon", "on a diet", "No dairy for me"]
)
def test_an_english_word_that_others_have_too_makes_no_other_language_likely(text: str) -> None:
    assert likely(text) == ("en",)


def test_a_tie_is_decided_by_what_stands_around() -> None:
    assert likely("Uso Linux", "pt")[0] == "pt"
    assert likely("Uso Linux", "es")[0] == "es"
