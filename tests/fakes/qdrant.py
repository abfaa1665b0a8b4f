"""A Qdrant server on loopback: the part of its REST API that is used, answered by the local mode
of its own client. It keeps the calls it got, and fails on demand."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import unquote, urlsplit

from qdrant_client import QdrantClient, models

from tests.fakes.loopback import LoopbackServer


@dataclass(frozen=True)
class Call:
    method: str
    path: str
    headers: Mapping[str, str]
    body: Any


@dataclass(frozen=True)
class Reply:
    status: int
    body: Any


class QdrantServer(LoopbackServer):
    """Set `status` to answer everything with it, `delay_s` to answer late, `hangs_up` to break
    every connection, `refuses_points` to find fault with what is written, and `key` to refuse
    whoever does not send it."""

    def __init__(self, key: str | None = None) -> None:
        self.local = QdrantClient(":memory:")
        self.calls: list[Call] = []
        self.key = key
        self.status: int | None = None
        self.delay_s = 0.0
        self.hangs_up = False
        self.refuses_points = False
        self.quantization: dict[str, Any] = {}
        self.indexes: dict[str, dict[str, Any]] = {}

    @property
    def paths(self) -> list[str]:
        """What was asked so far, without the collection's name."""
        return [f"{call.method} {'/'.join(call.path.split('/')[3:])}" for call in self.calls]

    def ids(self, collection: str) -> set[str]:
        """Every point that is there."""
        if not self.local.collection_exists(collection):
            return set()
        found, _ = self.local.scroll(collection, limit=100_000, with_payload=False)
        return {str(record.id) for record in found}

    def payloads(self, collection: str) -> list[dict[str, Any]]:
        found, _ = self.local.scroll(collection, limit=100_000)
        return [dict(record.payload or {}) for record in found]

    def works(self) -> None:
        """End all trouble."""
        self.status, self.delay_s, self.hangs_up = None, 0.0, False

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while head := await reader.readuntil(b"\r\n\r\n"):
            request, *lines = head.decode("latin-1").split("\r\n")[:-2]
            headers = {k.lower(): v.strip() for k, _, v in (line.partition(":") for line in lines)}
            raw = await reader.readexactly(int(headers.get("content-length", "0")))
            method, target, _ = request.split(" ")
            path = unquote(urlsplit(target).path)
            call = Call(method, path, headers, json.loads(raw) if raw else None)
            self.calls.append(call)
            if self.hangs_up:
                return
            await asyncio.sleep(self.delay_s)
            writer.write(_bytes(self._answer(call)))
            await writer.drain()

    def _answer(self, call: Call) -> Reply:
        if self.status is not None:
            return _error(self.status, "made to fail")
        if self.key is not None and call.headers.get("api-key") != self.key:
            return _error(401, "Must provide an API key or an Authorization bearer token")
        _, _, collection, *rest = call.path.split("/")
        does = getattr(self, f"_{call.method.lower()}_{'_'.join(rest)}".rstrip("_"))
        if (call.method, rest) != ("PUT", []) and not self.local.collection_exists(collection):
            return _error(404, f"Not found: Collection `{collection}` doesn't exist!")
        answer: Reply = does(collection, call.body)
        return answer

    def _get(self, collection: str, _: Any) -> Reply:
        size = self._size(collection)
        config = {
            "params": {"vectors": {"size": size, "distance": "Cosine"}},
            "hnsw_config": {"m": 16, "ef_construct": 100, "full_scan_threshold": 10000},
            "optimizer_config": {
                "deleted_threshold": 0.2,
                "vacuum_min_vector_number": 1000,
                "default_segment_number": 0,
                "flush_interval_sec": 5,
            },
            "quantization_config": self.quantization.get(collection),
        }
        return _ok(
            {
                "status": "green",
                "optimizer_status": "ok",
                "points_count": len(self.ids(collection)),
                "segments_count": 1,
                "config": config,
                "payload_schema": {},
            }
        )

    def _put(self, collection: str, body: Any) -> Reply:
        if self.local.collection_exists(collection):
            return _error(409, f"Wrong input: Collection `{collection}` already exists!")
        vectors = models.VectorParams(**body["vectors"])
        self.local.create_collection(collection, vectors_config=vectors)
        self.quantization[collection] = body.get("quantization_config")
        return _ok(True)

    def _patch(self, collection: str, body: Any) -> Reply:
        changed = body["quantization_config"]
        self.quantization[collection] = None if changed == "Disabled" else changed
        return _ok(True)

    def _delete(self, collection: str, _: Any) -> Reply:
        return _ok(self.local.delete_collection(collection))

    def _put_index(self, collection: str, body: Any) -> Reply:
        self.indexes.setdefault(collection, {})[body["field_name"]] = body["field_schema"]
        return _ok({"operation_id": 1, "status": "completed"})

    def _put_points(self, collection: str, body: Any) -> Reply:
        points = [models.PointStruct(**point) for point in body["points"]]
        if self.refuses_points:
            return _error(400, "Format error in JSON body")
        if wrong := self._wrong_length(collection, *(point.vector for point in points)):
            return wrong
        self.local.upsert(collection, points)
        return _ok({"operation_id": 1, "status": "completed"})

    def _post_points_delete(self, collection: str, body: Any) -> Reply:
        selector: Any = (
            models.PointIdsList(points=body["points"])
            if "points" in body
            else models.FilterSelector(filter=models.Filter(**body["filter"]))
        )
        self.local.delete(collection, selector)
        return _ok({"operation_id": 1, "status": "completed"})

    def _post_points_query(self, collection: str, body: Any) -> Reply:
        vector = body["query"]["nearest"]
        if wrong := self._wrong_length(collection, vector):
            return wrong
        found = self.local.query_points(
            collection,
            query=vector,
            query_filter=models.Filter(**body["filter"]),
            limit=body["limit"],
            with_payload=body.get("with_payload", False),
        )
        return _ok({"points": [point.model_dump(mode="json") for point in found.points]})

    def _post_points_scroll(self, collection: str, body: Any) -> Reply:
        found, after = self.local.scroll(
            collection,
            scroll_filter=models.Filter(**body["filter"]),
            limit=body["limit"],
            offset=body.get("offset"),
            with_payload=False,
        )
        return _ok({"points": [{"id": p.id} for p in found], "next_page_offset": after})

    def _post_points_count(self, collection: str, body: Any) -> Reply:
        counted = self.local.count(collection, models.Filter(**body["filter"]))
        return _ok({"count": counted.count})

    def _size(self, collection: str) -> int:
        held = self.local.get_collection(collection).config.params.vectors
        assert isinstance(held, models.VectorParams)
        return held.size

    def _wrong_length(self, collection: str, *vectors: Any) -> Reply | None:
        size = self._size(collection)
        for vector in vectors:
            if len(vector) != size:
                reason = f"Vector dimension error: expected dim: {size}, got {len(vector)}"
                return _error(400, f"Wrong input: {reason}")
        return None


def _ok(result: Any) -> Reply:
    return Reply(200, {"result": result, "status": "ok", "time": 0.001})


def _error(status: int, message: str) -> Reply:
    return Reply(status, {"status": {"error": message}, "time": 0.001})


def _bytes(reply: Reply) -> bytes:
    body = json.dumps(reply.body).encode()
    lines = [
        f"HTTP/1.1 {reply.status} Double",
        "content-type: application/json",
        f"content-length: {len(body)}",
    ]
    return "\r\n".join([*lines, "", ""]).encode() + body


async def eventually(holds: Callable[[], bool], patience_s: float = 10.0) -> None:
    """Return once it holds: points are written off the path of whoever asked for it."""
    for _ in range(int(patience_s / 0.01)):
        if holds():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it did not come to that")
