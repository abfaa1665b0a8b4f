"""Who sees what.

A `Scope` says whose rows a reader may see; `adapters/store/filters.py` turns it into the one
filter that stands inside every query.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from kumbuka.memory.model import Place


class Reach(StrEnum):
    SESSION = "session"
    """Rows of exactly this owner, user and session."""
    USER = "user"
    """Rows of this user and the owner's rows without a user; without a user, only the latter."""
    GLOBAL = "global"
    """USER, and rows that an admin marked as shared, whoever owns them."""
    OWNER = "owner"
    """Every row of the owner: by-id routes, command line, export and erase."""


@dataclass(frozen=True, slots=True)
class Scope:
    owner_id: str
    user_id: str | None = None
    session_id: str | None = None
    reach: Reach = Reach.USER

    @classmethod
    def whole_owner(cls, owner_id: str) -> Scope:
        return cls(owner_id, reach=Reach.OWNER)

    @property
    def place(self) -> Place:
        return Place(self.owner_id, self.user_id, self.session_id)


def scope_of(place: Place) -> Scope:
    """What is seen from where a memory stands; from a session, only what stands in it."""
    reach = Reach.USER if place.session_id is None else Reach.SESSION
    return Scope(place.owner_id, place.user_id, place.session_id, reach)


class Corpus(StrEnum):
    """Which of the rows that a scope shows."""

    FACTS = "facts"
    """What was learned or added."""
    TRANSCRIPTS = "transcripts"
    """What was said, passage by passage."""
    ALL = "all"


REACH_OF_SETTING = {
    "session": Reach.SESSION,
    "user": Reach.USER,
    "apiKey": Reach.USER,
    "global": Reach.GLOBAL,
}
"""The setting `scope` in the words users of other systems know."""


def partition(owner_id: str) -> int:
    """48 bits of the owner's id: clusters an owner's vectors and is its token in the text index.

    Two owners that share a number share a page, never a result: every query compares the id too.
    """
    return _number(owner_id)


def transcript_partition(owner_id: str) -> int:
    """The same for the owner's transcripts, which a search for facts does not read."""
    return _number(f"{owner_id}\0transcripts")


@lru_cache(maxsize=256)  # a recall asks some ten times
def _number(text: str) -> int:
    return int.from_bytes(hashlib.sha256(text.encode("utf-8", "surrogatepass")).digest()[:6])
