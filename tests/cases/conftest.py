"""Every case starts from an empty database behind a server of its own."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.cases.conversing import Conversing, conversing


@pytest.fixture
async def kumbuka(tmp_path: Path) -> AsyncIterator[Conversing]:
    async with conversing(tmp_path) as made:
        yield made
