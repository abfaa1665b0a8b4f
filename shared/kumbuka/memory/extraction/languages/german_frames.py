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

from kumbuka.memory.extraction.languages.english_topics import ANY_TOPIC, OWNED
from kumbuka.memory.extraction.languages.german_words import (
    JOBS,
    LANGUAGE_NAMES,
    NATIONALITIES,
    RELATION_NAMES,
    spellings,
    spelt,
)
from kumbuka.memory.extraction.table import Frame, LazyPattern
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
        words += [verb[1:]] if verb[0] == "=" else [verb + end for end in ("en", "e", "t", "")]
    forms = "|".join(sorted(words, key=len, reverse=True))
    return Said(" ".join(words), rf"(?:{forms}){_SUBJECT}{said}", category, rest)


def any_verb(said: str, category: str, **rest: Any) -> Said:
    """`said` begins with the verb; `<subject>` stands behind it."""
    return Said("", said, category, rest)


OBJECT = r"(?P<object>\S.*)"
SHORT = r"(?P<object>\S[^,;]*)"
NAME = r"(?P<object>[^\s,.!;]+(?: (?-i:[A-ZÄÖÜ])[\w'-]+){0,3})"
PROPER = r"(?-i:[A-ZÄÖÜ])[\w.&+'#-]*(?: (?:(?-i:[A-ZÄÖÜ0-9])[\w.&+'-]*|(?:am|an der|von|der|im)(?= ))){0,3}"
MID = (
    r"(?: (?:jetzt|nun|inzwischen|mittlerweile|aktuell|zurzeit|momentan|derzeit|gerade|heute|auch|noch|immer noch|wieder|hauptsächlich|vor allem"
    r"|eigentlich|ja|halt|eben|wirklich|total|echt|sehr|ganz|überhaupt|absolut|besonders|einfach|schon|nur|ausschließlich|meistens|am meisten|leider"
    r"|persönlich|grundsätzlich|übrigens|selbst|beide|alle|endlich|mir|uns|sonst|privat|beruflich|ursprünglich|fließend|ab sofort|von nun an|künftig"
    r"|in Zukunft|im Moment|seit (?:\w+ ){0,2}?(?:\d{4}|\w*jahre?n?|\w*monate?n?|wochen?|kurzem|langem|gestern|jeher|immer|januar|februar|märz|april|mai|juni|juli|august"
    r"|september|oktober|november|dezember|anfang|ende|sommer|winter|herbst|frühling)|letzte[nsr]? \w+|vor \w+ \w+|dieses jahr|diese woche|mit (?:meine[rmn]?|unsere[rmn]?) \w+)(?!\w))*"
)
NO = r"kein(?:e[nrms]?)?"
NOT = r"(?:(?:überhaupt|gar|so|wirklich|absolut|mehr|noch|leider|auch|eigentlich|einfach|echt) )*nicht"
EPISODIC: dict[str, Any] = {"type": MemoryType.EPISODIC}
_MINUS: dict[str, Any] = {"polarity": "-"}
_END: dict[str, Any] = {"effect": "end"}
_A = r"(?:(?:ein(?:e[nrms]?)?|de[rnm]|d(?:ie|as)|mein(?:e[nrms]?)?|unser(?:e[nrms]?)?|zwei|drei) )?"
_OF_MY = r"(?:de[rnm]|d(?:ie|as)|mein(?:e[nrms]?)?|unser(?:e[nrms]?)?)"
_BE = "=bin =sind =ist"
_HAVE = "=habe =haben =hab =hat"
_AT = (
    r"(?:in|im|bei|beim|nahe|an der|am|auf|auf dem|außerhalb von|unweit von|in der Nähe (?:von|des|der)|mitten in|nördlich von|südlich von|bei)"
)
_WHERE = rf"{_AT} (?P<object>(?!(?:einer (?:Zeit|Welt|Gesellschaft)|der (?:Vergangenheit|Regel|Hoffnung|Zukunft)|diesem?r?)\b)\S.*?)(?= (?:mit|zusammen mit) (?:mein|unser)|$)"
_NUMBER = r"(?:ein(?:e[nrms]?)?|zwei|drei|vier|fünf|sechs|sieben|\d+)"
FREQUENT = (
    r"(?:jede[nrsm] (?:\w+ )?(?:Tag|Morgen|Abend|Nacht|Mittag|Woche|Monat|Jahr|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonnabend|Sonntag|Wochenende|Nachmittag)"
    r"|(?:ein|zwei|drei|vier|fünf|sechs|\d+)[- ]?mal (?:pro|die|in der|im|am) \w+|täglich|wöchentlich|monatlich|morgens|abends|mittags|nachts|vormittags|nachmittags|tagsüber"
    r"|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)s|werktags|unter der Woche|am Wochenende|an Wochenenden|vor dem (?:Schlafen|Schlafengehen|Frühstück"
    r"|Einschlafen)|nach (?:dem (?:Essen|Aufstehen|Abendessen|Mittagessen)|der Arbeit)|zum (?:Frühstück|Mittagessen|Abendessen|Einschlafen)|regelmäßig|immer(?! (?:noch|mehr|wieder|wenn))"
    r"|grundsätzlich|normalerweise|üblicherweise|gewöhnlich|meistens|meist|in der Regel|stets|häufig|selten)"
)
_FREQUENT_NEEDED = (
    *("jed", "mal ", "täglich", "taglich", "lich", "ens", "ends", "ags", "Woche", "vor dem", "nach de", "zum ", "immer"),
    *("grunds", "weise", "meist", "Regel", "stets", "häufig", "selten", "mäßig", "nachts", "abends", "masig"),
)
_LIKING = "mag lieb schätz =mögen =liebe"
_TAKING = "mag trink ess =esse =isst =mögen lieb schätz vertrag =verträgt bevorzug"
_USING = "nutz benutz verwend gebrauch"

ENDING_FRAMES: tuple[Said, ...] = (
    doing(_TAKING, rf"{MID} {NO} (?P<object>\S.*?) mehr\b.*", "preference", **_MINUS),
    doing(_TAKING, rf"{MID} (?P<object>\S[^,;]*?) (?:jetzt |überhaupt |gar )?nicht mehr\b.*", "preference", **_MINUS),
    doing("wohn leb", rf"{MID} nicht mehr(?: {_WHERE})?", "identity", attribute="home", effect="end_attribute", fixed="home"),
    doing("wohn leb", rf"{MID} {_AT} (?P<object>\S.*?) nicht mehr", "identity", attribute="home", effect="end_attribute"),
    doing("arbeit", rf"{MID} nicht mehr (?:bei|für|beim|in der|am) {OBJECT}", "identity", attribute="employer", effect="end_attribute"),
    doing(_BE, rf"{MID} nicht mehr (?:bei|in der) (?P<object>{PROPER})(?: (?:angestellt|beschäftigt|tätig))?[.!]*$", "end", **_END),
    doing(_BE, rf"{MID} nicht mehr (?:allergisch gegen {SHORT}|gegen \S.*? allergisch)", "identity", attribute="allergy/", effect="end_attribute"),
    doing(_BE, rf"{MID} (?:{NO} (?:Vegetarier|Veganer|Pescetarier)(?:in)? mehr|nicht mehr (?:vegan|vegetarisch)).*", "identity", attribute="diet",
          effect="end_attribute", fixed="diet"),
    doing(_BE, rf"{MID} {NO} (?P<object>\S.*?) mehr[.!]*$", "end", needs=("kein",), **_END),
    doing(_BE, rf"{MID} nicht mehr (?:als |bei |im |in der |in )?(?P<object>(?!sicher|da\b|so\b|dabei|krank|jung|ganz|zufrieden)\S[^,;]*)$", "end", **_END),
    doing(f"{_USING} {_HAVE} fahr =fährt spiel lern studier trag =trägt les =lese =liest schau guck besitz mach nehm =nehme =nimmt hör sprech =spreche treib =rauche",
          rf"{MID} {NO} (?P<object>\S[^,;]*?) mehr\b.*", "end", **_END),
    doing(f"{_USING} {_HAVE} fahr =fährt spiel lern studier trag =trägt les =lese =liest schau guck besitz mach nehm =nehme =nimmt hör sprech =spreche treib geh",
          rf"{MID} (?:zum |zur |ins |in den |mit )?(?P<object>(?!das\b|es\b)\S[^,;]*?) (?:jetzt |schon |seit \S+ )?nicht mehr[.!]*$", "end", **_END),
    any_verb(r"(?P<object>rauche?|laufe?|jogge?|schwimme?|dampfe?|tanze?|singe?|male?)<subject> (?:jetzt |schon )?nicht mehr[.!]*$", "end", needs=("nicht mehr",), **_END),
    doing(_HAVE, rf"{MID} (?:mit (?:dem |der |den )?(?P<object>\S[^,;]*?) aufgehört)[.!]*$", "end",
          needs=("aufgeh",), **_END),
    doing(_HAVE, rf"{MID} aufgehört,? (?:mit (?:dem |der )?)?(?P<object>\S.*?)(?: zu (?:nutzen|benutzen|verwenden|essen|trinken|spielen|nehmen|lernen|schauen))?[.!]*$", "end",
          needs=("aufgeh",), **_END),
    doing(_HAVE, rf"{MID} (?P<object>(?!die Hoffnung|es\b|das\b)\S[^,;]*?) (?:aufgegeben|gekündigt|verkauft|abgeschafft|deinstalliert|abgemeldet|abbestellt|verschenkt|abgesetzt"
          r"|zurückgegeben|an den Nagel gehängt|abgebrochen)[.!]*$", "end", needs=("auf", "kün", "kuen", "kun", "verk", "ab", "dein", "versch", "zur", "Nagel"), **_END),
)  # fmt: skip

SWAP_FRAMES: tuple[Said, ...] = (
    doing(f"{_BE} {_HAVE}", rf"{MID} (?:(?P<thing>{_OF_MY} [\w-]+) )?von (?P<old>\S[^,;]*?) (?:auf|zu|nach) (?P<object>\S[^,;]*?)"
          r" (?:umgestiegen|gewechselt|migriert|übergegangen|umgestellt|umgezogen|gewandert|umgeschwenkt)\b.*", "tool", replaces=True,
          needs=("umge", "gewe", "migr", "über", "ueber", "gewa")),
    doing(f"{_BE} {_HAVE}", rf"{MID} (?:auf|zu) (?P<object>\S[^,;]*?) (?:umgestiegen|gewechselt|migriert|übergegangen|umgestellt|umgeschwenkt)\b.*", "tool", replaces=True,
          needs=("umge", "gewe", "migr", "über", "ueber")),
    doing("steig =wechsle wechsel", rf"{MID} von (?P<old>\S[^,;]*?) (?:auf|zu) (?P<object>\S[^,;]*?)(?: um)?[.!]*$", "tool", replaces=True),
    doing(_HAVE, rf"{MID} (?P<old>\S[^,;]*?) (?:durch|gegen) {_A}(?P<object>\S[^,;]*?) (?:ersetzt|getauscht|eingetauscht|ausgetauscht)\b.*", "tool", replaces=True,
          needs=("ersetzt", "tausch")),
    doing(_HAVE, rf"{MID} (?P<old>\S[^,;]*?) (?:zugunsten von|für) {_A}(?P<object>\S[^,;]*?) (?:aufgegeben|verlassen|abgeschafft)\b.*", "tool", replaces=True,
          needs=("aufge", "verl", "abge")),
    doing(_USING, rf"{MID} (?P<object>\S.*?),? (?:statt|anstatt|anstelle von|und nicht(?: mehr)?) {_A}(?P<old>\S.*)", "tool", needs=("statt", "anstelle", "und nicht")),
    doing("trink ess =esse =isst fahr spiel les lern", rf"{MID} (?P<object>\S.*?),? (?:statt|anstatt|anstelle von) {_A}(?P<old>\S.*)", "pattern", replaces=True,
          needs=("statt", "anstelle")),
    doing(_HAVE, rf"{MID} (?:{_A})(?:neue[nsr]? )?(?P<object>\S[^,;]*?) (?:gekauft|geholt|zugelegt|angeschafft|bekommen|geleast|bestellt|adoptiert|gewechselt)\b.*", "tool", topics=OWNED,
          needs=("ge", "adoptiert", "bestellt", "bekommen")),
)  # fmt: skip

_GLAD = r"(?:(?:sehr|besonders|wirklich|total|echt|richtig|unheimlich|auch|immer) )*(?:gerne?|am liebsten)"
STATED_FRAMES: tuple[Said, ...] = (
    doing(_LIKING, rf"{MID} (?P<object>(?:kurze|knappe|ausführliche|lange|präzise|direkte) (?:Antworten|Erklärungen)\b.*)", "instruction"),
    doing(_TAKING, rf"{MID} (?:leider |so |überhaupt |gar |absolut )*{NO} {OBJECT}", "preference", **_MINUS),
    doing(_TAKING, rf"{MID} (?P<object>(?!es\b|das\b|das,|nicht\b|nie\b)\S[^,;]*?) {NOT}(?: (?:so|besonders|sehr|wirklich|mehr|gut|gerne?|ausstehen|leiden|allzu))*[.!]*$", "preference", **_MINUS),
    doing(_LIKING, rf"{MID} {NOT} (?:so |besonders |sehr |gern )*(?P<object>(?!dass|wenn|wie|was|nur)\S.*)", "preference", **_MINUS),
    doing("=kann =können", rf"{MID} (?P<object>(?!mich|mir|es\b|das\b|dir)\S[^,;]*?) {NOT} (?:ausstehen|leiden|riechen|ertragen|ab)\b.*", "preference", **_MINUS),
    doing("=kann =können", rf"{MID} {NO} (?P<object>\S[^,;]*?) (?:ausstehen|leiden|ertragen)\b.*", "preference", **_MINUS),
    doing("=kann =können", r" mit (?P<object>(?!dir|deine|dem Code)\S[^,;]*?) (?:nichts|wenig) anfangen\b.*", "preference", **_MINUS),
    doing(f"{_LIKING} bevorzug", rf"{MID}(?: lieber| am liebsten)? (?P<object>(?!es\b|das\b(?! \w+e[nrs]? )|dich|dass|wie\b|wenn|nicht\b|deine?\b|{NO}\b|d(?:ie|en|iese[rns]?) (?:Idee|Antwort|Ansatz|Vorschlag|Lösung|Version|Art)\b)\S.*?)"
          r"(?:,? (?:gegenüber|mehr als|lieber als|als|statt|vor) (?P<compared>\S.*)|$)", "preference"),
    doing("hass verabscheu =verabscheue meid", rf"{MID} (?P<object>(?!es\b|das\b|dich|dass|wenn)\S.*)", "preference", **_MINUS),
    doing("zieh", rf"{MID} (?P<object>\S[^,;]*?) (?:de[mnr] )?(?P<compared>\S+) vor[.!]*$", "preference"),
    doing(_BE, rf"{MID} (?P<negated>(?:nicht (?:so )?)?{NO} |nicht )?(?:ein )?(?:(?:große[rs]?|riesen|riesige[rs]?|absolute[rs]?|echte[rs]?|totale[rs]?|begeisterte[rs]?) )?(?:Riesen)?-?"
          rf"(?:fan|freund(?:in)?|liebhaber(?:in)?|anhänger(?:in)?) (?:von|der|des) {OBJECT}", "preference"),
    doing(_BE, rf"{MID} (?P<negated>nicht )?(?:verrückt nach|begeistert von|süchtig nach|vernarrt in|Feuer und Flamme für) {OBJECT}", "preference"),
    doing("steh =stehe", rf"{MID} (?P<negated>{NOT} )?(?:so |voll |total |sehr )*auf (?P<object>(?!dem|der Liste|d(?:as|ie)\b)\S.*)", "preference"),
    doing(f"{_HAVE} find", rf"{MID} (?P<object>(?!das\b|es\b|die (?:Antwort|Lösung|Idee)|deine?|dies)\S[^,;]*?) (?:super|toll|großartig|klasse|genial|lecker|köstlich|schön|gern)[.!]*$", "preference"),
    doing("find", rf"{MID} (?P<object>(?!das\b|es\b|die (?:Antwort|Lösung|Idee)|deine?|dies)\S[^,;]*?) (?:furchtbar|schrecklich|eklig|widerlich|doof|blöd|nervig|ätzend|langweilig|anstrengend|grauenhaft)[.!]*$",
          "preference", **_MINUS),
    doing("trink nehm =nehme", rf"{MID} (?:meinen|den) (?P<attribute>Kaffee|Tee|Espresso)(?: (?:jetzt|immer|am liebsten|nur))* (?P<object>(?!am|um|bei|im|nicht|gern)\S.*)", "preference"),
    any_verb(rf"(?:[a-zäöüß]+(?:e|en|t|le|re))<subject>(?: (?:sehr|wirklich|nicht so|echt|total|auch|eigentlich|meistens|{NOT}))*? (?P<negated>nicht )?(?:{_GLAD}|lieber) (?P<object>(?!würde|hätte|dass|wenn|als\b|nicht\b)\S.*?)"
          r"(?:,? (?:als|statt|anstatt) (?P<compared>\S.*)|$)", "preference", needs=("gern", "lieb")),
    any_verb(rf"(?:[a-zäöüß]+(?:e|en|t|le|re))<subject>(?: (?:wirklich|auch|eigentlich))? (?P<object>(?!es\b|das\b|mich\b)\S[^,;]*?) (?P<negated>nicht (?:so )?|überhaupt nicht )?{_GLAD}[.!]*$", "preference", needs=("gern", "lieb")),
    any_verb(rf"(?P<object>[a-zäöüß]+(?:e|en))<subject> (?P<negated>nicht )?{_GLAD}[.!]*$", "preference", needs=("gern", "lieb")),
    # decisions
    doing(f"{_HAVE} =entscheide =entscheiden", rf"{MID}(?: (?:mich|uns|sich))?{MID} (?P<negated>gegen|dagegen)?(?:für)? ?(?P<object>(?!dafür|dazu|dass)\S[^,;]*?)(?:,? (?:statt|anstatt|anstelle von|und gegen|und nicht für) (?P<old>\S[^,;]*?))?"
          r" entschieden\b.*", "decision", needs=("entschieden",), **EPISODIC),
    doing(_HAVE, rf"{MID}(?: (?:mich|uns))?(?: dafür| dazu)?(?: (?:beschlossen|entschieden|geeinigt))(?: (?:auf))?,? (?:dass (?:wir|ich) )?(?P<negated>kein(?:e[nrms]?)? )?(?P<object>\S.*?)"
          r"(?: (?:nicht )?(?:zu (?:verwenden|nutzen|benutzen|nehmen|setzen)|einzusetzen|einzuführen|verwenden|nutzen|nehmen))?[.!]*$", "decision",
          needs=("beschl", "entschieden", "geeinigt"), **EPISODIC),
    doing(f"{_HAVE}", rf"{MID}(?: (?:mich|uns))? auf (?P<object>\S[^,;]*?) (?:geeinigt|festgelegt|verständigt)\b.*", "decision", needs=("geeinigt", "festgelegt", "verst"), **EPISODIC),
    doing(f"{_HAVE}", rf"{MID} (?P<object>(?!die (?:erste|zweite)|einen Fehler)\S[^,;]*?)(?:,? (?:statt|anstatt) (?P<old>\S[^,;]*?))? (?:gewählt|ausgewählt|ausgesucht)\b.*", "decision", needs=("gew", "ausge"), **EPISODIC),
    doing("=werde =werden", rf"{MID} (?:für [^,;]{{2,40}}? )?(?P<negated>{NO} )?(?P<object>(?!ich|es\b|das\b|dir|dich|versuchen|mich)\S[^,;]*?)(?:,? (?:statt|anstatt) (?P<old>\S[^,;]*?))? (?:verwenden|nutzen|benutzen|nehmen|einsetzen|setzen)[.!]*$",
          "decision", needs=("wenden", "nutzen", "nehmen", "setzen"), **EPISODIC),
    doing("setz", rf"{MID} (?:bei|für|im|in) [^,;]{{2,40}}? auf (?P<object>\S.*)", "decision", **EPISODIC),
    doing("setz", rf"{MID} auf (?P<object>(?!dich|mich|die Liste|null)\S.*)", "decision", **EPISODIC),
    doing("bleib nehm =nehme", rf"{MID} (?:bei |dabei,? )(?P<object>(?!dir|mir|der (?:ersten|zweiten)|meiner Meinung|zu )\S.*)", "decision", **EPISODIC),
)  # fmt: skip

HABIT_FRAMES: tuple[Said, ...] = (
    any_verb(r"(?P<object>(?!(?:habe|hab|haben|bin|war|hatte|weiß|wusste|konnte|würde|möchte|sollte)\b)[a-zäöüß]+<subject> (?:[^,;]*? )?(?:nie|niemals|nie mehr|nie wieder)\b.*)", "pattern", needs=("nie",), **_MINUS),
    doing("steh =stehe wach =wache", rf"{MID} (?P<object>[^,;]*?\b(?:um|gegen|vor|früh|spät)\b[^,;]*? auf)\b.*", "pattern", attribute="wake_up", needs=(" auf",)),
    doing("geh =gehe", rf"{MID} (?P<object>[^,;]*?\b(?:um|gegen|vor|früh|spät)\b[^,;]*? (?:ins Bett|schlafen))\b.*", "pattern", attribute="bedtime", needs=("ins Bett", "schlafen")),
    doing("fahr =fahre geh =gehe pendel =pendle", rf"{MID} (?P<object>(?:mit [^,;]{{3,40}} )?(?:zur|in die|ins) (?:Arbeit|Uni|Schule|Büro)\b.*)", "pattern", attribute="commute"),
    any_verb(rf"(?P<object>(?!(?:habe|hab|haben|bin|sind|ist|war|hatte|muss|soll|will|kann|möchte|würde|weiß|wohne|arbeite|heiße|bekomme|kriege|sehe|verstehe|suche|brauche|versuche|finde|glaube|denke|werde)\b)[a-zäöüß]+<subject> (?:[^,;]*? )?{FREQUENT}(?!\w)(?!,? wenn).*)",
          "pattern", needs=_FREQUENT_NEEDED),
    doing("arbeit", rf"{MID} (?P<object>(?:von zu Hause|von zuhause|im Homeoffice|remote|in Teilzeit|in Vollzeit|nachts|im Schichtdienst|halbtags|hybrid)\b.*)", "identity", attribute="work_mode"),
)  # fmt: skip

IDENTITY_FRAMES: tuple[Said, ...] = (
    doing("heiß =heißt", rf"{MID} {NAME}", "identity", attribute="name"),
    doing(_BE, rf"{MID} (?:der|die) (?P<object>(?-i:[A-ZÄÖÜ])[\w-]+)[.!]*$", "identity", attribute="name", of_user_only=True),
    doing("wohn leb haus =lebe residier", rf"{MID} (?:mit [^,;]{{3,40}}? )?{_WHERE}", "identity", attribute="home"),
    doing(_BE, rf"{MID}(?: [^,;]{{0,60}}?)? (?:nach|in d(?:en|ie|as)|aufs?) (?P<object>[^,;]{{2,60}}?) (?:um|zurück)?gezogen\b.*", "identity", attribute="home", replaces=True, needs=("gezogen",)),
    doing(_BE, rf"{MID} (?:in|bei|im) (?P<object>{PROPER}) (?:zu Hause|zuhause|ansässig|wohnhaft|daheim)\b.*", "identity", attribute="home"),
    doing(_HAVE, rf"{MID} (?:{_A}(?:neue )?(?:Wohnung|Haus|WG-Zimmer) in) (?P<object>{PROPER})(?: \w+)?[.!]*$", "identity", attribute="home"),
    doing("arbeit =jobbe", rf"{MID} als {OBJECT}", "identity", attribute="job"),
    doing("arbeit =jobbe", rf"{MID} (?:bei|beim|für|am) (?:de[rnm] )?(?P<object>(?!mir|meine[nrm]?\b|uns\b|der Arbeit|Computer|eine[nr]? (?:Projekt|Hausarbeit)|Projekt)\S.*?)(?=,? als |$)", "identity", attribute="employer"),
    doing("arbeit =jobbe", rf"{MID} (?:in|im) (?:de[rnm] |eine[rm] )?(?P<object>(?!Moment|Büro|Team|Ruhe|Homeoffice)\S.*)", "identity", attribute="industry"),
    doing(_BE, rf"{MID} (?:bei|beim|in der) (?P<object>\S[^,;]*?) (?:angestellt|beschäftigt|tätig)\b.*", "identity", attribute="employer"),
    doing(f"{_HAVE} fang =fange", rf"{MID}(?: [^,;]{{0,30}}?)? bei (?P<object>[^,;]{{2,40}}?) (?:angefangen|an|begonnen|unterschrieben)\b.*", "identity", attribute="employer", replaces=True),
    doing(_BE, rf"{MID}(?: gerade)? (?P<object>\d{{1,3}})(?: Jahre?(?: alt)?)?(?: geworden)?(?=[!,]|\.?$| und\b| Jahre)", "identity", attribute="age"),
    doing(f"{_BE} =wurde", rf"{MID} (?:am|im|anno)? ?(?P<object>(?:\d|(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember))[^,;]*?) (?:in [^,;]{{2,30}} )?geboren\b.*", "identity", attribute="birthday",
          needs=("geboren",)),
    doing(f"{_BE} =wurde", rf"{MID} in (?P<object>[^,;]{{2,40}}?) (?:geboren|aufgewachsen)\b.*", "identity", attribute="origin", needs=("geboren", "aufgewachsen")),
    doing("komm stamm", rf"{MID} aus (?P<object>(?!dem (?:Urlaub|Haus|Bett)|der (?:Arbeit|Sache)|einer Sitzung)\S.*)", "identity", attribute="origin"),
    doing("sprech =spreche =spricht =kann =können", rf"{MID} (?:(?:fließend|perfekt|gut|ein bisschen|etwas|ein wenig|nur) )*(?P<object>{LANGUAGE_NAMES}\b.*?)(?: sprechen)?[.!]*$", "identity", attribute="language/"),
    doing("lern", rf"{MID} (?P<object>(?!dass|wie|viel|gern|für|etwas|heute|morgen)\S.*)", "identity", attribute="learning/"),
    doing("studier", rf"{MID} (?P<object>(?!an\b|in\b|gern)\S.*)", "identity", attribute="studies"),
    doing(f"{_BE} reagier", rf"{MID}(?: \w+)? allergisch (?:gegen|auf) {OBJECT}", "identity", attribute="allergy/"),
    doing(_BE, rf"{MID} (?:gegen|auf) (?P<object>\S[^,;]*?) allergisch\b.*", "identity", attribute="allergy/"),
    doing(_HAVE, rf"{MID} (?:eine )?(?:\w+ )?(?:Allergie|Unverträglichkeit|Intoleranz) (?:gegen|auf|gegenüber) {OBJECT}", "identity", attribute="allergy/"),
    doing(_HAVE, rf"{MID} (?:eine )?(?:starke |schwere |leichte )?(?P<object>[\w-]+(?:allergie|intoleranz|unverträglichkeit))\b.*", "identity", attribute="allergy/"),
    doing(_BE, rf"{MID} (?P<object>[\w-]+intolerant)\b.*", "identity", attribute="allergy/"),
    doing(_BE, rf"{MID}(?: (?:strikte?[rn]?|überzeugte?r?|eine?|geworden))*{MID} (?P<object>Vegetarier(?:in)?|Veganer(?:in)?|vegan|vegetarisch|Pes[ck]etarier(?:in)?|Flexitarier(?:in)?|Frutarier(?:in)?)\b.*", "identity", attribute="diet"),
    doing("ernähr", rf"(?: (?:mich|uns|sich))?{MID}(?: (?:rein|überwiegend|weitgehend|strikt))? (?P<object>\w+)\b.*", "identity", attribute="diet"),
    doing("ess =esse =isst leb", rf"{MID}(?: (?:rein|strikt|streng))? (?P<object>vegan|vegetarisch|halal|koscher|glutenfrei|laktosefrei|ketogen|low[- ]carb|zuckerfrei)\b.*", "identity", attribute="diet"),
    doing(_BE, rf"{MID} (?P<object>verheiratet|ledig|geschieden|verlobt|verwitwet|single|in einer Beziehung|getrennt)\b.*", "identity", attribute="marital_status"),
    doing(_HAVE, rf"{MID} ein(?:e[nrms]?)? (?:[\w-]+ )?(?P<attribute>{RELATION_NAMES})(?: namens| mit (?:dem )?Namen|,? (?:de[rn]|die|das)(?: auf den Namen)?|, er| ,) {NAME}(?: (?:heißt|hört))?", "identity",
          needs=("namens", "Namen", " der ", " die ", " das ", "den ")),
    doing(_HAVE, rf"{MID} (?P<object>(?:{_NUMBER}|{NO}) (?:\w+ )?(?:Kind(?:er)?|Sohn|Söhne|Tochter|Töchter|Jungs|Mädchen|Zwillinge)(?: und (?:{_NUMBER}) (?:Kind(?:er)?|Sohn|Söhne|Tochter|Töchter))?)\b.*", "identity", attribute="children"),
    doing(_BE, rf"{MID} (?:Vater|Mutter|Papa|Mama) (?:von|eine[rs]) (?P<object>\S.*)", "identity", attribute="children"),
    doing(_HAVE, rf"{MID} (?P<object>{_NUMBER} (?:[\w-]+ )?(?:Hunde?|Hündin|Katzen?|Kater|Kaninchen|Hamster|Papagei(?:en)?|Pferde?|Hühner|Schildkröten?|Meerschweinchen|Wellensittiche?|Welpen?))\b.*", "identity", attribute="pets"),
    doing(f"{_HAVE} leid", rf"{MID} (?:an |unter )?(?:eine?n? )?(?P<object>(?:Typ-?\d?[- ])?(?:Diabetes|Asthma|ADHS|Epilepsie|Legasthenie|Zöliakie|Bluthochdruck|Migräne|Arthrose|Rheuma|Heuschnupfen|Neurodermitis|Schlafstörungen"
          r"|Endometriose|Depressionen|Hashimoto|Schlafapnoe|Tinnitus)(?: Typ \d)?)\b.*", "identity", attribute="health/"),
    doing(f"{_HAVE}", rf"{MID} (?:große |panische |starke |echt )?(?:Angst|Höhenangst|Panik) vor (?P<object>(?!de[mr] (?:Prüfung|Abgabe|Deadline))\S.*)", "identity", attribute="fear/"),
    doing(_BE, rf"{MID}(?: ein(?:e[nrms]?)?)? (?P<object>Linkshänder(?:in)?|Rechtshänder(?:in)?|farbenblind|schwerhörig|gehörlos|blind|Legastheniker(?:in)?|Diabetiker(?:in)?|Asthmatiker(?:in)?|Autist(?:in)?|introvertiert|extrovertiert"
          r"|Frühaufsteher(?:in)?|Langschläfer(?:in)?|Nachteule|Morgenmensch|Nachtmensch|Perfektionist(?:in)?|Minimalist(?:in)?|Atheist(?:in)?|Nichtraucher(?:in)?|Raucher(?:in)?|schwanger|alleinerziehend|Anfänger(?:in)?|kurzsichtig|tierlieb)\b.*",
          "identity", attribute="trait/"),
    doing(_BE, rf"{MID} (?P<object>in Rente|Rentner(?:in)?|pensioniert|arbeitslos|arbeitssuchend|in Elternzeit|im Ruhestand|im Mutterschutz)\b.*", "identity", attribute="employment"),
    doing(_BE, rf"{MID}(?: (?:ein(?:e[nrms]?)?|von Beruf|gelernte[rn]?|ausgebildete[rn]?|als|angehende[rn]?|studierte[rn]?))*{MID} (?P<object>(?:[\w-]+e[rn]? )?(?:{JOBS})(?![\w]).*?)(?= und (?:ich|habe|wohne|mein)|[!,;]|\.?$)", "identity", attribute="job"),
    doing(_BE, rf"{MID}(?: ein(?:e[nrms]?)?| gebürtige[rn]?)? (?P<object>{NATIONALITIES})(?=[!,]|\.?$| und\b)", "identity", attribute="nationality"),
    doing(_BE, rf"{MID} (?P<object>(?-i:[A-ZÄÖÜ][a-zäöüß]+(?: [A-ZÄÖÜ][a-zäöüß]+)?))(?=[!,]|\.?$| und\b)", "identity", attribute="name", confidence=0.7, of_user_only=True),
    doing("spiel", rf"{MID} (?P<object>(?!mit\b|gegen\b|heute|morgen)\S.*)", "identity", topics=frozenset({"instrument"})),
    doing("spiel mach treib geh =gehe trainier", rf"{MID} (?P<object>(?!mit\b|gegen\b|heute|morgen)\S.*)", "identity", topics=frozenset({"sport", "hobby"})),
    doing("fahr =fährt", rf"{MID} {_A}(?P<object>(?!mit\b|nach\b|zu)\S.*)", "tool", topics=frozenset({"car", "bike", "motorbike"})),
    doing(f"{_HAVE} besitz trag =trägt", rf"{MID} {_A}{SHORT}", "tool", topics=OWNED),
    doing("nehm =nehme =nimmt", rf"{MID} {SHORT}", "identity", topics=frozenset({"medication"})),
    doing("programmier entwickl =entwickle code =coden schreib", rf"{MID} (?:hauptsächlich |meist |vor allem )?(?:in|mit) {SHORT}", "tool", topics=frozenset({"programming_language", "frontend", "web_framework", "editor", "mobile_framework"})),
    doing(f"{_BE} arbeit lauf", rf"{MID} (?:auf|bei|mit|unter) {_A}{SHORT}", "tool", topics=ANY_TOPIC),
    doing(_USING, rf"{MID} (?P<object>(?!es\b|das\b(?! \w+e[nrs]? )|dafür|dazu|dies|nicht\b|{NO}\b|d(?:ie|en|as|er) (?:Funktion|Befehl|Code|gleiche|Methode|folgende|Variable|Schleife)|eine? (?:Schleife|Funktion|Variable|Liste))\S[^,;]*)", "tool"),
    doing("setz", rf"{MID} (?P<object>(?!mich\b|es\b)\S[^,;]*?) ein[.!]*$", "tool"),
    doing("kauf erledig mach", rf"{MID} (?:meine[n]?|unsere[n]?|die|den) (?P<thing>Wocheneinkauf|Einkäufe|Einkauf) (?:bei|im) {OBJECT}", "tool", attribute="supermarket"),
)  # fmt: skip
