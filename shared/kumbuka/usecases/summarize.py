"""Make summaries of old memories, one group a transaction; what they say stays, archived.

A group that was summarised is not found again, so a run may end anywhere and be run again.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass

from kumbuka.memory.jobs import SUMMARIZE, Job
from kumbuka.memory.model import Memory, Millis
from kumbuka.memory.restoring import standing
from kumbuka.memory.settings import Settings, settings_from
from kumbuka.memory.summaries import (
    archived,
    groups,
    may_be_summarised,
    summary_of,
    tokens_of,
)
from kumbuka.ports import MemoryWriter, OldMemories, Services
from kumbuka.text.tokens import count_tokens
from kumbuka.usecases.embedding_choice import choice_of
from kumbuka.usecases.writing import Vectors, embedded, new_id

DAY_MS = 86_400_000
MAX_CANDIDATES = 5000
"""Old memories that one run looks at, the oldest."""
MAX_SUMMARIES = 40
"""Of one run: none outlives the time of a function."""
PAGE = 2000

log = logging.getLogger("kumbuka.summarize")


@dataclass(frozen=True, slots=True)
class Asked:
    owner_id: str
    user_id: str | None = None
    """None: every user of the owner, each apart."""
    older_than_days: int | None = None
    """By the last confirmation; None: as the settings say, and with `max_tokens` any age."""
    max_tokens: int | None = None
    """Summarise the oldest only until what is current costs no more."""
    dry_run: bool = False


@dataclass(frozen=True, slots=True)
class Summarized:
    candidate_ids: Sequence[str]
    """Memories that are old enough and of a kind that may be summarised, oldest first."""
    total_tokens: int
    """Of them."""
    tokens_saved: int
    """In a dry run, what would be."""
    summary_ids: Sequence[str] = ()
    is_cut: bool = False
    """More could be summarised than one run does."""


async def summarize(services: Services, asked: Asked) -> Summarized:
    """Raises StoreUnavailable; what was summarised until then stays so."""
    settings = settings_from(*await services.settings.layers(asked.owner_id))
    now = services.clock()
    candidates = await _candidates(services, settings, asked, now)
    left = await _over_budget(services, asked, now)
    saved, cut, made = 0, False, list[str]()
    for group in groups(candidates):
        if left is not None and saved >= left:
            break
        summary = summary_of(group, new_id, now)
        if summary is None:
            continue
        cut = len(made) >= MAX_SUMMARIES
        if cut:
            break
        if asked.dry_run or await _store(services, settings, summary, group):
            saved += tokens_of(group) - count_tokens(summary.content)
            made += [] if asked.dry_run else [summary.memory_id]
    ids = [memory.memory_id for memory in candidates]
    return Summarized(ids, tokens_of(candidates), saved, made, cut)


async def summarize_if_wanted(services: Services, owner_id: str) -> None:
    """The job of one owner: nothing where `autoSummarize` is off. Raises StoreUnavailable."""
    settings = settings_from(*await services.settings.layers(owner_id))
    if not (settings.auto_summarize and settings.enabled):
        return
    done = await summarize(services, Asked(owner_id))
    if done.summary_ids:
        log.info("summarised", extra={"summaries": len(done.summary_ids)})
    if done.is_cut:
        await services.jobs.send(Job(SUMMARIZE, owner_id).to_json())


async def _candidates(
    services: Services, settings: Settings, asked: Asked, now: Millis
) -> list[Memory]:
    days = asked.older_than_days
    if days is None:
        days = 0 if asked.max_tokens is not None else settings.summarize_after_days
    old = OldMemories(
        asked.owner_id,
        asked.user_id,
        now - days * DAY_MS,
        now,
        settings.retention_days,
        settings.retention_types,
    )
    found = await services.housekeeping.old(old, MAX_CANDIDATES)
    return [memory for memory in found if may_be_summarised(memory)]


async def _over_budget(services: Services, asked: Asked, now: Millis) -> int | None:
    """Tokens that are to be saved; None where that does not matter."""
    if asked.max_tokens is None:
        return None
    total, after = 0, 0
    while True:
        page = await services.housekeeping.contents(asked.owner_id, asked.user_id, now, after, PAGE)
        total += sum(count_tokens(content) for _, content in page)
        if len(page) < PAGE:
            return max(0, total - asked.max_tokens)
        after = page[-1][0]


async def _store(
    services: Services, settings: Settings, summary: Memory, sources: Sequence[Memory]
) -> bool:
    """False where a source changed since it was read: the next run looks at it anew."""
    vectors = await embedded(services, choice_of(settings), [summary.content])
    async with services.memories.writing() as writer:
        if not await _are_unchanged(writer, summary, sources):
            return False
        await writer.update_many([archived(source, summary) for source in sources])
        await _insert(writer, summary, vectors)
    return True


async def _insert(writer: MemoryWriter, summary: Memory, vectors: Vectors) -> None:
    embedding = vectors.by_content.get(summary.content)
    await writer.insert(summary, embedding, vectors.signature)


async def _are_unchanged(writer: MemoryWriter, summary: Memory, sources: Sequence[Memory]) -> bool:
    ids = [memory.memory_id for memory in sources]
    stored = await writer.by_ids(summary.place.owner_id, ids)
    if {memory.memory_id: _state(memory) for memory in stored} != {
        memory.memory_id: _state(memory) for memory in sources
    }:
        return False
    return standing(await writer.chain(summary.place, summary.key)) is None


def _state(memory: Memory) -> tuple[object, ...]:
    """All but how often it was used."""
    return (
        memory.key,
        memory.updated_at,
        memory.last_confirmed_at,
        memory.superseded_at,
        memory.archived_at,
        memory.pinned,
        memory.shared,
        memory.expires_at,
        dict(memory.metadata),
    )
