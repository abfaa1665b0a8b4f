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
LIVED = (
    ("Wir sind eine vierköpfige Familie.", "identity", "+", "vierköpfige Familie"),
    ("Ich spreche kein Spanisch.", "identity", "-", "Spanisch"),
    ("Am 4. März werde ich 30.", "identity", "+", "30"),
    ("Ich bin die Ute, 44 Jahre alt, und wohne in Ulm.", "identity", "+", "44"),
    ("Ich bin 52, geschieden und lebe in Kassel.", "identity", "+", "geschieden"),
    ("Wir erwarten im April Zwillinge.", "identity", "+", "Zwillinge"),
    ("Ich habe riesige Angst vor Spinnen.", "identity", "+", "Spinnen"),
    ("Ich möchte mich kurz vorstellen: Waltraud Schön.", "identity", "+", "Waltraud Schön"),
    ("Da ich Zöliakie habe, suche ich ein Rezept.", "identity", "+", "Zöliakie"),
    ("Weil wir drei Kinder haben, brauchen wir Platz.", "identity", "+", "drei Kinder"),
    ("Seit 2017 leben wir in der Schweiz, genauer gesagt in Zug.", "identity", "+", "Schweiz"),
    ("Ich bin Koch in Ulm, was würde als Geschenk passen?", "identity", "+", "Koch"),
    ("Ich habe keinen Führerschein.", "possession", "-", "Führerschein"),
    ("Ich bin Kundin bei der DKB.", "tool", "+", "DKB"),
    ("bei uns im team läuft alles über trello", "tool", "+", "trello"),
    ("hab n pixel 9, wie stell ich das ein?", "possession", "+", "pixel 9"),
    ("Ich liebe es, früh zu schwimmen.", "preference", "+", "früh zu schwimmen"),
    ("Ich höre fast nur Klassik.", "preference", "+", "Klassik"),
    ("koriander geht bei mir gar nicht", "preference", "-", "koriander"),
    ("Schreiben liegt mir mehr als Reden.", "preference", "+", "Schreiben"),
    ("Ich klettere in der Halle.", "pattern", "+", "klettere"),
    ("Ich trinke zwei Kaffee am Tag.", "pattern", "+", "zwei Kaffee"),
    ("Im September ziehen wir nach Leipzig um.", "decision", "+", "Leipzig"),
    ("Ich hab mich jetzt doch gegen das Angebot entschieden.", "decision", "-", "Angebot"),
    ("Ich habe mich für einen Töpferkurs angemeldet.", "decision", "+", "Töpferkurs"),
    ("Stell keine Rückfragen.", "instruction", "-", "Rückfragen"),
    ("Hör auf, dich ständig zu entschuldigen.", "instruction", "-", "entschuldigen"),
    ("Bei Rezepten immer Mengen für zwei angeben.", "instruction", "+", "Mengen"),
    ("Nur zur Info: die Tonne kommt montags.", "note", "+", "montags"),
)
MORE_LIVED = (
    ("Ich bin eine 45-jährige Mutter von drei Teenagern.", "identity", "+", "45"),
    ("Ich bin Koch und immer unterwegs.", "identity", "+", "Koch"),
    ("Ich gebe Nachhilfe in Mathe.", "identity", "+", "Nachhilfe in Mathe"),
    ("Ich bin ehrenamtlich bei der Tafel.", "identity", "+", "Tafel"),
    ("Ich pflege meinen Vater.", "identity", "+", "meinen Vater"),
    ("Ich mache Wassergymnastik.", "identity", "+", "Wassergymnastik"),
    ("Penicillin darf ich nicht nehmen.", "identity", "+", "Penicillin"),
    ("Zu meinem Geburtstag am 8. Mai will ich feiern.", "identity", "+", "8. Mai"),
    ("Wie schon erwähnt wohne ich in Husum.", "identity", "+", "Husum"),
    ("Meine jüngste Tochter studiert in Kiel.", "identity", "+", "Kiel"),
    ("Ich rauche gelegentlich.", "pattern", "+", "rauche"),
    ("Ich esse weder Fisch noch Fleisch.", "preference", "-", "Fisch noch Fleisch"),
    ("Fußball interessiert mich null.", "preference", "-", "Fußball"),
    ("Ich fotografiere leidenschaftlich gern.", "preference", "+", "fotografiere"),
    ("Ich wandere sehr gern mit meinen Kindern.", "preference", "+", "wandere"),
    ("Ich könnte jeden Tag Sushi essen.", "preference", "+", "Sushi"),
    ("Ich war noch nie ein Partymensch.", "preference", "-", "Partymensch"),
    ("Wir haben beschlossen, nicht zu heiraten.", "decision", "-", "heiraten"),
    ("Wir heiraten im Mai.", "identity", "+", "im Mai"),
    ("Ich hätte gern ausführliche Antworten.", "instruction", "+", "ausführliche"),
)
GIVEN_UP = (
    ("Die Pille nehme ich doch nicht.", "Pille"),
    ("Ich höre zum Jahresende bei Bayer auf.", "Bayer"),
    ("Vergiss alles, was ich über Tobias gesagt habe.", "Tobias"),
    ("Unser Hund ist letztes Jahr gestorben.", "Hund"),
    ("Meine alte Nummer gilt nicht mehr.", "Nummer"),
    ("Das mit dem Hund kannst du vergessen.", "Hund"),
    ("Wir fahren jetzt doch nicht nach Island.", "Island"),
)
UNSTATED = (
    "Den Bus nehme ich heute.",
    "Das mache ich morgen.",
    "Gestern war ich in Köln.",
    "Meine Nachbarin will immer nur reden.",
    "Haha ja klar, und ich bin der Kaiser von China.",
    "Kannst du die Mail zusammenfassen?\n\nSehr geehrte Frau Adler,\nich arbeite bei Kolb.",
    "Ich war lange krank und hatte keine Zeit.",
    "Ich ziehe gleich los.",
    "Ich werde im Sommer vielleicht nach Italien fahren.",
    "Ich werde ab August nur noch 30 Stunden arbeiten.",
    "Ich hab morgen um 15 Uhr einen Zahnarzttermin.",
    "Ich trinke nur noch schnell meinen Kaffee aus.",
    "Ich habe kein Auto gesehen.",
    "Ich stehe am Bahnhof und mein Zug hat Verspätung.",
    "Mein Drucker ist ein Schrotthaufen.",
    "Mein Bruder ist vor Lachen fast gestorben.",
    "Die App geht bei mir nicht.",
    "Ich komme heute doch nicht zur Party.",
    "Früher mochte ich Rosenkohl nicht, heute liebe ich ihn.",
    "Meine Mutter dachte, ich mag Spinat.",
    "Eine Katze wäre toll.",
    "Wir erwarten Regen am Wochenende.",
    "Ich singe im Regen.",
    "Ich habe Angst vor der Prüfung morgen.",
    "Mein Opa ist letztes Jahr gestorben.",
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


def test_a_friend_who_shares_the_sentence_keeps_her_own_verb() -> None:
    facts = extract("Meine Freundin heißt Leonie und arbeitet bei Edeka.").statements
    assert {(one.subject, one.object) for one in facts} == {
        ("user", "Leonie"),
        ("girlfriend", "Edeka"),
    }


def test_what_follows_instead_is_read_without_its_subject() -> None:
    said = extract("Ich wohne nicht mehr in Köln, sondern bin gerade nach Bonn gezogen.").statements
    assert [one.object for one in said if isinstance(one, Fact)] == ["Bonn"]


@pytest.mark.parametrize("state", ["Witwe", "Brillenträger", "Patient", "Oma"])
def test_a_noun_that_names_a_state_is_no_name(state: str) -> None:
    facts = [one for one in extract(f"Ich bin {state}.").statements if isinstance(one, Fact)]
    assert not any(fact.key in {"identity:name", "identity:job"} for fact in facts)
