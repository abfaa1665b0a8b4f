"""Passages of transcripts beside facts: which a question is given, and where they stand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import cast

from kumbuka.memory.date_range import Dated
from kumbuka.memory.gate import BOUND, Evidence, QueryWords
from kumbuka.memory.model import MemoryType
from kumbuka.memory.named_times import evidence_of_times, first
from kumbuka.memory.ranking import Fusion, Hit, rank
from kumbuka.memory.scopes import Corpus
from kumbuka.memory.settings import Settings
from kumbuka.ports import Found, TurnSearch

CANDIDATES = TurnSearch(limit=30, vector_limit=30)
"""Hits a branch; with their neighbours some 120 passages are ranked. In conversations of 600
passages half as many find as much; the rest is for longer ones."""
MOST = 6
"""Passages that one turn of a chat is given: each is as long as several facts."""


@dataclass(frozen=True, slots=True)
class Said:
    """Passages for a question, best first."""

    hits: Sequence[Hit] = ()
    evidence: Mapping[str, Evidence] = field(default_factory=dict)
    """By memory id, of every candidate."""
    of_times: frozenset[str] = frozenset()
    """Ids of those that come first because they are of a time that the question names."""

    @property
    def for_chat(self) -> list[Hit]:
        proven = [hit for hit in self.hits if self.evidence[hit.memory.memory_id].passes]
        return proven[:MOST]


def turns_wanted(settings: Settings, corpus: Corpus, type: MemoryType | None) -> TurnSearch | None:
    """None where the question is about facts alone, or asks for what is newest."""
    is_asked = settings.transcripts.enabled and corpus is not Corpus.FACTS
    if not is_asked or settings.strategy in ("recent", "exact"):
        return None
    return CANDIDATES if type in (None, MemoryType.EPISODIC) else None


def said(
    found: Found,
    words: QueryWords,
    text: str,
    dated: Dated | None,
    settings: Settings,
    rrf_k: int,
) -> Said:
    """The passages in order, those of the times that are named first; `words` are counted."""
    if not found.turns:
        return Said()
    # Most chats have none, and their first one does not wait for what ranks them.
    from kumbuka.memory.turn_gate import judge_turns
    from kumbuka.memory.turn_ranking import rank_turns, turn_features

    candidates, statistics = [turn.candidate for turn in found.turns], found.turn_statistics
    ids = [candidate.memory.memory_id for candidate in candidates]
    features = turn_features(found.turns, statistics, text)
    judged = judge_turns(found.turns, statistics, text, features)
    evidence = dict(zip(ids, judged, strict=True))
    of_times: Mapping[str, Evidence] = {}
    if dated is not None:
        rows = found.turn_dated_rows
        of_times = evidence_of_times(dated, words, candidates, statistics, rows)
    if dated is not None and dated.asks_for_all and of_times:
        hits = rank(candidates, statistics, strategy="recent", passing=of_times)
    elif settings.strategy == "semantic":
        hits = rank(candidates, statistics, strategy="semantic")
    else:
        fusion = cast(Fusion, settings.fusion)
        hits = rank_turns(
            found.turns, statistics, text, fusion=fusion, rrf_k=rrf_k, features=features
        )
    return Said(first(hits, of_times), {**evidence, **of_times}, frozenset(of_times))


def merged(
    facts: Sequence[Hit], facts_evidence: Mapping[str, Evidence], passages: Said
) -> list[Hit]:
    """One list of both, each in its own order: scores of two corpora cannot be compared, evidence
    as a share of what the gate of each asks for can. A hit counts as much as the best that stands
    at or below it; of equals the fact is first.
    """
    from kumbuka.memory.turn_gate import TURN_BOUND

    one = _strengths(facts, facts_evidence, BOUND)
    other = _strengths(passages.hits, passages.evidence, TURN_BOUND)
    both = [(-strength, 0, at, hit) for at, (strength, hit) in enumerate(one)]
    both += [(-strength, 1, at, hit) for at, (strength, hit) in enumerate(other)]
    return [hit for _, _, _, hit in sorted(both, key=lambda ranked: ranked[:3])]


def _strengths(
    hits: Sequence[Hit], evidence: Mapping[str, Evidence], bound: float
) -> list[tuple[float, Hit]]:
    strongest = 0.0
    ranked: list[tuple[float, Hit]] = []
    for hit in reversed(hits):
        proof = evidence.get(hit.memory.memory_id)
        own = (proof.cosine + proof.coverage) / bound + proof.rare_token if proof else 0.0
        strongest = max(strongest, own)
        ranked.append((strongest, hit))
    return ranked[::-1]
