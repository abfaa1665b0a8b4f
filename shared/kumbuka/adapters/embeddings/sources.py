"""Which embedder answers for which settings, and what stands in while it fails.

`EmbeddingSources` is made once a process. A call names a `Choice`, which is what the settings say
of embeddings, and is answered with vectors and the signature they were made under: the fallback's
own where the fallback made them. Only rows of that signature may be compared with them.

What a remote endpoint or the transformer needs is imported when one is chosen.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from kumbuka.adapters.embeddings.cache import CachedEmbedder
from kumbuka.adapters.embeddings.choices import Remote
from kumbuka.adapters.embeddings.static import SHIPPED_MODEL, StaticEmbedder
from kumbuka.errors import EmbeddingFailed
from kumbuka.ports import Embedded, Embedder

if TYPE_CHECKING:
    from kumbuka.adapters.embeddings.own_models import TransformerModel
    from kumbuka.adapters.embeddings.remote_sources import RemoteSources
    from kumbuka.adapters.urls import Resolver
    from kumbuka.ports import Choice, Clock

SOURCES = ("remote", "static", "transformers")
"""In the order in which `auto` looks for one."""
MAX_SOURCES = 64
"""Kept at once; owners may each name an endpoint of their own."""


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
    in_background: bool = False
    """No chat waits: a busy endpoint is asked again for longer."""
    quantization: str = "int8"
    """`int8`, or `none` for float32."""
    transformer: str | None = None
    """A folder, or the packaged model's name; None: the packaged one."""


class SizedEmbedder(Embedder, Protocol):
    @property
    def dimensions(self) -> int:
        """0 where that is not known yet."""
        ...


@dataclass(frozen=True, slots=True)
class Source:
    model: str
    made: SizedEmbedder
    cached: CachedEmbedder

    @property
    def dimensions(self) -> int | None:
        return self.made.dimensions or None


class EmbeddingSources:
    """Makes each embedder when it is first chosen, with a cache of its own, and keeps it."""

    def __init__(
        self, deployment: Deployment, clock: Clock, resolve: Resolver | None = None
    ) -> None:
        self._deployment = deployment
        self._clock = clock
        self._resolve = resolve
        self._sources: OrderedDict[Any, Source] = OrderedDict()

    def embedder(self, choice: Choice) -> CachedEmbedder | None:
        """The first source alone, without its fallback; None where none is wanted.

        Raises EmbeddingFailed where it cannot be had.
        """
        name = self._first(choice)
        return self.source(name, choice).cached if name else None

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
        waits: list[float | None] = []
        for name in self._order(choice):
            try:
                source = self.source(name, choice)
                patience_s = None if name == "static" else wait_s
                blobs = await within(patience_s, source.cached.embed(texts), source.model)
            except EmbeddingFailed as error:
                reasons.append(f"{name}: {error}")
                waits.append(error.again_in_s)
            else:
                return Embedded(blobs, source.cached.signature, "; ".join(reasons) or None)
        if reasons:
            raise EmbeddingFailed("; ".join(reasons), waits[0])
        return Embedded([None] * len(texts), "")

    def require(self, name: str, choice: Choice) -> None:
        """Raises EmbeddingFailed where the settings or the deployment do not let it be used."""
        if name == "remote":
            self._remote_key(choice)
        elif name == "static":
            _require(choice.static_enabled, "it is switched off by staticEnabled")
        elif name == "transformers":
            _require(choice.transformers_enabled, "it is switched off by transformersEnabled")
            _require(
                self.transformer().is_installed, "it needs kumbuka[onnx], which is not installed"
            )
        else:
            raise EmbeddingFailed("there is no such source")

    def source(self, name: str, choice: Choice) -> Source:
        """One source by its name. Raises EmbeddingFailed with why it cannot be had."""
        self.require(name, choice)
        key = self._remote_key(choice) if name == "remote" else name
        source = self._sources.get(key) or self._made(name, key)
        self._sources[key] = source
        self._sources.move_to_end(key)
        while len(self._sources) > MAX_SOURCES:
            self._sources.popitem(last=False)
        return source

    def transformer(self) -> TransformerModel:
        """The deployment's, whether or not it is used. Raises EmbeddingFailed."""
        from kumbuka.adapters.embeddings.own_models import UnusableModel, transformer_model

        try:
            return transformer_model(self._deployment.transformer)
        except UnusableModel as error:
            raise EmbeddingFailed(f"MEMORY_TRANSFORMERS_MODEL {error}") from error

    def model(self, name: str, choice: Choice) -> str:
        """What the source is made of, whether or not it works. Raises EmbeddingFailed."""
        return self._static_model if name == "static" else self.source(name, choice).model

    def has_key(self, choice: Choice) -> bool:
        """Whether a key goes to the remote endpoint."""
        return bool(self._deployment.remote.api_key) and self._remotes.has_key(choice)

    def url_problem(self, url: str) -> str | None:
        """What is wrong with a URL that a user wants to set, as the end of a sentence."""
        return self._remotes.url_problem(url)

    def statistics(self) -> Mapping[str, int]:
        """Hits, misses and size of all caches together."""
        found = [source.cached.statistics() for source in self._sources.values()]
        return {
            "hits": sum(each.hits for each in found),
            "misses": sum(each.misses for each in found),
            "size": sum(each.size for each in found),
        }

    async def close(self) -> None:
        if "_remotes" in self.__dict__:
            await self._remotes.close()

    @cached_property
    def _remotes(self) -> RemoteSources:
        from kumbuka.adapters.embeddings.remote_sources import RemoteSources

        deployment = self._deployment
        return RemoteSources(
            deployment.remote,
            deployment.allowed_hosts,
            in_background=deployment.in_background,
            quantization=deployment.quantization,
            resolve=self._resolve,
        )

    @property
    def _static_model(self) -> str:
        folder = self._deployment.static_folder
        return folder.name if folder else SHIPPED_MODEL

    def _remote_key(self, choice: Choice) -> Any:
        from kumbuka.adapters.embeddings.endpoints import NotConfigured

        try:
            return self._remotes.endpoint(choice)
        except NotConfigured as error:
            raise EmbeddingFailed(str(error)) from error

    def _order(self, choice: Choice) -> list[str]:
        names = (self._first(choice), choice.fallback)
        return list(dict.fromkeys(name for name in names if name and name != "none"))

    def _first(self, choice: Choice) -> str | None:
        if choice.source != "auto":
            return None if choice.source == "none" else choice.source
        return next((name for name in SOURCES if self._is_found_by_auto(name, choice)), None)

    def _is_found_by_auto(self, name: str, choice: Choice) -> bool:
        if name == "remote":
            return self.has_key(choice)
        try:
            self.require(name, choice)
        except EmbeddingFailed:
            return False
        return True

    def _made(self, name: str, key: Any) -> Source:
        deployment = self._deployment
        made: SizedEmbedder
        if name == "remote":
            endpoint, policy = key
            model, made = endpoint.model, self._remotes.embedder(endpoint, policy)
        elif name == "static":
            model, made = self._static_model, _static(deployment)
        else:
            from kumbuka.adapters.embeddings.transformers import TransformersEmbedder

            chosen = self.transformer()
            model = chosen.name
            made = TransformersEmbedder(quantization=deployment.quantization, model=chosen)
        cached = CachedEmbedder(
            made,
            deployment.cache_entries,
            deployment.cache_ttl_ms,
            self._clock,
            is_local=name == "static",
        )
        return Source(model, made, cached)


def _static(deployment: Deployment) -> StaticEmbedder:
    return StaticEmbedder(deployment.static_folder, deployment.quantization)


def _require(holds: bool, otherwise: str) -> None:
    if not holds:
        raise EmbeddingFailed(otherwise)


async def within(
    wait_s: float | None, embedding: Awaitable[list[bytes | None]], model: str
) -> list[bytes | None]:
    """Raises EmbeddingFailed after that time; None waits for as long as it takes."""
    try:
        async with asyncio.timeout(wait_s):
            return await embedding
    except TimeoutError as error:
        raise EmbeddingFailed(f"the embedding model {model!r} did not answer in time") from error
