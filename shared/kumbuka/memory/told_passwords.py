"""Passwords that stand beside their name without a verb, or with a clause between, in any language.

"user ana, password Gato123", "the password I use everywhere is qwerty123", "das Passwort, das ich
benutze, ist …": with so little to go by, the value has to be of digits and letters, end its clause,
and be no name of a technique. Every quantifier is bounded: the time is linear in the text.
"""

from __future__ import annotations

import re

from kumbuka.memory.secret_phrase import SecretPhrase, bare, is_mixed
from kumbuka.text.late_pattern import LatePattern

_LATIN = (
    r"pass(?:word|wort|phrase|code|wd)s?|pwd?|kennwort|contrase(?:ñ|n)a|senha|palavra[ -]passe"
    r"|mot de passe|mdp|kata sandi|katasandi|neno ?siri|nywila"
)
_SHORTENED = r"(?:my|our|mi|minha|mon|mein|the)\s+pass"
_NAMES = rf"(?:(?<!\w)(?:[a-zäöüß]{{1,12}}-)?(?:{_LATIN}|{_SHORTENED})|密[码碼]|口令)"
_HINTS = (
    *("passw", "passphrase", "passcode", "pw", "kennwort", "contrase", "senha", "palavra", "mdp"),
    *("mot de passe", "sandi", "siri", "nywila", "my pass", "our pass", "mi pass", "minha pass"),
    *("mon pass", "mein pass", "the pass", "密码", "密碼", "口令"),
)
_CLAUSE = (
    r",?\s+(?:that|which|i|we|que|qui|das|die|welches|yang|nina\w{2,12}|tuna\w{2,12})\b"
    r"[^.!?\n:=]{0,40}?"
)
_SIGN = (
    r"(?P<sign>\s*[:=：]\s*|['’]s\s+|,?\s+(?:it['’]s|c['’]est|is|was|are|as|es|era|é|est|ist|war"
    r"|lautet|adalah|ni)\s+|,?\s+|(?<=[码碼令])\s?)"
)
_VALUE = (
    r"[\"'`“«„]?(?P<value>(?=\S{0,60}\d)(?=\S{0,60}[^\W\d])"
    r"[^\s\"'`“”„«»,;，。\u3400-\u9fff]{6,100})"
)
_ENDS = LatePattern(
    r"[\"'`”»“]?\s*(?:$|[.,;!?)\n，。！]|\b(?:and|but|or|y|e|o|et|ou|mais|und|oder|aber|dan|na|for"
    r"|on|everywhere|now)\b)"
)
_TECHNIQUE = LatePattern(
    r"(?:\d?[a-z]fa|oauth\d?|sha-?\d+|md5|bcrypt|argon2\w*|v\d|1password|wpa\d|pbkdf2|ldap|utf-?8"
    r"|base64|aes-?\d+|ipv\d|rfc|iso-?\d|http|windows|iphone|web\d|\d+[a-z]{1,3}$|\d+-\w+)",
    re.I,
)


def _is_told(match: re.Match[str]) -> bool:
    value = bare(match)
    if len(value) < 6 or not is_mixed(value) or _TECHNIQUE.match(value):
        return False
    start = match.start("value")
    return _ENDS.match(match.string, start + match["value"].index(value) + len(value)) is not None


def _is_told_at_length(match: re.Match[str]) -> bool:
    """ "ana@example.com / Room12b" may be a place."""
    return len(bare(match)) >= 8 and _is_told(match)


TOLD_PASSWORDS: tuple[SecretPhrase, ...] = (
    SecretPhrase(
        "password",
        _HINTS,
        LatePattern(rf"(?i){_NAMES}(?:{_CLAUSE})?{_SIGN}{_VALUE}"),
        _is_told,
    ),
    SecretPhrase(
        "password",
        ("@",),
        LatePattern(rf"[\w.+-]{{1,64}}@[\w.-]{{1,80}}(?P<sign>\s[/|]\s){_VALUE}"),
        _is_told_at_length,
    ),
    SecretPhrase(
        "pin",
        ("otp", "code"),
        LatePattern(
            r"(?i)\b(?:otp|(?:one-time|backup|2fa|verification|security)\s+(?:pass)?codes?)"
            r"(?P<sign>\s+(?:is|are)\s+|\s*[:=]\s*|['’]s\s+)(?P<value>\d[\d-]{2,10}\d)\b"
        ),
        lambda match: True,
    ),
)
