"""Embeddings and the upstream."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from typing import Protocol


class Embedder(Protocol):
    @property
    def signature(self) -> str:
        """`source:model:dimensions:int8`; vectors of two signatures are never compared."""
        ...

    async def embed(self, texts: Sequence[str]) -> list[bytes | None]:
        """Unit vectors in `vector8()` form, one a text; None where a text has no known word.

        Raises EmbeddingFailed.
        """
        ...


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
