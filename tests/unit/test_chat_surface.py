"""Clients that leave, the rest of the wire, unknown paths, errors and the demo model."""

from __future__ import annotations

import asyncio
import json

import httpx
import pytest
from kumbuka import errors
from kumbuka.adapters.upstream.demo import DemoUpstream
from kumbuka.api import chat_passthrough
from kumbuka.api.chat import chat_app
from kumbuka.api.openai import STATUS, error_json
from kumbuka.errors import StoreUnavailable, UpstreamTimeout
from kumbuka.usecases.answer import Answering
from starlette.types import Message, Receive

from tests.fakes.in_memory import World, memory_of
from tests.fakes.scripted_upstream import (
    Gate,
    Script,
    ScriptedUpstream,
    delta,
    events,
)
from tests.fakes.served_chat import ASK, KEY, ServedChat, error_of

TEA = memory_of("I like tea.")


# --- leaving


class LeavingClient:
    """A client over plain ASGI that leaves when the test says so."""

    def __init__(self) -> None:
        self.leaves = asyncio.Event()
        self.sent: list[Message] = []
        self._body: bytes | None = json.dumps(ASK | {"stream": True}).encode()

    async def receive(self) -> Message:
        body, self._body = self._body, None
        if body is not None:
            return {"type": "http.request", "body": body, "more_body": False}
        await self.leaves.wait()
        return {"type": "http.disconnect"}

    async def send(self, message: Message) -> None:
        self.sent.append(message)


async def run(served: ServedChat, client: LeavingClient, receive: Receive | None = None) -> None:
    scope = {
        "type": "http",
        "method": "POST",
        "path": "/v1/chat/completions",
        "query_string": b"",
        "headers": [(k.encode(), v.encode()) for k, v in KEY.items()],
    }
    await served.app(scope, receive or client.receive, client.send)


async def test_leaving_before_the_upstreams_headers_cancels_it() -> None:
    gate = Gate()
    served, client = ServedChat(Script(before_headers=[gate])), LeavingClient()
    task = asyncio.ensure_future(run(served, client))
    await gate.reached.wait()
    client.leaves.set()
    await asyncio.wait_for(task, 2)
    assert served.upstream.cancelled == 1
    assert client.sent == []
    assert served.world.turns.bodies == []


@pytest.mark.parametrize(("source", "text"), [("user", None), ("both", "Gre")])
async def test_leaving_mid_stream_cancels_the_upstream_and_keeps_the_turn(
    source: str, text: str | None
) -> None:
    gate = Gate()
    served, client = ServedChat(Script([delta("Gre"), gate, *events("en")])), LeavingClient()
    served.world.settings.deployment = {"extractFrom": source}
    task = asyncio.ensure_future(run(served, client))
    await gate.reached.wait()
    client.leaves.set()
    await asyncio.wait_for(task, 2)
    await served.answering.background.drain()
    assert served.upstream.responses[0].is_closed
    assert [turn.assistant_text for turn in served.world.turns.turns] == [text]


async def test_leaving_before_the_request_is_complete_is_no_error() -> None:
    served, client = ServedChat(), LeavingClient()

    async def receive() -> Message:
        return {"type": "http.disconnect"}

    await run(served, client, receive)
    assert (client.sent, served.upstream.requests) == ([], [])


# --- everything else


@pytest.mark.parametrize(
    ("method", "path", "upstream"),
    [
        ("GET", "/v1/models", "/models"),
        ("GET", "/models", "/models"),
        ("GET", "/v1/models/meta/llama-3", "/models/meta/llama-3"),
        ("DELETE", "/v1/models/ft%3Agpt%2Fx", "/models/ft%3Agpt%2Fx"),
        ("POST", "/v1/embeddings", "/embeddings"),
        ("POST", "/responses", "/responses"),
        ("POST", "/v1/audio/speech", "/audio/speech"),
        ("PATCH", "/v1/anything/new", "/anything/new"),
        ("GET", "/v1/chat/completions/chatcmpl-1", "/chat/completions/chatcmpl-1"),
        ("GET", "/v1/chat/completions", "/chat/completions"),
        ("GET", "/chat/completions", "/chat/completions"),
        ("DELETE", "/v1/chat/completions", "/chat/completions"),
        ("PUT", "/v1/chat/completions", "/chat/completions"),
        ("POST", "/v1/models", "/models"),
        ("POST", "/models/llama-3", "/models/llama-3"),
        ("DELETE", "/v1/healthz", "/healthz"),
    ],
)
async def test_the_rest_of_the_wire_passes_without_memory(
    method: str, path: str, upstream: str
) -> None:
    served = ServedChat(Script([b"\x00raw"], headers=(("content-type", "audio/mpeg"),)))
    served.world.recall.hits = [TEA]
    body = b"" if method in ("GET", "DELETE") else b"\x00not json"
    response = await served.request(method, f"{path}?limit=2&a=%20", content=body)
    (request,) = served.upstream.requests
    assert (request.method, request.path, request.query) == (method, upstream, "limit=2&a=%20")
    assert served.upstream.bodies == [body]
    assert response.content == b"\x00raw"
    assert response.headers["content-type"] == "audio/mpeg"
    assert served.world.turns.bodies == []


async def test_a_long_body_is_streamed_with_the_length_its_client_gave(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(chat_passthrough, "REPEATABLE_BYTES", 499)
    served = ServedChat()
    await served.request("POST", "/v1/files", content=b"x" * 500)
    (request,) = served.upstream.requests
    assert dict(request.headers)["content-length"] == "500"
    assert not isinstance(request.body, bytes)


async def test_a_body_of_common_length_can_be_sent_a_second_time() -> None:
    served = ServedChat()
    await served.request("POST", "/v1/embeddings", content=b"x" * 500)
    assert served.upstream.requests[0].body == b"x" * 500


async def test_the_rest_of_the_wire_tells_its_errors_too() -> None:
    served = ServedChat(UpstreamTimeout("slow"))
    response = await served.request("POST", "/v1/embeddings", json={})
    assert (response.status_code, error_of(response)["code"]) == (504, "upstream_timeout")


@pytest.mark.parametrize(
    "path",
    [
        *("/", "/v1", "/v2/chat", "/favicon.ico", "/api/x"),
        *("/v1/../admin", "/v1/files/%2e%2e/x", "/v1/models/..%2f..%2Fadmin", "/v1/files/..%5cx"),
    ],
)
async def test_unknown_paths_are_404(path: str) -> None:
    served = ServedChat()
    scope = {
        "type": "http",
        "method": "GET",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "headers": [(k.encode(), v.encode()) for k, v in KEY.items()],
    }
    client = LeavingClient()
    await served.app(scope, client.receive, client.send)
    assert client.sent[0]["status"] == 404
    assert json.loads(client.sent[1]["body"])["error"]["code"] == "not_found"
    assert served.upstream.requests == []


@pytest.mark.parametrize("method", ["POST", "DELETE"])
async def test_health_is_only_read(method: str) -> None:
    response = await ServedChat().request(method, "/healthz")
    assert response.status_code == 405
    assert response.headers["allow"] == "GET, HEAD"
    assert error_of(response)["code"] == "method_not_allowed"


async def test_chats_that_the_upstream_keeps_are_listed_by_it_alone() -> None:
    served = ServedChat(Script([b'{"object":"list","data":[]}']))
    response = await served.request("GET", "/v1/chat/completions?limit=2")
    assert (response.status_code, response.json()["data"]) == (200, [])
    assert "x-kumbuka-memory" not in response.headers


async def test_health_is_up_or_down_without_a_key() -> None:
    served = ServedChat()
    up = await served.request("GET", "/healthz", headers={})
    assert (up.status_code, up.json()) == (200, {"status": "up"})
    served.is_up = False
    down = await served.request("GET", "/healthz", headers={})
    assert (down.status_code, down.json()) == (503, {"status": "down"})


async def test_a_probe_that_raises_means_down() -> None:
    async def probe() -> bool:
        raise StoreUnavailable("secret host")

    app = chat_app(World(ScriptedUpstream()).services, probe=probe)
    transport = httpx.ASGITransport(app=app)
    async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
        response = await client.get("/healthz")
    assert (response.status_code, response.json()) == (503, {"status": "down"})


@pytest.mark.parametrize(
    ("root", "path"),
    [("/gateway", "/gateway/v1/anything"), ("/v1", "/v1/anything"), ("/a/v1", "/a/v1/anything")],
)
async def test_a_mounted_app_sees_its_own_paths(root: str, path: str) -> None:
    served = ServedChat()
    transport = httpx.ASGITransport(app=served.app, root_path=root)
    async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
        response = await client.get(path, headers=KEY)
    assert response.status_code == 200
    assert served.upstream.requests[0].path == "/anything"


def test_every_error_has_a_status() -> None:
    deliberate = {
        kind
        for kind in vars(errors).values()
        if isinstance(kind, type) and issubclass(kind, errors.KumbukaError)
    }
    assert deliberate == set(STATUS)


def test_an_internal_error_tells_nothing() -> None:
    assert b"secret" not in error_json(RuntimeError("secret"))
    assert b"secret" not in error_json(errors.PoisonMessage("secret"))


# --- the demo model


@pytest.fixture
def demo() -> ServedChat:
    served = ServedChat()
    served.world.upstream = DemoUpstream(lambda: 1_796_040_000.0)
    served.answering = Answering(served.world.services, recall=served.world.recall)
    served.app = chat_app(served.world.services, probe=served.probe, answering=served.answering)
    return served


async def test_the_demo_model_shows_what_it_was_given(demo: ServedChat) -> None:
    demo.world.recall.hits = [TEA, memory_of("I live in Lisbon.")]
    answer = (await demo.chat()).json()
    text = answer["choices"][0]["message"]["content"]
    assert "- 2026-11-30: I like tea." in text
    assert "Memories that came with it: 2." in text
    assert "Messages in this request: 1." in text
    assert "You said: Which tea should I buy?" in text
    assert answer["model"] == "m"
    assert answer["usage"]["total_tokens"] > 0


async def test_the_demo_model_streams_with_usage_and_choices(demo: ServedChat) -> None:
    body = ASK | {"stream": True, "n": 2, "stream_options": {"include_usage": True}}
    response = await demo.request("POST", "/v1/chat/completions", json=body)
    assert response.headers["content-type"].startswith("text/event-stream")
    lines = [line for line in response.text.split("\n\n") if line]
    assert lines[-1] == "data: [DONE]"
    chunks = [json.loads(line.removeprefix("data: ")) for line in lines[:-1]]
    assert chunks[-1]["choices"] == []
    assert chunks[-1]["usage"]["completion_tokens"] > 0
    texts = ["", ""]
    for chunk in chunks[:-1]:
        choice = chunk["choices"][0]
        texts[choice["index"]] += choice["delta"].get("content", "")
    assert texts[0] == texts[1]
    assert "No memory came with it." in texts[0]


async def test_the_demo_model_is_listed_and_has_nothing_else(demo: ServedChat) -> None:
    listed = (await demo.request("GET", "/v1/models")).json()
    assert [model["id"] for model in listed["data"]] == ["kumbuka-demo"]
    assert (await demo.request("GET", "/v1/models/kumbuka-demo")).json()["object"] == "model"
    for method, path in (("GET", "/v1/models/gpt-4o"), ("POST", "/v1/embeddings")):
        response = await demo.request(method, path)
        assert response.status_code == 404
        error_of(response)
