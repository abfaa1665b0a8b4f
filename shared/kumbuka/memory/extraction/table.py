"""The shape of a language's table: all that learning needs to know about one language."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal

from kumbuka.memory.model import MemoryType, Polarity
from kumbuka.memory.topics import topic_of_name

Effect = Literal["learn", "end", "end_attribute"]


class LazyPattern:
    """A regular expression that is compiled when it is first used: a message needs a few of the
    hundreds, and a process that has just started has somebody waiting."""

    def __init__(self, source: str, flags: int) -> None:
        self._source = source
        self._flags = flags

    @cached_property
    def regex(self) -> re.Pattern[str]:
        return re.compile(self._source, self._flags)


@dataclass(frozen=True, slots=True)
class Frame:
    """One way to say one kind of thing.

    The pattern is matched at the start of a clause, or of what follows its subject. Groups:
    `object` is what is said, `old` what it replaces, `attribute` the name of a favourite or of a
    property, looked up in the table's vocabulary, `thing` the name of what is kept in, made with or
    done by the object ("our tickets are in Linear").
    """

    heads: tuple[str, ...]
    """The first words, in lower case, that the pattern can begin with; none: always tried."""
    pattern: LazyPattern
    category: str
    attribute: str = ""
    """Empty: keyed by object. `home`: keyed by attribute. `allergy/`: several, each by object."""
    polarity: Polarity = "+"
    type: MemoryType = MemoryType.FACTUAL
    effect: Effect = "learn"
    """`end` retracts the object everywhere, `end_attribute` the one key."""
    of_user_only: bool = False
    fixed: str = ""
    """The object where the pattern implies it."""
    confidence: float = 0.9
    needs: tuple[str, ...] = ()
    """Texts, one of which stands in the clause; spares the others a slow pattern."""
    topics: frozenset[str] | None = None
    """Only where the object is a thing of one of these topics; empty: of any that is known."""
    if_changed: bool = False
    """Only where the statement says that something changed ("now", "instead")."""
    replaces: bool = False
    """The verb says so: "switched to", "ended up with"."""
    ends: tuple[str, ...] = ()
    """Keys of what cannot hold beside it: whoever is married is not single."""


FrameIndex = Mapping[str, tuple[Frame, ...]]
"""Frames by the first word they can begin with; see `by_head`."""


FIRST_WORD = re.compile(r"['’]?[^\W_]+(?:['’]\w+)?")
NEVER = re.compile(r"(?!)")
"""Matches nothing: what a table does without."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Language:
    """One language's table. Patterns see quotations masked."""

    code: str
    marker: re.Pattern[str]
    """Stands in every sentence that can teach something; the rest is skipped unread."""
    abbreviations: frozenset[str]
    starters: frozenset[str]
    polite: re.Pattern[str]
    """Begins a request in the form of a question ("Could you remember that …?")."""
    opener: re.Pattern[str]
    """What may stand before a statement without changing it ("Actually, ")."""
    blocked: re.Pattern[str]
    """Beginnings of conditionals, hypotheticals, requests, reports: the sentence teaches"
    " nothing."""
    reported: re.Pattern[str]
    """Anywhere in a sentence: someone else is talking."""
    scene: re.Pattern[str]
    """Begins fiction or material to work on: the rest of the paragraph teaches nothing."""
    material: re.Pattern[str]
    """As `scene`, where what follows is the rest of the message."""
    clause_break: re.Pattern[str]
    before_question: re.Pattern[str]
    """Where the question begins in a sentence that states something first."""
    remember: re.Pattern[str]
    forget: re.Pattern[str]
    forget_attribute: re.Pattern[str]
    subject: re.Pattern[str]
    """Group `user`, or `relation` with an optional `name`."""
    adverbs: re.Pattern[str]
    clause_frames: FrameIndex
    """Whole clauses: imperatives, "my favourite X is Y"."""
    verb_frames: FrameIndex
    """What follows a subject."""
    object_end: re.Pattern[str]
    object_tail: re.Pattern[str]
    article: re.Pattern[str]
    not_objects: re.Pattern[str]
    not_objects_of: Mapping[str, re.Pattern[str]]
    """By category."""
    negation: re.Pattern[str]
    attributes: Mapping[str, str]
    """Names of attributes, as slugs, to the closed English vocabulary."""
    relations: Mapping[str, str]
    change: re.Pattern[str]
    """Says that what is stated holds in place of something else."""
    addition: re.Pattern[str] = NEVER
    """Says that what is stated holds beside the others of its kind ("also", "another")."""
    segment_break: re.Pattern[str] = NEVER
    """Between the parts of a sentence that tells a story."""
    own_subject: re.Pattern[str] = NEVER
    """Begins a part whose subject is the user, or a thing of theirs."""
    bare_verb: re.Pattern[str] = NEVER
    """Begins a part that has the subject of the part before."""
    turn: re.Pattern[str] = NEVER
    """Says that something became otherwise; without it, no part of a clause is read alone."""
    turned_to: Frame | None = None
    """Found anywhere in a clause: what somebody came to use, in whatever words."""
    turned_from: tuple[Frame, ...] = ()
    """Found anywhere in a clause: what somebody has left behind."""
    others: re.Pattern[str] = NEVER
    """Says that a clause may be about somebody else."""
    qualifier: re.Pattern[str] = NEVER
    """What stands before a name without being part of it ("my old ")."""
    purpose: re.Pattern[str] = NEVER
    """In an object: what, where or when it is for."""
    elided: re.Pattern[str] = NEVER
    """Begins a clause that leaves its subject out, which is the user ("Switched to ")."""
    subordinate: re.Pattern[str] = NEVER
    """A clause whose verb stands last; its groups are read as `subject`, `verb`, `rest`."""
    unnamed: str = "I "
    """Stands for the subject of a clause in front of one that shares it, where none is read."""
    asks: re.Pattern[str] = NEVER
    """Found in a question that need not end in a question mark."""
    head: re.Pattern[str] = FIRST_WORD
    """What of a clause is looked up among the heads of frames."""
    spelling: Mapping[int, int] = field(default_factory=dict)
    """Characters as patterns see them, one for one; what is kept stays as it was written."""
    topic_of: Callable[[str], str] = topic_of_name
    """The topic of an object (`car` for "a Kia Niro"), empty where it is not known."""
    things: Mapping[str, str] = field(default_factory=dict)
    """Names of things, to the topic of what they are kept in, made with or done by."""
    anything: frozenset[str] = frozenset()
    """Words that stand for a thing without naming one."""
    categories: Mapping[str, str] = field(default_factory=dict)
    """The category that all facts of a topic are kept in."""
    habits: Mapping[str, str] = field(default_factory=dict)
    """Names of doing something, to the attribute of the habit (`run` for "running")."""
    held_once: frozenset[str] = frozenset()
    """Topics of which a person has one at a time."""
    held_beside: frozenset[str] = frozenset()
    """Topics of which a new one leaves the others alone, however new it is."""
    instructions: tuple[tuple[str, re.Pattern[str]], ...]
    """Attributes of standing instructions, the first that is found names the key."""


def by_head(frames: tuple[Frame, ...]) -> FrameIndex:
    """Frames by first word without apostrophes, in the table's order; `""` holds those that are"
    " always tried."""
    index: dict[str, list[Frame]] = {}
    for frame in frames:
        for head in frame.heads or ("",):
            index.setdefault(head.replace("'", ""), []).append(frame)
    return {head: tuple(found) for head, found in index.items()}


def in_order(frames: tuple[Frame, ...]) -> FrameIndex:
    """As `by_head`, with each frame that is always tried in its place among the others."""
    known = {head.replace("'", ""): None for frame in frames for head in frame.heads}
    every: dict[str, list[Frame]] = {head: [] for head in (*known, "")}
    for frame in frames:
        heads = {head.replace("'", "") for head in frame.heads} or every.keys()
        for head in heads:
            every[head].append(frame)
    return {head: tuple(found) for head, found in every.items()}
