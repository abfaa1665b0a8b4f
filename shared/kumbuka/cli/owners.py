"""`kumbuka owners merge`."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

from kumbuka.cli.opened import database_option, filled, json_option, opened
from kumbuka.usecases.merge_owners import merge_owners

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]


def add(commands: Commands) -> None:
    parser = commands.add_parser("owners", help="move a memory to another owner")
    verbs = parser.add_subparsers(required=True, metavar="VERB")
    merge = verbs.add_parser("merge", help="after a key rotation: all that OLD knows goes to NEW")
    merge.add_argument("old", type=filled, metavar="OLD")
    merge.add_argument("new", type=filled, metavar="NEW")
    merge.set_defaults(run=_merge)
    database_option(merge)
    json_option(merge)


async def _merge(options: argparse.Namespace) -> None:
    async with opened(options) as kumbuka:
        moved = await merge_owners(kumbuka.services, options.old, options.new)
    if options.json:
        print(json.dumps({"owner": options.new, "moved": moved}))
    else:
        print(f"moved {moved} rows to {options.new}")
