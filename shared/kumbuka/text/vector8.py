"""Vectors of one byte a dimension, in the bytes that libSQL's `vector8()` writes.

    code_0 … code_n-1      code = round((x - shift) / alpha), float32 arithmetic, halves upwards
    0 to 3 bytes           until the codes' length is a multiple of four
    alpha                  (max - min) / 255, little-endian float32
    shift                  min, little-endian float32
    00, padding, 04        how many padding bytes there are, and the type

libSQL leaves the padding bytes undefined; here they are zero. A dimension of n reads back as
`alpha * code + shift`. Checked against sqld 0.24.32.
"""

from __future__ import annotations

import math
import struct
from array import array
from collections.abc import Sequence
from operator import mul

_TRAILER = struct.Struct("<ffBBB")
_FORMAT = 4
STEPS = 255
"""The largest code."""


class InvalidVector(ValueError):
    """The values cannot be a vector8, or the bytes are not one."""


def encode(values: Sequence[float]) -> bytes:
    """The vector's bytes: 267 for 256 dimensions.

    Raises InvalidVector for no values, and for one that float32 cannot hold as a finite number.
    """
    floats = array("f", values)
    if not floats:
        raise InvalidVector("a vector has at least one dimension")
    low, high = min(floats), max(floats)
    alpha = _float32(_float32(high - low) / STEPS)
    if not math.isfinite(alpha + sum(floats)):
        raise InvalidVector("a vector holds finite float32 numbers only")
    return _codes(floats, low, alpha) + ending(len(floats), alpha, low)


def ending(size: int, alpha: float, shift: float) -> bytes:
    """What follows the codes of so many dimensions."""
    padding = -size % 4
    return bytes(padding) + _TRAILER.pack(alpha, shift, 0, padding, _FORMAT)


def dimensions(blob: bytes) -> int:
    """How many dimensions the vector has. Raises InvalidVector."""
    codes = len(blob) - _TRAILER.size
    if codes < 4 or codes % 4 or blob[-1] != _FORMAT or blob[-2] > 3:
        raise InvalidVector(f"{len(blob)} bytes that are no vector8")
    return codes - blob[-2]


def decode(blob: bytes) -> list[float]:
    """What the vector holds, within half a step of what was encoded. Raises InvalidVector."""
    size, alpha, shift = _parts(blob)
    return [alpha * code + shift for code in blob[:size]]


def cosine(left: bytes, right: bytes) -> float:
    """Cosine similarity, -1..1; 0 where either has no length. Raises InvalidVector."""
    return Query(left).cosine(right)


class Query:
    """One vector made ready to be compared with many.

    With x = a·p + s and y = b·q + t over n dimensions, where p and q are codes:
    x·y = a·b·Σpq + a·t·Σp + b·s·Σq + n·s·t, and |y|² likewise, so whole numbers do the work.
    """

    __slots__ = ("_alpha", "_codes", "_shift", "_size", "_sum", "blob")

    def __init__(self, blob: bytes) -> None:
        """Raises InvalidVector."""
        self.blob = blob
        self._size, alpha, shift = _parts(blob)
        self._codes = tuple(blob[: self._size])
        length = math.sqrt(_squared_length(self._codes, alpha, shift))
        self._alpha = alpha / length if length else 0.0
        self._shift = shift / length if length else 0.0
        self._sum = sum(self._codes)

    def cosine(self, blob: bytes) -> float:
        """Similarity to another vector of as many dimensions. Raises InvalidVector."""
        size, alpha, shift = _parts(blob)
        if size != self._size:
            raise InvalidVector(f"{size} dimensions against {self._size}")
        codes = blob[:size]
        total = sum(codes)
        squares: int = sum(map(mul, codes, codes))
        products: int = sum(map(mul, self._codes, codes))
        squared = alpha * (alpha * squares + 2 * shift * total) + size * shift * shift
        if squared <= 0.0:
            return 0.0
        mine, myshift = self._alpha, self._shift
        dot = alpha * (mine * products + myshift * total)
        dot += shift * (mine * self._sum + size * myshift)
        return max(-1.0, min(1.0, dot / math.sqrt(squared)))


def _codes(floats: array[float], low: float, alpha: float) -> bytes:
    # Arrays of type f round every step to float32, which is how libSQL computes.
    above = array("f", [value - low for value in floats])
    if not alpha:
        return bytes(STEPS if value else 0 for value in above)
    steps = array("f", [value / alpha for value in above])
    return bytes([min(int(step + 0.5), STEPS) for step in steps])


def _parts(blob: bytes) -> tuple[int, float, float]:
    size = dimensions(blob)
    alpha, shift, *_ = _TRAILER.unpack_from(blob, len(blob) - _TRAILER.size)
    return size, alpha, shift


def _squared_length(codes: Sequence[int], alpha: float, shift: float) -> float:
    squares: int = sum(map(mul, codes, codes))
    linear = 2 * alpha * shift * sum(codes)
    return max(0.0, alpha * alpha * squares + linear + len(codes) * shift * shift)


def _float32(value: float) -> float:
    return array("f", (value,))[0]
