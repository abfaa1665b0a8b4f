"""The remote database: libSQL over HTTP, as Turso and sqld serve it.

A read, a write and each step of a transaction is one round trip; the first step also begins it.
libsql-client is imported by the first of them: it costs as much as all else that a chat imports.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any, TypeVar
from urllib.parse import parse_qsl, urlsplit
from weakref import WeakKeyDictionary

from kumbuka.adapters.database import hrana
from kumbuka.adapters.database.hrana import Unanswered
from kumbuka.errors import InvalidConfiguration, StoreBusy, StoreUnavailable
from kumbuka.ports import Result, Statement

if TYPE_CHECKING:
    from kumbuka.adapters.database.pipeline import PipelineClient, Stream

T = TypeVar("T")
Requests = Callable[[Sequence[Statement]], list[hrana.Request]]
Repeats = Callable[[StoreUnavailable], bool]
"""Whether a call that failed so may be made again."""

SCHEMES = {"libsql": "https", "https": "https", "http": "http"}
PAUSE_S = 0.1
"""Before a second attempt."""
REPEATABLE = re.compile(
    r"\s*(?:SELECT\b|DELETE FROM\b|INSERT OR REPLACE\b"
    r"|INSERT INTO \w+ (?:\([\w, ]+\) )?VALUES \([?, ]+\) ON CONFLICT DO NOTHING\s*$)",
)
"""Statements that leave the same rows when they run twice. `changed` is then the second run's."""

log = logging.getLogger("kumbuka.database")


def http_address(url: str) -> str:
    """`libsql://host?tls=0` → `http://host`. Raises InvalidConfiguration without quoting it."""
    parts = urlsplit(url)
    options = dict(parse_qsl(parts.query, keep_blank_values=True))
    tls = options.pop("tls", None)
    if options or parts.fragment or tls not in (None, "0", "1"):
        raise InvalidConfiguration(
            ["KUMBUKA_DATABASE_URL takes no option but tls; the token is KUMBUKA_DATABASE_TOKEN"]
        )
    scheme = SCHEMES.get(parts.scheme)
    if scheme is None or not parts.netloc:
        raise InvalidConfiguration(["KUMBUKA_DATABASE_URL names no host of a remote database"])
    if parts.scheme == "libsql" and tls == "0":
        scheme = "http"
    return f"{scheme}://{parts.netloc}{parts.path.rstrip('/')}"


class TursoDatabase:
    """`ports.Database` at a `libsql:`, `https:` or `http:` URL.

    `total_timeout_s` holds for a call with its second attempt; of a transaction, for each step. A
    call is repeated where nothing can have been applied, or where that changes nothing.
    """

    def __init__(
        self,
        url: str,
        token: str | None = None,
        *,
        connect_timeout_s: float = 3.0,
        total_timeout_s: float = 10.0,
    ) -> None:
        self._address = http_address(url)
        self._token = token
        self._connect_timeout_s = connect_timeout_s
        self._total_timeout_s = total_timeout_s
        self._clients: WeakKeyDictionary[asyncio.AbstractEventLoop, PipelineClient] = (
            WeakKeyDictionary()
        )

    async def read(self, statements: Sequence[Statement]) -> list[Result]:
        return await self._once(statements, hrana.reading, _was_not_answered)

    async def write(self, statements: Sequence[Statement]) -> list[Result]:
        repeats = _was_not_answered if all(map(_is_repeatable, statements)) else _was_not_applied
        return await self._once(statements, hrana.writing, repeats)

    async def _once(
        self, statements: Sequence[Statement], requests_of: Requests, repeats: Repeats
    ) -> list[Result]:
        if not statements:
            return []
        requests = requests_of(statements)

        async def ask() -> list[Result]:
            answer, _ = await self.client().pipeline(requests)
            return hrana.results(answer, requests, len(statements))

        return await self.answered(ask, repeats)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[TursoTransaction]:
        """It begins with its first statement. The database ends one that takes 5 seconds while
        another waits."""
        transaction = TursoTransaction(self)
        try:
            yield transaction
        except BaseException:
            with suppress(StoreUnavailable):  # what is open ends by itself within seconds
                await _settled(transaction.rollback())
            raise
        await _settled(transaction.commit())

    async def compact(self) -> None:
        """Merge the text index, so that no segment holds a deleted word.

        Its files are the server's: when it writes over their free pages is not ours to say.
        """
        optimize = "INSERT INTO memories_fts (memories_fts) VALUES ('optimize')"
        await self.write([Statement(optimize)])

    async def close(self) -> None:
        """Of this event loop, and of those that have ended."""
        here = asyncio.get_running_loop()
        for loop in [loop for loop in self._clients if loop is here or loop.is_closed()]:
            await self._clients.pop(loop).close()

    def client(self) -> PipelineClient:
        loop = asyncio.get_running_loop()
        client = self._clients.get(loop)
        if client is None:
            from kumbuka.adapters.database.pipeline import PipelineClient

            client = PipelineClient(
                self._address, self._token, connect_timeout_s=self._connect_timeout_s
            )
            self._clients[loop] = client
        return client

    async def answered(self, ask: Callable[[], Awaitable[T]], repeats: Repeats) -> T:
        """Ask, and once more where it does no harm, within the total time."""
        try:
            async with asyncio.timeout(self._total_timeout_s):
                try:
                    return await ask()
                except StoreUnavailable as error:
                    if not repeats(error):
                        raise
                    log.info("the database is asked again: %s", error)
                await asyncio.sleep(PAUSE_S)
                return await ask()
        except TimeoutError as error:
            raise StoreUnavailable("the database did not answer in time") from error


class TursoTransaction:
    def __init__(self, database: TursoDatabase) -> None:
        self._database = database
        self._stream: Stream | None = None
        self._begun = False
        self._lost = False

    async def execute(self, statement: Statement) -> Result:
        return (await self.batch([statement]))[0]

    async def batch(self, statements: Sequence[Statement]) -> list[Result]:
        # To its end even if the task is cancelled: only its answer says how to go on, or back.
        return await _settled(self._batch(statements)) if statements else []

    async def commit(self) -> None:
        if self._lost:
            await self.rollback()
            raise _lost()
        if self._begun:
            await self._end(hrana.COMMIT)

    async def rollback(self) -> None:
        if self._stream is not None:
            await self._end(hrana.ROLLBACK)

    async def _batch(self, statements: Sequence[Statement]) -> list[Result]:
        if self._lost:
            raise _lost()
        try:
            results = await (self._continued if self._begun else self._started)(statements)
        except hrana.RowRefused:
            self._begun = True
            raise
        except BaseException:
            self._lost = True
            raise
        self._begun = True
        return results

    async def _started(self, statements: Sequence[Statement]) -> list[Result]:
        """Until COMMIT is sent nothing is applied, so this may be sent again."""
        requests = hrana.beginning(statements)
        return await self._database.answered(
            lambda: self._asked(requests, len(statements)), _was_not_answered
        )

    async def _continued(self, statements: Sequence[Statement]) -> list[Result]:
        if self._stream is None:
            raise _lost()
        requests = hrana.continuing(statements)
        return await self._database.answered(lambda: self._asked(requests, len(statements)), _never)

    async def _end(self, command: str) -> None:
        if self._stream is None:
            raise _lost()
        requests = hrana.ending(command)
        await self._database.answered(lambda: self._asked(requests, 1), _never)

    async def _asked(self, requests: list[hrana.Request], count: int) -> list[Result]:
        stream, self._stream = self._stream, None
        answer, self._stream = await self._database.client().pipeline(requests, stream)
        return hrana.results(answer, requests, count)


def _lost() -> StoreUnavailable:
    return StoreUnavailable("the transaction was lost")


def _is_repeatable(statement: Statement) -> bool:
    # What a second run returns is not what the first one did.
    return bool(REPEATABLE.match(statement.sql)) and "RETURNING" not in statement.sql.upper()


def _was_not_answered(error: StoreUnavailable) -> bool:
    return isinstance(error, Unanswered | StoreBusy)


def _was_not_applied(error: StoreUnavailable) -> bool:
    """A database that says it is busy has rolled back."""
    return isinstance(error, StoreBusy) or (isinstance(error, Unanswered) and not error.was_sent)


def _never(error: StoreUnavailable) -> bool:
    return False


async def _settled(step: Coroutine[Any, Any, T]) -> T:
    """Run a step to its end even if the task is cancelled."""
    running = asyncio.ensure_future(step)
    try:
        return await asyncio.shield(running)
    except asyncio.CancelledError:
        await asyncio.wait([running])
        if not running.cancelled():
            running.exception()  # seen: the cancellation is what is told
        raise
