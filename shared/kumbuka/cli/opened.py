"""What the commands share: the database they work on, and how they print."""

from __future__ import annotations

import argparse
import io
import json
import sys
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager
from typing import Any

from kumbuka.bootstrap import Kumbuka, build, load_config


def filled(text: str) -> str:
    """An id that is given must name something: an unset shell variable is not "all" or "new"."""
    if not text.strip():
        raise argparse.ArgumentTypeError("must not be empty")
    return text


def database_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--database",
        metavar="URL",
        help="file:PATH or libsql://HOST; KUMBUKA_DATABASE_URL or file:kumbuka.db if not given",
    )


def json_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print one JSON object a line")


def overrides(options: argparse.Namespace) -> dict[str, str]:
    """The environment's values that options replace."""
    named = {
        "KUMBUKA_DATABASE_URL": getattr(options, "database", None),
        "KUMBUKA_HOST": getattr(options, "host", None),
        "KUMBUKA_PORT": getattr(options, "port", None),
    }
    return {name: str(value) for name, value in named.items() if value is not None}


@asynccontextmanager
async def opened(options: argparse.Namespace) -> AsyncIterator[Kumbuka]:
    kumbuka = build(load_config(overrides(options)))
    try:
        await kumbuka.start()
        yield kumbuka
    finally:
        await kumbuka.close()


def print_anything() -> None:
    """From now on, what the output's encoding lacks is printed as an escape, as on stderr."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")


def print_rows(rows: Iterable[Mapping[str, Any]], *, as_json: bool, columns: Iterable[str]) -> None:
    """JSON Lines with every field, or a tab-separated table of some."""
    names = list(columns)
    if not as_json:
        print("\t".join(names))
    for row in rows:
        if as_json:
            print(_json_line(row))
        else:
            print("\t".join(_cell(row[name]) for name in names))


def _json_line(row: Mapping[str, Any]) -> str:
    """As people read it where the output can take that, else in escapes of JSON's own."""
    line = json.dumps(row, ensure_ascii=False)
    try:
        line.encode(sys.stdout.encoding or "utf-8")
    except UnicodeEncodeError:
        return json.dumps(row)
    return line


def _cell(value: Any) -> str:
    if isinstance(value, list):
        return ",".join(map(str, value))
    return "-" if value is None else " ".join(str(value).split())
