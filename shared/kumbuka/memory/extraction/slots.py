"""Whether a plain statement fills the slot that a memory fills otherwise, with no sign of change.

"Sunday is my closing day" says nothing of Monday. But a shop has one closing day, and "I close on
Mondays" named another. Where two statements speak of one thing that has one value at a time, and
give it different values of a kind, the later one holds. What names more than the memory knows may
be of something else, and ends nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from kumbuka.memory.extraction.endable import attribute
from kumbuka.memory.extraction.languages.english_matters import PERSONS
from kumbuka.memory.extraction.languages.english_slots import (
    AT_SEVERAL,
    CUPS,
    DOES,
    ENDS_AT,
    FOR_WHOM,
    HOW_OFTEN,
    IS_SLOT,
    LABEL,
    LIKED,
    MEAL,
    MEAL_AT,
    MEASURES,
    NEUTRAL,
    NUMBERS,
    OCCASION,
    ONCE,
    SLOT_IS,
    SLOTS_OF_MANY,
    STARTING,
    WE_DO_OFTEN,
)
from kumbuka.memory.extraction.languages.english_worlds import DECLARES
from kumbuka.memory.extraction.matters import REMEMBERED, matter_of, matters, named
from kumbuka.memory.extraction.refills import AT, DENIED, are_of_one_kind
from kumbuka.memory.extraction.values import Value, is_part, values_of, words_of_values
from kumbuka.memory.model import Memory
from kumbuka.text.folding import fold
from kumbuka.text.late_pattern import LatePattern
from kumbuka.text.stems import stem
from kumbuka.text.words import content_words

MAX_CLAUSES = 6
LEAST_DECLARED, MAX_DECLARED = 4, 20
"""Words of a statement that is kept though it names no value."""
_CLAUSE_END = LatePattern(
    r"[,;:!—–](?!\d)|(?<!\b[DSMP][rst])(?<!\bMrs)(?<!\bProf)\.(?!\w)|\s-\s"
    r"|\b(?:and(?! sons)|but|so|because|since|which)\b",
    re.IGNORECASE,
)
_COUNT = LatePattern(
    rf"(?<![\w.,:])(?P<number>{'|'.join(NUMBERS)}|\d{{1,3}}) (?:[a-z-]+ )?"
    r"(?P<what>[a-z]+s|people|children|of us)\b(?! (?:ago|old|of age)\b)",
    re.IGNORECASE,
)
_SIZE = LatePattern(
    rf"\b(?P<number>{'|'.join(NUMBERS)})(?= (?:{'|'.join(sorted(MEASURES))})\b)", re.IGNORECASE
)
_UNIT = LatePattern(r"[\s-]?(?:(?:an?|per|each|every|/) ?)?(?P<unit>[a-z%]+)", re.IGNORECASE)
_NO_UNIT = frozenset(
    {"in", "on", "at", "for", "with", "and", "since", "from", "to", "of", "so", "as", "but", "now"}
)
_MONEY = LatePattern(r"[$€£]")
_WITH_ANOTHER = LatePattern(r"\b(?:both|or|either|sometimes|another|also|too|except)\b", re.I)
_TITLES = ("dr", "mr", "mrs", "ms", "prof")
"""Whoever takes the cat to Dr. Bell is at no place of that name."""
_OF_WHAT = LatePattern(r"\s(?:for|of|in|at|on|to|with|from)\s")
_PLACED = AT | {"with", "by"}
_KEY_WORD = LatePattern("[a-z]+")
_OWNER = LatePattern(r"\b(?!(?:it|that|what|there|who)['’])[\w-]+['’]s (?=[a-z])")
_UNTOLD = frozenset(matter_of(word) for word in (*MEASURES, *NUMBERS, "half", "past"))
_PERSONS = frozenset(matter_of(word) for word in PERSONS)


@dataclass(frozen=True, slots=True)
class Filled:
    """A clause that says what fills a slot."""

    clause: str
    slot: str
    """The thing of which there is one, where the clause begins with it."""
    told: str
    """What the clause speaks of, without verbs that say no more than `is`."""
    values: tuple[Value, ...]
    kinds: frozenset[str]


def fills_a_slot(said: str) -> bool:
    """Whether a sentence states what some thing has one of; the memory decides which."""
    return bool(filled(said))


def states_a_value(said: str) -> bool:
    """Whether a clause says what holds of some thing, of which there may be others, and gives it a
    value."""
    if fills_a_slot(said):
        return True
    clauses = [clause for clause in _CLAUSE_END.split(said) if clause and clause.strip()]
    return any(SLOT_IS.match(clause) and _values(clause) for clause in clauses[:MAX_CLAUSES])


def declares(said: str) -> bool:
    """Whether it says in some words what is so."""
    words = said.split(maxsplit=MAX_DECLARED)
    return LEAST_DECLARED <= len(words) <= MAX_DECLARED and DECLARES.match(said) is not None


def hold_values_of_one_kind(one: str, other: str) -> bool:
    """Whether each gives a value of a kind that is closed: a time, a price, a day, a size."""
    ours, theirs = (frozenset(map(_kind, _values(text))) - {"name"} for text in (one, other))
    return not ours.isdisjoint(theirs)


def fills_otherwise(said: str, memory: Memory) -> bool:
    """Whether it gives the memory's slot another value, and speaks of nothing else."""
    fillings = filled(said)
    if not fillings or memory.metadata.get("polarity") != "+":
        return False
    if memory.metadata.get("category") == "favourite" and LIKED.search(said) is None:
        return False
    known = _known(memory.content, attribute(memory))
    return any(
        not each.kinds.isdisjoint(known.kinds) and _takes_its_place(each, known)
        for each in fillings
        if all(owner in memory.content for owner in _OWNER.findall(each.slot))
    )


@lru_cache(maxsize=256)
def filled(said: str) -> tuple[Filled, ...]:
    """The clauses of a sentence that fill a slot, of its first 6; none beside something else."""
    if _WITH_ANOTHER.search(said):
        return ()
    clauses = [clause for clause in _CLAUSE_END.split(said) if clause and clause.strip()]
    return tuple(found for clause in clauses[:MAX_CLAUSES] for found in _filled(clause))


def _filled(clause: str) -> Iterator[Filled]:
    clause = STARTING.sub("", clause)
    slot, told = _slot_of(clause)
    if not told:
        return
    values = [v for v in _values(DENIED.sub(" ", clause)) if not _is_the_thing(v, slot)]
    if values:
        yield Filled(clause, slot, told, tuple(values), frozenset(map(_kind, values)))


def _slot_of(clause: str) -> tuple[str, str]:
    """The thing of which there is one, as far as a name for it begins the clause, and what the
    clause speaks of; empty where it states nothing of the kind."""
    if DOES.match(clause):
        return "", clause
    if ending := IS_SLOT.search(clause):
        slot = ending["slot"] or ending["liked"] or ending["found"]
        return "", "" if _is_of_many(slot) else NEUTRAL.sub(" ", clause)
    if ONCE.match(clause):
        return "", NEUTRAL.sub(" ", FOR_WHOM.sub("", clause))
    if beginning := SLOT_IS.match(clause):
        slot, is_the_one = beginning["slot"], (beginning["whose"] or "").lower() == "the"
        is_one = is_the_one or not _is_of_many(slot)
        return slot, NEUTRAL.sub(" ", clause) if is_one else ""
    is_usual = _drinks(clause) or _meals(clause) or WE_DO_OFTEN.match(clause)
    return "", clause if is_usual else ""


def _is_of_many(slot: str) -> bool:
    words = _OF_WHAT.split(fold(slot), maxsplit=1)[0].split()
    return "best" not in words and not SLOTS_OF_MANY.isdisjoint(words)


def _is_the_thing(value: Value, slot: str) -> bool:
    """`Releases`, which begins a sentence, is no name."""
    return _kind(value) == "name" and bool(slot) and value.text.removesuffix("'s") in fold(slot)


def _values(text: str) -> tuple[Value, ...]:
    text = _in_digits(text)
    if special := (*_drinks(text), *_meals(text)):
        return (*special, *(value for value in values_of(text) if value.kind == "day"))
    labels = (*_labels(text), *_often(text))
    plain = (*_without_counted(text), *counts(text))
    return (*labels, *(value for value in plain if not any(value.text in v.text for v in labels)))


def _about(text: str, values: Sequence[Value]) -> frozenset[str]:
    found = matters(text, words_of_values(values))
    return frozenset(each for each in found if each not in _UNTOLD and each.isalpha())


@dataclass(frozen=True, slots=True)
class _Known:
    """What a memory says."""

    content: str
    attribute: frozenset[str]
    """Matters of its key."""
    values: tuple[Value, ...]
    kinds: frozenset[str]


@lru_cache(maxsize=REMEMBERED)
def _known(content: str, key: str) -> _Known:
    values = _values(content)
    return _Known(
        content, frozenset(named(_KEY_WORD.findall(key))), values, frozenset(map(_kind, values))
    )


def _takes_its_place(ours: Filled, known: _Known) -> bool:
    fresh = [value for value in ours.values if not _is_held(value, known.values)]
    kinds = [_kind(value) for value in fresh]
    if len(set(kinds)) != 1 or kinds.count("name") > 1:
        return False  # of another day, or another person, it may be so as well
    spoken = _about(ours.told, fresh)
    return any(
        _is_instead(value, theirs, ours, known, spoken)
        for value in fresh
        for theirs in known.values
        if not any(is_part(theirs.text, held.text) for held in ours.values)
    )


def _kind(value: Value) -> str:
    """Times of a day and days are told together; so are names of all kinds."""
    return "name" if value.kind.startswith("topic") else value.kind


def _is_held(value: Value, known: Sequence[Value]) -> bool:
    return any(_kind(value) == _kind(held) and is_part(value.text, held.text) for held in known)


def _is_instead(
    value: Value, theirs: Value, ours: Filled, known: _Known, spoken: frozenset[str]
) -> bool:
    if _kind(value) != _kind(theirs) or not are_of_one_kind(value, theirs):
        return False
    if value.kind.startswith(("drink", "meal")):
        return True
    about = _about(known.content, [theirs]) | known.attribute
    if not spoken and value.kind.startswith("label"):
        return len(about - known.attribute) <= 1
    if not spoken or not spoken <= about or len(about - spoken - known.attribute) > len(spoken):
        return False
    if _kind(value) == "name":
        return AT_SEVERAL.match(ours.clause) is None and _is_name_instead(value, theirs, spoken)
    if value.kind == "number":
        return _are_of_one_unit(value, theirs, ours.clause, known.content)
    if value.kind != "clock":
        return True
    return _is_of_the_same_days(ours, known) and _edge(ours.clause) == _edge(known.content)


def _is_name_instead(value: Value, theirs: Value, spoken: frozenset[str]) -> bool:
    """A name has to stand where the other does; a person may be at many places."""
    is_place = value.before in _PLACED and not value.text.startswith(_TITLES)
    if is_place != (theirs.before in _PLACED):
        return False
    return not (is_place and spoken & _PERSONS)


def _are_of_one_unit(value: Value, theirs: Value, said: str, known: str) -> bool:
    one, other = _unit(value, said), _unit(theirs, known)
    return one == other or not (one and other)


def _unit(value: Value, text: str) -> str:
    if _MONEY.search(value.text):
        return ""
    folded = fold(_in_digits(text))
    match = _UNIT.match(folded, folded.find(value.text) + len(value.text))
    unit = match["unit"] if match else ""
    return "" if unit in _NO_UNIT else stem(unit)


def _edge(text: str) -> str:
    """Whether a time is that of an end; any other is of a beginning."""
    return "end" if ENDS_AT.search(text) else ""


def _is_of_the_same_days(ours: Filled, known: _Known) -> bool:
    days = {value.text for value in known.values if value.kind == "day"}
    return days == {value.text for value in ours.values if value.kind == "day"}


def counts(text: str) -> tuple[Value, ...]:
    """How many of what: `three hives`."""
    return tuple(
        Value(
            f"count:{stem(fold(match['what'].removeprefix('of ')))}", _number(match["number"]), ""
        )
        for match in _COUNT.finditer(text)
        if fold(match["what"]) not in MEASURES
    )


def _number(word: str) -> str:
    return str(NUMBERS.get(word.lower(), word))


def _without_counted(text: str) -> tuple[Value, ...]:
    counted = {value.text for value in counts(text)}
    return tuple(
        value
        for value in values_of(text)
        if (value.kind != "number" or value.text not in counted)
        and (value.kind != "name" or content_words(value.text))
    )


def _in_digits(text: str) -> str:
    """Of `two weeks`, `2 weeks`, which is a size as others are."""
    return _SIZE.sub(lambda match: _number(match["number"]), text)


def _labels(text: str) -> tuple[Value, ...]:
    """Which one of many that are told apart by a number: `row b`, `year six`."""
    return tuple(
        Value(f"label:{fold(match['what'])}", _number(fold(match["label"])), "")
        for match in LABEL.finditer(text)
    )


def _often(text: str) -> tuple[Value, ...]:
    return tuple(Value("often", fold(match.group()), "") for match in HOW_OFTEN.finditer(text))


def _meals(text: str) -> tuple[Value, ...]:
    """What is eaten at a meal, but for what is drunk with it, or where."""
    if place := MEAL_AT.search(text):
        return (Value(f"meal-at:{fold(place['meal'])}", fold(place["place"]), ""),)
    match = MEAL.search(text)
    if match is None:
        return ()
    meal = match["at"] or match["first"] or match["meal"]
    dish = content_words(match["had"] or match["then"] or match["dish"] or "")
    is_food = dish and not any(word in CUPS or word.isdigit() for word in dish)
    return (Value(f"meal:{fold(meal)}", " ".join(dish), ""),) if is_food else ()


def _drinks(text: str) -> tuple[Value, ...]:
    """What is drunk, where it is said on what occasion."""
    occasion = OCCASION.search(text)
    if occasion is None:
        return ()
    when = matter_of(next(filter(None, occasion.groups()), ""))
    words = re.findall(r"[a-z]+", fold(text))
    return tuple(
        Value(f"drink:{CUPS[word]}:{when}", f"{before} {word}".strip(), "")
        for before, word in zip(
            ["", *(w if content_words(w) else "" for w in words)], words, strict=False
        )
        if word in CUPS
    )
