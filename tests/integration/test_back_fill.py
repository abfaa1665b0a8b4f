"""Vectors of another embedding are made anew beside everything else, by jobs and by runs."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import pytest
from kumbuka.adapters.embeddings.choices import Remote
from kumbuka.adapters.embeddings.sources import Deployment, EmbeddingSources
from kumbuka.memory.jobs import CLEAN_UP, EMBED, Job
from kumbuka.memory.turns import Turn
from kumbuka.ports import Statement
from kumbuka.usecases import back_fill, reindex
from kumbuka.usecases.reindex import Reindexing, Started
from kumbuka.usecases.tier import PROBE
from kumbuka.usecases.work import Worker

from tests.fakes.embedding_server import Answer, EmbeddingServer
from tests.fakes.managed import NOON, Managed, managed
from tests.fakes.qdrant import eventually
from tests.fakes.queue import InMemoryQueue

BUSY = Answer(429, {"error": {"message": "slow down"}}, {"retry-after": "20"})
OLDER = "UPDATE vectors SET signature = 'static:older:256:int8'"


@pytest.fixture
async def endpoint() -> AsyncIterator[EmbeddingServer]:
    async with EmbeddingServer(dimensions=16) as made:
        yield made


@pytest.fixture
async def api(endpoint: EmbeddingServer) -> AsyncIterator[Managed]:
    """With a remote source that may be chosen; static is."""
    remote = Remote(f"{endpoint.url}/v1", "sk-test")
    turns = InMemoryQueue(lambda: NOON)
    sources = EmbeddingSources(Deployment(remote, cache_entries=0), lambda: NOON)
    async with managed(embeddings=sources, turns=turns) as made:
        await choose(made, embeddingSource="static", embeddingProviderModel="some-model")
        yield made
    await sources.close()


async def choose(api: Managed, **settings: Any) -> None:
    answer = await api.ask("ana", "PUT", "/settings/memory", json=settings)
    assert answer.status_code == 200, answer.text


async def fill(api: Managed, rows: int) -> None:
    for number in range(rows):
        await api.store("ana", f"Tea number {number} is served at four.")


async def state(api: Managed) -> dict[str, Any]:
    answer = await api.ask("ana", "GET", "/memory/engine-status")
    found: dict[str, Any] = answer.json()["vectorStore"]
    return found


async def talk(api: Managed, worker: Worker, text: str) -> None:
    said = Turn(text, "ana", None, None, text, text, None, "m", api.now[0])
    await api.services.turns.send(said.to_json())
    assert await worker.step()
    assert not await worker.step()  # no turn waits: who talked is looked after


async def test_whoever_talks_is_noticed_and_a_job_embeds_what_lacks_a_vector(
    api: Managed, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(back_fill, "BATCHES", 1)
    await fill(api, 70)
    await api.database.write([Statement(OLDER)])
    await talk(api, Worker(api.services), "What is served at four?")
    assert (await state(api))["needsReindex"] == 70  # not on the way of who talks
    assert await api.jobs.step()
    assert (await state(api))["needsReindex"] == 70 - reindex.BATCH
    await api.work()
    assert (await state(api))["needsReindex"] == 0


async def test_a_slow_embedding_is_asked_in_several_jobs(
    api: Managed, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(back_fill, "SECONDS", 0.0)
    await fill(api, reindex.BATCH + 6)
    await api.database.write([Statement(OLDER)])
    await back_fill.back_fill(api.services, "ana")
    assert (await state(api))["needsReindex"] == 6
    await api.work()
    assert (await state(api))["needsReindex"] == 0


async def test_an_embedding_is_looked_at_once_and_another_one_again(api: Managed) -> None:
    worker = Worker(api.services)
    await fill(api, 3)
    await talk(api, worker, "What is served at four?")
    assert await api.services.jobs.depth() == 0
    await api.database.write([Statement(OLDER)])
    await talk(api, worker, "And what is served at five?")
    assert await api.services.jobs.depth() == 0
    await choose(api, embeddingSource="remote")
    await api.ask("ana", "POST", "/memory/search", json={"query": "tea"})
    await talk(api, worker, "And what is served at six?")
    await api.work()
    assert (await state(api))["needsReindex"] == 0


async def test_a_cleanup_embeds_more_than_one_batch(api: Managed) -> None:
    await fill(api, 150)
    await api.database.write([Statement(OLDER)])
    await api.services.jobs.send(Job(CLEAN_UP, "ana").to_json())
    await api.work()
    assert (await state(api))["needsReindex"] == 0


async def test_an_endpoint_that_fails_ends_the_job_and_keeps_what_was_made(
    api: Managed, endpoint: EmbeddingServer
) -> None:
    await fill(api, 2)
    await choose(api, embeddingSource="remote")
    endpoint.script = [Answer(500, {})]
    await api.services.jobs.send(Job(EMBED, "ana").to_json())
    await api.work()
    assert await api.services.jobs.depth() == 0
    assert len(endpoint.calls) == 1


async def test_a_fallback_takes_the_place_of_no_better_vector(
    api: Managed, endpoint: EmbeddingServer
) -> None:
    await choose(api, embeddingSource="remote", embeddingFallback="static")
    await fill(api, 3)
    assert (await state(api))["indexed"] == 3
    endpoint.script = [Answer(500, {})] * 20
    run = Reindexing(api.services)
    assert (await run.start("ana", force=True)).started
    await eventually(lambda: not run.pending("ana"))
    assert (await state(api))["indexed"] == 3


async def test_a_run_waits_for_a_busy_endpoint_as_long_as_that_says(
    api: Managed, endpoint: EmbeddingServer
) -> None:
    await fill(api, 3)
    await choose(api, embeddingSource="remote")
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        endpoint.script.clear()
        await asyncio.sleep(0)

    endpoint.script = [BUSY]
    run = Reindexing(api.services, sleep=sleep)
    assert (await run.start("ana")).pending == 3
    await eventually(lambda: bool(slept))
    assert slept[0] == pytest.approx(20, abs=1)


async def test_a_process_that_has_just_started_finds_nothing_to_make_anew(
    api: Managed, endpoint: EmbeddingServer
) -> None:
    await choose(api, embeddingSource="remote")
    await fill(api, 3)
    made = len(endpoint.calls)
    remote = Remote(f"{endpoint.url}/v1", "sk-test")
    fresh = EmbeddingSources(Deployment(remote, cache_entries=0), lambda: NOON)
    services = replace(api.services, embeddings=fresh)
    assert await Reindexing(services).start("ana") == Started(False, 0)
    await back_fill.back_fill(services, "ana")
    assert [call.texts for call in endpoint.calls[made:]] == [[PROBE]]
    await fresh.close()


async def test_everybodys_vectors_are_made_as_each_owner_wants_them(api: Managed) -> None:
    await api.ask("ben", "PUT", "/settings/memory", json={"embeddingSource": "static"})
    await choose(api, embeddingSource="remote")
    await fill(api, 3)
    await api.store("ben", "Coffee is served at five.")
    run = Reindexing(api.services)
    assert (await run.start(None, force=True)).pending == 4
    await eventually(lambda: not run.pending(None))
    read = Statement("SELECT signature, count(*) FROM vectors GROUP BY signature ORDER BY 1")
    (found,) = await api.database.read([read])
    assert [tuple(row) for row in found.rows] == [
        ("remote:some-model:16:int8", 3), ("static:potion-base-8M:256:int8", 1),
    ]  # fmt: skip


async def test_of_two_calls_at_once_one_starts_a_run(api: Managed) -> None:
    await fill(api, 3)
    await api.database.write([Statement(OLDER)])
    run = Reindexing(api.services)
    found = await asyncio.gather(*(run.start("ana") for _ in range(4)))
    assert sorted(each.started for each in found) == [False, False, False, True]
    assert {each.pending for each in found} == {3}
    await eventually(lambda: not run.pending("ana"))


async def test_an_endpoint_that_is_down_ends_the_run(
    api: Managed, endpoint: EmbeddingServer
) -> None:
    await fill(api, 3)
    await choose(api, embeddingSource="remote")
    endpoint.script = [Answer(500, {})]
    run = Reindexing(api.services)
    assert (await run.start("ana")).started
    await eventually(lambda: not run.pending("ana"))
    assert (await state(api))["needsReindex"] == 3
