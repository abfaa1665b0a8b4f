"""SQLite's write-ahead log, where several connections may open a new file at once."""

from __future__ import annotations

import sqlite3
import time

PAUSE_S = 0.005


def use_wal(connection: sqlite3.Connection, timeout_s: float) -> None:
    """Turn the file's journal into a log, waiting while another connection does.

    SQLite's own busy timeout does not hold here: of two connections that change a new file's
    journal at once it refuses one at once, because both hold what the other waits for.
    Raises sqlite3.OperationalError after `timeout_s`.
    """
    ends = time.monotonic() + timeout_s
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL").fetchall()
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > ends:
                raise
        time.sleep(PAUSE_S)
