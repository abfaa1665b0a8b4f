"""The sample events: complete, readable by the functions, and true to the template."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from pathlib import Path
from typing import Any, cast

import pytest
from kumbuka.errors import PoisonMessage
from kumbuka.memory.jobs import Job
from kumbuka.memory.turns import Turn
from kumbuka.runtime.context import LambdaContext
from kumbuka.runtime.events import http_request

from tests.fakes.deployed_template import DeployedTemplate

EVENTS = Path(__file__).parents[2] / "events"
CHAT = sorted((EVENTS / "chat").glob("*.json"))
EXTRACT = sorted((EVENTS / "extract").glob("*.json"))
MAINTAIN = sorted((EVENTS / "maintain").glob("*.json"))
BATCHES = [*EXTRACT, *MAINTAIN]
SCHEDULED = sorted([*(EVENTS / "cleanup").glob("*.json"), *(EVENTS / "summarize").glob("*.json")])
READER = {"extract": Turn.from_json, "maintain": Job.from_json}
README = (EVENTS / "README.md").read_text(encoding="utf-8")
POISON = {
    "ten_turns_with_a_poison_one": 1,
    "a_turn_without_an_owner": 1,
    "a_job_without_an_owner": 1,
}
# The reader hands the context on and reads nothing of it.
NO_CONTEXT = cast(LambdaContext, None)


def read(file: Path) -> dict[str, Any]:
    event: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return event


def case(file: Path) -> str:
    return file.stem


def poison_among(file: Path) -> int:
    found = 0
    for record in read(file)["Records"]:
        try:
            READER[file.parent.name](record["body"])
        except PoisonMessage:
            found += 1
    return found


def test_every_event_is_described_and_every_description_has_an_event() -> None:
    described = set(re.findall(r"`([a-z0-9_]+)`", README.partition("| `chat/`")[2]))
    stems = {case(file) for file in (*CHAT, *BATCHES, *SCHEDULED)}
    assert stems - described == set()
    assert described - stems <= {"allow"}


def test_every_function_has_events(deployed: DeployedTemplate) -> None:
    folders = {deployed.code(function).rpartition("/")[2] for function in deployed.functions()}
    assert {folder.name for folder in EVENTS.iterdir() if folder.is_dir()} == folders


@pytest.mark.parametrize("file", CHAT, ids=case)
def test_the_runtime_reads_a_chat_event(file: Path) -> None:
    event = read(file)
    scope, body = http_request(file.read_bytes(), NO_CONTEXT)
    sent = event["body"] or ""
    assert (scope["method"], scope["path"]) == (event["httpMethod"], event["path"])
    assert body == (base64.b64decode(sent) if event["isBase64Encoded"] else sent.encode())


@pytest.mark.parametrize("file", CHAT, ids=case)
def test_a_chat_event_came_over_a_route_of_the_template(
    deployed: DeployedTemplate, file: Path
) -> None:
    event = read(file)
    assert event["resource"] in {route.path for route in deployed.routes()}
    proxy = (event["pathParameters"] or {}).get("proxy", "")
    assert event["resource"].replace("{proxy+}", proxy) == event["path"]
    assert event["requestContext"]["resourcePath"] == event["resource"]
    assert event["requestContext"]["path"] == "/live" + event["path"]


@pytest.mark.parametrize("file", CHAT, ids=case)
def test_a_chat_event_says_its_headers_twice(file: Path) -> None:
    event = read(file)
    assert event["multiValueHeaders"] == {name: [v] for name, v in event["headers"].items()}


@pytest.mark.parametrize("file", CHAT, ids=case)
def test_bytes_stand_in_base64_where_the_template_says_so(
    deployed: DeployedTemplate, file: Path
) -> None:
    event = read(file)
    (api,) = deployed.of_type("AWS::ApiGateway::RestApi").values()
    kind = event["headers"].get("Content-Type", "").partition(";")[0]
    binary = api["Body"]["x-amazon-apigateway-binary-media-types"]
    assert event["isBase64Encoded"] == (kind in binary)


@pytest.mark.parametrize("file", CHAT, ids=case)
def test_the_key_of_an_event_is_a_placeholder(file: Path) -> None:
    keys = set(re.findall(r"kb_\w+", file.read_text(encoding="utf-8")))
    assert keys <= {"kb_EVENT_KEY", "kb_UNKNOWN_KEY"}


@pytest.mark.parametrize("file", BATCHES, ids=case)
def test_a_batch_holds_what_its_function_does_but_for_the_poison_it_is_named_for(
    file: Path,
) -> None:
    assert poison_among(file) == POISON.get(case(file), 0)


@pytest.mark.parametrize("file", SCHEDULED, ids=case)
def test_a_scheduled_event_is_of_a_schedule_of_the_template(
    deployed: DeployedTemplate, file: Path
) -> None:
    event = read(file)
    if case(file) == "by_hand":
        assert event == {}
        return
    assert (event["source"], event["detail-type"]) == ("aws.scheduler", "Scheduled Event")
    (arn,) = event["resources"]
    schedule = arn.rpartition("/kumbuka-")[2].rpartition("-")[0]
    target = deployed.of_type("AWS::Scheduler::Schedule")[schedule]["Target"]["Arn"]
    assert deployed.code(target.removesuffix(".Arn")) == f"functions/{file.parent.name}"


@pytest.mark.parametrize("file", BATCHES, ids=case)
def test_a_message_is_as_sqs_hands_it_on(file: Path) -> None:
    records = read(file)["Records"]
    for record in records:
        digest = hashlib.md5(record["body"].encode(), usedforsecurity=False).hexdigest()
        assert record["md5OfBody"] == digest
        assert record["eventSource"] == "aws:sqs"
        assert int(record["attributes"]["ApproximateReceiveCount"]) >= 1
    assert len({record["messageId"] for record in records}) == len(records)


@pytest.mark.parametrize("file", BATCHES, ids=case)
def test_a_batch_is_no_larger_than_the_template_allows(
    deployed: DeployedTemplate, file: Path
) -> None:
    folder = f"functions/{file.parent.name}"
    (source,) = (s for s in deployed.event_sources() if deployed.code(s.function) == folder)
    assert len(read(file)["Records"]) <= source.batch_size


def test_one_turn_comes_twice_in_two_messages() -> None:
    first, second = read(EVENTS / "extract" / "the_same_turn_twice.json")["Records"]
    assert first["body"] == second["body"]
