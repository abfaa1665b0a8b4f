"""A queue of a laptop: a SQLite file of its own, so that what waits survives a restart.

One thread owns the connection. Messages that are sent while it works are committed together.
With a write-ahead log and `synchronous=NORMAL` a commit survives the death of the process.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from kumbuka.adapters.queue.presence import Presence
from kumbuka.adapters.wal import use_wal
from kumbuka.errors import QueueUnavailable
from kumbuka.ports import QueueMessage

if TYPE_CHECKING:
    from kumbuka.ports import Clock

BUSY_TIMEOUT_S = 2.0
POLL_S = 0.5
"""How soon a waiting receiver sees what another process sent, or what became visible again."""

SCHEMA = """
CREATE TABLE IF NOT EXISTS messages (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    body TEXT NOT NULL,
    visible_at INTEGER NOT NULL,
    receives INTEGER NOT NULL DEFAULT 0,
    holds INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX IF NOT EXISTS messages_visible ON messages (visible_at);
CREATE TABLE IF NOT EXISTS dead_letters (
    number INTEGER PRIMARY KEY, body TEXT NOT NULL, reason TEXT NOT NULL, at INTEGER NOT NULL
);
"""
SEND = "INSERT INTO messages (body, visible_at) VALUES (?, ?)"
BURY_EXHAUSTED = """INSERT INTO dead_letters (number, body, reason, at)
    SELECT number, body, 'received ' || receives || ' times and never settled', ?
    FROM messages WHERE visible_at <= ? AND receives >= ?"""
DROP_EXHAUSTED = "DELETE FROM messages WHERE visible_at <= ? AND receives >= ?"
# `holds` counts every hand-out and is never taken back, so a receipt is used once.
RECEIVE = """UPDATE messages SET visible_at = ?, receives = receives + 1, holds = holds + 1
    WHERE number IN (
        SELECT number FROM messages WHERE visible_at <= ? ORDER BY visible_at, number LIMIT ?)
    RETURNING number, holds, body, receives"""
DONE = "DELETE FROM messages WHERE number = ?"
RETRY = """UPDATE messages SET visible_at = ?, receives = receives - 1
    WHERE number = ? AND holds = ?"""
BURY = """INSERT INTO dead_letters (number, body, reason, at)
    SELECT number, body, ?, ? FROM messages WHERE number = ?"""
RELEASE = "UPDATE messages SET visible_at = ? WHERE visible_at > ? AND receives <= ?"
RELEASED_AT_ONCE = 2
"""So often a message comes back at once that a process held when it died. After that its visibility
has to pass: people and supervisors kill processes too, and several in a row are no fault of it."""
BODIES = "SELECT number, body FROM messages"
DEAD_BODIES = "SELECT number, body FROM dead_letters"
DROP_DEAD = "DELETE FROM dead_letters WHERE number = ?"
WIPE = "PRAGMA wal_checkpoint(TRUNCATE)"
HAS_VISIBLE = "SELECT EXISTS (SELECT 1 FROM messages WHERE visible_at <= ?)"

Row = tuple[Any, ...]
Answer = TypeVar("Answer")
Work = Callable[[sqlite3.Connection], Answer]


class LocalQueue:
    """Implements `ports.MessageQueue`. A message handed out `max_receives` times without being
    settled is buried. After a failure the file is opened anew by the next call. What a process held
    when it died is handed out at once by the next one that has the file to itself, twice."""

    def __init__(
        self, path: Path, clock: Clock, visibility_s: float = 30, max_receives: int = 5
    ) -> None:
        self._path = path
        self._clock = clock
        self._visibility_s = visibility_s
        self._max_receives = max_receives
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="queue")
        self._presence = Presence(path)
        self._connection: sqlite3.Connection | None = None
        self._inode = 0
        self._unsent: list[tuple[str, asyncio.Future[None]]] = []
        self._sender: asyncio.Task[None] | None = None
        self._sent = asyncio.Event()
        self._is_closed = False

    async def send(self, body: str) -> None:
        """Returns when the message is committed. Raises QueueUnavailable."""
        _refuse_broken_text(body)
        loop = asyncio.get_running_loop()
        committed: asyncio.Future[None] = loop.create_future()
        self._unsent.append((body, committed))
        if self._sender is None or self._sender.done():
            self._sender = loop.create_task(self._send_all())
        await committed

    async def receive(self, limit: int) -> list[QueueMessage]:
        """At most `limit` messages, those that wait longest first. Raises QueueUnavailable."""
        rows = await self._run("receive", lambda connection: self._receive(connection, limit))
        return [
            QueueMessage(f"{number}:{holds}", body, n) for number, holds, body, n in sorted(rows)
        ]

    async def done(self, message: QueueMessage) -> None:
        """Forget the message. Raises QueueUnavailable."""
        number, _ = _receipt(message)
        await self._run("settle", lambda connection: connection.execute(DONE, (number,)))

    async def retry(self, message: QueueMessage, delay_s: float) -> None:
        """Hand it out again after the delay, uncounted; nothing happens if somebody else holds
        it by now. Raises QueueUnavailable."""
        due = self._clock() + _millis(delay_s)
        args = (due, *_receipt(message))
        await self._run("retry", lambda connection: connection.execute(RETRY, args))
        self._sent.set()

    async def bury(self, message: QueueMessage, reason: str) -> None:
        """Move it to the dead letters. Raises QueueUnavailable."""
        number, _ = _receipt(message)
        now = self._clock()

        def move(connection: sqlite3.Connection) -> None:
            connection.execute(BURY, (reason, now, number))
            connection.execute(DONE, (number,))

        await self._run("bury", move)

    async def discard(self, is_over: Callable[[str], bool]) -> int:
        """Also empties the write-ahead log. Raises QueueUnavailable."""
        removed = await self._run("discard", lambda connection: _discard(connection, is_over))
        await self._wipe()
        return removed

    async def warm(self) -> None:
        """Open the file. Raises QueueUnavailable."""
        await self._rows("SELECT 1")

    async def depth(self) -> int:
        """Messages that are not settled, held ones included. Raises QueueUnavailable."""
        rows = await self._rows("SELECT count(*) FROM messages")
        return int(rows[0][0])

    async def dead(self) -> list[tuple[str, str]]:
        """The dead letters as `(body, reason)`, oldest first. Raises QueueUnavailable."""
        rows = await self._rows("SELECT body, reason FROM dead_letters ORDER BY at, number")
        return [(body, reason) for body, reason in rows]

    async def wait(self, timeout_s: float) -> bool:
        """Sleep until a message can be received, at most `timeout_s`; whether one can.

        Raises QueueUnavailable.
        """
        loop = asyncio.get_running_loop()
        end = loop.time() + timeout_s
        while True:
            self._sent.clear()
            if (await self._rows(HAS_VISIBLE, self._clock()))[0][0]:
                return True
            remaining = end - loop.time()
            if remaining <= 0:
                await self._wipe()
                return False
            await _wait_for(self._sent, min(POLL_S, remaining))

    async def close(self) -> None:
        """Finish what was asked for, then close the file. A second call does nothing."""
        if self._is_closed:
            return
        if self._sender is not None:
            await self._sender
        self._is_closed = True
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._thread, self._disconnect)
        self._presence.leave()
        self._thread.shutdown()

    async def _send_all(self) -> None:
        while self._unsent:
            group, self._unsent = self._unsent, []
            failure = await self._commit([body for body, _ in group])
            for _, committed in group:
                if committed.done():
                    continue
                if failure is None:
                    committed.set_result(None)
                else:
                    committed.set_exception(_again(failure))
            self._sent.set()

    async def _commit(self, bodies: list[str]) -> QueueUnavailable | None:
        now = self._clock()
        rows = [(body, now) for body in bodies]
        try:
            await self._run("send", lambda connection: connection.executemany(SEND, rows))
        except QueueUnavailable as error:
            return error
        return None

    def _receive(self, connection: sqlite3.Connection, limit: int) -> list[Row]:
        now = self._clock()
        if connection.execute(BURY_EXHAUSTED, (now, now, self._max_receives)).rowcount:
            connection.execute(DROP_EXHAUSTED, (now, self._max_receives))
        until = now + _millis(self._visibility_s)
        return connection.execute(RECEIVE, (until, now, limit)).fetchall()

    async def _rows(self, sql: str, *args: int) -> list[Row]:
        return await self._run("read", lambda connection: connection.execute(sql, args).fetchall())

    async def _wipe(self) -> None:
        """Empty the write-ahead log: what was settled must not stay readable there."""
        await self._on_thread("wipe", self._truncate_log)

    def _truncate_log(self) -> None:
        connection = self._connected()
        log = self._path.with_name(self._path.name + "-wal")
        if log.exists() and log.stat().st_size:
            connection.execute(WIPE).fetchall()

    async def _run(self, verb: str, work: Work[Answer]) -> Answer:
        return await self._on_thread(verb, lambda: self._in_transaction(work))

    async def _on_thread(self, verb: str, call: Callable[[], Answer]) -> Answer:
        if self._is_closed:
            raise QueueUnavailable("the local queue is closed")
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._thread, self._attempt, call)
        except (sqlite3.Error, OSError) as error:
            raise QueueUnavailable(f"the local queue could not {verb}: {error}") from error

    def _in_transaction(self, work: Work[Answer]) -> Answer:
        with _transaction(self._connected()) as connection:
            return work(connection)

    def _attempt(self, call: Callable[[], Answer]) -> Answer:
        try:
            return call()
        except (sqlite3.Error, OSError):
            self._disconnect()
            raise

    def _connected(self) -> sqlite3.Connection:
        # An open file that was removed would take messages and lose them.
        if self._connection is not None and self._inode != _inode(self._path):
            self._disconnect()
        if self._connection is None:
            self._connection = _open(self._path)
            self._inode = _inode(self._path)
            if self._presence.enter():
                now = self._clock()
                self._connection.execute(RELEASE, (now, now, RELEASED_AT_ONCE))
        return self._connection

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()


def _open(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=BUSY_TIMEOUT_S, isolation_level=None)
    try:
        use_wal(connection, BUSY_TIMEOUT_S)
        connection.execute("PRAGMA synchronous = NORMAL")
        connection.execute("PRAGMA secure_delete = ON")
        connection.executescript(SCHEMA)
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def _discard(connection: sqlite3.Connection, is_over: Callable[[str], bool]) -> int:
    removed = 0
    for select, delete in ((BODIES, DONE), (DEAD_BODIES, DROP_DEAD)):
        rows = connection.execute(select)
        numbers = [(number,) for number, body in rows if is_over(body)]
        connection.executemany(delete, numbers)
        removed += len(numbers)
    return removed


@contextmanager
def _transaction(connection: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield connection
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")


def _again(failure: QueueUnavailable) -> QueueUnavailable:
    """The same failure for another waiter: an exception that is raised twice mixes tracebacks."""
    copy = QueueUnavailable(str(failure))
    copy.__cause__ = failure.__cause__
    return copy


async def _wait_for(event: asyncio.Event, timeout_s: float) -> None:
    try:
        await asyncio.wait_for(event.wait(), timeout_s)
    except TimeoutError:
        return


def _inode(path: Path) -> int:
    try:
        return path.stat().st_ino
    except FileNotFoundError:
        return 0


def _receipt(message: QueueMessage) -> tuple[int, int]:
    number, _, holds = message.receipt.partition(":")
    return int(number), int(holds)


def _millis(seconds: float) -> int:
    return round(seconds * 1000)


def _refuse_broken_text(body: str) -> None:
    try:
        body.encode()
    except UnicodeEncodeError as error:
        raise QueueUnavailable("the message is not valid Unicode text") from error
