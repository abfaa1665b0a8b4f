"""What the emulator's cold start compares: three functions on the same interpreter and layer."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from uuid import uuid4

from tests.benchmarks.facts import invented_facts
from tests.contract.emulator import PLAIN_RUNTIME, ROOT, STREAMING_RUNTIME
from tests.contract.stage import CHAT, EXTRACT, LIBRARY, Stage, event

EMPTY = '''"""The smallest function of FastAPI and Mangum."""

from fastapi import FastAPI
from mangum import Mangum

app = FastAPI()


@app.get("/")
def root() -> dict[str, str]:
    return {"status": "up"}


handler = Mangum(app, lifespan="off")
'''


@dataclass(frozen=True)
class Contestant:
    name: str
    command: tuple[str, ...]
    folder: Path
    env: dict[str, str]
    event: Callable[[], Any]
    """Makes a new one for each start: a turn that was learned before would be left at that."""
    answer: bytes
    """A part of the right answer."""


async def contestants(stage: Stage, upstream: str) -> list[Contestant]:
    """Chat and extract with the template's environment, and the empty function."""
    chat = await stage.environment(CHAT) | {"KUMBUKA_UPSTREAM_URL": upstream}
    extract = await stage.environment(EXTRACT) | {"PYTHONPATH": LIBRARY}
    ours = ("KUMBUKA_", "AWS_LAMBDA_EXEC", "PARAMETERS_")
    plain = {name: value for name, value in extract.items() if not name.startswith(ours)}
    return [
        Contestant(
            "chat",
            STREAMING_RUNTIME,
            ROOT / stage.aws.template.code(CHAT),
            chat,
            lambda: _chat_event(stage.key),
            b'"x-kumbuka-memory": "on", "x-kumbuka-memories": "',
        ),
        Contestant(
            "extract",
            PLAIN_RUNTIME,
            ROOT / stage.aws.template.code(EXTRACT),
            extract,
            _turn_event,
            b'{"batchItemFailures": []}',
        ),
        Contestant(
            "empty_function",
            PLAIN_RUNTIME,
            _empty_function(stage.folder),
            plain,
            lambda: event("chat", "root"),
            b'{\\"status\\":\\"up\\"}',
        ),
    ]


def _chat_event(key: str) -> Any:
    asked = event("chat", "streamed_chat", key=key)
    body = json.loads(asked["body"])
    body["messages"][-1]["content"] = invented_facts(1)[0].question
    return {**asked, "body": json.dumps(body)}


def _turn_event() -> Any:
    batch = event("extract", "one_turn", owner="bench")
    (record,) = batch["Records"]
    turn = json.loads(record["body"]) | {"turn_id": f"turn_{uuid4().hex}"}
    return {"Records": [record | {"body": json.dumps(turn)}]}


def _empty_function(folder: Path) -> Path:
    code = folder / "empty"
    code.mkdir()
    (code / "app.py").write_text(EMPTY, encoding="utf-8")
    return code
