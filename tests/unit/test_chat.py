"""The OpenAI surface over ASGI: paths, headers, errors, receipts."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator

import pytest
from kumbuka.errors import StoreUnavailable, UpstreamTimeout, UpstreamUnreachable
from kumbuka.memory.injection import render
from kumbuka.memory.keys import passthrough_owner

from tests.fakes.in_memory import memory_of
from tests.fakes.scripted_upstream import (
    JSON,
    Break,
    Script,
    completion,
    events,
)
from tests.fakes.served_chat import ASK, KEY, RECEIPT, ServedChat, error_of

TEA = memory_of("I like tea.")


# --- chat


@pytest.mark.parametrize(
    "path",
    ["/v1/chat/completions", "/chat/completions", "/v1//chat/completions", "/chat/completions/"],
)
async def test_a_chat_is_answered_with_memory(path: str) -> None:
    served = ServedChat()
    served.world.recall.hits = [TEA]
    response = await served.request("POST", path, json=ASK)
    assert response.status_code == 200
    assert response.json()["choices"][0]["message"]["content"] == "Hello"
    assert response.headers["x-kumbuka-memory"] == "on"
    assert response.headers["x-kumbuka-memories"] == "1"
    assert response.headers["x-kumbuka-memory-ids"] == TEA.memory_id
    assert response.headers["x-kumbuka-request-id"].startswith("req_")
    assert int(response.headers["x-kumbuka-memory-tokens"]) > 0
    assert render([TEA]) in served.upstream.messages()[0]["content"]
    assert served.upstream.requests[0].path == "/chat/completions"
    assert len(served.world.turns.bodies) == 1


async def test_only_what_the_upstream_may_see_is_forwarded() -> None:
    served = ServedChat()
    await served.chat(
        cookie="a=1",
        x_forwarded_for="1.2.3.4",
        forwarded="for=1.2.3.4",
        x_amzn_trace_id="t",
        x_kumbuka_memory="on",
        x_omniroute_no_memory="false",
        connection="x-hop",
        x_hop="1",
        openai_organization="org",
        x_custom="kept",
    )
    (request,) = served.upstream.requests
    names = dict(request.headers)
    assert names["openai-organization"] == "org"
    assert names["x-custom"] == "kept"
    assert names["content-type"] == "application/json"
    assert request.authorization is None
    for dropped in ("cookie", "forwarded", "host", "authorization", "x-hop", "content-length"):
        assert dropped not in names
    assert not [n for n in names if n.startswith(("x-forwarded-", "x-amzn-", "x-kumbuka-", "x-om"))]


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"x_kumbuka_memory": "READ"}, "read"),
        ({"x_kumbuka_memory": "write"}, "write"),
        ({"x_kumbuka_memory": "off"}, "off"),
        ({"x_kumbuka_no_memory": "true"}, "off"),
        ({"x_kumbuka_no_memory": "1"}, "off"),
        ({"x_omniroute_no_memory": "YES"}, "off"),
        ({"x_kumbuka_no_memory": "no"}, "on"),
    ],
)
async def test_a_request_chooses_its_mode(headers: dict[str, str], status: str) -> None:
    assert (await ServedChat().chat(**headers)).headers["x-kumbuka-memory"] == status


async def test_an_unknown_mode_is_named() -> None:
    response = await ServedChat().chat(x_kumbuka_memory="maybe")
    assert response.status_code == 400
    assert error_of(response)["param"] == "x-kumbuka-memory"
    assert set(response.headers) >= RECEIPT


async def test_ids_are_utf8_and_a_retry_is_told() -> None:
    served = ServedChat()
    headers = [
        *((k.encode(), v.encode()) for k, v in KEY.items()),
        (b"x-kumbuka-user-id", "Ünïcode 乌".encode()),
        (b"x-kumbuka-session-id", b"caf\xe9"),
        (b"x-stainless-retry-count", b"1"),
    ]
    await served.request("POST", "/v1/chat/completions", json=ASK, headers=headers)
    (turn,) = served.world.turns.turns
    assert (turn.user_id, turn.session_id, turn.is_retry) == ("Ünïcode 乌", "café", True)


async def test_a_first_try_is_no_retry() -> None:
    served = ServedChat()
    await served.chat(x_stainless_retry_count="0")
    assert not served.world.turns.turns[0].is_retry


@pytest.mark.parametrize(
    ("body", "param"),
    [(b"{", "body"), (b"[1]", "body"), (b"{}", "messages"), (b'{"messages":[]}', "messages")],
)
@pytest.mark.parametrize("mode", ["on", "off"])
async def test_a_malformed_chat_is_refused(body: bytes, param: str, mode: str) -> None:
    served = ServedChat()
    headers = KEY | {"x-kumbuka-memory": mode}
    response = await served.request("POST", "/v1/chat/completions", content=body, headers=headers)
    assert response.status_code == 400
    assert error_of(response)["param"] == param
    assert error_of(response)["type"] == "invalid_request_error"
    assert set(response.headers) >= RECEIPT
    assert served.upstream.requests == []


async def pieces(count: int) -> AsyncIterator[bytes]:
    for _ in range(count):
        yield b" " * 1000


@pytest.mark.parametrize("path", ["/v1/chat/completions", "/v1/embeddings"])
async def test_a_body_over_the_limit_is_refused(path: str) -> None:
    served = ServedChat()
    for content in (b" " * 10_001, pieces(11)):
        response = await served.request("POST", path, content=content)
        assert response.status_code == 413
        assert error_of(response)["code"] == "body_too_large"


@pytest.mark.parametrize("path", ["/v1/chat/completions", "/v1/models", "/embeddings"])
async def test_a_key_with_the_right_to_chat_is_needed(path: str) -> None:
    served = ServedChat()
    method = "GET" if path.endswith("models") else "POST"
    for headers, status in (
        ({}, 401),
        ({"authorization": "Bearer kb_unknown"}, 401),
        ({"authorization": "Bearer kb_memory"}, 403),
    ):
        response = await served.request(method, path, headers=headers)
        assert response.status_code == status
        error_of(response)
    assert served.upstream.requests == []


async def test_a_key_that_cannot_be_checked_is_told_apart() -> None:
    served = ServedChat()
    served.world.keys.trouble.error = StoreUnavailable("down")
    response = await served.chat()
    assert response.status_code == 503
    assert error_of(response)["code"] == "auth_unavailable"
    assert set(response.headers) >= RECEIPT


async def test_a_chat_answers_while_the_store_is_down() -> None:
    served = ServedChat()
    await served.chat()
    served.world.turns.bodies.clear()
    served.world.store_is_down(StoreUnavailable("down"))
    served.world.clock.now += 60_000
    response = await served.chat()
    assert response.status_code == 200
    assert response.headers["x-kumbuka-memory"].startswith("degraded:")
    assert len(served.world.turns.bodies) == 1


@pytest.mark.parametrize(
    ("error", "status", "code"),
    [
        (UpstreamUnreachable("no"), 502, "upstream_unreachable"),
        (UpstreamTimeout("slow"), 504, "upstream_timeout"),
        (ValueError("secret internals"), 500, "internal_error"),
    ],
)
async def test_an_upstream_that_fails_is_told(error: Exception, status: int, code: str) -> None:
    served = ServedChat(error)
    served.world.recall.hits = [TEA]
    response = await served.chat()
    assert response.status_code == status
    assert error_of(response)["code"] == code
    assert "secret" not in response.text
    assert response.headers["x-kumbuka-memories"] == "1"
    assert served.world.turns.bodies == []


async def test_an_answer_that_breaks_before_its_first_byte_is_a_502() -> None:
    response = await ServedChat(Script([Break()], headers=(JSON,))).chat()
    assert response.status_code == 502
    assert set(response.headers) >= RECEIPT


@pytest.mark.parametrize(
    "script",
    [
        Script([b'{"error":{"x":1}}'], 429, (JSON, ("retry-after", "7"))),
        Script([b"<html>busy</html>"], 503, (("content-type", "text/html"), ("retry-after", "7"))),
    ],
)
async def test_the_upstreams_own_errors_pass_and_leave_nothing(script: Script) -> None:
    served = ServedChat(script)
    served.world.recall.hits = [TEA]
    response = await served.chat()
    assert response.status_code == script.status
    assert response.headers["retry-after"] == "7"
    assert response.content == script.steps[0]
    assert set(response.headers) >= RECEIPT
    assert (served.world.turns.bodies, served.world.injections.saved) == ([], [])


async def test_a_stream_is_learned_from_with_its_answer() -> None:
    served = ServedChat(Script(events("Green ", "tea.")))
    served.world.settings.deployment = {"extractFrom": "both"}
    response = await served.chat()
    assert response.text.endswith("data: [DONE]\n\n")
    assert served.world.turns.turns[0].assistant_text == "Green tea."


async def test_an_answer_in_one_piece_is_learned_from() -> None:
    served = ServedChat(completion("Green tea."))
    served.world.settings.deployment = {"extractFrom": "both"}
    await served.chat()
    assert served.world.turns.turns[0].assistant_text == "Green tea."


async def test_at_most_twenty_ids_are_told() -> None:
    served = ServedChat()
    served.world.recall.hits = [memory_of(f"fact {n}") for n in range(25)]
    headers = (await served.chat()).headers
    assert headers["x-kumbuka-memories"] == "25"
    assert len(headers["x-kumbuka-memory-ids"].split(",")) == 20


async def test_a_pass_through_client_sends_its_own_key_upstream() -> None:
    served = ServedChat(auth="passthrough")
    response = await served.request(
        "POST", "/v1/chat/completions", json=ASK, headers={"authorization": "Bearer sk-own"}
    )
    assert response.status_code == 200
    assert served.upstream.requests[0].authorization == "Bearer sk-own"
    owner = passthrough_owner("sk-own", served.world.services.server_secret)
    assert served.world.keys.owners == {owner}
    assert served.world.turns.turns[0].owner_id == owner
    refused = await served.request("POST", "/v1/chat/completions", json=ASK, headers={})
    assert refused.status_code == 401


async def test_a_pass_through_key_that_the_upstream_refuses_leaves_nothing() -> None:
    served = ServedChat(Script([b"{}"], 401, (JSON,)), auth="passthrough")
    await served.request(
        "POST", "/v1/chat/completions", json=ASK, headers={"authorization": "Bearer sk-own"}
    )
    assert served.world.keys.owners == set()
    assert (served.world.turns.bodies, served.world.injections.saved) == ([], [])


async def test_logs_tell_how_it_went_and_nobodys_words(caplog: pytest.LogCaptureFixture) -> None:
    served = ServedChat()
    served.world.recall.hits = [TEA]
    with caplog.at_level(logging.INFO, "kumbuka.chat"):
        response = await served.chat()
    (record,) = [r for r in caplog.records if r.message == "chat"]
    assert record.__dict__["request_id"] == response.headers["x-kumbuka-request-id"]
    assert record.__dict__["status"] == 200
    assert len(record.__dict__["owner"]) == 12
    everything = str([r.__dict__ for r in caplog.records])
    for secret in ("kb_chat", "owner-a", "Which tea", TEA.content):
        assert secret not in everything
