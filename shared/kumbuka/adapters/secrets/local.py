"""The server's secret where none is given: made once, and kept beside the database."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from kumbuka.errors import StoreUnavailable


def passing_secret() -> str:
    """For a database that is gone with its process."""
    return os.urandom(32).hex()


def kept_secret(file: Path) -> str:
    """Made once; readable by its owner only. Raises StoreUnavailable."""
    try:
        _make(file)
        secret = file.read_text(encoding="ascii").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise StoreUnavailable(
            f"the secret beside the database is not readable: {error}"
        ) from error
    if not secret:
        raise StoreUnavailable(f"the secret in {file} is empty")
    return secret


def _make(file: Path) -> None:
    """Whole or not at all: two processes may start at once, and either may be killed here."""
    if file.exists():
        return
    import tempfile  # with random numbers and three ways to compress, which nothing else needs

    handle, made = tempfile.mkstemp(dir=file.parent, prefix=file.name)
    try:
        with os.fdopen(handle, "w", encoding="ascii") as new:
            new.write(passing_secret())
        with suppress(FileExistsError):
            os.link(made, file)
    finally:
        os.unlink(made)
