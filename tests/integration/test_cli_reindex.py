"""`kumbuka reindex`, as it is run from a shell."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.fakes.kumbuka_process import run

OLDER = "UPDATE vectors SET signature = 'static:older:256:int8'"
LOG = "".join(
    json.dumps({"role": "user", "content": f"Boat {n} lies in harbour {n % 7}."}) + "\n"
    for n in range(70)
)


@pytest.fixture
async def folder(tmp_path: Path) -> Path:
    """With a database of seventy memories whose vectors another embedding made."""
    (tmp_path / "log.jsonl").write_text(LOG)
    ran = await run(tmp_path, "transcripts import log.jsonl --owner ana")
    assert ran.code == 0, ran.err
    outdate(tmp_path)
    return tmp_path


def outdate(folder: Path) -> None:
    with closing(sqlite3.connect(folder / "kumbuka.db")) as database:
        database.execute(OLDER)
        database.commit()


@pytest.mark.parametrize("whose", ["--owner ana", "--everyone"])
async def test_what_lacks_a_vector_is_given_one(folder: Path, whose: str) -> None:
    ran = await run(folder, f"reindex {whose} --json")
    assert (ran.code, ran.err) == (0, "")
    assert json.loads(ran.lines[0]) == {"rows": 70, "wanted": 70, "lacking": 0}
    again = await run(folder, f"reindex {whose} --json")
    assert json.loads(again.lines[0])["wanted"] == 0
    forced = await run(folder, f"reindex {whose} --force")
    assert forced.lines == ["70 of 70 memories have a vector of the current embedding"]


async def test_what_still_lacks_one_is_an_error_with_its_reason(folder: Path) -> None:
    # Nobody listens there.
    env = {"KUMBUKA_EMBEDDINGS_URL": "http://127.0.0.1:1/v1", "KUMBUKA_EMBEDDINGS_API_KEY": "k"}
    with closing(sqlite3.connect(folder / "kumbuka.db")) as database:
        chosen = json.dumps({"embeddingSource": "remote", "embeddingProviderModel": "m"})
        database.execute("INSERT INTO settings VALUES ('ana', ?, 1)", (chosen,))
        database.commit()
    ran = await run(folder, "reindex --owner ana", env=env)
    assert ran.code == 1
    assert "the embedding model 'm' could not be reached" in ran.err
    assert ran.lines == ["0 of 70 memories have a vector of the current embedding"]


@pytest.mark.parametrize("wrong", ["", "--owner ''", "--owner ana --everyone"])
async def test_whose_memories_are_meant_must_be_said(tmp_path: Path, wrong: str) -> None:
    assert (await run(tmp_path, f"reindex {wrong}")).code == 2
