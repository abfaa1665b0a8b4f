"""What Indonesian says not to be so, and how it would be said if it were."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.indonesian_parts import NOT
from kumbuka.memory.extraction.letter_case import case_blind
from kumbuka.memory.extraction.table import Denied, denial

_OPENED = r"(?:(?:ternyata|sebenarnya|sebetulnya|faktanya),? )?"
_WORD = r"(?!(?:tapi|dan|atau|yang|karena|kalau)\b)[^\s,;]+"
_BEFORE = rf"{_OPENED}(?P<who>(?:{_WORD} ){{1,5}}?)"
_DONE = r"(?:sudah |udah |udh |sekarang |memang |emang )*"
_NO = rf"{_DONE}(?:{NOT}|bukan(?:lah)?|belum)(?: lagi| pernah| ada)?(?: lagi)? "
_WAS_WRONG = r" (?:ternyata |itu )*(?:salah|keliru|hasil )(?:diagnosis|diagnosa)?.*"

DENIED = Denied(
    sign=case_blind(rf"\b(?:{NOT}|bukan|bukanlah|belum|salah|keliru)\b"),
    denials=(
        denial(rf"{_OPENED}(?P<what>alergi \w+) (?P<who>saya|aku){_WAS_WRONG}", "{who} {what}"),
        denial(rf"{_BEFORE}{_NO}(?:punya|memiliki|ada) alergi (?:terhadap )?", "{who}alergi "),
        denial(rf"{_BEFORE}{_NO}(?:punya|memiliki|ada) anak\b", "{who}punya dua anak"),
        denial(rf"{_BEFORE}{_NO}", "{who}"),
        denial(rf"{_BEFORE}{_NO}(?:seorang )?", "{who}seorang "),
        denial(rf"{_BEFORE}{_NO}", "{who}adalah "),
        denial(rf"{_NO}", "saya "),
    ),
    denying=case_blind(rf"\b(?:{NOT}|bukan|belum|jangan|salah diagnos\w+|keliru)\b"),
    in_part=case_blind(
        r"\b(?:bukan|tidak|nggak|gak) (?:hanya|cuma|sekadar|sekedar|selalu|begitu|terlalu|tahu"
        r"|yakin|semua|sendiri|ngerti|mengerti|paham|mau|ingin)\b|\b(?:hari ini|minggu ini"
        r"|bulan ini|besok|karena|sendirian)\b"
    ),
    instead=case_blind(r",? (?:melainkan|tapi|tetapi) "),
    end=case_blind(r"[\s,]+(?:lagi|kok|sih|sekarang|sama sekali)\W*$"),
)
