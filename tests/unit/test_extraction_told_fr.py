"""French that puts first what others put last, and what such sentences do not teach."""

from __future__ import annotations

import pytest
from kumbuka.memory.extraction import extract
from kumbuka.memory.model import Fact, Retraction

STATED = (
    ("Le jazz me met toujours de bonne humeur.", "preference", "+", "jazz"),
    ("Le foie, ça passe pas du tout chez moi.", "preference", "-", "foie"),
    ("Les grandes villes me font fuir.", "preference", "-", "grandes villes"),
    ("De tous les écrivains, c'est Giono que j'aime le plus.", "preference", "+", "Giono"),
    ("je suis plutôt thé que café", "preference", "+", "thé"),
    ("Je ne résiste jamais à une bonne tarte au citron.", "preference", "+", "tarte au citron"),
    ("L'alcool, je n'y touche pas.", "preference", "-", "alcool"),
    ("Mon café, je le prends sans sucre.", "pattern", "+", "café sans sucre"),
    ("Le lundi, la boutique est fermée.", "pattern", "+", "lundi"),
    ("Pour mes devis je me sers d'Obat.", "tool", "+", "Obat"),
    ("Ma compta, je la gère avec Sage.", "tool", "+", "Sage"),
    ("mon tel c un redmi note 12", "possession", "+", "redmi note 12"),
    ("Dans mon atelier il y a un tour de 1962.", "possession", "+", "tour"),
    ("moi jsuis aide soignante en ehpad", "identity", "+", "aide soignante"),
    ("Je suis serrurier de formation.", "identity", "+", "serrurier"),
    ("J'ai rejoint une boîte qui s'appelle Nexaya.", "identity", "+", "Nexaya"),
    ("les crevettes me sont interdites", "identity", "+", "crevettes"),
    ("Nous avons trois petits-enfants.", "identity", "+", "trois petits-enfants"),
    ("À l'avenir, cite toujours tes sources.", "instruction", "+", "cite toujours"),
)
ENDED = (
    ("le piano j'en fais plus", "piano"),
    ("Le foot, c'est fini pour moi.", "foot"),
)
UNSTATED = (
    "Sur la photo je porte des lunettes.",
    "Le film, je l'ai vu hier.",
    "La facture, je ne l'ai pas encore payée.",
    "Dans mon roman l'héroïne habite à Prague.",
    "Pour demain je n'ai encore rien prévu.",
    "Avec ce temps je reste à la maison.",
    "Cette réponse, je la trouve longue.",
)


@pytest.mark.parametrize(("text", "category", "polarity", "said"), STATED)
def test_what_stands_first_is_learned_as_well(
    text: str, category: str, polarity: str, said: str
) -> None:
    facts = [one for one in extract(text).statements if isinstance(one, Fact)]
    assert any(
        (fact.category, fact.polarity) == (category, polarity) and said in fact.object
        for fact in facts
    ), facts


@pytest.mark.parametrize(("text", "ended"), ENDED)
def test_what_was_left_ends_wherever_it_stands(text: str, ended: str) -> None:
    statements = extract(text).statements
    assert any(isinstance(one, Retraction) and one.object == ended for one in statements)


@pytest.mark.parametrize("text", UNSTATED)
def test_what_is_of_the_moment_or_of_others_teaches_nothing(text: str) -> None:
    assert extract(text).statements == ()
