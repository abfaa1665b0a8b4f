"""The stack as it is deployed: chats stream, turns are learned, poison ends where it is found."""

from __future__ import annotations

import json
from pathlib import Path

from openai import AsyncOpenAI

from tests.assembly.chats import DONE, chat, event, say, streamed, turn
from tests.assembly.deployment import deployed
from tests.fakes.scripted_upstream import Gate, Script, ScriptedServer


async def test_the_first_event_is_with_the_client_before_the_upstream_writes_the_second(
    tmp_path: Path,
) -> None:
    gate = Gate()
    async with (
        ScriptedServer([Script([event("Hel"), gate, event("lo"), DONE])]) as upstream,
        deployed(tmp_path, upstream.url) as deployment,
        AsyncOpenAI(base_url=deployment.base_url, api_key=deployment.key) as client,
    ):
        stream = await client.chat.completions.create(**chat("Say hello, please."))
        first = await anext(aiter(stream))
        assert first.choices[0].delta.content == "Hel"
        assert event("lo") not in upstream.sent
        gate.open()
        assert [chunk.choices[0].delta.content async for chunk in stream] == ["lo"]


async def test_what_a_chat_says_goes_through_the_queue_and_is_known_to_the_next(
    tmp_path: Path,
) -> None:
    async with (
        ScriptedServer([streamed("Noted."), streamed("Use it.")]) as upstream,
        deployed(tmp_path, upstream.url) as deployment,
    ):
        base_url, key = deployment.base_url, deployment.key
        assert await say(base_url, key, "I prefer TypeScript for examples.") == "Noted."
        await deployment.until(deployment.learned)
        assert await say(base_url, key, "Which language should examples use?") == "Use it."
        asked = json.loads(upstream.requests[-1].body)["messages"][-1]["content"]
        assert asked.count("I prefer TypeScript for examples.") == 1
        assert deployment.pollers[0].batches
        assert deployment.key not in deployment.log
        assert "TypeScript" not in deployment.log


async def test_of_nine_good_turns_and_a_poison_one_nine_are_learned_and_one_is_buried(
    tmp_path: Path,
) -> None:
    things = ["tea", "jazz", "chess", "rain", "figs", "maps", "owls", "snow", "rust"]
    bodies = [turn(thing, f"I like {thing}.") for thing in things]
    async with deployed(tmp_path, "http://127.0.0.1:9") as deployment:
        await deployment.send(*bodies[:4], '{"turn_id": 7}', *bodies[4:])
        await deployment.until(deployment.is_drained)
        assert await deployment.learned() == sorted(f"I like {thing}." for thing in things)
        (dead,) = deployment.aws.messages("TurnsDeadLetterQueue")
        assert dead["Body"] == '{"turn_id": 7}'
        assert dead["MessageAttributes"]["reason"]["StringValue"].startswith("not a turn")


async def test_the_same_turn_twice_has_one_effect(tmp_path: Path) -> None:
    body = turn("one", "I like tea.")
    async with deployed(tmp_path, "http://127.0.0.1:9") as deployment:
        await deployment.send(body, body)
        await deployment.until(deployment.is_drained)
        await deployment.send(body)
        await deployment.until(deployment.is_drained)
        assert await deployment.learned() == ["I like tea."]
        (found,) = await deployment.rows("SELECT times_confirmed FROM memories")
        assert found == (1,)


async def test_a_turn_waits_in_the_outbox_while_the_queue_is_down_and_is_learned_after(
    tmp_path: Path,
) -> None:
    async with (
        ScriptedServer([streamed("Noted.")]) as upstream,
        deployed(tmp_path, upstream.url) as deployment,
    ):
        deployment.aws.is_down = True
        assert await say(deployment.base_url, deployment.key, "I like tea.") == "Noted."
        assert await deployment.rows("SELECT count(*) FROM outbox") == [(1,)]
        deployment.aws.is_down = False
        assert await say(deployment.base_url, deployment.key, "I like figs.") == "Noted."

        async def both() -> bool:
            return await deployment.learned() == ["I like figs.", "I like tea."]

        async def nothing_waits() -> bool:
            return await deployment.rows("SELECT count(*) FROM outbox") == [(0,)]

        await deployment.until(both)
        await deployment.until(nothing_waits)  # a turn leaves it after it is learned
