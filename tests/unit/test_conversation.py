"""What is read from a chat request, and that a splice changes nothing else."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kumbuka.errors import InvalidRequest
from kumbuka.memory.conversation import parse, with_blocks

BLOCK = '<kumbuka-memory>\n- 2026-11-30: likes "tea" 乌\n</kumbuka-memory>'


def body(*messages: Any, **fields: Any) -> bytes:
    return json.dumps({"model": "gpt-4o", **fields, "messages": list(messages)}).encode()


def user(content: Any) -> dict[str, Any]:
    return {"role": "user", "content": content}


def injected(raw: bytes, blocks: dict[int, str], placement: str = "auto") -> list[Any]:
    messages: list[Any] = json.loads(with_blocks(parse(raw), blocks, placement))["messages"]
    return messages


@pytest.mark.parametrize(
    "raw", [b"", b"[]", b"{", b'{"messages":[}', b"\xff", b'{"messages":[{}]} x', b"[" * 100_000]
)
def test_what_is_no_json_object_is_refused(raw: bytes) -> None:
    with pytest.raises(InvalidRequest) as caught:
        parse(raw)
    assert caught.value.details[0].field == "body"


def test_nesting_beyond_any_depth_is_refused() -> None:
    with pytest.raises(InvalidRequest):
        parse(b'{"messages":' + b"[" * 200_000)


@pytest.mark.parametrize("raw", [b"{}", b'{"messages":[]}', b'{"messages":"hi"}'])
def test_missing_messages_are_named(raw: bytes) -> None:
    with pytest.raises(InvalidRequest) as caught:
        parse(raw)
    assert caught.value.details[0].field == "messages"


def test_messages_of_any_kind_are_left_to_the_upstream() -> None:
    conversation = parse(b'{"messages":[1, null, "x", {"role": 7}]}')
    assert conversation.user_turns == ()
    assert not conversation.ends_in_user_turn
    assert with_blocks(conversation, {}, "auto") is conversation.body


def test_text_and_input_text_parts_are_read_and_images_are_not() -> None:
    parts = [
        {"type": "text", "text": "What is"},
        {"type": "image_url", "image_url": {"url": "data:image/png;base64,AAAA"}},
        {"type": "input_text", "text": "this?"},
    ]
    (turn,) = parse(body(user(parts))).user_turns
    assert turn.text == "What is\nthis?"


def test_the_hash_covers_all_but_instructions_and_ignores_how_json_is_written() -> None:
    messages = [{"role": "system", "content": "S"}, user("a"), user("b")]
    turns = parse(body(*messages)).user_turns
    spaced = json.dumps({"messages": [{"content": "a", "role": "user"}, user("b")]}, indent=3)
    assert [t.messages_hash for t in turns] == [
        t.messages_hash for t in parse(spaced.encode()).user_turns
    ]
    canonical = '{"content":"a","role":"user"}\n'
    assert turns[0].messages_hash == hashlib.sha256(canonical.encode()).hexdigest()
    assert turns[1].index == 2


def test_what_was_said_before_changes_the_hash() -> None:
    one = parse(body(user("a"), user("b"))).user_turns[1]
    other = parse(body(user("c"), user("b"))).user_turns[1]
    assert one.messages_hash != other.messages_hash


def test_a_splice_leaves_every_other_byte_of_the_client() -> None:
    raw = (
        b'{ "temperature" : 1.0e0,\r\n "messages" :['
        b' {"content" : "S\\u00e9\\/"  , "role":"system"}'
        b' ,{"role":"user","x":{"content":"no"},"content":"tea? \\ud83c\\udf75"} ] , "big":'
        b"12345678901234567890 }\n"
    )
    conversation = parse(raw)
    after = with_blocks(conversation, {1: BLOCK}, "auto")
    inserted = json.dumps("\n\n" + BLOCK)[1:-1].encode()
    assert after.replace(inserted, b"") == raw
    assert json.loads(after)["messages"][1]["content"] == "tea? 🍵\n\n" + BLOCK


def test_the_last_of_two_contents_is_the_one_that_counts() -> None:
    raw = b'{"messages":[{"role":"user","content":"first","content":"second"}]}'
    assert injected(raw, {0: "B"})[0]["content"] == "second\n\nB"


def test_a_string_stays_a_string_and_an_empty_one_takes_the_block_alone() -> None:
    assert injected(body(user("tea?")), {0: BLOCK}) == [user("tea?\n\n" + BLOCK)]
    assert injected(body(user("")), {0: BLOCK}) == [user(BLOCK)]


@pytest.mark.parametrize("kind", ["text", "input_text"])
def test_parts_get_one_more_part_of_their_own_kind(kind: str) -> None:
    image = {"type": "image_url", "image_url": {"url": "https://example.org/a.png"}}
    parts = [{"type": kind, "text": "What?"}, image]
    (message,) = injected(body(user(parts)), {0: BLOCK})
    assert message["content"] == [*parts, {"type": kind, "text": BLOCK}]


def test_mixed_or_absent_text_parts_get_a_text_part() -> None:
    for parts in (
        [],
        [{"type": "input_text", "text": "a"}, {"type": "text", "text": "b"}],
        [{"type": "image_url", "image_url": {"url": "x"}}],
    ):
        assert injected(body(user(parts)), {0: "B"})[0]["content"][-1] == {
            "type": "text",
            "text": "B",
        }


@pytest.mark.parametrize("message", [user(None), {"role": "user"}, user(7)])
def test_a_message_without_content_stays_as_it_is(message: Any) -> None:
    raw = body(message)
    assert with_blocks(parse(raw), {0: BLOCK}, "auto") is raw


def test_null_content_beside_tool_calls_is_kept() -> None:
    calls = {"role": "assistant", "content": None, "tool_calls": [{"id": "c1"}]}
    result = {"role": "tool", "tool_call_id": "c1", "content": "42"}
    assert injected(body(user("a"), calls, result), {0: "B"})[1:] == [calls, result]


def test_a_system_block_comes_before_the_clients_own() -> None:
    system = {"role": "system", "content": [{"type": "text", "text": "S"}]}
    raw = body(user("early"), system, user("a"))
    ours = {"role": "system", "content": "B\n\nC"}
    assert injected(raw, {0: "B", 2: "C"}, "system") == [user("early"), ours, system, user("a")]


def test_without_a_system_message_the_block_is_the_first_message() -> None:
    assert injected(body(user("a")), {0: "B"}, "system")[0] == {"role": "system", "content": "B"}


def test_a_developer_message_is_joined_by_one_of_its_own_role() -> None:
    raw = body({"role": "developer", "content": "D"}, user("a"))
    assert injected(raw, {1: "B"}, "system")[0] == {"role": "developer", "content": "B"}


def test_models_with_one_system_message_get_it_merged() -> None:
    raw = body({"role": "system", "content": "S"}, user("a"), model="mistralai/mistral-small")
    raw = raw.replace(b"mistralai/mistral-small", b"mistral/mistral-small")
    assert injected(raw, {1: "B"}, "system") == [
        {"role": "system", "content": "S\n\nB"},
        user("a"),
    ]


@pytest.mark.parametrize(
    "model",
    [
        *("o1", "o1-mini", "o1-preview", "o1-mini-2024-09-12", "glm-4", "zai/glm-4.6"),
        *("qianfan/x", "ZAI/GLM-4", "openrouter/z-ai/glm-4.5", "openai/o1"),
    ],
)
def test_models_that_refuse_a_system_role_never_get_one(model: str) -> None:
    assert injected(body(user("a"), model=model), {0: "B"}, "system") == [user("a\n\nB")]


@pytest.mark.parametrize("model", ["gpt-4o", "o3", "o1-pro", "foglm", "kimi-k2"])
def test_other_models_get_the_system_role(model: str) -> None:
    messages = injected(body(user("a"), model=model), {0: "B"}, "system")
    assert messages[0] == {"role": "system", "content": "B"}


def test_a_user_block_is_a_message_before_its_turn() -> None:
    raw = body(user("a"), {"role": "assistant", "content": "b"}, user("c"))
    assert injected(raw, {2: "B"}, "user")[2:] == [user("B"), user("c")]


def test_a_user_block_never_follows_tool_calls() -> None:
    calls = {"role": "assistant", "content": None, "tool_calls": [{"id": "c1"}]}
    messages = injected(body(user("a"), calls, user("never mind")), {2: "B"}, "user")
    assert messages == [user("a"), calls, user("never mind\n\nB")]


def test_tools_in_every_form_are_named() -> None:
    fields: dict[str, Any] = {
        "tools": [{"type": "function", "function": {"name": "memory_add"}}, {"name": "x"}, 3],
        "functions": [{"name": "y"}],
    }
    assert parse(body(user("a"), **fields)).tool_names == {"memory_add", "x", "y"}


def test_the_safety_identifier_wins_over_the_user() -> None:
    assert parse(body(user("a"), user="u")).user_id == ("user", "u")
    both = parse(body(user("a"), user="u", safety_identifier="s"))
    assert both.user_id == ("safety_identifier", "s")
    assert parse(body(user("a"), user={"id": 1})).user_id is None


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)
parts = st.lists(
    st.fixed_dictionaries({"type": st.sampled_from(["text", "input_text", "x"]), "text": st.text()})
)
any_message = st.fixed_dictionaries(
    {"role": st.sampled_from(["user", "assistant", "system", "tool"])},
    optional={"content": st.text() | parts | st.none(), "name": json_values},
)


@given(st.lists(any_message, min_size=1, max_size=5), st.sampled_from([None, 2]), st.data())
def test_any_request_keeps_its_values(messages: Any, indent: int | None, data: Any) -> None:
    raw = json.dumps({"messages": messages, "seed": 7}, indent=indent).encode()
    conversation = parse(raw)
    turns = conversation.user_turns
    blocks = {turn.index: BLOCK for turn in turns if data.draw(st.booleans())}
    after = json.loads(with_blocks(conversation, blocks, "auto"))
    assert after["seed"] == 7
    for index, (old, new) in enumerate(zip(messages, after["messages"], strict=True)):
        content = old.get("content")
        if index not in blocks or content is None:
            assert new == old
        elif isinstance(content, str):
            assert new["content"] == (content + "\n\n" if content else "") + BLOCK
        else:
            assert new["content"][:-1] == content
