"""Where a statement stands inside a sentence that tells a story.

"My Pixel died in the bath so I caved and bought an iPhone" states what its end says. A segment
begins after a comma, a conjunction or a dash; its subject is the user if it says so, or if it
begins with a verb and the one before it was the user's.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from kumbuka.memory.extraction.clauses import Clause, clause_of
from kumbuka.memory.extraction.table import Language

MAX_SEGMENTS = 8


def segments(clause: Clause, table: Language) -> Iterator[tuple[int, int, bool]]:
    """Start and end of each segment, and whether the user is its subject
    without being named."""
    masked = clause.masked
    breaks = [match.span() for match in clause.finditer(table.segment_break)]
    start, is_user = 0, True
    for end, following in [*breaks[: MAX_SEGMENTS - 1], (len(masked), len(masked))]:
        named = table.own_subject.match(masked, start, end)
        inherits = is_user and table.bare_verb.match(masked, start, end) is not None
        is_user = named is not None or inherits
        if is_user:
            yield named.start("subject") if named else start, end, named is None
        start = following


SUBORDINATE = ["subject", "verb", "rest"]
FRONTED = ["subject", "speaker", "verb", "pronoun", "thing", "adverbs", "phrase", "rest", "after"]


def reordered(clause: Clause, match: re.Match[str], order: list[str], table: Language) -> Clause:
    """The clause "ich in Köln wohne" or "in Köln wohne ich" in the order "ich wohne in Köln"."""
    spans = [
        match.span(group) for group in order if match.re.groupindex.get(group) and match[group]
    ]
    text, masked = (
        " ".join(_small(whole[start:end], start, table) for start, end in spans)
        for whole in (clause.text, clause.masked)
    )
    return clause_of(text, masked, clause.content, clause.known)


def _small(part: str, start: int, table: Language) -> str:
    """A part without the space before it, and the capital of an article that began the clause."""
    bare = part.removeprefix(" ")
    begins = table.qualifier.match(bare) if not start else None
    return bare[0].lower() + bare[1:] if begins and begins.end() else bare
