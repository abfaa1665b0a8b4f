"""Whether what was learned from a message is what its labels say.

A statement matches a label of its group of categories, its polarity and its subject if they share
words. It is right if at least a third of its object's words are in such labels and one of them was
not said by an earlier statement; else it is one too many. A label is found if right statements
hold at least half of its words. So a list may come as one statement or as several, and an object
may be longer than the label by a phrase, but not by the rest of the sentence.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from kumbuka.memory.model import Fact, Retraction
from kumbuka.text.folding import fold
from kumbuka.text.stopwords import STOPWORDS

from tests.benchmarks.extraction.labels import RETRACTION, Label

Statement = Fact | Retraction

GROUPS = {
    "favourite": "preference",
    "tool": "pattern",
    "possession": "identity",
    "procedure": "note",
}
"""Kinds that a reader may take for one another count as one: the kind on the right."""
ENDS_BY_DENIAL = frozenset({"preference", "pattern"})
"""A denial of these says as much as an ending: "I don't drink coffee any more"."""
LEAST_OF_LABEL = 1 / 2
LEAST_OF_STATEMENT = 1 / 3
NOTHING = "nothing"

_WORD = re.compile(r"[\u3400-\u9fff]|[^\W_\u3400-\u9fff]+")
_WEIGHT_OF_A_WORD = 3  # beside Chinese, where a character is one and a name has two or three


@dataclass(slots=True)
class Score:
    """Counts over messages, and what was taken for what: (label's kind, statement's kind)."""

    found: int = 0
    missed: int = 0
    right: int = 0
    too_many: int = 0
    confusion: Counter[tuple[str, str]] = field(default_factory=Counter)

    def add(self, other: Score) -> None:
        self.found += other.found
        self.missed += other.missed
        self.right += other.right
        self.too_many += other.too_many
        self.confusion += other.confusion

    @property
    def precision(self) -> float:
        """Share of what was learned that is right; 0 where nothing was learned."""
        return self.right / max(1, self.right + self.too_many)

    @property
    def recall(self) -> float:
        return self.found / max(1, self.found + self.missed)


@dataclass(frozen=True, slots=True)
class Verdict:
    """One message's score with the labels and statements that went wrong."""

    score: Score
    missed: tuple[Label, ...]
    too_many: tuple[Statement, ...]


@dataclass(slots=True)
class _Wanted:
    """A label and which of its words have been said."""

    label: Label
    words: frozenset[str]
    said: set[str] = field(default_factory=set)

    @property
    def is_found(self) -> bool:
        return _weight(self.said) >= LEAST_OF_LABEL * _weight(self.words)


def judge(labels: Sequence[Label], statements: Sequence[Statement], language: str) -> Verdict:
    """Compare what was learned from one message, in the order learned, with its labels."""
    wanted = [_Wanted(label, content_words(label.object, language)) for label in labels]
    score, wrong = Score(), []
    for statement in statements:
        match _reading(statement, wanted, language):
            case True:
                score.right += 1
            case False:
                wrong.append(statement)
    missed = [w for w in wanted if not w.label.is_optional and not w.is_found]
    score.missed = len(missed)
    score.found = sum(not w.label.is_optional for w in wanted) - len(missed)
    score.too_many = len(wrong)
    score.confusion = _confusion(missed, wrong, language)
    return Verdict(score, tuple(w.label for w in missed), tuple(wrong))


def content_words(text: str, language: str) -> frozenset[str]:
    """Folded words without stop-words, or all words where no other is there."""
    words = frozenset(_WORD.findall(fold(text)))
    return words - {fold(word) for word in STOPWORDS[language]} or words


def kind(statement: Statement) -> str:
    if isinstance(statement, Retraction):
        return RETRACTION
    return f"{statement.category}{statement.polarity.replace('+', '')}"


def _weight(words: Iterable[str]) -> int:
    return sum(1 if "\u3400" <= word <= "\u9fff" else _WEIGHT_OF_A_WORD for word in words)


def _reading(statement: Statement, wanted: Sequence[_Wanted], language: str) -> bool | None:
    """True for right, False for one too many, None for what may be there and need not."""
    if isinstance(statement, Retraction) and not statement.object:
        return _ending_of_a_key(wanted)
    words = content_words(statement.object, language)
    same = [w for w in wanted if _is_same(w.label, statement) and words & w.words]
    if not _is_about(words, same):
        return False
    new = [w for w in same if (words & w.words) - w.said]
    for one in same:
        one.said |= words & one.words
    if any(not w.label.is_optional for w in new):
        return True
    may_repeat = any(w.label.is_optional or _is_denial(w.label, statement) for w in same)
    return None if may_repeat else False


def _is_about(words: frozenset[str], same: Sequence[_Wanted]) -> bool:
    shared = words & frozenset().union(*(w.words for w in same))
    return bool(shared) and _weight(shared) >= LEAST_OF_STATEMENT * _weight(words)


def _ending_of_a_key(wanted: Sequence[_Wanted]) -> bool | None:
    """An ending of an attribute, whose old value was not said, belongs to what was said."""
    for one in wanted:
        if one.label.is_ending and not one.is_found:
            one.said |= one.words
            return None if one.label.is_optional else True
    return None if wanted else False


def _is_same(label: Label, statement: Statement) -> bool:
    if isinstance(statement, Retraction):
        return label.is_ending
    if label.is_ending:
        return _is_denial(label, statement)
    return (
        _group(statement.category) in {_group(category) for category in label.categories}
        and statement.polarity in label.polarities
        and _is_same_subject(label.subjects, statement.subject)
    )


def _is_denial(label: Label, statement: Statement) -> bool:
    return (
        label.is_ending
        and isinstance(statement, Fact)
        and statement.polarity == "-"
        and _group(statement.category) in ENDS_BY_DENIAL
    )


def _group(category: str) -> str:
    return GROUPS.get(category, category)


def _is_same_subject(subjects: Sequence[str], subject: str) -> bool:
    """Equal, or two names of somebody else that share a part: `sister` and `sister_eva`."""
    if "user" in (subject, *subjects):
        return subject in subjects
    parts = set(fold(subject).split("_"))
    return any(parts & set(fold(one).split("_")) for one in subjects)


def _confusion(
    missed: Sequence[_Wanted], wrong: Sequence[Statement], language: str
) -> Counter[tuple[str, str]]:
    found: Counter[tuple[str, str]] = Counter()
    left = list(wrong)
    for one in missed:
        taken = next((s for s in left if content_words(s.object, language) & one.words), None)
        if taken is not None:
            left.remove(taken)
        found[label_kind(one.label), _taken_for(one.label, taken)] += 1
    found.update((NOTHING, kind(statement)) for statement in left)
    return found


def label_kind(label: Label) -> str:
    denies = label.polarities == {"-"}
    return label.categories[0] + ("-" if denies else "")


def _taken_for(label: Label, statement: Statement | None) -> str:
    if statement is None:
        return NOTHING
    other = isinstance(statement, Fact) and not _is_same_subject(label.subjects, statement.subject)
    return kind(statement) + (" of another subject" if other else "")
