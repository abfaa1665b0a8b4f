"""`kumbuka memories export` and `import`: everything that is remembered, to a file and back."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from functools import partial
from typing import IO, TYPE_CHECKING

from kumbuka.cli.opened import database_option, filled, json_option, opened
from kumbuka.errors import FieldProblem, InvalidRequest
from kumbuka.memory.json_lines import json_lines
from kumbuka.memory.keys import check_id
from kumbuka.memory.scopes import Reach, Scope
from kumbuka.ports import Services
from kumbuka.usecases.export_memories import exported
from kumbuka.usecases.import_memories import REFUSED, TakenIn, import_memories

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

CHUNK_BYTES = 256 * 1024
OWNERS_AT_ONCE = 100
SOME_LINES_WERE_BAD = 1


def add(verbs: Commands) -> None:
    exporting = verbs.add_parser("export", help="write out everything, history included")
    exporting.add_argument("--owner", type=filled, help="without it: of every owner")
    whose = exporting.add_mutually_exclusive_group()
    whose.add_argument("--user", type=filled, help="only this user's of the owner")
    whose.add_argument(
        "--everyone", action="store_true", help="every user's; needed for all owners"
    )
    exporting.add_argument(
        "file", metavar="FILE", nargs="?", default="-", help="stdout, if not given"
    )
    exporting.set_defaults(run=_export)
    importing = verbs.add_parser("import", help="take in what was exported; again does no harm")
    importing.add_argument("file", metavar="FILE", help="a path, or - for standard input")
    importing.add_argument("--owner", type=filled, help="not the owners that the lines name")
    importing.set_defaults(run=_import)
    json_option(importing)
    for verb in (exporting, importing):
        database_option(verb)


async def _export(options: argparse.Namespace) -> None:
    if options.owner is None and not options.everyone:
        problem = FieldProblem("--owner", "must be given, or --everyone")
        raise InvalidRequest("nobody is named", problem)
    async with opened(options) as kumbuka:
        with _file(options.file, "wb") as file:
            async for scope in _scopes(kumbuka.services, options):
                async for lines in exported(kumbuka.services, scope):
                    file.write(lines)
            file.flush()


async def _scopes(services: Services, options: argparse.Namespace) -> AsyncIterator[Scope]:
    owner_id = check_id(options.owner, "owner")
    if owner_id is not None:
        user_id = check_id(options.user, "user")
        reach = Reach.OWNER if user_id is None else Reach.USER
        yield Scope(owner_id, user_id, reach=reach)
        return
    after = ""
    while owners := await services.housekeeping.owners(after, OWNERS_AT_ONCE):
        for owner in owners:
            yield Scope.whole_owner(owner)
        after = owners[-1]


async def _import(options: argparse.Namespace) -> int:
    owner_id = check_id(options.owner, "owner")
    counts: Counter[str] = Counter()
    with _file(options.file, "rb") as file:
        lines = json_lines(iter(partial(file.read, CHUNK_BYTES), b""))
        async with opened(options) as kumbuka:
            taken = import_memories(kumbuka.services, lines, owner_id=owner_id, may_share=True)
            async for one in taken:
                counts[one.outcome] += 1
                _explain(one)
    print(json.dumps(counts) if options.json else _as_text(counts))
    return SOME_LINES_WERE_BAD if counts[REFUSED] else 0


@contextmanager
def _file(name: str, mode: str) -> Iterator[IO[bytes]]:
    if name == "-":
        yield sys.stdin.buffer if mode == "rb" else sys.stdout.buffer
        return
    try:
        with open(name, mode) as file:
            yield file
    except OSError as error:
        problem = FieldProblem("FILE", error.strerror or str(error))
        raise InvalidRequest(f"{name} cannot be read or written", problem) from error


def _explain(one: TakenIn) -> None:
    for problem in one.problems:
        print(f"kumbuka: line {one.line}: {problem.field} {problem.message}", file=sys.stderr)


def _as_text(counts: Counter[str]) -> str:
    shown = ", ".join(f"{count} {outcome}" for outcome, count in sorted(counts.items()))
    return f"read {counts.total()} lines" + (f": {shown}" if shown else "")
