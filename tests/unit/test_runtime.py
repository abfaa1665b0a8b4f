"""The streaming runtime's parts that need neither Lambda nor a socket."""

from __future__ import annotations

import json
import logging
import math
import time
from collections.abc import Iterator
from contextvars import copy_context

import pytest
from kumbuka.runtime import records
from kumbuka.runtime.context import Deadlines, lambda_context
from kumbuka.runtime.failures import MAX_MESSAGE_CHARS, error_trailers, report
from kumbuka.runtime.prelude import DELIMITER, prelude
from kumbuka.runtime.runtime_api import Invocation

INVOCATION = Invocation("r-1", b"{}", None, "arn", "Root=1", None, None)


def told(status: int, *headers: tuple[bytes, bytes]) -> dict:
    encoded = prelude(status, headers)
    assert encoded.endswith(DELIMITER)
    return json.loads(encoded.removesuffix(DELIMITER))


def test_a_prelude_names_only_what_there_is() -> None:
    assert told(204) == {"statusCode": 204, "headers": {}}


def test_a_prelude_keeps_every_value_in_order_and_drops_what_is_the_connections() -> None:
    assert told(
        200,
        (b"X-Many", b"1"),
        (b"Set-Cookie", b"a=1; Path=/"),
        (b"x-many", b"2"),
        (b"Transfer-Encoding", b"chunked"),
        (b"content-length", b"5"),
        (b"x-latin", b"\xe9"),
    ) == {
        "statusCode": 200,
        "headers": {"x-latin": "é"},
        "multiValueHeaders": {"x-many": ["1", "2"]},
        "cookies": ["a=1; Path=/"],
    }


def test_a_prelude_holds_no_eight_nuls_before_its_end() -> None:
    encoded = prelude(200, [(b"x", b"\0" * 20)])
    assert encoded.count(DELIMITER) == 1


def raised(error: Exception, depth: int = 0) -> Exception:
    try:
        if depth:
            raise raised(error, depth - 1)
        raise error
    except Exception as caught:
        return caught


@pytest.mark.parametrize("message", ["", "x" * 10**6, "\N{GRINNING FACE}" * 10**5, "\0" * 10**5])
def test_trailers_stay_far_below_four_kb(message: str) -> None:
    trailers = error_trailers(raised(ValueError(message), 50))
    lines = "".join(f"{name}: {value}\r\n" for name, value in trailers.items())
    assert len(lines) < 3_000


def test_a_report_is_bounded_and_survives_an_error_without_words() -> None:
    class Mute(Exception):
        def __str__(self) -> str:
            raise RuntimeError

    assert report(Mute())["errorMessage"]
    assert len(report(ValueError("x" * 10**6))["errorMessage"]) == MAX_MESSAGE_CHARS
    assert len(report(raised(ValueError(), 500))["stackTrace"]) <= 20


@pytest.mark.parametrize(
    ("left_s", "margin_s"), [(900, 1.0), (30, 1.0), (10, 1.0), (2, 0.2), (0.1, 0.01), (0, 0)]
)
def test_the_app_is_to_end_a_second_or_a_tenth_before_the_deadline(
    left_s: float, margin_s: float
) -> None:
    deadlines = Deadlines.of(int((1000 + left_s) * 1000), loop_time=50.0, epoch_s=1000.0)
    assert deadlines.real_at == pytest.approx(50 + left_s)
    assert deadlines.soft_at == pytest.approx(50 + left_s - margin_s)
    assert deadlines.soft_at <= deadlines.cut_at <= deadlines.real_at


def test_a_deadline_that_has_passed_is_now_and_none_is_never() -> None:
    assert Deadlines.of(1, loop_time=50.0, epoch_s=1000.0).real_at == 50.0
    assert Deadlines.of(None, loop_time=50.0, epoch_s=1000.0).soft_at == math.inf


def test_the_context_counts_down_and_never_below_zero() -> None:
    soon = Invocation("r", b"", int((time.time() + 60) * 1000), "", None, None, None)
    assert 50_000 < lambda_context(soon, {}).get_remaining_time_in_millis() <= 60_000
    assert lambda_context(INVOCATION, {}).get_remaining_time_in_millis() == 0


def test_the_context_reads_the_functions_names() -> None:
    environ = {
        "AWS_LAMBDA_FUNCTION_NAME": "chat",
        "AWS_LAMBDA_FUNCTION_VERSION": "7",
        "AWS_LAMBDA_FUNCTION_MEMORY_SIZE": "512",
        "AWS_LAMBDA_LOG_GROUP_NAME": "group",
        "AWS_LAMBDA_LOG_STREAM_NAME": "stream",
    }
    context = lambda_context(INVOCATION, environ)
    assert (context.function_name, context.function_version) == ("chat", "7")
    assert (context.log_group_name, context.log_stream_name) == ("group", "stream")
    assert context.memory_limit_in_mb == "512"
    assert (context.identity, context.client_context) == (None, None)


@pytest.fixture
def named_records() -> Iterator[None]:
    before = logging.getLogRecordFactory()
    records.name_invocations()
    yield
    logging.setLogRecordFactory(before)


def record() -> logging.LogRecord:
    return logging.getLogger("x").makeRecord("x", logging.INFO, "", 1, "said", (), None)


@pytest.mark.usefixtures("named_records")
def test_records_name_the_invocation_they_are_written_in_and_no_other() -> None:
    def within() -> logging.LogRecord:
        records.begin_invocation(INVOCATION)
        return record()

    found = vars(copy_context().run(within))
    assert (found["aws_request_id"], found["trace_id"]) == ("r-1", "Root=1")
    assert "aws_request_id" not in vars(record())
