"""The maintain function under the emulator and the managed runtime's own client."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable, Mapping
from dataclasses import dataclass

import pytest
import pytest_asyncio

from tests.contract.emulator import Emulator
from tests.contract.stage import Stage, event, event_names

pytestmark = pytest.mark.asyncio(loop_scope="module")


@dataclass(frozen=True)
class Maintained:
    failures: tuple[str, ...] = ()
    """The messages that are reported as failed."""
    reasons: tuple[str, ...] = ()
    """What the reason of each dead letter begins with."""


MAINTAINED: Mapping[str, Maintained] = {
    "a_job_of_a_later_version": Maintained(),
    "a_job_that_comes_again": Maintained(),
    "a_job_without_an_owner": Maintained(
        ("8d116ece-1738-47d9-bd9c-172411e20b8f",), ("not a job: ",)
    ),
    "five_jobs_with_one_of_an_unknown_kind": Maintained(
        ("0fd630f1-f29d-4da9-953f-48f1a09f76b5",), ("no job of the kind 'boil_the_ocean'",)
    ),
    "no_records": Maintained(),
    "one_job": Maintained(),
    "the_same_job_twice": Maintained(),
}


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def maintaining(stage: Stage) -> AsyncIterator[Emulator]:
    yield await stage.maintain()


@pytest.mark.parametrize("name", event_names("maintain"))
async def test_a_maintain_event_leaves_what_it_must(
    name: str,
    stage: Stage,
    maintaining: Emulator,
    record_property: Callable[[str, object], None],
) -> None:
    record_property("event", f"maintain/{name}")
    expected = MAINTAINED[name]
    answer = json.loads(await maintaining.invoke(event("maintain", name, owner=name)))
    reported = [{"itemIdentifier": message_id} for message_id in expected.failures]
    assert answer == {"batchItemFailures": reported}
    reasons = [
        letter["MessageAttributes"]["reason"]["StringValue"]
        for letter in await stage.take_dead_jobs()
    ]
    assert len(reasons) == len(expected.reasons)
    assert all(map(str.startswith, reasons, expected.reasons)), reasons
    assert await stage.take_jobs() == []


async def test_every_entry_of_the_maintain_table_has_its_event() -> None:
    assert set(MAINTAINED) == set(event_names("maintain"))
