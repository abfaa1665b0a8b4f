"""The queue of jobs: what becomes of a job that is done, waits, fails or is none."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from kumbuka.api.job_batches import LEAST_TIME_MS, job_batches
from kumbuka.errors import PoisonMessage, StoreUnavailable, VectorStoreUnavailable
from kumbuka.memory.jobs import CHECK_COPY, COPY_EVERYONES, COPY_VECTORS, EVERYONE, Job
from kumbuka.ports import QueueMessage, Services
from kumbuka.usecases import jobs
from kumbuka.usecases.jobs import JobWorker
from kumbuka.usecases.settle import MAX_RECEIVES

from tests.fakes.in_memory import World
from tests.fakes.queue import InMemoryQueue
from tests.fakes.scripted_upstream import ScriptedUpstream

TEA = "make_tea"


class Desk:
    """A worker that knows one kind of job, which only notes for whom it was done."""

    def __init__(self) -> None:
        world = World(ScriptedUpstream())
        self.clock = world.clock
        self.queue = InMemoryQueue(self.clock)
        self.done: list[tuple[str, bool]] = []
        self.troubles: list[Exception] = []
        self.services = replace(world.services, jobs=self.queue)
        self.worker = JobWorker(self.services)

    async def make_tea(self, services: Services, job: Job, again: bool) -> None:
        if self.troubles:
            raise self.troubles.pop(0)
        self.done.append((job.owner_id, again))

    async def send(self, *owners: str, kind: str = TEA) -> None:
        for owner in owners:
            await self.queue.send(Job(kind, owner).to_json())

    async def step_after(self, seconds: float) -> bool:
        self.clock.now += round(seconds * 1000)
        return await self.worker.step()


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch) -> Desk:
    made = Desk()
    monkeypatch.setattr(jobs, "KINDS", {TEA: made.make_tea})
    return made


def test_a_job_travels_the_queue_unchanged() -> None:
    for job in (Job(COPY_VECTORS, "owner é"), Job(COPY_EVERYONES, EVERYONE, "é")):
        assert Job.from_json(job.to_json()) == job
        assert job.to_json().isascii()


@pytest.mark.parametrize(
    "body",
    ["", "tea", "[]", "7", "{}", '{"kind": "x"}', '{"kind": 1, "ownerId": "a"}',
     '{"kind": "", "ownerId": "a"}', '{"kind": "x", "ownerId": ""}', "[" * 100_000,
     '{"kind": "x", "ownerId": "a", "after": 1}'],
)  # fmt: skip
def test_what_is_no_job_is_poison(body: str) -> None:
    with pytest.raises(PoisonMessage):
        Job.from_json(body)


def test_every_kind_has_what_does_it() -> None:
    assert {COPY_VECTORS, CHECK_COPY, COPY_EVERYONES} <= set(jobs.KINDS)


async def test_what_waits_is_done_and_leaves_the_queue(desk: Desk) -> None:
    await desk.send("ana", "ben")
    assert await desk.worker.step()
    assert desk.done == [("ana", False), ("ben", False)]
    assert await desk.queue.depth() == 0
    assert not await desk.worker.step()


async def test_only_a_kind_that_nobody_knows_is_buried_with_its_reason(desk: Desk) -> None:
    await desk.send("ana")
    await desk.send("ben", kind="boil_the_ocean")
    await desk.worker.step()
    assert desk.done == [("ana", False)]
    ((_, reason),) = await desk.queue.dead()
    assert reason == "no job of the kind 'boil_the_ocean' is known"


@pytest.mark.parametrize("error", [StoreUnavailable("down"), VectorStoreUnavailable("down")])
async def test_a_job_outlives_a_store_that_is_down_for_long(desk: Desk, error: Exception) -> None:
    await desk.send("ana")
    desk.troubles = [error] * (MAX_RECEIVES * 2)
    for _ in range(MAX_RECEIVES * 2 + 1):
        await desk.step_after(60)
    assert [owner for owner, _ in desk.done] == ["ana"]
    assert await desk.queue.dead() == []


async def test_a_job_that_fails_for_its_own_reason_is_buried_after_some_tries(desk: Desk) -> None:
    await desk.send("ana")
    desk.troubles = [ZeroDivisionError("of this job")] * MAX_RECEIVES
    for _ in range(MAX_RECEIVES):
        await desk.step_after(60)
    ((_, reason),) = await desk.queue.dead()
    assert reason == f"ZeroDivisionError on receive {MAX_RECEIVES}"


async def test_a_job_is_told_that_an_earlier_attempt_may_have_ended_anywhere(desk: Desk) -> None:
    await desk.send("ana")
    desk.troubles = [ZeroDivisionError("once")]
    await desk.worker.step()
    await desk.step_after(60)
    assert desk.done == [("ana", True)]


class Context:
    def __init__(self, left_ms: int) -> None:
        self._left_ms = left_ms

    def get_remaining_time_in_millis(self) -> int:
        return self._left_ms


def batch(*bodies: str) -> dict[str, Any]:
    return {
        "Records": [
            {
                "messageId": str(number),
                "receiptHandle": f"receipt {number}",
                "body": body,
                "attributes": {"ApproximateReceiveCount": "1"},
                "messageAttributes": {},
                "eventSource": "aws:sqs",
                "eventSourceARN": "arn:aws:sqs:eu-west-1:1:jobs",
                "awsRegion": "eu-west-1",
            }
            for number, body in enumerate(bodies)
        ]
    }


class Buried:
    """The queue's side of settling."""

    def __init__(self) -> None:
        self.reasons: list[str] = []

    async def bury(self, message: QueueMessage, reason: str) -> None:
        self.reasons.append(reason)


async def nothing() -> None:
    return None


def test_a_function_reports_only_the_jobs_that_were_not_done(desk: Desk) -> None:
    queue = Buried()
    services = replace(desk.services, jobs=queue)
    handler = job_batches(services, start=nothing, finish=nothing)
    event = batch(Job(TEA, "ana").to_json(), "no job", Job(TEA, "ben").to_json())
    answer = handler(event, Context(60_000))
    late = handler(batch(Job(TEA, "eva").to_json()), Context(LEAST_TIME_MS))
    handler.close()
    assert [failed["itemIdentifier"] for failed in answer["batchItemFailures"]] == ["1"]
    assert [owner for owner, _ in desk.done] == ["ana", "ben"]
    assert queue.reasons[0].startswith("not a job")
    assert [failed["itemIdentifier"] for failed in late["batchItemFailures"]] == ["0"]
