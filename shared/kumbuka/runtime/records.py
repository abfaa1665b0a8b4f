"""Log records that name the invocation they were written in.

`aws_request_id` and `trace_id` are fields of the record, so a formatter that writes what a record
has writes them too. A call that names one of them in `extra` is refused by `logging`.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from contextvars import ContextVar
from typing import Any

from kumbuka.runtime.runtime_api import Invocation

_fields: ContextVar[Mapping[str, str] | None] = ContextVar("invocation_fields", default=None)


def name_invocations() -> None:
    """Let every record written from now on carry the fields; once a process is enough."""
    make = logging.getLogRecordFactory()

    def record_of_invocation(*args: Any, **kwargs: Any) -> logging.LogRecord:
        record = make(*args, **kwargs)
        vars(record).update(_fields.get() or {})
        return record

    logging.setLogRecordFactory(record_of_invocation)


def begin_invocation(invocation: Invocation) -> None:
    """For the current task and the tasks and threads it starts."""
    fields = {"aws_request_id": invocation.request_id}
    if invocation.trace_id:
        fields["trace_id"] = invocation.trace_id
    _fields.set(fields)
