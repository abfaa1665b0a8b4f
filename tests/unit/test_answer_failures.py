"""Memory fails, the chat does not, and what was said is not lost."""

from __future__ import annotations

import asyncio

import pytest
from kumbuka.errors import QueueUnavailable, StoreUnavailable
from kumbuka.usecases.answer_commit import Commit
from kumbuka.usecases.cached_settings import CachedSettings

from tests.fakes.asked_chats import ASK, TEA, Chats, sent, user
from tests.fakes.in_memory import World
from tests.fakes.scripted_upstream import ScriptedUpstream


@pytest.fixture
def world() -> World:
    return World(ScriptedUpstream(), recall_deadline_s=0.2)


@pytest.fixture
def chats(world: World) -> Chats:
    return Chats(world)


@pytest.mark.parametrize(
    ("error", "status"),
    [(StoreUnavailable("down"), "degraded:store"), (ValueError("a bug"), "degraded:store")],
)
async def test_a_failing_recall_never_fails_a_chat(
    world: World, chats: Chats, error: Exception, status: str
) -> None:
    world.recall.trouble.error = error
    prepared = await chats.chat([user(ASK)])
    assert prepared.receipt.status == status
    assert sent(prepared) == [user(ASK)]
    assert len(world.turns.bodies) == 1


async def test_recall_that_passes_its_deadline_is_left(world: World, chats: Chats) -> None:
    world.recall.trouble.hangs_s = 10
    started = asyncio.get_running_loop().time()
    prepared = await chats.chat([user(ASK)])
    assert prepared.receipt.status == "degraded:timeout"
    assert asyncio.get_running_loop().time() - started < 2
    assert len(world.turns.bodies) == 1


async def test_a_failing_embedding_is_told_with_what_was_found(world: World, chats: Chats) -> None:
    world.recall.hits = [TEA]
    world.recall.degraded = "embedding"
    prepared = await chats.chat([user(ASK)])
    assert prepared.receipt.status == "degraded:embedding"
    assert prepared.receipt.memories == 1


async def test_unreadable_settings_inject_nothing_and_still_queue(
    world: World, chats: Chats
) -> None:
    world.settings.trouble.error = StoreUnavailable("down")
    world.recall.hits = [TEA]
    prepared = await chats.chat([user(ASK)])
    assert prepared.receipt.status == "degraded:settings"
    assert sent(prepared) == [user(ASK)]
    assert len(world.turns.bodies) == 1


async def test_an_owner_who_switched_off_stays_off_while_the_store_is_down(
    world: World, chats: Chats
) -> None:
    world.settings.deployment = {"enabled": False}
    await chats.chat([user(ASK)])
    world.clock.now += 60_000
    world.settings.trouble.error = StoreUnavailable("down")
    assert (await chats.chat([user(ASK)])).receipt.status == "off"
    assert world.turns.bodies == []


async def test_settings_are_read_once_in_30_seconds_and_at_once_after_a_change(
    world: World,
) -> None:
    cached = CachedSettings(world.settings, world.clock)
    await cached.current("owner-a")
    await cached.current("owner-a")
    assert world.settings.reads == 1
    await cached.change("owner-a", {"maxTokens": 7}, world.clock.now)
    assert (await cached.current("owner-a")).max_tokens == 7
    world.settings.deployment["placement"] = "user"
    world.clock.now += 29_999
    assert (await cached.current("owner-a")).placement == "auto"
    world.clock.now += 1
    assert (await cached.current("owner-a")).placement == "user"


async def test_a_queue_that_fails_leaves_the_turn_in_the_outbox(world: World, chats: Chats) -> None:
    world.turns.trouble.error = QueueUnavailable("down")
    await chats.chat([user(ASK)])
    assert [turn.user_text for turn in world.outbox.turns] == [ASK]


async def test_a_queue_that_hangs_leaves_the_turn_in_the_outbox(world: World, chats: Chats) -> None:
    world.turns.trouble.hangs_s = 30
    started = asyncio.get_running_loop().time()
    await chats.chat([user(ASK)])
    assert asyncio.get_running_loop().time() - started < 2
    assert len(world.outbox.turns) == 1


async def test_a_turn_leaves_the_outbox_when_a_slow_queue_has_it(
    world: World, chats: Chats
) -> None:
    world.turns.trouble.hangs_s = 0.4
    await chats.chat([user(ASK)])
    await chats.answering.background.drain()
    assert len(world.turns.bodies) == 1
    assert world.outbox.turns == []


async def test_a_slow_queue_saves_what_the_outbox_refused(world: World, chats: Chats) -> None:
    world.turns.trouble.hangs_s = 0.4
    world.outbox.trouble.error = StoreUnavailable("down")
    await chats.chat([user(ASK)])
    assert len(world.turns.bodies) == 1


async def test_a_turn_that_both_refuse_is_logged_without_its_words(
    world: World, chats: Chats, caplog: pytest.LogCaptureFixture
) -> None:
    world.turns.trouble.error = QueueUnavailable("down")
    world.outbox.trouble.error = StoreUnavailable("down")
    await chats.chat([user(ASK)])
    assert "a turn was lost" in caplog.text
    assert ASK not in caplog.text


async def test_a_record_that_fails_does_not_hurt(world: World, chats: Chats) -> None:
    world.injections.trouble.error = StoreUnavailable("down")
    await chats.chat([user(ASK)])
    assert len(world.turns.bodies) == 1


async def test_nothing_is_stored_before_the_upstream_accepts(world: World, chats: Chats) -> None:
    world.recall.hits = [TEA]
    await chats.prepare([user(ASK)])
    await chats.answering.background.drain()
    assert (world.turns.bodies, world.injections.saved) == ([], [])


async def test_a_commit_that_hangs_is_bounded_and_logged(
    world: World, chats: Chats, caplog: pytest.LogCaptureFixture
) -> None:
    world.injections.trouble.hangs_s = 0.3
    prepared = await chats.prepare([user(ASK)])
    background = chats.answering.background
    commit = Commit(world.services, background, injection=prepared.injection, timeout_s=0.05)
    commit.start()
    await commit.finish()
    assert "released before its turn and record were committed" in caplog.text
    assert world.injections.saved == []
    await background.drain()
    assert len(world.injections.saved) == 1
