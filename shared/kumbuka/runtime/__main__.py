"""`python -m kumbuka.runtime`: Lambda's environment goes in, an exit code comes out."""

from __future__ import annotations

import io
import os
import sys

from kumbuka.runtime.process import run


def set_variable(name: str, value: str | None) -> None:
    if value is None:
        os.environ.pop(name, None)
    else:
        os.environ[name] = value


def write_lines_at_once(stream: object) -> None:
    """Lambda freezes the process after an answer, with whatever a buffer still holds."""
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(line_buffering=True)


if __name__ == "__main__":
    write_lines_at_once(sys.stdout)
    sys.exit(run(os.environ, set_variable))
