"""Cases 34 and 35: how much is added, and when nothing is."""

from __future__ import annotations

import pytest
from kumbuka.text.tokens import count_tokens

from tests.cases.conversing import BLOCK, Conversing

FILLER = "The quarterly tea report has another page about tea. "
LONG = "Which tea is good: " + (FILLER * 200)[:9_900]


async def receipt_of(kumbuka: Conversing, text: str) -> tuple[int, int, str]:
    """Memories, tokens, and the text that was added after the client's own."""
    kumbuka.now[0] += 1
    answer = await kumbuka.chat(text)
    assert answer.headers["x-kumbuka-memory"] == "on"
    content: str = kumbuka.received()["messages"][-1]["content"]
    assert content.startswith(text)
    memories = int(answer.headers["x-kumbuka-memories"])
    return memories, int(answer.headers["x-kumbuka-memory-tokens"]), content[len(text) :]


@pytest.mark.case(34)
async def test_a_memory_longer_than_the_budget_is_never_injected(kumbuka: Conversing) -> None:
    await kumbuka.api("PUT", "/settings/memory", json={"maxTokens": 100})
    await kumbuka.store(LONG)
    memories, tokens, added = await receipt_of(kumbuka, "Which tea is good?")
    assert (memories, tokens, added) == (0, 0, "")


@pytest.mark.case(34)
async def test_smaller_memories_follow_within_the_budget(kumbuka: Conversing) -> None:
    await kumbuka.api("PUT", "/settings/memory", json={"maxTokens": 100})
    await kumbuka.store(LONG, pinned=True)
    for number in range(12):
        await kumbuka.store(f"A good tea is number {number} from the market hall.")
    memories, tokens, added = await receipt_of(kumbuka, "Which tea is good?")
    assert memories > 0
    assert 0 < count_tokens(added.strip()) <= tokens <= 100
    assert "quarterly" not in added


@pytest.mark.case(34)
async def test_the_budget_is_for_all_blocks_of_a_conversation(kumbuka: Conversing) -> None:
    await kumbuka.api("PUT", "/settings/memory", json={"maxTokens": 100})
    for number in range(6):
        await kumbuka.store(f"A good tea is number {number} from the market hall.")
        await kumbuka.store(f"A good cup is number {number} from the pottery.")
    messages = [{"role": "user", "content": "Which tea is good?"}]
    await kumbuka.chat(messages)
    messages += [
        {"role": "assistant", "content": "Sencha."},
        {"role": "user", "content": "Which cup is good?"},
    ]
    answer = await kumbuka.chat(messages)
    received = kumbuka.received()["messages"]
    added = [m["content"].partition(BLOCK)[2] for m in received if BLOCK in m["content"]]
    assert int(answer.headers["x-kumbuka-memory-tokens"]) <= 100
    assert sum(count_tokens(BLOCK + text) for text in added) <= 100


@pytest.mark.case(34)
async def test_no_budget_adds_nothing(kumbuka: Conversing) -> None:
    await kumbuka.api("PUT", "/settings/memory", json={"maxTokens": 0})
    await kumbuka.store("I like green tea.", pinned=True)
    assert await receipt_of(kumbuka, "Which tea is good?") == (0, 0, "")


@pytest.mark.case(35)
async def test_small_talk_adds_nothing_whatever_is_known(kumbuka: Conversing) -> None:
    greetings = ["hi", "thanks!", "ok", "hola", "asante"]
    for number in range(495):
        await kumbuka.store(f"I like tea number {number}.")
    for text in greetings:
        await kumbuka.store(f"People here say {text} to each other.", pinned=True)
    for text in [*greetings, "Hi!", "OK.", "Thank you so much", "obrigado", "terima kasih", "好的"]:
        assert await receipt_of(kumbuka, text) == (0, 0, "")


@pytest.mark.case(35)
@pytest.mark.parametrize("others", [0, 60])
async def test_an_allergy_is_known_when_a_meal_is_asked_for(
    kumbuka: Conversing, others: int
) -> None:
    await kumbuka.say("I am allergic to peanuts.")
    for number in range(others):
        await kumbuka.store(f"The deployment number {number} went to the staging cluster.")
    assert "allergic to peanuts" in await kumbuka.asked("what should I cook tonight?")
