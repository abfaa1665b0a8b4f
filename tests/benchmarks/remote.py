"""A database file on a real sqld."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from tests.fakes.sqld import running_sqld


@contextmanager
def served_by_sqld(folder: Path, path: Path) -> Iterator[str]:
    """The URL of a server that has a copy of the file."""
    folder.mkdir()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    with running_sqld(folder) as server:
        server.kill()
        for left in server.file.parent.glob("data*"):
            left.unlink()
        shutil.copy(path, server.file)
        server.start()
        yield server.url
