"""How much of what answers a question passes the gate for passages, and what passes it wrongly.

The questions are those that name one of the two people; the name is replaced by "I" and "my", as
people ask about themselves. Where a user and an assistant speak they are taken as they are. The
other side are the generic requests of the gate for facts: every second one calibrates, the others
are held out.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import compress
from statistics import fmean

from kumbuka.bootstrap import Kumbuka
from kumbuka.memory.speakers import ROLES
from kumbuka.memory.turn_gate import judge_turns, strength
from kumbuka.memory.turn_ranking import rank_turns, turn_features
from kumbuka.ports import TurnSearch

from tests.benchmarks.gate import GENERIC_REQUESTS, MOST_GENERIC_SHARE, in_first_person
from tests.benchmarks.report import Figure, Report
from tests.benchmarks.retrieval.asking import Asked, TurnOf, ask
from tests.benchmarks.retrieval.conversations import AskedQuestion, Conversation
from tests.benchmarks.retrieval.measures import recall_at

K = 10


@dataclass
class Messages:
    questions: list[Asked] = field(default_factory=list)
    calibrating: list[Asked] = field(default_factory=list)
    held_out: list[Asked] = field(default_factory=list)


async def ask_all(
    kumbuka: Kumbuka, conversation: Conversation, turn_of: TurnOf, wanted: TurnSearch, to: Messages
) -> None:
    owner_id = conversation.name
    for question in _of_one_person(conversation):
        to.questions.append(await ask(kumbuka, owner_id, question, turn_of, wanted))
    for position, text in enumerate(GENERIC_REQUESTS.read_text("utf-8").splitlines()):
        side = to.held_out if position % 2 else to.calibrating
        side.append(await ask(kumbuka, owner_id, text, turn_of, wanted))


def _of_one_person(conversation: Conversation) -> Iterator[AskedQuestion]:
    names = {turn.speaker for turn in conversation.turns}
    if names <= set(ROLES):
        yield from conversation.questions
        return
    for question in conversation.questions:
        named = [name for name in names if re.search(rf"\b{re.escape(name)}\b", question.text)]
        if len(named) == 1:
            yield replace(question, text=in_first_person(question.text, named[0]))


@dataclass(frozen=True)
class Given:
    """The turns that a message is given, and all in their order."""

    ordered: Sequence[str]
    passing: Sequence[str]
    strongest: float


def given(asked: Asked) -> Given:
    candidates, statistics = asked.candidates, asked.statistics
    features = turn_features(candidates, statistics, asked.text)
    judged = judge_turns(candidates, statistics, asked.text, features)
    ids = (turn.candidate.memory.memory_id for turn in candidates)
    passing = set(compress(ids, (found.passes for found in judged)))
    hits = rank_turns(candidates, statistics, asked.text, with_speaker=False, features=features)
    ordered = [hit.memory.memory_id for hit in hits]
    return Given(
        [asked.turn_of[memory_id] for memory_id in ordered],
        [asked.turn_of[memory_id] for memory_id in ordered if memory_id in passing],
        max(map(strength, judged), default=0.0),
    )


def report_gate(report: Report, messages: Messages) -> None:
    if not messages.questions:
        print("no question names one of the two: the gate is not measured", file=sys.stderr)
        return
    for suffix, change in (("", _as_found), ("_by_words", _without_vectors)):
        questions = [(given(change(each)), each.evidence) for each in messages.questions]
        calibrating = [given(change(each)) for each in messages.calibrating]
        held_out = [given(change(each)) for each in messages.held_out]
        ungated = fmean(recall_at(found.ordered, wanted, K) for found, wanted in questions)
        gated = fmean(recall_at(found.passing, wanted, K) for found, wanted in questions)
        figures = {
            f"recall_at_{K}_ungated": ungated,
            f"recall_at_{K}_gated": gated,
            "generic_given_turns_calibration": _share_given(calibrating),
            "generic_given_turns_held_out": _share_given(held_out),
        }
        for name, value in figures.items():
            most = MOST_GENERIC_SHARE if name.endswith("held_out") else None
            report.add(Figure("turn_gate", f"{name}{suffix}", value, "share", at_most=most))
        mean = fmean(len(found.passing[:K]) for found in held_out)
        report.add(Figure("turn_gate", f"turns_given_to_generic{suffix}", mean, "turns"))
        bound = _reached_by_the_most(calibrating)
        print(f"{MOST_GENERIC_SHARE:.0%} reach {bound:.3f}{suffix}", file=sys.stderr)


def _share_given(found: Sequence[Given]) -> float:
    return fmean(bool(each.passing) for each in found)


def _reached_by_the_most(found: Sequence[Given]) -> float:
    """The evidence that the share of generic requests that may be given something reaches."""
    ordered = sorted((each.strongest for each in found), reverse=True)
    return ordered[int(MOST_GENERIC_SHARE * len(ordered))]


def _as_found(asked: Asked) -> Asked:
    return asked


def _without_vectors(asked: Asked) -> Asked:
    turns = [replace(t, candidate=replace(t.candidate, cosine=None)) for t in asked.candidates]
    return replace(asked, candidates=turns)
