"""`kumbuka memories` and `kumbuka search`: they see the whole owner."""

from __future__ import annotations

import argparse
from dataclasses import replace
from typing import TYPE_CHECKING

from kumbuka.cli import portability
from kumbuka.cli.opened import database_option, filled, json_option, opened, print_rows
from kumbuka.memory.model import Memory
from kumbuka.memory.scopes import Corpus, Scope
from kumbuka.memory.settings import settings_from
from kumbuka.memory.shown import memory_json
from kumbuka.ports import MemoryFilter, Services
from kumbuka.usecases.question import Question
from kumbuka.usecases.recall import search

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

PAGE = 200


def add(commands: Commands) -> None:
    memories = commands.add_parser("memories", help="look at what is remembered, or move it")
    verbs = memories.add_subparsers(required=True, metavar="VERB")
    listing = verbs.add_parser("list", help="current memories of an owner, newest first")
    listing.add_argument(
        "--corpus",
        choices=[str(corpus) for corpus in Corpus],
        default=str(Corpus.FACTS),
        help="what was learned, what was said, or both (default: facts)",
    )
    listing.set_defaults(run=_list)
    portability.add(verbs)

    searching = commands.add_parser("search", help="search the memories of an owner")
    searching.add_argument("query", metavar="QUERY")
    searching.add_argument("--limit", type=_limit, default=20)
    searching.set_defaults(run=_search)

    for verb in (listing, searching):
        verb.add_argument("--owner", type=filled, required=True)
        database_option(verb)
        json_option(verb)


def _limit(text: str) -> int:
    limit = int(text)
    if not 1 <= limit <= 100:
        raise argparse.ArgumentTypeError("must be from 1 to 100")
    return limit


async def _list(options: argparse.Namespace) -> None:
    async with opened(options) as kumbuka:
        corpus = Corpus(options.corpus)
        memories = await _all(kumbuka.services, Scope.whole_owner(options.owner), corpus)
    columns = ("id", "userId", "type", "key", "content")
    print_rows(map(memory_json, memories), as_json=options.json, columns=columns)


async def _all(services: Services, scope: Scope, corpus: Corpus) -> list[Memory]:
    found: list[Memory] = []
    cursor, now, wanted = None, services.clock(), MemoryFilter(corpus=corpus)
    while True:
        page = await services.memories.page(
            scope, wanted, any_user=True, limit=PAGE, offset=0, cursor=cursor, now=now
        )
        found += page.memories
        cursor = page.next_cursor
        if cursor is None:
            return found


async def _search(options: argparse.Namespace) -> None:
    async with opened(options) as kumbuka:
        services = kumbuka.services
        settings = settings_from(*await services.settings.layers(options.owner))
        question = Question(
            Scope.whole_owner(options.owner),
            options.query,
            services.clock(),
            replace(settings, min_score=0.0),
        )
        recalled = await search(services, question, options.limit)
    rows = [
        {
            **memory_json(hit.memory),
            "score": round(hit.score, 6),
            "tier": hit.tier,
            "vecScore": hit.vec_score,
            "ftsScore": hit.fts_score,
            "tokens": hit.tokens,
        }
        for hit in recalled.hits
    ]
    print_rows(rows, as_json=options.json, columns=("score", "tier", "id", "content"))
