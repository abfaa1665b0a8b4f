"""The built-in model: no key, no network. It answers with what it was given.

It speaks enough of the OpenAI wire for any client: chat completions, streamed or not, and the
list of models. Its answers show a new user that memory works.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import unquote

from kumbuka.errors import InvalidRequest
from kumbuka.memory.conversation import Conversation, parse, text_of
from kumbuka.memory.injection import CLOSING, OPENING, without_blocks
from kumbuka.ports import UpstreamRequest
from kumbuka.text.tokens import count_tokens

MODEL = "kumbuka-demo"
MAX_CHOICES = 8
MAX_QUOTED_CHARACTERS = 200
MODEL_CARD = {"id": MODEL, "object": "model", "created": 1767225600, "owned_by": "kumbuka"}

_words = re.compile(r"\s*\S+\s*").findall


class DemoUpstream:
    """`pause_s` is the time between two streamed words; `clock_s` gives the Unix time."""

    def __init__(self, clock_s: Callable[[], float], *, pause_s: float = 0.0) -> None:
        self._clock_s = clock_s
        self._pause_s = pause_s
        self._answers = 0

    async def send(self, request: UpstreamRequest) -> DemoResponse:
        path = request.path
        if path == "/chat/completions" and request.method == "POST":
            return self._chat(await _read(request.body))
        if path == "/models" and request.method == "GET":
            return _json(200, {"object": "list", "data": [MODEL_CARD]})
        if path.startswith("/models/") and request.method == "GET":
            name = unquote(path.removeprefix("/models/"))
            if name == MODEL:
                return _json(200, MODEL_CARD)
            return _error(404, f"The model {name!r} does not exist", "model_not_found")
        return _error(404, f"The demo model has no {request.method} {path}", "not_found")

    async def close(self) -> None:
        return None

    def _chat(self, body: bytes) -> DemoResponse:
        try:
            conversation = parse(body)
        except InvalidRequest as error:
            return _error(400, str(error), error.code)
        self._answers += 1
        head = {
            "id": f"chatcmpl-demo-{self._answers}",
            "created": int(self._clock_s()),
            "model": conversation.model or MODEL,
        }
        answer = _answer(conversation)
        choices = _choices(conversation.fields.get("n"))
        usage = _usage(conversation, answer, choices)
        if conversation.streams:
            wants_usage = _wants_usage(conversation.fields.get("stream_options"))
            events = _events(head, answer, choices, usage if wants_usage else None)
            headers = [("content-type", "text/event-stream; charset=utf-8")]
            return DemoResponse(200, headers, list(events), self._pause_s)
        message = {"role": "assistant", "content": answer}
        return _json(
            200,
            {
                **head,
                "object": "chat.completion",
                "choices": [
                    {"index": index, "message": message, "finish_reason": "stop"}
                    for index in range(choices)
                ],
                "usage": usage,
            },
        )


@dataclass(frozen=True)
class DemoResponse:
    status: int
    headers: Sequence[tuple[str, str]]
    pieces: Sequence[bytes]
    pause_s: float = 0.0

    async def chunks(self) -> AsyncIterator[bytes]:
        for piece in self.pieces:
            # Gives the piece before it the time to leave, as a real model would.
            await asyncio.sleep(self.pause_s)
            yield piece

    async def close(self) -> None:
        return None


async def _read(body: bytes | AsyncIterator[bytes]) -> bytes:
    if isinstance(body, bytes):
        return body
    return b"".join([piece async for piece in body])


def _json(status: int, value: Any) -> DemoResponse:
    body = json.dumps(value).encode("ascii")
    headers = [("content-type", "application/json"), ("content-length", str(len(body)))]
    return DemoResponse(status, headers, [body])


def _error(status: int, message: str, code: str) -> DemoResponse:
    error = {"message": message, "type": "invalid_request_error", "param": None, "code": code}
    return _json(status, {"error": error})


def _answer(conversation: Conversation) -> str:
    texts = [text_of(message.content) for message in conversation.messages]
    notes = [line for text in texts for line in _notes(text)]
    last = conversation.last_user_turn
    said = _shortened(without_blocks(last.text)) if last else ""
    lines = [
        "I am Kumbuka's built-in demo model: I cannot think, but I can show what I was given.",
        f"Messages in this request: {len(texts)}. You said: {said}",
    ]
    if notes:
        lines += [f"Memories that came with it: {len(notes)}.", *notes]
    else:
        lines.append("No memory came with it.")
    lines.append("Set KUMBUKA_UPSTREAM_URL and KUMBUKA_UPSTREAM_API_KEY for a real model.")
    return "\n".join(lines)


def _notes(text: str) -> Iterator[str]:
    """The lines of the memory blocks in a text."""
    for piece in text.split(OPENING)[1:]:
        block = piece.partition(CLOSING)[0]
        yield from (line for line in block.splitlines() if line.startswith("- "))


def _shortened(text: str) -> str:
    line = " ".join(text.split())
    cut = line[:MAX_QUOTED_CHARACTERS]
    return cut if cut == line else cut + "…"


def _choices(n: Any) -> int:
    return min(n, MAX_CHOICES) if isinstance(n, int) and n > 1 else 1


def _wants_usage(options: Any) -> bool:
    return isinstance(options, dict) and options.get("include_usage") is True


def _usage(conversation: Conversation, answer: str, choices: int) -> dict[str, int]:
    prompt = sum(count_tokens(text_of(message.content)) for message in conversation.messages)
    completion = count_tokens(answer) * choices
    return {
        "prompt_tokens": prompt,
        "completion_tokens": completion,
        "total_tokens": prompt + completion,
    }


def _events(
    head: dict[str, Any], answer: str, choices: int, usage: dict[str, int] | None
) -> Iterator[bytes]:
    pieces = [{"role": "assistant", "content": ""}, *({"content": w} for w in _words(answer)), {}]
    for piece in pieces:
        for index in range(choices):
            reason = None if piece else "stop"
            choice = {"index": index, "delta": piece, "finish_reason": reason}
            yield _event(head, [choice], {"usage": None} if usage else {})
    if usage is not None:
        yield _event(head, [], {"usage": usage})
    yield b"data: [DONE]\n\n"


def _event(head: dict[str, Any], choices: list[Any], more: dict[str, Any]) -> bytes:
    chunk = {**head, "object": "chat.completion.chunk", "choices": choices, **more}
    return b"data: " + json.dumps(chunk).encode("ascii") + b"\n\n"
