"""What the configuration says of embeddings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from kumbuka.text import vector8


@dataclass(frozen=True, slots=True)
class Remote:
    """What the configuration says of a remote endpoint."""

    url: str | None = field(default=None, repr=False)
    api_key: str | None = field(default=None, repr=False)
    headers: tuple[tuple[str, str], ...] = field(default=(), repr=False)
    model: str | None = None
    """Of this endpoint, where the settings name none; a vendor may stand before it."""
    dimensions: int | None = None
    """To ask for, where the model can give several sizes."""


def encoder(quantization: str) -> Callable[[Sequence[float]], bytes]:
    """What makes the bytes that are stored: `int8`, or `none` for float32. It raises
    InvalidVector."""
    if quantization == "int8":
        return vector8.encode
    from kumbuka.text.vectors import encode_float32  # few deployments store whole floats

    return encode_float32


def suffix(quantization: str) -> str:
    """The end of a signature."""
    return ":int8" if quantization == "int8" else ""
