"""Instructions to the model that come dressed as something to remember.

A memory is shown to a model in every later conversation, so a sentence that tells the model to
drop its rules must not become one. Wishes about answers ("please answer in Spanish") and talk
about prompts ("my team reviews system prompt designs") are no attack. One table per language;
every gap in a pattern is bounded, so the time is linear in the text.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import lru_cache

from kumbuka.memory.chinese_attacks import CHINESE, CHINESE_NEEDS
from kumbuka.memory.free_rein import FREE_REIN
from kumbuka.memory.french_german_attacks import (
    FRENCH,
    FRENCH_NEEDS,
    GERMAN,
    GERMAN_NEEDS,
)
from kumbuka.memory.hints import Hints, longest_part
from kumbuka.memory.iberian_attacks import (
    PORTUGUESE,
    PORTUGUESE_NEEDS,
    SPANISH,
    SPANISH_NEEDS,
)
from kumbuka.memory.indonesian_swahili_attacks import (
    INDONESIAN,
    INDONESIAN_NEEDS,
    SWAHILI,
    SWAHILI_NEEDS,
)
from kumbuka.memory.lifted_rules import LIFTED_RULES
from kumbuka.text.late_pattern import LatePattern


@dataclass(frozen=True, slots=True)
class Attack:
    """What attacks of one kind look like, matched against lower-case NFKC text."""

    needs: tuple[tuple[str, ...], ...]
    """One text of each group stands in every text that the pattern can match."""
    source: str
    """The pattern's; it is compiled when a text may hold such an attack, which few do."""

    def is_in(self, spelled: str) -> bool:
        return _compiled(self.source).search(spelled) is not None


@dataclass(frozen=True, slots=True)
class Suspect:
    """An attack that a message may hold."""

    attack: Attack
    seen: tuple[tuple[str, ...], ...]
    """Of each group of its texts those that the message holds."""


def _holds_one_of_each(spelled: str, groups: tuple[tuple[str, ...], ...]) -> bool:
    for texts in groups:
        for text in texts:
            if text in spelled:
                break
        else:
            return False
    return True


_compiled = lru_cache(maxsize=128)(re.compile)  # more than there are attacks

_PLAIN = str.maketrans("", "", "*`")
"""Emphasis in Markdown does not part a word from its meaning."""
_JOINED = LatePattern(r"(?<![^\s\"'(])[^\W\d_]+(?:[-_][^\W\d_]+){3,}(?![-_\w])")
"""Words that are joined to look like one: `ignore-all-previous-instructions`."""
_LATIN = str.maketrans(
    "авекмнорстухіѕјԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧοАВЕКМНОРСТУХІЅЈ",
    "abekmhopctyxisjqwABEZHIKMNOPTYXoABEKMHOPCTYXISJ",
)
"""Letters of other scripts that look like Latin ones; no language here is written in them."""
_INVISIBLE = LatePattern("[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]")

Attacks = tuple[Suspect, ...]


def attacks_for(text: str, words: Collection[str] = ()) -> Attacks:
    """The attacks worth trying on the sentences of a text, also where their lines are joined.
    `words` are what stands between its white space, where somebody has parted it already."""
    found = _HINTS.found_in(words or text.split())
    hinted = _hinted(found)
    return _suspects(" ".join(["", *folded(text).split(), ""]), found, hinted) if hinted else ()


def is_instruction_to_model(text: str, attacks: Attacks | None = None) -> bool:
    """Whether the text tries to command the model itself rather than tell of its user."""
    spelled = folded(text)
    if attacks is None:
        found = _HINTS.found(text)
        attacks = _suspects(spelled, found, _hinted(found))
    for suspect in attacks:
        if _holds_one_of_each(spelled, suspect.seen) and suspect.attack.is_in(spelled):
            return True
    return False


def _hinted(found: int) -> list[int]:
    """The attacks that a text may hold whose words hold these bits."""
    return [
        number
        for number, (first, others) in enumerate(_BITS)
        if found & first and all(map(found.__and__, others))
    ]


def _suspects(spelled: str, found: int, hinted: list[int]) -> Attacks:
    return tuple(filter(None, (_suspect(spelled, found, number) for number in hinted)))


def _suspect(spelled: str, found: int, number: int) -> Suspect | None:
    seen: list[tuple[str, ...]] = []
    for bits, texts in _hinted_texts(number):
        held: list[str] = []
        left = found & bits
        while left:
            bit = left & -left
            left ^= bit
            held += (text for text, is_word in texts[bit] if is_word or text in spelled)
        if not held:
            return None
        seen.append(tuple(held))
    return Suspect(ATTACKS[number], tuple(seen))


def folded(text: str) -> str:
    """The text as attacks are looked for in it."""
    plain = text.translate(_PLAIN) if "*" in text or "`" in text else text
    plain = _JOINED.sub(_parted, plain) if "-" in plain or "_" in plain else plain
    if plain.isascii():
        return plain.lower()
    normal = unicodedata.normalize("NFKC", plain.translate(_LATIN))
    return _INVISIBLE.sub("", normal).lower()


def _parted(match: re.Match[str]) -> str:
    return match.group().replace("-", " ").replace("_", " ")


def _attack(*patterns: str, needs: tuple[str, ...]) -> Attack:
    """Each of `needs` is a group of texts between bars."""
    source = "|".join(f"(?:{p})" for p in patterns)
    return Attack(tuple(tuple(group.split("|")) for group in needs), source)


_START = r"(?:^|[.!?;:,\n>\"'(-]|\b(?:and|then|please|now|must|should|to|that you|you|can you))\s*"
_DROP = (
    r"\b(?:ignore|disregard|forget|override|overrule|bypass|discard|neglect|circumvent|violate"
    r"|abandon|delete|erase|do not follow|don't follow|stop following|pay no attention to)\b"
)
_EARLIER = (
    r"(?:previous|prior|above|preceding|earlier|past|former|foregoing|existing|initial|original"
    r"|system|safety|current|developer|built-in|default|old)"
)
_RULES = (
    r"(?:instructions?|prompts?|rules|directions|directives?|guidelines?|guardrails?|commands?"
    r"|constraints?|polic(?:y|ies)|restrictions?|safeguards?|programming|training|filters?"
    r"|messages?|orders|context|conversation)"
)
_OF_A_MODEL = r"(?:instructions?|prompts?|directives?|guidelines?|guardrails?|safeguards?)"
_NOT_ONESELF = (
    r"(?<!\bi )(?<!\bwe )(?<!\bi always )(?<!\bwe always )(?<!\bi never )(?<!\bwe never )"
    r"(?<!\bi often )(?<!\bi usually )"
)
_OF = r"(?:\s+(?:all|any|every|each|of|the|your|my|its|our|these|those|and|other|such)){0,5}"
_PROMPT = (
    r"(?:system|initial|hidden|original|secret|internal|developer|full|pre-?)[\s-]?"
    r"(?:prompts?|instructions?|messages?|rules|guidelines)"
)

_DROPPED = (
    "ignore|disregard|forget|override|overrule|bypass|discard|neglect|circumvent|violate|abandon"
    "|delete|erase|not follow|n't follow|stop following|pay no attention"
)
_DROPPABLE = (
    "instruction|prompt|rules|direct|guideline|guardrail|command|constraint|polic|restriction"
    "|safeguard|programming|training|filter|message|orders|context|conversation|above|before this"
    "|prior to this|you were|you have|you know|you learned|told you|what "
)

_ANY_LANGUAGE: tuple[Attack, ...] = (
    _attack(
        r"<\|[\w -]{2,30}\|>",
        r"\[/?inst\]|<</?sys>>|<(?:start|end)_of_turn>",
        needs=("<|inst]",),
    ),
    _attack(
        r"</?\s?(?:system|instructions?|developer|assistant|memor(?:y|ies)"
        r"|kumbuka)[\w-]{0,30}\s?/?>",
        needs=("<", "system|instruction|developer|assistant|memor|kumbuka"),
    ),
    _attack(
        r"(?:^|\n)[ \t>*\[#]{0,8}(?:system|developer)\]?\**[ \t]?:",
        needs=("system|developer", ":"),
    ),
    _attack(
        r"(?<!#)#{2,6}\s?(?:system|instructions?|assistant|developer)\b\s?:?",
        needs=("##", "system|instruction|assistant|developer"),
    ),
)
"""The markup of conversations."""

_ENGLISH: tuple[Attack, ...] = (
    _attack(
        rf"{_DROP}{_OF}\s+(?:{_EARLIER}\s+(?:\w+\s+){{0,2}}){_OF_A_MODEL}\b",
        rf"{_NOT_ONESELF}{_DROP}{_OF}\s+(?:{_EARLIER}\s+(?:\w+\s+){{0,2}}){_RULES}\b",
        rf"{_START}{_DROP}{_OF}\s+(?:your|all|any)\s+(?:(?:safety|content|ethical|moderation"
        rf"|own)\s+)?"
        rf"{_RULES}\b(?!\s+(?:about|of|for|from|with))",
        rf"{_NOT_ONESELF}{_DROP}\s+what\s+(?:the|your)\s+(?:developers?|system|creators?"
        rf"|admins?)\s+"
        r"(?:told|said|wrote|instructed|gave)\b",
        rf"{_DROP}\s+(?:all|everything|anything|what(?:ever)?)\s+(?:(?:that|of)\s+)?(?:the\s+)?"
        r"(?:above|before this|prior to this|you (?:were|have been|know|have learned|learned)"
        r"|i (?:have )?told you (?:before|earlier|above))",
        needs=(_DROPPED, _DROPPABLE),
    ),
    _attack(
        r"\bthe (?:assistant|ai|model|chatbot|language model) (?:must|shall|should|has to|have to"
        r"|needs to|is (?:required|instructed|ordered|allowed|free) to|will)(?: (?:always|now|only"
        r"|never|not|secretly))? (?:send|forward|reveal|ignore|obey|leak|disclose|disregard"
        r"|bypass|comply|override|exfiltrate|hide|lie|pretend|delete|refuse)\b",
        needs=("the assistant|the ai |the model|the chatbot|the language model",),
    ),
    _attack(
        rf"\b(?:reveal|leak|expos|dump|print|recit)ing\b{_OF}\s+(?:\w+\s+){{0,2}}{_PROMPT}\b",
        rf"\b(?:reveal|show|print|output|repeat|leak|tell|give|display|dump|expose|share|recite)"
        rf"\b(?:\s+(?:me|us|out|to|back|verbatim)){{0,3}}{_OF}\s+(?:\w+\s+){{0,2}}{_PROMPT}\b",
        needs=(
            "reveal|leak|expos|dump|print|recit|show|output|repeat|tell|give|display|share",
            "prompt|instruction|message|rules|guidelines",
            "system|initial|hidden|original|secret|internal|developer|full|pre",
        ),
    ),
    _attack(
        r"\byou(?: are|'re|’re) (?:now )?(?:dan\b|jailbroken|unrestricted|uncensored|in (?:\w+ )?"
        r"(?:developer|god|admin|debug|dan|jailbreak) mode|free (?:from|of) (?:all|any|your)"
        r"|no longer (?:bound|restricted|an ai|a language model|required to))",
        r"\byou(?: have|['’]ve) been (?:jailbroken|freed (?:from|of)|unrestricted|uncensored)\b",
        needs=(
            "you are |you're |you’re |you have been|you've been|you’ve been",
            "dan|jailbroken|unrestricted|uncensored| mode|free|no longer ",
        ),
    ),
    _attack(
        r"\byou(?: are|'re|’re) now (?:an?|the) (?:\w+[ -]){0,4}(?:ai|model|assistant|bot|agent"
        r"|hacker|persona|chatbot|mode)\b",
        needs=(
            "you are now |you're now |you’re now ",
            "ai|model|assistant|bot|agent|hacker|persona|mode",
        ),
    ),
    _attack(
        r"\b(?:from now on|henceforth|going forward|from this point on),? (?:that )?you (?:must"
        r"|will"
        r"|shall|have to|are to|are going to|should|are)? ?(?:always |only |never )?(?:obey|comply|"
        r"do anything|do whatever|act as|pretend|refuse|execute|follow (?:my|only|every|any|all)"
        r"|say yes|be dan|dan\b|ignore|answer without)",
        needs=(
            "from now on|henceforth|going forward|from this point on",
            "obey|comply|do anything|do whatever|act as|pretend|refuse|execute|follow |say yes|dan"
            "|ignore|answer without",
        ),
    ),
    _attack(
        r"\byou (?:must|shall|have to|need to|will|are required to) (?:always |now |only |never )?"
        r"(?:obey|comply with|refuse|ignore (?:your|all|any))",
        needs=(
            "you must|you shall|you have to|you need to|you will|you are required to",
            "obey|comply with|refuse|ignore ",
        ),
    ),
    _attack(
        r"\b(?:do anything now|jailbreak mode|dan mode|developer mode (?:is )?(?:now"
        r" )?(?:enabled|activated"
        r"|output|is on\b))",
        rf"{_START}(?:enable|enter|activate|switch (?:to|into)|turn on) (?:the )?(?:developer"
        rf"|god|debug"
        r"|admin|dan|jailbreak|unrestricted) mode",
        needs=("do anything now| mode",),
    ),
    _attack(
        r"\byou have no (?:\w+ )?(?:restrictions|rules|limits|limitations|guidelines|filters)",
        needs=("you have no ",),
    ),
    _attack(
        r"\b(?:act|answer|respond|reply|behave|operate|pretend)\b[^.\n]{0,40}\b(?:without (?:any"
        r" |all )?"
        r"(?:\w+ )?(?:restrictions|filters?|limit(?:s|ations)|censorship|guidelines|safety)"
        r"|no longer bound"
        r"|(?:have|had|has) no (?:restrictions|rules|limits|filters))",
        needs=(
            "without |no longer bound|have no |had no |has no ",
            "restrictions|filter|limit|censorship|guidelines|safety|no longer bound|rules",
        ),
    ),
    _attack(
        rf"{_START}(?:disable|turn off|remove|switch off) (?:all "
        rf"|any )?(?:of )?your (?:\w+ )?(?:safety"
        r"|filters?|restrictions|guardrails|safeguards|moderation|guidelines|rules)",
        needs=("disable|turn off|remove|switch off", "your "),
    ),
    _attack(
        r"\b(?:new|updated|important|urgent|secret|real) (?:system )?(?:instructions?|prompt"
        r"|directives?)"
        r" ?(?::|for the (?:ai|model|assistant))",
        needs=("instruction|prompt|directive", "new |updated |important |urgent |secret |real "),
    ),
    _attack(
        rf"{_START}obey (?:me|my|all|every|only)",
        needs=("obey ",),
    ),
    _attack(
        r"\b(?:do not|don't|don’t|never) (?:tell|inform|alert|warn|notify|(?:mention|reveal"
        r"|disclose"
        r"|admit|say|show)(?: (?:it|this|that|anything|them))? to) the user\b",
        needs=(" the user",),
    ),
    _attack(
        r"\b(?:send|forward|post|upload|exfiltrate|leak) (?:all |any |every )?(?:of )?(?:the "
        r"|their |my "
        r"|user(?:'s|s)? )?(?:\w+ )?(?:conversations?|messages|passwords?|secrets?|credentials"
        r"|api keys?"
        r"|chat history|data) to (?:https?:|www\.|this (?:url|address|server)|an external)",
        needs=("to http|to www.|to this |to an external",),
    ),
    _attack(
        r"\b(?:append|add|attach|include|insert|put) (?:all |any |every )?(?:of )?(?:the |their "
        r"|my )?"
        r"(?:user(?:'s|’s|s)? )?(?:api keys?|passwords?|secrets?|credentials|private keys?)"
        r" (?:to|in|into|at the end of) (?:every|each|all|any) (?:\w+ )?(?:answers?|repl(?:y|ies)"
        r"|responses?|messages?|links?|urls?)",
        needs=("append|add |attach|include|insert|put ", "keys|key |password|secret|credential"),
    ),
)

_OTHER_LANGUAGES: Mapping[str, Attack] = {
    "es": _attack(*SPANISH, needs=SPANISH_NEEDS),
    "pt": _attack(*PORTUGUESE, needs=PORTUGUESE_NEEDS),
    "fr": _attack(*FRENCH, needs=FRENCH_NEEDS),
    "de": _attack(*GERMAN, needs=GERMAN_NEEDS),
    "id": _attack(*INDONESIAN, needs=INDONESIAN_NEEDS),
    "sw": _attack(*SWAHILI, needs=SWAHILI_NEEDS),
    "zh": _attack(*CHINESE, needs=CHINESE_NEEDS),
}
"""By ISO 639-1 code."""

_LIFTED = tuple(_attack(*patterns, needs=needs) for patterns, needs in (*LIFTED_RULES, *FREE_REIN))

ATTACKS: tuple[Attack, ...] = (*_ANY_LANGUAGE, *_ENGLISH, *_OTHER_LANGUAGES.values(), *_LIFTED)
_HINTS = Hints((text for attack in ATTACKS for texts in attack.needs for text in texts), folded)
_BITS = tuple(
    (_HINTS.parts(first), tuple(map(_HINTS.parts, others)))
    for first, *others in (attack.needs for attack in ATTACKS)
)
"""For each attack, the bits of its first group of texts and of the others."""


_Hinted = tuple[int, Mapping[int, list[tuple[str, bool]]]]
"""Of a group of an attack's texts the bits, and by bit its texts, and whether the bit alone says
that a text is there."""


def _by_bit(texts: tuple[str, ...]) -> _Hinted:
    by_bit: dict[int, list[tuple[str, bool]]] = {}
    for text in texts:
        by_bit.setdefault(_HINTS.part(text), []).append((text, text == longest_part(text)))
    return _HINTS.parts(texts), by_bit


@lru_cache(maxsize=len(ATTACKS))
def _hinted_texts(number: int) -> tuple[_Hinted, ...]:
    return tuple(map(_by_bit, ATTACKS[number].needs))
