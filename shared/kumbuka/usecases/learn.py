"""Learn from a finished turn: extract what the user said, and place it in what is known.

Where transcripts are on, what both sides said is stored beside it, in the same transaction.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from kumbuka.memory.contrast import REPLACES
from kumbuka.memory.extraction import Extraction, extract
from kumbuka.memory.extraction.tellings import tellings
from kumbuka.memory.model import INSTEAD_OF, Fact, Memory, Millis, Outcome, Place, Retraction
from kumbuka.memory.scopes import scope_of
from kumbuka.memory.settings import Settings, settings_from
from kumbuka.memory.times import iso
from kumbuka.memory.truth import Plan, retract
from kumbuka.text.slugs import slug
from kumbuka.usecases.embedding_choice import choice_of
from kumbuka.usecases.writing import (
    NO_VECTORS,
    TOLD_OF,
    Vectors,
    apply,
    embedded,
    new_id,
    new_memory,
    state,
)

if TYPE_CHECKING:
    from kumbuka.memory.turns import Turn
    from kumbuka.ports import MemoryWriter, Services
    from kumbuka.usecases.conclude import Conclusion

log = logging.getLogger("kumbuka.learn")


@dataclass(frozen=True, slots=True)
class Learned:
    """What a turn left: outcomes of its statements, and what was refused, by reason."""

    outcomes: Mapping[str, int] = field(default_factory=dict)
    refused: Mapping[str, int] = field(default_factory=dict)
    repeated: bool = False
    """The turn was learned before, or repeats one that was."""
    passages: int = 0
    """Of the transcript, stored."""


@dataclass(frozen=True, slots=True)
class _Heard:
    """What a turn holds, before the store is asked."""

    turn: Turn
    extraction: Extraction
    told: Sequence[tuple[Conclusion, Fact | None]] = ()
    """What it ends of what is known, each with what is to be kept of it."""
    later: Mapping[str, Memory] = field(default_factory=dict)
    """By key of a fact, what was said after it and ends it."""
    passages: Sequence[Memory] = ()
    """Of the transcript."""
    hidden: Mapping[str, int] = field(default_factory=dict)
    """What was refused of the transcript, by reason."""

    @property
    def is_nothing(self) -> bool:
        return not (self.extraction.statements or self.passages or self.told)

    @property
    def facts(self) -> list[Fact]:
        return [said for said in self.extraction.statements if isinstance(said, Fact)]

    @property
    def contents(self) -> list[str]:
        """What is to be embedded, each text once."""
        facts = [*self.facts, *(fact for _, fact in self.told if fact is not None)]
        kept = [*(fact.content for fact in facts), *(row.content for row in self.passages)]
        return list(dict.fromkeys(kept))

    @property
    def refused(self) -> dict[str, int]:
        """The larger of two counts: extraction reads the user's words, the transcript both
        sides', and what was refused in the former is refused in the latter again."""
        counts = (self.extraction.refused, self.hidden)
        return {
            reason: max(refused.get(reason, 0) for refused in counts)
            for reason in dict.fromkeys([*counts[0], *counts[1]])
        }


async def learn(services: Services, turn: Turn) -> Learned:
    """Save one turn's facts, and its texts where the owner keeps transcripts. Running it twice for
    the same turn saves them once.

    Raises StoreUnavailable; nothing is saved then.
    """
    settings = settings_from(*await services.settings.layers(turn.owner_id))
    if not settings.enabled:
        return Learned()
    now = services.clock()
    place = _place(turn, settings)
    extraction = extract(turn.user_text)
    told = await _told(services, settings, place, turn, extraction)
    heard = _Heard(turn, _with_answer(extraction, turn, settings), told)
    heard = _without_retold(heard)
    kept = [fact for of, fact in heard.told if fact is not None and not of.memories]
    facts = [*heard.facts, *kept]
    heard = replace(heard, later=await _later(services, place, facts, turn.said_at))
    if settings.transcripts.enabled:
        heard = _with_transcript(heard, now)
    if heard.is_nothing:  # as most turns without transcripts: no claim, and no write to the store
        learned = Learned({}, heard.refused)
    else:
        vectors = await embedded(services, choice_of(settings), heard.contents)
        async with services.memories.writing() as writer:
            learned = await _learn(writer, heard, place, vectors, now)
    _report(turn, learned)
    return learned


async def _told(
    services: Services, settings: Settings, place: Place, turn: Turn, extraction: Extraction
) -> Sequence[tuple[Conclusion, Fact | None]]:
    heard = tellings(turn.user_text)
    if not heard:
        return ()
    from kumbuka.usecases.conclude import conclusions  # few messages may tell of an end

    read = extraction.statements
    return await conclusions(services, choice_of(settings), place, heard, turn.said_at, read)


def _with_answer(extraction: Extraction, turn: Turn, settings: Settings) -> Extraction:
    if settings.extract_from != "both" or not turn.assistant_text:
        return extraction
    from kumbuka.memory.extraction.answered import with_answer  # few owners want it

    return with_answer(extraction, turn.assistant_text)


def _without_retold(heard: _Heard) -> _Heard:
    """Without what a conclusion says better: with whom it is about."""
    if not any(fact is not None for _, fact in heard.told):
        return heard
    from kumbuka.usecases.conclude import retold  # few messages end anything

    said_better = [said for of, _ in heard.told for said in retold(of, heard.facts)]
    kept = tuple(said for said in heard.extraction.statements if said not in said_better)
    return replace(heard, extraction=replace(heard.extraction, statements=kept))


async def _later(
    services: Services, place: Place, facts: Sequence[Fact], said_at: Millis
) -> Mapping[str, Memory]:
    """By key of a fact, what was said after it and ends it."""
    if not facts or not await services.memories.is_any_later(scope_of(place), said_at):
        return {}
    from kumbuka.usecases.conclude import later_ends  # most turns are learned in their order

    return await later_ends(services, place, facts, said_at)


def _with_transcript(heard: _Heard, now: Millis) -> _Heard:
    from kumbuka.memory.transcripts import of_turn  # few owners keep any

    transcript = of_turn(heard.turn, now)
    return replace(heard, passages=transcript.rows, hidden=transcript.refused)


def _place(turn: Turn, settings: Settings) -> Place:
    session_id = turn.session_id if settings.scope == "session" else None
    return Place(turn.owner_id, turn.user_id, session_id)


async def _learn(
    writer: MemoryWriter, heard: _Heard, place: Place, vectors: Vectors, now: Millis
) -> Learned:
    turn, statements = heard.turn, heard.extraction.statements
    if not await writer.claim_turn(turn, now):
        return Learned(repeated=True)
    erased_at = await writer.erased_at(turn.place)
    if erased_at is not None and erased_at >= turn.said_at:
        return Learned({Outcome.DROPPED: len(statements) + len(heard.passages)})
    outcomes: dict[str, int] = {}
    for said in statements:
        if isinstance(said, Retraction):
            ended = await _end(writer, place, said, turn.said_at)
            outcomes["retracted"] = outcomes.get("retracted", 0) + ended
            continue
        stated = await _state(writer, place, turn, said, vectors, now)
        await _end_by_later(writer, heard, stated)
        outcomes[stated.outcome] = outcomes.get(stated.outcome, 0) + 1
    for conclusion, fact in heard.told:
        successor = None
        if fact is not None:
            ended_first = () if conclusion.goes_on else conclusion.memories[:1]
            about = {INSTEAD_OF: ended_first[0].content} if ended_first else {}
            plan = await _state(writer, place, turn, fact, vectors, now, about)
            outcomes[plan.outcome] = outcomes.get(plan.outcome, 0) + 1
            successor = plan.memory
            await _end_by_later(writer, heard, plan)
        if ended := await _conclude(writer, conclusion, turn.said_at, successor):
            outcomes["retracted"] = outcomes.get("retracted", 0) + ended
        for name in conclusion.names:  # for what was said of it before, and arrives later
            await writer.mark_retracted(place, TOLD_OF, slug(name), None, turn.said_at)
    stored = await _store(writer, heard.passages, vectors)
    return Learned(outcomes, heard.refused, passages=stored)


async def _end_by_later(writer: MemoryWriter, heard: _Heard, stated: Plan) -> None:
    """End what arrived after something that was said later, and ends it."""
    memory = stated.memory
    if memory is not None and (by := heard.later.get(memory.key)) is not None:
        await _retract(writer, [memory], by.valid_from, by)


async def _conclude(
    writer: MemoryWriter, conclusion: Conclusion, at: Millis, successor: Memory | None
) -> int:
    """End the memories; returns how many. `successor` is the one that keeps what was told."""
    ended: list[Memory] = []
    for memory in conclusion.memories:
        chain = await writer.chain(memory.place, memory.key)
        ended += [row for row in chain if row.memory_id == memory.memory_id]
    return await _retract(writer, [row for row in ended if row.valid_from < at], at, successor)


async def _retract(
    writer: MemoryWriter, rows: Sequence[Memory], at: Millis, successor: Memory | None
) -> int:
    plan = retract(rows, at, new_id, successor.memory_id if successor else None)
    await apply(writer, plan, NO_VECTORS)
    return len(plan.updates)


async def _store(writer: MemoryWriter, passages: Sequence[Memory], vectors: Vectors) -> int:
    if not passages:
        return 0
    from kumbuka.usecases.transcripts import store

    return await store(writer, passages, vectors)


async def _state(
    writer: MemoryWriter,
    place: Place,
    turn: Turn,
    fact: Fact,
    vectors: Vectors,
    now: Millis,
    more: Mapping[str, Any] = {},
) -> Plan:
    said = new_memory(
        place,
        type=fact.type,
        key=fact.key,
        content=fact.content,
        metadata={**_metadata(fact, turn, now), **more},
        said_at=turn.said_at,
        now=now,
    )
    return await state(writer, said, vectors)


def _metadata(fact: Fact, turn: Turn, now: Millis) -> dict[str, Any]:
    metadata = {
        "category": fact.category,
        "polarity": fact.polarity,
        "subject": fact.subject,
        "object": fact.object,
        "language": fact.language,
        "source": fact.source,
        "confidence": fact.confidence,
        "turnId": turn.turn_id,
        "extractedAt": iso(now),
    }
    if fact.replaces:
        metadata[REPLACES] = [turn.said_at]
    if turn.session_id is not None:
        metadata["sessionId"] = turn.session_id
    return metadata


async def _end(writer: MemoryWriter, place: Place, said: Retraction, at: Millis) -> int:
    """End what the user took back, and leave a mark for what may still arrive late."""
    about = slug(said.object) if said.object else ""
    rows: dict[str, Memory] = {}
    if said.key is not None:
        chain = await writer.chain(place, said.key)
        rows |= {row.memory_id: row for row in chain if _concerns(row, about)}
    if about and not said.is_of_one_attribute:
        found = await writer.rows_about(place, said.subject, about)
        rows |= {row.memory_id: row for row in found if row.thread is None}
    ended = await _retract(writer, list(rows.values()), at, None)
    # Whoever no longer lives in Lisbon has said nothing against living in Porto.
    key = said.key if said.is_of_one_attribute or not about else None
    await writer.mark_retracted(place, said.subject, about, key, at)
    return ended


def _concerns(row: Memory, about: str) -> bool:
    """Whether a row of the key that was taken back holds the value that was named, if any was:
    `lisbon_portugal` is `lisbon` told at length."""
    held = slug(str(row.metadata.get("object", "")))
    if not (held and about):
        return True
    return f"{held}_".startswith(f"{about}_") or f"{about}_".startswith(f"{held}_")


def _report(turn: Turn, learned: Learned) -> None:
    if learned.repeated:
        return
    log.info(
        "learned a turn",
        extra={
            "turn_id": turn.turn_id,
            "outcomes": dict(learned.outcomes),
            "refused": dict(learned.refused),
            "passages": learned.passages,
        },
    )
