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
from kumbuka.ports import UpstreamRequest

MODEL = "kumbuka-demo"
MAX_CHOICES = 8
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
        # Here, because a process that only learns has this model too, and never asks it.
        from kumbuka.adapters.upstream.demo_answers import answer_to, usage_of
        from kumbuka.memory.conversation import parse

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
        answer = answer_to(conversation)
        choices = _choices(conversation.fields.get("n"))
        usage = usage_of(conversation, answer, choices)
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


def _choices(n: Any) -> int:
    return min(n, MAX_CHOICES) if isinstance(n, int) and n > 1 else 1


def _wants_usage(options: Any) -> bool:
    return isinstance(options, dict) and options.get("include_usage") is True


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
