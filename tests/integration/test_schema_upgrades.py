"""Databases that earlier versions wrote open in this one with all they hold.

A fixture is a database as the version of its number left it: Ana's turns (name and home, a move, a
preference, a habit), and a pinned memory of her user Eva.
"""

from __future__ import annotations

import gzip
import shutil
from pathlib import Path

import pytest
from kumbuka.adapters.store.schema import NEWEST
from kumbuka.bootstrap import build
from kumbuka.config import Config
from kumbuka.memory.scopes import Scope
from kumbuka.memory.settings import Settings
from kumbuka.memory.turns import Turn
from kumbuka.ports import Statement
from kumbuka.usecases.learn import learn
from kumbuka.usecases.question import Question
from kumbuka.usecases.recall import recall

FIXTURES = Path(__file__).parents[1] / "fixtures"
LATER = 1_796_050_000_000
KNOWN = [
    "Eva's tea is served at four.",
    "I live in Lisbon.",
    "I moved to Porto.",
    "I prefer TypeScript.",
    "I use tabs for indentation.",
    "My name is Ana",
]


def test_every_earlier_schema_has_a_fixture() -> None:
    assert {path.name for path in FIXTURES.glob("schema_*.db.gz")} == {
        f"schema_{number}.db.gz" for number in range(1, NEWEST)
    }


@pytest.mark.parametrize("number", range(1, NEWEST))
async def test_an_earlier_database_is_upgraded_and_loses_nothing(
    tmp_path: Path, number: int
) -> None:
    file = tmp_path / "kumbuka.db"
    with gzip.open(FIXTURES / f"schema_{number}.db.gz") as packed, file.open("wb") as unpacked:
        shutil.copyfileobj(packed, unpacked)
    kumbuka = build(Config(database_url=f"file:{file}"), clock=lambda: LATER)
    await kumbuka.start()
    try:
        rows, version = await kumbuka.database.read(
            [
                Statement("SELECT content FROM memories ORDER BY content"),
                Statement("SELECT max(version) FROM schema_versions"),
            ]
        )
        assert [content for (content,) in rows.rows] == KNOWN
        assert version.rows[0][0] == NEWEST

        question = Question(Scope("ana"), "Which language do I prefer?", LATER, Settings())
        found = await recall(kumbuka.services, question)
        assert found.hits[0].memory.content == "I prefer TypeScript."
        assert found.hits[0].vec_score is not None

        said = "I use spaces for indentation now."
        turn = Turn("later", "ana", None, None, "hash", said, None, "m", LATER)
        assert (await learn(kumbuka.services, turn)).outcomes == {"created": 1}
        (past,) = await kumbuka.database.read(
            [Statement("SELECT content FROM memories WHERE superseded_at = ?", (LATER,))]
        )
        assert past.rows[0][0] == "I use tabs for indentation."
    finally:
        await kumbuka.close()


async def test_an_upgraded_database_is_upgraded_once(tmp_path: Path) -> None:
    file = tmp_path / "kumbuka.db"
    file.write_bytes(gzip.decompress((FIXTURES / "schema_1.db.gz").read_bytes()))
    for _ in range(2):
        kumbuka = build(Config(database_url=f"file:{file}"), clock=lambda: LATER)
        await kumbuka.start()
        (found,) = await kumbuka.database.read([Statement("SELECT version FROM schema_versions")])
        assert [version for (version,) in found.rows] == list(range(1, NEWEST + 1))
        await kumbuka.close()
