"""`kumbuka serve`: one process, ready for an OpenAI client."""

from __future__ import annotations

import argparse
import socket
from typing import TYPE_CHECKING

from kumbuka.adapters.logs import configure
from kumbuka.bootstrap import Kumbuka, build, load_config, serving
from kumbuka.cli.opened import database_option, overrides
from kumbuka.errors import InvalidConfiguration
from kumbuka.memory.keys import Right, hash_of
from kumbuka.usecases.manage_keys import create_key

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

FIRST_OWNER = "default"
"""The owner of the first two keys, so that both open the same memory."""


def add(commands: Commands) -> None:
    parser = commands.add_parser("serve", help="serve the endpoint")
    parser.add_argument("--host", help="127.0.0.1 if not given")
    parser.add_argument("--port", type=int, help="8787 if not given; 0 takes a free one")
    database_option(parser)
    parser.set_defaults(run=_serve)


async def _serve(options: argparse.Namespace) -> int:
    import uvicorn

    config = load_config(overrides(options))
    configure(config.log_level)
    kumbuka = build(config)
    await kumbuka.start()
    listener = _bound(config.host, config.port)
    host, port = listener.getsockname()[:2]
    await _greet(kumbuka, f"http://{host}:{port}")
    server = uvicorn.Server(
        uvicorn.Config(
            serving(kumbuka),
            log_config=None,
            access_log=False,
            lifespan="on",
            server_header=False,  # the upstream's own pass through
            date_header=False,
        )
    )
    await server.serve(sockets=[listener])
    return 0 if server.started else 1


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(2048)  # here, so that the address answers once it is printed
    except OSError as error:
        listener.close()
        raise InvalidConfiguration([f"cannot listen on {host} port {port}: {error}"]) from error
    listener.setblocking(False)
    return listener


async def _greet(kumbuka: Kumbuka, url: str) -> None:
    print(f"KUMBUKA_BASE_URL={url}/v1", flush=True)
    keys = await kumbuka.services.keys.list()
    own_admin_key = kumbuka.config.admin_key
    if own_admin_key and await kumbuka.services.keys.find(hash_of(own_admin_key)) is None:
        await create_key(
            kumbuka.services,
            name="KUMBUKA_ADMIN_KEY",
            rights=frozenset({Right.ADMIN}),
            owner_id=FIRST_OWNER,
            secret=own_admin_key,
        )
    if kumbuka.config.auth == "passthrough":
        print("Send your upstream's own key; its memory belongs to that key.", flush=True)
    elif keys:
        print("Manage keys with: kumbuka keys create | list | revoke", flush=True)
    else:
        await _first_keys(kumbuka, url, makes_admin=own_admin_key is None)


async def _first_keys(kumbuka: Kumbuka, url: str, *, makes_admin: bool) -> None:
    services = kumbuka.services
    if makes_admin:
        admin = await create_key(
            services, name="admin", rights=frozenset({Right.ADMIN}), owner_id=FIRST_OWNER
        )
        print(f"KUMBUKA_ADMIN_KEY={admin.secret}")
    rights = frozenset({Right.CHAT, Right.MEMORY})
    chat = await create_key(services, name="chat", rights=rights, owner_id=FIRST_OWNER)
    print(f"KUMBUKA_CHAT_KEY={chat.secret}")
    print("These keys are shown once; only their hashes are stored. Try:")
    model = "kumbuka-demo" if kumbuka.config.upstream_url is None else "MODEL"
    question = f'{{"model":"{model}","messages":[{{"role":"user","content":"I live in Lisbon."}}]}}'
    print(
        f"curl -s {url}/v1/chat/completions -H 'authorization: Bearer {chat.secret}'"
        f" -H 'content-type: application/json' -d '{question}'",
        flush=True,
    )
