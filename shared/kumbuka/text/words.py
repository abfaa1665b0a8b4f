"""The words of a text: what it is about, and which of them are to be taken as they are written."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

from kumbuka.text.folding import CJK_LETTERS, fold, is_cjk, without_marks
from kumbuka.text.language import detect
from kumbuka.text.late_pattern import LatePattern
from kumbuka.text.stopwords import STOPWORDS

MAX_ANALYSED_CHARACTERS = 4_000
"""A message's request stands at its end; what comes before this tail is mostly pasted material."""


class Kind(Enum):
    WORD = "word"
    EXACT = "exact"
    """Taken as written: an identifier, a version, a path, a flag."""
    CJK = "cjk"
    """A run of letters of a script without spaces."""


@dataclass(frozen=True, slots=True)
class Token:
    written: str
    folded: str
    kind: Kind


_JOINERS = r"\-./+#@&:'’"
_ASCII_CHUNK = re.compile(rf"[\w{_JOINERS}]+")
_CHUNK = LatePattern(f"[{CJK_LETTERS}]+|(?:(?![{CJK_LETTERS}])[\\w{_JOINERS}])+")
_PART = re.compile(r"[^\W_]+")
_SYMBOL = re.compile(r"[^\w\s!-~]")
_SYMBOL_NAME = re.compile(r"[^\W_]+(?:\+\+|#)")  # C++, C#, F#, Notepad++
_FLAG = re.compile(r"--[^\W_]+(?:[-_][^\W_]+)*")
_DOTTED_NAME = re.compile(r"\.[^\W\d_]+")  # .NET, .env
_JOINED = re.compile(r"/?[^\W_]+(?:[-._/+@&:]{1,3}[^\W_]+)+")
_LETTERS_AND_DIGITS = re.compile(r"(?:[^\W\d_]+\d|\d+[^\W\d_]+\d)[^\W_]*")
_COMMON_ABBREVIATIONS = frozenset({"e.g", "i.e", "a.m", "p.m"})
_UNIT = re.compile(r"[^\W_]{1,3}/[^\W_]{1,3}")  # GB/s, km/h

# What English and French put around an apostrophe that is not part of the word.
_ENDINGS = frozenset({"s", "m", "d", "t", "re", "ve", "ll"})
_ELISIONS = frozenset({"c", "d", "j", "l", "m", "n", "s", "t", "qu", "jusqu", "lorsqu", "puisqu"})

# Questions of function words alone that still ask for something worth remembering.
_QUESTIONS_ABOUT_ME = frozenset(
    {"who am i", "quien soy", "quien soy yo", "quem sou eu", "siapa saya", "siapa aku"}
    | {"mimi ni nani", "qui suis je", "wer bin ich", "我是谁"}
)


def prepared(text: str, max_characters: int = MAX_ANALYSED_CHARACTERS) -> str:
    """The tail of a text in NFKC, cut at a space where one is near.

    Marks that make no letter of their own with what they stand on are left out, as in folding;
    they would part the word.
    """
    if len(text) > max_characters:
        text = text[-max_characters:]
        start = text.find(" ", 0, 100)
        text = text[start + 1 :] if start >= 0 else text
    return (
        text if text.isascii() else _SYMBOL.sub(_unless_mark, unicodedata.normalize("NFKC", text))
    )


def _unless_mark(match: re.Match[str]) -> str:
    return without_marks(match.group())


def tokens(text: str) -> Iterator[Token]:
    """Every token of a prepared text in order, stop-words included."""
    chunks = (_ASCII_CHUNK if text.isascii() else _CHUNK).finditer(text)
    for match in chunks:
        chunk = match.group()
        if chunk.isascii() and chunk.isalpha():  # most of them
            if (word := chunk.lower()) not in _COMMON_ABBREVIATIONS:
                yield Token(chunk, word, Kind.WORD)
            continue
        if is_cjk(chunk):
            yield Token(chunk, fold(chunk), Kind.CJK)
            continue
        trimmed = _trimmed(chunk)
        if trimmed.lower() in _COMMON_ABBREVIATIONS:
            continue
        if _is_exact(trimmed):
            yield Token(trimmed, fold(trimmed), Kind.EXACT)
        else:
            yield from _plain_words(trimmed)


def exact_tokens(text: str) -> tuple[str, ...]:
    """The exact-looking tokens, distinct and as written: `DEC-0054`, `1.0.21`, `node.js`, `c++`."""
    found = (token.written for token in tokens(prepared(text)) if token.kind is Kind.EXACT)
    return tuple(dict.fromkeys(found))


@lru_cache(maxsize=8)  # one message is looked at several times
def content_tokens(text: str) -> tuple[Token, ...]:
    """The distinct tokens without the stop-words of the text's language, CJK runs cut to pieces."""
    text = prepared(text)
    stopwords = STOPWORDS[detect(text)]
    kept = (
        piece
        for token in tokens(text)
        for piece in (_cjk_content(token.folded) if token.kind is Kind.CJK else (token,))
        if token.kind is not Kind.WORD or not _is_stopword(token.folded, stopwords)
    )
    return _distinct(kept)


def all_tokens(text: str) -> tuple[Token, ...]:
    """The distinct tokens of a text, stop-words included, CJK runs cut to pieces."""
    return _distinct(
        piece
        for token in tokens(prepared(text))
        for piece in (_cjk_pieces(token.folded) if token.kind is Kind.CJK else (token,))
    )


def content_words(text: str) -> tuple[str, ...]:
    """The distinct folded words that say what a text is about, in order.

    Stop-words of the text's detected language are dropped. An exact-looking token is one word;
    a run of CJK letters becomes its overlapping pairs, or the letter that stands alone.
    """
    return tuple(token.folded for token in content_tokens(text))


def has_content_word(text: str) -> bool:
    """Whether a message is about something: small words alone ("what about that?") are not."""
    return bool(content_tokens(text)) or _asks_about_me(text)


def parts(folded: str) -> list[str]:
    """The runs of letters and digits inside a token: what a full-text index makes of it."""
    return _PART.findall(folded)


def _asks_about_me(text: str) -> bool:
    return len(text) < 60 and " ".join(parts(fold(text))) in _QUESTIONS_ABOUT_ME


def _distinct(found: Iterable[Token]) -> tuple[Token, ...]:
    return tuple({token.folded: token for token in found}.values())


def _trimmed(chunk: str) -> str:
    """Without the punctuation of the sentence around it."""
    chunk = chunk.rstrip("-./@&:'’").lstrip("+#@&:'’")
    if _SYMBOL_NAME.fullmatch(chunk) or _FLAG.fullmatch(chunk) or _DOTTED_NAME.fullmatch(chunk):
        return chunk
    chunk = chunk.rstrip("-./+#@&:'’").lstrip("-.+#@&:'’")
    return chunk if chunk.count("/") > 1 else chunk.lstrip("/")


def _is_exact(chunk: str) -> bool:
    if _LETTERS_AND_DIGITS.fullmatch(chunk):
        return True
    if not chunk or (chunk.isalnum()):
        return False
    if _SYMBOL_NAME.fullmatch(chunk) or _FLAG.fullmatch(chunk) or _DOTTED_NAME.fullmatch(chunk):
        return True
    return _JOINED.fullmatch(chunk) is not None and _is_exact_when_joined(chunk)


def _is_exact_when_joined(chunk: str) -> bool:
    if "_" in chunk or "@" in chunk or "&" in chunk:
        return True
    if "." in chunk:
        return ".." not in chunk
    if "/" in chunk:
        return chunk.count("/") > 1 or _has_digit(chunk) or _is_unit(chunk)
    head, *rest = _PART.findall(chunk)
    if ":" in chunk or head.isdigit():
        return all(part.isdigit() for part in (head, *rest))
    return any(map(_has_digit, rest))


def _is_unit(chunk: str) -> bool:
    return _UNIT.fullmatch(chunk) is not None and (len(chunk) <= 4 or not chunk.islower())


def _has_digit(chunk: str) -> bool:
    return any(char.isdigit() for char in chunk)


def _plain_words(chunk: str) -> Iterator[Token]:
    folded = fold(chunk)
    if folded.isalnum():
        yield Token(chunk, folded, Kind.WORD)
        return
    for piece in re.split(r"[^\w'’]+|_+", folded):
        if word := _without_clitics(piece.replace("’", "'").strip("'")):
            yield Token(word, word, Kind.WORD)


def _without_clitics(word: str) -> str:
    """`caroline's` is caroline, `l'homme` is homme; `don't` and `ng'ombe` stay whole."""
    if "'" not in word or word.endswith("n't"):
        return word
    head, _, tail = word.rpartition("'")
    if tail in _ENDINGS:
        return head
    return tail if head in _ELISIONS else word


def _is_stopword(word: str, stopwords: frozenset[str]) -> bool:
    return word in stopwords or word.endswith("n't")


@lru_cache(maxsize=1)
def _cjk_stopword() -> re.Pattern[str]:
    longest_first = sorted(STOPWORDS["zh"], key=len, reverse=True)
    return re.compile("|".join(map(re.escape, longest_first)))


def _cjk_content(run: str) -> Iterator[Token]:
    for segment in _cjk_stopword().split(run):
        yield from _cjk_pieces(segment)


def _cjk_pieces(run: str) -> Iterator[Token]:
    """Overlapping pairs of letters; a letter alone stays alone."""
    for start in range(max(1, len(run) - 1) if run else 0):
        pair = run[start : start + 2]
        yield Token(pair, pair, Kind.CJK)
