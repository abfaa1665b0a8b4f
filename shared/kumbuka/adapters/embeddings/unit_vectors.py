"""From the numbers that a model gives to the bytes that are stored."""

from __future__ import annotations

import math
from collections.abc import Sequence

from kumbuka.adapters.embeddings.choices import encoder
from kumbuka.text import vector8


class UnusableVector(ValueError):
    """The numbers are not a vector that texts can be compared by."""


def unit_blob(values: Sequence[float], quantization: str = "int8") -> bytes:
    """The vector, made one long, as `vector8()` bytes, or with `none` as float32.

    Raises UnusableVector where there is no number, one is not finite, or all are zero.
    """
    try:
        # hypot scales, so that neither large nor tiny numbers overflow on the way.
        length = math.hypot(*values)
    except (TypeError, OverflowError) as error:
        raise UnusableVector("holds something that is not a number") from error
    if not math.isfinite(length):
        raise UnusableVector("holds a number that is not finite")
    if not length:
        raise UnusableVector("is empty or zero")
    try:
        return encoder(quantization)([value / length for value in values])
    except vector8.InvalidVector as error:
        raise UnusableVector(str(error)) from error
