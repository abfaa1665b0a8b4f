"""Whether a sentence that tells of a change speaks of what is known, in whatever words.

It may tell that it is over, put another value in its place, or tell of a state beside which it
cannot be: whoever is seeing someone is not single. What is planned, passes, holds beside what is
known, or befell others ends nothing.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

from kumbuka.memory.extraction.languages.english_matters import KINDS, PERSONS
from kumbuka.memory.extraction.languages.english_signs import (
    AVOIDED,
    BESIDE,
    FIRST_PERSON,
    LIFE_EVENT,
    OUTDOES,
    PASSING,
    PLAN,
    TAKES_TO,
)
from kumbuka.memory.extraction.languages.english_states import (
    CONTEXT,
    OF_ONE,
    SIGNS_THEMSELVES,
    STATES,
)
from kumbuka.memory.extraction.languages.english_worlds import FORBIDS, PERMITTED
from kumbuka.memory.extraction.matters import matter_of, matters, named
from kumbuka.memory.extraction.over import is_denied, is_over
from kumbuka.memory.extraction.parallels import is_for_everybody, is_parallel
from kumbuka.memory.extraction.refills import refills, tells_of_change
from kumbuka.memory.extraction.same_slots import takes_the_slot
from kumbuka.memory.extraction.slots import fills_otherwise
from kumbuka.memory.model import INSTEAD_OF, Memory
from kumbuka.memory.names import proper_names
from kumbuka.memory.topics import sphere_of
from kumbuka.text.late_pattern import LatePattern
from kumbuka.text.stems import stem

_PERSON = "|".join(sorted(PERSONS))
_KIN = LatePattern(
    rf"\W*(?:the (?:kids|children|boys|girls|twins|baby)\b"
    rf"|(?:(?:my|our) (?:\w+ )?)?(?:{_PERSON})(?!(?: \w+)? moved in)\b"
    r"(?!(?:['’]s)? (?:\w+ )?(?:has|had|put|made|moved|gave|wants|switched|sent|took"
    r"|lets?) (?:me|us)\b)"
    r"|(?:my|our) ex\b(?! and (?:i|me)\b)"
    r"|(?:(?:the|my|our) )?(?:clients?|customers?|suppliers?) (?:reach|contact|call|write"
    r"|message)\b"
    r"|(?:the|an?) (?:\w+ )?(?:woman|man|guy|lady|person|family|couple|others?|friend|colleague"
    r"|neighbou?r|mate)\b|(?:his|her|their|he|she)\b"
    r"|they (?:have |both |all )?(?:moved|left|sold|quit|got|bought|split|broke)(?! (?:me|us|the"
    r"|my|our))\b)",
    re.IGNORECASE,
)
_WHICH_ONE = LatePattern(
    r"\b(?:(?:the|a) (?!new|old|whole|same|other|first|last|main)(?P<by>[\w-]{3,}) |(?:my|our) )"
    r"(?P<noun>app|team|website|site|backend|frontend|client|server|department|branch|squad|office"
    r"|shop|store|project|book|course|class|account|garden|house|flat|kitchen|car|bike|group|band"
    r"|choir|club|committee|budget|meeting|report|deadline|newsletter|blog|channel|database)\b",
    re.IGNORECASE,
)
_OTHER_KIN = LatePattern(rf"\A\W*(?:my|our) (?P<who>{_PERSON}) (?=(?-i:[A-Z]))", re.IGNORECASE)
"""Whoever else has the name."""
_TOLD_AFTERWARDS = LatePattern(
    rf"\A\W*(?:he|she|they)\b.*, my (?P<who>{_PERSON})\W*\Z", re.IGNORECASE
)
_FRIEND_OF = LatePattern(
    rf"\W*(?:(?:my|our) \w+|(?-i:[A-Z])[\w-]+)['’]s (?:own |other )?(?:{_PERSON}|mate|ex)\b",
    re.IGNORECASE,
)
_THE_OTHER = LatePattern(rf"\W*(?:my|our) (?:other|second) (?:{_PERSON})\b", re.IGNORECASE)
_COMPOUND = LatePattern(
    r"\A\W*(?:(?:the|my|our) )?(?!(?:the|my|our|new|old|whole|all|every|this|that|first|last|main"
    r"|current|daily|weekly|monthly)\b)(?P<by>[a-z]{3,}) (?P<noun>[a-z]{4,})(?:['’]s)?"
    r" (?:is|are|was|were|has|have|went|moved|goes|gets?|got|costs?|starts?|changed|now|over)\b",
    re.IGNORECASE,
)
"""What begins with a thing that is told apart by another noun: `house insurance`."""
_GOT_A_PLACE = LatePattern(
    r"\b(?:got|found|rent(?:ing)?|have|share|sharing) an? (?:\w+ )?(?:flat|apartment|studio|place"
    r"|room|house)\b",
    re.IGNORECASE,
)
_LODGED = LatePattern(
    r"\b(?:dorms?|halls?|hostel|campus|student housing|with (?:my|our|the) (?:parents|mum|mom|dad"
    r"|folks|family|in-laws)|couch|sofa)\b",
    re.IGNORECASE,
)
"""Where somebody stays until they have a place."""
_RENAMED = LatePattern(r"\brenamed\b|\bchanged (?:its|her|his|their|my) name\b", re.IGNORECASE)
_HOMES = frozenset({"home", "address", "household"})
LEAST_PERMITTED = 2
"""Matters that who allows something shares with who forbade it."""
_DENIED = LatePattern(
    r"\b(?:no more|instead of|rather than|without"
    r"|not(?! (?:seeing|dating|(?:an? )?(?:vegetarian|vegan|veggie))\b))(?: [\w-]+){1,2}",
    re.IGNORECASE,
)
"""What is denied of a state; who is not vegetarian is in one, too."""
_MOVED_HOUSE = LatePattern(
    r"\bmoved (?:in(?:to| with)|out\b(?! of (?:his|her|their) (?:job|office))|back|house|home|away"
    r"|to (?:an?|the) \w+ (?:home|house|flat))",
    re.IGNORECASE,
)
_I_MOVED = LatePattern(
    rf"(?:\A\W*|\b(?:i|we)(?:['’]ve| have| just| finally)* ){_MOVED_HOUSE.source}"
    r"|\b(?:got|found|rent(?:ing)?|bought) (?:my|our) own (?:\w+ )?(?:apartment|flat|place|house"
    r"|studio|home)\b",
    re.IGNORECASE,
)
_PARTED = LatePattern(r"\b(?:split|broke|broken) up\b|\bdivorced\b", re.IGNORECASE)
_PURPOSE = LatePattern(
    r"\bfor (?:(?:the|my|our|all) )?(?!now\b|good\b|me\b|us\b|ever\b|years\b|months\b|weeks\b"
    r"|days\b|an?\b|\d)(?P<what>[a-z][a-z-]{2,})"
)
"""In small letters: a name is an employer, a brand or a person."""
_GOES_ON = LatePattern(r"\W*(?:he|she|it|they|that|this|lessons|everything)\b", re.IGNORECASE)


def speaks_of(said: str, following: str, memory: Memory) -> bool:
    """Whether what was said ends the memory, going on in the sentence after it."""
    if not _holds_from_now(said):
        return False
    if is_of_another_person(said, memory):
        return False
    if _is_for_something_else(said, memory) or is_of_another_thing(said, memory):
        return False
    if outdoes(said, memory):
        return True
    if takes_the_slot(said, memory) and tells_of_change(said):
        return True
    if excludes(said, memory) or is_over(said, memory) or _has_moved(said, memory):
        return True
    goes_on = _GOES_ON.match(following) is not None
    return refills(f"{said} {following}" if goes_on else said, memory)


def states_otherwise(said: str, memory: Memory) -> bool:
    """Whether it fills the memory's slot with something else, though it tells of no change."""
    is_other = (
        fills_otherwise(said, memory)
        or _tells_another_state(said, memory)
        or is_parallel(said, memory)
        or is_for_everybody(said, memory)
    )
    if not is_other or not _holds_from_now(said) or is_of_another_person(said, memory):
        return False
    return not _is_for_something_else(said, memory)


def permits(said: str, memory: Memory) -> bool:
    """Whether it allows what the memory asks not to do: "it's fine to use the medical terms"."""
    if PERMITTED.search(said) is None or FORBIDS.search(memory.content) is None:
        return False
    return len(matters(said) & matters(memory.content)) >= LEAST_PERMITTED


def turns_round(said: str, memory: Memory) -> bool:
    """Whether somebody has taken to what the memory says they keep away from, or allows it."""
    if permits(said, memory):
        return True
    about = str(memory.metadata.get("object", ""))
    avoided = AVOIDED.match(about)
    if not (avoided or memory.metadata.get("polarity") == "-") or not tells_of_change(said):
        return False
    if INSTEAD_OF in memory.metadata or not _holds_from_now(said):
        return False
    if is_of_another_person(said, memory):
        return False
    return excludes(said, memory) or _takes_to(said, about[avoided.end() :] if avoided else about)


def _takes_to(said: str, what: str) -> bool:
    about, spoken = matters(what), matters(said)
    is_of_it = about <= spoken or bool(_of_kind(what) & spoken)
    return bool(about) and is_of_it and TAKES_TO.search(said) is not None


def _of_kind(what: str) -> set[str]:
    """What is of a kind that it names: beef, of meat."""
    kinds = (KINDS.get(word, ()) for word in what.lower().split())
    return {matter_of(each) for kind in kinds for each in kind}


def _tells_another_state(said: str, memory: Memory) -> bool:
    return tells_a_state(said) and excludes(said, memory)


def _is_for_something_else(said: str, memory: Memory) -> bool:
    """Of "spaces for tables" beside "tabs for indentation"."""
    now, before = _purposes(said), _purposes(memory.content)
    return bool(now and before) and now.isdisjoint(before)


def is_of_another_thing(said: str, memory: Memory) -> bool:
    """Of "the iOS app" beside "the Android app", and of "the platform team" beside "my team"."""
    if _is_another_compound(said, memory.content):
        return True
    spheres = {sphere_of(said), sphere_of(memory.content)}
    if spheres == {"work", "home"}:
        return True
    known = _qualified(memory.content)
    return any(
        noun in known and _is_set_apart(by, known[noun], memory.content)
        for noun, by in _qualified(said).items()
    )


def _is_another_compound(said: str, known: str) -> bool:
    """Of "house insurance" beside "car insurance"."""
    compound = _COMPOUND.match(said)
    if compound is None or compound["by"].lower() in known.lower():
        return False
    theirs = re.search(rf"\b([\w-]+) {re.escape(compound['noun'])}\b", known, re.IGNORECASE)
    return theirs is not None and bool(matters(theirs[1])) and theirs[1].islower()


def _is_set_apart(by: str, theirs: str, known: str) -> bool:
    """By a name in place of another, or by what the memory does not speak of."""
    if by.lower() in known.lower() or not by:
        return False
    if theirs:
        return not (by.islower() and theirs.islower())
    return by.islower()


@lru_cache(maxsize=1_000)
def _qualified(text: str) -> Mapping[str, str]:
    """By the noun, the word between it and its article: a name, or one that says which."""
    return {match["noun"].lower(): match["by"] or "" for match in _WHICH_ONE.finditer(text)}


def outdoes(said: str, memory: Memory) -> bool:
    """Whether it says of something that it is before all others of what somebody likes best."""
    if memory.metadata.get("category") != "favourite":
        return False
    best = re.escape(str(memory.metadata.get("object", "")))
    if best and re.search(rf"\b(?:better|more) than {best}\b", said, re.IGNORECASE):
        return True
    if OUTDOES.search(said) is None:
        return False
    about = named(re.findall(r"[a-z]+", memory.key.rpartition(":")[2]))
    return bool(about & matters(said))


def _purposes(text: str) -> frozenset[str]:
    return frozenset(stem(match["what"].lower()) for match in _PURPOSE.finditer(text))


def _has_moved(said: str, memory: Memory) -> bool:
    """Whether who lived there lives somewhere else, named or not."""
    if memory.key.rpartition("/")[2].rpartition(":")[2] not in _HOMES:
        return False
    if memory.metadata.get("subject", "user") == "user":
        if _GOT_A_PLACE.search(said) and _LODGED.search(memory.content):
            return True
        if memory.key.endswith("household"):
            return False
        return _I_MOVED.search(said) is not None
    return _MOVED_HOUSE.search(said) is not None


def corrects(said: str, memory: Memory) -> bool:
    """Whether it takes back or changes even what lasts: an allergy that was none, a name."""
    if not _holds_from_now(said):
        return False
    if is_of_another_person(said, memory):
        return False
    return is_denied(said, memory) or _is_renamed(said, memory)


def _is_renamed(said: str, memory: Memory) -> bool:
    is_name = memory.key.rpartition("/")[2].rpartition(":")[2] == "name"
    return is_name and _RENAMED.search(said) is not None and refills(said, memory)


def is_of_another(said: str) -> bool:
    """Whether it tells of somebody whom only somebody else knows: my daughter's friend."""
    match = _FRIEND_OF.match(said)
    if match is None:
        return False
    is_of_mine = match.group().lower().split()[0] in {"my", "our"}
    return is_of_mine or FIRST_PERSON.search(said) is None


def is_of_another_person(said: str, memory: Memory) -> bool:
    """Whether what it tells befell somebody whom the memory is not about."""
    if is_of_another(said) or _THE_OTHER.match(said):
        return True
    subject = str(memory.metadata.get("subject") or "user")
    if subject == "user":
        kin = _KIN.match(said)
        if kin is None or takes_the_slot(said, memory):
            return False
        return not _persons_in(said, kin) & matters(memory.content)
    if ("in_law" in subject) != ("in-law" in said):
        return True
    if (other := _OTHER_KIN.search(said)) and not _is_of_subject(other["who"], subject):
        return True
    return not {matter_of(word) for word in subject.split("_")} & matters(said)


def _persons_in(said: str, kin: re.Match[str]) -> frozenset[str]:
    """Whom a pronoun at its beginning stands for, where the sentence goes on to say."""
    told = _TOLD_AFTERWARDS.search(said)
    return matters(kin.group()) | (matters(told["who"]) if told else frozenset())


def _is_of_subject(who: str, subject: str) -> bool:
    return matter_of(who) in {matter_of(word) for word in subject.split("_")}


def excludes(said: str, memory: Memory) -> bool:
    """Whether it tells of a state beside which that of the memory cannot be."""
    now = _told_states(_DENIED.sub(" ", said))
    before = _told_states(memory.content)
    has_changed = tells_of_change(said)
    return any(
        len(states) == 1 and not before[matter] & states
        for matter, states in now.items()
        if matter in before
        and (has_changed or _signs_itself(matter, said, memory.content))
        and _is_of_it(matter, memory.content, said)
        and not (matter == "relationship" and _is_of_somebody_else(said, memory))
    )


def _signs_itself(matter: str, said: str, known: str) -> bool:
    if matter in SIGNS_THEMSELVES:
        return True
    of_one = OF_ONE.get(matter)
    return of_one is not None and bool(of_one.search(said) and of_one.search(known))


def _is_of_somebody_else(said: str, memory: Memory) -> bool:
    """Of "Mehmet and I split up" beside "I'm dating Petra"."""
    theirs = [name for name in proper_names(said) if name not in memory.content]
    return bool(theirs and proper_names(memory.content) and _PARTED.search(said))


def tells_a_state(said: str) -> bool:
    """Whether it tells of a state that is its own sign of change."""
    of_one = (matter for matter, words in OF_ONE.items() if words.search(said))
    return any(_states_of(matter, said) for matter in (*SIGNS_THEMSELVES, *of_one))


@lru_cache(maxsize=1_000)
def _told_states(text: str) -> Mapping[str, frozenset[str]]:
    """By matter, the states that a text tells of."""
    found = {matter: _states_of(matter, text) for matter in STATES}
    return {matter: states for matter, states in found.items() if states}


def _states_of(matter: str, text: str) -> frozenset[str]:
    return frozenset(state for state, words in STATES[matter].items() if words.search(text))


def _is_of_it(matter: str, known: str, said: str) -> bool:
    context = CONTEXT.get(matter)
    return context is None or bool(context.search(known) and context.search(said))


@lru_cache(maxsize=64)
def _holds_from_now(said: str) -> bool:
    return not (PLAN.search(said) or BESIDE.search(said) or passes(said))


def passes(said: str) -> bool:
    """Whether it holds for a while; what is done once and for all may have been done today."""
    return PASSING.search(said) is not None and LIFE_EVENT.search(said) is None
