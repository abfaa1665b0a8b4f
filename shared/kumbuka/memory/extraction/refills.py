"""Whether a sentence puts another value where a memory has one.

"Standup got pushed to 10:00" does not name 9:15. It names the standup, and has a time where the
memory has a time.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import lru_cache

from kumbuka.memory.extraction.languages.english_matters import PERSONS
from kumbuka.memory.extraction.languages.english_signs import AT_WORK, FROM_NOW_ON, SIGN
from kumbuka.memory.extraction.matters import matter_of, matters, named
from kumbuka.memory.extraction.values import (
    KINDS_OF_ONE,
    Value,
    is_part,
    values_of,
    words_of_values,
)
from kumbuka.memory.model import Memory
from kumbuka.text.late_pattern import LatePattern
from kumbuka.text.stems import stem

AT = frozenset({"in", "at", "to", "into", "near", "from", "on", "onto", "over", "live", "lives"})
_BE = frozenset(
    {
        "is",
        "are",
        "called",
        "named",
        "name",
        "as",
        "be",
        "s",
        "becomes",
        "became",
        "by",
        "it's",
        "that's",
        "it’s",
    }
)
_MOVING = (
    "migration",
    "migrate",
    "migrated",
    "transition",
    "switch",
    "rollout",
    "rewrite",
    "night",
    "builds",
)
_MOVED_INTO = frozenset({"to", "into", "on", "over", "with", "in", "for", "by", ""})
_TAKEN_UP = frozenset(
    {"as", "to", "into", "on", "using", "use", "installed", "with", "onto", "over"}
)
_MOVED = LatePattern(
    r"\b(?:moved|moving|back|lives?|living|relocated|settled|returned|home|school|works?|upgraded"
    r"|downgraded|switched|transferred)\b|(?:['’]s|\bis) in\b",
    re.IGNORECASE,
)
_BESIDE_A_TOPIC = {"position": frozenset({"team", "side", "squad", "club"})}
_YEARS = frozenset({"year", "grade", "form", "semester", "trimester"})
_COUNTED = frozenset({"number", "code"})
_BEFORE_ANY = frozenset(
    [
        *(
            "at",
            "in",
            "on",
            "is",
            "are",
            "of",
            "about",
            "the",
            "to",
            "for",
            "from",
            "with",
        ),
        *("and", "by", "than", "over", "only", "just", "around", "a", "an", "pay", "pays", "paid"),
        *("cost", "costs"),
    ]
)
_LOWER_TOPICS = frozenset(f"topic:{kind}" for kind in KINDS_OF_ONE)
"""Of words without a capital, which are no names."""
_ROLES = frozenset(
    [
        "doctor",
        "teeth",
        "therapy",
        "vet",
        "nurse",
        "coach",
        "lawyer",
        "cleaner",
        "plumber",
        "mechanic",
    ]
)
_THE = frozenset({"the", "a", "an", "my", "our", "their", "this", "that", "all"})
_PERSONS = frozenset(matter_of(person) for person in PERSONS)
_NAMED_BESIDE = _PERSONS | _ROLES
_LEARNED = frozenset({"learn", "speak", "languag", "studi", "studies"})
_INSTEAD = LatePattern(
    r"\b(?:instead|switched|swapped|changed|replaced|no longer)\b", re.IGNORECASE
)
_TIMES = frozenset({"clock", "day"})
_CHANGED_TO = LatePattern(
    r"\b(?:changed|switched|moved|upgraded|downgraded|swapped|converted|transferred|bumped"
    r"|come|came"
    r"|gone|went|promoted)(?: \w+){0,3}? (?:to|for|into|onto) (?:an? )?"
    r"(?P<words>(?:[\w'’-]+ ){1,2}?(?P<head>[\w-]+))"
    r"(?=\W*\Z|[,.;]|\s(?:where|which|with|at|for|that|from|in|on|since)\b)",
    re.IGNORECASE,
)
_IN_THE_ROLE = LatePattern(
    r"\b(?P<who>[A-Z][\w'’-]+\.?(?: [A-Z][\w-]+)?) (?:is|becomes|became|has become|took over as"
    r"|takes over as|acts as) (?:now )?(?:the|our|my) (?:new )?(?P<role>\w+)"
    r"(?=\W*\Z|[,.;]| (?:now|instead|since|from|as)\b)"
)


def _denied(more: str) -> re.Pattern[str]:
    return re.compile(
        r"\b(?:no longer|no more|not|never|without|instead of|rather than|used to|left|quit"
        rf"{more})\b"
        r"[^,;:.!?—]*?(?=[,;:.!?—]|\Z|\b(?:and|but|so|to|for|now)\b)|n['’]t\b[^,;:.!?—]*?"
        r"(?=[,;:.!?—]|\Z|\b(?:and|but|so)\b)",
        re.IGNORECASE,
    )


DENIED = _denied("")
_LEFT_BEHIND = _denied("|from")
"""What is no value any more, or never was one."""
_OF_THE_USER = LatePattern(
    r"\b(?:i|we|i['’]\w+|we['’]\w+|she|he|they|my new)\b|\A\W*(?:(?:just|finally|recently) )*"
    r"(?:moved|relocated|settled|back)\b",
    re.IGNORECASE,
)
_OWNERS = LatePattern(
    r"\b[\w-]+['’]s(?= (?!at\b|in\b|on\b|with\b|been\b|now\b|not\b|called\b|the\b|an?\b|got\b"
    r"|gone\b|name\b)[a-z])"
)
"""Of "the site's images" it is the images that are spoken of."""
_NEXT_DOOR = LatePattern(r"\b(?:next door|else|other people|neighbou?rs?['’]?)\b", re.IGNORECASE)
_OF_ME = LatePattern(r"\b(?:i|me|i['’]m)\b", re.IGNORECASE)
_OF_ANSWERS = LatePattern(r"\b(?:answers?|repl\w+|respon\w+|write|call me|me)\b", re.IGNORECASE)
_ON_A_TRIP = LatePattern(r"\b(?:on|for|in) this \w+\b", re.IGNORECASE)


@lru_cache(maxsize=64)
def tells_of_change(said: str) -> bool:
    """Whether it has a sign of change; each of a person's memories asks it of each sentence."""
    return SIGN.stand_in(said)


def refills(said: str, memory: Memory) -> bool:
    """Whether it shares what the memory is about, and has another value of the same kind."""
    if not tells_of_change(said) or _NEXT_DOOR.search(said) or _ON_A_TRIP.search(said):
        return False
    if memory.metadata.get("category") == "instruction":
        is_of_it = _is_of_answers(said) or _names_its_attribute(said, memory)
        if not is_of_it:
            return False
    if _is_put_for_another(said, memory.content) or _has_the_role(said, memory.content):
        return True
    old = values_of(memory.content)
    fresh = [
        value
        for value in values_of(_LEFT_BEHIND.sub(" ", said))
        if not any(is_part(value.text, theirs.text) for theirs in old)
    ]
    names = {word for value in old for word in _name_words(value)}
    return any(
        _fits(ours, theirs, f"{memory.content} {' '.join(_attribute_of(memory))}", said, names)
        for ours in fresh
        for theirs in old
        if are_of_one_kind(ours, theirs) and _may_replace(ours, theirs, memory.content, said)
    )


def _is_of_answers(said: str) -> bool:
    """Of "English from here on, please" too, which names nothing but the value."""
    if _OF_ANSWERS.search(said):
        return True
    return FROM_NOW_ON.search(said) is not None and not matters(
        said, words_of_values(values_of(said))
    )


def _names_its_attribute(said: str, memory: Memory) -> bool:
    """Of "Chicago is the style to follow" beside what is kept as a style of citations."""
    return bool(_attribute_of(memory) & matters(said))


def _attribute_of(memory: Memory) -> set[str]:
    """The matters of the key of an instruction that is known by what it is about."""
    key = memory.key.rpartition(":")[2]
    is_attribute = memory.metadata.get("category") == "instruction" and key.count("_") <= 1
    return named(key.split("_")) if is_attribute else set()


def _is_put_for_another(said: str, known: str) -> bool:
    """Of "changed to a dynamic tariff": another of what the memory has, by its head word."""
    about = matters(known)
    for match in _CHANGED_TO.finditer(said):
        if _befell_something_else(said, match, about):
            continue
        if matter_of(match["head"]) in about and match["head"].lower() in known.lower():
            others = [word for word in match["words"].split()[:-1] if word.lower() not in _THE]
            return bool(others) and not {matter_of(word) for word in others} & about
    return False


def _befell_something_else(said: str, change: re.Match[str], about: Collection[str]) -> bool:
    """Of "the canteen moved to the seventh floor" beside the floor of an office."""
    subject = matters(said[: change.start()])
    is_of_us = {"me", "us"} & set(change.group().lower().split())
    return bool(subject) and not is_of_us and subject.isdisjoint(about)


def _has_the_role(said: str, known: str) -> bool:
    """Of "Mrs Haddad is the landlady": somebody else is what the memory names somebody to be."""
    return any(
        bool({matter_of(match["role"])} & _PERSONS & matters(known))
        and not any(word in known for word in match["who"].split()[-1:])
        for match in _IN_THE_ROLE.finditer(said)
    )


def _name_words(value: Value) -> set[str]:
    """What begins a sentence has its capital for that, and may be a thing: `Standup`."""
    is_name = value.kind == "name" and (value.before or " " in value.text)
    return {stem(word) for word in words_of_values([value])} if is_name else set()


def are_of_one_kind(ours: Value, theirs: Value) -> bool:
    if ours.kind == "name" or theirs.kind == "name":
        kinds = {ours.kind, theirs.kind} - {"name"}
        return not kinds or (min(kinds).startswith("topic") and not kinds & _LOWER_TOPICS)
    if ours.kind.startswith("topic") and theirs.kind.startswith("topic"):
        return ours.kind == theirs.kind or theirs.before in AT
    return ours.kind == theirs.kind or {ours.kind, theirs.kind} == _TIMES


def _fits(ours: Value, theirs: Value, known: str, said: str, names: Collection[str]) -> bool:
    about = matters(known, words_of_values([theirs]))
    spoken = matters(_OWNERS.sub(" ", said))
    shared = about & spoken
    names_it = bool(matters(theirs.text) & spoken)
    if theirs.kind.startswith("topic") and ours.kind == theirs.kind:
        if AT_WORK.search(said):
            return bool(shared)
        topic = theirs.kind.partition(":")[2]
        own = {stem(topic), matter_of(topic)} | _BESIDE_A_TOPIC.get(topic, frozenset())
        is_free = about <= own and (
            ours.before in _TAKEN_UP
            or (topic == "position" and _OF_ME.search(said) is not None)
            or (not ours.before and spoken <= _moving_to(ours) | own)
        )
        is_about_one = len(about - own) <= 1 and ours.before in _TAKEN_UP
        names_no_other = is_about_one and spoken <= _moving_to(ours) | own
        return bool(shared) or names_it or is_free or names_no_other
    if ours.kind == theirs.kind and ours.kind in _COUNTED and ours.before == theirs.before:
        return bool(ours.before) and ours.before not in _BEFORE_ANY
    if shared == {"home"} and _OF_THE_USER.search(said) is None:
        shared = frozenset()
    if ours.kind == "ordinal" and ours.text.split()[-1] != theirs.text.split()[-1]:
        return False
    if not shared and ours.kind == "ordinal":
        return ours.text.split()[-1] in _YEARS
    if not shared and not spoken - matters(ours.text) and ours.kind == "language":
        return bool(about)  # of what is spoken, nothing else is named
    if not shared:
        return names_it and ours.before in {"name", "named", "called"}
    if not {"name", "topic"} & {ours.kind.partition(":")[0]}:
        is_of_a_person = bool(about & _PERSONS) and not shared & _PERSONS
        return bool(shared.difference(names)) and not is_of_a_person
    return _fits_as_a_name(ours, theirs, shared, names, _MOVED.search(said) is not None)


def _may_replace(ours: Value, theirs: Value, known: str, said: str) -> bool:
    """Whoever learns one language more may speak the others still, unless they say otherwise."""
    if not ours.kind == theirs.kind == "language" or _INSTEAD.search(said):
        return True
    shared = matters(known, words_of_values([theirs])) & matters(said)
    return not shared or not shared <= _LEARNED


def _moving_to(value: Value) -> set[str]:
    """Matters that say no more than that somebody went over to it."""
    return {matter_of(word) for word in (*words_of_values([value]), *_MOVING)} | {value.text}


def _fits_as_a_name(
    ours: Value, theirs: Value, shared: Collection[str], names: Collection[str], moved: bool
) -> bool:
    """A name stands for anything: it has to stand where the other does. Beside a person many are
    named; only who is called so, or is at a place, has another."""
    is_place = theirs.before in AT
    if not _NAMED_BESIDE.union(names).issuperset(shared):
        return is_place == (ours.before in AT) or ours.before in _MOVED_INTO
    return (is_place and ours.before in AT and moved) or ours.before in _BE
