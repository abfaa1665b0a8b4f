"""Which embedder answers for which settings, and what stands in while it fails.

`EmbeddingSources` is made once a process. A call names a `Choice`, which is what the settings say
of embeddings, and is answered with vectors and the signature they were made under: the fallback's
own where the fallback made them. Only rows of that signature may be compared with them.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from kumbuka.adapters.embeddings.cache import CachedEmbedder
from kumbuka.adapters.embeddings.endpoints import Choice, NotConfigured, Remote, endpoint_for
from kumbuka.adapters.embeddings.remote import IN_CHAT, Endpoint, Patience, RemoteEmbedder
from kumbuka.adapters.embeddings.static import SHIPPED_MODEL, StaticEmbedder
from kumbuka.adapters.embeddings.transformers import (
    MODEL,
    TransformersEmbedder,
    is_installed,
)
from kumbuka.adapters.urls import Resolver, UrlPolicy, UrlRefused, host_of, system_resolver
from kumbuka.errors import EmbeddingFailed
from kumbuka.ports import Clock, Embedder

if TYPE_CHECKING:
    import httpx

SOURCES = ("remote", "static", "transformers")
"""In the order in which `auto` looks for one."""
MAX_SOURCES = 64
"""Kept at once; owners may each name an endpoint of their own."""
PROBE = "A short sentence to try an embedding source with."
PROBE_S = 5.0


@dataclass(frozen=True, slots=True)
class Deployment:
    """What the configuration says of embeddings."""

    remote: Remote = field(default_factory=Remote)
    allowed_hosts: frozenset[str] = frozenset()
    """Hosts that the URL policy lets pass; the configured endpoint's own need not be among them."""
    static_folder: Path | None = None
    cache_entries: int = 1000
    """Of each source."""
    cache_ttl_ms: int = 300_000
    patience: Patience = IN_CHAT


@dataclass(frozen=True, slots=True)
class Embedded:
    """Vectors, and what made them."""

    blobs: Sequence[bytes | None]
    """One a text, in order; None where a text has no vector."""
    signature: str
    """`source:model:dimensions:int8`; empty where no source is wanted."""
    fallback_reason: str | None = None
    """Why the first source did not make them, where it was to."""


@dataclass(frozen=True, slots=True)
class Provider:
    """One source, as `GET /api/memory/embedding-providers` lists it."""

    name: str
    available: bool
    """It made a vector just now, or could where the settings do not use it."""
    configured: bool
    """The settings and the deployment let it be used."""
    model: str | None
    dimensions: int | None
    has_key: bool = False
    reason: str | None = None
    """Why it is not available or not configured."""


class _Sized(Embedder, Protocol):
    @property
    def dimensions(self) -> int: ...


@dataclass(frozen=True, slots=True)
class _Source:
    model: str
    made: _Sized
    cached: CachedEmbedder


_Key = str | tuple[Endpoint, UrlPolicy]


class EmbeddingSources:
    """Makes each embedder when it is first chosen, with a cache of its own, and keeps it."""

    def __init__(
        self, deployment: Deployment, clock: Clock, resolve: Resolver = system_resolver
    ) -> None:
        own_host = {host_of(deployment.remote.url or "")} - {""}
        self._deployment = deployment
        self._clock = clock
        self._operators = UrlPolicy(deployment.allowed_hosts | own_host, resolve)
        self._users = UrlPolicy(deployment.allowed_hosts, resolve)
        self._sources: OrderedDict[_Key, _Source] = OrderedDict()
        self._clients: dict[UrlPolicy, httpx.AsyncClient] = {}

    def embedder(self, choice: Choice) -> CachedEmbedder | None:
        """The first source alone, without its fallback; None where none is wanted.

        Raises EmbeddingFailed where it cannot be had.
        """
        name = self._first(choice)
        return self._source(name, choice).cached if name else None

    def signature(self, choice: Choice) -> str:
        """Of the rows that are searched while the first source works; empty for none.

        Raises EmbeddingFailed where it cannot be had.
        """
        found = self.embedder(choice)
        return found.signature if found else ""

    async def embed(
        self, choice: Choice, texts: Sequence[str], *, wait_s: float | None = None
    ) -> Embedded:
        """From the first source, or from the fallback while that fails.

        A source that takes longer than `wait_s` counts as failed; its call goes on, so that the
        cache has the answer later. Raises EmbeddingFailed with every reason.
        """
        reasons: list[str] = []
        for name in self._order(choice):
            try:
                source = self._source(name, choice)
                blobs = await _within(wait_s, source.cached.embed(texts), source.model)
            except EmbeddingFailed as error:
                reasons.append(f"{name}: {error}")
            else:
                return Embedded(blobs, source.cached.signature, "; ".join(reasons) or None)
        if reasons:
            raise EmbeddingFailed("; ".join(reasons))
        return Embedded([None] * len(texts), "")

    async def providers(self, choice: Choice) -> list[Provider]:
        """Every source, tried with a short sentence where it is configured."""
        return list(await asyncio.gather(*(self._probed(name, choice) for name in SOURCES)))

    def url_problem(self, url: str) -> str | None:
        """What is wrong with a URL that a user wants to set, as the end of a sentence."""
        try:
            self._users.check(url)
        except UrlRefused as error:
            return str(error)
        return None

    def statistics(self) -> Mapping[str, int]:
        """Hits, misses and size of all caches together."""
        found = [source.cached.statistics() for source in self._sources.values()]
        return {
            "hits": sum(each.hits for each in found),
            "misses": sum(each.misses for each in found),
            "size": sum(each.size for each in found),
        }

    async def close(self) -> None:
        clients, self._clients = self._clients, {}
        for client in clients.values():
            await client.aclose()

    def _order(self, choice: Choice) -> list[str]:
        names = (self._first(choice), choice.fallback)
        return list(dict.fromkeys(name for name in names if name and name != "none"))

    def _first(self, choice: Choice) -> str | None:
        if choice.source != "auto":
            return None if choice.source == "none" else choice.source
        for name in SOURCES:
            if name == "remote" and not self._has_key(choice):
                continue
            try:
                self._source(name, choice)
            except EmbeddingFailed:
                continue
            return name
        return None

    def _has_key(self, choice: Choice) -> bool:
        try:
            return self._endpoint(choice)[0].api_key is not None
        except EmbeddingFailed:
            return False

    def _source(self, name: str, choice: Choice) -> _Source:
        """Raises EmbeddingFailed with why it cannot be had."""
        if name == "static":
            _require(choice.static_enabled, "it is switched off by staticEnabled")
            return self._kept("static", None)
        if name == "transformers":
            _require(choice.transformers_enabled, "it is switched off by transformersEnabled")
            _require(is_installed(), "it needs kumbuka[onnx], which is not installed")
            return self._kept("transformers", None)
        _require(name == "remote", "there is no such source")
        endpoint, policy = self._endpoint(choice)
        return self._kept((endpoint, policy), endpoint)

    def _kept(self, key: _Key, endpoint: Endpoint | None) -> _Source:
        source = self._sources.get(key) or self._made(key)
        self._sources[key] = source
        self._sources.move_to_end(key)
        while len(self._sources) > MAX_SOURCES:
            self._sources.popitem(last=False)
        return source

    def _made(self, key: _Key) -> _Source:
        deployment = self._deployment
        made: _Sized
        if key == "static":
            folder = deployment.static_folder
            model, made = folder.name if folder else SHIPPED_MODEL, StaticEmbedder(folder)
        elif isinstance(key, str):
            model, made = MODEL, TransformersEmbedder()
        else:
            endpoint, policy = key
            model = endpoint.model
            made = RemoteEmbedder(
                endpoint, lambda: self._client(policy), patience=deployment.patience
            )
        cached = CachedEmbedder(
            made, deployment.cache_entries, deployment.cache_ttl_ms, self._clock
        )
        return _Source(model, made, cached)

    def _endpoint(self, choice: Choice) -> tuple[Endpoint, UrlPolicy]:
        policy = self._users if choice.custom_base_url else self._operators
        try:
            return endpoint_for(choice, self._deployment.remote, policy), policy
        except (NotConfigured, UrlRefused) as error:
            raise EmbeddingFailed(str(error)) from error

    def _client(self, policy: UrlPolicy) -> httpx.AsyncClient:
        """One for all endpoints under one policy, so that a forgotten one leaves nothing open."""
        if policy not in self._clients:
            from kumbuka.adapters.checked_http import checked_client

            self._clients[policy] = checked_client(policy)
        return self._clients[policy]

    async def _probed(self, name: str, choice: Choice) -> Provider:
        has_key = name == "remote" and self._has_key(choice)
        try:
            source = self._source(name, choice)
        except EmbeddingFailed as error:
            return _unused(name, choice, str(error))
        try:
            (blob,) = await _within(PROBE_S, source.made.embed([PROBE]), source.model)
            reason = None if blob else "no vector came back"
        except EmbeddingFailed as error:
            reason = str(error)
        dimensions = source.made.dimensions or None
        return Provider(name, not reason, True, source.model, dimensions, has_key, reason)


def _unused(name: str, choice: Choice, reason: str) -> Provider:
    """A source that the settings or the deployment leave out."""
    if name == "static":
        return Provider(name, not choice.static_enabled, False, None, None, reason=reason)
    if name == "transformers":
        return Provider(
            name, is_installed(), False, MODEL, TransformersEmbedder.dimensions, reason=reason
        )
    return Provider(name, False, False, None, None, reason=reason)


def _require(holds: bool, otherwise: str) -> None:
    if not holds:
        raise EmbeddingFailed(otherwise)


async def _within(
    wait_s: float | None, embedding: Awaitable[list[bytes | None]], model: str
) -> list[bytes | None]:
    try:
        async with asyncio.timeout(wait_s):
            return await embedding
    except TimeoutError as error:
        raise EmbeddingFailed(f"the embedding model {model!r} did not answer in time") from error
