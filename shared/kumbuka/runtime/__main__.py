"""`python -m kumbuka.runtime`: Lambda's environment goes in, an exit code comes out."""

from __future__ import annotations

import os
import sys

from kumbuka.runtime.process import run


def set_variable(name: str, value: str | None) -> None:
    if value is None:
        os.environ.pop(name, None)
    else:
        os.environ[name] = value


if __name__ == "__main__":
    sys.exit(run(os.environ, set_variable))
