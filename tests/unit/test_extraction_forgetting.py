"""What is to be forgotten may be named, or asked for."""

import pytest
from kumbuka.memory.extraction import extract
from kumbuka.memory.model import Retraction


@pytest.mark.parametrize(
    ("message", "key"),
    [
        ("Forget where I live.", "home"),
        ("Please forget how old I am.", "age"),
        ("Forget who I work for!", "employer"),
        ("Olvida dónde vivo.", "home"),
        ("Olvida cuántos años tengo.", "age"),
        ("Esqueça onde eu moro.", "home"),
        ("Esquece para quem trabalho.", "employer"),
        ("Lupakan di mana saya tinggal.", "home"),
        ("Tolong lupakan berapa umur saya.", "age"),
        ("Sahau ninapoishi.", "home"),
        ("Sahau nina umri gani.", "age"),
        ("Oublie où j'habite.", "home"),
        ("Oublie comment je m'appelle.", "name"),
        ("Vergiss, wo ich wohne.", "home"),
        ("Bitte vergiss, wie alt ich bin.", "age"),
        ("忘掉我住在哪里。", "home"),
        ("请忘掉我叫什么名字。", "name"),
    ],
)
def test_an_attribute_that_is_asked_for_is_forgotten(message: str, key: str) -> None:
    assert extract(message).statements == (Retraction("user", "", f"identity:{key}"),)


@pytest.mark.parametrize(
    "message",
    [
        "¿Sabes dónde vivo?",
        "Weißt du noch, wo ich wohne?",
        "Tu te souviens où j'habite ?",
        "你知道我住在哪里吗？",
        "Vergiss nicht, wo ich wohne.",
    ],
)
def test_whoever_asks_forgets_nothing(message: str) -> None:
    assert not any(isinstance(said, Retraction) for said in extract(message).statements)
