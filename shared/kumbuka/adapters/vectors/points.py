"""Memories as Qdrant's points, and scopes as its filters.

Points are filtered as rows are: `scope_filter` stands for that of `adapters.store.filters`, the
rest of `nearest_filter` for the filters beside it. Whatever comes back is fetched from the database
through the latter, so a filter here that lets too much pass costs a place among the nearest, never
a leak. Qdrant's client is imported where a filter is made.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kumbuka.memory.model import Memory, Millis
from kumbuka.memory.scopes import Reach, Scope

if TYPE_CHECKING:
    from qdrant_client import models

    from kumbuka.ports import NearestPoints

KIND = "kumbuka_memory"
PROBE = "kumbuka_probe"
"""Points of this kind are written and removed to try a store out."""
DAY_S = 86_400
INDEXES = {
    "kind": "keyword",
    "apiKeyId": "keyword",
    "userId": "keyword",
    "sessionId": "keyword",
    "type": "keyword",
    "signature": "keyword",
    "shared": "bool",
    "pinned": "bool",
    "expiresAtUnix": "float",
    "lastConfirmedAtUnix": "float",
}
"""Field of the payload → the kind of its index: every field that a filter names."""


def payload(memory: Memory, signature: str) -> dict[str, Any]:
    """An absent user or session is '', which an index can find; times are seconds since 1970."""
    place = memory.place
    return {
        "kind": KIND,
        "memoryId": memory.memory_id,
        "apiKeyId": place.owner_id,
        "userId": place.user_id or "",
        "sessionId": place.session_id or "",
        "type": str(memory.type),
        "key": memory.key,
        "content": memory.content,
        "metadata": dict(memory.metadata),
        "createdAtUnix": _seconds(memory.created_at),
        "expiresAtUnix": None if memory.expires_at is None else _seconds(memory.expires_at),
        "lastConfirmedAtUnix": _seconds(memory.last_confirmed_at),
        "pinned": memory.pinned,
        "shared": memory.shared,
        "signature": signature,
    }


def scope_filter(scope: Scope) -> models.Filter:
    """Points that the scope may see; the only place that decides that here."""
    from qdrant_client import models

    owner = _is("apiKeyId", scope.owner_id)
    user, session = scope.user_id or "", scope.session_id or ""
    if scope.reach is Reach.OWNER:
        return models.Filter(must=[owner])
    if scope.reach is Reach.SESSION:
        return models.Filter(must=[owner, _is("userId", user), _is("sessionId", session)])
    own = models.Filter(must=[owner, _is("userId", *{"", user})])
    if scope.reach is Reach.GLOBAL:
        return models.Filter(should=[own, _is("shared", True)])
    return own


def owner_filter(owner_id: str | None, signature: str | None = None) -> models.Filter:
    """All points of an owner, or with None of everybody."""
    from qdrant_client import models

    must: list[Any] = [_is("kind", KIND)]
    if owner_id is not None:
        must.append(scope_filter(Scope.whole_owner(owner_id)))
    if signature is not None:
        must.append(_is("signature", signature))
    return models.Filter(must=must)


def nearest_filter(query: NearestPoints) -> models.Filter:
    """What a search may find: of the scope and the embedding, not expired, within retention."""
    from qdrant_client import models

    now = _seconds(query.now)
    must: list[Any] = [
        _is("kind", KIND),
        _is("signature", query.signature),
        scope_filter(query.scope),
        models.Filter(should=[_empty("expiresAtUnix"), _above("expiresAtUnix", now)]),
    ]
    if query.type is not None:
        must.append(_is("type", str(query.type)))
    if query.retention_days and query.retention_types:
        since = now - query.retention_days * DAY_S
        lasting = models.Filter(must_not=[_is("type", *query.retention_types)])
        recent = _from("lastConfirmedAtUnix", since)
        must.append(models.Filter(should=[_is("pinned", True), lasting, recent]))
    return models.Filter(must=must)


def probe_filter(point_id: str) -> models.Filter:
    from qdrant_client import models

    return models.Filter(must=[_is("kind", PROBE), models.HasIdCondition(has_id=[point_id])])


def _is(field: str, *values: str | bool) -> models.FieldCondition:
    from qdrant_client import models

    if len(values) == 1:
        return models.FieldCondition(key=field, match=models.MatchValue(value=values[0]))
    listed = sorted(str(value) for value in values)
    return models.FieldCondition(key=field, match=models.MatchAny(any=listed))


def _empty(field: str) -> models.IsEmptyCondition:
    from qdrant_client import models

    return models.IsEmptyCondition(is_empty=models.PayloadField(key=field))


def _above(field: str, value: float) -> models.FieldCondition:
    from qdrant_client import models

    return models.FieldCondition(key=field, range=models.Range(gt=value))


def _from(field: str, value: float) -> models.FieldCondition:
    from qdrant_client import models

    return models.FieldCondition(key=field, range=models.Range(gte=value))


def _seconds(at: Millis) -> float:
    return at / 1000
