"""What a message leaves in memory, and whether another ends it, without a store."""

from __future__ import annotations

from kumbuka.memory.extraction import extract
from kumbuka.memory.extraction.endings import ends
from kumbuka.memory.extraction.tellings import tellings
from kumbuka.memory.model import Fact, Memory, Place

PLACE = Place("o")


def memory(message: str, key: str = "") -> Memory:
    """Of the first fact that is learned from the message."""
    fact = next(said for said in extract(message).statements if isinstance(said, Fact))
    about = {
        "category": fact.category,
        "polarity": fact.polarity,
        "subject": fact.subject,
        "object": fact.object,
    }
    name = key or fact.key
    return Memory(name, PLACE, fact.type, name, fact.content, about, 0, 0, 0, 0)


def is_ended(known: str, message: str) -> bool:
    """Whether what one message left is ended by another."""
    return any(ends(telling, memory(known)) for telling in tellings(message))
