"""Memories of the times that a message names: yesterday's, those of last week.

That a memory was said or confirmed then is one more thing it shares with the message, as telling
as few memories are of that time; but not where the message is about what is to be done today. It
never hides another memory: whatever has evidence of its own follows.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from dataclasses import replace

from kumbuka.memory.date_hints import may_name_a_date
from kumbuka.memory.date_range import Dated, is_of
from kumbuka.memory.gate import Evidence, QueryWords, evidence, query_words
from kumbuka.memory.model import Millis
from kumbuka.memory.ranking import Candidate, Hit, ScopeStatistics
from kumbuka.text.words import content_words


def times_asked_about(text: str, now: Millis, time_zone: str) -> Dated | None:
    """The dates of a message that asks for something; None where it only tells: "yesterday."."""
    dated = _times(text, now, time_zone)
    if dated is None or dated.asks_for_all or _words_about(words_with(dated, text), dated.rest):
        return dated
    return None


def times_searched_for(text: str, now: Millis, time_zone: str) -> Dated | None:
    """The same of what is put into a search, which asks for all of a time by its name alone."""
    dated = _times(text, now, time_zone)
    if dated is None or _words_about(words_with(dated, text), dated.rest):
        return dated
    return replace(dated, asks_for_all=True)


def _times(text: str, now: Millis, time_zone: str) -> Dated | None:
    if not may_name_a_date(text):
        return None
    from kumbuka.memory.dates import date_words  # a first chat rarely needs it

    return date_words(text, now, time_zone)


def words_with(dated: Dated | None, text: str) -> QueryWords:
    """What a message is about, where its dates are known."""
    return query_words(dated.parted if dated else text)


def lasting_words(
    dated: Dated | None, words: QueryWords, statistics: ScopeStatistics
) -> tuple[QueryWords, ScopeStatistics]:
    """What a message is about, without the words that mean another time each day: "last week" in a
    memory is another week."""
    if dated is None or dated.fleeting.isdisjoint(words.words):
        return words, statistics
    kept = [i for i, word in enumerate(words.words) if word not in dated.fleeting]
    return _only(kept, words, statistics)


def evidence_of_times(
    dated: Dated,
    words: QueryWords,
    candidates: Iterable[Candidate],
    statistics: ScopeStatistics,
    dated_rows: int,
) -> dict[str, Evidence]:
    """By memory id, of the candidates of these times that have to do with the rest of the message;
    of all where it asks about nothing else. `statistics` count `words`."""
    rest, counted = _only(_words_about(words, dated.rest), words, statistics)
    rows = dated_rows if dated.looks_back else None
    judged = {
        candidate.memory.memory_id: evidence(rest, candidate, counted, rows)
        for candidate in candidates
        if is_of(candidate.memory, dated.ranges)
    }
    if dated.asks_for_all:
        return {name: replace(proof, passes=True) for name, proof in judged.items()}
    return {name: proof for name, proof in judged.items() if proof.passes}


def first(hits: Sequence[Hit], ids: Container[str]) -> list[Hit]:
    """The hits with these ids before the others, each part in its order."""
    return sorted(hits, key=lambda hit: hit.memory.memory_id not in ids)


def _only(
    numbers: Sequence[int], words: QueryWords, statistics: ScopeStatistics
) -> tuple[QueryWords, ScopeStatistics]:
    """Some of the words, with their counts alone."""
    kept, counts = [words.words[i] for i in numbers], statistics.document_frequency
    exact = tuple(token for token in words.exact_tokens if token in kept)
    frequency = tuple(counts[i] if i < len(counts) else 0 for i in numbers)
    return QueryWords(tuple(kept), exact), replace(statistics, document_frequency=frequency)


def _words_about(words: QueryWords, rest: str) -> list[int]:
    """The numbers of the words that name no date."""
    about = set(content_words(rest))
    return [i for i, word in enumerate(words.words) if word in about]
