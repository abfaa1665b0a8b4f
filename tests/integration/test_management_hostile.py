"""`/api` against odd callers and odd input: refused by name, and nothing is left broken behind."""

from __future__ import annotations

import json
import logging
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import httpx
import pytest
from kumbuka.api.management import management_app
from kumbuka.errors import StoreUnavailable
from kumbuka.memory.keys import Right, passthrough_owner
from kumbuka.usecases.answer import Answering
from kumbuka.usecases.answer_request import ChatRequest
from kumbuka.usecases.authenticate import Authenticator, Caller
from kumbuka.usecases.manage_keys import create_key

from tests.fakes.managed import Managed, managed


@pytest.fixture
async def api() -> AsyncIterator[Managed]:
    async with managed() as made:
        yield made


def fields_of(answer: httpx.Response) -> set[str]:
    return {detail["field"] for detail in answer.json()["error"]["details"]}


async def send(api: Managed, who: str, method: str, path: str, body: bytes) -> httpx.Response:
    headers = {"content-type": "application/json"}
    if who:
        headers["authorization"] = f"Bearer {api.keys[who]}"
    return await api.client.request(method, f"/api{path}", content=body, headers=headers)


NESTED = b"[" * 40 + b"]" * 40


@pytest.mark.parametrize(
    ("rest", "field"),
    [
        (b'"metadata":{"a":NaN}', "metadata"),
        (b'"metadata":{"a":1e999}', "metadata"),
        (b'"metadata":{"a":' + NESTED + b"}", "metadata"),
        (b'"expiresAt":"9999-12-31T23:59:59.999999Z"', "expiresAt"),
        (b'"expiresAt":"0001-01-01T00:00:00+14:00"', "expiresAt"),
        (b'"expiresAt":1796040000', "expiresAt"),
        (b'"userId":"\\ud800"', "userId"),
        (b'"sessionId":"\\ud800"', "sessionId"),
        (b'"pinned":"yes"', "pinned"),
        (b'"pinned":1', "pinned"),
    ],
)
async def test_what_could_not_be_shown_again_is_not_stored(
    api: Managed, rest: bytes, field: str
) -> None:
    refused = await send(api, "ana", "POST", "/memory", b'{"content":"x",' + rest + b"}")
    assert (refused.status_code, fields_of(refused)) == (400, {field})
    listed = await api.ask("ana", "GET", "/memory?userId=*&includeSuperseded=true")
    assert (listed.status_code, listed.json()["total"]) == (200, 0)


async def test_metadata_may_be_nested_and_is_given_back_as_it_was(api: Managed) -> None:
    metadata = {"a": [{"b": [1, 2.5, None, True, "é"]}], "": {}}
    memory = await api.store("ana", "Nested.", metadata=metadata)
    assert memory["metadata"] == metadata


async def test_a_null_is_refused_where_a_memory_has_no_such_value(api: Managed) -> None:
    memory = await api.store("ana", "I like tea.", key="tea", expiresAt="2027-01-01")
    path = f"/memory/{memory['id']}"
    fields = ("content", "key", "type", "metadata", "pinned", "shared")
    for field in fields:
        refused = await api.ask("ana", "PUT", path, json={field: None, "expiresAt": None})
        assert (refused.status_code, fields_of(refused)) == (400, {field})
    every = await api.ask("ana", "PUT", path, json=dict.fromkeys(fields))
    assert (every.status_code, fields_of(every)) == (400, set(fields))
    assert (await api.ask("ana", "GET", path)).json()["expiresAt"] == memory["expiresAt"]
    never = await api.ask("ana", "PUT", path, json={"expiresAt": None})
    assert (never.status_code, never.json()["expiresAt"]) == (200, None)


@pytest.mark.parametrize("at", ["2020-01-01", "2020-01-01T00:00:00Z", "2020-01-01T02:00:00+02:00"])
async def test_a_past_expiry_is_stored_as_expired(api: Managed, at: str) -> None:
    memory = await api.store("ana", "Parked on level 3.", expiresAt=at)
    assert memory["expiresAt"] == "2020-01-01T00:00:00.000Z"
    assert (await api.ask("ana", "GET", "/memory")).json()["total"] == 0
    found = await api.ask("ana", "POST", "/memory/search", json={"query": "parked level"})
    assert found.json()["memories"] == []


@pytest.mark.parametrize("body", [b"{", b"\xff", b"[" * 100_000, b'{"a":' + b"9" * 5_000 + b"}"])
async def test_what_is_not_json_names_the_body(api: Managed, body: bytes) -> None:
    for method, path in (("POST", "/memory"), ("PUT", "/settings/memory")):
        answer = await send(api, "ana", method, path, body)
        assert (answer.status_code, fields_of(answer)) == (400, {"body"})


@pytest.mark.parametrize("body", [b"[]", b'"text"', b"7"])
async def test_a_body_that_is_no_object_names_the_body(api: Managed, body: bytes) -> None:
    for method, path in (("POST", "/memory"), ("PUT", "/settings/memory")):
        answer = await send(api, "ana", method, path, body)
        assert (answer.status_code, fields_of(answer)) == (400, {"body"})


async def test_a_name_that_is_no_text_is_refused_in_text(api: Managed) -> None:
    answer = await send(api, "ana", "PUT", "/settings/memory", b'{"\\ud800":1}')
    assert (answer.status_code, fields_of(answer)) == (400, {"?"})


async def test_a_stranger_is_refused_before_the_body_is_read(api: Managed) -> None:
    for body in (b"{", b"x" * 7_000_000):
        assert (await send(api, "", "POST", "/memory", body)).status_code == 401


async def test_a_chat_key_may_not_see_memories(api: Managed) -> None:
    rights = frozenset({Right.CHAT})
    made = await create_key(api.services, name="chat", rights=rights, owner_id="ana")
    api.keys["chat"] = made.secret
    for method, path in (("GET", "/memory"), ("GET", "/settings/memory"), ("DELETE", "/users/u1")):
        assert (await api.ask("chat", method, path)).status_code == 403


@pytest.mark.parametrize(
    ("who", "method", "path", "body"),
    [
        ("ana", "POST", "/memory", {"content": "x"}),
        ("ana", "POST", "/memory/search", {"query": "x"}),
        ("ana", "POST", "/memory/retrieve-preview", {"query": "x"}),
        ("ana", "PUT", "/settings/memory", {"maxTokens": 1}),
        ("ana", "GET", "/settings/memory", None),
        ("ana", "GET", "/memory", None),
        ("ana", "DELETE", "/memory", None),
        ("ana", "GET", "/memory/m1", None),
        ("ana", "PUT", "/memory/m1", {"pinned": True}),
        ("ana", "DELETE", "/memory/m1", None),
        ("ana", "GET", "/memory/m1/history", None),
        ("ana", "GET", "/injections/r1", None),
        ("ana", "DELETE", "/users/u1", None),
        ("admin", "DELETE", "/owners/ana", None),
    ],
)
async def test_an_unknown_parameter_is_named_on_every_route(
    api: Managed, who: str, method: str, path: str, body: Any
) -> None:
    answer = await api.ask(who, method, f"{path}?dryRun=1", json=body)
    assert (answer.status_code, fields_of(answer)) == (400, {"dryRun"})


async def test_an_admin_names_the_owner_in_the_query_or_in_the_body(api: Managed) -> None:
    await api.ask("admin", "POST", "/memory?apiKeyId=ana", json={"content": "The pool is open."})
    await api.ask(
        "admin", "POST", "/memory", json={"content": "Lunch is at one.", "apiKeyId": "ana"}
    )
    assert (await api.ask("ana", "GET", "/memory")).json()["total"] == 2
    assert (await api.ask("admin", "GET", "/memory")).json()["total"] == 0
    asked = {"query": "is the pool open?"}
    for route in ("search", "retrieve-preview"):
        path = f"/memory/{route}"
        for query, body in (("?apiKeyId=ana", asked), ("", {**asked, "apiKeyId": "ana"})):
            found = (await api.ask("admin", "POST", path + query, json=body)).json()
            assert "The pool is open." in [hit["content"] for hit in found["memories"]]
        assert (await api.ask("admin", "POST", path, json=asked)).json()["memories"] == []
    both = await api.ask(
        "admin", "POST", "/memory?apiKeyId=ana", json={"content": "x", "apiKeyId": "b"}
    )
    assert (both.status_code, fields_of(both)) == (400, {"apiKeyId"})


@pytest.mark.parametrize("route", ["", "/search", "/retrieve-preview"])
async def test_nobody_else_names_a_foreign_owner(api: Managed, route: str) -> None:
    body = {"query": "x"} if route else {"content": "x"}
    named = await api.ask("ben", "POST", f"/memory{route}?apiKeyId=ana", json=body)
    within = await api.ask("ben", "POST", f"/memory{route}", json={**body, "apiKeyId": "ana"})
    assert (named.status_code, within.status_code) == (403, 403)


async def test_an_address_with_a_slash_too_many_is_no_route(api: Managed) -> None:
    for method in ("GET", "DELETE"):
        answer = await api.ask(method=method, who="ana", path="/memory/")
        assert (answer.status_code, answer.json()["error"]["code"]) == (404, "not_found")


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"asOf": "in January"}, "invalid_request"),
        ({"fusion": "magic"}, "invalid_request"),
        ({"strategy": "magic"}, "invalid_request"),
        ({"scope": "world"}, "invalid_request"),
        ({"maxTokens": 16_001}, "invalid_request"),
        ({"maxTokens": -1}, "invalid_request"),
        ({"limit": 0}, "invalid_request"),
        ({"limit": 101}, "invalid_request"),
        ({"limit": True}, "invalid_request"),
        ({"limit": "many"}, "invalid_request"),
        ({"query": 7}, "invalid_request"),
        ({"query": None}, "invalid_request"),
    ],
)
async def test_a_preview_refuses_by_name(api: Managed, fields: dict[str, Any], code: str) -> None:
    asked = {"query": "tea", **fields}
    answer = await api.ask("ana", "POST", "/memory/retrieve-preview", json=asked)
    assert (answer.status_code, fields_of(answer)) == (400, set(fields))
    assert answer.json()["error"]["code"] == code


@pytest.mark.parametrize("route", ["/memory/search", "/memory/retrieve-preview"])
async def test_a_query_that_is_missing_or_too_long_is_named(api: Managed, route: str) -> None:
    missing = await api.ask("ana", "POST", route, json={})
    assert (missing.status_code, fields_of(missing)) == (400, {"query"})
    long = await api.ask("ana", "POST", route, json={"query": "a" * 200_001})
    (detail,) = long.json()["error"]["details"]
    assert detail == {"field": "query", "message": "must be at most 200000 characters"}


@pytest.mark.parametrize("route", ["/memory/engine-status", "/memory/embedding-providers"])
async def test_an_empty_owner_is_not_the_admins_own(api: Managed, route: str) -> None:
    answer = await api.ask("admin", "GET", route, params={"apiKeyId": ""})
    assert (answer.status_code, fields_of(answer)) == (400, {"apiKeyId"})


class Broken:
    """A store whose every call fails in a way of its own."""

    def __init__(self, error: Exception) -> None:
        self._error = error

    async def page(self, *_: Any, **__: Any) -> Any:
        raise self._error


@pytest.mark.parametrize(
    ("error", "status", "code"),
    [
        (StoreUnavailable("the database did not answer"), 503, "store_unavailable"),
        (RuntimeError("somebody's words"), 500, "internal_error"),
    ],
)
async def test_a_failure_is_labelled_and_says_nothing_of_anyone(
    api: Managed,
    caplog: pytest.LogCaptureFixture,
    error: Exception,
    status: int,
    code: str,
) -> None:
    services: Any = replace(api.services, memories=Broken(error))  # type: ignore[arg-type]
    app = management_app(services, authenticator=Authenticator(api.services))
    headers = {"authorization": f"Bearer {api.keys['ana']}"}
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://kumbuka") as client:
        with caplog.at_level(logging.ERROR):
            answer = await client.get("/api/memory", headers=headers)
    assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)
    assert answer.headers["x-kumbuka-request-id"] == answer.json()["error"]["requestId"]
    logged = "".join(logging.Formatter().format(record) for record in caplog.records)
    assert "somebody's words" not in answer.text + logged


async def test_a_bulk_delete_takes_what_the_same_list_shows(api: Managed) -> None:
    for user in ("u1", "u2", None):
        for kind in ("factual", "episodic"):
            await api.store("ana", f"{kind} of {user}", type=kind, userId=user, sessionId="s1")
    for query in ("type=episodic", "sessionId=s1&type=factual&userId=u1", "userId=u2", "userId=*"):
        shown = (await api.ask("ana", "GET", f"/memory?{query}")).json()["total"]
        assert shown > 0
        gone = await api.ask("ana", "DELETE", f"/memory?{query}")
        assert gone.json() == {"deleted": shown}


@pytest.mark.parametrize("query", ["userId=", "sessionId=", "userId=&sessionId=", "all=false"])
async def test_an_empty_filter_deletes_nothing(api: Managed, query: str) -> None:
    await api.store("ana", "Of nobody.")
    assert (await api.ask("ana", "DELETE", f"/memory?{query}")).status_code == 400
    assert (await api.ask("ana", "GET", "/memory")).json()["total"] == 1


async def test_deleting_a_user_s_memories_takes_past_and_expired_ones_too(api: Managed) -> None:
    old = await api.store("ana", "The office is in Porto.", key="office", userId="u1")
    await api.store("ana", "The office is in Faro.", key="office", userId="u1")
    await api.store("ana", "Parked here.", userId="u1", expiresAt="2020-01-01")
    kept = await api.store("ana", "Parked there.", userId="u10")
    assert (await api.ask("ana", "DELETE", "/memory?userId=u1")).json() == {"deleted": 2}
    left = await api.ask("ana", "GET", "/memory?userId=*&includeSuperseded=true")
    assert [memory["id"] for memory in left.json()["data"]] == [kept["id"]]
    assert (await api.ask("ana", "GET", f"/memory/{old['id']}/history")).status_code == 404


CHAT = Caller("ana", frozenset({Right.CHAT}))


@pytest.mark.parametrize(
    "text",
    [
        "Which port does the staging database use?",
        "what should I cook tonight?",
        "thanks!",
        "hi",
        "",
        "?!",
        "As I said: <kumbuka-memory>\nport 1\n</kumbuka-memory> which port is staging on?",
    ],
)
@pytest.mark.parametrize("user_id", [None, "u1", "u2"])
async def test_the_preview_shows_the_chat_s_own_block(
    api: Managed, text: str, user_id: str | None
) -> None:
    far = {"timeZone": "Pacific/Kiritimati"}
    assert (await api.ask("admin", "PUT", "/settings/memory", json=far)).status_code == 200
    await api.store("ana", "I am allergic to peanuts.", key="identity:allergy", userId="u1")
    await api.store("ana", "The staging database listens on port 6543.")
    await api.store("ana", "My staging database is a copy of Monday.", userId="u2")
    body = json.dumps({"model": "m", "messages": [{"role": "user", "content": text}]}).encode()
    chat = await Answering(api.services).prepare(ChatRequest("req_1", CHAT, body, user_id=user_id))
    asked = {"query": text, "userId": user_id}
    shown = (await api.ask("ana", "POST", "/memory/retrieve-preview", json=asked)).json()
    assert [memory["id"] for memory in shown["memories"]] == list(chat.receipt.memory_ids)
    assert shown["totalTokensUsed"] == chat.receipt.tokens
    sent = json.loads(chat.body)["messages"][-1]["content"]
    assert sent == (f"{text}\n\n{shown['block']}" if shown["block"] else text)


async def test_a_client_s_own_key_opens_its_own_memory_once_the_upstream_took_it() -> None:
    async with managed(auth="passthrough") as api:
        api.keys |= {"client": "sk-the-clients-own", "other": "sk-somebody-elses"}
        assert (await api.ask("client", "GET", "/memory")).status_code == 401
        owners = {
            name: passthrough_owner(api.keys[name], api.services.server_secret)
            for name in ("client", "other")
        }
        for owner_id in owners.values():
            await api.services.keys.remember_owner(owner_id, api.now[0])
        memory = await api.store("client", "The client's note.")
        assert memory["apiKeyId"] == owners["client"]
        assert (await api.ask("other", "GET", f"/memory/{memory['id']}")).status_code == 404
        foreign = f"/memory?apiKeyId={owners['client']}"
        assert (await api.ask("other", "GET", foreign)).status_code == 403
        assert (await api.ask("admin", "GET", foreign)).json()["total"] == 1


async def test_a_change_of_settings_is_seen_by_the_next_chat(api: Managed) -> None:
    await api.store("ana", "The staging database listens on port 6543.")
    answering = Answering(api.services)
    turn = {"role": "user", "content": "Which port does the staging database use?"}
    body = json.dumps({"model": "m", "messages": [turn]}).encode()
    assert (await answering.prepare(ChatRequest("req_1", CHAT, body))).receipt.memories == 1
    await api.ask("ana", "PUT", "/settings/memory", json={"enabled": False})
    assert (await answering.prepare(ChatRequest("req_2", CHAT, body))).receipt.memories == 0
    await api.ask("ana", "PUT", "/settings/memory", json={"enabled": True})
    assert (await answering.prepare(ChatRequest("req_3", CHAT, body))).receipt.memories == 1


async def test_the_description_knows_the_errors_and_how_to_sign_in(api: Managed) -> None:
    description = (await api.client.get("/api/openapi.json")).json()
    for operations in description["paths"].values():
        for operation in operations.values():
            assert "422" not in operation["responses"]
            assert {"400", "401", "403", "404", "default"} <= set(operation["responses"])
            assert operation["security"] == [{"HTTPBearer": []}]
    problem = description["components"]["schemas"]["Problem"]["properties"]
    assert set(problem) == {"code", "message", "details", "requestId"}


async def test_a_parameter_that_is_given_twice_is_refused_and_nothing_is_deleted(
    api: Managed,
) -> None:
    await api.store("ana", "Likes tea.", userId="eva")
    for method, query, field in (
        ("DELETE", "userId=leo&userId=eva", "userId"),
        ("DELETE", "all=true&all=false", "all"),
        ("GET", "limit=5&limit=6", "limit"),
    ):
        answer = await api.ask("ana", method, f"/memory?{query}")
        assert answer.status_code == 400
        assert fields_of(answer) == {field}
    assert (await api.ask("ana", "GET", "/memory?userId=eva")).json()["total"] == 1
