"""What the configuration says of embeddings."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Remote:
    """What the configuration says of a remote endpoint."""

    url: str | None = field(default=None, repr=False)
    api_key: str | None = field(default=None, repr=False)
    headers: tuple[tuple[str, str], ...] = field(default=(), repr=False)
    dimensions: int | None = None
    """To ask for, where the model can give several sizes."""
