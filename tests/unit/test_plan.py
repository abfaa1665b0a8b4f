"""Planning: one job an owner, however many there are, and when a process plans by itself."""

from __future__ import annotations

import asyncio
import tracemalloc
from collections import Counter
from dataclasses import dataclass, field, replace

import pytest
from kumbuka.errors import QueueUnavailable
from kumbuka.memory.jobs import CLEAN_UP, CLEAN_UP_RECORDS, EVERYONE, PLANS, SUMMARIZE, Job
from kumbuka.ports import OwnersRows, Services
from kumbuka.usecases import plan as planning
from kumbuka.usecases.cleanup import BATCH, BATCHES, cleanup
from kumbuka.usecases.plan import PAGE, PAGES, Timer, plan

from tests.fakes.housekeeping import InMemoryHousekeeping
from tests.fakes.in_memory import DAY, FakeClock, InMemoryTurns, World
from tests.fakes.scripted_upstream import ScriptedUpstream

MEGABYTE = 1_000_000


@dataclass
class CountingQueue(InMemoryTurns):
    """Keeps how many jobs it was sent, and only those that are for nobody alone."""

    sent: Counter[str] = field(default_factory=Counter)
    for_everyone: list[Job] = field(default_factory=list)
    fails_after: int | None = None
    was_sent: asyncio.Event = field(default_factory=asyncio.Event)

    async def send(self, body: str) -> None:
        if self.fails_after is not None and self.sent.total() >= self.fails_after:
            raise QueueUnavailable("down")
        job = Job.from_json(body)
        self.sent[job.kind] += 1
        self.was_sent.set()
        if job.owner_id == EVERYONE:
            self.for_everyone.append(job)


@dataclass
class Office:
    owners: int
    queue: CountingQueue = field(default_factory=CountingQueue)
    clock: FakeClock = field(default_factory=FakeClock)

    def __post_init__(self) -> None:
        names = [f"owner-{number:06}" for number in range(self.owners)]
        self.housekeeping = InMemoryHousekeeping(names)

    @property
    def services(self) -> Services:
        world = World(ScriptedUpstream(), clock=self.clock)
        return replace(world.services, jobs=self.queue, housekeeping=self.housekeeping)

    async def plan_all(self, kind: str) -> int:
        """As the planner starts it and the jobs go on with it."""
        services = self.services
        sent = await plan(services, kind)
        while [job for job in self.queue.for_everyone if job.kind == PLANS[kind]]:
            sent += await plan(services, kind, self.queue.for_everyone.pop().after)
        return sent


@pytest.mark.parametrize("owners", [0, 1, PAGE - 1, PAGE, PAGE + 1, PAGE * PAGES + 1])
@pytest.mark.parametrize("kind", [CLEAN_UP, SUMMARIZE])
async def test_every_owner_gets_one_job_of_the_kind(kind: str, owners: int) -> None:
    office = Office(owners)
    assert await office.plan_all(kind) == office.queue.sent[kind] == owners
    assert office.queue.sent[CLEAN_UP_RECORDS] == (kind == CLEAN_UP)


async def test_one_run_sends_to_so_many_and_leaves_the_rest_to_a_job() -> None:
    office = Office(PAGE * PAGES + 7)
    assert await plan(office.services, CLEAN_UP) == PAGE * PAGES
    (rest,) = office.queue.for_everyone
    assert (rest.kind, rest.after) == (PLANS[CLEAN_UP], f"owner-{PAGE * PAGES - 1:06}")
    assert await plan(office.services, CLEAN_UP, rest.after) == 7


async def test_a_plan_that_fails_is_made_again_from_the_start() -> None:
    office = Office(250, CountingQueue(fails_after=120))
    with pytest.raises(QueueUnavailable):
        await plan(office.services, CLEAN_UP)
    office.queue.fails_after = None
    assert await plan(office.services, CLEAN_UP) == 250


async def peak_of(owners: int) -> int:
    """Bytes that planning for so many takes at once."""
    office = Office(owners)
    tracemalloc.start()
    try:
        await office.plan_all(CLEAN_UP)
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


async def test_ten_thousand_owners_take_hardly_more_memory_than_a_hundred() -> None:
    assert await peak_of(10_000) - await peak_of(100) < 1 * MEGABYTE


async def test_a_large_removal_is_cut_into_jobs() -> None:
    office = Office(1)
    office.housekeeping.over[OwnersRows.EXPIRED, "ana"] = BATCH * BATCHES + 3
    office.housekeeping.over[OwnersRows.SET_ASIDE, "ana"] = 1
    assert not await cleanup(office.services, "ana")
    assert office.queue.sent == {CLEAN_UP: 1}
    assert await cleanup(office.services, "ana")
    assert office.housekeeping.over.total() == 0


async def test_a_process_plans_at_its_time_and_after_a_failure_again() -> None:
    office = Office(3)
    timer = Timer(office.services)
    office.queue.fails_after = 0
    await timer.look()
    office.queue.fails_after = None
    for _ in range(2):
        await timer.look()
    assert (office.queue.sent[CLEAN_UP], office.queue.sent[SUMMARIZE]) == (3, 3)
    office.clock.now += DAY
    await Timer(office.services).look()
    assert (office.queue.sent[CLEAN_UP], office.queue.sent[SUMMARIZE]) == (6, 3)
    office.clock.now += 6 * DAY
    await timer.look()
    assert (office.queue.sent[CLEAN_UP], office.queue.sent[SUMMARIZE]) == (9, 6)


async def test_a_clock_that_was_put_back_does_not_stop_planning() -> None:
    office = Office(1)
    await Timer(office.services).look()
    office.clock.now -= 365 * DAY
    await Timer(office.services).look()
    assert office.queue.sent[CLEAN_UP] == 2


async def test_a_timer_looks_now_and_then_until_it_is_stopped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(planning, "LOOK_S", 0.001)
    office = Office(1)
    stop = asyncio.Event()
    running = asyncio.create_task(Timer(office.services).run(stop))
    await asyncio.wait_for(office.queue.was_sent.wait(), 5)
    stop.set()
    await asyncio.wait_for(running, 5)


async def test_a_timer_that_is_stopped_before_its_first_look_plans_nothing() -> None:
    office = Office(1)
    stop = asyncio.Event()
    running = asyncio.create_task(Timer(office.services).run(stop))
    await asyncio.sleep(0)
    stop.set()
    await asyncio.wait_for(running, 5)
    assert not office.queue.sent
