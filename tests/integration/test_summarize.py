"""Old memories become summaries, which cost less and mix nobody."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import pytest
from kumbuka.errors import StoreUnavailable
from kumbuka.memory.jobs import SUMMARIZE
from kumbuka.memory.times import iso
from kumbuka.ports import Services
from kumbuka.text.tokens import count_tokens
from kumbuka.usecases import summarize as summarizing
from kumbuka.usecases.plan import plan
from kumbuka.usecases.summarize import Asked, summarize

from tests.fakes.managed import NOON, Managed, managed
from tests.fakes.summarised import (
    DAY,
    TASTES,
    contents,
    hear,
    listed,
    summarised,
    tastes,
)


@pytest.fixture
async def api(storage: str) -> AsyncIterator[Managed]:
    async with managed(storage=storage) as made:
        yield made


async def test_old_memories_become_one_that_costs_less_and_keeps_them(api: Managed) -> None:
    await tastes(api)
    before = sum(count_tokens(taste) for taste in TASTES)
    done = await summarised(api)
    (summary,) = await listed(api)
    assert summary["content"] == "I like: black tea; rye bread; slow trains; wooden boats."
    assert done == {
        "candidates": 4,
        "candidateIds": summary["metadata"]["sourceIds"],
        "totalTokens": before,
        "tokensSaved": before - count_tokens(summary["content"]),
        "summaryIds": [summary["id"]],
        "dryRun": False,
        "more": False,
    }
    sources = [row for row in await listed(api, includeSuperseded=True) if row["archivedAt"]]
    assert {row["id"] for row in sources} == set(summary["metadata"]["sourceIds"])
    assert {row["metadata"]["summaryKey"] for row in sources} == {summary["key"]}
    assert await contents(api, asOf=iso(NOON + DAY)) == TASTES[::-1]


async def test_a_dry_run_changes_nothing_and_tells_the_same(api: Managed) -> None:
    await tastes(api)
    dry = await summarised(api, dryRun=True)
    assert (dry["dryRun"], dry["summaryIds"]) == (True, [])
    assert await contents(api) == TASTES[::-1]
    wet = await summarised(api)
    same = ("candidates", "candidateIds", "totalTokens", "tokensSaved")
    assert [wet[name] for name in same] == [dry[name] for name in same]


async def test_a_second_run_finds_nothing(api: Managed) -> None:
    await tastes(api)
    await summarised(api)
    api.now[0] += 400 * DAY
    again = await summarised(api)
    assert (again["candidates"], again["summaryIds"], again["tokensSaved"]) == (0, [], 0)
    assert len(await listed(api)) == 1


async def test_a_summary_is_found_by_words_by_vector_and_by_its_time(api: Managed) -> None:
    await tastes(api)
    await summarised(api)
    for query, strategy in (("rye", "hybrid"), ("hot drinks", "semantic")):
        body = {"query": query, "strategy": strategy}
        answer = await api.ask("ana", "POST", "/memory/search", json=body)
        (hit,) = answer.json()["memories"]
        assert (hit["metadata"]["source"], hit["vecScore"] is None) == ("summary", False)
    dated = {"query": "What did I like on 30 November 2026?"}
    (hit,) = (await api.ask("ana", "POST", "/memory/search", json=dated)).json()["memories"]
    assert hit["inDates"]


async def test_what_almost_any_answer_needs_and_what_is_pinned_or_new_stays(api: Managed) -> None:
    await tastes(api)
    api.now[0] = NOON
    kept = ["My name is Ana.", "I live in Lisbon.", "I am allergic to peanuts."]
    for text in kept:
        await hear(api, text, NOON)
    await api.store("ana", "I like pins.", pinned=True)
    api.now[0] = NOON + 40 * DAY
    await hear(api, "I like fresh news.", NOON + 39 * DAY)
    await summarised(api)
    found = set(await contents(api))
    assert {"I live in Lisbon.", "I am allergic to peanuts.", "I like pins."} <= found
    assert {"I like fresh news.", "My name is Ana"} <= {text.rstrip(".") for text in found} | found
    assert not set(TASTES) & found


async def test_no_summary_mixes_owners_or_users(api: Managed) -> None:
    await tastes(api)
    await tastes(api, "eva")
    api.now[0] = NOON
    for taste in TASTES:
        await api.store("ben", taste)
    api.now[0] = NOON + 40 * DAY
    done = await summarised(api, userId="eva")
    assert len(done["summaryIds"]) == 1
    assert await contents(api) == TASTES[::-1]
    assert len(await contents(api, userId="eva")) == 1
    assert len((await summarised(api))["summaryIds"]) == 1
    assert len((await api.ask("ben", "GET", "/memory")).json()["data"]) == 4
    refused = {"apiKeyId": "ana"}
    answer = await api.ask("ben", "POST", "/memory/summarize", json=refused)
    assert answer.status_code == 403


async def test_a_budget_summarises_the_oldest_until_it_is_met(api: Managed) -> None:
    await tastes(api)
    for n, animal in enumerate(("cats", "dogs", "owls", "bees")):
        await api.store("ana", f"My sister saw {animal}.", key=f"note:{n}", type="episodic")
    before = sum(count_tokens(text) for text in await contents(api))
    done = await summarised(api, maxTokens=before - 1)
    assert len(done["summaryIds"]) == 1
    assert done["candidates"] == 8
    assert "I like black tea." not in await contents(api)
    assert "My sister saw cats." in await contents(api)
    assert (await summarised(api, maxTokens=before))["summaryIds"] == []


@pytest.mark.parametrize(
    "body",
    [{"olderThanDays": -1}, {"olderThanDays": "1"}, {"maxTokens": -1}, {"dryRun": 1}, {"x": 1}],
)
async def test_a_wrong_field_is_refused(api: Managed, body: dict[str, Any]) -> None:
    answer = await api.ask("ana", "POST", "/memory/summarize", json=body)
    assert answer.status_code == 400
    assert {problem["field"] for problem in answer.json()["error"]["details"]} == set(body)


async def test_an_empty_body_means_defaults(api: Managed) -> None:
    await tastes(api)
    answer = await api.ask("ana", "POST", "/memory/summarize")
    assert len(answer.json()["summaryIds"]) == 1


async def test_a_memory_past_retention_does_not_come_back_in_a_summary(api: Managed) -> None:
    settings = {"retentionDays": 35, "retentionTypes": ["factual"]}
    await api.ask("ana", "PUT", "/settings/memory", json=settings)
    await tastes(api)
    assert (await summarised(api))["candidates"] == 0


async def test_the_weekly_job_runs_where_it_is_wanted_and_ends_alike_wherever_it_ended(
    api: Managed, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(summarizing, "MAX_SUMMARIES", 1)
    await tastes(api)
    await tastes(api, "eva")
    await plan(api.services, SUMMARIZE)
    await api.work()
    assert len(await contents(api)) == 4
    await api.ask("ana", "PUT", "/settings/memory", json={"autoSummarize": True})
    await plan(api.services, SUMMARIZE)
    await plan(api.services, SUMMARIZE)
    await api.work()
    for parameters in ({}, {"userId": "eva"}):
        assert len(await contents(api, **parameters)) == 1


async def test_a_run_that_fails_in_the_middle_leaves_whole_groups(api: Managed) -> None:
    await tastes(api)
    await tastes(api, "eva")
    with pytest.raises(StoreUnavailable):
        await summarize(failing_at_the_second(api.services), Asked("ana"))
    counts = [len(await contents(api)), len(await contents(api, userId="eva"))]
    assert sorted(counts) == [1, 4]
    await summarize(api.services, Asked("ana"))
    assert [len(await contents(api)), len(await contents(api, userId="eva"))] == [1, 1]


def failing_at_the_second(services: Services) -> Services:
    embeddings, calls = services.embeddings, [0]

    class Failing:
        async def embed(self, *args: Any, **rest: Any) -> Any:
            calls[0] += 1
            if calls[0] == 2:
                raise StoreUnavailable("killed")
            return await embeddings.embed(*args, **rest)

    return replace(services, embeddings=Failing())  # type: ignore[arg-type]
