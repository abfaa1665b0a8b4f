r"""Labelled sentences: what a message should teach, written down before anything reads it.

One file per language, `sentences_<ISO 639-1 code>.tsv`, written down before the patterns; beside it
`later_….tsv`, by other writers when the patterns were there: what to expect of people's own words.
One message per line in three columns:

- half: `tune` may be read while patterns are written; `held` is only ever counted.
- labels: a JSON list. A fact is `{"category", "polarity", "subject", "object"}`, an ending is
  `{"retracts": object}`; `[]` where nothing may be learned. `a|b` allows either. `"optional": true`
  marks what may be learned and need not be.
- text: the message; `\n` stands for a new line.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
HALVES = ("tune", "held")
SERIES = ("sentences", "later")
CATEGORIES = frozenset(
    (
        *("preference", "favourite", "decision", "pattern", "identity"),
        *("possession", "tool", "note", "procedure", "instruction"),
    )
)
RETRACTION = "retraction"
POLARITIES = frozenset("+-")


@dataclass(frozen=True, slots=True)
class Label:
    """One statement that a message makes."""

    categories: tuple[str, ...]
    """The likeliest first; `retraction` alone for an ending."""
    polarities: frozenset[str]
    subjects: tuple[str, ...]
    object: str
    is_optional: bool = False

    @property
    def is_ending(self) -> bool:
        return self.categories == (RETRACTION,)


@dataclass(frozen=True, slots=True)
class Message:
    line: int
    half: str
    labels: tuple[Label, ...]
    text: str


def read(language: str, series: str = "sentences") -> tuple[Message, ...]:
    """The messages of a language's file. Raises ValueError, naming the line, for a bad one."""
    path = FOLDER / f"{series}_{language}.tsv"
    lines = path.read_text(encoding="utf-8").splitlines()
    return tuple(_message(f"{path.name}:{n}", n, line) for n, line in enumerate(lines, start=1))


def _message(where: str, number: int, line: str) -> Message:
    half, labels, text = _columns(where, line)
    if half not in HALVES or not text:
        raise ValueError(f"{where}: wants a half of {HALVES} and a text")
    parsed = tuple(_label(where, label) for label in json.loads(labels))
    return Message(number, half, parsed, text.replace("\\n", "\n"))


def _columns(where: str, line: str) -> tuple[str, str, str]:
    columns = line.split("\t")
    if len(columns) != 3:
        raise ValueError(f"{where}: has {len(columns)} columns instead of 3")
    return columns[0], columns[1], columns[2]


def _label(where: str, stated: Mapping[str, Any]) -> Label:
    optional = bool(stated.get("optional", False))
    if "retracts" in stated:
        return Label((RETRACTION,), POLARITIES, ("user",), stated["retracts"], optional)
    categories = tuple(stated["category"].split("|"))
    polarities = frozenset(stated["polarity"].split("|"))
    if not CATEGORIES.issuperset(categories) or not POLARITIES.issuperset(polarities):
        raise ValueError(f"{where}: unknown category or polarity in {stated}")
    subjects = tuple(stated["subject"].split("|"))
    return Label(categories, polarities, subjects, stated["object"], optional)
