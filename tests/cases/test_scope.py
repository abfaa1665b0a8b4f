"""Cases 1 and 3 to 6: whose memory it is, and what is left of a deleted one."""

from __future__ import annotations

import pytest
from kumbuka.ports import Statement
from kumbuka.usecases.manage_keys import create_key

from tests.cases.conversing import RIGHTS, Conversing


@pytest.mark.case(1)
async def test_two_users_of_one_key_never_meet_in_any_route(kumbuka: Conversing) -> None:
    await kumbuka.say("I live in France.", user="u1")
    await kumbuka.say("I live in the USA.", user="u2")
    asked = await kumbuka.asked("Where do I live?", user="u1")
    assert "France" in asked
    assert "USA" not in asked
    assert await kumbuka.contents(userId="u1") == {"I live in France."}
    assert await kumbuka.contents() == set()
    for strategy in ("hybrid", "semantic", "recent", "exact"):
        for fusion in ("linear", "rrf"):
            more = {"strategy": strategy, "fusion": fusion}
            found = await kumbuka.search("live in", userId="u1", **more)
            assert found == ["I live in France."]
    body = {"query": "Where do I live?", "userId": "u2"}
    preview = await kumbuka.api("POST", "/memory/retrieve-preview", json=body)
    assert "USA" in preview["block"]
    assert "France" not in preview["block"]


@pytest.mark.case(1)
async def test_the_user_of_the_body_counts_like_the_header(kumbuka: Conversing) -> None:
    await kumbuka.say("I live in France.", user="u1")
    await kumbuka.chat("I live in Chile.", **{"safety_identifier": "u3"})
    await kumbuka.learned()
    assert await kumbuka.contents(userId="u3") == {"I live in Chile."}
    asked = await kumbuka.chat("Where do I live?", headers={}, **{"safety_identifier": "u1"})
    assert asked.headers["x-kumbuka-memories"] == "1"


@pytest.mark.case(3)
async def test_u1_is_not_u10_and_a_session_belongs_to_its_user(kumbuka: Conversing) -> None:
    await kumbuka.store("u1 keeps a hamster.", userId="u1", sessionId="s")
    await kumbuka.store("u10 keeps a parrot.", userId="u10", sessionId="s")
    assert await kumbuka.search("keeps", userId="u1") == ["u1 keeps a hamster."]
    assert await kumbuka.search("keeps", userId="u10", sessionId="s", scope="session") == [
        "u10 keeps a parrot."
    ]
    assert await kumbuka.search("keeps", userId="u2", sessionId="s", scope="session") == []
    assert await kumbuka.contents(userId="u1", sessionId="s") == {"u1 keeps a hamster."}


@pytest.mark.case(3)
async def test_a_session_id_that_another_user_takes_shows_nothing(kumbuka: Conversing) -> None:
    await kumbuka.api("PUT", "/settings/memory", json={"scope": "session"})
    session = {"x-kumbuka-session-id": "s"}
    await kumbuka.say("I live in France.", user="u1", headers=session)
    assert "France" in await kumbuka.asked("Where do I live?", user="u1", headers=session)
    for user, id in (("u10", "s"), ("U1", "s"), ("u1", "s2"), ("u1", "S"), (None, "s")):
        headers = {"x-kumbuka-session-id": id}
        asked = await kumbuka.asked("Where do I live?", user=user, headers=headers)
        assert asked == "Where do I live?"


@pytest.mark.case(3)
async def test_another_owners_memory_is_not_there(kumbuka: Conversing) -> None:
    memory = await kumbuka.store("The vault code word is marzipan.")
    made = await create_key(kumbuka.kumbuka.services, name="other", rights=RIGHTS)
    other = {"authorization": f"Bearer {made.secret}"}
    for path in (f"/memory/{memory['id']}", f"/memory/{memory['id']}/history"):
        answer = await kumbuka.client.get(f"/api{path}", headers=other)
        assert answer.status_code == 404
    gone = await kumbuka.client.delete(f"/api/memory/{memory['id']}", headers=other)
    assert gone.status_code == 404
    asked = await kumbuka.asked("What is the vault code word?", headers=other)
    assert asked == "What is the vault code word?"
    assert await kumbuka.contents() == {"The vault code word is marzipan."}


@pytest.mark.case(4)
async def test_a_deleted_memory_leaves_the_conversation_it_was_given_to(
    kumbuka: Conversing,
) -> None:
    memory = await kumbuka.store("The vault code word is marzipan.")
    first = {"role": "user", "content": "What is the vault code word?"}
    given = await kumbuka.chat([first])
    assert "marzipan" in kumbuka.received()["messages"][0]["content"]
    await kumbuka.api("DELETE", f"/memory/{memory['id']}")
    more = [first, {"role": "assistant", "content": "It is."}, {"role": "user", "content": "Why?"}]
    await kumbuka.chat(more)
    assert kumbuka.received()["messages"] == more
    record = await kumbuka.client.get(f"/api/injections/{given.headers['x-kumbuka-request-id']}")
    assert "marzipan" not in record.text


@pytest.mark.case(4)
async def test_a_deleted_memory_takes_its_past_with_it(
    kumbuka: Conversing,
) -> None:
    await kumbuka.say("I live in Lisbon.")
    await kumbuka.say("I moved to Porto.")
    (memory,) = await kumbuka.memories()
    await kumbuka.api("DELETE", f"/memory/{memory['id']}")
    assert await kumbuka.memories(includeSuperseded=True) == []
    answer = await kumbuka.client.get(f"/api/memory/{memory['id']}/history")
    assert answer.status_code == 404
    for file in kumbuka.database.parent.glob("kumbuka.db*"):
        assert b"Lisbon" not in file.read_bytes()


@pytest.mark.case(4)
async def test_a_deleted_memory_is_found_by_nothing(kumbuka: Conversing) -> None:
    memory = await kumbuka.store("The vault code word is marzipan.")
    assert await kumbuka.search("marzipan") == ["The vault code word is marzipan."]
    assert "marzipan" in await kumbuka.asked("What is the vault code word?")
    await kumbuka.api("DELETE", f"/memory/{memory['id']}")
    for strategy in ("hybrid", "semantic", "recent"):
        assert await kumbuka.search("marzipan", strategy=strategy) == []
    assert "marzipan" not in await kumbuka.asked("What is the vault code word?")
    assert (await kumbuka.client.get(f"/api/memory/{memory['id']}")).status_code == 404
    check = "INSERT INTO memories_fts (memories_fts, rank) VALUES ('integrity-check', 1)"
    await kumbuka.kumbuka.database.write([Statement(check)])
    for file in kumbuka.database.parent.glob("kumbuka.db*"):
        assert b"marzipan" not in file.read_bytes()


@pytest.mark.case(5)
async def test_what_is_cleared_is_counted_and_gone(kumbuka: Conversing) -> None:
    for n in range(120):
        await kumbuka.store(f"Locomotive number {n} is red.")
    assert await kumbuka.api("DELETE", "/memory?all=true") == {"deleted": 120}
    assert await kumbuka.memories(includeSuperseded=True) == []
    for strategy in ("hybrid", "semantic", "recent"):
        assert await kumbuka.search("locomotive", strategy=strategy) == []
    assert await kumbuka.api("DELETE", "/memory?all=true") == {"deleted": 0}
    check = "INSERT INTO memories_fts (memories_fts, rank) VALUES ('integrity-check', 1)"
    await kumbuka.kumbuka.database.write([Statement(check)])


@pytest.mark.case(5)
@pytest.mark.parametrize(
    "query",
    [
        {},
        {"olderThan": "garbage"},
        {"olderThan": ""},
        {"olderThan": "2026-02-30T00:00:00Z"},
        {"all": "maybe"},
        {"all": "false"},
        {"type": "unheard-of"},
        {"olderThan": "garbage", "all": "true"},
    ],
)
async def test_a_clearing_that_means_nothing_clearly_deletes_nothing(
    kumbuka: Conversing, query: dict[str, str]
) -> None:
    for n in range(3):
        await kumbuka.store(f"Locomotive number {n} is red.")
    answer = await kumbuka.client.delete("/api/memory", params=query)
    assert answer.status_code == 400, answer.text
    assert len(await kumbuka.memories()) == 3


@pytest.mark.case(6)
async def test_a_new_memory_inherits_no_vector(kumbuka: Conversing) -> None:
    for n in range(10):
        await kumbuka.store(f"Locomotive number {n} is red.")
    assert await kumbuka.api("DELETE", "/memory?all=true") == {"deleted": 10}
    await kumbuka.store("A sonnet about rain.")
    body = {"query": "Locomotive number 3 is red.", "strategy": "semantic"}
    (found,) = (await kumbuka.api("POST", "/memory/search", json=body))["memories"]
    assert found["content"] == "A sonnet about rain."
    assert found["vecScore"] < 0.4
