"""The memory of which a sentence speaks on, where they share no word that tells so.

"I've come to prefer Schubert" is about what "My favourite composer is Brahms" is about; only their
vectors say so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kumbuka import ports
from kumbuka.errors import EmbeddingFailed
from kumbuka.memory.extraction.follow_ups import (
    can_be_followed,
    holds_in_place,
    is_unread,
    says_alike_of_another,
    subject_of,
)
from kumbuka.memory.extraction.languages.english_signs import FIRST_PERSON
from kumbuka.memory.extraction.lasting import tells_of_a_change
from kumbuka.memory.extraction.matters import matters
from kumbuka.memory.extraction.slots import hold_values_of_one_kind
from kumbuka.memory.names import names_of
from kumbuka.memory.scopes import scope_of
from kumbuka.usecases.writing import embedded

if TYPE_CHECKING:
    from kumbuka.memory.extraction.tellings import Telling
    from kumbuka.memory.model import Memory, Millis, Place
    from kumbuka.memory.ranking import Candidate
    from kumbuka.ports import Choice, Services

CALIBRATED = "static:"
"""Other models have other ideas of what is near."""
LEAST_COSINE = 0.35
LEAST_OF_ONE_KIND = 0.27
"""Where both give a time, a price or another value of one kind."""
LEAST_LEAD = 0.03
"""Of the nearest over the next. In 160 updates beside 260 other facts the old statement was the
nearest, and as near as that, in 69 %; another memory was in 8 %."""
_NEAREST = 4


async def kindred(
    services: Services, choice: Choice, place: Place, telling: Telling, at: Millis
) -> Memory | None:
    """The one memory of that time that means nearly the same. Raises StoreUnavailable."""
    if not holds_in_place(telling.said) or not _is_calibrated(services, choice):
        return None
    vectors = await embedded(services, choice, [telling.sentence])
    if not vectors.signature.startswith(CALIBRATED):  # the fallback's, or none
        return None
    found = await services.memories.search(
        ports.RecallQuery(
            scope=scope_of(place),
            now=at,
            match="",
            count_terms=(),
            embedding=vectors.by_content[telling.sentence],
            signature=vectors.signature,
            vector_limit=_NEAREST,
            as_of=at,
        )
    )
    nearest = sorted(found.candidates, key=_nearness, reverse=True)[:2]
    if not nearest:
        return None
    memory = nearest[0].memory
    gives_alike = hold_values_of_one_kind(telling.said, memory.content)
    if not _stands_out(nearest, LEAST_OF_ONE_KIND if gives_alike else LEAST_COSINE):
        return None
    if not (tells_of_a_change(telling) or _says_more(telling.said, memory, gives_alike)):
        return None
    return memory if _may_be_followed(telling, memory, place, at) else None


def _may_be_followed(telling: Telling, memory: Memory, place: Place, at: Millis) -> bool:
    """What the memory's thing did by itself ("Helena fired two people") changes nothing for the
    user."""
    said = telling.said
    if memory.place != place or memory.valid_from >= at:
        return False
    if FIRST_PERSON.search(said) is None and _begins_with_its_name(said, memory):
        return False
    if telling.is_plain and says_alike_of_another(said, memory.content):
        return False
    return can_be_followed(said, telling.sentence, memory)


def _says_more(said: str, memory: Memory, gives_alike: bool) -> bool:
    """Whoever bakes a nut cake has said nothing of an allergy: where no change is told, more is
    said only of what was kept as it was said, by its name or with another value of its kind."""
    if not is_unread(memory):
        return False
    return gives_alike or bool(matters(subject_of(said)) & matters(subject_of(memory.content)))


def _begins_with_its_name(said: str, memory: Memory) -> bool:
    """A common noun has its capital for beginning the sentence; what holds of it is told."""
    begun = (name.match(said) for name in names_of(memory))
    return any(match.group() in memory.content for match in begun if match)


def _is_calibrated(services: Services, choice: Choice) -> bool:
    """Before a vendor is asked for a vector that would not be used."""
    try:
        return services.embeddings.signature(choice).startswith(CALIBRATED)
    except EmbeddingFailed:
        return False


def _nearness(candidate: Candidate) -> float:
    return -1.0 if candidate.cosine is None else candidate.cosine


def _stands_out(nearest: list[Candidate], least: float) -> bool:
    best, *others = map(_nearness, nearest)
    return best >= least and all(best - other >= LEAST_LEAD for other in others)
