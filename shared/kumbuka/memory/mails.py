"""Where a pasted mail begins in a message: what follows is not what the user says.

Mail programs write this in the language of their user: two headers one after the other, a line of
dashes around "Ursprüngliche Nachricht", or who wrote when. Time linear in the line.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import takewhile

from kumbuka.text.late_pattern import LatePattern

_OF_MAILS = (
    r"from|cc|bcc|subject|sent|reply-to|message-id|betreff|gesendet(?: am)?|kopie|asunto"
    r"|enviad[oa](?: el| em)?|assunto|objet|envoyé(?: le)?|perihal|subjek|dikirim|mada|imetumwa"
)
_OF_JOURNEYS_TOO = (
    r"to|date|von|an|datum|de|para|fecha|data|à|a|dari|kepada|ke|tanggal|kutoka|kwa|tarehe"
)
_HEADER = LatePattern(
    rf"[*_]{{0,2}}(?:(?:(?P<mail>{_OF_MAILS})|(?P<any>{_OF_JOURNEYS_TOO}))\s?[*_]{{0,2}}:[*_]{{0,2}}(?:\s|$)"
    r"|(?P<word>[发發寄]件[人者]|收件[人者]|主[题題旨]|抄送|[发發]送[时時][间間])"
    r"\s?[:：])",
    re.I,
)
_DASHED = (
    r"original message|forwarded message|(?:ursprüngliche|weitergeleitete|original) ?-?nachricht"
    r"|mensaje (?:original|reenviado)|mensagem (?:original|encaminhada|reencaminhada)"
    r"|message (?:d['’]origine|original|transféré|réexpédié)|pesan (?:asli|(?:yang )?diteruskan"
    r"|terusan)|ujumbe (?:asili|wa awali|uliotumwa|uliosambazwa)"
    r"|(?:原始|[转轉][发發寄]的?)(?:[邮郵]件|[消訊信]息)"
)
_INTRODUCED = (
    r"begin forwarded message|anfang der weitergeleiteten nachricht|inicio del mensaje reenviado"
    r"|início da mensagem (?:re)?encaminhada|début du message (?:réexpédié|transféré)"
    r"|(?:下面是被?|以下是)[转轉][发發寄]的[邮郵]件"
)
_FORWARDED = LatePattern(
    rf"\s{{0,40}}(?:[-_]{{2,40}}\s?(?:{_DASHED})|(?:{_INTRODUCED})\s?[:：])", re.I
)
_WROTE = LatePattern(
    r"\s{0,40}(?:on .{4,80}(?<! i) wrote"
    r"|(?=.{0,80}\d)(?:(?:el|em|le|pada|mnamo) .{4,120}"
    r" (?:escribió|escreveu|a écrit|menulis|aliandika|ameandika)"
    r"|am .{4,60} (?:schrieb|hat) .{1,80}|.{0,80}[于於在] ?.{4,40} ?[写寫]道))"
    r"\s{0,2}[:：]\s{0,40}$",
    re.I,
)
_HEADERS = 6
"""Lines of a mail's head that are looked at."""
_LONGEST_LINE = 200
"""A line that says who wrote is no longer, and goes on in the next where an address is long."""


def starts_a_mail(lines: Sequence[str], position: int) -> bool:
    """The line says that a mail follows, or is its first header of two."""
    line = lines[position]
    if not line:
        return False
    following = lines[position + 1] if position + 1 < len(lines) else ""
    if _FORWARDED.match(line) or _says_who_wrote(line, following):
        return True
    return _is_head(lines[position : position + _HEADERS])


def _says_who_wrote(line: str, following: str) -> bool:
    if len(line) > _LONGEST_LINE:
        return False
    if _WROTE.match(line):
        return True
    goes_on = not line.rstrip().endswith((".", "!", "?", "。"))
    ends = len(following) <= _LONGEST_LINE and following.rstrip().endswith((":", "："))
    return goes_on and ends and _WROTE.match(f"{line} {following}") is not None


def _is_head(lines: Sequence[str]) -> bool:
    """Two headers at least, and an address or a header that journeys do not have."""
    found = [_HEADER.match(line) for line in lines]
    headers = [match for match in takewhile(bool, found) if match]
    if len({match[0] for match in headers}) < 2:
        return False
    return any(match["any"] is None or "@" in match.string for match in headers)
