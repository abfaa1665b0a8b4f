"""What the settings make of the order of hits, over the API."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from tests.fakes.managed import Managed, managed

DAY_MS = 86_400_000
TEA = [
    "Tea is served at four in the garden.",
    "Tea is served at four in the garden on Sundays.",
    "Grandmother pours the tea.",
    "The bus stops at the corner.",
]


@pytest.fixture
async def api() -> AsyncIterator[Managed]:
    async with managed() as made:
        yield made


async def change(api: Managed, **settings: Any) -> None:
    answer = await api.ask("ana", "PUT", "/settings/memory", json=settings)
    assert answer.status_code == 200, answer.text


async def found(api: Managed, query: str, **fields: Any) -> list[str]:
    asked = {"query": query, **fields}
    answer = await api.ask("ana", "POST", "/memory/search", json=asked)
    return [memory["content"] for memory in answer.json()["memories"]]


async def test_with_decay_a_newer_memory_overtakes_a_better_one(api: Managed) -> None:
    await api.store("ana", "Tea is served at four in the garden.")
    api.now[0] += 300 * DAY_MS
    await api.store("ana", "Tea is served at the office.")
    query = "When is tea served in the garden?"
    assert (await found(api, query))[0] == "Tea is served at four in the garden."
    await change(api, temporalDecay={"enabled": True})
    assert (await found(api, query))[0] == "Tea is served at the office."


async def test_with_mmr_the_second_hit_does_not_repeat_the_first(api: Managed) -> None:
    for content in TEA:
        await api.store("ana", content)
    query = "tea served at four in the garden"
    assert {*(await found(api, query))[:2]} == {TEA[0], TEA[1]}
    await change(api, mmr={"enabled": True, "lambda": 0.3})
    assert {*(await found(api, query))[:2]} != {TEA[0], TEA[1]}


async def test_the_blend_of_markdown_memories_can_be_had(api: Managed) -> None:
    for content in TEA:
        await api.store("ana", content)
    await change(api, fusion="weighted")
    assert (await found(api, "Who pours the tea?"))[0] == "Grandmother pours the tea."
    preview = {"query": "Who pours the tea?", "fusion": "weighted"}
    answer = await api.ask("ana", "POST", "/memory/retrieve-preview", json=preview)
    assert answer.json()["memories"][0]["content"] == "Grandmother pours the tea."


async def test_a_group_of_settings_changes_in_part(api: Managed) -> None:
    await change(api, mmr={"enabled": True})
    await change(api, mmr={"lambda": 0.5})
    answer = await api.ask("ana", "GET", "/settings/memory")
    assert answer.json()["mmr"] == {"enabled": True, "lambda": 0.5}
