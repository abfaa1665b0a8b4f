"""Chats asked of the use case itself, and two memories for them."""

from __future__ import annotations

import json
from typing import Any

from kumbuka.memory.keys import Right
from kumbuka.usecases.answer import Answering, Prepared
from kumbuka.usecases.answer_request import ChatRequest, Mode
from kumbuka.usecases.authenticate import Caller

from tests.fakes.in_memory import World, memory_of

CALLER = Caller("owner-a", frozenset({Right.CHAT}), "key_0")
TEA = memory_of("I like tea.")
NUTS = memory_of("I am allergic to peanuts.")
ASK = "Which tea should I buy?"

Messages = list[dict[str, Any]]


def user(text: Any) -> dict[str, Any]:
    return {"role": "user", "content": text}


def assistant(text: str) -> dict[str, Any]:
    return {"role": "assistant", "content": text}


class Chats:
    """Asks the use case, as the upstream would be asked, and lets the upstream accept."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.answering = Answering(world.services, recall=world.recall)
        self.count = 0

    async def prepare(self, messages: Messages, mode: Mode = Mode.ON, **fields: Any) -> Prepared:
        self.count += 1
        known = ("user_id", "session_id", "is_retry", "caller")
        given = {name: fields.pop(name) for name in known if name in fields}
        body = json.dumps({"model": "m", "messages": messages, **fields}).encode()
        request = ChatRequest(f"req_{self.count}", given.pop("caller", CALLER), body, mode, **given)
        return await self.answering.prepare(request)

    async def chat(self, messages: Messages, mode: Mode = Mode.ON, **fields: Any) -> Prepared:
        prepared = await self.prepare(messages, mode, **fields)
        await self.answering.accepted(prepared).finish("The answer.")
        return prepared


def sent(prepared: Prepared) -> Messages:
    messages: Messages = json.loads(prepared.body)["messages"]
    return messages
