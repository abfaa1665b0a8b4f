"""From a clause to a fact or a retraction, by a language's table."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from kumbuka.memory.extraction.clauses import Clause as Clause
from kumbuka.memory.extraction.clauses import clause_of, part_of
from kumbuka.memory.extraction.denials import with_denied
from kumbuka.memory.extraction.edges import without_edges, without_end
from kumbuka.memory.extraction.placing import Kept, is_kept_by_topic, kept, unqualified
from kumbuka.memory.extraction.segments import FRONTED, SUBORDINATE, reordered, segments
from kumbuka.memory.extraction.table import FIRST_WORD, Frame, FrameIndex, Language
from kumbuka.memory.extraction.word_index import ANYTHING
from kumbuka.memory.model import Fact, MemoryType, Polarity, Retraction
from kumbuka.text.folding import is_cjk
from kumbuka.text.slugs import slug

USER = "user"
_TRAILING_NUMBER = re.compile(r"\s+(?:#|no\. )?\d{3,}[\d.,:/-]*\Z")
_STATES_A_VALUE = re.compile(r"\b(?:is|are|=)\b")

Statement = Fact | Retraction


@dataclass(frozen=True, slots=True)
class Subject:
    slug: str
    """`user`, `sister`, `sister_eva`."""

    def key(self, category: str, rest: str) -> str:
        return f"{category}:{rest}" if self.slug == USER else f"{category}:{self.slug}/{rest}"


_OF_USER = Subject(USER)


def read(clause: Clause, table: Language, names: Mapping[str, str]) -> tuple[Statement, ...]:
    """What a clause says: an ending comes before what replaces it. `names` are known people."""
    return read_opened(without_openers(clause, table), clause, table, names)


def read_opened(
    clause: Clause, whole: Clause, table: Language, names: Mapping[str, str]
) -> tuple[Statement, ...]:
    """As `read`, where `clause` is the whole one without its openers."""
    if match := clause.match(table.remember):
        inner = clause.after(match.end())
        return read(inner, table, names) or _note(inner, table)
    if match := clause.match(table.forget_attribute):
        return _forgotten_attribute(match, clause, table)
    if match := clause.match(table.forget):
        return _forgotten(clause.after(match.end()), table, names)
    said = _plainly(clause, whole, table, names)
    return with_denied(said, clause, table, lambda part: _plainly(part, part, table, names))


def _plainly(
    clause: Clause, whole: Clause, table: Language, names: Mapping[str, str]
) -> tuple[Statement, ...]:
    said = _stated(clause, table, names)
    if Fact in map(type, said):
        return said
    return said + _fronted(whole, table, names) or _distinct(said + _told(clause, table, names))


def _fronted(clause: Clause, table: Language, names: Mapping[str, str]) -> tuple[Statement, ...]:
    match = clause.match(table.fronted)
    return _in_order(reordered(clause, match, FRONTED, table), table, names) if match else ()


def _distinct(said: tuple[Statement, ...]) -> tuple[Statement, ...]:
    return tuple(dict.fromkeys(said))


def _stated(clause: Clause, table: Language, names: Mapping[str, str]) -> tuple[Statement, ...]:
    if elided := clause.match(table.elided):
        return _by_frames(clause.after(elided.end()), table.verb_frames, table, _OF_USER)
    said = _in_order(clause, table, names)
    if said or (match := clause.match(table.subordinate)) is None:
        return said
    return _in_order(reordered(clause, match, SUBORDINATE, table), table, names)


def _in_order(clause: Clause, table: Language, names: Mapping[str, str]) -> tuple[Statement, ...]:
    return _by_frames(clause, table.clause_frames, table, _OF_USER) or _of_a_subject(
        clause, table, names
    )


def _told(clause: Clause, table: Language, names: Mapping[str, str]) -> tuple[Statement, ...]:
    """What a part of the clause states, where it tells of a change and no whole part was read."""
    if clause.search(table.turn) is None:
        return ()
    for start, end, is_elided in segments(clause, table):
        part = part_of(clause, start, end, clause.content)
        if is_elided:
            said = _by_frames(without_openers(part, table), table.verb_frames, table, _OF_USER)
        else:
            said = _stated(without_openers(part, table), table, names)
        if Fact in map(type, said):
            return said
    return _turned_to(clause, table)


def _turned_to(clause: Clause, table: Language) -> tuple[Statement, ...]:
    """The last thing of a known topic that a clause says the user came to, wherever it stands,
    after what it says they left."""
    if clause.search(table.others):
        return ()
    if clause.search(table.negation):
        return tuple(_turned_from(clause, table))
    found: tuple[Statement, ...] = ()
    if table.turned_to is None:
        return found
    for match in clause.finditer(table.turned_to.pattern):
        found = _said(table.turned_to, match, clause, table, _OF_USER) or found
    return (*_turned_from(clause, table), *found)


def _turned_from(clause: Clause, table: Language) -> Iterator[Statement]:
    for frame in table.turned_from:
        for match in clause.finditer(frame.pattern):
            yield from _said(frame, match, clause, table, _OF_USER)


def without_openers(clause: Clause, table: Language) -> Clause:
    if clause.words == ANYTHING:  # nobody has looked at it yet
        clause = clause_of(clause.text, clause.masked, clause.content, table.index.known())
    for _ in range(6):
        match = clause.match(table.opener)
        if match is None or not match.end():
            break
        clause = clause.after(match.end())
    return clause


def _of_a_subject(
    clause: Clause, table: Language, names: Mapping[str, str]
) -> tuple[Statement, ...]:
    match = clause.match(table.subject)
    if match:
        subject, end = _subject(match, clause, table), match.end()
    else:
        name, end = _known_name(clause, names)
        if not name:
            return ()
        subject = Subject(names[name])
    verb_phrase = clause.after(end)
    if adverbs := verb_phrase.match(table.adverbs):
        verb_phrase = verb_phrase.after(adverbs.end())
    return _by_frames(verb_phrase, table.verb_frames, table, subject)


def _known_name(clause: Clause, names: Mapping[str, str]) -> tuple[str, int]:
    """The name of a known person that a clause begins with, and where what follows it begins."""
    first = FIRST_WORD.match(clause.masked)
    name = first.group() if first else ""
    if name not in names:
        name = next((known for known in names if _is_unspaced_in(clause.text, known)), "")
    end = len(name) if name else 0
    return name, end + len(clause.text[end:]) - len(clause.text[end:].lstrip())


def _is_unspaced_in(text: str, name: str) -> bool:
    return is_cjk(name[0]) and text.startswith(name)


def _subject(match: re.Match[str], clause: Clause, table: Language) -> Subject:
    if match["user"] is not None:
        return _OF_USER
    relation = table.relations.get(slug(match["relation"]), slug(match["relation"]))
    return Subject(slug(f"{relation} {match['name']}") if match["name"] else relation)


def _by_frames(
    clause: Clause, index: FrameIndex, table: Language, subject: Subject
) -> tuple[Statement, ...]:
    is_user = subject.slug == USER
    for _, frame in _worth_trying(clause, index.get(_head(clause, table)) or index[""]):
        if frame.of_user_only and not is_user:
            continue
        if frame.needs and not any(map(clause.masked.__contains__, frame.needs)):
            continue
        match = frame.pattern.begin(clause.masked, clause.lower)
        if match and (said := _said(frame, match, clause, table, subject)):
            return said
    return ()


def _head(clause: Clause, table: Language) -> str:
    first = table.head.match(clause.masked)
    if first is None:
        return ""
    head = first.group().lower()
    return head if head.isalnum() else head.replace("’", "").replace("'", "")


def _worth_trying(clause: Clause, frames: tuple[Frame, ...]) -> Iterable[tuple[int, Frame]]:
    order = clause.known.order_of(frames)
    if order is None:
        return (tried for tried in enumerate(frames) if clause.may_begin(tried[1].pattern))
    return order.worth_trying(clause.bits)


def _said(
    frame: Frame, match: re.Match[str], clause: Clause, table: Language, subject: Subject
) -> tuple[Statement, ...]:
    value = frame.fixed or _object(clause, match, "object", table, frame.category)
    if not value:
        return ()
    topic = table.topic_of(value) if is_kept_by_topic(frame, match) else ""
    has_changed = frame.replaces or _tells_of_change(clause, table)
    if not _applies(frame, topic, has_changed):
        return ()
    if frame.effect != "learn":
        return _ended(frame, subject, unqualified(value, table), table)
    where = kept(frame, match, clause.masked, value, topic, table)
    replaces = has_changed or frame.category == "decision" or where.is_only
    # Whoever prefers one over another may like both, unless that has changed.
    groups = match.re.groupindex
    ended = ""
    if "old" in groups or "compared" in groups:
        old = "old" if _has(match, "old") else "compared" if replaces else ""
        if _has(match, old):
            ended = unqualified(_object(clause, match, old, table, ""), table)
    fact = Fact(
        content=clause.content,
        type=frame.type,
        category=where.category,
        key=subject.key(where.category, where.rest),
        polarity=_polarity(frame, match, value, table),
        subject=subject.slug,
        object=value,
        language=table.code,
        confidence=frame.confidence,
        replaces=replaces and not _is_beside(frame, where, clause, value, table),
    )
    beside = (Retraction(subject.slug, "", subject.key(*end.split(":"))) for end in frame.ends)
    return (*(_endings(subject, ended, table) if ended else ()), *beside, fact)


def _tells_of_change(clause: Clause, table: Language) -> bool:
    may_hold = clause.content_may_hold(table.change)
    return may_hold and table.change.search(clause.content) is not None


def _has(match: re.Match[str], group: str) -> bool:
    return group in match.re.groupindex and bool(match[group])


def _endings(
    subject: Subject, value: str, table: Language, key: str | None = None
) -> tuple[Retraction, ...]:
    """Of "running" ends "I run every day", too."""
    habit = table.habits.get(value.lower())
    named = Retraction(subject.slug, value, key)
    return (
        (named, Retraction(subject.slug, "", subject.key("pattern", habit))) if habit else (named,)
    )


def _applies(frame: Frame, topic: str, has_changed: bool) -> bool:
    if frame.if_changed and not has_changed:
        return False
    return frame.topics is None or topic in frame.topics


def _is_beside(frame: Frame, where: Kept, clause: Clause, value: str, table: Language) -> bool:
    """Whether the fact holds beside the others of its topic, however new it is."""
    if clause.search(table.addition):
        return True
    is_free = where.topic in table.held_beside and table.purpose.search(value) is None
    return is_free and not frame.replaces


def _ended(frame: Frame, subject: Subject, value: str, table: Language) -> tuple[Retraction, ...]:
    if frame.effect == "end":
        return _endings(subject, value, table)
    if frame.fixed:
        return (Retraction(subject.slug, "", subject.key(frame.category, frame.attribute)),)
    attribute = frame.attribute + slug(value) if frame.attribute[-1:] == "/" else frame.attribute
    return (Retraction(subject.slug, value, subject.key(frame.category, attribute)),)


def _polarity(frame: Frame, match: re.Match[str], value: str, table: Language) -> Polarity:
    if _has(match, "negated"):
        return "-"
    return frame.polarity


def _object(
    clause: Clause, match: re.Match[str], group: str, table: Language, category: str
) -> str:
    """The object's text, cut where the comparison, reason or aside begins; empty if it is none."""
    start, end = match.span(group)
    masked = clause.masked[start:end]
    if clause.lower is None:
        cut = table.object_end.search(masked, 1)
    else:
        cut = table.object_end.find(masked, clause.lower[start:end], 1)
    if cut and category not in {"note", "procedure"}:
        masked = masked[: cut.start()]
    if category != "pattern":
        masked = without_end(masked)
        if clause.rest_may_hold(table.object_tail, start, start + len(masked)):
            masked = _without_tail(masked, table)
    elif ends := table.change.search(bare := without_end(masked)):
        masked = masked[: ends.start()] if ends.end() == len(bare) else masked
    text = without_edges(clause.text[start : start + len(masked)].replace("`", ""))
    refused = table.not_objects_of.get(category, table.not_objects)
    beginning = clause.known.beginning_of(text)
    if beginning.match(refused):
        return ""
    if article := beginning.match(table.article):
        text = text[article.end() :]
        beginning = clause.known.beginning_of(text)
    elif refused is table.not_objects:
        return text
    return "" if not text or beginning.match(table.not_objects) else text


def _without_tail(masked: str, table: Language) -> str:
    for _ in range(3):
        tail = table.object_tail.search(masked)
        if tail is None or not tail.start():
            break
        masked = without_end(masked[: tail.start()])
    return masked


# --- remember and forget --------------------------------------------------------------------------


def _note(clause: Clause, table: Language) -> tuple[Statement, ...]:
    value = without_edges(clause.text)
    if len(value) < 2 or table.not_objects.match(value):
        return ()
    negated = clause.search(table.negation)
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
    value = without_edges(clause.text)
    article = table.article.match(value)
    value = value[article.end() :] if article else value
    if len(value) < 2 or table.not_objects.match(value):
        return ()
    return (Retraction(USER, value),)


def _undone(fact: Fact) -> Retraction:
    return Retraction(fact.subject, fact.object, fact.key)


_ASKED = "asked_"


def _is_asked(match: re.Match[str], group: str) -> bool:
    return group.startswith(_ASKED) and match[group] is not None


def _forgotten_attribute(
    match: re.Match[str], clause: Clause, table: Language
) -> tuple[Statement, ...]:
    if asked := next((group for group in match.re.groupindex if _is_asked(match, group)), ""):
        return (Retraction(USER, "", f"identity:{asked.removeprefix(_ASKED)}"),)
    if match["favourite"]:
        name = slug(match["favourite"])
        kind = table.attributes.get(f"favourite:{name}", table.attributes.get(name, name))
        return (Retraction(USER, "", f"favourite:{kind}"),)
    name = slug(match["attribute"])
    known = table.attributes.get(name, table.relations.get(name))
    if known is None:
        value = without_edges(clause.text[match.start("attribute") : match.end("attribute")])
        return (Retraction(USER, value),)
    return (Retraction(USER, "", f"identity:{known}"),)
