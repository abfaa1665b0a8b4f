"""Where somebody lives and works, and with whom, in German words that are rarer."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.german_frames import (
    BE,
    HAVE,
    MID,
    NUMBER,
    OBJECT,
    PROPER,
    Said,
    doing,
)
from kumbuka.memory.extraction.languages.german_people import TONGUES, A

ABOUT_FRAMES: tuple[Said, ...] = (
    doing("wohn leb", rf"{MID} (?:in|auf) (?:einer?|'?ner|'?nem|einem) [^,;]*? (?:in|bei|auf) "
          r"(?P<object>"
          rf"{PROPER})[\s.!]*$", "identity", attribute="home"),
    doing(BE, rf" (?:jetzt |nun )?seit (?:\w+ ){{1,3}}(?:in|auf) (?P<object>(?!der|dem|einer"
          r"|Behandlung"
          rf"|Rente){PROPER})[\s.!]*$", "identity", attribute="home"),
    doing("pendel =pendle", rf"{MID} (?P<object>zwischen [^,;]+|(?:von|nach) [^,;]+)", "pattern",
          attribute="commute"),
    doing("nenn", r" mich (?P<object>(?!immer|selbst|nicht)\S[^,;.!]*)", "identity",
          attribute="name"),
    doing(HAVE, rf"{MID} (?:{A}|meine?n?) (?:(?:neue|feste|unbefristete)[nsr]? )?(?:Minijob|Job"
          r"|Nebenjob"
          r"|Stelle|Ausbildungsplatz|Ausbildungsstelle|Vertrag|Festanstellung|Praktikum"
          r"|Werkstudentenstelle)"
          r" (?:bei|beim|an der|im|am) (?:de[rm] )?(?P<object>\S[^,;]*)", "identity",
          attribute="employer"),
    doing("mach =mache", rf"{MID} (?:{A} )?(?:Lehre|Ausbildung|Umschulung) (?:als|zum|zur) "
          rf"{OBJECT}",
          "identity", attribute="studies"),
    doing(HAVE, rf"{MID} (?P<object>(?:{NUMBER} |{A} )?(?:Stief|Adoptiv|Pflege|Paten)?(?:tochter"
          r"|sohn|kind"
          r"|kinder|töchter|söhne)(?: \([^)]*\))?)[\s.!]*$", "identity", attribute="children"),
    doing("trag =trägt", rf"{MID} (?:{A} )?(?P<object>Hörgeräte?|Kontaktlinsen|Zahnspange|Prothese"
          r"|Einlagen|Orthese|Korsett|Gleitsichtbrille)\b.*", "identity", attribute="health/"),
    doing("sprech =spreche =spricht =kann", rf"{MID} (?:zwei|drei|vier|fünf|\d) Sprachen ?[:,(] "
          rf"?{TONGUES}",
          "identity", attribute="language/"),
)  # fmt: skip
