"""`kumbuka transcripts`: bring in what was said elsewhere, and delete what was said."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from functools import partial
from typing import IO, TYPE_CHECKING

from kumbuka.cli.opened import database_option, filled, json_option, opened
from kumbuka.errors import FieldProblem, InvalidRequest
from kumbuka.memory.json_values import BadLine
from kumbuka.memory.keys import check_id
from kumbuka.memory.message_logs import Logged, read_log
from kumbuka.memory.model import Place
from kumbuka.memory.scopes import Corpus, Reach, Scope
from kumbuka.ports import MemoryFilter
from kumbuka.usecases.forget import forget_matching
from kumbuka.usecases.transcripts import Imported, import_messages

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

CHUNK_BYTES = 256 * 1024
SOME_LINES_WERE_BAD = 1


def add(commands: Commands) -> None:
    transcripts = commands.add_parser("transcripts", help="bring in or delete what was said")
    verbs = transcripts.add_subparsers(required=True, metavar="VERB")
    importing = verbs.add_parser(
        "import", help="store the messages of a log: JSON Lines or JSON, in the OpenAI shape"
    )
    importing.add_argument("file", metavar="FILE", help="a path, or - for standard input")
    importing.set_defaults(run=_import)
    deleting = verbs.add_parser("delete", help="delete passages for good; facts stay")
    deleting.add_argument("--yes", action="store_true", help="needed: nothing brings them back")
    deleting.set_defaults(run=_delete)
    for verb, whose in ((importing, "hold for every message"), (deleting, "only theirs")):
        verb.add_argument("--owner", type=filled, required=True)
        verb.add_argument("--user", type=filled, help=f"and --session: {whose}")
        verb.add_argument("--session", type=filled)
        database_option(verb)
        json_option(verb)


async def _import(options: argparse.Namespace) -> int:
    place = _place(options)
    with _opened_file(options.file) as file:
        chunks = iter(partial(file.read, CHUNK_BYTES), b"")
        async with opened(options) as kumbuka:
            messages = _reported(read_log(chunks))
            imported = await import_messages(kumbuka.services, place, messages)
    print(json.dumps(_as_json(imported)) if options.json else _as_text(imported))
    return SOME_LINES_WERE_BAD if imported.bad_lines else 0


def _place(options: argparse.Namespace) -> Place:
    owner_id = check_id(options.owner, "owner")
    if owner_id is None:
        raise InvalidRequest("the owner is empty", FieldProblem("owner", "must not be empty"))
    return Place(owner_id, check_id(options.user, "user"), check_id(options.session, "session"))


@contextmanager
def _opened_file(name: str) -> Iterator[IO[bytes]]:
    if name == "-":
        yield sys.stdin.buffer
        return
    with ExitStack() as stack:
        try:
            file = stack.enter_context(open(name, "rb"))
        except OSError as error:
            problem = FieldProblem("FILE", error.strerror or str(error))
            raise InvalidRequest(f"{name} cannot be read", problem) from error
        yield file


def _reported(messages: Iterable[Logged]) -> Iterator[Logged]:
    """The same, with each bad line said as it is met."""
    for message in messages:
        if isinstance(message, BadLine):
            print(f"kumbuka: line {message.line}: {message.reason}", file=sys.stderr)
        yield message


def _as_json(imported: Imported) -> dict[str, object]:
    return {
        "messages": imported.messages,
        "passages": imported.passages,
        "known": imported.known,
        "leftOut": imported.left_out,
        "refused": imported.refused,
        "badLines": imported.bad_lines,
        "skipped": [{"line": bad.line, "reason": bad.reason} for bad in imported.skipped],
    }


def _as_text(imported: Imported) -> str:
    lines = [
        f"read {imported.messages} messages, stored {imported.passages} passages,"
        f" {imported.known} were known"
    ]
    lines += _listed("left out", imported.left_out)
    lines += _listed("taken out of messages", imported.refused)
    if imported.bad_lines:
        lines.append(f"skipped: {imported.bad_lines} bad lines")
    return "\n".join(lines)


def _listed(title: str, counts: Mapping[str, int]) -> list[str]:
    shown = ", ".join(f"{count} {reason}" for reason, count in sorted(counts.items()))
    return [f"{title}: {shown}"] if shown else []


async def _delete(options: argparse.Namespace) -> None:
    place = _place(options)
    if not options.yes:
        problem = FieldProblem("--yes", "must be given")
        raise InvalidRequest("what is deleted cannot be brought back", problem)
    reach = Reach.OWNER if place.user_id is None else Reach.USER
    scope = Scope(place.owner_id, place.user_id, place.session_id, reach)
    wanted = MemoryFilter(include_superseded=True, corpus=Corpus.TRANSCRIPTS)
    async with opened(options) as kumbuka:
        deleted = await forget_matching(kumbuka.services, scope, wanted)
    print(json.dumps({"deleted": deleted}) if options.json else f"deleted {deleted} passages")
