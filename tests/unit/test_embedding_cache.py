import asyncio
import gc

import pytest
from kumbuka.adapters.embeddings.cache import CachedEmbedder, CacheStatistics
from kumbuka.errors import EmbeddingFailed


class ScriptedEmbedder:
    """Answers every text with its own bytes, once `gate` is open; fails while `broken`."""

    def __init__(self) -> None:
        self.signature = "scripted:echo:1"
        self.calls: list[list[str]] = []
        self.broken = False
        self.gate = asyncio.Event()
        self.gate.set()

    async def embed(self, texts):
        self.calls.append(list(texts))
        await self.gate.wait()
        if self.broken:
            raise EmbeddingFailed("scripted to fail")
        return [text.encode() or None for text in texts]


class Clock:
    now = 0

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def inner():
    return ScriptedEmbedder()


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def cached(inner, clock):
    return CachedEmbedder(inner, max_entries=2, ttl_ms=1000, clock=clock)


async def test_a_text_is_embedded_once(cached, inner):
    assert await cached.embed(["tea"]) == await cached.embed(["tea"]) == [b"tea"]
    assert inner.calls == [["tea"]]
    assert cached.statistics() == CacheStatistics(hits=1, misses=1, size=1)


async def test_only_what_is_missing_is_asked_for_and_the_order_is_kept(cached, inner):
    await cached.embed(["tea"])
    assert await cached.embed(["milk", "tea", "milk"]) == [b"milk", b"tea", b"milk"]
    assert inner.calls == [["tea"], ["milk"]]


async def test_a_text_that_was_refused_is_asked_for_again(cached, inner):
    assert await cached.embed(["tea", ""]) == await cached.embed(["tea", ""]) == [b"tea", None]
    assert inner.calls == [["tea", ""], [""]]


async def test_a_text_that_a_local_source_knows_no_word_of_is_remembered(inner, clock):
    cached = CachedEmbedder(inner, max_entries=2, ttl_ms=1000, clock=clock, is_local=True)
    assert await cached.embed([""]) == await cached.embed([""]) == [None]
    assert len(inner.calls) == 1


async def test_a_failure_that_nobody_waits_for_any_more_is_no_stray_error(cached, inner):
    stray = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: stray.append(context))
    inner.gate.clear()
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(cached.embed(["tea"]), 0.01)
    inner.broken = True
    inner.gate.set()
    await asyncio.sleep(0.01)
    gc.collect()
    assert stray == []


async def test_the_least_recently_used_goes_first(cached, inner):
    for text in ["a", "b", "a", "c", "a", "b"]:
        await cached.embed([text])
    assert inner.calls == [["a"], ["b"], ["c"], ["b"]]
    assert cached.statistics().size == 2


async def test_more_texts_than_entries_are_all_answered(cached):
    assert await cached.embed(["a", "b", "c", "d"]) == [b"a", b"b", b"c", b"d"]
    assert cached.statistics().size == 2


async def test_an_entry_lives_for_its_time(cached, inner, clock):
    await cached.embed(["tea"])
    clock.now = 999
    await cached.embed(["tea"])
    clock.now = 1000
    await cached.embed(["tea"])
    assert inner.calls == [["tea"], ["tea"]]


async def test_without_room_nothing_is_remembered(inner, clock):
    cached = CachedEmbedder(inner, max_entries=0, ttl_ms=1000, clock=clock)
    assert await cached.embed(["tea"]) == await cached.embed(["tea"]) == [b"tea"]
    assert len(inner.calls) == 2


async def test_equal_texts_asked_for_at_once_are_embedded_once(cached, inner):
    inner.gate.clear()
    calls = [asyncio.create_task(cached.embed(["tea"])) for _ in range(5)]
    await asyncio.sleep(0)
    inner.gate.set()
    assert await asyncio.gather(*calls) == [[b"tea"]] * 5
    assert inner.calls == [["tea"]]


async def test_a_caller_that_gives_up_does_not_take_the_answer_from_others(cached, inner):
    inner.gate.clear()
    first = asyncio.create_task(cached.embed(["tea"]))
    await asyncio.sleep(0)
    second = asyncio.create_task(cached.embed(["tea"]))
    await asyncio.sleep(0)
    first.cancel()
    inner.gate.set()
    assert await second == [b"tea"]
    assert first.cancelled() and len(inner.calls) == 1


async def test_a_failure_reaches_everyone_and_is_not_remembered(cached, inner):
    inner.gate.clear()
    inner.broken = True
    calls = [asyncio.create_task(cached.embed(["tea"])) for _ in range(2)]
    await asyncio.sleep(0)
    inner.gate.set()
    failures = await asyncio.gather(*calls, return_exceptions=True)
    assert [type(failure) for failure in failures] == [EmbeddingFailed] * 2
    inner.broken = False
    assert await cached.embed(["tea"]) == [b"tea"]


async def test_vectors_of_two_signatures_are_never_mixed(cached, inner):
    await cached.embed(["tea"])
    inner.signature = "scripted:other:1"
    await cached.embed(["tea"])
    assert cached.signature == "scripted:other:1"
    assert len(inner.calls) == 2
