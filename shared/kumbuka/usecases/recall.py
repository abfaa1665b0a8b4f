"""Find what is known that helps with a text: the gate's evidence, the ranking, the profile."""

from __future__ import annotations

from dataclasses import dataclass, replace

from kumbuka.errors import EmbeddingFailed
from kumbuka.memory.date_range import Dated
from kumbuka.memory.gate import Evidence, QueryWords, closeness_of, judge
from kumbuka.memory.model import MemoryType, as_it_was
from kumbuka.memory.named_times import (
    lasting_words,
    times_asked_about,
    times_searched_for,
    words_with,
)
from kumbuka.memory.profile import CLOSE, profile
from kumbuka.memory.scopes import Corpus
from kumbuka.memory.settings import Settings
from kumbuka.ports import Found, NamedVectors, RecallQuery, Services, source_and_model
from kumbuka.text.fulltext import match_query
from kumbuka.usecases.embedding_choice import choice_of
from kumbuka.usecases.ordering import Answer, finished, ranked, times_of
from kumbuka.usecases.question import Question, Recalled, Resolution
from kumbuka.usecases.recall_turns import merged, said, turns_wanted
from kumbuka.usecases.tier import look

CANDIDATES = 12
"""Keyword hits that a chat ranks: on short facts 12 find what 50 do, to .002 of recall@10."""
BLENDED_CANDIDATES = 10
"""A branch's hits for `weighted`, times `candidateMultiplier`."""
EMBEDDING_SHARE = 0.6
"""Of the recall's time that an embedding may take before the fallback is asked."""
NO_KNOWN_WORD = "embedding: it knows no word of the text"
SEARCH_CANDIDATES = 100
"""Hits a branch for a search, which may be asked for as many."""


async def recall(services: Services, question: Question) -> Recalled:
    """What a chat may be given: every hit has evidence. Raises StoreUnavailable."""
    settings = question.settings
    dated = times_asked_about(question.text, question.now, settings.time_zone)
    words = words_with(dated, question.text)
    wide = BLENDED_CANDIDATES * settings.candidate_multiplier
    is_wide = settings.fusion == "weighted"
    embedding = await _vector(services, question, wide if is_wide else None)
    query = replace(
        _query(services, question, embedding, dated),
        turns=turns_wanted(settings, question.corpus, None),
        limit=wide if is_wide else CANDIDATES,
        vector_limit=wide if is_wide else services.vector_candidates,
        count_terms=words.count_terms,
        profile_keys=settings.profile.enabled,
    )
    found = await services.memories.search(query)
    times = times_of(dated, words, found)
    judged = _evidence(words, dated, found)
    evidence = {name: proof for name, proof in judged.items() if proof.passes}
    evidence = {**evidence, **times.evidence}
    answer = Answer(question, found, times, _resolution(question, embedding, found), evidence)
    passages = said(found, words, question.text, dated, settings, services.rrf_k)
    of_times = frozenset(times.evidence) | passages.of_times
    hits = [*ranked(services, answer), *passages.for_chat]
    hits, resolution = await finished(services, answer, hits, of_times)
    closeness = closeness_of(found.candidates, found.statistics)
    # What is close may be of a kind that the person has more of than the store reads unasked.
    near = [c.memory for c in found.candidates if closeness.get(c.memory.memory_id, 0) >= CLOSE]
    known = [as_it_was(memory, question.as_of) for memory in (*found.profile, *near)]
    about_anyone = profile(known, question.now, settings.profile.max_tokens, closeness)
    return Recalled(
        hits,
        about_anyone if settings.profile.enabled else (),
        found.blocks,
        resolution,
        {**evidence, **passages.evidence},
        embedding.degraded or _damage(found),
        of_times,
    )


async def search(
    services: Services, question: Question, limit: int, type: MemoryType | None = None
) -> Recalled:
    """The same ranking without gate and budget, for applications. Raises StoreUnavailable."""
    settings = question.settings
    dated = times_searched_for(question.text, question.now, settings.time_zone)
    words = words_with(dated, question.text)
    embedding = await _vector(services, question, SEARCH_CANDIDATES, type)
    turns = turns_wanted(settings, question.corpus, type)
    query = replace(
        _query(services, question, embedding, dated),
        turns=turns,
        count_terms=words.count_terms if dated or turns else (),
        limit=SEARCH_CANDIDATES,
        vector_limit=SEARCH_CANDIDATES,
        dated_limit=SEARCH_CANDIDATES,
        type=type,
    )
    if settings.strategy in RECENT:
        query = replace(query, match="", embedding=None, recent=limit)
    found = await services.memories.search(query)
    times = times_of(dated, words, found)
    answer = Answer(question, found, times, _resolution(question, embedding, found))
    passages = said(found, words, question.text, dated, settings, services.rrf_k)
    of_times = frozenset(times.evidence) | passages.of_times
    hits = ranked(services, answer)
    if question.corpus is Corpus.TRANSCRIPTS:
        hits = list(passages.hits)
    elif passages.hits:
        proven = _evidence(words, dated, found)
        hits = merged(hits, {**proven, **times.evidence}, passages)
    hits, resolution = await finished(services, answer, hits, of_times)
    degraded = embedding.degraded or _damage(found)
    return Recalled(hits[:limit], (), {}, resolution, degraded=degraded, of_times=of_times)


def _evidence(words: QueryWords, dated: Dated | None, found: Found) -> dict[str, Evidence]:
    """Of every fact that was found, by memory id."""
    words, statistics = lasting_words(dated, words, found.statistics)
    judged = judge(words, found.candidates, statistics)
    ids = (candidate.memory.memory_id for candidate in found.candidates)
    return dict(zip(ids, judged, strict=True))


RECENT = frozenset({"recent", "exact"})


def _query(
    services: Services, question: Question, embedding: _Embedding, dated: Dated | None
) -> RecallQuery:
    settings = question.settings
    return RecallQuery(
        scope=question.scope,
        now=question.now,
        match=match_query(dated.parted if dated else question.text).expression,
        count_terms=(),
        embedding=embedding.blob,
        signature=embedding.signature,
        named=embedding.named,
        retention_days=settings.retention_days if question.as_of is None else 0,
        retention_types=settings.retention_types,
        conversation=question.conversation,
        dates=dated.ranges if dated else (),
        as_of=question.as_of,
    )


@dataclass(frozen=True, slots=True)
class _Embedding:
    """The question's vector, or none and why."""

    blob: bytes | None = None
    signature: str = ""
    trouble: str | None = None
    named: NamedVectors | None = None
    """What is near to it, where another store was asked for that."""
    degraded: str | None = None
    """Not where the fallback stands in: vectors were had."""


async def _vector(
    services: Services,
    question: Question,
    limit: int | None,
    type: MemoryType | None = None,
) -> _Embedding:
    """The question's vector, and what the second vector store says is near to it."""
    settings = question.settings
    made = await _embedding(services, settings, question.text)
    # The second store holds what is current, and nothing of the past.
    if made.blob is None or settings.strategy in RECENT or question.as_of is not None:
        return made
    looked = await look(
        services,
        settings,
        question.scope,
        question.now,
        made.blob,
        made.signature,
        limit=limit,
        type=type,
    )
    reasons = "; ".join(filter(None, (made.trouble, looked.trouble)))
    return replace(made, named=looked.named, trouble=reasons or None)


async def _embedding(services: Services, settings: Settings, text: str) -> _Embedding:
    if not text.strip():
        return _Embedding()
    wait_s = services.recall_deadline_s * EMBEDDING_SHARE
    try:
        made = await services.embeddings.embed(choice_of(settings), [text], wait_s=wait_s)
    except EmbeddingFailed as error:
        return _Embedding(trouble=f"embedding failed: {error}", degraded="embedding")
    trouble = made.fallback_reason
    if made.signature and made.blobs[0] is None:
        trouble = "; ".join(filter(None, (trouble, NO_KNOWN_WORD)))
    return _Embedding(made.blobs[0], made.signature, trouble)


def _damage(found: Found) -> str | None:
    return "store" if found.failed else None


def _resolution(question: Question, embedding: _Embedding, found: Found) -> Resolution:
    failed = found.failed
    source, model = source_and_model(embedding.signature)
    has_vector = embedding.blob is not None and "vector" not in failed
    reasons = [embedding.trouble, *(f"{part} failed: {why}" for part, why in failed.items())]
    return Resolution(
        embedding_source=source if has_vector else "none",
        embedding_model=model if has_vector else "",
        vector_store=_store(embedding) if has_vector else "none",
        strategy_used=_strategy_used(question.settings, has_vector, "keyword" not in failed),
        fallback_reason="; ".join(filter(None, reasons)) or None,
    )


def _store(embedding: _Embedding) -> str:
    return "libsql" if embedding.named is None else "qdrant"


def _strategy_used(settings: Settings, has_vector: bool, has_keyword: bool) -> str:
    if settings.strategy in RECENT:
        return "recent"
    if has_vector:
        return settings.strategy if has_keyword else "semantic"
    return "keyword" if has_keyword else "recent"
