"""The two forms of a stored vector."""

from __future__ import annotations

import math

import pytest
from kumbuka.text import vector8
from kumbuka.text.vector8 import InvalidVector
from kumbuka.text.vectors import Float32Query, decode, dimensions, encode_float32, is_float32

VALUES = [0.25, -0.5, 0.75]


@pytest.mark.parametrize("size", range(1, 20))
def test_the_forms_are_told_apart_by_their_length(size: int) -> None:
    values = [1.0 + n for n in range(size)]
    assert is_float32(encode_float32(values))
    assert not is_float32(vector8.encode(values))
    assert dimensions(encode_float32(values)) == dimensions(vector8.encode(values)) == size


def test_float32_reads_back_as_it_was_and_one_byte_nearly() -> None:
    assert encode_float32(VALUES).hex() == "0000803e000000bf0000403f"
    assert decode(encode_float32(VALUES)) == VALUES
    assert decode(vector8.encode(VALUES)) == pytest.approx(VALUES, abs=0.003)


def test_the_cosine_is_the_one_of_the_numbers() -> None:
    query = Float32Query(encode_float32([1.0, 2.0]))
    assert query.cosine(encode_float32([2.0, 4.0])) == pytest.approx(1.0)
    assert query.cosine(encode_float32([-2.0, 1.0])) == pytest.approx(0.0)
    assert query.cosine(encode_float32([0.0, 0.0])) == 0.0


@pytest.mark.parametrize("values", [[], [math.nan], [math.inf, 1.0], [1e39], ["a"]])
def test_what_is_no_vector_is_refused(values: list[float]) -> None:
    with pytest.raises(InvalidVector):
        encode_float32(values)


def test_another_form_or_length_is_refused() -> None:
    query = Float32Query(encode_float32(VALUES))
    for other in (encode_float32([1.0]), vector8.encode(VALUES), b"", b"ab"):
        with pytest.raises(InvalidVector):
            query.cosine(other)
