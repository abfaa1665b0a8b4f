"""The queue of turns, its dead letters, and the function that it feeds."""

from __future__ import annotations

import pytest

from tests.fakes.deployed_template import DeployedTemplate, EventSource

QUEUES = ["TurnsQueue", "TurnsDeadLetterQueue", "EventsDeadLetterQueue"]
TWO_WEEKS_S = 14 * 24 * 3600


def test_turns_feed_the_extract_function_and_only_what_failed_comes_back(
    deployed: DeployedTemplate,
) -> None:
    assert deployed.event_sources() == [
        EventSource(
            queue="TurnsQueue",
            function="ExtractFunction",
            batch_size=10,
            reports_item_failures=True,
            max_concurrency=5,
        )
    ]


def test_how_many_extract_functions_run_at_once_is_chosen() -> None:
    deployed = DeployedTemplate.load(parameters={"ExtractConcurrency": "2"})
    assert [source.max_concurrency for source in deployed.event_sources()] == [2]


def test_a_turn_is_hidden_for_six_times_what_its_function_may_last(
    deployed: DeployedTemplate,
) -> None:
    timeout_s = deployed.properties("ExtractFunction")["Timeout"]
    assert timeout_s == 60
    assert deployed.properties("TurnsQueue")["VisibilityTimeout"] == 6 * timeout_s


def test_a_turn_that_no_function_finishes_becomes_a_dead_letter(deployed: DeployedTemplate) -> None:
    assert deployed.properties("TurnsQueue")["RedrivePolicy"] == {
        "deadLetterTargetArn": "TurnsDeadLetterQueue.Arn",
        "maxReceiveCount": 20,
    }


def test_a_turn_is_kept_until_it_was_tried_as_often_as_it_may_be(
    deployed: DeployedTemplate,
) -> None:
    queue = deployed.properties("TurnsQueue")
    tried_for_s = queue["VisibilityTimeout"] * queue["RedrivePolicy"]["maxReceiveCount"]
    assert tried_for_s < queue["MessageRetentionPeriod"]


@pytest.mark.parametrize("queue", ["TurnsDeadLetterQueue", "EventsDeadLetterQueue"])
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
