"""`kumbuka keys create | list | revoke`."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING, Any

from kumbuka.cli.opened import database_option, filled, json_option, opened, print_rows
from kumbuka.memory.keys import Key, Right, parse_rights
from kumbuka.memory.times import iso
from kumbuka.usecases.manage_keys import create_key

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

DEFAULT_RIGHTS = "chat,memory"


def add(commands: Commands) -> None:
    parser = commands.add_parser("keys", help="make, list and revoke keys")
    verbs = parser.add_subparsers(required=True, metavar="VERB")

    create = verbs.add_parser("create", help="make a key; it is shown once")
    create.add_argument("--name", required=True)
    create.add_argument(
        "--owner", type=filled, help="whose memory it opens; a new owner if not given"
    )
    create.add_argument(
        "--rights", default=DEFAULT_RIGHTS, help=f"{DEFAULT_RIGHTS} if not given; or admin"
    )
    create.set_defaults(run=_create)

    listing = verbs.add_parser("list", help="list keys, never their secrets")
    listing.add_argument("--owner", type=filled)
    listing.set_defaults(run=_list)

    revoke = verbs.add_parser("revoke", help="end a key within 30 seconds")
    revoke.add_argument("key_id", metavar="ID")
    revoke.set_defaults(run=_revoke)

    for verb in (create, listing, revoke):
        database_option(verb)
        json_option(verb)


async def _create(options: argparse.Namespace) -> None:
    rights = parse_rights(options.rights)
    async with opened(options) as kumbuka:
        made = await create_key(
            kumbuka.services, name=options.name, rights=rights, owner_id=options.owner
        )
    shown = {
        "id": made.key.key_id,
        "key": made.secret,
        "owner": made.key.owner_id,
        "rights": _rights(made.key),
    }
    if options.json:
        print(json.dumps(shown))
        return
    for name, value in shown.items():
        print(f"{name}\t{','.join(value) if isinstance(value, list) else value}")
    print("The key is shown once. Only its hash is stored.")


async def _list(options: argparse.Namespace) -> None:
    async with opened(options) as kumbuka:
        keys = await kumbuka.services.keys.list(options.owner)
    columns = ("id", "name", "owner", "rights", "createdAt", "lastUsedAt", "revokedAt")
    print_rows(map(_shown, keys), as_json=options.json, columns=columns)


async def _revoke(options: argparse.Namespace) -> None:
    async with opened(options) as kumbuka:
        key = await kumbuka.services.keys.revoke(options.key_id, kumbuka.services.clock())
    print_rows([_shown(key)], as_json=options.json, columns=("id", "name", "revokedAt"))


def _shown(key: Key) -> dict[str, Any]:
    return {
        "id": key.key_id,
        "name": key.name,
        "owner": key.owner_id,
        "rights": _rights(key),
        "createdAt": iso(key.created_at),
        "lastUsedAt": None if key.last_used_at is None else iso(key.last_used_at),
        "revokedAt": None if key.revoked_at is None else iso(key.revoked_at),
    }


def _rights(key: Key) -> list[str]:
    return [str(right) for right in Right if right in key.rights]
