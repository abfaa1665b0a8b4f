"""Reads conversations between two people, with questions and the turns that answer them.

The form is LoCoMo's: a list of objects with `conversation` (`speaker_a`, `speaker_b`, and for each
session `session_N`, its turns, and `session_N_date_time`) and `qa` (`question`, `evidence`,
`category`). A turn has `speaker`, `dia_id` and `text`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

WITHOUT_EVIDENCE = 5
"""The category of questions whose answer was never said: they are left out."""
DATE_FORMS = ("%I:%M %p on %d %B, %Y", "%Y-%m-%d %H:%M:%S", "%Y-%m-%d")
FIRST_SESSION_MS = 1_600_000_000_000
DAY_MS = 86_400_000
TURN_MS = 1_000
"""Between two turns of a session, whose own times the data does not have."""

_SESSION = re.compile(r"session_(\d+)")
_TURN_ID = re.compile(r"D:?(\d+):(\d+)")


@dataclass(frozen=True)
class Turn:
    turn_id: str
    session: str
    speaker: str
    text: str
    said_at: int


@dataclass(frozen=True)
class AskedQuestion:
    text: str
    evidence: frozenset[str]
    """Ids of the turns that answer it; at least one."""


@dataclass(frozen=True)
class Conversation:
    name: str
    turns: Sequence[Turn]
    questions: Sequence[AskedQuestion]


def read(path: Path) -> list[Conversation]:
    return conversations(json.loads(path.read_text("utf-8")))


def conversations(items: Sequence[Mapping[str, Any]]) -> list[Conversation]:
    """Questions that have no evidence among the turns are left out."""
    return [_conversation(f"conversation-{i}", item) for i, item in enumerate(items)]


def _conversation(name: str, item: Mapping[str, Any]) -> Conversation:
    turns = list(_turns(item["conversation"]))
    known = {turn.turn_id for turn in turns}
    return Conversation(name, turns, list(_questions(item["qa"], known)))


def _turns(sessions: Mapping[str, Any]) -> Iterator[Turn]:
    numbered = sorted((int(m.group(1)), key) for key in sessions if (m := _SESSION.fullmatch(key)))
    for number, key in numbered:
        start = _instant(sessions.get(f"{key}_date_time", ""), number)
        for position, turn in enumerate(sessions[key]):
            yield Turn(
                _plain(turn["dia_id"]),
                key,
                turn["speaker"],
                turn["text"],
                start + position * TURN_MS,
            )


def _instant(text: str, number: int) -> int:
    """Milliseconds; sessions without a date that parses are a day apart."""
    for form in DATE_FORMS:
        try:
            return int(datetime.strptime(text, form).replace(tzinfo=UTC).timestamp() * 1000)
        except ValueError:
            continue
    return FIRST_SESSION_MS + number * DAY_MS


def _questions(items: Sequence[Mapping[str, Any]], known: set[str]) -> Iterator[AskedQuestion]:
    for item in items:
        evidence = frozenset(_turn_ids(item.get("evidence", []))) & known
        if evidence and item.get("category") != WITHOUT_EVIDENCE:
            yield AskedQuestion(item["question"], evidence)


def _turn_ids(evidence: object) -> Iterator[str]:
    """`D4:12` also where it stands as `D:4:12`, as `D4:012`, or several in one text."""
    for session, turn in _TURN_ID.findall(json.dumps(evidence)):
        yield f"D{int(session)}:{int(turn)}"


def _plain(turn_id: str) -> str:
    return next(_turn_ids(turn_id), turn_id)
