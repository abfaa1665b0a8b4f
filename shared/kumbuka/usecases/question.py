"""What recall is asked and what it answers."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from kumbuka.memory.date_range import DateRange
from kumbuka.memory.gate import Evidence
from kumbuka.memory.model import Memory, Millis
from kumbuka.memory.ranking import Hit
from kumbuka.memory.scopes import Corpus, Scope
from kumbuka.memory.settings import Settings
from kumbuka.ports import RecordedBlock


@dataclass(frozen=True, slots=True)
class Question:
    scope: Scope
    text: str
    """The last user turn's own words."""
    now: Millis
    settings: Settings
    conversation: Sequence[str] = ()
    """Hashes of the conversation's user turns up to now, oldest first."""
    give_up_at: float | None = None
    """Of the event loop's clock: when whoever asks no longer waits."""
    as_of: Millis | None = None
    """Ask what was current then; `now` is that time too."""
    corpus: Corpus = Corpus.ALL
    """What is to be found; passages of transcripts only where the settings keep them."""


@dataclass(frozen=True, slots=True)
class Resolution:
    """Which parts answered: shown by the preview and kept in the record."""

    embedding_source: str
    embedding_model: str
    vector_store: str
    strategy_used: str
    rerank_applied: bool = False
    fallback_reason: str | None = None
    dates: tuple[DateRange, ...] = ()
    """The times that the question names."""
    dates_applied: bool = False
    """Memories of these times have to do with the question, and come first."""


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
    """`embedding` where vectors were wanted and could not be had, `store` where a part of what is
    stored could not be read."""
    of_times: Collection[str] = ()
    """Ids of memories that come first because they are of a time that the question names."""
