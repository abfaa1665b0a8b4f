"""Processes that open a new file at the same moment."""

import sqlite3
import threading

import pytest
from kumbuka.adapters.wal import use_wal

ROUNDS, CONNECTIONS = 60, 6


def test_connections_that_open_a_new_file_at_once_all_get_its_log(tmp_path):
    failures: list[str] = []

    def open_with_others(path, barrier):
        connection = sqlite3.connect(path, timeout=5, isolation_level=None)
        barrier.wait()
        try:
            use_wal(connection, 5)
        except sqlite3.Error as error:
            failures.append(str(error))
        finally:
            connection.close()

    for n in range(ROUNDS):
        barrier = threading.Barrier(CONNECTIONS)
        threads = [
            threading.Thread(target=open_with_others, args=(tmp_path / f"{n}.db", barrier))
            for _ in range(CONNECTIONS)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert failures == []


def test_a_file_that_stays_locked_is_an_error_after_the_timeout(tmp_path):
    path = tmp_path / "locked.db"
    holder = sqlite3.connect(path, isolation_level=None)
    holder.execute("BEGIN EXCLUSIVE")
    connection = sqlite3.connect(path, timeout=0, isolation_level=None)
    try:
        with pytest.raises(sqlite3.OperationalError) as refused:
            use_wal(connection, 0.05)
        assert refused.value.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY
    finally:
        connection.close()
        holder.close()
