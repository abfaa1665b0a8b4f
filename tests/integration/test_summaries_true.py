"""Summaries stay true to what they were made of, and can be undone."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from kumbuka.memory.times import iso
from kumbuka.usecases.merge_owners import merge_owners

from tests.fakes.managed import NOON, Managed, managed
from tests.fakes.summarised import (
    DAY,
    TASTES,
    ask,
    contents,
    hear,
    listed,
    named,
    summarised,
    tastes,
)

SECRET = "xylophonist"


@pytest.fixture
async def api(storage: str) -> AsyncIterator[Managed]:
    async with managed(storage=storage) as made:
        yield made


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


async def test_a_summary_moves_with_its_memory_to_another_owner_and_is_undone_there(
    api: Managed,
) -> None:
    await tastes(api)
    await summarised(api)
    (before,) = await contents(api)
    await merge_owners(api.services, "ana", "ben")
    assert await listed(api, includeSuperseded=True) == []
    (moved,) = (await api.ask("ben", "GET", "/memory")).json()["data"]
    assert moved["content"] == before
    api.now[0] += DAY
    undone = await api.ask("ben", "POST", f"/memory/{moved['id']}/restore")
    assert undone.status_code == 200
    left = (await api.ask("ben", "GET", "/memory")).json()["data"]
    assert sorted(memory["content"] for memory in left) == sorted(TASTES)
