"""What German says of a subject: one frame for each way to say it.

The verb comes second, so what the user does stands behind "ich" or, where something else begins
the sentence, before it: "Ich wohne jetzt in Graz", "Jetzt wohne ich in Graz". Each frame is
written once, from its verb on, and is read in both orders.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from kumbuka.memory.extraction.languages.english_topics import OWNED
from kumbuka.memory.extraction.languages.german_words import spellings, spelt
from kumbuka.memory.extraction.letter_case import LazyPattern
from kumbuka.memory.extraction.table import Frame
from kumbuka.memory.model import MemoryType


def frame(heads: str, said: str, category: str, **rest: Any) -> Frame:
    """`heads` are the first words that the pattern can begin with; none: always tried."""
    first = dict.fromkeys(form for head in heads.split() for form in spellings(head))
    return Frame(tuple(first), LazyPattern(spelt(said), re.I), category, **rest)


_SUBJECT = "<subject>"
"""Stands in a pattern where the subject stands if it follows the verb."""


@dataclass(frozen=True, slots=True)
class Said:
    """A frame from its verb on, to be read with its subject before or behind that."""

    heads: str
    pattern: str
    category: str
    rest: Mapping[str, Any]

    def frame(self, subject: str) -> Frame:
        said = self.pattern.replace(_SUBJECT, subject)
        return frame(self.heads, said, self.category, **self.rest)


def after_subject(every: tuple[Said, ...]) -> tuple[Frame, ...]:
    return tuple(said.frame("") for said in every)


def before_subject(every: tuple[Said, ...]) -> tuple[Frame, ...]:
    """Whole clauses that begin with their verb, or with what was said before it."""
    return tuple(said.frame(" (?:ich|wir)") for said in every)


def doing(verbs: str, said: str, category: str, **rest: Any) -> Said:
    """`verbs` are stems, which take the endings of the present, or whole words after `=`."""
    words: list[str] = []
    for verb in verbs.split():
        words += (
            [verb[1:]] if verb[0] == "=" else [verb + end for end in ("en", "et", "e", "t", "")]
        )
    forms = "|".join(sorted(words, key=len, reverse=True))
    return Said(" ".join(words), rf"(?:{forms}){_SUBJECT}{said}", category, rest)


def any_verb(said: str, category: str, **rest: Any) -> Said:
    """`said` begins with the verb; `<subject>` stands behind it."""
    return Said("", said, category, rest)


OBJECT = r"(?P<object>\S.*)"
SHORT = r"(?P<object>\S[^,;]*)"
NAME = r"(?P<object>(?:(?:Frau|Herr|Dr\.?|Prof\.?) )*[^\s,.!;]+(?: (?-i:[A-ZÄÖÜ])[\w'-]+){0,3})"
PROPER = (
    r"(?-i:[A-ZÄÖÜ])[\w.&+'#-]*(?: (?:(?-i:[A-ZÄÖÜ0-9])[\w.&+'-]*|(?:am|an der|von|der|im)(?= "
    r"))){0,3}"
)
MID = (
    r"(?: (?:voll|mega|richtig|tierisch|unheimlich|wahnsinnig|leidenschaftlich|grad|immer schon"
    r"|schon immer|eh|mal|so|eher|ziemlich|recht|oft|nebenbei|seit neu(?:e?ste)?[me]m?|weiterhin"
    r"|extrem|super"
    r"|komplett|nämlich|nun mal|hauptberuflich|frisch|gebürtig|auch noch|halt so|jetzt auch|ab "
    r"jetzt|aber|zu (?:zweit|dritt|viert|fünft|sechst)|allein|jetzt|nun|inzwischen|mittlerweile"
    r"|aktuell|zurzeit|momentan|derzeit|gerade|heute|auch"
    r"|noch|immer noch|wieder|hauptsächlich|vor allem"
    r"|schon ewig|ewig|seit Ewigkeiten|schon lange|schon länger|lange|noch immer|im (?:Büro|Team"
    r"|Betrieb|Verein|Laden|Haus|Unternehmen)|in der (?:Firma|Klinik|Praxis|Schule|Uni|Abteilung"
    r"|Werkstatt)|(?:auf|bei) der Arbeit|auf Arbeit"
    r"|eigentlich|ja|halt|eben|wirklich|total|echt|sehr|ganz|überhaupt|absolut|besonders|einfach"
    r"|schon|nur|ausschließlich|meistens|am meisten|leider"
    r"|persönlich|grundsätzlich|übrigens|selbst|beide|alle|endlich|mir|uns|sonst|privat|beruflich"
    r"|ursprünglich|fließend|ab sofort|von nun an|künftig"
    r"|in Zukunft|im Moment|seit (?:\w+ ){0,2}?(?:\d{4}|\w*jahre?n?|\w*monate?n?|wochen?|kurzem"
    r"|langem|gestern|jeher|immer|januar|februar|märz|april|mai|juni|juli|august"
    r"|september|oktober|november|dezember|anfang|ende|sommer|winter|herbst|frühling)"
    r"|letzte[nsr]? \w+|vor \w+ \w+|dieses jahr|diese woche|mit (?:meine[rmn]?|unsere[rmn]?) "
    r"\w+)(?!\w))*"
)
NO = r"k(?:ein(?:e[nrms]?)?|'?n(?:e[nrm]?)?)"
NOT = (
    r"(?:(?:überhaupt|gar|so|wirklich|absolut|mehr|noch|leider|auch|eigentlich|einfach|echt) "
    r")*nicht"
)
AFTER_ALL = r"(?: (?:doch|letztlich|letztendlich|schließlich|am Ende|bewusst|ganz klar))*"
EPISODIC: dict[str, Any] = {"type": MemoryType.EPISODIC}
_MINUS: dict[str, Any] = {"polarity": "-"}
_END: dict[str, Any] = {"effect": "end"}
ARTICLE = (
    r"(?:(?:(?:ein(?:e[nrms]?)?|'?n(?:e[nrm]?)?)|de[rnm]|d(?:ie|as)|m(?:ein(?:e[nrms]?)?"
    r"|'?n(?:e[nrm]?)?)|unser(?:e[nrms]?)?|zwei|drei) )?"
)
_OF_MY = r"(?:de[rnm]|d(?:ie|as)|m(?:ein(?:e[nrms]?)?|'?n(?:e[nrm]?)?)|unser(?:e[nrms]?)?)"
BE = "=bin =sind =ist =is"
HAVE = "=habe =haben =hab =hat"
_AT = (
    r"(?:in|im|bei|beim|nahe|an der|am|auf|auf dem|außerhalb von|unweit von|in der Nähe (?:von|des"
    r"|der)|mitten in|nördlich von|südlich von|bei)"
)
WHERE = (
    rf"{_AT} (?P<object>(?!(?:einer (?:Zeit|Welt|Gesellschaft)|der (?:Vergangenheit|Regel|Hoffnung"
    r"|Zukunft)|diesem?r?)\b)\S.*?)(?= (?:mit|zusammen mit) (?:mein|unser)|$)"
)
NUMBER = r"(?:(?:ein(?:e[nrms]?)?|'?n(?:e[nrm]?)?)|zwei|drei|vier|fünf|sechs|sieben|\d+)"
FREQUENT = (
    r"(?:alle (?:paar|zwei|drei|vier|sechs|\d+) (?:Tage|Wochen|Monate|Stunden|Jahre)|jede[nrsm] "
    r"(?:\w+ )?(?:Tag|Morgen|Abend|Nacht|Mittag|Woche|Monat|Jahr|Montag|Dienstag|Mittwoch"
    r"|Donnerstag|Freitag|Samstag|Sonnabend|Sonntag|Wochenende|Nachmittag)"
    r"|(?:ein|zwei|drei|vier|fünf|sechs|\d+)[- ]?mal (?:pro|die|in der|im|am) \w+|täglich"
    r"|wöchentlich|monatlich|morgens|abends|mittags|nachts|vormittags|nachmittags|tagsüber"
    r"|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)s|werktags|unter "
    r"der Woche|am Wochenende|an Wochenenden|vor dem (?:Schlafen|Schlafengehen|Frühstück"
    r"|Einschlafen)|nach (?:dem (?:Essen|Aufstehen|Abendessen|Mittagessen)|der Arbeit)|zum "
    r"(?:Frühstück|Mittagessen|Abendessen|Einschlafen)|regelmäßig|immer(?! (?:noch|mehr|wieder"
    r"|wenn))"
    r"|grundsätzlich|normalerweise|üblicherweise|gewöhnlich|meistens|meist|in der Regel|stets"
    r"|häufig|selten)"
)
_FREQUENT_NEEDED = (
    *(
        "jed",
        "alle ",
        "mal ",
        "täglich",
        "taglich",
        "lich",
        "ens",
        "ends",
        "ags",
        "Woche",
        "vor dem",
        "nach de",
        "zum ",
        "immer",
    ),
    *(
        "grunds",
        "weise",
        "meist",
        "Regel",
        "stets",
        "häufig",
        "selten",
        "mäßig",
        "nachts",
        "abends",
        "masig",
    ),
)
_LIKING = "mag lieb schätz =mögen =liebe"
_TAKING = "mag trink ess =esse =isst =mögen lieb schätz bevorzug"
USING = "nutz benutz verwend gebrauch"

ENDING_FRAMES: tuple[Said, ...] = (
    doing(_TAKING, rf"{MID} {NO} (?P<object>\S.*?) mehr\b.*", "preference", **_MINUS),
    doing(_TAKING, rf"{MID} (?P<object>\S[^,;]*?) (?:jetzt |überhaupt |gar )?nicht mehr\b.*",
          "preference", **_MINUS),
    doing("wohn leb", rf"{MID} nicht mehr {WHERE}", "identity", attribute="home",
          effect="end_attribute"),
    doing("wohn leb", rf"{MID} (?:dort |da |hier )?nicht mehr(?: dort| da| hier)?[.!]*$",
          "identity", attribute="home", effect="end_attribute", fixed="home"),
    doing("wohn leb", rf"{MID} {_AT} (?P<object>\S.*?) nicht mehr", "identity", attribute="home",
          effect="end_attribute"),
    doing("arbeit", rf"{MID} nicht mehr (?:bei|für|beim|in der|am) {OBJECT}", "identity",
          attribute="employer", effect="end_attribute"),
    doing(BE, rf"{MID} nicht mehr (?:bei|in der) (?P<object>{PROPER})(?: (?:angestellt"
          r"|beschäftigt|tätig))?[.!]*$", "end", **_END),
    doing(BE, rf"{MID} nicht mehr (?:allergisch gegen {SHORT}|gegen \S.*? allergisch)",
          "identity", attribute="allergy/", effect="end_attribute"),
    doing(BE, rf"{MID} (?:{NO} (?:Vegetarier|Veganer|Pescetarier)(?:in)? mehr|nicht mehr (?:vegan"
          r"|vegetarisch)).*", "identity", attribute="diet",
          effect="end_attribute", fixed="diet"),
    doing(BE, rf"{MID} {NO} (?P<object>\S.*?) mehr[.!]*$", "end", needs=("kein",), **_END),
    doing(BE, rf"{MID} nicht mehr mit (?P<object>\S[^,;]*?) (?:zusammen|verheiratet|befreundet"
          r"|liiert)\b.*", "end", **_END),
    doing(HAVE, rf"{MID} (?:(?:meinen|den) (?:Job|Vertrag) )?bei (?:der )?(?P<object>\S[^,;]*?) "
          r"(?:gekündigt|aufgehört)\b.*", "end", **_END),
    doing(BE, rf"{MID} aus (?P<object>\S[^,;]*?) (?:ausgetreten|ausgezogen|weggezogen)\b.*",
          "end", **_END),
    doing(BE, rf"{MID} nicht mehr (?:als |bei |im |in der |in )?(?P<object>(?!sicher|da\b|so\b"
          r"|dabei|krank|jung|ganz|zufrieden)\S[^,;]*)$", "end", **_END),
    doing(f"{USING} {HAVE} fahr =fährt spiel lern studier trag =trägt les =lese =liest schau "
          "guck besitz mach nehm =nehme =nimmt hör sprech =spreche treib =rauche",
          rf"{MID} {NO} (?P<object>\S[^,;]*?) mehr\b.*", "end", **_END),
    doing(f"{USING} {HAVE} fahr =fährt spiel lern studier trag =trägt les =lese =liest schau "
          "guck besitz mach nehm =nehme =nimmt hör sprech =spreche treib geh",
          rf"{MID} (?:zum |zur |ins |in den |mit )?(?P<object>(?!das\b|es\b|heute)\S[^,;]*?) "
          rf"(?:jetzt |schon |seit \S+ )?nicht mehr[.!]*$", "end", **_END),
    any_verb(r"(?P<object>rauche?|laufe?|jogge?|schwimme?|dampfe?|tanze?|singe?|male?)<subject> "
          r"(?:jetzt |schon )?nicht mehr[.!]*$", "end", needs=("nicht mehr",), **_END),
    doing(HAVE, rf"{MID} (?:mit (?:dem |der |den )?(?P<object>\S[^,;]*?) aufgehört)[.!]*$", "end",
          needs=("aufgeh",), **_END),
    doing(HAVE, rf"{MID} aufgehört,? (?:mit (?:dem |der )?)?(?P<object>\S.*?)(?: zu (?:nutzen"
          r"|benutzen|verwenden|essen|trinken|spielen|nehmen|lernen|schauen))?[.!]*$", "end",
          needs=("aufgeh",), **_END),
    doing(HAVE, rf"{MID} (?P<object>(?!beim?\b|mit\b|die Hoffnung|es\b|das\b)\S[^,;]*?) "
          rf"(?:aufgegeben|gekündigt"
          r"|verkauft|abgeschafft|deinstalliert|abgemeldet|abbestellt|verschenkt|abgesetzt"
          r"|zurückgegeben|an den Nagel gehängt|abgebrochen)[.!]*$", "end", needs=("auf", "kün",
          "kuen", "kun", "verk", "ab", "dein", "versch", "zur", "Nagel"), **_END),
)  # fmt: skip

SWAP_FRAMES: tuple[Said, ...] = (
    doing(f"{BE} {HAVE}", rf"{MID} (?:(?P<thing>{_OF_MY} [\w-]+) )?von (?P<old>\S[^,;]*?) (?:auf"
          r"|zu|nach) (?P<object>\S[^,;]*?)"
          r" (?:umgestiegen|gewechselt|migriert|übergegangen|umgestellt|umgezogen|gewandert"
          r"|umgeschwenkt)\b.*", "tool", replaces=True,
          needs=("umge", "gewe", "migr", "über", "ueber", "gewa")),
    doing(f"{BE} {HAVE}", rf"{MID} (?:aufs?|zu[rm]?) (?P<object>\S[^,;]*?) (?:umgestiegen"
          rf"|gewechselt|migriert|übergegangen|umgestellt|umgeschwenkt)\b.*", "tool", replaces=True,
          needs=("umge", "gewe", "migr", "über", "ueber")),
    doing("steig =wechsle wechsel", rf"{MID} von (?P<old>\S[^,;]*?) (?:auf|zu) "
          r"(?P<object>\S[^,;]*?)(?: um)?[.!]*$", "tool", replaces=True),
    doing(HAVE, rf"{MID} (?P<old>\S[^,;]*?) (?:durch|gegen) {ARTICLE}"
          r"(?P<object>\S[^,;]*?) (?:ersetzt|getauscht|eingetauscht|ausgetauscht)\b.*", "tool",
          replaces=True, needs=("ersetzt", "tausch")),
    doing(HAVE, rf"{MID} (?P<old>\S[^,;]*?) (?:zugunsten von|für) {ARTICLE}(?P<object>\S[^,;]*?) "
          r"(?:aufgegeben|verlassen|abgeschafft)\b.*", "tool", replaces=True,
          needs=("aufge", "verl", "abge")),
    doing(USING, rf"{MID} (?P<object>\S.*?),? (?:statt|anstatt|anstelle von|und nicht(?: mehr)?) "
          rf"{ARTICLE}(?P<old>\S.*)", "tool", needs=("statt", "anstelle", "und nicht")),
    doing("trink ess =esse =isst fahr spiel les lern", rf"{MID} (?P<object>\S.*?),? (?:statt"
          rf"|anstatt|anstelle von) {ARTICLE}(?P<old>\S.*)", "pattern", replaces=True,
          needs=("statt", "anstelle")),
    doing(HAVE, rf"{MID} (?:{ARTICLE})(?:neue[nsr]? )?"
          r"(?P<object>\S[^,;]*?) (?:gekauft|geholt|zugelegt|angeschafft|bekommen|geleast|bestellt"
          r"|adoptiert|gewechselt)\b.*", "tool", topics=OWNED,
          needs=("ge", "adoptiert", "bestellt", "bekommen")),
)  # fmt: skip

_GLAD = (
    r"(?:(?:sehr|besonders|wirklich|total|echt|richtig|unheimlich|auch|immer|leidenschaftlich) )*"
    r"(?:gerne?|am liebsten)"
)
STATED_FRAMES: tuple[Said, ...] = (
    doing("vertrag =verträgt", rf"{MID} (?:{NO} (?P<object>(?!Spaß|Stress|Kritik)\S.*))",
          "identity", attribute="allergy/"),
    doing("vertrag =verträgt", rf"{MID} (?P<object>(?!es\b|das\b|mich|dich)\S[^,;]*?) {NOT}(?: "
          r"(?:so|gut|mehr|besonders))*[.!]*$", "identity", attribute="allergy/"),
    doing("mag lieb hass =mögen", rf"{MID}(?: es|'s)?{MID} (?P<negated>{NOT} ?)?,? ?wenn "
          r"(?P<object>(?!du\b)\S.*)", "preference", needs=("wenn",)),
    doing(_LIKING, rf"{MID} (?P<object>(?:kurze|knappe|ausführliche|lange|präzise|direkte) "
          r"(?:Antworten|Erklärungen)\b.*)", "instruction"),
    doing(_TAKING, rf"{MID} (?:leider |so |überhaupt |gar |absolut )*{NO} {OBJECT}", "preference",
          **_MINUS),
    doing(_TAKING, rf"{MID} (?P<object>(?!es\b|das\b|das,|nicht\b|nie\b)\S[^,;]*?) {NOT}(?: (?:so"
          r"|besonders|sehr|wirklich|mehr|gut|gerne?|ausstehen|leiden|allzu))*[.!]*$",
          "preference", **_MINUS),
    doing(_LIKING, rf"{MID} {NOT} (?:so |besonders |sehr |gern )*(?P<object>(?!dass|wenn|wie|was"
          r"|nur)\S.*)", "preference", **_MINUS),
    doing("=kann =können", rf"{MID} (?P<object>(?!mich|mir|es\b|das\b|dir)\S[^,;]*?) {NOT} "
          r"(?:ausstehen|leiden|riechen|ertragen|ab)\b.*", "preference", **_MINUS),
    doing("=kann =können", rf"{MID} {NO} (?P<object>\S[^,;]*?) (?:ausstehen|leiden|ertragen)\b.*",
          "preference", **_MINUS),
    doing("=kann =können", r" mit (?P<object>(?!dir|deine|dem Code)\S[^,;]*?) (?:nichts|wenig) "
          r"anfangen\b.*", "preference", **_MINUS),
    doing(f"{_LIKING} bevorzug", rf"{MID}(?: lieber| am liebsten)? (?P<object>(?!es\b|das\b(?! "
          rf"\w+e[nrs]? )|dich|dass|wie\b|wenn|nicht\b|deine?\b|{NO}\b|d(?:ie|en|iese[rns]?) "
          r"(?:Idee|Antwort|Ansatz|Vorschlag|Lösung|Version|Art)\b)\S.*?)"
          r"(?:,? (?:gegenüber|mehr als|lieber als|als|statt|vor) (?P<compared>\S.*)|$)",
          "preference"),
    any_verb(r"(?:[a-zäöüß]+(?:e|en))<subject> (?:sehr |nur |eher )?ungerne? (?P<object>\S.*)",
          "preference", needs=("ungern",), **_MINUS),
    any_verb(r"(?:[a-zäöüß]+(?:e|en))<subject> (?P<object>(?!dir\b|dich\b)\S[^,;]*?) (?:sehr |nur "
          r"|eher )?ungerne?[.!]*$", "preference", needs=("ungern",), **_MINUS),
    doing("guck schau les =lese hör trink ess =esse rauch", rf"{MID} (?:(?:nach|vor|ab) "
          rf"[^,;]{{2,20}}? )?{NO} "
          r"(?P<object>(?!Fehler|Ergebnis|Unterschied|Meldung)\S.*)", "preference", **_MINUS),
    any_verb(r"(?P<object>rauche?|trinke?|fliege?|dampfe?|tanze?)<subject> nicht[.!]*$",
    "pattern", **_MINUS),
    any_verb(r"(?P<object>[a-zäöüß]+<subject> (?:(?:montag|dienstag|mittwoch|donnerstag|freitag"
          r"|samstag"
          r"|sonntag)s|am Wochenende|abends|morgens)) nicht[.!]*$", "pattern", needs=("nich",),
          **_MINUS),
    doing("verzicht", rf"{MID} auf (?P<object>(?!das\b|die (?:Antwort|Frage))\S.*)", "preference",
          **_MINUS),
    doing("halt", rf"{MID} (?P<object>\S[^,;]*?) nicht (?:mehr )?aus[.!]*$", "preference",
          **_MINUS),
    doing("halt", rf"{MID} (?:gar |überhaupt )?(?:nichts|wenig|nicht viel) von {OBJECT}",
          "preference", **_MINUS),
    doing("ekl =ekle =ekel", rf" (?:mich|uns) vor {OBJECT}", "preference", **_MINUS),
    doing("interessier begeister schwärm", rf"(?: (?:mich|uns))?{MID} (?P<negated>(?:überhaupt "
          r"|gar )?nicht )?(?:sehr )?für (?P<object>(?!dich|das\b|deine)\S.*)", "preference"),
    doing("genieß", rf"{MID} (?P<object>(?!es\b|das\b)\S.*)", "preference"),
    doing(HAVE, rf"{MID} (?:eine |'?ne )?(?:große )?(?:Schwäche|Vorliebe|Leidenschaft) für "
          rf"{OBJECT}", "preference"),
    doing(HAVE, rf"{MID} (?:eine |'?ne )?(?:große )?Abneigung gegen {OBJECT}", "preference",
          **_MINUS),
    doing("ertrag =ertrage", rf"{MID} (?P<object>\S[^,;]*?) nicht\b.*", "preference", **_MINUS),
    doing("hass verabscheu =verabscheue meid", rf"{MID} (?P<object>(?!es\b|das\b|dich|dass"
          r"|wenn)\S.*)", "preference", **_MINUS),
    doing("zieh", rf"{MID} (?P<object>(?!nach\b"
          rf"|heute)\S[^,;]*?) (?:de[mnr] )?(?P<compared>\S+) vor[.!]*$",
          "preference"),
    doing(BE, rf"{MID} (?P<negated>(?:nicht (?:so )?)?{NO} |nicht )?(?:ein )?(?:(?:große[rs]?"
          r"|riesen|riesige[rs]?|absolute[rs]?|echte[rs]?|totale[rs]?|begeisterte[rs]?) "
          r")?(?:Riesen)?-?"
          rf"(?:fan|freund(?:in)?|liebhaber(?:in)?|anhänger(?:in)?) (?:von|der|des) {OBJECT}",
          "preference"),
    doing(BE, rf"{MID} (?P<negated>nicht )?(?:verrückt nach|begeistert von|süchtig nach|vernarrt "
          rf"in|Feuer und Flamme für) {OBJECT}", "preference"),
    doing("steh =stehe", rf"{MID} (?P<negated>{NOT} )?(?:so |voll |total |sehr )*auf "
          r"(?P<object>(?!dem|der Liste|d(?:as|ie)\b)\S.*)", "preference"),
    doing("find", rf"{MID} (?P<object>(?!das\b|es\b|die\b|den\b|deine?|dies)\S[^,;]*?) (?:super"
          r"|toll|großartig|klasse|genial|lecker|köstlich|schön|gern)[.!]*$", "preference"),
    doing("find", rf"{MID} (?P<object>(?!das\b|es\b|die (?:Antwort|Lösung|Idee)|deine?"
          r"|dies)\S[^,;]*?) (?:furchtbar|schrecklich|eklig|widerlich|doof|blöd|nervig|ätzend"
          r"|langweilig|anstrengend|grauenhaft)[.!]*$",
          "preference", **_MINUS),
    doing("trink nehm =nehme", rf"{MID} (?:meinen|den) (?P<attribute>Kaffee|Tee|Espresso)(?: "
          r"(?:jetzt|immer|am liebsten|nur))* (?P<object>(?!am|um|bei|im|nicht|gern)\S.*)",
          "preference"),
    any_verb(r"(?:(?!wüsste|würde|hätte|möchte|könnte|wollte)[a-zäöüß]+(?:e|en|t|le"
          r"|re))<subject>(?: (?:sehr|wirklich|nicht so|echt|total|auch|eigentlich|meistens"
          rf"|{NOT}))*? (?P<negated>nicht )?(?:{_GLAD}|lieber) (?P<object>(?!würde|hätte|dass|wenn"
          r"|als\b|nicht\b|dir\b|dich\b|ihnen|euch|wissen|mal\b)\S.*?)"
          r"(?:,? (?:als|statt|anstatt) (?P<compared>\S.*)|$)", "preference", needs=("gern",
          "lieb")),
    any_verb(r"(?:(?!wüsste|würde|hätte|möchte|könnte|wollte)[a-zäöüß]+(?:e|en|t|le"
          r"|re))<subject>(?: (?:wirklich|auch|eigentlich))? (?P<object>(?!es\b|das\b|mich\b"
          r"|dir\b|dich\b|ihnen|euch|leiden|nur\b)\S[^,;]*?) (?P<negated>nicht (?:so )?"
          r"|überhaupt nicht "
          rf")?{_GLAD}[.!]*$", "preference", needs=("gern", "lieb")),
    any_verb(rf"(?P<object>[a-zäöüß]+(?:e|en))<subject> (?P<negated>nicht )?{_GLAD}[.!]*$",
          "preference", needs=("gern", "lieb")),
    doing(f"{HAVE} =entscheide =entscheiden", rf"{MID}(?: (?:mich|uns|sich))?{MID}{AFTER_ALL} "
          r"(?P<negated>gegen|dagegen)?(?:für)? ?(?P<object>(?!nicht\b|noch\b|nie\b|dafür|dazu"
          r"|dass)\S[^,;]*?)(?:,? "
          r"(?:statt|anstatt|anstelle von|und gegen|und nicht für) (?P<old>\S[^,;]*?))?"
          r" entschieden\b.*", "decision", needs=("entschieden",), **EPISODIC),
    doing(HAVE, rf"{MID}(?: (?:mich|uns))?(?: dafür| dazu)?(?: (?:beschlossen|entschieden"
          r"|geeinigt))(?: (?:auf))?,? (?:dass (?:wir|ich) )?(?P<negated>k(?:ein(?:e[nrms]?)?"
          r"|'?n(?:e[nrm]?)?) )?(?P<object>\S.*?)"
          r"(?: (?:nicht )?(?:zu (?:verwenden|nutzen|benutzen|nehmen|setzen)|einzusetzen"
          r"|einzuführen|verwenden|nutzen|nehmen))?[.!]*$", "decision",
          needs=("beschl", "entschieden", "geeinigt"), **EPISODIC),
    doing(f"{HAVE}", rf"{MID}(?: (?:mich|uns))? auf (?P<object>\S[^,;]*?) (?:geeinigt|festgelegt"
          r"|verständigt)\b.*", "decision", needs=("geeinigt", "festgelegt", "verst"), **EPISODIC),
    doing(f"{HAVE}", rf"{MID} (?P<object>(?!die (?:erste|zweite|falsche)|einen|eine\b|den "
          r"falschen|deine|noch)\S[^,;]*?)(?:,? (?:statt|anstatt) (?P<old>\S[^,;]*?))? (?:gewählt"
          r"|ausgewählt|ausgesucht)\b.*", "decision", needs=("gew", "ausge"), **EPISODIC),
    doing("=werde =werden", rf"{MID} (?:für [^,;]{{2,40}}? )?(?P<negated>{NO} )?(?P<object>(?!ich"
          r"|d(?:ie|as|en|er)\b"
          r"|es\b|das\b|dir|dich|versuchen|mich|morgen|heute|später|nächste|gleich"
          r"|deine)\S[^,;]*?)(?:,? (?:statt|anstatt) (?P<old>\S[^,;]*?))? (?:verwenden|nutzen"
          r"|benutzen|einsetzen)[.!]*$",
          "decision", needs=("wenden", "nutzen", "setzen"), **EPISODIC),
    doing("setz", rf"{MID} (?:bei|für|im|in) [^,;]{{2,40}}? auf (?P<object>\S.*)", "decision",
          **EPISODIC),
    doing("setz", rf"{MID} auf (?P<object>(?!dich|mich|die Liste|null)\S.*)", "decision",
          **EPISODIC),
    doing("bleib nehm =nehme", rf"{MID} (?:bei |dabei,? )(?P<object>(?!dir|mir|Oma|Opa|Mama|Papa"
          rf"|Freund|der (?:ersten"
          r"|zweiten)|meiner Meinung|zu )\S.*)", "decision", **EPISODIC),
)  # fmt: skip

HABIT_FRAMES: tuple[Said, ...] = (
    doing("lauf jogg", rf"{MID} (?P<object>(?:[^,;]*? )?{FREQUENT}(?!\w)[^,;]*)", "pattern",
          attribute="run"),
    any_verb(r"(?P<object>(?!(?:habe|hab|haben|bin|war|hatte|weiß|wusste|konnte|würde|möchte"
          r"|sollte)\b)[a-zäöüß]+<subject> (?:[^,;]*? )?(?:nie|niemals|nie mehr|nie wieder)\b.*)",
          "pattern", needs=("nie",), **_MINUS),
    doing("steh =stehe wach =wache", rf"(?!.*\bheute\b){MID} (?P<object>[^,;]*?\b(?:um|gegen|vor"
          rf"|früh"
          r"|spät)\b[^,;]*? auf)\b.*", "pattern", attribute="wake_up", needs=(" auf",)),
    doing("geh =gehe", rf"(?!.*\bheute\b){MID} (?P<object>[^,;]*?\b(?:um|gegen|vor|früh"
          rf"|spät)\b[^,;]*? (?:ins "
          r"Bett|schlafen))\b.*", "pattern", attribute="bedtime", needs=("ins Bett", "schlafen")),
    doing("fahr =fahre geh =gehe pendel =pendle", rf"{MID} (?P<object>(?:mit [^,;]{{3,40}} "
          r")?(?:zur|in die|ins) (?:Arbeit|Uni|Schule|Büro)\b.*)", "pattern", attribute="commute"),
    any_verb(r"(?P<object>(?!(?:habe|hab|haben|bin|sind|ist|war|hatte|muss|soll|will|kann|möchte"
          r"|wollte|würde|weiß|wohne|arbeite|heiße|bekomme|kriege|sehe|verstehe|suche|brauche"
          r"|versuche"
          rf"|finde|glaube|denke|werde"
          rf"|erwarten?|könnte)\b)[a-zäöüß]+<subject> (?:[^,;]*? )?{FREQUENT}(?!\w)(?!,? "
          r"wenn).*)",
          "pattern", needs=_FREQUENT_NEEDED),
    doing("arbeit", rf"{MID} (?P<object>(?:von zu Hause|von zuhause|im Homeoffice|remote|(?:in "
          r")?Teilzeit|(?:in )?Vollzeit|nachts|im Schichtdienst|halbtags|hybrid)\b.*)", "identity",
          attribute="work_mode"),
)  # fmt: skip
