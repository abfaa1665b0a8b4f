"""How Indonesian and Swahili tell a password, a PIN or a key.

Whose it is stands behind the word ("kata sandi saya", "nenosiri langu"), and Indonesian needs no
verb before the value, so a value without one has to look like none of a sentence's words.
Every quantifier is bounded: the time is linear in the text.
"""

from __future__ import annotations

import re

from kumbuka.memory.secret_phrase import SecretPhrase, bare, is_mixed
from kumbuka.text.late_pattern import LatePattern

_SAID_OF_IT = (
    "salah benar lupa hilang bocor aman kuat lemah baru lama sama rahasia panjang pendek "
    "penting kosong terkunci wajib harus tidak belum sudah saya kami aku yang untuk dari "
    "sulit mudah unik sederhana diganti berubah kedaluwarsa bersama pribadi dan atau ini itu "
    "apa siapa wifi email mbaya nzuri mpya ndefu fupi dhaifu imara salama muhimu siri sawa "
    "rahisi ngumu sahihi hii hiyo ipi gani kwamba kuwa yangu langu lako yako sio tofauti "
    "nini"
)
_NOT_TOLD = frozenset(_SAID_OF_IT.split())
_OWNER = r"(?:ku\b|mu\b|nya\b)?"
_FOR = (
    r"(?:\s+(?:saya|aku|kami|kita|gue|untuk|buat|wi-?fi|email|surel|akun|server|laptop|komputer"
    r"|database|admin|rumah|kantor|router|bank|atm|hp|root|ssh|produksi|staging|api|login|masuk"
    r"|github|gmail"
    r"|adalah|itu|yaitu|ialah|sekarang|yang|baru|langu|yangu|wangu|letu|yetu|zangu|la|ya|wa|za|kwa"
    r"|akaunti|simu|barua pepe|seva|kompyuta|hifadhidata|benki|siri)\b){0,6}"
)
_WHOSE = rf"(?:ku\b{_FOR}|{_FOR.replace('{0,6}', '{1,6}')})"
_SIGN = r"(?P<sign>\s*[:=]\s*|(?<=adalah)\s+|(?<=yaitu)\s+|\s+(?:ni|ialah|sasa ni)\s*:?\s+|\s+)"
_VALUE = r"[\"'`“]?(?P<value>[^\s\"'`“”,;]{3,400})"
_ENDS = LatePattern(r"[\"'`”]?\s*(?:$|[.,;!?\n]|\b(?:dan|tapi|na|lakini)\b)")
_PLACEHOLDER = LatePattern(r"[<\[{$%*]|x{3,}|\.\.\.|…|contoh|mfano|example", re.I)
_DESCRIBES = LatePattern(r"\d{1,2}[.!?]?\Z|\d+-\d+\Z|2fa\b", re.I)


def _is_password(match: re.Match[str]) -> bool:
    value = bare(match)
    if len(value) < 3 or value.lower() in _NOT_TOLD or _PLACEHOLDER.match(value):
        return False
    if any(c.isdigit() for c in value) and not _DESCRIBES.match(value):
        return True
    return _is_joined(match) and bool(_ENDS.match(match.string, match.end("value")))


def _is_joined(match: re.Match[str]) -> bool:
    """Whether a sign or a verb says that what follows is the value."""
    before = match.string[match.start() : match.start("value")].lower().rstrip("\"'`“ ")
    return before.endswith((":", "=", " ni", "adalah", "yaitu", "ialah"))


def _is_key(match: re.Match[str]) -> bool:
    value = bare(match)
    return len(value) >= 8 and is_mixed(value) and not _PLACEHOLDER.match(value)


_PASSWORDS = (
    r"kata\s+sandi|katasandi|(?<!kata )sandi|password|pwd|passphrase|kata\s+kunci\s+rahasia"
    r"|neno\s*siri|neno\s+(?:langu\s+|letu\s+)?la\s+siri|nywila"
)
_NO_TOOL = (
    r"(?<!pengelola )(?<!manajer )(?<!aplikasi )(?<!penyimpan )(?<!kidhibiti )(?<!kidhibiti cha )"
)
_PINS = (
    rf"(?:(?:nomor\s+|kode\s+)?pin|kode\s+(?:keamanan|rahasia)){_WHOSE}"
    rf"|namba(?:ri)?\s+(?:yangu\s+)?ya\s+siri{_FOR}"
)
_KEYS = (
    r"kunci\s+(?:api|akses|rahasia|lisensi|enkripsi|ssh)|api\s?key|token(?:\s+akses)?|tokeni"
    r"|ufunguo\s+(?:wangu\s+|wetu\s+)?wa\s+(?:api|siri|ufikiaji|leseni)"
)

INDONESIAN_SWAHILI_SECRETS: tuple[SecretPhrase, ...] = (
    SecretPhrase(
        "password",
        ("sandi", "password", "pwd", "passphrase", "siri", "nywila", "rahasia"),
        LatePattern(rf"(?i){_NO_TOOL}\b(?:{_PASSWORDS}){_OWNER}{_FOR}{_SIGN}{_VALUE}"),
        _is_password,
    ),
    SecretPhrase(
        "pin",
        ("pin", "siri", "kode"),
        LatePattern(rf"(?i)\b(?:{_PINS}){_SIGN}(?P<value>\d{{4,8}})\b(?![.,:/-]\d)"),
        lambda match: True,
    ),
    SecretPhrase(
        "api_key",
        ("kunci", "key", "token", "ufunguo"),
        LatePattern(rf"(?i)\b(?:{_KEYS}){_OWNER}{_FOR}{_SIGN}{_VALUE}"),
        _is_key,
    ),
)
