"""Find what is known that helps with a text: the gate's evidence, the ranking, the profile."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from kumbuka.memory.gate import Evidence
from kumbuka.memory.model import Memory, Millis
from kumbuka.memory.ranking import Hit
from kumbuka.memory.scopes import Scope
from kumbuka.memory.settings import Settings
from kumbuka.ports import RecordedBlock, Services


@dataclass(frozen=True, slots=True)
class Question:
    scope: Scope
    text: str
    """The last user turn's own words."""
    now: Millis
    settings: Settings
    conversation: Sequence[str] = ()
    """Hashes of the conversation's user turns up to now, oldest first."""


@dataclass(frozen=True, slots=True)
class Resolution:
    """Which parts answered: shown by the preview and kept in the record."""

    embedding_source: str
    embedding_model: str
    vector_store: str
    strategy_used: str
    rerank_applied: bool = False
    fallback_reason: str | None = None


@dataclass(frozen=True, slots=True)
class Recalled:
    hits: Sequence[Hit]
    """Best first; those that passed the gate, for a chat."""
    profile: Sequence[Memory]
    """What helps almost any answer to this person, within the profile's own budget."""
    blocks: Mapping[str, RecordedBlock]
    """What was injected into earlier turns of this conversation, by messages hash."""
    resolution: Resolution
    evidence: Mapping[str, Evidence] = field(default_factory=dict)
    """By memory id, for the record's explanation."""
    degraded: str | None = None
    """`embedding` where vectors were wanted and could not be had."""


async def recall(services: Services, question: Question) -> Recalled:
    """What a chat may be given. Raises StoreUnavailable."""
    raise AssertionError("written in the next step")
