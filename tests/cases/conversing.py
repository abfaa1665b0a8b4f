"""A served Kumbuka with a scripted upstream behind it, and the verbs the cases are told in."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
from kumbuka.bootstrap import Kumbuka, build, serving
from kumbuka.config import Config
from kumbuka.errors import StoreUnavailable
from kumbuka.memory.keys import Right
from kumbuka.memory.turns import Turn
from kumbuka.ports import Statement
from kumbuka.usecases.manage_keys import create_key

from tests.fakes.scripted_upstream import Script, ScriptedServer, completion
from tests.fakes.served_process import served
from tests.fakes.sqld import Sqld

NOON = 1_796_040_000_000
"""2026-11-30T12:00:00Z."""
DAY = 86_400_000
RIGHTS = frozenset({Right.CHAT, Right.MEMORY})
BLOCK = "<kumbuka-memory>"


@dataclass
class Conversing:
    kumbuka: Kumbuka
    upstream: ScriptedServer
    client: httpx.AsyncClient
    key: str
    owner: str
    now: list[int]
    database: Path
    """Its file; of a server, the server's."""

    async def chat(
        self,
        messages: Sequence[dict[str, Any]] | str,
        *,
        user: str | None = None,
        headers: dict[str, str] | None = None,
        path: str = "/v1/chat/completions",
        **body: Any,
    ) -> httpx.Response:
        if isinstance(messages, str):
            messages = [{"role": "user", "content": messages}]
        sent = {"model": "m", "messages": messages, **body}
        extra = dict(headers or {})
        if user is not None:
            extra["x-kumbuka-user-id"] = user
        return await self.client.post(path, json=sent, headers=extra)

    async def say(self, text: str, **more: Any) -> None:
        """In a conversation of its own, a millisecond after what was said before; learned."""
        self.now[0] += 1
        answer = await self.chat(text, **more)
        assert answer.status_code == 200, answer.text
        await self.learned()

    async def learned(self, *, passing: int = 0) -> None:
        """Until no turn waits, while `passing` milliseconds go by at each look."""
        async with asyncio.timeout(20):
            while await self._turns_wait():
                self.now[0] += passing
                await asyncio.sleep(0.005)

    async def _turns_wait(self) -> bool:
        """In the queue, or in the outbox, where a queue that took long leaves them."""
        if await self.kumbuka.services.turns.depth():
            return True
        with suppress(StoreUnavailable):
            count = Statement("SELECT count(*) FROM outbox")
            (waiting,) = await self.kumbuka.database.read([count])
            return bool(waiting.rows[0][0])
        return False

    async def asked(self, text: str, **more: Any) -> str:
        """What the upstream's last user message holds when this is asked in a new conversation."""
        self.now[0] += 1
        answer = await self.chat(text, **more)
        assert answer.status_code == 200, answer.text
        content = self.received()["messages"][-1]["content"]
        assert isinstance(content, str)
        return content

    def received(self) -> dict[str, Any]:
        body: dict[str, Any] = json.loads(self.upstream.requests[-1].body)
        return body

    async def api(self, method: str, path: str, **rest: Any) -> Any:
        answer = await self.client.request(method, f"/api{path}", **rest)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    async def memories(self, **query: Any) -> list[dict[str, Any]]:
        found = await self.api("GET", "/memory", params={"limit": 200, **query})
        data: list[dict[str, Any]] = found["data"]
        return data

    async def contents(self, **query: Any) -> set[str]:
        return {memory["content"] for memory in await self.memories(**query)}

    async def keys(self, **query: Any) -> set[str]:
        return {memory["key"] for memory in await self.memories(**query)}

    async def history(self, memory_id: str) -> list[dict[str, Any]]:
        data: list[dict[str, Any]] = (await self.api("GET", f"/memory/{memory_id}/history"))["data"]
        return data

    async def store(self, content: str, **fields: Any) -> dict[str, Any]:
        self.now[0] += 1
        made = await self.api("POST", "/memory", json={"content": content, **fields})
        memory: dict[str, Any] = made["memory"]
        return memory

    async def search(self, query: str, **fields: Any) -> list[str]:
        """Contents, best first."""
        body = {"query": query, **fields}
        found = await self.api("POST", "/memory/search", json=body)
        return [memory["content"] for memory in found["memories"]]

    def written(self) -> bytes:
        """All that is in the files of the database and of the queue."""
        files = sorted(self.database.parent.glob("kumbuka*"))
        return b"".join(file.read_bytes() for file in files)

    async def deliver(self, text: str, *, at: int, turn: str, user: str | None = None) -> None:
        """Put a turn on the queue as an earlier chat left it; learned."""
        said = Turn(turn, self.owner, user, None, text, text, None, "m", at)
        await self.kumbuka.services.turns.send(said.to_json())
        await self.learned()


@asynccontextmanager
async def conversing(
    folder: Path, server: Sqld | None = None, **configured: Any
) -> AsyncIterator[Conversing]:
    """On a file in the folder, or on a server of libSQL."""
    now = [NOON]
    database = server.file if server else folder / "kumbuka.db"
    async with ScriptedServer([completion("Understood.")]) as upstream:
        config = Config(
            database_url=server.url if server else f"file:{database}",
            upstream_url=upstream.url,
            recall_deadline_ms=30_000,  # what a case proves must not depend on a busy machine
            **configured,
        )
        kumbuka = build(config, clock=lambda: now[0])
        await kumbuka.start()
        made = await create_key(kumbuka.services, name="case", rights=RIGHTS)
        async with served(serving(kumbuka)) as address:
            headers = {"authorization": f"Bearer {made.secret}"}
            async with httpx.AsyncClient(
                base_url=address,
                headers=headers,
                timeout=30,
                verify=False,  # plain HTTP; reading certificates is half of a short case's time
            ) as client:
                yield Conversing(
                    kumbuka, upstream, client, made.secret, made.key.owner_id, now, database
                )


def streamed(*chunks: bytes, status: int = 200) -> Script:
    return Script(list(chunks), status=status)
