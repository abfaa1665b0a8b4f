"""How many finished turns a second are learned, from the queue to the store."""

from __future__ import annotations

import random
import time
from pathlib import Path

from kumbuka.bootstrap import build
from kumbuka.config import Config
from kumbuka.memory.turns import Turn
from kumbuka.usecases.work import Worker

from tests.benchmarks.facts import WORDS, invented_facts
from tests.benchmarks.report import Figure, Report

TURNS = 500
STATEMENTS = (
    "I live in {place}.",
    "I work at {company} as a lead engineer.",
    "My favourite food is {food}.",
    "I prefer {tool} over spreadsheets.",
    "I decided to use {tool} for the {project}.",
    "I usually practise {hobby} on Sundays.",
    "My sister {name} loves {food}.",
)
MOST_STEPS = TURNS


async def measure(folder: Path, report: Report) -> None:
    kumbuka = build(Config(database_url=f"file:{folder / 'kumbuka.db'}"))
    await kumbuka.start()
    try:
        for turn in _turns(kumbuka.services.clock()):
            await kumbuka.services.turns.send(turn.to_json())
        worker, steps = Worker(kumbuka.services), 0
        started = time.perf_counter()
        while await worker.step():
            steps += 1
            assert steps <= MOST_STEPS, "a turn comes back for ever"
        seconds = time.perf_counter() - started
        assert await kumbuka.services.turns.depth() == 0
    finally:
        await kumbuka.close()
    report.add(Figure("learning", "throughput", TURNS / seconds, "turns/s"))


def _turns(now: int) -> list[Turn]:
    """Half of them state something that is learned, as messages to an assistant go."""
    random_numbers = random.Random(11)
    questions = [fact.question for fact in invented_facts(TURNS)]
    return [_turn(number, _text(random_numbers, questions, number), now) for number in range(TURNS)]


def _text(random_numbers: random.Random, questions: list[str], number: int) -> str:
    if number % 2:
        return questions[number]
    words = {kind: random_numbers.choice(choices) for kind, choices in WORDS.items()}
    return random_numbers.choice(STATEMENTS).format_map(words)


def _turn(number: int, text: str, now: int) -> Turn:
    return Turn(
        turn_id=f"turn_{number}",
        owner_id="bench",
        user_id=None,
        session_id=None,
        messages_hash=f"{number:064x}",
        user_text=text,
        assistant_text=None,
        model="bench",
        said_at=now + number,
    )
