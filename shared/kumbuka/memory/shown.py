"""A memory in the API's field names: the API, the command line and exports show the same."""

from __future__ import annotations

from typing import Any

from kumbuka.memory.model import Memory, Millis
from kumbuka.memory.times import iso


def memory_json(memory: Memory) -> dict[str, Any]:
    place = memory.place
    return {
        "id": memory.memory_id,
        "apiKeyId": place.owner_id,
        "userId": place.user_id,
        "sessionId": place.session_id,
        "type": str(memory.type),
        "key": memory.key,
        "content": memory.content,
        "metadata": dict(memory.metadata),
        "createdAt": iso(memory.created_at),
        "updatedAt": iso(memory.updated_at),
        "lastConfirmedAt": iso(memory.last_confirmed_at),
        "timesConfirmed": memory.times_confirmed,
        "expiresAt": _iso(memory.expires_at),
        "validFrom": iso(memory.valid_from),
        "supersededAt": _iso(memory.superseded_at),
        "supersededBy": memory.superseded_by,
        "archivedAt": _iso(memory.archived_at),
        "pinned": memory.pinned,
        "shared": memory.shared,
        "accessCount": memory.access_count,
        "lastAccessedAt": _iso(memory.last_accessed_at),
    }


def _iso(at: Millis | None) -> str | None:
    return None if at is None else iso(at)
