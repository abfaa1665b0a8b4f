"""French words that stand for the closed vocabulary of attributes, relations and topics."""

from __future__ import annotations

import re
from collections.abc import Mapping

from kumbuka.memory.topics import topic_of_name
from kumbuka.text.folding import fold

_FORMS: Mapping[str, str] = {
    **{"é": "[ée]", "è": "[èe]", "ê": "[êe]", "ë": "[ëe]", "à": "[àa]", "â": "[âa]", "ç": "[çc]"},
    **{"î": "[îi]", "ï": "[ïi]", "ô": "[ôo]", "û": "[ûu]", "ù": "[ùu]", "œ": "(?:œ|oe)"},
    "'": "['’ ]",
}
_PIECE = re.compile(r"\[(?:\\.|[^\]])*\]|[" + "".join(_FORMS) + "]")


def spelt(source: str) -> str:
    """A pattern that also takes what is typed without accents, and either apostrophe."""
    return _PIECE.sub(_form, source)


def _form(match: re.Match[str]) -> str:
    piece = match.group()
    return piece.replace("'", "'’") if piece[0] == "[" else _FORMS[piece]


def _entries(english_to_french: Mapping[str, str]) -> Mapping[str, str]:
    """French slugs, with their accents and without, to the English name."""
    return {
        spelling.replace("-", "_").replace("'", "_").replace(" ", "_"): english
        for english, names in english_to_french.items()
        for name in names.split(", ")
        for spelling in (name, fold(name), name.replace("œ", "oe"))
    }


_RELATIVES: Mapping[str, str] = {
    "sister": "sœur, petite sœur, grande sœur, sœur jumelle, frangine",
    "brother": "frère, petit frère, grand frère, frère jumeau, frangin",
    "wife": "femme, épouse",
    "husband": "mari, époux",
    "partner": "compagnon, compagne, conjoint, conjointe, partenaire",
    "girlfriend": "copine, petite amie, chérie, meuf, amoureuse, petite copine",
    "boyfriend": "copain, petit ami, chéri, mec, amoureux, petit copain",
    "fiance": "fiancé, fiancée",
    "son": "fils, fiston, petit dernier, aîné, fils aîné, fils cadet, grand fils, petit garçon,"
    " petit gars",
    "daughter": "fille, fillette, petite dernière, aînée, fille aînée, fille cadette, grande fille,"
    " petite fille, puce",
    "child": "enfant, bébé, gamin, gamine",
    "children": "enfants, gosses, gamins, jumeaux, jumelles, filles, garçons",
    "grandparents": "grands-parents",
    "parents_in_law": "beaux-parents",
    "parents": "parents",
    "mother": "mère, maman",
    "father": "père, papa",
    "grandmother": "grand-mère, mamie, mémé",
    "grandfather": "grand-père, papi, papy, pépé",
    "grandson": "petit-fils",
    "granddaughter": "petite-fille",
    "aunt": "tante, tata",
    "uncle": "oncle, tonton",
    "cousin": "cousin, cousine",
    "niece": "nièce",
    "nephew": "neveu",
    "mother_in_law": "belle-mère",
    "father_in_law": "beau-père",
    "sister_in_law": "belle-sœur",
    "brother_in_law": "beau-frère",
    "best_friend": "meilleur ami, meilleure amie, meilleur pote",
    "friend": "ami, amie, pote",
    "roommate": "colocataire, coloc",
    "neighbour": "voisin, voisine, voisins",
    "colleague": "collègue",
    "boss": "patron, patronne, chef, cheffe, boss, responsable, manager, manageuse, supérieur",
    "mentor": "mentor",
    "landlord": "propriétaire, proprio",
    "family": "famille",
    "team": "équipe",
    "company": "entreprise, boîte, société, startup, start-up",
    "cat": "chat, chatte, chaton",
    "dog": "chien, chienne, chiot",
    "rabbit": "lapin, lapine",
    "parrot": "perroquet",
    "hamster": "hamster",
    "horse": "cheval, jument",
    "fish": "poisson rouge",
    "pet": "animal de compagnie",
}
RELATIONS = _entries(_RELATIVES)

_PROPERTIES: Mapping[str, str] = {
    "colour": "couleur",
    "programming_language": "langage de programmation, langage, langage de prog, langage"
    " informatique",
    "language": "langue",
    "movie": "film",
    "tv_show": "série, série télé, émission",
    "book": "livre, roman, bouquin",
    "author": "auteur, autrice, auteure, écrivain, écrivaine",
    "artist": "chanteur, chanteuse, artiste, musicien, musicienne",
    "band": "groupe, groupe de musique",
    "food": "plat, nourriture, aliment, repas",
    "cuisine": "cuisine",
    "dessert": "dessert",
    "drink": "boisson",
    "fruit": "fruit",
    "season": "saison",
    "animal": "animal",
    "city": "ville",
    "team": "équipe, équipe de foot, équipe de football",
    "editor": "éditeur, éditeur de texte, éditeur de code, ide",
    "game": "jeu, jeu vidéo",
    "board_game": "jeu de société",
    "sport": "sport",
    "song": "chanson, morceau",
    "restaurant": "restaurant, resto",
    "framework": "framework",
    "operating_system": "système d'exploitation, os, distribution linux, distro",
    "browser": "navigateur, navigateur web",
    "time_zone": "fuseau horaire",
    "email": "e-mail, email, mail, adresse mail, adresse e-mail, adresse email, courriel",
    "phone": "numéro, numéro de téléphone",
    "address": "adresse, adresse postale",
    "birthday": "anniversaire, anniv, date de naissance",
    "pronouns": "pronoms",
    "nationality": "nationalité",
    "job": "taf, taff, activité, gagne-pain, métier, profession, poste, boulot, travail, job, "
    "intitulé de poste",
    "name": "nom, prénom, surnom, pseudo, nom complet",
    "employer": "employeur",
    "age": "âge",
    "height": "taille",
    "weight": "poids",
    "shoe_size": "pointure",
    "blood_type": "groupe sanguin",
    "native_language": "langue maternelle",
    "diet": "régime, régime alimentaire",
    "studies": "études, filière, spécialité",
    "religion": "religion",
    "goal": "objectif, but",
    "hobby": "hobby, hobbys, hobbies, passe-temps, loisir, loisirs, loisir principal",
    "star_sign": "signe astrologique, signe",
    "salary": "salaire",
    "budget": "budget",
    "work_hours": "horaires, horaires de travail",
    "anniversary": "anniversaire de mariage",
    "username": "identifiant, nom d'utilisateur",
    "deadline": "deadline, date limite, échéance",
    "gym": "salle de sport, club de sport, salle",
    "dentist": "dentiste",
    "doctor": "médecin, médecin traitant, docteur",
    "office": "bureau",
    "home": "domicile, logement",
    "origin": "ville natale, ville d'origine, racines",
    "boss": "n+1",
}
ATTRIBUTES = {
    **_entries(_PROPERTIES),
    **{f"favourite:{name}": name for name in ("ville", "numéro", "travail", "taille")},
    **{"favourite:ville": "city", "favourite:nombre": "number", "favourite:chiffre": "number"},
    **{"identity:ville": "home", "identity:langue": "native_language"},
}


def _alternatives(names: Mapping[str, str]) -> str:
    """Longest first, so that no name hides a longer one."""
    found = {name for entries in names.values() for name in entries.split(", ")}
    return "|".join(re.escape(n) for n in sorted(found, key=lambda name: (-len(name), name)))


RELATION_NAMES = spelt(_alternatives(_RELATIVES).replace(r"\ ", " ").replace(r"\-", "[ -]"))
ATTRIBUTE_NAMES = spelt(_alternatives(_PROPERTIES).replace(r"\ ", " ").replace(r"\-", "[ -]"))

_NOUNS: Mapping[str, str] = {
    "car": "voiture, bagnole, caisse, camionnette, fourgon, break, citadine, cabriolet, monospace",
    "bike": "vélo, vtt, vélo électrique, vélo cargo, bicyclette",
    "motorbike": "moto, scooter, mobylette",
    "phone": "téléphone, smartphone, portable, mobile, téléphone portable",
    "laptop": "ordinateur, ordi, pc, laptop, ordinateur portable, pc portable",
    "tablet": "tablette",
    "ereader": "liseuse",
    "watch": "montre, montre connectée",
    "camera": "appareil photo",
    "keyboard": "clavier",
    "mouse": "souris, trackball",
    "monitor": "écran, moniteur",
    "headphones": "casque, écouteurs",
    "mattress": "matelas",
    "coffee_machine": "machine à café, cafetière, machine à expresso",
    "eyewear": "lunettes, lentilles",
    "instrument": "guitare, basse, batterie, piano, violon, alto, violoncelle, flûte, clarinette,"
    " saxophone, saxo, trompette, trombone, harpe, accordéon, harmonica, orgue, ukulélé,"
    " contrebasse, hautbois, banjo, synthé, percussions",
    "sport": "foot, football, tennis, padel, squash, badminton, basket, volley, hand, handball,"
    " rugby, hockey, golf, judo, karaté, boxe, escrime, natation, course à pied, jogging,"
    " cyclisme, aviron, yoga, pilates, crossfit, escalade, gym, danse, surf, ski, snowboard,"
    " randonnée, équitation, musculation, muscu, ping-pong, pétanque, plongée, voile,"
    " aquagym, zumba, marche nordique, patinage, roller, tir à l'arc, taï-chi, qi gong, salsa,"
    " trampoline, capoeira, canoë, kayak, athlétisme, marche",
    "hobby": "tricot, poterie, échecs, jardinage, peinture, photo, photographie, menuiserie,"
    " couture, broderie, astronomie, dessin, pêche, théâtre, chorale,"
    " aquarelle, calligraphie, généalogie, origami, modélisme, apiculture, sculpture, mosaïque, "
    "crochet, tissage, céramique, scrapbooking, bricolage, cuisine, pâtisserie, macramé",
    "pet": "chat, chien, lapin, hamster, perroquet, poisson, tortue, cheval, chaton, chiot, poules,"
    " chats, chiens, lapins, poissons, cochon d'inde, furet",
    "diet": "végétarien, végétarienne, végan, végane, vegan, végétalien, végétalienne, flexitarien,"
    " flexitarienne, pescétarien, pescétarienne, halal, casher, sans gluten, keto, cétogène",
    "medication": "insuline, ibuprofène, paracétamol, doliprane, metformine, ventoline, levothyrox,"
    " oméprazole, antibiotiques, antidépresseurs, magnésium, vitamine d, pilule",
    "database": "base de données, bdd, bases de données, base",
    "ci": "ci, pipeline, pipelines, intégration continue, builds",
    "ticket_system": "tickets, bugs, tâches",
    "password_manager": "mots de passe, gestionnaire de mots de passe",
    "notes_app": "notes, prises de notes",
    "browser": "navigateur, navigateur web",
    "editor": "éditeur, éditeur de code, éditeur de texte, ide",
    "operating_system": "système d'exploitation, os, distro, distribution",
    "bank": "banque, compte, compte en banque, compte bancaire",
    "supermarket": "courses, supermarché",
    "phone_provider": "opérateur, forfait, fournisseur d'accès, box",
    "cloud": "hébergeur, hébergement, serveurs, cloud",
    "mail": "messagerie, boîte mail",
    "website": "blog, site, site web, newsletter",
    "frontend": "frontend, front, front-end, interface",
    "backend": "backend, back, back-end, api",
    "gym": "salle de sport, club de sport, salle de gym",
    "school": "école, fac, université, lycée, collège",
    "job": "métier, poste, profession, boulot, job",
    "home": "appartement, appart, maison, studio, domicile",
    "shift": "nuit, jour, équipe de nuit",
}
_TOPICS = {
    spelling: topic
    for topic, names in _NOUNS.items()
    for name in names.split(", ")
    for spelling in (name, fold(name))
}
_DONE = frozenset({"pet", "sport", "hobby", "instrument", "diet", "medication", "shift"})
THINGS: Mapping[str, str] = {
    **{name: topic for name, topic in _TOPICS.items() if topic not in _DONE},
    **{"langage": "programming_language", "monitoring": "monitoring", "logement": "home"},
}
"""What somebody's things are called, to the kind of what they are kept in, made with, done by."""
_NAMED_ONLY = frozenset({"database", "ci", "ticket_system", "notes_app", "browser", "editor"}) | {
    *("operating_system", "bank", "supermarket", "phone_provider", "cloud", "mail", "website"),
    *("frontend", "backend", "password_manager", "school", "job", "home", "gym"),
}
"""Topics that such a noun names without saying which: a bank is not what somebody's bank is."""

_TAIL = re.compile(
    r"\s(?:pour|dans|en|sur|avec|chez|depuis|parce|quand|comme|au|aux|à|et|qui|que)\s", re.I
)
_ASIDE = re.compile(r"\s(?:que|qui|parce|quand|sur)\s|\squ['’]")
_WORD = re.compile(r"[^\s,;.!?'’]+")
_MODEL = re.compile(r"[^\W\d_] ?\d")
MAX_NOUN_WORDS, MAX_PHRASE = 4, 100


def _topic_of_model(phrase: str) -> str:
    """Of a name typed small, which its number tells from the common noun: `pixel 9`."""
    return topic_of_name(phrase.title()) if _MODEL.search(phrase) else ""


def topic_of(text: str) -> str:
    """The topic of a name in a phrase, else of its first known noun; empty if not known.

    `une vieille voiture rouge` is a car, `Bitwarden pour mes mots de passe` a password manager.
    """
    whole = text[:MAX_PHRASE]
    phrase = _TAIL.split(whole, maxsplit=1)[0]
    if named := topic_of_name(phrase) or _topic_of_model(phrase):
        return named
    words = _WORD.findall(_ASIDE.split(whole.lower(), maxsplit=1)[0])[:8]
    for start in range(len(words)):
        for width in range(min(MAX_NOUN_WORDS, len(words) - start), 0, -1):
            topic = _TOPICS.get(" ".join(words[start : start + width]))
            if topic and topic not in _NAMED_ONLY:
                return topic
    return ""


_NO_TRAIT = (
    r"(?!(?:meilleur|majeur|mineur|supérieur|inférieur|intérieur|extérieur|antérieur|postérieur"
    r"|amateur|amatrice|dormeu|rêveu|râleu|menteu|fumeu|non-fumeu|ex-fumeu|joueu|consommat|flemmard"
    r"|heureu|honteu|douteu|boiteu|prometteu|flatteu|moqueu|bosseu|travailleu|fier|fière|premier"
    r"|première|dernier|dernière|entier|entière|familier|régulier|singulier|particulier|casanier"
    r"|casanière|gaucher|droitier|droitière|triste|optimiste|pessimiste|réaliste|perfectionniste"
    r"|minimaliste|féministe|égoïste|idéaliste|communiste|socialiste|écologiste|végé|arriviste"
    r"|touriste|raciste|sexiste|altruiste|utilisat|spectat|lect|observat|visiteu|possesseu|vainqueu"
    r"|seul|majorit|prioritaire|bienvenu|client|expert en|victime|auteur de ce|inscri|déçu)\w*)"
)
_JOB_NOUNS = (
    r"infirmière?|infirmier|médecin|prof(?:esseure?)?|avocate?|architecte|étudiante?|lycéen(?:ne)?"
    r"|apprentie?|boulang(?:er|ère)|pâtissi(?:er|ère)|cuisini(?:er|ère)|serveu(?:r|se)|vendeu(?:r"
    r"|se)|caissi(?:er|ère)|polici(?:er|ère)|pompi(?:er|ère)|militaire|juge|notaire|secrétaire"
    r"|comptable|fonctionnaire|libraire|bibliothécaire|vétérinaire|pharmacien(?:ne)?|dentiste"
    r"|kiné(?:sithérapeute)?|psychologue|psy|sage-femme|aide-soignante?|ostéopathe|pilote"
    r"|chauffeu(?:r|se)|agricult(?:eur|rice)|maraîch(?:er|ère)|éleveu(?:r|se)|menuisi(?:er|ère)"
    r"|plombi(?:er|ère)|électricien(?:ne)?|maçon(?:ne)?|mécanicien(?:ne)?|technicien(?:ne)?"
    r"|informaticien(?:ne)?|musicien(?:ne)?|comédien(?:ne)?|act(?:eur|rice)|chant(?:eur|euse)"
    r"|écrivaine?|journaliste|photographe|graphiste|designer|webdesigner|dév(?:eloppeu(?:r|se))?"
    r"|développeuse|ingénieure?|data (?:scientist|analyst|engineer)|product (?:owner|manager)"
    r"|scrum master|devops|chef(?:fe)? (?:de|d'|du|des) [\w-]+|chef(?:fe)? cuisini(?:er|ère)"
    r"|responsable \w+|direct(?:eur|rice)|gérante?|assistante?|consultante?|enseignante?"
    r"|chercheu(?:r|se)|doctorante?|stagiaire|alternante?|freelance|indépendante?"
    r"|auto-?entrepreneur"
    r"|entrepreneu(?:r|se)|traduct(?:eur|rice)|interprète|rédact(?:eur|rice)|éditrice|biologiste"
    r"|chimiste|physicien(?:ne)?|économiste|sociologue|géologue|urbaniste|paysagiste|fleuriste"
    r"|coiffeu(?:r|se)|esthéticienne|coach|formateur|formatrice|éducat(?:eur|rice)|animat(?:eur"
    r"|rice)|nounou|guide|hôtesse|steward|agent [\w-]+|commerciale?|banqui(?:er|ère)|courti(?:er"
    r"|ère)|trad(?:er|eur)|analyste|auditeur|auditrice|community manager|chargée? (?:de|d') ?[\w-]+"
    r"|opérat(?:eur|rice)|ouvri(?:er|ère)|intérimaire|administrat(?:eur|rice)|sysadmin|ctp|cto|ceo"
    r"|lead (?:dev|tech)\w*|tech lead|retraitée?|maître-nageur|facteur|factrice|chirurgien(?:ne)?"
    r"|cardiologue|radiologue|orthophoniste|nutritionniste|ergonome|juriste|magistrate?"
    r"|kinésithérapeute|bouch(?:er|ère)|routi(?:er|ère)|maître d'œuvre|(?:papa|maman|père|mère"
    r"|homme"
    r"|femme) au foyer|ingé(?: \w+)?|marin|moniteur|monitrice|conseill(?:er|ère)|hôte d'accueil"
    r"|maîtresse(?: d'école)?|instit(?:utrice|uteur)?|atsem|avs|aesh|aide à domicile|berg(?:er|ère)"
    r"|horlog(?:er|ère)|soudeu(?:r|se)|conduct(?:eur|rice)|caméraman|barman|barmaid|barista"
    r"|maître de conférences|clerc|huissier|gendarme|douani(?:er|ère)|soldate?|sapeur"
    r"|ambulanci(?:er"
    r"|ère)|régisseu(?:r|se)|monteu(?:r|se)|styliste|modéliste|tatoueu(?:r|se)|thérapeute"
    r"|sophrologue|naturopathe|podologue|opticien(?:ne)?|prothésiste|diététicien(?:ne)?"
    r"|manutentionnaire|gestionnaire|antiquaire|disquaire|commissaire|magasini(?:er|ère)|cariste"
    rf"|{_NO_TRAIT}[\w-]{{2,}}(?:(?:[^aeim]t|[aeiou]t|s|d|l|n|c|g|ff|v)eur|[fdtnh]euse|trice"
    r"|[^fgml]iste"
    r"|(?:[bclnpst]i|[rt]iè)(?:er|re)|logue|ticien(?:ne)?|graphe|thérapeute|niste)"
)
JOBS = spelt(_JOB_NOUNS)
LANGUAGE_NAMES = spelt(
    r"(?:français|anglais|allemand|espagnol|italien|portugais|néerlandais|arabe|chinois|mandarin"
    r"|japonais|coréen|russe|ukrainien|polonais|turc|grec|suédois|danois|norvégien|finnois|roumain"
    r"|hongrois|tchèque|breton|basque|catalan|occitan|corse|alsacien|créole|wolof|lingala|swahili"
    r"|hindi|vietnamien|thaï|indonésien|persan|hébreu|latin|kabyle|berbère|langue des signes)"
)
NATIONALITIES = spelt(
    r"(?:français|belge|suisse|canadien(?:ne)?|québécois|allemand|italien(?:ne)?|espagnol"
    r"|portugais|anglais|britannique|irlandais|écossais|américain|mexicain|brésilien(?:ne)?"
    r"|argentin|marocain|algérien(?:ne)?|tunisien(?:ne)?|sénégalais|ivoirien(?:ne)?|camerounais"
    r"|congolais|malien(?:ne)?|libanais|syrien(?:ne)?|turc|turque|grec|grecque|russe"
    r"|ukrainien(?:ne)?"
    r"|polonais|roumain|hongrois|suédois|danois|norvégien(?:ne)?|finlandais|néerlandais|chinois"
    r"|japonais|coréen(?:ne)?|vietnamien(?:ne)?|indien(?:ne)?|luxembourgeois)e?s?"
)
