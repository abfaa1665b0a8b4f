"""What German says not to be so, and how it would be said if it were."""

from __future__ import annotations

from kumbuka.memory.extraction.letter_case import case_blind
from kumbuka.memory.extraction.table import Denied, denial

_OPENED = r"(?:(?:tatsächlich|eigentlich|übrigens),? )?"
_WORD = r"(?!(?:aber|und|oder|die|dass|weil|wenn|als|wo)\b)[^\s,;]+"
_BEFORE = rf"{_OPENED}(?P<who>{_WORD}(?: {_WORD}){{0,6}}?)"
_NOT = r"(?: doch| ja| gar| eigentlich| übrigens| überhaupt| aktuell| derzeit)* nicht(?: mehr)?"
_NEVER = r" (?:noch )?(?:nie|niemals)"
_NO = r"(?: doch| ja| gar| eigentlich| überhaupt)* kein"
_WAS_WRONG = (
    r" (?:war|ist)(?: \w+)? (?:eine? )?(?:fehldiagnose|irrtum|falscher? alarm|fehler|falsch).*"
)

DENIED = Denied(
    sign=case_blind(
        r"\b(?:nicht|nie|niemals|kein(?:e[nmrs]?)?|fehldiagnose|irrtum|alarm|fehler|falsch)\b"
    ),
    denials=(
        denial(rf"{_OPENED}meine (?P<what>\w+allergie){_WAS_WRONG}", "ich habe eine {what}"),
        denial(rf"{_OPENED}meine (?P<what>allergie gegen \w+){_WAS_WRONG}", "ich habe eine {what}"),
        denial(rf"{_BEFORE}{_NOT}(?= |\W*$)", "{who}"),
        denial(rf"{_BEFORE}{_NO}(?P<ending>e[nmrs]?|) ", "{who} ein{ending} "),
        denial(rf"{_BEFORE}{_NO}(?:e[nmrs]?|) ", "{who} "),
        denial(
            rf"(?P<who>ich|wir) habe{_NEVER} (?P<what>[^,;]{{2,40}}?) (?:gewohnt|gelebt)",
            "{who} wohne {what}",
        ),
        denial(
            rf"(?P<who>ich|wir) habe{_NEVER} (?P<what>[^,;]{{2,40}}?) gearbeitet",
            "{who} arbeite {what}",
        ),
        denial(rf"(?P<who>ich) war{_NEVER} ", "{who} bin "),
        denial(rf"(?P<who>ich) hatte{_NEVER} ", "{who} habe "),
        denial(rf"{_BEFORE} war{_NEVER} ", "{who} ist "),
        denial(rf"{_BEFORE} hatte{_NEVER} ", "{who} hat "),
        denial(rf"{_BEFORE}{_NEVER} ", "{who} "),
    ),
    denying=case_blind(r"\b(?:nicht|nie|niemals|kein(?:e[nmrs]?)?)\b"),
    in_part=case_blind(
        r"\bnicht (?:nur|bloß|allein|immer|ganz|sicher|sehr|so|weil|jede[nrs]?|alle|mal|gern"
        r"|geeignet)\b"
        r"|\b(?:frisst|trinkt|schläft|hört|läuft|geht|klappt) nicht\b"
        r"|\bkein\w* [^,;]{1,40} ge\w+[nt]\W*$"
        r"|\b(?:heute|diese woche|diesen monat|zurzeit"
        r"|morgen|weil|noch nicht|allein|(?:mon|diens|donners|frei|sams|sonn)tags?"
        r"|mittwochs?|ahnung|zeit|lust)\b"
    ),
    instead=case_blind(r",? sondern "),
    end=case_blind(r"[\s,]+(?:mehr|doch|überhaupt|eigentlich|im moment|derzeit)\W*$"),
)
