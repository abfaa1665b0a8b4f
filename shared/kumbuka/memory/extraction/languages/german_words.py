"""German words that stand for the closed vocabulary of attributes, relations and topics."""

from __future__ import annotations

import re
from collections.abc import Mapping

from kumbuka.memory.topics import topic_of_name
from kumbuka.text.folding import fold

_FORMS: Mapping[str, str] = {
    **{"ä": "(?:ä|ae?)", "ö": "(?:ö|oe?)", "ü": "(?:ü|ue?)", "ß": "(?:ß|ss)", "'": "['’]"},
    **{"Ä": "(?:Ä|Ae?)", "Ö": "(?:Ö|Oe?)", "Ü": "(?:Ü|Ue?)"},
}
_PIECE = re.compile(r"\[(?:\\.|[^\]])*\]|[" + "".join(_FORMS) + "]")
_WRITTEN_OUT = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})


def spelt(source: str) -> str:
    """A pattern that also takes what is typed without umlauts: `für`, `fuer` and `fur`."""
    spoken = source.replace("nicht", "nicht?")  # "nich"
    return _PIECE.sub(lambda m: m.group() if m.group()[0] == "[" else _FORMS[m.group()], spoken)


def spellings(word: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys((word, word.translate(_WRITTEN_OUT), fold(word))))


def _entries(english_to_german: Mapping[str, str]) -> Mapping[str, str]:
    """German slugs, with their umlauts and without, to the English name."""
    return {
        spelling.replace("-", "_").replace(" ", "_"): english
        for english, names in english_to_german.items()
        for name in names.split(", ")
        for spelling in spellings(name)
    }


_RELATIVES: Mapping[str, str] = {
    "sister": "schwester, kleine schwester, große schwester, zwillingsschwester",
    "brother": "bruder, kleiner bruder, großer bruder, zwillingsbruder",
    "wife": "frau, ehefrau",
    "husband": "mann, ehemann",
    "partner": "partner, partnerin, lebensgefährte, lebensgefährtin",
    "girlfriend": "freundin",
    "boyfriend": "freund",
    "fiance": "verlobter, verlobte",
    "son": "sohn, jüngster, ältester, sohnemann, stiefsohn",
    "daughter": "tochter, stieftochter",
    "family": "familie",
    "child": "kind, baby",
    "children": "kinder, kids, zwillinge, jungs, mädels",
    "sons": "söhne",
    "daughters": "töchter",
    "grandparents": "großeltern",
    "parents_in_law": "schwiegereltern",
    "siblings": "geschwister",
    "parents": "eltern",
    "mother": "mutter, mama, mutti",
    "father": "vater, papa, vati",
    "grandmother": "oma, großmutter, omi",
    "grandfather": "opa, großvater, opi",
    "grandson": "enkel",
    "granddaughter": "enkelin",
    "aunt": "tante",
    "uncle": "onkel",
    "cousin": "cousin, cousine, vetter",
    "niece": "nichte",
    "nephew": "neffe",
    "mother_in_law": "schwiegermutter",
    "father_in_law": "schwiegervater",
    "sister_in_law": "schwägerin",
    "brother_in_law": "schwager",
    "best_friend": "bester freund, beste freundin",
    "friend": "kumpel",
    "roommate": "mitbewohner, mitbewohnerin",
    "neighbour": "nachbar, nachbarin, nachbarn",
    "colleague": "kollege, kollegin",
    "boss": "chef, chefin, vorgesetzter, vorgesetzte, boss",
    "mentor": "mentor, mentorin",
    "landlord": "vermieter, vermieterin",
    "team": "team",
    "company": "firma, unternehmen, startup, start-up",
    "cat": "katze, kater, kätzchen",
    "dog": "hund, hündin, welpe",
    "rabbit": "kaninchen, hase",
    "parrot": "papagei, wellensittich",
    "hamster": "hamster",
    "horse": "pferd, pony",
    "pet": "haustier",
}
RELATIONS = {**_entries(_RELATIVES), "tochter": "daughter"}

_PROPERTIES: Mapping[str, str] = {
    "colour": "farbe",
    "programming_language": "programmiersprache",
    "language": "sprache",
    "movie": "film",
    "tv_show": "serie, fernsehserie, sendung",
    "book": "buch, roman",
    "author": "autor, autorin, schriftsteller, schriftstellerin",
    "artist": "künstler, künstlerin, sänger, sängerin, musiker, musikerin",
    "band": "band, musikgruppe",
    "food": "essen, gericht, speise, leibgericht",
    "cuisine": "küche",
    "dessert": "nachtisch, dessert",
    "drink": "getränk",
    "fruit": "obst",
    "season": "jahreszeit",
    "animal": "tier",
    "city": "stadt",
    "team": "mannschaft, team, verein, fußballverein",
    "editor": "editor, texteditor, code-editor, ide",
    "game": "spiel, videospiel",
    "board_game": "brettspiel",
    "sport": "sport, sportart",
    "song": "lied, song",
    "number": "zahl",
    "restaurant": "restaurant",
    "framework": "framework",
    "operating_system": "betriebssystem, os",
    "browser": "browser",
    "time_zone": "zeitzone",
    "email": "e-mail, email, mail, e-mail-adresse, mailadresse, emailadresse, mail-adresse",
    "phone": "nummer, telefonnummer, handynummer",
    "address": "adresse, anschrift, postanschrift",
    "birthday": "geburtstag, geburtsdatum",
    "pronouns": "pronomen",
    "nationality": "nationalität, staatsangehörigkeit",
    "job": "beruf, job, position, stelle, jobtitel, berufsbezeichnung, rolle",
    "name": "name, vorname, nachname, spitzname, nickname",
    "employer": "arbeitgeber",
    "age": "alter",
    "height": "größe, körpergröße",
    "weight": "gewicht",
    "shoe_size": "schuhgröße",
    "blood_type": "blutgruppe",
    "native_language": "muttersprache",
    "diet": "ernährung, diät",
    "studies": "studium, studiengang, studienfach, hauptfach",
    "religion": "religion, glaube",
    "goal": "ziel",
    "hobby": "hobby, hobbys, hobbies, steckenpferd",
    "star_sign": "sternzeichen",
    "salary": "gehalt",
    "budget": "budget",
    "work_hours": "arbeitszeiten, arbeitszeit",
    "anniversary": "hochzeitstag",
    "username": "benutzername, username",
    "deadline": "deadline, abgabetermin, frist",
    "gym": "fitnessstudio, gym",
    "dentist": "zahnarzt, zahnärztin",
    "doctor": "hausarzt, hausärztin, arzt, ärztin",
    "office": "büro",
    "home": "wohnort, heimat, zuhause",
    "origin": "heimatstadt, geburtsort, wurzeln",
}
ATTRIBUTES = {
    **_entries(_PROPERTIES),
    **{"favourite:job": "job", "favourite:name": "name", "favourite:nummer": "number"},
    **{"favourite:zahl": "number", "identity:sprache": "native_language"},
}
_LIKED_ONLY = frozenset(
    [
        *("colour", "language", "movie", "tv_show", "book", "author", "artist", "band", "food"),
        "cuisine",
        "dessert",
        "drink",
        "fruit",
        "season",
        "animal",
        "city",
        "game",
        "board_game",
        "song",
        "number",
        "restaurant",
        "framework",
        "team",
        "sport",
    ]
)


def _alternatives(names: Mapping[str, str]) -> str:
    """Longest first, so that no name hides a longer one."""
    found = {name for entries in names.values() for name in entries.split(", ")}
    return "|".join(name for name in sorted(found, key=lambda name: (-len(name), name)))


RELATION_NAMES = spelt(_alternatives(_RELATIVES))
ATTRIBUTE_NAMES = spelt(
    _alternatives({k: names for k, names in _PROPERTIES.items() if k not in _LIKED_ONLY})
)

_NOUNS: Mapping[str, str] = {
    "car": "auto, wagen, pkw, kombi, transporter, cabrio, suv, kleinwagen, karre",
    "bike": "fahrrad, rad, e-bike, lastenrad, rennrad, mountainbike",
    "motorbike": "motorrad, roller, moped",
    "phone": "handy, smartphone, telefon, mobiltelefon",
    "laptop": "laptop, rechner, computer, notebook, pc",
    "tablet": "tablet",
    "ereader": "e-reader, ebook-reader",
    "watch": "uhr, smartwatch, armbanduhr",
    "camera": "kamera",
    "keyboard": "tastatur",
    "mouse": "maus, trackball",
    "monitor": "monitor, bildschirm",
    "headphones": "kopfhörer, headset",
    "mattress": "matratze",
    "coffee_machine": "kaffeemaschine, espressomaschine",
    "eyewear": "brille, kontaktlinsen, gleitsichtbrille",
    "instrument": "gitarre, bass, schlagzeug, klavier, geige, bratsche, cello, flöte, querflöte,"
    " klarinette, saxophon, saxofon, trompete, posaune, tuba, harfe, akkordeon, mundharmonika,"
    " orgel, ukulele, kontrabass, oboe, banjo, keyboard, blockflöte, horn, e-gitarre",
    "sport": "fußball, tennis, padel, squash, badminton, basketball, volleyball, handball, rugby,"
    " hockey, golf, judo, karate, boxen, fechten, schwimmen, joggen, laufen, radfahren, rudern,"
    " yoga, pilates, crossfit, klettern, bouldern, turnen, ballett, surfen, skifahren, tischtennis,"
    " wandern, reiten, krafttraining, triathlon, kickboxen, tanzen, segeln, tauchen, eishockey,"
    " wassergymnastik, aquafitness, zumba, nordic walking, tai chi, qigong, bogenschießen, salsa,"
    " ballett, trampolin, kajak, langlauf, leichtathletik",
    "hobby": "stricken, töpfern, schach, gärtnern, malen, fotografieren, fotografie, nähen,"
    " häkeln, zeichnen, angeln, theater, imkern, basteln, backen,"
    " modellbau, aquarellmalerei, kalligrafie, geocaching, ahnenforschung, origami",
    "pet": "hund, katze, kater, kaninchen, hase, hamster, papagei, fisch, fische, schildkröte,"
    " pferd, welpe, hühner, hunde, katzen, meerschweinchen, wellensittich, pony",
    "diet": "vegetarier, vegetarierin, veganer, veganerin, vegan, vegetarisch, halal, koscher,"
    " glutenfrei, keto, flexitarier, flexitarierin, pescetarier, pescetarierin, ketogen, low-carb",
    "medication": "insulin, ibuprofen, paracetamol, metformin, ramipril, l-thyroxin, antibiotika,"
    " antidepressiva, magnesium, vitamin d, pille, blutdrucksenker, aspirin, sertralin, cortison",
    "database": "datenbank, datenbanken, db",
    "ci": "ci, pipeline, pipelines, builds",
    "ticket_system": "tickets, bugs, aufgaben, ticketsystem",
    "password_manager": "passwörter, passwortmanager",
    "notes_app": "notizen, notizapp",
    "team_chat": "teamchat",
    "browser": "browser, webbrowser",
    "editor": "editor, texteditor, ide, code-editor",
    "operating_system": "betriebssystem, distro, distribution",
    "bank": "bank, hausbank, konto, girokonto",
    "supermarket": "supermarkt, wocheneinkauf, einkauf",
    "phone_provider": "mobilfunkanbieter, internetanbieter, handyvertrag, anbieter",
    "cloud": "hoster, hosting, cloud, server",
    "mail": "mailprogramm, mailanbieter, mailprovider",
    "website": "blog, website, webseite, homepage, newsletter",
    "frontend": "frontend",
    "backend": "backend, api",
    "gym": "fitnessstudio, studio, gym",
    "school": "schule, uni, universität, hochschule, gymnasium",
    "job": "beruf, stelle, position, job",
    "home": "wohnung, haus, wg, zuhause",
    "shift": "nachtschicht, frühschicht, spätschicht, tagschicht",
}
_TOPICS = {
    spelling: topic
    for topic, names in _NOUNS.items()
    for name in names.split(", ")
    for spelling in spellings(name)
}
_DONE = frozenset({"pet", "sport", "hobby", "instrument", "diet", "medication", "shift"})
THINGS: Mapping[str, str] = {
    **{name: topic for name, topic in _TOPICS.items() if topic not in _DONE},
    **{"programmiersprache": "programming_language", "monitoring": "monitoring"},
}
"""What somebody's things are called, to the kind of what they are kept in, made with, done by."""
_NAMED_ONLY = frozenset(
    [
        *("database", "ci", "ticket_system", "notes_app", "browser", "editor", "operating_system"),
        "bank",
        "supermarket",
        "phone_provider",
        "cloud",
        "mail",
        "website",
        "frontend",
        "backend",
        "password_manager",
        "school",
        "job",
        "home",
        "gym",
        "team_chat",
    ]
)
"""Topics that such a noun names without saying which: a bank is not what somebody's bank is."""
_ENDS = tuple(
    (word, topic)
    for word, topic in sorted(_TOPICS.items(), key=lambda entry: -len(entry[0]))
    if topic in {"car", "bike", "motorbike", "phone", "laptop", "camera", "keyboard", "eyewear"}
    and len(word) > 3
)
_ALL_ENDS = tuple(ending for ending, _ in _ENDS)

_TAIL = re.compile(
    r"\s(?:für|fuer|zum|zur|in|im|auf|mit|bei|seit|weil|wenn|als|am|an|und|der|die|das)\s", re.I
)
_ASIDE = re.compile(r"\s(?:ich|über|ueber|weil|wenn|dass)\s")
_CLOCK = re.compile(r"\d uhr\b")
_WORD = re.compile(r"[^\s,;.!?]+")
_MODEL = re.compile(r"[^\W\d_] ?\d")
MAX_NOUN_WORDS, MAX_PHRASE = 2, 100


def _topic_of_model(phrase: str) -> str:
    """Of a name typed small, which its number tells from the common noun: `pixel 9`."""
    return topic_of_name(phrase.title()) if _MODEL.search(phrase) else ""


def topic_of(text: str) -> str:
    """The topic of a name in a phrase, else of its first known noun; empty if not known.

    German writes its compounds as one word: a `Firmenwagen` is a car.
    """
    whole = text[:MAX_PHRASE]
    phrase = _TAIL.split(whole, maxsplit=1)[0]
    if named := topic_of_name(phrase) or _topic_of_model(phrase):
        return named
    words = _WORD.findall(_CLOCK.sub(" ", _ASIDE.split(whole.lower(), maxsplit=1)[0]))[:6]
    for start in range(len(words)):
        for width in range(min(MAX_NOUN_WORDS, len(words) - start), 0, -1):
            topic = _TOPICS.get(" ".join(words[start : start + width]))
            if topic and topic not in _NAMED_ONLY:
                return topic
        if words[start].endswith(_ALL_ENDS):
            return next(topic for ending, topic in _ENDS if words[start].endswith(ending))
    return ""


_NOT_JOBS = (
    r"(?!(?-i:(?:Hans|Karl|Klaus|Heinz|Ernst|Wolf|Franz|Jan|Jens|Paul|Peter|Max|Kai|Uwe|Anna|Eva"
    r"|Marie|Lars|Horst|Fritz|Georg|Johann)-[A-ZÄÖÜ])|(?:feuer|paar|star|narr|patient|\w*träger"
    r"|peter"
    r"|günth?er|oliver|alexander|walter|werner|rainer"
    r"|dieter"
    r"|jennifer|esther|holger"
    r"|volker|xaver|jasper"
    r"|kasper|roger|viktor|victor|igor|theodor|vincent|laurent|olivier|xavier|javier|ritter|veg"
    r"|pes[ck]etar|flexitar|linksh|rechtsh|anfänger|\w*besitzer|\w*halter|\w*trinker|nutzer"
    r"|käufer|mieter|vater|\w*diabetiker|\w*allergiker|asthmatiker|epileptiker|\w*autist"
    r"|mutter|\w*raucher|\w*aufsteher|\w*schläfer|\w*europäer|österreich|schweizer|berliner"
    r"|münchner|hamburger|kölner|wiener|italiener|spanier|amerikaner|engländer|niederländer"
    r"|holländer|norweger|japaner|brasilianer|ukrainer|rumäne|ungar|inder|ägypter|iraner|iraker"
    r"|syrer|afrikaner|belgier|kanadier|mexikaner|australier|albaner|kenianer|single|immer|lieber"
    r"|sicher|leider|wieder|weder|eher|müder?|unter|über|hinter|hier|der|aber|oder|außer|später"
    r"|früher|besser|christ|tourist|pessimist|optimist|realist|atheist|diabetiker|asthmatiker"
    r"|allergiker|epileptiker|autist|rentner|zwilling|\w+iger|läufer|schwimmer|kaffeetrinker"
    r"|teetrinker|perfektionist|minimalist|mitglied|student(?:in)? der|zocker|gamer)\b|\w*händer)"
)
JOBS = spelt(
    rf"{_NOT_JOBS}(?:(?:data|software|product|project|web|ux|ui|sales|cloud|security|account|team"
    r"|machine learning|devops|system|business|scrum|community|content|social media|qa|test)[ -]"
    r"(?:scientist|engineer|analyst|manager|managerin|designer|designerin|developer|owner|lead"
    r"|architect|architektin|architekt|master|consultant|admin|tester|testerin)"
    r"|(?-i:[A-ZÄÖÜ])[\w-]*(?:er|eur|ist|ent|oge|ant|ekt|at|or|är|ier|wirt"
    r"|ling)(?:in)?"
    r"|[\w-]*(?:ärztin|arzt|anwalt|anwältin|pfleger|pflegerin|lehrer|lehrerin|entwickler"
    r"|entwicklerin|ingenieur|ingenieurin|manager|managerin|leiter|leiterin|berater|beraterin"
    r"|techniker|technikerin|designer|designerin|student|studentin|azubi|meister|meisterin|fahrer"
    r"|fahrerin|verkäufer|verkäuferin|schwester|frau vom fach|hebamme|koch|köchin|beamter|beamtin"
    r"|kaufmann|kauffrau|fachkraft|freelancer|freelancerin|selbstständig|selbständig|freiberuflich"
    r"|freiberufler|freiberuflerin|developer|engineer|analyst|analystin|scientist|owner|coach"
    r"|praktikant|praktikantin|werkstudent|werkstudentin|doktorand|doktorandin|professor"
    r"|professorin|richter|richterin|pilot|pilotin|schüler|schülerin|lehrling|trainee|devops"
    r"|bäcker|bäckerin|tischler|tischlerin|schreiner|schreinerin|maler|malerin|bauer|bäuerin|cto"
    r"|ceo|sekretärin|sekretär|buchhalter|buchhalterin|journalist|journalistin|architekt"
    r"|architektin|psychologe|psychologin|krankenschwester|polizist|polizistin|musiker|musikerin"
    r"|programmierer|programmiererin|\w+hilfe|\w+kraft|\w+wart|hausmann|hausfrau|landwirt"
    r"|landwirtin|fotograf|fotografin"
    r"|feuerwehrmann|feuerwehrfrau|physio|zimmermann|gesch(?:ä|ae)ftsmann|steuerfachangestellte"
    r"|physiotherapeut|physiotherapeutin|erzieher|erzieherin|gärtner|gärtnerin|friseur|friseurin"
    r"|kellner|kellnerin|apotheker|apothekerin|übersetzer|übersetzerin|forscher|forscherin))"
)
LANGUAGE_NAMES = spelt(
    r"(?:deutsch|englisch|französisch|spanisch|italienisch|portugiesisch|niederländisch|arabisch"
    r"|chinesisch|mandarin|japanisch|koreanisch|russisch|ukrainisch|polnisch|türkisch|griechisch"
    r"|schwedisch|dänisch|norwegisch|finnisch|rumänisch|ungarisch|tschechisch|kroatisch|serbisch"
    r"|bosnisch|albanisch|kurdisch|persisch|farsi|hebräisch|latein|hindi|vietnamesisch|thai"
    r"|indonesisch|swahili|suaheli|plattdeutsch|schweizerdeutsch|kantonesisch|schwyzerdütsch"
    r"|gebärdensprache|katalanisch)"
)
NATIONALITIES = spelt(
    r"(?:deutscher?|österreicher(?:in)?|schweizer(?:in)?|franzose|französin|italiener(?:in)?"
    r"|spanier(?:in)?|portugiese|portugiesin|engländer(?:in)?|brite|britin|ire|irin"
    r"|amerikaner(?:in)?"
    r"|kanadier(?:in)?|mexikaner(?:in)?|brasilianer(?:in)?|türke|türkin|grieche|griechin|russe"
    r"|russin"
    r"|ukrainer(?:in)?|pole|polin|tscheche|tschechin|ungar(?:in)?|rumäne|rumänin|kroate|kroatin"
    r"|serbe|serbin|schwede|schwedin|däne|dänin|norweger(?:in)?|finne|finnin|niederländer(?:in)?"
    r"|holländer(?:in)?|belgier(?:in)?|luxemburger(?:in)?|syrer(?:in)?|iraner(?:in)?|inder(?:in)?"
    r"|chinese|chinesin|japaner(?:in)?|koreaner(?:in)?|vietnamese|vietnamesin|australier(?:in)?)"
)
