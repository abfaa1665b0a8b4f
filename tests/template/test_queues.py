"""The queues of turns and of jobs, their dead letters, and the functions that they feed."""

from __future__ import annotations

import pytest

from tests.fakes.deployed_template import DeployedTemplate, EventSource

QUEUES = [
    "TurnsQueue",
    "TurnsDeadLetterQueue",
    "JobsQueue",
    "JobsDeadLetterQueue",
    "EventsDeadLetterQueue",
]
FED = [("TurnsQueue", "ExtractFunction", 60), ("JobsQueue", "MaintainFunction", 120)]
"""Queue, the function that it feeds, and how long that may last in seconds."""
TWO_WEEKS_S = 14 * 24 * 3600


def test_each_queue_feeds_its_function_and_only_what_failed_comes_back(
    deployed: DeployedTemplate,
) -> None:
    assert deployed.event_sources() == [
        EventSource(
            queue="TurnsQueue",
            function="ExtractFunction",
            batch_size=10,
            reports_item_failures=True,
            max_concurrency=5,
        ),
        EventSource(
            queue="JobsQueue",
            function="MaintainFunction",
            batch_size=5,
            reports_item_failures=True,
            max_concurrency=2,
        ),
    ]


def test_how_many_functions_run_at_once_is_chosen() -> None:
    chosen = {"ExtractConcurrency": "7", "MaintainConcurrency": "3"}
    deployed = DeployedTemplate.load(parameters=chosen)
    assert [source.max_concurrency for source in deployed.event_sources()] == [7, 3]


@pytest.mark.parametrize(("queue", "function", "timeout_s"), FED)
def test_a_message_is_hidden_for_six_times_what_its_function_may_last(
    deployed: DeployedTemplate, queue: str, function: str, timeout_s: int
) -> None:
    assert deployed.properties(function)["Timeout"] == timeout_s
    assert deployed.properties(queue)["VisibilityTimeout"] == 6 * timeout_s


@pytest.mark.parametrize("what", ["Turns", "Jobs"])
def test_a_message_that_no_function_finishes_becomes_a_dead_letter(
    deployed: DeployedTemplate, what: str
) -> None:
    assert deployed.properties(f"{what}Queue")["RedrivePolicy"] == {
        "deadLetterTargetArn": f"{what}DeadLetterQueue.Arn",
        "maxReceiveCount": 20,
    }


@pytest.mark.parametrize("name", ["TurnsQueue", "JobsQueue"])
def test_a_message_is_kept_until_it_was_tried_as_often_as_it_may_be(
    deployed: DeployedTemplate, name: str
) -> None:
    queue = deployed.properties(name)
    tried_for_s = queue["VisibilityTimeout"] * queue["RedrivePolicy"]["maxReceiveCount"]
    assert tried_for_s < queue["MessageRetentionPeriod"]


@pytest.mark.parametrize("queue", [name for name in QUEUES if "DeadLetter" in name])
def test_a_dead_letter_is_kept_as_long_as_sqs_can(deployed: DeployedTemplate, queue: str) -> None:
    assert deployed.properties(queue)["MessageRetentionPeriod"] == TWO_WEEKS_S


def test_the_queues_are_all_tested(deployed: DeployedTemplate) -> None:
    assert list(deployed.of_type("AWS::SQS::Queue")) == QUEUES


@pytest.mark.parametrize("queue", QUEUES)
def test_every_queue_is_encrypted(deployed: DeployedTemplate, queue: str) -> None:
    assert deployed.properties(queue)["SqsManagedSseEnabled"] is True


def test_no_queue_answers_plain_http(deployed: DeployedTemplate) -> None:
    (policy,) = deployed.of_type("AWS::SQS::QueuePolicy").values()
    (statement,) = policy["PolicyDocument"]["Statement"]
    assert policy["Queues"] == QUEUES
    assert statement["Effect"] == "Deny"
    assert statement["Principal"] == "*"
    assert statement["Action"] == "sqs:*"
    assert statement["Resource"] == [f"{queue}.Arn" for queue in QUEUES]
    assert statement["Condition"] == {"Bool": {"aws:SecureTransport": "false"}}
