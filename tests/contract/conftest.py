"""One stage for a module's events: the functions stay warm between them, as on Lambda."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.contract.stage import Stage, set_up


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def stage(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Stage]:
    async with set_up(tmp_path_factory.mktemp("stage")) as stage:
        yield stage
