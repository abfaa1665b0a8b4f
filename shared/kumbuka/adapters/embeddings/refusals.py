"""What an embedding endpoint means by an answer that is not a success."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from email.utils import parsedate_to_datetime
from enum import Enum
from typing import Any


class Meaning(Enum):
    """What can be done about it."""

    BUSY = "asks to come back later"
    """A rate, or a server that is full: the same call may succeed after a while."""
    QUOTA = "has no quota left"
    """Money or a day's allowance is used up: no call will succeed for long."""
    REFUSED = "refused the text"
    """Too large, or one of the texts is not accepted: fewer texts may pass."""
    DOWN = "failed"
    """Nothing that other texts or a short wait would mend."""


@dataclass(frozen=True, slots=True)
class Refusal:
    meaning: Meaning
    status: int
    wait_s: float | None = None
    """How long the endpoint asks to wait, where it says so."""


BUSY = (429, 503)
REFUSED = (400, 413, 422)
PAYMENT_REQUIRED = 402

_QUOTA_CODES = frozenset(
    {
        "insufficient_quota",
        "quota_exceeded",
        "billing_hard_limit_reached",
        "billing_not_active",
        "credit_balance_too_low",
        "insufficient_balance",
    }
)
_QUOTA_SENTENCES = ("calls / month", "insufficient balance", "insufficient credit")
_CURRENT_QUOTA = "exceeded your current quota"
_KEY_SENTENCES = ("api key", "api_key", "unauthorized", "authentication")
_SECONDS = re.compile(r"(\d{1,9}(?:\.\d{1,9})?)s?")
MAX_READ_CHARACTERS = 20_000
"""Of a body; what matters stands at its beginning."""


def refusal(status: int, headers: Mapping[str, str], body: bytes) -> Refusal:
    """Judge an answer whose status is not 2xx. `headers` are looked up in lower case."""
    answer = _json(body)
    if status == PAYMENT_REQUIRED or _is_quota(status, answer):
        return Refusal(Meaning.QUOTA, status)
    if status in BUSY:
        return Refusal(Meaning.BUSY, status, _wait_s(headers, answer))
    if status in REFUSED and not _is_about_the_key(answer):
        return Refusal(Meaning.REFUSED, status)
    return Refusal(Meaning.DOWN, status)


def _is_quota(status: int, answer: Any) -> bool:
    if status not in (400, 403, *BUSY):
        return False
    error = _error(answer)
    named = {str(error.get(name, "")).lower() for name in ("code", "type")}
    message = _message(answer)
    details = list(_details(answer))
    return (
        bool(named & _QUOTA_CODES)
        or any(sentence in message for sentence in _QUOTA_SENTENCES)
        or any("perday" in quota_id.lower() for quota_id in _quota_ids(details))
        # Gemini says this of a minute's rate too, and then how long to wait.
        or (_CURRENT_QUOTA in message and not details)
    )


def _is_about_the_key(answer: Any) -> bool:
    """Gemini answers 400 for a key that it does not know."""
    return any(sentence in _message(answer) for sentence in _KEY_SENTENCES)


def _wait_s(headers: Mapping[str, str], answer: Any) -> float | None:
    millis = _number(headers.get("retry-after-ms", ""))
    if millis is not None:
        return millis / 1000
    said = headers.get("retry-after", "").strip()
    seconds = _number(said)
    if seconds is not None:
        return seconds
    if said:
        return _until(said, headers.get("date", ""))
    for detail in _details(answer):
        delay = _number(str(detail.get("retryDelay", "")))
        if delay is not None:
            return delay
    return None


def _number(text: str) -> float | None:
    found = _SECONDS.fullmatch(text.strip())
    value = float(found[1]) if found else math.nan
    return value if math.isfinite(value) else None


def _until(moment: str, now: str) -> float | None:
    """Both as HTTP dates of the same server, so that no clock of ours is needed."""
    start, end = _date(now), _date(moment)
    if start is None or end is None:
        return None
    return max(0.0, (end - start).total_seconds())


def _date(text: str) -> datetime | None:
    try:
        found = parsedate_to_datetime(text)
    except (ValueError, TypeError, IndexError, OverflowError):
        return None
    return found if found.tzinfo else None


def _json(body: bytes) -> Any:
    try:
        return json.loads(body[:MAX_READ_CHARACTERS])
    except (ValueError, RecursionError):
        return None


def _error(answer: Any) -> Mapping[str, Any]:
    found = answer[0] if isinstance(answer, list) and answer else answer
    if not isinstance(found, dict):
        return {}
    error = found.get("error")
    return error if isinstance(error, dict) else found


def _message(answer: Any) -> str:
    error = _error(answer)
    said = error.get("message") or error.get("detail") or error.get("error") or ""
    return said.lower() if isinstance(said, str) else ""


def _details(answer: Any) -> Iterator[Mapping[str, Any]]:
    details = _error(answer).get("details")
    for detail in details if isinstance(details, list) else []:
        if isinstance(detail, dict):
            yield detail


def _quota_ids(details: list[Mapping[str, Any]]) -> Iterator[str]:
    for detail in details:
        violations = detail.get("violations")
        for violation in violations if isinstance(violations, list) else []:
            if isinstance(violation, dict):
                yield str(violation.get("quotaId", ""))
