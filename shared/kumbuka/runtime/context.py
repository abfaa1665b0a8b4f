"""What a function may know about its invocation."""

from __future__ import annotations

import json
import math
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from kumbuka.runtime.runtime_api import Invocation

MARGIN_S = 1.0
"""Before the real deadline, for the application to end its answer by itself."""
CUT_S = 0.3
"""Before the real deadline, when an application that still runs is cancelled."""


@dataclass(frozen=True, slots=True)
class LambdaContext:
    """The managed runtime's context object, field by field; the texts are "" where unknown."""

    aws_request_id: str
    invoked_function_arn: str
    function_name: str
    function_version: str
    memory_limit_in_mb: str
    """A text, as the managed runtime has it."""
    log_group_name: str
    log_stream_name: str
    identity: Any
    """Parsed JSON or None, as `client_context`."""
    client_context: Any
    deadline_ms: int | None

    def get_remaining_time_in_millis(self) -> int:
        """Milliseconds, never below 0; 0 where Lambda named no deadline."""
        return max(0, (self.deadline_ms or 0) - int(time.time() * 1000))


def lambda_context(invocation: Invocation, environ: Mapping[str, str]) -> LambdaContext:
    """Raises ValueError where identity or client context are no JSON."""
    return LambdaContext(
        aws_request_id=invocation.request_id,
        invoked_function_arn=invocation.function_arn,
        function_name=environ.get("AWS_LAMBDA_FUNCTION_NAME", ""),
        function_version=environ.get("AWS_LAMBDA_FUNCTION_VERSION", ""),
        memory_limit_in_mb=environ.get("AWS_LAMBDA_FUNCTION_MEMORY_SIZE", ""),
        log_group_name=environ.get("AWS_LAMBDA_LOG_GROUP_NAME", ""),
        log_stream_name=environ.get("AWS_LAMBDA_LOG_STREAM_NAME", ""),
        identity=_json_or_none(invocation.identity),
        client_context=_json_or_none(invocation.client_context),
        deadline_ms=invocation.deadline_ms,
    )


@dataclass(frozen=True, slots=True)
class Deadlines:
    """Three moments of the event loop's clock, in seconds; infinite without a deadline."""

    soft_at: float
    """The application is to end its answer."""
    cut_at: float
    """An application that still runs is cancelled."""
    real_at: float
    """Lambda ends the invocation."""

    @classmethod
    def of(cls, deadline_ms: int | None, *, loop_time: float, epoch_s: float) -> Deadlines:
        """The margin is at most a tenth of the time that is left; the cut lies within it."""
        if deadline_ms is None:
            return cls(math.inf, math.inf, math.inf)
        left_s = max(0.0, deadline_ms / 1000 - epoch_s)
        real_at = loop_time + left_s
        margin_s = min(MARGIN_S, left_s / 10)
        return cls(real_at - margin_s, real_at - min(CUT_S, margin_s * CUT_S), real_at)


def _json_or_none(text: str | None) -> Any:
    return json.loads(text) if text else None
