"""Case 58 at length: whatever happens to the database file, what was said is not lost."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from tests.cases.conversing import Conversing
from tests.fakes.kumbuka_process import run

SECOND = 1_000
PASSING = 1_000
"""Milliseconds that go by at each look while turns wait to be handed out again."""
GARBAGE = b"this is not a database" * 1000
KEPT = "I like tea."


class Outage:
    """The file is elsewhere, its log with it or left behind, and something else may stand there."""

    def __init__(self, kumbuka: Conversing, aside: Path) -> None:
        self.kumbuka = kumbuka
        self.aside = aside

    def begin(self, *, leaves_log: bool = False, instead: bytes | None = None) -> None:
        self.aside.mkdir()
        database = self.kumbuka.database
        for file in database.parent.glob("kumbuka.db*"):
            if file == database or not leaves_log:
                file.rename(self.aside / file.name)
        if instead is not None:
            database.write_bytes(instead)

    def end(self) -> None:
        database = self.kumbuka.database
        database.unlink(missing_ok=True)
        for file in self.aside.iterdir():
            file.rename(database.with_name(file.name))


@pytest.fixture
def outage(kumbuka: Conversing, tmp_path: Path) -> Outage:
    return Outage(kumbuka, tmp_path / "aside")


async def degraded(kumbuka: Conversing, text: str) -> None:
    """The chat answers with the client's own words, and says that memory did not work."""
    kumbuka.now[0] += 1
    answer = await kumbuka.chat(text)
    assert answer.status_code == 200, answer.text
    assert answer.json()["choices"][0]["message"]["content"] == "Understood."
    assert answer.headers["x-kumbuka-memory"].startswith("degraded:")
    assert kumbuka.received()["messages"] == [{"role": "user", "content": text}]


@pytest.mark.case(58)
@pytest.mark.parametrize("leaves_log", [False, True])
@pytest.mark.parametrize("instead", [None, b"", GARBAGE])
async def test_nothing_is_lost_whatever_stood_at_the_path(
    kumbuka: Conversing, outage: Outage, leaves_log: bool, instead: bytes | None
) -> None:
    await kumbuka.say(KEPT)
    outage.begin(leaves_log=leaves_log, instead=instead)
    await degraded(kumbuka, "I prefer window seats.")
    outage.end()
    await kumbuka.learned(passing=PASSING)
    assert await kumbuka.contents() == {KEPT, "I prefer window seats."}
    assert "window" in await kumbuka.asked("Which seats should I book, window or aisle?")


@pytest.mark.case(58)
@pytest.mark.parametrize("instead", [None, GARBAGE])
async def test_a_file_that_comes_back_without_its_log_is_the_same_to_every_process(
    kumbuka: Conversing, outage: Outage, instead: bytes | None
) -> None:
    await kumbuka.say(KEPT)
    await asyncio.gather(*(kumbuka.memories() for _ in range(8)))  # every reader is connected
    await kumbuka.kumbuka.database.compact()
    outage.begin(instead=instead)
    await degraded(kumbuka, "I prefer window seats.")
    for log in outage.aside.glob("kumbuka.db-*"):
        log.unlink()
    outage.end()
    await kumbuka.learned(passing=PASSING)
    for _ in range(8):
        assert await kumbuka.contents() == {KEPT, "I prefer window seats."}
    ran = await run(kumbuka.database.parent, f"memories list --owner {kumbuka.owner} --json")
    assert {json.loads(line)["content"] for line in ran.lines} == await kumbuka.contents()


@pytest.mark.case(58)
async def test_no_empty_database_is_made_where_the_file_was(
    kumbuka: Conversing, outage: Outage
) -> None:
    await kumbuka.say(KEPT)
    outage.begin()
    await degraded(kumbuka, "I prefer window seats.")
    assert (await kumbuka.client.get("/api/memory")).status_code == 503
    assert not kumbuka.database.exists()
    outage.end()
    assert KEPT in await kumbuka.contents()


@pytest.mark.case(58)
async def test_what_changed_while_it_was_down_is_learned_in_its_order(
    kumbuka: Conversing, outage: Outage
) -> None:
    await kumbuka.say(KEPT)
    outage.begin()
    for text in ("I don't like tea.", "I live in Lisbon.", "I moved to Porto."):
        await degraded(kumbuka, text)
    outage.end()
    await kumbuka.learned(passing=PASSING)
    current = await kumbuka.contents()
    assert "I don't like tea." in current
    assert KEPT not in current
    assert len(current) == 2
    assert any("Porto" in content for content in current)


@pytest.mark.case(58)
async def test_a_key_is_trusted_for_ten_minutes_and_no_longer(
    kumbuka: Conversing, outage: Outage
) -> None:
    await kumbuka.say(KEPT)
    outage.begin()
    for pause in (31, 60, 400):
        kumbuka.now[0] += pause * SECOND
        await degraded(kumbuka, f"I prefer seat {pause}.")
    kumbuka.now[0] += 200 * SECOND
    answer = await kumbuka.chat("Hello there.")
    assert (answer.status_code, answer.json()["error"]["code"]) == (503, "auth_unavailable")
    outage.end()
    assert (await kumbuka.chat("Hello there.")).headers["x-kumbuka-memory"] == "on"


@pytest.mark.case(58)
async def test_an_unknown_key_is_asked_for_again_not_refused(
    kumbuka: Conversing, outage: Outage
) -> None:
    outage.begin(instead=GARBAGE)
    asked = len(kumbuka.upstream.requests)
    answer = await kumbuka.chat("Hello there.")  # this process has not seen the key yet
    assert (answer.status_code, answer.json()["error"]["code"]) == (503, "auth_unavailable")
    assert len(kumbuka.upstream.requests) == asked
    outage.end()
    assert (await kumbuka.chat("Hello there.")).status_code == 200


@pytest.mark.case(58)
async def test_a_stream_and_a_tool_loop_go_on_without_the_database(
    kumbuka: Conversing, outage: Outage
) -> None:
    await kumbuka.say(KEPT)
    outage.begin(instead=GARBAGE)
    call = {"id": "c", "type": "function", "function": {"name": "f", "arguments": "{}"}}
    messages = [
        {"role": "user", "content": "Which tea should I buy?"},
        {"role": "assistant", "content": None, "tool_calls": [call]},
        {"role": "tool", "tool_call_id": "c", "content": "42"},
    ]
    answer = await kumbuka.chat(messages, stream=True)
    assert answer.status_code == 200
    assert kumbuka.received()["messages"] == messages
    outage.end()
    assert await kumbuka.contents() == {KEPT}
