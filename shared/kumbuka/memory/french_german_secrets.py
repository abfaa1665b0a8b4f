"""How French and German tell a password, a PIN or a key.

"Mon mot de passe du wifi, c'est …", "Das Passwort fürs WLAN lautet …". That a password is wrong,
lost or to be changed tells nothing. Every quantifier is bounded: the time is linear in the text.
"""

from __future__ import annotations

import re

from kumbuka.memory.secret_phrase import SecretPhrase, bare, is_mixed
from kumbuka.text.late_pattern import LatePattern

_SAID_OF_IT = (
    "faux fausse incorrect incorrecte oublié perdu perdue expiré compromis volé bon bonne mauvais"
    " long longue court faible fort simple unique sûr changé nouveau le la les un une mon ma pas "
    "plus"
    " trop très dans sur requis obligatoire stocké chiffré haché différent toujours refusé vide "
    "null"
    " falsch richtig weg verloren vergessen abgelaufen unsicher sicher geheim neu alt lang kurz "
    "stark"
    " schwach gleich leer nötig gehasht verschlüsselt gespeichert geändert gesperrt zu nicht das "
    "der"
    " die ein eine mein meine dein immer noch sehr im in auf korrekt ungültig bekannt "
    "kompromittiert"
)
NOT_TOLD = frozenset(_SAID_OF_IT.split())
"""What is said of a password without telling it."""
_VALUE = r"[\"'`“«„]?\s?(?P<value>[^\s\"'`“”„«»,;]{3,400})"
_FOR = (
    r"(?:\s+(?:du|de|des|pour|fürs?|vom|von|zum|zur|im|am|der|meines"
    r"|meiner)\b[^.\n:=?,]{1,40}?"
    r"|\s+(?:wi-?fi|wlan|gmail|google|netflix|apple|github|vpn|ssh|root|admin|windows|actuel"
    r"|principal)\b)?"
)
_SIGN = (
    r"(?P<sign>\s*[:=]\s*|,?\s+(?:est|c['’]est|reste|devient|ist|lautet|heißt|heisst|war|wäre)"
    r"(?:\s+(?:maintenant|désormais|jetzt|nun))?\s*:?\s+)"
)
_PLACEHOLDER = LatePattern(r"[<\[{$%*]|x{3,}|\.\.\.|…|exemple|beispiel|example", re.I)
PARTICIPLE = LatePattern(r"[a-zéèêà-]{2,}ée?s?")
"""French: "périmé", "oubliée". A password in lower case that ends like one is taken for it."""
_ENDS = LatePattern(r"[\"'`”»“]?\s*(?:$|[.,;!?\n]|\b(?:et|mais|und|aber)\b)", re.I)


def _is_password(match: re.Match[str]) -> bool:
    value = bare(match)
    if len(value) < 3 or value.lower() in NOT_TOLD or _PLACEHOLDER.match(value):
        return False
    if any(c.isdigit() for c in value) or match["sign"].strip() in {":", "="}:
        return True
    if PARTICIPLE.fullmatch(value):
        return False
    return bool(_ENDS.match(match.string, match.end("value")))


def _is_key(match: re.Match[str]) -> bool:
    value = match["value"]
    return len(value) >= 8 and is_mixed(value) and not _PLACEHOLDER.match(value)


def _phrase(words: str) -> LatePattern:
    return LatePattern(rf"(?i)(?<!\w)(?<!gestionnaire de )(?:{words}){_FOR}{_SIGN}{_VALUE}")


FRENCH_GERMAN_SECRETS: tuple[SecretPhrase, ...] = (
    SecretPhrase(
        "password",
        (
            *("mot de passe", "mots de passe", "mdp", "phrase de passe", "code secret"),
            *("code d'acc", "code wi", "code du wi", "passwort", "kennwort", "passphrase"),
            *("zugangscode", "losung", "wlan"),
        ),
        _phrase(
            r"mots?\s+de\s+passe|mdp|phrase\s+de\s+passe"
            r"|code\s+(?:secret|d['’]acc[eè]s|(?:du\s+)?wi-?fi)"
            r"|(?:[a-zäöüß]+-?)?(?:passwort|kennwort)|passphrase|zugangscode|losungswort"
            r"|wlan-?\s?(?:schlüssel|schluessel|code|key)"
        ),
        _is_password,
    ),
    SecretPhrase(
        "pin",
        ("pin", "code de carte", "code de ma carte", "cryptogramme", "geheimzahl", "prüfziffer"),
        LatePattern(
            r"(?i)(?<!\w)(?:code\s+pin|pin(?:-?code|-?nummer)?"
            r"|code\s+de\s+(?:ma\s+)?carte(?:\s+bancaire|\s+bleue)?"
            rf"|cryptogramme|geheimzahl|prüfziffer){_FOR}{_SIGN}(?:le\s+)?(?P<value>\d{{3,8}})\b"
        ),
        lambda match: True,
    ),
    SecretPhrase(
        "api_key",
        ("clé", "cle ", "jeton", "schlüssel", "schluessel", "zugangstoken"),
        _phrase(
            r"cl(?:é|e)s?\s+(?:d['’](?:api|acc[eè]s)|api|secr[eè]te|priv[ée]e|de\s+licence)"
            r"|jetons?(?:\s+d['’]acc[eè]s)?"
            r"|(?:api|zugriffs|zugangs|lizenz|geheim)-?(?:schlüssel|schluessel|token)"
            r"|geheimer\s+schlüssel"
        ),
        _is_key,
    ),
)
