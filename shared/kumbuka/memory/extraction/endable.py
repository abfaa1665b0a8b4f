"""Which memories can end by what somebody tells: not who somebody is, nor what was only noted."""

from __future__ import annotations

import re

from kumbuka.memory.model import INSTEAD_OF, Memory
from kumbuka.text.late_pattern import LatePattern

_CATEGORIES = frozenset(
    {"preference", "favourite", "tool", "decision", "pattern", "possession", "identity"}
    | {"instruction", "note"}
)
_LASTING = re.compile(
    r"(?:name|pronouns|birthday|age|allergy|origin|nationality|native_language|language"
    r"|languages|email|ethnicity|height)\b|(?:.*/)?(?:allergy|languages?)/"
)


_EARNED = LatePattern(
    r"\b(?:have|has|got|hold|holds|did|finished) (?:an? |my |her |his )?(?:[\w-]+ ){0,2}(?:degree"
    r"|diploma|phd|doctorate|bachelor['’]?s|master['’]?s|msc|bsc)\b|\bgraduated\b",
    re.IGNORECASE,
)
"""Whoever has a degree has it for good."""


def may_end(memory: Memory) -> bool:
    """Whether it is of a kind that can end: not who somebody is, nor what was only noted."""
    about = memory.metadata
    if about.get("polarity") != "+" and not about.get(INSTEAD_OF):
        return False
    if not is_learned(memory):
        return False
    if attribute(memory) == "studies" and _EARNED.search(memory.content):
        return False
    return _LASTING.match(attribute(memory)) is None


def is_worth_knowing_ended(memory: Memory) -> bool:
    """Whether that it is over says something of somebody: who smoked does not, who was allergic may
    eat it."""
    is_allergy = attribute(memory).partition("/")[0] == "allergy"
    return is_allergy or memory.metadata.get("category") == "pattern"


def is_learned(memory: Memory) -> bool:
    """Whether learning placed it; what an application stored is left to it."""
    about = memory.metadata
    is_told = about.get("category") != "note" or about.get("source") == "user_message"
    return is_told and about.get("category") in _CATEGORIES


def attribute(memory: Memory) -> str:
    """What of its subject a memory tells: `home`, `allergy/nuts`."""
    subject = str(memory.metadata.get("subject") or "user")
    return memory.key.partition(":")[2].removeprefix(f"{subject}/")
