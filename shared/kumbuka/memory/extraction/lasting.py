"""What a sentence tells of the person that holds from now on, though no pattern reads it.

"I changed to a dynamic tariff" names no attribute and no kind of thing. It tells of a change, and
whose: so the sentence is kept as it was said. What passes, what is planned, what is worked at, and
what befell the world rather than the person is left alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kumbuka.memory.extraction.languages.english_signs import (
    AT_WORK,
    ELIDED,
    FIRST_PERSON,
    LONG_AGO,
    NEW_ONE,
    OF_THE_HOUSE,
    PLAN,
    STRONG_SIGN,
    TROUBLE,
)
from kumbuka.memory.extraction.languages.english_worlds import (
    DUE,
    OF_THE_USERS_OWN,
    OF_THEIR_HOME,
    OF_THEIR_TRADE,
    OF_THEIR_WORLD,
)
from kumbuka.memory.extraction.references import passes
from kumbuka.memory.extraction.refills import tells_of_change
from kumbuka.memory.extraction.slots import declares, states_a_value
from kumbuka.memory.model import Fact, MemoryType
from kumbuka.text.slugs import slug
from kumbuka.text.words import content_words

if TYPE_CHECKING:
    from kumbuka.memory.extraction.tellings import Telling

CONFIDENCE = 0.5
KEY_WORDS = 8
_EDGES = " \t\n.,;:!?…\"'“”‘’"
_NEVER_LASTING = (PLAN, AT_WORK, LONG_AGO)


def tells_of_a_change(telling: Telling) -> bool:
    """Whether a sentence tells what became otherwise in the user's life.

    Whose it is shows by a word for the user, by a subject that was left out, or by what people have
    around them; a message that asks for nothing was sent to be known, and may speak of anybody.
    """
    said = telling.said
    if not (STRONG_SIGN.stand_in(said) or NEW_ONE.match(said)) or passes(said):
        return False
    if any(each.search(said) for each in _NEVER_LASTING):
        return False
    if not content_words(said) or (telling.asks and TROUBLE.search(telling.message)):
        return False
    if FIRST_PERSON.search(said) or ELIDED.match(said) or OF_THE_HOUSE.search(said):
        return True
    return not telling.asks


def states_what_holds(telling: Telling) -> bool:
    """Whether a plain sentence says what a thing of the user's has one of, and the message asks
    for nothing: it was sent to be known, and whatever it replaces may arrive later."""
    said = telling.said
    if telling.asks or passes(said) or (not telling.is_plain and tells_of_change(said)):
        return False
    if not _is_of_their_world(said):
        return False
    never = (PLAN, LONG_AGO) if DUE.search(said) else _NEVER_LASTING
    return not (any(each.search(said) for each in never) or TROUBLE.search(telling.message))


def may_speak_on(telling: Telling) -> bool:
    """Whether it states something, in a message that asks for nothing, which may be about what is
    known by what it means."""
    said = telling.said
    if telling.asks or passes(said) or any(each.search(said) for each in _NEVER_LASTING):
        return False
    return TROUBLE.search(telling.message) is None


def _is_of_their_world(said: str) -> bool:
    """Whether it names the user, or whose or with whom it is; of all else it may be true that
    "Berlin is the capital of Germany", and nobody is to be reminded of that."""
    if OF_THE_USERS_OWN.match(said) or OF_THEIR_HOME.match(said):
        return states_a_value(said) or declares(said)
    if FIRST_PERSON.search(said) is None:
        return OF_THEIR_TRADE.match(said) is not None and states_a_value(said)
    return (OF_THEIR_WORLD.match(said) is not None and states_a_value(said)) or declares(said)


def kept(telling: Telling) -> Fact:
    """The sentence as a fact of its own; it is found by its words and ends by them."""
    sentence = telling.sentence
    about = " ".join(content_words(sentence)[:KEY_WORDS]) or sentence
    return Fact(
        content=telling.content,
        type=MemoryType.FACTUAL,
        category="identity",
        key=f"identity:{slug(about)}",
        polarity="+",
        subject="user",
        object=sentence.strip(_EDGES),
        language="en",
        confidence=CONFIDENCE,
    )
