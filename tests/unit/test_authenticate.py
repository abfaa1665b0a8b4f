"""Who may ask: keys of ours, keys of the upstream, and a store that is down."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from kumbuka.errors import AuthUnavailable, NotAllowed, NotAuthenticated, StoreUnavailable
from kumbuka.memory.keys import Key, Right, passthrough_owner
from kumbuka.usecases.authenticate import Authenticator
from kumbuka.usecases.background import BackgroundTasks

from tests.fakes.in_memory import World
from tests.fakes.scripted_upstream import ScriptedUpstream

CHAT = "Bearer kb_chat"
MINUTE = 60_000


@pytest.fixture
def world() -> World:
    world = World(ScriptedUpstream(), recall_deadline_s=0.1)
    world.keys.add("kb_chat", "owner-a", Right.CHAT)
    world.keys.add("kb_memory", "owner-a", Right.MEMORY)
    world.keys.add("kb_admin", "owner-z", Right.ADMIN)
    return world


@pytest.fixture
def door(world: World) -> Authenticator:
    return Authenticator(world.services)


async def test_a_known_key_is_its_owner(door: Authenticator) -> None:
    caller = await door.caller("bearer  kb_chat ", Right.CHAT)
    assert (caller.owner_id, caller.key_id, caller.authorization) == ("owner-a", "key_0", None)


@pytest.mark.parametrize(
    "header",
    [
        *(None, "", "kb_chat", "Basic kb_chat", "Bearer", "Bearer kb_x"),
        *(
            "Bearer kb_\N{LATIN SMALL LETTER E WITH ACUTE}",
            "Bearer kb_chat\x01",
            "Bearer kb\r\nx: 1",
        ),
    ],
)
async def test_anything_else_is_nobody(door: Authenticator, header: str | None) -> None:
    with pytest.raises(NotAuthenticated):
        await door.caller(header, Right.CHAT)


async def test_a_right_is_needed_and_an_admin_has_each(door: Authenticator) -> None:
    with pytest.raises(NotAllowed):
        await door.caller("Bearer kb_memory", Right.CHAT)
    assert (await door.caller("Bearer kb_admin", Right.CHAT)).owner_id == "owner-z"


async def test_the_deployments_own_admin_key_is_taken_up_when_it_is_first_used(
    world: World,
) -> None:
    services = replace(world.services, admin_key="kb_own")
    first = await Authenticator(services).caller("Bearer kb_own", Right.ADMIN)
    again = await Authenticator(services).caller("Bearer kb_own", Right.CHAT)
    assert (first.owner_id, first.rights) == ("default", {Right.ADMIN})
    assert again == first
    assert [key.name for key in await world.keys.list("default")] == ["KUMBUKA_ADMIN_KEY"]
    with pytest.raises(NotAuthenticated):
        await Authenticator(services).caller("Bearer kb_other", Right.CHAT)
    assert first.key_id is not None
    await world.keys.revoke(first.key_id, world.clock())
    with pytest.raises(NotAuthenticated):
        await Authenticator(services).caller("Bearer kb_own", Right.CHAT)


async def test_two_processes_may_take_up_the_same_admin_key_at_once(world: World) -> None:
    services = replace(world.services, admin_key="kb_own")

    async def refused(key: Key, hash: str) -> None:
        world.keys.add("kb_own", "default", Right.ADMIN)
        raise StoreUnavailable("the database refused a row")

    world.keys.create = refused  # type: ignore[method-assign]
    caller = await Authenticator(services).caller("Bearer kb_own", Right.CHAT)
    assert caller.owner_id == "default"


async def test_an_admin_key_that_cannot_be_kept_cannot_be_checked(world: World) -> None:
    services = replace(world.services, admin_key="kb_own")

    async def down(key: Key, hash: str) -> None:
        raise StoreUnavailable("down")

    world.keys.create = down  # type: ignore[method-assign]
    with pytest.raises(AuthUnavailable):
        await Authenticator(services).caller("Bearer kb_own", Right.CHAT)


async def test_a_key_is_checked_once_in_30_seconds(world: World, door: Authenticator) -> None:
    for _ in range(5):
        await door.caller(CHAT, Right.CHAT)
    assert world.keys.finds == 1
    world.clock.now += 30_000
    await door.caller(CHAT, Right.CHAT)
    assert world.keys.finds == 2


async def test_a_revoked_key_stops_within_30_seconds(world: World, door: Authenticator) -> None:
    await door.caller(CHAT, Right.CHAT)
    await world.keys.revoke("key_0", world.clock.now)
    world.clock.now += 30_000
    with pytest.raises(NotAuthenticated):
        await door.caller(CHAT, Right.CHAT)


async def test_a_key_revoked_in_this_process_stops_at_once(
    world: World, door: Authenticator
) -> None:
    await door.caller(CHAT, Right.CHAT)
    await world.keys.revoke("key_0", world.clock.now)
    door.forget("key_0")
    with pytest.raises(NotAuthenticated):
        await door.caller(CHAT, Right.CHAT)


@pytest.mark.parametrize("hangs", [False, True])
async def test_a_verified_key_works_ten_minutes_while_the_store_is_down(
    world: World, door: Authenticator, hangs: bool
) -> None:
    await door.caller(CHAT, Right.CHAT)
    if hangs:
        world.keys.trouble.hangs_s = 60
    else:
        world.keys.trouble.error = StoreUnavailable("down")
    for _ in range(2):
        world.clock.now += 5 * MINUTE
        assert (await door.caller(CHAT, Right.CHAT)).owner_id == "owner-a"
    world.keys.trouble.error = StoreUnavailable("down")
    world.keys.trouble.hangs_s = 0
    world.clock.now += MINUTE
    with pytest.raises(AuthUnavailable):
        await door.caller(CHAT, Right.CHAT)


async def test_a_store_that_is_down_is_not_asked_by_every_request(
    world: World, door: Authenticator
) -> None:
    await door.caller(CHAT, Right.CHAT)
    world.keys.trouble.error = StoreUnavailable("down")
    world.clock.now += MINUTE
    for _ in range(10):
        await door.caller(CHAT, Right.CHAT)
    assert world.keys.finds == 2


async def test_an_unknown_key_cannot_be_checked_while_the_store_is_down(
    world: World, door: Authenticator
) -> None:
    world.keys.trouble.error = StoreUnavailable("down")
    with pytest.raises(AuthUnavailable):
        await door.caller(CHAT, Right.CHAT)


async def test_a_keys_use_is_noted_once_a_minute_off_the_path(world: World) -> None:
    background = BackgroundTasks()
    door = Authenticator(world.services, background)
    for _ in range(3):
        await door.caller(CHAT, Right.CHAT)
    assert world.keys.touched == []
    await background.drain()
    assert world.keys.touched == ["key_0"]
    world.clock.now += MINUTE
    await door.caller(CHAT, Right.CHAT)
    await background.drain()
    assert world.keys.touched == ["key_0", "key_0"]


async def test_a_use_that_cannot_be_noted_does_not_hurt(world: World) -> None:
    background = BackgroundTasks()
    door = Authenticator(world.services, background)
    await door.caller(CHAT, Right.CHAT)
    world.keys.trouble.error = StoreUnavailable("down")
    await background.drain()
    await asyncio.sleep(0)
    assert world.keys.touched == []


async def test_a_client_of_the_upstream_owns_what_its_key_gives(world: World) -> None:
    world.auth = "passthrough"
    door = Authenticator(world.services)
    caller = await door.caller("Bearer sk-client", Right.CHAT)
    assert caller.owner_id == passthrough_owner("sk-client", world.services.server_secret)
    assert caller.authorization == "Bearer sk-client"
    assert world.keys.finds == 0


async def test_a_key_that_no_header_can_carry_is_nobodys(world: World) -> None:
    door = Authenticator(replace(world.services, auth="passthrough"))
    with pytest.raises(NotAuthenticated):
        await door.caller("Bearer sk-\N{LATIN SMALL LETTER E WITH ACUTE}", Right.CHAT)


async def test_without_a_key_a_pass_through_client_is_nobody(world: World) -> None:
    world.auth = "passthrough"
    with pytest.raises(NotAuthenticated):
        await Authenticator(world.services).caller(None, Right.CHAT)


async def test_one_of_our_keys_is_never_sent_to_the_upstream(world: World) -> None:
    world.auth = "passthrough"
    door = Authenticator(world.services)
    with pytest.raises(NotAuthenticated):
        await door.caller("Bearer kb_admin", Right.CHAT)
    assert (await door.caller("Bearer kb_admin", Right.ADMIN)).owner_id == "owner-z"


async def test_an_upstreams_key_manages_its_memory_once_the_upstream_took_it(world: World) -> None:
    world.auth = "passthrough"
    door = Authenticator(world.services)
    with pytest.raises(NotAuthenticated):
        await door.caller("Bearer sk-client", Right.MEMORY)
    world.keys.owners.add(passthrough_owner("sk-client", world.services.server_secret))
    assert (await door.caller("Bearer sk-client", Right.MEMORY)).may(Right.MEMORY)
    with pytest.raises(NotAllowed):
        await door.caller("Bearer sk-client", Right.ADMIN)
