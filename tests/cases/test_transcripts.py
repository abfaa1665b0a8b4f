"""Case 67, and what was said in chats: found again, and gone when it is deleted."""

from __future__ import annotations

import asyncio

import pytest
from kumbuka.memory.message_logs import LoggedMessage
from kumbuka.memory.model import Place
from kumbuka.usecases.transcripts import import_messages

from tests.cases.conversing import DAY, NOON, Conversing

TOPICS = ("invoice", "sprint review", "database", "port", "billing", "deploy", "holiday", "budget")


@pytest.fixture
async def keeping(kumbuka: Conversing) -> Conversing:
    await kumbuka.api("PUT", "/settings/memory", json={"transcripts": {"enabled": True}})
    return kumbuka


@pytest.mark.case(67)
async def test_one_exact_fact_is_in_the_top_three_of_550_transcripts(keeping: Conversing) -> None:
    log = [
        LoggedMessage(
            ("user", "assistant")[n % 2],
            f"About the {TOPICS[n % 8]} and the {TOPICS[n % 7]} of team {n}, which we planned.",
            said_at=NOON - DAY + n,
            session_id=f"s{n // 10}",
        )
        for n in range(550)
    ]
    await import_messages(keeping.kumbuka.services, Place(keeping.owner), log)
    note = "The staging database of billing is on port 6543."
    await keeping.store(note)
    asked = "Which port is the staging database of billing on?"
    assert note in (await keeping.search(asked))[:3]
    assert note in await keeping.asked(asked)


@pytest.mark.case(4)
async def test_what_was_said_yesterday_is_given_until_it_is_deleted(keeping: Conversing) -> None:
    said = "Draft a letter to the harbour master of Setúbal about the mooring fee."
    await keeping.say(said, headers={"x-kumbuka-session-id": "letters"})
    keeping.now[0] += DAY
    asked = "What did we talk about yesterday?"
    assert said in await keeping.asked(asked)
    passages = await keeping.memories(corpus="transcripts", sessionId="letters")
    assert [passage["content"] for passage in passages if passage["metadata"]["part"] == 0] == [
        said
    ]
    await keeping.api("DELETE", "/memory", params={"sessionId": "letters"})
    assert "harbour master" not in await keeping.asked(asked)
    assert said not in await keeping.search("harbour master of Setúbal", corpus="transcripts")
    await gone(keeping, b"harbour master")


async def test_small_talk_and_secrets_are_not_kept(keeping: Conversing) -> None:
    await keeping.say("thanks!")
    await keeping.say("My API key is sk-abcdefghijklmnopqrstuvwx0123456789, does the quota fit it?")
    kept = [passage["content"] for passage in await keeping.memories(corpus="transcripts")]
    assert not any("thanks" in text or "sk-abc" in text for text in kept)
    assert any("[redacted:" in text for text in kept)
    await gone(keeping, b"sk-abcdef")


async def gone(kumbuka: Conversing, written: bytes) -> None:
    """Until no file holds it: the queue empties its log once nothing waits."""
    async with asyncio.timeout(10):
        while written in kumbuka.written():  # noqa: ASYNC110
            await asyncio.sleep(0.05)
