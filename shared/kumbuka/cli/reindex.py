"""`kumbuka reindex`: vectors of the current embedding for what lacks one, here and now."""

from __future__ import annotations

import argparse
import asyncio
import json
from typing import TYPE_CHECKING

from kumbuka.cli.opened import database_option, filled, json_option, opened
from kumbuka.usecases.copy_owners import copy_soon
from kumbuka.usecases.reindex import Reindexing

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

LOOK_S = 0.05
LACKING = 1
"""The exit code where some still have none; why stands on standard error."""


def add(commands: Commands) -> None:
    parser = commands.add_parser("reindex", help="make vectors anew after a change of embedding")
    whose = parser.add_mutually_exclusive_group(required=True)
    whose.add_argument("--owner", type=filled)
    whose.add_argument("--everyone", action="store_true", help="by the deployment's settings")
    parser.add_argument("--force", action="store_true", help="also those that are up to date")
    parser.set_defaults(run=_reindex)
    database_option(parser)
    json_option(parser)


async def _reindex(options: argparse.Namespace) -> int:
    async with opened(options) as kumbuka:
        runs = Reindexing(kumbuka.services)
        started = await runs.start(options.owner, force=options.force)
        while runs.pending(options.owner):  # noqa: ASYNC110 - a run has no event for its end
            await asyncio.sleep(LOOK_S)
        found = await runs.coverage(options.owner)
        await copy_soon(kumbuka.services, options.owner)
    counts = {"rows": found.rows, "wanted": started.pending, "lacking": found.lacking}
    if options.json:
        print(json.dumps(counts))
    else:
        print(f"{found.indexed} of {found.rows} memories have a vector of the current embedding")
    return LACKING if found.lacking else 0
