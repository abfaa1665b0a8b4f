"""Stores conversations as the product does, and asks the store as its recall does."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from kumbuka.bootstrap import Kumbuka, build
from kumbuka.config import Config
from kumbuka.memory.gate import QueryWords, query_words
from kumbuka.memory.message_logs import read_log
from kumbuka.memory.model import Memory, Place
from kumbuka.memory.ranking import ScopeStatistics, TurnCandidate
from kumbuka.memory.scopes import Corpus, Scope
from kumbuka.memory.settings import Settings, TranscriptSettings
from kumbuka.memory.speakers import ROLES, USER
from kumbuka.memory.times import iso
from kumbuka.ports import Choice, MemoryFilter, RecallQuery, TurnSearch
from kumbuka.text.fulltext import match_query
from kumbuka.usecases.question import Question
from kumbuka.usecases.recall import search
from kumbuka.usecases.transcripts import import_messages

from tests.benchmarks.retrieval.conversations import AskedQuestion, Conversation

HITS = 100
TurnOf = Mapping[str, str]
"""Id of the turn, by the id of the memory that holds a passage of it."""


@dataclass(frozen=True)
class Asked:
    """One question with what the store found for it."""

    conversation: str
    text: str
    words: QueryWords
    candidates: Sequence[TurnCandidate]
    statistics: ScopeStatistics
    turn_of: TurnOf
    evidence: frozenset[str] = frozenset()


@asynccontextmanager
async def deployment(folder: Path) -> AsyncIterator[Kumbuka]:
    kumbuka = build(Config(database_url=f"file:{folder / 'kumbuka.db'}"))
    await kumbuka.start()
    try:
        yield kumbuka
    finally:
        await kumbuka.close()


async def store(kumbuka: Kumbuka, conversation: Conversation) -> TurnOf:
    """Import a conversation as a log of messages, under an owner of its name."""
    messages = read_log(_log_lines(conversation))
    await import_messages(kumbuka.services, Place(conversation.name), messages)
    turn_ids = {(turn.session, turn.said_at): turn.turn_id for turn in conversation.turns}
    return {
        memory.memory_id: turn_ids[memory.place.session_id or "", memory.valid_from]
        async for memory in _passages(kumbuka, conversation.name)
    }


def _log_lines(conversation: Conversation) -> Iterator[bytes]:
    for turn in conversation.turns:
        message = {
            "role": turn.speaker if turn.speaker in ROLES else USER,
            "name": turn.speaker,
            "content": turn.text,
            "created_at": iso(turn.said_at),
            "session_id": turn.session,
        }
        yield json.dumps(message).encode() + b"\n"


async def _passages(kumbuka: Kumbuka, owner_id: str) -> AsyncIterator[Memory]:
    """Newest first."""
    cursor, wanted = None, MemoryFilter(corpus=Corpus.TRANSCRIPTS)
    while True:
        page = await kumbuka.services.memories.page(
            Scope.whole_owner(owner_id),
            wanted,
            any_user=True,
            limit=200,
            offset=0,
            cursor=cursor,
            now=kumbuka.services.clock(),
        )
        for memory in page.memories:
            yield memory
        cursor = page.next_cursor
        if cursor is None:
            return


async def newest_turns(kumbuka: Kumbuka, owner_id: str, turn_of: TurnOf) -> list[str]:
    return [turn_of[memory.memory_id] async for memory in _passages(kumbuka, owner_id)]


async def ask(
    kumbuka: Kumbuka,
    owner_id: str,
    question: AskedQuestion | str,
    turn_of: TurnOf,
    wanted: TurnSearch,
    *,
    with_vectors: bool = True,
) -> Asked:
    services = kumbuka.services
    text, evidence = (
        (question, frozenset[str]())
        if isinstance(question, str)
        else (question.text, question.evidence)
    )
    words = query_words(text)
    made = await services.embeddings.embed(Choice(), [text])
    found = await services.memories.search(
        RecallQuery(
            Scope(owner_id),
            services.clock(),
            match_query(text).expression,
            words.count_terms,
            made.blobs[0] if with_vectors else None,
            made.signature,
            turns=wanted,
        )
    )
    return Asked(owner_id, text, words, found.turns, found.turn_statistics, turn_of, evidence)


async def order_of_search(
    kumbuka: Kumbuka, owner_id: str, text: str, turn_of: TurnOf, fusion: str
) -> list[str]:
    """The turns that the product's own search answers, best first."""
    settings = Settings(fusion=fusion, transcripts=TranscriptSettings(enabled=True))
    now = kumbuka.services.clock()
    question = Question(Scope(owner_id), text, now, settings, corpus=Corpus.TRANSCRIPTS)
    recalled = await search(kumbuka.services, question, HITS)
    return list(dict.fromkeys(turn_of[hit.memory.memory_id] for hit in recalled.hits))
