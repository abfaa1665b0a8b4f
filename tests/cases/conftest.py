"""Every case starts from an empty database behind a server of its own."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.cases.conversing import Conversing, conversing
from tests.cases.report import ON_BOTH_DATABASES
from tests.fakes.sqld import Sqld, emptied, running_sqld


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Cases that depend on the database run on each: embedded in a file, and remote."""
    if "database_server" in metafunc.fixturenames:
        proves = {mark.args[0] for mark in metafunc.definition.iter_markers("case")}
        databases = ["file", "remote"] if proves & ON_BOTH_DATABASES else ["file"]
        metafunc.parametrize("database_server", databases, indirect=True)


@pytest.fixture(scope="module")
def sqld(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Sqld]:
    with running_sqld(tmp_path_factory.mktemp("sqld")) as server:
        yield server


@pytest.fixture
async def database_server(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Sqld | None:
    """An empty remote database; None where the case is to use a file."""
    if request.param == "file":
        return None
    # The queue and the secret of a remote database stand where the process was started.
    monkeypatch.chdir(tmp_path)
    server: Sqld = request.getfixturevalue("sqld")
    await emptied(server.url)
    return server


@pytest.fixture
async def kumbuka(database_server: Sqld | None, tmp_path: Path) -> AsyncIterator[Conversing]:
    async with conversing(tmp_path, database_server) as made:
        yield made
