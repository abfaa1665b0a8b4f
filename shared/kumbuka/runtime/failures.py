"""What is told to Lambda about an error, within its bounds."""

from __future__ import annotations

import base64
import json
import re
import traceback
from collections.abc import Mapping, Sequence
from typing import TypedDict

ERROR_TYPE = "Lambda-Runtime-Function-Error-Type"
ERROR_BODY = "Lambda-Runtime-Function-Error-Body"
MAX_TYPE_CHARS = 100
MAX_MESSAGE_CHARS = 2000
MAX_FRAMES = 20
MAX_FRAME_CHARS = 500
MAX_TRAILER_JSON_BYTES = 1500
"""Of the report in a trailer, before base64: the Runtime API reads about 4 KB of trailers."""


class HandlerUnusable(Exception):
    """`_HANDLER` names nothing that can be served."""


class LifespanFailed(Exception):
    """The application said that it could not start."""


class NoHttpEvent(Exception):
    """The invocation's event is not an HTTP request."""


class AnswerIncomplete(Exception):
    """The application returned without an answer, or without its end."""


class DeadlineReached(Exception):
    """The application still ran when the function's time was over."""


class ShuttingDown(Exception):
    """Lambda ended the process while the application ran."""


class ApplicationExited(Exception):
    """The application tried to end the process."""


class Report(TypedDict):
    """The body of Lambda's error requests."""

    errorType: str
    errorMessage: str
    stackTrace: Sequence[str]


def report(error: BaseException) -> Report:
    frames = traceback.format_tb(error.__traceback__)[-MAX_FRAMES:]
    return {
        "errorType": error_type(error),
        "errorMessage": _message(error)[:MAX_MESSAGE_CHARS],
        "stackTrace": [frame[-MAX_FRAME_CHARS:] for frame in frames],
    }


def error_type(error: BaseException) -> str:
    """The class's name, as a header may carry it."""
    return re.sub(r"[^A-Za-z0-9_.]", "_", type(error).__name__)[:MAX_TYPE_CHARS]


def error_trailers(error: BaseException) -> Mapping[str, str]:
    """The two trailers that mark a response as broken; together under 2.5 KB."""
    body = base64.b64encode(_bounded(report(error)))
    return {ERROR_TYPE: error_type(error), ERROR_BODY: body.decode("ascii")}


def _bounded(told: Report) -> bytes:
    """The report as JSON, with the innermost frames and as much of the message as there is room."""
    kept: Report = {**told, "stackTrace": told["stackTrace"][-3:]}
    while len(encoded := json.dumps(kept).encode()) > MAX_TRAILER_JSON_BYTES:
        if kept["stackTrace"]:
            kept["stackTrace"] = kept["stackTrace"][1:]
        else:
            kept["errorMessage"] = kept["errorMessage"][: len(kept["errorMessage"]) // 2]
    return encoded


def _message(error: BaseException) -> str:
    try:
        return str(error)
    except Exception:
        return "an error that cannot be told as text"
