"""The `kumbuka` command.

Exit codes: 1 for what the user can mend, 2 for wrong usage, 3 when the store does not answer.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Sequence

from kumbuka.cli import keys, memories, owners, serve
from kumbuka.errors import KumbukaError, QueueUnavailable, StoreUnavailable

USER_ERROR, STORE_ERROR = 1, 3


def main(arguments: Sequence[str] | None = None) -> int:
    options = _parser().parse_args(arguments)
    try:
        return int(asyncio.run(options.run(options)) or 0)
    except (StoreUnavailable, QueueUnavailable) as error:
        print(f"kumbuka: {error}", file=sys.stderr)
        return STORE_ERROR
    except KumbukaError as error:
        print(f"kumbuka: {error}", file=sys.stderr)
        for detail in getattr(error, "details", ()):
            print(f"  {detail.field}: {detail.message}", file=sys.stderr)
        return USER_ERROR
    except KeyboardInterrupt:
        return 130


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="kumbuka", description="An OpenAI-compatible chat endpoint that remembers."
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for module in (serve, keys, memories, owners):
        module.add(commands)
    return parser
