"""What the statements of one recall find, and what they count."""

from __future__ import annotations

import pytest
from kumbuka.memory.model import Place
from kumbuka.memory.scopes import Scope
from kumbuka.ports import Injection

from tests.fakes.stored import stored


async def test_other_owners_change_neither_what_is_found_nor_what_is_counted(
    storage: str,
) -> None:
    async with stored(storage) as store:
        await store.keep(Place("ana"), "The boat is blue.", "The boat is fast.", "I play violin.")
        alone = await store.found(Scope("ana"), "my blue boat")
        await store.keep(Place("ben"), *(f"The blue boat number {n}." for n in range(30)))
        among_others = await store.found(Scope("ana"), "my blue boat")
    assert [c.memory for c in among_others.candidates] == [c.memory for c in alone.candidates]
    assert alone.statistics.document_frequency == (1, 2)
    assert among_others.statistics.document_frequency == (1, 2)


@pytest.mark.parametrize("others", [(), ("ben",)])
async def test_an_owner_without_memories_is_given_none(
    storage: str, others: tuple[str, ...]
) -> None:
    async with stored(storage) as store:
        for owner_id in others:
            await store.keep(Place(owner_id), "The boat is blue.")
        found = await store.found(Scope("ana"), "my blue boat")
    assert not found.candidates
    assert not any(found.statistics.document_frequency)


async def test_a_use_is_counted_with_the_memories_of_the_new_block_alone(storage: str) -> None:
    async with stored(storage) as store:
        await store.keep(Place("ana"), "The boat is blue.", "The lamp is old.")
        boat, lamp = sorted(await store.rows(), key=lambda row: row.content)
        used = Injection(
            request_id="req_1",
            place=Place("ana"),
            messages_hash="0" * 64,
            at=store.now[0],
            status="on",
            tokens=9,
            block="a block",
            block_memory_ids=(boat.memory_id,),
            memory_ids=(boat.memory_id, lamp.memory_id),
            has_profile=False,
            detail={},
            keeps_block=True,
        )
        await store.services.injections.count_access(used)
        counted = {row.content: row.access_count for row in await store.rows()}
    assert counted == {"The boat is blue.": 1, "The lamp is old.": 0}
