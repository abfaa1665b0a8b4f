"""Where the second vector store is: what was stored over what the environment says."""

from __future__ import annotations

import pytest
from kumbuka.memory.qdrant import (
    QdrantSettings,
    collection_name,
    dimensions_of,
    merged,
    other_collection,
)
from kumbuka.memory.settings import as_json, settings_from

ENV = QdrantSettings(enabled=True, url="https://env.example:6333", sealed_key="sealed of env")


def test_without_anything_stored_the_environment_holds() -> None:
    assert merged(ENV, {}) == ENV
    assert not merged(QdrantSettings(), {}).is_used


def test_what_is_stored_stands_over_the_environment() -> None:
    at = merged(ENV, {"enabled": False, "collection": "mine", "top_k": 5})
    assert (at.enabled, at.collection, at.top_k) == (False, "mine", 5)
    assert (at.url, at.sealed_key) == (ENV.url, ENV.sealed_key)


def test_the_environments_key_goes_to_no_other_url() -> None:
    at = merged(ENV, {"url": "https://other.example:6333"})
    assert (at.url, at.sealed_key) == ("https://other.example:6333", None)
    at = merged(ENV, {"url": "https://other.example:6333", "sealed_key": "own"})
    assert at.sealed_key == "own"


def test_no_url_is_the_environments_again() -> None:
    assert merged(ENV, {"url": None, "sealed_key": None}) == ENV


def test_another_collection_is_another_copy() -> None:
    assert merged(ENV, {"collection": "mine"}).store != ENV.store
    assert merged(ENV, {"quantization": "int8", "top_k": 3}).store == ENV.store


def test_what_a_later_version_stored_is_ignored() -> None:
    assert merged(ENV, {"shards": 3}) == ENV


@pytest.mark.parametrize("name", ["kumbuka_memory", "a", "v1.2-x", "x" * 128])
def test_a_collection_has_a_plain_name(name: str) -> None:
    assert collection_name(name) == name


@pytest.mark.parametrize("name", ["", ".", "..", "a/b", "a b", "é", "x" * 129, "a\n"])
def test_any_other_name_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="must be"):
        collection_name(name)


def test_a_new_collection_is_named_after_its_length() -> None:
    assert other_collection("kumbuka_memory", 384) == "kumbuka_memory_384"
    assert other_collection("kumbuka_memory_384", 256) == "kumbuka_memory_256"
    assert collection_name(other_collection("x" * 128, 1536))


@pytest.mark.parametrize(
    ("signature", "dimensions"),
    [
        ("static:potion-base-8M:256:int8", 256),
        ("remote:openai/text-embedding-3-small:1536:int8", 1536),
        ("remote:a:b:c:8", 8),
        ("", 0),
        ("none", 0),
    ],
)
def test_the_length_is_read_off_the_signature(signature: str, dimensions: int) -> None:
    assert dimensions_of(signature) == dimensions


def test_only_the_deployments_layer_says_where_it_is() -> None:
    settings = settings_from({"qdrant": {"url": "https://a"}}, {"qdrant": {"url": "https://b"}})
    assert settings.qdrant == {"url": "https://a"}
    assert "qdrant" not in as_json(settings)
