"""Change where the second vector store is and how it is used, once it has been tried out."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from kumbuka.errors import (
    EmbeddingFailed,
    FieldProblem,
    InvalidRequest,
    NotAvailable,
    VectorStoreUnavailable,
    WrongDimension,
)
from kumbuka.memory.qdrant import (
    PORT,
    QdrantSettings,
    collection_name,
    dimensions_of,
    merged,
    other_collection,
)
from kumbuka.memory.settings import Settings, settings_from
from kumbuka.ports import Services
from kumbuka.usecases.copy_owners import copy_soon
from kumbuka.usecases.embedding_choice import choice_of
from kumbuka.usecases.tier import signature_of

_TRIED = ("enabled", "url", "sealed_key", "collection", "quantization")
"""A change of one of these is tried out before it is kept."""
_NEAR = re.compile(r"(?:localhost|127\.|10\.|192\.168\.|172\.(?:1[6-9]|2[0-9]|3[01])\.|\[)")
"""Hosts that are reached without TLS, unless the URL says otherwise."""


@dataclass(frozen=True, slots=True)
class Shown:
    at: QdrantSettings
    embedding_model: str | None


async def qdrant_settings(services: Services) -> Shown:
    """What holds for the deployment. Raises StoreUnavailable."""
    deployment, _ = await services.settings.layers("")
    settings = settings_from(deployment)
    at = merged(services.qdrant_defaults, settings.qdrant)
    return Shown(at, settings.embedding_provider_model)


async def configure_qdrant(services: Services, asked: Mapping[str, Any]) -> Shown:
    """`asked` holds fields of `QdrantSettings` that change, and `host`, `port`, `api_key` and
    `embedding_model`. Nothing is kept unless a point was written, found and removed where the
    store is switched on.

    Raises InvalidRequest with the field, NotAvailable and StoreUnavailable.
    """
    deployment, _ = await services.settings.layers("")
    settings = settings_from(deployment)
    before = merged(services.qdrant_defaults, settings.qdrant)
    changes = _changes(services, asked, before)
    at = merged(services.qdrant_defaults, {**settings.qdrant, **changes})
    models = {"embeddingProviderModel": asked["embedding_model"]} if _names_model(asked) else {}
    settings = settings_from({**deployment, **models})
    if at.enabled and (models or any(getattr(at, n) != getattr(before, n) for n in _TRIED)):
        await _try_out(services, at, settings)
    kept: dict[str, Any] = {**models, "qdrant": changes} if changes else models
    if kept:
        await services.settings.change(None, kept, services.clock())
        await copy_soon(services, None)
    return await qdrant_settings(services)


def _names_model(asked: Mapping[str, Any]) -> bool:
    return "embedding_model" in asked


def _changes(
    services: Services, asked: Mapping[str, Any], before: QdrantSettings
) -> dict[str, Any]:
    """As it is stored: by the names of `QdrantSettings`."""
    changes = {n: asked[n] for n in ("enabled", "quantization", "top_k") if n in asked}
    if "collection" in asked:
        changes["collection"] = _checked("collection", collection_name, asked["collection"])
    if {"url", "host", "port"} & asked.keys():
        changes["url"] = _url(services, asked, before)
    url = changes.get("url") or services.qdrant_defaults.url
    if "url" in changes and url != before.url:
        changes["sealed_key"] = None
    if (key := asked.get("api_key")) is not None:
        changes["sealed_key"] = _tier(services).seal(key) if key else None
    return changes


def _checked(field: str, check: Any, value: str) -> str:
    try:
        checked: str = check(value)
    except ValueError as error:
        raise _refused(field, str(error)) from error
    return checked


def _url(services: Services, asked: Mapping[str, Any], before: QdrantSettings) -> str | None:
    """One URL of what names the server; None takes the environment's."""
    if asked.get("url") is not None and asked.get("host") is not None:
        raise _refused("host", "must not stand beside url")
    named = "url" if asked.get("url") is not None else "host"
    given = asked.get("url") or asked.get("host")
    if given is None:
        if {"url", "host"} & asked.keys():
            return None
        given = re.sub(r":[0-9]+$", "", before.url or "")
    if "://" not in given:
        given = ("http://" if _NEAR.match(given) else "https://") + given
    if problem := _tier(services).url_problem(given):
        raise _refused(named, problem)
    given = given.rstrip("/")
    has_port = re.search(r"://[^/]*:[0-9]+(?:/|$)", given) is not None
    if has_port and asked.get("port") is not None:
        raise _refused("port", "stands in the URL already")
    if has_port:
        return str(given)
    scheme, _, rest = given.partition("://")
    host, slash, path = rest.partition("/")
    return f"{scheme}://{host}:{asked.get('port') or PORT}{slash}{path}"


async def _try_out(services: Services, at: QdrantSettings, settings: Settings) -> None:
    if at.url is None:
        raise _refused("url", "is needed where qdrant is enabled")
    try:
        dimensions = dimensions_of(await signature_of(services, choice_of(settings)))
    except EmbeddingFailed as error:
        raise _refused("embeddingModel", f"has no vectors: {error}") from error
    if not dimensions:
        raise _refused("embeddingModel", "is needed: no embedding is switched on")
    try:
        await _tier(services).try_out(replace(at, enabled=True), dimensions)
    except WrongDimension as error:
        other = other_collection(at.collection, dimensions)
        raise _refused("collection", f"does not fit: {error}; try {other}") from error
    except VectorStoreUnavailable as error:
        raise _refused("url", f"could not be used: {error}") from error


def _tier(services: Services) -> Any:
    if services.tier is None:
        raise NotAvailable("no second vector store is built in")
    return services.tier


def _refused(field: str, problem: str) -> InvalidRequest:
    return InvalidRequest("the settings of qdrant are not valid", FieldProblem(field, problem))
