"""Whose vectors say what means nearly the same."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

import pytest
from kumbuka.errors import EmbeddingFailed
from kumbuka.memory.extraction.tellings import tellings
from kumbuka.memory.model import Place
from kumbuka.ports import Choice, Embedded
from kumbuka.usecases.kindred import kindred

from tests.fakes.in_memory import NOON, NoEmbeddings, World
from tests.fakes.scripted_upstream import ScriptedUpstream

PLACE = Place("ana")


@dataclass
class Embeddings(NoEmbeddings):
    """Counts what it is asked; `signs` None cannot be had."""

    signs: str | None
    asked: list[str] = field(default_factory=list)

    async def embed(
        self, choice: Choice, texts: Sequence[str], *, wait_s: float | None = None
    ) -> Embedded:
        self.asked += texts
        return Embedded([b"\0"] * len(texts), self.signs or "")

    def signature(self, choice: Choice) -> str:
        if self.signs is None:
            raise EmbeddingFailed("no such source")
        return self.signs


@pytest.mark.parametrize("signs", ["remote:large:1024:int8", "", None])
async def test_no_source_is_asked_whose_vectors_would_not_be_used(signs: str | None) -> None:
    embeddings, world = Embeddings(signs), World(ScriptedUpstream())
    services = replace(world.services, embeddings=embeddings)
    (telling,) = tellings("The books got moved to Xero.")
    assert await kindred(services, Choice(), PLACE, telling, NOON) is None
    assert (embeddings.asked, world.memories.queries) == ([], [])


async def test_the_static_source_is_asked_for_the_sentence() -> None:
    embeddings, world = Embeddings("static:small:256:int8"), World(ScriptedUpstream())
    services = replace(world.services, embeddings=embeddings)
    (telling,) = tellings("The books got moved to Xero.")
    assert await kindred(services, Choice(), PLACE, telling, NOON) is None
    assert embeddings.asked == [telling.sentence]
    (query,) = world.memories.queries
    assert (query.as_of, query.match) == (NOON, "")
