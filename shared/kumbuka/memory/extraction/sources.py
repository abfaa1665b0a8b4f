"""Which parts of a message are the user's own words.

Everything a client inserts or a person pastes is cut out before a sentence is read: code, blocks
between tags, quoted lines, logs, mails, and the other side of a transcript. What remains keeps
its order; a cut leaves a line break, so that no sentence is built across it. One pass per kind.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from kumbuka.memory.extraction.own_labels import OWN_LABELS
from kumbuka.memory.mails import starts_a_mail
from kumbuka.text.late_pattern import LatePattern

CUT = "\ufffc"
"""Stands where a piece of code was cut out of a sentence; no statement with it is kept."""

_TAG = re.compile(r"<(?P<close>/?)(?P<name>[A-Za-z][\w.:-]{0,60})(?P<rest>[^<>\n]{0,300})>")
_FENCE = re.compile(r"^[ \t]{0,3}(?:[-*>][ \t]{1,3})?(?P<mark>`{3,}|~{3,})", re.M)
_INLINE_CODE = re.compile(r"`+(?P<code>[^`\n]{0,400})`+")
_ONE_WORD = re.compile(r"[\w.+#@/-]+\Z")
_VOID_TAGS = frozenset({"br", "hr", "img", "p", "li", "wbr"})
_FORMATTING = frozenset({"b", "i", "em", "strong", "u", "s", "mark", "small", "sub", "sup"})
_OWN_TAGS = frozenset(
    {"user_query", "user_message", "user_input", "user_prompt", "user_request", "userrequest"}
    | {"task", "feedback"}
)
"""What editors wrap the user's own words in, beside the blocks that they add."""


_OTHER_SPACES = "\u00a0\u2007\u2009\u202f"
_WIDE_SPACE = LatePattern(r"(?<=\S) {2,}(?=\S)")
"""Within a line: an indent is left alone."""


def own_words(text: str) -> str:
    """The message without what others wrote; cuts became line breaks."""
    plain = text.replace("\r\n", "\n").replace("\r", "\n")
    for space in _OTHER_SPACES:
        plain = plain.replace(space, " ")
    if "  " in plain:
        plain = _WIDE_SPACE.sub(" ", plain)
    if "```" in plain or "~~~" in plain:
        plain = _without_fences(plain)
    if "<" in plain:
        plain = _without_tagged_blocks(plain)
    if "`" in plain:
        plain = _INLINE_CODE.sub(_kept_code, plain)
    lines = plain.split("\n")
    if "[" in plain:
        lines = list(_without_attachments(lines))
    return "\n".join(_own_lines(lines))


def _without_fences(text: str) -> str:
    parts: list[str] = []
    position, opened = 0, ""
    for match in _FENCE.finditer(text):
        mark = match["mark"]
        if not opened:
            parts += [text[position : match.start()], "\n\n"]
            opened = mark
        elif mark[0] == opened[0] and len(mark) >= len(opened):
            line_end = text.find("\n", match.end())
            position, opened = (len(text) if line_end < 0 else line_end), ""
    if not opened:
        parts.append(text[position:])
    return "".join(parts)


def _without_tagged_blocks(text: str) -> str:
    """A tag and all up to its last close; an opening tag that is never closed cuts to the end."""
    tags = list(_TAG.finditer(text))
    closing = {tag["name"].lower() for tag in tags if tag["close"]}
    parts: list[str] = []
    position, depth, name = 0, 0, ""
    for tag in tags:
        tag_name = tag["name"].lower()
        if not depth:
            parts.append(text[position : tag.start()])
            position = tag.end()
            if tag["close"] or _stands_alone(tag, tag_name, closing):
                parts.append(_instead_of(tag_name))
                continue
            name, depth = tag_name, 1
            parts.append("\n\n")
        elif tag_name == name and not tag["rest"].endswith("/"):
            depth += -1 if tag["close"] else 1
            position = tag.end()
    return "".join(parts) if depth else "".join([*parts, text[position:]])


def _instead_of(tag_name: str) -> str:
    if tag_name in _FORMATTING:
        return ""
    return " " if tag_name in _VOID_TAGS else "\n\n"


def _stands_alone(tag: re.Match[str], name: str, closing: set[str]) -> bool:
    if name in _FORMATTING or name in _OWN_TAGS:
        return True
    return tag["rest"].endswith("/") or (name in _VOID_TAGS and name not in closing)


def _kept_code(match: re.Match[str]) -> str:
    """One word in backticks is a name; more is code."""
    return match.group() if _ONE_WORD.match(match["code"]) else CUT


_ATTACHED = re.compile(r"\s{0,8}\[(?P<name>[\w .-]{1,40}?) (?P<edge>begin|start|end)s?\]\s*", re.I)


def _without_attachments(lines: list[str]) -> Iterator[str]:
    """Without what stands between `[file content begin]` and `[file content end]`."""
    opened = ""
    for line in lines:
        match = _ATTACHED.fullmatch(line) if "[" in line else None
        name = match["name"].lower() if match else ""
        is_end = match is not None and match["edge"].lower() == "end"
        if not opened and match is not None and not is_end:
            opened = name
        yield "" if opened or match else line
        if is_end and name == opened:
            opened = ""


# --- lines ----------------------------------------------------------------------------------------

_QUOTED = LatePattern(r"\s{0,20}(?:>|\|)")
_ROLE = LatePattern(
    r"\s{0,8}[*#\[_]{0,4}(?P<role>assistant|ai|bot|chatgpt|gpt(?:-\w+)?|claude|gemini|copilot|llama"
    r"|system|tool|model|kumbuka|user|human|me|you|q|a|developer|agent|助手|助理|机器人|機器人|客服"
    r"|用户|用戶|我|你|asistente?|assistent[ea]?|assistente|asisten|msaidizi|usuari[oa]|usuári[oa]"
    r"|utilisat(?:eur|rice)|(?:be)?nutzer(?:in)?|pengguna|mtumiaji)[*\]_]{0,4}\s?[:：][*_]{0,4}",
    re.I,
)
_OWN_ROLES = frozenset(
    {"user", "human", "me", "用户", "用戶", "我", "usuario", "usuaria", "usuário", "usuária"}
    | {"utilisateur", "utilisatrice", "benutzer", "benutzerin", "nutzer", "nutzerin"}
    | {"pengguna", "mtumiaji"}
)
_HEADING = LatePattern(
    r"\s{0,8}[A-Z][\w.'-]{0,30}(?: [A-Z][\w.'-]{0,30}){0,2}(?:\s{1,6}|\s?[,–—-]\s?)"
    r"(?:today at |yesterday at |heute |hoy |hoje |hier |aujourd'hui )?"
    r"\[?\d{1,2}[:.h]\d{2}(?:\s?[AaPp]\.?[Mm]\.?)?\]?\s*"
)
"""Who wrote what follows in a chat, and when, on a line of its own."""
_SPEAKER = LatePattern(
    r"\s{0,8}(?:[\[(]?\d{1,4}[-:./\d ,TZ]{2,24}(?:[AaPp][Mm])?[\])]?\s{0,3}(?:-\s)?)?"
    r"[*<]{0,3}@?(?P<who>[A-Z][\w'.-]{1,20}(?: [A-Z][\w'.-]{0,20})?)[*>]{0,3}\s?[:：][*]{0,2}\s+\S"
)
_LOG = LatePattern(
    r"\s*(?:\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d|\[?\d\d:\d\d:\d\d|\[?(?:DEBUG|INFO|WARN(?:ING)?"
    r"|ERROR|FATAL"
    r"|TRACE)\b[\]:\s]|Traceback \(|File \"|at [\w.$<>]{1,200}\(|\w{1,60}(?:Error|Exception)\b:"
    r"|\$ |>>> |# \$|(?:import|from|def|class|const|let|var|function|return|print|console|public) "
    r"[\w{(*.]{1,80}.{0,200}[;:={(]|diff --git|[+-]{3} [ab]/|@@ |\"\w{1,60}\":|\{|\}|SELECT "
    r"|INSERT )"
)


_MARKED_ALONE = re.compile(
    r"\s*(?:[^\w\s]|[\dBb]|DEBUG|INFO|WARN|ERROR|FATAL|TRACE|Traceback|File|at |import|from|def"
    r"|class|const|let|var|function|return|print|console|public|diff|SELECT|INSERT)"
)
"""Begins each line that may be another's though no colon stands in it."""


def _own_lines(lines: list[str]) -> Iterator[str]:
    lines = _without_pasted_chats(lines)
    marked = {position for position, line in enumerate(lines) if _may_be_of_another(line)}
    if not marked:
        yield from lines
        return
    roles = {position: _role(lines[position]) for position in marked}
    is_transcript = not _OWN_ROLES.isdisjoint(roles.values())
    others_talk = False
    for position, line in enumerate(lines):
        if not line:
            others_talk = others_talk and is_transcript
            yield ""
            continue
        if position in marked and starts_a_mail(lines, position):
            return
        role = roles.get(position, "")
        if role == "kumbuka" and not is_transcript:
            role = ""  # "remember" in Swahili
        if role:
            others_talk = role not in _OWN_ROLES
        elif others_talk and not line.strip() and not is_transcript:
            others_talk = False
        is_own = position not in marked and not role
        yield "" if others_talk else line if is_own else _own_part(line, role)


def _without_pasted_chats(lines: list[str]) -> list[str]:
    """Without the lines under those that say who wrote them and when, up to an empty one."""
    kept: list[str] = []
    is_of_another = False
    for line in lines:
        if line and line[-1] in _ENDS_A_HEADING and _HEADING.fullmatch(line):
            is_of_another = True
        elif not line.strip():
            is_of_another = False
        kept.append("" if is_of_another else line)
    return kept


_ENDS_A_HEADING = frozenset("0123456789mM.] ")


def _may_be_of_another(line: str) -> bool:
    if not line:
        return False
    return ":" in line or "：" in line or _MARKED_ALONE.match(line) is not None


def _role(line: str) -> str:
    match = _ROLE.match(line) if ":" in line or "：" in line else None
    return match["role"].lower() if match else ""


def _own_part(line: str, role: str) -> str:
    if role:
        return _ROLE.sub("", line, count=1)
    if _QUOTED.match(line) or _LOG.match(line) or _is_of_another_speaker(line):
        return ""
    return line


def _is_of_another_speaker(line: str) -> bool:
    match = _SPEAKER.match(line) if ":" in line or "：" in line else None
    return match is not None and match["who"].split()[0].lower() not in OWN_LABELS
