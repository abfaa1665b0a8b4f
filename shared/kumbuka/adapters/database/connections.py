"""Threads, and the SQLite connections that they take turns with."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TypeVar

from kumbuka.errors import StoreBusy, StoreDamaged, StoreUnavailable

T = TypeVar("T")

Identity = tuple[int, int, int | None] | None
"""Device and inode of a file, and its log's inode; None for a database in memory."""


BUSY = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
KEPT = (*BUSY, sqlite3.SQLITE_ERROR)
"""Errors of a statement: the connection is as good as before, and may hold the whole database."""
DAMAGE = (sqlite3.SQLITE_ERROR, sqlite3.SQLITE_CORRUPT)
"""A table is missing, a page or a row of it cannot be read; other statements may be run."""


@dataclass(eq=False, slots=True)
class Held:
    connection: sqlite3.Connection
    owner: Connections
    is_busy: bool = True


class Opened:
    """All connections of this process to one file.

    Where the file or its log was replaced, every one is closed before a new one is opened: SQLite's
    connections share, in a process, the index of a file's log, so beside one whose log is lost a
    new one would read, and write, by that index.
    """

    def __init__(
        self, connect: Callable[[], sqlite3.Connection], identity: Callable[[], Identity]
    ) -> None:
        self._connect = connect
        self._identity = identity
        self._all: set[Held] = set()
        self._lead_to: Identity = None
        self._changing = threading.Lock()

    def take(self, owner: Connections) -> Held:
        """Raises StoreUnavailable."""
        with self._changing:
            if self._all and self._identity() != self._lead_to:
                self._close_all()
            if owner.free:
                held = owner.free.pop()
                held.is_busy = True
                return held
            held = Held(self._connect(), owner)
            self._lead_to = self._identity()
            self._all.add(held)
            return held

    def give_back(self, held: Held) -> None:
        with self._changing:
            held.is_busy = False
            held.owner.free.append(held)

    def close(self, held: Held) -> None:
        with self._changing:
            self._all.discard(held)
            held.connection.close()

    def _close_all(self) -> None:
        for held in [held for held in self._all if not held.is_busy]:
            held.owner.free.remove(held)
            self._all.discard(held)
            held.connection.close()
        if self._all:
            raise StoreUnavailable("the database file was replaced while it was in use")


class Connections:
    """Some threads; a connection that broke or lost its file is replaced.

    The connection that was used last is used next: it has the pages and the statements in memory.
    """

    def __init__(self, opened: Opened, threads: int, name: str) -> None:
        self._opened = opened
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self.free: list[Held] = []
        """Changed by `Opened` only."""

    async def run(self, step: Callable[[sqlite3.Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._pool, self._call, step)

    def _call(self, step: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return self._with_connection(step)
        except sqlite3.IntegrityError as error:
            raise StoreUnavailable(f"the database refused a row: {error}") from error
        except sqlite3.Error as error:
            if _primary_code(error) in BUSY:
                raise StoreBusy("another process is writing") from error
            kind = StoreDamaged if _primary_code(error) in DAMAGE else StoreUnavailable
            raise kind(f"the database did not answer: {error}") from error

    def _with_connection(self, step: Callable[[sqlite3.Connection], T]) -> T:
        held, broke = self._opened.take(self), False
        try:
            return step(held.connection)
        except sqlite3.Error as error:
            broke = not (isinstance(error, sqlite3.IntegrityError) or _primary_code(error) in KEPT)
            raise
        finally:
            if broke:
                self._opened.close(held)
            else:
                self._opened.give_back(held)

    def close(self) -> None:
        self._pool.shutdown(wait=True)
        while self.free:
            self._opened.close(self.free.pop())


def _primary_code(error: sqlite3.Error) -> int:
    return getattr(error, "sqlite_errorcode", 0) & 0xFF
