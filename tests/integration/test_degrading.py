"""Each part of the engine is broken, over HTTP on the served app, and healed while it runs.

What is left answers meanwhile, and the receipt, the search and engine-status say which part it was.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from kumbuka.adapters.embeddings import remote as remote_embeddings
from kumbuka.adapters.embeddings.refusals import Meaning
from kumbuka.ports import Statement

from tests.cases.conversing import Conversing, conversing
from tests.fakes.embedding_server import Answer, Call, EmbeddingServer
from tests.fakes.sqld import Sqld, emptied

PIER = "The boat Wanda is moored at pier 9."
VAULT = "The vault code word is marzipan."
NEWEST = "The gardening club meets in room 4."
QUESTION = "At which pier is the boat Wanda moored?"
PASSING = 1_000
"""Milliseconds that go by at each look while turns wait to be handed out again."""


class BreakableEmbeddings(EmbeddingServer):
    """While it is down, it ends every connection without an answer."""

    is_down = False

    def _answer(self, call: Call) -> Answer:
        if self.is_down:
            raise ConnectionResetError
        return super()._answer(call)


@dataclass
class Engine:
    """A served Kumbuka with three memories, whose parts can be broken."""

    kumbuka: Conversing
    embeddings: BreakableEmbeddings
    server: Sqld | None
    aside: Path
    last: httpx.Response | None = None

    async def run(self, *statements: str) -> None:
        await self.kumbuka.kumbuka.database.write([Statement(sql) for sql in statements])

    async def status(self) -> dict[str, Any]:
        found: dict[str, Any] = await self.kumbuka.api("GET", "/memory/engine-status")
        return found

    async def unavailable(self) -> dict[str, str]:
        """Part → reason, of those that are configured."""
        parts = await self.status()
        return {
            name: part["reason"]
            for name, part in parts.items()
            if not part["available"] and "not configured" not in part["reason"]
        }

    async def ask(self, query: str = QUESTION, **more: Any) -> tuple[list[str], dict[str, Any]]:
        """Contents, best first, and which parts answered."""
        body = {"query": query, **more}
        found = await self.kumbuka.api("POST", "/memory/search", json=body)
        return [memory["content"] for memory in found["memories"]], found["resolution"]

    async def chat(self, text: str = QUESTION) -> tuple[str, str]:
        """The receipt's status, and what the model was given."""
        self.kumbuka.now[0] += 1
        answer = self.last = await self.kumbuka.chat(text)
        assert answer.status_code == 200, answer.text
        assert answer.json()["choices"][0]["message"]["content"] == "Understood."
        given: str = self.kumbuka.received()["messages"][-1]["content"]
        return answer.headers["x-kumbuka-memory"], given

    async def preview(self, query: str) -> dict[str, Any]:
        """Which parts a chat would be answered by."""
        body = {"query": query}
        shown = await self.kumbuka.api("POST", "/memory/retrieve-preview", json=body)
        resolution: dict[str, Any] = shown["resolution"]
        return resolution

    async def recorded(self) -> dict[str, Any]:
        """Which parts the last chat was answered by."""
        assert self.last is not None
        request_id = self.last.headers["x-kumbuka-request-id"]
        found = await self.kumbuka.api("GET", f"/injections/{request_id}")
        names = {"strategy_used": "strategyUsed", "fallback_reason": "fallbackReason"}
        resolution = found["detail"]["resolution"]
        return {names[name]: value for name, value in resolution.items() if name in names}

    async def is_whole(self) -> bool:
        """Every part answers again."""
        found, resolution = await self.ask()
        status, given = await self.chat()
        return (
            found[0] == PIER
            and resolution["strategyUsed"] == "hybrid"
            and resolution["fallbackReason"] is None
            and (status, PIER in given) == ("on", True)
            and not await self.unavailable()
        )

    async def has_all_vectors(self) -> bool:
        return (await self.status())["vectorStore"]["needsReindex"] == 0

    async def until_whole(self) -> None:
        await until(self.is_whole)


async def until(holds: Callable[[], Awaitable[bool]]) -> None:
    for _ in range(400):
        if await holds():
            return
        await asyncio.sleep(0.05)
    raise AssertionError("it does not heal")


@pytest.fixture(params=["file", "remote"])
async def engine(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Engine]:
    monkeypatch.setitem(remote_embeddings.REST_S, Meaning.DOWN, 0.0)
    server: Sqld | None = None
    if request.param == "remote":
        monkeypatch.chdir(tmp_path)  # where the queue and the secret stand
        server = request.getfixturevalue("sqld")
        await emptied(server.url)
    async with (
        BreakableEmbeddings(dimensions=64) as embeddings,
        conversing(
            tmp_path,
            server,
            embeddings_url=embeddings.url,
            embeddings_api_key="sk-embeddings",
            embedding_cache_max=0,
        ) as kumbuka,
    ):
        made = Engine(kumbuka, embeddings, server, tmp_path / "aside")
        chosen = {"embeddingSource": "remote", "embeddingProviderModel": "some-model"}
        await kumbuka.api("PUT", "/settings/memory", json=chosen)
        for content in (PIER, VAULT, NEWEST):
            await kumbuka.store(content)
        assert await made.is_whole()
        yield made


async def hide_text_index(engine: Engine) -> None:
    await engine.run("ALTER TABLE memories_fts RENAME TO aside")


async def show_text_index(engine: Engine) -> None:
    await engine.run("ALTER TABLE aside RENAME TO memories_fts")


async def spoil_text_index(engine: Engine) -> None:
    """Its pages of words, not what it knows of itself: it can be read, and holds garbage."""
    await engine.run("UPDATE memories_fts_data SET block = x'00ff00ff' WHERE id > 10")


async def rebuild_text_index(engine: Engine) -> None:
    await engine.run("INSERT INTO memories_fts (memories_fts) VALUES ('rebuild')")


Step = Callable[[Engine], Awaitable[None]]
BROKEN_INDEX = pytest.mark.parametrize(
    ("damage", "mend", "reason"),
    [
        (hide_text_index, show_text_index, "no such table: memories_fts"),
        (spoil_text_index, rebuild_text_index, "malformed"),
    ],
    ids=["missing", "corrupt"],
)


@BROKEN_INDEX
async def test_without_the_text_index_vectors_answer(
    engine: Engine, damage: Step, mend: Step, reason: str
) -> None:
    await damage(engine)
    found, resolution = await engine.ask(PIER)
    assert found[0] == PIER
    assert (resolution["strategyUsed"], resolution["vectorStore"]) == ("semantic", "libsql")
    assert resolution["embeddingSource"] == "remote"
    assert reason in resolution["fallbackReason"]
    status, given = await engine.chat(PIER)
    assert status == "degraded:store"
    assert given.count(PIER) == 2
    for told in (await engine.preview(PIER), await engine.recorded()):
        assert told["strategyUsed"] == "semantic"
        assert reason in told["fallbackReason"]
    (part,) = (await engine.unavailable()).items()
    assert part[0] == "keyword"
    assert reason in part[1]
    await mend(engine)
    await engine.until_whole()


async def test_what_is_said_without_the_text_index_is_learned_when_it_is_back(
    engine: Engine,
) -> None:
    await hide_text_index(engine)
    status, _ = await engine.chat("I prefer window seats.")
    assert status == "degraded:store"
    answer = await engine.kumbuka.client.post("/api/memory", json={"content": "Lost?"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (503, "store_damaged")
    await show_text_index(engine)
    await engine.kumbuka.learned(passing=PASSING)
    assert await engine.kumbuka.contents(q="window seats") == {"I prefer window seats."}
    await engine.until_whole()


async def test_without_embeddings_keywords_answer(engine: Engine) -> None:
    engine.embeddings.is_down = True
    found, resolution = await engine.ask()
    assert found[0] == PIER
    assert (resolution["strategyUsed"], resolution["vectorStore"]) == ("keyword", "none")
    assert (resolution["embeddingSource"], resolution["embeddingModel"]) == ("none", "")
    assert "some-model" in resolution["fallbackReason"]
    status, given = await engine.chat()
    assert status == "degraded:embedding"
    assert PIER in given
    assert "some-model" in (await engine.unavailable())["embedding"]
    late = "The boat Ada is moored at pier 3."
    await engine.kumbuka.store(late)
    assert (await engine.ask("boat Ada"))[0][0] == late
    engine.embeddings.is_down = False
    await engine.until_whole()
    assert (await engine.status())["vectorStore"]["needsReindex"] == 1
    await engine.kumbuka.api("POST", "/memory/reindex")
    await until(engine.has_all_vectors)


async def test_the_fallback_stands_in_for_embeddings_and_nothing_is_degraded(
    engine: Engine,
) -> None:
    await engine.kumbuka.api("PUT", "/settings/memory", json={"embeddingFallback": "static"})
    engine.embeddings.is_down = True
    found, resolution = await engine.ask()
    assert found[0] == PIER
    assert (resolution["strategyUsed"], resolution["embeddingSource"]) == ("hybrid", "static")
    assert resolution["fallbackReason"].startswith("remote:")
    assert (await engine.chat())[0] == "on"
    engine.embeddings.is_down = False
    await engine.until_whole()


@BROKEN_INDEX
async def test_with_neither_the_newest_come_first(
    engine: Engine, damage: Step, mend: Step, reason: str
) -> None:
    await damage(engine)
    engine.embeddings.is_down = True
    for strategy in ("hybrid", "semantic"):
        found, resolution = await engine.ask(strategy=strategy)
        assert found == [NEWEST, VAULT, PIER]
        assert (resolution["strategyUsed"], resolution["vectorStore"]) == ("recent", "none")
        assert reason in resolution["fallbackReason"]
        assert "some-model" in resolution["fallbackReason"]
    status, given = await engine.chat()
    assert status == "degraded:embedding"
    assert PIER in given  # its words are the question's
    assert NEWEST not in given
    assert set(await engine.unavailable()) == {"keyword", "embedding"}
    engine.embeddings.is_down = False
    await mend(engine)
    await engine.until_whole()


async def test_a_vector_that_cannot_be_read_leaves_the_keywords(engine: Engine) -> None:
    await engine.run("UPDATE vectors SET embedding = x'0001'")
    found, resolution = await engine.ask()
    assert found[0] == PIER
    assert (resolution["strategyUsed"], resolution["vectorStore"]) == ("keyword", "none")
    assert "vector failed" in resolution["fallbackReason"]
    status, given = await engine.chat()
    assert (status, PIER in given) == ("degraded:store", True)
    assert set(await engine.unavailable()) == {"vectorStore"}
    await engine.kumbuka.api("POST", "/memory/reindex", json={"force": True})
    await engine.until_whole()


async def test_without_settings_nothing_is_given_and_the_turn_is_learned(engine: Engine) -> None:
    await engine.run("ALTER TABLE settings RENAME TO aside")
    engine.kumbuka.now[0] += 31_000  # what was read before is too old by then
    status, given = await engine.chat("I prefer window seats.")
    assert (status, given) == ("degraded:settings", "I prefer window seats.")
    assert (await engine.status())["keyword"]["available"]
    await engine.run("ALTER TABLE aside RENAME TO settings")
    await engine.kumbuka.learned(passing=PASSING)
    assert "I prefer window seats." in await engine.kumbuka.contents()
    await engine.until_whole()


async def test_without_the_database_a_chat_answers_and_is_learned_later(engine: Engine) -> None:
    database = engine.kumbuka.database
    if engine.server is not None:
        engine.server.kill()
    else:
        await engine.kumbuka.kumbuka.database.compact()
        database.rename(engine.aside)
    try:
        status, given = await engine.chat("I prefer window seats.")
        assert (status, given) == ("degraded:store", "I prefer window seats.")
        stranger = {"authorization": "Bearer kb_never_seen_before_by_this_process"}
        unknown = await engine.kumbuka.chat("Hello there.", headers=stranger)
        assert (unknown.status_code, unknown.json()["error"]["code"]) == (503, "auth_unavailable")
        answer = await engine.kumbuka.client.get("/api/memory")
        assert (answer.status_code, answer.json()["error"]["code"]) == (503, "store_unavailable")
        assert (await engine.kumbuka.client.get("/healthz")).status_code == 503
        found = await engine.unavailable()
        assert found.keys() >= {"keyword", "vectorStore"}
        assert found["keyword"].startswith("the database")
    finally:
        if engine.server is not None:
            engine.server.start()
        else:
            database.unlink(missing_ok=True)
            engine.aside.rename(database)
    await engine.kumbuka.learned(passing=PASSING)
    assert await engine.kumbuka.contents() == {PIER, VAULT, NEWEST, "I prefer window seats."}
    await engine.until_whole()
