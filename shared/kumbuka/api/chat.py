"""The OpenAI surface: chat completions with memory, everything else passed through."""

from __future__ import annotations

import hashlib
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from uuid import uuid4

from starlette.applications import Starlette
from starlette.routing import Route
from starlette.types import Message, Receive, Scope, Send

from kumbuka.api.chat_answer_text import StreamedAnswer, WholeAnswer
from kumbuka.api.chat_body import ClientGone, RequestBody, until_disconnect
from kumbuka.api.chat_door import Door
from kumbuka.api.chat_headers import RequestHeaders, content_type
from kumbuka.api.chat_passthrough import PassThrough
from kumbuka.api.chat_paths import Paths
from kumbuka.api.openai import send_error, send_json
from kumbuka.api.relay import Ending, NothingToCommit, relay
from kumbuka.ports import Services, UpstreamResponse
from kumbuka.usecases.answer import Answering, Prepared
from kumbuka.usecases.answer_commit import Commit
from kumbuka.usecases.answer_request import ChatRequest, Receipt
from kumbuka.usecases.authenticate import Authenticator

MAX_BODY_BYTES = 6_000_000
KEEP_ALIVE_S = 15.0

log = logging.getLogger("kumbuka.chat")

Probe = Callable[[], Awaitable[bool]]


def chat_app(
    services: Services,
    *,
    probe: Probe,
    authenticator: Authenticator | None = None,
    answering: Answering | None = None,
    max_body_bytes: int = MAX_BODY_BYTES,
    keep_alive_s: float = KEEP_ALIVE_S,
    lifespan: Callable[[Starlette], AbstractAsyncContextManager[None]] | None = None,
) -> Starlette:
    """`/v1/*`, the same without `/v1`, and `/healthz`.

    `probe` says cheaply whether the store answers. What requests have started goes on in
    `answering.background`: whoever runs the app awaits its `drain()` at the end.
    """
    answering = answering or Answering(services)
    authenticator = authenticator or Authenticator(services, answering.background)
    door = Door(services, authenticator, max_body_bytes=max_body_bytes, keep_alive_s=keep_alive_s)
    paths = Paths(Health(probe), ChatCompletions(door, answering), PassThrough(door))
    return Starlette(routes=[Route("/{path:path}", paths)], lifespan=lifespan)


class Health:
    """Up or down, and nothing else."""

    def __init__(self, probe: Probe) -> None:
        self._probe = probe

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            is_up = await self._probe()
        except Exception as error:
            log.warning("the probe failed: %s", type(error).__name__)
            is_up = False
        status, body = (200, b'{"status":"up"}') if is_up else (503, b'{"status":"down"}')
        await send_json(send, status, body)


class ChatCompletions:
    """POST /v1/chat/completions."""

    def __init__(self, door: Door, answering: Answering) -> None:
        self._door = door
        self._answering = answering

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        chat = _Chat(self._door, self._answering, scope, send)
        headers = RequestHeaders(scope["headers"])
        body = self._door.body(receive, headers)
        try:
            request = await chat.request(headers, body)
            chat.client_left = not await until_disconnect(chat.answer(request, headers), body)
        except ClientGone:
            chat.client_left = True
        except Exception as error:
            await chat.fail(error)
        chat.log()


class _Chat:
    """One chat request on its way."""

    def __init__(self, door: Door, answering: Answering, scope: Scope, send: Send) -> None:
        self._door = door
        self._answering = answering
        self._scope = scope
        self._client = send
        self._is_answered = False
        self._started_at = time.perf_counter()
        self._receipt = Receipt("req_" + uuid4().hex)
        self._owner_id = ""
        self._status = 0
        self.client_left = False

    async def request(self, headers: RequestHeaders, body: RequestBody) -> ChatRequest:
        caller = await self._door.caller(headers)
        self._owner_id = caller.owner_id
        mode = headers.mode()
        self._receipt = replace(self._receipt, status=mode.value)
        return ChatRequest(
            request_id=self._receipt.request_id,
            caller=caller,
            body=await body.read(),
            mode=mode,
            user_id=headers.text("x-kumbuka-user-id"),
            session_id=headers.text("x-kumbuka-session-id"),
            is_retry=headers.is_retry,
        )

    async def answer(self, request: ChatRequest, headers: RequestHeaders) -> None:
        prepared = await self._answering.prepare(request)
        self._receipt = prepared.receipt
        response = await self._door.forward(
            self._scope, headers.forwarded(), request.caller, prepared.body
        )
        try:
            await self._hand_over(response, prepared)
        finally:
            await response.close()

    async def _hand_over(self, response: UpstreamResponse, prepared: Prepared) -> None:
        self._status = response.status
        if not 200 <= response.status < 300:
            await self._relay(response, NothingToCommit())
            return
        ending = _ChatEnding(self._answering.accepted(prepared), response)
        try:
            await self._relay(response, ending)
        finally:
            ending.abandon()

    async def _relay(self, response: UpstreamResponse, ending: Ending) -> None:
        await relay(
            response,
            self._send,
            headers=self._receipt.headers(),
            ending=ending,
            keep_alive_s=self._door.keep_alive_s,
        )

    async def _send(self, message: Message) -> None:
        self._is_answered = True
        await self._client(message)

    async def fail(self, error: Exception) -> None:
        """Say so, unless an answer has started: a second one would only hide the first error."""
        if self._is_answered:
            raise error
        self._status = await send_error(self._send, error, self._receipt.headers())

    def log(self) -> None:
        log.info(
            "chat",
            extra={
                "request_id": self._receipt.request_id,
                "owner": owner_hash(self._owner_id) if self._owner_id else None,
                "status": self._status,
                "memory": self._receipt.status,
                "memories": self._receipt.memories,
                "client_left": self.client_left,
                "ms": round((time.perf_counter() - self._started_at) * 1000, 1),
            },
        )


class _ChatEnding:
    """Commits what the chat leaves behind, with the assistant's words where they are needed."""

    def __init__(self, commit: Commit, response: UpstreamResponse) -> None:
        self._commit = commit
        self._answer: StreamedAnswer | WholeAnswer | None = None
        if commit.wants_answer:
            streams = content_type(response.headers) == "text/event-stream"
            self._answer = StreamedAnswer() if streams else WholeAnswer()

    @property
    def wants_answer(self) -> bool:
        return self._answer is not None

    def saw(self, chunk: bytes) -> None:
        if self._answer is not None:
            self._answer.saw(chunk)

    async def commit(self) -> None:
        await self._commit.finish(self._text())

    def abandon(self) -> None:
        self._commit.abandon(self._text())

    def _text(self) -> str | None:
        answer, self._answer = self._answer, None
        return answer.text() if answer is not None else None


def owner_hash(owner_id: str) -> str:
    """What stands for an owner in the logs."""
    return hashlib.sha256(owner_id.encode("utf-8", "surrogatepass")).hexdigest()[:12]
