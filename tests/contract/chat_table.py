"""What each of `events/chat` must be answered with, streamed and in one piece alike."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tests.contract.model_answers import COMPLETION, FILES, MODEL, MODELS, STREAM, TRANSCRIPT

STREAMED, WHOLE = "text/event-stream", "application/json"
CHATS = "POST /v1/chat/completions"


@dataclass(frozen=True)
class ChatAnswer:
    status: int = 200
    body: bytes | None = None
    """All of it, where the model wrote it."""
    code: str | None = None
    """Of an error in OpenAI's shape."""
    content_type: str = WHOLE
    memory: str | None = None
    """The receipt, which only chats have."""
    memories: int = 0
    headers: Mapping[str, str] = field(default_factory=dict)
    turns: tuple[str, ...] = ()
    """The user's texts that wait to be learned."""
    asked: str | None = None
    """What the model was asked: the method and the target."""
    asked_body: bytes | None = None
    """What it was sent, where nothing may be added."""


def _chat(text: str, *, body: bytes = STREAM, memories: int = 0) -> ChatAnswer:
    return ChatAnswer(
        body=body,
        content_type=STREAMED if body == STREAM else WHOLE,
        memory="on",
        memories=memories,
        turns=(text,),
        asked=CHATS,
    )


def _refused(status: int, code: str, memory: str = "on") -> ChatAnswer:
    return ChatAnswer(status, code=code, memory=memory)


TEA = "Which tea do I prefer?"
UPLOAD = (
    b'--form-boundary\r\nContent-Disposition: form-data; name="model"\r\n\r\nwhisper-1\r\n'
    b'--form-boundary\r\nContent-Disposition: form-data; name="file"; filename="note.wav"\r\n'
    b"Content-Type: audio/wav\r\n\r\nRIFF"
)
"""How the upload begins; sound follows."""

CHAT_ANSWERS: Mapping[str, ChatAnswer] = {
    "body_in_base64": _chat(TEA, memories=1),
    "chat": _chat(TEA, body=COMPLETION, memories=1),
    "chat_in_chinese": _chat("我喜欢喝乌龙茶。"),
    "chat_in_parts": _chat("What is in this picture?"),
    "chat_of_one_user": _chat("My name is Ana and I live in Lisbon."),
    "chat_without_memory": ChatAnswer(
        body=COMPLETION,
        memory="off",
        asked=CHATS,
        asked_body=b'{"model": "kumbuka-demo", "messages": [{"role": "user", "content": '
        b'"Which tea do I prefer?"}]}',
    ),
    "chat_without_version": _chat(TEA, body=COMPLETION, memories=1),
    "files_with_query": ChatAnswer(body=FILES, asked="GET /v1/files?purpose=user+data&limit=2"),
    "health": ChatAnswer(),
    "malformed_body": _refused(400, "invalid_request"),
    "models": ChatAnswer(body=MODELS, asked="GET /v1/models"),
    "no_body": _refused(400, "invalid_request"),
    "no_key": _refused(401, "not_authenticated", memory="off"),
    "no_messages": _refused(400, "invalid_request"),
    "one_model": ChatAnswer(body=MODEL, asked="GET /v1/models/kumbuka-demo"),
    "root": ChatAnswer(404, code="not_found"),
    "streamed_chat": _chat("Please remember that I prefer green tea.", memories=1),
    "unknown_key": _refused(401, "not_authenticated", memory="off"),
    "unknown_route": ChatAnswer(404, code="not_found"),
    "upload": ChatAnswer(body=TRANSCRIPT, asked="POST /v1/audio/transcriptions", asked_body=UPLOAD),
    "wrong_method": ChatAnswer(405, code="method_not_allowed", headers={"allow": "GET, HEAD"}),
}
