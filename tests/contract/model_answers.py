"""The upstream of the contract tests: each endpoint has one answer, known byte for byte."""

from __future__ import annotations

import json

from tests.fakes.scripted_upstream import EVENT_STREAM, JSON, ReceivedRequest, Script

COMPLETION = (
    b'{ "id":"chatcmpl-1", "object":"chat.completion", "choices":[{"index":0,'
    b'"message":{"role":"assistant","content":"Green tea \xe2\x98\x95"},"finish_reason":"stop"}],'
    b'"usage":{"prompt_tokens":9,"prompt_tokens_details":{"cached_tokens":0}} }\n'
)
CHUNKS = (
    b'data: {"id":"chatcmpl-1","choices":[{"index":0,"delta":{"content":"Green "}}]}\n\n',
    b": a comment\n\n",
    b'data: {"id":"chatcmpl-1","choices":[{"index":0,"delta":{"content":"tea \\u2615"}}]}\r\n\r\n',
    b'data: {"choices":[],"usage":{"prompt_tokens":9,"cached_tokens":0}}\n\n',
    b"data: [DONE]\n\n",
)
STREAM = b"".join(CHUNKS)
MODELS = b'{"object":"list","data":[{"id":"kumbuka-demo","object":"model"}]}'
MODEL = b'{"id":"kumbuka-demo","object":"model"}'
FILES = b'{"object":"list","data":[],"has_more":false}'
TRANSCRIPT = b'{"text":"A note."}'
BY_PATH = {
    "/v1/models": MODELS,
    "/v1/models/kumbuka-demo": MODEL,
    "/v1/files": FILES,
    "/v1/audio/transcriptions": TRANSCRIPT,
}


def answer_as_model(request: ReceivedRequest) -> Script:
    path = request.target.partition("?")[0]
    if path == "/v1/chat/completions":
        streams = json.loads(request.body).get("stream") is True
        return Script(CHUNKS, headers=(EVENT_STREAM,)) if streams else _whole(COMPLETION)
    if path in BY_PATH:
        return _whole(BY_PATH[path])
    return _whole(b'{"error":{"message":"the scripted model has no such thing"}}', 404)


def _whole(body: bytes, status: int = 200) -> Script:
    return Script([body], status, (JSON, ("content-length", str(len(body)))))
