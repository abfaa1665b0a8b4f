"""Whether a sentence that tells of a change speaks of what is known, in whatever words.

It may tell that it is over, put another value in its place, or tell of a state beside which it
cannot be: whoever is seeing someone is not single. What is planned, passes, holds beside what is
known, or befell others ends nothing.
"""

from __future__ import annotations

import re

from kumbuka.memory.extraction.languages.english_signs import BESIDE, PASSING, PLAN, SIGN
from kumbuka.memory.extraction.languages.english_states import (
    CONTEXT,
    PERSONS,
    SIGNS_THEMSELVES,
    STATES,
)
from kumbuka.memory.extraction.matters import matter_of, matters
from kumbuka.memory.extraction.over import is_denied, is_over
from kumbuka.memory.extraction.refills import refills
from kumbuka.memory.model import Memory

_PERSON = "|".join(sorted(PERSONS))
_KIN = re.compile(
    rf"\W*(?:(?:my|our) (?:\w+ )?(?:{_PERSON})(?!(?: \w+)? moved in)\b"
    r"|(?:the|an?) (?:\w+ )?(?:woman|man|guy|lady|person|family|couple|others?|friend|colleague"
    r"|neighbou?r|mate)\b|(?:his|her|their|he|she)\b"
    r"|they (?:have |both |all )?(?:moved|left|sold|quit|got|bought|split|broke)(?! (?:me|us|the"
    r"|my|our))\b)",
    re.IGNORECASE,
)
_FRIEND_OF = re.compile(rf"\W*(?:my|our) \w+['’]s (?:{_PERSON}|mate|ex)\b", re.IGNORECASE)
_DENIED = re.compile(
    r"\b(?:no more|instead of|rather than|without|not)(?: [\w-]+){1,2}", re.IGNORECASE
)
_GOES_ON = re.compile(r"\W*(?:he|she|it|they|that|this|lessons|everything)\b", re.IGNORECASE)


def speaks_of(said: str, following: str, memory: Memory) -> bool:
    """Whether what was said ends the memory, going on in the sentence after it."""
    if any(each.search(said) for each in (PLAN, PASSING, BESIDE)):
        return False
    if is_of_another_person(said, memory):
        return False
    if excludes(said, memory) or is_over(said, memory):
        return True
    goes_on = _GOES_ON.match(following) is not None
    return refills(f"{said} {following}" if goes_on else said, memory)


def corrects(said: str, memory: Memory) -> bool:
    """Whether it takes back or changes even what lasts: an allergy that was none, a name."""
    if any(each.search(said) for each in (PLAN, PASSING, BESIDE)):
        return False
    return not is_of_another_person(said, memory) and is_denied(said, memory)


def is_of_another(said: str) -> bool:
    """Whether it tells of somebody whom only somebody else knows: my daughter's friend."""
    return _FRIEND_OF.match(said) is not None


def is_of_another_person(said: str, memory: Memory) -> bool:
    """Whether what it tells befell somebody whom the memory is not about."""
    if is_of_another(said):
        return True
    subject = str(memory.metadata.get("subject") or "user")
    if subject == "user":
        kin = _KIN.match(said)
        return kin is not None and not matters(kin.group()) & matters(memory.content)
    return not {matter_of(word) for word in subject.split("_")} & matters(said)


def excludes(said: str, memory: Memory) -> bool:
    """Whether it tells of a state beside which that of the memory cannot be."""
    has_changed = SIGN.search(said) is not None
    return any(
        _excludes(matter, memory.content, said)
        for matter in STATES
        if has_changed or matter in SIGNS_THEMSELVES
    )


def _excludes(matter: str, known: str, said: str) -> bool:
    context = CONTEXT.get(matter)
    if context is not None and not (context.search(known) and context.search(said)):
        return False
    states = STATES[matter]
    said = _DENIED.sub(" ", said)
    now = {state for state, words in states.items() if words.search(said)}
    before = {state for state, words in states.items() if words.search(known)}
    return len(now) == 1 and bool(before - now)
