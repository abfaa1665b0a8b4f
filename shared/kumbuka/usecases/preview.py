"""What a chat would be given for a text, and why; nothing is changed."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace

from kumbuka.memory.gate import Evidence
from kumbuka.memory.injection import Composition, carries_block, compose
from kumbuka.memory.model import Memory
from kumbuka.memory.ranking import Hit
from kumbuka.memory.smalltalk import is_small_talk
from kumbuka.ports import Services
from kumbuka.usecases.question import Question, Resolution
from kumbuka.usecases.recall import recall


@dataclass(frozen=True, slots=True)
class Preview:
    memories: Sequence[Memory]
    """What the block holds, the profile first, then hits by rank."""
    hits: Mapping[str, Hit]
    evidence: Mapping[str, Evidence]
    resolution: Resolution
    composition: Composition
    of_times: Collection[str]
    """Ids of memories that come first because they are of a time that the text names."""


async def preview(services: Services, question: Question, limit: int) -> Preview:
    """A first turn with this text, in a chat's time. Raises StoreUnavailable."""
    give_up_at = asyncio.get_running_loop().time() + services.recall_deadline_s
    recalled = await recall(services, replace(question, give_up_at=give_up_at))
    asks = not (is_small_talk(question.text) or carries_block(question.text))
    composition = compose(
        budget=question.settings.budget if asks else 0,
        hits=[hit.memory for hit in recalled.hits],
        profile=recalled.profile,
        time_zone=question.settings.time_zone,
    )
    known = {memory.memory_id: memory for memory in recalled.profile}
    known |= {hit.memory.memory_id: hit.memory for hit in recalled.hits}
    return Preview(
        [known[memory_id] for memory_id in composition.new_memory_ids][:limit],
        {hit.memory.memory_id: hit for hit in recalled.hits},
        recalled.evidence,
        recalled.resolution,
        composition,
        recalled.of_times,
    )
