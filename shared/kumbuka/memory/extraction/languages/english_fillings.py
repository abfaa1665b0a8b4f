"""How English says what fills a slot of somebody's life, in whatever category it is kept.

"I rent from Mr Hale" and "my landlord is Mrs Haddad" name the same slot, and so do "I'm a student
at Leeds" and "I transferred to York". Each slot has nouns, which are said to be somebody or
something, and verbs that have the value for their object.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from kumbuka.text.late_pattern import LatePattern

_WE = (
    r"(?:(?:\A|[,;:.—–]|\b(?:and|but|so|now|days|actually|because))\W*(?=\w+ed\b)"
    r"|\b(?:i|we)(?:['’](?:m|re|ve))?(?: (?:am|are|have|had|now|just|only|always|usually|normally"
    r"|mostly|currently|finally|recently|have to|been|prefer to|generally|tend to|never))* )"
)
_NAME = (
    r"(?P<value>\b(?-i:(?:Dr|Mr|Mrs|Ms|Prof|St)\.? )?(?-i:[A-Z])[\w.&'’-]*[\w+]"
    r"(?: (?:of |& |de )?(?-i:[A-Z])[\w.&'’-]*\w){0,3})"
)
_WORD = (
    r"(?P<value>(?!(?:the|an?|my|our|your|some|any|more|of|no|this|that|to|with|for)\b)"
    r"[\w'’-]{2,20})"
)
_LINK = r"(?:['’]s| is| are| was)?(?: now| still| currently)? (?:now )?(?:called )?"
_SWITCHED = (
    r"(?:switched|changed|moved|swapped|gone|went|converted|upgraded|downgraded|transferred)"
)

_NOUNS: Mapping[str, str] = {
    "landlord": "landlord|landlady",
    "airline": "airline",
    "vet": "vet",
    "dentist": "dentist",
    "hairdresser": "hairdresser|barber|stylist",
    "sports_team": r"(?:football |favou?rite |soccer |rugby )?team",
    "employer": "employer|company",
    "school": "university|uni|college|school",
    "bank": "bank",
    "gym": "gym",
    "plan": "plan|subscription",
    "job": "profession|occupation",
    "boss": "(?:line )?manager|boss|supervisor",
}
"""Slots to nouns for what fills them, where they have one."""

_NAMED: Mapping[str, tuple[str, ...]] = {
    "landlord": (rf"{_WE}rent(?:ing|ed)? (?:[\w-]+ ){{0,3}}?from {_NAME}",),
    "airline": (rf"{_WE}fl(?:y|ying)(?: (?:with|on))? {_NAME}",),
    "vet": (
        r"\b(?:take|taking|took|bring) (?:the|my|our) (?:dogs?|cats?|pets?|pup\w*|kitten|rabbit"
        rf"|animals) to {_NAME}",
    ),
    "dentist": (rf"{_WE}(?:go|going|went) to {_NAME} for (?:my|our) teeth",),
    "hairdresser": (
        rf"{_NAME} (?:cuts|does|styles|colou?rs) (?:my|our) hair",
        rf"\bhair (?:cut|done|styled) (?:by|at|with) {_NAME}",
    ),
    "sports_team": (
        rf"{_WE}(?:support|supporting|root(?:ing)? for|cheer(?:ing)? for|barrack for) {_NAME}",
        rf"\b(?:switched|changed|converted|gone over|went over) to supporting {_NAME}",
        rf"\b(?:i['’]m|i am) (?:now )?(?:an? )?(?:big |huge |lifelong |keen |proud )?{_NAME}"
        r" (?:fan|supporter)\b",
    ),
    "employer": (
        rf"{_WE}(?:work(?:ing)?|employed|started|start) (?:at|for|by) {_NAME}",
        rf"\b(?:i['’]m|i am|we['’]re) (?:now )?(?:at|with) {_NAME}(?= (?:now|these days))",
        rf"{_WE}joined {_NAME}",
        rf"\b(?:i['’]m|i am) (?:now )?an? (?!student)(?:[\w-]+ ){{1,4}}?at {_NAME}",
        rf"\bjob (?:at|with) {_NAME}",
    ),
    "school": (
        rf"\b(?:student|undergraduate|freshman|studies) at {_NAME}",
        rf"{_WE}study(?:ing)? at {_NAME}",
        rf"{_WE}transferred to {_NAME}",
        rf"{_WE}(?:moved|switched) to {_NAME}"
        r"(?:(?<=University)|(?<=College)|(?<=School)|(?<=Uni))",
        rf"{_WE}(?:go|going|enrolled) (?:to|at|in) {_NAME}"
        r"(?:(?<=University)|(?<=College)|(?<=School)|(?<=Uni))",
        r"\b(?:i['’]m|i am) (?:now )?at "
        rf"{_NAME}(?:(?<=University)|(?<=College)|(?<=School)|(?<=Uni))",
    ),
    "job": (
        r"\b(?:retrained|requalified|reskilled|trained|qualified) as (?:an? )?(?P<value>[a-z][\w-]+"
        r"(?: [a-z][\w-]+)?)",
    ),
    "boss": (
        rf"{_WE}(?:report|answer)(?:ing)? (?:directly )?to {_NAME}",
        rf"\bput (?:me|us) under {_NAME}",
        rf"{_WE}work(?:ing)? under {_NAME}",
    ),
    "bank": (rf"{_WE}bank(?:ing)? with {_NAME}", rf"\baccount (?:is )?(?:at|with) {_NAME}"),
}
"""Verbs that have a name for their object."""

_KINDS: Mapping[str, tuple[str, str]] = {
    "milk": ("milk", "drink|drinking|use|using|take|have|having|buy|like|prefer"),
    "plan": ("plan|tier", "on|have|has|using|use|got"),
    "seat": ("seats?", "prefer|like|take|book|want"),
    "shift": ("shift|shifts", "work|on|do|have"),
    "keyboard_layout": ("layout", "use|using|type|have|on"),
    "roast": ("roast", "drink|like|prefer|buy"),
    "bread": ("bread", "eat|eating|buy|bake|like|prefer"),
    "rice": ("rice", "eat|eating|cook|buy|prefer"),
    "sprint": ("sprints?", "do|have|run|doing"),
    "contract": ("contract", "on|have|got"),
    "visa": ("visa", "on|have|got"),
    "licence": ("licen[sc]e", "use|using|release|have"),
}
"""Slots that are a kind of thing of which the value says which."""


def _re(source: str) -> LatePattern:
    return LatePattern(source, re.IGNORECASE)


def _of_noun(nouns: str) -> tuple[str, ...]:
    return (
        rf"\b(?:my|our) (?:new |usual |regular )?(?:{nouns}){_LINK}{_NAME}",
        rf"{_NAME}(?:['’]s| is| became| becomes)(?: now)? (?:my|our) (?:new )?(?:{nouns})\b",
        rf"\b{_SWITCHED} (?:my |our )?(?:{nouns})e?s?,? (?:to|i see|we see|i use|to see) {_NAME}",
        rf"\b{_SWITCHED} (?:my |our )?(?:{nouns})e?s?,? (?:and )?(?:i|we)(?:['’](?:m|re))?"
        rf" (?:now )?(?:see|use|go to|with|at) {_NAME}",
    )


def _of_kind(kind: str, verbs: str) -> tuple[str, ...]:
    which = rf"(?:the |an? |our |my )?(?:{kind})"
    return (
        rf"{_WE}(?:{verbs}) (?:the |an? |only |my |our |to )?{_WORD} (?:{kind})\b",
        rf"\b(?:i['’]m|i am|we['’]re|we are) (?:now )?on (?:the |an? )?{_WORD} (?:{kind})\b",
        rf"\b{_SWITCHED} (?:over |{which} )*(?:to|for|from \w+ to) (?:the |an? )?{_WORD}"
        rf" (?:{kind})\b",
        rf"\b(?:it['’]s|with|only) {_WORD} (?:{kind})\b(?= for (?:me|us)|.*\bnow\b)",
    )


_TRIGGERS: Mapping[str, str] = {
    "landlord": "rent landl",
    "airline": "fly airline",
    "vet": "vet take taking took bring",
    "dentist": "dentist teeth",
    "hairdresser": "hair barber stylist",
    "sports_team": "team support root cheer barrack fan",
    "employer": "employ work job joined start compan i'm i’m i am we're we’re",
    "school": "student undergraduate freshman study school college uni transferred enrolled",
    "bank": "bank account",
    "gym": "gym",
    "boss": "report answer put under manager boss supervisor",
    "job": "train qualif skill became",
    "plan": "plan tier subscription",
}
FILLINGS: Mapping[str, tuple[LatePattern, ...]] = {
    slot: tuple(map(_re, (*_NAMED.get(slot, ()), *_of_noun(_NOUNS.get(slot, slot)))))
    for slot in dict.fromkeys((*_NAMED, *_NOUNS))
} | {f"which_{slot}": tuple(map(_re, _of_kind(*of))) for slot, of in _KINDS.items()}
"""By slot, the ways of saying what fills it; each has the value as the group `value`."""

HINTS: Mapping[str, tuple[str, ...]] = {
    slot: tuple(
        (
            _TRIGGERS.get(slot)
            or _KINDS[slot.removeprefix("which_")][0]
            .rstrip("s?")
            .partition("|")[0]
            .replace("[sc]", "c")
        ).split(" ")
    )
    for slot in FILLINGS
}
"""By slot, beginnings of words of which one stands in every text that says what fills it."""

NO_EMPLOYERS = frozenset(
    [
        *("starbucks", "costa", "mcdonald's", "ikea", "heathrow", "gatwick", "airport", "station"),
        *("café", "cafe", "hotel", "park", "hospital", "terminal", "gate", "mum's", "mom's"),
    ]
)
"""Where somebody is for an hour."""
