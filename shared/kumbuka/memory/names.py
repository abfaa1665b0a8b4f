"""What people call the things that a memory is about: the names that stand for it later.

Whoever has a "Trek road bike" sells "the Trek"; whoever's accountant is Felix Brandt fires Felix.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from kumbuka.memory.model import INSTEAD_OF, Memory
from kumbuka.memory.topics import COMMON_WORDS, topic_of_name
from kumbuka.text.late_pattern import LatePattern
from kumbuka.text.words import content_words

_NUMBER = LatePattern(r"\d[\d:.]*\d")
_JOINED = r"(?:in|at|from|of|for|with|on|called|named)"
MAX_NAMES = 6
MAX_WORDS = 60
MIN_STEM = 4
_ENDING = LatePattern(r"(?:ing|ed|es|s|e)\Z")
_CAPITAL = r"(?:[A-ZÀ-ÖØ-Þ][\w.'’&+#-]*[\w+#]|[A-Z](?=\s|\Z))"
_TITLE = r"(?:(?:Mr|Mrs|Ms|Dr|Prof|St)\.?\s)"
_RUN = LatePattern(
    rf"\b{_TITLE}*{_CAPITAL}(?:\s(?:(?:&|and|of|of the|de) )?(?:{_CAPITAL}|\d[\w.]*))*"
    r"|\b[a-z]+[A-Z]\w*"
)
_TITLES = LatePattern(r"(?:(?:mr|mrs|ms|dr|prof|st|room|café|the)\.?\s)+(?=\w)", re.I)
_PURPOSE = LatePattern(r"\s(?:for|in|on|at|with|as|to|from|of|every|each|after|before|by)\s")
_CALLED = LatePattern(r"\s(?:called|named)\s", re.I)
_VERB = LatePattern(r"\A\w+(?: (?:up|out|at|to|with|for|on|in|about|from))?\s")
_COMMON = frozenset(
    [
        *("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"),
        *("mondays", "tuesdays", "wednesdays", "thursdays", "fridays", "saturdays", "sundays"),
        *("january", "february", "march", "april", "may", "june", "july", "august", "september"),
        *("october", "november", "december", "christmas", "easter", "new", "old", "year"),
        *("i", "i'm", "i've", "i'll", "i'd", "we", "we're", "we've", "it", "it's", "she", "he"),
        *("they", "this", "that", "so", "and", "but", "in", "on", "at", "no", "not", "the", "a"),
        *("use", "just", "please", "speak", "write", "answer", "reply"),
        *("an", "my", "our", "one", "all", "everything", "nobody", "half"),
    ]
)
_NO_NAME_ALONE = frozenset(
    [
        *("street", "road", "avenue", "lane", "square", "park", "building", "hall", "house"),
        *("room", "north", "south", "east", "west", "mr", "mrs", "ms", "dr", "prof", "san"),
        *("los", "las", "the", "saint", "city", "air", "pro", "plus", "hotel", "café", "bar"),
        *("restaurant", "club", "university", "professor", "doctor", "school", "green", "studio"),
        *("hospital", "church", "college", "press", "party", "group", "bank", "market", "station"),
    ]
)
_HAD = frozenset(
    ["", "car", "bike", "motorbike", "phone", "laptop", "tablet", "gym", "bank", "supermarket"]
)
"""Topics of things and places, which a habit does not outlive as it does a program."""
_WORDS_TOO = frozenset(
    [
        *("angel", "april", "brother", "daisy", "faith", "grace", "heather", "honey", "olive"),
        *("pepper", "summer", "sunny", "violet", "willow", "amber", "autumn", "dawn", "iris"),
        *("ginger", "lucky", "shadow", "smokey", "pumpkin", "cookie", "peach", "cherry"),
    ]
)
"""Names that are words without their capital."""
_BESIDE = (
    *("place", "app", "team", "account", "guys", "one", "stuff", "thing", "trip"),
    *("building", "shop", "store", "band", "gym", "school", "office", "branch", "flat"),
    *("apartment", "house", "club", "course", "class", "lessons"),
    *("company", "firm", "practice", "holiday", "plan", "ticket", "tickets", "bike"),
    *("car", "phone", "boat", "seats", "seat", "card", "subscription", "membership", "contract"),
    *("licence", "license", "league", "board", "classes", "position", "shift", "shifts", "rental"),
)


def names_of(memory: Memory) -> tuple[re.Pattern[str], ...]:
    """Patterns of the names in the memory's object, at most 6.

    Each also takes the words that may follow a name without making it another's: "the Trek bike".
    """
    about = str(memory.metadata.get("object", ""))
    swallowed = "|".join(map(re.escape, dict.fromkeys([*_words(about), *_BESIDE])))
    found = list(dict.fromkeys(_called(about, memory)))[:MAX_NAMES]
    own = "|".join(map(re.escape, _words(about)))
    patterns = [_pattern(name, own, swallowed) for name in found]
    if memory.metadata.get("category") == "pattern" and " " in about:
        patterns.append(_doing(about))
    return tuple(patterns)


def proper_names_of(memory: Memory) -> tuple[str, ...]:
    """Those that are written with a capital, at most 3."""
    about = str(memory.metadata.get("object", ""))
    return tuple(name for name in dict.fromkeys(_called(about, memory)) if not name.islower())[:3]


def _words(text: str) -> list[str]:
    return [word for word in re.findall(r"[^\W_]+", text) if word.islower()]


def _pattern(name: str, own: str, swallowed: str) -> re.Pattern[str]:
    """`own` are the other words of the object: "the plot in Schrebergarten" is what it is."""
    flags = re.IGNORECASE if name.islower() or _is_only_a_name(name) else 0
    escaped = r"\s".join(map(re.escape, name.split()))
    before = rf"(?:(?:(?:{own})\s)+{_JOINED}\s(?:the\s)?)?" if own else ""
    return re.compile(rf"(?<!\w){before}{escaped}(?!\w)(?: (?:{swallowed})\b)*", flags)


def _is_only_a_name(name: str) -> bool:
    """Whether it is the same name without its capital, as many type it."""
    return len(name) > MIN_STEM and name.lower() not in COMMON_WORDS | _WORDS_TOO


def _doing(about: str) -> re.Pattern[str]:
    """A habit, also as a noun: `deploying on Fridays`."""
    verb, _, rest = about.partition(" ")
    stem = re.escape(verb.removesuffix("e"))
    rest = r"\s".join(map(re.escape, rest.split()))
    return re.compile(rf"(?<!\w){stem}(?:e|\w?ing)?\s{rest}(?!\w)", re.IGNORECASE)


def _called(about: str, memory: Memory) -> Iterator[str]:
    if memory.metadata.get("category") == "preference":
        yield from filter(None, [about.strip()])
        return
    if memory.metadata.get("category") == "pattern" and about[:1].islower():
        if about.count(" ") > 1 and topic_of_name(about) not in _HAD:
            return  # the habit of committing in Vim is about committing
        about = _VERB.sub("", about, count=1)
    head = _PURPOSE.split(about, maxsplit=1)[0]
    runs = proper_names(_CALLED.split(about)[-1]) or proper_names(head) or proper_names(about)
    for run in runs:
        yield run
        yield from _parts(run)
    if not runs and _CALLED.search(about):
        yield _CALLED.split(about)[-1].strip()
    if memory.metadata.get(INSTEAD_OF) or not runs:
        yield from proper_names(memory.content)[:3]
    if _NUMBER.fullmatch(head):
        yield head
    if not proper_names(head) and 1 <= len(content_words(head)) <= 3 and len(head) > 2:
        yield head.strip().lower()
    if not runs and memory.metadata.get("category") == "identity":
        yield from (
            part.lower() for part in map(_bare, _PURPOSE.split(about)[1:]) if content_words(part)
        )


def _bare(text: str) -> str:
    return re.sub(r"\A(?:the|an?|my|our)\s", "", text.strip())


def _parts(run: str) -> Iterator[str]:
    bare = _TITLES.sub("", run)
    yield bare
    words, topic = bare.split(), topic_of_name(bare)
    if len(words) > 1:
        alone = [word for word in words if len(word) > 2 and _stands_alone(word)]
        yield from (word for word in alone if not topic or topic_of_name(word) == topic)


def _stands_alone(word: str) -> bool:
    return word.lower().rstrip(".") not in _NO_NAME_ALONE | _COMMON and not word[:1].isdigit()


def proper_names(text: str) -> tuple[str, ...]:
    """Runs of words with a capital, but for days, months and words that only begin a sentence."""
    found = (_without_common(match.group()) for match in _RUN.finditer(text))
    return tuple(dict.fromkeys(name for name in found if name))


def _without_common(run: str) -> str:
    words = run.split()
    while words and words[0].lower().replace("’", "'") in _COMMON:
        words = words[1:]
    while words and words[-1].lower() in _COMMON | {"dr", "mr", "mrs", "ms", "prof", "st"}:
        words = words[:-1]
    return " ".join(words)


def share_a_word(one: str, other: str) -> bool:
    """Whether two texts speak of the same: `hair` and a `hairdresser`, `read` and `reading`."""
    ours, theirs = _stems(one), _stems(other)
    return any(
        left == right or (min(len(left), len(right)) >= MIN_STEM and _begins(left, right))
        for left in ours
        for right in theirs
    )


def _begins(left: str, right: str) -> bool:
    return left.startswith(right) or right.startswith(left)


def _stems(text: str) -> set[str]:
    return {_stem(word) for word in content_words(text)[:MAX_WORDS] if len(word) > 2}


def _stem(word: str) -> str:
    stem = _ENDING.sub("", word)
    is_doubled = stem != word and len(stem) > 3 and stem[-1] == stem[-2]
    return stem[:-1] if is_doubled else stem


def other_names(text: str, memory: Memory) -> tuple[str, ...]:
    """Names in a sentence that the memory does not hold; a word that only begins the sentence is
    one where it carries meaning."""
    held = memory.content.casefold()
    return tuple(
        name
        for name in (*proper_names(text), *_NUMBER.findall(text))
        if name.casefold() not in held
        and (content_words(name) or not text.lstrip().startswith(name))
    )
