"""What instructions to the model look like in French and German, with accents or without.

"Mon chat ignore toutes les règles" tells of a cat: an order to drop rules is in the form of an
order and stands where one can begin, or it names the model's own, earlier or built-in rules.
"""

from __future__ import annotations

import re

_ACCENTS = {"é": "e", "è": "e", "ê": "e", "à": "a", "â": "a", "ç": "c", "î": "i", "ô": "o"}
_WRITTEN = {
    **{accent: f"[{accent}{plain}]" for accent, plain in _ACCENTS.items()},
    **{"ä": "(?:ä|ae?)", "ö": "(?:ö|oe?)", "ü": "(?:ü|ue?)", "ß": "(?:ß|ss)", "'": "['’]"},
}
_SPECIAL = re.compile("[" + "".join(_WRITTEN) + "]")


def _loose(*patterns: str) -> tuple[str, ...]:
    """The patterns with every accent optional. No such letter stands in a class."""
    return tuple(_SPECIAL.sub(lambda m: _WRITTEN[m.group()], pattern) for pattern in patterns)


# --- French ---------------------------------------------------------------------------------------

_FR_START = (
    r"(?:^|[.!?;:,\n>\"«(-]|\b(?:et|puis|maintenant|alors|merci de|il faut|tu dois|vous devez|que "
    r"tu"
    r"|veuillez|tu peux|dois|désormais|qu'on))\s*"
)
_FR_DROP = (
    r"(?:ignor(?:e|ez|er|es)|oubli(?:e|ez|er|es)|néglige[rz]?|contourne[rz]?|désactive[rz]?"
    r"|annule[rz]?"
    r"|efface[rz]?|outrepasse[rz]?|désobéi(?:s|ssez|r) (?:à|aux)|fai(?:s|tes|re) abstraction d(?:e"
    r"|es)"
    r"|ne (?:tiens|tenez|tenir) (?:pas|plus) compte(?: de| des)?|ne (?:suis|suivez|suivre"
    r"|respecte[rz]?)"
    r" (?:pas|plus)|passe[rz]? outre(?: à| aux)?|arrête[rz]? de (?:suivre|respecter))"
)
_FR_ALL = r"(?:\s+(?:toutes?|tous|tout|les?|la|tes?|ta|vos|votre|ses|des?|d'|ces|cette|à|aux)){0,4}"
_FR_RULES = (
    r"(?:instructions?|consignes?|règles?|directives?|ordres?|restrictions?|prompts?|limites?"
    r"|filtres?"
    r"|contraintes?|garde-fous|messages?|indications?|politiques?|programmation)"
)
_FR_EARLIER = (
    r"(?:précédente?s?|antérieure?s?|ci-dessus|initiale?s?|d'origine|système|du système|de sécurité"
    r"|du développeur|par défaut|au-dessus|reçue?s?|données? (?:avant|plus haut|auparavant)"
    r"|qui précèdent|de base)"
)
_FR_PROMPT = (
    r"(?:prompts?|messages?|instructions?|consignes?|invites?) (?:du |de |de ton |de base du )?"
    r"(?:système|initiale?s?|cachée?s?|secr(?:et|ète)s?|internes?)"
)
FRENCH = _loose(
    rf"{_FR_START}{_FR_DROP}{_FR_ALL}\s+(?:\w+\s+){{0,2}}?{_FR_RULES}\s+(?:\w+\s+)?{_FR_EARLIER}",
    rf"{_FR_START}{_FR_DROP}\s+(?:toutes (?:les|tes|vos)|tous (?:les|tes|vos)|tes|vos)\s+"
    rf"(?:\w+\s+)?{_FR_RULES}\b(?!\s+(?:de (?:la|mon|notre|ma)|du (?!système)|que j|pour|sur))",
    rf"{_FR_START}{_FR_DROP}\s+tout ce (?:qui précède|qu'on t'a dit|que (?:je|l'on|tu) \w+ \w+ "
    r"avant)",
    r"\b(?:révèle[rsz]?|montre[rsz]?|affiche[rsz]?|répète[rsz]?|donne[rsz]?|divulgue[rsz]?"
    r"|imprime[rsz]?|dévoile[rsz]?"
    r"|récite[rsz]?|communique[rsz]?|dis|écris)(?:-(?:moi|nous))?(?:\s+(?:le|la|ton|ta|votre|les"
    r"|tes"
    r"|vos"
    rf"|moi|tout|toujours|d'abord|intégralement|l'intégralité|de)){{0,4}}\s+{_FR_PROMPT}",
    r"\b(?:tu es|vous êtes|tu deviens|agis comme|réponds comme|comporte-toi comme) (?:(?:maintenant"
    r"|désormais|à présent) )?(?:dan\b|une? (?:[\w-]+ ){0,4}(?:sans (?:aucune? |la moindre "
    r")?(?:restrictions?"
    r"|filtres?|limites?|règles?|censure)|débridée?|libre de toutes?))",
    r"\b(?:tu n'as|vous n'avez|n'ayant) (?:plus |désormais )?(?:plus |aucune? |de )?(?:aucune? "
    r"|de )?(?:restriction"
    r"|limite|filtre|règle|contrainte)s?\b",
    r"\b(?:tu dois|vous devez|à partir de maintenant,? (?:tu|vous)) (?:toujours |désormais "
    r")?(?:m'obéi\w*"
    r"|obéi\w*|tout accepter)",
    r"\b(?:active|passe en|entre en|bascule en) (?:le )?mode (?:développeur|dan|sans (?:filtre"
    r"|restriction)"
    r"|jailbreak|administrateur|dieu)\b",
    r"\bne (?:dis|dites|révèle|signale|préviens) (?:rien|pas|jamais)(?: ça| cela)? à l'utilisateur",
    r"\b(?:l'assistant|l'ia|le modèle|le chatbot) doit (?:toujours |désormais )?(?:ignorer|obéir"
    r"|révéler"
    r"|divulguer|désobéir|mentir|contourner)\b",
)
FRENCH_NEEDS = (
    "ignor|oubli|néglig|neglig|contourn|désactiv|desactiv|annul|effac|outrepass|désobéi|desobei"
    "|abstraction"
    "|compte|suis |suiv|respect|outre|révèle|revele|révéle|montre|affiche|répète|repete|répéte"
    "|donne|divulg"
    "|imprim|dévoil|devoil|récit|recit|communiqu|dis|écris|ecris|tu es|vous êtes|vous etes|tu "
    "deviens|agis"
    "|réponds|reponds|comporte|n'a|n’a|tu dois|vous devez|maintenant|active|passe en|entre en"
    "|bascule"
    "|doit ",
    "instruction|consigne|règle|regle|directive|ordre|restriction|prompt|limite|filtre|contrainte"
    "|garde-fou"
    "|message|indication|politique|programmation|précède|precede|t'a dit|t’a dit|invite|dan|sans "
    "|débrid"
    "|debrid|libre|obéi|obei|accepter|mode |utilisateur|ignorer|révéler|reveler|divulguer|mentir"
    "|contourner"
    "|avant",
)

# --- German ---------------------------------------------------------------------------------------

_DE_START = (
    r"(?:^|[.!?;:,\n>\"„(-]|\b(?:und|dann|jetzt|nun|bitte|sofort|musst|sollst|dass du|du|ab "
    r"jetzt))\s*"
)
_DE_DROP = (
    r"(?:ignorier(?:e|en|t|st)?(?: sie)?|vergiss|vergesst|vergessen sie|missachte(?:n sie|t)?"
    r"|übergeh(?:e|en sie)?"
    r"|verwirf|verwerfen sie|umgehe?|umgehen sie|überschreibe?|lösche?|deaktiviere?|hebe?|schalte?"
    r"|befolge?(?: (?:ab jetzt|nicht|keine))*|beachte? nicht(?: mehr)?|halte? dich nicht(?: "
    r"mehr)? an|setze? dich über)"
)
_DE_ALL = (
    r"(?:\s+(?:alle[ns]?|sämtliche[n]?|die|deine[nr]?|ihre[nr]?|jegliche[n]?|jede|der|den|das|dir"
    r"|bitte|sofort"
    r"|einfach|ab jetzt|nicht|keine)){0,4}"
)
_DE_RULES = (
    r"(?:anweisung(?:en)?|instruktion(?:en)?|regeln?|befehle?|vorgaben?|richtlinien?"
    r"|einschränkungen?|prompts?"
    r"|beschränkungen?|filter|sicherheits\w+|nachrichten|anordnungen|direktiven"
    r"|systemanweisung(?:en)?|systemprompts?)"
)
_DE_EARLIER = (
    r"(?:vorherige[nrs]?|bisherige[nrs]?|frühere[nrs]?|obige[nrs]?|vorangegangene[nrs]?"
    r"|vorige[nrs]?|ursprüngliche[nrs]?"
    r"|vorhergehende[nrs]?|zuvor gegebene[nrs]?|bestehende[nrs]?|internen?|anfängliche[nrs]?"
    r"|gegebenen?)"
)
_DE_PROMPT = (
    r"(?:system-?\s?prompts?|systemnachricht|systemanweisung(?:en)?|(?:versteckten?|geheimen?"
    r"|internen?|ursprünglichen?"
    r"|initialen?)\s+(?:prompts?|anweisung(?:en)?|instruktion(?:en)?))"
)
GERMAN = _loose(
    rf"{_DE_START}{_DE_DROP}{_DE_ALL}\s+{_DE_EARLIER}\s+(?:\w+\s+)?{_DE_RULES}\b",
    rf"{_DE_START}{_DE_DROP}\s+(?:bitte )?(?:alle|sämtliche|jegliche|deine|all deine|alle deine"
    r"|alle ihre)\s+"
    rf"{_DE_RULES}\b(?!\s+(?:de[rs] |aus |für |von (?:mir|meine|unsere)))",
    r"\bdu (?:(?:jetzt|nun|ab jetzt|ab sofort|von nun an) )?(?:dan|ein\w* (?:[\w-]+ ){0,4}ohne"
    r" (?:jegliche |alle )?(?:einschränkungen|filter|regeln|beschränkungen|grenzen)) bist\b",
    rf"\bdu{_DE_ALL}\s+(?:{_DE_EARLIER}\s+)?{_DE_RULES} (?:nicht )?(?:ignorieren|vergessen"
    rf"|missachten"
    r"|umgehen|übergehen|verwerfen|befolgen|beachten) (?:sollst|musst|darfst|kannst|wirst)\b",
    rf"\bdu(?:\s+\w+){{0,3}}?\s+(?:deinen?|den|die)\s+{_DE_PROMPT} (?:immer |zuerst |wörtlich )?"
    r"(?:ausgibst|zeigst|verrätst|nennst|wiederholst|offenlegst|preisgibst|druckst|sagst)\b",
    rf"{_DE_START}{_DE_DROP}{_DE_ALL}\s+{_DE_RULES} (?:des systems|deines systems"
    r"|deiner entwickler|des entwicklers|von openai)\b",
    rf"\bdass du{_DE_ALL}\s+(?:{_DE_EARLIER}\s+)?{_DE_RULES}\s+(?:ignorierst|vergisst|missachtest"
    r"|umgehst|übergehst|verwirfst)\b",
    rf"{_DE_START}{_DE_DROP}\s+(?:alles|was)(?: (?:oben|davor|vorher|bisherige|vorherige|zuvor)\b"
    r"|,? was (?:oben|davor|vorher|zuvor|dir)\b)",
    r"\b(?:zeige?|verrate?|gib|nenne?|wiederhole?|offenbare?|drucke?|veröffentliche?|sage?"
    r"|schreibe?|lies|rezitiere?)\b"
    r"(?:\s+(?:mir|uns|den|deinen?|die|deine|das|bitte|vollständigen?|komplette[ns]?|gesamten?"
    rf"|wörtlich|jetzt|aus)){{0,4}}\s+{_DE_PROMPT}",
    r"\bdu bist (?:jetzt|nun|ab jetzt|ab sofort|von nun an) (?:dan\b|ein\w* (?:[\w-]+ "
    r"){0,4}(?:ohne (?:jegliche |alle )?"
    r"(?:einschränkungen|filter|regeln|beschränkungen|grenzen)|(?:ki|assistent\w*|modell) ohne)"
    r"|ein\w* unzensierte)",
    r"\b(?:antworte|handle|agiere|verhalte dich|reagiere)\b[^.\n]{0,40}\bohne (?:jegliche |alle "
    r")?(?:einschränkungen"
    r"|filter|beschränkungen|zensur|sicherheits\w+)",
    r"\bdu (?:hast|unterliegst) (?:jetzt |ab jetzt |nun |ab sofort )?keine[nr]? (?:\w+ "
    r")?(?:einschränkungen|regeln"
    r"|beschränkungen|filter|grenzen)\b",
    r"\b(?:du musst|ab jetzt (?:musst|wirst) du|du wirst) (?:mir )?(?:immer |in allem "
    r"|bedingungslos )*gehorchen",
    r"\bgehorche (?:mir|nur|ab jetzt|allen)\b",
    r"\b(?:aktiviere|wechsle in|schalte in|starte|gehe in) (?:den |einen )?(?:entwickler|dan"
    r"|jailbreak|admin|gott)-?\s?modus",
    r"\b(?:sag|sage|verrate|erzähle?|melde) (?:es |das |davon )?(?:dem|der) (?:nutzer|benutzer"
    r"|anwender|user)(?:in)? (?:nichts|nicht|nie)",
    r"\b(?:der assistent|die ki|das modell|der chatbot) (?:muss|soll|darf)(?: (?:immer|ab jetzt"
    r"|nur|alle \w+|den \w+|deine \w+))*"
    r" (?:ignorieren|gehorchen|verraten|offenlegen|lügen|missachten|umgehen)\b",
)
GERMAN_NEEDS = (
    "ignorier|vergiss|vergess|missacht|verwirfst|bist|übergeh|ueberge|ubergeh|verwirf|verwerf|umgeh"
    "|überschreib|ueberschreib"
    "|lösch|loesch|losch|deaktivier|heb|schalt|befolg|beacht|halt|setz|zeig|verrat|gib|nenn"
    "|wiederhol|offenbar"
    "|druck|veröffentlich|sag|schreib|lies|rezitier|du bist|antwort|handle|agier|verhalt|reagier"
    "|du hast"
    "|unterliegst|gehorch|aktivier|wechsle|starte|gehe in|erzähl|melde|muss|soll|darf|ausgibst"
    "|offenlegst|preisgibst"
    "|kannst|wirst",
    "anweisung|instruktion|regel|befehl|vorgabe|richtlinie|schränkung|schraenkung|schrankung"
    "|prompt|filter"
    "|sicherheit|nachricht|anordnung|direktive|alles|was |dan|ohne |unzensiert|grenzen|gehorch"
    "|modus|nutzer"
    "|anwender|user|ignorieren|verraten|offenlegen|lügen|missachten|umgehen",
)
