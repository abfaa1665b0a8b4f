"""What somebody has left for something else, and what they have decided, in German."""

from __future__ import annotations

from typing import Any

from kumbuka.memory.extraction.languages.german_frames import (
    AFTER_ALL,
    ARTICLE,
    BE,
    EPISODIC,
    HAVE,
    MID,
    NO,
    Said,
    doing,
)

_MINUS: dict[str, Any] = {"polarity": "-"}
_END: dict[str, Any] = {"effect": "end"}
_A = r"(?:ein(?:e[nrms]?)?|'?n(?:e[nrm]?)?)"
_THE = r"(?:(?:de[rnm]|die|das|mein(?:e[nrms]?)?|unser(?:e[nrms]?)?|ein(?:e[nrms]?)?|'?ne?n?) )?"

SWITCH_FRAMES: tuple[Said, ...] = (
    doing(BE, rf"{MID} von (?:de[rm] )?(?P<old>[^,;]{{2,30}}?) weg und (?:jetzt |nun )?(?:bei|auf"
          r"|zu|mit) "
          r"(?:de[rm] )?(?P<object>\S[^,;]*)", "tool", replaces=True),
    doing(BE, rf"{MID} (?:(?:für|mit|bei|in) [^,;]{{2,20}}? )?(?:von (?:de[rm] "
          rf")?(?P<old>[^,;]{{2,30}}?) )?(?:zu"
          r"|zur|zum|auf) (?:de[rm] )?"
          r"(?P<object>[^,;]{2,40}?) (?:gewechselt|umgestiegen|übergelaufen|migriert|gegangen|rüber"
          r"|zurückgekehrt|zurückgewechselt|umgezogen)\b.*", "tool", replaces=True,
          needs=("gewechselt",
          "umgestiegen", "gelaufen", "migriert", "rüber", "zurück")),
    doing(f"{HAVE}", rf"{MID} {_THE}(?P<old>[^,;]{{2,40}}?) (?:gekündigt|aufgegeben|verkauft"
          r"|deinstalliert"
          r"|rausgeworfen|runtergeschmissen|abgeschafft) und (?:bin|nutze?|hab|habe|fahre?|nehme?"
          r"|verwende)"
          rf"{MID}(?: (?:bei|auf|zu|mit))? {ARTICLE}(?P<object>\S[^,;]*)", "tool", replaces=True),
    doing(f"{HAVE}", rf"{MID} {_THE}(?:Job|Stelle|Arbeit|Stelle|Ausbildung)(?: bei "
          rf"(?P<object>[^,;]{{2,40}}?))"
          r" (?:geschmissen|gekündigt|aufgegeben|hingeworfen|verloren|beendet)\b.*", "end", **_END),
    doing(f"{HAVE}", rf"{MID} {_THE}(?P<object>(?!beim?\b|mit\b|die Hoffnung|es\b|das\b|den Code"
          rf"|die Datei|alles"
          r"|mir\b)"
          r"[^,;]{2,40}?) (?:geschmissen|abgebrochen|gekündigt|gelöscht|deinstalliert|beendet"
          r"|abgegeben"
          r"|abgemeldet|verkauft|verschenkt|aufgegeben|weggegeben|rausgeschmissen|entsorgt"
          r"|abgeschafft"
          r"|an den Nagel gehängt|hingeschmissen|abbestellt|abgesetzt)[\s.!]*$", "end", needs=("ge",
          "install", "end", "bestellt", "kauft", "schenkt", "sorgt", "schafft", "setzt", "broch"),
          **_END),
    doing(f"{HAVE}", r" (?:mich|uns)(?: \w+){0,2}? von (?P<object>(?-i:[A-ZÄÖÜ])[\w-]+) (?:getrennt"
          r"|scheiden lassen)\b.*", "end", **_END),
    doing(f"{HAVE}", r" uns(?: \w+){0,2}? getrennt,? (?P<object>(?-i:[A-ZÄÖÜ])[\w-]+) und ich\b.*",
          "end", **_END),
    doing(BE, rf"{MID} (?:raus|weg|ausgestiegen|abgemeldet) (?:bei|aus|von) (?:de[rm] "
          r")?(?P<object>\S"
          r"[^,;]*)", "end", **_END),
    doing("trink ess =esse nehm =nehme nutz fahr", rf"{MID} (?:{_THE})(?P<object>(?!es\b|heute"
          rf"|das\b)[^,;]{{2,40}}?)"
          r" (?:schon (?:lange|ewig) |seit \S+(?: \S+)? |gar |überhaupt )?(?:nicht|nich) "
          r"mehr[\s.!]*$",
          "end", needs=("mehr",), **_END),
)  # fmt: skip

DECISION_FRAMES: tuple[Said, ...] = (
    doing(f"{HAVE}", rf"{MID}(?: (?:mich|uns))?{MID} (?:beschlossen|entschieden),? "
          r"(?=[^,;]*\bnicht (?:mehr )?(?:zu [a-zäöüß]+|[a-zäöüß]*zu[a-zäöüß]+))(?:dies\w+ \w+ )?"
          r"(?:nicht (?:mehr )?(?:zu )?)?(?P<object>[^,;]+)", "decision",
          needs=("nicht",), **EPISODIC, **_MINUS),
    doing(f"{HAVE}", rf"{MID}(?: (?:mich|uns|sich))?{MID}{AFTER_ALL} gegen "
          r"(?P<object>[^,;]{2,50}?) "
          r"entschieden\b.*",
          "decision", needs=("entschieden",), **EPISODIC, **_MINUS),
    doing(f"{HAVE}", rf"{MID}(?: (?:gestern|heute|im Team|gemeinsam|zusammen|intern|am \w+))* "
          r"(?:beschlossen"
          r"|entschieden|vereinbart|abgemacht),? (?:dass (?:wir|ich) )?(?:mit (?:de[rm] )?|nach "
          r"|auf |zu )?"
          rf"(?P<negated>{NO} )?(?P<object>(?!ob\b|wie\b)\S.*?)(?: (?:zu (?:nehmen|nutzen"
          r"|verwenden|benutzen|setzen|wechseln|gehen|bleiben)|umzusteigen))?[\s.!]*$",
          "decision", needs=("beschlossen", "entschieden", "vereinbart", "abgemacht"), **EPISODIC),
    doing("nehm =nehme kauf mach", rf"{MID}(?: (?:endgültig|definitiv|jetzt doch|doch|letztendlich"
          r"|jetzt|das"
          r"|nun|am Ende))+ (?:mit )?(?P<object>(?!mal\b|noch\b|erstmal|aus\b|den (?:Bus|Zug)|Pause"
          r"|was\b|das\b"
          r"|frühstück|essen|kurz)\S[^,;]*)", "decision", needs=("endg", "defini", "doch", "letzt",
          "jetzt "
          "mit", "das jetzt"), **EPISODIC),
    doing(f"{HAVE}", rf"{MID} (?:das|die|den) (?P<object>(?:Angebot|Stelle|Job|Zusage|Wohnung|Platz"
          r"|Vertrag) [^,;]{2,50}?) (?:angenommen|genommen|unterschrieben|zugesagt)\b.*",
          "decision",
          **EPISODIC),
    doing(f"{HAVE}", rf" (?:uns|mir|mich){MID} {_A} (?P<object>[^,;]{{2,40}}?) (?:ausgesucht"
          r"|ausgewählt)"
          r"\b.*", "decision", **EPISODIC),
    doing("zieh", rf"{MID} (?P<object>[^,;]{{2,40}}?) durch\b(?=,? (?:das |ist |steht).*).*",
          "decision",
          **EPISODIC),
    doing("setz", rf"{MID} auf (?P<object>(?!dich|mich|die Liste|null)\S.*)", "decision",
          **EPISODIC),
)  # fmt: skip
