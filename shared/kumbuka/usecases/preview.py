"""What a chat would be given for a text, and why; nothing is changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from kumbuka.memory.gate import Evidence
from kumbuka.memory.injection import Composition, carries_block, compose
from kumbuka.memory.model import Memory
from kumbuka.memory.ranking import Hit
from kumbuka.memory.smalltalk import is_small_talk
from kumbuka.ports import Services
from kumbuka.usecases.recall import Question, Resolution, recall


@dataclass(frozen=True, slots=True)
class Preview:
    memories: Sequence[Memory]
    """What the block holds, the profile first, then hits by rank."""
    hits: Mapping[str, Hit]
    evidence: Mapping[str, Evidence]
    resolution: Resolution
    composition: Composition


async def preview(services: Services, question: Question, limit: int) -> Preview:
    """A first turn with this text. Raises StoreUnavailable."""
    recalled = await recall(services, question)
    asks = not (is_small_talk(question.text) or carries_block(question.text))
    composition = compose(
        budget=question.settings.budget if asks else 0,
        hits=[hit.memory for hit in recalled.hits],
        profile=recalled.profile,
    )
    known = {memory.memory_id: memory for memory in recalled.profile}
    known |= {hit.memory.memory_id: hit.memory for hit in recalled.hits}
    return Preview(
        [known[memory_id] for memory_id in composition.new_memory_ids][:limit],
        {hit.memory.memory_id: hit for hit in recalled.hits},
        recalled.evidence,
        recalled.resolution,
        composition,
    )
