"""What of a message its author said, for a transcript.

Less is left out than before learning: a question or a pasted error may be what someone looks for
later. What goes is what neither side said: blocks and files that clients insert, the model's
thoughts, quoted lines and mails. Code is kept while it is short, because a command or a setting is
asked for again by its words; a long program lives in files, its names match every question about
code, and it would spend the whole budget of an answer: its kind and length stay. So does the
length of what nobody reads: data and addresses of hundreds of characters without a space.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from kumbuka.memory.mails import starts_a_mail

MAX_CODE_CHARACTERS = 300

_FENCE = re.compile(
    r"^[ \t]{0,12}(?:[-*>][ \t]{1,3})?(?P<mark>`{3,}|~{3,})(?P<info>[^\n`]*)$", re.M
)
_LANGUAGE = re.compile(r"[A-Za-z][\w+#.-]{0,20}")

# Code between backticks comes first, so that a tag in it is none.
_INLINE_CODE = r"`+[^`\n]{0,400}`+"
_INSERTED = re.compile(
    rf"{_INLINE_CODE}|<(?P<close>/?)(?P<name>[A-Za-z][\w.:-]{{0,60}})(?P<rest>[^<>\n]{{0,300}})>"
)
_THOUGHT = re.compile(
    rf"{_INLINE_CODE}|<(?P<close>/?)(?P<name>think(?:ing)?|thoughts?|reasoning|scratchpad)"
    r"(?P<rest>[ \t]{0,8})>",
    re.I,
)
_FORMATTING = frozenset(
    {"b", "i", "em", "strong", "u", "s", "mark", "small", "sub", "sup", "br", "hr", "img"}
    | {"p", "li", "ul", "ol", "wbr", "a", "code", "span"}
)
_WRAPPERS = frozenset(
    {"user_query", "user_message", "user_input", "user_prompt", "user_request", "userrequest"}
    | {"task", "feedback"}
)
"""What editors wrap the user's own words in."""
_BARE = _FORMATTING | _WRAPPERS
"""Tags that go while what stands between them stays."""

_ATTACHED = re.compile(r"\s{0,8}\[(?P<name>[\w .-]{1,40}?) (?P<edge>begin|start|end)s?\]\s*", re.I)
_QUOTED = re.compile(r"\s{0,20}>")
_UNBROKEN = re.compile(r"(?<![!-~])[!-~]{500,}+")
_EMPTY_LINES = re.compile(r"\n(?:[^\S\n]*\n)+")


def spoken(text: str, *, is_users: bool) -> str:
    """The message's own words, paragraphs kept apart by one empty line."""
    plain = text.replace("\r\n", "\n").replace("\r", "\n")
    if "```" in plain or "~~~" in plain:
        plain = _with_short_code(plain)
    if "<" in plain:
        plain = _without_inserted(plain) if is_users else _without_thoughts(plain)
    if is_users:
        plain = "\n".join(_own_lines(plain.split("\n")))
    plain = _UNBROKEN.sub(_length, plain)
    return _EMPTY_LINES.sub("\n\n", plain).strip()


def _length(match: re.Match[str]) -> str:
    return f"[{len(match.group())} characters]"


# --- code -----------------------------------------------------------------------------------------


def _with_short_code(text: str) -> str:
    parts: list[str] = []
    position, opened = 0, ""
    info = ""
    for fence in _FENCE.finditer(text):
        mark = fence["mark"]
        if not opened:
            parts.append(text[position : fence.start()])
            position, opened, info = fence.end(), mark, fence["info"]
        elif mark[0] == opened[0] and len(mark) >= len(opened) and not fence["info"].strip():
            parts.append(_shown(text[position : fence.start()], info))
            position, opened = fence.end(), ""
    rest = text[position:]
    return "".join([*parts, _shown(rest, info) if opened else rest])


def _shown(code: str, info: str) -> str:
    inner = code.strip("\n")
    if len(inner) <= MAX_CODE_CHARACTERS:
        return f"\n{inner}\n"
    language = _LANGUAGE.match(info.strip())
    name = language.group().lower() if language else "code"
    return f"\n[{inner.count(chr(10)) + 1} lines of {name}]\n"


# --- blocks between tags --------------------------------------------------------------------------


def _without_inserted(text: str) -> str:
    """Without tagged blocks. A tag that nothing closes is text, unless its name is one that only
    clients make up: then nobody knows where its block ends."""
    tags = [tag for tag in _INSERTED.finditer(text) if tag["name"]]
    last_close = {tag["name"].lower(): tag.start() for tag in tags if tag["close"]}
    parts: list[str] = []
    position, depth, name, opened_at = 0, 0, "", 0
    for tag in tags:
        tag_name = tag["name"].lower()
        if depth:
            if tag_name == name and not tag["rest"].endswith("/"):
                depth += -1 if tag["close"] else 1
                position = tag.end()
            continue
        parts.append(text[position : tag.start()])
        position = tag.end()
        if _opens_block(tag, tag_name, last_close):
            name, depth, opened_at = tag_name, 1, tag.start()
            parts.append("\n\n")
        elif tag_name not in _BARE:
            parts.append(tag.group())
    is_open = depth and last_close.get(name, -1) < opened_at
    return "".join(parts if is_open else [*parts, text[position:]])


def _opens_block(tag: re.Match[str], name: str, last_close: dict[str, int]) -> bool:
    if tag["close"] or tag["rest"].endswith("/") or name in _BARE:
        return False
    return last_close.get(name, -1) > tag.start() or "_" in name or "-" in name


def _without_thoughts(text: str) -> str:
    """Of an answer whose start was cut off, the end of the thoughts may be all that is left."""
    parts: list[str] = []
    position, depth = 0, 0
    for tag in _THOUGHT.finditer(text):
        if not tag["name"]:
            continue
        if not tag["close"]:
            if not depth:
                parts += [text[position : tag.start()], "\n\n"]
            depth += 1
        elif depth:
            depth -= 1
        else:
            parts = []
        position = tag.end()
    return "".join(parts if depth else [*parts, text[position:]])


# --- lines ----------------------------------------------------------------------------------------


def _own_lines(lines: list[str]) -> Iterator[str]:
    """Without attachments, quoted lines, and what follows the head of a mail."""
    attached = ""
    for position, line in enumerate(lines):
        if starts_a_mail(lines, position):
            return
        edge = _ATTACHED.fullmatch(line) if "[" in line else None
        name = edge["name"].lower() if edge else ""
        is_end = edge is not None and edge["edge"].lower() == "end"
        if edge and not is_end and not attached:
            attached = name
        yield "" if attached or edge or _QUOTED.match(line) else line
        if is_end and name == attached:
            attached = ""
