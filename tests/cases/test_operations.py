"""Cases 54 and 58: two processes on one file, and a database that is down for a while."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from kumbuka.bootstrap import build, serving
from kumbuka.config import Config
from kumbuka.usecases.manage_keys import create_key

from tests.cases.conversing import RIGHTS, Conversing
from tests.fakes.kumbuka_process import serving as process_of
from tests.fakes.served_process import served


@pytest.mark.case(54)
async def test_two_processes_that_upsert_one_key_leave_one_current_row(
    kumbuka: Conversing, tmp_path: Path
) -> None:
    folder = tmp_path / "other"
    folder.mkdir()
    headers = {"authorization": f"Bearer {kumbuka.key}"}
    async with (
        process_of(folder, "--database", kumbuka.kumbuka.config.database_url) as other,
        httpx.AsyncClient(base_url=other.root, headers=headers, timeout=60) as second,
    ):

        async def put(client: httpx.AsyncClient, name: str, n: int) -> int:
            body = {"content": f"{name} says {n}", "key": "note:shared"}
            return (await client.post("/api/memory", json=body)).status_code

        async def read(client: httpx.AsyncClient) -> int:
            return (await client.get("/api/memory")).status_code

        clients = (("one", kumbuka.client), ("two", second))
        answers = await asyncio.gather(
            *(put(client, name, n) for n in range(20) for name, client in clients),
            *(read(client) for _ in range(20) for _, client in clients),
        )
    assert set(answers) <= {200, 201}
    (memory,) = await kumbuka.memories()
    assert memory["key"] == "note:shared"
    rows = await kumbuka.history(memory["id"])
    assert len([row for row in rows if row["supersededAt"] is None]) == 1


@pytest.mark.case(58)
@pytest.mark.parametrize("damage", ["moved away", "garbage"])
async def test_a_chat_answers_while_the_database_is_down_and_is_learned_later(
    kumbuka: Conversing, damage: str, tmp_path: Path
) -> None:
    await kumbuka.say("I like tea.")
    await kumbuka.kumbuka.database.compact()
    aside = tmp_path / "aside"
    kumbuka.database.rename(aside)
    if damage == "garbage":
        kumbuka.database.write_bytes(b"this is not a database" * 1000)
    answer = await kumbuka.chat("I prefer window seats.")
    assert answer.status_code == 200
    assert answer.json()["choices"][0]["message"]["content"] == "Understood."
    assert answer.headers["x-kumbuka-memory"].startswith("degraded:")
    stranger = {"authorization": "Bearer kb_never_seen_before_by_this_process"}
    unknown = await kumbuka.chat("Hello there.", headers=stranger)
    assert unknown.status_code == 503
    assert unknown.json()["error"]["code"] == "auth_unavailable"
    kumbuka.database.unlink(missing_ok=True)
    aside.rename(kumbuka.database)
    await kumbuka.learned(passing=1000)  # the queue hands a turn out again after its pause
    assert await kumbuka.contents() == {"I like tea.", "I prefer window seats."}


@pytest.mark.case(58)
async def test_the_api_says_that_the_store_is_down(kumbuka: Conversing) -> None:
    await kumbuka.memories()
    aside = kumbuka.database.with_name("aside")
    kumbuka.database.rename(aside)
    answer = await kumbuka.client.get("/api/memory")
    assert (answer.status_code, answer.json()["error"]["code"]) == (503, "store_unavailable")
    assert (await kumbuka.client.get("/healthz")).status_code == 503
    aside.rename(kumbuka.database)
    assert (await kumbuka.client.get("/healthz")).status_code == 200


@pytest.mark.case(58)
async def test_a_key_survives_only_in_the_process_that_saw_it(
    kumbuka: Conversing, tmp_path: Path
) -> None:
    config = Config(
        database_url=f"file:{tmp_path / 'second.db'}", upstream_url="http://127.0.0.1:9"
    )
    second = build(config)
    await second.start()
    made = await create_key(second.services, name="n", rights=RIGHTS)
    await second.database.compact()
    async with served(serving(second)) as address:
        (tmp_path / "second.db").unlink()
        headers = {"authorization": f"Bearer {made.secret}"}
        async with httpx.AsyncClient(base_url=address, headers=headers) as client:
            answer = await client.post("/v1/chat/completions", json={"messages": [{}]})
        assert answer.status_code == 503
