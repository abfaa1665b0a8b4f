"""What Swahili says not to be so, and how it would be said if it were.

The verb itself denies: `siishi` for "I do not live", `naishi` for "I live".
"""

from __future__ import annotations

from kumbuka.memory.extraction.letter_case import case_blind
from kumbuka.memory.extraction.table import Denied, denial

_OPENED = r"(?:(?:kumbe|kwa kweli|kwa hakika|mwishowe|ukweli ni kwamba),? )?"
_I = rf"{_OPENED}(?:mimi )?"
_WORD = r"(?!(?:lakini|na|au|kwamba)\b)[^\s,;]+"
_WHO = rf"{_OPENED}(?P<who>(?:{_WORD} ){{1,4}}?)"
_AGAIN = r"(?: tena)?"
_KEEPING_I = r"(?P<verb>ishi|fikiri|amini|rudi|kaa)"
_VERB = r"(?P<verb>\w{1,12}?)i"
_NOT = r"(?:siyo|sio|si)(?: tena)? "

DENIED = Denied(
    sign=case_blind(r"\b(?:si|ha)\w*"),
    denials=(
        denial(rf"{_I}sina{_AGAIN} ", "nina "),
        denial(rf"{_I}(?:sikuwa na|sijawahi kuwa na) ", "nina "),
        denial(rf"{_I}sijawahi ku(?P<verb>\w+) ", "nina{verb} "),
        denial(rf"{_I}si{_KEEPING_I}{_AGAIN} ", "nina{verb} "),
        denial(rf"{_I}si{_VERB}{_AGAIN} kazi ", "nina{verb}a kazi "),
        denial(rf"{_I}si{_VERB}{_AGAIN} ", "na{verb}a "),
        denial(rf"{_I}si{_VERB}{_AGAIN} ", "nina{verb}a "),
        denial(rf"{_OPENED}mimi {_NOT}", "mimi ni "),
        denial(rf"{_OPENED}mimi {_NOT}", "mimi "),
        denial(rf"{_OPENED}mimi {_NOT}wa ", "natoka "),
        denial(rf"{_OPENED}(?:siyo|sio|si) ", "mimi ni "),
        denial(rf"{_WHO}hana{_AGAIN} ", "{who}ana "),
        denial(rf"{_WHO}ha{_KEEPING_I}{_AGAIN} ", "{who}ana{verb} "),
        denial(rf"{_WHO}ha{_VERB}{_AGAIN} ", "{who}ana{verb}a "),
        denial(rf"{_WHO}{_NOT}", "{who}ni "),
    ),
    denying=case_blind(r"\b(?:si|sio|siyo|sina|hana|kamwe)\b"),
    in_part=case_blind(
        r"\b(?:si|sio|siyo) (?:tu|pekee)\b|\btu\b|\b(?:leo|wiki hii|mwezi huu"
        r"|kesho|kwa sababu|bado|peke yangu"
        r"|sijui|sidhani)\b"
    ),
    instead=case_blind(r",? bali(?: ni)? "),
    end=case_blind(r"[\s,]+(?:tena|kabisa|sasa|siku hizi)\W*$"),
)
