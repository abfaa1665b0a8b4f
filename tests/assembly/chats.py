"""What the assembly's tests say to a model, and what the scripted model says back."""

from __future__ import annotations

import json
from typing import Any

from kumbuka.memory.turns import Turn
from openai import AsyncOpenAI

from tests.assembly.deployment import OWNER
from tests.fakes.scripted_upstream import EVENT_STREAM, Script

NOON = 1_796_040_000_000
HEAD = {"id": "chatcmpl-1", "object": "chat.completion.chunk", "created": 1, "model": "m"}
DONE = b"data: [DONE]\n\n"


def event(text: str) -> bytes:
    choice = {"index": 0, "delta": {"content": text}, "finish_reason": None}
    return b"data: " + json.dumps({**HEAD, "choices": [choice]}).encode() + b"\n\n"


def streamed(*pieces: str) -> Script:
    return Script([*map(event, pieces), DONE], headers=(EVENT_STREAM,))


def chat(text: str) -> dict[str, Any]:
    return {"model": "m", "stream": True, "messages": [{"role": "user", "content": text}]}


async def say(base_url: str, key: str, text: str) -> str:
    """What a real client hears."""
    async with AsyncOpenAI(base_url=base_url, api_key=key, max_retries=0) as client:
        stream = await client.chat.completions.create(**chat(text))
        return "".join([chunk.choices[0].delta.content or "" async for chunk in stream])


def turn(name: str, text: str) -> str:
    """A turn of the owner, as it travels the queue."""
    return Turn(name, OWNER, None, None, f"hash of {name}", text, None, "m", NOON).to_json()
