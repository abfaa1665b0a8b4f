"""Keep summaries true to what they were made of: what ends or goes must not live on in one."""

from __future__ import annotations

import uuid
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from kumbuka.memory.model import SUMMARY_KEY, Memory, Millis, Place
from kumbuka.memory.restoring import ended_by, standing
from kumbuka.memory.summaries import is_summary, rebuilt, without_link

if TYPE_CHECKING:
    from kumbuka.ports import MemoryWriter

Chain = tuple[Place, str]


@dataclass(frozen=True, slots=True)
class Deletion:
    chains: Sequence[Chain]
    """What is deleted: of a summary what it was made of too."""
    outdated: Sequence[Chain] = ()
    """Summaries that hold its words, and are never to be restored."""
    anew: Sequence[Memory] = ()
    """Summaries of what stood in those beside it, to be stored."""


async def sources_of(writer: MemoryWriter, summary: Memory) -> list[Memory]:
    """What stands in a summary, oldest first."""
    found = await writer.sources_of(summary.place.owner_id, [summary.key])
    return [row for row in found if row.place == summary.place]


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
        again = [row for row in rows if row.archived_at is None]
        await writer.update_many([without_link(row) for row in again])


async def deletion_of(writer: MemoryWriter, owner_id: str, chains: Sequence[Chain]) -> Deletion:
    """What has to happen where these chains are deleted."""
    going = list(dict.fromkeys(chains))
    if not await writer.has_archived(owner_id):
        return Deletion(going)
    linked = await writer.summarised_in(going)
    summaries = {(row.place, row.key) for row in linked if is_summary(row)}
    going = [*going, *await _made_for(writer, owner_id, summaries)]
    going = list(dict.fromkeys(going))
    links = [
        (row.place, str(row.metadata[SUMMARY_KEY])) for row in linked if SUMMARY_KEY in row.metadata
    ]
    wanted = set(going)
    outdated = list(dict.fromkeys(chain for chain in links if chain not in wanted))
    return Deletion(going, outdated, await _anew(writer, owner_id, outdated, wanted))


async def _made_for(writer: MemoryWriter, owner_id: str, summaries: set[Chain]) -> list[Chain]:
    """Chains of what stands in the summaries, but for those that were said again since."""
    if not summaries:
        return []
    sources = await _sources(writer, owner_id, list(summaries))
    chains = [(row.place, row.key) for row in sources]
    current = [row for row in await writer.rows_of(chains) if standing([row])]
    said = {(row.place, row.key) for row in current}
    return [chain for chain in chains if chain not in said]


async def _anew(
    writer: MemoryWriter, owner_id: str, outdated: Sequence[Chain], going: set[Chain]
) -> list[Memory]:
    """Of each summary that goes the one that takes its place, without what is deleted."""
    if not outdated:
        return []
    held = [row for row in await writer.rows_of(outdated) if standing([row]) and is_summary(row)]
    sources = await _sources(writer, owner_id, outdated)
    left: dict[Chain, list[Memory]] = {}
    for row in sources:
        if (row.place, row.key) not in going:
            left.setdefault((row.place, row.metadata[SUMMARY_KEY]), []).append(row)
    return [
        rebuilt(summary, left[summary.place, summary.key], new_id, summary.valid_from)
        for summary in held
        if (summary.place, summary.key) in left
    ]


async def _sources(writer: MemoryWriter, owner_id: str, summaries: Sequence[Chain]) -> list[Memory]:
    found = await writer.sources_of(owner_id, [key for _, key in summaries])
    wanted = set(summaries)
    return [row for row in found if (row.place, row.metadata[SUMMARY_KEY]) in wanted]


async def _without(writer: MemoryWriter, chain: Chain, ids: set[str], at: Millis) -> None:
    held = standing(await writer.chain(*chain))
    if held is None or not is_summary(held):
        return
    at = max(held.valid_from, at)
    sources = [row for row in await sources_of(writer, held) if row.memory_id not in ids]
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
