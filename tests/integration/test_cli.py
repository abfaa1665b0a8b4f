"""The `kumbuka` command, as it is run from a shell."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shlex
import signal
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from kumbuka.memory.shown import memory_json

from tests.fakes.in_memory import memory_of
from tests.fakes.kumbuka_process import Ran, environment, run, serving, until_learned
from tests.fakes.scripted_upstream import EVENT_STREAM, Gate, Script, ScriptedServer, delta

USER, USAGE, STORE = 1, 2, 3
MEMORY_FIELDS = set(memory_json(memory_of("x")))


def objects(ran: Ran) -> list[dict[str, Any]]:
    assert (ran.code, ran.err) == (0, "")
    return [json.loads(line) for line in ran.lines]


def said(text: str, **more: Any) -> dict[str, Any]:
    return {"model": "m", "messages": [{"role": "user", "content": text}], **more}


def bearer(key: str) -> dict[str, str]:
    return {"authorization": f"Bearer {key}"}


async def chat(url: str, key: str, body: dict[str, Any]) -> httpx.Response:
    async with httpx.AsyncClient(timeout=30, headers=bearer(key)) as client:
        return await client.post(f"{url}/chat/completions", json=body)


async def pasted(line: str) -> list[str]:
    """The arguments that a shell hands to curl when the line is pasted into it."""
    script = f"curl() {{ printf '%s\\0' \"$@\"; }}; {line}"
    process = await asyncio.create_subprocess_exec(
        "sh", "-c", script, stdout=asyncio.subprocess.PIPE, env=environment()
    )
    out, _ = await process.communicate()
    return out.decode().split("\0")[:-1]


async def as_curl_sends(arguments: list[str]) -> httpx.Response:
    silent, url, *options = arguments
    assert silent == "-s"
    pairs = list(zip(options[::2], options[1::2], strict=True))
    headers = dict(value.split(": ", 1) for option, value in pairs if option == "-H")
    (body,) = [value for option, value in pairs if option == "-d"]
    async with httpx.AsyncClient() as client:
        return await client.post(url, headers=headers, content=body)


async def test_a_first_start_prints_address_keys_and_a_line_that_works_when_pasted(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as served:
        values = served.values
        assert list(values) == ["KUMBUKA_BASE_URL", "KUMBUKA_ADMIN_KEY", "KUMBUKA_CHAT_KEY"]
        assert re.fullmatch(r"http://127\.0\.0\.1:\d+/v1", served.base_url)
        answer = await as_curl_sends(await pasted(served.curl))
        assert answer.status_code == 200
        assert "You said: I live in Lisbon." in answer.json()["choices"][0]["message"]["content"]
        await until_learned(tmp_path)
        assert await served.stop() == 0
    (home,) = objects(await run(tmp_path, "memories list --owner default --json"))
    assert home["content"] == "I live in Lisbon."
    keys = objects(await run(tmp_path, "keys list --json"))
    rights = {key["name"]: key["rights"] for key in keys}
    assert rights == {"admin": ["admin"], "chat": ["chat", "memory"]}
    stored = sqlite_bytes(tmp_path)
    assert values["KUMBUKA_CHAT_KEY"].encode() not in stored
    assert values["KUMBUKA_ADMIN_KEY"].encode() not in stored


def sqlite_bytes(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.glob("kumbuka*"))


async def test_a_later_start_says_where_keys_are_managed_and_shows_none(tmp_path: Path) -> None:
    async with serving(tmp_path) as first:
        key = first.values["KUMBUKA_CHAT_KEY"]
        await first.stop()
    async with serving(tmp_path) as second:
        assert list(second.values) == ["KUMBUKA_BASE_URL"]
        assert "kumbuka keys create | list | revoke" in second.printed[-1]
        assert (await chat(second.base_url, key, said("hello"))).status_code == 200


async def test_an_admin_key_of_ones_own_is_taken_and_not_printed(tmp_path: Path) -> None:
    env = {"KUMBUKA_ADMIN_KEY": "kb_of_my_own_choice"}
    async with serving(tmp_path, env=env) as served:
        assert list(served.values) == ["KUMBUKA_BASE_URL", "KUMBUKA_CHAT_KEY"]
        assert "kb_of_my_own_choice" not in "\n".join(served.printed)
        async with httpx.AsyncClient(headers=bearer("kb_of_my_own_choice")) as client:
            answer = await client.get(f"{served.root}/api/memory")
        assert answer.status_code == 200
        assert "kb_of_my_own_choice" not in served.log.read_text()
        await served.stop()
    keys = objects(await run(tmp_path, "keys list --json", env=env))
    assert sorted(key["name"] for key in keys) == ["KUMBUKA_ADMIN_KEY", "chat"]


async def test_a_key_can_be_made_listed_and_revoked(tmp_path: Path) -> None:
    create = "keys create --name bot --owner team --rights chat,memory --json"
    (made,) = objects(await run(tmp_path, create))
    assert set(made) == {"id", "key", "owner", "rights"}
    assert made["key"].startswith("kb_")
    assert (made["owner"], made["rights"]) == ("team", ["chat", "memory"])
    (other,) = objects(await run(tmp_path, "keys create --name solo --rights admin --json"))
    assert other["owner"] not in ("", "team")
    listed = objects(await run(tmp_path, "keys list --owner team --json"))
    assert [key["id"] for key in listed] == [made["id"]]
    assert set(listed[0]) == {
        "id", "name", "owner", "rights", "createdAt", "lastUsedAt", "revokedAt"
    }  # fmt: skip
    async with serving(tmp_path) as served:
        assert list(served.values) == ["KUMBUKA_BASE_URL"]
        assert (await chat(served.base_url, made["key"], said("hello"))).status_code == 200
        assert (await chat(served.base_url, other["key"], said("hello"))).status_code == 200
    (ended,) = objects(await run(tmp_path, f"keys revoke {made['id']} --json"))
    assert ended["revokedAt"]
    async with serving(tmp_path) as served:
        assert (await chat(served.base_url, made["key"], said("hello"))).status_code == 401


async def test_without_json_a_table_is_for_people(tmp_path: Path) -> None:
    made = await run(tmp_path, "keys create --name bot")
    assert made.lines[-1].startswith("The key is shown once")
    listed = await run(tmp_path, "keys list")
    assert listed.lines[0].split("\t")[:3] == ["id", "name", "owner"]
    assert listed.lines[1].split("\t")[1] == "bot"


async def test_memories_are_listed_found_and_moved_to_another_owner(tmp_path: Path) -> None:
    (made,) = objects(await run(tmp_path, "keys create --name bot --owner old --json"))
    async with serving(tmp_path) as served:
        await chat(served.base_url, made["key"], said("I am allergic to peanuts.", user="ana"))
        await chat(served.base_url, made["key"], said("My favorite editor is Helix."))
        await until_learned(tmp_path)
    rows = objects(await run(tmp_path, "memories list --owner old --json"))
    assert {row["content"]: row["userId"] for row in rows} == {
        "I am allergic to peanuts.": "ana",
        "My favorite editor is Helix.": None,
    }
    assert all(set(row) == MEMORY_FIELDS for row in rows)
    found = objects(await run(tmp_path, "search 'which editor' --owner old --json"))
    assert found[0]["content"] == "My favorite editor is Helix."
    assert set(found[0]) == MEMORY_FIELDS | {"score", "tier", "vecScore", "ftsScore", "tokens"}
    (moved,) = objects(await run(tmp_path, "owners merge old new --json"))
    assert moved == {"owner": "new", "moved": 2}
    assert objects(await run(tmp_path, "memories list --owner old --json")) == []
    after = objects(await run(tmp_path, "memories list --owner new --json"))
    assert {row["content"] for row in after} == {row["content"] for row in rows}
    table = await run(tmp_path, "search peanuts --owner new --limit 1")
    assert table.lines[0].split("\t") == ["score", "tier", "id", "content"]
    assert "allergic" in table.lines[1]


async def test_every_command_takes_its_database_from_the_option_or_the_environment(
    tmp_path: Path,
) -> None:
    option = f"--database file:{tmp_path}/a.db"
    await run(tmp_path, f"keys create --name in-a {option}")
    env = {"KUMBUKA_DATABASE_URL": f"file:{tmp_path}/b.db"}
    await run(tmp_path, "keys create --name in-b", env=env)
    in_a = objects(await run(tmp_path, f"keys list --json {option}", env=env))
    in_b = objects(await run(tmp_path, "keys list --json", env=env))
    assert [key["name"] for key in in_a + in_b] == ["in-a", "in-b"]
    assert not [name for name in os.listdir(tmp_path) if name == "kumbuka.db"]


@pytest.mark.parametrize(
    ("command", "code", "words"),
    [
        ("", USAGE, "usage"),
        ("dance", USAGE, "dance"),
        ("serve --port many", USAGE, "--port"),
        ("serve --port 70000", USAGE, "--port"),
        ("serve --host 192.0.2.1 --port 0", USER, "192.0.2.1"),
        ("keys create", USAGE, "--name"),
        ("keys create --name x --rights fly", USER, "rights"),
        ("keys create --name ' '", USER, "name"),
        ("keys revoke key_nobody", USER, "key"),
        ("memories list", USAGE, "--owner"),
        ("search", USAGE, "QUERY"),
        ("search tea --owner a --limit 0", USAGE, "--limit"),
        ("owners merge one one", USER, "owner"),
        ("keys list --database libsql://host?authToken=x", USER, "KUMBUKA_DATABASE_URL"),
        ("keys list --database http://127.0.0.1:1", STORE, "database"),
        ("keys list --database nonsense", USER, "KUMBUKA_DATABASE_URL"),
        ("keys list --database file:no/such/folder/k.db", STORE, "database"),
        ("serve --port 0 --database file:no/such/folder/k.db", STORE, "database"),
    ],
)
async def test_what_is_wrong_is_said_on_stderr_with_its_code(
    tmp_path: Path, command: str, code: int, words: str
) -> None:
    ran = await run(tmp_path, command)
    assert (ran.code, ran.out) == (code, "")
    assert words in ran.err
    assert "Traceback" not in ran.err


@pytest.mark.parametrize(
    ("command", "argument"),
    [
        ("keys create --name x --owner ''", "--owner"),
        ("keys create --name x --owner=", "--owner"),
        ("keys list --owner ''", "--owner"),
        ("memories list --owner ''", "--owner"),
        ("search tea --owner ' '", "--owner"),
        ("owners merge '' new", "OLD"),
        ("owners merge old ''", "NEW"),
        ("transcripts delete --yes --owner ''", "--owner"),
        ("transcripts delete --yes --owner o --user ''", "--user"),
        ("transcripts delete --yes --owner o --session ''", "--session"),
        ("transcripts import - --owner o --user ''", "--user"),
    ],
)
async def test_a_name_that_is_given_and_empty_is_wrong_usage(
    tmp_path: Path, command: str, argument: str
) -> None:
    ran = await run(tmp_path, command)
    assert (ran.code, ran.out) == (USAGE, "")
    assert f"argument {argument}: must not be empty" in ran.err
    assert os.listdir(tmp_path) == []


async def test_a_database_that_is_none_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    garbage = b"this is not a database. " * 400
    write(tmp_path / "garbage.db", garbage)
    (tmp_path / "folder.db").mkdir()
    for name in ("garbage.db", "folder.db"):
        for command in ("serve --port 0", "keys list", "memories list --owner a"):
            ran = await run(tmp_path, f"{command} --database file:{name}")
            assert ran.code == STORE, ran
            assert "KEY" not in ran.out
            assert ran.err.startswith("kumbuka: ")
            assert "Traceback" not in ran.err
    assert read(tmp_path / "garbage.db") == garbage


def write(file: Path, data: bytes) -> None:
    file.write_bytes(data)


def read(file: Path) -> bytes:
    return file.read_bytes()


async def test_a_database_of_a_newer_kumbuka_is_refused(tmp_path: Path) -> None:
    await run(tmp_path, "keys list")
    with closing(sqlite3.connect(tmp_path / "kumbuka.db")) as database, database:
        database.execute("INSERT INTO schema_versions VALUES (999, 0)")
    ran = await run(tmp_path, "serve --port 0")
    assert ran.code == STORE
    assert "999" in ran.err


async def test_a_port_in_use_is_said_and_nothing_is_made(tmp_path: Path) -> None:
    with closing(socket.socket()) as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        ran = await run(tmp_path, f"serve --port {taken.getsockname()[1]}")
    assert (ran.code, ran.out) == (USER, "")
    assert "in use" in ran.err
    assert os.listdir(tmp_path) == []


async def test_every_problem_of_the_environment_is_named_at_once_and_no_value(
    tmp_path: Path,
) -> None:
    env = {
        "KUMBUKA_AUTH": "sk-secret-one",
        "KUMBUKA_PORT": "sk-secret-two",
        "KUMBUKA_UPSTREAM_URL": "sk-secret-three",
        "KUMBUKA_RECALL_DEADLINE_MS": "-1",
        "KUMBUKA_LOG_LEVEL": "sk-secret-four",
    }
    ran = await run(tmp_path, "serve", env=env)
    assert (ran.code, ran.out) == (USER, "")
    assert {line.split()[1] for line in ran.err.splitlines()} == set(env)
    assert "secret" not in ran.err
    assert os.listdir(tmp_path) == []


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_a_stop_lets_chats_finish_and_learns_from_them(
    tmp_path: Path, number: signal.Signals
) -> None:
    gate = Gate()
    script = Script([delta("Hel"), gate, delta("lo"), b"data: [DONE]\n\n"], headers=(EVENT_STREAM,))
    async with ScriptedServer([script]) as upstream:
        env = {"KUMBUKA_UPSTREAM_URL": upstream.url}
        async with serving(tmp_path, env=env) as served:
            body = said("I prefer TypeScript.", stream=True)
            answer = asyncio.create_task(
                chat(served.base_url, served.values["KUMBUKA_CHAT_KEY"], body)
            )
            await gate.reached.wait()
            stopped = asyncio.create_task(served.stop(number))
            await asyncio.sleep(0.3)
            assert not stopped.done()
            gate.open()
            assert (await answer).text.endswith("data: [DONE]\n\n")
            assert await stopped == 0
            assert "Traceback" not in served.log.read_text()
    async with serving(tmp_path):
        await until_learned(tmp_path)
    (row,) = objects(await run(tmp_path, "memories list --owner default --json"))
    assert row["content"] == "I prefer TypeScript."


async def test_passthrough_shows_how_to_send_ones_own_key(tmp_path: Path) -> None:
    async with serving(tmp_path, env={"KUMBUKA_AUTH": "passthrough"}) as served:
        assert list(served.values) == ["KUMBUKA_BASE_URL", "KUMBUKA_ADMIN_KEY"]
        arguments = await pasted("OPENAI_API_KEY=sk-mine; " + served.curl)
        assert (await as_curl_sends(arguments)).status_code == 200
        await until_learned(tmp_path)
        async with httpx.AsyncClient(headers=bearer("sk-mine")) as client:
            (row,) = (await client.get(f"{served.root}/api/memory")).json()["data"]
        assert row["content"] == "I live in Lisbon."
        async with httpx.AsyncClient() as nobody:
            assert (await nobody.get(f"{served.base_url}/models")).status_code == 401
        await served.stop()
    merged = f"owners merge {shlex.quote(row['apiKeyId'])} own_of_the_new_key --json"
    assert objects(await run(tmp_path, merged)) == [{"owner": "own_of_the_new_key", "moved": 1}]


def test_a_reader_that_stops_reading_is_no_error(tmp_path: Path) -> None:
    read_end, write_end = os.pipe()
    os.close(read_end)
    command = [sys.executable, "-m", "kumbuka.cli", "keys", "list"]
    ran = subprocess.run(
        command, cwd=tmp_path, env=environment(), stdout=write_end, stderr=subprocess.PIPE
    )
    os.close(write_end)
    assert (ran.returncode, ran.stderr) == (USER, b"")


@pytest.mark.parametrize("encoding", ["ascii", "ascii:strict", "utf-8"])
async def test_content_is_listed_whatever_the_output_can_encode(
    tmp_path: Path, encoding: str
) -> None:
    tea = "I like 乌龙茶 and café."
    log = json.dumps({"messages": [{"role": "user", "content": tea}]})
    write(tmp_path / "log.jsonl", f"{log}\n".encode())
    imported = await run(tmp_path, "transcripts import log.jsonl --owner 茶")
    assert imported.code == 0, imported
    env = {"PYTHONIOENCODING": encoding}
    listing = "memories list --corpus transcripts --owner 茶"
    (row,) = objects(await run(tmp_path, f"{listing} --json", env=env))
    assert (row["content"], row["apiKeyId"]) == (tea, "茶")
    made = await run(tmp_path, "keys create --name n --owner 茶", env=env)
    assert (made.code, made.err) == (0, "")
    table = await run(tmp_path, listing, env=env)
    assert (table.code, table.err, len(table.lines)) == (0, "", 2)
    assert "I like" in table.lines[1]
