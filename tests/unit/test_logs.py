import io
import json
import logging

import pytest
from kumbuka.adapters import logs


@pytest.fixture
def written():
    """A function that gives the lines logged since `logs.configure`, parsed."""
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    vendors = {name: logging.getLogger(name).level for name in logs.VENDORS}
    stream = io.StringIO()
    logs.configure("INFO", stream)
    yield lambda: [json.loads(line) for line in stream.getvalue().splitlines()]
    root.handlers[:] = handlers
    root.setLevel(level)
    for name, vendor_level in vendors.items():
        logging.getLogger(name).setLevel(vendor_level)


log = logging.getLogger("kumbuka.test")


def test_a_record_is_one_json_object_a_line(written):
    log.info("answered %s", "well", extra={"request_id": "r1", "status": 200, "ms": 12.5})
    log.warning("two\nlines")
    first, second = written()
    assert first.pop("time").endswith("Z")
    assert first == {
        "level": "INFO",
        "logger": "kumbuka.test",
        "message": "answered well",
        "request_id": "r1",
        "status": 200,
        "ms": 12.5,
    }
    assert second["message"] == "two\nlines"


def test_the_time_is_utc_with_milliseconds(written):
    record = log.makeRecord("kumbuka.test", logging.INFO, "", 0, "x", (), None)
    record.created = 1_700_000_000.25
    logging.getLogger().handlers[0].handle(record)
    assert written()[0]["time"] == "2023-11-14T22:13:20.250Z"


def test_records_below_the_level_are_not_written(written):
    log.debug("quiet")
    assert written() == []


def test_an_exception_is_part_of_its_line(written):
    try:
        raise ValueError("bad kb_abcdef123456")
    except ValueError:
        log.exception("failed")
    (line,) = written()
    assert "ValueError: bad [redacted]" in line["error"]


@pytest.mark.parametrize(
    "secret",
    ["kb_4f9a8b7c6d5e", "sk-proj-abcDEF123456", "Bearer eyJhbGciOi.x.y", "bearer abc", "x_kb_4f9a"],
)
def test_what_looks_like_a_key_is_never_written(written, secret):
    log.error("refused %s", secret, extra={"owner": secret, "detail": {"headers": [secret]}})
    (line,) = written()
    assert secret not in str(line)
    assert secret.split()[-1] not in str(line)
    assert "[redacted]" in line["message"] and "[redacted]" in line["owner"]


def test_ordinary_words_are_left_alone(written):
    log.info("task-force risk-based 4kb_page", extra={"tier": "hybrid"})
    assert written()[0]["message"] == "task-force risk-based 4kb_page"


def test_vendors_never_write_their_details(written):
    logs.configure("DEBUG", io.StringIO())
    assert not logging.getLogger("botocore.parsers").isEnabledFor(logging.DEBUG)
    assert not logging.getLogger("httpx").isEnabledFor(logging.INFO)


def test_configuring_twice_writes_a_record_once():
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    stream = io.StringIO()
    try:
        logs.configure("INFO", stream)
        logs.configure("INFO", stream)
        log.info("once")
    finally:
        root.handlers[:] = handlers
        root.setLevel(level)
    assert len(stream.getvalue().splitlines()) == 1
