"""The databases that a store is tested on."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from kumbuka.adapters.database.turso import TursoDatabase
from kumbuka.ports import Statement

from tests.fakes.remote_proxy import RemoteProxy
from tests.fakes.sqld import Sqld, emptied, running_sqld
from tests.fakes.stored import NOON, Stored, stored


@pytest.fixture(scope="session")
def sqld(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Sqld]:
    with running_sqld(tmp_path_factory.mktemp("sqld")) as server:
        yield server


@pytest.fixture
async def remote(sqld: Sqld) -> str:
    """The URL of a remote database without tables."""
    return await emptied(sqld.url)


@pytest.fixture(params=["file", "memory", "remote"])
def storage(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a store is opened: each of the databases, empty."""
    if request.param == "remote":
        url: str = request.getfixturevalue("remote")
        return url
    return ":memory:" if request.param == "memory" else str(tmp_path / "k.db")


@pytest.fixture
async def store(storage: str) -> AsyncIterator[Stored]:
    """Services on each of the databases, ten hours after the first that is said to them."""
    async with stored(storage) as made:
        made.now[0] = NOON + 36_000_000
        yield made


@pytest.fixture
async def proxy(remote: str) -> AsyncIterator[RemoteProxy]:
    """Before an sqld with an empty table `t (a)`."""
    database = TursoDatabase(remote)
    await database.write([Statement("CREATE TABLE t (a INTEGER UNIQUE)")])
    await database.close()
    async with RemoteProxy(remote) as made:
        yield made


@pytest.fixture
async def turso(proxy: RemoteProxy) -> AsyncIterator[TursoDatabase]:
    made = TursoDatabase(
        proxy.url, "a-token-nobody-may-see", connect_timeout_s=1, total_timeout_s=8
    )
    yield made
    await made.close()
