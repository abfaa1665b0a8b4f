"""The words that dates are made of, one vocabulary per language, in the form `fold` gives them.

Adding a language is one more `Vocabulary` in `VOCABULARIES`. A phrase is written with spaces;
alternatives are parted by `|`, and what a word means follows it after `=`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache

# One letter for each kind of word, so that the forms of dates can be written as patterns.
LITERAL, DAY, UNIT, LAST, PAST, THIS, AGO = "X", "D", "U", "L", "R", "T", "A"
NUMBER, COUNT, YEAR, MONTH, WEEKDAY, LAST_UNIT = "N", "Q", "Y", "M", "W", "Z"
IN, OF, SINCE, BEFORE, AFTER, BETWEEN, TO, AND = "I", "O", "S", "B", "F", "E", "K", "J"
COMMA, BREAK, OTHER = "C", "|", "."

Meaning = tuple[str, str]
"""A kind of word, and its value: days from today, a unit's letter, a number."""


@dataclass(frozen=True, slots=True)
class Vocabulary:
    days: str
    """Days that are counted from today."""
    units: str
    """h, d, w, m, y, and e for the weekend."""
    months: str
    """January to December."""
    weekdays: str
    """Monday to Sunday."""
    last: str
    """Beside a unit the one before this one: last week."""
    past: str
    """Beside a unit the time up to now: the past week."""
    this: str
    ago: str
    counts: str
    within: str
    """What stands before a month or a year that is meant as a time."""
    of: str
    since: str
    before: str
    after: str
    between: str
    to: str
    conjunction: str
    articles: str
    """Left out before anything is matched."""
    asking: str
    """Words of questions that ask for whatever there is: what happened, what did I say."""
    last_units: str = ""
    """Words that alone mean the unit before this one."""
    told: str = ""
    """Words that put a sentence into the past."""


ENGLISH = Vocabulary(
    days="today=0|this morning=0|this afternoon=0|this evening=0|yesterday=-1|last night=-1"
    "|day before yesterday=-2",
    units="hour=h|hours=h|day=d|days=d|week=w|weeks=w|month=m|months=m|year=y|years=y|weekend=e",
    months="january|jan=1|february|feb=2|march|mar=3|april|apr=4|may=5|june|jun=6|july|jul=7"
    "|august|aug=8|september|sept=9|sep=9|october|oct=10|november|nov=11|december|dec=12",
    weekdays="monday=0|tuesday=1|wednesday=2|thursday=3|friday=4|saturday=5|sunday=6",
    last="last|previous",
    past="past",
    this="this",
    ago="ago|back",
    counts="a=1|an=1|one=1|two=2|a couple of=2|couple of=2|couple=2|three=3|a few=3|few=3|four=4"
    "|several=4|five=5|six=6|seven=7|eight=8|nine=9|ten=10|eleven=11|twelve=12",
    within="in|on|over|during|from|around|throughout",
    of="of",
    since="since",
    before="before",
    after="after",
    between="between",
    to="to|until|till|through",
    conjunction="and",
    articles="the|date|dated",
    asking="happen|happened|happening|tell|told|telling|say|said|saying|talk|talked|talking|speak"
    "|spoke|spoken|discuss|discussed|discussing|mention|mentioned|chat|chatted|cover|covered|did"
    "|remember|remind|reminded|recall|know|learn|learned|learnt|go|going|went|new|thing|things|something|anything"
    "|everything|summary|summarize|summarise|recap|list|show|give|find|note|notes|noted|memory"
    "|memories|write|wrote|written|ask|asked|share|shared|conversation|conversations|stuff"
    "|events|event|add|added|save|saved|store|stored|record|recorded|want|earlier",
    told="did|was|were|had|said|told|talked|asked|mentioned|discussed|happened|went|decided",
)
SPANISH = Vocabulary(
    days="hoy=0|esta manana=0|esta tarde=0|ayer=-1|anoche=-1|anteayer=-2|antier=-2"
    "|antes de ayer=-2",
    units="hora=h|horas=h|dia=d|dias=d|semana=w|semanas=w|mes=m|meses=m|ano=y|anos=y"
    "|fin de semana=e",
    months="enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre=9|octubre=10"
    "|noviembre=11|diciembre=12",
    weekdays="lunes=0|martes=1|miercoles=2|jueves=3|viernes=4|sabado=5|domingo=6",
    last="pasado|pasada|anterior",
    past="ultimo|ultima|ultimos|ultimas|pasados|pasadas",
    this="este|esta",
    ago="hace|atras",
    counts="un=1|una=1|uno=1|dos=2|un par de=2|tres=3|unos=3|unas=3|cuatro=4|cinco=5|seis=6"
    "|siete=7|ocho=8|nueve=9|diez=10",
    within="en|durante|a principios de|a finales de",
    of="de|del",
    since="desde",
    before="antes de|antes del",
    after="despues de|despues del",
    between="entre",
    to="al|hasta",
    conjunction="y|e",
    articles="el|la|los|las|dia",
    asking="paso|pasa|pasado|sucedio|ocurrio|dije|dijo|dijimos|dicho|conte|contado|hable|hablamos"
    "|hablado|mencione|hice|hicimos|hecho|recuerdas|recuerda|sabes|nuevo|cosas|cosa|resumen|resume"
    "|notas|nota|conversacion|conversaciones|muestra|muestrame|dime",
    told="dije|dijo|dijimos|dicho|conte|hable|hablamos|mencione|hice|hicimos|fue|fui|era|estaba"
    "|he|hemos|ha|paso|comi|compre|tuve",
)
PORTUGUESE = Vocabulary(
    days="hoje=0|esta manha=0|esta tarde=0|ontem=-1|ontem a noite=-1|anteontem=-2",
    units="hora=h|horas=h|dia=d|dias=d|semana=w|semanas=w|mes=m|meses=m|ano=y|anos=y"
    "|fim de semana=e",
    months="janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro"
    "|dezembro",
    weekdays="segunda feira=0|segunda=0|terca feira=1|terca=1|quarta feira=2|quarta=2"
    "|quinta feira=3|quinta=3|sexta feira=4|sexta=4|sabado=5|domingo=6",
    last="passado|passada|anterior",
    past="ultimo|ultima|ultimos|ultimas",
    this="este|esta|neste|nesta",
    ago="ha|faz|atras",
    counts="um=1|uma=1|dois=2|duas=2|tres=3|uns=3|umas=3|alguns=3|algumas=3|quatro=4|cinco=5"
    "|seis=6|sete=7|oito=8|nove=9|dez=10",
    within="em|durante",
    of="de|do|da",
    since="desde",
    before="antes de|antes do|antes da",
    after="depois de|depois do|depois da|apos",
    between="entre",
    to="ate|a",
    conjunction="e",
    articles="o|os|as|no|na|nos|nas|dia",
    asking="aconteceu|aconteceram|disse|dissemos|dito|contei|falei|falamos|falado|mencionei|fiz"
    "|fizemos|feito|lembra|lembras|sabe|novo|coisas|coisa|resumo|resuma|notas|nota|conversa"
    "|conversas|mostre|mostra|houve|passou",
    told="disse|dissemos|contei|falei|falamos|mencionei|fiz|fizemos|foi|fui|era|estava|aconteceu"
    "|comi|comprei|tive|houve",
)
INDONESIAN = Vocabulary(
    days="hari ini=0|tadi pagi=0|tadi siang=0|kemarin=-1|tadi malam=-1|semalam=-1"
    "|kemarin lusa=-2|kemarin dulu=-2",
    units="jam=h|hari=d|minggu=w|pekan=w|bulan=m|tahun=y|akhir pekan=e|akhir minggu=e"
    "|seminggu=w|sebulan=m|setahun=y",
    months="januari|februari|maret|april|mei|juni|juli|agustus|september|oktober|november|desember",
    weekdays="senin=0|selasa=1|rabu=2|kamis=3|jumat=4|sabtu=5",
    last="lalu|kemarin",
    past="terakhir|belakangan",
    this="ini",
    ago="silam",
    counts="satu=1|dua=2|tiga=3|beberapa=3|empat=4|lima=5|enam=6|tujuh=7|delapan=8|sembilan=9"
    "|sepuluh=10",
    within="pada|pada bulan|pada tahun|di bulan|di tahun|selama|bulan|tahun",
    of="",
    since="sejak",
    before="sebelum",
    after="setelah|sesudah",
    between="antara",
    to="sampai|hingga",
    conjunction="dan",
    articles="yang|tanggal|pada tanggal|pada hari",
    asking="terjadi|katakan|bilang|ceritakan|cerita|bicarakan|bicara|bahas|sebutkan|lakukan|ingat"
    "|tahu|baru|hal|ringkasan|rangkuman|catatan|percakapan|tunjukkan|kejadian",
    last_units="minggu kemarin=w|bulan kemarin=m|tahun kemarin=y",
    told="tadi|sudah|telah|katakan|bilang|ceritakan|terjadi|pernah",
)
SWAHILI = Vocabulary(
    days="leo=0|leo asubuhi=0|jana=-1|jana usiku=-1|juzi=-2",
    units="saa=h|siku=d|wiki=w|mwezi=m|miezi=m|mwaka=y|miaka=y|wikendi=e",
    months="januari|februari|machi|aprili|mei|juni|julai|agosti|septemba|oktoba|novemba|desemba",
    weekdays="jumatatu=0|jumanne=1|jumatano=2|alhamisi=3|ijumaa=4|jumamosi=5|jumapili=6",
    last="iliyopita|uliopita|zilizopita|lililopita|jana",
    past="",
    this="hii|huu",
    ago="",
    counts="moja=1|mmoja=1|mbili=2|miwili=2|tatu=3|mitatu=3|kadhaa=3|nne=4|minne=4|tano=5|mitano=5"
    "|sita=6|saba=7|nane=8|tisa=9|kumi=10",
    within="katika|mwezi wa|mwezi|mnamo|mwaka|wakati wa",
    of="ya|wa|la",
    since="tangu",
    before="kabla ya",
    after="baada ya",
    between="kati ya",
    to="hadi|mpaka",
    conjunction="na",
    articles="tarehe",
    asking="kilitokea|ilitokea|yalitokea|kilichotokea|nilisema|nilikuambia|nilikueleza|tulisema"
    "|tulizungumza|tuliongea|nilifanya|tulifanya|unakumbuka|kumbuka|unajua|mapya|mambo|jambo"
    "|muhtasari|nionyeshe|mazungumzo",
    last_units="mwaka jana=y",
    told="kilitokea|ilitokea|yalitokea|nilisema|nilikuambia|nilikueleza|tulisema|tulizungumza"
    "|nilifanya|tulifanya|nilikula|ilikuwa|nilikuwa",
)
FRENCH = Vocabulary(
    days="aujourd hui=0|ce matin=0|cet apres midi=0|hier=-1|hier soir=-1|avant hier=-2",
    units="heure=h|heures=h|jour=d|jours=d|semaine=w|semaines=w|mois=m|an=y|ans=y|annee=y"
    "|annees=y|week end=e|weekend=e",
    months="janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre",
    weekdays="lundi=0|mardi=1|mercredi=2|jeudi=3|vendredi=4|samedi=5|dimanche=6",
    last="dernier|derniere|passe|passee",
    past="derniers|dernieres",
    this="ce|cette|cet",
    ago="il y a",
    counts="un=1|une=1|deux=2|trois=3|quelques=3|quatre=4|cinq=5|six=6|sept=7|huit=8|neuf=9|dix=10",
    within="en|durant|pendant|courant",
    of="de|d|du|au mois de",
    since="depuis",
    before="avant",
    after="apres",
    between="entre",
    to="au|jusqu|jusqu au|jusqu en",
    conjunction="et",
    articles="le|la|les|l",
    asking="passe|arrive|dit|dire|raconte|parle|discute|mentionne|fait|souviens|rappelle|sais"
    "|nouveau|neuf|choses|chose|resume|resumer|notes|note|conversation|conversations|montre",
    told="ai|avons|as|avez|dit|parle|passe|fait|etait|etais|etaient",
)
GERMAN = Vocabulary(
    days="heute=0|heute morgen=0|heute fruh=0|gestern=-1|gestern abend=-1|vorgestern=-2",
    units="stunde=h|stunden=h|tag=d|tage=d|tagen=d|woche=w|wochen=w|monat=m|monate=m|monaten=m"
    "|monats=m|jahr=y|jahre=y|jahren=y|jahres=y|wochenende=e",
    months="januar|janner=1|februar=2|marz=3|april=4|mai=5|juni=6|juli=7|august=8|september=9"
    "|oktober=10|november=11|dezember=12",
    weekdays="montag=0|dienstag=1|mittwoch=2|donnerstag=3|freitag=4|samstag=5|sonnabend=5"
    "|sonntag=6",
    last="letzte|letzter|letzten|letztem|letztes|vergangene|vergangenen|vergangener|vergangenes"
    "|vorige|vorigen|voriger|voriges",
    past="",
    this="diese|diesen|dieser|diesem|dieses",
    ago="vor",
    counts="ein=1|eine=1|einen=1|einem=1|einer=1|zwei=2|drei=3|ein paar=3|paar=3|einigen=3|vier=4"
    "|funf=5|sechs=6|sieben=7|acht=8|neun=9|zehn=10",
    within="im|in|am|wahrend|im jahr|anfang|ende|mitte",
    of="des",
    since="seit",
    before="",
    after="nach",
    between="zwischen",
    to="bis|bis zum",
    conjunction="und",
    articles="der|die|das|den|dem",
    asking="passiert|geschah|geschehen|gesagt|sagte|erzahlt|erzahlte|gesprochen|besprochen|geredet"
    "|erwahnt|gemacht|getan|erinnerst|erinnere|weisst|neu|neues|dinge|sache|sachen"
    "|zusammenfassung|notizen|notiz|gesprach|gesprache|zeig|zeige|los|gab",
    told="habe|hast|hat|haben|hatte|war|waren|gesagt|passiert|geschah",
)
VOCABULARIES: Mapping[str, Vocabulary] = {
    "en": ENGLISH,
    "es": SPANISH,
    "pt": PORTUGUESE,
    "id": INDONESIAN,
    "sw": SWAHILI,
    "fr": FRENCH,
    "de": GERMAN,
}
NAMES_OR_OTHER_WORDS = frozenset({"hier", "jana", "leo", "juzi"})
"""Days of one language that mean something else in another: they count in their own alone."""

_WITH_VALUES = (
    ("days", DAY),
    ("units", UNIT),
    ("last_units", LAST_UNIT),
    ("weekdays", WEEKDAY),
    ("counts", COUNT),
    ("months", MONTH),
)
_ANCHORING = frozenset({DAY, UNIT, LAST_UNIT, WEEKDAY, MONTH})
_PLAIN = (
    ("last", LAST), ("past", PAST), ("this", THIS), ("ago", AGO), ("within", IN), ("of", OF),
    ("since", SINCE), ("before", BEFORE), ("after", AFTER), ("between", BETWEEN), ("to", TO),
    ("conjunction", AND), ("articles", ""),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Lexicon:
    meanings: Mapping[tuple[str, ...], Meaning]
    """A phrase as its words; "" is the kind of an article."""
    longest: Mapping[str, int]
    """First word → how many words the longest phrase with it has."""
    anchors: frozenset[str]
    """The last words of phrases that can make a date; without one, only figures do."""


@cache
def lexicon(language: str) -> Lexicon:
    vocabulary = VOCABULARIES[language]
    meanings: dict[tuple[str, ...], Meaning] = {}
    for field, kind in _PLAIN:
        meanings |= {phrase: (kind, "") for phrase, _ in _entries(getattr(vocabulary, field))}
    for field, kind in _WITH_VALUES:
        for phrase, value in _entries(getattr(vocabulary, field)):
            meanings[phrase] = (kind, value)
    longest: dict[str, int] = {}
    for phrase in meanings:
        longest[phrase[0]] = max(longest.get(phrase[0], 0), len(phrase))
    anchors = frozenset(phrase[0] for phrase, (kind, _) in meanings.items() if kind in _ANCHORING)
    return Lexicon(meanings, longest, anchors)


@cache
def asking_words(language: str) -> frozenset[str]:
    vocabulary = VOCABULARIES.get(language, ENGLISH)
    return frozenset(vocabulary.asking.split("|"))


def is_told(folded: Iterable[str], language: str) -> bool:
    """Whether some of a text's words put it into the past."""
    return not _telling_words(language).isdisjoint(folded)


@cache
def _telling_words(language: str) -> frozenset[str]:
    return frozenset(VOCABULARIES[language].told.split("|")) - {""}


def _entries(text: str) -> Iterator[tuple[tuple[str, ...], str]]:
    """`a|b=2|c` → a with 1, b with 2, c with 3: a value that is not given counts on."""
    counted = 0
    for entry in filter(None, text.split("|")):
        phrase, _, value = entry.partition("=")
        counted = int(value) if value.isdigit() else counted + 1
        yield tuple(phrase.split()), value or str(counted)
