"""The same calls of the stores on the embedded and on the remote database, and the same answers."""

from __future__ import annotations

import random
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from dataclasses import asdict, is_dataclass, replace
from pathlib import Path
from typing import Any

import pytest
from kumbuka.adapters.database import sqlite
from kumbuka.errors import KumbukaError
from kumbuka.memory.keys import Key, Right
from kumbuka.memory.model import MemoryType, NewMemory, Place
from kumbuka.memory.scopes import Reach, Scope
from kumbuka.memory.turns import Turn
from kumbuka.ports import Choice, Injection, MemoryFilter, Statement
from kumbuka.text.fulltext import match_query
from kumbuka.usecases.correct import Changes, correct
from kumbuka.usecases.forget import erase, forget, forget_matching
from kumbuka.usecases.merge_owners import merge_owners
from kumbuka.usecases.remember import remember

from tests.fakes.stored import Stored, stored

FLOAT32 = 1e-5
"""How far the two databases' cosines lie apart."""
DEVIATION = 1e-4
"""And the root of a difference of two sums of their squares."""
STEPS = 160
OWNERS, USERS, SESSIONS = ("ana", "ben"), (None, "u1", "u10"), (None, "s")
THINGS = ("tea", "coffee", "node.js", "Python", "乌龙茶", "café crème", "C++", "C#", "Zanzibar")
SENTENCES = (
    "I like {}.",
    "I don't like {}.",
    "I no longer like {}.",
    "I prefer {} over anything else.",
    "We decided to go with {}.",
    "I moved to {}.",
    "My favorite drink is {}.",
    "Please remember that {} is on port 6543.",
)
QUERIES = ("tea or coffee?", "node.js", "乌龙茶", "where do I live", "C++", "", '"', "DEC-0054")
ODD = ("a\x00b", "half \ud800 a character", "é" * 200, "'; --", "\u2028", "DEC-0054 holds.")
UUID = re.compile(r"[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}")
MARK = Statement("SELECT kind, mark, at FROM tombstones ORDER BY kind, mark, at")
CHECK = Statement("INSERT INTO memories_fts (memories_fts, rank) VALUES ('integrity-check', 1)")

Step = Callable[[Stored, random.Random], Awaitable[Any]]


def _scope(choose: random.Random) -> Scope:
    return Scope(
        choose.choice(OWNERS),
        choose.choice(USERS),
        choose.choice(SESSIONS),
        choose.choice([*Reach]),
    )


def _place(choose: random.Random) -> Place:
    return Place(choose.choice(OWNERS), choose.choice(USERS), choose.choice(SESSIONS))


async def _some_id(store: Stored, choose: random.Random) -> str:
    rows = [memory for owner in OWNERS for memory in await store.rows(owner)]
    return choose.choice(rows).memory_id if rows else "none"


async def learn_a_turn(store: Stored, choose: random.Random) -> None:
    said = choose.choice(SENTENCES).format(choose.choice(THINGS))
    at = store.now[0] - choose.choice([0, 0, 0, 5_000, 100_000])
    await store.hear(said, at=at, user=choose.choice(USERS), owner_id=choose.choice(OWNERS))


async def write_a_memory(store: Stored, choose: random.Random) -> Any:
    new = NewMemory(
        choose.choice([*ODD, *(sentence.format("tea") for sentence in SENTENCES)]),
        choose.choice([*MemoryType]),
        choose.choice([None, "note:a", "note:b", "préf:乌龙茶"]),
        choose.choice([{}, {"n": 2**53 + 1, "half": "\ud800", "nul": "\x00"}, {"x": [0.1, None]}]),
        choose.choice([None, None, store.now[0] + 50_000, 2**53 + 1, 1]),
        choose.choice([None, True]),
    )
    return await remember(store.services, _place(choose), new)


async def correct_a_memory(store: Stored, choose: random.Random) -> Any:
    changes = Changes(
        key=choose.choice([None, None, "note:a", "note:c"]),
        content=choose.choice([None, "It is otherwise.", *ODD]),
        metadata=choose.choice([None, {"why": "x" * 500}]),
        pinned=choose.choice([None, True, False]),
        shared=choose.choice([None, True]),
    )
    return await correct(store.services, _scope(choose), await _some_id(store, choose), changes)


async def forget_something(store: Stored, choose: random.Random) -> Any:
    if choose.random() < 0.7:
        return await forget(store.services, _scope(choose), await _some_id(store, choose))
    wanted = MemoryFilter(
        choose.choice([None, MemoryType.SEMANTIC]),
        choose.choice([None, store.now[0] - 20_000]),
        match_query(choose.choice(("tea", ""))).expression,
    )
    return await forget_matching(store.services, _scope(choose), wanted)


async def erase_or_merge(store: Stored, choose: random.Random) -> Any:
    if choose.random() < 0.5:
        return await merge_owners(store.services, "ben", "ana")
    return await erase(store.services, choose.choice(OWNERS), choose.choice(USERS))


async def read_one(store: Stored, choose: random.Random) -> Any:
    memory_id, scope = await _some_id(store, choose), _scope(choose)
    history = await store.services.memories.history(scope, memory_id)
    return history, await store.services.memories.get(scope, memory_id, store.now[0])


async def read_a_page(store: Stored, choose: random.Random) -> Any:
    wanted = MemoryFilter(
        text=match_query(choose.choice(QUERIES)).expression,
        include_superseded=choose.random() < 0.5,
    )
    more = {"any_user": choose.random() < 0.5, "limit": choose.randint(1, 9)}
    scope, offset = _scope(choose), choose.randint(0, 5)
    memories = store.services.memories
    first = await memories.page(scope, wanted, offset=offset, cursor=None, now=store.now[0], **more)
    if first.next_cursor is None:
        return first
    cursor = first.next_cursor
    return first, await memories.page(
        scope, wanted, offset=0, cursor=cursor, now=store.now[0], **more
    )


async def search(store: Stored, choose: random.Random) -> Any:
    text = choose.choice(QUERIES)
    fields = {
        "recent": choose.choice([0, 4]),
        "retention_days": choose.choice([0, 1]),
        "retention_types": ("episodic", "factual"),
        "limit": choose.choice([3, 50]),
        "type": choose.choice([None, MemoryType.FACTUAL]),
        "conversation": ["hash-1", "hash-2"],
    }
    found = await store.found(_scope(choose), text, **fields)
    # The profile is a set of rows; whoever draws from it puts them in order.
    profile = sorted(memory.content for memory in found.profile)
    return replace(found, profile=profile)


async def record_an_injection(store: Stored, choose: random.Random) -> Any:
    place, records = _place(choose), store.services.injections
    number = choose.randint(1, 3)
    given = [await _some_id(store, choose)]
    made = Injection(
        request_id=f"req_{number}",
        place=place,
        messages_hash=f"hash-{number}",
        at=store.now[0],
        status="on",
        tokens=7,
        block=choose.choice(["", "the block \x00 \U0001f600"]),
        block_memory_ids=given,
        memory_ids=given,
        has_profile=choose.random() < 0.5,
        detail={"scores": {"a": 0.5}, "half": "\ud800"},
        keeps_block=choose.random() < 0.8,
    )
    await records.save(made, count_chat=choose.random() < 0.5)
    await records.count_access(made)
    rate = await records.hit_rate(place.owner_id, store.now[0])
    return rate, await records.find(
        Scope.whole_owner(place.owner_id), f"req_{choose.randint(1, 4)}"
    )


async def use_keys_and_settings(store: Stored, choose: random.Random) -> Any:
    services, owner = store.services, choose.choice(OWNERS)
    number = choose.randint(1, 4)
    key = Key(f"key_{number}", "naïve \x00", owner, frozenset(Right), store.now[0])
    if await services.keys.find(f"hash {number}") is None:
        await services.keys.create(key, f"hash {number}")
    await services.keys.touch(key.key_id, store.now[0])
    await services.keys.remember_owner(owner, store.now[0])
    await services.settings.change(owner, {"maxTokens": number}, store.now[0])
    layers = await services.settings.layers(owner)
    known = await services.keys.is_known_owner("nobody"), await services.keys.is_known_owner(owner)
    revoked = await services.keys.revoke(f"key_{choose.randint(1, 6)}", store.now[0])
    return layers, known, revoked, await services.keys.list(), await services.keys.list(owner)


async def use_the_outbox(store: Stored, choose: random.Random) -> Any:
    outbox, said = store.services.outbox, choose.choice(ODD[2:])
    place = _place(choose)
    turn = Turn(
        f"turn-{choose.randint(1, 5)}", place.owner_id, place.user_id, None, "h", said, None, "m", 5
    )
    await outbox.put(turn)
    held = await outbox.take(3)
    await outbox.remove(f"turn-{choose.randint(1, 5)}")
    return held, await outbox.take(9)


async def make_vectors_anew(store: Stored, choose: random.Random) -> Any:
    vectors, embeddings = store.services.vectors, store.services.embeddings
    owner, signature = choose.choice([None, *OWNERS]), embeddings.signature(Choice())
    before = await vectors.coverage(owner, signature)
    rows = await vectors.unindexed(
        owner, signature, after=choose.randint(0, 9), limit=20, every=choose.random() < 0.6
    )
    made = await embeddings.embed(Choice(), [row.content for row in rows])
    found = [(row, blob) for row, blob in zip(rows, made.blobs, strict=True) if blob is not None]
    await vectors.put(found, choose.choice([made.signature, "another:model:256"]))
    return before, rows, await vectors.coverage(owner, signature)


OFTEN: Sequence[Step] = (learn_a_turn, write_a_memory, search, correct_a_memory, read_a_page)
STEPS_TO_CHOOSE: Sequence[Step] = (
    *OFTEN * 3,
    forget_something,
    read_one,
    record_an_injection,
    use_keys_and_settings,
    use_the_outbox,
    make_vectors_anew,
)


class Twins:
    """A store on each database; the ids that either draws are named in the order they come up."""

    def __init__(self, here: Stored, there: Stored) -> None:
        self._stores = (here, there)
        self._names: tuple[dict[str, str], dict[str, str]] = ({}, {})

    def pass_time(self, millis: int) -> None:
        for store in self._stores:
            store.now[0] += millis

    async def do(self, step: Step, seed: int) -> None:
        told = [await self._told(at, step, random.Random(seed)) for at in (0, 1)]
        assert_alike(*told, f"{step.__name__} {seed}")

    async def _told(self, at: int, step: Step, choose: random.Random) -> Any:
        try:
            answer = await step(self._stores[at], choose)
        except KumbukaError as error:
            answer = [type(error).__name__]
        return plain(answer, self._names[at])


def plain(value: Any, names: dict[str, str]) -> Any:
    if is_dataclass(value) and not isinstance(value, type):
        return plain(asdict(value), names)
    if isinstance(value, Mapping):
        return {plain(key, names): plain(held, names) for key, held in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(held, names) for held in value]
    if isinstance(value, str):
        return UUID.sub(lambda found: names.setdefault(found[0], f"id {len(names)}"), value)
    return value


def assert_alike(here: Any, there: Any, where: str) -> None:
    if isinstance(here, dict):
        assert list(here) == list(there), where
        for key, value in here.items():
            assert_alike(value, there[key], f"{where} {key}")
    elif isinstance(here, list):
        assert len(here) == len(there), (where, here, there)
        for at, (one, other) in enumerate(zip(here, there, strict=True)):
            assert_alike(one, other, f"{where} {at}")
    elif isinstance(here, float):
        tolerance = DEVIATION if where.endswith("deviation") else FLOAT32
        assert there == pytest.approx(here, abs=tolerance), where
    else:
        assert (type(there), there) == (type(here), here), where


@pytest.fixture(params=[10**9, 1], ids=["sql", "matrix"])
async def twins(
    request: pytest.FixtureRequest, tmp_path: Path, remote: str, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Twins]:
    monkeypatch.setattr(sqlite, "SMALL", request.param)
    async with stored(str(tmp_path / "k.db")) as here, stored(remote) as there:
        yield Twins(here, there)


async def everything(store: Stored, _: random.Random) -> Any:
    """All that is stored, in the order it came."""
    tables = ("memories", "vectors", "vector_versions", "memories_fts", "injections", "outbox")
    await store.database.write([CHECK])
    (marks,) = await store.database.read([MARK])
    counts = await store.database.read([Statement(f"SELECT count(*) FROM {t}") for t in tables])
    rows = [await store.rows(owner) for owner in OWNERS]
    return rows, [count.rows[0] for count in counts], marks.rows


async def test_every_call_is_answered_alike(twins: Twins) -> None:
    choose = random.Random(20)
    for number in range(STEPS):
        twins.pass_time(choose.choice([0, 1, 1_000, 30_000]))
        await twins.do(choose.choice(STEPS_TO_CHOOSE), seed=number)
        if number % 20 == 19:
            await twins.do(everything, seed=number)
    await twins.do(erase_or_merge, seed=0)
    await twins.do(erase_or_merge, seed=1)
    await twins.do(everything, seed=0)
