"""An embedding endpoint on loopback that speaks every vendor's form and can be made to refuse."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tests.fakes.loopback import LoopbackServer


@dataclass(frozen=True)
class Answer:
    """What one call is answered with, in place of vectors."""

    status: int = 200
    body: Any = None
    headers: Mapping[str, str] = field(default_factory=dict)
    after_s: float = 0.0


@dataclass(frozen=True)
class Call:
    path: str
    headers: Mapping[str, str]
    body: Any

    @property
    def texts(self) -> list[str]:
        if "requests" in self.body:
            return [asked["content"]["parts"][0]["text"] for asked in self.body["requests"]]
        return list(self.body["texts"] if "texts" in self.body else self.body["input"])


class EmbeddingServer(LoopbackServer):
    """Answers with `script` first; then with vectors, unless there are more than `max_texts` texts
    or one of `refused` is among them, which is a 400."""

    def __init__(
        self,
        *script: Answer,
        dimensions: int = 8,
        max_texts: int = 1000,
        refused: Sequence[str] = (),
        scale: float = 1.0,
        backwards: bool = False,
    ) -> None:
        self.script = list(script)
        self.calls: list[Call] = []
        self.connections = 0
        self._dimensions = dimensions
        self._max_texts = max_texts
        self._refused = refused
        self._scale = scale
        self._backwards = backwards

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        while head := await reader.readuntil(b"\r\n\r\n"):
            request, *lines = head.decode("latin-1").split("\r\n")[:-2]
            headers = {k.lower(): v.strip() for k, _, v in (line.partition(":") for line in lines)}
            body = await reader.readexactly(int(headers.get("content-length", "0")))
            call = Call(request.split(" ")[1], headers, json.loads(body))
            self.calls.append(call)
            answer = self.script.pop(0) if self.script else self._answer(call)
            await asyncio.sleep(answer.after_s)
            writer.write(_bytes(answer))
            await writer.drain()

    def _answer(self, call: Call) -> Answer:
        texts = call.texts
        if len(texts) > self._max_texts or any(text in self._refused for text in texts):
            return Answer(400, {"error": {"message": "the input is not accepted"}})
        vectors = [[self._scale * x for x in vector_of(t, self._dimensions)] for t in texts]
        if call.path.endswith(":batchEmbedContents"):
            return Answer(body={"embeddings": [{"values": vector} for vector in vectors]})
        if call.path.endswith("/embed"):
            return Answer(body={"id": "1", "embeddings": {"float": vectors}, "texts": texts})
        data = [{"index": i, "embedding": vector} for i, vector in enumerate(vectors)]
        return Answer(body={"object": "list", "data": data[::-1] if self._backwards else data})


def vector_of(text: str, dimensions: int) -> list[float]:
    """Always the same numbers for the same text, and others for another."""
    digest = hashlib.shake_128(text.encode()).digest(dimensions)
    return [byte / 128 - 1 for byte in digest]


def _bytes(answer: Answer) -> bytes:
    body = answer.body if isinstance(answer.body, bytes) else json.dumps(answer.body).encode()
    headers = {"content-type": "application/json", "content-length": str(len(body))}
    lines = [f"{name}: {value}" for name, value in (headers | dict(answer.headers)).items()]
    head = [f"HTTP/1.1 {answer.status} Scripted", *lines, "", ""]
    return "\r\n".join(head).encode("latin-1") + body
