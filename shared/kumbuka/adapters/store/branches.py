"""A recall on a database of which a part is damaged: what its other parts know.

All branches are asked in one round trip, which fails as a whole where one statement cannot be run.
Only then is each asked alone, and what was missing is told beside what was found.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace

from kumbuka.adapters.store import recall
from kumbuka.errors import StoreDamaged
from kumbuka.ports import Database, Found, RecallQuery, Result, Statement

PASSAGES = ("keyword", "keyword", "vector")
PARTS = ("blocks", "profile", "keyword", "keyword", "vector", "recent", "dates", *PASSAGES)
"""What each of `recall.statements` reads: the frequencies are the text index's too."""

Answers = Sequence[Result | StoreDamaged]


async def search(database: Database, query: RecallQuery) -> Found:
    """Raises StoreUnavailable where the database does not answer, or cannot read any memory."""
    try:
        return recall.found(await database.read(recall.statements(query)))
    except StoreDamaged:
        return await _by_branch(database, query)


async def _by_branch(database: Database, query: RecallQuery) -> Found:
    answers = await _asked(database, query)
    failed = _failures(answers)
    if "vector" in failed:
        # One vector that cannot be read also fails the keywords that are compared with it.
        query = replace(query, embedding=None)
        answers = await _asked(database, query)
        failed = {"vector": failed["vector"], **_failures(answers)}
    if "keyword" in failed and query.embedding is None:
        query = replace(query, recent=query.recent or query.limit)
        answers = await _asked(database, query)
    newest = answers[PARTS.index("recent")]
    if isinstance(newest, StoreDamaged):
        raise newest
    results = [answer if isinstance(answer, Result) else Result([]) for answer in answers]
    return replace(recall.found(results), failed=failed)


async def _asked(database: Database, query: RecallQuery) -> Answers:
    return await asyncio.gather(*(_alone(database, asked) for asked in recall.statements(query)))


async def _alone(database: Database, statement: Statement) -> Result | StoreDamaged:
    try:
        return (await database.read([statement]))[0]
    except StoreDamaged as error:
        return error


def _failures(answers: Answers) -> dict[str, str]:
    """Part → why it could not be read."""
    return {
        part: str(answer)
        for part, answer in zip(PARTS, answers, strict=False)
        if isinstance(answer, StoreDamaged)
    }
