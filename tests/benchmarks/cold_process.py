"""One process whose cold start is measured; it imports nothing before it must.

    python -m tests.benchmarks.cold_process chat DATABASE_URL UPSTREAM_URL KEY QUESTION
    python -m tests.benchmarks.cold_process empty

It prints the time of its first body byte, in nanoseconds since 1970, and what it was.
"""

import sys
import time


def _chat(database_url: str, upstream_url: str, key: str, question: str) -> None:
    import asyncio
    import json

    from kumbuka.api.chat import chat_app
    from kumbuka.bootstrap import build
    from kumbuka.config import Config

    body = {
        "model": "bench",
        "stream": True,
        "messages": [{"role": "user", "content": question}],
    }
    request = [{"type": "http.request", "body": json.dumps(body).encode(), "more_body": False}]
    first: list[int] = []
    told: dict[bytes, bytes] = {}

    async def receive() -> dict[str, object]:
        if request:
            return request.pop()
        await asyncio.Event().wait()
        raise AssertionError

    async def send(message: dict[str, object]) -> None:
        if message["type"] == "http.response.start":
            assert message["status"] == 200, message
            told.update(message["headers"])
        elif message.get("body") and not first:
            first.append(time.time_ns())

    async def answer() -> None:
        kumbuka = build(Config(database_url=database_url, upstream_url=upstream_url))
        await kumbuka.start()
        app = chat_app(kumbuka.services, probe=kumbuka.is_up)
        headers = {"authorization": f"Bearer {key}", "content-type": "application/json"}
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": "POST",
            "scheme": "http",
            "path": "/v1/chat/completions",
            "raw_path": b"/v1/chat/completions",
            "query_string": b"",
            "root_path": "",
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            "server": ("127.0.0.1", 80),
            "client": ("127.0.0.1", 1),
        }
        await app(scope, receive, send)
        await kumbuka.close()

    asyncio.run(answer())
    print(first[0], int(told[b"x-kumbuka-memories"]), flush=True)


def _empty() -> None:
    from fastapi import FastAPI
    from mangum import Mangum

    app = FastAPI()

    @app.get("/")
    def root() -> dict[str, str]:
        return {"status": "up"}

    event = {
        "resource": "/",
        "path": "/",
        "httpMethod": "GET",
        "headers": {"host": "bench.execute-api.amazonaws.com"},
        "multiValueHeaders": {},
        "queryStringParameters": None,
        "multiValueQueryStringParameters": None,
        "pathParameters": None,
        "stageVariables": None,
        "requestContext": {
            "httpMethod": "GET",
            "identity": {"sourceIp": "127.0.0.1"},
            "path": "/",
            "requestId": "bench",
            "resourcePath": "/",
            "stage": "$default",
        },
        "body": None,
        "isBase64Encoded": False,
    }
    answer = Mangum(app, lifespan="off")(event, None)
    first = time.time_ns()
    assert answer["statusCode"] == 200 and answer["body"], answer
    print(first, 0, flush=True)


if __name__ == "__main__":
    {"chat": _chat, "empty": _empty}[sys.argv[1]](*sys.argv[2:])
