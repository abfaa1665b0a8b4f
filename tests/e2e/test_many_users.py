"""Many users at once: nobody's words reach anybody else, and nothing is lost."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from kumbuka.bootstrap import build, load_config
from kumbuka.memory.keys import Right
from kumbuka.usecases.manage_keys import create_key

from tests.fakes.kumbuka_process import KumbukaProcess, serving, until_learned
from tests.fakes.scripted_upstream import ReceivedRequest, Script, ScriptedServer, events

OWNERS, USERS = 25, 2
PROJECTS = (
    "billing", "search", "payroll", "weather", "library",
    "inventory", "shipping", "newsletter", "booking", "analytics",
)  # fmt: skip
TOPICS = ("tea", "editor", "city", "song", "film", "fruit", "bird", "soup", "game", "river")
SYLLABLES = ("ba", "dox", "fi", "gu", "kel", "lom", "nu", "pri", "quo", "zat")
CLIENT = "x-test-client"


def marker(number: int) -> str:
    """An invented word; no two are alike, and none is part of another."""
    return "".join(SYLLABLES[int(digit)] for digit in f"{number:04d}").capitalize() + "ix"


def marker_words(text: str) -> set[str]:
    return set(re.findall(r"[A-Z][a-z]+ix\b", text))


@dataclass
class Person:
    """One user of one owner, who knows ten servers and has ten favourites."""

    number: int
    key: str
    answers: dict[str, str] = field(default_factory=dict)
    """What the upstream saw and said again, by question."""
    failures: list[str] = field(default_factory=list)

    @property
    def user_id(self) -> str:
        # Equal in every owner, so that the user alone does not tell them apart.
        return f"user{self.number % USERS}"

    @property
    def markers(self) -> list[str]:
        first = self.number * (len(PROJECTS) + len(TOPICS))
        return [marker(first + index) for index in range(len(PROJECTS) + len(TOPICS))]

    @property
    def servers(self) -> Iterator[tuple[str, str]]:
        return zip(PROJECTS, self.markers, strict=False)

    @property
    def favourites(self) -> Iterator[tuple[str, str]]:
        return zip(TOPICS, self.markers[len(PROJECTS) :], strict=True)

    def statements(self) -> list[str]:
        servers = [f"Please remember that the {p} server is called {m}." for p, m in self.servers]
        return servers + [f"My favorite {topic} is {m}." for topic, m in self.favourites]

    def questions(self) -> dict[str, str]:
        """Question → the marker that answers it."""
        servers = {f"What is the {project} server called?": m for project, m in self.servers}
        return servers | {f"What is my favorite {topic}?": m for topic, m in self.favourites}


def echoed(request: ReceivedRequest) -> Script:
    return Script(events(json.loads(request.body)["messages"][-1]["content"]))


async def made_people(folder: Path) -> list[Person]:
    kumbuka = build(load_config({"KUMBUKA_DATABASE_URL": f"file:{folder / 'kumbuka.db'}"}))
    await kumbuka.start()
    rights = frozenset({Right.CHAT, Right.MEMORY})
    keys = [
        await create_key(kumbuka.services, name=f"owner{number}", rights=rights)
        for number in range(OWNERS)
    ]
    await kumbuka.close()
    return [Person(number, keys[number // USERS].secret) for number in range(OWNERS * USERS)]


async def say_all(person: Person, served: KumbukaProcess, texts: list[str]) -> None:
    headers = {
        "authorization": f"Bearer {person.key}",
        "x-kumbuka-user-id": person.user_id,
        CLIENT: str(person.number),
    }
    async with httpx.AsyncClient(headers=headers, timeout=60) as client:
        for text in texts:
            body = {"model": "m", "stream": True, "messages": [{"role": "user", "content": text}]}
            answer = await client.post(f"{served.base_url}/chat/completions", json=body)
            person.answers[text] = heard(answer)
            if answer.status_code != 200 or answer.headers["x-kumbuka-memory"] != "on":
                person.failures.append(f"{answer.status_code} {dict(answer.headers)}")


def heard(answer: httpx.Response) -> str:
    lines = [line.removeprefix("data: ") for line in answer.text.splitlines() if line]
    chunks = [json.loads(line) for line in lines if line != "[DONE]"]
    return "".join(chunk["choices"][0]["delta"]["content"] for chunk in chunks)


async def remembered(person: Person, served: KumbukaProcess) -> set[str]:
    headers = {"authorization": f"Bearer {person.key}"}
    query = {"userId": person.user_id, "limit": "200"}
    async with httpx.AsyncClient(headers=headers, timeout=60) as client:
        answer = await client.get(f"{served.root}/api/memory", params=query)
    rows = answer.raise_for_status().json()["data"]
    assert all(row["timesConfirmed"] == 1 for row in rows)
    return marker_words(" ".join(row["content"] for row in rows))


async def test_fifty_clients_of_twenty_five_owners_share_nothing_and_lose_nothing(
    tmp_path: Path,
) -> None:
    people = await made_people(tmp_path)
    # What is proved here is not speed: a busy machine must not turn recall off.
    env = {"KUMBUKA_LOG_LEVEL": "WARNING", "KUMBUKA_RECALL_DEADLINE_MS": "30000"}
    async with ScriptedServer([], respond=echoed) as upstream:
        env["KUMBUKA_UPSTREAM_URL"] = upstream.url
        async with serving(tmp_path, env=env) as served:
            await asyncio.gather(*(say_all(p, served, p.statements()) for p in people))
            await until_learned(tmp_path)
            await asyncio.gather(*(say_all(p, served, [*p.questions()]) for p in people))
            await until_learned(tmp_path)
            kept = [await remembered(person, served) for person in people]
    assert [failure for person in people for failure in person.failures] == []
    assert len(upstream.requests) == 2000
    assert_nothing_leaked(people, upstream.requests)
    assert kept == [set(person.markers) for person in people]
    assert share_answered(people, "server called") >= 0.95
    assert share_answered(people, "my favorite") >= 0.95


def assert_nothing_leaked(people: list[Person], requests: list[ReceivedRequest]) -> None:
    own = {str(person.number): set(person.markers) for person in people}
    for request in requests:
        strangers = marker_words(request.body.decode()) - own[request.header(CLIENT) or ""]
        assert not strangers


def share_answered(people: list[Person], kind: str) -> float:
    asked = [
        (person.answers[question], right)
        for person in people
        for question, right in person.questions().items()
        if kind in question
    ]
    return sum(right in answer for answer, right in asked) / len(asked)
