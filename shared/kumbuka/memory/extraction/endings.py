"""What a message tells of the end of something that is known, in words that no pattern reads.

"Biscuit went to live with my sister" says nothing by itself. Beside the memory of a beagle called
Biscuit it ends that memory, and takes its place: it is what is known of the dog from then on. So
the sentence is read from the memory's side: the memory's name for what it is about has to be what
the sentence says has ended. Neither a question nor a plan nor another's words end anything.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from kumbuka.memory.extraction.endable import attribute, is_learned, may_end
from kumbuka.memory.extraction.languages.english_endings import (
    ANOTHER_DID,
    ANOTHER_ONE,
    COMPLAINED_OF,
    COMPLAINT,
    DIES_ONLY,
    ENDED,
    ENDED_IT,
    FIRST,
    HABIT,
    I_DID,
    I_ENDED,
    IS_AT,
    IT_ENDED,
    NAME,
    NOT_ENDED,
    NOT_INSTEAD,
    OF_ANOTHER,
    OF_KIN,
    ONE_OF_A_KIND,
    PARTED,
    PARTNERS,
    PUT_ON,
    SWAPPED_IT,
    TURNED,
)
from kumbuka.memory.extraction.languages.english_signs import (
    ELIDED,
    FIRST_PERSON,
    ONLY_NOT_NOW,
)
from kumbuka.memory.extraction.references import (
    corrects,
    is_of_another,
    speaks_of,
    states_otherwise,
    turns_round,
)
from kumbuka.memory.extraction.tellings import Telling
from kumbuka.memory.model import INSTEAD_OF, Fact, Memory, Retraction
from kumbuka.memory.names import names_of, other_names, proper_names, share_a_word
from kumbuka.memory.topics import topic_of_name
from kumbuka.text.late_pattern import LatePattern
from kumbuka.text.words import content_words

CONFIDENCE = 0.5
MIN_THING = 3
_DROPPED = re.compile(rf"\bdropped (?:my|the|our) {NAME}(?! (?:for|in favou?r))", re.I)
"""What fell has not been given up."""
_RELATION = LatePattern(
    r"\b(?P<relation>(?:[Mm]y|[Oo]ur) (?:[a-z-]+ ){1,3})(?P<name>[A-ZÀ-ÖØ-Þ][\w-]*\w)"
)
_CLAUSES = re.compile(r"[,;:]\s|\s(?:so|and)\s")
_DEATH = re.compile(r"\b(?:died|passed (?:away|on)|no longer)\b", re.I)


def ends(telling: Telling, memory: Memory) -> bool:
    """Whether what the memory is about has ended by what was told."""
    if not may_end(memory):
        return is_learned(memory) and (
            corrects(telling.said, memory) or turns_round(telling.said, memory)
        )
    if states_otherwise(telling.said, memory) or turns_round(telling.said, memory):
        return True
    if telling.is_plain:
        return False
    if speaks_of(telling.said, " ".join(telling.following[:1]), memory):
        return True
    if NOT_ENDED.search(telling.said) or not _may_name(telling, memory):
        return False
    return any(_ends(telling, memory, name) for name in names_of(memory))


def _may_name(telling: Telling, memory: Memory) -> bool:
    """Whether a word begins as one of the memory does; else none of its names is there."""
    spoken = _beginnings(f"{telling.prior} {telling.said}")
    known = f"{memory.metadata.get('object', '')} {memory.content}"
    return not spoken.isdisjoint(_beginnings(known))


@lru_cache(maxsize=2_000)
def _beginnings(text: str) -> frozenset[str]:
    return frozenset(word[:MIN_THING] for word in content_words(text)) | frozenset(
        word[:MIN_THING].lower() for name in proper_names(text) for word in name.split()
    )


def says_only_that_it_ended(telling: Telling, read: Retraction) -> bool:
    """Of "I no longer use Vim" nothing is left to keep, other than of "I cancelled Netflix"."""
    return read.object in telling.sentence and ONLY_NOT_NOW.search(telling.said) is not None


def mentions(telling: Telling, memory: Memory) -> bool:
    """Whether it names what the memory is about, of a memory that can end."""
    return may_end(memory) and any(name.search(telling.said) for name in names_of(memory))


def _ends(telling: Telling, memory: Memory, name: re.Pattern[str]) -> bool:
    said, mentioned = name.subn(NAME, telling.said)
    if mentioned and (is_of_another(telling.said) or _is_of_another(said, memory)):
        return False
    if mentioned and _states_an_end(said, memory):
        return True
    if memory.metadata.get("category") == "preference" or _attribute_is_of_kin(memory):
        return False
    if _ends_what_it_began_with(said if mentioned else "", telling, name):
        return True
    if not mentioned:
        return False
    rest = said.rpartition(NAME)[2]
    parts = (rest, *(part for part in _CLAUSES.split(rest)[1:] if part), *telling.following)
    complains = COMPLAINT.search(said) is not None and (
        FIRST.search(said) is not None or COMPLAINED_OF.search(said) is not None
    )
    is_thing = ONE_OF_A_KIND.search(said) is not None
    return any(_is_instead(part, memory, complains, is_thing) for part in parts)


def _ends_what_it_began_with(said: str, telling: Telling, name: re.Pattern[str]) -> bool:
    """Of "Japanese was going nowhere, I gave it up"."""
    if ENDED_IT.search(telling.said) is None and SWAPPED_IT.search(telling.said) is None:
        return False
    before = said or name.sub(NAME, telling.prior)
    return FIRST.search(before) is not None and COMPLAINT.search(before) is not None


def _is_of_another(said: str, memory: Memory) -> bool:
    """Whether what is told befell somebody whom the memory is not about."""
    if memory.metadata.get("subject", "user") != "user":
        return I_DID.search(said) is not None
    if attribute(memory).startswith("children"):
        return False
    if (kin := OF_KIN.match(said)) and kin["who"].lower() not in memory.content.lower():
        return True
    return OF_ANOTHER.search(said) is not None or ANOTHER_DID.search(said) is not None


def _states_an_end(said: str, memory: Memory) -> bool:
    if attribute(memory) in PARTNERS and PARTED.search(said) is None:
        return False
    if _attribute_is_of_kin(memory):
        return ENDED.search(said) is not None and _DEATH.search(said) is not None
    match memory.metadata.get("category"):
        case "preference":
            return I_ENDED.search(said) is not None and _is_by_the_user(said)
        case "possession" if _DROPPED.search(said):
            return False
        case "favourite":
            return IT_ENDED.search(said) is not None
    return ENDED.search(said) is not None


def _is_by_the_user(said: str) -> bool:
    return FIRST_PERSON.search(said) is not None or ELIDED.match(said) is not None


def _attribute_is_of_kin(memory: Memory) -> bool:
    return attribute(memory).rpartition("/")[2] in DIES_ONLY


def _is_instead(said: str, memory: Memory, complains: bool, is_thing: bool) -> bool:
    """Whether a sentence names another of what the memory is about. Where nothing was said against
    what is known, it has to speak of the same."""
    if (
        any(each.search(said) for each in names_of(memory))
        or NOT_INSTEAD.search(said)
        or NOT_ENDED.search(said)
    ):
        return False
    if complains and (PUT_ON.search(said) or _states_of_the_thing(said, memory)):
        return True
    others = other_names(said, memory)
    speaks_of_it = share_a_word(memory.content, said)
    if not others:
        return complains and speaks_of_it and HABIT.search(said) is not None
    if speaks_of_it:
        return True
    if not complains:
        return False
    tells = TURNED.search(said) or HABIT.search(said)
    return tells is not None or _is_alike(said, others, memory, is_thing)


def _is_alike(said: str, others: Sequence[str], memory: Memory, is_thing: bool) -> bool:
    """Whether a name is of the same kind: of one topic, or a make of which somebody has one."""
    topic = topic_of_name(str(memory.metadata.get("object", "")))
    if topic and any(topic_of_name(other) == topic for other in others):
        return True
    if not is_thing or memory.metadata.get("category") not in {"possession", "identity"}:
        return False
    return any(ANOTHER_ONE.search(said.partition(other)[0]) for other in others)


def _states_of_the_thing(said: str, memory: Memory) -> bool:
    """Whether a sentence says where or what the thing is that the memory is kept for."""
    thing = attribute(memory).rpartition("/")[2].replace("_", " ")
    if memory.metadata.get("category") != "identity" or len(thing) < MIN_THING:
        return False
    the_thing = rf"\b(?:my|our|the) {re.escape(thing)}"
    stated = rf"{the_thing} {IS_AT}|\b(?:having|doing|holding) {the_thing[2:]} (?:in|on|at|with)\b"
    return re.search(stated, said, re.IGNORECASE) is not None


def ended_names(telling: Telling) -> tuple[str, ...]:
    """The names of which the sentence itself says that they ended, whatever is known of them."""
    if NOT_ENDED.search(telling.said):
        return ()
    return tuple(
        name
        for name in proper_names(telling.said)
        if ENDED.search(telling.said.replace(name, NAME)) is not None
    )


def told(telling: Telling, memory: Memory) -> Fact:
    """What takes the memory's place: the words of how it ended, kept where it was kept."""
    about = memory.metadata
    return Fact(
        content=with_relation(telling.content, memory),
        type=memory.type,
        category=str(about["category"]),
        key=memory.key,
        polarity="+" if about.get("polarity") == "-" and not about.get(INSTEAD_OF) else "-",
        subject=str(about.get("subject") or "user"),
        object=str(about.get("object", "")),
        language="en",
        confidence=CONFIDENCE,
    )


def with_relation(content: str, memory: Memory) -> str:
    """What was told of somebody, with who they are to the user, as the memory says it: of "Anna
    moved to Bergen" `My sister Anna moved to Bergen`."""
    if memory.metadata.get("subject", "user") == "user":
        return content
    for match in _RELATION.finditer(memory.content):
        name, relation = match["name"], match["relation"]
        at = re.search(rf"\b{re.escape(name)}\b", content)
        if at is None or relation.lower() in content.lower():
            continue
        begins = relation[:1].lower() if content[: at.start()].strip() else relation[:1].upper()
        return f"{content[: at.start()]}{begins}{relation[1:]}{content[at.start() :]}"
    return content


def gone_on_with(telling: Telling, memory: Memory) -> Fact:
    """The memory with what was told after it, kept where it was kept."""
    about = memory.metadata
    content = f"{memory.content.rstrip()} {telling.sentence.strip()}"
    return replace(
        told(telling, memory),
        content=content,
        polarity="-" if about.get("polarity") == "-" else "+",
    )
