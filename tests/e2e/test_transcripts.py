"""Transcripts as a person meets them: switched on, chatted, imported, listed, deleted."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.fakes.kumbuka_process import Ran, environment, run, serving, until_learned

USER, USAGE = 1, 2
QUESTION, ANSWER = "Where did we moor the boat?", "Behind the fish market."
EXCHANGE = {
    "messages": [
        {"role": "system", "content": "Be brief."},
        {"role": "user", "content": QUESTION},
        {"role": "assistant", "content": ANSWER},
    ],
    "created_at": "2026-03-01T09:00:00Z",
}


def written(folder: Path, *values: Any) -> Path:
    file = folder / "log.jsonl"
    texts = (value if isinstance(value, str) else json.dumps(value) for value in values)
    file.write_text("".join(f"{text}\n" for text in texts), encoding="utf-8")
    return file


async def imported(folder: Path, options: str = "", *, code: int = 0) -> dict[str, Any]:
    ran = await run(folder, f"transcripts import log.jsonl --owner ana --json {options}")
    assert ran.code == code, ran
    counts: dict[str, Any] = json.loads(ran.out)
    return counts


async def listed(folder: Path) -> list[dict[str, Any]]:
    ran = await run(folder, "memories list --owner ana --corpus transcripts --json")
    assert (ran.code, ran.err) == (0, "")
    return [json.loads(line) for line in ran.lines]


async def test_a_log_is_imported_once_and_deleted_by_user_and_as_a_whole(tmp_path: Path) -> None:
    written(tmp_path, EXCHANGE)
    first = await imported(tmp_path, "--user eva --session s1")
    assert (first["messages"], first["passages"], first["leftOut"]) == (3, 2, {"system": 1})
    again = await imported(tmp_path, "--user eva --session s1")
    assert (again["passages"], again["known"]) == (0, 2)
    await imported(tmp_path, "--user ben")
    rows = await listed(tmp_path)
    assert {row["content"] for row in rows} == {QUESTION, ANSWER}
    assert {(row["userId"], row["sessionId"]) for row in rows} == {("eva", "s1"), ("ben", None)}
    assert {row["metadata"]["speaker"] for row in rows} == {"user", "assistant"}
    assert {row["validFrom"] for row in rows} == {"2026-03-01T09:00:00.000Z"}
    deleted = await run(tmp_path, "transcripts delete --owner ana --user eva --yes --json")
    assert json.loads(deleted.out) == {"deleted": 2}
    assert {row["userId"] for row in await listed(tmp_path)} == {"ben"}
    rest = await run(tmp_path, "transcripts delete --owner ana --yes")
    assert rest.out == "deleted 2 passages\n"
    assert await listed(tmp_path) == []


async def test_bad_lines_go_to_stderr_with_their_numbers_and_the_rest_is_stored(
    tmp_path: Path,
) -> None:
    written(tmp_path, EXCHANGE, "nonsense", {"role": "wizard"}, "", {"role": "user", "content": 7})
    ran = await run(tmp_path, "transcripts import log.jsonl --owner ana")
    assert ran.code == USER
    assert [line.split(":")[1] for line in ran.err.splitlines()] == [
        " line 2",
        " line 3",
        " line 5",
    ]
    assert ran.lines[0] == "read 3 messages, stored 2 passages, 0 were known"
    assert "skipped: 3 bad lines" in ran.out
    counts = await imported(tmp_path, code=USER)
    assert [bad["line"] for bad in counts["skipped"]] == [2, 3, 5]


async def from_standard_input(folder: Path, data: bytes) -> Ran:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "kumbuka.cli", "transcripts", "import", "-", "--owner", "ana"),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        cwd=folder,
        env=environment(),
    )
    out, err = await asyncio.wait_for(process.communicate(data), 60)
    return Ran(await process.wait(), out.decode(), err.decode())


async def test_a_log_may_come_from_standard_input_and_be_one_document(tmp_path: Path) -> None:
    whole = json.dumps([EXCHANGE["messages"], EXCHANGE["messages"]], indent=2).encode()
    ran = await from_standard_input(tmp_path, whole)
    assert (ran.code, ran.err) == (0, "")
    assert "stored 2 passages" in ran.out
    nothing = await from_standard_input(tmp_path, b"")
    assert (nothing.code, nothing.out) == (0, "read 0 messages, stored 0 passages, 0 were known\n")


@pytest.mark.parametrize(
    ("command", "code", "words"),
    [
        ("transcripts", USAGE, "VERB"),
        ("transcripts import", USAGE, "FILE"),
        ("transcripts import log.jsonl", USAGE, "--owner"),
        ("transcripts import no-such-file --owner ana", USER, "no-such-file cannot be read"),
        ("transcripts import . --owner ana", USER, "cannot be read"),
        ("transcripts import log.jsonl --owner ''", USAGE, "--owner: must not be empty"),
        (f"transcripts import log.jsonl --owner ana --user {'u' * 257}", USER, "user"),
        ("transcripts delete --owner ana", USER, "--yes"),
        ("transcripts delete --yes", USAGE, "--owner"),
    ],
)
async def test_what_is_wrong_is_said_on_stderr_with_its_code(
    tmp_path: Path, command: str, code: int, words: str
) -> None:
    written(tmp_path, EXCHANGE)
    ran = await run(tmp_path, command)
    assert (ran.code, ran.out) == (code, "")
    assert words in ran.err
    assert "Traceback" not in ran.err


async def test_what_is_said_in_a_chat_is_stored_once_it_is_switched_on(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        async with httpx.AsyncClient(
            base_url=served.root,
            headers={"authorization": f"Bearer {served.values['KUMBUKA_CHAT_KEY']}"},
        ) as client:
            await said(client, "What is a bowline knot good for?")
            await until_learned(tmp_path)
            on = {"transcripts": {"enabled": True}}
            assert (await client.put("/api/settings/memory", json=on)).json()["transcripts"] == {
                "enabled": True
            }
            for stream in (False, True):
                await said(client, QUESTION, stream=stream)
            await until_learned(tmp_path)
            found = (await client.get("/api/memory", params={"corpus": "transcripts"})).json()
            rows = found["data"]
            assert [row["metadata"]["speaker"] for row in rows] == ["assistant", "user"] * 2
            assert {row["content"] for row in rows if row["metadata"]["speaker"] == "user"} == {
                QUESTION
            }
            assert (await client.delete(f"/api/memory/{rows[0]['id']}")).json() == {"deleted": True}
            left = await client.delete("/api/memory", params={"corpus": "transcripts"})
            assert left.json() == {"deleted": 3}
        await served.stop()


async def said(client: httpx.AsyncClient, text: str, **more: Any) -> None:
    body = {"model": "m", "messages": [{"role": "user", "content": text}], **more}
    answer = await client.post("/v1/chat/completions", json=body, timeout=30)
    assert answer.status_code == 200
