"""Under which key a fact is kept, so that what is said of one thing later meets it."""

from __future__ import annotations

import re
from typing import NamedTuple

from kumbuka.memory.extraction.table import Frame, Language
from kumbuka.text.slugs import slug


class Kept(NamedTuple):
    """Where a fact is kept."""

    category: str
    rest: str
    """The key without its category."""
    topic: str = ""
    is_only: bool = False
    """It is of a topic of which one has one at a time."""


def is_kept_by_topic(frame: Frame, match: re.Match[str]) -> bool:
    """Whether it matters what the object is a thing of."""
    if frame.topics is not None or frame.category in _OF_THINGS:
        return True
    return "thing" in match.re.groupindex


def kept(
    frame: Frame, match: re.Match[str], masked: str, value: str, topic: str, table: Language
) -> Kept:
    thing = _written(match, "thing", masked)
    if thing and thing.lower() not in table.anything:
        name = _thing(thing, _written(match, "of", masked), table)
        if frame.attribute:
            return Kept(frame.category, frame.attribute + name, frame.attribute.rstrip("/"))
        return _kept_of_thing(name, topic, frame, table)
    if attribute := _written(match, "attribute", masked):
        return _kept_of_attribute(attribute, value, frame, table)
    if frame.attribute and frame.attribute[-1] != "/":
        return _kept_as(frame.attribute, frame, table)
    return _kept_by_topic(frame, value, topic, table) or Kept(
        frame.category,
        _key_rest(frame, masked, value, table),
        frame.attribute.rstrip("/"),
        frame.category == "preference" and topic in table.held_once,
    )


def _written(match: re.Match[str], group: str, masked: str) -> str:
    """A group of a match as the text has it, whatever the case of what was matched; empty if there
    is none."""
    if group not in match.re.groupindex:
        return ""
    start, end = match.span(group)
    return masked[start:end]


def _kept_by_topic(frame: Frame, value: str, topic: str, table: Language) -> Kept | None:
    category = table.categories.get(topic)
    is_by_topic = bool(frame.topics) or {frame.category, category} <= _BY_TOPIC
    if category is None or frame.attribute or not is_by_topic:
        return None
    is_only = topic in table.held_once and table.purpose.search(value) is None
    rest = topic if is_only else f"{topic}/{slug(unqualified(value, table))}"
    return Kept(category, rest, topic, is_only)


_BY_TOPIC = frozenset({"tool", "possession"})
_OF_THINGS = _BY_TOPIC | {"preference"}


def _kept_of_thing(name: str, topic: str, frame: Frame, table: Language) -> Kept:
    """`tool:database` for "our database is MySQL"; `tool:programming_language/backend` for "our
    backend is in Go": a thing has one of a topic, and others have their own."""
    is_known = name in table.categories and table.categories.get(topic) in _BY_TOPIC
    if topic == name or not is_known:
        return _kept_as(name, frame, table)
    return Kept(table.categories[topic], f"{topic}/{name}", topic)


def _kept_of_attribute(named: str, value: str, frame: Frame, table: Language) -> Kept:
    name = slug(named)
    topic = _topic_called(named.lower(), table) if frame.category == "identity" else ""
    if topic and not value[:1].isdigit():
        return _kept_as(topic, frame, table)
    known = table.attributes.get(f"{frame.category}:{name}", table.attributes.get(name))
    return Kept(frame.category, known or table.relations.get(name, name))


def _kept_as(name: str, frame: Frame, table: Language) -> Kept:
    category = table.categories.get(name, frame.category)
    return Kept(category, name, name, category in _BY_TOPIC)


def _thing(named: str, of: str, table: Language) -> str:
    """The attribute that a thing's name stands for: `standup`, `medication/insulin`."""
    name = _OWNER.sub("", named.lower()).removesuffix("'s").removesuffix("’s")
    if (known := _topic_called(name, table)) and not of:
        return known
    name = slug(f"{of} {name}" if of else _DAY_OF.sub("", name))
    topic = table.topic_of(named)
    if topic in table.held_beside:
        return f"{topic}/{name}"
    return table.attributes.get(name, table.relations.get(name, name))


def _topic_called(name: str, table: Language) -> str:
    topic = slug(name)
    return table.things.get(name) or (topic if topic in table.categories else "")


_DAY_OF = re.compile(r" (?:days?|date|time)\Z")
_OWNER = re.compile(r"\A\w+['’]s ")


def _key_rest(frame: Frame, masked: str, value: str, table: Language) -> str:
    if frame.category == "instruction":
        return _instruction(masked, value, table)
    return frame.attribute + slug(value)


def _instruction(masked: str, value: str, table: Language) -> str:
    for attribute, pattern in table.instructions:
        if pattern.search(masked):
            return attribute
    return slug(value)


def unqualified(value: str, table: Language) -> str:
    """`Volvo` for "old Volvo": what is named is the same thing."""
    match = table.qualifier.match(value)
    return value[match.end() :] if match else value
