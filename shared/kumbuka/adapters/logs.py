"""Logs as JSON, one object a line, through the standard library's logging.

A record is written with what the call gave in `extra`: `log.info("answered", extra={"tier": …})`.
Nothing in Kumbuka logs content or keys; what looks like a key is taken out all the same.
"""

from __future__ import annotations

import json
import logging
import re
import sys
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, TextIO

REDACTED = "[redacted]"
KEYS = re.compile(r"(?i:\bbearer\s+)[^\s\"']+|(?<![A-Za-z0-9])(?:kb_|sk-)[A-Za-z0-9_-]{4,}")
STANDARD_FIELDS = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}
VENDORS = ("boto3", "botocore", "httpcore", "httpx", "urllib3")
"""Their lower levels write addresses, headers and bodies."""


class JsonLines(logging.Formatter):
    """`{"time", "level", "logger", "message", …extra, "error"}`; the time in UTC with ms.

    The last line of defence: what looks like a key is redacted in every field.
    """

    def format(self, record: logging.LogRecord) -> str:
        line = self._fields(record) | _extra(record)
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(_redacted_value(line), ensure_ascii=False)

    def _fields(self, record: logging.LogRecord) -> dict[str, Any]:
        at = datetime.fromtimestamp(record.created, UTC)
        return {
            "time": at.isoformat(timespec="milliseconds").replace("+00:00", "Z"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }


def configure(level: str, stream: TextIO | None = None) -> None:
    """Send every logger's records of `level` and above to `stream`, standard error by default.

    Handlers that were there before are replaced, so calling it again is safe.
    """
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for vendor in VENDORS:
        logging.getLogger(vendor).setLevel(logging.WARNING)


def redacted(text: str) -> str:
    """The text without what looks like one of our keys, a provider's or a bearer token."""
    return KEYS.sub(REDACTED, text)


def _extra(record: logging.LogRecord) -> dict[str, Any]:
    return {name: value for name, value in vars(record).items() if name not in STANDARD_FIELDS}


def _redacted_value(value: Any) -> Any:
    if value is None or isinstance(value, bool | int | float):
        return value
    if isinstance(value, Mapping):
        return {redacted(str(name)): _redacted_value(held) for name, held in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [_redacted_value(held) for held in value]
    return redacted(str(value))
