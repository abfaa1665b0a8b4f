"""What the use cases need from outside, as Protocols, and `Services`, which holds one of each.

Each is loaded with its module when its name is first asked for: a process that has just started
waits for none that it does not use.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
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
    from kumbuka.ports.housekeeping import (
        Housekeeping,
        OldMemories,
        OwnersRows,
        Records,
    )
    from kumbuka.ports.memory_writer import (
        MemoryFilter,
        MemoryWriter,
    )
    from kumbuka.ports.models import (
        Choice,
        Embedded,
        Embedder,
        EmbeddingProvider,
        Embeddings,
        Reranker,
        Upstream,
        UpstreamRequest,
        UpstreamResponse,
        source_and_model,
    )
    from kumbuka.ports.queues import (
        MessageQueue,
        QueueMessage,
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
        MemoryStore,
        NamedVectors,
        Outbox,
        Page,
        RecallQuery,
        RecordedBlock,
        SettingsStore,
        TurnSearch,
        Unindexed,
        VectorIndex,
    )
    from kumbuka.ports.vector_copy import (
        UNSURE,
        ChangedVector,
        CollectionState,
        Copied,
        CopyBook,
        CopyState,
        Near,
        NearestPoints,
        Point,
        VectorTier,
    )

__all__ = [
    "UNSURE",
    "ChangedVector",
    "Choice",
    "Clock",
    "CollectionState",
    "Compared",
    "Copied",
    "CopyBook",
    "CopyState",
    "Coverage",
    "Database",
    "Embedded",
    "Embedder",
    "EmbeddingProvider",
    "Embeddings",
    "Found",
    "Housekeeping",
    "Injection",
    "InjectionRecords",
    "KeyStore",
    "MemoryFilter",
    "MemoryStore",
    "MemoryWriter",
    "MessageQueue",
    "NamedVectors",
    "Near",
    "Nearest",
    "NearestPoints",
    "OldMemories",
    "Outbox",
    "OwnersRows",
    "Page",
    "Point",
    "QueueMessage",
    "RecallQuery",
    "RecordedBlock",
    "Records",
    "Reranker",
    "Result",
    "Row",
    "Services",
    "SettingsStore",
    "Statement",
    "Transaction",
    "TurnSearch",
    "Unindexed",
    "Upstream",
    "UpstreamRequest",
    "UpstreamResponse",
    "Value",
    "VectorIndex",
    "VectorTier",
    "source_and_model",
]

_NAMES = {
    "database": "Compared Database Nearest Result Row Statement Transaction Value",
    "housekeeping": "Housekeeping OldMemories OwnersRows Records",
    "memory_writer": "MemoryFilter MemoryWriter",
    "models": "Choice Embedded Embedder EmbeddingProvider Embeddings Reranker"
    " Upstream UpstreamRequest UpstreamResponse source_and_model",
    "queues": "MessageQueue QueueMessage",
    "services": "Clock Services",
    "stores": "Coverage Found Injection InjectionRecords KeyStore MemoryStore"
    " NamedVectors Outbox Page RecallQuery RecordedBlock SettingsStore"
    " TurnSearch Unindexed VectorIndex",
    "vector_copy": "UNSURE ChangedVector CollectionState Copied CopyBook CopyState Near"
    " NearestPoints Point VectorTier",
}
"""By module, what it holds; the same as above, where it can be read when it runs."""
_HOMES = {name: module for module, names in _NAMES.items() for name in names.split()}

if not TYPE_CHECKING:  # a checker would believe that every name is there

    def __getattr__(name: str) -> object:
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        found = globals()[name] = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
        return found
