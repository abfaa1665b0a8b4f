"""The `kumbuka` command.

Exit codes: 1 for what the user can mend, 2 for wrong usage, 3 when the store does not answer.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from collections.abc import Sequence

from kumbuka.cli import keys, memories, owners, reindex, serve, transcripts
from kumbuka.cli.opened import print_anything
from kumbuka.errors import (
    InvalidConfiguration,
    InvalidRequest,
    KumbukaError,
    QueueUnavailable,
    StoreUnavailable,
)

USER_ERROR, STORE_ERROR, INTERRUPTED = 1, 3, 130
STORE_ERRORS = (StoreUnavailable, QueueUnavailable)


def main(arguments: Sequence[str] | None = None) -> int:
    options = _parser().parse_args(arguments)
    print_anything()
    try:
        code = int(asyncio.run(options.run(options)) or 0)
        sys.stdout.flush()
        return code
    except KumbukaError as error:
        for line in _explained(error):
            print(line, file=sys.stderr)
        return STORE_ERROR if isinstance(error, STORE_ERRORS) else USER_ERROR
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Who read the output has seen enough; the interpreter must not try to flush the rest.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return USER_ERROR


def _explained(error: KumbukaError) -> list[str]:
    if isinstance(error, InvalidConfiguration):
        return [f"kumbuka: {problem}" for problem in error.problems]
    details = error.details if isinstance(error, InvalidRequest) else ()
    return [f"kumbuka: {error}", *(f"  {known.field}: {known.message}" for known in details)]


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="kumbuka", description="An OpenAI-compatible chat endpoint that remembers."
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for module in (serve, keys, memories, owners, transcripts, reindex):
        module.add(commands)
    return parser
