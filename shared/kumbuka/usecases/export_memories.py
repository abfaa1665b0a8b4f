"""Write out what is remembered: facts, their history and transcripts, as JSON Lines."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass

from kumbuka.memory.export_lines import line_of
from kumbuka.memory.scopes import Corpus, Scope
from kumbuka.ports import Services

MAX_BYTES = 4_000_000
ROWS_AT_ONCE = 500


@dataclass(frozen=True, slots=True)
class Exported:
    lines: bytes
    """UTF-8, a row a line."""
    next_cursor: str | None
    """None where nothing was left."""


async def export_page(
    services: Services,
    scope: Scope,
    corpus: Corpus = Corpus.ALL,
    *,
    cursor: str | None = None,
    max_bytes: int = MAX_BYTES,
) -> Exported:
    """Rows of the whole owner, or of exactly the scope's user, in the order in which they were
    created; as many as fit, and at least one.

    Each row comes once while others are written. Raises InvalidRequest for a cursor that is not one
    of ours, StoreUnavailable.
    """
    lines: list[bytes] = []
    length = 0
    while True:
        rows = await services.memories.written(scope, corpus, after=cursor, limit=ROWS_AT_ONCE)
        for memory, behind in rows:
            line = line_of(memory)
            if lines and length + len(line) > max_bytes:
                return Exported(b"".join(lines), cursor)
            lines.append(line)
            length += len(line)
            cursor = behind
        if len(rows) < ROWS_AT_ONCE:
            return Exported(b"".join(lines), None)


async def exported(
    services: Services, scope: Scope, corpus: Corpus = Corpus.ALL
) -> AsyncIterator[bytes]:
    """Page after page, to the end."""
    cursor = None
    while True:
        page = await export_page(services, scope, corpus, cursor=cursor)
        if page.lines:
            yield page.lines
        cursor = page.next_cursor
        if cursor is None:
            return
