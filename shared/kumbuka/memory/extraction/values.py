"""What may stand in a statement's one place that changes: a time, a number, a name, a kind."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from kumbuka.memory.extraction.languages.english_matters import NOT_NAMES
from kumbuka.memory.extraction.languages.english_topics import topic_of
from kumbuka.memory.names import proper_names
from kumbuka.memory.topics import topic_of_name
from kumbuka.text.folding import fold
from kumbuka.text.late_pattern import LatePattern

_MONTHS = (
    "january|february|march|april|june|july|august|september|october|november|december|jan|feb|mar"
    "|apr|jun|jul|aug|sept?|oct|nov|dec"
)
_WEEKDAYS = "monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekday|weekend"
_HOURS = "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve"
_KINDS = (
    ("clock", r"\b\d{1,2}[:.][0-5]\d\b(?: ?[ap]\.?m\b)?|\b\d{1,2} ?[ap]\.?m\b"
              r"|\b(?:noon|midnight|bedtime)\b"
              rf"|\b(?:half|quarter) (?:past|to) \w+"
              rf"|(?<=\bat )(?:\d{{1,2}}(?![\d.,:]*\d)|half \w+|{_HOURS})\b(?! (?:percent"
              rf"|euros?|%|kilos?|kg|degrees|km|pounds|dollars))"
              rf"|(?:(?<=\bset to )|(?<=\bset for ))\d{{1,2}}\b(?![\d.,:]*\d| ?%"
            rf"| (?:deg|kg|kilo|km|euro|per)\w*)"
            rf"|(?<=\bbed by )\d{{1,2}}\b(?![\d.,:]*\d)"
            rf"|(?:(?<=\buntil )|(?<=\btill ))(?:half \w+|{_HOURS}|\d{{1,2}})\b"
            rf"(?![\d.,:]*\d| ?%| (?:\w+s|of|{_MONTHS}|may)\b)"),
    ("day", rf"\b(?:\d{{1,2}}(?:st|nd|rd|th)?(?: of)? (?:{_MONTHS}|may)"
            rf"|(?:{_MONTHS}|may) \d{{1,2}}(?:st|nd|rd|th)?"
            rf"|\d{{1,2}}(?:st|nd|rd|th)|(?:{_WEEKDAYS})s?|(?:{_MONTHS})|spring|summer|autumn"
            rf"|winter)\b"),
    ("ordinal", r"\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth"
                r"|tenth|ground|top|final)[ -](?:year|grade|form|floor"
                r"|trimester|semester|division|league|place|draft|edition|gear)\b"),
    ("span", rf"\b(?:(?:{_HOURS}|\d{{1,2}})-(?:minute|hour|day|week|month|year)\b"
             rf"|(?:{_HOURS}) (?:minute|hour|day|week|month|year)s\b"
             r"|\bone (?:minute|hour|week|month|year)\b)"),
    ("code", r"\b(?-i:(?=[A-Z\d-]*\d)(?=[A-Z\d-]*[A-Z])[A-Z\d][A-Z\d-]{1,7})\b"),
    ("number", r"(?<![\w.])[$€£]?\d[\d.,]*\d?(?:[ks]\b|\b|%)"),
)  # fmt: skip
_PATTERN = LatePattern("|".join(f"(?P<{kind}>{source})" for kind, source in _KINDS), re.IGNORECASE)
_SPAN = LatePattern(r"(?P<many>\w+)[ -](?P<unit>minute|hour|day|week|month|year)s?", re.IGNORECASE)
_LOWER_WORD = LatePattern(r"[a-z][a-z-]+")
_COLOURS = frozenset(
    [
        "red",
        "blue",
        "green",
        "yellow",
        "white",
        "black",
        "grey",
        "gray",
        "pink",
        "purple",
        "orange",
        "beige",
        "brown",
        "teal",
        "turquoise",
        "cream",
        "lilac",
        "magenta",
        "mint",
        "sage",
        "navy",
    ]
)
_LANGUAGES = frozenset(
    [
        "english",
        "german",
        "french",
        "spanish",
        "italian",
        "portuguese",
        "dutch",
        "swedish",
        "polish",
        "russian",
        "japanese",
        "chinese",
        "mandarin",
        "korean",
        "arabic",
        "hindi",
        "swahili",
        "turkish",
        "greek",
        "danish",
        "norwegian",
        "finnish",
        "czech",
    ]
)
_TRANSPORT = {
    **dict.fromkeys(("train", "trains", "rail"), "train"),
    **dict.fromkeys(("bus", "buses"), "bus"),
    **dict.fromkeys(("tram", "trams"), "tram"),
    **dict.fromkeys(("metro", "tube", "subway", "underground"), "metro"),
    **dict.fromkeys(("car", "drive", "driving"), "car"),
    **dict.fromkeys(("bike", "bicycle", "cycle", "cycling", "e-bike"), "bike"),
    **dict.fromkeys(("walk", "walking"), "foot"),
    **dict.fromkeys(("ferry", "boat"), "ferry"),
    **dict.fromkeys(("carpool", "lift"), "carpool"),
}
_PLAYED = {
    **dict.fromkeys(
        ("goalkeeper", "striker", "defender", "midfielder", "winger", "midfield", "defence"),
        "topic:position",
    ),
    **dict.fromkeys(("singer", "vocals", "drummer", "guitarist", "bassist"), "topic:instrument"),
}
"""What somebody is in a team or a band."""
KINDS_OF_ONE = frozenset(
    {"position", "sport", "instrument", "medication", "diet", "studies", "hobby"}
)
_BEFORE = LatePattern(
    r"([\w'’]+)[\s(-]*(?:(?:the|an?|my|our|dr\.?|mr\.?|ms\.?|mrs\.?|new|old|\d{1,4}[a-z]?)\s+)*\Z",
    re.I,
)
_ONLINE = LatePattern(r"\b(?:online|virtual)\b", re.IGNORECASE)
_PHONED = LatePattern(r"\b(?:i|we|he|she|they|and|just|to|so)\s+called\s+\Z", re.IGNORECASE)
"""Whom somebody called need not be called so."""
_ANSWERS_TO = LatePattern(
    r"\b(?:(?:answers?|responds?|listens?) (?:only )?to|goes by|known as|renamed (?:\w+ ){1,3}to)"
    r"\s+(?:the name (?:of )?)?\Z",
    re.I,
)
"""What somebody is called."""
MAX_VALUES = 12


@dataclass(frozen=True, slots=True)
class Value:
    kind: str
    """clock, day, code, number, name, `topic:…`, colour, language, transport."""
    text: str
    """Folded."""
    before: str
    """The word in front of it, folded; empty where it begins the sentence."""


@lru_cache(maxsize=1_000)
def values_of(text: str) -> tuple[Value, ...]:
    """The values in a text, at most 12; time linear in it."""
    found = dict.fromkeys((*_counted(text), *_named(text), *_of_a_kind(text)))
    return tuple(found)[:MAX_VALUES]


def _counted(text: str) -> Iterator[Value]:
    for match in _PATTERN.finditer(text):
        kind = str(match.lastgroup)
        yield Value(kind, _bare(match.group()), _word_before(text, match.start()))


def _bare(text: str) -> str:
    if span := _SPAN.fullmatch(text):
        return fold(f"{span['many']} {span['unit']}")
    folded = fold(text).rstrip(".,")
    return folded.removesuffix("s") if folded[:1].isalpha() else folded


def _named(text: str) -> Iterator[Value]:
    if _ONLINE.search(text):
        yield Value("name", "online", "to")
    for name in proper_names(text):
        if _PATTERN.fullmatch(name) or _only_begins(name, text):
            continue
        topic = topic_of_name(name)
        kind = f"topic:{topic}" if topic else "name"
        if fold(name) in _LANGUAGES:
            kind = "language"
        yield Value(kind, fold(name), _word_before(text, text.find(name)))


def _only_begins(name: str, text: str) -> bool:
    """Whether it is written with a capital because it begins the sentence, as far as can be told:
    `Poured`, `Back`, `Home`. A name of a known topic is one anywhere."""
    if not text.lstrip(_QUOTES).startswith(name) or " " in name or topic_of_name(name):
        return False
    word = name.lower()
    if word.endswith(("'s", "’s")) and text.lstrip(_QUOTES)[len(name) :].startswith(_OF_A_THING):
        return True
    return word in _OPENERS or word.endswith(("ed", "ing", "ly")) or bool(NOT_NAMES.fullmatch(word))


_OF_A_THING = (" at ", " on ", " in ", " now ", " put ", " got ", " moved ", " gone ", " been ")
"""What follows a thing's "is" or "has"."""
_QUOTES = " \"'“‘("
_OPENERS = frozenset(
    [
        "after",
        "just",
        "recently",
        "back",
        "from",
        "with",
        "without",
        "since",
        "until",
        "till",
        "during",
        "by",
        "as",
        "every",
        "each",
        "please",
        "call",
        "reply",
        "had",
        "got",
        "gone",
        "sold",
        "left",
        "quit",
        "put",
        "took",
        "gave",
        "made",
        "found",
        "let",
        "nothing",
        "something",
        "never",
        "always",
        "home",
        "bin",
        "production",
        "mortgage",
        "rent",
        "oat",
        "mum",
        "dad",
        "mom",
        "grandma",
        "since",
        "now",
        "then",
        "also",
        "starting",
        "scale",
        "no",
        "more",
        "new",
        "old",
        "good",
        "big",
        "salary",
        "work",
        "school",
        "coffee",
        "tea",
        "breakfast",
        "lunch",
        "dinner",
        "sundays",
        "mondays",
    ]
)


def _of_a_kind(text: str) -> Iterator[Value]:
    for match in _LOWER_WORD.finditer(text):
        if kind := _kind_of(match.group()):
            word = _TRANSPORT.get(match.group(), match.group())
            yield Value(kind, word, _word_before(text, match.start()))


def _kind_of(word: str) -> str:
    if word in _COLOURS:
        return "colour"
    if word in _LANGUAGES:
        return "language"
    if word in _TRANSPORT:
        return "transport"
    if word in _PLAYED:
        return _PLAYED[word]
    topic = topic_of(word)
    return f"topic:{topic}" if topic in KINDS_OF_ONE or topic_of_name(word) else ""


def _word_before(text: str, start: int) -> str:
    before = text[max(0, start - 40) : start]
    if _PHONED.search(before):
        return "phoned"
    if _ANSWERS_TO.search(before):
        return "called"
    match = _BEFORE.search(before)
    return fold(match.group(1)) if match else ""


def is_part(ours: str, theirs: str) -> bool:
    """Of a `Pixel 7` the `Pixel`, and the other way round."""
    one, other = set(ours.split()), set(theirs.split())
    return one <= other or other <= one


def words_of_values(found: Sequence[Value]) -> frozenset[str]:
    return frozenset(word for value in found for word in re.findall(r"[^\W_]+", value.text))
