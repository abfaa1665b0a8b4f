"""Where the second vector store is, and how it is used: the settings of `/api/settings/qdrant`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

COLLECTION = "kumbuka_memory"
QUANTIZATIONS = ("none", "int8", "binary")
MAX_TOP_K = 50
PORT = 6333
"""Of Qdrant's HTTP API, where the URL names none."""

_NAME = re.compile(r"(?!\.{1,2}$)[A-Za-z0-9_.-]{1,128}")


@dataclass(frozen=True, slots=True)
class QdrantSettings:
    """One deployment has one; an owner only chooses whether to use it (`vectorStore`)."""

    enabled: bool = False
    url: str | None = None
    """Scheme, host, port and path. None: there is no such store."""
    collection: str = COLLECTION
    quantization: str = "none"
    top_k: int = 20
    """Nearest points that a chat's recall asks for, at most `MAX_TOP_K`."""
    sealed_key: str | None = None
    """The API key, readable with the deployment's secret only."""

    @property
    def is_used(self) -> bool:
        return self.enabled and self.url is not None

    @property
    def store(self) -> str:
        """What an owner's progress is kept under: another collection is another copy."""
        return f"{self.url}#{self.collection}"


def merged(defaults: QdrantSettings, stored: Mapping[str, Any]) -> QdrantSettings:
    """What was stored over the environment's. A key belongs to the URL that it was given with, so
    that of the environment goes to no other."""
    known = {name: stored[name] for name in QdrantSettings.__slots__ if name in stored}
    url = known.get("url") or defaults.url
    own_key = defaults.sealed_key if url == defaults.url else None
    known |= {"url": url, "sealed_key": known.get("sealed_key") or own_key}
    return replace(defaults, **known)


def collection_name(value: str) -> str:
    """Raises ValueError with a sentence."""
    if not _NAME.fullmatch(value):
        raise ValueError("must be 1 to 128 letters, digits, underscores, hyphens and dots")
    return value


def other_collection(collection: str, dimensions: int) -> str:
    """A name for a collection of vectors of this length."""
    return f"{re.sub(r'_[0-9]+$', '', collection)[:120]}_{dimensions}"


def dimensions_of(signature: str) -> int:
    """`static:potion-base-8M:256:int8` → 256; 0 where the signature names no source."""
    last = signature.removesuffix(":int8").rpartition(":")[2]
    return int(last) if last.isdecimal() else 0
