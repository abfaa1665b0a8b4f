"""The matrix answers as the SQL does, whatever changed since it was read."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest
from kumbuka.adapters.database import matrix, sqlite
from kumbuka.memory.model import Place
from kumbuka.memory.scopes import Scope
from kumbuka.usecases.forget import forget

from tests.fakes.stored import NOON, Stored, stored

WORDS = [
    "boat",
    "garden",
    "violin",
    "router",
    "contract",
    "river",
    "lamp",
    "tower",
    "cheese",
    "bicycle",
]
USERS = (None, "u1", "u2")


async def both(
    store: Stored, scope: Scope, text: str, monkeypatch: pytest.MonkeyPatch
) -> tuple[list[tuple[str, float]], list[tuple[str, float]]]:
    answers = []
    for small in (1, 10**9):
        monkeypatch.setattr(sqlite, "SMALL", small)
        found = await store.found(scope, text, match="", vector_limit=15)
        answers.append([(c.memory.content, c.cosine or 0.0) for c in found.candidates])
    return answers[0], answers[1]


async def test_the_matrix_equals_the_sql_over_random_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose = random.Random(7)
    async with stored(str(tmp_path / "k.db")) as store:
        await store.keep(Place("ben"), *(f"Ben's {word}." for word in WORDS))
        for step in range(60):
            place = Place("ana", choose.choice(USERS))
            content = f"The {choose.choice(WORDS)} and the {choose.choice(WORDS)}, {step}."
            await store.keep(place, content, expires_at=choose.choice([None, NOON + step]))
            rows = await store.rows()
            row = choose.choice(rows)
            async with store.services.memories.writing() as writer:
                if step % 4 == 1:
                    await writer.update(replace(row, superseded_at=row.valid_from))
            if step % 9 == 8:
                await forget(store.services, Scope.whole_owner("ana"), row.memory_id)
            store.now[0] = NOON + step // 2
            scope = Scope("ana", choose.choice(USERS))
            by_matrix, by_sql = await both(store, scope, choose.choice(WORDS), monkeypatch)
            assert [c for c, _ in by_matrix] == [c for c, _ in by_sql]
            for (_, left), (_, right) in zip(by_matrix, by_sql, strict=True):
                assert left == pytest.approx(right, abs=1e-5)


async def test_statistics_are_over_every_vector_in_scope(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with stored(str(tmp_path / "k.db")) as store:
        await store.keep(Place("ana"), *(f"The {word} number {n}." for n, word in enumerate(WORDS)))
        statistics = []
        for small in (1, 10**9):
            monkeypatch.setattr(sqlite, "SMALL", small)
            statistics.append((await store.found(Scope("ana"), "boat", vector_limit=2)).statistics)
        assert statistics[0].rows == statistics[1].rows == 10
        assert statistics[0].cosine_mean == pytest.approx(statistics[1].cosine_mean, abs=1e-5)
        assert statistics[0].cosine_deviation == pytest.approx(
            statistics[1].cosine_deviation, abs=1e-4
        )


async def test_what_another_process_changed_is_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "SMALL", 1)
    path = str(tmp_path / "k.db")
    async with stored(path) as mine, stored(path) as other:
        await mine.keep(Place("ana"), "The boat is blue.", "The lamp is old.")
        assert len(await mine.contents(Scope("ana"), "boat", match="")) == 2
        await other.keep(Place("ana"), "The violin is new.")
        assert len(await mine.contents(Scope("ana"), "boat", match="")) == 3
        boat = next(row for row in await other.rows() if "boat" in row.content)
        await forget(other.services, Scope.whole_owner("ana"), boat.memory_id)
        assert await mine.contents(Scope("ana"), "boat", match="") == {
            "The lamp is old.",
            "The violin is new.",
        }


async def test_keyword_hits_are_compared_as_in_sql(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = []
    for small in (10**9, 1):
        monkeypatch.setattr(sqlite, "SMALL", small)
        async with stored(str(tmp_path / f"{small}.db")) as store:
            await store.keep(Place("ana"), *(f"The {word} and the boat." for word in WORDS))
            await store.found(Scope("ana"), "boat", match="", vector_limit=1)
            found = await store.found(Scope("ana"), "my boat and my violin", vector_limit=1)
            answers.append({c.memory.content: c.cosine for c in found.candidates if c.bm25})
    in_sql, at_once = answers
    assert len(in_sql) == len(WORDS)
    assert at_once == pytest.approx(in_sql, abs=1e-6)


async def test_one_more_memory_is_read_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "SMALL", 1)
    read: list[int] = []
    whole = matrix._read
    monkeypatch.setattr(
        matrix, "_read", lambda rows, *rest: (read.append(len(rows)), whole(rows, *rest))[1]
    )
    async with stored(str(tmp_path / "k.db")) as store:
        await store.keep(Place("ana"), *(f"Note {n}." for n in range(300)))
        for n in range(3):
            await store.contents(Scope("ana"), "boat")
            await store.keep(Place("ana"), f"The boat number {n}.")
        await store.contents(Scope("ana"), "boat")
    assert read == [300, 1, 1, 1]


async def test_vectors_of_another_signature_are_never_compared(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with stored(str(tmp_path / "k.db")) as store:
        await store.keep(Place("ana"), "The boat is blue.")
        for small in (1, 10**9):
            monkeypatch.setattr(sqlite, "SMALL", small)
            found = await store.found(Scope("ana"), "boat", signature="remote:other:256:int8")
            (candidate,) = found.candidates
            assert candidate.cosine is None
            assert candidate.bm25 is not None
