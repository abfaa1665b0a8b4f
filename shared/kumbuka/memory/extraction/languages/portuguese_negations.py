"""What Portuguese says not to be so, and how it would be said if it were."""

from __future__ import annotations

from kumbuka.memory.extraction.letter_case import case_blind
from kumbuka.memory.extraction.table import Denied, denial

_OPENED = (
    r"(?:(?:afinal|no fim das contas|na verdade|na realidade|acontece que|descobri que|de facto"
    r"|de fato),? )?"
)
_WORD = r"(?!(?:mas|e|ou|que|embora|porque|se|quando|onde)\b)[^\s,;]+"
_THING = rf"{_OPENED}(?P<who>(?:{_WORD} ){{0,5}}?)"
_NO = r"(?:já não|também não|não|nao) "
_ALLERGY = r"(?:nenhuma |a )?alergia (?:a|à|ao|aos|às) "
_WAS_WRONG = (
    r" (?:foi|era|afinal era) (?:um |uma )?(?:mau |falso |falsa )?(?:diagnóstico|erro|engano"
    r"|alarme|alarma).*"
)
_NEVER = {
    "fui": "sou", "foi": "é", "morei": "moro", "vivi": "vivo", "morou": "mora",
    "trabalhei": "trabalho", "trabalhou": "trabalha", "tive": "tenho", "teve": "tem",
    "usei": "uso",
}  # fmt: skip

DENIED = Denied(
    sign=case_blind(r"\b(?:não|nao|nunca|jamais|superei|diagnóstico|erro|engano)\b"),
    denials=(
        denial(
            rf"{_OPENED}(?:a )?minha (?P<what>alergia [^,;]{{2,40}}?){_WAS_WRONG}", "tenho {what}"
        ),
        denial(rf"{_OPENED}(?:eu )?superei (?:a )?minha (?P<what>alergia) ", "tenho {what} "),
        denial(rf"{_THING}{_NO}tenho (?:mais )?{_ALLERGY}", "{who}sou alérgico a "),
        denial(rf"{_THING}{_NO}tem (?:mais )?{_ALLERGY}", "{who}é alérgico a "),
        denial(rf"{_THING}{_NO}(?P<verb>tenho|tem) (?:mais )?nenhuma? ", "{who}{verb} um "),
        denial(rf"{_THING}{_NO}(?P<verb>tenho|tem) filhos\b", "{who}{verb} dois filhos"),
        denial(rf"{_THING}{_NO}(?P<verb>\w+) mais ", "{who}{verb} "),
        denial(rf"{_THING}{_NO}", "{who}"),
        denial(rf"{_THING}{_NO}(?P<verb>tenho|tem) (?:mais )?", "{who}{verb} um "),
        *(
            denial(rf"{_THING}(?:nunca|jamais) {was} ", f"{{who}}{is_now} ")
            for was, is_now in _NEVER.items()
        ),
        denial(rf"{_THING}(?:nunca|jamais) ", "{who}"),
    ),
    denying=case_blind(r"\b(?:já não|não|nao|nunca|jamais|nenhuma?)\b"),
    in_part=case_blind(
        r"\bnão (?:só|somente|apenas|sempre|acho|sei|é que|muito|tão|quero|me cai\w*"
        r"|sou (?:nenhum |um )?(?:especialista|perit[oa]))\b"
        r"|\b(?:hoje|esta semana|este mês|por enquanto"
        r"|amanhã|ainda|porque|sozinh[oa])\b|\b(?:às|aos) \w+s?\b(?=\W*$)"
    ),
    instead=case_blind(r",? (?:mas(?: sim)? |e sim |senão )"),
    end=case_blind(r"[\s,]+(?:mais|afinal|de todo|também|agora)\W*$"),
)
