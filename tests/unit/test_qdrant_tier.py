"""The adapter without a server: its client is loaded beside everything else, or is not there."""

from __future__ import annotations

import importlib
from types import ModuleType

import pytest
from kumbuka.adapters.urls import UrlPolicy
from kumbuka.adapters.vectors.qdrant import QdrantTier
from kumbuka.errors import VectorStoreUnavailable
from kumbuka.memory.qdrant import QdrantSettings
from kumbuka.memory.scopes import Scope
from kumbuka.ports import NearestPoints
from kumbuka.text.vector8 import encode

from tests.fakes.in_memory import NOON

AT = QdrantSettings(enabled=True, url="https://points.example:6333")
QUERY = NearestPoints(Scope("ana"), NOON, encode([1.0, 0.5]), "static:test:2:int8", limit=5)


@pytest.fixture
def tier() -> QdrantTier:
    return QdrantTier("secret of the tests", UrlPolicy())


async def reason(tier: QdrantTier, at: QdrantSettings = AT) -> str:
    with pytest.raises(VectorStoreUnavailable) as raised:
        await tier.nearest(at, QUERY, 0.2)
    return str(raised.value)


async def test_the_first_search_waits_for_no_import(tier: QdrantTier) -> None:
    assert await reason(tier) == "its client is being loaded"
    await tier.load()


async def test_a_client_that_is_not_installed_is_named(
    tier: QdrantTier, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(name: str) -> ModuleType:
        raise ModuleNotFoundError(f"No module named {name!r}")

    with monkeypatch.context() as patched:
        patched.setattr(importlib, "import_module", missing)
        with pytest.raises(VectorStoreUnavailable, match=r"kumbuka\[qdrant\]"):
            await tier.load()
    await tier.load()


async def test_a_key_of_another_server_secret_is_told_and_sent_nowhere(tier: QdrantTier) -> None:
    other = QdrantTier("another secret", UrlPolicy())
    at = QdrantSettings(enabled=True, url=AT.url, sealed_key=other.seal("qd-key"))
    await tier.load()
    assert "stored under another server secret" in await reason(tier, at)


@pytest.mark.parametrize(
    "url", ["http://127.0.0.1:6333", "http://169.254.169.254", "https://a:b@x.example", "ftp://x"]
)
async def test_a_url_that_must_not_be_called_is_refused_and_not_called(
    tier: QdrantTier, url: str
) -> None:
    assert tier.url_problem(url)
    if url.startswith("http://"):
        await tier.load()
        why = await reason(tier, QdrantSettings(enabled=True, url=url))
        assert why.startswith("its address leads to")


def test_a_public_url_is_no_problem(tier: QdrantTier) -> None:
    assert tier.url_problem("https://points.example:6333") is None
