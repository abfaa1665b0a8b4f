"""Embeddings and the upstream."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from typing import Protocol


class Embedder(Protocol):
    @property
    def signature(self) -> str:
        """`source:model:dimensions:int8`, of float32 without its end. Vectors of two signatures are
        never compared."""
        ...

    async def embed(self, texts: Sequence[str]) -> list[bytes | None]:
        """Unit vectors as `text.vectors` describes them, one a text; None where a text has no known
        word.

        Raises EmbeddingFailed.
        """
        ...


@dataclass(frozen=True, slots=True)
class Choice:
    """What the settings say of embeddings, by the names that `/api/settings/memory` has."""

    source: str = "auto"
    """`embeddingSource`: auto, remote, static, transformers or none."""
    fallback: str | None = None
    """`embeddingFallback`."""
    provider_model: str | None = None
    """`embeddingProviderModel`: a model, or `openai/`, `cohere/`, `voyage/`, `gemini/` and one."""
    custom_base_url: str | None = None
    custom_model_id: str | None = None
    """`customModelId`: the model's name exactly as the endpoint knows it."""
    static_enabled: bool = True
    transformers_enabled: bool = False


@dataclass(frozen=True, slots=True)
class Embedded:
    """Vectors, and what made them."""

    blobs: Sequence[bytes | None]
    """One a text, in order; None where a text has no vector."""
    signature: str
    """Of the source that made them; empty where no source is wanted."""
    fallback_reason: str | None = None
    """Why the first source did not make them, where it was to."""


def source_and_model(signature: str) -> tuple[str, str]:
    """`static:potion-base-8M:256:int8` → its first two parts; a model may have colons itself."""
    source, _, rest = signature.partition(":")
    return source, rest.removesuffix(":int8").rpartition(":")[0]


@dataclass(frozen=True, slots=True)
class EmbeddingProvider:
    """One source, as `GET /api/memory/embedding-providers` lists it."""

    name: str
    available: bool
    """It made a vector just now, or could, where the settings do not use it."""
    configured: bool
    """The settings and the deployment let it be used."""
    model: str | None = None
    dimensions: int | None = None
    has_key: bool = False
    reason: str | None = None
    """Why it is not available or not configured."""


class Embeddings(Protocol):
    """Every source there is; each call says what the settings choose."""

    async def embed(
        self, choice: Choice, texts: Sequence[str], *, wait_s: float | None = None
    ) -> Embedded:
        """From the first source, or from the fallback while that fails; a source that takes longer
        than `wait_s` counts as failed. Raises EmbeddingFailed with every reason."""
        ...

    def signature(self, choice: Choice) -> str:
        """What the first source's vectors are stored under; empty where none is wanted. Raises
        EmbeddingFailed where it cannot be had."""
        ...

    def url_problem(self, url: str) -> str | None:
        """What is wrong with a URL that a user wants to set, as the end of a sentence."""
        ...


class Reranker(Protocol):
    async def rerank(
        self, query: str, documents: Sequence[str], *, model: str | None, wait_s: float
    ) -> list[float]:
        """How relevant each document is to the query, in order; larger is better, and only the
        scores of one call compare. `model` is `rerankProviderModel`: a model, or `cohere/`,
        `jina/`, `voyage/` and one; None takes the endpoint's own.

        Raises RerankFailed, after `wait_s` at the latest.
        """
        ...

    def model(self, model: str | None) -> str:
        """What `rerank` would ask; empty where the endpoint chooses."""
        ...

    async def close(self) -> None: ...


@dataclass(frozen=True, slots=True)
class UpstreamRequest:
    method: str
    path: str
    """Below the upstream's `/v1`, with a leading slash."""
    query: str
    headers: Sequence[tuple[str, str]]
    """Only what the upstream may see, without `authorization`."""
    body: bytes | AsyncIterator[bytes]
    authorization: str | None
    """The client's own, in pass-through mode; None uses the deployment's key."""


class UpstreamResponse(Protocol):
    @property
    def status(self) -> int: ...

    @property
    def headers(self) -> Sequence[tuple[str, str]]: ...

    def chunks(self) -> AsyncIterator[bytes]:
        """Bytes as they arrive. Raises UpstreamUnreachable or UpstreamTimeout."""
        ...

    async def close(self) -> None:
        """Ends the request upstream too, if it still runs."""
        ...


class Upstream(Protocol):
    async def send(self, request: UpstreamRequest) -> UpstreamResponse:
        """Returns with the response's headers. Raises UpstreamUnreachable or UpstreamTimeout."""
        ...

    async def close(self) -> None: ...
