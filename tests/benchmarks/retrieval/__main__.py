"""Measures recall on conversations, and the gates before what is recalled.

    python -m tests.benchmarks.retrieval DATA [--keywords L] [--vectors V] [--fit]

DATA is a file of conversations in LoCoMo's form, which is brought by whoever runs this: LoCoMo is
CC BY-NC 4.0 and no part of this repository. Each conversation is imported as a log of messages
under an owner of its own, each of its sessions being a conversation to the product; its questions
are asked of that owner. A question counts if its evidence names turns that are there and its
category is not the one without an answer. recall@k is the share of a question's evidence turns
among the first k turns, and the mean of that over all questions.

`…_left_out` are the figures with weights fitted to the other conversations; the rest is what is
shipped. `--fit` prints the weights that all conversations give together.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from kumbuka.bootstrap import Kumbuka
from kumbuka.ports import TurnSearch

from tests.benchmarks import gate
from tests.benchmarks.report import Report
from tests.benchmarks.retrieval import methods, turn_gate
from tests.benchmarks.retrieval.asking import Asked, ask, deployment, newest_turns, store
from tests.benchmarks.retrieval.conversations import Conversation, read
from tests.benchmarks.retrieval.fit import fitted

DEFAULT = TurnSearch(limit=20, vector_limit=20)


@dataclass
class Answers:
    """What the store found for all questions, in one order."""

    found: list[Asked] = field(default_factory=list)
    by_words: list[Asked] = field(default_factory=list)
    """The same questions without vectors."""
    newest: list[methods.Order] = field(default_factory=list)
    gate: turn_gate.Messages = field(default_factory=turn_gate.Messages)


async def answers(conversations: Sequence[Conversation], wanted: TurnSearch) -> Answers:
    found = Answers()
    with tempfile.TemporaryDirectory() as folder:
        async with deployment(Path(folder)) as kumbuka:
            for conversation in conversations:
                await _ask_all(kumbuka, conversation, wanted, found)
    return found


async def _ask_all(
    kumbuka: Kumbuka, conversation: Conversation, wanted: TurnSearch, into: Answers
) -> None:
    owner_id = conversation.name
    turn_of = await store(kumbuka, conversation)
    newest = await newest_turns(kumbuka, owner_id, turn_of)
    for question in conversation.questions:
        into.found.append(await ask(kumbuka, owner_id, question, turn_of, wanted))
        into.by_words.append(
            await ask(kumbuka, owner_id, question, turn_of, wanted, with_vectors=False)
        )
        into.newest.append(newest)
    await turn_gate.ask_all(kumbuka, conversation, turn_of, wanted, into.gate)


def report_answers(report: Report, answers: Answers) -> None:
    asked = answers.found
    methods.report_orders(report, "recent", asked, answers.newest)
    methods.report_orders(
        report, "keywords", asked, list(map(methods.by_keywords, answers.by_words))
    )
    recall = {
        name: methods.report_orders(report, name, asked, list(map(order, asked)))
        for name, order in methods.FUSED.items()
    }
    without_vectors = list(map(methods.FUSED["linear"], answers.by_words))
    methods.report_orders(report, "linear_without_vectors", asked, without_vectors)
    methods.report_over_rrf(report, "linear", recall["linear"] - recall["rrf"])
    if len({each.conversation for each in asked}) > 1:
        _report_left_out(report, asked, recall["rrf"])


def _report_left_out(report: Report, asked: Sequence[Asked], rrf: float) -> None:
    orders = methods.left_out(asked, methods.FEATURES)
    recall = methods.report_orders(report, "left_out", asked, orders)
    methods.report_over_rrf(report, "left_out", recall - rrf)
    orders = methods.left_out(asked, methods.WITHOUT_SPEAKER)
    methods.report_orders(report, "left_out_without_speaker", asked, orders)


def main(data: Path, wanted: TurnSearch, wants_fit: bool) -> None:
    report = Report()
    found = asyncio.run(answers(read(data), wanted))
    report_answers(report, found)
    turn_gate.report_gate(report, found.gate)
    gate.measure(data, report)
    report.print_table()
    if wants_fit:
        print({name: round(weight, 2) for name, weight in fitted(found.found).items()})


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("data", type=Path)
    parser.add_argument("--keywords", type=int, default=DEFAULT.limit)
    parser.add_argument("--vectors", type=int, default=DEFAULT.vector_limit)
    parser.add_argument("--fit", action="store_true")
    arguments = parser.parse_args()
    if not arguments.data.is_file():
        sys.exit(f"{arguments.data} is not there: conversations are brought by whoever runs this")
    main(arguments.data, TurnSearch(arguments.keywords, arguments.vectors), arguments.fit)
