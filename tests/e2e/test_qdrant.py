"""`kumbuka serve` with Qdrant beside it: what is said is copied, what is deleted goes, also where
the process dies in between."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx

from tests.fakes.kumbuka_process import KumbukaProcess, serving, start_serving
from tests.fakes.qdrant import QdrantServer, eventually

COLLECTION = "kumbuka_memory"


async def ask(served: KumbukaProcess, key: str, method: str, path: str, **rest: Any) -> Any:
    headers = {"authorization": f"Bearer {key}"}
    async with httpx.AsyncClient(headers=headers, timeout=30) as client:
        answer = await client.request(method, f"{served.root}/api{path}", **rest)
    assert answer.status_code < 300, answer.text
    return answer.json()


async def test_a_process_that_dies_between_a_change_and_its_copy_loses_neither(
    tmp_path: Path,
) -> None:
    async with QdrantServer() as points:
        env = {"KUMBUKA_QDRANT_URL": points.url, "KUMBUKA_LOG_LEVEL": "ERROR"}
        first = await start_serving(tmp_path, "--port", "0", env=env)
        key, admin = first.values["KUMBUKA_CHAT_KEY"], first.values["KUMBUKA_ADMIN_KEY"]
        chosen = {"vectorStore": "qdrant"}
        await ask(first, admin, "PUT", "/settings/memory", json=chosen)
        tea = {"content": "Tea is served at four."}
        memory = (await ask(first, key, "POST", "/memory", json=tea))["memory"]
        await eventually(lambda: points.ids(COLLECTION) == {memory["id"]}, 30)
        status = await ask(first, key, "GET", "/memory/engine-status")
        assert status["qdrant"]["available"], status

        points.hangs_up = True
        bread = {"content": "Bread is baked on Fridays."}
        other = (await ask(first, key, "POST", "/memory", json=bread))["memory"]
        await ask(first, key, "DELETE", f"/memory/{memory['id']}")
        asked = len(points.calls)
        await eventually(lambda: len(points.calls) > asked, 30)
        await first.kill()

        points.works()
        async with serving(tmp_path, "--port", "0", env=env):
            await eventually(lambda: points.ids(COLLECTION) == {other["id"]}, 60)
