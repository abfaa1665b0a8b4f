"""Every route of `/api`: what it answers, whose rows it sees, and how it refuses."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest
from kumbuka import errors
from kumbuka.api.openai import STATUS
from kumbuka.memory.model import Place
from kumbuka.ports import Injection
from kumbuka.usecases.cached_settings import CachedSettings

from tests.fakes.managed import NOON, Managed, managed

FIELDS = {
    "id", "apiKeyId", "userId", "sessionId", "type", "key", "content", "metadata", "createdAt",
    "updatedAt", "lastConfirmedAt", "timesConfirmed", "expiresAt", "validFrom", "supersededAt",
    "supersededBy", "archivedAt", "pinned", "shared", "accessCount", "lastAccessedAt",
}  # fmt: skip


@pytest.fixture
async def api() -> AsyncIterator[Managed]:
    async with managed() as made:
        yield made


def fields_of(answer: httpx.Response) -> set[str]:
    return {detail["field"] for detail in answer.json()["error"]["details"]}


async def test_a_created_memory_has_every_field_and_is_confirmed_then_superseded(
    api: Managed,
) -> None:
    body = {"content": "The staging DB is on port 6543.", "key": "note:staging"}
    first = await api.ask("ana", "POST", "/memory", json=body)
    assert first.status_code == 201
    memory = first.json()["memory"]
    assert set(memory) == FIELDS
    assert memory["apiKeyId"] == "ana"
    assert memory["createdAt"] == "2026-11-30T12:00:00.000Z"
    again = await api.ask("ana", "POST", "/memory", json=body)
    assert (again.status_code, again.json()["outcome"]) == (200, "confirmed")
    assert again.json()["memory"]["timesConfirmed"] == 2
    api.now[0] += 1
    changed = await api.ask("ana", "POST", "/memory", json={**body, "content": "It is on 7000."})
    assert changed.json()["outcome"] == "superseded"
    history = await api.ask("ana", "GET", f"/memory/{changed.json()['memory']['id']}/history")
    contents = [row["content"] for row in history.json()["data"]]
    assert contents == ["It is on 7000.", "The staging DB is on port 6543."]


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"content": ""}, "content"),
        ({"content": " \n"}, "content"),
        ({"content": "x" * 10_001}, "content"),
        ({}, "content"),
        ({"content": "x", "type": "opinion"}, "type"),
        ({"content": "x", "metadata": []}, "metadata"),
        ({"content": "x", "metadata": {"a": "y" * 20_000}}, "metadata"),
        ({"content": "x", "expiresAt": "soon"}, "expiresAt"),
        ({"content": "x", "key": "k" * 201}, "key"),
        ({"content": "x", "userId": "u" * 257}, "userId"),
        ({"content": "x", "contents": "y"}, "contents"),
    ],
)
async def test_a_wrong_field_is_named(api: Managed, body: dict[str, Any], field: str) -> None:
    answer = await api.ask("ana", "POST", "/memory", json=body)
    assert answer.status_code == 400
    assert field in fields_of(answer)
    assert answer.json()["error"]["requestId"] == answer.headers["x-kumbuka-request-id"]


@pytest.mark.parametrize("query", ["limit=500", "limit=x", "page=-1", "page=0", "offset=-1",
                                   "cursor=%21%21", "typ=factual", "asOf=January"])  # fmt: skip
async def test_a_wrong_list_parameter_is_refused_by_name(api: Managed, query: str) -> None:
    answer = await api.ask("ana", "GET", f"/memory?{query}")
    assert answer.status_code == 400
    assert fields_of(answer) == {query.partition("=")[0]}


async def test_a_body_that_is_not_json_is_400_and_a_large_one_413(api: Managed) -> None:
    assert (await api.ask("ana", "POST", "/memory", content="{")).status_code == 400
    large = await api.ask("ana", "POST", "/memory", content=b'{"content":"' + b"x" * 6_000_001)
    assert large.status_code == 413
    assert large.json()["error"]["code"] == "body_too_large"


async def test_unknown_routes_methods_and_callers_have_the_same_shape(api: Managed) -> None:
    for who, method, path, status in (
        ("ana", "GET", "/nothing", 404),
        ("ana", "PATCH", "/memory", 405),
        ("", "GET", "/memory", 401),
        ("ana", "GET", "/memory/none", 404),
    ):
        answer = await api.ask(who, method, path)
        assert answer.status_code == status
        assert set(answer.json()["error"]) == {"code", "message", "details", "requestId"}


async def test_one_owner_never_sees_another(api: Managed) -> None:
    memory = await api.store("ana", "Ana's secret garden is in Sintra.")
    path = f"/memory/{memory['id']}"
    for method, body in (("GET", None), ("PUT", {"pinned": True}), ("DELETE", None)):
        assert (await api.ask("ben", method, path, json=body)).status_code == 404
    assert (await api.ask("ben", "GET", f"{path}/history")).status_code == 404
    assert (await api.ask("ben", "GET", "/memory?userId=*")).json()["total"] == 0
    for route in ("search", "retrieve-preview"):
        found = await api.ask("ben", "POST", f"/memory/{route}", json={"query": "secret garden"})
        assert found.json()["memories"] == []
    assert (await api.ask("ben", "DELETE", "/memory?all=true")).json() == {"deleted": 0}
    foreign = await api.ask("ben", "GET", "/memory?apiKeyId=ana")
    assert foreign.status_code == 403
    assert (await api.ask("admin", "GET", "/memory?apiKeyId=ana")).json()["total"] == 1
    assert (await api.ask("ana", "GET", path)).status_code == 200


async def test_lists_show_one_user_the_userless_or_everyone(api: Managed) -> None:
    await api.store("ana", "Nobody's note.")
    await api.store("ana", "Note of u1.", userId="u1")
    await api.store("ana", "Note of u10.", userId="u10")
    for query, contents in (
        ("", ["Nobody's note."]),
        ("?userId=u1", ["Note of u1."]),
        ("?userId=*", ["Note of u10.", "Note of u1.", "Nobody's note."]),
        ("?userId=*&q=u10", ["Note of u10."]),
    ):
        page = (await api.ask("ana", "GET", f"/memory{query}")).json()
        assert [memory["content"] for memory in page["data"]] == contents
        assert page["total"] == page["stats"]["total"] == len(contents)


async def test_by_cursor_each_id_comes_once_while_rows_are_added(api: Managed) -> None:
    before = {(await api.store("ana", f"Note number {n}."))["id"] for n in range(25)}
    seen: list[str] = []
    cursor = ""
    while cursor is not None:
        page = (await api.ask("ana", "GET", f"/memory?limit=4&cursor={cursor}")).json()
        seen += [memory["id"] for memory in page["data"]]
        await api.store("ana", f"A later note beside {len(seen)}.")
        cursor = page["nextCursor"]
    assert len(seen) == len(set(seen))
    assert set(seen) == before


async def test_pages_and_totals_agree(api: Managed) -> None:
    for n in range(5):
        await api.store("ana", f"Note number {n}.", type="semantic")
    page = (await api.ask("ana", "GET", "/memory?limit=2&page=3")).json()
    assert (len(page["data"]), page["total"], page["totalPages"], page["page"]) == (1, 5, 3, 3)
    assert page["stats"]["byType"] == {"factual": 0, "episodic": 0, "procedural": 0, "semantic": 5}
    assert page["stats"]["tokensUsed"] > 0
    assert set(page["stats"]["cacheStats"]) <= {"hits", "misses", "size"}


async def test_a_change_of_content_supersedes_and_anything_else_stays_in_place(
    api: Managed,
) -> None:
    memory = await api.store("ana", "The office is in Porto.", key="note:office")
    path = f"/memory/{memory['id']}"
    api.now[0] += 1
    pinned = (await api.ask("ana", "PUT", path, json={"pinned": True, "type": "semantic"})).json()
    assert (pinned["id"], pinned["pinned"], pinned["type"]) == (memory["id"], True, "semantic")
    new = (await api.ask("ana", "PUT", path, json={"content": "The office is in Faro."})).json()
    assert new["id"] != memory["id"]
    assert (new["pinned"], new["key"]) == (True, "note:office")
    assert (await api.ask("ana", "GET", path)).json()["supersededBy"] == new["id"]
    conflict = await api.ask("ana", "PUT", path, json={"content": "The office is in Beja."})
    assert conflict.status_code == 409
    found = await api.ask("ana", "POST", "/memory/search", json={"query": "office Porto"})
    assert [hit["content"] for hit in found.json()["memories"]] == ["The office is in Faro."]


async def test_a_taken_key_is_a_conflict_and_a_free_one_moves_the_history(api: Managed) -> None:
    memory = await api.store("ana", "One.", key="a")
    await api.store("ana", "Two.", key="b")
    path = f"/memory/{memory['id']}"
    taken = await api.ask("ana", "PUT", path, json={"key": "b"})
    assert (taken.status_code, fields_of(taken)) == (409, {"key"})
    moved = await api.ask("ana", "PUT", path, json={"key": "c"})
    assert moved.json()["key"] == "c"


async def test_only_an_admin_shares(api: Managed) -> None:
    memory = await api.store("ana", "The canteen opens at noon.")
    path = f"/memory/{memory['id']}"
    assert (await api.ask("ana", "PUT", path, json={"shared": True})).status_code == 403
    shared = await api.ask("admin", "PUT", f"{path}?apiKeyId=ana", json={"shared": True})
    assert shared.json()["shared"] is True
    asked = {"query": "when does the canteen open?"}
    own = await api.ask("ben", "POST", "/memory/search", json=asked)
    assert own.json()["memories"] == []
    wide = await api.ask("ben", "POST", "/memory/search", json={**asked, "scope": "global"})
    assert [hit["id"] for hit in wide.json()["memories"]] == [memory["id"]], wide.text


async def test_an_expiry_is_set_and_cleared_and_hides_at_its_time(api: Managed) -> None:
    memory = await api.store("ana", "Parked on level 3.", expiresAt="2026-11-30T12:01:00Z")
    path = f"/memory/{memory['id']}"
    assert memory["expiresAt"] == "2026-11-30T12:01:00.000Z"
    api.now[0] = NOON + 60_000
    assert (await api.ask("ana", "GET", path)).status_code == 404
    assert (await api.ask("ana", "GET", "/memory")).json()["total"] == 0
    cleared = await api.ask("ana", "PUT", path, json={"expiresAt": None})
    assert cleared.json()["expiresAt"] is None
    assert (await api.ask("ana", "GET", path)).status_code == 200


async def test_bulk_deletes_need_a_filter_and_count_truly(api: Managed) -> None:
    for n in range(12):
        await api.store("ana", f"Note number {n}.", userId="u1", sessionId=f"s{n % 2}")
    await api.store("ana", "Of another user.", userId="u2", sessionId="s1")
    assert (await api.ask("ana", "DELETE", "/memory")).status_code == 400
    garbage = await api.ask("ana", "DELETE", "/memory?olderThan=garbage")
    assert (garbage.status_code, fields_of(garbage)) == (400, {"olderThan"})
    pair = await api.ask("ana", "DELETE", "/memory?userId=u1&sessionId=s1")
    assert pair.json() == {"deleted": 6}
    assert (await api.ask("ana", "GET", "/memory?userId=*")).json()["total"] == 7
    until = "olderThan=2026-11-30T12:00:00.002Z"
    assert (await api.ask("ana", "DELETE", f"/memory?{until}")).json() == {"deleted": 0}
    assert (await api.ask("ana", "DELETE", f"/memory?{until}&userId=*")).json() == {"deleted": 1}
    assert (await api.ask("ana", "DELETE", "/memory?all=true")).json() == {"deleted": 6}
    assert (await api.ask("ana", "GET", "/memory?userId=*")).json()["total"] == 0


async def test_the_preview_is_what_a_chat_would_be_given(api: Managed) -> None:
    await api.store("ana", "My name is Ana.", key="identity:name")
    await api.store("ana", "The staging database listens on port 6543.")
    asked = {"query": "Which port does the staging database use?"}
    preview = (await api.ask("ana", "POST", "/memory/retrieve-preview", json=asked)).json()
    by_reason = {memory["why"]: memory["content"] for memory in preview["memories"]}
    assert by_reason["profile"] == "My name is Ana."
    assert by_reason["evidence"] == "The staging database listens on port 6543."
    assert "port 6543" in preview["block"]
    assert 0 < preview["totalTokensUsed"] <= preview["budgetMaxTokens"] == 2000
    assert preview["resolution"]["strategyUsed"] == "hybrid"
    small = await api.ask("ana", "POST", "/memory/retrieve-preview", json={**asked, "maxTokens": 5})
    assert small.json()["memories"] == []
    thanks = await api.ask("ana", "POST", "/memory/retrieve-preview", json={"query": "thanks!"})
    assert thanks.json()["memories"] == []


@pytest.mark.parametrize("query", ["", '"', "*", "AND", "NEAR(", "c++", "\x00", "x" * 100_000])
async def test_any_query_is_safe(api: Managed, query: str) -> None:
    await api.store("ana", "I write c++ at work.")
    for route in ("search", "retrieve-preview"):
        answer = await api.ask("ana", "POST", f"/memory/{route}", json={"query": query})
        assert answer.status_code == 200


async def test_half_a_character_is_mended_on_the_way_in(api: Managed) -> None:
    api.client.headers["content-type"] = "application/json"
    body = b'{"content":"half \\ud83d","metadata":{"a":"\\ude00"}}'
    assert (await api.ask("ana", "POST", "/memory", content=body)).status_code == 201
    assert (await api.ask("ana", "GET", "/memory")).json()["data"][0]["content"] == "half ?"


async def test_an_injection_is_shown_to_its_owner_only(api: Managed) -> None:
    memory_id = (await api.store("ana", "Of u1.", userId="u1"))["id"]
    injection = Injection(
        request_id="req_1",
        place=Place("ana", "u1"),
        messages_hash="h",
        at=NOON,
        status="on",
        tokens=9,
        block="<kumbuka-memory>…",
        block_memory_ids=[memory_id],
        memory_ids=[memory_id],
        has_profile=False,
        detail={"hits": []},
        keeps_block=True,
    )
    await api.services.injections.save(injection, count_chat=True)
    shown = (await api.ask("ana", "GET", "/injections/req_1")).json()
    assert (shown["memoryIds"], shown["userId"], shown["tokens"]) == ([memory_id], "u1", 9)
    assert shown["at"] == "2026-11-30T12:00:00.000Z"
    assert (await api.ask("ben", "GET", "/injections/req_1")).status_code == 404
    assert (await api.ask("ana", "GET", "/memory")).json()["stats"]["hitRate"] == 1.0


async def test_an_erase_counts_what_went_and_leaves_the_rest(api: Managed) -> None:
    await api.store("ana", "Of u1.", userId="u1")
    await api.store("ana", "Of nobody.")
    assert (await api.ask("ana", "DELETE", "/owners/ana")).status_code == 403
    user = (await api.ask("ana", "DELETE", "/users/u1")).json()
    assert (user["erased"], user["counts"]["memories"]) == (True, 1)
    assert (await api.ask("ana", "GET", "/memory?userId=*")).json()["total"] == 1
    owner = (await api.ask("admin", "DELETE", "/owners/ana")).json()
    assert owner["counts"]["memories"] == 1
    assert (await api.ask("ana", "GET", "/memory?userId=*")).json()["total"] == 0


async def test_an_erased_owner_has_the_deployments_settings_at_once(api: Managed) -> None:
    settings = api.services.settings
    assert isinstance(settings, CachedSettings)
    await api.ask("ana", "PUT", "/settings/memory", json={"maxTokens": 500})
    assert (await settings.current("ana")).max_tokens == 500
    await api.ask("admin", "DELETE", "/owners/ana")
    assert (await settings.current("ana")).max_tokens == 2000


async def test_a_turn_asked_again_does_not_change_what_was_given_before(api: Managed) -> None:
    memory_id = (await api.store("ana", "The boat is blue."))["id"]
    for at, text in ((NOON, "first"), (NOON + 1, "second")):
        injection = Injection(
            request_id=f"req_{text}",
            place=Place("ana"),
            messages_hash="h",
            at=at,
            status="on",
            tokens=9,
            block=text,
            block_memory_ids=[memory_id],
            memory_ids=[memory_id],
            has_profile=False,
            detail={},
            keeps_block=True,
        )
        await api.services.injections.save(injection, count_chat=True)
    assert (await api.ask("ana", "GET", "/injections/req_second")).json()["block"] == "second"
    assert (await api.ask("ana", "GET", "/injections/req_first")).json()["block"] is None


async def test_settings_are_strict_partial_and_layered(api: Managed) -> None:
    path = "/settings/memory"
    assert (await api.ask("ana", "GET", path)).json()["maxTokens"] == 2000
    wrong = await api.ask("ana", "PUT", path, json={"maxTokens": 16_001, "nope": 1, "enabled": 1})
    assert (wrong.status_code, fields_of(wrong)) == (400, {"maxTokens", "nope", "enabled"})
    later = await api.ask("ana", "PUT", path, json={"extractor": "llm"})
    assert (later.status_code, later.json()["error"]["code"]) == (400, "not_available")
    await api.ask("admin", "PUT", path, json={"maxTokens": 900, "fusion": "rrf"})
    own = (await api.ask("ana", "PUT", path, json={"maxTokens": 500})).json()
    assert (own["maxTokens"], own["fusion"]) == (500, "rrf")
    assert (await api.ask("ben", "GET", path)).json()["maxTokens"] == 900
    assert (await api.ask("admin", "GET", f"{path}?apiKeyId=ana")).json()["maxTokens"] == 500


async def test_the_openapi_page_names_the_routes(api: Managed) -> None:
    paths = (await api.client.get("/api/openapi.json")).json()["paths"]
    assert {"/api/memory", "/api/memory/{memory_id}", "/api/memory/retrieve-preview"} <= set(paths)


def test_every_error_has_a_status() -> None:
    named = {kind for kind in vars(errors).values() if isinstance(kind, type)}
    ours = {kind for kind in named if issubclass(kind, errors.KumbukaError)}
    assert ours == set(STATUS)
