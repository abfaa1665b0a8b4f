"""Bring a past row back: what it said holds again from now on, and its past stays told as it was.

The row keeps its id, so that whoever knows it finds what holds; its past interval becomes a row of
its own. Nothing is overwritten, so what was current at any earlier time can still be read.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from kumbuka.memory.model import Memory, Millis, Outcome
from kumbuka.memory.summaries import without_link
from kumbuka.memory.truth import NewId, Plan


def standing(rows: Sequence[Memory]) -> Memory | None:
    """The row that holds its chain's place, if one does; it may have expired."""
    return next(
        (row for row in rows if row.superseded_at is None and row.archived_at is None), None
    )


def after_all(rows: Sequence[Memory], now: Millis) -> Millis:
    """Now, or what follows every time that rows tell of: another machine's clock may be ahead."""
    told = (max(row.last_confirmed_at, row.superseded_at or 0) + 1 for row in rows)
    return max([now, *told])


def restored(chain: Sequence[Memory], wanted: Memory, at: Millis, new_id: NewId) -> Plan:
    """`wanted`, of this chain or to be put into it, is current from `at` on, and what was current
    until then ends. Nothing changes where it is current already."""
    if wanted.is_current(at) and wanted in chain:
        return Plan(Outcome.CONFIRMED, wanted)
    held = _holding(chain)
    before = _before(wanted, at, new_id())
    again = _again(wanted, at)
    led = [
        replace(row, superseded_by=before.memory_id)
        for row in chain
        if row.superseded_by == wanted.memory_id
    ]
    if held is not None and held.memory_id != wanted.memory_id:
        return Plan(Outcome.SUPERSEDED, again, [ended_by(held, again), *led, again], [before])
    return Plan(Outcome.CREATED, again, [*led, again], [before])


def undeleted(
    chain: Sequence[Memory],
    deleted: Sequence[Memory],
    wanted: Memory,
    deleted_at: Millis,
    at: Millis,
    new_id: NewId,
) -> Plan:
    """Rows that were deleted are put back as past ones that held until then; of them the one that
    was current then is again, else `wanted`. `chain` is what was stored since."""
    past = [cut(row, deleted_at) for row in deleted]
    named = standing(deleted) or wanted
    chosen = next(row for row in past if row.memory_id == named.memory_id)
    plan = restored([*chain, *past], chosen, at, new_id)
    ids = {row.memory_id for row in past}
    # Its summary was made anew without it when it was deleted.
    updated = {row.memory_id: without_link(row) for row in plan.updates if row.memory_id in ids}
    inserts = [updated.get(row.memory_id, row) for row in past]
    updates = [row for row in plan.updates if row.memory_id not in ids]
    return Plan(plan.outcome, plan.memory, updates, [*inserts, *plan.inserts])


def ended_by(held: Memory, successor: Memory) -> Memory:
    """The row as a past one, from when its successor holds."""
    at = max(held.valid_from, successor.valid_from)
    return replace(
        held,
        superseded_at=at,
        superseded_by=successor.memory_id,
        updated_at=max(held.updated_at, at),
    )


def _holding(rows: Sequence[Memory]) -> Memory | None:
    """What has not ended: it is current, or archived and stands in a summary."""
    return next((row for row in rows if row.superseded_at is None), None)


def cut(row: Memory, at: Millis) -> Memory:
    """The row as one that held until a time at most."""
    if row.superseded_at is not None:
        return row
    return replace(row, superseded_at=max(row.valid_from, at))


def _before(row: Memory, at: Millis, memory_id: str) -> Memory:
    """What is past of it, under another id."""
    if row.superseded_at is not None:
        return replace(row, memory_id=memory_id)
    return replace(row, memory_id=memory_id, superseded_at=at, superseded_by=row.memory_id)


def _again(row: Memory, at: Millis) -> Memory:
    is_over = row.expires_at is not None and row.expires_at <= at
    return replace(
        row,
        valid_from=at,
        last_confirmed_at=at,
        updated_at=at,
        said_at=(),
        expires_at=None if is_over else row.expires_at,
        superseded_at=None,
        superseded_by=None,
        archived_at=None,
    )
