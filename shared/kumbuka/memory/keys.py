"""Keys: who may ask, for which owner, and with which rights."""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass
from enum import StrEnum

from kumbuka.errors import FieldProblem, InvalidRequest
from kumbuka.memory.model import MAX_ID_CHARACTERS, Millis

PREFIX = "kb_"


class Right(StrEnum):
    CHAT = "chat"
    MEMORY = "memory"
    ADMIN = "admin"


@dataclass(frozen=True, slots=True)
class Key:
    """A key as it is stored: the secret itself is not part of it."""

    key_id: str
    name: str
    owner_id: str
    rights: frozenset[Right]
    created_at: Millis
    last_used_at: Millis | None = None
    revoked_at: Millis | None = None

    def may(self, right: Right) -> bool:
        return right in self.rights or Right.ADMIN in self.rights


def hash_of(secret: str) -> str:
    """SHA-256 in hex: a key holds 192 random bits, so a slow hash would add nothing."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def passthrough_owner(secret: str, server_secret: str) -> str:
    """The owner of a client that brings its own upstream key; the key cannot be read from it."""
    digest = hmac.new(
        server_secret.encode(), secret.encode("utf-8", "surrogatepass"), hashlib.sha256
    )
    return "own_" + digest.hexdigest()[:32]


def parse_rights(text: str) -> frozenset[Right]:
    """`chat,memory` → the rights. Raises InvalidRequest that names `rights`."""
    names = [name.strip() for name in text.split(",") if name.strip()]
    unknown = [name for name in names if name not in set(Right)]
    if unknown or not names:
        wanted = ", ".join(Right)
        problem = FieldProblem("rights", f"must be some of {wanted}, not {text!r}")
        raise InvalidRequest("rights are not valid", problem)
    return frozenset(Right(name) for name in names)


def check_id(value: str | None, field: str) -> str | None:
    """An opaque user or session id: any text of 1 to 256 characters; empty means none."""
    if value is None or value == "":
        return None
    if len(value) > MAX_ID_CHARACTERS:
        problem = FieldProblem(field, f"must be at most {MAX_ID_CHARACTERS} characters")
        raise InvalidRequest(f"{field} is too long", problem)
    if any("\ud800" <= character <= "\udfff" for character in value):
        # A database would store each half character alike, and two users would be one.
        problem = FieldProblem(field, "must be whole characters")
        raise InvalidRequest(f"{field} is not a text", problem)
    return value
