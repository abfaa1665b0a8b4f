"""`kumbuka serve`: one process, ready for an OpenAI client."""

from __future__ import annotations

import argparse
import signal
import socket
from types import FrameType
from typing import TYPE_CHECKING

from kumbuka.adapters.logs import configure
from kumbuka.bootstrap import Kumbuka, build, load_config, serving
from kumbuka.cli.greeting import greet
from kumbuka.cli.opened import database_option, overrides
from kumbuka.errors import InvalidConfiguration

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

KEEP_ALIVE_S = 75
"""Longer than clients keep an idle connection, so that none is closed as it is used again."""


def add(commands: Commands) -> None:
    parser = commands.add_parser("serve", help="serve the endpoint")
    parser.add_argument("--host", help="127.0.0.1 if not given")
    parser.add_argument("--port", type=_port, help="8787 if not given; 0 takes a free one")
    database_option(parser)
    parser.set_defaults(run=_serve)


def _port(text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text) > 65_535:
        raise argparse.ArgumentTypeError("must be a whole number from 0 to 65535")
    return int(text)


async def _serve(options: argparse.Namespace) -> int:
    config = load_config(overrides(options))
    configure(config.log_level)
    # Before the database is touched: what cannot serve must not make keys that nobody sees.
    with _bound(config.host, config.port) as listener:
        kumbuka = build(config)
        try:
            await kumbuka.start()
            await greet(kumbuka, _address(listener))
            return await _run(kumbuka, listener)
        finally:
            await kumbuka.close()


async def _run(kumbuka: Kumbuka, listener: socket.socket) -> int:
    import uvicorn

    server = uvicorn.Server(
        uvicorn.Config(
            serving(kumbuka),
            log_config=None,
            access_log=False,
            lifespan="on",
            server_header=False,  # the upstream's own pass through
            date_header=False,
            timeout_keep_alive=KEEP_ALIVE_S,
        )
    )

    def stop(signal_number: int, frame: FrameType | None) -> None:
        server.should_exit = True

    # uvicorn finishes what runs, then raises the signal again: without a handler of ours that
    # would end a clean stop as a killed process, or in a traceback.
    for signal_number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(signal_number, stop)
    await server.serve(sockets=[listener])
    return 0 if server.started else 1


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol is named for asyncio: without it, connections wait for acknowledgements
    # (Nagle's algorithm), and every answer takes 40 ms longer.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(2048)  # here, so that the address answers once it is printed
    except OSError as error:
        listener.close()
        raise InvalidConfiguration([f"cannot listen on {host} port {port}: {error}"]) from error
    listener.setblocking(False)
    return listener


def _address(listener: socket.socket) -> str:
    """Where a client on this machine finds the listener."""
    host, port = listener.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
