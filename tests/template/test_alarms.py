"""What CloudWatch watches, and whom it tells."""

from __future__ import annotations

import pytest

from tests.fakes.deployed_template import DeployedTemplate

TOPIC = "arn:aws:sns:eu-west-1:123456789012:alarms"


@pytest.mark.parametrize(
    ("alarm", "namespace", "metric", "watched"),
    [
        ("DeadTurnsAlarm", "AWS/SQS", "ApproximateNumberOfMessagesVisible", "TurnsDeadLetterQueue"),
        (
            "DeadEventsAlarm",
            "AWS/SQS",
            "ApproximateNumberOfMessagesVisible",
            "EventsDeadLetterQueue",
        ),
        ("DeadJobsAlarm", "AWS/SQS", "ApproximateNumberOfMessagesVisible", "JobsDeadLetterQueue"),
        ("LateJobsAlarm", "AWS/SQS", "ApproximateAgeOfOldestMessage", "JobsQueue"),
        ("MaintainErrorsAlarm", "AWS/Lambda", "Errors", "MaintainFunction"),
        ("CleanupErrorsAlarm", "AWS/Lambda", "Errors", "CleanupFunction"),
        ("SummarizeErrorsAlarm", "AWS/Lambda", "Errors", "SummarizeFunction"),
        ("LateTurnsAlarm", "AWS/SQS", "ApproximateAgeOfOldestMessage", "TurnsQueue"),
        ("ChatErrorsAlarm", "AWS/Lambda", "Errors", "ChatFunction"),
        ("ExtractErrorsAlarm", "AWS/Lambda", "Errors", "ExtractFunction"),
        ("SlowChatsAlarm", "AWS/Lambda", "Duration", "ChatFunction"),
    ],
)
def test_an_alarm_watches_what_it_says(
    deployed: DeployedTemplate, alarm: str, namespace: str, metric: str, watched: str
) -> None:
    found = deployed.properties(alarm)
    (dimension,) = found["Dimensions"]
    assert (found["Namespace"], found["MetricName"]) == (namespace, metric)
    assert dimension["Value"].removesuffix(".QueueName") == watched
    assert dimension["Name"] == ("QueueName" if namespace == "AWS/SQS" else "FunctionName")
    assert found["ComparisonOperator"] == "GreaterThanThreshold"


def test_one_dead_letter_and_one_error_are_enough(deployed: DeployedTemplate) -> None:
    for alarm in (
        "DeadTurnsAlarm",
        "DeadJobsAlarm",
        "DeadEventsAlarm",
        "ChatErrorsAlarm",
        "ExtractErrorsAlarm",
        "MaintainErrorsAlarm",
        "CleanupErrorsAlarm",
        "SummarizeErrorsAlarm",
    ):
        assert deployed.properties(alarm)["Threshold"] == 0, alarm


def test_slow_means_one_chat_in_twenty_over_the_chosen_time() -> None:
    found = DeployedTemplate.load(parameters={"ChatSlowMs": "2500"}).properties("SlowChatsAlarm")
    assert (found["ExtendedStatistic"], found["Threshold"]) == ("p95", "2500")


def test_a_quiet_night_is_no_alarm(deployed: DeployedTemplate) -> None:
    alarms = deployed.of_type("AWS::CloudWatch::Alarm").values()
    assert {alarm["TreatMissingData"] for alarm in alarms} == {"notBreaching"}


def test_alarms_tell_the_topic_where_there_is_one(
    deployed: DeployedTemplate, deployed_whole: DeployedTemplate
) -> None:
    for found in deployed_whole.of_type("AWS::CloudWatch::Alarm").values():
        assert found["AlarmActions"] == found["OKActions"] == [TOPIC]
    for found in deployed.of_type("AWS::CloudWatch::Alarm").values():
        assert not {"AlarmActions", "OKActions"} & found.keys()
