"""Statements as requests of Hrana 2, and its answers as results.

Hrana is what libSQL speaks over HTTP: a request is a list of steps for one stream, a stream is one
connection to the database. Specified in docs/HRANA_2_SPEC.md of github.com/tursodatabase/libsql.
"""

from __future__ import annotations

import base64
import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from kumbuka.errors import StoreBusy, StoreDamaged, StoreUnavailable
from kumbuka.ports import Result, Row, Statement, Value

Request = dict[str, Any]
Step = dict[str, Any]

READ = "BEGIN TRANSACTION READONLY"
WRITE = "BEGIN IMMEDIATE"
COMMIT = "COMMIT"
ROLLBACK = "ROLLBACK"
CLOSE: Request = {"type": "close"}

BUSY = ("SQLITE_BUSY", "SQLITE_LOCKED")
"""How the codes start; the rest tells why."""
CONSTRAINT = "SQLITE_CONSTRAINT"
DAMAGE = ("SQLITE_CORRUPT", "SQLITE_ERROR", "SQLITE_UNKNOWN", "SQL_INPUT_ERROR")
"""How the codes start of what only some statements meet. sqld's own are the last two: of a missing
table, and of a missing column."""
REASONS = {
    "RESPONSE_TOO_LARGE": "the answer is larger than the database sends: ask for fewer rows",
    "TRANSACTION_TIMEOUT": "the transaction took longer than the database allows",
}


MIN_WHOLE, MAX_WHOLE = -(2**63), 2**63 - 1


class Unanswered(StoreUnavailable):
    """No answer came."""

    def __init__(self, message: str, *, was_sent: bool) -> None:
        super().__init__(message)
        self.was_sent = was_sent
        """Whether the database may have got the request."""


class RowRefused(StoreUnavailable):
    """A constraint did not hold. What the transaction did before is still there."""


class UnreadableAnswer(StoreUnavailable):
    """What came is not an answer of libSQL."""


def reading(statements: Sequence[Statement]) -> list[Request]:
    """All on one snapshot; one statement is one by itself."""
    if len(statements) == 1:
        return [_batch([_step(statements[0], None)]), CLOSE]
    steps = _chained(statements, READ)
    return [_batch([*steps, _control(COMMIT, _ok(0))]), CLOSE]


def writing(statements: Sequence[Statement]) -> list[Request]:
    """All or none."""
    steps = _chained(statements, WRITE)
    commit = len(steps)
    steps.append(_control(COMMIT, _ok(commit - 1)))
    failed = {"type": "and", "conds": [_ok(0), {"type": "not", "cond": _ok(commit)}]}
    steps.append(_control(ROLLBACK, failed))
    return [_batch(steps), CLOSE]


def beginning(statements: Sequence[Statement]) -> list[Request]:
    """The first part of a transaction; the stream stays open."""
    return [_batch(_chained(statements, WRITE))]


def continuing(statements: Sequence[Statement]) -> list[Request]:
    return [_batch(_chained(statements, None))]


def ending(command: str) -> list[Request]:
    """COMMIT or ROLLBACK, and the stream is closed."""
    return [_batch([_control(command, None)]), CLOSE]


def results(answer: Mapping[str, Any], asked: Sequence[Request], count: int) -> list[Result]:
    """Of the first request's `count` statements, in their order.

    Raises StoreBusy, RowRefused, UnreadableAnswer, or StoreDamaged or StoreUnavailable with the
    database's reason.
    """
    try:
        first = answer["results"][0]
        if first["type"] != "ok":
            raise _trouble(first["error"])
        return _step_results(first["response"]["result"], asked[0]["batch"]["steps"], count)
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        raise UnreadableAnswer("the database sent what cannot be read") from error


def _step_results(batch: Mapping[str, Any], steps: Sequence[Step], count: int) -> list[Result]:
    for error in batch["step_errors"]:
        if error is not None:
            raise _trouble(error)
    done = batch["step_results"]
    for step, result in zip(steps, done, strict=True):
        if result is None and step["stmt"]["sql"] != ROLLBACK:
            raise UnreadableAnswer("the database did not say what became of a statement")
    begun = int(steps[0]["stmt"]["sql"] in (READ, WRITE))
    return [_result(result) for result in done[begun : begun + count]]


def _trouble(error: Mapping[str, Any]) -> StoreUnavailable:
    code, message = str(error.get("code") or ""), str(error["message"])
    if code.startswith(BUSY):
        return StoreBusy("another process is writing")
    if code.startswith(CONSTRAINT):
        return RowRefused(f"the database refused a row: {message}")
    kind = StoreDamaged if code.startswith(DAMAGE) else StoreUnavailable
    return kind(REASONS.get(code, f"the database did not answer: {message}"))


def _result(result: Mapping[str, Any]) -> Result:
    rows: list[Row] = [
        tuple([_RECEIVED[value["type"]](value) for value in row]) for row in result["rows"]
    ]
    return Result(rows, int(result["affected_row_count"]))


def _chained(statements: Sequence[Statement], begin: str | None) -> list[Step]:
    """Each runs if the one before did."""
    steps = [] if begin is None else [_control(begin, None)]
    for statement in statements:
        steps.append(_step(statement, _ok(len(steps) - 1) if steps else None))
    return steps


def _batch(steps: list[Step]) -> Request:
    return {"type": "batch", "batch": {"steps": steps}}


def _step(statement: Statement, condition: Mapping[str, Any] | None) -> Step:
    args = [_sent(value) for value in statement.args]
    return {"condition": condition, "stmt": {"sql": statement.sql, "args": args, "want_rows": True}}


def _control(command: str, condition: Mapping[str, Any] | None) -> Step:
    return {"condition": condition, "stmt": {"sql": command, "want_rows": False}}


def _ok(step: int) -> dict[str, Any]:
    return {"type": "ok", "step": step}


def _sent(value: Value) -> Mapping[str, Any]:
    if value is None:
        return {"type": "null"}
    if isinstance(value, str):
        return {"type": "text", "value": _whole(value)}
    if isinstance(value, int):
        return _sent_whole(value)
    if isinstance(value, float):
        return _sent_real(value)
    return {"type": "blob", "base64": base64.b64encode(value).decode()}


def _sent_whole(value: int) -> Mapping[str, Any]:
    """As text: a JSON number is exact up to 2**53 only."""
    if not MIN_WHOLE <= value <= MAX_WHOLE:
        raise StoreUnavailable("the database holds whole numbers of 64 bits")
    return {"type": "integer", "value": str(int(value))}


def _sent_real(value: float) -> Mapping[str, Any]:
    if math.isnan(value):
        return {"type": "null"}  # what SQLite makes of it
    if math.isinf(value):
        raise StoreUnavailable("an infinite number cannot be sent to the database")
    return {"type": "float", "value": value}


def _received_blob(value: Mapping[str, Any]) -> bytes:
    return base64.b64decode(value["base64"] + "==")  # it comes without padding


_RECEIVED: Mapping[str, Callable[[Mapping[str, Any]], Value]] = {
    "null": lambda value: None,
    "text": lambda value: str(value["value"]),
    "integer": lambda value: int(value["value"]),
    "float": lambda value: float(value["value"]),
    "blob": _received_blob,
}


def _whole(text: str) -> str:
    """Without the half characters that JSON can hold and UTF-8 cannot."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return text.encode("utf-8", "replace").decode()
    return text
