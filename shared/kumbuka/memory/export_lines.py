"""A memory as one line of an export, and back.

A line is the memory as `/api` shows it, with `saidAt` and `thread` besides: all of a row but its
vector. What is read back is checked field by field, as the API checks what a caller writes.
"""

from __future__ import annotations

import json
import uuid
from collections.abc import Callable, Mapping
from typing import Any

from kumbuka.errors import FieldProblem, InvalidRequest
from kumbuka.memory.metadata import metadata_of
from kumbuka.memory.model import (
    MAX_CONTENT_CHARACTERS,
    MAX_ID_CHARACTERS,
    MAX_KEY_CHARACTERS,
    MAX_TIMES,
    Memory,
    MemoryType,
    Millis,
    Place,
)
from kumbuka.memory.shown import memory_json
from kumbuka.memory.times import iso, parse_iso

MAX_METADATA_BYTES = 32 * 1024
"""Twice what a caller may write: learning and summaries add names of their own."""
MAX_COUNT = 2**53 - 1
"""The largest whole number that every reader of JSON keeps exactly."""
MAX_THREAD = 2**48 - 1


def line_of(memory: Memory) -> bytes:
    """UTF-8 JSON with its line end."""
    shown = memory_json(memory)
    shown |= {"saidAt": [iso(at) for at in memory.said_at], "thread": memory.thread}
    line = json.dumps(shown, ensure_ascii=False, separators=(",", ":"))
    return line.encode("utf-8", "replace") + b"\n"


def memory_of_line(value: Any) -> Memory:
    """The memory of a parsed line, of the owner that the line names.

    `id`, `type`, `key`, `content`, `createdAt` and `validFrom` are needed; what else is left out is
    what it is in a memory that was said once. Raises InvalidRequest that names every wrong field.
    """
    if not isinstance(value, dict):
        raise _refusal([FieldProblem("line", "must be a JSON object")])
    read: dict[str, Any] = {}
    problems = [FieldProblem(name, "is missing") for name in _NEEDED if name not in value]
    for name, given in value.items():
        try:
            read[name] = _reader_of(name)(given)
        except ValueError as error:
            problems.append(FieldProblem(name[:MAX_ID_CHARACTERS], str(error)))
    if not problems:
        problems = _contradictions(_memory(read))
    if problems:
        raise _refusal(problems)
    return _memory(read)


def _refusal(problems: list[FieldProblem]) -> InvalidRequest:
    return InvalidRequest("the line is not a memory", *problems)


def _memory(read: Mapping[str, Any]) -> Memory:
    created_at, valid_from = read["createdAt"], read["validFrom"]
    said_at = read.get("saidAt", ())
    last_said = said_at[-1] if said_at else valid_from
    return Memory(
        memory_id=read["id"],
        place=Place(read.get("apiKeyId") or "", read.get("userId"), read.get("sessionId")),
        type=read["type"],
        key=read["key"],
        content=read["content"],
        metadata=read.get("metadata", {}),
        created_at=created_at,
        updated_at=read.get("updatedAt", created_at),
        last_confirmed_at=read.get("lastConfirmedAt", last_said),
        valid_from=valid_from,
        times_confirmed=read.get("timesConfirmed", max(1, len(said_at))),
        expires_at=read.get("expiresAt"),
        superseded_at=read.get("supersededAt"),
        superseded_by=read.get("supersededBy"),
        archived_at=read.get("archivedAt"),
        pinned=read.get("pinned", False),
        shared=read.get("shared", False),
        access_count=read.get("accessCount", 0),
        last_accessed_at=read.get("lastAccessedAt"),
        said_at=said_at,
        thread=read.get("thread"),
    )


def _contradictions(memory: Memory) -> list[FieldProblem]:
    ended_at = memory.superseded_at
    if ended_at is not None and ended_at < memory.valid_from:
        return [FieldProblem("supersededAt", "must not be before validFrom")]
    if memory.times[0] > memory.valid_from:
        return [FieldProblem("saidAt", "must not begin after validFrom")]
    if memory.superseded_by is not None and ended_at is None:
        return [FieldProblem("supersededBy", "needs supersededAt")]
    return []


# --- one field ------------------------------------------------------------------------------------


def _reader_of(name: str) -> Callable[[Any], Any]:
    if name not in _READERS:
        raise ValueError("is not a field of a memory")
    return _READERS[name]


def _uuid(value: Any) -> str:
    try:
        if isinstance(value, str) and str(uuid.UUID(value)) == value.lower():
            return value.lower()
    except ValueError:
        pass
    raise ValueError("must be a UUID")


def _text(max_characters: int) -> Callable[[Any], str]:
    def text(value: Any) -> str:
        if not isinstance(value, str):
            raise ValueError("must be a text")
        if len(value) > max_characters:
            raise ValueError(f"must be at most {max_characters} characters")
        if not value.strip():
            raise ValueError("must not be blank")
        return value.encode("utf-8", "replace").decode()

    return text


def _id(value: Any) -> str:
    if not isinstance(value, str) or not 1 <= len(value) <= MAX_ID_CHARACTERS:
        raise ValueError(f"must be a text of 1 to {MAX_ID_CHARACTERS} characters")
    if any("\ud800" <= character <= "\udfff" for character in value):
        raise ValueError("must be whole characters")
    return value


def _type(value: Any) -> MemoryType:
    try:
        return MemoryType(value)
    except ValueError:
        raise ValueError(f"must be one of {', '.join(MemoryType)}") from None


def _time(value: Any) -> Millis:
    try:
        at = parse_iso(value)
        iso(at)
    except (TypeError, ValueError, OverflowError):
        raise ValueError("must be an ISO 8601 time, such as 2026-11-30T12:00:00.000Z") from None
    return at


def _times(value: Any) -> tuple[Millis, ...]:
    if not isinstance(value, list) or len(value) > MAX_TIMES:
        raise ValueError(f"must be a list of at most {MAX_TIMES} times")
    times = tuple(map(_time, value))
    if list(times) != sorted(times):
        raise ValueError("must be in order, oldest first")
    return times


def _whole(least: int, most: int) -> Callable[[Any], int]:
    def number(value: Any) -> int:
        if type(value) is not int or not least <= value <= most:
            raise ValueError(f"must be a whole number from {least} to {most}")
        return value

    return number


def _flag(value: Any) -> bool:
    if not isinstance(value, bool):
        raise ValueError("must be true or false")
    return value


def _metadata(value: Any) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise ValueError("must be an object")
    return metadata_of(value, MAX_METADATA_BYTES)


def _or_none(read: Callable[[Any], Any]) -> Callable[[Any], Any]:
    return lambda value: None if value is None else read(value)


_NEEDED = ("id", "type", "key", "content", "createdAt", "validFrom")
_READERS: Mapping[str, Callable[[Any], Any]] = {
    "id": _uuid,
    "apiKeyId": _or_none(_id),
    "userId": _or_none(_id),
    "sessionId": _or_none(_id),
    "type": _type,
    "key": _text(MAX_KEY_CHARACTERS),
    "content": _text(MAX_CONTENT_CHARACTERS),
    "metadata": _metadata,
    "createdAt": _time,
    "updatedAt": _time,
    "lastConfirmedAt": _time,
    "timesConfirmed": _whole(1, MAX_COUNT),
    "expiresAt": _or_none(_time),
    "validFrom": _time,
    "supersededAt": _or_none(_time),
    "supersededBy": _or_none(_uuid),
    "archivedAt": _or_none(_time),
    "pinned": _flag,
    "shared": _flag,
    "accessCount": _whole(0, MAX_COUNT),
    "lastAccessedAt": _or_none(_time),
    "saidAt": _times,
    "thread": _or_none(_whole(0, MAX_THREAD)),
}
