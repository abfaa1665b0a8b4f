"""Cases 8, 23 and 57: a pair of user and session, months of one fact, and summaries."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from kumbuka.text.tokens import count_tokens

from tests.cases.conversing import DAY, Conversing

TASTES = ("black tea", "rye bread", "slow trains", "wooden boats")


@pytest.mark.case(8)
async def test_only_the_pair_of_user_and_session_is_cleared(kumbuka: Conversing) -> None:
    pairs = [("u1", "s1"), ("u1", "s2"), ("u2", "s1")]
    for user, session in pairs:
        await kumbuka.store(f"Said by {user} in {session}.", userId=user, sessionId=session)
    await kumbuka.store("Said by u1 in no session.", userId="u1")
    query = {"userId": "u1", "sessionId": "s1"}
    assert await kumbuka.api("DELETE", "/memory", params=query) == {"deleted": 1}
    assert await kumbuka.contents(userId="*") == {
        "Said by u1 in s2.",
        "Said by u2 in s1.",
        "Said by u1 in no session.",
    }
    left = await kumbuka.search("Said by u1 in s1", userId="u1", sessionId="s1")
    assert set(left) == {"Said by u1 in no session.", "Said by u1 in s2."}


def of_month(month: int) -> int:
    return int(datetime(2027, month, 15, 12, tzinfo=UTC).timestamp() * 1000)


@pytest.mark.case(23)
async def test_each_month_knows_where_one_lived_then(kumbuka: Conversing) -> None:
    homes = {1: "I live in Lisbon.", 6: "I moved to Porto.", 12: "I moved to Lisbon."}
    for month, home in homes.items():
        kumbuka.now[0] = of_month(month) - DAY
        await kumbuka.say(home)
    kumbuka.now[0] = of_month(12)
    (home,) = await kumbuka.memories()
    history = await kumbuka.history(home["id"])
    assert [row["content"] for row in history] == [*homes.values()][::-1]
    assert [row["supersededAt"] for row in history[1:]] == [row["validFrom"] for row in history[:2]]
    for month in range(1, 13):
        then = {"asOf": datetime.fromtimestamp(of_month(month) / 1000, UTC).isoformat()}
        expected = homes[max(start for start in homes if start <= month)]
        assert await kumbuka.contents(**then) == {expected}
        assert await kumbuka.search("Where do I live?", **then) == [expected]
        row = await kumbuka.api("GET", f"/memory/{home['id']}", params=then)
        assert row["content"] == expected


async def say_what_is_liked(kumbuka: Conversing) -> None:
    for taste in TASTES:
        for user in ("ana", "eva"):
            await kumbuka.say(f"I like {taste}.", user=user)
    kumbuka.now[0] += 40 * DAY


@pytest.mark.case(57)
async def test_a_summary_costs_less_mixes_nobody_and_can_be_undone(kumbuka: Conversing) -> None:
    await say_what_is_liked(kumbuka)
    before = {user: await kumbuka.contents(userId=user) for user in ("ana", "eva")}
    dry = await kumbuka.api("POST", "/memory/summarize", json={"dryRun": True})
    assert (dry["candidates"], dry["summaryIds"]) == (8, [])
    done = await kumbuka.api("POST", "/memory/summarize", json={"userId": "eva"})
    assert done["candidates"] == 4
    assert await kumbuka.contents(userId="ana") == before["ana"]
    (summary,) = await kumbuka.memories(userId="eva")
    assert [summary["id"]] == done["summaryIds"]
    assert count_tokens(summary["content"]) == done["totalTokens"] - done["tokensSaved"]
    assert done["tokensSaved"] > 0
    assert "rye bread" in await kumbuka.asked("Which rye bread should I buy?", user="eva")
    kumbuka.now[0] += 1
    await kumbuka.api("POST", f"/memory/{summary['id']}/restore")
    assert await kumbuka.contents(userId="eva") == before["eva"]


@pytest.mark.case(57)
async def test_no_summary_tells_what_changed_after_it_was_made(kumbuka: Conversing) -> None:
    await say_what_is_liked(kumbuka)
    await kumbuka.api("POST", "/memory/summarize")
    await kumbuka.say("I don't like rye bread.", user="eva")
    asked = await kumbuka.asked("Which rye bread should I buy?", user="eva")
    assert "I don't like rye bread." in asked
    assert "; rye bread" not in asked
    assert "; rye bread" in await kumbuka.asked("Which rye bread should I buy?", user="ana")
