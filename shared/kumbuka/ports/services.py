"""`Services` holds one of each."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from kumbuka.memory.model import Millis
from kumbuka.memory.qdrant import QdrantSettings

if TYPE_CHECKING:
    from kumbuka.ports.housekeeping import Housekeeping
    from kumbuka.ports.models import Choice, EmbeddingProvider, Embeddings, Reranker, Upstream
    from kumbuka.ports.queues import MessageQueue
    from kumbuka.ports.stores import (
        InjectionRecords,
        KeyStore,
        MemoryStore,
        Outbox,
        SettingsStore,
        VectorIndex,
    )
    from kumbuka.ports.vector_copy import CopyBook, VectorTier

Clock = Callable[[], Millis]


@dataclass(frozen=True)
class Services:
    memories: MemoryStore
    vectors: VectorIndex
    keys: KeyStore
    settings: SettingsStore
    injections: InjectionRecords
    outbox: Outbox
    turns: MessageQueue
    jobs: MessageQueue
    copies: CopyBook
    housekeeping: Housekeeping
    embeddings: Embeddings
    upstream: Upstream
    clock: Clock
    server_secret: str
    auth: str
    """`keys` or `passthrough`."""
    recall_deadline_s: float
    rrf_k: int
    vector_candidates: int
    """Nearest vectors that a chat's recall looks at."""
    embedding_providers: Callable[[Choice], Awaitable[list[EmbeddingProvider]]] | None = None
    """Each source of embeddings, tried for the answer."""
    tier: VectorTier | None = None
    """The second vector store; None where its client is not installed."""
    qdrant_defaults: QdrantSettings = field(default_factory=QdrantSettings)
    """What the environment says of it."""
    reranker: Reranker | None = None
    """None where no endpoint is configured."""
    admin_key: str | None = field(default=None, repr=False)
    """One of the deployment's own, taken up when it is first used."""
    cache_statistics: Callable[[], Mapping[str, int]] = dict
    """Hits, misses and size of the embedding cache."""
