"""Vectors that are not quantised: stored as float32, compared where they are, in each database."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest
from kumbuka.adapters.database import sqlite
from kumbuka.adapters.embeddings.sources import Deployment, EmbeddingSources
from kumbuka.adapters.embeddings.static import StaticEmbedder
from kumbuka.memory.model import Place
from kumbuka.memory.scopes import Scope
from kumbuka.ports import Statement
from kumbuka.text.vectors import decode

from tests.fakes.stored import NOON, Stored, stored

CONTENTS = [f"Boat {n} with {n % 4} masts lies in harbour {n % 9}." for n in range(60)]
QUESTION = "Which ship has sails?"
ANA = Scope("ana")


@pytest.fixture(params=["sql", "matrix"])
async def store(
    request: pytest.FixtureRequest, storage: str, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Stored]:
    monkeypatch.setattr(sqlite, "SMALL", 1 if request.param == "matrix" else 10**9)
    async with stored(storage) as made:
        sources = EmbeddingSources(Deployment(quantization="none"), lambda: NOON)
        yield replace(made, services=replace(made.services, embeddings=sources))


async def test_the_nearest_are_those_of_the_exact_cosines(store: Stored) -> None:
    await store.keep(Place("ana"), *CONTENTS)
    exact, (question,) = (StaticEmbedder().vectors(texts) for texts in (CONTENTS, [QUESTION]))
    cosines = {
        content: sum(x * y for x, y in zip(vector or [], question or [], strict=True))
        for content, vector in zip(CONTENTS, exact, strict=True)
    }
    found = await store.found(ANA, QUESTION, match="", vector_limit=10)
    got = {c.memory.content: c.cosine for c in found.candidates}
    assert got == pytest.approx({content: cosines[content] for content in got}, abs=1e-6)
    assert min(got.values()) >= sorted(cosines.values())[-10] - 1e-6


async def test_the_signature_and_the_bytes_are_those_of_float32(store: Stored) -> None:
    await store.keep(Place("ana"), CONTENTS[0])
    read = Statement("SELECT signature, embedding FROM vectors")
    (found,) = await store.database.read([read])
    ((signature, blob),) = found.rows
    assert signature == "static:potion-base-8M:256"
    assert len(blob) == 4 * 256
    assert sum(x * x for x in decode(blob)) == pytest.approx(1.0, abs=1e-5)


async def test_vectors_of_the_other_form_are_never_compared(store: Stored) -> None:
    await store.keep(Place("ana"), *CONTENTS[:5])
    quantised = EmbeddingSources(Deployment(), lambda: NOON)
    other = replace(store, services=replace(store.services, embeddings=quantised))
    for asked, count in ((store, 5), (other, 0)):
        found = await asked.found(ANA, QUESTION, match="")
        assert sum(c.cosine is not None for c in found.candidates) == count
    await other.keep(Place("ana"), *CONTENTS[5:8])
    for asked, count in ((store, 5), (other, 3)):
        found = await asked.found(ANA, QUESTION, match="", vector_limit=10)
        assert sum(c.cosine is not None for c in found.candidates) == count
