"""What French says not to be so, and how it would be said if it were."""

from __future__ import annotations

from kumbuka.memory.extraction.letter_case import case_blind
from kumbuka.memory.extraction.table import Denied, denial

_OPENED = r"(?:(?:finalement|en fait|en réalité|au final|en fin de compte|il s['’]avère que),? )?"
_WORD = r"(?!(?:mais|et|ou|que|qui|où|car|si|quand)\b)[^\s,;]+"
_WHO = rf"{_OPENED}(?P<who>(?:{_WORD} ){{0,4}}?{_WORD})"
_NOT = r"(?:vraiment )?(?:pas|plus|point)(?: du tout| vraiment)?"
_ALLERGY = r"d['’]allergie "
_HAS = r"(?P<verb>ai|as|a|avons|ont|possède|possèdons)"
_VERB = r"(?P<verb>(?:me |m['’]|se |s['’])?\w+)"
_VOWEL = r"(?P<verb>[aeiouyéèêhâî]\w*)"
_WAS_WRONG = (
    r" (?:était|est|a été|s['’]est avérée?)(?: être)? (?:une? )?(?:faux |fausse |mauvais )?"
    r"(?:erreur|diagnostic|alerte|fausse).*"
)
_NEVER = {
    "été": ("suis", "est"), "habité": ("habite", "habite"), "vécu": ("vis", "vit"),
    "travaillé": ("travaille", "travaille"), "eu": ("ai", "a"), "utilisé": ("utilise", "utilise"),
}  # fmt: skip

DENIED = Denied(
    sign=case_blind(r"\b(?:pas|plus|point|jamais|aucune?|erreur|diagnostic|alerte)\b"),
    denials=(
        denial(rf"{_OPENED}mon (?P<what>allergie [^,;]{{2,40}}?){_WAS_WRONG}", "j'ai une {what}"),
        denial(rf"{_OPENED}j['’](?:n['’])?ai {_NOT} {_ALLERGY}", "je suis allergique "),
        denial(rf"{_OPENED}je n['’]ai (?:{_NOT} d['’]|aucune )allergie ", "je suis allergique "),
        denial(rf"{_WHO} (?:n['’])?a (?:{_NOT} d['’]|aucune )allergie ", "{who} est allergique "),
        denial(rf"{_OPENED}je n['’]{_HAS} (?:{_NOT} (?:de |d['’])|aucune? )", "j'{verb} un "),
        denial(rf"{_OPENED}je n['’]{_HAS} {_NOT} (?:de |d['’])", "j'{verb} des "),
        denial(rf"{_OPENED}j['’]{_HAS} {_NOT} (?:de |d['’])", "j'{verb} un "),
        denial(rf"{_WHO} (?:n['’])?a (?:{_NOT} (?:de |d['’])|aucune? )", "{who} a un "),
        *(
            denial(rf"{_OPENED}je n['’]ai jamais {was} ", f"j'{now[0]} ")
            for was, now in _NEVER.items()
            if now[0][0] in "aeiouh"
        ),
        *(
            denial(rf"{_OPENED}je n['’]ai jamais {was} ", f"je {now[0]} ")
            for was, now in _NEVER.items()
            if now[0][0] not in "aeiouh"
        ),
        *(
            denial(rf"{_WHO} n['’]a jamais {was} ", f"{{who}} {now[1]} ")
            for was, now in _NEVER.items()
        ),
        denial(rf"{_OPENED}je n['’]{_VOWEL} {_NOT}(?: de | d['’]| )", "j'{verb} "),
        denial(rf"{_OPENED}j['’](?P<verb>\w+) {_NOT}(?: de | d['’]| )", "j'{verb} "),
        denial(rf"{_OPENED}je ne {_VERB} {_NOT} ", "je {verb} "),
        denial(rf"{_OPENED}je {_VERB} pas ", "je {verb} "),
        denial(rf"{_WHO} (?:n['’]|ne ){_VERB} {_NOT} ", "{who} {verb} "),
        denial(rf"{_WHO} (?P<verb>est|sont|a|habite|travaille|vient) pas ", "{who} {verb} "),
    ),
    denying=case_blind(r"\b(?:pas|jamais|aucune?|ne)\b|\bn['’]"),
    in_part=case_blind(
        r"\bpas (?:que|seulement|uniquement|toujours|très|si|sûre?|encore|tous|trop)\b"
        r"|\bn(?:e |['’])\w+ que\b|\b(?:aujourd['’]hui|cette semaine|pour l['’]instant"
        r"|demain|parce que|sous la main|sur moi"
        r"|seule?|le (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|week-end))\b"
    ),
    instead=case_blind(r",? (?:mais(?: plutôt)? |plutôt )"),
    end=case_blind(r"[\s,]+(?:finalement|du tout|non plus|en fait|maintenant)\W*$"),
)
