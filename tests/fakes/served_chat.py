"""The chat app over fakes, and a client for it."""

from __future__ import annotations

from typing import Any

import httpx
from kumbuka.api.chat import chat_app
from kumbuka.memory.keys import Right
from kumbuka.usecases.answer import Answering

from tests.fakes.in_memory import World
from tests.fakes.scripted_upstream import Script, ScriptedUpstream, completion

ASK = {"model": "m", "messages": [{"role": "user", "content": "Which tea should I buy?"}]}
KEY = {"authorization": "Bearer kb_chat"}
RECEIPT = {
    "x-kumbuka-request-id",
    "x-kumbuka-memory",
    "x-kumbuka-memories",
    "x-kumbuka-memory-tokens",
    "x-kumbuka-memory-ids",
}


class ServedChat:
    """Its key is `kb_chat`, of owner-a."""

    def __init__(self, *scripts: Script | Exception, **world: Any) -> None:
        self.upstream = ScriptedUpstream(*(scripts or (completion("Hello"),)))
        self.world = World(self.upstream, **world)
        self.world.keys.add("kb_chat", "owner-a", Right.CHAT)
        self.world.keys.add("kb_memory", "owner-a", Right.MEMORY)
        self.answering = Answering(self.world.services, recall=self.world.recall)
        self.is_up = True
        self.app = chat_app(
            self.world.services,
            probe=self.probe,
            answering=self.answering,
            max_body_bytes=10_000,
        )

    async def probe(self) -> bool:
        return self.is_up

    async def request(self, method: str, path: str, **more: Any) -> httpx.Response:
        transport = httpx.ASGITransport(app=self.app)
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
            more.setdefault("headers", KEY)
            response = await client.request(method, path, **more)
        await self.answering.background.drain()
        return response

    async def chat(self, **headers: str) -> httpx.Response:
        more = {name.replace("_", "-"): value for name, value in headers.items()}
        return await self.request("POST", "/v1/chat/completions", json=ASK, headers=KEY | more)


def error_of(response: httpx.Response) -> dict[str, Any]:
    error: dict[str, Any] = response.json()["error"]
    assert set(error) == {"message", "type", "param", "code"}
    return error
