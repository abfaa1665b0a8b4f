"""Keep summaries true to what they were made of: what ends or goes must not live on in one."""

from __future__ import annotations

import uuid
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from kumbuka.memory.model import Memory, Millis, Place
from kumbuka.memory.restoring import ended_by, standing
from kumbuka.memory.summaries import SUMMARY_KEY, is_summary, rebuilt
from kumbuka.ports import MemoryWriter

Chain = tuple[Place, str]


async def leave_summaries(writer: MemoryWriter, changed: Iterable[Memory]) -> None:
    """Make the summaries anew of what changed rows are not archived for any more: they were
    restored, said again, or ended."""
    left: dict[Chain, list[Memory]] = {}
    for row in changed:
        key = row.metadata.get(SUMMARY_KEY)
        if key and (row.archived_at is None or row.superseded_at is not None):
            left.setdefault((row.place, key), []).append(row)
    for chain, rows in left.items():
        at = max(row.valid_from if row.archived_at is None else _end(row) for row in rows)
        await _without(writer, chain, {row.memory_id for row in rows}, at)
        for row in rows:
            if row.archived_at is None:
                await writer.update(replace(row, metadata=without_link(row.metadata)))


@dataclass(frozen=True, slots=True)
class Deletion:
    chains: Sequence[Chain]
    """What is deleted: of a summary what it was made of too."""
    outdated: Sequence[Chain] = ()
    """Summaries that hold its words, and are never to be restored."""
    anew: Sequence[Memory] = ()
    """Summaries of what stood in those beside it, to be stored."""


async def deletion_of(writer: MemoryWriter, owner_id: str, chains: Sequence[Chain]) -> Deletion:
    """What has to happen where these chains are deleted."""
    going = list(dict.fromkeys(chains))
    if not await writer.has_archived(owner_id):
        return Deletion(going)
    linked = await writer.summarised_in(going)
    for row in [row for row in linked if is_summary(row)]:
        going += [
            (source.place, source.key)
            for source in await writer.sources_of(row.place, row.key)
            if standing(await writer.chain(source.place, source.key)) is None
        ]
    going = list(dict.fromkeys(going))
    wanted = set(going)
    outdated, anew = list[Chain](), list[Memory]()
    for place, key in dict.fromkeys(
        (row.place, str(row.metadata[SUMMARY_KEY])) for row in linked if SUMMARY_KEY in row.metadata
    ):
        if (place, key) in wanted:
            continue
        outdated.append((place, key))
        held = standing(await writer.chain(place, key))
        sources = [
            source
            for source in await writer.sources_of(place, key)
            if (source.place, source.key) not in wanted
        ]
        if held is not None and is_summary(held) and sources:
            anew.append(rebuilt(held, sources, new_id, held.valid_from))
    return Deletion(going, outdated, anew)


def without_link(metadata: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in metadata.items() if name != SUMMARY_KEY}


async def _without(writer: MemoryWriter, chain: Chain, ids: set[str], at: Millis) -> None:
    held = standing(await writer.chain(*chain))
    if held is None or not is_summary(held):
        return
    at = max(held.valid_from, at)
    sources = [row for row in await writer.sources_of(*chain) if row.memory_id not in ids]
    if not sources:
        await writer.update(replace(held, superseded_at=at, updated_at=at))
        return
    new = rebuilt(held, sources, new_id, at)
    await writer.update(ended_by(held, new))
    await writer.insert(new, None, "")


def _end(row: Memory) -> Millis:
    return row.valid_from if row.superseded_at is None else row.superseded_at


def new_id() -> str:
    return str(uuid.uuid4())
