"""A text in passages: short enough to be recalled within a budget, cut where a reader would."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence

from kumbuka.memory.poison import is_instruction_to_model

MAX_CHARACTERS = 1_000

_PARAGRAPHS = re.compile(r"\n(?:[^\S\n]*\n)+")
_LINES = re.compile(r"\n")
# Each begins where a run of marks begins, and never gives a mark back: a text of dots is read once.
_SENTENCES = re.compile(r"(?<![.!?…])[.!?…]++[)\]\"'”’»*_]{0,8}+(?=\s)|[。！？；]++[」』”]{0,8}|\n")
_CLAUSES = re.compile(r"[,;:](?=\s)|[，、：]")
_WORDS = re.compile(r"\s+")
_LEVELS = (_PARAGRAPHS, _LINES, _SENTENCES, _CLAUSES, _WORDS)

_JOINER = "\u200d"
_MAX_CLUSTER = 16


def split(text: str) -> Iterator[str]:
    """Passages of at most `MAX_CHARACTERS`, in order: whole paragraphs as far as they go, else
    sentences, clauses, words, and where a script has none of them, characters."""
    for passage in _packed(_pieces(text, _LEVELS)):
        stripped = passage.strip()
        if any(map(str.isalnum, stripped)):
            yield stripped


def _pieces(text: str, levels: Sequence[re.Pattern[str]]) -> Iterator[str]:
    """Pieces of at most `MAX_CHARACTERS` that together are the text."""
    if len(text) <= MAX_CHARACTERS:
        yield text
    elif not levels:
        yield from _hard_cut(text)
    else:
        for piece in _parts(text, levels[0]):
            yield from _pieces(piece, levels[1:])


def _parts(text: str, after: re.Pattern[str]) -> Iterator[str]:
    """The text cut after each match."""
    start = 0
    for match in after.finditer(text):
        yield text[start : match.end()]
        start = match.end()
    yield text[start:]


def _packed(pieces: Iterable[str]) -> Iterator[str]:
    """Neighbours joined while they fit."""
    waiting: list[str] = []
    length = 0
    for piece in pieces:
        if length + len(piece) > MAX_CHARACTERS:
            yield "".join(waiting)
            waiting, length = [], 0
        waiting.append(piece)
        length += len(piece)
    yield "".join(waiting)


def _hard_cut(text: str) -> Iterator[str]:
    start = 0
    while len(text) - start > MAX_CHARACTERS:
        end = _cluster_start(text, start + MAX_CHARACTERS)
        yield text[start:end]
        start = end
    yield text[start:]


def _cluster_start(text: str, at: int) -> int:
    """The nearest place before `at` that parts no letter from its marks and no joined emoji."""
    for end in range(at, at - _MAX_CLUSTER, -1):
        joined = _JOINER in (text[end], text[end - 1])
        if not joined and not unicodedata.category(text[end]).startswith("M"):
            return end
    return at


def without_attacks(text: str) -> tuple[str, int]:
    """The text without sentences that command the model, and how many there were.

    What commands it only as a whole, across sentences, goes as a whole.
    """
    if not is_instruction_to_model(text):
        return text, 0
    kept: list[str] = []
    count = 0
    for paragraph in _parts(text, _PARAGRAPHS):
        harmless, attacks = _without_attacking_sentences(paragraph)
        kept.append(harmless)
        count += attacks
    rest = "".join(kept)
    return ("", count + 1) if is_instruction_to_model(rest) else (rest, count)


def _without_attacking_sentences(paragraph: str) -> tuple[str, int]:
    if not is_instruction_to_model(paragraph):
        return paragraph, 0
    sentences = list(_parts(paragraph, _SENTENCES))
    harmless = [sentence for sentence in sentences if not is_instruction_to_model(sentence)]
    rest = "".join(harmless)
    count = len(sentences) - len(harmless)
    # A paragraph ends where the next begins: the break between them stays.
    return ("\n\n", count + 1) if is_instruction_to_model(rest) else (rest + "\n\n", count)
