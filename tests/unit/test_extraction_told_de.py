"""German that puts first what others put last, and what such sentences do not teach."""

from __future__ import annotations

import pytest
from kumbuka.memory.extraction import extract
from kumbuka.memory.model import Fact, Retraction

STATED = (
    ("Auf Horrorfilme steh ich null", "preference", "-", "Horrorfilme"),
    ("Bei Rockmusik krieg ich sofort gute Laune.", "preference", "+", "Rockmusik"),
    ("Wandern in den Bergen gibt mir unheimlich viel.", "preference", "+", "Wandern"),
    ("Gartenarbeit macht mir Spaß, nur der Rücken nicht.", "preference", "+", "Gartenarbeit"),
    ("Ich finde Krimis spannender als Liebesromane.", "preference", "+", "Krimis"),
    ("mit rosenkohl kann man mich jagen", "preference", "-", "rosenkohl"),
    ("Von allen Jahreszeiten ist mir der Herbst die liebste.", "preference", "+", "Herbst"),
    ("Die Kühe melke ich jeden Morgen um halb fünf.", "pattern", "+", "Kühe"),
    ("Kaffee trinke ich grundsätzlich ohne Zucker.", "pattern", "+", "Kaffee"),
    ("Dienstags hat unser Laden zu.", "pattern", "+", "Dienstags"),
    ("Die Dienstpläne mache ich in Excel.", "tool", "+", "Excel"),
    ("Unsere Kasse läuft über SumUp.", "tool", "+", "SumUp"),
    ("Als Betriebssystem habe ich Fedora drauf.", "tool", "+", "Fedora"),
    ("Ich bin 43 und alleinerziehend.", "identity", "+", "alleinerziehend"),
    ("Ich war 38 Jahre lang Lehrerin und bin jetzt in Rente.", "identity", "+", "in Rente"),
    ("Sag ruhig Uschi zu mir.", "identity", "+", "Uschi"),
    ("Nee, ich bin nicht 34, sondern 35.", "identity", "+", "35"),
    ("Ich arbeite bei einem Start-up namens Flinkwerk.", "identity", "+", "Flinkwerk"),
    ("Beschlossene Sache: Wir schließen die Filiale.", "decision", "+", "schließen"),
    ("Fürs Protokoll: Unser Lieferant heißt Brinkmann.", "identity", "+", "Brinkmann"),
)
ENDED = (
    ("Bei der Feuerwehr bin ich nicht mehr.", "Feuerwehr"),
    ("Ich rauche seit Neujahr nicht mehr.", "rauche"),
    ("Bei Siemens bin ich raus.", "Siemens"),
)
UNSTATED = (
    "Den Bus nehme ich heute.",
    "Das mache ich morgen.",
    "Gestern war ich in Köln.",
    "Meine Nachbarin will immer nur reden.",
    "Haha ja klar, und ich bin der Kaiser von China.",
    "Kannst du die Mail zusammenfassen?\n\nSehr geehrte Frau Adler,\nich arbeite bei Kolb.",
    "Ich war lange krank und hatte keine Zeit.",
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
