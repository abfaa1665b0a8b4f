"""The worker: what becomes of a message that is learned, waits, fails or is no turn."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from kumbuka.errors import StoreBusy, StoreUnavailable
from kumbuka.usecases.settle import MAX_BACKOFF_S, MAX_RECEIVES
from kumbuka.usecases.work import Worker

from tests.fakes.in_memory import World
from tests.fakes.notes import Notes, turn
from tests.fakes.queue import InMemoryQueue
from tests.fakes.scripted_upstream import ScriptedUpstream


class Desk:
    """A worker with what it takes from and writes to."""

    def __init__(self) -> None:
        self.world = World(ScriptedUpstream())
        self.clock = self.world.clock
        self.queue = InMemoryQueue(self.clock)
        self.outbox = self.world.outbox
        self.notes = Notes()
        services = replace(self.world.services, turns=self.queue, memories=self.notes)
        self.worker = Worker(services)

    async def send(self, *names: str) -> None:
        for name in names:
            await self.queue.send(turn(name).to_json())

    async def step_after(self, seconds: float) -> bool:
        self.clock.now += round(seconds * 1000)
        return await self.worker.step()


@pytest.fixture
def desk() -> Desk:
    return Desk()


async def test_what_waits_is_learned_in_order_and_leaves_the_queue(desk: Desk) -> None:
    await desk.send("one", "two", "three")
    assert await desk.worker.step()
    assert desk.notes.learned == ["one", "two", "three"]
    assert await desk.queue.depth() == 0
    assert not await desk.worker.step()


async def test_a_turn_that_states_nothing_asks_nothing_of_the_store(desk: Desk) -> None:
    await desk.queue.send(replace(turn("one"), user_text="What time is it?").to_json())
    await desk.worker.step()
    assert desk.notes.learned == []
    assert await desk.queue.depth() == 0


async def test_a_turn_that_is_delivered_twice_is_learned_once(desk: Desk) -> None:
    await desk.send("one", "one")
    await desk.worker.step()
    assert (desk.notes.learned, desk.notes.repeated) == (["one"], ["one"])
    assert await desk.queue.depth() == 0


async def test_only_the_poison_of_a_batch_is_buried_with_its_reason(desk: Desk) -> None:
    await desk.send("one")
    await desk.queue.send('{"turn_id": 7}')
    await desk.send("two")
    await desk.worker.step()
    assert desk.notes.learned == ["one", "two"]
    ((body, reason),) = await desk.queue.dead()
    assert body == '{"turn_id": 7}'
    assert reason.startswith("not a turn")


@pytest.mark.parametrize("error", [StoreUnavailable("down"), StoreBusy("busy")])
async def test_a_turn_outlives_a_store_that_is_down_for_long(desk: Desk, error: Exception) -> None:
    await desk.send("one")
    desk.notes.troubles = [error] * (MAX_RECEIVES * 4)
    for _ in range(MAX_RECEIVES * 4):
        assert await desk.step_after(MAX_BACKOFF_S)
        assert desk.notes.learned == []
    await desk.step_after(MAX_BACKOFF_S)
    assert desk.notes.learned == ["one"]
    assert await desk.queue.dead() == []


async def test_waiting_grows_with_each_failure_up_to_a_minute_and_ends_with_success(
    desk: Desk,
) -> None:
    await desk.send("one")
    desk.notes.troubles = [StoreUnavailable("down")] * 7
    await desk.worker.step()
    waits = []
    for _ in range(6):
        waits.append(await until_visible(desk))
        await desk.worker.step()
    assert waits == [2, 4, 8, 16, 32, 60]
    await desk.step_after(MAX_BACKOFF_S)
    assert desk.notes.learned == ["one"]
    await desk.send("two")
    desk.notes.troubles = [StoreUnavailable("down")]
    await desk.worker.step()
    assert await until_visible(desk) == 2


async def until_visible(desk: Desk) -> int:
    seconds = 0
    while not await desk.queue.wait(0):
        desk.clock.now += 1000
        seconds += 1
    return seconds


async def test_a_turn_that_fails_for_its_own_reason_is_buried_after_some_tries(desk: Desk) -> None:
    await desk.send("one")
    desk.notes.troubles = [ZeroDivisionError("of this turn")] * MAX_RECEIVES
    for _ in range(MAX_RECEIVES):
        assert await desk.queue.dead() == []
        await desk.step_after(60)
    ((_, reason),) = await desk.queue.dead()
    assert reason == f"ZeroDivisionError on receive {MAX_RECEIVES}"
    assert await desk.queue.depth() == 0


async def test_the_outbox_is_drained_and_a_turn_in_both_is_learned_once(desk: Desk) -> None:
    await desk.send("one")
    await desk.outbox.put(turn("one"))
    await desk.outbox.put(turn("two"))
    assert await desk.worker.step()
    assert desk.notes.learned == ["one", "two"]
    assert desk.notes.repeated == ["one"]
    assert desk.outbox.turns == []


async def test_what_the_outbox_holds_waits_while_the_store_is_down(desk: Desk) -> None:
    await desk.outbox.put(turn("one"))
    desk.notes.troubles = [StoreUnavailable("down")]
    assert not await desk.worker.step()
    assert [waiting.turn_id for waiting in desk.outbox.turns] == ["one"]
    assert await desk.worker.step()
    assert (desk.notes.learned, desk.outbox.turns) == (["one"], [])


async def test_a_turn_of_the_outbox_that_cannot_be_learned_does_not_hold_up_the_others(
    desk: Desk,
) -> None:
    await desk.outbox.put(turn("broken"))
    await desk.outbox.put(turn("two"))
    desk.notes.troubles = [ZeroDivisionError("of this turn")]
    await desk.worker.step()
    assert "two" in desk.notes.learned


async def test_the_loop_goes_on_after_trouble_and_ends_when_told(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kumbuka.usecases.work.IDLE_S", 0.001)
    stop = asyncio.Event()
    running = asyncio.create_task(desk.worker.run(stop))
    desk.queue.is_down = True
    await asyncio.sleep(0.01)
    desk.queue.is_down = False
    await desk.send("one")
    await until(lambda: desk.notes.learned == ["one"])
    stop.set()
    await asyncio.wait_for(running, 1)


async def until(holds) -> None:
    for _ in range(1000):
        if holds():
            return
        await asyncio.sleep(0.001)
    raise AssertionError("it never came true")
