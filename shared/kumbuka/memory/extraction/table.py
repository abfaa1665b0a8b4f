"""The shape of a language's table: all that learning needs to know about one language."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal

from kumbuka.memory.extraction.letter_case import CaseBlind, LazyPattern, case_blind
from kumbuka.memory.extraction.word_index import WordIndex
from kumbuka.memory.model import MemoryType, Polarity
from kumbuka.memory.topics import topic_of_name

Effect = Literal["learn", "end", "end_attribute"]


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


@dataclass(frozen=True, slots=True)
class Denial:
    """One way to say that something is not so, and how it would be said if it were."""

    pattern: LazyPattern
    """Matched at the start of a clause, up to behind the word that denies."""
    said: str
    """Stands in the place of the match, with the pattern's groups by name in braces."""


def denial(source: str, said: str) -> Denial:
    return Denial(LazyPattern(source, re.I), said)


NEVER = case_blind(r"(?!)", 0)
"""Matches nothing: what a table does without."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Denied:
    """How a language says that something is not so."""

    sign: CaseBlind = NEVER
    """Stands in every clause that denies something; the rest is not read again."""
    denials: tuple[Denial, ...] = ()
    """In this order; the first by which something is learned is taken at its word."""
    denying: CaseBlind = NEVER
    """The words that deny, as an object may begin or end with them by mistake."""
    in_part: CaseBlind = NEVER
    """Says that something is denied in part, or for a time: "not only", "not on Fridays"."""
    instead: CaseBlind = NEVER
    """Between what is denied and what is so instead ("but", "sondern")."""
    end: CaseBlind = NEVER
    """Ends a denial without being part of what is denied ("any more", "after all")."""


FrameIndex = Mapping[str, tuple[Frame, ...]]
"""Frames by the first word they can begin with; see `by_head`."""


FIRST_WORD = re.compile(r"['’]?[^\W_]+(?:['’]\w+)?")


@dataclass(frozen=True, slots=True, kw_only=True)
class Language:
    """One language's table. Patterns see quotations masked."""

    code: str
    marker: CaseBlind
    """Stands in every sentence that can teach something; the rest is skipped unread."""
    abbreviations: frozenset[str]
    starters: frozenset[str]
    polite: CaseBlind
    """Begins a request in the form of a question ("Could you remember that …?")."""
    opener: CaseBlind
    """What may stand before a statement without changing it ("Actually, ")."""
    blocked: CaseBlind
    """Beginnings of conditionals, hypotheticals, requests, reports: the sentence teaches"
    " nothing."""
    reported: CaseBlind
    """Anywhere in a sentence: someone else is talking."""
    scene: CaseBlind
    """Begins fiction or material to work on: the rest of the paragraph teaches nothing."""
    material: CaseBlind
    """As `scene`, where what follows is the rest of the message."""
    clause_break: CaseBlind
    before_question: CaseBlind
    """Where the question begins in a sentence that states something first."""
    remember: CaseBlind
    forget: CaseBlind
    forget_attribute: CaseBlind
    subject: CaseBlind
    """Group `user`, or `relation` with an optional `name`."""
    adverbs: CaseBlind
    clause_frames: FrameIndex
    """Whole clauses: imperatives, "my favourite X is Y"."""
    verb_frames: FrameIndex
    """What follows a subject."""
    object_end: CaseBlind
    object_tail: CaseBlind
    article: CaseBlind
    not_objects: CaseBlind
    not_objects_of: Mapping[str, CaseBlind]
    """By category."""
    negation: CaseBlind
    attributes: Mapping[str, str]
    """Names of attributes, as slugs, to the closed English vocabulary."""
    relations: Mapping[str, str]
    change: CaseBlind
    """Says that what is stated holds in place of something else."""
    denied: Denied = field(default_factory=Denied)
    undivided: CaseBlind = NEVER
    """Begins a sentence that is one clause, whatever stands in it: the steps of a procedure."""
    addition: CaseBlind = NEVER
    """Says that what is stated holds beside the others of its kind ("also", "another")."""
    segment_break: CaseBlind = NEVER
    """Between the parts of a sentence that tells a story."""
    own_subject: CaseBlind = NEVER
    """Begins a part whose subject is the user, or a thing of theirs."""
    bare_verb: CaseBlind = NEVER
    """Begins a part that has the subject of the part before."""
    turn: CaseBlind = NEVER
    """Says that something became otherwise; without it, no part of a clause is read alone."""
    turned_to: Frame | None = None
    """Found anywhere in a clause: what somebody came to use, in whatever words."""
    turned_from: tuple[Frame, ...] = ()
    """Found anywhere in a clause: what somebody has left behind."""
    others: CaseBlind = NEVER
    """Says that a clause may be about somebody else."""
    qualifier: CaseBlind = NEVER
    """What stands before a name without being part of it ("my old ")."""
    purpose: CaseBlind = NEVER
    """In an object: what, where or when it is for."""
    elided: CaseBlind = NEVER
    """Begins a clause that leaves its subject out, which is the user ("Switched to ")."""
    subordinate: CaseBlind = NEVER
    """A clause whose verb stands last; its groups are read as `subject`, `verb`, `rest`."""
    fronted: CaseBlind = NEVER
    """A clause that begins with its object; read as `subject`, `verb`, `pronoun`, `thing`,
    `adverbs`, `phrase`, `rest`."""
    unnamed: str = "I "
    """Stands for the subject of a clause in front of one that shares it, where none is read."""
    asks: CaseBlind = NEVER
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
    index: WordIndex = field(default_factory=WordIndex, compare=False)
    """Which of its patterns the words of a sentence allow."""
    instructions: tuple[tuple[str, CaseBlind | re.Pattern[str]], ...]
    """Attributes of standing instructions, the first that is found names the key."""


def by_head(frames: tuple[Frame, ...]) -> FrameIndex:
    """Frames by first word without apostrophes, in the table's order, followed by those that are
    always tried; `""` holds these for every other word."""
    always = tuple(frame for frame in frames if not frame.heads)
    index: dict[str, list[Frame]] = {"": []}
    for frame in frames:
        for head in frame.heads:
            index.setdefault(head.replace("'", ""), []).append(frame)
    return {head: (*found, *always) for head, found in index.items()}


def in_order(frames: tuple[Frame, ...]) -> FrameIndex:
    """As `by_head`, with each frame that is always tried in its place among the others."""
    known = {head.replace("'", ""): None for frame in frames for head in frame.heads}
    every: dict[str, list[Frame]] = {head: [] for head in (*known, "")}
    for frame in frames:
        heads = {head.replace("'", "") for head in frame.heads} or every.keys()
        for head in heads:
            every[head].append(frame)
    return {head: tuple(found) for head, found in every.items()}
