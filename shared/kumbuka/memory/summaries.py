"""Summaries without a model: parts of what is summarised, in fewer tokens than it.

First nothing is left out: equal statements are said once, and statements that begin alike share
their beginning ("I prefer: tea; rye bread."). Only where that saves little are sentences left out,
those after a statement's first one; and whole statements, the oldest, only where nothing else
saves anything. What was summarised is archived, so
that everything can be brought back.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from kumbuka.memory.model import (
    MAX_CONTENT_CHARACTERS,
    MAX_TIMES,
    SUMMARY_KEY,
    Memory,
    Millis,
    normalised,
)
from kumbuka.memory.truth import NewId
from kumbuka.text.folding import CJK_LETTERS, fold, is_cjk
from kumbuka.text.late_pattern import LatePattern
from kumbuka.text.tokens import count_tokens
from kumbuka.text.words import content_words

SOURCE = "summary"
"""The `source` in a summary's metadata."""
SOURCE_IDS = "sourceIds"
"""In its metadata: ids of what it was made of."""
KEPT_CATEGORIES = frozenset({"identity", "allergy", "instruction"})
"""What almost any answer needs is never summarised."""
MAX_SOURCES = 24
MAX_SOURCE_TOKENS = 1000
"""Of one summary; a single memory may be longer."""
LONG_TOKENS = 200
"""A memory of so many is summarised alone where nothing goes with it."""
WHOLE_SHARE = 0.9
"""Of the sources' tokens: where no more are needed, nothing is left out."""
SHORT_SHARE = 0.75
"""Of them, where sentences are left out that are not a statement's first."""

_UNIT = LatePattern(f"[{CJK_LETTERS}]|[^\\s{CJK_LETTERS}]+")
_SHARED_WORDS, _SHARED_LETTERS = 2, 3
_ENDS = ".!。！ "
_ABBREVIATIONS = frozenset(
    {"e.g", "i.e", "etc", "vs", "mr", "mrs", "ms", "dr", "prof", "st", "no", "a.m", "p.m"}
    | {"sr", "sra", "z.b", "d.h", "bzw", "ca", "mme", "dll", "dsb"}
)


def is_summary(memory: Memory) -> bool:
    return memory.metadata.get("source") == SOURCE


def may_be_summarised(memory: Memory) -> bool:
    """Whether its kind allows it; its age is another question."""
    if memory.pinned or memory.shared or memory.thread is not None:
        return False
    if memory.expires_at is not None or is_summary(memory):
        return False
    return not {_category(memory), memory.key.partition(":")[0]} & KEPT_CATEGORIES


def groups(memories: Iterable[Memory]) -> list[list[Memory]]:
    """What becomes one summary each: of one place and type, said in one session, else of one topic.

    In each the oldest comes first, and the group with the oldest too. A memory that goes with no
    other is in none, but for a long one.
    """
    allowed = [memory for memory in memories if may_be_summarised(memory)]
    by_session = _grouped((m, _session(m)) for m in allowed if _session(m))
    of_sessions = [group for group in by_session if _is_worth(group)]
    taken = {memory.memory_id for group in of_sessions for memory in group}
    others = (memory for memory in allowed if memory.memory_id not in taken)
    by_topic = _grouped((m, (_category(m), _subject(m))) for m in others)
    parted = [part for group in (*of_sessions, *by_topic) for part in _parts(group)]
    return sorted((part for part in parted if _is_worth(part)), key=lambda part: _age(part[0]))


def summary_of(sources: Sequence[Memory], new_id: NewId, at: Millis) -> Memory | None:
    """The summary of a group, current from `at` on; None where it would not cost fewer tokens."""
    content = condensed(sources)
    if not content or len(content) > MAX_CONTENT_CHARACTERS:
        return None
    if count_tokens(content) >= tokens_of(sources):
        return None
    first = sources[0]
    return Memory(
        memory_id=new_id(),
        place=first.place,
        type=first.type,
        key=_key(sources),
        content=content,
        metadata=_metadata(sources),
        created_at=at,
        updated_at=at,
        last_confirmed_at=at,
        valid_from=at,
        said_at=_times(sources, at),
    )


def archived(source: Memory, summary: Memory) -> Memory:
    """The source once its summary stands in its place."""
    at = summary.valid_from
    metadata = {**source.metadata, SUMMARY_KEY: summary.key}
    return replace(source, archived_at=at, updated_at=at, metadata=metadata)


def without_link(memory: Memory) -> Memory:
    """A memory that stands in no summary any more."""
    kept = {name: value for name, value in memory.metadata.items() if name != SUMMARY_KEY}
    return replace(memory, metadata=kept)


def rebuilt(summary: Memory, sources: Sequence[Memory], new_id: NewId, at: Millis) -> Memory:
    """The summary of what is left of its sources, never in more tokens than they."""
    content = condensed(sources)
    if not content or count_tokens(content) > tokens_of(sources):
        content = sources[-1].content
    return replace(
        summary,
        memory_id=new_id(),
        content=content[:MAX_CONTENT_CHARACTERS],
        metadata=_metadata(sources),
        created_at=at,
        updated_at=at,
        last_confirmed_at=at,
        valid_from=at,
        superseded_at=None,
        superseded_by=None,
        said_at=_times(sources, at),
        access_count=0,
        last_accessed_at=None,
    )


def condensed(sources: Sequence[Memory]) -> str:
    """What they say, shorter; empty where it cannot be."""
    texts = list(
        {normalised(memory.content): memory.content.strip() for memory in sources}.values()
    )
    total = tokens_of(sources)
    whole = joined(texts)
    if count_tokens(whole) <= total * WHOLE_SHARE:
        return whole
    pieces = _pieces(texts)
    firsts = sum(_cost(piece) for piece in pieces if piece.place == 0)
    if firsts > total * SHORT_SHARE and count_tokens(whole) < total:
        return whole  # to be shorter, it would have to leave out whole statements
    shortest = max(firsts, int(total * SHORT_SHARE))
    return joined(_chosen(pieces, min(shortest, int(total * WHOLE_SHARE))))


def tokens_of(memories: Iterable[Memory]) -> int:
    return sum(count_tokens(memory.content) for memory in memories)


def joined(statements: Sequence[str]) -> str:
    """One text of all statements, in which those that begin alike share their beginning."""
    alike: dict[object, list[str]] = {}
    for statement in statements:
        alike.setdefault(_beginning(statement) or statement, []).append(statement)
    parts = [text for group in alike.values() for text in _sharing(group)]
    return ("\n" if any("\n" in part for part in parts) else " ").join(parts)


@dataclass(frozen=True, slots=True)
class _Piece:
    """A sentence of a statement."""

    number: int
    """Of the statement; later ones are newer."""
    place: int
    """In the statement."""
    text: str


def _pieces(texts: Sequence[str]) -> list[_Piece]:
    from kumbuka.memory.extraction.sentences import sentences  # chats start without extraction

    return [
        _Piece(number, place, sentence.text)
        for number, text in enumerate(texts)
        for place, sentence in enumerate(sentences(text, _ABBREVIATIONS, frozenset()))
    ]


def _cost(piece: _Piece) -> int:
    return count_tokens(f"{piece.text}. ")


def _chosen(pieces: Sequence[_Piece], budget: int) -> list[str]:
    """Sentences within the budget, in their order: first ones before later ones, newer statements
    before older ones, and none whose words are all said."""
    kept: list[_Piece] = []
    said: set[str] = set()
    for piece in sorted(pieces, key=lambda piece: (piece.place, -piece.number)):
        words, cost = set(content_words(piece.text)), _cost(piece)
        if cost > budget or (words and words <= said):
            continue
        budget -= cost
        said |= words
        kept.append(piece)
    return [piece.text for piece in sorted(kept, key=lambda piece: (piece.number, piece.place))]


def _beginning(statement: str) -> tuple[str, ...]:
    """The first words, by which statements are compared; empty where there is nothing after."""
    if "\n" in statement:
        return ()
    count = _SHARED_LETTERS if is_cjk(statement[:1]) else _SHARED_WORDS
    units = [fold(match.group()) for match in _firsts(statement, count + 1)]
    return tuple(units[:count]) if len(units) > count else ()


def _firsts(statement: str, count: int) -> list[re.Match[str]]:
    return [match for _, match in zip(range(count), _UNIT.finditer(statement), strict=False)]


def _sharing(group: Sequence[str]) -> list[str]:
    if len(group) == 1:
        return [_ended(group[0])]
    units = [list(_UNIT.finditer(statement)) for statement in group]
    shared = _shared(units)
    start = units[0][shared - 1].end()
    tails = [
        statement[found[shared].start() :].rstrip(_ENDS)
        for statement, found in zip(group, units, strict=True)
    ]
    if is_cjk(group[0][:1]):
        return [f"{group[0][:start]}：{'；'.join(tails)}。"]
    return [f"{group[0][:start]}: {'; '.join(tails)}."]


def _shared(units: Sequence[Sequence[re.Match[str]]]) -> int:
    """How many units all begin with in common, of each at least one left over."""
    shortest = min(map(len, units)) - 1
    for place in range(shortest):
        if len({fold(found[place].group()) for found in units}) > 1:
            return place
    return shortest


def _ended(statement: str) -> str:
    last = statement[-1:]
    if "\n" not in statement and (last.isalnum() or last in "\"')”’"):
        return statement + ("。" if is_cjk(last) else ".")
    return statement


def _grouped(memories: Iterable[tuple[Memory, object]]) -> list[list[Memory]]:
    found: dict[object, list[Memory]] = {}
    for memory, about in memories:
        found.setdefault((memory.place, memory.type, about), []).append(memory)
    return list(found.values())


def _parts(group: Sequence[Memory]) -> list[list[Memory]]:
    """Runs of the group, each within the bounds of one summary."""
    parts: list[list[Memory]] = [[]]
    tokens = 0
    for memory in sorted(group, key=_age):
        cost = count_tokens(memory.content)
        if len(parts[-1]) == MAX_SOURCES or (parts[-1] and tokens + cost > MAX_SOURCE_TOKENS):
            parts.append([])
            tokens = 0
        parts[-1].append(memory)
        tokens += cost
    return parts


def _is_worth(group: Sequence[Memory]) -> bool:
    return len(group) > 1 or tokens_of(group) >= LONG_TOKENS


def _age(memory: Memory) -> tuple[Millis, str]:
    return memory.valid_from, memory.memory_id


def _key(sources: Sequence[Memory]) -> str:
    ids = json.dumps(sorted(memory.memory_id for memory in sources))
    return f"{SOURCE}:{hashlib.sha256(ids.encode()).hexdigest()[:16]}"


def _metadata(sources: Sequence[Memory]) -> Mapping[str, Any]:
    """What all sources have in common, for the profile and the filters, and where it comes from."""
    abouts = {(_category(memory), _subject(memory)) for memory in sources}
    category, subject = abouts.pop() if len(abouts) == 1 else (SOURCE, "user")
    ids = [memory.memory_id for memory in sources]
    return {"category": category, "subject": subject, "source": SOURCE, SOURCE_IDS: ids}


def _times(sources: Sequence[Memory], at: Millis) -> tuple[Millis, ...]:
    """When it was said, so that a question about that time finds it."""
    said = sorted({time for memory in sources for time in memory.times if time < at})
    return (*said[-MAX_TIMES + 1 :], at)


def _session(memory: Memory) -> str:
    told = memory.metadata.get("sessionId")
    return memory.place.session_id or (told if isinstance(told, str) else "")


def _category(memory: Memory) -> str:
    told = memory.metadata.get("category")
    return told if isinstance(told, str) and told else memory.key.partition(":")[0]


def _subject(memory: Memory) -> str:
    told = memory.metadata.get("subject")
    return told if isinstance(told, str) and told else "user"
