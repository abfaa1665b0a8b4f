"""Nothing that a client was told is lost when the process dies the moment after."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx

from tests.fakes.kumbuka_process import KumbukaProcess, run, serving, start_serving, until_learned

TOPICS = (
    "tea", "coffee", "book", "film", "song", "city", "river", "fruit", "soup", "bread",
    "cheese", "spice", "flower", "tree", "bird", "fish", "colour", "game", "sport", "dance",
    "editor", "font", "shell", "museum", "beach",
)  # fmt: skip
LANES = 2
"""Databases, each served by one process after another; two at once keep both cores busy."""


def statement(number: int) -> str:
    return f"My favorite {TOPICS[number]} is Marker{number:02d}."


async def killed_at_done(served: KumbukaProcess, key: str, text: str) -> None:
    body = {"model": "m", "stream": True, "messages": [{"role": "user", "content": text}]}
    async with (
        httpx.AsyncClient(headers={"authorization": f"Bearer {key}"}) as client,
        client.stream("POST", f"{served.base_url}/chat/completions", json=body) as answer,
    ):
        seen = b""
        async for piece in answer.aiter_raw():
            seen += piece
            if b"[DONE]" in seen:
                await served.kill()
                return


async def say_and_die(folder: Path) -> None:
    """One statement a process, each killed as its client reads `[DONE]`."""
    key = ""
    for number in range(len(TOPICS)):
        served = await start_serving(folder, "--port", "0", env={"KUMBUKA_LOG_LEVEL": "ERROR"})
        key = served.values.get("KUMBUKA_CHAT_KEY", key)
        await killed_at_done(served, key, statement(number))


async def memories_of(folder: Path) -> list[dict[str, Any]]:
    ran = await run(folder, "memories list --owner default --json")
    return [json.loads(line) for line in ran.lines]


async def test_fifty_processes_die_at_done_and_every_turn_is_learned_once(tmp_path: Path) -> None:
    lanes = [tmp_path / f"lane{number}" for number in range(LANES)]
    for lane in lanes:
        lane.mkdir()
    await asyncio.gather(*map(say_and_die, lanes))
    for lane in lanes:
        async with serving(lane):
            await until_learned(lane)
        learned = {row["content"]: row["timesConfirmed"] for row in await memories_of(lane)}
        assert learned == {statement(number): 1 for number in range(len(TOPICS))}
