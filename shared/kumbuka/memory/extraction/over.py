"""Whether a sentence tells the end of what a memory is about, by any words of it.

"I've left the food bank" ends "I volunteer at the food bank on Mount Street every second Sunday":
what stands after the verb is the thing itself. "I left my glasses at the office" ends nothing, nor
does "Ajax sold their keeper".
"""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import lru_cache

from kumbuka.memory.extraction.endable import attribute
from kumbuka.memory.extraction.languages.english_endings import DIES_ONLY, PARTNERS
from kumbuka.memory.extraction.languages.english_matters import GENERIC, KINDS
from kumbuka.memory.extraction.languages.english_signs import (
    ACTOR,
    ELIDED,
    FIRST_PERSON,
    GIVEN_UP,
    IN_PART,
    OVER,
    OVER_BY_ITSELF,
    STOOD_DOWN,
)
from kumbuka.memory.extraction.matters import all_matters, matters, named
from kumbuka.memory.model import Memory
from kumbuka.memory.names import proper_names
from kumbuka.memory.topics import topic_of_name
from kumbuka.text.late_pattern import LatePattern
from kumbuka.text.stems import stem
from kumbuka.text.words import content_words

_HALF = 0.5
_DOING = frozenset(
    {"eat", "drink", "wear", "watch", "visit", "attend", "pai", "cook", "buy", "order"}
)
MAX_CLAUSES, MAX_PHRASE = 8, 4
_CLAUSE_END = LatePattern(
    r"[,;:!—–](?!\d)|(?<!\b[DSMP][rst])(?<!\bMrs)\.(?!\w)|\s-\s|\b(?:and|but|so|because|since"
    r"|while|which|as|once|until)\b",
    re.IGNORECASE,
)
_NOT_ANY_MORE = LatePattern(
    r"(?:n['’]t|\bnot|\bnever)\b.*\bany ?more\b|\bno longer\b", re.IGNORECASE
)
_DENIES = LatePattern(
    r"\b(?:not|never|no)\b|n['’]t\b|\b(?:is|are) (?:fine|safe|harmless)\b|\bmisdiagnos",
    re.IGNORECASE,
)
_AFTER_ALL = LatePattern(
    r"\b(?:turn(?:s|ed) out|after all|any ?more|no longer|never the|all along|tests?|results?"
    r"|cleared"
    r"|misdiagnos\w+|outgrew)\b",
    re.IGNORECASE,
)
_NOT_SO = LatePattern(
    r"\b(?:i|we)(?:['’]m|['’]re| am| are| was| were)(?: actually| really)? not (?=[a-z])"
    r"|\bnever was\b",
    re.IGNORECASE,
)
_DETERMINED = LatePattern(
    r"\W*(?:(?:at|from|with|of|out of|off|going to|doing|using|the|my|our|this|that|every|all|any"
    r"|last|old|whole|dear|poor|right|altogether|both|those|these|for|on|(?:term|time|contract"
    r"|lease|membership|subscription|stint|trial)"
    r" (?:on|at|with|as|for|in|to|of))\s+)*",
    re.IGNORECASE,
)
_NEW = LatePattern(
    r"\W*(?:(?:the|my|our) )?(?:new|an?|another|one|some|two|three|half|most|somebody|someone"
    r"|people)\b",
    re.IGNORECASE,
)
_WORDS = LatePattern(r"[^\W_]+(?:[-'’.&:][^\W_]+)*")
_PHRASE_ENDS = frozenset(
    (
        *(
            "up",
            "back",
            "away",
            "out",
            "off",
            "over",
            "on",
            "in",
            "at",
            "to",
            "for",
            "from",
            "with",
        ),
        *(
            "because",
            "since",
            "so",
            "and",
            "but",
            "after",
            "when",
            "last",
            "this",
            "as",
            "of",
            "by",
        ),
        *("once", "until", "now", "any", "altogether", "completely", "entirely", "right", "too"),
        *(
            "again",
            "yesterday",
            "i",
            "we",
            "years",
            "year",
            "months",
            "ago",
            "which",
            "that",
            "who",
        ),
        "btw",
        *("these", "nowadays", "anymore", "anyway", "whenever", "if", "while", "where"),
    )
)
_ADVERBS = LatePattern(r"\b(?:\w+ly|then|just|also|now)\b")
_YOU_CAN = LatePattern(r"\W*you (?:can|may|could|don['’]t have to|needn['’]t)\b", re.IGNORECASE)
_NO = LatePattern(r"\bno(?= [\w -]{2,40}\bany ?more\b)|\bthe end of\b", re.IGNORECASE)
_SAYS = LatePattern(
    r"\A\W*(?:(?:the|my|our) )?\w+ (?:says?|said|told me|thinks)(?: that)?\s", re.IGNORECASE
)
_LEFT_AT = LatePattern(r"\s(?:at|in|on|behind|under|near|with)\s", re.IGNORECASE)
_OF_INSTRUCTIONS = frozenset(
    {"no more", "forget", "leave out", "leaving out", "skip", "drop", "stop", "stopping", "cancel"}
    | {"instead of", "rather than"}
)
_UNABLE = frozenset({"can't", "cant", "can’t", "cannot"})
_SET_DOWN = frozenset({"dropped", "left", "leave", "lost", "take"})
_VERB = LatePattern(
    r"\A\w+(?: (?:up|out|at|to|with|for|on|in|about|from))? (?:the |an? |my |our )?"
)
_OFF_ME = LatePattern(r"\soff (?:me|us|my hands|our hands)\b", re.IGNORECASE)
"""Whoever bought it off the user, it is gone."""
_PURPOSE = LatePattern(r"\s(?:for|in|on|at|with|as|to|from|of|every|each|after|before|by)\s")
_OWNED = frozenset(
    {"", "car", "bike", "motorbike", "phone", "laptop", "tablet", "gym", "bank", "airline"}
    | {"supermarket", "phone_provider"}
)


def is_over(said: str, memory: Memory) -> bool:
    """Whether it tells the end of what the memory is about, by the words of it."""
    if IN_PART.search(said) or _is_a_relation(memory):
        return False
    about = matters(memory.content)
    shared = about & matters(said)
    if STOOD_DOWN.search(said) and len(shared) >= max(2, _HALF * len(about)):
        return True
    clauses = [clause for clause in _CLAUSE_END.split(said) if clause and clause.strip()]
    return any(_ends_in(clause, about, memory) for clause in clauses[:MAX_CLAUSES])


def is_denied(said: str, memory: Memory) -> bool:
    """Whether it says that what the memory holds is not so, as it turned out."""
    if _DENIES.search(said) is None:
        return False
    if _AFTER_ALL.search(said) is None and _NOT_SO.search(said) is None:
        return False
    about = matters(memory.content)
    denied = " ".join(
        clause for clause in _CLAUSE_END.split(said) if clause and _DENIES.search(clause)
    )
    shared = about & matters(denied)
    if not _holds_names(denied, memory):
        return False
    if memory.key.startswith("identity:allergy/"):
        about = matters(str(memory.metadata.get("object", ""))) or about
    return bool(shared & about) and len(shared & about) >= _HALF * len(about)


def _holds_names(clause: str, memory: Memory) -> bool:
    """Whether the memory holds every name in it: who left Lisbon may live in Porto."""
    known = memory.content.casefold()
    inside = (name for name in proper_names(clause) if not clause.lstrip().startswith(name))
    names = (word for name in inside for word in name.split())
    return all(word.casefold() in known or not content_words(word) for word in names)


def _is_a_relation(memory: Memory) -> bool:
    """Kin and partners: of these, what befell them is told in words of its own."""
    attribute = memory.key.rpartition(":")[2].partition("/")[0]
    return attribute in DIES_ONLY | PARTNERS


def _ends_in(clause: str, about: Collection[str], memory: Memory) -> bool:
    is_taste = _is_taste(memory)
    if _NOT_ANY_MORE.search(clause):
        held = matters(clause).intersection(about)
        is_about_it = held and len(held) >= _HALF * len(about)
        is_all = len(held) > _HALF * len(about) or matters(clause) - _DOING <= set(about)
        if is_about_it and is_all and not is_taste and _holds_names(clause, memory):
            return True
        if _is_of_kind(_WORDS.findall(clause), memory):
            return True
        kind = _kind_of_thing(memory)
        if kind and kind <= matters(clause) <= kind | set(about):
            return True
    if any(_ends_after(verb, clause, about, memory) for verb in _verbs(clause)):
        return True
    return not is_taste and _is_gone(_SAYS.sub("", clause, count=1), about, memory)


@lru_cache(maxsize=256)
def _verbs(clause: str) -> tuple[re.Match[str], ...]:
    return (*OVER.finditer(clause), *_NO.finditer(clause))


def _ends_after(verb: re.Match[str], clause: str, about: Collection[str], memory: Memory) -> bool:
    """Whether the verb has what the memory is about for its object."""
    rest = clause[verb.end() :]
    if not _is_of_use(verb.group().lower().strip(), rest, memory):
        return False
    actor = "" if _OFF_ME.search(rest) else clause[: verb.start()]
    if verb.group().startswith("shut") and FIRST_PERSON.search(actor):
        return False  # who shuts a program will open it again
    if not _may_act(actor, memory):
        return False
    if verb.group().lower().strip() in _UNABLE:
        return True
    phrase = _phrase(rest)
    if _is_about_more(memory) and phrase:
        most = len(matters(clause).intersection(about)) > _HALF * len(about)
        return most and named(phrase) <= set(about)
    if _is_most(clause, phrase, about):
        return True
    return _is_named(phrase, about, memory) or _is_of_kind(phrase[:1], memory)


def _is_most(clause: str, phrase: list[str], about: Collection[str]) -> bool:
    """Whether the clause speaks of half of the memory, and the verb of a part of it."""
    theirs, shared = named(phrase), matters(clause).intersection(about)
    return bool(theirs) and theirs <= shared and len(shared) >= max(2, _HALF * len(about))


def _is_of_use(verb: str, rest: str, memory: Memory) -> bool:
    """Whether the verb ends a memory of that kind: what was dropped or left somewhere is not."""
    if _is_taste(memory):
        return GIVEN_UP.match(verb) is not None or _NO.match(verb) is not None or verb == "no"
    if memory.metadata.get("category") == "instruction":
        return verb in _OF_INSTRUCTIONS
    if verb in _UNABLE:
        return _is_habit_of(rest.strip(" ,.!"), memory)
    if verb not in _SET_DOWN:
        return True
    if memory.metadata.get("category") == "possession":
        return False
    return not (verb in {"left", "leave"} and _LEFT_AT.search(rest))


def _is_habit_of(doing: str, memory: Memory) -> bool:
    """Of "I can't run" beside whoever runs; what else they cannot do is not told."""
    habit = str(memory.metadata.get("object", "")).partition(" ")[0]
    is_habit = memory.metadata.get("category") == "pattern"
    return is_habit and stem(doing.partition(" ")[0].lower()) == stem(habit.lower())


def _is_taste(memory: Memory) -> bool:
    return memory.metadata.get("category") in {"preference", "favourite"}


def _may_act(actor: str, memory: Memory) -> bool:
    """Whether who is named before a verb could end something of the user's."""
    said = _ADVERBS.sub("", actor).strip(" ,'’")
    if memory.metadata.get("category") == "instruction" and _YOU_CAN.match(said):
        return True
    if not said or FIRST_PERSON.search(said) or ACTOR.search(said) or ELIDED.match(f"{said} "):
        return _NEW.match(said) is None or ACTOR.search(said) is not None
    return bool(matters(said)) and matters(said) <= matters(memory.content)


def _is_gone(clause: str, about: Collection[str], memory: Memory) -> bool:
    """Whether the clause begins with what the memory is about, and says that it is gone."""
    if _NEW.match(clause):
        return False
    start = _DETERMINED.match(clause)
    at = start.end() if start else 0
    words: list[str] = []
    for match in list(_WORDS.finditer(clause, at))[:MAX_PHRASE]:
        words.append(match.group().removesuffix("'s").removesuffix("’s"))
        end = match.start() + len(words[-1])
        if OVER_BY_ITSELF.match(clause[end:]) and _is_named(words, about, memory):
            return True
    return False


def _phrase(rest: str) -> list[str]:
    """The words of what a verb is about: of "the Dropbox plan once …" `Dropbox plan`."""
    start = _DETERMINED.match(rest)
    words: list[str] = []
    for match in _WORDS.finditer(rest, start.end() if start else 0):
        if match.group().lower() in _PHRASE_ENDS or len(words) == MAX_PHRASE:
            break
        words.append(match.group())
    return words


def _is_named(words: list[str], about: Collection[str], memory: Memory) -> bool:
    """Whether a phrase names what the memory is about: all its words are the memory's, and it is
    the thing itself, its name, or half of what there is to it."""
    theirs = named(words)
    if theirs and theirs <= _kind_of_thing(memory):
        return True
    if not theirs or not theirs <= all_matters(memory.content):
        return False
    if _is_about_more(memory):
        return len(theirs.intersection(about)) > _HALF * len(about)
    if len(theirs) > 1 or any(word[:1].isupper() and word in memory.content for word in words):
        return True
    if theirs == _done(memory):
        return True
    return theirs <= _heads(memory) or len(theirs.intersection(about)) >= _HALF * len(about)


def _kind_of_thing(memory: Memory) -> set[str]:
    """What it is kept as: a red Mazda as a car."""
    if memory.metadata.get("category") not in {"possession", "tool"}:
        return set()
    return named(attribute(memory).partition("/")[0].split("_"))


def _is_about_more(memory: Memory) -> bool:
    """Whoever commits in Vim has a habit of committing, which outlives Vim."""
    about = str(memory.metadata.get("object", ""))
    is_habit = memory.metadata.get("category") == "pattern" and about.count(" ") > 1
    return is_habit and topic_of_name(about) not in _OWNED


def _is_of_kind(words: list[str], memory: Memory) -> bool:
    """Whether what ended is a kind that the memory names one of: alcohol, of wine."""
    return any(
        re.search(rf"\b{re.escape(one)}s?\b", memory.content, re.IGNORECASE)
        for word in words[:6]
        for one in KINDS.get(word.lower(), ())
    )


def _done(memory: Memory) -> set[str]:
    """What is done, of a habit: swimming."""
    verb = str(memory.metadata.get("object", "")).partition(" ")[0]
    return named([verb]) if memory.metadata.get("category") == "pattern" else set()


def _heads(memory: Memory) -> set[str]:
    about = str(memory.metadata.get("object", ""))
    if memory.metadata.get("category") == "pattern":
        about = _VERB.sub("", about, count=1)
    head = _PURPOSE.split(about, maxsplit=1)[0]
    return named([word for word in _WORDS.findall(head) if word.lower() not in GENERIC])
