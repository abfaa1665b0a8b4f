"""Logs in the shapes that people have them in, and which turns their messages are."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

import pytest
from kumbuka.memory.json_values import BadLine
from kumbuka.memory.logged_turns import LoggedTurns
from kumbuka.memory.message_logs import LeftOut, Logged, LoggedMessage, read_log, time_of
from kumbuka.memory.model import Place
from kumbuka.memory.times import parse_iso

ANA = Place("ana")
NOON = 1_796_040_000_000


def user(text: Any, **more: Any) -> dict[str, Any]:
    return {"role": "user", "content": text, **more}


def assistant(text: Any, **more: Any) -> dict[str, Any]:
    return {"role": "assistant", "content": text, **more}


def choices(text: str) -> list[dict[str, Any]]:
    return [{"index": 0, "message": assistant(text)}, {"index": 1, "message": assistant("other")}]


def log(*values: Any) -> list[Logged]:
    return list(read_log(json.dumps(value).encode() + b"\n" for value in values))


def document(value: Any, indent: int | None = 1) -> list[Logged]:
    return list(read_log([json.dumps(value, indent=indent).encode()]))


def said(found: Iterable[Logged]) -> list[tuple[str, str]]:
    return [(known.role, known.text) for known in found if isinstance(known, LoggedMessage)]


def only(found: list[Logged]) -> LoggedMessage:
    (message,) = found
    assert isinstance(message, LoggedMessage)
    return message


def test_a_message_a_line() -> None:
    message = only(
        log(user("Hello there", name="Eva", created_at=1_796_040_000, session_id="s", user="u"))
    )
    assert (message.role, message.text, message.name, message.line) == (
        "user", "Hello there", "Eva", 1,
    )  # fmt: skip
    assert (message.said_at, message.has_own_time) == (NOON, True)
    assert (message.session_id, message.user_id, message.conversation) == ("s", "u", None)


@pytest.mark.parametrize(
    "line",
    [
        {"messages": [user("Why?"), assistant("Because.")]},
        {"messages": [user("Why?")], "response": {"choices": choices("Because.")}},
        {"messages": [user("Why?")], "choices": choices("Because.")},
        {"messages": [user("Why?")], "response": "Because."},
        {"messages": [user("Why?")], "response": assistant("Because.")},
        {"messages": [user("Why?")], "response": {"message": {"content": "Because."}}},
        {"request": {"messages": [user("Why?")]}, "response": {"choices": choices("Because.")}},
        {
            "request": {"messages": [user("Why?")]},
            "response": {"status_code": 200, "body": {"choices": choices("Because.")}},
        },
    ],
)
def test_a_conversation_a_line_with_its_answer(line: dict[str, Any]) -> None:
    assert said(log(line)) == [("user", "Why?"), ("assistant", "Because.")]


@pytest.mark.parametrize("indent", [None, 1])
def test_one_document_of_messages_or_of_conversations(indent: int | None) -> None:
    one = [user("Why?"), assistant("Because.")]
    wanted = [("user", "Why?"), ("assistant", "Because.")]
    assert said(document(one, indent)) == wanted
    assert said(document({"messages": one}, indent)) == wanted
    for many in ([one, one], [{"messages": one}, {"messages": one}]):
        found = document(many, indent)
        assert said(found) == wanted * 2
        lists = [known.conversation for known in found if isinstance(known, LoggedMessage)]
        assert lists[0] == lists[1] != lists[2] == lists[3]


def test_what_a_request_says_holds_for_its_messages() -> None:
    found = log(
        {
            "timestamp": "2026-11-30T12:00:00Z",
            "request": {"messages": [user("Why?", time=7)], "user": "u", "session_id": 5},
            "response": {"created": 9, "choices": choices("Because.")},
        },
        {"messages": [user("When?")], "response": {"created": 9, "choices": choices("Now.")}},
    )
    whys = [known for known in found if isinstance(known, LoggedMessage)]
    assert [known.said_at for known in whys] == [7000, NOON, 9000, 9000]
    assert [known.has_own_time for known in whys] == [True, False, False, False]
    assert {(known.user_id, known.session_id) for known in whys[:2]} == {("u", "5")}
    assert whys[2].session_id is None


def test_a_message_may_be_wrapped_in_an_event() -> None:
    event = {"type": "message", "timestamp": "2026-11-30T12:00:00Z", "message": user("Hello there")}
    message = only(log(event))
    assert (message.text, message.said_at, message.has_own_time) == ("Hello there", NOON, True)


def test_parts_are_their_texts() -> None:
    parts = [
        {"type": "text", "text": "What is"},
        {"type": "image_url", "image_url": {"url": "data:image/png;base64,AAAA"}},
        {"type": "input_text", "text": "this?"},
        {"type": "text", "text": None},
        None,
    ]
    assert only(log(user(parts))).text == "What is\nthis?"


def test_what_no_side_said_is_left_out_by_reason() -> None:
    silent = [
        {"role": "system", "content": "Be brief."},
        {"role": "developer", "content": "Be kind."},
        {"role": "tool", "content": "42", "tool_call_id": "x"},
        assistant(None, tool_calls=[{"id": "x"}]),
        user([{"type": "image_url", "image_url": {}}]),
        user("  "),
    ]
    reasons = ["system", "developer", "tool", "no_text", "no_text", "no_text"]
    assert log({"messages": silent}) == [LeftOut(1, reason) for reason in reasons]


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (7, "is no object"),
        ({"content": "x"}, "holds neither role nor messages"),
        ({"messages": []}, "messages must be a list"),
        ({"messages": "x"}, "messages must be a list"),
        ({"request": 7}, "messages must be a list"),
        ({"role": "wizard", "content": "x"}, "role must be one of user, assistant, system"),
        ({"role": ["user"], "content": "x"}, "role must be one of"),
        (user(7), "content must be"),
        (user("x", created_at="noon"), "created_at must be seconds"),
        (user("x", timestamp=True), "timestamp must be seconds"),
        (user("x", time=-5), "time must be from 1970"),
        (user("x", time=1e300), "time must be from 1970"),
        (user("x", time=10**400), "time must be seconds"),
        (user("x", user={"id": 1}), "user must be a text"),
        (user("x", session_id="s" * 257), "session_id is too long"),
        (user("x", session_id="\ud800"), "session_id is not a text"),
        ({"messages": [user("x")], "time": "noon"}, "time must be seconds"),
        ([[[user("x")]]], "[0] is no object"),
    ],
)
def test_a_bad_line_is_told_by_number_and_reason_and_loses_no_other(line: Any, reason: str) -> None:
    found = log(user("before"), line, user("after"))
    assert said(found) == [("user", "before"), ("user", "after")]
    (bad,) = [known for known in found if isinstance(known, BadLine)]
    assert bad.line == 2
    assert bad.reason.startswith(reason)


def test_a_bad_message_of_a_conversation_loses_no_other() -> None:
    found = log({"messages": [user("one"), 7, user(7), user("two")]})
    assert said(found) == [("user", "one"), ("user", "two")]
    reasons = [known.reason for known in found if isinstance(known, BadLine)]
    assert [reason.split()[0] for reason in reasons] == ["messages[1]", "messages[2]"]


@pytest.mark.parametrize(
    ("value", "millis"),
    [
        (1_796_040_000, NOON),
        (1_796_040_000.25, NOON + 250),
        (NOON, NOON),
        ("1796040000", NOON),
        ("1796040000000", NOON),
        ("2026-11-30T12:00:00Z", NOON),
        (" 2026-11-30 12:00 ", NOON),
        ("2026-11-30T13:00:00+01:00", NOON),
        (0, 0),
    ],
)
def test_times_are_seconds_milliseconds_or_iso(value: Any, millis: int) -> None:
    assert time_of(value, "time") == millis
    assert parse_iso("2026-11-30T12:00:00Z") == NOON


# --- turns


def turns(found: Iterable[Logged], place: Place = ANA) -> list[str]:
    named = LoggedTurns()
    return [named.turn(known, place).turn_id for known in found if isinstance(known, LoggedMessage)]


def test_a_growing_conversation_names_each_message_once() -> None:
    grown = [user("Why?"), assistant("Because."), user("And then?"), assistant("Then nothing.")]
    lines = [
        {"messages": [{"role": "system", "content": f"It is {n}."}, *grown[:n]],
         "response": {"choices": choices(str(grown[n]["content"]))}}
        for n in (1, 3)
    ]  # fmt: skip
    names = turns(log(*lines))
    assert len(names) == 6
    assert len(set(names)) == 4
    assert names[:2] == names[2:4]
    assert turns(log(*lines)) == names
    assert turns(log({"messages": grown})) == names[2:]
    parts = [
        {**message, "content": [{"type": "text", "text": message["content"]}]} for message in grown
    ]
    assert turns(log({"messages": parts})) == names[2:]


def test_the_same_words_are_another_turn_elsewhere_in_the_conversation() -> None:
    names = turns(log(user("Again, please"), assistant("Once."), user("Again, please")))
    assert len(set(names)) == 3


def test_a_message_with_its_own_time_is_known_by_it_wherever_the_log_begins() -> None:
    whole = [user(f"Line {n}", time=n) for n in range(5)]
    assert turns(log(*whole[2:])) == turns(log(*whole))[2:]
    assert len(set(turns(log(user("Line", time=1), user("Line", time=2))))) == 2


def conversations(found: Iterable[Logged]) -> list[str]:
    named = LoggedTurns()
    return [
        named.turn(known, ANA).conversation for known in found if isinstance(known, LoggedMessage)
    ]


def test_a_conversation_is_known_by_what_the_user_said_first() -> None:
    hello = assistant("Hello, how can I help?")
    found = log(
        {"messages": [hello, user("Why?")]},
        {"messages": [hello, user("When?")]},
        {"messages": [hello, user("Why?"), assistant("Because.")]},
    )
    first, _, second, _, third, *_ = conversations(found)
    assert first == third != second


def test_lines_without_a_session_are_one_conversation() -> None:
    assert len(set(conversations(log(user("one"), assistant("two"), user("three"))))) == 1


def test_a_message_without_a_time_was_said_when_the_one_before_it_was() -> None:
    named = LoggedTurns()
    found = log(user("one"), user("two", time=5), user("three"))
    times = [named.turn(known, ANA).said_at for known in found if isinstance(known, LoggedMessage)]
    assert times == [None, 5000, 5000]


def test_only_so_many_conversations_are_kept_in_mind() -> None:
    named = LoggedTurns(max_conversations=2)
    message = LoggedMessage("user", "Hello again", 1)
    places = [Place("ana", None, f"s{n}") for n in range(3)]
    first = [named.turn(message, place).turn_id for place in places]
    again = [named.turn(message, place).turn_id for place in (places[2], places[0])]
    assert again[0] != first[2]
    assert again[1] == first[0]
