"""From a clause to a fact or a retraction, by a language's table."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from kumbuka.memory.extraction.table import Frame, FrameIndex, Language
from kumbuka.memory.model import Fact, MemoryType, Polarity, Retraction
from kumbuka.text.slugs import slug

USER = "user"
_FIRST_WORD = re.compile(r"['’]?[^\W_]+(?:['’]\w+)?")
_EDGES = " \t\n.,;:!?…\"'“”‘’«»`*_。！？，；"
_TRAILING_NUMBER = re.compile(r"\s+(?:#|no\. )?\d{3,}[\d.,:/-]*\Z")
_STATES_A_VALUE = re.compile(r"\b(?:is|are|=)\b")

Statement = Fact | Retraction


@dataclass(frozen=True, slots=True)
class Clause:
    """A stretch of a sentence. `content` is what a fact from it keeps."""

    text: str
    masked: str
    content: str

    def after(self, position: int) -> Clause:
        return Clause(self.text[position:], self.masked[position:], self.content)


@dataclass(frozen=True, slots=True)
class Subject:
    slug: str
    """`user`, `sister`, `sister_eva`."""

    def key(self, category: str, rest: str) -> str:
        return f"{category}:{rest}" if self.slug == USER else f"{category}:{self.slug}/{rest}"


def read(clause: Clause, table: Language, names: Mapping[str, str]) -> tuple[Statement, ...]:
    """What a clause says: an ending comes before what replaces it. `names` are known people."""
    clause = without_openers(clause, table)
    if match := table.remember.match(clause.masked):
        inner = clause.after(match.end())
        return read(inner, table, names) or _note(inner, table)
    if match := table.forget_attribute.match(clause.masked):
        return _forgotten_attribute(match, clause, table)
    if match := table.forget.match(clause.masked):
        return _forgotten(clause.after(match.end()), table, names)
    if table.elided.match(clause.masked):
        return _by_frames(clause, table.verb_frames, table, Subject(USER))
    return _by_frames(clause, table.clause_frames, table, Subject(USER)) or _of_a_subject(
        clause, table, names
    )


def without_openers(clause: Clause, table: Language) -> Clause:
    for _ in range(6):
        match = table.opener.match(clause.masked)
        if match is None or not match.end():
            break
        clause = clause.after(match.end())
    return clause


def _of_a_subject(
    clause: Clause, table: Language, names: Mapping[str, str]
) -> tuple[Statement, ...]:
    match = table.subject.match(clause.masked)
    if match:
        subject, end = _subject(match, clause, table), match.end()
    else:
        first = _FIRST_WORD.match(clause.masked)
        if first is None or first.group() not in names:
            return ()
        subject, end = Subject(names[first.group()]), _end_with_space(first)
    verb_phrase = clause.after(end)
    adverbs = table.adverbs.match(verb_phrase.masked)
    verb_phrase = verb_phrase.after(adverbs.end() if adverbs else 0)
    return _by_frames(verb_phrase, table.verb_frames, table, subject)


def _end_with_space(match: re.Match[str]) -> int:
    return (
        match.end() + len(match.string[match.end() :]) - len(match.string[match.end() :].lstrip())
    )


def _subject(match: re.Match[str], clause: Clause, table: Language) -> Subject:
    if match["user"]:
        return Subject(USER)
    relation = table.relations.get(slug(match["relation"]), slug(match["relation"]))
    return Subject(slug(f"{relation} {match['name']}") if match["name"] else relation)


def _by_frames(
    clause: Clause, index: FrameIndex, table: Language, subject: Subject
) -> tuple[Statement, ...]:
    first = _FIRST_WORD.match(clause.masked)
    head = first.group().lower().replace("’", "").replace("'", "") if first else ""
    for frame in (*index.get(head, ()), *(index.get("", ()) if head else ())):
        if frame.of_user_only and subject.slug != USER:
            continue
        if frame.needs and not any(text in clause.masked for text in frame.needs):
            continue
        match = frame.pattern.regex.match(clause.masked)
        if match and (said := _said(frame, match, clause, table, subject)):
            return said
    return ()


def _said(
    frame: Frame, match: re.Match[str], clause: Clause, table: Language, subject: Subject
) -> tuple[Statement, ...]:
    groups = match.groupdict()
    value = frame.fixed or _object(clause, match, "object", table, frame.category)
    if not value:
        return ()
    topic = table.topic_of(value)
    has_changed = frame.replaces or table.change.search(clause.content) is not None
    if not _applies(frame, topic, has_changed):
        return ()
    if frame.effect != "learn":
        return (_ending(frame, subject, _unqualified(value, table)),)
    kept = _kept(frame, match, clause, value, topic, table)
    replaces = has_changed or frame.category == "decision" or kept.is_only
    # Whoever prefers one over another may like both, unless that has changed.
    old = "old" if groups.get("old") else "compared" if replaces and groups.get("compared") else ""
    ended = _unqualified(_object(clause, match, old, table, ""), table) if old else ""
    fact = Fact(
        content=clause.content,
        type=frame.type,
        category=kept.category,
        key=subject.key(kept.category, kept.rest),
        polarity=_polarity(frame, match, value, table),
        subject=subject.slug,
        object=value,
        language=table.code,
        confidence=frame.confidence,
        replaces=replaces and not _is_beside(frame, kept, clause, value, table),
    )
    beside = (Retraction(subject.slug, "", subject.key(kept.category, end)) for end in frame.ends)
    return (*((Retraction(subject.slug, ended),) if ended else ()), *beside, fact)


@dataclass(frozen=True, slots=True)
class _Kept:
    """Where a fact is kept."""

    category: str
    rest: str
    """The key without its category."""
    topic: str = ""
    is_only: bool = False
    """It is of a topic of which one has one at a time."""


def _applies(frame: Frame, topic: str, has_changed: bool) -> bool:
    if frame.if_changed and not has_changed:
        return False
    return frame.topics is None or topic in frame.topics


def _kept(
    frame: Frame, match: re.Match[str], clause: Clause, value: str, topic: str, table: Language
) -> _Kept:
    groups = match.groupdict()
    if thing := groups.get("thing"):
        name = _thing(thing, groups.get("of"), table)
        if frame.attribute:
            return _Kept(frame.category, frame.attribute + name, frame.attribute.rstrip("/"))
        return _kept_of_thing(name, topic, frame, table)
    if groups.get("attribute"):
        return _kept_of_attribute(groups["attribute"], value, frame, table)
    if frame.attribute and frame.attribute[-1] != "/":
        return _kept_as(frame.attribute, frame, table)
    category = table.categories.get(topic)
    if category and not frame.attribute and (frame.topics or frame.category in _BY_TOPIC):
        is_only = topic in table.held_once and table.purpose.search(value) is None
        rest = topic if is_only else f"{topic}/{slug(_unqualified(value, table))}"
        return _Kept(category, rest, topic, is_only)
    rest = _key_rest(frame, clause, value, table)
    is_choice = frame.category == "preference" and topic in table.held_once
    return _Kept(frame.category, rest, frame.attribute.rstrip("/"), is_choice)


_BY_TOPIC = frozenset({"tool", "possession"})


def _kept_of_thing(name: str, topic: str, frame: Frame, table: Language) -> _Kept:
    """`tool:database` for "our database is MySQL"; `tool:programming_language/backend` for "our
    backend is in Go": a thing has one of a topic, and others have their own."""
    if not topic or topic == name or table.categories.get(topic) not in _BY_TOPIC:
        return _kept_as(name, frame, table)
    return _Kept(table.categories[topic], f"{topic}/{name}", topic)


def _kept_of_attribute(named: str, value: str, frame: Frame, table: Language) -> _Kept:
    name = slug(named)
    topic = table.things.get(named.lower()) if frame.category == "identity" else None
    if topic and not value[:1].isdigit():
        return _kept_as(topic, frame, table)
    known = table.attributes.get(f"{frame.category}:{name}", table.attributes.get(name))
    return _Kept(frame.category, known or table.relations.get(name, name))


def _kept_as(name: str, frame: Frame, table: Language) -> _Kept:
    category = table.categories.get(name, frame.category)
    return _Kept(category, name, name, category in _BY_TOPIC)


def _thing(named: str, of: str | None, table: Language) -> str:
    """The attribute that a thing's name stands for: `standup`, `medication/insulin`."""
    name = _OWNER.sub("", named.lower())
    if (known := table.things.get(name)) and not of:
        return known
    name = slug(f"{of} {name}" if of else name)
    topic = table.topic_of(named)
    if topic in table.held_beside:
        return f"{topic}/{name}"
    return table.attributes.get(name, table.relations.get(name, name))


_OWNER = re.compile(r"\A\w+['’]s ")


def _is_beside(frame: Frame, kept: _Kept, clause: Clause, value: str, table: Language) -> bool:
    """Whether the fact holds beside the others of its topic, however new it is."""
    if table.addition.search(clause.masked):
        return True
    is_free = kept.topic in table.held_beside and table.purpose.search(value) is None
    return is_free and not frame.replaces


def _unqualified(value: str, table: Language) -> str:
    """`Volvo` for "old Volvo": what is named is the same thing."""
    match = table.qualifier.match(value)
    return value[match.end() :] if match else value


def _ending(frame: Frame, subject: Subject, value: str) -> Retraction:
    if frame.effect == "end":
        return Retraction(subject.slug, value)
    if frame.fixed:
        return Retraction(subject.slug, "", subject.key(frame.category, frame.attribute))
    attribute = frame.attribute + slug(value) if frame.attribute[-1:] == "/" else frame.attribute
    return Retraction(subject.slug, value, subject.key(frame.category, attribute))


def _polarity(frame: Frame, match: re.Match[str], value: str, table: Language) -> Polarity:
    if "negated" in match.re.groupindex and match["negated"]:
        return "-"
    return frame.polarity


def _key_rest(frame: Frame, clause: Clause, value: str, table: Language) -> str:
    if frame.category == "instruction":
        return _instruction(clause, value, table)
    return frame.attribute + slug(value)


def _instruction(clause: Clause, value: str, table: Language) -> str:
    for attribute, pattern in table.instructions:
        if pattern.search(clause.masked):
            return attribute
    return slug(value)


def _object(
    clause: Clause, match: re.Match[str], group: str, table: Language, category: str
) -> str:
    """The object's text, cut where the comparison, reason or aside begins; empty if it is none."""
    start, end = match.span(group)
    masked = clause.masked[start:end]
    cut = table.object_end.search(masked, 1)
    if cut and category not in {"note", "procedure"}:
        masked = masked[: cut.start()]
    if category != "pattern":
        masked = _without_tail(masked.rstrip(_EDGES), table)
    elif ends := table.change.search(masked.rstrip(_EDGES)):
        masked = masked[: ends.start()] if ends.end() == len(masked.rstrip(_EDGES)) else masked
    text = _bare(clause.text[start : start + len(masked)].replace("`", ""))
    refused = table.not_objects_of.get(category, table.not_objects)
    if refused.match(text):
        return ""
    article = table.article.match(text)
    text = text[article.end() :] if article else text
    return "" if not text or table.not_objects.match(text) else text


def _bare(text: str) -> str:
    """Without the punctuation around it; the dot of `.NET` is part of the name."""
    bare = text.strip(_EDGES)
    begins = text.lstrip()
    return "." + bare if begins[:1] == "." and begins[1:2].isalnum() else bare


def _without_tail(masked: str, table: Language) -> str:
    for _ in range(3):
        tail = table.object_tail.search(masked)
        if tail is None or not tail.start():
            break
        masked = masked[: tail.start()].rstrip(_EDGES)
    return masked


# --- remember and forget --------------------------------------------------------------------------


def _note(clause: Clause, table: Language) -> tuple[Statement, ...]:
    value = clause.text.strip(_EDGES)
    if len(value) < 2 or table.not_objects.match(value):
        return ()
    negated = table.negation.search(clause.masked)
    about = table.negation.sub(" ", value)
    article = table.article.match(about)
    about = about[article.end() :] if article else about
    if _STATES_A_VALUE.search(about):
        about = _TRAILING_NUMBER.sub("", about)
    return (
        Fact(
            content=clause.content,
            type=MemoryType.SEMANTIC,
            category="note",
            key=f"note:{slug(about)}",
            polarity="-" if negated else "+",
            subject=USER,
            object=value,
            language=table.code,
            confidence=0.95,
        ),
    )


def _forgotten(clause: Clause, table: Language, names: Mapping[str, str]) -> tuple[Statement, ...]:
    facts = [said for said in read(clause, table, names) if isinstance(said, Fact)]
    if facts:
        return tuple(_undone(fact) for fact in facts)
    value = clause.text.strip(_EDGES)
    article = table.article.match(value)
    value = value[article.end() :] if article else value
    if len(value) < 2 or table.not_objects.match(value):
        return ()
    return (Retraction(USER, value),)


def _undone(fact: Fact) -> Retraction:
    return Retraction(fact.subject, fact.object, fact.key)


def _forgotten_attribute(
    match: re.Match[str], clause: Clause, table: Language
) -> tuple[Statement, ...]:
    if match["favourite"]:
        name = slug(match["favourite"])
        return (Retraction(USER, "", f"favourite:{table.attributes.get(name, name)}"),)
    name = slug(match["attribute"])
    known = table.attributes.get(name, table.relations.get(name))
    if known is None:
        value = clause.text[match.start("attribute") : match.end("attribute")].strip(_EDGES)
        return (Retraction(USER, value),)
    return (Retraction(USER, "", f"identity:{known}"),)
