"""Undo: what was superseded or deleted is brought back, and no past is lost by it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from kumbuka.memory.times import iso
from kumbuka.memory.turns import Turn
from kumbuka.ports import Statement
from kumbuka.usecases.learn import learn

from tests.fakes.managed import NOON, Managed, managed

DAY = 86_400_000
SECRET = "xylophonist"


@pytest.fixture
async def api(storage: str) -> AsyncIterator[Managed]:
    async with managed(storage=storage) as made:
        yield made


async def hear(api: Managed, text: str, at: int, turn: str = "") -> dict[str, int]:
    api.now[0] = max(api.now[0], at)
    said = Turn(turn or f"turn-{at}", "ana", None, None, f"{text}{at}", text, None, "m", at)
    return dict((await learn(api.services, said)).outcomes)


async def listed(api: Managed, **parameters: Any) -> list[dict[str, Any]]:
    answer = await api.ask("ana", "GET", "/memory", params=parameters)
    assert answer.status_code == 200, answer.text
    return list(answer.json()["data"])


async def contents(api: Managed, **parameters: Any) -> list[str]:
    return [memory["content"] for memory in await listed(api, **parameters)]


async def restore(api: Managed, memory_id: str, who: str = "ana") -> dict[str, Any]:
    answer = await api.ask(who, "POST", f"/memory/{memory_id}/restore")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def history(api: Managed, memory_id: str) -> list[tuple[str, str, str | None]]:
    answer = await api.ask("ana", "GET", f"/memory/{memory_id}/history")
    rows = answer.json()["data"][::-1]
    return [(row["content"], row["validFrom"], row["supersededAt"]) for row in rows]


async def grace(api: Managed, days: int) -> None:
    answer = await api.ask("ana", "PUT", "/settings/memory", json={"deleteGraceDays": days})
    assert answer.status_code == 200, answer.text


async def test_a_superseded_memory_is_current_again_and_no_past_changes(api: Managed) -> None:
    await hear(api, "I live in Lisbon.", NOON)
    (lisbon,) = await listed(api)
    await hear(api, "I moved to Porto.", NOON + DAY)
    (porto,) = await listed(api)
    api.now[0] = NOON + 2 * DAY
    restored = await restore(api, lisbon["id"])
    assert (restored["id"], restored["supersededAt"]) == (lisbon["id"], None)
    assert await contents(api) == ["I live in Lisbon."]
    assert await history(api, porto["id"]) == [
        ("I live in Lisbon.", iso(NOON), iso(NOON + DAY)),
        ("I moved to Porto.", iso(NOON + DAY), iso(NOON + 2 * DAY)),
        ("I live in Lisbon.", iso(NOON + 2 * DAY), None),
    ]
    for day, home in enumerate(("I live in Lisbon.", "I moved to Porto.", "I live in Lisbon.")):
        assert await contents(api, asOf=iso(NOON + day * DAY)) == [home]


async def test_each_row_of_a_restored_chain_names_what_followed_it(api: Managed) -> None:
    await hear(api, "I live in Lisbon.", NOON)
    (lisbon,) = await listed(api)
    await hear(api, "I moved to Porto.", NOON + DAY)
    await restore(api, lisbon["id"])
    answer = await api.ask("ana", "GET", f"/memory/{lisbon['id']}/history")
    rows = answer.json()["data"][::-1]
    assert [row["supersededBy"] for row in rows] == [row["id"] for row in rows[1:]] + [None]


async def test_restoring_twice_is_restoring_once(api: Managed) -> None:
    await hear(api, "I live in Lisbon.", NOON)
    (lisbon,) = await listed(api)
    await hear(api, "I moved to Porto.", NOON + DAY)
    first = await restore(api, lisbon["id"])
    api.now[0] += DAY
    assert await restore(api, lisbon["id"]) == first
    assert len(await history(api, lisbon["id"])) == 3


async def test_a_restored_memory_is_found_by_words_and_by_its_vector(api: Managed) -> None:
    await hear(api, "I moved to Porto.", NOON + DAY)
    await hear(api, "I live in Lisbon.", NOON)  # late, so it was never current
    (late,) = [m for m in await listed(api, includeSuperseded=True) if "Lisbon" in m["content"]]
    await restore(api, late["id"])
    for query in ("Lisbon", "Portugal's capital city"):
        body = {"query": query, "strategy": "semantic" if query != "Lisbon" else "hybrid"}
        (hit,) = (await api.ask("ana", "POST", "/memory/search", json=body)).json()["memories"]
        assert hit["content"] == "I live in Lisbon."
        assert hit["vecScore"] is not None


async def test_the_past_of_what_was_restored_is_found_by_its_vector_too(api: Managed) -> None:
    await hear(api, "I live in Lisbon.", NOON)
    (lisbon,) = await listed(api)
    await hear(api, "I moved to Porto.", NOON + DAY)
    api.now[0] = NOON + 2 * DAY
    await restore(api, lisbon["id"])
    for day, home in enumerate(("Lisbon", "Porto", "Lisbon")):
        body = {
            "query": "Portugal's capital",
            "strategy": "semantic",
            "asOf": iso(NOON + day * DAY),
        }
        (hit,) = (await api.ask("ana", "POST", "/memory/search", json=body)).json()["memories"]
        assert home in hit["content"]
        assert hit["vecScore"] is not None


async def test_what_took_its_place_under_another_key_ends(api: Managed) -> None:
    await hear(api, "We track bugs in Jira.", NOON)
    (jira,) = await listed(api)
    await hear(api, "We're on Linear now.", NOON + DAY)
    assert await contents(api) == ["We're on Linear now."]
    api.now[0] = NOON + 2 * DAY
    await restore(api, jira["id"])
    assert await contents(api) == ["We track bugs in Jira."]
    assert await contents(api, asOf=iso(NOON + DAY)) == ["We're on Linear now."]


async def test_what_was_taken_back_can_be_restored(api: Managed) -> None:
    await hear(api, "I use Vim.", NOON)
    (vim,) = await listed(api)
    await hear(api, "I no longer use Vim.", NOON + DAY)
    assert await contents(api) == []
    api.now[0] += DAY
    await restore(api, vim["id"])
    assert await contents(api) == ["I use Vim."]
    assert await contents(api, asOf=iso(NOON + DAY)) == []


async def test_a_later_statement_ends_what_was_restored_and_a_late_one_does_not(
    api: Managed,
) -> None:
    await hear(api, "I live in Lisbon.", NOON)
    (lisbon,) = await listed(api)
    await hear(api, "I moved to Porto.", NOON + DAY)
    api.now[0] = NOON + 3 * DAY
    await restore(api, lisbon["id"])
    await hear(api, "I moved to Faro.", NOON + 2 * DAY)
    assert await contents(api) == ["I live in Lisbon."]
    assert await contents(api, asOf=iso(NOON + 2 * DAY)) == ["I moved to Faro."]
    await hear(api, "I moved to Braga.", NOON + 4 * DAY)
    assert await contents(api) == ["I moved to Braga."]


async def test_a_memory_of_another_owner_is_not_restored(api: Managed) -> None:
    await hear(api, "I live in Lisbon.", NOON)
    (lisbon,) = await listed(api)
    await hear(api, "I moved to Porto.", NOON + DAY)
    for memory_id in (lisbon["id"], "nothing"):
        answer = await api.ask("ben", "POST", f"/memory/{memory_id}/restore")
        assert (answer.status_code, answer.json()["error"]["code"]) == (404, "not_found")
    assert await contents(api) == ["I moved to Porto."]


async def test_an_expired_memory_that_is_restored_holds(api: Managed) -> None:
    lift = await api.store("ana", "The lift is broken.", expiresAt=iso(NOON + DAY))
    api.now[0] = NOON + 2 * DAY
    assert (await restore(api, lift["id"]))["expiresAt"] is None
    assert await contents(api) == ["The lift is broken."]
    assert await contents(api, asOf=iso(NOON + DAY)) == []


async def test_without_grace_a_deleted_memory_is_gone_with_its_bytes(
    api: Managed, tmp_path: Path
) -> None:
    memory = await api.store("ana", f"My neighbour is a {SECRET}.")
    await api.ask("ana", "DELETE", f"/memory/{memory['id']}")
    answer = await api.ask("ana", "POST", f"/memory/{memory['id']}/restore")
    assert answer.status_code == 404
    assert [f.name for f in tmp_path.iterdir() if SECRET.encode() in f.read_bytes()] == []


async def test_within_grace_nothing_finds_a_deleted_memory_and_restore_does(api: Managed) -> None:
    await grace(api, 7)
    await hear(api, "I live in Lisbon.", NOON)
    await hear(api, "I moved to Porto.", NOON + DAY)
    (porto,) = await listed(api)
    api.now[0] = NOON + 2 * DAY
    assert (await api.ask("ana", "DELETE", f"/memory/{porto['id']}")).json() == {"deleted": True}
    assert await listed(api, includeSuperseded=True) == []
    assert await contents(api, asOf=iso(NOON)) == []
    for path in (f"/memory/{porto['id']}", f"/memory/{porto['id']}/history"):
        assert (await api.ask("ana", "GET", path)).status_code == 404
    body = {"query": "Where do I live? Porto?"}
    assert (await api.ask("ana", "POST", "/memory/search", json=body)).json()["memories"] == []
    api.now[0] = NOON + 3 * DAY
    assert (await restore(api, porto["id"]))["content"] == "I moved to Porto."
    assert await contents(api) == ["I moved to Porto."]
    days = ["I live in Lisbon.", "I moved to Porto.", None, "I moved to Porto."]
    for day, home in enumerate(days):
        expected = [home] if home else []
        assert await contents(api, asOf=iso(NOON + day * DAY)) == expected
    (hit,) = (await api.ask("ana", "POST", "/memory/search", json=body)).json()["memories"]
    assert (hit["content"], hit["vecScore"] is not None) == ("I moved to Porto.", True)


async def test_after_the_grace_a_deleted_memory_is_not_restored(api: Managed) -> None:
    await grace(api, 7)
    memory = await api.store("ana", "The port is 1.")
    await api.ask("ana", "DELETE", f"/memory/{memory['id']}")
    api.now[0] += 7 * DAY
    answer = await api.ask("ana", "POST", f"/memory/{memory['id']}/restore")
    assert answer.status_code == 404


async def test_a_memory_said_anew_since_its_deletion_becomes_history_when_the_old_one_returns(
    api: Managed,
) -> None:
    await grace(api, 7)
    old = await api.store("ana", "The port is 1.", key="note:port")
    await api.ask("ana", "DELETE", f"/memory/{old['id']}")
    await api.store("ana", "The port is 2.", key="note:port")
    api.now[0] += DAY
    await restore(api, old["id"])
    assert await contents(api) == ["The port is 1."]
    told = [content for content, _, _ in await history(api, old["id"])]
    assert told == ["The port is 1.", "The port is 2.", "The port is 1."]


async def test_a_turn_that_comes_again_does_not_bring_back_what_is_set_aside(api: Managed) -> None:
    await grace(api, 7)
    await hear(api, "I prefer tea.", NOON, turn="t")
    (tea,) = await listed(api)
    api.now[0] += 1
    await api.ask("ana", "DELETE", f"/memory/{tea['id']}")
    assert await hear(api, "I prefer tea.", NOON, turn="again") == {"dropped": 1}
    assert await contents(api) == []
    await restore(api, tea["id"])
    assert await hear(api, "I prefer tea.", NOON, turn="once more") == {"confirmed": 1}


async def test_a_bulk_delete_is_undone_one_by_one_and_an_erase_never(api: Managed) -> None:
    await grace(api, 7)
    memories = [await api.store("ana", f"Boat {n} is red.") for n in range(3)]
    assert (await api.ask("ana", "DELETE", "/memory?all=true")).json() == {"deleted": 3}
    await restore(api, memories[1]["id"])
    assert await contents(api) == ["Boat 1 is red."]
    counts = (await api.ask("admin", "DELETE", "/owners/ana")).json()["counts"]
    assert (counts["memories"], counts["deletedMemories"]) == (2, 2)
    answer = await api.ask("ana", "POST", f"/memory/{memories[0]['id']}/restore")
    assert answer.status_code == 404
    (left,) = await api.database.read([Statement("SELECT count(*) FROM deleted_memories")])
    assert left.rows[0][0] == 0
