"""Old memories become summaries, which cost less, stay true, and can be undone."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
from kumbuka.errors import StoreUnavailable
from kumbuka.memory.jobs import SUMMARIZE
from kumbuka.memory.times import iso
from kumbuka.memory.turns import Turn
from kumbuka.ports import Services
from kumbuka.text.tokens import count_tokens
from kumbuka.usecases import summarize as summarizing
from kumbuka.usecases.learn import learn
from kumbuka.usecases.plan import plan
from kumbuka.usecases.summarize import Asked, summarize

from tests.fakes.managed import NOON, Managed, managed

DAY = 86_400_000
SECRET = "xylophonist"
TASTES = [
    "I like black tea.",
    "I like rye bread.",
    "I like slow trains.",
    "I like wooden boats.",
]


@pytest.fixture
async def api(storage: str) -> AsyncIterator[Managed]:
    async with managed(storage=storage) as made:
        yield made


async def hear(
    api: Managed, text: str, at: int, user: str | None = None, session: str | None = None
) -> None:
    api.now[0] = max(api.now[0], at)
    name = f"{user}-{crc32(text.encode())}-{at}"
    turn = Turn(name, "ana", user, session, name, text, None, "m", at)
    await learn(api.services, turn)


async def tastes(api: Managed, user: str | None = None) -> None:
    for n, taste in enumerate(TASTES):
        await hear(api, taste, NOON + n, user)
    api.now[0] = NOON + 40 * DAY


async def listed(api: Managed, **parameters: Any) -> list[dict[str, Any]]:
    answer = await api.ask("ana", "GET", "/memory", params=parameters)
    assert answer.status_code == 200, answer.text
    return list(answer.json()["data"])


async def contents(api: Managed, **parameters: Any) -> list[str]:
    return [memory["content"] for memory in await listed(api, **parameters)]


async def summarised(api: Managed, **body: Any) -> dict[str, Any]:
    answer = await api.ask("ana", "POST", "/memory/summarize", json=body)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def ask(api: Managed, method: str, path: str) -> dict[str, Any]:
    answer = await api.ask("ana", method, path)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def named(rows: list[dict[str, Any]], part: str) -> dict[str, Any]:
    (row,) = [row for row in rows if part in row["content"] and row["archivedAt"]]
    return row


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


async def test_a_summary_that_is_restored_gives_back_what_it_was_made_of(api: Managed) -> None:
    await tastes(api)
    (summary_id,) = (await summarised(api))["summaryIds"]
    api.now[0] += DAY
    undone = await ask(api, "POST", f"/memory/{summary_id}/restore")
    assert undone["supersededAt"] == iso(api.now[0])
    assert sorted(await contents(api)) == sorted(TASTES)
    assert all("summaryKey" not in row["metadata"] for row in await listed(api))
    assert len(await contents(api, asOf=iso(NOON + 40 * DAY))) == 1
    again = await api.ask("ana", "POST", f"/memory/{summary_id}/restore")
    assert again.status_code == 409
    api.now[0] += 40 * DAY
    assert len((await summarised(api))["summaryIds"]) == 1


async def test_one_source_that_is_restored_leaves_the_summary(api: Managed) -> None:
    await tastes(api)
    await summarised(api)
    rye = named(await listed(api, includeSuperseded=True), "rye")
    api.now[0] += DAY
    restored = await ask(api, "POST", f"/memory/{rye['id']}/restore")
    assert (restored["archivedAt"], restored["metadata"].get("summaryKey")) == (None, None)
    assert sorted(await contents(api)) == [
        "I like rye bread.",
        "I like: black tea; slow trains; wooden boats.",
    ]


async def test_what_is_taken_back_or_changed_leaves_the_summary(api: Managed) -> None:
    await tastes(api)
    await summarised(api)
    await hear(api, "I don't like rye bread.", NOON + 41 * DAY)
    assert sorted(await contents(api)) == [
        "I don't like rye bread.",
        "I like: black tea; slow trains; wooden boats.",
    ]
    await hear(api, "Forget that I like slow trains.", NOON + 42 * DAY)
    for text in await contents(api):
        assert "slow trains" not in text
    assert await contents(api, asOf=iso(NOON + 40 * DAY)) == [
        "I like: black tea; rye bread; slow trains; wooden boats."
    ]


@pytest.mark.parametrize(
    ("told", "gone"),
    [
        ("I sold the Kindle.", "Kindle"),
        ("My old Kindle died.", "Kindle"),
        ("We're on Linear now.", "Jira"),
        ("I no longer use Vim.", "Vim"),
    ],
)
async def test_what_is_over_in_any_words_leaves_the_summary(
    api: Managed, told: str, gone: str
) -> None:
    tools = {"Kindle": "I use a Kindle.", "Vim": "I use Vim.", "Jira": "We track bugs in Jira."}
    for n, text in enumerate([*tools.values(), "I use Firefox.", "I use Postgres."]):
        await hear(api, text, NOON + n, session="s")
    api.now[0] = NOON + 40 * DAY
    await summarised(api)
    await hear(api, told, NOON + 41 * DAY)
    (summary,) = [m for m in await listed(api) if m["metadata"]["source"] == "summary"]
    left = {tool for tool in (*tools, "Firefox", "Postgres") if tool in summary["content"]}
    assert left == {*tools, "Firefox", "Postgres"} - {gone}


async def test_what_is_said_again_leaves_the_archive(api: Managed) -> None:
    await tastes(api)
    await summarised(api)
    await hear(api, "I like rye bread.", NOON + 41 * DAY)
    assert sorted(await contents(api)) == [
        "I like rye bread.",
        "I like: black tea; slow trains; wooden boats.",
    ]
    (rye,) = await listed(api, q="rye")
    assert (rye["timesConfirmed"], rye["archivedAt"]) == (2, None)


async def test_a_statement_older_than_an_archived_one_becomes_history(api: Managed) -> None:
    await tastes(api)
    await summarised(api)
    await hear(api, "I don't like rye bread.", NOON - DAY)
    assert await contents(api) == ["I like: black tea; rye bread; slow trains; wooden boats."]
    assert await contents(api, asOf=iso(NOON - DAY)) == ["I don't like rye bread."]


async def test_a_deleted_source_is_in_no_summary_and_no_byte(api: Managed, tmp_path: Path) -> None:
    for n, text in enumerate([*TASTES, f"I like my {SECRET}."]):
        await hear(api, text, NOON + n)
    api.now[0] = NOON + 40 * DAY
    await summarised(api)
    assert SECRET in (await contents(api))[0]
    source = named(await listed(api, includeSuperseded=True), SECRET)
    await ask(api, "DELETE", f"/memory/{source['id']}")
    assert await contents(api) == ["I like: black tea; rye bread; slow trains; wooden boats."]
    rows = await listed(api, includeSuperseded=True, asOf=iso(api.now[0]))
    assert not any(SECRET in row["content"] for row in rows)
    assert [f.name for f in tmp_path.iterdir() if SECRET.encode() in f.read_bytes()] == []


async def test_a_deleted_summary_takes_its_sources_with_it(api: Managed) -> None:
    await tastes(api)
    (summary_id,) = (await summarised(api))["summaryIds"]
    await hear(api, "I like rye bread.", NOON + 41 * DAY)
    (summary,) = [m for m in await listed(api) if m["metadata"]["source"] == "summary"]
    assert summary["id"] != summary_id
    await ask(api, "DELETE", f"/memory/{summary['id']}")
    left = {row["content"] for row in await listed(api, includeSuperseded=True)}
    assert left == {"I like rye bread."}


async def test_a_summary_that_was_deleted_within_grace_comes_back_whole(api: Managed) -> None:
    await api.ask("ana", "PUT", "/settings/memory", json={"deleteGraceDays": 7})
    await tastes(api)
    (summary_id,) = (await summarised(api))["summaryIds"]
    await ask(api, "DELETE", f"/memory/{summary_id}")
    assert await listed(api, includeSuperseded=True) == []
    api.now[0] += DAY
    restored = await ask(api, "POST", f"/memory/{summary_id}/restore")
    assert [row["id"] for row in await listed(api)] == [restored["id"]] == [summary_id]
    await ask(api, "POST", f"/memory/{summary_id}/restore")
    assert sorted(await contents(api)) == sorted(TASTES)


async def test_an_archived_memory_is_not_changed_but_restored(api: Managed) -> None:
    await tastes(api)
    await summarised(api)
    source = named(await listed(api, includeSuperseded=True), "rye")
    answer = await api.ask("ana", "PUT", f"/memory/{source['id']}", json={"content": "x"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "conflict")


async def test_a_summary_is_pinned_but_not_rewritten(api: Managed) -> None:
    await tastes(api)
    (summary_id,) = (await summarised(api))["summaryIds"]
    path = f"/memory/{summary_id}"
    assert (await api.ask("ana", "PUT", path, json={"pinned": True})).json()["pinned"] is True
    for changes in (
        {"content": "I like figs."},
        {"metadata": {}},
        {"key": "k"},
        {"expiresAt": None},
    ):
        answer = await api.ask("ana", "PUT", path, json=changes)
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "conflict")


async def test_words_of_a_deleted_source_are_not_set_aside_in_its_summary(api: Managed) -> None:
    await api.ask("ana", "PUT", "/settings/memory", json={"deleteGraceDays": 7})
    await tastes(api)
    (summary_id,) = (await summarised(api))["summaryIds"]
    source = named(await listed(api, includeSuperseded=True), "rye")
    await ask(api, "DELETE", f"/memory/{source['id']}")
    gone = await api.ask("ana", "POST", f"/memory/{summary_id}/restore")
    assert gone.status_code == 404
    restored = await ask(api, "POST", f"/memory/{source['id']}/restore")
    assert "summaryKey" not in restored["metadata"]
    assert sorted(await contents(api)) == [
        "I like rye bread.",
        "I like: black tea; slow trains; wooden boats.",
    ]
    assert not [row for row in await listed(api) if "summaryKey" in row["metadata"]]


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
