"""What Spanish says not to be so, and how it would be said if it were."""

from __future__ import annotations

from kumbuka.memory.extraction.letter_case import case_blind
from kumbuka.memory.extraction.table import Denied, denial

_OPENED = (
    r"(?:(?:al final|resulta que|en realidad|de hecho|finalmente|la verdad es que|la verdad),? )?"
)
_WHO = rf"{_OPENED}(?P<who>(?:(?:yo|[Mm]is? [\w]+(?: [\w]+){{0,2}}?|(?-i:[A-ZÁÉÍÓÚÑ])\w+) )?)"
_WORD = r"(?!(?:pero|y|e|o|que|aunque|porque|si|cuando|donde)\b)[^\s,;]+"
_THING = rf"{_OPENED}(?P<who>(?:{_WORD} ){{0,5}}?)"
_NO = r"(?:ya no|tampoco|no) "
_ALLERGY = r"(?:la )?alergia (?:a|al) "
_WAS_WRONG = (
    r" (?:fue|era|resultó(?: ser)?|ha sido) (?:un |una )?(?:mal |falsa? )?(?:diagnóstico|error"
    r"|falsa alarma|alarma|equivocad\w|fals\w).*"
)
_NEVER = {
    "fui": "soy", "he sido": "soy", "era": "soy", "fue": "es", "ha sido": "es", "viví": "vivo",
    "he vivido": "vivo", "vivió": "vive", "ha vivido": "vive", "trabajé": "trabajo",
    "he trabajado": "trabajo", "trabajó": "trabaja", "tuve": "tengo", "he tenido": "tengo",
    "tuvo": "tiene", "ha tenido": "tiene", "usé": "uso", "he usado": "uso",
}  # fmt: skip

DENIED = Denied(
    sign=case_blind(r"\b(?:no|tampoco|nunca|jamás|superé|superado|diagnóstico|error|falsa)\b"),
    denials=(
        denial(rf"{_OPENED}mi (?P<what>alergia [^,;]{{2,40}}?){_WAS_WRONG}", "tengo {what}"),
        denial(rf"{_WHO}(?:superé|he superado) (?:mi|la) (?P<what>alergia) ", "tengo {what} "),
        denial(rf"{_THING}{_NO}tengo (?:ninguna )?{_ALLERGY}", "{who}soy alérgico a "),
        denial(rf"{_THING}{_NO}tiene (?:ninguna )?{_ALLERGY}", "{who}es alérgico a "),
        denial(rf"{_THING}{_NO}(?P<verb>tengo|tiene) ning(?:ún|una) ", "{who}{verb} un "),
        denial(rf"{_THING}{_NO}(?P<verb>tengo|tiene) (?:hijos|niños)\b", "{who}{verb} dos hijos"),
        denial(rf"{_THING}{_NO}", "{who}"),
        denial(rf"{_THING}{_NO}(?P<verb>tengo|tiene) ", "{who}{verb} un "),
        *(
            denial(rf"{_THING}(?:nunca|jamás) {was} ", f"{{who}}{is_now} ")
            for was, is_now in _NEVER.items()
        ),
        denial(rf"{_THING}(?:nunca|jamás) ", "{who}"),
    ),
    denying=case_blind(r"\b(?:ya no|no|nunca|jamás|ning[uú]na?)\b"),
    in_part=case_blind(
        r"\bno (?:s[oó]lo|solamente|únicamente|siempre|creo|sé|es que|todos?|mucho|muy"
        r"|me (?!llamo)\w+|tan|quiero)\b"
        r"|\b(?:hoy|esta semana|este mes|por ahora"
        r"|mañana|todavía|aún|porque|solo|sola|los (?:lunes|martes|miércoles|jueves"
        r"|viernes|sábados|domingos))\b"
    ),
    instead=case_blind(r",? (?:sino(?: que)? |pero sí )"),
    end=case_blind(r"[\s,]+(?:ya|más|después de todo|en absoluto|tampoco|al final|ahora)\W*$"),
)
