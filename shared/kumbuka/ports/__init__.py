"""What the use cases need from outside, as Protocols, and `Services`, which holds one of each."""

from __future__ import annotations

from kumbuka.ports.database import (
    Compared,
    Database,
    Nearest,
    Result,
    Row,
    Statement,
    Transaction,
    Value,
)
from kumbuka.ports.models import (
    Choice,
    Embedded,
    Embedder,
    EmbeddingProvider,
    Embeddings,
    Upstream,
    UpstreamRequest,
    UpstreamResponse,
    source_and_model,
)
from kumbuka.ports.queues import (
    QueueMessage,
    TurnQueue,
)
from kumbuka.ports.services import (
    Clock,
    Services,
)
from kumbuka.ports.stores import (
    Coverage,
    Found,
    Injection,
    InjectionRecords,
    KeyStore,
    MemoryFilter,
    MemoryStore,
    MemoryWriter,
    Outbox,
    Page,
    RecallQuery,
    RecordedBlock,
    SettingsStore,
    Unindexed,
    VectorIndex,
)

__all__ = [
    "Choice",
    "Clock",
    "Compared",
    "Coverage",
    "Database",
    "Embedded",
    "Embedder",
    "EmbeddingProvider",
    "Embeddings",
    "Found",
    "Injection",
    "InjectionRecords",
    "KeyStore",
    "MemoryFilter",
    "MemoryStore",
    "MemoryWriter",
    "Nearest",
    "Outbox",
    "Page",
    "QueueMessage",
    "RecallQuery",
    "RecordedBlock",
    "Result",
    "Row",
    "Services",
    "SettingsStore",
    "Statement",
    "Transaction",
    "TurnQueue",
    "Unindexed",
    "Upstream",
    "UpstreamRequest",
    "UpstreamResponse",
    "Value",
    "VectorIndex",
    "source_and_model",
]
