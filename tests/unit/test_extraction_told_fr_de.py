"""French and German that puts first what others put last, and what such sentences do not teach."""

from __future__ import annotations

import pytest
from kumbuka.memory.extraction import extract
from kumbuka.memory.model import Fact, Retraction

STATED_FIRST = (
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
ENDED = (
    ("le piano j'en fais plus", "piano"),
    ("Le foot, c'est fini pour moi.", "foot"),
    ("Je quitte Renault à la fin de l'année.", "Renault"),
    ("Notre chien est mort l'an dernier.", "chien"),
    ("J'ai laissé tomber Instagram.", "Instagram"),
    ("Mon ancien numéro n'est plus valable.", "numéro"),
    ("oublie ce que jai dit sur le scooter", "scooter"),
    ("On n'est plus ensemble avec Jean.", "Jean"),
    ("Bei der Feuerwehr bin ich nicht mehr.", "Feuerwehr"),
    ("Ich rauche seit Neujahr nicht mehr.", "rauche"),
    ("Bei Siemens bin ich raus.", "Siemens"),
    ("Die Pille nehme ich doch nicht.", "Pille"),
    ("Ich höre zum Jahresende bei Bayer auf.", "Bayer"),
    ("Vergiss alles, was ich über Tobias gesagt habe.", "Tobias"),
    ("Unser Hund ist letztes Jahr gestorben.", "Hund"),
    ("Meine alte Nummer gilt nicht mehr.", "Nummer"),
    ("Das mit dem Hund kannst du vergessen.", "Hund"),
    ("Wir fahren jetzt doch nicht nach Island.", "Island"),
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


@pytest.mark.parametrize(("text", "category", "polarity", "said"), (*STATED_FIRST, *LIVED))
def test_what_stands_first_and_plain_words_about_a_life_are_learned(
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


def test_an_age_in_apposition_is_of_whom_the_clause_is_about() -> None:
    said = extract("Mon frère Paul, 12 ans, adore le foot.").statements
    assert ("brother_paul", "12") in {(one.subject, one.object) for one in said}
    assert not any(one.subject == "user" for one in said)


def test_where_one_shops_has_one_key() -> None:
    (fact,) = extract("Je fais mes courses chez Lidl.").statements
    assert isinstance(fact, Fact)
    assert fact.key == "tool:supermarket"


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
