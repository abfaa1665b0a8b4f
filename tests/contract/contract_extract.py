"""The extract function under the emulator and the managed runtime's own client.

`extract_table.py` says what each of `events/extract` must leave behind.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable

import pytest
import pytest_asyncio

from tests.contract.emulator import Emulator
from tests.contract.extract_table import EXTRACTED
from tests.contract.stage import Stage, event, event_names

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def extracting(stage: Stage) -> AsyncIterator[Emulator]:
    yield await stage.extract()


@pytest.mark.parametrize("name", event_names("extract"))
async def test_an_extract_event_leaves_what_it_must(
    name: str,
    stage: Stage,
    extracting: Emulator,
    record_property: Callable[[str, object], None],
) -> None:
    record_property("event", f"extract/{name}")
    assert name in EXTRACTED, "extract_table.py does not say what this event must give"
    expected = EXTRACTED[name]
    # An owner an event, so that none finds what another has taught.
    answer = json.loads(await extracting.invoke(event("extract", name, owner=name)))
    reported = [{"itemIdentifier": message_id} for message_id in expected.failures]
    assert answer == {"batchItemFailures": reported}
    assert stage.rows(name) == list(expected.rows)
    reasons = [
        letter["MessageAttributes"]["reason"]["StringValue"]
        for letter in await stage.take_dead_letters()
    ]
    assert len(reasons) == len(expected.reasons)
    assert all(map(str.startswith, reasons, expected.reasons)), reasons
    assert await stage.take_turns() == []


@pytest.mark.parametrize("name", ["one_turn", "turns_in_the_wrong_order", "turns_of_two_users"])
async def test_a_batch_that_comes_twice_leaves_what_it_left_once(
    name: str, stage: Stage, extracting: Emulator
) -> None:
    for _ in range(2):
        await extracting.invoke(event("extract", name, owner=name))
    assert stage.rows(name) == list(EXTRACTED[name].rows)


async def test_every_entry_of_the_extract_table_has_its_event() -> None:
    assert set(EXTRACTED) <= set(event_names("extract"))


async def test_what_was_said_stays_out_of_the_logs(stage: Stage, extracting: Emulator) -> None:
    await extracting.invoke(event("extract", "a_turn_with_a_secret", owner="logged"))
    await extracting.invoke(event("extract", "one_turn", owner="logged"))
    assert "learned a turn" in extracting.log
    for private in ("EVENTSECRET", "green tea", "the value of ServerSecret"):
        assert private not in extracting.log
