"""What was current at a time in the past: by list, by id, by history, by preview and search."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
from kumbuka.memory.times import iso
from kumbuka.memory.turns import Turn
from kumbuka.usecases.learn import learn

from tests.fakes.managed import NOON, Managed, managed

DAY = 86_400_000
MONTH = 30 * DAY


@pytest.fixture
async def api(storage: str) -> AsyncIterator[Managed]:
    async with managed(storage=storage) as made:
        yield made


async def hear(api: Managed, text: str, at: int, user: str | None = None) -> None:
    api.now[0] = max(api.now[0], at)
    turn = Turn(f"turn-{text}-{at}", "ana", user, None, f"{text}{at}", text, None, "m", at)
    await learn(api.services, turn)


async def listed(api: Managed, at: int | None, **parameters: Any) -> list[str]:
    if at is not None:
        parameters["asOf"] = iso(at)
    answer = await api.ask("ana", "GET", "/memory", params=parameters)
    assert answer.status_code == 200, answer.text
    return [memory["content"] for memory in answer.json()["data"]]


async def asked(api: Managed, route: str, query: str, at: int, **fields: Any) -> list[str]:
    body = {"query": query, "asOf": iso(at), **fields}
    answer = await api.ask("ana", "POST", f"/memory/{route}", json=body)
    assert answer.status_code == 200, answer.text
    return [memory["content"] for memory in answer.json()["memories"]]


async def test_a_home_that_changed_twice_is_right_in_each_month(api: Managed) -> None:
    homes = ["I live in Lisbon.", "I moved to Porto.", "I live in Lisbon."]
    for n, home in enumerate(homes):
        await hear(api, home, NOON + n * MONTH)
    api.now[0] = NOON + 9 * MONTH
    for n, home in enumerate(homes):
        for day in (0, 29):
            at = NOON + n * MONTH + day * DAY
            assert await listed(api, at) == [home]
            assert await asked(api, "search", "Where do I live?", at) == [home]
            assert await asked(api, "retrieve-preview", "Where do I live?", at) == [home]
    assert await listed(api, NOON - 1) == []
    assert await asked(api, "search", "Where do I live?", NOON - 1) == []
    assert await asked(api, "retrieve-preview", "Where do I live?", NOON - 1) == []


async def test_an_id_leads_to_what_its_chain_held_then(api: Managed) -> None:
    await hear(api, "I live in Lisbon.", NOON)
    await hear(api, "I moved to Porto.", NOON + MONTH)
    (now,) = (await api.ask("ana", "GET", "/memory")).json()["data"]
    path = f"/memory/{now['id']}"
    then = await api.ask("ana", "GET", path, params={"asOf": iso(NOON + DAY)})
    assert then.json()["content"] == "I live in Lisbon."
    before = await api.ask("ana", "GET", path, params={"asOf": iso(NOON - DAY)})
    assert before.status_code == 404
    whole = await api.ask("ana", "GET", f"{path}/history")
    assert [row["content"] for row in whole.json()["data"]] == [
        "I moved to Porto.",
        "I live in Lisbon.",
    ]
    begun = await api.ask("ana", "GET", f"{path}/history", params={"asOf": iso(NOON + DAY)})
    assert [row["content"] for row in begun.json()["data"]] == ["I live in Lisbon."]


async def test_retention_plays_no_part_in_what_was_known(api: Managed) -> None:
    await hear(api, "We decided to use Postgres.", NOON - 100 * DAY)
    settings = {"retentionDays": 30}
    await api.ask("ana", "PUT", "/settings/memory", json=settings)
    api.now[0] = NOON
    assert await asked(api, "search", "Postgres", NOON - DAY) == ["We decided to use Postgres."]
    now = await api.ask("ana", "POST", "/memory/search", json={"query": "Postgres"})
    assert now.json()["memories"] == []


async def test_a_memory_that_expired_was_known_until_then(api: Managed) -> None:
    expiry = iso(NOON + DAY)
    await api.store("ana", "The lift is broken.", expiresAt=expiry)
    api.now[0] = NOON + 9 * DAY
    assert await listed(api, None) == []
    assert await listed(api, NOON + DAY - 1) == ["The lift is broken."]
    assert await listed(api, NOON + DAY) == []


async def test_pages_and_filters_of_a_past_list_hold(api: Managed) -> None:
    for n in range(5):
        await api.store("ana", f"Boat {n} is red.", key=f"boat:{n}")
    at = api.now[0]
    for n in range(5):
        await api.store("ana", f"Boat {n} is blue.", key=f"boat:{n}")
    red = [f"Boat {n} is red." for n in (4, 3, 2, 1, 0)]
    assert await listed(api, at) == red
    assert await listed(api, at, q="blue") == []
    assert await listed(api, at, limit=2, page=2) == red[2:4]
    assert sorted(await listed(api, at, includeSuperseded=True)) == sorted(red)
    assert len(await listed(api, None, includeSuperseded=True)) == 10


async def test_the_past_of_one_user_is_no_other_users(api: Managed) -> None:
    await hear(api, "I live in Lisbon.", NOON, user="eva")
    await hear(api, "I moved to Porto.", NOON + DAY, user="eva")
    assert await listed(api, NOON) == []
    assert await asked(api, "search", "Where do I live?", NOON) == []
    assert await asked(api, "search", "Where do I live?", NOON, userId="eva") == [
        "I live in Lisbon."
    ]
    other = {"query": "Where do I live?", "asOf": iso(NOON), "userId": "eva"}
    answer = await api.ask("ben", "POST", "/memory/search", json=other)
    assert answer.json()["memories"] == []


@pytest.mark.parametrize("strategy", ["recent", "semantic", "hybrid"])
@pytest.mark.parametrize("scope", ["session", "user", "global"])
async def test_every_way_to_search_knows_the_past_alone(
    api: Managed, strategy: str, scope: str
) -> None:
    await hear(api, "I live in Lisbon.", NOON, user="eva")
    await hear(api, "I moved to Porto.", NOON + DAY, user="eva")
    fields = {"strategy": strategy, "scope": scope, "userId": "eva"}
    for at, home in ((NOON + 1, "I live in Lisbon."), (NOON + DAY, "I moved to Porto.")):
        assert await asked(api, "search", "Where do I live?", at, **fields) == [home]
