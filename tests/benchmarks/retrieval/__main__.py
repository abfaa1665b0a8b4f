"""Measures recall on conversations, and the gates before what is recalled.

    python -m tests.benchmarks.retrieval DATA [--keywords L] [--vectors V] [--fit]

DATA is a file of conversations in LoCoMo's form, which is brought by whoever runs this: LoCoMo is
CC BY-NC 4.0 and no part of this repository. Each conversation is imported as a log of messages
under an owner of its own, each of its sessions being a conversation to the product; its questions
are asked of that owner. A question counts if its evidence names turns that are there and its
category is not the one without an answer. recall@k is the share of a question's evidence turns
among the first k turns, and the mean of that over all questions.

`left_out…` are the figures with weights fitted to the other conversations; the rest is what is
shipped. `rrf`, `weighted` and `linear` are what the product's search answers, the others reorder
what the store found for it, at most L hits of the keywords and V of the vectors with their
neighbours. `--fit` prints the weights that all conversations give together.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from kumbuka.bootstrap import Kumbuka
from kumbuka.ports import TurnSearch
from kumbuka.usecases.recall_turns import CANDIDATES

from tests.benchmarks import gate
from tests.benchmarks.report import Report
from tests.benchmarks.retrieval import methods, turn_gate
from tests.benchmarks.retrieval.asking import (
    Asked,
    ask,
    deployment,
    newest_turns,
    order_of_search,
    store,
)
from tests.benchmarks.retrieval.conversations import Conversation, read
from tests.benchmarks.retrieval.fit import examples, fitted

FUSIONS = ("rrf", "weighted", "linear")


@dataclass
class Answers:
    """What the store found for all questions, in one order."""

    found: list[Asked] = field(default_factory=list)
    by_words: list[Asked] = field(default_factory=list)
    """The same questions without vectors."""
    newest: list[methods.Order] = field(default_factory=list)
    searched: dict[str, list[methods.Order]] = field(default_factory=lambda: defaultdict(list))
    """What the product's own search answers, by fusion."""
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
        for fusion in FUSIONS:
            order = await order_of_search(kumbuka, owner_id, question.text, turn_of, fusion)
            into.searched[fusion].append(order)
    await turn_gate.ask_all(kumbuka, conversation, turn_of, wanted, into.gate)


def report_answers(report: Report, answers: Answers) -> None:
    asked = answers.found
    methods.report_orders(report, "recent", asked, answers.newest)
    methods.report_orders(
        report, "keywords", asked, list(map(methods.by_keywords, answers.by_words))
    )
    recall = {
        fusion: methods.report_orders(report, fusion, asked, orders)
        for fusion, orders in answers.searched.items()
    }
    for name, orders in {
        "linear_without_speaker": [methods.fused(each, with_speaker=False) for each in asked],
        "linear_without_vectors": [methods.fused(each) for each in answers.by_words],
    }.items():
        methods.report_orders(report, name, asked, orders)
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
    conversations = read(data)
    if not any(conversation.questions for conversation in conversations):
        sys.exit(f"{data} holds no question whose evidence is among its turns")
    found = asyncio.run(answers(conversations, wanted))
    report_answers(report, found)
    turn_gate.report_gate(report, found.gate)
    gate.measure(data, report)
    report.print_table()
    if wants_fit:
        print({name: round(weight, 2) for name, weight in fitted(examples(found.found)).items()})


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("data", type=Path)
    parser.add_argument("--keywords", type=int, default=CANDIDATES.limit)
    parser.add_argument("--vectors", type=int, default=CANDIDATES.vector_limit)
    parser.add_argument("--fit", action="store_true")
    arguments = parser.parse_args()
    if not arguments.data.is_file():
        sys.exit(f"{arguments.data} is not there: conversations are brought by whoever runs this")
    main(arguments.data, TurnSearch(arguments.keywords, arguments.vectors), arguments.fit)
