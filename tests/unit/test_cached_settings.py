"""Settings that were read along with something else."""

from __future__ import annotations

from kumbuka.usecases.cached_settings import CachedSettings

from tests.fakes.in_memory import FakeClock, InMemorySettings


async def test_settings_that_were_read_elsewhere_are_not_read_again_for_30_seconds() -> None:
    clock, store = FakeClock(), InMemorySettings()
    cached = CachedSettings(store, clock)
    learn = cached.reading()
    clock.now += 100
    learn("ana", ({"maxTokens": 5}, {"placement": "user"}))
    held = await cached.current("ana")
    assert (held.max_tokens, held.placement, store.reads) == (5, "user", 0)
    clock.now += 29_899
    await cached.current("ana")
    assert store.reads == 0
    clock.now += 1
    await cached.current("ana")
    assert store.reads == 1


async def test_what_was_read_before_a_change_is_not_kept() -> None:
    store = InMemorySettings()
    cached = CachedSettings(store, FakeClock())
    learn = cached.reading()
    await cached.change("ana", {"maxTokens": 7}, 1)
    assert learn("ana", ({}, {"maxTokens": 5})).max_tokens == 5
    assert (await cached.current("ana")).max_tokens == 7


async def test_one_owners_settings_are_not_another_ones() -> None:
    store = InMemorySettings()
    cached = CachedSettings(store, FakeClock())
    cached.reading()("ana", ({}, {"enabled": False}))
    assert (await cached.current("ben")).enabled
    assert store.reads == 1
