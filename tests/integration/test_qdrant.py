"""The adapter's contract with Qdrant: on a double that its client's local mode answers for, and
with `KUMBUKA_TEST_QDRANT_URL` (and `KUMBUKA_TEST_QDRANT_API_KEY`) on a real server."""

from __future__ import annotations

import os
import uuid
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import httpx
import pytest
from kumbuka.adapters.urls import UrlPolicy, host_of
from kumbuka.adapters.vectors.points import INDEXES
from kumbuka.adapters.vectors.qdrant import QdrantTier
from kumbuka.errors import WrongDimension
from kumbuka.memory.model import Memory, MemoryType, Place
from kumbuka.memory.qdrant import QdrantSettings
from kumbuka.memory.scopes import Reach, Scope
from kumbuka.ports import CollectionState, NearestPoints, Point
from kumbuka.text.vector8 import encode

from tests.fakes.in_memory import DAY, NOON
from tests.fakes.qdrant import QdrantServer

SIGNATURE = "static:test:4:int8"
REAL = os.environ.get("KUMBUKA_TEST_QDRANT_URL", "")
REAL_KEY = os.environ.get("KUMBUKA_TEST_QDRANT_API_KEY", "")
PATIENCE_S = 5.0


@pytest.fixture
async def server() -> AsyncIterator[QdrantServer | None]:
    """None where a real server is tested."""
    if REAL:
        yield None
        return
    async with QdrantServer() as made:
        yield made


@pytest.fixture
async def tier(server: QdrantServer | None) -> AsyncIterator[QdrantTier]:
    hosts = frozenset({"127.0.0.1", host_of(REAL)})
    made = QdrantTier("secret of the tests", UrlPolicy(hosts))
    await made.load()
    yield made
    await made.close()


@pytest.fixture
async def at(server: QdrantServer | None, tier: QdrantTier) -> AsyncIterator[QdrantSettings]:
    key = tier.seal(REAL_KEY) if REAL_KEY else None
    name = f"kumbuka_test_{uuid.uuid4().hex}"
    made = QdrantSettings(True, server.url if server else REAL, name, sealed_key=key)
    yield made
    async with httpx.AsyncClient() as client:
        await client.delete(_address(made), headers={"api-key": REAL_KEY})


def _address(at: QdrantSettings) -> str:
    return f"{at.url}/collections/{at.collection}"


async def described(at: QdrantSettings) -> dict[str, Any]:
    """What the server says of the collection."""
    async with httpx.AsyncClient() as client:
        answer = await client.get(_address(at), headers={"api-key": REAL_KEY})
    result: dict[str, Any] = answer.json()["result"]
    return result


def memory(content: str, place: Place, **fields: object) -> Memory:
    made = Memory(
        memory_id=str(uuid.uuid4()),
        place=place,
        type=MemoryType.FACTUAL,
        key="note:x",
        content=content,
        metadata={"category": "note", "n": 2**53 + 1},
        created_at=NOON,
        updated_at=NOON,
        last_confirmed_at=NOON,
        valid_from=NOON,
    )
    return replace(made, **fields)  # type: ignore[arg-type]


def point(content: str, *vector: float, place: Place, **fields: object) -> Point:
    return Point(memory(content, place, **fields), encode(vector or (1, 0, 0, 0.1)), SIGNATURE)


def asked(scope: Scope, **fields: object) -> NearestPoints:
    query = NearestPoints(scope, NOON, encode((1, 0, 0, 0.1)), SIGNATURE, limit=10)
    return replace(query, **fields)  # type: ignore[arg-type]


async def found(tier: QdrantTier, at: QdrantSettings, query: NearestPoints) -> list[str]:
    return [near.memory_id for near in await tier.nearest(at, query, PATIENCE_S)]


async def test_the_nearest_points_come_first_with_their_cosine(
    tier: QdrantTier, at: QdrantSettings
) -> None:
    ana = Place("ana")
    far = point("far", 0, 1, 0, 0.1, place=ana)
    near = point("near", 1, 0, 0, 0.1, place=ana)
    between = point("between", 1, 1, 0, 0.1, place=ana)
    await tier.put(at, [far, near, between])
    hits = await tier.nearest(at, asked(Scope("ana")), PATIENCE_S)
    assert [hit.memory_id for hit in hits] == [p.memory.memory_id for p in (near, between, far)]
    assert hits[0].cosine == pytest.approx(1.0, abs=1e-3)
    assert hits[2].cosine == pytest.approx(0.01, abs=0.02)


async def test_one_owner_never_sees_another(tier: QdrantTier, at: QdrantSettings) -> None:
    own = point("own", 0, 1, 0, 0.1, place=Place("ana"))
    others = [point("another's", place=Place("ben")) for _ in range(30)]
    await tier.put(at, [own, *others])
    query = asked(Scope("ana"), limit=1)
    assert await found(tier, at, query) == [own.memory.memory_id]
    assert await tier.count(at, "ana") == 1
    assert await tier.count(at, None) == 31


async def test_a_user_sees_their_own_points_and_those_without_a_user(
    tier: QdrantTier, at: QdrantSettings
) -> None:
    of_u1 = point("u1", place=Place("ana", "u1"))
    of_u10 = point("u10", place=Place("ana", "u10"))
    of_all = point("all", place=Place("ana"))
    in_session = point("session", place=Place("ana", "u1", "s"))
    await tier.put(at, [of_u1, of_u10, of_all, in_session])

    names = {p.memory.memory_id: p.memory.content for p in (of_u1, of_u10, of_all, in_session)}

    async def seen(scope: Scope) -> set[str]:
        return {names[memory_id] for memory_id in await found(tier, at, asked(scope))}

    assert await seen(Scope("ana", "u1")) == {"u1", "all", "session"}
    assert await seen(Scope("ana")) == {"all"}
    assert await seen(Scope("ana", "u1", "s", Reach.SESSION)) == {"session"}
    assert await seen(Scope.whole_owner("ana")) == set(names.values())


async def test_a_shared_point_is_seen_where_the_scope_reaches_it(
    tier: QdrantTier, at: QdrantSettings
) -> None:
    shared = point("shared", place=Place("ben"), shared=True)
    private = point("private", place=Place("ben"))
    await tier.put(at, [shared, private])
    everything = asked(Scope("ana", reach=Reach.GLOBAL))
    assert await found(tier, at, everything) == [shared.memory.memory_id]
    assert await found(tier, at, asked(Scope("ana"))) == []


async def test_expired_points_and_those_past_retention_are_not_found(
    tier: QdrantTier, at: QdrantSettings
) -> None:
    ana = Place("ana")
    old = {"last_confirmed_at": NOON - 40 * DAY}
    lasting = [
        point("later", place=ana, expires_at=NOON + 1),
        point("fact", place=ana, **old),
        point("pinned", place=ana, type=MemoryType.EPISODIC, pinned=True, **old),
        point("recent", place=ana, type=MemoryType.EPISODIC),
    ]
    expired = point("expired", place=ana, expires_at=NOON)
    past = point("past", place=ana, type=MemoryType.EPISODIC, **old)
    await tier.put(at, [*lasting, expired, past])
    query = asked(Scope("ana"), retention_days=30, retention_types=("episodic",))
    assert set(await found(tier, at, query)) == {p.memory.memory_id for p in lasting}


async def test_only_points_of_the_type_and_the_embedding_are_found(
    tier: QdrantTier, at: QdrantSettings
) -> None:
    fact = point("fact", place=Place("ana"))
    story = point("story", place=Place("ana"), type=MemoryType.EPISODIC)
    other = replace(point("other", place=Place("ana")), signature="static:older:4:int8")
    await tier.put(at, [fact, story, other])
    ids = [fact.memory.memory_id]
    assert await found(tier, at, asked(Scope("ana"), type=MemoryType.FACTUAL)) == ids
    assert await tier.count(at, "ana", SIGNATURE) == 2
    assert await tier.count(at, "ana") == 3


async def test_what_is_put_twice_is_there_once_as_it_was_last(
    tier: QdrantTier, at: QdrantSettings
) -> None:
    first = point("tea", place=Place("ana"))
    moved = replace(first, memory=replace(first.memory, place=Place("ana", "u1")))
    await tier.put(at, [first])
    await tier.put(at, [moved])
    assert await tier.count(at, "ana") == 1
    assert await found(tier, at, asked(Scope("ana"))) == []


async def test_what_is_removed_is_gone_and_removing_it_again_is_no_error(
    tier: QdrantTier, at: QdrantSettings
) -> None:
    one, two = (point(name, place=Place("ana")) for name in ("one", "two"))
    kept = point("kept", place=Place("ben"))
    await tier.put(at, [one, two, kept])
    for _ in range(2):
        await tier.remove(at, [one.memory.memory_id, str(uuid.uuid4())])
        assert await found(tier, at, asked(Scope("ana"))) == [two.memory.memory_id]
    await tier.remove_owner(at, "ana")
    assert (await tier.count(at, "ana"), await tier.count(at, "ben")) == (0, 1)


async def test_every_id_of_an_owner_is_listed_once(tier: QdrantTier, at: QdrantSettings) -> None:
    points = [point(str(n), place=Place("ana")) for n in range(25)]
    await tier.put(at, [*points, point("another's", place=Place("ben"))])
    listed: list[str] = []
    after: str | None = None
    while True:
        ids, after = await tier.ids(at, "ana", after, 10)
        listed += ids
        if after is None:
            break
    assert sorted(listed) == sorted(p.memory.memory_id for p in points)


async def test_a_store_without_the_collection_is_empty_and_no_failure(
    tier: QdrantTier, at: QdrantSettings
) -> None:
    assert await found(tier, at, asked(Scope("ana"))) == []
    assert (await tier.ids(at, None, None, 10), await tier.count(at, None)) == (([], None), 0)
    await tier.remove(at, [str(uuid.uuid4())])
    assert await tier.state(at) == CollectionState(None, 0)


async def test_vectors_of_another_length_are_refused_by_name(
    tier: QdrantTier, at: QdrantSettings
) -> None:
    await tier.put(at, [point("four", place=Place("ana"))])
    wide = point("eight", *[1.0] * 7, 0.5, place=Place("ana"))
    with pytest.raises(WrongDimension) as refused:
        await tier.put(at, [wide])
    assert (refused.value.held, refused.value.wanted) == (4, 8)
    with pytest.raises(WrongDimension):
        await tier.nearest(at, asked(Scope("ana"), embedding=wide.embedding), PATIENCE_S)
    assert await tier.state(at) == CollectionState(4, 1)


@pytest.mark.parametrize("quantization", ["none", "int8", "binary"])
async def test_a_store_is_tried_out_with_a_real_write_and_search_and_left_empty(
    tier: QdrantTier, at: QdrantSettings, quantization: str
) -> None:
    chosen = replace(at, quantization=quantization)
    await tier.try_out(chosen, 4)
    await tier.put(chosen, [point("tea", place=Place("ana"))])
    assert len(await found(tier, chosen, asked(Scope("ana")))) == 1
    assert await tier.state(chosen) == CollectionState(4, 1)


async def test_quantization_is_changed_where_the_collection_has_another(
    tier: QdrantTier, at: QdrantSettings
) -> None:
    for chosen in ("int8", "none", "binary"):
        await tier.try_out(replace(at, quantization=chosen), 4)
        held = (await described(at))["config"]["quantization_config"]
        names = {"int8": ["scalar"], "binary": ["binary"], "none": []}
        assert list(held or {}) == names[chosen]


async def test_every_field_that_is_filtered_has_an_index(
    tier: QdrantTier, at: QdrantSettings, server: QdrantServer | None
) -> None:
    await tier.put(at, [point("tea", place=Place("ana"))])
    if server is not None:
        assert set(server.indexes[at.collection]) == set(INDEXES)
    else:
        assert set((await described(at))["payload_schema"]) == set(INDEXES)
