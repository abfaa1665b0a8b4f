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
    ("Mon café, je le prends sans sucre.", "preference", "+", "sans sucre"),
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
LIVED = (
    ("Nous sommes une famille de quatre.", "identity", "+", "famille de quatre"),
    ("Je ne parle pas anglais.", "identity", "-", "anglais"),
    ("Le 4 mars, je fêterai mes 30 ans.", "identity", "+", "30"),
    ("Je me présente : Odile, 67 ans, de Nantes.", "identity", "+", "67"),
    ("j'ai 34 ans et deux enfants", "identity", "+", "deux enfants"),
    ("Nous attendons des jumeaux pour avril.", "identity", "+", "jumeaux"),
    ("J'ai une peur bleue des araignées.", "identity", "+", "araignées"),
    ("Je suis végane depuis 2019 et intolérante au lactose.", "identity", "+", "lactose"),
    ("Comme je suis céliaque, je cherche une recette.", "identity", "+", "céliaque"),
    ("je viens d'un petit village près de Quimper", "identity", "+", "village près de Quimper"),
    ("yo moi c'est Enzo jsuis en terminale", "identity", "+", "terminale"),
    ("Pour info, mon code postal est le 35200.", "identity", "+", "35200"),
    ("Parmi mes passe-temps, il y a l'escalade.", "identity", "+", "escalade"),
    ("Je n'ai pas de lave-vaisselle.", "possession", "-", "lave-vaisselle"),
    ("jai un samsung s22", "possession", "+", "samsung s22"),
    ("Nos factures sont éditées avec Pennylane.", "tool", "+", "Pennylane"),
    ("nous au labo c'est python pour tout", "tool", "+", "python"),
    ("mon jeu pref c zelda", "favourite", "+", "zelda"),
    ("J'écoute presque uniquement du classique.", "preference", "+", "classique"),
    ("Mon truc à moi, c'est la rando.", "preference", "+", "rando"),
    ("moi le sport c'est pas trop mon truc", "preference", "-", "sport"),
    ("Rien ne me plaît autant que le silence.", "preference", "+", "silence"),
    ("Je chante dans une chorale.", "pattern", "+", "chante dans une chorale"),
    ("Pendant mon temps libre, je couds.", "pattern", "+", "couds"),
    ("On déménage à Nantes en septembre.", "decision", "+", "Nantes"),
    ("Finalement, nous prendrons le traiteur libanais.", "decision", "+", "traiteur libanais"),
    ("On a renoncé au chien.", "decision", "-", "chien"),
    ("Je pars un an au Canada, c'est décidé.", "decision", "+", "Canada"),
    ("Ne pose pas de questions en retour.", "instruction", "-", "questions"),
    ("Calcule toujours en euros.", "instruction", "+", "euros"),
    ("Pour info : nous sommes quatre dans le bureau.", "note", "+", "quatre"),
)
MORE_LIVED = (
    ("Je suis une maman de 45 ans avec trois ados.", "identity", "+", "45"),
    ("Je donne des cours particuliers de maths.", "identity", "+", "cours particuliers"),
    ("J'ai repris l'entreprise de mon père il y a un an.", "identity", "+", "entreprise"),
    ("Je suis membre du Club alpin.", "identity", "+", "Club alpin"),
    ("Je m'occupe de mon père.", "identity", "+", "mon père"),
    ("Je suis sous traitement pour la thyroïde.", "identity", "+", "thyroïde"),
    ("J'ai une allergie sévère aux cacahuètes.", "identity", "+", "cacahuètes"),
    ("Ma cousine vit au Canada.", "identity", "+", "Canada"),
    ("Ma fille aînée étudie à Strasbourg.", "identity", "+", "Strasbourg"),
    ("À la maison on parle polonais.", "identity", "+", "polonais"),
    ("Notre maison se trouve à Annecy.", "identity", "+", "Annecy"),
    ("Je suis nul en orthographe.", "identity", "+", "orthographe"),
    ("Je fais de l'aquagym.", "identity", "+", "aquagym"),
    ("On se marie en mai.", "identity", "+", "en mai"),
    ("Je roule à vélo.", "possession", "+", "vélo"),
    ("Je fume un paquet par jour.", "pattern", "+", "fume"),
    ("Je ne prends pas l'avion.", "pattern", "-", "avion"),
    ("Le samedi je fais les courses.", "pattern", "+", "courses"),
    ("J'aime mieux les chiens que les chats.", "preference", "+", "chiens"),
    ("Le foot, je m'en fiche complètement.", "preference", "-", "foot"),
    ("Le foot ne m'intéresse pas du tout.", "preference", "-", "foot"),
    ("J'ai choisi de ne pas avoir d'enfants.", "decision", "-", "enfants"),
    ("J'aimerais des réponses détaillées.", "instruction", "+", "détaillées"),
)
GIVEN_UP = (
    ("Je quitte Renault à la fin de l'année.", "Renault"),
    ("Notre chien est mort l'an dernier.", "chien"),
    ("J'ai laissé tomber Instagram.", "Instagram"),
    ("Mon ancien numéro n'est plus valable.", "numéro"),
    ("oublie ce que jai dit sur le scooter", "scooter"),
    ("On n'est plus ensemble avec Jean.", "Jean"),
)
UNSTATED = (
    "Sur la photo je porte des lunettes.",
    "Le film, je l'ai vu hier.",
    "La facture, je ne l'ai pas encore payée.",
    "Dans mon roman l'héroïne habite à Prague.",
    "Pour demain je n'ai encore rien prévu.",
    "Avec ce temps je reste à la maison.",
    "Cette réponse, je la trouve longue.",
    "Je déménage des meubles en mars pour un client.",
    "Mon chat est mort de rire quand il me voit.",
    "Je danse ce soir avec des amis.",
    "Je n'ai pas la télécommande sous la main.",
    "J'ai laissé tomber mon téléphone dans l'eau.",
    "J'ai quitté l'école à 16 ans.",
    "Je suis plus fatigué que toi.",
    "Je ne suis plus très sûr.",
    "moi c'est pareil",
    "Nous attendons des nouvelles du notaire.",
    "Je prendrai un café, merci.",
    "Une collègue, 40 ans, cherche un appartement à Lyon.",
    "Je ne pars plus du principe que tu as raison.",
    "jaimerais trop un van aménagé",
    "Ma fille doit faire un exposé sur les volcans.",
    "J'aime bien l'idée mais c'est trop long.",
    "Je vais bientôt déménager à Lille.",
    "Mon père est mort quand j'avais dix ans.",
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


@pytest.mark.parametrize(("text", "category", "polarity", "said"), (*LIVED, *MORE_LIVED))
def test_plain_words_about_a_life_are_learned(
    text: str, category: str, polarity: str, said: str
) -> None:
    facts = [one for one in extract(text).statements if isinstance(one, Fact)]
    assert any(
        (fact.category, fact.polarity) == (category, polarity) and said in fact.object
        for fact in facts
    ), facts


@pytest.mark.parametrize(("text", "ended"), (*ENDED, *GIVEN_UP))
def test_what_was_left_ends_wherever_it_stands(text: str, ended: str) -> None:
    statements = extract(text).statements
    assert any(isinstance(one, Retraction) and one.object == ended for one in statements)


@pytest.mark.parametrize("text", UNSTATED)
def test_what_is_of_the_moment_or_of_others_teaches_nothing(text: str) -> None:
    assert extract(text).statements == ()


def test_an_age_in_apposition_is_of_whom_the_clause_is_about() -> None:
    said = extract("Mon frère Paul, 12 ans, adore le foot.").statements
    assert ("brother_paul", "12") in {(one.subject, one.object) for one in said}
    assert not any(one.subject == "user" for one in said)


def test_where_one_shops_has_one_key() -> None:
    (fact,) = extract("Je fais mes courses chez Lidl.").statements
    assert isinstance(fact, Fact)
    assert fact.key == "tool:supermarket"
