"""What the model's answer teaches, where an owner wants both sides read (`extractFrom: both`).

An answer speaks in the first person of the model and in the second of the user: what it prefers, is
or has is nothing of the user's, and what it tells the user of themselves it was told or guessed.
What is left are the steps of a procedure and what was decided on the work at hand.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from kumbuka.memory.extraction.facts import USER
from kumbuka.memory.extraction.messages import MAX_STATEMENTS, Extraction, extract
from kumbuka.memory.model import Fact

TAUGHT_BY_ANSWERS = frozenset({"procedure", "decision"})
SURER_IS_THE_USER = 0.7
"""Of the confidence in the same statement by the user."""


def with_answer(said: Extraction, answer: str) -> Extraction:
    """What a message taught, and what its answer teaches beside; at most 20 statements in all.
    The time is linear in the answer."""
    read = extract(answer)
    keys = {fact.key for fact in said.statements if isinstance(fact, Fact)}
    taught = (
        replace(
            fact,
            confidence=round(fact.confidence * SURER_IS_THE_USER, 2),
            source="assistant_message",
            replaces=False,
        )
        for fact in read.statements
        if isinstance(fact, Fact)
        and fact.category in TAUGHT_BY_ANSWERS
        and fact.subject == USER
        and fact.key not in keys
    )
    statements = (*said.statements, *taught)[:MAX_STATEMENTS]
    return Extraction(statements, dict(Counter(said.refused) + Counter(read.refused)))
