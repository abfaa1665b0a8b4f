"""Bytes and distances are compared with what sqld 0.24.32 answered for the same vectors.

Its padding bytes, which it leaves undefined, are written as zero here.
"""

import hashlib
import math

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kumbuka.text import vector8

SQLD_BYTES = {
    (1, 2, -3): "CCFF0000A1A0A03C000040C0000104",
    (3, -1, 0.5): "FF0060008180803C000080BF000104",
    (-1, -2, 3): "3300FF00A1A0A03C000000C0000104",
    (0.25, 0.5, 0.75, 1): "0055AAFFC1C0403B0000803E000004",
    (0.1, 0.2, 0.3, 0.35): "0066CCFF8180803ACDCCCC3D000004",
    (0.5, -0.25, 0.125, 0): "FF008055C1C0403B000080BE000004",
    (0, 255, 0.5, 1.5, 2.5, 254.5, 253.5, 0.49999997): "00FF010203FFFE000000803F00000000000004",
    (0, 0, 0): "000000000000000000000000000104",
    (1, 1, 1): "00000000000000000000803F000104",
    (-2.5, -2.5): "0000000000000000000020C0000204",
    (0.5,): "00000000000000000000003F000304",
    (1e-40, 0, 0): "FF0000001801000000000000000104",
    (1e-45, 0, 0): "FF0000000000000000000000000104",
    (3e-44, 0, 1e-44): "FF00FF000000000000000000000104",
}
SQLD_DISTANCES = [
    ((1, 2, -3), (3, -1, 0.5), 1.043199896812439),
    ((1, 2, -3), (-1, -2, 3), 1.9999998807907104),
    ((1, 1, 1, 1), (0.25, 0.5, 0.75, 1), 0.08712907135486603),
    ((0.1, 0.2, 0.3, 0.35), (0.5, -0.25, 0.125, 0), 0.8707942366600037),
]
SQLD_SAW_SHA256 = {
    37: "af7748135ab0543abd5068517ee59eec09411ccca63e30bda4b70cdbc5f9b7ee",
    11: "04ec90fe7b1152ff2543680a6a6b952b7525089d8b34b354d58b5ce44fca1eef",
    5: "55525a345ee91108231cb8025a9dd1de9834176e733d265da5b928ed4c77bd3f",
}
SQLD_SAW_DISTANCES = [
    (37, 11, 1.0315966606140137),
    (37, 5, 0.8388099074363708),
    (11, 5, 0.9815203547477722),
    (37, 37, -3.4641649548916575e-09),
]


def saw(step: int) -> list[float]:
    return [((position * step) % 101 - 50) / 64 for position in range(256)]


@pytest.mark.parametrize(("values", "expected"), SQLD_BYTES.items())
def test_the_bytes_are_those_of_sqld(values, expected):
    assert vector8.encode(values).hex().upper() == expected


@pytest.mark.parametrize(("step", "expected"), SQLD_SAW_SHA256.items())
def test_256_dimensions_are_the_267_bytes_of_sqld(step, expected):
    blob = vector8.encode(saw(step))
    assert (len(blob), hashlib.sha256(blob).hexdigest()) == (267, expected)


@pytest.mark.parametrize(
    ("left", "right", "distance"),
    [*SQLD_DISTANCES, *((saw(a), saw(b), distance) for a, b, distance in SQLD_SAW_DISTANCES)],
)
def test_one_minus_cosine_is_the_distance_of_sqld(left, right, distance):
    found = vector8.cosine(vector8.encode(left), vector8.encode(right))
    assert 1 - found == pytest.approx(distance, abs=5e-7)


def test_padding_that_another_writer_left_undefined_changes_nothing():
    clean = vector8.encode([1, 2, -3])
    dirty = clean[:3] + b"\xef" + clean[4:]
    assert vector8.decode(dirty) == vector8.decode(clean)
    assert vector8.cosine(dirty, dirty) == vector8.cosine(clean, clean)


@given(st.lists(st.floats(-1000, 1000, width=32), min_size=1, max_size=40))
def test_a_value_reads_back_within_half_a_step(values):
    decoded = vector8.decode(vector8.encode(values))
    half_step = (max(values) - min(values)) / 255 / 2
    largest = max(map(abs, values))
    assert len(decoded) == len(values)
    for value, read in zip(values, decoded, strict=True):
        assert abs(value - read) <= half_step * 1.001 + largest * 1e-6


@given(
    st.lists(st.floats(-10, 10, width=32), min_size=8, max_size=8),
    st.lists(st.floats(-10, 10, width=32), min_size=8, max_size=8),
)
def test_cosine_equals_the_one_of_the_decoded_values(left, right):
    a, b = vector8.encode(left), vector8.encode(right)
    x, y = vector8.decode(a), vector8.decode(b)
    lengths = math.hypot(*x) * math.hypot(*y)
    expected = sum(p * q for p, q in zip(x, y, strict=True)) / lengths if lengths else 0.0
    if lengths > 1e-12:
        assert vector8.cosine(a, b) == pytest.approx(expected, abs=1e-5)


def test_a_query_answers_like_cosine():
    query = vector8.Query(vector8.encode(saw(37)))
    other = vector8.encode(saw(11))
    assert query.cosine(other) == vector8.cosine(query.blob, other)


def test_a_vector_without_length_is_similar_to_nothing():
    zero, some = vector8.encode([0, 0, 0]), vector8.encode([1, 2, 3])
    assert vector8.cosine(zero, some) == vector8.cosine(some, zero) == 0.0
    assert vector8.cosine(zero, zero) == 0.0


def test_constant_vectors_point_the_same_way():
    ones, halves = vector8.encode([1, 1, 1]), vector8.encode([0.5, 0.5, 0.5])
    assert vector8.cosine(ones, halves) == pytest.approx(1.0)
    assert vector8.cosine(ones, vector8.encode([-2, -2, -2])) == pytest.approx(-1.0)


@pytest.mark.parametrize("size", [1, 2, 3, 4, 5, 256, 257, 384])
def test_dimensions_are_read_from_the_bytes(size):
    assert vector8.dimensions(vector8.encode([0.5] * size)) == size


@pytest.mark.parametrize("values", [[], [math.nan, 1], [1, math.nan], [math.inf, 1], [3e38, -3e38]])
def test_values_that_float32_cannot_hold_are_refused(values):
    with pytest.raises(vector8.InvalidVector):
        vector8.encode(values)


@pytest.mark.parametrize(
    "blob", [b"", b"\x04", bytes(267), bytes(266) + b"\x04\x04", bytes(16), b"\0" * 12 + b"\4"]
)
def test_bytes_that_are_no_vector_are_refused(blob):
    with pytest.raises(vector8.InvalidVector):
        vector8.dimensions(blob)


def test_vectors_of_different_dimensions_are_never_compared():
    with pytest.raises(vector8.InvalidVector):
        vector8.cosine(vector8.encode([1, 2, 3]), vector8.encode([1, 2, 3, 4]))
