"""What an imported row does to the chain it belongs to.

A row that holds while none of the chain does is put beside them as it is, so that a chain that is
imported whole is the chain that was exported. Where intervals meet, two histories are merged: the
row is placed as a statement of its time.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import uuid
from collections.abc import Sequence
from dataclasses import replace

from kumbuka.memory.model import MAX_TIMES, Memory, Millis, Outcome
from kumbuka.memory.transcripts import memory_id as passage_id
from kumbuka.memory.truth import NewId, Plan, place_statement, same_statement


def moved(row: Memory, owner_id: str) -> Memory:
    """The row as one of this owner; a passage's id is made from its place, and follows it."""
    place = replace(row.place, owner_id=owner_id)
    is_named = row.thread is not None and row.memory_id == passage_id(row.place, row.key)
    named = passage_id(place, row.key) if is_named else row.memory_id
    return replace(row, place=place, memory_id=named)


def id_instead(server_secret: str, owner_id: str, memory_id: str) -> str:
    """The id of an owner's row whose own is another owner's: the same each time, and not to be
    foretold by whoever does not know the secret."""
    message = json.dumps(["import", owner_id, memory_id]).encode()
    digest = hmac.new(server_secret.encode(), message, hashlib.sha256).digest()
    return str(uuid.UUID(bytes=digest[:16], version=4))


def taken_in(
    chain: Sequence[Memory], row: Memory, new_id: NewId, retracted_at: Millis | None = None
) -> Plan:
    """`chain` is every row of the key, oldest first; `row` is none of them by its id.

    `retracted_at` is the first retraction after the row was last said. Doing it twice changes
    nothing more.
    """
    met = chain if row.thread is not None else [held for held in chain if _meet(row, held)]
    known = next((held for held in met if row.thread is not None or _covers(held, row)), None)
    if known is not None:
        return Plan(Outcome.CONFIRMED, known)
    if retracted_at is not None and row.superseded_at is None:
        row = replace(row, superseded_at=max(row.valid_from, retracted_at), superseded_by=None)
    if not any(_meet(row, held) for held in chain):
        return Plan(Outcome.CREATED, row, inserts=[row])
    said = replace(row, superseded_at=None, superseded_by=None, archived_at=None)
    told = [_told_within(held) for held in chain]
    plan = place_statement(told, _told_within(said), new_id, retracted_at=row.superseded_at)
    return _still_archived(plan, row)


def _still_archived(plan: Plan, row: Memory) -> Plan:
    """What stands in a summary does not hold beside it because it was moved."""
    inserts = [
        replace(made, archived_at=row.archived_at) if made.memory_id == row.memory_id else made
        for made in plan.inserts
    ]
    is_in = plan.memory is not None and plan.memory.memory_id == row.memory_id
    memory = (
        replace(plan.memory, archived_at=row.archived_at) if plan.memory and is_in else plan.memory
    )
    return replace(plan, memory=memory, inserts=inserts)


def _covers(held: Memory, row: Memory) -> bool:
    """Whether the held row tells of each time at which both said it, the row's first included."""
    begins_there = held.valid_from <= row.valid_from < _end(held)
    if not begins_there or not same_statement(held, row):
        return False
    times = {at for at in row.times if row.valid_from <= at < _end(held)}
    is_full = len(held.times) == MAX_TIMES and max(times, default=0) <= held.times[-1]
    return is_full or times <= set(held.times)


def _told_within(row: Memory) -> Memory:
    """The row without times at which it did not hold: one that expired may have been said since."""
    times = (row.valid_from, *(at for at in row.said_at if row.valid_from < at < _end(row)))
    return row if times == row.times else replace(row, said_at=times if len(times) > 1 else ())


def _meet(left: Memory, right: Memory) -> bool:
    """Whether both hold at some time."""
    return max(left.valid_from, right.valid_from) < min(_end(left), _end(right))


def _end(row: Memory) -> float:
    return float("inf") if row.superseded_at is None else row.superseded_at
