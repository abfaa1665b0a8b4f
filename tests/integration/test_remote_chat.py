"""A chat over a remote database: how often it waits for it, and what it does without it."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from kumbuka.bootstrap import build, chatting, load_config
from kumbuka.memory.keys import Right
from kumbuka.memory.model import NewMemory, Place
from kumbuka.ports import UpstreamRequest
from kumbuka.usecases.manage_keys import create_key
from kumbuka.usecases.remember import remember
from starlette.types import ASGIApp

from tests.fakes.remote_proxy import RemoteProxy
from tests.fakes.scripted_upstream import ScriptedResponse, ScriptedUpstream, completion

NOON = 1_796_040_000_000
SECRET = "kb_a-key-of-the-tests"


@dataclass
class Process:
    """One process of the chat function."""

    app: ASGIApp
    proxy: RemoteProxy
    upstream: WatchingUpstream
    now: list[int]
    said: list[dict[str, str]] = field(default_factory=list)

    async def chat(self, text: str) -> httpx.Response:
        self.proxy.asked.clear()
        self.said.append({"role": "user", "content": text})
        transport = httpx.ASGITransport(app=self.app)
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
            answer = await client.post(
                "/v1/chat/completions",
                json={"model": "m", "messages": self.said},
                headers={"authorization": f"Bearer {SECRET}"},
            )
        self.said.append({"role": "assistant", "content": "Noted."})
        return answer

    def waited_for(self) -> list[list[str]]:
        """What was asked before the upstream was, but for the note of the key's use, which nobody
        waits for."""
        asked = self.proxy.statements[: self.upstream.asked_before]
        return [sql for sql in asked if not any("last_used_at = ?" in part for part in sql)]

    def done_in_all(self) -> list[list[str]]:
        return self.proxy.statements


class WatchingUpstream(ScriptedUpstream):
    def __init__(self, proxy: RemoteProxy) -> None:
        super().__init__(completion("Noted."))
        self._proxy = proxy
        self.asked_before = 0

    async def send(self, request: UpstreamRequest) -> ScriptedResponse:
        self.asked_before = len(self._proxy.asked)
        return await super().send(request)


@pytest.fixture
async def proxy(
    remote: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[RemoteProxy]:
    """Before a database with one key and one memory."""
    monkeypatch.chdir(tmp_path)
    async with RemoteProxy(remote) as made:
        kumbuka = build(load_config({"KUMBUKA_DATABASE_URL": made.url}))
        await kumbuka.start()
        rights = frozenset({Right.CHAT})
        await create_key(
            kumbuka.services, name="test", rights=rights, owner_id="ana", secret=SECRET
        )
        await remember(kumbuka.services, Place("ana"), NewMemory("The boat Wanda is at pier 9."))
        await kumbuka.close()
        made.asked.clear()
        yield made


@asynccontextmanager
async def process(proxy: RemoteProxy, **env: Any) -> AsyncIterator[Process]:
    now = [NOON]
    kumbuka = build(load_config({"KUMBUKA_DATABASE_URL": proxy.url, **env}), clock=lambda: now[0])
    upstream = WatchingUpstream(proxy)
    kumbuka = replace(kumbuka, services=replace(kumbuka.services, upstream=upstream))
    await kumbuka.start()
    try:
        yield Process(chatting(kumbuka), proxy, upstream, now)
    finally:
        await kumbuka.close()


async def test_a_start_on_a_database_that_is_up_to_date_is_one_round_trip(
    proxy: RemoteProxy,
) -> None:
    async with process(proxy):
        assert len(proxy.asked) == 1


async def test_a_first_chat_waits_for_two_round_trips_and_the_next_ones_for_one(
    proxy: RemoteProxy,
) -> None:
    async with process(proxy) as started:
        first = await started.chat("At which pier is the boat Wanda?")
        assert first.headers["x-kumbuka-memories"] == "1"
        assert len(started.waited_for()) == 2
        for text in ("And who sails the boat Wanda?", "Thanks!", "At which pier is it?"):
            started.now[0] += 5_000
            answer = await started.chat(text)
            assert answer.headers["x-kumbuka-memory"] == "on"
            assert len(started.waited_for()) == 1
            assert "injected_blocks" in "".join(started.waited_for()[0])


async def test_the_record_is_one_write_more(proxy: RemoteProxy) -> None:
    async with process(proxy) as started:
        await started.chat("Hello there.")
        started.now[0] += 1_000
        await started.chat("At which pier is the boat Wanda?")
        writes = [sql for sql in started.done_in_all() if "BEGIN IMMEDIATE" in sql]
        recorded = [sql for sql in writes if any("INTO injections" in part for part in sql)]
        assert len(recorded) == 1
        assert len(writes) <= 2  # the other counts the memory's use, when the answer is over


async def test_a_chat_waits_for_two_where_what_is_known_is_old(proxy: RemoteProxy) -> None:
    async with process(proxy) as started:
        await started.chat("Hello there.")
        started.now[0] += 31_000
        await started.chat("At which pier is the boat Wanda?")
        assert len(started.waited_for()) == 2


async def test_a_client_of_the_upstream_waits_as_often(proxy: RemoteProxy) -> None:
    async with process(proxy, KUMBUKA_AUTH="passthrough") as started:
        started.app = _with_key(started.app, "sk-own")
        for expected in (2, 1, 1):
            await started.chat("At which pier is the boat Wanda?")
            assert len(started.waited_for()) <= expected


def _with_key(app: ASGIApp, key: str) -> ASGIApp:
    async def changed(scope: Any, receive: Any, send: Any) -> None:
        headers = [h for h in scope["headers"] if h[0] != b"authorization"]
        headers.append((b"authorization", b"Bearer " + key.encode()))
        await app({**scope, "headers": headers}, receive, send)

    return changed


async def test_a_settings_change_of_another_process_is_seen_with_the_next_check_of_the_key(
    proxy: RemoteProxy,
) -> None:
    async with process(proxy) as started:
        await started.chat("Hello there.")
        kumbuka = build(load_config({"KUMBUKA_DATABASE_URL": proxy.url}))
        await kumbuka.services.settings.change("ana", {"enabled": False}, NOON)
        await kumbuka.close()
        started.now[0] += 31_000
        answer = await started.chat("At which pier is the boat Wanda?")
        assert answer.headers["x-kumbuka-memories"] == "0"
        assert len(started.waited_for()) == 1


@pytest.mark.parametrize(
    ("fails", "status"), [("silent", "degraded:timeout"), (500, "degraded:store")]
)
async def test_a_chat_goes_on_without_a_database_that_does_not_answer(
    proxy: RemoteProxy, fails: str | int, status: str
) -> None:
    async with process(proxy, KUMBUKA_RECALL_DEADLINE_MS="300") as started:
        await started.chat("Hello there.")
        proxy.fails = [fails]
        began = time.monotonic()
        answer = await started.chat("At which pier is the boat Wanda?")
        assert answer.status_code == 200
        assert answer.headers["x-kumbuka-memory"] == status
        assert time.monotonic() - began < 5
