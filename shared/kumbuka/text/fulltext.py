"""What the full-text index holds of a memory, and the query that any text becomes.

The index is FTS5 with `tokenize='porter unicode61 remove_diacritics 2'`: letters and digits are
tokens, everything else separates. Content and query pass through the same folding, so that they
meet whatever way they were typed. Terms are joined by OR: joined by AND, 84 to 91 of 100 natural
questions find nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from kumbuka.text.folding import CJK_LETTERS, fold
from kumbuka.text.language import LANGUAGES
from kumbuka.text.late_pattern import LatePattern
from kumbuka.text.words import Kind, Token, all_tokens, content_tokens, parts

MAX_TERMS = 24
_MAX_METADATA_VALUES = 200

_CJK_LETTER = LatePattern(f"([{CJK_LETTERS}])")
_UNSTORABLE = LatePattern("[\x00-\x1f\x7f\ud800-\udfff]")
_HASHED_KEY = re.compile(r"(?:note|summary):[0-9a-f]{16}")

_SYMBOLS = {"++": "plusplus", "#": "sharp"}
_SYMBOL_NAME = re.compile(r"([^\W_]+)(\+\+|#)(?!\w)")
_DOTTED_NAME = re.compile(r"(?<![\w.])\.([^\W\d_]+)")
_PREFIXED_VERSION = re.compile(r"\bv(\d+(?:\.\d+)+)")

# What learning notes for itself; nobody searches for it, and it would match every learned fact.
_BOOKKEEPING_KEYS = frozenset(
    {"turnId", "sessionId", "extractedAt", "confidence", "polarity", "sourceIds", "summaryKey"}
)
_BOOKKEEPING_VALUES: Mapping[str, frozenset[str]] = {
    "source": frozenset({"user_message", "assistant_message", "summary"}),
    "subject": frozenset({"user"}),
    "language": frozenset(LANGUAGES),
    "category": frozenset({"note", "summary"}),
}


@dataclass(frozen=True, slots=True)
class MatchQuery:
    """A query for the index's `body` column; `terms` are quoted FTS5 expressions."""

    terms: tuple[str, ...] = ()

    @property
    def expression(self) -> str:
        """The terms joined by OR; empty when nothing of the text can be searched for."""
        return " OR ".join(self.terms)


def index_text(content: str, key: str, metadata: Mapping[str, object]) -> str:
    """The text to put in the index's `body` column for one memory."""
    keys = "" if is_hashed_key(key) else key
    text = fold(" ".join((content, keys, *_searchable_values(metadata))))
    spelled = " ".join((text, *_spellings(text)))
    return " ".join(_storable(spelled).split())


def _storable(text: str) -> str:
    """Without what no database keeps, and with each letter that is searched for alone apart."""
    if not text.isprintable():
        text = _UNSTORABLE.sub(" ", text)
    return text if text.isascii() else _CJK_LETTER.sub(r" \1 ", text)


def is_hashed_key(key: str) -> bool:
    """Whether a key was made from the content's hash and so says nothing."""
    return _HASHED_KEY.fullmatch(key) is not None


def match_query(text: str, max_terms: int = MAX_TERMS) -> MatchQuery:
    """The query that finds memories about a text; any text is safe and costs little.

    Stop-words are dropped unless nothing else is left. Of a text with more words than
    `max_terms`, exact tokens stay, then the longest words: longer words are rarer.
    """
    chosen = most_telling(content_tokens(text) or all_tokens(text), max_terms)
    return MatchQuery(tuple(dict.fromkeys(map(term, chosen))))


def most_telling(tokens: tuple[Token, ...], limit: int) -> tuple[Token, ...]:
    """At most `limit` of the tokens, in their order: exact ones first, then the longest."""
    if len(tokens) <= limit:
        return tokens
    by_worth = sorted(
        range(len(tokens)),
        key=lambda i: (tokens[i].kind is not Kind.EXACT, -len(tokens[i].folded), i),
    )
    return tuple(tokens[i] for i in sorted(by_worth[:limit]))


def term(token: Token) -> str:
    """One token as a quoted FTS5 expression: a word, or a phrase of its parts."""
    if token.kind is Kind.CJK:
        return f'"{" ".join(token.folded)}"'
    spelling = next(_spellings(token.folded), None) if token.kind is Kind.EXACT else None
    return f'"{spelling or " ".join(parts(token.folded))}"'


def _spellings(folded: str) -> Iterator[str]:
    """Names whose symbols the index would drop, spelled out: c++, c#, .net; v1.2 without the v."""
    for name, symbol in _SYMBOL_NAME.findall(folded):
        yield name + _SYMBOLS[symbol]
    for name in _DOTTED_NAME.findall(folded):
        yield "dot" + name
    for version in _PREFIXED_VERSION.findall(folded):
        yield " ".join(parts(version))


def _searchable_values(metadata: Mapping[str, object]) -> list[str]:
    values: list[str] = []
    waiting: list[tuple[str, object]] = list(metadata.items())[::-1]
    while waiting and len(values) < _MAX_METADATA_VALUES:
        name, value = waiting.pop()
        if name in _BOOKKEEPING_KEYS or isinstance(value, bool):
            continue
        if isinstance(value, Mapping):
            waiting.extend((str(inner), item) for inner, item in [*value.items()][::-1])
        elif isinstance(value, list | tuple):
            waiting.extend((name, item) for item in value[::-1])
        elif isinstance(value, str | int | float):
            values.extend(_unless_bookkeeping(name, str(value)))
    return values


def _unless_bookkeeping(name: str, value: str) -> Iterable[str]:
    return () if value in _BOOKKEEPING_VALUES.get(name, ()) else (value,)
