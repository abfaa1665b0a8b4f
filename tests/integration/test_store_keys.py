"""Keys in each database, and the settings that are read along with them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
from kumbuka.adapters.store.keys import SqlKeyStore
from kumbuka.errors import NotFound
from kumbuka.memory.keys import Key, Right
from kumbuka.ports import Statement

from tests.fakes.stored import NOON, Stored, stored

CHAT = frozenset({Right.CHAT})


@pytest.fixture
async def store(storage: str) -> AsyncIterator[Stored]:
    async with stored(storage) as made:
        keys = made.services.keys
        await keys.create(Key("key_a", "phone", "ana", CHAT, NOON), "hash a")
        await keys.create(Key("key_b", "phone", "ben", CHAT | {Right.MEMORY}, NOON + 1), "hash b")
        yield made


class Seen:
    """What a key store handed on."""

    def __init__(self) -> None:
        self.began = 0
        self.layers: list[tuple[str, Any]] = []

    def reading(self) -> Callable[[str, Any], None]:
        self.began += 1
        return lambda owner_id, layers: self.layers.append((owner_id, layers))


async def test_a_key_is_found_by_its_hash_alone(store: Stored) -> None:
    keys = store.services.keys
    found = await keys.find("hash b")
    assert found == Key("key_b", "phone", "ben", CHAT | {Right.MEMORY}, NOON + 1)
    assert await keys.find("hash c") is None
    assert [key.key_id for key in await keys.list()] == ["key_a", "key_b"]
    assert [key.key_id for key in await keys.list("ana")] == ["key_a"]


async def test_a_revoked_key_says_since_when(store: Stored) -> None:
    keys = store.services.keys
    await keys.touch("key_a", NOON + 5)
    await keys.revoke("key_a", NOON + 7)
    assert (await keys.revoke("key_a", NOON + 9)).revoked_at == NOON + 7
    found = await keys.find("hash a")
    assert found is not None
    assert (found.last_used_at, found.revoked_at) == (NOON + 5, NOON + 7)
    with pytest.raises(NotFound):
        await keys.revoke("key_z", NOON)


async def test_an_owner_is_known_once_remembered(store: Stored) -> None:
    keys = store.services.keys
    assert not await keys.is_known_owner("cem")
    for at in (NOON, NOON + 1):
        await keys.remember_owner("cem", at)
    assert await keys.is_known_owner("cem")


async def test_the_settings_of_a_keys_owner_come_with_the_key(store: Stored) -> None:
    settings = store.services.settings
    await settings.change(None, {"maxTokens": 5}, NOON)
    await settings.change("ana", {"enabled": False}, NOON)
    await settings.change("ben", {"placement": "user"}, NOON)
    seen = Seen()
    keys = SqlKeyStore(store.database, seen.reading)
    assert (await keys.find("hash a")) == (await store.services.keys.find("hash a"))
    assert await keys.find("hash c") is None
    assert seen.layers == [("ana", await settings.layers("ana"))]
    assert seen.layers[0][1] == ({"maxTokens": 5}, {"enabled": False})
    assert seen.began == 2


async def test_broken_settings_keep_no_key_out(store: Stored) -> None:
    broken = Statement("INSERT INTO settings VALUES ('ana', 'no JSON', 1)")
    await store.database.write([broken])
    seen = Seen()
    assert await SqlKeyStore(store.database, seen.reading).find("hash a") is not None
    assert seen.layers == []
