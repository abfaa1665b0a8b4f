"""Bytes go through unchanged and at once; only the end of an answer waits."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, MutableMapping, Sequence
from typing import Any

import pytest
from kumbuka.api.relay import KEEP_ALIVE, NothingToCommit, relay
from kumbuka.errors import UpstreamTimeout, UpstreamUnreachable

from tests.fakes.scripted_upstream import (
    EVENT_STREAM,
    JSON,
    Break,
    Gate,
    Pause,
    Script,
    ScriptedResponse,
    Step,
    completion,
    delta,
    events,
)

Message = MutableMapping[str, Any]

ODD_STREAM = (
    b": a comment\r\n\r\n"
    b'data: {"choices":[{"index":0,"delta":{"content":"[DONE]"}}]}\r\n\r\n'
    b'event: x\ndata: {"choices":[]}\n\n'
    b"data: [1, 2]\n\n"
    b"data: [DON\n\n"
    b'data: {"choices":[{"index":1,"delta":{"tool_calls":[{"index":0}]}}]}\r\r'
    b'data: {"choices":[],"usage":{"prompt_tokens_details":{"cached_tokens": 0}}}\n\n'
    b"data: [DONE]\n\n"
    b": after the end\n\n"
)


class Client:
    """What a client got, and when."""

    def __init__(self) -> None:
        self.start: Message | None = None
        self.pieces: list[bytes] = []
        self.is_complete = False
        self._changed = asyncio.Event()

    async def send(self, message: Message) -> None:
        assert not self.is_complete
        if message["type"] == "http.response.start":
            assert self.start is None
            self.start = message
        else:
            assert self.start is not None
            self.pieces.append(message["body"])
            self.is_complete = not message.get("more_body", False)
        self._changed.set()

    @property
    def body(self) -> bytes:
        return b"".join(self.pieces)

    @property
    def headers(self) -> dict[bytes, bytes]:
        assert self.start is not None
        return dict(self.start["headers"])

    async def until(self, body: bytes) -> None:
        async with asyncio.timeout(2):
            while self.body != body:
                self._changed.clear()
                await self._changed.wait()


class Ending:
    def __init__(self, *, wants_answer: bool = False) -> None:
        self.wants_answer = wants_answer
        self.seen = b""
        self.commits = 0
        self.gate = Gate()
        self.waits = False

    def saw(self, chunk: bytes) -> None:
        self.seen += chunk

    async def commit(self) -> None:
        self.commits += 1
        if self.waits:
            await self.gate.wait()


async def relayed(
    script: Script, client: Client, ending: Any = None, keep_alive_s: float = 15.0
) -> None:
    await relay(
        ScriptedResponse(script),
        client.send,
        headers=[("x-kumbuka-memory", "on")],
        ending=ending or Ending(),
        keep_alive_s=keep_alive_s,
    )


def in_pieces(data: bytes, size: int) -> list[Step]:
    return [data[at : at + size] for at in range(0, len(data), size)]


@pytest.mark.parametrize("size", [1, 2, 3, 5, 7, 64, 1000])
async def test_an_odd_stream_arrives_byte_for_byte(size: int) -> None:
    client, ending = Client(), Ending()
    await relayed(Script(in_pieces(ODD_STREAM, size)), client, ending)
    assert client.body == ODD_STREAM
    assert client.is_complete
    assert ending.commits == 1


async def test_each_chunk_is_written_before_the_next_is_asked_for() -> None:
    client, gate = Client(), Gate()
    script = Script([delta("a"), gate, *events("b")])
    task = asyncio.ensure_future(relayed(script, client))
    await client.until(delta("a"))
    assert not task.done()
    gate.open()
    await task
    assert client.body == delta("a") + delta("b") + b"data: [DONE]\n\n"


@pytest.mark.parametrize("cut", range(len(b"data: [DONE]\n\n") + 1))
async def test_only_what_follows_the_bracket_of_done_is_withheld(cut: int) -> None:
    end = b"data: [DONE]\n\n"
    client, ending = Client(), Ending()
    ending.waits = True
    steps = [delta("a"), *(piece for piece in (end[:cut], end[cut:]) if piece)]
    task = asyncio.ensure_future(relayed(Script(steps), client, ending))
    await ending.gate.reached.wait()
    assert client.body == delta("a") + b"data: "
    ending.gate.open()
    await task
    assert client.body == delta("a") + end


async def test_a_partial_tail_is_held_only_from_the_bracket_on() -> None:
    client, gate = Client(), Gate()
    task = asyncio.ensure_future(relayed(Script([b"data: [DON", gate, b"T]\n\n"]), client))
    await client.until(b"data: ")
    gate.open()
    await task
    assert client.body == b"data: [DONT]\n\n"


async def test_a_stream_without_done_commits_before_its_end() -> None:
    client, ending = Client(), Ending()
    ending.waits = True
    task = asyncio.ensure_future(relayed(Script([delta("a"), b"data: [D"]), client, ending))
    await ending.gate.reached.wait()
    assert (client.body, client.is_complete) == (delta("a") + b"data: ", False)
    ending.gate.open()
    await task
    assert (client.body, client.is_complete) == (delta("a") + b"data: [D", True)


async def test_the_first_byte_of_an_answer_in_one_piece_waits_for_the_commit() -> None:
    client, ending = Client(), Ending()
    ending.waits = True
    script = completion("Hello")
    task = asyncio.ensure_future(relayed(script, client, ending))
    await ending.gate.reached.wait()
    assert client.start is None
    ending.gate.open()
    await task
    assert client.body == script.steps[0]
    assert client.headers[b"content-length"] == str(len(client.body)).encode()


async def test_an_answer_whose_words_are_needed_is_seen_whole_first() -> None:
    ending = Ending(wants_answer=True)
    ending.waits = True
    body = b'{"a":1}'
    task = asyncio.ensure_future(
        relayed(Script(in_pieces(body, 2), headers=(JSON,)), client := Client(), ending)
    )
    await ending.gate.reached.wait()
    assert (ending.seen, client.pieces) == (body, [])
    ending.gate.open()
    await task
    assert client.body == body


async def test_headers_pass_but_for_those_of_one_hop_and_ours_are_added() -> None:
    headers = [
        JSON,
        ("Connection", "keep-alive"),
        ("transfer-encoding", "chunked"),
        ("openai-processing-ms", "12"),
        ("set-cookie", "a=1"),
        ("set-cookie", "b=2"),
        ("x-kumbuka-memory", "from another one"),
    ]
    client = Client()
    await relayed(Script([b"{}"], 429, headers), client)
    assert client.start is not None
    assert client.start["status"] == 429
    assert client.start["headers"] == [
        (b"content-type", b"application/json"),
        (b"openai-processing-ms", b"12"),
        (b"set-cookie", b"a=1"),
        (b"set-cookie", b"b=2"),
        (b"x-kumbuka-memory", b"on"),
    ]


async def test_a_stream_promises_no_length() -> None:
    client = Client()
    await relayed(Script([delta("a")], headers=(EVENT_STREAM, ("content-length", "9"))), client)
    assert b"content-length" not in client.headers


async def test_silence_between_events_is_broken_by_comments() -> None:
    client = Client()
    steps = [Pause(0.07), delta("a"), Pause(0.12), *events("b")]
    await relayed(Script(steps), client, keep_alive_s=0.05)
    assert client.body.replace(KEEP_ALIVE, b"") == delta("a") + b"".join(
        step for step in events("b") if isinstance(step, bytes)
    )
    assert client.pieces[0] == KEEP_ALIVE
    assert client.pieces[client.pieces.index(delta("a")) + 1] == KEEP_ALIVE


async def test_silence_inside_an_event_is_kept() -> None:
    client = Client()
    steps = [b"data: {", Pause(0.1), b"}\r\n", Pause(0.1), b"\r", Pause(0.1), b"\n"]
    await relayed(Script(steps), client, keep_alive_s=0.02)
    assert client.body == b"data: {}\r\n\r\n"


async def test_silence_after_withheld_bytes_is_kept() -> None:
    client, ending = Client(), Ending()
    ending.waits = True
    task = asyncio.ensure_future(relayed(Script(events("a")), client, ending, keep_alive_s=0.02))
    await asyncio.sleep(0.1)
    assert client.body == delta("a") + b"data: "
    ending.gate.open()
    await task


async def test_an_answer_that_is_no_stream_gets_no_comment() -> None:
    client = Client()
    await relayed(Script([b"{", Pause(0.1), b"}"], headers=(JSON,)), client, keep_alive_s=0.02)
    assert client.body == b"{}"


@pytest.mark.parametrize(
    ("sent", "closing"),
    [
        (delta("a"), b""),
        (b"data: {}\n", b"\n"),
        (b"data: {}\r\n", b"\n"),
        (b"data: {", b"\n\n"),
        (b": c\r\n\r\n", b""),
        (b"data: {}\r\r", b""),
    ],
)
async def test_a_broken_stream_closes_its_event_says_so_and_has_no_done(
    sent: bytes, closing: bytes
) -> None:
    client, ending = Client(), Ending()
    await relayed(Script([sent, Break()]), client, ending)
    assert client.body.startswith(sent + closing + b"data: {")
    error = json.loads(client.body.removeprefix(sent + closing + b"data: "))["error"]
    assert error == {
        "message": "the upstream broke the connection",
        "type": "server_error",
        "param": None,
        "code": "upstream_unreachable",
    }
    assert client.body.endswith(b"}\n\n")
    assert client.is_complete
    assert ending.commits == 1


async def test_a_break_after_done_is_no_error() -> None:
    client = Client()
    await relayed(Script([*events("a"), Break()]), client)
    assert client.body == delta("a") + b"data: [DONE]\n\n"
    assert client.is_complete


async def test_a_break_before_any_byte_can_still_be_told() -> None:
    client = Client()
    with pytest.raises(UpstreamUnreachable):
        await relayed(Script([Break()], headers=(JSON,)), client)
    assert client.start is None


async def test_a_break_inside_an_answer_in_one_piece_leaves_it_without_an_end() -> None:
    client = Client()
    await relayed(Script([b'{"a":', Break()], headers=(JSON,)), client)
    assert (client.body, client.is_complete) == (b'{"a":', False)


async def test_an_unexpected_error_mid_stream_says_nothing_internal() -> None:
    class Response:
        status = 200
        headers: Sequence[tuple[str, str]] = (EVENT_STREAM,)

        async def chunks(self) -> AsyncIterator[bytes]:
            yield delta("a")
            raise ValueError("secret internals")

        async def close(self) -> None:
            return None

    client = Client()
    await relay(Response(), client.send, headers=[], ending=NothingToCommit(), keep_alive_s=15)
    assert b"internal_error" in client.body
    assert b"secret" not in client.body


async def test_a_timeout_mid_stream_has_its_own_code() -> None:
    class Response(ScriptedResponse):
        async def chunks(self) -> AsyncIterator[bytes]:
            yield delta("a")
            raise UpstreamTimeout("the upstream did not answer in time")

    client = Client()
    await relay(
        Response(Script()), client.send, headers=[], ending=NothingToCommit(), keep_alive_s=15
    )
    assert b'"code": "upstream_timeout"' in client.body
