"""Messages out of logs in the OpenAI shape.

A line of a log is one message (`{"role", "content", …}`), a conversation (`{"messages": […]}`, as
for fine-tuning), or a request and what was answered (`{"request": {"messages"}, "response":
{"choices"}}`, both also at the top). A file may also be one JSON document: such an object, or a
list of messages or of conversations.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from kumbuka.errors import InvalidRequest
from kumbuka.memory.json_values import MAX_VALUE_BYTES, BadLine, Value, json_values
from kumbuka.memory.keys import check_id
from kumbuka.memory.model import Millis
from kumbuka.memory.times import parse_iso

SPEAKING_ROLES = ("user", "assistant")
SILENT_ROLES = ("system", "developer", "tool", "function")
TEXT_PARTS = ("text", "input_text", "output_text")

TIME_FIELDS = ("created_at", "timestamp", "time")
SESSION_FIELDS = ("session_id", "sessionId", "conversation_id")
USER_FIELDS = ("userId", "user_id", "safety_identifier", "user")

LAST_INSTANT = 253_402_300_799_999
"""The end of the year 9999, in milliseconds."""
_SECONDS_BELOW = 100_000_000_000
"""As seconds the year 5138, as milliseconds 1973: a number below it counts seconds."""
_NUMBER = re.compile(r"\d{1,20}(?:\.\d{1,9})?")


@dataclass(frozen=True, slots=True)
class LoggedMessage:
    role: str
    """`user` or `assistant`."""
    text: str
    line: int = 0
    """Where it stands in its log, from 1."""
    name: str | None = None
    said_at: Millis | None = None
    has_own_time: bool = False
    """The time stands at the message, and not at the request that it was part of."""
    user_id: str | None = None
    session_id: str | None = None
    conversation: int | None = None
    """Number of the list of messages that it is part of; None for one on a line of its own."""
    opening: str | None = None
    """What the user said first in that list, where it is known."""


@dataclass(frozen=True, slots=True)
class LeftOut:
    """A message without anything that a side said."""

    line: int
    reason: str
    """`system`, `developer`, `tool`, `function`, or `no_text`."""


Logged = LoggedMessage | LeftOut | BadLine


def read_log(chunks: Iterable[bytes], max_bytes: int = MAX_VALUE_BYTES) -> Iterator[Logged]:
    """Every message of a log, in order. Bounded in memory; bad lines are told, and not raised."""
    reader = _Reader()
    for found in json_values(chunks, max_bytes):
        if isinstance(found, BadLine):
            yield found
        else:
            yield from reader.messages(found)


@dataclass(frozen=True, slots=True)
class _Circumstances:
    """What is known of a message by what it is part of."""

    said_at: Millis | None = None
    user_id: str | None = None
    session_id: str | None = None
    conversation: int | None = None
    opening: str | None = None


ALONE = _Circumstances()
WHOLE_FILE = _Circumstances(conversation=0)


class _Reader:
    def __init__(self) -> None:
        self._lists = 0
        """Lists of messages so far; 0 is a list that is the whole file."""

    def messages(self, found: Value) -> Iterator[Logged]:
        value, line = found.value, found.line
        try:
            if isinstance(value, list):
                yield from self._of_list(value, line, holds_lists=not found.is_element)
            else:
                yield from self._of(value, line, WHOLE_FILE if found.is_element else ALONE)
        except ValueError as error:
            yield BadLine(line, str(error))

    def _of(self, value: Any, line: int, around: _Circumstances) -> Iterator[Logged]:
        if not isinstance(value, dict):
            raise ValueError("is no object")
        if "messages" in value or "request" in value:
            yield from self._of_exchange(value, line)
        elif "role" in value:
            yield _message(value, line, around)
        elif isinstance(value.get("message"), dict):  # as sessions are logged: events around it
            yield _message({**value, **value["message"]}, line, around)
        else:
            raise ValueError("holds neither role nor messages")

    def _of_list(self, values: Sequence[Any], line: int, *, holds_lists: bool) -> Iterator[Logged]:
        self._lists += 1
        around = _Circumstances(conversation=self._lists, opening=_opening(values))
        for position, value in enumerate(values):
            try:
                if isinstance(value, list) and holds_lists:
                    yield from self._of_list(value, line, holds_lists=False)
                else:
                    yield from self._of(value, line, around)
            except ValueError as error:
                yield BadLine(line, f"[{position}] {error}")

    def _of_exchange(self, value: Mapping[str, Any], line: int) -> Iterator[Logged]:
        request = value.get("request")
        request = request if isinstance(request, dict) else {}
        messages = value.get("messages", request.get("messages"))
        if not isinstance(messages, list) or not messages:
            raise ValueError("messages must be a list of at least one message")
        self._lists += 1
        around = replace(
            _circumstances(value, request), conversation=self._lists, opening=_opening(messages)
        )
        for position, message in enumerate(messages):
            try:
                yield _message(message, line, around)
            except ValueError as error:
                yield BadLine(line, f"messages[{position}] {error}")
        answer = _answer(value)
        if answer is not None:
            yield _message(answer, line, around)


def _opening(messages: Sequence[Any]) -> str | None:
    for message in messages:
        if isinstance(message, dict) and message.get("role") == "user":
            try:
                return _text(message.get("content"))
            except ValueError:
                continue
    return None


def _circumstances(value: Mapping[str, Any], request: Mapping[str, Any]) -> _Circumstances:
    times = (_time(value), _time(request), _answered_at(value))
    return _Circumstances(
        next((at for at in times if at is not None), None),
        _id(value, USER_FIELDS) or _id(request, USER_FIELDS),
        _id(value, SESSION_FIELDS) or _id(request, SESSION_FIELDS),
    )


def _message(value: Any, line: int, around: _Circumstances) -> LoggedMessage | LeftOut:
    if not isinstance(value, dict):
        raise ValueError("is no object")
    role = value.get("role")
    if role in SILENT_ROLES:
        return LeftOut(line, role)
    if role not in SPEAKING_ROLES:
        raise ValueError(f"role must be one of {', '.join(SPEAKING_ROLES + SILENT_ROLES)}")
    text = _text(value.get("content"))
    if not text.strip():
        return LeftOut(line, "no_text")
    name, own_time = value.get("name"), _time(value)
    own_session = _id(value, SESSION_FIELDS)
    return LoggedMessage(
        role=role,
        text=text,
        line=line,
        name=name if isinstance(name, str) else None,
        said_at=around.said_at if own_time is None else own_time,
        has_own_time=own_time is not None,
        user_id=_id(value, USER_FIELDS) or around.user_id,
        session_id=own_session or around.session_id,
        # One that names its session stands for itself, in a list too.
        conversation=around.conversation if own_session is None else None,
        opening=around.opening,
    )


def _text(content: Any) -> str:
    if content is None or isinstance(content, str):
        return content or ""
    if not isinstance(content, list):
        raise ValueError("content must be a text or a list of parts")
    return "\n".join(filter(None, map(_part, content)))


def _part(part: Any) -> str:
    """Images, files and anything else that is no text add nothing."""
    if isinstance(part, str):
        return part
    text = part.get("text") if isinstance(part, dict) and part.get("type") in TEXT_PARTS else None
    return text if isinstance(text, str) else ""


# --- answers --------------------------------------------------------------------------------------


def _answer(value: Mapping[str, Any]) -> dict[str, Any] | None:
    """The first choice's message, wherever the log keeps it; None where there is no answer."""
    response = value.get("response", value)
    if isinstance(response, str):
        return {"role": "assistant", "content": response}
    if isinstance(response, dict) and isinstance(response.get("body"), dict):
        response = response["body"]  # as in the answers of batches
    if not isinstance(response, dict):
        return None
    choices = response.get("choices")
    first = choices[0] if isinstance(choices, list) and choices else response
    message = first.get("message") if isinstance(first, dict) else None
    if isinstance(message, dict):
        return {"role": "assistant", **message}
    is_message = response is not value and response.get("role") == "assistant"
    return response if is_message else None


def _answered_at(value: Mapping[str, Any]) -> Millis | None:
    """When the answer says that it was made, in the field that answers have for it."""
    response = value.get("response")
    created = response.get("created") if isinstance(response, dict) else value.get("created")
    return None if created is None else time_of(created, "created")


# --- fields ---------------------------------------------------------------------------------------


def _id(value: Mapping[str, Any], fields: Sequence[str]) -> str | None:
    for field in fields:
        held = value.get(field)
        if held is None or held == "":
            continue
        if isinstance(held, bool) or not isinstance(held, str | int):
            raise ValueError(f"{field} must be a text")
        try:
            return check_id(str(held), field)
        except InvalidRequest as error:
            raise ValueError(str(error)) from error
    return None


def _time(value: Mapping[str, Any]) -> Millis | None:
    for field in TIME_FIELDS:
        if value.get(field) is not None:
            return time_of(value[field], field)
    return None


def time_of(value: Any, field: str) -> Millis:
    """Seconds or milliseconds since 1970, as a number or in digits, or ISO 8601; without a zone it
    is UTC. Raises ValueError, which names the field."""
    try:
        at = _instant(value)
    except (ValueError, TypeError, OverflowError) as error:
        raise ValueError(f"{field} must be seconds, milliseconds or ISO 8601") from error
    if not 0 <= at <= LAST_INSTANT:
        raise ValueError(f"{field} must be from 1970 to 9999")
    return at


def _instant(value: Any) -> Millis:
    if isinstance(value, str):
        text = value.strip()
        if not _NUMBER.fullmatch(text):
            return parse_iso(text)
        value = float(text) if "." in text else int(text)
    if isinstance(value, bool) or not isinstance(value, int | float) or not math.isfinite(value):
        raise TypeError("no number")
    return round(value * 1000) if abs(value) < _SECONDS_BELOW else round(value)
