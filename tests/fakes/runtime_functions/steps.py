"""Functions that a test steers from another process, step by step, over one loopback socket each.

`await reached(name)` tells the test that the app is there, and waits until the test lets it on.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import tracemalloc
from typing import Any

from kumbuka.runtime import snapshot
from kumbuka.runtime.function import AsgiFunction

log = logging.getLogger("steps")


async def tell(name: str) -> None:
    """Tell the test, and wait for nothing."""
    _, writer = await asyncio.open_connection("127.0.0.1", int(os.environ["STEPS_PORT"]))
    writer.write(name.encode() + b"\n")
    await writer.drain()
    writer.close()


async def reached(name: str) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", int(os.environ["STEPS_PORT"]))
    writer.write(name.encode() + b"\n")
    await reader.readline()
    writer.close()


async def start(send: Any, *headers: tuple[bytes, bytes], status: int = 200) -> None:
    await send({"type": "http.response.start", "status": status, "headers": list(headers)})


async def body(send: Any, data: bytes, *, more: bool = True) -> None:
    await send({"type": "http.response.body", "body": data, "more_body": more})


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """Answers with what it was given."""
    request = await receive()
    context = scope["aws.context"]
    given = {
        "method": scope["method"],
        "path": scope["path"],
        "query": scope["query_string"].decode(),
        "headers": [[name.decode(), value.decode()] for name, value in scope["headers"]],
        "body": request["body"].hex(),
        "more_body": request["more_body"],
        "state": scope["state"],
        "request_id": context.aws_request_id,
        "arn": context.invoked_function_arn,
        "function": context.function_name,
        "identity": context.identity,
        "client_context": context.client_context,
        "remaining_ms": context.get_remaining_time_in_millis(),
        "event": scope["aws.event"],
        "trace": os.environ.get("_X_AMZN_TRACE_ID"),
        "soft_s": scope["extensions"]["kumbuka.deadline"]["at"] - asyncio.get_running_loop().time(),
    }
    log.warning("echoed %s", scope["path"])
    await start(
        send,
        (b"content-type", b"application/json"),
        (b"content-length", b"1"),
        (b"connection", b"close"),
        (b"set-cookie", b"a=1"),
        (b"set-cookie", b"b=2"),
        (b"x-many", b"1"),
        (b"x-many", b"2"),
    )
    await body(send, json.dumps(given).encode(), more=False)


async def stream(scope: Any, receive: Any, send: Any) -> None:
    await start(send, (b"content-type", b"text/event-stream"))
    await body(send, b"data: one\n\n")
    await reached("one")
    await body(send, b"")
    await body(send, b"data: two\r\n\r\n\xff\x00")
    await reached("two")
    await body(send, b"data: [DONE]\n\n", more=False)
    await reached("after")
    await tell("done")


async def listen(scope: Any, receive: Any, send: Any) -> None:
    """Streams until the client is gone."""
    await receive()
    await start(send)
    await body(send, b"one")
    message = await receive()
    await tell(message["type"])
    await body(send, b"nobody reads this", more=False)


async def linger(scope: Any, receive: Any, send: Any) -> None:
    """Never ends by itself."""
    if scope["path"] == "/linger/started":
        await start(send)
        await body(send, b"one")
    try:
        await reached("lingering")
    except asyncio.CancelledError:
        await tell("cancelled")
        raise


async def finish_when_cancelled(scope: Any, receive: Any, send: Any) -> None:
    await start(send)
    try:
        await reached("lingering")
    finally:
        await body(send, b"cut short", more=False)


async def fail(scope: Any, receive: Any, send: Any) -> None:
    if scope["path"] != "/fail/before":
        await start(send)
        await body(send, b"one")
    if scope["path"] == "/fail/long":
        raise ValueError("\N{GRINNING FACE}" * 100_000)
    if scope["path"] == "/fail/exit":
        raise SystemExit(3)
    if scope["path"] == "/fail/silent":
        return
    raise ValueError("it went wrong")


async def big(scope: Any, receive: Any, send: Any) -> None:
    """Ten MB in pieces of 50 kB; the trailing line says how many bytes were held at most."""
    await start(send)
    tracemalloc.start()
    for number in range(200):
        await body(send, bytes([number]) * 50_000)
    _, peak_bytes = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    await body(send, b"\n%d" % peak_bytes, more=False)


async def spin(scope: Any, receive: Any, send: Any) -> None:
    """Writes without ever waiting for anything else."""
    await start(send)
    while True:
        await body(send, b"x")


async def say(scope: Any, receive: Any, send: Any) -> None:
    print("a line")
    await reached("said")
    await echo(scope, receive, send)


ROUTES = {
    "say": say,
    "stream": stream,
    "listen": listen,
    "linger": linger,
    "finish": finish_when_cancelled,
    "fail": fail,
    "big": big,
    "spin": spin,
}


async def app(scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] == "lifespan":
        await lifespan(scope, receive, send)
        return
    await ROUTES.get(scope["path"].split("/")[1], echo)(scope, receive, send)


async def lifespan(scope: Any, receive: Any, send: Any) -> None:
    await receive()
    await tell("started")
    scope["state"]["from"] = "lifespan"
    await send({"type": "lifespan.startup.complete"})
    await receive()
    await tell("stopped")
    await send({"type": "lifespan.shutdown.complete"})


async def unstartable(scope: Any, receive: Any, send: Any) -> None:
    await receive()
    await send({"type": "lifespan.startup.failed", "message": "the store is not there"})


class Formatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        names = ("aws_request_id", "trace_id")
        fields = {name: vars(record).get(name) for name in names}
        return json.dumps({"message": record.getMessage(), **fields})


handler = AsgiFunction(app)
broken = AsgiFunction(unstartable)
plain = app

logging.getLogger().addHandler(logging.StreamHandler())
logging.getLogger().handlers[0].setFormatter(Formatter())


def told(name: str) -> Any:
    return lambda: asyncio.run(tell(name))


def spoilt() -> None:
    raise RuntimeError(f"{os.environ['SPOILT']} is spoilt")


snapshot.before_snapshot(told("before snapshot"))
snapshot.after_restore(told("after restore"))
if os.environ.get("SPOILT") == "restore":
    snapshot.after_restore(spoilt)
if os.environ.get("SPOILT") == "snapshot":
    snapshot.before_snapshot(spoilt)
