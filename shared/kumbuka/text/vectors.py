"""Vectors as they are stored, in one of two forms that their length tells apart.

`vector8` bytes are odd in number. Four bytes a dimension, little-endian float32, never are: that is
what libSQL reads where no last byte names another type.
"""

from __future__ import annotations

import math
import struct
import sys
from array import array
from collections.abc import Sequence
from operator import mul

from kumbuka.text import vector8
from kumbuka.text.vector8 import InvalidVector

BYTES = 4
"""Of one dimension in float32."""


def is_float32(blob: bytes) -> bool:
    return len(blob) % 2 == 0


def encode_float32(values: Sequence[float]) -> bytes:
    """Raises InvalidVector for no values, and for one that is not finite in float32."""
    try:
        blob = struct.pack(f"<{len(values)}f", *values)
    except (OverflowError, struct.error) as error:
        raise InvalidVector("a vector holds finite float32 numbers only") from error
    if not blob or not math.isfinite(sum(values)):
        raise InvalidVector("a vector has finite numbers, and at least one")
    return blob


def dimensions(blob: bytes) -> int:
    """How many the vector has, in either form. Raises InvalidVector."""
    if not is_float32(blob):
        return vector8.dimensions(blob)
    if not blob or len(blob) % BYTES:
        raise InvalidVector(f"{len(blob)} bytes that are no float32 numbers")
    return len(blob) // BYTES


def decode(blob: bytes) -> list[float]:
    """What the vector holds, in either form. Raises InvalidVector."""
    return list(_floats(blob)) if is_float32(blob) else vector8.decode(blob)


class Float32Query:
    """One vector made ready to be compared with many of its form, as `vector8.Query` is."""

    __slots__ = ("_length", "_values")

    def __init__(self, blob: bytes) -> None:
        """Raises InvalidVector."""
        self._values = _floats(blob)
        self._length = math.hypot(*self._values)

    def cosine(self, blob: bytes) -> float:
        """Similarity to another vector of as many dimensions. Raises InvalidVector."""
        values = _floats(blob)
        if len(values) != len(self._values):
            raise InvalidVector(f"{len(values)} dimensions against {len(self._values)}")
        lengths = math.hypot(*values) * self._length
        if not lengths:
            return 0.0
        products: float = sum(map(mul, values, self._values))
        return max(-1.0, min(1.0, products / lengths))


def _floats(blob: bytes) -> array[float]:
    values = array("f")
    if not is_float32(blob) or not dimensions(blob):
        raise InvalidVector(f"{len(blob)} bytes that are no float32 numbers")
    values.frombytes(blob)
    if sys.byteorder == "big":
        values.byteswap()
    return values
