"""What a message tells the end of, where no pattern reads it: see `memory.extraction.endings`.

What is known is looked up before the transaction that learns, which looks at it again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from kumbuka import ports
from kumbuka.memory.extraction.endable import is_worth_knowing_ended
from kumbuka.memory.extraction.endings import (
    ended_names,
    ends,
    gone_on_with,
    mentions,
    says_only_that_it_ended,
    told,
)
from kumbuka.memory.extraction.follow_ups import followed, is_unread, rarity_of, taken_up
from kumbuka.memory.extraction.lasting import (
    kept,
    may_speak_on,
    states_what_holds,
    tells_of_a_change,
)
from kumbuka.memory.extraction.matters import said_alike
from kumbuka.memory.extraction.tellings import Telling, tellings
from kumbuka.memory.model import Fact, Memory, Millis, Place, Retraction
from kumbuka.memory.names import proper_names
from kumbuka.memory.scopes import scope_of
from kumbuka.memory.summaries import is_summary
from kumbuka.text.fulltext import MatchQuery, match_query
from kumbuka.text.slugs import heads, slug
from kumbuka.usecases.kindred import kindred
from kumbuka.usecases.writing import (
    new_memory,
    subject_and_object,
)

if TYPE_CHECKING:
    from kumbuka.ports import Choice, Services

MAX_TERMS = 40
MAX_ALIKE = 16
CANDIDATES = 40
"""Memories that share a word with what was told."""
_FIRST = ("identity", "favourite", "possession", "tool", "pattern", "decision", "preference")


@dataclass(frozen=True, slots=True)
class Conclusion:
    """A sentence that ends memories: the first is followed by the words of it."""

    telling: Telling
    memories: Sequence[Memory]
    names: Sequence[str]
    """Of what it says ended, known or not: what was said of them before may arrive later."""

    lasts: bool = False
    """It tells by itself of a change, or of what holds, whatever is known."""

    is_only_an_end: bool = False
    """It was read as an end, and says no more than that."""

    goes_on: bool = False
    """None is seen to end: the one memory is kept together with what was told after it."""

    @property
    def fact(self) -> Fact | None:
        if self.is_only_an_end:
            return None
        if self.goes_on:
            return gone_on_with(self.telling, self.memories[0])
        if self.memories:
            return told(self.telling, self.memories[0])
        return kept(self.telling) if self.lasts else None


async def conclusions(
    services: Services,
    choice: Choice,
    place: Place,
    heard: Sequence[Telling],
    said_at: Millis,
    read: Sequence[Fact | Retraction],
) -> list[tuple[Conclusion, Fact | None]]:
    """What a user's message ends of what was known when it was said, each with what is to be kept
    of it. `heard` are its sentences that may tell of an end, `read` what patterns read in it.

    Raises StoreUnavailable.
    """
    facts = [said for said in read if isinstance(said, Fact)]
    ended = [said for said in read if isinstance(said, Retraction)]
    return [
        (conclusion, _unsaid(conclusion, facts))
        for conclusion in await _conclusions(services, choice, place, heard, said_at, facts, ended)
        if not _is_read_as_change(conclusion, facts)
    ]


async def _conclusions(
    services: Services,
    choice: Choice,
    place: Place,
    heard: Sequence[Telling],
    said_at: Millis,
    facts: Sequence[Fact],
    ended: Sequence[Retraction],
) -> list[Conclusion]:
    known = await _known(services, place, heard, said_at)
    found: list[Conclusion] = []
    common = rarity_of(known)
    for telling in heard:
        await asyncio.sleep(0)  # one process answers chats, too
        if any(telling.sentence.strip() in memory.content for memory in known):
            found += _said_again(telling, known)
            continue
        memories = [memory for memory in known if _ends(telling, memory, ended)]
        memories += [other for other in known if _is_beside(other, memories)]
        known = [memory for memory in known if memory not in memories]
        conclusion = Conclusion(
            telling,
            sorted(memories, key=_rank),
            ended_names(telling),
            _lasts(telling),
            _is_only_an_end(telling, memories, ended),
        )
        if not memories and not conclusion.is_only_an_end:
            changes = tells_of_a_change(telling)
            before = followed(telling.said, telling.sentence, known, common, lasts=changes)
            if before is None and (changes or _may_speak_on(telling, facts)):
                before = await kindred(services, choice, place, telling, said_at)
            if before is None and conclusion.lasts:
                before = _taken_up(telling, known, common, facts)
            if before is not None and not any(before in each.memories for each in found):
                conclusion = replace(conclusion, memories=[before], goes_on=True)
                known = [memory for memory in known if memory is not before]
        if conclusion.memories or conclusion.names or conclusion.lasts:
            found.append(conclusion)
    return found


def _taken_up(
    telling: Telling, known: Sequence[Memory], common: Mapping[str, int], facts: Sequence[Fact]
) -> Memory | None:
    is_read = any(fact.content in telling.sentence for fact in facts)
    changes = tells_of_a_change(telling)
    return taken_up(telling.said, telling.sentence, known, common, is_read=is_read, changes=changes)


def _may_speak_on(telling: Telling, facts: Sequence[Fact]) -> bool:
    is_read = any(fact.content.strip() in telling.sentence for fact in facts)
    return not is_read and may_speak_on(telling)


def _lasts(telling: Telling) -> bool:
    return tells_of_a_change(telling) or states_what_holds(telling)


def _said_again(telling: Telling, known: Sequence[Memory]) -> list[Conclusion]:
    """What confirms the memory that the same sentence left, where it left one of its own."""
    lasts = _lasts(telling)
    if lasts and any(memory.key == kept(telling).key for memory in known):
        return [Conclusion(telling, (), (), lasts)]
    return []


async def later_ends(
    services: Services, place: Place, facts: Sequence[Fact], said_at: Millis
) -> dict[str, Memory]:
    """By key, the memory that was said after a fact and ends it: the fact arrived late.

    Raises StoreUnavailable.
    """
    now = services.clock()
    words = " ".join(fact.content for fact in facts)
    later = [m for m in await _found(services, place, words, now) if m.valid_from > said_at]
    later.sort(key=lambda memory: memory.valid_from)
    return {
        fact.key: by
        for fact in facts
        for by in reversed(later)
        if by.key != fact.key and _is_ended_by(by, _as_memory(fact, place, said_at))
    }


def _is_ended_by(later: Memory, memory: Memory) -> bool:
    return any(ends(telling, memory) for telling in tellings(later.content))


def _as_memory(fact: Fact, place: Place, at: Millis) -> Memory:
    about = {
        "category": fact.category,
        "polarity": fact.polarity,
        "subject": fact.subject,
        "object": fact.object,
        "source": "user_message",
    }
    return new_memory(
        place,
        type=fact.type,
        key=fact.key,
        content=fact.content,
        metadata=about,
        said_at=at,
        now=at,
    )


def _is_beside(other: Memory, ended: Sequence[Memory]) -> bool:
    """Whether it was learned from a sentence that no longer holds: what it tells, it tells with
    the rest of that sentence."""
    return other not in ended and any(
        other.content == memory.content
        and other.metadata.get("turnId") == memory.metadata.get("turnId")
        for memory in ended
    )


def _is_only_an_end(
    telling: Telling, memories: Sequence[Memory], read: Sequence[Retraction]
) -> bool:
    if not memories and tells_of_a_change(telling) and not proper_names(telling.said):
        return False  # what it ends may arrive later; of a name, a mark is left
    if any(not any(_covers(said, memory) for said in read) for memory in memories):
        return False
    if any(is_worth_knowing_ended(memory) for memory in memories):
        return False
    return any(says_only_that_it_ended(telling, said) for said in read)


def _ends(telling: Telling, memory: Memory, read: Sequence[Retraction]) -> bool:
    """What was read as an end takes no other memory's place than that of what it names."""
    if any(_is_of_another_attribute(said, memory) for said in read):
        return False
    if any(_covers(said, memory) for said in read):
        return mentions(telling, memory) or ends(telling, memory)
    return ends(telling, memory)


async def _known(
    services: Services, place: Place, heard: Sequence[Telling], at: Millis
) -> list[Memory]:
    words = " ".join(f"{telling.prior} {telling.sentence}" for telling in heard)
    memories = await _found(services, place, words, at)
    return [memory for memory in memories if memory.valid_from < at]


async def _found(services: Services, place: Place, words: str, at: Millis) -> list[Memory]:
    """What held then and shares a word, or is of what a profile may draw from."""
    query = ports.RecallQuery(
        scope=scope_of(place),
        now=at,
        match=_match(words),
        count_terms=(),
        embedding=None,
        signature="",
        limit=CANDIDATES,
        profile_keys=True,
        as_of=at,
    )
    found = await services.memories.search(query)
    near = {candidate.memory.memory_id: candidate.memory for candidate in found.candidates}
    # A state that excludes another need share no word with it: "seeing someone" and "single".
    memories = [*({m.memory_id: m for m in found.profile} | near).values()]
    memories += await _in_summaries(services, [m for m in memories if is_summary(m)])
    return [memory for memory in memories if memory.place == place]


def _match(words: str) -> str:
    """Holds other words for the same matters, too: an alarm is about waking up."""
    own = match_query(words, MAX_TERMS).terms
    alike = match_query(" ".join(said_alike(words)), MAX_ALIKE).terms
    return MatchQuery(tuple(dict.fromkeys((*own, *alike)))).expression


async def _in_summaries(services: Services, summaries: Sequence[Memory]) -> list[Memory]:
    """What they were made of: a summary itself ends nowhere."""
    if not summaries:
        return []
    keys = [summary.key for summary in summaries]
    async with services.memories.writing() as writer:
        return await writer.sources_of(summaries[0].place.owner_id, keys)


def _covers(said: Retraction, memory: Memory) -> bool:
    if said.key == memory.key:
        return True
    subject, about = subject_and_object(memory)
    is_same = said.subject == subject and slug(said.object) in heads(about, with_verb=True)
    return is_same and not said.is_of_one_attribute


def _is_of_another_attribute(said: Retraction, memory: Memory) -> bool:
    """Whether the value that was taken back stands here for something else of somebody."""
    if not said.is_of_one_attribute or said.key == memory.key:
        return False
    _, about = subject_and_object(memory)
    return memory.key.startswith("identity:") and slug(said.object) in heads(about, with_verb=False)


def _rank(memory: Memory) -> int:
    category = str(memory.metadata.get("category"))
    return _FIRST.index(category) if category in _FIRST else len(_FIRST)


def retold(conclusion: Conclusion, facts: Sequence[Fact]) -> list[Fact]:
    """What was learned of the sentence as if it were of nobody: the conclusion tells of whom."""
    fact = conclusion.fact
    if fact is None or fact.subject == "user" or fact.content == conclusion.telling.content:
        return []
    sentence = conclusion.telling.sentence.strip()
    return [said for said in facts if said.subject == "user" and said.content.strip() in sentence]


def _unsaid(conclusion: Conclusion, facts: Sequence[Fact]) -> Fact | None:
    """What is to be kept of it, unless what was learned from the message says it already."""
    fact = conclusion.fact
    if fact is None or any(known.key == fact.key for known in facts):
        return None
    if conclusion.goes_on or retold(conclusion, facts):
        return fact
    sentence = conclusion.telling.sentence.strip()
    is_said = any(sentence in known.content or known.content in sentence for known in facts)
    return None if is_said else fact


def _is_read_as_change(conclusion: Conclusion, facts: Sequence[Fact]) -> bool:
    """Whether what would be kept with a memory was learned as a change of its own category, which
    `memory.contrast` judges: whatever it ends is not gone on with."""
    if not conclusion.goes_on or is_unread(conclusion.memories[0]):
        return False
    category = conclusion.memories[0].metadata.get("category")
    sentence = conclusion.telling.sentence
    return any(
        fact.replaces and fact.category == category and fact.content in sentence for fact in facts
    )
