"""Passages beside facts: in a search, in what a chat is given, and in the record of it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
from kumbuka.memory.turns import Turn
from kumbuka.usecases.learn import learn

from tests.fakes.managed import Managed, managed

DAY_MS = 86_400_000
ASKED = "Where could we moor the boat in Setúbal this summer?"
ANSWERED = "The harbour master lets visitors moor behind the fish market."


@pytest.fixture
async def api() -> AsyncIterator[Managed]:
    async with managed() as made:
        await keep_transcripts(made, True)
        yield made


async def keep_transcripts(api: Managed, enabled: bool) -> None:
    changes = {"transcripts": {"enabled": enabled}}
    answer = await api.ask("ana", "PUT", "/settings/memory", json=changes)
    assert answer.status_code == 200, answer.text


async def say(api: Managed, text: str, answer: str | None = None, **fields: Any) -> None:
    api.now[0] += 1000
    name = f"{text}-{api.now[0]}"
    fields = {"user_id": None, "session_id": "s1", **fields}
    turn = Turn(
        turn_id=name,
        owner_id="ana",
        messages_hash=name,
        user_text=text,
        assistant_text=answer,
        model="m",
        said_at=api.now[0],
        **fields,
    )
    await learn(api.services, turn)


async def search(api: Managed, query: str, **fields: Any) -> list[str]:
    answer = await api.ask("ana", "POST", "/memory/search", json={"query": query, **fields})
    assert answer.status_code == 200, answer.text
    return [memory["content"] for memory in answer.json()["memories"]]


async def preview(api: Managed, query: str, **fields: Any) -> dict[str, Any]:
    asked = {"query": query, **fields}
    answer = await api.ask("ana", "POST", "/memory/retrieve-preview", json=asked)
    shown: dict[str, Any] = answer.json()
    return shown


async def test_what_was_said_is_found_with_the_answer_to_it(api: Managed) -> None:
    await say(api, ASKED, ANSWERED)
    await say(api, "How long do lentils cook?", "About half an hour.")
    found = await search(api, "mooring the boat in Setúbal", limit=2)
    assert set(found) == {ASKED, ANSWERED}


@pytest.mark.parametrize("strategy", ["hybrid", "semantic"])
@pytest.mark.parametrize("fusion", ["linear", "rrf", "weighted"])
async def test_a_search_is_of_facts_of_transcripts_or_of_both(
    api: Managed, strategy: str, fusion: str
) -> None:
    await say(api, ASKED, ANSWERED)
    await api.store("ana", "The boat is moored in Setúbal.")
    asked = {"query": "boat moored in Setúbal", "strategy": strategy, "fusion": fusion}
    assert await search(api, **asked, corpus="facts") == ["The boat is moored in Setúbal."]
    passages = await search(api, **asked, corpus="transcripts")
    assert set(passages) == {ASKED, ANSWERED}
    both = await search(api, **asked)
    assert both[0] == "The boat is moored in Setúbal."
    assert both[1:] == passages
    assert await search(api, **asked, corpus="all", limit=1) == both[:1]


async def test_one_exact_fact_stands_before_many_passages(api: Managed) -> None:
    for n in range(110):
        text = f"I asked about deploy {n} of the billing service. The staging database was slow."
        await say(api, text, f"Look at port {n} of the staging database. " * 5)
    await api.store("ana", "The staging database of billing is on port 6543.")
    found = await search(api, "Which port is the staging database of billing on?", limit=3)
    assert "The staging database of billing is on port 6543." in found


async def test_a_chat_is_given_what_was_said_after_what_is_known(api: Managed) -> None:
    await say(api, ASKED, ANSWERED)
    await api.store("ana", "The boat is moored in Setúbal.")
    shown = await preview(api, "Where can I moor the boat in Setúbal?")
    assert [memory["content"] for memory in shown["memories"]] == [
        "The boat is moored in Setúbal.",
        ASKED,
        ANSWERED,
    ]
    assert f"- 2026-11-30, assistant said: {ANSWERED}" in shown["block"]
    assert all(memory["evidence"] for memory in shown["memories"])
    assert shown["totalTokensUsed"] <= shown["budgetMaxTokens"]


async def test_a_request_about_something_else_is_given_nothing(api: Managed) -> None:
    await say(api, ASKED, ANSWERED)
    for text in ("Write a bash script that renames files.", "Translate this sentence to German."):
        assert (await preview(api, text))["memories"] == []


async def test_passages_are_not_recalled_where_they_are_off(api: Managed) -> None:
    await say(api, ASKED, ANSWERED)
    await keep_transcripts(api, False)
    assert await search(api, ASKED) == []
    assert (await preview(api, ASKED))["memories"] == []


async def test_a_question_about_a_day_is_given_what_was_said_then(api: Managed) -> None:
    await say(api, "The lentils took an hour to cook.", "Soak them overnight.")
    api.now[0] += DAY_MS
    await say(api, "Help me with the invoice for Marta.", "Here is a draft of the invoice.")
    api.now[0] += DAY_MS
    await say(api, "A poem about rain, please.", "Grey drops on the roof.")
    found = [
        m["content"] for m in (await preview(api, "What did we talk about yesterday?"))["memories"]
    ]
    assert set(found) == {"Help me with the invoice for Marta.", "Here is a draft of the invoice."}
    assert (await search(api, "what did you draft yesterday?"))[0] == (
        "Here is a draft of the invoice."
    )


async def test_another_user_is_given_nothing_of_it(api: Managed) -> None:
    await say(api, ASKED, ANSWERED, user_id="u1")
    assert await search(api, ASKED, userId="u1")
    assert await search(api, ASKED) == []
    assert await search(api, ASKED, userId="u2") == []
