"""JSON out of a stream: lines, documents over many lines, lists of any length."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Any

import pytest
from kumbuka.memory.json_values import BadLine, Value, json_values

ODD = [
    {"a": 'quoted " and \\ and [ , ] { }'},
    ["x", ["y", {}], []],
    {"é": "漢\n字", "n": 1.5, "b": None},
    7,
    "text, with ] comma",
    {},
]


def in_pieces(data: bytes, size: int) -> Iterator[bytes]:
    return (data[start : start + size] for start in range(0, len(data), size))


def read(data: bytes | str, size: int = 7, **options: Any) -> list[Value | BadLine]:
    raw = data.encode() if isinstance(data, str) else data
    return list(json_values(in_pieces(raw, size), **options))


def values(data: bytes | str, size: int = 7) -> list[Any]:
    found = read(data, size)
    assert not [bad for bad in found if isinstance(bad, BadLine)]
    return [known.value for known in found if isinstance(known, Value)]


@pytest.mark.parametrize("size", [1, 2, 3, 5, 64, 10_000])
@pytest.mark.parametrize("ascii_only", [True, False])
def test_values_come_a_line_or_from_a_list_in_any_pieces(size: int, ascii_only: bool) -> None:
    lines = "\r\n".join(json.dumps(odd, ensure_ascii=ascii_only) for odd in ODD[2:])
    assert values(lines, size) == ODD[2:]
    for indent in (None, 2):
        whole = json.dumps(ODD, ensure_ascii=ascii_only, indent=indent)
        found = values(whole, size)
        assert found == ([ODD] if indent is None else ODD)


def test_a_list_that_is_too_long_to_hold_is_read_element_by_element() -> None:
    found = read(json.dumps(ODD * 20), 11, max_bytes=100)
    assert [known.value for known in found if isinstance(known, Value)] == ODD * 20
    assert all(isinstance(known, Value) and known.is_element for known in found)


def test_an_object_over_many_lines_is_one_value_and_others_may_follow() -> None:
    pretty = json.dumps(ODD[0], indent=2) + "\n" + json.dumps({"b": [1, {}]}, indent=1)
    found = read(pretty)
    assert [known.value for known in found if isinstance(known, Value)] == [ODD[0], {"b": [1, {}]}]
    assert [known.line for known in found] == [1, 4]


def test_a_mark_at_the_start_and_blank_lines_are_nothing() -> None:
    assert values(b'\xef\xbb\xbf\n\n{"a": 1}\n\n  \n{"a": 2}') == [{"a": 1}, {"a": 2}]
    assert read("") == read(" \n\n") == []


def test_a_bad_line_is_told_and_loses_nothing_else() -> None:
    data = b'{"a": 1}\n{"a": \n\xff\xfe\n{"a": "unclosed}\n[1, 2\n{"a": 2}\n' + b"9" * 5000 + b"\n3"
    found = read(data)
    assert [known.value for known in found if isinstance(known, Value)] == [{"a": 1}, {"a": 2}, 3]
    bad = [(known.line, known.reason) for known in found if isinstance(known, BadLine)]
    assert [line for line, _ in bad] == [2, 3, 4, 5, 7]
    assert bad[1][1] == "is not UTF-8"
    assert all("unclosed" not in reason for _, reason in bad)


@pytest.mark.parametrize("first", ['{"a": ', '{"a": "x', '{"a": {', "nonsense", "[1, 2"])
def test_a_first_line_that_is_broken_loses_nothing_else(first: str) -> None:
    found = read(f'{first}\n{{"a": 2}}\n{{"a": 3}}\n')
    good = [known.value for known in found if isinstance(known, Value)]
    if first.startswith("["):
        assert [type(known) for known in found].count(BadLine) >= 1
    else:
        assert good == [{"a": 2}, {"a": 3}]
        assert [known.line for known in found if isinstance(known, BadLine)] == [1]


def test_lines_of_a_list_are_counted() -> None:
    found = read('\n[\n\n {"a": 1},\n {"a": \n2}, {"b"},\n\n 3\n]\n{"after": 1}\n')
    assert [(known.line, getattr(known, "value", None)) for known in found] == [
        (4, {"a": 1}),
        (5, {"a": 2}),
        (6, None),
        (8, 3),
        (10, {"after": 1}),
    ]


def test_an_element_with_an_open_string_spoils_no_other_line() -> None:
    found = read('[\n{"a": 1},\n{"a": "open},\n{"a": 3}\n]')
    assert isinstance(found[0], Value)
    assert found[1:] and any(isinstance(known, BadLine) for known in found)


def test_a_list_that_ends_early_gives_what_it_has() -> None:
    found = read('[\n{"a": 1},\n{"a": 2}')
    assert [known.value for known in found if isinstance(known, Value)] == [{"a": 1}, {"a": 2}]
    assert found[-1] == BadLine(3, "the list is not closed")


def test_what_is_too_long_is_told_and_passed_over() -> None:
    long = json.dumps({"a": "x" * 500})
    for data in (f'{{"b": 1}}\n{long}\n{{"c": 1}}\n', f'[{{"b": 1}},\n{long},\n{{"c": 1}}]'):
        found = read(data, 50, max_bytes=100)
        assert [getattr(known, "value", None) for known in found] == [{"b": 1}, None, {"c": 1}]
        assert found[1] == BadLine(2, "is longer than 100 bytes")


def test_deep_nesting_is_told() -> None:
    (bad,) = read("[" * 200_000 + "\n", 65_536)[:1]
    assert isinstance(bad, BadLine)


@pytest.mark.parametrize("unit", ['"', "[", "{", "\\", ",", '"\\', "\n[", '{"a":\n', " "])
def test_the_time_is_linear_in_the_bytes(unit: str) -> None:
    started = time.process_time()
    for start in ("", "[", "{\n"):
        read(start + unit * (60_000 // len(unit)), 65_536)
    assert time.process_time() - started < 5
