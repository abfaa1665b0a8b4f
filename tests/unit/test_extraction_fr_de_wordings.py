"""French and German said a little differently: the same key; and what only looks alike: nothing."""

from __future__ import annotations

import pytest
from kumbuka.memory.extraction import extract
from kumbuka.memory.model import Fact, Retraction


def keys_in(text: str) -> set[str]:
    return {said.key for said in extract(text).statements if isinstance(said, Fact)}


FRENCH_OPENERS = (
    *("Pour situer : ", "Comme je te l'ai dit, ", "Ah, et ", "Alors ", "Et puis ", "Eh bien, "),
    *("À vrai dire, ", "Petite précision : ", "Merci ! Sinon, ", "Pour que tu saches, "),
)
FRENCH_ASIDES = (
    *(", au fait.", ", d'ailleurs.", " mdr", " ptdr 😂", ", voilà.", ", franchement.", " stp"),
    *(", merci d'avance.", " 🙂", "..."),
)
FRENCH_SAID = (
    ("moi c'est Karim", "identity:name"),
    ("les endives, très peu pour moi", "preference:endives"),
    ("je suis allergique aux arachides", "identity:allergy/arachides"),
    ("finalement on part sur Kubernetes", "decision:kubernetes"),
)
GERMAN_OPENERS = (
    *("Nur damit du es weißt: ", "Und ", "Ach ja, ", "Achso, ", "Zur Info: ", "Also "),
    *("Ehrlich gesagt, ", "Kurze Info: ", "Wie gesagt, ", "Danke! "),
)
GERMAN_ASIDES = (
    *(", übrigens.", " haha", " lol 😂", ", ehrlich gesagt.", ", weißt du.", " 🙂", "..."),
    *(", nur so nebenbei.", ", danke."),
)
GERMAN_SAID = (
    ("ich bin der Henning aus Husum", "identity:name"),
    ("mit rosenkohl kann man mich jagen", "preference:rosenkohl"),
    ("Schwüle halte ich nicht aus", "preference:schwüle"),
    ("wir bleiben bei Postgres", "decision:postgres"),
)


@pytest.mark.parametrize("opener", FRENCH_OPENERS)
@pytest.mark.parametrize(("said", "key"), FRENCH_SAID)
def test_french_is_learned_behind_any_opener(opener: str, said: str, key: str) -> None:
    assert key in keys_in(opener + said)


@pytest.mark.parametrize("aside", FRENCH_ASIDES)
@pytest.mark.parametrize(("said", "key"), FRENCH_SAID)
def test_french_is_learned_before_any_aside(aside: str, said: str, key: str) -> None:
    assert key in keys_in(said + aside)


@pytest.mark.parametrize("opener", GERMAN_OPENERS)
@pytest.mark.parametrize(("said", "key"), GERMAN_SAID)
def test_german_is_learned_behind_any_opener(opener: str, said: str, key: str) -> None:
    assert key in keys_in(opener + said)


@pytest.mark.parametrize("aside", GERMAN_ASIDES)
@pytest.mark.parametrize(("said", "key"), GERMAN_SAID)
def test_german_is_learned_before_any_aside(aside: str, said: str, key: str) -> None:
    assert key in keys_in(said + aside)


ONE_KEY = {
    "identity:name": (
        *("Je suis Jean-Luc.", "Je suis Élodie et j'ai besoin d'aide.", "C'est Zoé à l'appareil."),
        *("Salut, Marie Claire ici.", "Ich bin Hans-Peter.", "Ich bin Bjørn.", "Ich bin Zoë."),
        *("Je m'appelle Léa et toi ?", "Ich heiße Anna und du?", "moi c Karim"),
    ),
    "identity:home": ("Ich bin von Kiel nach Graz umgezogen.",),
    "preference:jazz": (
        *("Mon truc c'est le jazz.", "Je trouve le jazz génial.", "Je trouve le jazz nul."),
        *("Was ich mag, ist Jazz.", "Ich ziehe Jazz vor.", "ich fahr voll auf Jazz ab"),
    ),
    "identity:language/spanisch": (
        *("Ich bin Spanisch Muttersprachler.", "Ich kann auch ein bisschen Spanisch."),
    ),
    "identity:employer": (
        "Ich wurde bei Siemens eingestellt.",
        *("J'ai décroché un poste chez Airbus.", "Je suis salariée de la SNCF."),
        *("Ich bin bei BMW.", "Ich bin seit sechs Jahren bei 3M.", "Ich bin bei einem Start-up."),
    ),
    "identity:job": (
        *("Je viens de commencer comme sage-femme.", "De profession je suis plombier."),
        *("Ich bin Data Scientist.", "Ich bin seit 12 Jahren Data Scientist."),
    ),
    "identity:studies": (
        "Je suis étudiant en droit.",
        "Étudiante en droit.",
        "Ich bin Jurastudent.",
    ),
    "identity:diet": ("Je suis strictement végane.", "Als Veganerin esse ich viel Tofu."),
    "identity:age": (
        *("Je suis un homme de trente et un ans.", "Ich bin gestern 34 geworden."),
        "Ich bin eine Frau von 52 Jahren.",
    ),
    "identity:birthday": (
        *("Mon anniv c'est le 3 mai.", "Né le 1er janvier.", "Am 21. Juli habe ich Geburtstag."),
        "Ich feiere meinen Geburtstag am 3. Mai.",
    ),
    "identity:origin": ("Je suis de Brest à l'origine.",),
    "identity:allergy/pollen": (
        *("Allergique au pollen.", "On m'a diagnostiqué une allergie au pollen."),
        *(
            "Je suis allergique depuis toujours au pollen.",
            "J'ai développé une allergie au pollen.",
        ),
        *("Mon allergie au pollen est sévère.", "Meine Allergie gegen Pollen ist schlimm."),
        "Ich bin stark gegen Pollen allergisch.",
    ),
    "identity:learning/piano": (
        *("J'ai commencé à apprendre le piano.", "Je suis en train d'apprendre le piano."),
        "Je me mets à apprendre le piano.",
    ),
    "identity:learning/klavier": (
        *("Ich habe angefangen, Klavier zu lernen.", "Ich bin dabei, Klavier zu lernen."),
    ),
    "instruction:answer_language": ("J'aimerais que tu répondes en anglais.",),
    "instruction:emojis": ("Also, verwende keine Emojis in deinen Antworten.",),
}


@pytest.mark.parametrize(
    ("key", "text"), [(key, text) for key, texts in ONE_KEY.items() for text in texts]
)
def test_an_attribute_has_one_key_however_it_is_said(key: str, text: str) -> None:
    assert keys_in(text) == {key}


SAID_IN_PASSING = {
    "identity:partner": (
        *("Ich bin mit Lena zusammen.", "Je suis en couple avec Léa.", "Je sors avec Léa."),
    ),
    "identity:wife": ("Lena ist meine Frau.", "Léa est ma femme."),
    "identity:home": (
        *("Zuhause bin ich in Leipzig.", "Ich hab mich in Wien niedergelassen."),
        *("Wir sind in der Schweiz zu Hause.", "J'ai un appartement à Lyon."),
    ),
    "identity:age": ("Âgée de 34 ans.", "Ich (m, 34) habe eine Idee."),
    "identity:diet": ("Ich bin glutenfrei.", "Ich koche nur vegan.", "bin vegan unterwegs"),
    "identity:studies": (
        *("Ich hab angefangen, Jura zu studieren.", "Je fais du droit.", "J'ai étudié le droit."),
    ),
    "identity:children": ("Ich habe Zwillinge.", "Papa de deux enfants.", "J'ai des jumeaux."),
    "identity:allergy/nüsse": (
        *("Nüsse lösen bei mir Asthma aus.", "Bei Nüsse schwillt mir der Hals zu."),
    ),
    "identity:native_language": (
        *("Polnisch ist meine Muttersprache.", "L'italien est ma langue maternelle."),
    ),
    "pattern:wake_up": ("Mein Wecker klingelt um halb sieben.", "Mon réveil sonne à 6h30."),
    "pattern:work_start": ("Ich fange um 8 Uhr an.", "Je commence le travail à 8h."),
    "pattern:work_end": ("Ich mache um 17 Uhr Feierabend.", "Je finis à 18h."),
    "identity:work_hours": ("Ich arbeite von 9 bis 17 Uhr.", "Je bosse de 9h à 17h."),
    "preference:kaffee": ("Ich trinke Kaffee.", "Ich trinke keinen Kaffee mehr."),
    "preference:spinnen": (
        *("Um Spinnen mache ich einen Bogen.", "Gegen Spinnen hab ich eine Abneigung."),
        *("Spinnen gehen gar nicht.", "Mich nerven Spinnen."),
    ),
    "favourite:movie": ("C'est Amélie mon film préféré.", "Pour moi le meilleur film c'est Dune."),
    "instruction:answer_language": (
        *("Kannst du künftig auf Englisch antworten?", "Dorénavant en anglais s'il te plaît."),
        "Tu dois répondre en anglais.",
    ),
    "instruction:answer_length": ("Sois bref.",),
    "preference:brokkoli": ("brokkoli krieg ich nicht runter",),
    "preference:oktober": ("Kein Monat ist mir lieber als der Oktober.",),
    "favourite:band": (
        *("Meine liebste Band sind und bleiben die Ärzte.",),
        "Mon groupe préféré est et restera Indochine.",
    ),
    "decision:mysql": (
        *("wir gehen jetzt definitiv mit mysql", "on part définitivement sur mysql"),
    ),
    "tool:termine": ("Alle meine Termine stehen bei mir im Google Kalender.",),
    "possession:car": ("Vor der Tür steht ein alter Opel Corsa.",),
    "preference:thrillers": ("je me lasse jamais des thrillers",),
}


@pytest.mark.parametrize(
    ("key", "text"), [(key, text) for key, texts in SAID_IN_PASSING.items() for text in texts]
)
def test_what_is_said_in_passing_has_the_key_of_what_is_said_outright(key: str, text: str) -> None:
    assert keys_in(text) == {key}


FIRM_AND_JOB = (
    *("Ich arbeite bei Bosch als Koch.", "Ich arbeite als Controller bei Bosch."),
    *("Ich bin Buchhalterin bei Rewe.", "Je travaille chez Renault comme comptable."),
    *("Je travaille comme comptable chez Renault.", "je suis vendeuse chez zara"),
)


@pytest.mark.parametrize("text", FIRM_AND_JOB)
def test_a_clause_that_names_firm_and_job_gives_both(text: str) -> None:
    assert keys_in(text) == {"identity:employer", "identity:job"}


ASKED_BESIDE = (
    ("ich bin allergisch gegen nüsse, welche app ist gut", "identity:allergy/nüsse"),
    ("ich spiel gitarre und suche ein gutes buch", "identity:instrument/gitarre"),
    ("ich lerne spanisch weißt du da was?", "identity:learning/spanisch"),
    ("j'adore les polars, quelle appli est bien", "preference:polars"),
    ("je suis allergique aux noix, juste pour info", "identity:allergy/noix"),
    ("j'apprends l'espagnol tu sais quoi faire ?", "identity:learning/espagnol"),
    ("ich bin 27, komm aus dortmund und mach grad ne pause", "identity:origin"),
)


@pytest.mark.parametrize(("text", "key"), ASKED_BESIDE)
def test_what_is_asked_behind_a_statement_is_no_part_of_it(text: str, key: str) -> None:
    assert key in keys_in(text)


LEFT = (
    ("Ich spiele nicht mehr Klavier.", "Klavier"),
    ("Ich geh nicht mehr ins Fitnessstudio.", "Fitnessstudio"),
    ("Den Golf haben wir nicht mehr.", "Golf"),
    ("Bei Bosch hab ich gekündigt.", "Bosch"),
    ("Lena und ich haben uns getrennt.", "Lena"),
    ("Lena ist nicht mehr meine Freundin.", "Lena"),
    ("Allergisch gegen Nüsse bin ich nicht mehr.", "Nüsse"),
    ("Léa n'est plus ma copine.", "Léa"),
    ("On s'est séparés, Tom et moi.", "Tom"),
)


@pytest.mark.parametrize(("text", "left"), LEFT)
def test_what_is_left_behind_ends_and_states_nothing(text: str, left: str) -> None:
    (said,) = extract(text).statements
    assert isinstance(said, Retraction)
    assert said.object == left


def test_an_age_between_commas_belongs_to_whom_it_stands_behind() -> None:
    assert keys_in("hi ich bin der torsten, 38, wohn in bochum") == {
        *("identity:name", "identity:age", "identity:home"),
    }
    assert "identity:age" not in keys_in("Ich habe zwei Söhne, 18, 21 und 25.")


ALIKE = (
    *(
        "Ich esse heute vegan.",
        "Ich gehe heute um 22 Uhr ins Bett.",
        "Ich spiele heute nicht mehr.",
    ),
    *(
        "Ich bin morgen ab 10 Uhr erreichbar.",
        "Die App geht bei mir nicht.",
        "Google ist mein Freund.",
    ),
    *(
        "Ich trinke gerade einen Kaffee.",
        "Bei Regen juckt mir das Knie.",
        "Ich esse um 12 mit Tom.",
    ),
    *(
        "Je mange végane ce soir.",
        "Je suis dispo demain à partir de 10h.",
        "Je garde Milo ce week-end.",
    ),
    *(
        *("Ich bin gerade in München gelandet.", "Wir bleiben jetzt bei Oma."),
        *("Ich bin beim Friseur.", "Code gib mir bitte nur einmal."),
        *("Je conduis une réunion.", "J'ai atterri à Orly ce matin."),
        "Je suis plutôt fatigué.",
        "On prend un verre ce soir.",
        "Je suis avec Léa.",
        "J'ai reçu un mail.",
    ),
    *("Pour info : mon imprimante me déteste.", "Pour info, la réunion est dans cinq minutes."),
    *("C'est ici.", "Je suis en train de manger.", "J'ai commencé à comprendre le problème."),
    *("On m'a diagnostiqué une panne de voiture.", "J'aimerais que tu viennes avec moi."),
    *("La Terre tourne autour du Soleil, au fait.", "Au fait, tu connais un bon resto ?"),
    *("Et puis si j'habitais à Lyon, je prendrais le tram.", "Alors, ça marche ?"),
    *("Zur Info: mein Drucker hasst mich.", "Nur zur Info: das Meeting beginnt in fünf Minuten."),
    *("Heute hier, morgen dort.", "Ich bin bei der Arbeit.", "Ich bin Feuer und Flamme."),
    *("Ich bin Batman.", "Ich bin gerade dabei, die Küche zu putzen.", "Und, klappt es?"),
    *("Die Erde dreht sich um die Sonne, übrigens.", "Achso, kennst du ein gutes Restaurant?"),
    *("Ich habe angefangen, das Problem zu verstehen.", "Als Mutter hätte ich Angst."),
    *("Je me mets à apprendre par cœur.", "En tant que cliente, je suis déçue."),
    *("Je prends le bus pour aller chez le dentiste demain.", "Mon allergie me gratte."),
    *("Je trouve le code nul.", "Je trouve le temps long.", "Toi et moi c'est pareil."),
    *("Ich bin dabei, den Text zu lernen.", "Ich fahre auf die Autobahn ab."),
    *("Ich wurde von Google eingestellt, haha, schön wärs.", "Was ich mag, ist egal."),
    *("Als Lehrer bin ich nicht geeignet.", "Ich bin bei Instagram.", "Ich bin ein Mann von Welt."),
)


@pytest.mark.parametrize("text", ALIKE)
def test_what_only_looks_alike_teaches_nothing(text: str) -> None:
    assert extract(text).statements == ()


FRENCH_TOLD_TOGETHER = (
    ("Je me présente : Aline Morel, infirmière de nuit.", ("name", "job")),
    ("Je m'appelle Paul, médecin à Nantes.", ("name", "job")),
    ("Moi c'est Léa, 29 ans, graphiste.", ("name", "age", "job")),
    ("Mon mari est végan et il ne supporte pas l'ail.", ("husband/diet", "preference:husband/ail")),
    ("Mon frère habite à Lyon, il bosse chez Renault.", ("brother/home", "brother/employer")),
    ("ma sœur est vegan et elle deteste le miel", ("sister/diet", "preference:sister/miel")),
)


@pytest.mark.parametrize(("text", "keys"), FRENCH_TOLD_TOGETHER)
def test_what_french_says_of_one_person_in_one_breath_is_all_learned(
    text: str, keys: tuple[str, ...]
) -> None:
    assert keys_in(text) == {key if ":" in key else f"identity:{key}" for key in keys}


FRENCH_ORDINARY = (
    ("g une petite clio rouge", "possession:car"),
    ("Ma fille entre en sixième à la rentrée.", "identity:daughter/studies"),
    ("Mon fils rentre en CP en septembre.", "identity:son/studies"),
    ("Je me suis trompée tout à l'heure : mon fils s'appelle Léo.", "identity:son"),
    ("Petite erreur de ma part : j'ai 43 ans, pas 42.", "identity:age"),
    ("Ma fille aînée s'appelle Jade.", "identity:daughter"),
    ("On me surnomme Lulu depuis l'école.", "identity:name"),
    ("Je viens de me faire embaucher chez Airbus.", "identity:employer"),
    ("Le film que je préfère, c'est Diva.", "favourite:movie"),
    ("pr deployer : dabord git pull, apres npm install", "procedure:deployer"),
    ("Avec mon copain on vit à Nantes.", "identity:home"),
    ("J'habite plus à Lyon mais à Bron.", "identity:home"),
    ("Je fais de l'urticaire dès que je mange des fraises.", "identity:allergy/fraises"),
    ("Je me suis mise au crochet.", "identity:learning/crochet"),
    ("Tous les dimanches, je vais au marché.", "pattern:vais_au_marché"),
)


@pytest.mark.parametrize(("text", "key"), FRENCH_ORDINARY)
def test_french_is_learned_in_its_ordinary_words(text: str, key: str) -> None:
    assert key in keys_in(text)


@pytest.mark.parametrize(
    "text",
    [
        *("g une question", "g un problème avec mon imprimante", "Laisse tomber, c'est pas grave."),
        *("Je suis fatiguée et elle adore le thé.", "J'ai rencontré Léa, 29 ans, graphiste."),
        *("Paul, médecin à Nantes, m'a appelé.", "Je suis en première ligne."),
        *("Je me suis trompé de bouton.", "Je me mets au lit.", "Je travaille avec Paul."),
        *("Un jour sur deux on a une panne.", "Mon patron est absent et il est énervé."),
    ],
)
def test_french_about_others_or_the_moment_teaches_nothing(text: str) -> None:
    assert extract(text).statements == ()
