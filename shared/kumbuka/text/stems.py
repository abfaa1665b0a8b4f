"""Word stems, so that "painted" holds "painting": the lighter half of Porter's English stemmer.

Source: M. F. Porter, "An algorithm for suffix stripping", Program 14(3), 1980: steps 1a to 1c, the
endings of the later steps that are frequent in short facts, and step 5a without its measure.
Plurals in -s serve Spanish, Portuguese and French as well. CJK and words with digits stay whole.
"""

from __future__ import annotations

import re
from functools import lru_cache

_VOWEL = re.compile("[aeiouy]")
_DOUBLED = re.compile(r"([^aeiouylsz])\1$")
_LATER_ENDINGS = ("fulness", "iveness", "ments", "ness", "ment", "ful", "ly")
_SHORTEST_STEM = 3


@lru_cache(maxsize=20_000)
def stem(word: str) -> str:
    """The stem of a folded word; equal stems are taken for the same word."""
    if len(word) <= _SHORTEST_STEM or not word.isascii() or not word.isalpha():
        return word
    return _without_final(_without_later_ending(_without_inflection(_singular(word))))


def _singular(word: str) -> str:
    if word.endswith(("sses", "ies")):
        return word[:-2]
    if word.endswith("s") and not word.endswith(("ss", "us", "is")):
        return word[:-1]
    return word


def _without_inflection(word: str) -> str:
    if word.endswith("eed"):
        return word[:-1]
    for ending in ("ing", "ed"):
        rest = word.removesuffix(ending)
        if rest != word and len(rest) >= 2 and _VOWEL.search(rest):
            return _DOUBLED.sub(r"\1", rest)
    return word


def _without_later_ending(word: str) -> str:
    for ending in _LATER_ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) > _SHORTEST_STEM:
            return word[: -len(ending)]
    if word.endswith(("sion", "tion")) and len(word) > 6:
        return word[:-3]
    return word


def _without_final(word: str) -> str:
    """`bake` meets `bak(ing)`, `happy` meets `happi(ness)`, `educate` meets `educat(ion)`."""
    if len(word) > _SHORTEST_STEM and word.endswith("e"):
        return word[:-1]
    return word[:-1] + "i" if len(word) > 2 and word.endswith("y") else word
