"""The embedded database: the standard library's sqlite3 on one file, never on the event loop.

One thread writes, a few read, each with a connection of its own. The file is a valid libSQL file,
and the SQL is what Turso runs; `vector8` blobs are read by functions registered here.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
import threading
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import lru_cache
from typing import TYPE_CHECKING, TypeVar

from kumbuka.adapters.database.connections import Connections, Identity, Opened
from kumbuka.adapters.wal import use_wal
from kumbuka.errors import StoreUnavailable
from kumbuka.ports import Compared, Nearest, Result, Statement
from kumbuka.text import vector8

if TYPE_CHECKING:
    from kumbuka.adapters.database.matrix import MatrixCache, Scan, WideQuery
    from kumbuka.ports import Row, Value
    from kumbuka.text.vectors import Float32Query

T = TypeVar("T")
_databases: set[tuple[int, int]] = set()
"""The files of this process that are known to be databases, by device and inode."""
_connecting = threading.Lock()

MEMORY = ":memory:"
PRAGMAS = (
    "synchronous = NORMAL",
    "secure_delete = ON",
    "wal_autocheckpoint = 4000",  # a chat writes some 50 pages: with 1000, each 20th one waits
    "cache_size = -16000",  # 10,000 memories; with the usual 2 MB, each recall reads the file anew
)
MAGIC = b"SQLite format 3\0"
SMALL = 200
"""Below so many vectors of an owner, a scan in SQL is as quick as one with numpy."""


@lru_cache(64)
def _query(blob: bytes, with_numpy: bool) -> WideQuery | vector8.Query | Float32Query:
    if with_numpy:
        from kumbuka.adapters.database.matrix import WideQuery

        return WideQuery(blob)
    if len(blob) % 2:
        return vector8.Query(blob)
    from kumbuka.text.vectors import Float32Query  # few deployments store whole floats

    return Float32Query(blob)


def vector_distance_cos(left: bytes, right: bytes) -> float:
    """libSQL's function on two blobs of one form and size, the query on the right."""
    # numpy only where a scan has loaded it: for one small owner it would cost the cold start.
    return 1.0 - _query(right, "kumbuka.adapters.database.matrix" in sys.modules).cosine(left)


def _is_database(path: str, status: os.stat_result) -> bool:
    """By its first bytes, read once for each file: to close a file ends all of the process's
    locks on it, those of SQLite's connections too, so one that may be connected is left alone.
    """
    file_id = (status.st_dev, status.st_ino)
    if file_id not in _databases:
        with open(path, "rb") as file:
            if file.read(len(MAGIC)) != MAGIC:
                return False
        _databases.add(file_id)
    return True


class SqliteDatabase:
    """`ports.Database` on a file, or on `:memory:` for a database that ends with the process."""

    def __init__(
        self,
        path: str,
        *,
        readers: int = 4,
        busy_timeout_s: float = 5.0,
        matrix_bytes: int = 64 * 1024 * 1024,
    ) -> None:
        self._path = path
        self._busy_timeout_s = busy_timeout_s
        self._created = False
        self._log = (0, "")
        """The path of the file's log, by the file's inode."""
        opened = Opened(self.connect, self.identity)
        self._writer = Connections(opened, 1, "kumbuka-write")
        self._readers = (
            self._writer if path == MEMORY else Connections(opened, readers, "kumbuka-read")
        )
        self._writing = asyncio.Lock()
        self._owes_truncation = False
        self._matrix_bytes = matrix_bytes
        self._matrices: MatrixCache | None = None
        self._matrices_lock = threading.Lock()

    async def read(self, statements: Sequence[Statement]) -> list[Result]:
        if self._readers is self._writer:
            async with self._writing:
                return await self._writer.run(lambda c: self._snapshot(c, statements))
        return await self._readers.run(lambda c: self._snapshot(c, statements))

    async def write(self, statements: Sequence[Statement]) -> list[Result]:
        async with self._writing:
            results = await self._writer.run(lambda c: _atomic(c, statements))
            await self._truncate_if_owed()
            return results

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[SqliteTransaction]:
        async with self._writing:
            await self._settled(_begin)
            try:
                yield SqliteTransaction(self._writer)
            except BaseException:
                await self._settled(_rollback)
                raise
            await self._settled(_commit)
            await self._truncate_if_owed()

    async def compact(self) -> None:
        """Merge the text index, so that no segment holds a deleted word, and empty the WAL.

        Where a reader still needs the WAL, the next write empties it.
        """
        optimize = Statement("INSERT INTO memories_fts (memories_fts) VALUES ('optimize')")
        await self.write([optimize])
        async with self._writing:
            self._owes_truncation = not await self._writer.run(_truncate_wal)

    async def _truncate_if_owed(self) -> None:
        """At once or not at all: a write that is done neither waits for a reader nor fails."""
        if self._owes_truncation:
            with suppress(StoreUnavailable):
                self._owes_truncation = not await self._writer.run(self._truncate_now)

    def _truncate_now(self, connection: sqlite3.Connection) -> bool:
        connection.execute("PRAGMA busy_timeout = 0").fetchall()
        try:
            return _truncate_wal(connection)
        finally:
            timeout_ms = int(self._busy_timeout_s * 1000)
            connection.execute(f"PRAGMA busy_timeout = {timeout_ms}").fetchall()

    async def close(self) -> None:
        for connections in {self._writer, self._readers}:
            await asyncio.to_thread(connections.close)
        if self._matrices is not None:
            self._matrices.close()

    async def _settled(self, step: Callable[[sqlite3.Connection], T]) -> T:
        """Run a step to its end even if the task is cancelled: the next one needs a clean start."""
        running = asyncio.ensure_future(self._writer.run(step))
        try:
            return await asyncio.shield(running)
        except asyncio.CancelledError:
            await asyncio.wait([running])
            if step is _begin and not running.exception():
                await self._writer.run(_rollback)
            raise

    def connect(self) -> sqlite3.Connection:
        """A new connection, for the thread that calls."""
        with _connecting:
            self._check_file()
            connection = self._connected()
            identity = self.identity()
            if identity is not None:
                _databases.add(identity[:2])
        self._created = True
        return connection

    def _connected(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self._path, timeout=self._busy_timeout_s, isolation_level=None, check_same_thread=False
        )
        try:
            use_wal(connection, self._busy_timeout_s)
            for pragma in PRAGMAS:
                connection.execute(f"PRAGMA {pragma}").fetchall()
            connection.create_function(
                "vector_distance_cos", 2, vector_distance_cos, deterministic=True
            )
            # The first read opens the log, which is part of what identifies the file.
            connection.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchall()
        except BaseException:
            connection.close()
            raise
        return connection

    def _check_file(self) -> None:
        """SQLite takes the log beside any file for that file's own: beside an empty one it deletes
        it, into another one it empties it. So nothing but a database is opened.
        """
        if self._path == MEMORY:
            return
        try:
            status = os.stat(self._path)
            is_database = status.st_size > 0 and _is_database(self._path, status)
        except FileNotFoundError as error:
            if self._created:
                raise StoreUnavailable("the database file is gone") from error
            return
        except OSError as error:
            raise StoreUnavailable(f"the database file cannot be read: {error}") from error
        if not is_database and (status.st_size or self._created):
            raise StoreUnavailable("what is at the database's path is not a database")

    def identity(self) -> Identity:
        """What tells this file and its log from others at the same paths."""
        if self._path == MEMORY:
            return None
        try:
            file = os.stat(self._path)
        except OSError as error:
            raise StoreUnavailable("the database file is gone") from error
        try:
            log = os.stat(self._log_of(file.st_ino)).st_ino
        except OSError:
            return (file.st_dev, file.st_ino, None)
        return (file.st_dev, file.st_ino, log)

    def _log_of(self, inode: int) -> str:
        """Beside the file that the path leads to, which is looked up once for each file."""
        known, log = self._log
        if known != inode:
            log = os.path.realpath(self._path) + "-wal"
            self._log = (inode, log)
        return log

    def _snapshot(
        self, connection: sqlite3.Connection, statements: Sequence[Statement]
    ) -> list[Result]:
        connection.execute("BEGIN")
        try:
            scans = self._scans(connection, statements)
            return [Result(self._answer(connection, statement, scans)) for statement in statements]
        finally:
            if connection.in_transaction:  # an error of the file ends it, and is what is told
                _commit(connection)

    def _scans(
        self, connection: sqlite3.Connection, statements: Sequence[Statement]
    ) -> dict[int, Scan]:
        """By partition, with numpy, where many vectors are to be compared: begun before all else
        is answered."""
        scans = {}
        for nearest in statements:
            if isinstance(nearest, Nearest) and self._is_large(connection, nearest):
                matrices = self._numpy()
                if matrices is not None:
                    scans[nearest.owner_no] = matrices.begin(connection, nearest)
        return scans

    def _answer(
        self, connection: sqlite3.Connection, statement: Statement, scans: dict[int, Scan]
    ) -> list[Row]:
        if isinstance(statement, Nearest) and statement.owner_no in scans:
            return scans[statement.owner_no].nearest(connection)
        if isinstance(statement, Compared) and statement.owner_no in scans:
            return scans[statement.owner_no].compared(connection, statement)
        if isinstance(statement, Compared) and self._matrices is not None:
            from kumbuka.adapters.database.matrix import compared

            return compared(connection, statement)
        return _run(connection, statement).fetchall()

    def _is_large(self, connection: sqlite3.Connection, nearest: Nearest) -> bool:
        if self._matrices is not None and self._matrices.holds(nearest):
            return True
        limited = "SELECT count(*) FROM (SELECT 1 FROM vectors WHERE owner_no = ? LIMIT ?)"
        (rows,) = connection.execute(limited, (nearest.owner_no, SMALL)).fetchone()
        return bool(rows >= SMALL)

    def _numpy(self) -> MatrixCache | None:
        """The matrices, once numpy is needed; None where it is not installed."""
        with self._matrices_lock:
            if self._matrices is None and self._matrix_bytes:
                try:
                    from kumbuka.adapters.database.matrix import MatrixCache
                except ImportError:
                    self._matrix_bytes = 0
                    return None
                self._matrices = MatrixCache(self._matrix_bytes)
            return self._matrices


class SqliteTransaction:
    def __init__(self, writer: Connections) -> None:
        self._writer = writer

    async def execute(self, statement: Statement) -> Result:
        return (await self.batch([statement]))[0]

    async def batch(self, statements: Sequence[Statement]) -> list[Result]:
        return await self._writer.run(lambda c: _inside(c, statements))


def _run(connection: sqlite3.Connection, statement: Statement) -> sqlite3.Cursor:
    try:
        return connection.execute(statement.sql, statement.args)
    except UnicodeEncodeError:
        return connection.execute(statement.sql, [_whole(value) for value in statement.args])


def _whole(value: Value) -> Value:
    """A text without the half characters that JSON can hold and UTF-8 cannot."""
    if not isinstance(value, str):
        return value
    return value.encode("utf-8", "replace").decode()


def _execute(connection: sqlite3.Connection, statement: Statement) -> Result:
    cursor = _run(connection, statement)
    rows = cursor.fetchall() if cursor.description else []
    return Result(rows, max(cursor.rowcount, 0))


def _atomic(connection: sqlite3.Connection, statements: Sequence[Statement]) -> list[Result]:
    _begin(connection)
    try:
        results = [_execute(connection, statement) for statement in statements]
        _commit(connection)
        return results
    except BaseException:
        _rollback(connection)
        raise


def _inside(connection: sqlite3.Connection, statements: Sequence[Statement]) -> list[Result]:
    if not connection.in_transaction:  # the file was replaced, or the connection broke
        raise StoreUnavailable("the transaction was lost")
    return [_execute(connection, statement) for statement in statements]


def _truncate_wal(connection: sqlite3.Connection) -> bool:
    """Whether nothing is left in it: a reader of an older state keeps it."""
    (busy, *_) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    return not busy


def _begin(connection: sqlite3.Connection) -> None:
    connection.execute("BEGIN IMMEDIATE")


def _commit(connection: sqlite3.Connection) -> None:
    connection.execute("COMMIT")


def _rollback(connection: sqlite3.Connection) -> None:
    if connection.in_transaction:
        connection.execute("ROLLBACK")
