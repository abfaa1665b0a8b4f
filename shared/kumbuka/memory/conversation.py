"""A chat request as the client wrote it, and the same bytes with something spliced in.

Nothing is re-serialised: the request is read for what memory needs, and a block goes in by
inserting characters into the client's own JSON text. What the client sent stays byte for byte
what it was, numbers, escapes, white space and the order of keys included.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from kumbuka.errors import FieldProblem, InvalidRequest

SEPARATOR = "\n\n"
"""Between the client's own text and a block in the same string."""

TEXT_PARTS = ("text", "input_text")
SYSTEM_ROLES = ("system", "developer")

_decode = json.JSONDecoder().raw_decode
_canonical = json.JSONEncoder(sort_keys=True, separators=(",", ":")).encode
_space = re.compile(r"[ \t\n\r]*").match

_refuses_system_role = re.compile(
    r"(?:^|[/:])(?:o1(?:-mini|-preview)?(?:-\d{4}-\d\d-\d\d)?$|glm|zai|z-ai|qianfan)", re.I
).search
_takes_one_system_message = re.compile(
    r"(?:^|[/:])(?:qwen|qwq|minimax|mistral|mixtral|ministral|codestral|llama|meta-llama)", re.I
).search


@dataclass(frozen=True, slots=True)
class Message:
    value: Any
    """As decoded; whether it is a message at all is the upstream's to judge."""
    start: int
    """Where it starts in the request's text, in characters."""

    @property
    def role(self) -> str | None:
        role = self.value.get("role") if isinstance(self.value, dict) else None
        return role if isinstance(role, str) else None

    @property
    def content(self) -> Any:
        return self.value.get("content") if isinstance(self.value, dict) else None


@dataclass(frozen=True, slots=True)
class UserTurn:
    index: int
    """Of the message in the request."""
    text: str
    """The user's own words: the string, or the text parts joined by newlines."""
    messages_hash: str
    """SHA-256 in hex of the messages up to this one, without system and developer ones."""


@dataclass(frozen=True)
class Conversation:
    """A chat request. Raises nothing: what could not be read is empty."""

    body: bytes
    text: str
    messages: Sequence[Message]
    fields: Mapping[str, Any]
    """Every field of the request but `messages`."""

    @property
    def model(self) -> str:
        model = self.fields.get("model")
        return model if isinstance(model, str) else ""

    @property
    def streams(self) -> bool:
        return self.fields.get("stream") is True

    @property
    def user_id(self) -> tuple[str, str] | None:
        """The field that names the user and its value: `safety_identifier`, else `user`."""
        for field in ("safety_identifier", "user"):
            value = self.fields.get(field)
            if isinstance(value, str) and value:
                return field, value
        return None

    @property
    def ends_in_user_turn(self) -> bool:
        return self.messages[-1].role == "user"

    @property
    def last_user_turn(self) -> UserTurn | None:
        return self.user_turns[-1] if self.user_turns else None

    @property
    def has_system_message(self) -> bool:
        return any(message.role in SYSTEM_ROLES for message in self.messages)

    @cached_property
    def tool_names(self) -> frozenset[str]:
        return frozenset(_tool_names(self.fields))

    @cached_property
    def user_turns(self) -> Sequence[UserTurn]:
        return tuple(_user_turns(self.messages))


def parse(body: bytes) -> Conversation:
    """Raises InvalidRequest, which names the field, for what cannot be a chat request."""
    try:
        text = body.decode("utf-8")
        return _read(body, text)
    except (ValueError, RecursionError) as error:
        problem = FieldProblem("body", "must be a JSON object in UTF-8")
        raise InvalidRequest("the body is not a JSON object", problem) from error


def _read(body: bytes, text: str) -> Conversation:
    start = _skip(text, 0)
    if text[start : start + 1] != "{":
        raise ValueError("not an object")
    messages: list[Message] | None = None
    fields: dict[str, Any] = {}

    def value_of(key: str, at: int) -> int:
        nonlocal messages
        if key == "messages":
            messages, end = _messages(text, at)
        else:
            fields[key], end = _decode(text, at)
        return end

    end = _walk_object(text, start, value_of)
    if _skip(text, end) != len(text):
        raise ValueError("text after the object")
    if not messages:
        problem = FieldProblem("messages", "must be a list of at least one message")
        raise InvalidRequest("messages must be a list of at least one message", problem)
    return Conversation(body, text, messages, fields)


def _skip(text: str, at: int) -> int:
    found = _space(text, at)
    return found.end() if found else at


def _walk_object(text: str, start: int, value_of: Callable[[str, int], int]) -> int:
    """Call `value_of(key, position)`, which returns the value's end; returns the object's end."""
    at = _skip(text, start + 1)
    if text[at : at + 1] == "}":
        return at + 1
    while True:
        key, at = _decode(text, at)
        at = _skip(text, at)
        if not isinstance(key, str) or text[at : at + 1] != ":":
            raise ValueError("not an object")
        at = _skip(text, value_of(key, _skip(text, at + 1)))
        mark = text[at : at + 1]
        if mark == "}":
            return at + 1
        if mark != ",":
            raise ValueError("not an object")
        at = _skip(text, at + 1)


def _messages(text: str, start: int) -> tuple[list[Message] | None, int]:
    if text[start : start + 1] != "[":
        return None, _decode(text, start)[1]
    at = _skip(text, start + 1)
    messages: list[Message] = []
    if text[at : at + 1] == "]":
        return messages, at + 1
    while True:
        value, end = _decode(text, at)
        messages.append(Message(value, at))
        at = _skip(text, end)
        mark = text[at : at + 1]
        if mark == "]":
            return messages, at + 1
        if mark != ",":
            raise ValueError("not a list")
        at = _skip(text, at + 1)


def _user_turns(messages: Sequence[Message]) -> Iterator[UserTurn]:
    digest = hashlib.sha256()
    for index, message in enumerate(messages):
        if message.role in SYSTEM_ROLES:
            continue
        digest.update(_canonical(message.value).encode("ascii") + b"\n")
        if message.role == "user":
            yield UserTurn(index, text_of(message.content), digest.hexdigest())


def text_of(content: Any) -> str:
    """The text of a message's content; images, files and anything else add nothing."""
    if isinstance(content, str):
        return content
    if not isinstance(content, list):
        return ""
    return "\n".join(part["text"] for part in content if _is_text_part(part))


def _is_text_part(part: Any) -> bool:
    return (
        isinstance(part, dict)
        and part.get("type") in TEXT_PARTS
        and isinstance(part.get("text"), str)
    )


def _tool_names(fields: Mapping[str, Any]) -> Iterator[str]:
    for field in ("tools", "functions"):
        tools = fields.get(field)
        for tool in tools if isinstance(tools, list) else ():
            inner = tool.get("function", tool) if isinstance(tool, dict) else None
            name = inner.get("name") if isinstance(inner, dict) else None
            if isinstance(name, str):
                yield name


# --- splicing

Edit = tuple[int, str]
"""Where in the request's text to insert, and what."""


def with_blocks(conversation: Conversation, blocks: Mapping[int, str], placement: str) -> bytes:
    """The request with each block at the user message of its index; no block, the same bytes.

    `auto` appends a block to its message, `user` puts it into a user message before it, and
    `system` puts all of them into one system message. Placements that the model or the tool
    protocol does not allow fall back to `auto`.
    """
    edits = _edits(conversation, blocks, placement)
    if not edits:
        return conversation.body
    pieces: list[str] = []
    done = 0
    for at, inserted in sorted(edits):
        pieces += (conversation.text[done:at], inserted)
        done = at
    pieces.append(conversation.text[done:])
    return "".join(pieces).encode("utf-8")


def _edits(conversation: Conversation, blocks: Mapping[int, str], placement: str) -> list[Edit]:
    if not blocks:
        return []
    if placement == "system" and not _refuses_system_role(conversation.model):
        return _system_edits(conversation, SEPARATOR.join(blocks[i] for i in sorted(blocks)))
    edits = []
    for index, block in blocks.items():
        if placement == "user" and not _follows_tool_calls(conversation.messages, index):
            edits.append(_new_message(conversation.messages[index], "user", block))
        else:
            edits += _appended(conversation, index, block)
    return edits


def _follows_tool_calls(messages: Sequence[Message], index: int) -> bool:
    before = messages[index - 1].value if index else None
    return isinstance(before, dict) and bool(before.get("tool_calls"))


def _system_edits(conversation: Conversation, block: str) -> list[Edit]:
    messages = conversation.messages
    first = next((i for i, m in enumerate(messages) if m.role in SYSTEM_ROLES), None)
    if first is not None and _takes_one_system_message(conversation.model):
        merged = _appended(conversation, first, block)
        if merged:
            return merged
    # Two roles for one thing in one request are refused by some models: follow the client's.
    role = messages[first].role if first is not None else None
    return [_new_message(messages[first or 0], role or "system", block)]


def _new_message(before: Message, role: str, block: str) -> Edit:
    return before.start, json.dumps({"role": role, "content": block}) + ","


def _appended(conversation: Conversation, index: int, block: str) -> list[Edit]:
    message = conversation.messages[index]
    content = message.content
    if isinstance(content, str):
        at = _content_end(conversation.text, message) - 1
        return [(at, json.dumps((SEPARATOR if content else "") + block)[1:-1])]
    if isinstance(content, list):
        at = _content_end(conversation.text, message) - 1
        return [(at, ("," if content else "") + _part(content, block))]
    return []


def _part(content: Sequence[Any], block: str) -> str:
    types = {part["type"] for part in content if _is_text_part(part)}
    return json.dumps({"type": "input_text" if types == {"input_text"} else "text", "text": block})


def _content_end(text: str, message: Message) -> int:
    """Where the value of the message's (last) `content` ends."""
    found = message.start

    def value_of(key: str, at: int) -> int:
        nonlocal found
        end = _decode(text, at)[1]
        if key == "content":
            found = end
        return end

    _walk_object(text, message.start, value_of)
    return found
