"""The order of passages of transcripts that a search found."""

from __future__ import annotations

from dataclasses import dataclass

from kumbuka.memory.ranking import Candidate


@dataclass(frozen=True, slots=True)
class TurnCandidate:
    """A passage that a branch of the search found, or a neighbour of one."""

    candidate: Candidate
    number: int
    previous: int | None
    """Number of the passage before it in the conversation, which may not be a candidate."""
    next: int | None
