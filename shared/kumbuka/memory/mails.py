"""Where a pasted mail begins in a message: what follows is not what the user says."""

from __future__ import annotations

import re
from collections.abc import Sequence

from kumbuka.text.late_pattern import LatePattern

_HEADER = LatePattern(r"(?:From|To|Cc|Bcc|Subject|Date|Sent|Reply-To|Message-ID):\s", re.I)
_FORWARDED = LatePattern(
    r"\s{0,40}(?:-{2,40}\s?(?:original|forwarded) message|begin forwarded message"
    r"|on .{4,80} wrote:\s{0,40}$)",
    re.I,
)


def starts_a_mail(lines: Sequence[str], position: int) -> bool:
    """The line says that a mail follows, or is its first header of two."""
    line = lines[position]
    if not line:
        return False
    if _FORWARDED.match(line):
        return True
    following = lines[position + 1] if position + 1 < len(lines) else ""
    return bool(_HEADER.match(line) and _HEADER.match(following))
