"""Whether another process uses a file: a lock that ends with its process, however that ends."""

from __future__ import annotations

import os
from pathlib import Path

try:
    import fcntl
except ImportError:  # a system without flock: nobody can be known to be alone
    fcntl = None  # type: ignore[assignment]


class Presence:
    """One user of a file, from `enter` to `leave`."""

    def __init__(self, path: Path) -> None:
        self._path = path.with_name(path.name + ".lock")
        self._handle: int | None = None

    def enter(self) -> bool:
        """True if nobody else is present. Raises OSError."""
        if self._handle is not None or fcntl is None:
            return False
        self._handle = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        is_alone = _locked(self._handle, fcntl.LOCK_EX)
        # The others may have an exclusive lock only while they enter.
        _locked(self._handle, fcntl.LOCK_SH)
        return is_alone

    def leave(self) -> None:
        handle, self._handle = self._handle, None
        if handle is not None:
            os.close(handle)


def _locked(handle: int, kind: int) -> bool:
    try:
        fcntl.flock(handle, kind | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
