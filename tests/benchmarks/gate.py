"""Measures and calibrates the evidence gate: how much it keeps, and how often it errs.

    python -m tests.benchmarks.gate LOCOMO_JSON [--calibrate]

One memory per speaker is made of LoCoMo's observations, names replaced by "I" and "my"; questions
are those whose evidence turns have an observation. The other side are generic requests to an
assistant: every second one calibrates, the others are held out. LoCoMo is CC BY-NC 4.0: it is read
for evaluation and is no part of this repository. `--calibrate` shows bounds and fusion weights,
chosen on all but two conversations and scored on those two.
"""

from __future__ import annotations

import argparse
import json
import re
import sqlite3
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from operator import mul
from pathlib import Path
from statistics import fmean, pstdev

from kumbuka.adapters.embeddings.static import StaticEmbedder
from kumbuka.memory import gate
from kumbuka.memory.model import Memory, MemoryType, Place, note_key
from kumbuka.memory.ranking import LINEAR_WEIGHTS, Candidate, ScopeStatistics, rank
from kumbuka.text.fulltext import index_text, match_query

from tests.benchmarks.report import Figure, Report

K = 10
CANDIDATES_A_BRANCH = 50
GENERIC_REQUESTS = Path(__file__).with_name("generic_requests.txt")
MOST_GENERIC_SHARE = 0.05
AT_LEAST = {"recall_at_10_gated": 0.64}
AT_MOST = {"generic_turns_that_inject_held_out": MOST_GENERIC_SHARE}


@dataclass(frozen=True)
class Person:
    conversation: int
    number: int
    memories: tuple[Memory, ...]
    vectors: list[list[float]]


@dataclass(frozen=True)
class Question:
    person: int
    text: str
    gold: frozenset[str]


@dataclass(frozen=True)
class Searched:
    """One message with what a store would find for it in one person's memory."""

    person: Person
    query: gate.QueryWords
    candidates: tuple[Candidate, ...]
    statistics: ScopeStatistics
    gold: frozenset[str] = frozenset()


# --- the data -----------------------------------------------------------------------------------


def embed(embedder: StaticEmbedder, texts: Sequence[str]) -> list[list[float]]:
    nowhere = [0.0] * embedder.dimensions
    return [vector or nowhere for vector in embedder.vectors(texts)]


def turn_ids(evidence: object) -> frozenset[str]:
    return frozenset(re.findall(r"D\d+:\d+", json.dumps(evidence)))


def in_first_person(text: str, name: str) -> str:
    return re.sub(rf"\b{re.escape(name)}\b('s)?", lambda m: "my" if m.group(1) else "I", text)


def memory(owner: int, number: int, content: str) -> Memory:
    return Memory(
        memory_id=f"{owner:02}-{number:04}",
        place=Place(str(owner)),
        type=MemoryType.FACTUAL,
        key=note_key(content),
        content=content,
        metadata={},
        created_at=number,
        updated_at=number,
        last_confirmed_at=number,
        valid_from=number,
    )


def read(path: Path, embedder: StaticEmbedder) -> tuple[list[Person], list[Question]]:
    people: list[Person] = []
    questions: list[Question] = []
    for index, conversation in enumerate(json.loads(path.read_text("utf-8"))):
        for name in (conversation["conversation"][f"speaker_{side}"] for side in "ab"):
            facts = list(observations(conversation, name))
            owner = len(people)
            memories = tuple(
                memory(owner, i, in_first_person(text, name)) for i, (text, _) in enumerate(facts)
            )
            embedded = embed(embedder, [m.content for m in memories])
            people.append(Person(index, owner, memories, embedded))
            turns = [turn_ids(evidence) for _, evidence in facts]
            questions += asked(conversation, name, people[-1], turns)
    return people, questions


def observations(conversation: dict, name: str) -> Iterable[tuple[str, object]]:
    for _, by_speaker in sorted(conversation.get("observation", {}).items()):
        yield from by_speaker.get(name, [])


def asked(conversation: dict, name: str, person: Person, turns: Sequence[frozenset[str]]):
    for item in conversation["qa"]:
        if item["category"] == 5 or name not in item["question"]:
            continue
        wanted = turn_ids(item["evidence"])
        gold = {m.memory_id for m, ids in zip(person.memories, turns, strict=True) if ids & wanted}
        if gold:
            text = in_first_person(item["question"], name)
            yield Question(person.number, text, frozenset(gold))


# --- the search ---------------------------------------------------------------------------------


def indexed(people: Sequence[Person]) -> sqlite3.Connection:
    database = sqlite3.connect(":memory:")
    database.execute(
        "CREATE VIRTUAL TABLE memories_fts USING fts5"
        "(body, tokenize='porter unicode61 remove_diacritics 2')"
    )
    for person in people:
        rows = [
            (person.number << 20 | i, index_text(m.content, m.key, m.metadata))
            for i, m in enumerate(person.memories)
        ]
        database.executemany("INSERT INTO memories_fts(rowid, body) VALUES (?, ?)", rows)
    return database


def search(
    database: sqlite3.Connection,
    embedder: StaticEmbedder,
    person: Person,
    text: str,
    gold: frozenset[str] = frozenset(),
) -> Searched:
    query = gate.query_words(text)
    (embedded,) = embed(embedder, [text])
    cosines = [sum(map(mul, embedded, vector)) for vector in person.vectors]
    bm25 = matches(database, person, match_query(text).expression)
    nearest = sorted(range(len(cosines)), key=lambda i: -cosines[i])[:CANDIDATES_A_BRANCH]
    best = sorted(bm25, key=lambda i: -bm25[i])[:CANDIDATES_A_BRANCH]
    found = sorted({*nearest, *best})
    candidates = tuple(Candidate(person.memories[i], bm25.get(i), cosines[i]) for i in found)
    frequency = tuple(len(matches(database, person, term)) for term in query.count_terms)
    statistics = ScopeStatistics(len(cosines), fmean(cosines), pstdev(cosines), frequency)
    return Searched(person, query, candidates, statistics, gold)


def matches(database: sqlite3.Connection, person: Person, expression: str) -> dict[int, float]:
    if not expression:
        return {}
    rows = database.execute(
        "SELECT rowid, -bm25(memories_fts) FROM memories_fts WHERE memories_fts MATCH ?"
        " AND rowid BETWEEN ? AND ?",
        (expression, person.number << 20, (person.number + 1 << 20) - 1),
    )
    return {rowid & 0xFFFFF: score for rowid, score in rows}


# --- what is measured ---------------------------------------------------------------------------

Judge = Callable[[Searched], list[bool]]


def everything(searched: Searched) -> list[bool]:
    return [True] * len(searched.candidates)


def by_evidence(searched: Searched) -> list[bool]:
    judged = gate.judge(searched.query, searched.candidates, searched.statistics)
    return [evidence.passes for evidence in judged]


def alone(searched: Searched) -> list[bool]:
    return [
        gate.evidence(searched.query, candidate, searched.statistics).passes
        for candidate in searched.candidates
    ]


def without_vectors(searched: Searched) -> Searched:
    worded = tuple(replace(c, cosine=None) for c in searched.candidates if c.bm25 is not None)
    return replace(searched, candidates=worded)


def injected(searched: Searched, judge: Judge, weights=LINEAR_WEIGHTS) -> list[str]:
    passing = {
        c.memory.memory_id for c, ok in zip(searched.candidates, judge(searched), strict=True) if ok
    }
    hits = rank(searched.candidates, searched.statistics, strategy="hybrid", weights=weights)
    return [hit.memory.memory_id for hit in hits if hit.memory.memory_id in passing][:K]


def recall(known: Iterable[Searched], judge: Judge, weights=LINEAR_WEIGHTS) -> float:
    return fmean(len(s.gold.intersection(injected(s, judge, weights))) / len(s.gold) for s in known)


def share_that_injects(generic: Iterable[Searched], judge: Judge) -> float:
    return fmean(bool(injected(s, judge)) for s in generic)


def mean_injected(generic: Iterable[Searched], judge: Judge) -> float:
    return fmean(len(injected(s, judge)) for s in generic)


# --- calibration --------------------------------------------------------------------------------


def strongest(searched: Searched) -> float:
    judged = gate.judge(searched.query, searched.candidates, searched.statistics)
    return max((e.cosine + e.coverage for e in judged), default=0.0)


def bound_for(generic: Sequence[Searched], share: float) -> float:
    """The evidence that the given share of the requests reaches."""
    ordered = sorted(map(strongest, generic), reverse=True)
    return ordered[int(share * len(ordered))]


def above(bound: float, margin: float) -> Judge:
    def judge(searched: Searched) -> list[bool]:
        judged = gate.judge(searched.query, searched.candidates, searched.statistics)
        sums = [e.cosine + e.coverage for e in judged]
        least = bound - margin if max(sums, default=0.0) >= bound else bound
        return [value >= least for value in sums]

    return judge


def calibrate(known: Sequence[Searched], generic: Sequence[Searched]) -> None:
    folds = range(0, 10, 2)
    for fold in folds:
        left_out = {fold, fold + 1}
        inside = [s for s in known if s.person.conversation not in left_out]
        outside = [s for s in known if s.person.conversation in left_out]
        own = [s for s in generic if s.person.conversation not in left_out]
        weights = max(
            ({"keyword": 3.5, "vector": v / 10} for v in range(10, 45, 5)),
            key=lambda w: recall(inside, everything, w),
        )
        bound = bound_for(own, MOST_GENERIC_SHARE)
        gated = recall(outside, above(bound, gate.BOUND - gate.COMPANION_BOUND))
        print(
            f"without {sorted(left_out)}: vector weight {weights['vector']}, bound {bound:.3f}; "
            f"left out: ungated {recall(outside, everything, weights):.3f}, gated {gated:.3f}",
            file=sys.stderr,
        )


# --- time ---------------------------------------------------------------------------------------


def microseconds(work: Callable[[], object], times: int = 200) -> float:
    """The best of a few batches: what the work costs when nothing else runs."""
    batches = []
    for _ in range(5):
        start = time.perf_counter()
        for _ in range(times):
            work()
        batches.append((time.perf_counter() - start) / times)
    return min(batches) * 1e6


def measure(path: Path, report: Report, *, wants_calibration: bool = False) -> Sequence[Searched]:
    """Adds what the gate keeps and lets through, where the file has facts with their turns.

    Returns the questions with what was found.
    """
    embedder = StaticEmbedder()
    people, questions = read(path, embedder)
    if not questions:
        print("no facts in the file: the gate on facts is not measured", file=sys.stderr)
        return []
    database = indexed(people)
    known = [search(database, embedder, people[q.person], q.text, q.gold) for q in questions]
    requests = GENERIC_REQUESTS.read_text("utf-8").splitlines()
    own = [search(database, embedder, p, text) for text in requests[::2] for p in people]
    held_out = [search(database, embedder, p, text) for text in requests[1::2] for p in people]
    worded = list(map(without_vectors, held_out))
    shares = {
        "recall_at_10_ungated": recall(known, everything),
        "recall_at_10_gated": recall(known, by_evidence),
        "recall_at_10_gated_without_companions": recall(known, alone),
        "recall_at_10_gated_keywords_only": recall(map(without_vectors, known), by_evidence),
        "generic_turns_that_inject_calibration": share_that_injects(own, by_evidence),
        "generic_turns_that_inject_held_out": share_that_injects(held_out, by_evidence),
        "generic_turns_that_inject_keywords_only": share_that_injects(worded, by_evidence),
    }
    for name, value in shares.items():
        least, most = AT_LEAST.get(name), AT_MOST.get(name)
        report.add(Figure("gate", name, value, "share", at_least=least, at_most=most))
    given = mean_injected(held_out, by_evidence)
    report.add(Figure("gate", "facts_a_generic_turn_is_given_held_out", given, "facts"))
    if wants_calibration:
        calibrate(known, own)
    return known


def measure_time(known: Sequence[Searched], report: Report) -> None:
    fifty = next(s for s in known if len(s.candidates) >= 50)
    fifty = replace(fifty, candidates=fifty.candidates[:50])
    works: dict[str, Callable[[], object]] = {
        "judge_50_candidates": lambda: by_evidence(fifty),
        "rank_50_candidates": lambda: rank(fifty.candidates, fifty.statistics, strategy="hybrid"),
        "match_query_of_a_sentence": lambda: match_query("Which bakery did I visit in May?"),
    }
    for name, work in works.items():
        report.add(Figure("gate", name, microseconds(work), "us"))


def main(path: Path, wants_calibration: bool) -> None:
    report = Report()
    if known := measure(path, report, wants_calibration=wants_calibration):
        measure_time(known, report)
    report.print_table()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("locomo", type=Path)
    parser.add_argument("--calibrate", action="store_true")
    arguments = parser.parse_args()
    if not arguments.locomo.is_file():
        sys.exit(f"{arguments.locomo} is not there: LoCoMo is brought by whoever runs this")
    main(arguments.locomo, arguments.calibrate)
