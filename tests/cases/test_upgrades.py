"""Case 55: a database that an earlier version wrote."""

from __future__ import annotations

import gzip
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from kumbuka.ports import Statement
from kumbuka.usecases.manage_keys import create_key

from tests.cases.conversing import DAY, RIGHTS, Conversing, conversing
from tests.fakes.sqld import Sqld

FIXTURES = sorted((Path(__file__).parents[1] / "fixtures").glob("schema_*.db.gz"))
CURRENT = {
    "I moved to Porto.",
    "I prefer TypeScript.",
    "I use tabs for indentation.",
    "My name is Ana",
}


@pytest.fixture(params=FIXTURES, ids=lambda path: path.name.partition(".")[0])
async def upgraded(
    request: pytest.FixtureRequest, database_server: Sqld | None, tmp_path: Path
) -> AsyncIterator[Conversing]:
    """A server started on such a database, which speaks for its owner Ana."""
    content = gzip.decompress(request.param.read_bytes())
    if database_server is None:
        (tmp_path / "kumbuka.db").write_bytes(content)
    else:
        _give(database_server, content)
    async with conversing(tmp_path, database_server) as made:
        made.now[0] += DAY  # after all that is told there
        key = await create_key(made.kumbuka.services, name="ana", rights=RIGHTS, owner_id="ana")
        made.client.headers["authorization"] = f"Bearer {key.secret}"
        yield made


def _give(server: Sqld, content: bytes) -> None:
    """Put a database in the place of the server's."""
    server.kill()
    for left in server.file.parent.glob("data*"):
        left.unlink()
    server.file.write_bytes(content)
    server.start()


@pytest.mark.case(55)
async def test_an_earlier_database_is_upgraded_with_all_it_holds(upgraded: Conversing) -> None:
    assert await upgraded.contents() == CURRENT
    assert await upgraded.contents(userId="*") == CURRENT | {"Eva's tea is served at four."}
    assert await upgraded.contents(q="typescript") == {"I prefer TypeScript."}
    (home,) = [m for m in await upgraded.memories() if m["key"] == "identity:home"]
    history = await upgraded.history(home["id"])
    assert [row["content"] for row in history] == ["I moved to Porto.", "I live in Lisbon."]
    for strategy in ("hybrid", "semantic"):
        found = await upgraded.search("Which language do I prefer?", strategy=strategy)
        assert found[0] == "I prefer TypeScript."
    found = await upgraded.search("When is tea served?", userId="eva")
    assert found[0] == "Eva's tea is served at four."
    assert "Porto" in await upgraded.asked("Which restaurant near me should I go to tonight?")
    status = await upgraded.api("GET", "/memory/engine-status")
    assert status["keyword"]["available"]
    assert status["vectorStore"]["needsReindex"] == 0
    check = "INSERT INTO memories_fts (memories_fts, rank) VALUES ('integrity-check', 1)"
    await upgraded.kumbuka.database.write([Statement(check)])


@pytest.mark.case(55)
async def test_an_upgraded_database_goes_on_learning(upgraded: Conversing) -> None:
    await upgraded.say("I no longer use tabs; I use spaces for indentation now.")
    contents = await upgraded.contents()
    assert "I use tabs for indentation." not in contents
    assert any("spaces" in content for content in contents)
    (language,) = [m for m in await upgraded.memories() if "TypeScript" in m["content"]]
    await upgraded.api("DELETE", f"/memory/{language['id']}")
    assert await upgraded.search("Which language do I prefer?", strategy="semantic", limit=1) != [
        "I prefer TypeScript."
    ]
    await upgraded.store("The boat is red.")
    assert (await upgraded.search("boat"))[0] == "The boat is red."
