"""The planners under the emulator and the managed runtime's own client: a job to every owner."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping

import pytest

from tests.contract.stage import CHAT_OWNER, Stage, event, event_names

pytestmark = pytest.mark.asyncio(loop_scope="module")

SENT: Mapping[str, list[tuple[str, str]]] = {
    "cleanup": [("cleanup", CHAT_OWNER), ("cleanup_records", "*")],
    "summarize": [("summarize", CHAT_OWNER)],
}
"""Function → kind and owner of the jobs that its events leave."""
CASES = [(function, name) for function in SENT for name in event_names(function)]


@pytest.mark.parametrize(("function", "name"), CASES)
async def test_a_scheduled_event_sends_every_owner_a_job(
    function: str, name: str, stage: Stage, record_property: Callable[[str, object], None]
) -> None:
    record_property("event", f"{function}/{name}")
    planner = await stage.planner(function)
    answer = json.loads(await planner.invoke(event(function, name)))
    assert answer == {"sent": 1}
    jobs = [json.loads(message["Body"]) for message in await stage.take_jobs()]
    assert sorted((job["kind"], job["ownerId"]) for job in jobs) == SENT[function]
