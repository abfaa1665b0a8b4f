"""The schedules: when they start which function, and what becomes of what they could not start."""

from __future__ import annotations

import pytest

from tests.fakes.deployed_template import DeployedTemplate

SCHEDULES = [
    ("CleanupFunctionDaily", "CleanupFunction", "cron(17 3 * * ? *)"),
    ("SummarizeFunctionWeekly", "SummarizeFunction", "cron(43 4 ? * SUN *)"),
]


def test_the_schedules_are_all_tested(deployed: DeployedTemplate) -> None:
    names = [name for name, _, _ in SCHEDULES]
    assert list(deployed.of_type("AWS::Scheduler::Schedule")) == names


@pytest.mark.parametrize(("schedule", "function", "when"), SCHEDULES)
def test_a_schedule_starts_its_function_at_its_time(
    deployed: DeployedTemplate, schedule: str, function: str, when: str
) -> None:
    found = deployed.properties(schedule)
    assert found["ScheduleExpression"] == when
    assert found["Target"]["Arn"] == f"{function}.Arn"
    assert found["FlexibleTimeWindow"] == {"Mode": "OFF"}


def test_the_times_are_chosen() -> None:
    chosen = {"CleanupSchedule": "rate(1 day)", "SummarizeSchedule": "rate(7 days)"}
    schedules = DeployedTemplate.load(parameters=chosen).of_type("AWS::Scheduler::Schedule")
    expressions = [schedule["ScheduleExpression"] for schedule in schedules.values()]
    assert expressions == ["rate(1 day)", "rate(7 days)"]


@pytest.mark.parametrize("schedule", [name for name, _, _ in SCHEDULES])
def test_what_cannot_be_started_is_tried_again_and_then_kept(
    deployed: DeployedTemplate, schedule: str
) -> None:
    target = deployed.properties(schedule)["Target"]
    assert target["RetryPolicy"] == {"MaximumRetryAttempts": 10, "MaximumEventAgeInSeconds": 3600}
    assert target["DeadLetterConfig"] == {"Arn": "EventsDeadLetterQueue.Arn"}


@pytest.mark.parametrize("schedule", [name for name, _, _ in SCHEDULES])
def test_two_stacks_may_stand_in_one_account(deployed: DeployedTemplate, schedule: str) -> None:
    assert "Name" not in deployed.properties(schedule)


def test_the_schedules_may_start_the_planners_and_no_more(deployed: DeployedTemplate) -> None:
    for schedule, _, _ in SCHEDULES:
        assert deployed.properties(schedule)["Target"]["RoleArn"] == "SchedulerRole.Arn"
    role = deployed.properties("SchedulerRole")
    (trust,) = role["AssumeRolePolicyDocument"]["Statement"]
    assert trust["Principal"] == {"Service": "scheduler.amazonaws.com"}
    assert trust["Condition"] == {"StringEquals": {"aws:SourceAccount": "123456789012"}}
    (policy,) = role["Policies"]
    allowed = {s["Action"]: s["Resource"] for s in policy["PolicyDocument"]["Statement"]}
    assert allowed == {
        "lambda:InvokeFunction": ["CleanupFunction.Arn", "SummarizeFunction.Arn"],
        "sqs:SendMessage": "EventsDeadLetterQueue.Arn",
    }
