"""The whole stack on loopback, put together from the template."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from kumbuka.bootstrap import Kumbuka, build
from kumbuka.config import Config
from kumbuka.memory.keys import Right
from kumbuka.ports import Row, Statement
from kumbuka.usecases.manage_keys import create_key

from tests.assembly.aws import Aws
from tests.assembly.functions import Function
from tests.assembly.gateway import Gateway
from tests.assembly.poller import Poller
from tests.fakes.deployed_template import TEMPLATE, DeployedTemplate

OWNER = "ana"
WAIT_S, POLL_S = 40.0, 0.05


@dataclass
class Deployment:
    folder: Path
    aws: Aws
    functions: dict[str, Function]
    pollers: list[Poller]
    gateway: Gateway
    key: str
    """May chat, as the owner `ana`."""
    kumbuka: Kumbuka
    """The same database, for the test to look into."""

    @property
    def base_url(self) -> str:
        return f"{self.gateway.url}/v1"

    async def learned(self) -> list[str]:
        """What is known of the owner."""
        return [
            content for (content,) in await self.rows("SELECT content FROM memories ORDER BY 1")
        ]

    async def rows(self, sql: str) -> list[Row]:
        """Of the database."""
        (found,) = await self.kumbuka.database.read([Statement(sql)])
        return list(found.rows)

    async def send(self, *bodies: str) -> None:
        """To the turns' queue, in one call, so that one batch may hold them all."""
        entries = [{"Id": str(at), "MessageBody": body} for at, body in enumerate(bodies)]
        queue = self.aws.physical["TurnsQueue"]
        await asyncio.to_thread(self.aws.sqs.send_message_batch, QueueUrl=queue, Entries=entries)

    async def is_drained(self) -> bool:
        """Whether no turn waits, hidden ones included."""
        found = self.aws.sqs.get_queue_attributes(
            QueueUrl=self.aws.physical["TurnsQueue"], AttributeNames=["All"]
        )["Attributes"]
        return not any(int(found[name]) for name in found if name.startswith("ApproximateNumber"))

    async def until(self, holds: Callable[[], Awaitable[object]]) -> None:
        for _ in range(int(WAIT_S / POLL_S)):
            if await holds():
                return
            await asyncio.sleep(POLL_S)
        raise AssertionError(f"it did not come to that: {self.log[-2000:]}")

    @property
    def log(self) -> str:
        """What CloudWatch would show of all functions."""
        return "".join(function.log for function in self.functions.values())


@asynccontextmanager
async def deployed(
    folder: Path,
    upstream: str,
    *,
    template: Path = TEMPLATE,
    parameters: Mapping[str, str] | None = None,
    env: Mapping[str, str] | None = None,
) -> AsyncIterator[Deployment]:
    """The template's functions, queues, secrets and routes, with a file as their database."""
    database = f"file:{folder / 'kumbuka.db'}"
    given = {"DatabaseUrl": database, "UpstreamUrl": upstream, **(parameters or {})}
    loaded = DeployedTemplate.load(template, given)
    async with AsyncExitStack() as stack:
        kumbuka = build(Config(database_url=database))
        stack.push_async_callback(kumbuka.close)
        await kumbuka.start()
        rights = frozenset({Right.CHAT, Right.MEMORY})
        key = await create_key(kumbuka.services, name="test", rights=rights, owner_id=OWNER)
        aws = await stack.enter_async_context(Aws(loaded))
        functions = {
            name: await stack.enter_async_context(Function(name, aws, folder, dict(env or {})))
            for name in loaded.functions()
        }
        pollers = [
            await stack.enter_async_context(Poller(source, functions[source.function], aws))
            for source in loaded.event_sources()
        ]
        gateway = await stack.enter_async_context(Gateway(loaded, functions))
        yield Deployment(folder, aws, functions, pollers, gateway, key.secret, kumbuka)


def broken_copy(folder: Path, *changes: Callable[[str], str]) -> Path:
    """A copy of the template with its text changed; each change has to change something."""
    text = TEMPLATE.read_text(encoding="utf-8")
    for change in changes:
        changed = change(text)
        assert changed != text, "the change found nothing to change"
        text = changed
    copy = folder / "template.yaml"
    copy.write_text(text, encoding="utf-8")
    return copy
