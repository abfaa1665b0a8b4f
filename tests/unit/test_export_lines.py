"""A memory as a line and back, and lines of any bytes."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kumbuka.errors import InvalidRequest
from kumbuka.memory.export_lines import line_of, memory_of_line
from kumbuka.memory.json_lines import json_lines
from kumbuka.memory.json_values import BadLine, Value
from kumbuka.memory.model import MAX_TIMES, Memory, MemoryType, Place
from kumbuka.memory.times import iso, parse_iso

LEAST, MOST = -62_135_596_800_000, 253_402_300_799_999
ID = "7d9f0a52-7f0e-4b1c-9d57-3b8f0f3e6c11"
TIMES = st.integers(LEAST, MOST)
IDS = st.none() | st.text(min_size=1, max_size=256)
FILLED = st.text(min_size=1, max_size=200).filter(str.strip)
LEAF = st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.text(max_size=20)


def with_(begun: int) -> Callable[[list[int]], tuple[int, ...]]:
    return lambda times: tuple(sorted([begun, *times]))


@st.composite
def memories(draw: st.DrawFn) -> Memory:
    begun, ended = sorted([draw(TIMES), draw(TIMES)])
    is_past = draw(st.booleans())
    return Memory(
        memory_id=str(draw(st.uuids())),
        place=Place(draw(st.text(min_size=1, max_size=256)), draw(IDS), draw(IDS)),
        type=draw(st.sampled_from(MemoryType)),
        key=draw(FILLED),
        content=draw(FILLED),
        metadata=draw(st.dictionaries(st.text(max_size=9), LEAF | st.lists(LEAF), max_size=4)),
        created_at=draw(TIMES),
        updated_at=draw(TIMES),
        last_confirmed_at=draw(TIMES),
        valid_from=begun,
        times_confirmed=draw(st.integers(1, 2**53 - 1)),
        expires_at=draw(st.none() | TIMES),
        superseded_at=ended if is_past else None,
        superseded_by=ID if is_past and draw(st.booleans()) else None,
        archived_at=draw(st.none() | TIMES),
        pinned=draw(st.booleans()),
        shared=draw(st.booleans()),
        access_count=draw(st.integers(0, 2**53 - 1)),
        last_accessed_at=draw(st.none() | TIMES),
        said_at=draw(st.just(()) | st.lists(TIMES, max_size=MAX_TIMES - 1).map(with_(begun))),
        thread=draw(st.none() | st.integers(0, 2**48 - 1)),
    )


@given(memories())
def test_every_memory_comes_back_as_it_was(memory: Memory) -> None:
    line = line_of(memory)
    assert line.count(b"\n") == 1
    (found,) = json_lines([line])
    assert isinstance(found, Value)
    assert memory_of_line(found.value) == memory


@given(TIMES)
def test_a_time_is_exact_to_the_millisecond_in_every_year(at: int) -> None:
    assert parse_iso(iso(at)) == at


LINE: dict[str, Any] = {
    "id": ID, "type": "factual", "key": "k", "content": "c",
    "createdAt": "2026-11-30T12:00:00.001Z", "validFrom": "2026-11-30T12:00:00Z",
}  # fmt: skip


def test_what_a_line_leaves_out_is_as_in_a_memory_said_once() -> None:
    memory = memory_of_line(LINE)
    assert memory.place == Place("")
    assert memory.updated_at == memory.created_at == memory.valid_from + 1
    assert (memory.last_confirmed_at, memory.times_confirmed) == (memory.valid_from, 1)
    assert memory_of_line(json.loads(line_of(replace(memory, place=Place("ana"))))) == replace(
        memory, place=Place("ana")
    )


DEEP: Any = []
for _ in range(40):
    DEEP = [DEEP]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("id", ID[:-1]), ("id", None), ("id", ID.replace("-", "")), ("type", ["factual"]),
        ("type", {}), ("key", ""), ("key", "k" * 201), ("content", " "), ("content", 1),
        ("createdAt", 1), ("createdAt", None), ("createdAt", "0000-01-01"),
        ("validFrom", "9" * 999),
        ("validFrom", "0001-01-01T00:00:00+23:00"), ("expiresAt", ""), ("metadata", []),
        ("metadata", {"a": DEEP}), ("metadata", {"a": "x" * 40_000}), ("pinned", None),
        ("timesConfirmed", 0), ("timesConfirmed", True), ("timesConfirmed", 2**60),
        ("accessCount", 1.0), ("saidAt", ["2026-11-30T12:00:00Z", "2026-11-29T12:00:00Z"]),
        ("saidAt", ["2026-11-30T12:00:00Z"] * 33), ("saidAt", "x"),
        ("saidAt", ["2026-11-30T12:00:01Z"]), ("thread", 2**48),
        ("userId", "u" * 257), ("userId", "\ud800"), ("supersededBy", ID), ("x" * 999, 1),
    ],
)  # fmt: skip
def test_a_wrong_value_is_refused_by_its_field(name: str, value: Any) -> None:
    with pytest.raises(InvalidRequest) as refused:
        memory_of_line({**LINE, name: value})
    assert [problem.field for problem in refused.value.details] == [name[:256]]


@given(st.binary(), st.integers(1, 7))
def test_any_bytes_are_lines_however_they_come(data: bytes, size: int) -> None:
    pieces = [data[at : at + size] for at in range(0, len(data), size)]
    assert list(json_lines(pieces)) == list(json_lines([data]))


def test_a_broken_line_costs_itself_alone() -> None:
    data = b'\xef\xbb\xbf{\n\n"a"\r\n[1\n' + b"[" * 100_000 + b"\n\xff\n" + b"1" * 5000 + b"\n2"
    found = list(json_lines([data], max_bytes=200_000))
    assert [one.line for one in found] == [1, 3, 4, 5, 6, 7, 8]
    assert [isinstance(one, BadLine) for one in found] == [True, False] + [True] * 4 + [False]


def test_a_line_that_is_too_long_is_not_held() -> None:
    pieces = (b"x" * 1000 for _ in range(10_000))
    assert list(json_lines([*pieces, b"\n1"], max_bytes=5000)) == [
        BadLine(1, "is longer than 5,000 bytes"),
        Value(2, 1),
    ]


def test_a_chat_loads_neither_export_nor_import() -> None:
    code = "import sys, kumbuka.api.chat_function, kumbuka.usecases.answer; print(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(ran.stdout.split())
    assert "kumbuka.usecases.answer" in loaded
    parts = {"memory.export_lines", "memory.taking_in", "memory.json_lines", "api.portability"}
    parts |= {"usecases.export_memories", "usecases.import_memories"}
    assert not loaded & {f"kumbuka.{part}" for part in parts}
