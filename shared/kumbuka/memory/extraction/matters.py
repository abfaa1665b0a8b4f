"""What a text speaks of: its content words, those that are said of one matter as one."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from functools import lru_cache

from kumbuka.memory.extraction.languages.english_matters import GENERIC, MATTER_OF
from kumbuka.text.folding import fold
from kumbuka.text.late_pattern import LatePattern
from kumbuka.text.stems import stem
from kumbuka.text.words import content_words

_GENERIC_STEMS = frozenset(stem(word) for word in GENERIC)
_POSTS = frozenset({"job", "role", "post", "position", "one", "habit", "thing", "business"})
_ONE_TO_ONE = LatePattern(
    r"\b(?:one[- ]to[- ]one|one[- ]on[- ]one|1:1|1-1|1-on-1)\b", re.IGNORECASE
)
_REPORTS = LatePattern(r"\breports? (?:directly )?to\b", re.IGNORECASE)
_NUMBERED = LatePattern(r"\bnumber (?:one|two|three|four|\d)\b", re.IGNORECASE)
_WAKING = LatePattern(r"\b(?:g(?:et|ets|ot|etting) up|lie in)\b", re.IGNORECASE)
_TO_BED = LatePattern(r"\b(?:lights out|turn(?:ing)? in|hit the (?:hay|sack))\b", re.IGNORECASE)
_SURNAME = LatePattern(
    r"\b(?:(?:last|family|married) name|t(?:ook|aken|ake) (?:my|his|her) \w+['’]s name)\b",
    re.IGNORECASE,
)
_RENAMED = LatePattern(r"\brenamed (?:myself )?to\b", re.IGNORECASE)
_BOOKS = LatePattern(r"\b(?:do|does|keeps?) (?:my|our|the) (?:books|taxes)\b", re.IGNORECASE)
_TRAINS = LatePattern(r"\btrains (?:me|us|my|our)\b", re.IGNORECASE)
_AIRPORT = LatePattern(r"\bfl(?:y|ies|ying) (?:from|out of)\b", re.IGNORECASE)
_WEIGHED = LatePattern(
    r"(?<!kitchen )\bscales? (?:says?|said|shows?|showed|read|went)\b", re.IGNORECASE
)
_HOME = LatePattern(
    r"\b(?:lives? in|living in|(?:have|['’]ve|has|been) (?:lived|living) in"
    r"|home (?:is|for me)|based in|on (?-i:[A-Z])\w+ time"
    r"|my new (?:house|home|flat|place|apartment) in"
    r"|(?:is|am|are|['’]m|['’]re|['’]s) back in"
    r"|(?:i|we)(?:['’]ve| have| just)? (?:\w+ )?(?:moved|relocated|settled) (?:\w+ )?(?:to|in))\b"
    r"|\A\W*(?:(?:just|finally|recently|have) )*(?:moved|relocated|settled) (?:\w+ )?(?:to|in)\b",
    re.IGNORECASE,
)
_TO_WORK = LatePattern(
    r"\bto (?:work|the office|uni|campus|the station)\b(?! (?:at|on|with|for|from)\b)",
    re.IGNORECASE,
)
_IN_OFFICE = LatePattern(r"\b(?:go(?:ing)? in|come in) on\b", re.IGNORECASE)
_DOSE = LatePattern(r"\d ?(?:mg|mcg|µg|ml|milligrams|micrograms)\b", re.IGNORECASE)
_OPEN_TILL = LatePattern(r"\b(?:(?:stay|be) )?open (?:till|until|to)\b", re.IGNORECASE)
_DATA_CENTRE = LatePattern(r"\bdata ?cent(?:re|er)s?\b", re.IGNORECASE)
_STANDUP = LatePattern(r"\bstand-up\b", re.IGNORECASE)
_GRANTED = LatePattern(
    r"\b(?:gave|given|have|has|got) (?:me|us)?(?: (?:until|till)| an extension)\b"
    r"|\bhand(?:s|ed|ing)? \w+(?: \w+)? in (?:by|on)\b",
    re.IGNORECASE,
)
_PHRASES = (
    (_OPEN_TILL, "close"),
    (_DATA_CENTRE, "server"),
    (_STANDUP, "standup"),
    (_GRANTED, "deadline"),
    (_TO_WORK, "commut"),
    (_IN_OFFICE, "offic"),
    (_DOSE, "dose"),
    (_ONE_TO_ONE, "meeting"),
    (_WEIGHED, "weight"),
    (_REPORTS, "boss"),
    (_HOME, "home"),
    (_WAKING, "waking"),
    (_TO_BED, "sleep"),
    (_SURNAME, "surname"),
    (_RENAMED, "gamertag"),
    (_BOOKS, "accountant"),
    (_AIRPORT, "airport"),
    (_TRAINS, "trainer"),
)
"""What is told in more than one word, and the word that stands for its matter."""


def matter_of(word: str) -> str:
    """The one word that stands for all that speak of the same; else the stem."""
    word = fold(word)
    return MATTER_OF.get(word) or MATTER_OF.get(stem(word), stem(word))


REMEMBERED = 2_000
"""Texts whose matters are kept: each of a person's memories is compared with each sentence."""


@lru_cache(maxsize=REMEMBERED)
def matters(text: str, without: frozenset[str] = frozenset()) -> frozenset[str]:
    """What a text speaks of, but for words that are in any text, and those given."""
    found = {
        matter_of(word)
        for word in content_words(text)
        if word not in GENERIC and word not in without and (len(word) > 2 or word in MATTER_OF)
    }
    found -= {"plane"} if _AIRPORT.search(text) else set()
    found -= {"read"} if _BOOKS.search(text) else set()
    found -= {"mobile"} if _NUMBERED.search(text) else set()
    found -= {"open", "stai"} if _OPEN_TILL.search(text) else set()
    found |= {matter for pattern, matter in _PHRASES if pattern.search(text)}
    return frozenset(found - _GENERIC_STEMS)


@lru_cache(maxsize=REMEMBERED)
def all_matters(text: str) -> frozenset[str]:
    """Of all its content words."""
    return frozenset(matter_of(word) for word in content_words(text))


def said_alike(text: str) -> tuple[str, ...]:
    """Other words for what a text speaks of: whoever tells of an alarm tells of waking up."""
    return tuple(
        dict.fromkeys(
            form for matter in sorted(matters(text)) for form in forms_of().get(matter, ())
        )
    )


@lru_cache(maxsize=1)
def forms_of() -> Mapping[str, tuple[str, ...]]:
    """By the word that stands for them, all words for one matter."""
    found: dict[str, list[str]] = {}
    for form, matter in MATTER_OF.items():
        found.setdefault(matter, []).append(form)
    return {matter: tuple(forms) for matter, forms in found.items()}


def named(words: Collection[str]) -> set[str]:
    """The matters of the words of a phrase."""
    bare = (fold(word).removesuffix("'s").removesuffix("’s") for word in words)
    return {matter_of(word) for word in bare if word not in GENERIC | _POSTS}
