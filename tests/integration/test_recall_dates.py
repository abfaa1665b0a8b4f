"""What a time that the question names does to recall, on each database."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from kumbuka.memory.model import MemoryType, Place
from kumbuka.memory.scopes import Reach, Scope
from kumbuka.memory.settings import Settings
from kumbuka.ports import Database, Result, Statement
from kumbuka.usecases.question import Question, Recalled
from kumbuka.usecases.recall import recall, search

from tests.cases.conversing import conversing
from tests.fakes.managed import managed
from tests.fakes.stored import NOON, Stored, stored

DAY = 86_400_000
YESTERDAY = NOON - DAY
LAST_WEEK = NOON - 5 * DAY
"""2026-11-25; noon is on Monday, 2026-11-30."""


@pytest.fixture
async def store(storage: str) -> AsyncIterator[Stored]:
    async with stored(storage) as made:
        yield made


async def keep(
    store: Stored, at: int, *contents: str, place: Place | None = None, **f: Any
) -> None:
    times = {"created_at": at, "updated_at": at, "last_confirmed_at": at, "valid_from": at}
    await store.keep(place or Place("ana"), *contents, **(times | f))


def asking(text: str, scope: Scope | None = None, **settings: Any) -> Question:
    return Question(scope or Scope("ana"), text, NOON, Settings(**settings))


def contents(recalled: Recalled) -> list[str]:
    return [hit.memory.content for hit in recalled.hits]


async def told(store: Stored, text: str, **settings: Any) -> list[str]:
    return contents(await recall(store.services, asking(text, **settings)))


async def listed(store: Stored, text: str, limit: int = 20, **settings: Any) -> list[str]:
    return contents(await search(store.services, asking(text, **settings), limit))


async def filled(store: Stored, count: int = 60) -> None:
    """Memories of a year ago, so that words and times are rare or not."""
    for number in range(count):
        at = NOON - 400 * DAY - number * 1000
        await keep(store, at, f"Colleague number {number} sits in room {number + 100}.")


async def test_what_happened_yesterday_is_yesterdays_memories_newest_first(store: Stored) -> None:
    await filled(store)
    await keep(store, LAST_WEEK, "The boiler was repaired.")
    await keep(store, YESTERDAY, "Lunch was at the harbour.")
    await keep(store, YESTERDAY + 1000, "The bicycle has a flat tyre.")
    expected = ["The bicycle has a flat tyre.", "Lunch was at the harbour."]
    for question in (
        "What happened yesterday?",
        "was habe ich gestern gesagt?",
        "我昨天说了什么？",
    ):
        assert await told(store, question) == expected
        assert await listed(store, question) == expected
    assert await told(store, "What did I tell you last week?") == [
        *expected, "The boiler was repaired.",
    ]  # fmt: skip


async def test_a_time_alone_is_all_that_a_search_asks_for_and_no_question_to_a_chat(
    store: Stored,
) -> None:
    await filled(store, 5)
    await keep(store, LAST_WEEK, "The boiler was repaired.")
    for text in ("last week", "letzte Woche", "上周", "il y a 5 jours"):
        assert await listed(store, text) == ["The boiler was repaired."]
        assert await told(store, text) == []


async def test_of_two_that_match_the_one_of_that_time_comes_first(store: Stored) -> None:
    await filled(store)
    await keep(store, LAST_WEEK - 100 * DAY, "I had pizza for dinner with Ana.")
    await keep(store, YESTERDAY, "I had soup and bread for dinner.")
    for asked in (told, listed):
        found = await asked(store, "What did I have for dinner yesterday?")
        assert found[0] == "I had soup and bread for dinner."
        assert "I had pizza for dinner with Ana." in await asked(store, "pizza dinner with Ana")


async def test_a_date_hides_nothing_that_has_evidence(store: Stored) -> None:
    await filled(store)
    await keep(store, LAST_WEEK, "The contract number is DEC-0054.")
    await keep(store, YESTERDAY, "The contract was signed at noon.")
    found = await told(store, "Which contract did I sign yesterday, DEC-0054?")
    assert set(found) == {"The contract was signed at noon.", "The contract number is DEC-0054."}
    assert found[0] == "The contract was signed at noon."


async def test_where_nothing_is_of_that_time_the_search_goes_on_without_it(store: Stored) -> None:
    await filled(store)
    await keep(store, LAST_WEEK - 100 * DAY, "The zanzibar trip is booked.")
    recalled = await recall(store.services, asking("Was the zanzibar trip booked yesterday?"))
    assert contents(recalled) == ["The zanzibar trip is booked."]
    assert recalled.resolution.dates and not recalled.resolution.dates_applied
    assert await told(store, "What happened yesterday?") == []


async def test_an_old_memory_is_found_by_its_date_under_many_better_words(store: Stored) -> None:
    february = NOON - 293 * DAY  # 2026-02-10
    await keep(store, february, "The review was about the budget.")
    for number in range(150):
        at = NOON - number * 1000
        await keep(store, at, f"The review number {number} was about the review of the roadmap.")
    question = "What was the review on 10 February 2026 about?"
    assert (await told(store, question))[0] == "The review was about the budget."
    assert (await listed(store, question, limit=1)) == ["The review was about the budget."]


async def test_a_time_alone_is_no_evidence(store: Stored) -> None:
    await filled(store)
    await keep(store, YESTERDAY, "The bicycle has a flat tyre.")
    assert await told(store, "Write a poem about the sea as I promised yesterday") == []
    assert await told(store, "I finished it yesterday.") == []


async def test_a_time_that_holds_everything_says_nothing(store: Stored) -> None:
    for number in range(40):
        await keep(store, YESTERDAY + number, f"The customer in room {number + 100} is late.")
    question = "Create a SQL query that counts rows per customer in the last 30 days"
    assert await told(store, question) == []


async def test_a_memory_is_of_every_time_it_was_said(store: Stored) -> None:
    first, second = NOON - 40 * DAY, NOON - 33 * DAY  # in the third week of October, and the fourth
    times = {"said_at": (first, second, YESTERDAY), "last_confirmed_at": YESTERDAY}
    await keep(store, first, "I swim in the lake.", **times)
    await filled(store)
    for question in ("yesterday", "40 days ago", "on 28 October 2026", "on 21 October"):
        assert await told(store, f"What did I say {question}?") == ["I swim in the lake."]
    assert await told(store, "What did I say 36 days ago?") == []


async def test_a_time_opens_no_other_scope(store: Stored) -> None:
    await keep(store, YESTERDAY, "Ben has a secret.", place=Place("ben"))
    await keep(store, YESTERDAY, "Users have theirs.", place=Place("ana", "u1"))
    await keep(store, YESTERDAY, "This one is over.", superseded_at=NOON, key="k")
    await keep(store, YESTERDAY, "This one expired.", expires_at=NOON - 1)
    await keep(store, YESTERDAY, "Ana's own.")
    assert await told(store, "What happened yesterday?") == ["Ana's own."]
    shared = Scope("ana", reach=Reach.GLOBAL)
    await keep(store, YESTERDAY, "For everybody.", place=Place("ben"), shared=True)
    found = await recall(store.services, asking("What happened yesterday?", shared))
    assert set(contents(found)) == {"Ana's own.", "For everybody."}


async def test_retention_and_type_hold_for_times_too(store: Stored) -> None:
    await keep(store, YESTERDAY, "A fact.", type=MemoryType.FACTUAL)
    await keep(store, LAST_WEEK, "An episode.", type=MemoryType.EPISODIC)
    question = "What did I say in the last 10 days?"
    assert await told(store, question) == ["A fact.", "An episode."]
    assert await told(store, question, retention_days=3) == ["A fact."]
    found = await search(store.services, asking(question), 20, MemoryType.EPISODIC)
    assert contents(found) == ["An episode."]


async def test_a_day_begins_where_the_owner_lives(store: Stored) -> None:
    # 23:30 on Sunday in Lisbon is 08:30 on Monday in Tokyo.
    await keep(store, NOON - 12 * 3_600_000 - 1_800_000, "The train was late.")
    question = "What happened yesterday?"
    assert await told(store, question, time_zone="Europe/Lisbon") == ["The train was late."]
    assert await told(store, question, time_zone="Asia/Tokyo") == []


@pytest.mark.parametrize("strategy", ["recent", "semantic", "hybrid"])
@pytest.mark.parametrize("fusion", ["linear", "rrf", "weighted"])
async def test_times_go_with_every_strategy_and_fusion(strategy: str, fusion: str) -> None:
    async with stored() as store:
        await filled(store, 20)
        await keep(store, YESTERDAY, "The boat was painted blue.")
        await keep(store, NOON - 90 * DAY, "The boat was painted green, then the boat was sold.")
        options = {"strategy": strategy, "fusion": fusion}
        for question in ("What colour was the boat painted yesterday?", "What happened yesterday?"):
            assert (await told(store, question, **options))[0] == "The boat was painted blue."
            assert (await listed(store, question, **options))[0] == "The boat was painted blue."


class Counted:
    """A database that notes its reads."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.reads = 0

    async def read(self, statements: Sequence[Statement]) -> list[Result]:
        self.reads += 1
        return await self._database.read(statements)


async def test_a_question_with_a_date_is_one_read_too(store: Stored) -> None:
    await keep(store, YESTERDAY, "The boat was painted blue.")
    counted = Counted(store.services.memories._database)  # type: ignore[attr-defined]
    store.services.memories._database = counted  # type: ignore[attr-defined]
    assert await told(store, "What happened yesterday?") == ["The boat was painted blue."]
    assert counted.reads == 1


async def test_preview_and_search_say_which_times_were_understood() -> None:
    async with managed() as api:
        await api.store("ana", "Lunch was at the harbour.")
        api.now[0] += DAY
        for path in ("retrieve-preview", "search"):
            asked = {"query": "What happened yesterday?"}
            answer = (await api.ask("ana", "POST", f"/memory/{path}", json=asked)).json()
            (memory,) = answer["memories"]
            assert memory["inDates"] and memory["tier"] == "recent"
            resolution = answer["resolution"]
            assert resolution["dates"] == [
                {"from": "2026-11-30T00:00:00.000Z", "to": "2026-12-01T00:00:00.000Z"}
            ]
            assert (resolution["datesApplied"], resolution["strategyUsed"]) == (True, "recent")
        shown = await api.ask(
            "ana", "POST", "/memory/retrieve-preview", json={"query": "What happened yesterday?"}
        )
        assert shown.json()["memories"][0]["why"] == "date"
        plain = await api.ask("ana", "POST", "/memory/search", json={"query": "harbour lunch"})
        assert plain.json()["resolution"]["dates"] == []
        assert not plain.json()["memories"][0]["inDates"]


async def test_a_chat_is_given_yesterdays_memories_and_the_record_says_why(tmp_path: Path) -> None:
    async with conversing(tmp_path) as kumbuka:
        await kumbuka.store("Lunch was at the harbour.")
        kumbuka.now[0] += DAY
        await kumbuka.store("The bicycle has a flat tyre.")
        answer = await kumbuka.chat("What happened yesterday?")
        given = kumbuka.received()["messages"][-1]["content"]
        record = await kumbuka.api("GET", f"/injections/{answer.headers['x-kumbuka-request-id']}")
    assert "harbour" in given and "bicycle" not in given
    assert record["detail"]["resolution"]["dates_applied"]
    assert [hit["inDates"] for hit in record["detail"]["hits"]] == [True]
    assert record["detail"]["resolution"]["dates"] == [
        {"start": NOON - 12 * 3_600_000, "end": NOON + 12 * 3_600_000}
    ]
