"""What a statement does to a chain: confirm, supersede, become history, or nothing.

Rows of a chain hold over intervals `[valid_from, superseded_at)` that never overlap; what was
archived holds on, as a part of its summary. A statement
is placed by the time it was said, not by the time it arrived, so any order of delivery ends in the
same intervals.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from kumbuka.memory.contrast import REPLACES, replacing_times
from kumbuka.memory.model import MAX_TIMES, Memory, Millis, Outcome, normalised

NewId = Callable[[], str]


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be written, updates first: they free the place that an insert takes."""

    outcome: Outcome
    memory: Memory | None
    """The row that now holds the statement; None where it was dropped."""
    updates: Sequence[Memory] = ()
    inserts: Sequence[Memory] = ()


def place_statement(
    chain: Sequence[Memory],
    said: Memory,
    new_id: NewId,
    *,
    forgotten_at: Millis | None = None,
    retracted_at: Millis | None = None,
) -> Plan:
    """`chain` is every row of the key, oldest first; `said` a new row, current from `valid_from`.

    `forgotten_at` is when the key was last deleted, `retracted_at` the first retraction after the
    statement.
    """
    at = said.valid_from
    if forgotten_at is not None and forgotten_at >= at:
        return Plan(Outcome.DROPPED, None)
    held = _holding(chain, at)
    if held is not None:
        return _onto(chain, held, said, new_id, retracted_at)
    return _into_gap(_following(chain, at), said, retracted_at)


def retract(
    rows: Sequence[Memory], at: Millis, new_id: NewId, successor: str | None = None
) -> Plan:
    """End at this time the rows that held then; what was said again afterwards holds from there.

    `successor` is the memory that took their place, if one did.
    """
    updates: list[Memory] = []
    inserts: list[Memory] = []
    for row in rows:
        if not row.valid_from <= at < _end(row):
            continue
        if row.times[-1] <= at:
            updates.append(_ended(row, at, successor))
            continue
        before, after = _parted(row, at, new_id)
        updates.append(after)
        inserts.append(_ended(before, at, successor))
    return Plan(Outcome.HISTORY, None, updates, inserts)


def same_statement(left: Memory, right: Memory) -> bool:
    return normalised(left.content) == normalised(right.content) and (
        left.metadata.get("polarity") == right.metadata.get("polarity")
        or "polarity" not in left.metadata
        or "polarity" not in right.metadata
    )


def _end(row: Memory) -> float:
    return float("inf") if row.superseded_at is None else row.superseded_at


def _holding(rows: Sequence[Memory], at: Millis) -> Memory | None:
    """The row in whose interval the time lies; of two that start at once, the later."""
    return next((row for row in reversed(rows) if row.valid_from <= at < _end(row)), None)


def _following(rows: Sequence[Memory], at: Millis) -> Memory | None:
    return next((row for row in rows if row.valid_from > at), None)


def _ended(row: Memory, at: Millis, successor: str | None) -> Memory:
    return replace(
        row, superseded_at=at, superseded_by=successor, updated_at=max(row.updated_at, at)
    )


def _onto(
    live: Sequence[Memory], held: Memory, said: Memory, new_id: NewId, retracted_at: Millis | None
) -> Plan:
    at = said.valid_from
    expired = held.expires_at is not None and held.expires_at <= at
    if same_statement(held, said) and not expired:
        confirmed = _confirmed(held, said)
        if held.archived_at is not None and held.archived_at <= at:
            return _out_of_archive(live, held, confirmed, at, new_id)
        return Plan(Outcome.CONFIRMED, confirmed, updates=[confirmed])
    if held.times[-1] > at and not expired:
        return _between(live, held, said, new_id, retracted_at)
    # What a user set on a memory stays with it.
    said = replace(said, pinned=said.pinned or held.pinned, shared=said.shared or held.shared)
    # Not until the held row's end: what ended that one need not end this one.
    plan = _into_gap(_following(live, at), said, retracted_at)
    successor = plan.memory.memory_id if plan.memory else None
    outcome = Outcome.SUPERSEDED if plan.outcome is Outcome.CREATED else plan.outcome
    return replace(plan, outcome=outcome, updates=[_ended(held, at, successor), *plan.updates])


def _out_of_archive(
    live: Sequence[Memory], held: Memory, confirmed: Memory, at: Millis, new_id: NewId
) -> Plan:
    """What is said again after it was archived is current again, from then on."""
    before = replace(
        held, memory_id=new_id(), superseded_at=at, superseded_by=held.memory_id, updated_at=at
    )
    again = replace(confirmed, valid_from=at, archived_at=None, said_at=())
    led = [
        replace(row, superseded_by=before.memory_id)
        for row in live
        if row.superseded_by == held.memory_id
    ]
    return Plan(Outcome.CONFIRMED, again, updates=[*led, again], inserts=[before])


def _between(
    live: Sequence[Memory], held: Memory, said: Memory, new_id: NewId, retracted_at: Millis | None
) -> Plan:
    """The row was said before and again after: the statement held in between."""
    before, after = _parted(held, said.valid_from, new_id)
    before = _ended(before, said.valid_from, said.memory_id)
    plan = _into_gap(after, said, retracted_at)
    led = [
        replace(row, superseded_by=before.memory_id)
        for row in live
        if row.superseded_by == held.memory_id
    ]
    return replace(plan, updates=[after, *led], inserts=[before, *plan.inserts])


def _parted(row: Memory, at: Millis, new_id: NewId) -> tuple[Memory, Memory]:
    """The row as it was said up to a time, and after it. The later part stays the row it was:
    whoever knows its id, and its vector, find what holds now."""
    until = tuple(time for time in row.times if time <= at)
    again = tuple(time for time in row.times if time > at)
    before = replace(row, memory_id=new_id(), **_saying(until, len(until)))
    return before, replace(row, **_saying(again, row.times_confirmed - len(until)))


def _saying(times: tuple[Millis, ...], confirmed: int) -> dict[str, Any]:
    return {
        "valid_from": times[0],
        "last_confirmed_at": times[-1],
        "times_confirmed": max(confirmed, 1),
        "said_at": times if len(times) > 1 else (),
    }


def _into_gap(following: Memory | None, said: Memory, retracted_at: Millis | None) -> Plan:
    until = float("inf") if retracted_at is None else retracted_at
    if following is not None and following.valid_from <= until:
        if same_statement(following, said):
            earlier = _earlier(following, said)
            return Plan(Outcome.CONFIRMED, earlier, updates=[earlier])
        past = replace(said, superseded_at=following.valid_from, superseded_by=following.memory_id)
        return Plan(Outcome.HISTORY, past, inserts=[past])
    if retracted_at is not None:
        past = replace(said, superseded_at=retracted_at)
        return Plan(Outcome.HISTORY, past, inserts=[past])
    return Plan(Outcome.CREATED, said, inserts=[said])


def _earlier(following: Memory, said: Memory) -> Memory:
    """The row also held from the time of a statement that arrived after it."""
    return replace(_confirmed(following, said), valid_from=said.valid_from)


def _replacing(held: Memory, said: Memory) -> dict[str, list[Millis]]:
    times = sorted({*replacing_times(held), *replacing_times(said)})
    return {REPLACES: times[-MAX_TIMES:]} if times else {}


def _confirmed(held: Memory, said: Memory) -> Memory:
    times = tuple(sorted({*held.times, *said.times}))
    if len(times) > MAX_TIMES:
        times = (times[0], *times[-MAX_TIMES + 1 :])
    # What arrives late says nothing of how long the newest statement holds.
    is_newest = said.last_confirmed_at >= held.last_confirmed_at
    return replace(
        held,
        metadata={**held.metadata, **said.metadata, **_replacing(held, said)},
        times_confirmed=held.times_confirmed + 1,
        last_confirmed_at=max(held.last_confirmed_at, said.last_confirmed_at),
        updated_at=max(held.updated_at, said.updated_at),
        expires_at=said.expires_at
        if is_newest and said.expires_at is not None
        else held.expires_at,
        pinned=held.pinned or said.pinned,
        said_at=times if len(times) > 1 else (),
    )
