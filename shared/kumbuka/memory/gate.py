"""Whether a memory has anything to do with a message. Evidence is absolute, where ranks are not.

Evidence is the raw cosine plus the coverage: the share of the message's content words that the
memory holds, weighted by how rare each is in the scope, and halved where one word alone is
shared. The figures come from `tests/benchmarks/gate.py`: one memory of about 130 short facts per
person, questions whose facts are known, and generic requests to an assistant ("write a bash
script …") as the other side. At these bounds 4 to 5 % of generic requests are given anything, and
recall@10 falls from .74 to .67. Without companions it falls to .63, and without the halving to .61.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from kumbuka.memory.model import INSTEAD_OF, Memory
from kumbuka.memory.ranking import Candidate, ScopeStatistics
from kumbuka.text.folding import fold, is_cjk
from kumbuka.text.fulltext import is_hashed_key, most_telling, term
from kumbuka.text.stems import stem
from kumbuka.text.words import Kind, content_tokens, parts

BOUND = 0.51
"""Cosine plus coverage from which a memory passes alone: 4 % of held-out generic requests do."""
COMPANION_BOUND = 0.41
"""Enough beside a memory that passes: the message is then about this person. Raises recall@10 by
.04, and the facts that a generic request is given from 0.06 to 0.11."""
KEYWORD_BOUND = 0.18
KEYWORD_COMPANION_BOUND = 0.13
"""The same for a memory without a vector, whose evidence is the coverage alone."""
ONE_WORD_ALONE = 0.5
"""One common word is weak evidence: "time", "good" and "plan" are in every memory."""
TELLING_DATE = math.log1p(4)
"""A time stands beside a word as another would if fewer rows than one in four are of it."""

MAX_WORDS = 12
"""Words of a message that are counted in the scope; each costs the store a lookup."""
BACKGROUND_ROWS = 100
"""Imagined rows that hold no word of the message, so that five memories do not decide which words
are rare. The result is flat between 20 and 1,000."""
RARE_ROWS = 3
RARE_SHARE = 0.02
"""An exact token is rare in at most this many rows, or this share of them."""

# Cosines of the shipped embedding between unrelated texts; some remote models keep all texts
# within .7 to .9, which is brought to this scale where there are enough rows to tell.
USUAL_COSINE_MEAN = 0.05
USUAL_COSINE_DEVIATION = 0.077
FOREIGN_COSINE_MEAN = 0.4
ROWS_TO_TELL = 20

_WORD = re.compile(r"[^\W_]+")


@dataclass(frozen=True, slots=True)
class QueryWords:
    """What a message is about."""

    words: tuple[str, ...] = ()
    """Folded content words in order, at most `MAX_WORDS`."""
    exact_tokens: tuple[str, ...] = ()
    """Those of them that prove something alone: identifiers, versions, names with symbols."""
    count_terms: tuple[str, ...] = ()
    """For each word, the full-text term whose document frequency the scope statistics hold."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """Why a memory may be injected, or not."""

    cosine: float
    """On the scale of the shipped embedding; 0 without a vector."""
    coverage: float
    """0 to 1."""
    rare_token: bool
    """An exact token of the message that few memories hold is in it."""
    passes: bool


def query_words(text: str) -> QueryWords:
    """The words of a message that evidence is looked for with; none if it is about nothing."""
    chosen = most_telling(content_tokens(text), MAX_WORDS)
    exact = (t.folded for t in chosen if t.kind is Kind.EXACT and _proves_something(t.folded))
    return QueryWords(
        tuple(token.folded for token in chosen), tuple(exact), tuple(map(term, chosen))
    )


def evidence(
    query: QueryWords,
    candidate: Candidate,
    statistics: ScopeStatistics,
    dated_rows: int | None = None,
) -> Evidence:
    """What one memory has on its own; `judge` also lets in the companions of one that passes.

    A memory of the time that the message names holds one word more, which `dated_rows` rows hold.
    """
    text = _text_of(candidate.memory)
    cosine = comparable_cosine(candidate.cosine, statistics)
    covered = _coverage(query, text, statistics, dated_rows)
    rare = _names_rarely(query, text, statistics)
    bound = KEYWORD_BOUND if candidate.cosine is None else BOUND
    return Evidence(cosine, covered, rare, rare or cosine + covered >= bound)


def exactly_named(words: QueryWords, candidates: Iterable[Candidate]) -> set[str]:
    """Ids of the memories that hold an exact token of the message, however common it is."""
    return {
        candidate.memory.memory_id
        for candidate in candidates
        if any(_holds_exact(_text_of(candidate.memory), token) for token in words.exact_tokens)
    }


def judge(
    query: QueryWords, candidates: Sequence[Candidate], statistics: ScopeStatistics
) -> list[Evidence]:
    """The evidence of each candidate, in order. One that passes lowers the bound for the others."""
    alone = [evidence(query, candidate, statistics) for candidate in candidates]
    if not any(found.passes for found in alone):
        return alone
    return [_beside(found, candidate) for found, candidate in zip(alone, candidates, strict=True)]


def _beside(found: Evidence, candidate: Candidate) -> Evidence:
    bound = KEYWORD_COMPANION_BOUND if candidate.cosine is None else COMPANION_BOUND
    if found.passes or found.cosine + found.coverage < bound:
        return found
    return replace(found, passes=True)


def _text_of(memory: Memory) -> str:
    says_nothing = memory.thread is not None or is_hashed_key(memory.key)
    key = "" if says_nothing else memory.key
    # Who asks for what ended asks in its words.
    ended = memory.metadata.get(INSTEAD_OF, "")
    return fold(f"{memory.content} {key} {ended}")


def comparable_cosine(cosine: float | None, statistics: ScopeStatistics) -> float:
    """On the scale of the shipped embedding; 0 without a vector."""
    if cosine is None:
        return 0.0
    mean, deviation = statistics.cosine_mean, statistics.cosine_deviation
    if statistics.rows < ROWS_TO_TELL or mean < FOREIGN_COSINE_MEAN or deviation <= 0:
        return cosine
    return USUAL_COSINE_MEAN + (cosine - mean) / deviation * USUAL_COSINE_DEVIATION


def closeness_of(candidates: Sequence[Candidate], statistics: ScopeStatistics) -> dict[str, float]:
    """The cosine of each candidate that has one, by memory id."""
    return {
        candidate.memory.memory_id: comparable_cosine(candidate.cosine, statistics)
        for candidate in candidates
        if candidate.cosine is not None and candidate.memory.thread is None
    }


def _coverage(
    query: QueryWords, text: str, statistics: ScopeStatistics, dated_rows: int | None
) -> float:
    weights = rarity(len(query.words), statistics.rows, statistics.document_frequency)
    held = [
        weight
        for word, beginning, weight in zip(
            query.words, _beginnings(query.words), weights, strict=True
        )
        if beginning in text and holds(text, word)
    ]
    stands_alone = len(held) == 1
    if dated_rows is not None:
        date = rarity(1, statistics.rows, (dated_rows,))
        stands_alone = len(held) <= (0 if date[0] > TELLING_DATE else 1)
        held, weights = [*held, *date], weights + date
    if not held:
        return 0.0
    share = sum(held) / sum(weights)
    return share * ONE_WORD_ALONE if stands_alone else share


@lru_cache(maxsize=16)
def rarity(words: int, rows: int, document_frequency: tuple[int, ...]) -> tuple[float, ...]:
    """Inverse document frequency, ln(1 + N / df), with the background rows counted in."""
    counted = document_frequency[:words] + (0,) * (words - len(document_frequency))
    everything = max(rows, 0) + BACKGROUND_ROWS
    return tuple(math.log1p(everything / (1 + max(count, 0))) for count in counted)


def holds(text: str, word: str) -> bool:
    """Whether a folded text has the word, in any inflection; CJK and exact tokens as written."""
    wanted, beginning = _sought(word)
    at = text.find(beginning)
    if at < 0:
        return False
    if not wanted:
        return is_cjk(word[0]) or _holds_exact(text, word)
    while at >= 0:
        match = _WORD.match(text, at)
        if (at == 0 or not text[at - 1].isalnum()) and match and stem(match.group()) == wanted:
            return True
        at = text.find(beginning, match.end() if match else at + 1)
    return False


@lru_cache(maxsize=1_000)
def _sought(word: str) -> tuple[str, str]:
    """The word's stem, empty if only the word itself counts; and how every word with it begins."""
    if is_cjk(word[0]) or not word.isalnum():
        return "", word
    wanted = stem(word)
    return wanted, wanted[: max(2, len(wanted) - 1)]  # a final y may have become i


@lru_cache(maxsize=16)
def _beginnings(words: tuple[str, ...]) -> tuple[str, ...]:
    """How every word of a text begins that could be one of these: most texts hold none."""
    return tuple(_sought(word)[1] for word in words)


def _holds_exact(text: str, token: str) -> bool:
    at = text.find(token)
    while at >= 0:
        end = at + len(token)
        if not text[max(0, at - 1) : at].isalnum() and not text[end : end + 1].isalnum():
            return True
        at = text.find(token, end)
    return False


def _proves_something(token: str) -> bool:
    """Not so for quantities: 3pm, 20.04, 12:30."""
    pieces = parts(token)
    if len(pieces) > 2 or not any(char.isdigit() for char in token):
        return True
    return not token.replace(".", "").replace(":", "").isdigit() and len(token) > 2


def holds_rare_token(query: QueryWords, memory: Memory, statistics: ScopeStatistics) -> bool:
    """Whether an exact token of the message, that few memories hold, is in this one."""
    return bool(query.exact_tokens) and _names_rarely(query, _text_of(memory), statistics)


def _names_rarely(query: QueryWords, text: str, statistics: ScopeStatistics) -> bool:
    if not query.exact_tokens:
        return False
    most = max(RARE_ROWS, RARE_SHARE * statistics.rows)
    counts = dict(zip(query.words, statistics.document_frequency, strict=False))
    return any(
        counts.get(token, 0) <= most and _holds_exact(text, token) for token in query.exact_tokens
    )
