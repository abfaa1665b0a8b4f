"""A recall on a database of which a part is damaged: what its other parts know.

All branches are asked in one round trip, which fails as a whole where one statement cannot be run.
Only then is each asked alone, and what was missing is told beside what was found.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from kumbuka.adapters.store import recall
from kumbuka.errors import StoreDamaged
from kumbuka.ports import Nearest, Result

if TYPE_CHECKING:
    from kumbuka.ports import Database, Found, RecallQuery, Statement

Answers = Sequence[tuple[str, Result | StoreDamaged]]
"""Of each statement the part that it reads, and what came of it."""


async def search(database: Database, query: RecallQuery) -> Found:
    """Raises StoreUnavailable where the database does not answer, or cannot read any memory."""
    try:
        return recall.found(await database.read(recall.statements(query)))
    except StoreDamaged:
        return await _by_branch(database, query)


async def _by_branch(database: Database, query: RecallQuery) -> Found:
    failed: dict[str, str] = {}
    answers = await _asked(database, query)
    # First the vectors: one that cannot be read also fails the keywords that are compared with it.
    for part in ("vector", "keyword"):
        if part in (failures := _failures(answers)):
            failed[part] = failures[part]
            query = _without(query, part)
            answers = await _asked(database, query)
    failed = _failures(answers) | failed
    if "memories" in failed and query.embedding is None and not query.match:
        raise StoreDamaged(failed["memories"])
    results = [answer if isinstance(answer, Result) else Result([]) for _, answer in answers]
    return replace(recall.found(results), failed=failed)


def _without(query: RecallQuery, part: str) -> RecallQuery:
    """With neither words nor a vector to search for, the newest rows are wanted."""
    if part == "vector":
        return replace(query, embedding=None)
    newest = query.limit if query.embedding is None else 0
    return replace(query, match="", count_terms=(), recent=query.recent or newest)


async def _asked(database: Database, query: RecallQuery) -> Answers:
    statements = recall.statements(query)
    answers = await asyncio.gather(*(_alone(database, statement) for statement in statements))
    return list(zip(map(_part, statements), answers, strict=True))


async def _alone(database: Database, statement: Statement) -> Result | StoreDamaged:
    try:
        return (await database.read([statement]))[0]
    except StoreDamaged as error:
        return error


def _part(statement: Statement) -> str:
    if isinstance(statement, Nearest):
        return "vector"
    if "memories_fts" in statement.sql:
        return "keyword"
    return "blocks" if "injected_blocks" in statement.sql else "memories"


def _failures(answers: Answers) -> dict[str, str]:
    """Part → why it could not be read."""
    return {part: str(answer) for part, answer in answers if isinstance(answer, StoreDamaged)}
