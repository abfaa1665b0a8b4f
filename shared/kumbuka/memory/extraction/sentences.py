"""Sentences and clauses: where a statement begins and ends.

A dot inside `node.js` or `v2.1`, after an abbreviation or inside quotation marks ends nothing.
Quoted text is masked with a character of the same width, so that patterns see that something
stands there but not what it says, while positions in the mask are positions in the text.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

MASK = "\ue000"
"""A word character of no language; it stands for one character of a quotation."""

_CLOSING = {'"': '"', "“": "”", "„": "“", "«": "»", "「": "」", "『": "』", "‘": "’", "'": "'"}
_OPENING = re.compile(r"[\"“„«「『‘'](?<![\w'\"].)", re.S)
_LIST_MARK = re.compile(r"\A\s*(?:[-*•‣–+]\s+(?:\[[ xX]\]\s*)?|\(?\d{1,3}[.)]\s+|#{1,6}\s+)")
_ENDING = re.compile(
    r"[.!?…。！？；](?:(?<=[.!?…])(?<![.!?…]{2})[.!?…]*+[)\]\"'”’»*_]*+(?=\s|$)"
    r"|(?<=[a-z]{2}\.)(?=I(?:['’](?:m|ve|d))? [a-z])"
    r"|(?<=[。！？；])[。！？；]*[」』”]*)"
)
"""Possessive, and only where a run begins: a long row of dots is read once. A set comes first, so
that all other characters are passed over quickly."""
_INITIALS = re.compile(r"(?<![^\s(\"])(?:[^\W\d_]\.)*[^\W\d_]\Z")
_WRAPPED_AT = 55
MAX_QUOTE = 2000
MAX_APOSTROPHES = 8


class Sentence(NamedTuple):
    text: str
    masked: str
    """As `text`, of the same length, with quotations masked."""
    paragraph: int
    is_question: bool

    def spelled(self, spelling: Mapping[int, int]) -> Sentence:
        """The sentence as the patterns of a language see it."""
        masked = self.masked.translate(spelling)
        return Sentence(self.text, masked, self.paragraph, self.is_question)


def sentences(
    text: str,
    abbreviations: frozenset[str],
    starters: frozenset[str],
    is_read: Callable[[str], bool] = bool,
) -> Iterator[Sentence]:
    """Every sentence in order. `starters` are words that begin a new one after an abbreviation.
    Lines that are not read are passed over."""
    for paragraph, block in _blocks(text):
        if not is_read(block):
            continue
        masked = mask_quotes(block)
        start = 0
        for match in _ENDING.finditer(masked):
            end = match.end()
            if end == len(masked):
                break
            if masked[match.start()] == "." and not _dot_ends(
                masked, match, abbreviations, starters
            ):
                continue
            if sentence := _trimmed(block, masked, start, end, paragraph):
                yield sentence
            start = end
        if sentence := _trimmed(block, masked, start, len(block), paragraph):
            yield sentence


def mask_quotes(text: str) -> str:
    """The text with the characters between quotation marks masked, the marks kept.

    A double mark that nothing closes masks to the end of its line.
    """
    parts: list[str] = []
    position = 0
    while match := _OPENING.search(text, position):
        start = match.end()
        end = _quote_end(text, start, match.group())
        if end is None:
            parts.append(text[position:start])
            position = start
            continue
        parts += [text[position:start], _masked(text, start, end)]
        position = end
        if position < len(text):
            parts.append(text[position])
            position += 1
    return "".join([*parts, text[position:]]) if parts else text


def _masked(text: str, start: int, end: int) -> str:
    """A quotation masked, but for the stop that ends the sentence outside it, too."""
    mask = MASK * (end - start)
    after = text[end + 1 : end + 3]
    ends = text[end - 1 : end] in _STOPS and after[:1].isspace() and after[1:].isupper()
    return mask[:-1] + text[end - 1] if ends else mask


_STOPS = frozenset(".。")


def _quote_end(text: str, start: int, mark: str) -> int | None:
    closing = _CLOSING[mark]
    if mark in "'‘":
        return _single_quote_end(text, start, closing)
    end = text.find(closing, start, start + MAX_QUOTE)
    return len(text) if end < 0 and len(text) - start < MAX_QUOTE else (end if end >= 0 else None)


def _single_quote_end(text: str, start: int, closing: str) -> int | None:
    """Where a quotation in single marks ends; an apostrophe inside a word is none."""
    end = start
    for _ in range(MAX_APOSTROPHES):
        end = text.find(closing, end, start + 200)
        if end < 0:
            return None
        after = text[end + 1 : end + 2]
        if end > start and not text[end - 1].isspace() and not after.isalnum():
            return end
        end += 1
    return None


def _blocks(text: str) -> Iterator[tuple[int, str]]:
    """Lines, where a line that an editor wrapped is joined to the one before."""
    paragraph, pending = 0, ""
    for line in text.split("\n"):
        if not line.strip():
            yield paragraph, pending
            pending = ""
            paragraph += 1
        elif pending and _is_wrapped(pending, line):
            pending += " " + line.lstrip()
        else:
            yield paragraph, pending
            pending = line if line[0].isalpha() else _LIST_MARK.sub("", line, count=1)
    yield paragraph, pending


def _is_wrapped(pending: str, line: str) -> bool:
    ends_open = len(pending) >= _WRAPPED_AT and pending.rstrip()[-1:] not in ".!?:;。！？"
    return ends_open and len(pending) < 4000 and line.lstrip()[:1].islower()


def _dot_ends(
    masked: str, match: re.Match[str], abbreviations: frozenset[str], starters: frozenset[str]
) -> bool:
    window = masked[max(0, match.start() - 24) : match.start()]
    word = _last_word(window).lower()
    if word not in abbreviations and not _is_initials(window):
        return True
    following = masked[match.end() : match.end() + 30].split(maxsplit=1)
    if not following:
        return True
    return following[0].rstrip(",").lower() in starters and following[0][:1].isupper()


def _last_word(text: str) -> str:
    """What the text ends in since its last space, bracket or quotation mark."""
    if not text or text[-1].isspace():
        return ""
    return text.split()[-1].rpartition("(")[2].rpartition('"')[2]


def _is_initials(text: str) -> bool:
    """Whether the text ends in something like `J` or `D.C`."""
    return text[-1:].isupper() and _INITIALS.search(text) is not None


def _trimmed(block: str, masked: str, start: int, end: int, paragraph: int) -> Sentence | None:
    piece = block[start:end]
    text = piece.strip()
    if not text:
        return None
    if masked is block:
        return tuple.__new__(Sentence, (text, text, paragraph, _asks(text)))
    start += len(piece) - len(piece.lstrip())
    return Sentence(text, masked[start : start + len(text)], paragraph, _asks(text))


def _asks(text: str) -> bool:
    if "?" not in text and "？" not in text:
        return False
    return text.rstrip("\"'”’»)]*_」』").endswith(("?", "？"))
