"""Cases 24 to 26, 29 to 35 and 38: what the upstream is sent."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
import pytest
from kumbuka.bootstrap import build, serving
from kumbuka.config import Config
from kumbuka.memory.keys import Right
from kumbuka.usecases.manage_keys import create_key

from tests.cases.conversing import BLOCK, Conversing
from tests.fakes.scripted_upstream import ScriptedServer, completion
from tests.fakes.served_process import served

TEA = "I like green tea."
ASK = "Which tea should I buy?"
CHAT = "/v1/chat/completions"
LOOP_STEPS = 5


def user(content: Any) -> dict[str, Any]:
    return {"role": "user", "content": content}


def call(number: int) -> dict[str, Any]:
    function = {"name": "shop", "arguments": '{"q": "tea é"}'}
    made = {"id": f"c{number}", "type": "function", "function": function}
    return {"role": "assistant", "content": None, "tool_calls": [made]}


def result(number: int) -> dict[str, Any]:
    return {"role": "tool", "tool_call_id": f"c{number}", "content": f"{number} packs"}


async def sent(kumbuka: Conversing, messages: list[dict[str, Any]], **more: Any) -> list[Any]:
    """What the upstream received of these messages."""
    kumbuka.now[0] += 1
    answer = await kumbuka.chat(messages, **more)
    assert answer.status_code == 200, answer.text
    received: list[Any] = kumbuka.received()["messages"]
    return received


def list_of(body: bytes) -> str:
    """The messages of a request as they stood on the wire, without the closing bracket."""
    text = body.decode()
    start = text.index("[", text.index('"messages"'))
    _, end = json.JSONDecoder().raw_decode(text, start)
    return text[start : end - 1]


@pytest.mark.case(24)
async def test_nothing_stands_between_a_tool_call_and_its_result(kumbuka: Conversing) -> None:
    await kumbuka.say(TEA)
    messages = [user(ASK), call(1), result(1)]
    received = await sent(kumbuka, messages)
    assert received[1:] == messages[1:]
    assert [message["role"] for message in received] == ["user", "assistant", "tool"]


@pytest.mark.case(24)
@pytest.mark.parametrize("placement", ["auto", "user", "system"])
async def test_a_tool_loop_stays_valid_wherever_the_block_is_placed(
    kumbuka: Conversing, placement: str
) -> None:
    await kumbuka.api("PUT", "/settings/memory", json={"placement": placement})
    await kumbuka.say(TEA)
    first = await sent(kumbuka, [user(ASK)])
    assert BLOCK in json.dumps(first)
    messages = [user(ASK), call(1), result(1), call(2), result(2)]
    received = await sent(kumbuka, messages)
    assert received[-4:] == messages[1:]
    assert received[: len(first)] == first


@pytest.mark.case(24)
async def test_a_tools_step_teaches_nothing_twice(kumbuka: Conversing) -> None:
    await sent(kumbuka, [user(TEA)])
    await kumbuka.learned()
    await sent(kumbuka, [user(TEA), call(1), result(1)])
    await kumbuka.learned()
    (memory,) = await kumbuka.memories()
    assert memory["timesConfirmed"] == 1


@pytest.mark.case(25)
@pytest.mark.parametrize("kind", ["text", "input_text"])
async def test_parts_are_read_and_forwarded_intact(kumbuka: Conversing, kind: str) -> None:
    await kumbuka.say(TEA)
    parts = [
        {"type": kind, "text": ASK},
        {"type": "image_url", "image_url": {"url": "data:image/png;base64,AAAA", "detail": "low"}},
    ]
    (message,) = await sent(kumbuka, [user(parts)])
    assert message["content"][:2] == parts
    (added,) = message["content"][2:]
    assert added["type"] == kind
    assert TEA in added["text"]


@pytest.mark.case(25)
async def test_a_statement_in_a_part_is_learned(kumbuka: Conversing) -> None:
    await sent(kumbuka, [user([{"type": "input_text", "text": TEA}])])
    await kumbuka.learned()
    assert await kumbuka.contents() == {TEA}


@pytest.mark.case(26)
async def test_null_content_keeps_its_key(kumbuka: Conversing) -> None:
    messages = [user(ASK), call(1), result(1)]
    received = await sent(kumbuka, messages)
    assert received[1]["content"] is None


@pytest.mark.case(26)
async def test_an_empty_answer_gets_no_placeholder(kumbuka: Conversing) -> None:
    await kumbuka.say(TEA)
    for answer in ("", None, [], [{"type": "text", "text": ""}]):
        messages = [user("Hello there"), {"role": "assistant", "content": answer}, user(ASK)]
        received = await sent(kumbuka, messages)
        assert received[:2] == messages[:2]
        assert TEA in received[2]["content"]


@pytest.mark.case(29)
@pytest.mark.parametrize("content", ["Be brief.", [{"type": "text", "text": "Be brief."}]])
async def test_a_developer_message_is_forwarded(kumbuka: Conversing, content: Any) -> None:
    await kumbuka.say(TEA)
    developer = {"role": "developer", "content": content}
    received = await sent(kumbuka, [developer, user(ASK)])
    assert received[0] == developer
    assert TEA in received[1]["content"]


@pytest.mark.case(30)
@pytest.mark.parametrize("ending", ["", "/", "/v1", "/v1/"])
async def test_the_upstreams_address_gets_exactly_one_v1(tmp_path: Path, ending: str) -> None:
    async with ScriptedServer([completion("Understood.")]) as upstream:
        url = f"file:{tmp_path / 'kumbuka.db'}"
        built = build(Config(database_url=url, upstream_url=upstream.url + ending))
        await built.start()
        made = await create_key(built.services, name="case", rights=frozenset({Right.CHAT}))
        headers = {"authorization": f"Bearer {made.secret}"}
        async with (
            served(serving(built)) as address,
            httpx.AsyncClient(base_url=address, headers=headers) as client,
        ):
            for path in (CHAT, "/chat/completions"):
                await client.post(path, json={"messages": [user("Hello")]})
            await client.get("/v1/models")
        assert [request.target for request in upstream.requests] == [CHAT, CHAT, "/v1/models"]


@pytest.mark.case(31)
async def test_a_second_request_begins_with_the_first_byte_for_byte(kumbuka: Conversing) -> None:
    await kumbuka.say(TEA)
    kumbuka.upstream.requests.clear()
    messages = [{"role": "system", "content": "S é \u0001"}, user(ASK)]
    await sent(kumbuka, messages)
    answer = {"role": "assistant", "content": "Sencha."}
    turn = user("And what goes well with it?")
    await sent(kumbuka, [*messages, answer, turn])
    first, second = (list_of(request.body) for request in kumbuka.upstream.requests)
    assert TEA in first
    assert second.startswith(first)
    assert json.loads(f"[{second[len(first) :].lstrip(',')}]") == [answer, turn]


@pytest.mark.case(31)
async def test_a_tool_loop_of_five_steps_only_grows_at_its_end(kumbuka: Conversing) -> None:
    await kumbuka.say(TEA)
    kumbuka.upstream.requests.clear()
    messages = [user(ASK)]
    await sent(kumbuka, messages)
    for step in range(LOOP_STEPS):
        kumbuka.now[0] += 60_000
        messages += [call(step), result(step)]
        await sent(kumbuka, messages)
    messages += [{"role": "assistant", "content": "Sencha."}, user("Do I like it strong?")]
    await sent(kumbuka, messages)
    lists = [list_of(request.body) for request in kumbuka.upstream.requests]
    assert len(lists) == LOOP_STEPS + 2
    assert TEA in lists[0]
    for before, after in pairwise(lists):
        assert after.startswith(before)
    assert lists[-1].count(TEA) == 1


@pytest.mark.case(31)
async def test_a_fact_learned_in_between_changes_no_earlier_byte(kumbuka: Conversing) -> None:
    await kumbuka.say(TEA)
    kumbuka.upstream.requests.clear()
    messages = [user(ASK)]
    await sent(kumbuka, messages)
    messages += [{"role": "assistant", "content": "Sencha."}, user("I am allergic to peanuts.")]
    await sent(kumbuka, messages)
    await kumbuka.learned()
    messages += [{"role": "assistant", "content": "Noted."}, user("Are peanuts in this snack?")]
    await sent(kumbuka, messages)
    lists = [list_of(request.body) for request in kumbuka.upstream.requests]
    for before, after in pairwise(lists):
        assert after.startswith(before)


@pytest.mark.case(31)
async def test_a_fact_that_ended_is_taken_out_of_the_conversation(kumbuka: Conversing) -> None:
    await kumbuka.say(TEA)
    messages = [user(ASK)]
    assert TEA in (await sent(kumbuka, messages))[0]["content"]
    (memory,) = await kumbuka.memories()
    await kumbuka.api("DELETE", f"/memory/{memory['id']}")
    messages += [{"role": "assistant", "content": "Sencha."}, user("And which cup?")]
    assert TEA not in json.dumps(await sent(kumbuka, messages))


@pytest.mark.case(32)
@pytest.mark.parametrize("system", ["S", [{"type": "text", "text": "S"}], " S\r\n\u00e9\u4e2d "])
async def test_the_clients_system_prompt_is_byte_exact(kumbuka: Conversing, system: Any) -> None:
    await kumbuka.say(TEA)
    written = json.dumps({"role": "system", "content": system}, indent=3)
    body = '{"model":"m", "messages" : [' + written + "," + json.dumps(user(ASK)) + "]}"
    answer = await kumbuka.client.post(CHAT, content=body)
    assert answer.status_code == 200
    wire = kumbuka.upstream.requests[-1].body.decode()
    assert wire.startswith('{"model":"m", "messages" : [' + written + ",{")
    assert TEA in wire


@pytest.mark.case(33)
@pytest.mark.parametrize("placement", ["auto", "system"])
async def test_a_model_that_refuses_a_system_role_never_gets_one(
    kumbuka: Conversing, placement: str
) -> None:
    await kumbuka.api("PUT", "/settings/memory", json={"placement": placement})
    await kumbuka.say(TEA)
    for model in ("glm-4", "o1-mini", "openai/o1-preview", "zai/glm-4.6"):
        received = await sent(kumbuka, [user(ASK)], model=model)
        assert {message["role"] for message in received} == {"user"}, model
        assert TEA in json.dumps(received)


@pytest.mark.case(38)
async def test_a_client_without_tools_gets_none(kumbuka: Conversing) -> None:
    await kumbuka.say(TEA)
    await sent(kumbuka, [user(ASK)])
    assert set(kumbuka.received()) == {"model", "messages"}


@pytest.mark.case(38)
async def test_a_clients_tools_are_all_there_are(kumbuka: Conversing) -> None:
    tool = {"type": "function", "function": {"name": "shop", "parameters": {"type": "object"}}}
    await kumbuka.say(TEA)
    await sent(kumbuka, [user(ASK)], tools=[tool], tool_choice="auto")
    body = kumbuka.received()
    assert (body["tools"], body["tool_choice"]) == ([tool], "auto")
