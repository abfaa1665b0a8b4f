"""How well, and how fast, messages in eight languages are learned from.

    python -m tests.benchmarks.extraction.measure [--show tune LANGUAGE]

Every labelled message goes through `extract`, and `matching` says what of it is right. The table
names the targets; then comes, per language and half, which kind was taken for which. `--show`
prints the messages of the tuning half that went wrong. Of the other half only numbers are printed,
so that patterns cannot be fitted to it.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from kumbuka.memory.extraction import extract
from kumbuka.memory.model import Fact
from kumbuka.text.language import LANGUAGES

from tests.benchmarks.extraction.labels import HALVES, Label, Message, read
from tests.benchmarks.extraction.matching import Score, Statement, Verdict, judge, kind, label_kind
from tests.benchmarks.extraction.rewordings import Kept, kept_of
from tests.benchmarks.report import Figure, Report, percentile

BENCH = "extraction"
PRECISION, PRECISION_OF_EACH = 0.97, 0.95
RECALL, RECALL_OF_EACH = 0.85, 0.75
BETWEEN_HALVES = 0.05
TIME_MS = 2.0
MESSAGE_BYTES = 2_000
MESSAGES_PER_LANGUAGE = 20
BETWEEN = "\n\n"
REPEATS = 5

Scores = Mapping[tuple[str, str], Score]
"""By language and half."""


def verdict_of(message: Message, language: str) -> Verdict:
    return judge(message.labels, extract(message.text).statements, language)


def scores_of(languages: Sequence[str], series: str = "sentences") -> Scores:
    scores = {(language, half): Score() for language in languages for half in HALVES}
    for language in languages:
        for message in read(language, series):
            scores[language, message.half].add(verdict_of(message, language).score)
    return scores


def total(scores: Scores, language: str | None = None, half: str | None = None) -> Score:
    """The sum over what is not named."""
    summed = Score()
    for (of_language, of_half), score in scores.items():
        if language in (None, of_language) and half in (None, of_half):
            summed.add(score)
    return summed


def add_quality(report: Report, scores: Scores, languages: Sequence[str]) -> None:
    for language in languages:
        for half in HALVES:
            _add_shares(report, f"{language}_{half}", scores[language, half])
        of_each = (PRECISION_OF_EACH, RECALL_OF_EACH)
        _add_shares(report, language, total(scores, language), *of_each)
    halves = [total(scores, half=half) for half in HALVES]
    for name, score in zip(HALVES, halves, strict=True):
        _add_shares(report, f"all_{name}", score)
    _add_shares(report, "all", total(scores), PRECISION, RECALL)
    _add_gaps(report, *halves)


def add_later(report: Report, scores: Scores, languages: Sequence[str]) -> None:
    """Of other writers' messages: no target, but what a target met by tuning is worth."""
    for half in HALVES:
        for language in languages:
            _add_shares(report, f"later_{language}_{half}", scores[language, half])
        _add_shares(report, f"later_all_{half}", total(scores, half=half))


def _add_shares(
    report: Report,
    name: str,
    score: Score,
    least_precision: float | None = None,
    least_recall: float | None = None,
) -> None:
    for share, value, least in (
        ("precision", score.precision, least_precision),
        ("recall", score.recall, least_recall),
    ):
        report.add(Figure(BENCH, f"{name}_{share}", value, "share", at_least=least))


def _add_gaps(report: Report, tune: Score, held: Score) -> None:
    for share, gap in (
        ("precision", abs(tune.precision - held.precision)),
        ("recall", abs(tune.recall - held.recall)),
    ):
        name = f"between_halves_{share}"
        report.add(Figure(BENCH, name, gap, "share", at_most=BETWEEN_HALVES))


def add_rewordings(report: Report, languages: Sequence[str]) -> list[tuple[str, Kept]]:
    """Of messages that were said a little differently; the tuning half of the other writers'."""
    found = []
    for language in languages:
        later = [message for message in read(language, "later") if message.half == "tune"]
        kept = kept_of([*read(language), *later], language)
        report.add(Figure(BENCH, f"{language}_reworded_kept", kept.kept, "share"))
        report.add(Figure(BENCH, f"{language}_reworded_silence", kept.silence, "share"))
        found.append((language, kept))
    return found


def print_rewordings(found: Sequence[tuple[str, Kept]]) -> None:
    print(
        "\nways of saying the same by which most is lost, or learned from nothing", file=sys.stderr
    )
    for language, kept in found:
        ways = (kept.lost + kept.invented).most_common(5)
        print(f"{language}  {'; '.join(f'{way!r}: {n}' for way, n in ways)}", file=sys.stderr)


def add_time(report: Report, languages: Sequence[str]) -> None:
    """p50 over messages of just under 2 kB: all sentences mixed, and those that teach alone."""
    for kind_of_message, teaching, most in (
        ("message", False, TIME_MS),
        ("dense_message", True, None),
    ):
        every: list[float] = []
        for language in languages:
            spent = [_spent_ms(text) for text in _long_messages(language, teaching)]
            every.extend(spent)
            _add_p50(report, f"{language}_{kind_of_message}", spent)
        _add_p50(report, kind_of_message, every, most)


def _add_p50(
    report: Report, name: str, spent_ms: Sequence[float], at_most: float | None = None
) -> None:
    value = percentile(spent_ms, 0.5)
    report.add(Figure(BENCH, f"{name}_of_2kB_p50", value, "ms", at_most=at_most))


def _long_messages(language: str, teaching: bool) -> Iterator[str]:
    """Paragraphs of a sentence each, without the code and quotes that end a message's reading."""
    texts = [m.text for m in read(language) if "\n" not in m.text and (m.labels or not teaching)]
    order = random.Random(language)
    for _ in range(MESSAGES_PER_LANGUAGE):
        yield _joined(order.sample(texts, len(texts)))


def _joined(texts: Sequence[str]) -> str:
    chosen: list[str] = []
    size = 0
    for text in texts:
        size += len(text.encode()) + len(BETWEEN)
        if size > MESSAGE_BYTES:
            break
        chosen.append(text)
    return BETWEEN.join(chosen)


def _spent_ms(text: str) -> float:
    """CPU time, the median of a few runs, after one that compiles what a language needs."""
    extract(text)
    spent = []
    for _ in range(REPEATS):
        started = time.process_time()
        extract(text)
        spent.append((time.process_time() - started) * 1_000)
    return percentile(spent, 0.5)


def print_confusion(scores: Scores) -> None:
    print("\nlabel's kind → what was learned, where they differ", file=sys.stderr)
    for (language, half), score in scores.items():
        print(f"{language} {half}  {_pairs(score.confusion)}", file=sys.stderr)
    print(f"all      {_pairs(total(scores).confusion)}", file=sys.stderr)


def _pairs(confusion: Counter[tuple[str, str]]) -> str:
    pairs = [f"{wanted} → {got}: {n}" for (wanted, got), n in confusion.most_common()]
    return "; ".join(pairs) or "none"


def show(language: str) -> None:
    """Print what went wrong in the tuning halves."""
    for message in (*read(language), *read(language, "later")):
        verdict = verdict_of(message, language)
        if message.half == "tune" and (verdict.missed or verdict.too_many):
            print(f"{language}:{message.line}  {message.text}")
            for label in verdict.missed:
                print(f"    missed    {_shown_label(label)}")
            for statement in verdict.too_many:
                print(f"    too many  {_shown(statement)}")


def _shown_label(label: Label) -> str:
    return f"{label_kind(label)} of {'|'.join(label.subjects)}: {label.object}"


def _shown(statement: Statement) -> str:
    key = statement.key if isinstance(statement, Fact) else ""
    return f"{kind(statement)} of {statement.subject}: {statement.object}  {key}".rstrip()


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.extraction.measure")
    parser.add_argument("--show", nargs=2, metavar=("tune", "LANGUAGE"))
    chosen = parser.parse_args(arguments)
    if chosen.show:
        half, language = chosen.show
        if half != "tune" or language not in LANGUAGES:
            parser.error(f"--show takes the half `tune` and one of {', '.join(LANGUAGES)}")
        show(language)
        return
    report, scores = Report(), scores_of(LANGUAGES)
    add_quality(report, scores, LANGUAGES)
    add_later(report, scores_of(LANGUAGES, "later"), LANGUAGES)
    reworded = add_rewordings(report, LANGUAGES)
    add_time(report, LANGUAGES)
    report.print_table()
    print_confusion(scores)
    print_rewordings(reworded)


if __name__ == "__main__":
    main(sys.argv[1:])
