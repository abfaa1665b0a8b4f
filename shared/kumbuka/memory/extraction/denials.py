"""What is said not to be so ends what says that it is.

A clause that denies something is read once more as if it did not: "I don't live in Paris" as "I
live in Paris". Whatever the table learns from that is taken back, under the key it would be kept
under, so each way to state something has its denial, too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from kumbuka.memory.extraction.clauses import Clause, clause_of
from kumbuka.memory.extraction.table import Denial, Language
from kumbuka.memory.model import Fact, Retraction

Said = tuple[Fact | Retraction, ...]
Read = Callable[[Clause], Said]

_CATEGORIES = frozenset({"identity", "favourite", "possession", "tool", "pattern"})
"""What somebody may be told to be, to have or to do. A taste that is denied is a dislike."""
_REQUESTS = frozenset({"instruction", "procedure", "note", "decision"})
_COUNTED = "children"
_MOST_COUNTED_WORDS = 2
"""Whoever has no "kids of school age" may have others."""
_ALLERGY = "allergy/"
_WITHOUT = ":without/"
_STATES = frozenset({"marital_status"})
"""Attributes of which the denial of one value is another: "not married yet"."""


def with_denied(said: Said, clause: Clause, table: Language, read: Read) -> Said:
    """What a clause says, with the ends of what it denies before it. `read` reads a clause."""
    if any(isinstance(each, Retraction) or each.category in _REQUESTS for each in said):
        return said  # a table's own pattern knows more of it
    for affirmed, instead in _affirmed(clause, table):
        stated = read(affirmed)
        if denied := _deniable(stated):
            kept = _kept(said, denied, table)
            if not kept and instead is not None:
                kept = _instead(affirmed, instead, denied[0], read)
            return (*_ends(denied, kept), *kept)
        if stated:
            return said
    return said


def _deniable(said: Said) -> tuple[Fact, ...]:
    facts = (each for each in said if isinstance(each, Fact))
    return tuple(fact for fact in facts if fact.category in _CATEGORIES and fact.polarity == "+")


def _affirmed(clause: Clause, table: Language) -> Iterator[tuple[Clause, Clause | None]]:
    """The clause without what denies it, and what it says to be so instead."""
    if not clause.search(table.denied.sign) or clause.search(table.denied.in_part):
        return
    for denial in table.denied.denials:
        match = clause.match(denial.pattern)
        if match is None:
            continue
        spans = {group: match.span(group) for group in match.re.groupindex}
        text, masked = (
            _written(denial, spans, whole) + whole[match.end() :]
            for whole in (clause.text, clause.masked)
        )
        yield _parted(clause, text, masked, table)


def _written(denial: Denial, spans: dict[str, tuple[int, int]], whole: str) -> str:
    return denial.said.format(**{name: whole[start:end] for name, (start, end) in spans.items()})


def _parted(
    clause: Clause, text: str, masked: str, table: Language
) -> tuple[Clause, Clause | None]:
    contrast = table.denied.instead.search(masked)
    until = contrast.start() if contrast else len(masked)
    if tail := table.denied.end.search(masked, 0, until):
        until = tail.start()
    affirmed = clause_of(text[:until], masked[:until], clause.content, clause.known)
    if contrast is None:
        return affirmed, None
    start = contrast.end()
    return affirmed, clause_of(text[start:], masked[start:], clause.content, clause.known)


def _instead(affirmed: Clause, other: Clause, denied: Fact, read: Read) -> Said:
    """What holds instead, said in the place of what does not: of "not from Rome but from Bari"."""
    at = affirmed.text.find(denied.object)
    if at < 0:
        return ()
    shared = next(
        (size for size in range(at, 0, -1) if _begins(other, affirmed.text[at - size : at])), 0
    )
    text = affirmed.text[:at] + other.text[shared:]
    masked = affirmed.masked[:at] + other.masked[shared:]
    return read(clause_of(text, masked, affirmed.content, affirmed.known))


def _begins(clause: Clause, beginning: str) -> bool:
    return clause.text.startswith(beginning)


def _kept(said: Said, denied: tuple[Fact, ...], table: Language) -> Said:
    """Without what takes the denial for a statement."""
    values = {fact.object for fact in denied}
    kept = (
        _without(each, denied[0]) if _is_counted(each) else each
        for each in said
        if not (isinstance(each, Fact) and _misread(each, values, table))
    )
    return tuple(kept)


def _misread(fact: Fact, values: set[str], table: Language) -> bool:
    if fact.polarity == "-" or _tells_of_none(fact):
        return False
    return fact.object in values or _holds_the_denial(fact.object, table)


def _tells_of_none(fact: Fact) -> bool:
    return _attribute(fact) in _STATES or _is_counted(fact) or _WITHOUT in fact.key


def _holds_the_denial(value: str, table: Language) -> bool:
    """At an edge: "no penicillin", "Vim nicht"."""
    found = [match.span() for match in table.denied.denying.finditer(value)]
    return any(start == 0 or end == len(value) for start, end in found)


def _is_counted(said: Fact | Retraction) -> bool:
    return isinstance(said, Fact) and _attribute(said) == _COUNTED


def _without(said: Fact | Retraction, denied: Fact) -> Fact | Retraction:
    """Of whoever has none of something, that is worth knowing."""
    if isinstance(said, Retraction) or said.key != denied.key:
        return said
    return replace(said, polarity="-", object=denied.object)


def _ends(denied: tuple[Fact, ...], kept: Said) -> Iterator[Retraction]:
    """None where what is kept takes the place of what ended."""
    facts = [fact for fact in kept if isinstance(fact, Fact)]
    keys = {fact.key for fact in facts}
    is_habit_kept = any(fact.polarity == "-" for fact in facts)
    is_without = any(_WITHOUT in fact.key for fact in facts)
    for fact in denied:
        is_known = fact.category == "pattern" and is_habit_kept
        if fact.key in keys or is_known or (is_without and _attribute(fact) != _COUNTED):
            continue
        if _attribute(fact) == _COUNTED:
            if len(fact.object.split()) <= _MOST_COUNTED_WORDS:
                yield Retraction(fact.subject, "", fact.key)
            continue
        yield Retraction(fact.subject, fact.object, fact.key)
        if _ALLERGY in fact.key:
            yield from _in_other_words(fact)


def _in_other_words(fact: Fact) -> Iterator[Retraction]:
    """A nut allergy is one to nuts, a Nussallergie one against Nuss."""
    if fact.language == "en":
        ending = "s"
    elif fact.language == "de":
        ending = "allergie"
    else:
        return
    value, key = (
        text.removesuffix(ending) if text.endswith(ending) else f"{text}{ending}"
        for text in (fact.object, fact.key)
    )
    yield Retraction(fact.subject, value, key)


def _attribute(fact: Fact) -> str:
    return fact.key.partition(":")[2].rpartition("/")[2]
