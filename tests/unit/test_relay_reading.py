"""Where a stream stands and what it says, however it is cut."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kumbuka.api.chat_answer_text import StreamedAnswer, WholeAnswer
from kumbuka.api.chat_sse import DoneFinder, EventBoundary
from kumbuka.memory.turns import MAX_TEXT_BYTES

from tests.fakes.scripted_upstream import (
    Step,
    delta,
)


def in_pieces(data: bytes, size: int) -> list[Step]:
    return [data[at : at + size] for at in range(0, len(data), size)]


def cuts(data: bytes, places: list[int]) -> Iterator[bytes]:
    marks = [0, *sorted(place % (len(data) + 1) for place in places), len(data)]
    return (data[a:b] for a, b in pairwise(marks))


LINES = [b"data: [DONE]", b"data:[DONE]", b"data: [DON", b"data: [", b"data", b"x[DONE]", b"", b"["]


@given(
    st.lists(st.sampled_from(LINES), max_size=6),
    st.sampled_from([b"\n", b"\r\n", b"\r"]),
    st.lists(st.integers(0, 200), max_size=6),
)
def test_done_is_found_at_the_same_place_however_the_stream_is_cut(
    lines: list[bytes], newline: bytes, places: list[int]
) -> None:
    data = newline.join(lines) + newline
    finder, ready, found = DoneFinder(), b"", None
    for piece in cuts(data, places):
        if found is not None:
            found += piece
            continue
        now, found = finder.feed(piece)
        ready += now
    at, expected = 0, None
    for line in lines:
        if line.endswith(b":[DONE]") or line.endswith(b": [DONE]"):
            expected = at + line.index(b"[")
            break
        at += len(line) + len(newline)
    if expected is None:
        assert found is None
        assert ready + finder.rest() == data
    else:
        assert (ready, found) == (data[:expected], data[expected:])


@given(st.binary(max_size=60), st.lists(st.integers(0, 60), max_size=5))
def test_boundaries_do_not_depend_on_the_cuts(data: bytes, places: list[int]) -> None:
    whole, pieces = EventBoundary(), EventBoundary()
    if data:
        whole.saw(data)
    for piece in cuts(data, places):
        pieces.saw(piece)
    assert whole.is_between_events == pieces.is_between_events


@pytest.mark.parametrize("size", [1, 7, 10_000])
@pytest.mark.parametrize("newline", [b"\n", b"\r\n"])
def test_the_words_of_the_first_choice_are_collected(size: int, newline: bytes) -> None:
    stream = (delta("He") + delta("llo ünd ") + b"data: {broken\n\n" + delta("bye")).replace(
        b"\n", newline
    )
    other = b'data: {"choices":[{"index":1,"delta":{"content":"no"}}]}\n\ndata: {"choices":[]}\n\n'
    answer = StreamedAnswer()
    for piece in in_pieces(stream + other + b"data: [DONE]\n\n", size):
        assert isinstance(piece, bytes)
        answer.saw(piece)
    assert answer.text() == "Hello ünd bye"


def test_collected_words_are_bounded() -> None:
    answer = StreamedAnswer()
    for number in range(3000):
        answer.saw(delta(f"{number:0100}"))
    text = answer.text()
    assert text is not None
    assert MAX_TEXT_BYTES <= len(text) < MAX_TEXT_BYTES + 200
    assert text.endswith("2999")


def test_an_event_without_end_is_not_kept() -> None:
    answer = StreamedAnswer()
    for _ in range(300):
        answer.saw(b"x" * 10_000)
    answer.saw(b"\n\n" + delta("after"))
    assert answer.text() == "after"


@pytest.mark.parametrize(
    ("body", "text"),
    [
        (b'{"choices":[{"index":0,"message":{"content":"Hi"}}]}', "Hi"),
        (b'{"choices":[{"index":0,"message":{"content":null,"tool_calls":[]}}]}', None),
        (b"not json", None),
        (b'{"choices":{}}', None),
        (b"[]", None),
    ],
)
def test_the_words_of_an_answer_in_one_piece(body: bytes, text: str | None) -> None:
    answer = WholeAnswer()
    answer.saw(body[:5])
    answer.saw(body[5:])
    assert answer.text() == text
