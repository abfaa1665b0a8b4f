"""What stands around the emulated functions: the template's environment, queues, secrets, a model.

Functions, queues and variables are those of the template; the queues are moto's, secrets come
from a double of the Parameters and Secrets extension, the database is a file.
"""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from kumbuka.bootstrap import build
from kumbuka.config import Config
from kumbuka.memory.keys import Right
from kumbuka.memory.model import NewMemory, Place
from kumbuka.usecases.manage_keys import create_key
from kumbuka.usecases.remember import remember

from tests.assembly.aws import Aws
from tests.contract.emulator import (
    LAYER,
    PLAIN_RUNTIME,
    ROOT,
    STREAMING_RUNTIME,
    Emulator,
    emulated,
)
from tests.contract.model_answers import answer_as_model
from tests.fakes.deployed_template import DeployedTemplate
from tests.fakes.scripted_upstream import ReceivedRequest, ScriptedServer

EVENTS = ROOT / "events"
CHAT, EXTRACT, MAINTAIN = "ChatFunction", "ExtractFunction", "MaintainFunction"
PLANNERS = {"cleanup": "CleanupFunction", "summarize": "SummarizeFunction"}
CHAT_OWNER = "the owner of the chat events"
KNOWN = "Green tea is what I prefer."
"""What the owner of the chats has stored; no event says it in these words."""
TURNS, DEAD_TURNS, JOBS, DEAD_JOBS = (
    "TurnsQueue",
    "TurnsDeadLetterQueue",
    "JobsQueue",
    "JobsDeadLetterQueue",
)
LIBRARY = str(LAYER / "python")

Message = dict[str, Any]


@dataclass(frozen=True)
class Row:
    """A memory as the database holds it."""

    content: str
    user: str
    is_current: bool
    times_confirmed: int


@dataclass
class Stage:
    folder: Path
    aws: Aws
    upstream: ScriptedServer
    key: str
    """May chat, as `CHAT_OWNER`."""
    _stack: AsyncExitStack = field(default_factory=AsyncExitStack)
    _planners: dict[str, Emulator] = field(default_factory=dict)

    @property
    def database(self) -> Path:
        return self.folder / "kumbuka.db"

    async def environment(self, function: str) -> dict[str, str]:
        """Everything that a function sees on Lambda, as far as it is not the emulator's to say."""
        properties = self.aws.template.properties(function)
        return {
            "PATH": os.environ["PATH"],
            "AWS_LAMBDA_FUNCTION_NAME": function,
            "AWS_LAMBDA_FUNCTION_TIMEOUT": str(properties["Timeout"]),
            "AWS_LAMBDA_FUNCTION_MEMORY_SIZE": str(properties["MemorySize"]),
            "PARAMETERS_SECRETS_EXTENSION_HTTP_PORT": await self.aws.extension(function),
            **self.aws.access(function),
            **self.aws.template.environment(function, self.aws.physical),
        }

    async def streamed_chat(self) -> Emulator:
        """The chat function as it is deployed, through the layer's wrapper."""
        return await self._start("streamed", CHAT, STREAMING_RUNTIME)

    async def buffered_chat(self) -> Emulator:
        """The chat function as `sam local` starts it: the wrapper hands over to the runtime."""
        more = {"AWS_SAM_LOCAL": "true", "PYTHONPATH": LIBRARY}
        return await self._start("buffered", CHAT, STREAMING_RUNTIME, more)

    async def extract(self) -> Emulator:
        return await self._start("extract", EXTRACT, PLAIN_RUNTIME, {"PYTHONPATH": LIBRARY})

    async def maintain(self) -> Emulator:
        return await self._start("maintain", MAINTAIN, PLAIN_RUNTIME, {"PYTHONPATH": LIBRARY})

    async def planner(self, name: str) -> Emulator:
        """The function that a schedule starts: `cleanup` or `summarize`."""
        if name not in self._planners:
            started = self._start(name, PLANNERS[name], PLAIN_RUNTIME, {"PYTHONPATH": LIBRARY})
            self._planners[name] = await started
        return self._planners[name]

    async def take_jobs(self) -> list[Message]:
        """Every job that waits; none of them waits any more."""
        return await asyncio.to_thread(self._take, JOBS)

    async def take_dead_jobs(self) -> list[Message]:
        return await asyncio.to_thread(self._take, DEAD_JOBS)

    async def take_turns(self) -> list[Message]:
        """Every turn that waits, in the queue or in the outbox; none of them waits any more."""
        queued = await asyncio.to_thread(self._take, TURNS)
        return [json.loads(message["Body"]) for message in queued] + self._take_outbox()

    async def take_dead_letters(self) -> list[Message]:
        return await asyncio.to_thread(self._take, DEAD_TURNS)

    def requests_since(self, count: int) -> list[ReceivedRequest]:
        return self.upstream.requests[count:]

    def rows(self, owner: str) -> list[Row]:
        """The owner's memories, by content."""
        sql = (
            "SELECT content, user_id, superseded_at IS NULL, times_confirmed FROM memories"
            " WHERE owner_id = ? ORDER BY content, user_id"
        )
        with closing(sqlite3.connect(self.database)) as database:
            found = database.execute(sql, (owner,)).fetchall()
        return [Row(content, user, bool(current), times) for content, user, current, times in found]

    async def _start(
        self,
        name: str,
        function: str,
        command: Sequence[str],
        more: dict[str, str] | None = None,
    ) -> Emulator:
        started = emulated(
            command,
            folder=ROOT / self.aws.template.code(function),
            env={**await self.environment(function), **(more or {})},
            log_file=self.folder / f"{name}.log",
        )
        return await self._stack.enter_async_context(started)

    def _take(self, queue: str) -> list[Message]:
        url, taken = self.aws.physical[queue], []
        while messages := self.aws.messages(queue):
            # Messages that were only looked at have no receipt that holds.
            messages = self.aws.sqs.receive_message(
                QueueUrl=url, MaxNumberOfMessages=10, MessageAttributeNames=["All"]
            )["Messages"]
            for message in messages:
                self.aws.sqs.delete_message(QueueUrl=url, ReceiptHandle=message["ReceiptHandle"])
            taken += messages
        return taken

    def _take_outbox(self) -> list[Message]:
        with closing(sqlite3.connect(self.database)) as database, database:
            found = database.execute("SELECT body FROM outbox").fetchall()
            database.execute("DELETE FROM outbox")
        return [json.loads(body) for (body,) in found]


@asynccontextmanager
async def set_up(folder: Path, known: Sequence[str] = (KNOWN,)) -> AsyncIterator[Stage]:
    """Nothing is started but what the functions talk to; the chats' owner knows `known`."""
    database = f"file:{folder / 'kumbuka.db'}"
    kumbuka = build(Config(database_url=database))
    try:
        await kumbuka.start()
        rights = frozenset({Right.CHAT})
        key = await create_key(kumbuka.services, name="events", rights=rights, owner_id=CHAT_OWNER)
        for content in known:
            await remember(kumbuka.services, Place(CHAT_OWNER), NewMemory(content))
    finally:
        await kumbuka.close()
    async with ScriptedServer([], respond=answer_as_model) as upstream, AsyncExitStack() as stack:
        given = {"DatabaseUrl": database, "UpstreamUrl": upstream.url}
        aws = await stack.enter_async_context(Aws(DeployedTemplate.load(parameters=given)))
        yield Stage(folder, aws, upstream, key.secret, stack)


def event_names(function: str) -> list[str]:
    return sorted(file.stem for file in (EVENTS / function).glob("*.json"))


def event(function: str, name: str, *, key: str = "", owner: str = "") -> Any:
    """The sample event, with what `events/README.md` says is to be filled in."""
    text = (EVENTS / function / f"{name}.json").read_text(encoding="utf-8")
    return json.loads(text.replace("kb_EVENT_KEY", key).replace("EVENT_OWNER", owner))
