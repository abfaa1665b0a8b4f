"""Whose changes are told to the queue of jobs."""

from __future__ import annotations

import pytest
from kumbuka.errors import QueueUnavailable, StoreUnavailable
from kumbuka.memory.jobs import COPY_VECTORS, Job
from kumbuka.memory.qdrant import QdrantSettings
from kumbuka.memory.settings import Settings, settings_from
from kumbuka.ports import Copied
from kumbuka.usecases.announce import Announcer

from tests.fakes.copies import InMemoryCopies
from tests.fakes.in_memory import InMemoryTurns

AT = QdrantSettings(enabled=True, url="https://points.example:6333")


class Desk:
    def __init__(self, defaults: QdrantSettings = AT) -> None:
        self.jobs = InMemoryTurns()
        self.copies = InMemoryCopies()
        self.chosen = {"ana"}
        self.trouble: Exception | None = None
        self.announcer = Announcer(self.jobs, self.copies, self.settings, defaults)

    async def settings(self, owner_id: str) -> Settings:
        if self.trouble is not None:
            raise self.trouble
        store = "qdrant" if owner_id in self.chosen else "auto"
        return settings_from({"vectorStore": store})

    async def told(self, *owners: str) -> list[str]:
        self.announcer.changed(owners)
        await self.announcer.drain()
        jobs = [Job.from_json(body) for body in self.jobs.bodies]
        assert {job.kind for job in jobs} <= {COPY_VECTORS}
        return [job.owner_id for job in jobs]


async def test_a_change_of_an_owner_who_chose_the_copy_is_told() -> None:
    assert await Desk().told("ana", "ben") == ["ana"]


async def test_an_owner_who_had_a_copy_is_told_of_too() -> None:
    desk = Desk()
    desk.copies.held[(AT.store, "ben")] = Copied(3, 1)
    assert await desk.told("ben") == ["ben"]


async def test_without_a_second_store_nothing_is_told() -> None:
    desk = Desk(QdrantSettings())
    desk.copies.held[(AT.store, "ana")] = Copied(3, 1)
    assert await desk.told("ana") == []


async def test_changes_in_one_breath_are_told_once() -> None:
    desk = Desk()
    for _ in range(5):
        desk.announcer.changed(["ana"])
    await desk.announcer.drain()
    assert len(desk.jobs.bodies) == 1
    assert await desk.told("ana") == ["ana", "ana"]


@pytest.mark.parametrize("error", [StoreUnavailable("down"), QueueUnavailable("down")])
async def test_what_cannot_be_told_breaks_nothing(error: Exception) -> None:
    desk = Desk()
    desk.trouble = error
    assert await desk.told("ana") == []
    desk.trouble = None
    assert await desk.told("ana") == ["ana"]
