"""Verbs for tests of summaries: what is said, what is known, and what is summarised of it."""

from __future__ import annotations

from typing import Any
from zlib import crc32

from kumbuka.memory.turns import Turn
from kumbuka.usecases.learn import learn

from tests.fakes.managed import NOON, Managed

DAY = 86_400_000
TASTES = [
    "I like black tea.",
    "I like rye bread.",
    "I like slow trains.",
    "I like wooden boats.",
]


async def hear(
    api: Managed, text: str, at: int, user: str | None = None, session: str | None = None
) -> None:
    api.now[0] = max(api.now[0], at)
    name = f"{user}-{crc32(text.encode())}-{at}"
    turn = Turn(name, "ana", user, session, name, text, None, "m", at)
    await learn(api.services, turn)


async def tastes(api: Managed, user: str | None = None) -> None:
    for n, taste in enumerate(TASTES):
        await hear(api, taste, NOON + n, user)
    api.now[0] = NOON + 40 * DAY


async def listed(api: Managed, **parameters: Any) -> list[dict[str, Any]]:
    answer = await api.ask("ana", "GET", "/memory", params=parameters)
    assert answer.status_code == 200, answer.text
    return list(answer.json()["data"])


async def contents(api: Managed, **parameters: Any) -> list[str]:
    return [memory["content"] for memory in await listed(api, **parameters)]


async def summarised(api: Managed, **body: Any) -> dict[str, Any]:
    answer = await api.ask("ana", "POST", "/memory/summarize", json=body)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def ask(api: Managed, method: str, path: str) -> dict[str, Any]:
    answer = await api.ask("ana", method, path)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def named(rows: list[dict[str, Any]], part: str) -> dict[str, Any]:
    (row,) = [row for row in rows if part in row["content"] and row["archivedAt"]]
    return row
