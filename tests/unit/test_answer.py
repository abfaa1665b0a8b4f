"""What memory adds to a chat, what the chat leaves behind, and that memory never breaks it."""

from __future__ import annotations

import asyncio
import json
from itertools import pairwise

import pytest
from kumbuka.errors import InvalidRequest
from kumbuka.memory.injection import OPENING, render
from kumbuka.memory.keys import Right
from kumbuka.memory.turns import MAX_TEXT_BYTES
from kumbuka.usecases.answer_request import ChatRequest, Mode
from kumbuka.usecases.authenticate import Caller

from tests.fakes.asked_chats import ASK, CALLER, NUTS, TEA, Chats, Messages, assistant, sent, user
from tests.fakes.in_memory import World, memory_of
from tests.fakes.scripted_upstream import ScriptedUpstream


@pytest.fixture
def world() -> World:
    return World(ScriptedUpstream(), recall_deadline_s=0.2)


@pytest.fixture
def chats(world: World) -> Chats:
    return Chats(world)


async def test_a_hit_is_appended_to_the_last_user_turn(world: World, chats: Chats) -> None:
    world.recall.hits = [TEA]
    prepared = await chats.chat([user("a"), assistant("b"), user(ASK)])
    assert sent(prepared)[2] == user(f"{ASK}\n\n{render([TEA])}")
    assert prepared.receipt.status == "on"
    assert prepared.receipt.memory_ids == (TEA.memory_id,)
    assert prepared.receipt.memories == 1
    assert prepared.receipt.tokens > 0


async def test_a_request_that_gets_nothing_is_the_very_bytes_of_the_client(chats: Chats) -> None:
    body = b'{ "messages" : [{"role":"user","content":"Which tea should I buy?"}] }'
    prepared = await chats.answering.prepare(ChatRequest("req_1", CALLER, body))
    assert prepared.body is body


async def test_one_turn_is_queued_with_what_was_said(world: World, chats: Chats) -> None:
    await chats.chat([user(ASK)], user_id="u1", session_id="s1", is_retry=True)
    (turn,) = world.turns.turns
    assert (turn.owner_id, turn.user_id, turn.session_id) == ("owner-a", "u1", "s1")
    assert (turn.user_text, turn.assistant_text, turn.model) == (ASK, None, "m")
    assert (turn.turn_id, turn.said_at, turn.is_retry) == ("turn_1", world.clock.now, True)


async def test_the_header_names_the_user_before_the_body(world: World, chats: Chats) -> None:
    await chats.chat([user(ASK)], user="body")
    await chats.chat([user(ASK)], user="body", user_id="header")
    assert [turn.user_id for turn in world.turns.turns] == ["body", "header"]
    assert [q.scope.user_id for q in world.recall.questions] == ["body", "header"]


async def test_an_id_that_is_too_long_is_named(chats: Chats) -> None:
    for fields, name in (
        ({"user_id": "x" * 257}, "x-kumbuka-user-id"),
        ({"session_id": "x" * 257}, "x-kumbuka-session-id"),
        ({"user": "x" * 257}, "user"),
    ):
        with pytest.raises(InvalidRequest) as caught:
            await chats.prepare([user(ASK)], **fields)
        assert caught.value.details[0].field == name


async def test_texts_are_cut_to_their_last_64_kib(world: World, chats: Chats) -> None:
    await chats.chat([user("x" * 100_000 + " end")])
    text = world.turns.turns[0].user_text
    assert len(text) == MAX_TEXT_BYTES
    assert text.endswith(" end")


async def test_read_recalls_and_learns_nothing(world: World, chats: Chats) -> None:
    world.recall.hits = [TEA]
    prepared = await chats.chat([user(ASK)], Mode.READ)
    assert prepared.receipt.status == "read"
    assert prepared.receipt.memories == 1
    assert world.turns.bodies == []


async def test_write_learns_and_recalls_nothing(world: World, chats: Chats) -> None:
    world.recall.hits = [TEA]
    prepared = await chats.chat([user(ASK)], Mode.WRITE)
    assert OPENING.encode() not in prepared.body
    assert prepared.receipt.status == "write"
    assert len(world.turns.bodies) == 1
    assert world.recall.questions == []


async def test_off_does_nothing_and_puts_nothing_back(world: World, chats: Chats) -> None:
    world.recall.hits = [TEA]
    first = [user(ASK)]
    await chats.chat(first)
    world.turns.bodies.clear()
    world.injections.saved.clear()
    prepared = await chats.chat([*first, assistant("b"), user("And which cup?")], Mode.OFF)
    assert OPENING.encode() not in prepared.body
    assert prepared.receipt.status == "off"
    assert (world.turns.bodies, world.injections.saved) == ([], [])


async def test_switched_off_by_settings_is_off(world: World, chats: Chats) -> None:
    world.settings.deployment = {"enabled": False}
    world.recall.hits = [TEA]
    prepared = await chats.chat([user(ASK)])
    assert prepared.receipt.status == "off"
    assert (world.turns.bodies, world.recall.questions) == ([], [])


async def test_a_budget_of_nothing_injects_nothing_and_learns(world: World, chats: Chats) -> None:
    world.settings.deployment = {"maxTokens": 0}
    world.recall.hits = [TEA]
    prepared = await chats.chat([user(ASK)])
    assert prepared.receipt.memories == 0
    assert (len(world.turns.bodies), world.recall.questions) == (1, [])


@pytest.mark.parametrize("text", ["hi", "thanks!", "ok", "hola", "asante", "???", ""])
async def test_small_talk_gets_no_new_block(world: World, chats: Chats, text: str) -> None:
    world.recall.hits = [TEA]
    world.recall.profile = [NUTS]
    prepared = await chats.chat([user(text)])
    assert OPENING.encode() not in prepared.body
    assert prepared.receipt.status == "on"


async def test_small_talk_still_gets_the_recorded_blocks(world: World, chats: Chats) -> None:
    world.recall.hits = [TEA]
    first = await chats.chat([user(ASK)])
    second = await chats.chat([user(ASK), assistant("Green."), user("thanks!")])
    assert sent(second) == [*sent(first), assistant("Green."), user("thanks!")]
    assert second.receipt.memory_ids == (TEA.memory_id,)


async def test_a_conversation_only_grows_at_its_end(world: World, chats: Chats) -> None:
    said = [user(ASK)]
    world.recall.profile = [NUTS]
    seen: list[Messages] = []
    for round, memory in enumerate([TEA, TEA, memory_of("I live in Lisbon."), TEA]):
        world.recall.hits = [memory]
        seen.append(sent(await chats.chat(said)))
        said = [*said, assistant(f"answer {round}"), user(f"What about city {round}?")]
    for before, after in pairwise(seen):
        assert after[: len(before)] == before
    text = json.dumps(seen[-1])
    for memory in (NUTS, TEA):
        assert text.count(memory.content) == 1


async def test_a_tool_loop_of_five_steps_only_grows_at_its_end(world: World, chats: Chats) -> None:
    world.recall.hits = [TEA]
    said: Messages = [user(ASK)]
    before = (await chats.chat(said)).body
    questions = len(world.recall.questions)
    for step in range(5):
        call = {"id": f"c{step}", "type": "function", "function": {"name": "f", "arguments": "{}"}}
        said += [
            {"role": "assistant", "content": None, "tool_calls": [call]},
            {"role": "tool", "tool_call_id": f"c{step}", "content": str(step)},
        ]
        prepared = await chats.chat(said)
        start = before.partition(b'"messages"')[2].rstrip(b"]}")
        assert prepared.body.partition(b'"messages"')[2].startswith(start)
        assert sent(prepared)[1:] == said[1:]
        before = prepared.body
    assert len(world.turns.bodies) == 1
    assert len(world.recall.questions) == questions
    assert world.injections.chats == 1
    assert len(world.injections.saved) == 6
    assert not any(injection.keeps_block for injection in world.injections.saved[1:])


async def test_an_outdated_block_is_dropped_and_its_facts_may_come_anew(
    world: World, chats: Chats
) -> None:
    world.recall.hits = [TEA]
    world.recall.profile = [NUTS]
    await chats.chat([user(ASK)])
    world.injections.outdated = {TEA.memory_id}
    world.recall.hits = []
    second = await chats.chat([user(ASK), assistant("b"), user("What can I cook?")])
    assert sent(second)[0] == user(ASK)
    assert second.receipt.memory_ids == (NUTS.memory_id,)


async def test_dates_are_of_the_owner_s_time_zone_and_recorded_blocks_stay(
    world: World, chats: Chats
) -> None:
    world.recall.hits = [TEA]
    first = await chats.chat([user(ASK)])
    world.settings.deployment = {"timeZone": "Pacific/Kiritimati"}
    chats.answering.settings.forget(None)
    world.recall.hits = [NUTS]
    second = await chats.chat([user(ASK), assistant("b"), user("What can I cook?")])
    assert sent(second)[0] == sent(first)[0]
    assert sent(second)[2]["content"].endswith(render([NUTS], "Pacific/Kiritimati"))
    assert render([NUTS], "Pacific/Kiritimati") != render([NUTS])


async def test_regenerating_recalls_anew_and_replaces_the_record(
    world: World, chats: Chats
) -> None:
    world.recall.hits = [TEA]
    await chats.chat([user(ASK)])
    world.recall.hits = [NUTS]
    again = await chats.chat([user(ASK)])
    assert sent(again) == [user(f"{ASK}\n\n{render([NUTS])}")]
    hashes = {injection.messages_hash for injection in world.injections.saved}
    assert len(hashes) == 1
    assert all(injection.keeps_block for injection in world.injections.saved)


async def test_sessions_do_not_share_recorded_blocks(world: World, chats: Chats) -> None:
    world.recall.hits = [TEA]
    await chats.chat([user(ASK)], session_id="s1")
    world.recall.hits = []
    other = await chats.chat([user(ASK), assistant("b"), user("More?")], session_id="s2")
    assert OPENING.encode() not in other.body


@pytest.mark.parametrize("name", ["memory_search", "memory_add"])
async def test_a_client_with_memory_tools_gets_nothing(
    world: World, chats: Chats, name: str
) -> None:
    world.recall.hits = [TEA]
    tool = {"type": "function", "function": {"name": name}}
    prepared = await chats.chat([user(ASK)], tools=[tool])
    assert OPENING.encode() not in prepared.body
    assert len(world.turns.bodies) == 1


async def test_a_turn_that_carries_our_block_gets_none_and_is_learned_without_it(
    world: World, chats: Chats
) -> None:
    world.recall.hits = [TEA]
    prepared = await chats.chat([user(f"{ASK}\n\n{render([NUTS])}")])
    assert prepared.body.count(b"<kumbuka-memory>") == 1
    assert world.turns.turns[0].user_text == ASK


async def test_no_tools_are_added(world: World, chats: Chats) -> None:
    world.recall.hits = [TEA]
    assert "tools" not in json.loads((await chats.chat([user(ASK)])).body)


async def test_the_placement_setting_places_new_and_recorded_blocks(
    world: World, chats: Chats
) -> None:
    world.settings.deployment = {"placement": "system"}
    world.recall.hits = [TEA]
    first = await chats.chat([user(ASK)])
    assert sent(first) == [{"role": "system", "content": render([TEA])}, user(ASK)]
    second = await chats.chat([user(ASK), assistant("b"), user("thanks")])
    assert sent(second) == [*sent(first), assistant("b"), user("thanks")]


async def test_the_record_says_what_was_given_and_why(world: World, chats: Chats) -> None:
    world.recall.hits = [TEA]
    world.recall.profile = [NUTS]
    await chats.chat([user(ASK)], user_id="u1")
    (record,) = world.injections.saved
    assert record.request_id == "req_1"
    assert record.place.user_id == "u1"
    assert record.block_memory_ids == (NUTS.memory_id, TEA.memory_id)
    assert record.has_profile
    assert record.detail["hits"][0]["id"] == TEA.memory_id
    assert record.detail["resolution"]["strategy_used"] == "hybrid"
    assert ASK not in json.dumps(record.detail)
    assert TEA.content not in json.dumps([hit["score"] for hit in record.detail["hits"]])


async def test_the_use_of_each_given_memory_is_counted_once(world: World, chats: Chats) -> None:
    world.recall.hits = [TEA]
    await chats.chat([user(ASK)])
    await chats.chat([user(ASK), assistant("b"), user("thanks")])
    await chats.answering.background.drain()
    assert world.injections.accessed == [TEA.memory_id]


@pytest.mark.parametrize("both", [{"extractFrom": "both"}, {"transcripts": {"enabled": True}}])
async def test_with_both_sides_the_turn_waits_for_the_answer(
    world: World, chats: Chats, both: dict[str, object]
) -> None:
    world.settings.deployment = both
    prepared = await chats.prepare([user(ASK)])
    commit = chats.answering.accepted(prepared)
    await asyncio.sleep(0)
    assert commit.wants_answer
    assert world.turns.bodies == []
    await commit.finish("Green. " * 20_000)
    (turn,) = world.turns.turns
    assert turn.assistant_text is not None
    assert len(turn.assistant_text) == MAX_TEXT_BYTES


async def test_a_turn_is_queued_once_however_the_answer_ends(world: World, chats: Chats) -> None:
    world.settings.deployment = {"extractFrom": "both"}
    commit = chats.answering.accepted(await chats.prepare([user(ASK)]))
    commit.abandon("Gre")
    await commit.finish("Green.")
    commit.abandon(None)
    await chats.answering.background.drain()
    assert [turn.assistant_text for turn in world.turns.turns] == ["Gre"]


async def test_turns_of_a_conversation_carry_the_hash_of_its_first(
    world: World, chats: Chats
) -> None:
    await chats.chat([{"role": "system", "content": "Be brief."}, user(ASK)])
    await chats.chat([user(ASK), assistant("b"), user("Where is Porto?")])
    await chats.answering.background.drain()
    first, second = world.turns.turns
    assert first.conversation_hash == first.messages_hash
    assert second.conversation_hash == first.messages_hash != second.messages_hash


async def test_an_image_alone_is_no_turn(world: World, chats: Chats) -> None:
    await chats.chat([user([{"type": "image_url", "image_url": {"url": "x"}}])])
    assert world.turns.bodies == []


async def test_a_pass_through_owner_is_remembered_once_and_only_after_acceptance(
    world: World,
) -> None:
    chats = Chats(world)
    caller = Caller("own_1", frozenset({Right.CHAT}), authorization="Bearer sk-1")
    await chats.prepare([user(ASK)], caller=caller)
    await chats.answering.background.drain()
    assert world.keys.owners == set()
    await chats.chat([user(ASK)], caller=caller)
    assert world.keys.owners == {"own_1"}
    world.keys.owners.clear()
    await chats.chat([user(ASK)], caller=caller)
    assert world.keys.owners == set()


async def test_off_remembers_no_owner(world: World, chats: Chats) -> None:
    caller = Caller("own_1", frozenset({Right.CHAT}), authorization="Bearer sk-1")
    await chats.chat([user(ASK)], Mode.OFF, caller=caller)
    assert world.keys.owners == set()
